//! Trap tokens that trigger (section 10.4).

use super::Play;
use super::stack::TrapJob;
use resolve::Go;

impl Play<'_> {
    /// One step of a trap that triggers.
    pub(crate) fn step_trap(&mut self, job: TrapJob) -> Go {
        todo!()
    }
}
