//! Targets and what loops go over.

use super::Play;
use super::stack::Thing;
use super::state::Participant;
use crate::cards::{Filter, ProgramId, Set, TargetKind};

impl Play<'_> {
    /// What the actor can choose.
    pub(crate) fn legal_targets(&mut self, kind: TargetKind, filter: &Filter) -> Vec<Thing> {
        todo!()
    }

    /// What a loop goes over.
    pub(crate) fn things_of(&mut self, set: Set, filter: &Filter) -> Vec<Thing> {
        todo!()
    }

    /// Can the costs (`pay`) at this place of the program in progress be met?
    pub(crate) fn can_meet_costs(&mut self, start: u16) -> bool {
        todo!()
    }

    /// Would a program of this actor do anything now (DD-10.7)? Costs and targets are looked at.
    pub(crate) fn would_do(&mut self, program: ProgramId, actor: Participant) -> bool {
        todo!()
    }
}
