//! From sentences to programs: what the words of a card mean.
//!
//! In a loop over players "you" is the one whose turn it is, everywhere else it is whoever
//! resolves the card: that is the [`Voice`]. Everything else is a plain translation.

mod board;
mod conditions;
mod dice;
mod feats;
mod goods;
mod hands;
mod rules;
mod steps;
mod who;

use super::program::{AreaId, Colour, Person, Set};

pub(super) use feats::condition;

/// The structures by colour, for sentences that name them by it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Structures {
    pub(super) citadels: [AreaId; 4],
    pub(super) temples: [AreaId; 4],
}

/// What "you" means, and where the structures are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Voice {
    you: Person,
    structures: Structures,
}

impl Voice {
    pub(super) fn new(structures: Structures) -> Self {
        Voice {
            you: Person::Me,
            structures,
        }
    }

    /// The same within a loop.
    fn within(self, set: Set) -> Self {
        match set {
            Set::Player | Set::Participant => Voice {
                you: Person::Each,
                ..self
            },
            Set::Monster => self,
        }
    }

    fn citadel(self, colour: Colour) -> AreaId {
        self.structures.citadels[colour.index()]
    }

    fn temple(self, colour: Colour) -> AreaId {
        self.structures.temples[colour.index()]
    }
}
