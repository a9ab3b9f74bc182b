//! How an evocation acts when the Rose or the Avatar decides for it (BRW-25.6).

use super::{asks, best};
use crate::cards::RoomId;
use crate::play::menu::{Going, Pick};
use crate::play::stack::ActivationJob;
use crate::play::state::{EvocId, Figure, Party};
use crate::play::{Go, Play};
use smallvec::SmallVec;
use std::cmp::Reverse;

/// Whom an evocation goes for.
enum Aim {
    /// This figure.
    At(Figure),
    /// The crown holder is asked which.
    Asked,
    /// There is nobody.
    Nobody,
}

impl Play<'_> {
    /// The next move or the attack of the evocation on top. A target that is gone by then is
    /// replaced by another one.
    pub(crate) fn step_rose_activation(&mut self) -> Go {
        let job = *self.activation();
        let Some(room) = self
            .room_of(Figure::Evoc(job.evoc))
            .filter(|_| job.attack_left)
        else {
            return self.end_activation();
        };
        let aim = job.aim.filter(|aim| self.room_of(*aim).is_some());
        let aim = match aim.map_or_else(|| self.choose_aim(&job, room), Aim::At) {
            Aim::At(aim) => aim,
            Aim::Asked => return Go::Ask,
            Aim::Nobody => return self.wander(&job, room),
        };
        self.activation().aim = Some(aim);
        match self.room_of(aim) {
            Some(there) if there == room => {
                self.evocation_attacks(aim);
                Go::On
            }
            Some(there) if job.moves > 0 => self.approach(&job, room, there),
            _ => self.end_activation(),
        }
    }

    /// BRW-25.6.2: the nearest mage it can attack, else the nearest evocation.
    fn choose_aim(&mut self, job: &ActivationJob, room: RoomId) -> Aim {
        let mut found = self.mages_in_reach(room, job.moves);
        if found.is_empty() {
            found = self.evocations_to_hunt(job.evoc, room);
        }
        if found.is_empty() {
            return Aim::Nobody;
        }
        let picks: SmallVec<[Pick; 4]> = found.into_iter().map(Pick::Figure).collect();
        match self.crown_picks(asks(job.by_avatar), &picks) {
            Some(Pick::Figure(figure)) => Aim::At(figure),
            Some(_) => Aim::Nobody,
            None => Aim::Asked,
        }
    }

    /// The best of the mages it can attack by staying or moving; the Avatar is none of them
    /// (BRW-25.6.3).
    fn mages_in_reach(&self, room: RoomId, moves: u8) -> SmallVec<[Figure; 4]> {
        let state = &*self.state;
        let far = |mage: Party| {
            let there = self.room_of(Figure::Mage(mage))?;
            Some(state.board.distance(room, there))
        };
        let mages = (0..).map(Party).take(state.mages.len());
        let mages: SmallVec<[Party; 4]> = mages
            .filter(|mage| far(*mage).is_some_and(|far| far <= moves))
            .collect();
        let best = best(&mages, |mage| {
            let hurt = state.bodies[mage.index()].track.len();
            (Reverse(far(mage)), hurt, state.power[mage.index()])
        });
        best.into_iter().map(Figure::Mage).collect()
    }

    /// The best of the evocations anywhere that do not belong to the Rose.
    fn evocations_to_hunt(&self, hunter: EvocId, room: RoomId) -> SmallVec<[Figure; 4]> {
        let state = &*self.state;
        let others = state.evocations.iter();
        let others = others.filter(|evoc| evoc.owner != Party::ROSE && evoc.id != hunter);
        let ranked = others.filter_map(|evoc| {
            let far = state.board.distance(room, evoc.spot.room()?);
            let power = state.power[evoc.owner.index()];
            Some((evoc.id, (Reverse(far), evoc.damage.len(), power)))
        });
        let ranked: SmallVec<[_; 8]> = ranked.collect();
        let best = best(&ranked, |(_, rank)| rank);
        best.into_iter().map(|(id, _)| Figure::Evoc(id)).collect()
    }

    /// A step of a shortest way; the crown holder decides between equal ones (BRW-25.6.3).
    fn approach(&mut self, job: &ActivationJob, from: RoomId, to: RoomId) -> Go {
        let steps = self.state.board.steps_toward(from, to);
        let picks: SmallVec<[Pick; 4]> = steps.iter().map(Pick::Room).collect();
        self.rose_moves(job, &picks)
    }

    /// Without anybody to go for, the crown holder may move it (BRW-25.6.2).
    fn wander(&mut self, job: &ActivationJob, from: RoomId) -> Go {
        if job.moves == 0 {
            return self.end_activation();
        }
        let steps = self.state.board.neighbours(from);
        let ways = steps.iter().map(Pick::Room);
        let picks: SmallVec<[Pick; 8]> = ways.chain([Pick::Way(Going::End)]).collect();
        self.rose_moves(job, &picks)
    }

    fn rose_moves(&mut self, job: &ActivationJob, picks: &[Pick]) -> Go {
        match self.crown_picks(asks(job.by_avatar), picks) {
            None => Go::Ask,
            Some(Pick::Room(room)) => {
                self.evocation_moves(room);
                Go::On
            }
            Some(_) => self.end_activation(),
        }
    }
}
