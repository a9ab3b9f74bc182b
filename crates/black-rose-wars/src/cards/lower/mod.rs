//! From sentences to programs: what the words of a card mean.
//!
//! The same words mean different things on different cards: "you" is the caster of a spell but the
//! bearer of a misfortune, and on an order card "the Avatar" speaks of itself. That is the
//! [`Voice`]; everything else is a plain translation.

mod amounts;
mod made;
mod sentences;
mod steps;
mod triggers;
mod who;

use super::program::{By, Ref, TriggerWho};

/// Who speaks on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speaker {
    /// A mage that casts, activates, uses or controls it.
    Mage,
    /// The Black Rose.
    Event,
    /// The mage that bears the card.
    Bearer,
    /// The Avatar.
    Avatar,
}

/// What "you" and "the Avatar" mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Voice {
    speaker: Speaker,
    /// Inside of "each mage in play order", where "you" is the mage whose turn it is.
    in_turn: bool,
}

/// Why a sentence that can be read means nothing.
pub(super) type Nonsense = &'static str;

impl Voice {
    pub(super) fn of(speaker: Speaker) -> Self {
        Voice {
            speaker,
            in_turn: false,
        }
    }

    fn in_turn(self) -> Self {
        Voice {
            in_turn: true,
            ..self
        }
    }

    /// "You".
    fn you(self) -> Ref {
        match self.speaker {
            _ if self.in_turn => Ref::Item,
            Speaker::Bearer => Ref::Bearer,
            _ => Ref::Me,
        }
    }

    /// Where distances start, if that has to be said.
    fn start(self) -> Option<Ref> {
        (self.you() != Ref::Me).then_some(self.you())
    }

    /// "The Avatar".
    fn avatar(self) -> Ref {
        match self.speaker {
            Speaker::Avatar => Ref::Me,
            _ => Ref::Avatar,
        }
    }

    /// Whose cubes, if they are not those of whoever resolves the card.
    fn by(self) -> Option<By> {
        self.in_turn.then_some(By::Item)
    }

    /// "You" of a trigger.
    fn listener(self) -> TriggerWho {
        match self.speaker {
            Speaker::Bearer => TriggerWho::Bearer,
            _ => TriggerWho::You,
        }
    }
}
