//! Ambush tests (section 9).

use super::Play;
use super::stack::TestCause;
use super::state::Participant;
use resolve::Go;

impl Play<'_> {
    /// Begins a test; tells `Returned::Test`.
    pub(crate) fn start_test(&mut self, who: Participant, cause: TestCause) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_test(&mut self) -> Go {
        todo!()
    }
}
