//! Cards that are drawn, discarded, taken and looked at.

use crate::cards::{AfterLook, Amount, Deck, Held, LookAt, Op, Person, Picker};
use crate::play::Play;
use resolve::Did;

impl Play<'_> {
    /// Draw.
    pub(crate) fn draw(&mut self, deck: Deck, n: Amount, who: Person, same_deck: bool) -> Did {
        todo!()
    }

    /// Discard.
    pub(crate) fn discard(&mut self, op: &Op) -> Did {
        todo!()
    }

    /// Cards pass into the own hand.
    pub(crate) fn take_card(&mut self, from: Person, what: Held, n: Amount, pick: Picker) -> Did {
        todo!()
    }

    /// Look.
    pub(crate) fn look(&mut self, at: LookAt, n: u8, who: Person, then: AfterLook) -> Did {
        todo!()
    }

    /// DD-5.16.
    pub(crate) fn swap_corruption(&mut self) -> Did {
        todo!()
    }

    /// Repair.
    pub(crate) fn repair(&mut self, n: u8) -> Did {
        todo!()
    }

    /// Wear.
    pub(crate) fn wear(&mut self, n: u8, who: Person) -> Did {
        todo!()
    }
}
