//! Alliances, missions, the Wraith, Mosh, victory.

use crate::cards::{AreaId, Person, RelicTest, WhichAlliance};
use crate::play::Play;
use resolve::Did;

impl Play<'_> {
    /// The value of an alliance changes (DD-16.17).
    pub(crate) fn change_alliance(&mut self, citadel: WhichAlliance, n: i8, who: Person) -> Did {
        todo!()
    }

    /// A Virtual Guardian tries to ally (DD-23.11).
    pub(crate) fn ally_virtually(&mut self, citadel: AreaId) -> Did {
        todo!()
    }

    /// DD-13.8.
    pub(crate) fn complete_mission(&mut self, test: RelicTest) -> Did {
        todo!()
    }

    /// DD-13.13.
    pub(crate) fn summon_wraith(&mut self) -> Did {
        todo!()
    }

    /// DD-20.6.
    pub(crate) fn free_mosh_test(&mut self) -> Did {
        todo!()
    }

    /// Somebody wins.
    pub(crate) fn win(&mut self, who: Person) -> Did {
        todo!()
    }
}
