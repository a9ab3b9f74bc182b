//! Handles for face-down things, fresh at every shuffle, so that an id never betrays a card.
//!
//! A person can point at "the third face-down card" without knowing which one it is. A handle is
//! that pointing finger: it means one thing until the next shuffle, and then another.

use crate::chance::Chance;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The face-down things of one zone by handle.
///
/// ```
/// # use table::{Chance, hidden::Handles};
/// let mut chance = Chance::from_number(1);
/// let mut pile = Handles::default();
/// pile.conceal(&[10u16, 11, 12], &mut chance);
/// let handle = pile.handles().next().unwrap();
/// let thing = pile.take(handle).unwrap();
/// assert!((10..13).contains(&thing));
/// assert!(pile.get(handle).is_none(), "a handle is used up with its thing");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Handles<T> {
    /// The handle given out next; handles are never used twice.
    next: u16,
    entries: SmallVec<[(u16, T); 8]>,
}

impl<T> Default for Handles<T> {
    fn default() -> Self {
        Handles {
            next: 0,
            entries: SmallVec::new(),
        }
    }
}

impl<T: Copy + PartialEq> Handles<T> {
    /// Adds things face down in random order and gives everything in the zone a fresh handle.
    pub fn conceal(&mut self, things: &[T], chance: &mut Chance) {
        self.entries.extend(things.iter().map(|&thing| (0, thing)));
        self.shuffle(chance);
    }

    /// Gives everything a fresh handle in random order.
    pub fn shuffle(&mut self, chance: &mut Chance) {
        chance.shuffle(&mut self.entries);
        for entry in &mut self.entries {
            entry.0 = self.next;
            self.next = self.next.wrapping_add(1);
        }
    }

    /// The handles that can be pointed at.
    pub fn handles(&self) -> impl Iterator<Item = u16> + '_ {
        self.entries.iter().map(|&(handle, _)| handle)
    }

    /// The things, for the eyes of whoever may look.
    pub fn things(&self) -> impl Iterator<Item = T> + '_ {
        self.entries.iter().map(|&(_, thing)| thing)
    }

    /// What a handle points at, if it still points at something.
    #[must_use]
    pub fn get(&self, handle: u16) -> Option<T> {
        self.entries
            .iter()
            .find(|entry| entry.0 == handle)
            .map(|&(_, thing)| thing)
    }

    /// Takes a thing out of the zone.
    pub fn take(&mut self, handle: u16) -> Option<T> {
        let at = self.entries.iter().position(|entry| entry.0 == handle)?;
        Some(self.entries.remove(at).1)
    }

    /// Replaces the things behind the handles without touching the handles: what a re-deal does.
    pub fn replace(&mut self, things: impl IntoIterator<Item = T>) {
        for (entry, thing) in self.entries.iter_mut().zip(things) {
            entry.1 = thing;
        }
    }

    /// How many things lie here.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Does nothing lie here?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_handle_survives_a_shuffle() {
        let mut chance = Chance::from_number(2);
        let mut pile = Handles::default();
        pile.conceal(&[1u8, 2, 3], &mut chance);
        let before: Vec<_> = pile.handles().collect();
        pile.shuffle(&mut chance);
        assert!(before.iter().all(|&handle| pile.get(handle).is_none()));
        assert_eq!(pile.len(), 3);
    }
}
