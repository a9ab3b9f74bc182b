//! Sentences that can be read but make no sense, or would make a game that never ends.

use super::ops::{Clause, Effect, Materia, Score, Such};

/// Points stay within this, so that no sum can overflow.
pub(super) const GREATEST_POINTS: i16 = 99;
/// No sentence moves more tokens than this.
const GREATEST_COUNT: u8 = 9;

/// Something a pack can be wrong about although it reads well.
pub(super) trait Sense {
    /// What is wrong with it.
    fn complaint(&self) -> Option<&'static str>;
}

impl Sense for Clause {
    fn complaint(&self) -> Option<&'static str> {
        match self {
            Clause::Act(Effect::Perform(_)) => Some("an action cannot perform actions"),
            Clause::Act(effect) => effect.complaint(),
            Clause::WhenLearned(effect) => {
                let plain = matches!(
                    effect,
                    Effect::Draw(_)
                        | Effect::DrawUntil(_)
                        | Effect::StoreFromAltar(_)
                        | Effect::StoreFromTray(_)
                        | Effect::Perform(_)
                );
                let complaint = "learning can draw, store from altar or tray, or perform an action";
                effect.complaint().or((!plain).then_some(complaint))
            }
            Clause::WheneverTaken(effect) | Clause::WheneverLearning(effect) => {
                let plain = matches!(
                    effect,
                    Effect::Draw(_)
                        | Effect::DrawUntil(_)
                        | Effect::StoreFromAltar(_)
                        | Effect::StoreFromTray(_)
                );
                let complaint = "a constant effect can draw, or store from altar or tray";
                effect.complaint().or((!plain).then_some(complaint))
            }
            Clause::Mornings(2..=3) => None,
            Clause::Mornings(_) => Some("expected 2 or 3 morning actions"),
            Clause::AtEnd(score) => score.complaint(),
        }
    }
}

impl Sense for Effect {
    fn complaint(&self) -> Option<&'static str> {
        match self {
            Effect::Draw(count)
            | Effect::DrawUntil(count)
            | Effect::DrawOntoAltar(count)
            | Effect::SwapAltar(count)
            | Effect::SwapStored(count)
            | Effect::StoreFromAltar(count)
            | Effect::StoreFromTray(count)
            | Effect::OthersTake(count)
            | Effect::OthersDraw(count) => count_complaint(*count),
            Effect::Discard(it) if it.such == Such::OneColour => {
                Some("only taking up to a number and storing know `of one colour`")
            }
            Effect::Take(it) if it.such == Such::OneColour => {
                Some("only taking up to a number and storing know `of one colour`")
            }
            Effect::Discard(it) | Effect::Take(it) | Effect::TakeUpTo(it) | Effect::Store(it) => {
                it.complaint()
            }
            Effect::Either { first, second } => {
                let simple = |half: &Effect| matches!(half, Effect::Take(_) | Effect::Store(_));
                let complaint = "either of two things can be to take or to store";
                (!simple(first) || !simple(second))
                    .then_some(complaint)
                    .or(first.complaint())
                    .or(second.complaint())
            }
            Effect::Raise(levels) | Effect::Lower(levels) => {
                (!(1..=2).contains(levels)).then_some("expected 1 or 2 levels")
            }
            Effect::Learn(super::Wild::OwnRune(count)) => {
                (!(1..=2).contains(count)).then_some("expected 1 or 2 wilds")
            }
            Effect::TakeAsPlaced
            | Effect::ReplaceAltar
            | Effect::Copy(_)
            | Effect::Perform(_)
            | Effect::Learn(super::Wild::Trios) => None,
        }
    }
}

impl Sense for Materia {
    fn complaint(&self) -> Option<&'static str> {
        if self.rune.is_some() && self.such == Such::OwnRune {
            return Some("a token has one rune, not two");
        }
        count_complaint(self.count)
    }
}

impl Sense for Score {
    fn complaint(&self) -> Option<&'static str> {
        let (Score::Colours(points)
        | Score::OwnRune(points)
        | Score::OtherSpells(points)
        | Score::OtherSpellsAt { points, .. }) = self;
        if *points == 0 || points.abs() > GREATEST_POINTS {
            return Some("expected points from 1 to 99");
        }
        match self {
            Score::OtherSpellsAt { levels, .. }
                if levels.iter().any(|it| !(3..=5).contains(it)) =>
            {
                Some("the levels are 3, 4 and 5")
            }
            _ => None,
        }
    }
}

fn count_complaint(count: u8) -> Option<&'static str> {
    (count == 0 || count > GREATEST_COUNT).then_some("expected a number from 1 to 9")
}

/// What is wrong with the sentences of a basic action, which lies on no card.
pub(super) fn basic_complaint(effects: &[Effect]) -> Option<&'static str> {
    let needs_card = |effect: &Effect| {
        effect.uses_rune() || matches!(effect, Effect::Lower(_) | Effect::Raise(_))
    };
    if effects.iter().any(needs_card) {
        return Some("a basic action has no card: neither a rune nor a level");
    }
    let acts = |effect: &Effect| matches!(effect, Effect::Copy(_) | Effect::Perform(_));
    if effects.iter().any(acts) {
        return Some("a basic action neither copies nor performs actions");
    }
    order_complaint(effects)
}

/// What is wrong with the order of the sentences of an action.
pub(super) fn order_complaint(effects: &[Effect]) -> Option<&'static str> {
    let placed = |at: usize| {
        matches!(
            effects.get(at.wrapping_sub(1)),
            Some(Effect::DrawOntoAltar(_))
        )
    };
    let lost = effects
        .iter()
        .enumerate()
        .any(|(at, effect)| *effect == Effect::TakeAsPlaced && !placed(at));
    lost.then_some("`as were placed` must follow a sentence that draws onto the altar")
}
