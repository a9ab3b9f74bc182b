//! What is left to search, with what each part of it can score at most.
//!
//! The part with the highest ceiling comes first, unless one that was just opened is followed. Every
//! part is looked at once at most: what no ceiling above the best score covers is never touched.

use super::super::lineup::Aimed;
use super::Picks;
use super::settle::Settled;
use std::collections::BinaryHeap;

/// The choices made so far, and the one that comes next.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub(super) base: u32,
    /// The last change of suit: which card, and which suit.
    pub(super) change: Option<(u8, u8)>,
    pub(super) step: Step,
    pub(super) aimed: Aimed,
    pub(super) picks: Picks,
}

/// What is chosen next.
#[derive(Clone, Copy)]
pub(super) enum Step {
    /// A new suit for the card of this limb.
    Change { limb: u32 },
    /// What the nth clearing card clears.
    Clear(u8),
    /// What is protected, or what a card copies.
    Settle(Settled),
}

impl Step {
    /// Of two parts with one ceiling, the one that is further on comes first.
    fn depth(self) -> u8 {
        match self {
            Step::Change { .. } => 0,
            Step::Clear(nth) => 1 + nth,
            Step::Settle(at) => 64 + at.depth(),
        }
    }
}

/// The parts that are left.
#[derive(Default)]
pub(super) struct Frontier {
    /// Ceiling, depth and slot.
    order: BinaryHeap<(i32, u8, u32)>,
    /// A slot is empty if its part was taken out of order.
    slots: Vec<Option<Part>>,
    free: Vec<u32>,
    /// The highest of the parts that came since the last was taken: ceiling and slot.
    fresh: Option<(i32, u32)>,
}

impl Frontier {
    pub(super) fn push(&mut self, ceiling: i32, part: Part) {
        let depth = part.step.depth();
        let slot = if let Some(slot) = self.free.pop() {
            self.slots[slot as usize] = Some(part);
            slot
        } else {
            self.slots.push(Some(part));
            self.slots.len() as u32 - 1
        };
        self.order.push((ceiling, depth, slot));
        if self.fresh.is_none_or(|(highest, _)| ceiling > highest) {
            self.fresh = Some((ceiling, slot));
        }
    }

    /// The part with the highest ceiling.
    pub(super) fn pop(&mut self) -> Option<(i32, Part)> {
        self.fresh = None;
        loop {
            let (ceiling, _, slot) = self.order.pop()?;
            self.free.push(slot);
            if let Some(part) = self.slots[slot as usize].take() {
                return Some((ceiling, part));
            }
        }
    }

    /// Of the parts that came since the last was taken, the one with the highest ceiling.
    pub(super) fn take_fresh(&mut self) -> Option<(i32, Part)> {
        let (ceiling, slot) = self.fresh.take()?;
        let part = self.slots[slot as usize].take()?;
        Some((ceiling, part))
    }
}
