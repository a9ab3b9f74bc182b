//! Entering an area (section 7).

use super::Play;
use super::stack::EnterJob;
use super::state::Figure;
use crate::cards::AreaId;
use resolve::Go;

impl Play<'_> {
    /// A figure goes there and enters: the steps of DD-7.1 are put on the stack.
    pub(crate) fn enter(&mut self, figure: Figure, area: AreaId) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_enter(&mut self, job: EnterJob) -> Go {
        todo!()
    }
}
