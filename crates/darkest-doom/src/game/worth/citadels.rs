//! What Daily Glory can still become in this round: points of an alliance.
//!
//! Glory is gone when the round ends, points stay (DD-16.4, DD-16.18). So glory is worth what a
//! Citadel within reach would give for it.

use super::DarkestDoom;
use crate::cards::{Colour, Phase};
use crate::play::state::{
    ACTION_POINTS, Alliance, HIGHEST_ALLIANCE, MOST_ALLIANCES, MOST_VINES, Participant, State,
};

/// How sure it is that a Citadel is reached in the turn at hand, and in a later one of this round.
const NOW: f32 = 0.95;
const LATER: f32 = 0.6;
/// What every step on the way takes from that.
const STEP: f32 = 0.03;
/// What a point that somebody else loses is worth.
const STOLEN: f32 = 0.3;

impl DarkestDoom {
    /// What the best Citadel for a participant gives in this round, by how sure it is.
    pub(super) fn citadel_in_reach(&self, state: &State, who: Participant) -> f32 {
        let worth = |citadel| gain(state, who, citadel) * self.surety(state, who, citadel);
        Colour::ALL.iter().copied().map(worth).fold(0.0, f32::max)
    }

    /// How sure it is that a participant reaches a Citadel before its glory is gone.
    #[must_use]
    pub fn surety(&self, state: &State, who: Participant, citadel: Colour) -> f32 {
        let Some(area) = state.guardians[who.index()].area else {
            return 0.0;
        };
        let map = &self.pack().map;
        let corrupted = state.vines[0][citadel.index()] >= MOST_VINES;
        let to = map.citadel(citadel);
        let steps = map.distance(area, to) + u8::from(corrupted && area != to);
        let now = match state.players.get(who.index()) {
            Some(player) if state.active == Some(who) => Some(player.ap),
            _ => None,
        };
        let later = ACTION_POINTS * turns_to_come(state, who);
        let way = STEP * f32::from(steps);
        match now {
            Some(points) if steps <= points => NOW - way,
            _ if later > 0 && steps <= now.unwrap_or(0) + later => (LATER - way).max(0.0),
            _ => 0.0,
        }
    }
}

/// What an alliance entered with today's glory adds (section 16.2).
#[must_use]
pub fn gain(state: &State, who: Participant, citadel: Colour) -> f32 {
    let glory = state.guardians[who.index()].glory;
    let value = glory.clamp(0, i16::from(HIGHEST_ALLIANCE)) as u8;
    let most = || state.guardians.iter().all(|it| it.glory <= glory);
    let added = |from: u8| f32::from(value) - f32::from(from);
    let gain = match state.alliances[citadel.index()] {
        Some(own) if own.ally == who => {
            return if most() {
                added(own.value).max(0.0)
            } else {
                0.0
            };
        }
        Some(other) if other.value > value => return 0.0,
        Some(other) => added(0) + STOLEN * f32::from(other.value),
        None => added(0),
    };
    (gain - f32::from(given_up(state, who))).max(0.0)
}

/// The points of the alliance that has to be given up for one more (DD-16.14).
fn given_up(state: &State, who: Participant) -> u8 {
    let own = |it: &&Alliance| it.ally == who;
    let own = state.alliances.iter().flatten().filter(own);
    if own.clone().count() < MOST_ALLIANCES {
        return 0;
    }
    own.map(|it| it.value).min().unwrap_or(0)
}

/// How many turns of this round a participant has after the one in progress.
fn turns_to_come(state: &State, who: Participant) -> u8 {
    let place = |who| state.order.iter().position(|it| *it == who);
    let waits = match state.active {
        Some(active) => place(who) > place(active),
        None => true,
    };
    u8::from(waits) + u8::from(state.phase == Phase::Dawn)
}
