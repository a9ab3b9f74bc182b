//! Hits outside of combat (DD-10.30 to DD-10.36).

use super::Play;
use super::state::{Figure, Participant};
use crate::cards::KilledBy;
use resolve::Go;

impl Play<'_> {
    /// Begins hits on a figure; tells `Returned::Strike`.
    pub(crate) fn start_strike(
        &mut self,
        by: Participant,
        target: Figure,
        hits: u8,
        how: KilledBy,
    ) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_strike(&mut self) -> Go {
        todo!()
    }

    /// Ends a chain of wounds on a monster (DD-10.34): its card is discarded.
    pub(crate) fn end_chain(&mut self) {
        todo!()
    }
}
