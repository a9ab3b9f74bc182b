//! Loops of a program in progress.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A loop of a program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Loop<T> {
    /// What is left, the next one last.
    pub left: SmallVec<[T; 5]>,
    /// The current element.
    pub item: Option<T>,
    /// Was any round done?
    pub done: bool,
}

/// The loops of a program, the innermost last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Loops<T>(pub SmallVec<[Loop<T>; 1]>);

impl<T> Default for Loops<T> {
    fn default() -> Self {
        Loops(SmallVec::new())
    }
}

impl<T: Copy> Loops<T> {
    /// A loop over these begins.
    pub fn begin(&mut self, items: impl IntoIterator<Item = T>) {
        let mut left: SmallVec<[T; 5]> = items.into_iter().collect();
        left.reverse();
        self.0.push(Loop {
            left,
            item: None,
            done: false,
        });
    }

    /// The current element of the innermost loop.
    #[must_use]
    pub fn item(&self) -> Option<T> {
        self.0.last()?.item
    }

    /// Goes to the next element. Without one the loop is over and tells whether any round was done.
    ///
    /// # Errors
    /// Not an error: the loop is over.
    pub fn advance(&mut self) -> Result<T, bool> {
        let Some(round) = self.0.last_mut() else {
            return Err(false);
        };
        if let Some(item) = round.left.pop() {
            round.item = Some(item);
            return Ok(item);
        }
        Err(self.0.pop().is_some_and(|round| round.done))
    }

    /// The round is over.
    pub fn round(&mut self, done: bool) {
        if let Some(round) = self.0.last_mut() {
            round.done |= done;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goes_over_everything_in_order() {
        let mut loops = Loops::default();
        loops.begin([1, 2]);
        assert_eq!(loops.advance(), Ok(1));
        loops.round(true);
        assert_eq!(loops.advance(), Ok(2));
        assert_eq!(loops.item(), Some(2));
        loops.round(false);
        assert_eq!(loops.advance(), Err(true), "one round was done");
        assert_eq!(loops.item(), None);
        loops.begin([]);
        assert_eq!(loops.advance(), Err(false));
    }
}
