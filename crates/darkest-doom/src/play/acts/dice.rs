//! Dice and icons.

use crate::cards::{Amount, Icon, Icons, Person, Stat};
use crate::play::Play;
use resolve::Did;

impl Play<'_> {
    /// More or fewer dice.
    pub(crate) fn more_dice(&mut self, n: i8, who: Person) -> Did {
        todo!()
    }

    /// Fixed results.
    pub(crate) fn add_symbols(
        &mut self,
        symbols: &[Icon],
        times: Option<Amount>,
        who: Person,
    ) -> Did {
        todo!()
    }

    /// Fewer dice or hits.
    pub(crate) fn weaken(&mut self, n: u8, who: Person, min: u8) -> Did {
        todo!()
    }

    /// Own dice are set.
    pub(crate) fn change_dice(&mut self, n: Amount, to: &Icons, from: Option<Icon>) -> Did {
        todo!()
    }

    /// Own dice are rolled again.
    pub(crate) fn reroll(&mut self, n: u8) -> Did {
        todo!()
    }

    /// The Destiny die is rolled again.
    pub(crate) fn reroll_destiny(&mut self) -> Did {
        todo!()
    }

    /// Icons do not count.
    pub(crate) fn strip(&mut self, symbol: Icon, n: u8, who: Person) -> Did {
        todo!()
    }

    /// Icons count as hits.
    pub(crate) fn treat_as_hit(&mut self, symbols: &[Icon]) -> Did {
        todo!()
    }

    /// The test counts as passed.
    pub(crate) fn auto_pass(&mut self) -> Did {
        todo!()
    }

    /// A number of the monster changes.
    pub(crate) fn monster_stat(&mut self, stat: Stat, n: i8) -> Did {
        todo!()
    }

    /// The last battle spell of the opponent has no effect.
    pub(crate) fn cancel_spell(&mut self) -> Did {
        todo!()
    }
}
