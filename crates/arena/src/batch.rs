//! What is kept of each chunk when its games are forgotten: sums.

use crate::tally::{Takings, Tally};
use crate::uses::Uses;
use std::collections::BTreeMap;

/// The sums of a chunk. Figures and their intervals are made of these; distributions are not kept
/// by chunk, so that memory stays flat however many games are played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// Games that came to an end.
    pub games: u64,
    /// Decisions in these.
    pub decisions: i64,
    /// By entrant.
    pub entrants: Vec<Got>,
    /// By turn order.
    pub turn_order: Vec<Got>,
    /// For each pair of entrants the points of the first, 2 a game.
    pub duels: Vec<u64>,
    /// How often a game ended in each way.
    pub ways: BTreeMap<String, u64>,
    /// What was done with cards, if it is counted.
    pub uses: Uses,
}

/// The sums of an entrant, or of whoever sat in a certain position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Got {
    /// Victories, in shares of [`crate::tally::WHOLE_WIN`].
    pub shares: u64,
    /// Scores.
    pub points: i64,
}

impl Got {
    fn of(takings: &Takings) -> Self {
        Got {
            shares: takings.shares,
            points: takings.scores.sum(),
        }
    }
}

impl Batch {
    /// The sums of what was counted.
    #[must_use]
    pub fn of(tally: &Tally) -> Self {
        Batch {
            games: tally.finished,
            decisions: tally.lengths.sum(),
            entrants: tally.entrants.iter().map(Got::of).collect(),
            turn_order: tally.turn_order.iter().map(Got::of).collect(),
            duels: tally.duels.clone(),
            ways: tally.ways.clone(),
            uses: tally.uses.clone(),
        }
    }
}
