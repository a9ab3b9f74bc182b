//! How well a seat stands, for bots that look ahead.

use super::BlackRoseWars;
use crate::cards::Side;
use crate::play::state::{Party, Spot, State};
use table::Seat;

/// What damage on another mage is worth, by cube: its defeat will bring power.
const DAMAGE: f32 = 0.4;
/// What a cube on the own track costs.
const WOUND: f32 = 0.25;
/// What a cube of instability is worth in a room that is rebuilt one day.
const INSTABILITY: f32 = 0.3;
/// What a card of the hand is worth.
const CARD: f32 = 0.15;
/// What an evocation of one's own is worth.
const EVOCATION: f32 = 0.8;

impl BlackRoseWars {
    /// Power and what will become power, compared with the best of the others.
    pub(crate) fn worth(&self, state: &State, seat: Seat) -> f32 {
        let own = Party::from(seat);
        if let Some(ending) = &state.ending {
            let won = if ending.winner == own { 100.0 } else { 0.0 };
            return won + f32::from(ending.scores[own.index()]);
        }
        let others = (0..state.mages.len() as u8).map(Party).chain([Party::ROSE]);
        let others = others.filter(|party| *party != own);
        let best = others
            .map(|party| self.prospects(state, party))
            .fold(0.0, f32::max);
        self.prospects(state, own) - 0.5 * best
    }

    /// Power, and what the things on the table will bring a party.
    fn prospects(&self, state: &State, party: Party) -> f32 {
        let at = party.index();
        let mut worth = f32::from(state.power[at]);
        let trophies: u8 = state.trophies[at].iter().sum();
        worth += 0.8 * f32::from(trophies);
        worth += f32::from(u8::from(state.crown == party)) * 0.7;
        let others = (0..).map(Party).zip(&state.bodies);
        for (_, body) in others.filter(|(other, _)| *other != party) {
            worth += DAMAGE * count(&body.track, party);
        }
        for evoc in &state.evocations {
            if evoc.spot != Spot::Away && evoc.owner == party && evoc.bearer.is_none() {
                worth += EVOCATION;
            }
            worth += 0.2 * count(&evoc.damage, party);
        }
        for (room, card) in state.rooms.iter().zip(&self.pack().rooms) {
            if room.side == Side::Destroyed {
                let full = room.instability.len() as f32 / f32::from(card.slots.max(1));
                worth += (INSTABILITY + 0.3 * full) * count(&room.instability, party);
            }
        }
        worth + self.own_things(state, party)
    }

    /// What a mage carries: wounds, quests, cards, misfortunes.
    fn own_things(&self, state: &State, party: Party) -> f32 {
        let Some(mage) = state.mages.get(party.index()) else {
            return 0.0;
        };
        let body = &state.bodies[party.index()];
        let life = f32::from(self.pack().character(mage.character).life);
        let wounds = body.track.len() as f32;
        let mut worth = -WOUND * wounds - 1.5 * (wounds / life.max(1.0)).powi(3);
        worth -= 0.4 * body.misfortunes.len() as f32;
        let haunted = |evoc: &&crate::play::state::Evocation| evoc.bearer == Some(party);
        worth -= 0.6 * state.evocations.iter().filter(haunted).count() as f32;
        for active in &mage.active {
            let quest = self.pack().quest(active.quest);
            let done = f32::from(active.cubes) / f32::from(quest.slots.max(1));
            worth += (0.2 + 0.6 * done) * f32::from(quest.reward);
        }
        for quest in &mage.completed {
            worth += 0.8 * f32::from(self.pack().quest(*quest).reward) + 0.5;
        }
        worth += 0.6 * mage.resolved.len() as f32;
        worth += CARD * (mage.hand.len() + mage.slots.iter().flatten().count()) as f32;
        let outside = matches!(state.bodies[party.index()].spot, Spot::Room(_));
        worth + if outside { 0.3 } else { 0.0 }
    }
}

fn count(cubes: &[Party], party: Party) -> f32 {
    cubes.iter().filter(|it| **it == party).count() as f32
}
