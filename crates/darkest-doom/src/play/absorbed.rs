//! The absorbed player (section 21).

use super::Play;
use super::state::Participant;
use resolve::Did;

impl Play<'_> {
    /// DD-21.2, DD-21.3.
    pub(crate) fn absorb(&mut self) -> Did {
        todo!()
    }

    /// The slot of the Leader an absorbed player controls.
    pub(crate) fn leader_of(&self, who: Participant) -> Option<u8> {
        todo!()
    }
}
