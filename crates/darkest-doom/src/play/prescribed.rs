//! Dice: from chance, or as a scenario prescribes them.

use super::Play;
use crate::cards::{GoalId, Icon};
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
    /// What is drawn from the goal bag, as far as it is in it.
    pub bag: VecDeque<FromBag>,
}

/// Something drawn from the goal bag (DD-18.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromBag {
    /// A Heart.
    Heart,
    /// A goal token.
    Goal(GoalId),
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

    /// Draws blindly from the goal bag (DD-18.6); nothing from an empty one.
    pub(crate) fn next_from_bag(&mut self) -> Option<FromBag> {
        self.tale.chance();
        self.tale.reveal();
        let state = &mut *self.state;
        let bag = &mut state.bag;
        let told = state.prescribed.bag.pop_front();
        let drawn = told.unwrap_or_else(|| {
            let at = state
                .chance
                .index((bag.goals.len() + usize::from(bag.hearts)).max(1));
            let goal = bag.goals.get(at).copied();
            goal.map_or(FromBag::Heart, FromBag::Goal)
        });
        match drawn {
            FromBag::Heart => bag.hearts = bag.hearts.checked_sub(1)?,
            FromBag::Goal(goal) => {
                let at = bag.goals.iter().position(|it| *it == goal)?;
                bag.goals.remove(at);
            }
        }
        Some(drawn)
    }
}
