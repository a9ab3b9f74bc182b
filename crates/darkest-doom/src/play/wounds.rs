//! Wound events (DD-0.9, DD-4.4).

use super::Play;
use super::stack::WoundsJob;
use super::state::Participant;
use crate::cards::KilledBy;
use resolve::Go;

impl Play<'_> {
    /// Begins a wound event; tells `Returned::Wounds`. An absorbed player loses dark life instead (DD-21.4).
    pub(crate) fn start_wounds(
        &mut self,
        who: Participant,
        n: u8,
        by: Option<Participant>,
        how: KilledBy,
    ) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_wounds(&mut self, job: WoundsJob) -> Go {
        todo!()
    }
}
