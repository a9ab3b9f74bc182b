//! The Destiny die (DD-3.11, DD-13.9).

use super::Play;
use super::stack::DestinyJob;
use super::state::Participant;
use crate::cards::RelicTest;
use resolve::Go;

impl Play<'_> {
    /// Begins a test of the Destiny die; tells `Returned::Test`.
    pub(crate) fn start_destiny(&mut self, who: Participant, test: RelicTest) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_destiny(&mut self, job: DestinyJob) -> Go {
        todo!()
    }
}
