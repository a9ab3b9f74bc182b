//! The 48 cards of the Pit: six kinds, eight copies each.

use serde::{Deserialize, Serialize};
use table::Target;

const COPIES: u16 = 8;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Takes coins from the others, split as its owner likes.
    Strike,
    /// Cancels the card it answers.
    Ward,
    /// Looks at the top of the deck and puts it back in any order.
    Scry,
    /// Bets coins on a die.
    Dig,
    /// Takes a face-down card of somebody else.
    Snatch,
    /// Takes a coin from the owner of the card it answers.
    Echo,
}

impl Kind {
    const ALL: [Kind; 6] = [
        Kind::Strike,
        Kind::Ward,
        Kind::Scry,
        Kind::Dig,
        Kind::Snatch,
        Kind::Echo,
    ];
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Card(pub(crate) u16);

impl Card {
    pub(crate) fn all() -> impl Iterator<Item = Card> {
        (0..COPIES * Kind::ALL.len() as u16).map(Card)
    }

    pub(crate) fn kind(self) -> Kind {
        Kind::ALL[usize::from(self.0 / COPIES) % Kind::ALL.len()]
    }

    pub(crate) fn name(self) -> String {
        format!("{:?} {}", self.kind(), self.0 % COPIES + 1)
    }

    pub(crate) fn named(name: &str) -> Option<Card> {
        Card::all().find(|card| card.name() == name)
    }

    pub(crate) fn target(self) -> Target {
        Target::Card(self.0)
    }

    /// May it be played as an answer to this card?
    pub(crate) fn fits(self, answered: Card) -> bool {
        match self.kind() {
            Kind::Ward => true,
            Kind::Echo => matches!(answered.kind(), Kind::Strike | Kind::Ward),
            _ => false,
        }
    }
}
