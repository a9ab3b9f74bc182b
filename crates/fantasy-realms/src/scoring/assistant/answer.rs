//! What the assistant answers: points with their reasons, ready to be shown.

use crate::cards::ChoiceKind;
use serde::Serialize;

/// The scores of all hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct ScoreAnswer {
    /// Was the deck with the new suits in use?
    pub suits: bool,
    /// The players in the order of the request.
    pub players: Vec<PlayerScore>,
    /// Who wins, by place in the list; several if they share the victory (FR-14.3).
    pub winners: Vec<usize>,
    /// The rule that decides.
    pub rule: &'static str,
}

/// The score of one hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct PlayerScore {
    /// What the player is called, if the request said it.
    pub name: Option<String>,
    /// The final score (FR-14.1).
    pub total: i32,
    /// The realm cards' part of it.
    pub realm_total: i32,
    /// The cursed items' part of it.
    pub items_total: i32,
    /// The sum of the printed strengths: of tied players the one with less wins (FR-14.3).
    pub strength: i32,
    /// The choices were found to be the best ones, not given.
    pub choices_found: bool,
    /// The choices that were made.
    pub choices: Vec<ChoiceMade>,
    /// The cards in the order of the hand.
    pub cards: Vec<CardWorth>,
    /// The face-down items.
    pub items: Vec<ItemWorth>,
}

/// A choice that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct ChoiceMade {
    /// The id of the card that offers it.
    pub card: String,
    /// What kind of choice it is.
    pub kind: ChoiceKind,
    /// The id of the chosen card.
    pub target: String,
    /// The id of its new suit, if it gets one.
    pub suit: Option<String>,
    /// The choice in words.
    pub text: String,
    /// The rule that allows it.
    pub rule: &'static str,
}

/// What one card gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct CardWorth {
    /// The id of the card.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The id of the card whose name it bears: its own, or that of the one it copied.
    pub face: String,
    /// The id of its suit at the end.
    pub suit: String,
    /// The name of that suit.
    pub suit_name: String,
    /// Points for its strength.
    pub base: i32,
    /// Points of its bonus part.
    pub bonus: i32,
    /// Points of its penalty part.
    pub penalty: i32,
    /// All of them; nothing for a blanked card.
    pub total: i32,
    /// Is it blanked?
    pub blanked: bool,
    /// Its penalty does not count because it was cleared.
    pub cleared: bool,
    /// The reasons, sentence by sentence.
    pub why: Vec<Why>,
}

/// One reason, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct Why {
    /// What happened.
    pub text: String,
    /// The points it gave or took, if it is about points.
    pub points: Option<i32>,
    /// The rule it follows.
    pub rule: &'static str,
    /// The id of the card that did it, if it was a certain other one.
    pub by: Option<String>,
}

/// What one face-down item gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct ItemWorth {
    /// The id of the item.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is worth, with what it adds at the end.
    pub points: i32,
    /// The rule it follows.
    pub rule: &'static str,
}
