//! Virtual Guardians (section 23).

use super::Play;
use super::stack::VirtualTurnJob;
use super::state::Participant;
use resolve::Go;

impl Play<'_> {
    /// Begins the turn of a Virtual Guardian (DD-23.6); the monster step is part of it.
    pub(crate) fn start_virtual_turn(&mut self, who: Participant) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_virtual(&mut self, job: VirtualTurnJob) -> Go {
        todo!()
    }

    /// D3: glory for allied Citadels, vines removed by Acolytes (DD-23.9, DD-23.10).
    pub(crate) fn virtual_upkeep(&mut self) {
        todo!()
    }
}
