//! The sentences of cards, printed from what they mean.

use crate::cards::{Effect, Half, InForce, OrderStep, Pack, Quest, React};

/// The header, the condition and the sentences of a half.
pub(super) fn half(_: &Pack, _: &Half) -> Vec<String> {
    Vec::new()
}

/// The sentences of an effect.
pub(super) fn effect(_: &Pack, _: &Effect) -> Vec<String> {
    Vec::new()
}

/// The sentences of what is in force.
pub(super) fn force(_: &Pack, _: &InForce) -> Vec<String> {
    Vec::new()
}

/// The challenge of a quest.
pub(super) fn challenge(_: &Pack, _: &Quest) -> Option<String> {
    None
}

/// A part of an order card.
pub(super) fn step(_: &Pack, _: &OrderStep) -> Vec<String> {
    Vec::new()
}

/// The trap or protection of an order card.
pub(super) fn react(_: &Pack, _: &React) -> Vec<String> {
    Vec::new()
}
