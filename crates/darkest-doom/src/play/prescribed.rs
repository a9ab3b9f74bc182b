//! Dice: from chance, or as a scenario prescribes them.

use super::Play;
use crate::cards::Icon;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// The highest number of the Destiny die (DD-1.3).
const DESTINY_SIDES: u8 = 10;

/// The next results of dice, written into the position of a scenario; empty in real games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prescribed {
    /// Fate dice, the next one first.
    pub dice: VecDeque<Icon>,
    /// The Destiny die, the next roll first.
    pub destiny: VecDeque<u8>,
}

impl Play<'_> {
    /// Rolls a fate die (DD-1.2).
    pub(crate) fn next_die(&mut self) -> Icon {
        self.tale.chance();
        self.tale.reveal();
        let state = &mut *self.state;
        let told = state.prescribed.dice.pop_front();
        told.unwrap_or_else(|| Icon::ALL[state.chance.index(Icon::ALL.len())])
    }

    /// Rolls the Destiny die (DD-1.3).
    pub(crate) fn next_destiny(&mut self) -> u8 {
        self.tale.chance();
        self.tale.reveal();
        let state = &mut *self.state;
        let told = state.prescribed.destiny.pop_front();
        told.unwrap_or_else(|| 1 + state.chance.below(u32::from(DESTINY_SIDES)) as u8)
    }
}
