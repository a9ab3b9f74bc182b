//! All cards a game is played with.

use super::ids::{CardId, ItemId, Name, Suit};
use super::items::Item;
use super::ops::{BonusSentence, PenaltySentence};
pub use cardtext::Names;
use cardtext::{Diagnostics, Sources, Vocabulary, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Which decks a card or suit belongs to (FR-2.2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Module {
        /// Every deck, unless another card replaces it.
        Base => "base",
        /// Only decks with the new suits.
        Suits => "suits",
    }
}

/// A suit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuitInfo {
    /// The id of its block.
    pub id: String,
    /// What it is called.
    pub names: Names,
    /// May a player name it, or change a card into it (FR-7.14, FR-10.5)?
    pub selectable: bool,
    /// The decks it occurs in.
    pub module: Module,
}

/// A realm card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RealmCard {
    /// The id of its block.
    pub id: String,
    /// The name that sentences know it by.
    pub name: Name,
    /// The names on the card.
    pub names: Names,
    /// The number on the card.
    pub number: u16,
    /// The decks it occurs in.
    pub module: Module,
    /// The base card whose place it takes (FR-2.4).
    pub replaces: Option<CardId>,
    /// The printed suit.
    pub suit: Suit,
    /// The printed strength.
    pub strength: i16,
    /// The place of its owner's choice among all choices at the end; 0 if there is none.
    pub choice_order: u8,
    /// The bonus part, sentence by sentence.
    pub bonus: Vec<BonusSentence>,
    /// The penalty part, sentence by sentence.
    pub penalty: Vec<PenaltySentence>,
}

/// All cards a game is played with. Made by [`Pack::load`] only, so it is always sound: every
/// index in it points to something, and its sizes fit the sets the scoring works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// The suits, at most [`Pack::MOST_SUITS`].
    pub suits: Vec<SuitInfo>,
    /// The keys of the names that sentences refer to.
    pub names: Vec<String>,
    /// The realm cards, at most [`Pack::MOST_CARDS`], in the order of modules and numbers.
    pub cards: Vec<RealmCard>,
    /// The cursed items, at most [`Pack::MOST_ITEMS`], in the order of their numbers.
    pub items: Vec<Item>,
    /// blake3 of the sources: what a saved game pins.
    pub hash: [u8; 32],
    pub(super) vocabulary: Vocabulary,
}

impl Pack {
    /// Suits must fit a small bit set.
    pub const MOST_SUITS: usize = 16;
    /// Cards must fit a bit set.
    pub const MOST_CARDS: usize = 128;
    /// Items must fit a bit set.
    pub const MOST_ITEMS: usize = 64;

    /// Reads a complete pack: suits, cards and items.
    ///
    /// # Errors
    /// All mistakes of all files; nothing is loaded unless everything is sound.
    pub fn load(sources: &Sources) -> Result<Self, Diagnostics> {
        super::load::load(sources)
    }

    /// The card with this id.
    #[must_use]
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        index(self.cards.iter().position(|card| card.id == id)).map(CardId)
    }

    /// The item with this id.
    #[must_use]
    pub fn find_item(&self, id: &str) -> Option<ItemId> {
        index(self.items.iter().position(|item| item.id == id)).map(ItemId)
    }

    /// The suit with this id.
    #[must_use]
    pub fn find_suit(&self, id: &str) -> Option<Suit> {
        index(self.suits.iter().position(|suit| suit.id == id)).map(Suit)
    }

    /// The name with this key.
    #[must_use]
    pub fn find_name(&self, key: &str) -> Option<Name> {
        index(self.names.iter().position(|name| name == key)).map(Name)
    }

    /// The words of this pack: for reading further sentences or printing operations.
    #[must_use]
    pub fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }
}

fn index(position: Option<usize>) -> Option<u8> {
    position.and_then(|position| position.try_into().ok())
}
