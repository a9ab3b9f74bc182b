//! Goals of monsters (section 18.2).

use super::Play;
use super::stack::GoalJob;
use crate::cards::AreaId;
use resolve::Go;

impl Play<'_> {
    /// Begins the drawing of a goal.
    pub(crate) fn start_goal(&mut self, slot: u8) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_goal(&mut self, job: GoalJob) -> Go {
        todo!()
    }

    /// Where a monster heads for (DD-18.8).
    pub(crate) fn goal_area(&self, slot: u8) -> Option<AreaId> {
        todo!()
    }

    /// The goal token returns to the bag.
    pub(crate) fn return_goal(&mut self, slot: u8) {
        todo!()
    }
}
