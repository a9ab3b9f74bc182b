//! Bounds that bring every resolution to an end, whatever the cards say (BRW-13.3.7).
//!
//! See [`resolve::bounds`]. An answer has its place whenever its window was opened. Actions,
//! activations, orders, events, damage and defeats always begin: they hold cards and cubes, and all
//! they do beyond the bound ends by itself.

use super::Job;
use crate::play::Play;

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
        begins && resolve::is_too_much(stack.len(), first, self.state.next_frame)
    }

    /// Is the same in progress so often that it does not begin inside itself once more?
    pub(crate) fn repeats_itself(&self, same: impl Fn(&Job) -> bool) -> bool {
        let frames = self.state.stack.iter();
        frames.filter(|frame| same(&frame.job)).count() >= MOST_INSIDE_ITSELF
    }
}
