//! What a spell promises by its words alone: for cards that nobody has played with yet.

use super::Promise;
use crate::cards::{Amount, By, Half, Op, Spell, SpellType};

/// What a number that depends on the board usually is.
const DEPENDS: f32 = 1.5;
/// What "all of it" usually is.
const ALL: f32 = 2.0;
/// How often a trap or protection finds its moment.
const SPRUNG: f32 = 0.5;
/// How often a condition holds.
const HOLDS: f32 = 0.5;

/// How much of what its words say a spell brings, over all spells that were learnt about.
const KEPT: f32 = 0.38;

/// What a spell promises by its words.
#[must_use]
pub fn promise(spell: &Spell) -> Promise {
    let own = if spell.instability { 0.6 } else { 0.0 };
    let top = own + half(&spell.top);
    let bottom = spell.bottom.as_ref().map_or(top, |it| own + half(it));
    [KEPT * top, KEPT * bottom]
}

fn half(half: &Half) -> f32 {
    let worth = all(&half.effect.ops);
    match half.kind {
        SpellType::Trap | SpellType::Protect => SPRUNG * worth,
        SpellType::Combat | SpellType::Enhance => worth,
    }
}

fn all(ops: &[Op]) -> f32 {
    ops.iter().map(one).sum()
}

/// What a sentence brings whoever resolves it.
fn one(op: &Op) -> f32 {
    match op {
        Op::Deal {
            by: Some(By::Rose), ..
        }
        | Op::PlaceInst {
            by: Some(By::Rose), ..
        } => -0.3,
        Op::Deal { n, .. } => 0.45 * number(n),
        Op::SwapDamage { n, .. } => 0.3 * number(n),
        Op::Heal { n, .. } => 0.15 * number(n),
        Op::Suffering { n } => -0.2 * number(n),
        Op::IgnoreDamage { n } => 0.2 * f32::from(*n),
        Op::RedirectDamage { n, .. } => 0.3 * number(n),
        Op::PlaceInst { n, .. } => 0.6 * number(n),
        Op::SwapInst { n, .. } => 0.6 * number(n),
        Op::GainPp { n, .. } => number(n),
        Op::LosePp { n, .. } => 0.3 * number(n),
        Op::StealPp { n, .. } => 1.3 * number(n),
        Op::Move { .. } | Op::Place { .. } => 0.15,
        Op::Attack { strength, .. } => 0.9 + 0.45 * f32::from(*strength),
        Op::Summon { .. } | Op::AssignEvocation { .. } | Op::AssignMisfortune { .. } => 0.8,
        Op::Activate { strength, .. } => 0.7 + 0.4 * f32::from(*strength),
        Op::Boost { .. } | Op::AssignUpgrade { .. } | Op::Remove { .. } => 0.4,
        Op::Draw { n, .. } => 0.2 * f32::from(*n),
        Op::RecoverSpell { n, .. } => 0.2 * f32::from(*n),
        Op::Look { .. } | Op::Cast { .. } => 0.3,
        Op::DrawQuest { n, .. } => 0.4 * f32::from(*n),
        Op::CompleteQuest { .. } | Op::ResolveQuest { .. } => 2.0,
        Op::DrawEvent { n, .. } => -0.8 * f32::from(*n),
        Op::DiscardEvent { n } => 0.7 * f32::from(*n),
        Op::TakeCrown { .. } => 0.5,
        Op::GainTrophy { n, .. } => f32::from(*n),
        Op::ActivateRoom { .. } | Op::RefreshAction { .. } => 0.5,
        Op::Seq { then } | Op::May { then } => all(then),
        Op::If {
            then, otherwise, ..
        }
        | Op::IfDone { then, otherwise } => HOLDS * all(then) + (1.0 - HOLDS) * all(otherwise),
        Op::Reinforce { then, .. } => HOLDS * all(then),
        Op::Stable { then, .. } | Op::ForEach { then, .. } => all(then),
        Op::Or { options } => options.iter().map(|it| all(it)).fold(0.0, f32::max),
        _ => 0.0,
    }
}

fn number(amount: &Amount) -> f32 {
    match amount {
        Amount::Fixed(number) => f32::from(*number),
        Amount::Word(_) => ALL,
        Amount::Per(per) => f32::from(per.plus) + DEPENDS * f32::from(per.times),
    }
}
