//! Fate dice, the Darkest Doom track and Scarlet Fate (section 8).

use super::Play;
use super::stack::{Fate, MoonsJob};
use super::state::Participant;
use crate::cards::Icon;
use resolve::Go;
use smallvec::SmallVec;

impl Play<'_> {
    /// Rolls dice.
    pub(crate) fn roll_dice(&mut self, n: u8) -> SmallVec<[Icon; 8]> {
        todo!()
    }

    /// Moons move the marker and its space works (DD-8.5); does nothing without moons.
    pub(crate) fn start_moons(&mut self, roller: Participant, moons: u8) {
        todo!()
    }

    /// The marker moves so many spaces; the last one works if `resolve`.
    pub(crate) fn advance_doom(&mut self, spaces: u8, roller: Participant, resolve: bool) {
        todo!()
    }

    /// One step of moons.
    pub(crate) fn step_moons(&mut self, job: MoonsJob) -> Go {
        todo!()
    }

    /// The current roll of a player: the innermost one on the stack.
    pub(crate) fn fate_mut(&mut self, who: Participant) -> Option<&mut Fate> {
        todo!()
    }
}
