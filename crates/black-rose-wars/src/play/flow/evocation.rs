//! Phase 5: evocations act (BRW-20.5).

use super::{Due, Flow};
use crate::cards::{Phase, Timing};
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::state::{EVOCATION_SLOTS, EvocId, Figure, Party};
use crate::play::{Did, Go, Play};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Where the Evocation phase stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Evocations {
    /// The events of this phase are looked up.
    Look,
    /// They are carried out.
    Apply(Due),
    /// The evocations of the Rose act (BRW-20.5.1).
    Rose,
    /// The mages' evocations act.
    Mages {
        /// The place in turn order that comes next.
        place: u8,
        /// Places without ready evocations: they have finished, as bits (BRW-20.5.3, BRW-24.2).
        finished: u8,
    },
}

impl Play<'_> {
    pub(super) fn step_evocations(&mut self, step: Evocations) -> Go {
        let next = match step {
            Evocations::Look => {
                let evocations = self.state.evocations.iter_mut();
                evocations.for_each(|evoc| evoc.activated = false);
                Evocations::Apply(self.due_events(Timing::Evocation))
            }
            Evocations::Apply(due) => {
                let left = self.apply_event(due);
                left.map_or(Evocations::Rose, Evocations::Apply)
            }
            Evocations::Rose => match self.rose_step() {
                Did::Ask => return Go::Ask,
                Did::Wait => Evocations::Rose,
                Did::Yes | Did::No => Evocations::Mages {
                    place: 0,
                    finished: 0,
                },
            },
            Evocations::Mages { place, finished } => return self.next_evocation(place, finished),
        };
        self.state.flow = Flow::Evocation(next);
        Go::On
    }

    /// Each mage activates all its evocations, one at a time; with the Summoner's Crown the turn
    /// passes after each of them (BRW-20.5.1, BRW-24.2).
    fn next_evocation(&mut self, place: u8, finished: u8) -> Go {
        let order = self.turn_order();
        let places = order.len() as u8;
        let mut left = (0..places).map(|step| (place + step) % places);
        let Some(place) = left.find(|place| finished >> place & 1 == 0) else {
            self.begin_phase(Phase::Cleanup);
            return Go::On;
        };
        let mage = order[usize::from(place)];
        let ready = self.ready_evocations(mage);
        let mut next = Evocations::Mages { place, finished };
        if ready.is_empty() {
            next = Evocations::Mages {
                place: place + 1,
                finished: finished | 1 << place,
            };
        } else if let Some(reply) = self.reply(Asked::NextEvocation) {
            if self.state.table.summoners_crown {
                next = Evocations::Mages {
                    place: place + 1,
                    finished,
                };
            }
            if let Some(&Pick::Figure(Figure::Evoc(id))) = reply.picks.first() {
                self.activate_in_phase(mage, id);
            }
        } else {
            let picks = ready.into_iter().map(|id| Pick::Figure(Figure::Evoc(id)));
            self.ask(mage, Asked::NextEvocation, MenuShape::One, picks);
            return Go::Ask;
        }
        self.state.flow = Flow::Evocation(next);
        Go::On
    }

    /// The evocations of a mage that have not acted in this phase (BRW-20.5.2).
    fn ready_evocations(&self, mage: Party) -> ArrayVec<EvocId, EVOCATION_SLOTS> {
        let own = self.state.mages[mage.index()].evocations.iter().flatten();
        let ready = |id: &&EvocId| {
            let evoc = self.evoc(**id);
            evoc.is_some_and(|evoc| !evoc.activated && evoc.spot.room().is_some())
        };
        own.filter(ready).copied().collect()
    }

    fn activate_in_phase(&mut self, mage: Party, id: EvocId) {
        if let Some(evoc) = self.evoc_mut(id) {
            evoc.activated = true;
        }
        self.start_activation(id, mage, false, 0, 0);
    }
}
