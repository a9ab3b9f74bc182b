//! Bounds that bring every resolution to an end, whatever the cards say (BRW-13.3.7).
//!
//! No card of the box comes near them. A card somebody else wrote may resolve itself, or two may
//! resolve each other: then what would begin beyond a bound is skipped, and everything in progress
//! goes on to its end.

use super::Job;
use crate::play::Play;

/// How many frames are in progress at most when a reaction window or an effect begins.
///
/// An answer has its place whenever its window was opened. Actions, activations, orders, events,
/// damage and defeats always begin: they hold cards and cubes, and all they do beyond the bound
/// ends by itself. So the stack stays a few frames above the bound at most, and a byte is enough
/// for a place in it.
const MOST_FRAMES: usize = 200;
const _: () = assert!(MOST_FRAMES + 10 < 256);

/// How many frames the lowest frame of the stack brings about at most, also one after another:
/// effects that begin each other twice need not be deep to be endless.
const MOST_IN_ALL: u32 = 10_000;

/// How often the same thing is in progress at most, one inside the other.
const MOST_INSIDE_ITSELF: usize = 3;

impl Play<'_> {
    /// Is too much in progress for this to begin?
    pub(crate) fn is_skipped(&self, job: &Job) -> bool {
        let begins = match job {
            Job::Window(_) => true,
            Job::Effect(effect) => effect.trigger.is_none(),
            _ => false,
        };
        let stack = &self.state.stack;
        let first = stack.first().map_or(self.state.next_frame, |it| it.id);
        let in_all = self.state.next_frame.wrapping_sub(first);
        begins && (stack.len() >= MOST_FRAMES || in_all >= MOST_IN_ALL)
    }

    /// Is the same in progress so often that it does not begin inside itself once more?
    pub(crate) fn repeats_itself(&self, same: impl Fn(&Job) -> bool) -> bool {
        let frames = self.state.stack.iter();
        frames.filter(|frame| same(&frame.job)).count() >= MOST_INSIDE_ITSELF
    }
}
