//! Death and kills (section 15).

use super::Play;
use super::stack::DeathJob;
use super::state::Participant;
use crate::cards::KilledBy;
use resolve::Go;

impl Play<'_> {
    /// A Guardian dies: loss of glory, Moth, rebirth (the glory of the killer comes before, DD-15.10). Also for Virtual Guardians (DD-23.18).
    pub(crate) fn start_death(&mut self, who: Participant) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_death(&mut self, job: DeathJob) -> Go {
        todo!()
    }

    /// A Guardian was killed by somebody: the killer gains 3 and has done a deed.
    pub(crate) fn killed_guardian(&mut self, who: Participant, by: Participant, how: KilledBy) {
        todo!()
    }

    /// A monster dies: removed, goal back, glory by the kind given (DD-14.29) and a deed for the killer.
    pub(crate) fn kill_monster(
        &mut self,
        slot: u8,
        kind: crate::cards::MonsterKind,
        by: Option<Participant>,
        how: KilledBy,
    ) {
        todo!()
    }

    /// A White Moth is received (DD-15.5).
    pub(crate) fn gain_moth(&mut self, who: Participant) -> bool {
        todo!()
    }
}
