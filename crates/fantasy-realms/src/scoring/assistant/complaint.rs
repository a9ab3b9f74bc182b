//! Why the assistant cannot score what it was given, in words for the person who gave it.

use crate::play::state::HAND_CAP;
use thiserror::Error;

/// Why hands cannot be scored.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Complaint {
    /// Nothing of the pack is called so.
    #[error("unknown {what} `{word}`{near}")]
    Unknown {
        /// What was looked for: a card, a cursed item, a suit.
        what: &'static str,
        /// What it was called.
        word: String,
        /// What may have been meant, as the end of the sentence.
        near: String,
    },
    /// The card exists only in the deck with the new suits.
    #[error("{0} is not in this deck: it needs the new suits")]
    NotInDeck(String),
    /// Every card and item exists once.
    #[error("`{word}` is there twice, {places}: it exists only once (FR-1.4)")]
    Twice {
        /// What it was called the second time.
        word: String,
        /// Where it lies.
        places: String,
    },
    /// No hand ever holds so many.
    #[error("{0} cards are too many: a hand never holds more than {HAND_CAP} (FR-2.6)")]
    TooManyCards(usize),
    /// The number of people.
    #[error("the game is for 2 to 6 players, not {0}")]
    Players(usize),
    /// The number of hands.
    #[error("{hands} hands cannot be those of {players} players")]
    Hands {
        /// How many hands were given.
        hands: usize,
        /// How many people play.
        players: u8,
    },
    /// Items in a game without.
    #[error("{0} has cursed items, but the game is played without them")]
    ItemsNotInUse(String),
    /// A choice without a target.
    #[error("`{0}` does not say what is chosen")]
    NothingChosen(String),
    /// A choice the rules do not allow.
    #[error("{0}")]
    Choice(String),
    /// The request has another form.
    #[error("this cannot be scored: {0}")]
    Malformed(String),
}
