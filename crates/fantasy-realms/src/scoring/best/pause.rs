//! What does not help is left out a few times, ever longer.

/// How often something is left out before it is tried again.
#[derive(Clone, Copy, Default)]
pub(super) struct Pause {
    length: u8,
    left: u8,
}

/// The longest pause.
const LONGEST: u8 = 31;

impl Pause {
    /// Is it time to try again?
    pub(super) fn is_over(&mut self) -> bool {
        let over = self.left == 0;
        self.left = self.left.saturating_sub(1);
        over
    }

    /// After something that helped there is no pause; after something that did not, a longer one than
    /// before.
    pub(super) fn learn(&mut self, helped: bool) {
        self.length = if helped {
            0
        } else {
            (2 * self.length + 1).min(LONGEST)
        };
        self.left = self.length;
    }
}
