//! The sentences of cards, printed from what they mean.

use crate::cards::{AlternativeId, Effect, Half, InForce, OrderStep, Pack, Quest, React};
use cardtext::Language;

/// The header, the condition and the sentences of a half.
pub(super) fn half(pack: &Pack, half: &Half) -> Vec<String> {
    let english = Language::english();
    // In one line with the sentences, the header must read as such.
    let mut text = vec![format!("[{}]", pack.header(half, &english))];
    text.extend(pack.condition(&half.effect.written, &english));
    text.extend(effect(pack, &half.effect));
    text
}

/// The sentences of an effect.
pub(super) fn effect(pack: &Pack, effect: &Effect) -> Vec<String> {
    pack.sentences(&effect.written, &Language::english())
}

/// The sentences of what is in force.
pub(super) fn force(pack: &Pack, force: &InForce) -> Vec<String> {
    pack.sentences(&force.written, &Language::english())
}

/// The challenge of a quest.
pub(super) fn challenge(pack: &Pack, quest: &Quest) -> Option<String> {
    pack.condition(&quest.effect.written, &Language::english())
}

/// A part of an order card.
pub(super) fn step(pack: &Pack, step: &OrderStep) -> Vec<String> {
    let english = Language::english();
    let header = step.spell.as_ref();
    let header = header.map(|spell| format!("[{}]", pack.order_header(spell, &english)));
    header
        .into_iter()
        .chain(effect(pack, &step.effect))
        .collect()
}

/// The trap or protection of an order card.
pub(super) fn react(pack: &Pack, react: &React) -> Vec<String> {
    effect(pack, &react.effect)
}

/// The words of one alternative of a sentence.
pub(super) fn alternative(pack: &Pack, alternative: AlternativeId) -> Option<String> {
    pack.alternative(alternative, &Language::english())
}
