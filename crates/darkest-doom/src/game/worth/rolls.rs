//! What a test or combat in progress promises.
//!
//! A bot that looks one step ahead sees no further than the next question, so dice on the table are
//! judged by what they will come to: whether a test is passed or can be saved by the cards in hand,
//! who will be wounded and killed.

use super::{CARD, CORRUPTION, DarkestDoom, VICTORY};
use crate::cards::{Icon, MonsterKind};
use crate::play::stack::{
    CombatJob, CombatStage, Fate, Frame, Job, Side, Source, TestCause, TestJob,
};
use crate::play::state::{Figure, Participant, State};

/// What one's own death costs, and that of another Guardian brings.
const DEATH: f32 = 3.0;
/// What a wound costs.
const WOUND: f32 = 0.4;
/// What Daily Glory from a test or a kill is worth.
const GLORY: f32 = 0.6;
/// What a card costs that must still be spent: more than one that is gone, so that it is spent.
const SPENT: f32 = 1.4 * CARD;
/// How often a fate die hits.
const HIT: f32 = 0.5;
/// How often it parries.
const PARRY: f32 = 1.0 / 6.0;

impl DarkestDoom {
    /// What the innermost roll of a player promises.
    pub(super) fn promise(&self, state: &State, own: Participant) -> f32 {
        let mut frames = state.stack.iter().enumerate().rev();
        let judged = frames.find_map(|(at, frame)| match &frame.job {
            Job::Test(test) if test.who == own => {
                let below = state.stack[..at].last();
                Some(self.test_promise(state, test, below))
            }
            Job::Combat(combat) => self.combat_promise(state, combat, own),
            _ => None,
        });
        judged.unwrap_or(0.0)
    }

    /// Passed, to be saved by cards in hand, or lost.
    fn test_promise(&self, state: &State, test: &TestJob, below: Option<&Frame>) -> f32 {
        let stake = match (test.cause, below.map(|frame| &frame.job)) {
            (TestCause::Mosh, _) => VICTORY,
            (_, Some(Job::Effect(effect))) if matches!(effect.source, Source::Virtual(_)) => {
                VICTORY / 2.0
            }
            (TestCause::Trap, _) => 2.0 * WOUND,
            (TestCause::Effect, _) => GLORY * test.symbols.len() as f32,
        };
        let missing = |icon: &Icon| {
            let needed = test.symbols.iter().filter(|it| *it == icon).count() as u8;
            needed.saturating_sub(test.fate.count(*icon))
        };
        let all: u8 = Icon::ALL.iter().map(missing).sum();
        let held = |icon: &Icon| self.held(state, test.who, |it| it == *icon);
        let saved = Icon::ALL.iter().all(|icon| held(icon) >= missing(icon));
        match all {
            0 => stake,
            _ if test.auto_pass => stake,
            _ if saved => stake - SPENT * f32::from(all),
            _ => -CORRUPTION,
        }
    }

    /// Cards in hand with a certain icon.
    fn held(&self, state: &State, who: Participant, such: impl Fn(Icon) -> bool) -> u8 {
        let hand = state.players[who.index()].hand.iter();
        hand.filter(|card| such(self.pack().icon(**card))).count() as u8
    }

    /// Who will be wounded and killed.
    fn combat_promise(&self, state: &State, combat: &CombatJob, own: Participant) -> Option<f32> {
        let figure = Figure::Guardian(own);
        let at = combat.sides.iter().position(|it| it.figure == figure)?;
        let rolled = match combat.stage {
            CombatStage::PreRoll => false,
            CombatStage::MoonsOfAttacker | CombatStage::MoonsOfDefender | CombatStage::PostRoll => {
                true
            }
            _ => return None,
        };
        let [mine, theirs] = [at, 1 - at].map(|at| &combat.sides[at]);
        let [blows, counter] = [mine, theirs].map(|side| blows(state, side, rolled));
        let life = f32::from(state.players[own.index()].life);
        let suffered = (counter.0 - blows.1 - f32::from(mine.prevented)).max(0.0);
        let dead = chance(suffered - life, rolled);
        let bounty = bounty(theirs);
        let short = health(state, theirs) + counter.1 - blows.0;
        let hitting = |icon: Icon| {
            let mut one = Fate::default();
            one.dice.push(icon);
            one.hits(state.phase) > 0
        };
        let saved = rolled && short > 0.0 && f32::from(self.held(state, own, hitting)) >= short;
        let kill = if saved {
            (bounty - SPENT * short).max(0.0)
        } else {
            bounty * chance(-short, rolled)
        };
        // She is defeated only by those who survive (DD-14.43).
        let counts = match theirs.figure {
            Figure::Priestess => 1.0 - dead,
            Figure::Guardian(_) | Figure::Monster(_) => 1.0,
        };
        Some(kill * counts - DEATH * dead - WOUND * suffered.min(life))
    }
}

/// The hits that kill a side.
fn health(state: &State, side: &Side) -> f32 {
    let life = match (side.stats, side.figure) {
        (Some(stats), _) => Some(stats.health),
        (None, Figure::Guardian(who)) => state.players.get(who.index()).map(|it| it.life),
        (None, _) => None,
    };
    f32::from(life.unwrap_or(u8::MAX))
}

/// Hits and parries of a side: as rolled, or as they are to be expected.
fn blows(state: &State, side: &Side, rolled: bool) -> (f32, f32) {
    if let Some(stats) = side.stats {
        return (f32::from(stats.hits), 0.0);
    }
    let dice = if rolled { 0.0 } else { f32::from(side.dice) };
    let fate = &side.fate;
    (
        f32::from(fate.hits(state.phase)) + HIT * dice,
        f32::from(fate.parries()) + PARRY * dice,
    )
}

/// What the death of a side is worth.
fn bounty(side: &Side) -> f32 {
    match (side.figure, side.stats.and_then(|stats| stats.kind)) {
        (Figure::Priestess, _) => VICTORY,
        (Figure::Monster(_), Some(MonsterKind::Hunter)) => 4.0 * GLORY,
        (Figure::Monster(_), Some(MonsterKind::Leader)) => 5.0 * GLORY,
        (Figure::Monster(_) | Figure::Guardian(_), _) => 3.0 * GLORY,
    }
}

/// How likely something is that needs this surplus not to be negative.
fn chance(surplus: f32, rolled: bool) -> f32 {
    if rolled {
        return if surplus >= 0.0 { 1.0 } else { 0.0 };
    }
    (0.6 + 0.4 * surplus).clamp(0.0, 1.0)
}
