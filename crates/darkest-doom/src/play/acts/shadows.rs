//! Monsters by card effects.

use crate::cards::{Foe, Picker, Which};
use crate::play::Play;
use resolve::Did;

impl Play<'_> {
    /// A monster goes towards its goal.
    pub(crate) fn move_monster(&mut self, which: Which, n: u8) -> Did {
        todo!()
    }

    /// A monster changes its form.
    pub(crate) fn metamorph(&mut self, which: Which, steps: i8) -> Did {
        todo!()
    }

    /// A monster gets another goal.
    pub(crate) fn new_goal(&mut self, which: Which, pick: Picker) -> Did {
        todo!()
    }

    /// A combat begins.
    pub(crate) fn fight(&mut self, with: Foe) -> Did {
        todo!()
    }
}
