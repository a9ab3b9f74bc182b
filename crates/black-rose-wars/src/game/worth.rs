//! How well a seat stands, for bots that look ahead.

use super::BlackRoseWars;
use crate::cards::{Action, Quest, RoomId, Side, TriggerRoom};
use crate::habit::nearest;
use crate::play::acts::rank;
use crate::play::ending::BONUS as BONUSES;
use crate::play::stack::{ActionJob, Frame, Job, Source};
use crate::play::state::{Card, Face, Mage, PARTIES, Party, Planned, Spot, State};
use table::Seat;

/// How much the standing of the Rose counts beside one's own: if she wins, everybody loses.
const ROSE: f32 = 1.0;
/// How much the standing of the best other mage counts.
const RIVAL: f32 = 0.3;
/// What victory is worth beyond its points.
const VICTORY: f32 = 20.0;
/// What a cube on another mage's track is worth: its defeat will bring power.
const DAMAGE: f32 = 0.27;
/// What a cube on the own track costs.
const WOUND: f32 = 0.15;
/// How much less a room is worth the emptier it is: many rooms that are begun bring nothing, one
/// that is full does.
const CONCENTRATION: f32 = 2.1;
/// How much of its award a room brings that is full: a cube may yet be swapped.
const REBUILT: f32 = 0.95;
/// What a cube of instability is worth by itself.
const INSTABILITY: f32 = 0.1;
/// What an evocation of one's own is worth.
const EVOCATION: f32 = 0.5;
/// What a card is worth wherever it is.
const CARD: f32 = 0.15;
/// How much of its promise a card of the hand is worth.
const HAND: f32 = 0.3;
/// How much of its promise a planned spell is worth: more than it usually brings, for whoever
/// thinks finds the better moments.
const PLANNED: f32 = 1.5;
/// How much of that is kept once it is cast: what it did shows on the board.
const CAST: f32 = 0.6;
/// What it is worth to stand in a room that a quest asks for.
const QUEST_ROOM: f32 = 0.25;
/// What it is worth to stand beside another mage while one can act.
const MENACE: f32 = 0.3;
/// From so many rooms on, nearness counts nothing.
const FAR: u8 = 4;
/// How much of the bonuses at the end of the game counts before it ends.
const BONUS: f32 = 0.6;
/// What being about to use a room is worth.
const ROOM_BEGUN: f32 = 0.25;
/// What being about to attack somebody is worth.
const ATTACK_BEGUN: f32 = 1.1;
/// What a physical action is worth that was not used yet.
const TOKEN: f32 = 0.1;

impl BlackRoseWars {
    /// Power and what will become power, compared with the Rose and with the best other mage.
    pub(crate) fn worth(&self, state: &State, seat: Seat) -> f32 {
        let own = Party::from(seat);
        if let Some(ending) = &state.ending {
            let won = if ending.winner == own { VICTORY } else { 0.0 };
            let score = |party: Party| f32::from(ending.scores[party.index()]);
            let mages = (0..state.mages.len() as u8).map(Party);
            let best = mages.filter(|it| *it != own).map(score).fold(0.0, f32::max);
            return won + score(own) - ROSE * score(Party::ROSE) - RIVAL * best;
        }
        let bonus = bonuses(state);
        let prospects = |party: Party| bonus[party.index()] + self.prospects(state, party);
        let mages = (0..state.mages.len() as u8).map(Party);
        let best = mages
            .filter(|it| *it != own)
            .map(prospects)
            .fold(0.0, f32::max);
        prospects(own) - ROSE * prospects(Party::ROSE) - RIVAL * best
    }

    /// Power and what lies on the table, compared with the Rose's; not what is still in the hand or
    /// planned. By this it is learnt what spells bring.
    #[must_use]
    pub fn achieved(&self, state: &State, seat: Seat) -> f32 {
        let bonus = bonuses(state);
        let achieved = |party: Party| bonus[party.index()] + self.on_the_table(state, party);
        achieved(seat.into()) - ROSE * achieved(Party::ROSE)
    }

    /// Power, and what the things on the table and those in hand will bring a party.
    fn prospects(&self, state: &State, party: Party) -> f32 {
        let worth = self.on_the_table(state, party);
        match state.mages.get(party.index()) {
            Some(mage) => worth + self.in_hand(state, party, mage),
            None => worth,
        }
    }

    /// Power, and what the things on the table will bring a party.
    fn on_the_table(&self, state: &State, party: Party) -> f32 {
        let at = party.index();
        let mut worth = f32::from(state.power[at]);
        worth += self.damage_dealt(state, party);
        for evoc in &state.evocations {
            if evoc.spot != Spot::Away && evoc.owner == party && evoc.bearer.is_none() {
                worth += EVOCATION;
            }
            worth += 0.2 * count(&evoc.damage, party);
        }
        for (room, card) in state.rooms.iter().zip(&self.pack().rooms) {
            if room.side == Side::Destroyed && room.instability.contains(&party) {
                let full = room.instability.len() as f32 / f32::from(card.slots.max(1));
                let award = rank(tally(&room.instability), card.flags, card.flags[0] + 1)[at];
                worth += REBUILT * f32::from(award) * full.powf(CONCENTRATION);
                worth += INSTABILITY * count(&room.instability, party);
            }
        }
        match state.mages.get(at) {
            Some(mage) => worth + self.own_things(state, party, mage),
            None => worth,
        }
    }

    /// Cubes on the tracks of others: their defeat will bring power.
    fn damage_dealt(&self, state: &State, party: Party) -> f32 {
        let mut worth = 0.0;
        for (other, mage) in state.mages.iter().enumerate() {
            let track = &state.bodies[other].track;
            if other != party.index() && !track.is_empty() {
                let life = f32::from(self.pack().character(mage.character).life);
                let near = track.len() as f32 / life.max(1.0);
                worth += DAMAGE * count(track, party) * (0.7 + 0.6 * near);
            }
        }
        worth
    }

    /// What a mage carries: wounds, quests, misfortunes.
    fn own_things(&self, state: &State, party: Party, mage: &Mage) -> f32 {
        let body = &state.bodies[party.index()];
        let life = f32::from(self.pack().character(mage.character).life);
        let wounds = body.track.len() as f32;
        let mut worth = -WOUND * wounds - (wounds / life.max(1.0)).powi(3);
        worth -= 0.4 * body.misfortunes.len() as f32;
        let haunted = |evoc: &&crate::play::state::Evocation| evoc.bearer == Some(party);
        worth -= 0.6 * state.evocations.iter().filter(haunted).count() as f32;
        let here = body.spot.room();
        for active in &mage.active {
            let quest = self.pack().quest(active.quest);
            let done = f32::from(active.cubes) / f32::from(quest.slots.max(1));
            worth += (0.25 + 0.5 * done) * f32::from(quest.reward);
            if let Some(here) = here {
                worth += self.nearness(state, quest, here);
            }
        }
        for quest in &mage.completed {
            worth += 0.8 * f32::from(self.pack().quest(*quest).reward) + 1.0;
        }
        worth + if here.is_some() { 0.3 } else { 0.0 }
    }

    /// What a mage can still do: cards, actions, what has begun.
    fn in_hand(&self, state: &State, party: Party, mage: &Mage) -> f32 {
        let mut worth = self.cards_of(state, party, mage);
        worth += TOKEN * f32::from(mage.tokens);
        worth += self.in_progress(state, party, mage);
        worth + menace(state, party, mage)
    }

    /// What has begun and will bring or cost something with the next decision.
    fn in_progress(&self, state: &State, party: Party, mage: &Mage) -> f32 {
        let begun = |frame: &Frame| match &frame.job {
            Job::Action(job) if job.mage == party => self.action_begun(state, job, mage),
            Job::Effect(effect) if effect.caster == party => match effect.source {
                Source::Room { .. } => ROOM_BEGUN,
                _ => 0.0,
            },
            _ => 0.0,
        };
        state.stack.iter().map(begun).sum()
    }

    /// An attack on somebody who is here, a walk that is not over; the spell that a Wait will cost.
    fn action_begun(&self, state: &State, job: &ActionJob, mage: &Mage) -> f32 {
        match job.action {
            Action::Wait if job.step == 0 => {
                let prepared = mage.slots.iter().flatten();
                let prepared = prepared.filter(|it| it.face == Face::Prepared);
                let least = prepared.map(|it| self.planned(state, it) + CARD);
                -least.reduce(f32::min).unwrap_or(0.0)
            }
            Action::Fight if job.attack_left => {
                let here = state.bodies[job.mage.index()].spot;
                let others = (0..state.mages.len()).filter(|at| *at != job.mage.index());
                let met = { others }.any(|at| state.bodies[at].spot == here);
                if met && here.room().is_some() {
                    ATTACK_BEGUN
                } else {
                    0.0
                }
            }
            Action::Explore if job.moves > 0 => TOKEN,
            _ => 0.0,
        }
    }

    /// What is won by being near the room a quest asks for.
    fn nearness(&self, state: &State, quest: &Quest, here: RoomId) -> f32 {
        let task = &quest.task;
        let named = match task.room {
            Some(TriggerRoom::Named(room)) => Some(room),
            _ => task.in_room,
        };
        let steps = match named {
            Some(room) => state.board.distance(here, room),
            None if task.colors.is_empty() => return 0.0,
            None => {
                let rooms = (0..).map(RoomId).zip(&self.pack().rooms);
                let fit = rooms.filter(|(_, card)| task.colors.contains(&card.colour));
                fit.map(|(room, _)| state.board.distance(here, room))
                    .min()
                    .unwrap_or(FAR)
            }
        };
        QUEST_ROOM * closeness(steps)
    }

    /// What the cards of hand and board promise.
    fn cards_of(&self, state: &State, party: Party, mage: &Mage) -> f32 {
        let mut worth = 0.0;
        for card in &mage.hand {
            worth += CARD + HAND * self.promise(*card).into_iter().fold(0.0, f32::max);
        }
        if let Some(plan) = party.seat().and_then(|seat| state.open_plan(seat)) {
            for (slot, card) in plan.cards.iter().enumerate() {
                if let Some(card) = card {
                    worth += PLANNED * self.promise(*card)[usize::from(plan.dark >> slot & 1)];
                }
            }
        }
        for planned in mage.slots.iter().flatten() {
            worth += CARD + self.planned(state, planned);
        }
        worth
    }

    fn planned(&self, state: &State, planned: &Planned) -> f32 {
        let promise = self.promise(planned.card)[planned.half as usize];
        match planned.face {
            Face::Prepared => PLANNED * promise,
            Face::Active => PLANNED * promise + 0.2,
            Face::Revealed if is_cast(state, planned.card) => PLANNED * promise,
            Face::Revealed => CAST * PLANNED * promise,
        }
    }

    pub(crate) fn promise(&self, card: Card) -> [f32; 2] {
        self.promises[usize::from(self.pack.cards[usize::from(card.0)].0)]
    }
}

/// What is won by being near another mage while there are spells to cast.
fn menace(state: &State, party: Party, mage: &Mage) -> f32 {
    let prepared = mage
        .slots
        .iter()
        .flatten()
        .any(|it| it.face == Face::Prepared);
    if !prepared && mage.tokens == 0 {
        return 0.0;
    }
    nearest(state, party).map_or(0.0, |it| MENACE * closeness(it))
}

/// From 1 for the same room to 0 for a far one.
fn closeness(steps: u8) -> f32 {
    1.0 - f32::from(steps.min(FAR)) / f32::from(FAR)
}

/// Is the spell being carried out?
fn is_cast(state: &State, card: Card) -> bool {
    state.stack.iter().any(|frame| match &frame.job {
        Job::Effect(effect) => {
            matches!(effect.source, Source::Spell { card: it, .. } if it == card)
        }
        _ => false,
    })
}

/// What the end of the game will bring for quests, trophies and the crown (section 22), were it
/// now.
fn bonuses(state: &State) -> [f32; PARTIES] {
    let mut quests = [0; PARTIES];
    for (number, mage) in quests.iter_mut().zip(&state.mages) {
        *number = mage.resolved.len() as u8;
    }
    if let Some(avatar) = &state.avatar {
        quests[Party::ROSE.index()] = avatar.quests.len() as u8;
    }
    let trophies = state.trophies.map(|held| held.iter().sum::<u8>());
    let ranks = [quests, trophies].map(|held| rank(held, BONUSES, BONUSES[0]));
    let mut bonus = [0.0; PARTIES];
    for (at, bonus) in bonus.iter_mut().enumerate() {
        let ranked: u8 = ranks.iter().map(|rank| rank[at]).sum();
        *bonus = BONUS * f32::from(ranked) + 0.3 * f32::from(quests[at] + trophies[at]);
    }
    bonus[state.crown.index()] += 0.8;
    bonus
}

fn tally(cubes: &[Party]) -> [u8; PARTIES] {
    let mut counts = [0; PARTIES];
    cubes.iter().for_each(|it| counts[it.index()] += 1);
    counts
}

fn count(cubes: &[Party], party: Party) -> f32 {
    cubes.iter().filter(|it| **it == party).count() as f32
}
