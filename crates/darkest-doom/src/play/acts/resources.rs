//! What is gained, lost and paid.

use crate::cards::{Amount, Person, Resource};
use crate::play::Play;
use crate::play::state::Participant;
use resolve::Did;

impl Play<'_> {
    /// Gain.
    pub(crate) fn gain(&mut self, res: Resource, n: Amount, who: Person) -> Did {
        todo!()
    }

    /// Lose.
    pub(crate) fn lose(&mut self, res: Resource, n: Amount, who: Person) -> Did {
        todo!()
    }

    /// Pay.
    pub(crate) fn pay(&mut self, res: Resource, n: Amount, who: Person) -> Did {
        todo!()
    }

    /// Steal.
    pub(crate) fn steal(&mut self, res: Resource, n: Amount, from: Person) -> Did {
        todo!()
    }

    /// Heal.
    pub(crate) fn heal(&mut self, n: Amount, who: Person) -> Did {
        todo!()
    }

    /// A characteristic rises.
    pub(crate) fn raise(&mut self, n: u8) -> Did {
        todo!()
    }

    /// How much somebody has.
    pub(crate) fn has(&self, who: Participant, res: Resource) -> i16 {
        todo!()
    }

    /// Gives something to somebody, within the limits; tells how much (sections 3, 15).
    pub(crate) fn give(&mut self, who: Participant, res: Resource, n: u8) -> u8 {
        todo!()
    }

    /// Takes something from somebody, as far as it is there; tells how much.
    pub(crate) fn take(&mut self, who: Participant, res: Resource, n: u8) -> u8 {
        todo!()
    }

    /// Daily Glory changes and is told; an absorbed player has none.
    pub(crate) fn change_glory(&mut self, who: Participant, n: i16) {
        todo!()
    }
}
