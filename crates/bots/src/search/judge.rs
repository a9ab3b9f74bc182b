//! A judgement as a number for every seat.
//!
//! Games measure how well a seat stands in units of their own. What counts is how far a seat is
//! ahead of the best other one; how much that is worth is learnt from how far the leads lie apart
//! in this very search.

use arrayvec::ArrayVec;
use table::{Outcome, Seat, World};

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
    pub(super) fn rewards(&mut self, world: &dyn World) -> Rewards {
        let margins = margins(world, self.rivalry);
        margins.iter().for_each(|&margin| self.learn(margin));
        let outcome = world.outcome();
        let reward = |(seat, margin): (Seat, &f64)| self.weigh(outcome.as_ref(), seat, *margin);
        { Seat::all(world.seats()).zip(&margins) }
            .map(reward)
            .collect()
    }

    /// What one seat gets in a world.
    pub(super) fn reward(&mut self, world: &dyn World, seat: Seat) -> f64 {
        let margin = margin(world, seat, self.rivalry);
        self.learn(margin);
        self.weigh(world.outcome().as_ref(), seat, margin)
    }

    /// How far a seat is ahead, victory included, in the units of the game; learnt as well.
    pub(super) fn lead(&mut self, world: &dyn World, seat: Seat) -> f64 {
        let margin = margin(world, seat, self.rivalry);
        self.learn(margin);
        let victory = |outcome: Outcome| (outcome.reward(seat) - 0.5) * 2.0 * self.scale();
        margin + world.outcome().map_or(0.0, victory)
    }

    fn weigh(&self, outcome: Option<&Outcome>, seat: Seat, margin: f64) -> f64 {
        let standing = self.squash(margin);
        outcome.map_or(standing, |outcome| {
            self.won * outcome.reward(seat) + (1.0 - self.won) * standing
        })
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

/// How far every seat is ahead of the best other one; alone, how it stands.
fn margins(world: &dyn World, rivalry: f64) -> ArrayVec<f64, SEATS> {
    let all: ArrayVec<f64, SEATS> = { Seat::all(world.seats()) }
        .map(|seat| standing(world, seat))
        .collect();
    let ahead = |own: usize| {
        let others = (0..all.len()).filter(|&at| at != own).map(|at| all[at]);
        over(all[own], others, rivalry)
    };
    (0..all.len()).map(ahead).collect()
}

/// The same for one seat. Where the others do not count they are not looked at.
fn margin(world: &dyn World, seat: Seat, rivalry: f64) -> f64 {
    let own = standing(world, seat);
    if rivalry == 0.0 {
        return own;
    }
    let others = Seat::all(world.seats()).filter(|&it| it != seat);
    over(own, others.map(|it| standing(world, it)), rivalry)
}

fn over(own: f64, others: impl Iterator<Item = f64>, rivalry: f64) -> f64 {
    let best = others.reduce(f64::max);
    own - rivalry * best.unwrap_or(0.0)
}

fn standing(world: &dyn World, seat: Seat) -> f64 {
    let value = f64::from(world.evaluate(seat));
    if value.is_finite() { value } else { -1e9 }
}
