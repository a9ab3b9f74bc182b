//! The monster step (section 18.3) and forms of monsters (section 18.1).

use super::Play;
use super::stack::MonsterStepJob;
use super::state::Participant;
use resolve::Go;

impl Play<'_> {
    /// Begins the monster step at the end of a turn.
    pub(crate) fn start_monster_step(&mut self, active: Participant) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_monster(&mut self, job: MonsterStepJob) -> Go {
        todo!()
    }

    /// Changes the form of a monster if possible (DD-18.5).
    pub(crate) fn metamorphose(&mut self, slot: u8, steps: i8) -> bool {
        todo!()
    }

    /// A new Hound in the lowest free slot (DD-1.9, DD-17.9).
    pub(crate) fn spawn_hound(&mut self, area: crate::cards::AreaId) -> bool {
        todo!()
    }

    /// The monsters nearest to a participant, absorbed Leaders and those a predicate excludes aside.
    pub(crate) fn nearest_monsters(
        &self,
        to: Participant,
        candidate: impl Fn(u8) -> bool,
    ) -> Vec<u8> {
        todo!()
    }
}
