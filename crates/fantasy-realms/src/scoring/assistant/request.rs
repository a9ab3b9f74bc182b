//! What the assistant is asked.

use serde::Deserialize;
use std::collections::BTreeMap;

/// The open hands at the end of a game, to be scored. Cards, items and suits are given by id or by
/// name in any language.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "fantasy-realms/", optional_fields)
)]
#[serde(deny_unknown_fields)]
pub struct ScoreRequest {
    /// The hands, one to six.
    pub players: Vec<PlayerHand>,
    /// The discard area.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>"))]
    pub discard: Vec<String>,
    /// Is the deck with Buildings, Outsiders and Undead in use? If nobody says, the cards tell.
    #[serde(default)]
    pub suits: Option<bool>,
    /// Are cursed items in use? If nobody says, they are as soon as there is one.
    #[serde(default)]
    pub items: Option<bool>,
    /// How many people play, where it is not the number of hands. A single hand is taken for one
    /// of four.
    #[serde(default)]
    pub seats: Option<u8>,
}

/// What one player has.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "fantasy-realms/", optional_fields)
)]
#[serde(deny_unknown_fields)]
pub struct PlayerHand {
    /// What the player is called in answers and complaints.
    #[serde(default)]
    pub name: Option<String>,
    /// The realm cards, at most nine (FR-2.6).
    pub hand: Vec<String>,
    /// The face-down cursed items.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>"))]
    pub items: Vec<String>,
    /// The choices by the card that offers them. Missing: find the best ones. Empty: decline all.
    #[serde(default)]
    pub choices: Option<ChoicesGiven>,
}

/// Choices in words, by the card that offers them.
pub type ChoicesGiven = BTreeMap<String, ChoiceGiven>;

/// A choice in words.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "fantasy-realms/", optional_fields)
)]
#[serde(deny_unknown_fields)]
pub struct ChoiceGiven {
    /// The card that is copied, changed, cleared or protected.
    pub target: String,
    /// Its new suit, where it gets one.
    #[serde(default)]
    pub suit: Option<String>,
}
