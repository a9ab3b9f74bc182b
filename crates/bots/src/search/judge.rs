//! A judgement as a number for every seat.
//!
//! Games measure how well a seat stands in units of their own. What counts is how far a seat is
//! ahead of the best other one; how much that is worth is learnt from how far the leads lie apart
//! in this very search.

use arrayvec::ArrayVec;
use table::{Seat, World};

/// The most seats of a table.
pub(super) const SEATS: usize = 8;

/// What every seat gets, from 0 to 1.
pub(super) type Rewards = ArrayVec<f64, SEATS>;

/// Learns how far leads lie apart.
#[derive(Clone, Debug, Default)]
pub(super) struct Judge {
    won: f64,
    rivalry: f64,
    count: f64,
    mean: f64,
    square: f64,
}

impl Judge {
    /// A judge that has seen nothing, to whom victory counts so much beside the margin.
    pub(super) fn new(won: f64, rivalry: f64) -> Self {
        Judge {
            won,
            rivalry,
            ..Judge::default()
        }
    }

    /// What every seat gets in a world: by the outcome, or by how it stands.
    pub(super) fn rewards(&mut self, world: &dyn World, seats: u8) -> Rewards {
        let margins = margins(world, seats, self.rivalry);
        margins.iter().for_each(|&margin| self.learn(margin));
        let by_margin = |margin: &f64| self.squash(*margin);
        match world.outcome() {
            Some(outcome) => Seat::all(seats)
                .zip(&margins)
                .map(|(seat, margin)| {
                    self.won * outcome.reward(seat) + (1.0 - self.won) * self.squash(*margin)
                })
                .collect(),
            None => margins.iter().map(by_margin).collect(),
        }
    }

    /// How far a seat is ahead, learnt as well.
    pub(super) fn own_margin(&mut self, world: &dyn World, seat: Seat) -> f64 {
        let seats = seats_of(world);
        let margins = margins(world, seats, self.rivalry);
        margins.iter().for_each(|&margin| self.learn(margin));
        let own = margins.get(seat.index()).copied().unwrap_or(0.0);
        let bonus = world.outcome().map_or(0.0, |outcome| {
            (outcome.reward(seat) - 0.5) * 2.0 * self.scale()
        });
        own + bonus
    }

    fn learn(&mut self, margin: f64) {
        self.count += 1.0;
        let off = margin - self.mean;
        self.mean += off / self.count;
        self.square += off * (margin - self.mean);
    }

    fn scale(&self) -> f64 {
        (self.square / self.count.max(1.0)).sqrt().max(1e-6)
    }

    fn squash(&self, margin: f64) -> f64 {
        let lead = (margin - self.mean) / self.scale();
        1.0 / (1.0 + (-lead).exp())
    }
}

/// How many seats a world has: those that can be asked how they stand.
pub(super) fn seats_of(world: &dyn World) -> u8 {
    world.seats()
}

/// How far every seat is ahead of the best other one; alone, how it stands.
fn margins(world: &dyn World, seats: u8, rivalry: f64) -> ArrayVec<f64, SEATS> {
    let worth = |seat: Seat| {
        let value = f64::from(world.evaluate(seat));
        if value.is_finite() { value } else { -1e9 }
    };
    let all: ArrayVec<f64, SEATS> = Seat::all(seats).map(worth).collect();
    if all.len() < 2 {
        return all;
    }
    let lead = |own: usize| {
        let others = (0..all.len()).filter(|&at| at != own).map(|at| all[at]);
        all[own] - rivalry * others.fold(f64::NEG_INFINITY, f64::max)
    };
    (0..all.len()).map(lead).collect()
}
