//! The first step of the Evocation phase: evocations of the Rose act (BRW-20.5.1, BRW-25.6.1).

use super::different;
use crate::cards::{EvocationKind, Phase, PhaseStep, ProgramId, TriggerOn};
use crate::play::asking::figure_target;
use crate::play::menu::{Asked, Pick};
use crate::play::stack::{EffectJob, Job, Source};
use crate::play::state::{EvocId, Evocation, Figure, Party};
use crate::play::{Did, Play, rule};
use smallvec::SmallVec;
use table::Message;

impl Play<'_> {
    /// Lets the next evocation of the Rose act. Done when none is left that has not acted in this
    /// phase: the Avatar's by their slots first, then Nightmares in turn order of their bearers.
    pub(crate) fn rose_step(&mut self) -> Did {
        if let Some(evoc) = self.next_in_slots() {
            return self.rose_acts(evoc, true);
        }
        let free = |evoc: &&Evocation| is_ready(evoc) && evoc.bearer.is_none();
        if let Some(evoc) = self.state.evocations.iter().find(free).map(|evoc| evoc.id) {
            return self.rose_acts(evoc, false);
        }
        for bearer in self.turn_order_with_avatar() {
            let borne = self.nightmares_of(bearer);
            if !borne.is_empty() {
                return match self.crown_picks(Asked::Rose, &borne) {
                    Some(Pick::Figure(Figure::Evoc(evoc))) => self.rose_acts(evoc, false),
                    Some(_) => Did::Yes,
                    None => Did::Ask,
                };
            }
        }
        Did::Yes
    }

    fn next_in_slots(&self) -> Option<EvocId> {
        let slots = self.state.avatar.as_ref()?.evocations.into_iter();
        { slots }
            .flatten()
            .find(|id| self.evoc(*id).is_some_and(is_ready))
    }

    /// The Nightmares of a mage that have not acted.
    fn nightmares_of(&self, bearer: Party) -> SmallVec<[Pick; 4]> {
        let evocations = self.state.evocations.iter();
        different(evocations.filter(|evoc| is_ready(evoc) && evoc.bearer == Some(bearer)))
    }

    /// It does what its card says for this step (BRW-23.3.4), or acts as any evocation of the Rose.
    fn rose_acts(&mut self, id: EvocId, by_avatar: bool) -> Did {
        let Some(evoc) = self.evoc_mut(id) else {
            return Did::Yes;
        };
        evoc.activated = true;
        let kind = evoc.kind;
        let Some(program) = self.rose_step_program(kind) else {
            self.start_activation(id, Party::ROSE, by_avatar, 0, 0);
            return Did::Wait;
        };
        self.tell(rule("BRW-23.3.4"), || {
            Message::new("nightmare-acts").with("evocation", figure_target(Figure::Evoc(id)))
        });
        let mut effect = EffectJob::new(Source::Evocation(id), program, Party::ROSE);
        effect.by_avatar = by_avatar;
        effect.this = Some(id);
        self.push(Job::Effect(Box::new(effect)));
        Did::Wait
    }

    fn rose_step_program(&self, kind: EvocationKind) -> Option<ProgramId> {
        let mut abilities = self.pack().evocation(kind).force.abilities.iter();
        let ability = abilities.find(|ability| {
            let when = &ability.when;
            when.on == TriggerOn::Phase
                && when.phase == Some(Phase::Evocation)
                && when.step == Some(PhaseStep::Rose)
        });
        ability.map(|ability| ability.program)
    }
}

/// An evocation of the Rose in the lodge that has not acted in this phase.
fn is_ready(evoc: &Evocation) -> bool {
    evoc.owner == Party::ROSE && !evoc.activated && evoc.spot.room().is_some()
}
