//! The cards of Fantasy Realms: their types, and the pack that holds them.

pub mod ids;
pub mod items;
pub mod ops;

pub use ids::{CardId, ItemId, Name, Suit};
pub use items::{Item, ItemBonus, ItemSentence, Timing};
pub use ops::{
    BlankClause, BonusSentence, Condition, Group, Kind, Need, PenaltySentence, Rung, Term,
};

use serde::{Deserialize, Serialize};

/// A name in the languages of the cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Names {
    /// English.
    pub en: String,
    /// Polish.
    pub pl: String,
    /// Russian.
    pub ru: String,
}

/// Which decks a card or suit belongs to (FR-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Module {
    /// In every deck, unless replaced.
    Base,
    /// Only with the new suits.
    Suits,
}

/// A suit of the pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuitInfo {
    /// The id of the card file.
    pub id: String,
    /// The names of the suit.
    pub names: Names,
    /// May a player name it (FR-7.14)?
    pub selectable: bool,
    /// The decks it occurs in.
    pub module: Module,
}

/// A realm card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RealmCard {
    /// The id of the card file.
    pub id: String,
    /// The name other cards know it by.
    pub name: Name,
    /// The names on the card.
    pub names: Names,
    /// The collector's number.
    pub number: u16,
    /// The decks it occurs in.
    pub module: Module,
    /// The base card it takes the place of.
    pub replaces: Option<CardId>,
    /// The printed suit.
    pub suit: Suit,
    /// The printed strength.
    pub strength: i16,
    /// When its owner chooses (FR-10): 0 for no choice, otherwise the place in the order.
    pub choice_order: u8,
    /// The bonus part.
    pub bonus: Vec<BonusSentence>,
    /// The penalty part.
    pub penalty: Vec<PenaltySentence>,
}

/// All cards a game is played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// The suits, at most 16.
    pub suits: Vec<SuitInfo>,
    /// The name keys that sentences refer to.
    pub names: Vec<String>,
    /// The realm cards, at most 128.
    pub cards: Vec<RealmCard>,
    /// The cursed items, at most 64.
    pub items: Vec<Item>,
    /// blake3 of the sources.
    pub hash: [u8; 32],
}
