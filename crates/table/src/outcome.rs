//! How a game ended.

use crate::seat::{Seat, SeatSet};
use crate::tale::RuleId;
use serde::Serialize;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Who won; several seats share a victory, none is a common defeat.
    pub winners: SeatSet,
    /// The place of every seat, 1 for the winners.
    pub places: Vec<u8>,
    /// The score of every seat, where the game has scores.
    pub scores: Vec<i32>,
    /// The way it was won, for games that know several (message `victory-<way>`).
    pub way: &'static str,
    /// The rule that decided.
    pub rule: RuleId,
}

impl Outcome {
    /// Ranks seats by a key, higher is better; equal keys share a place.
    pub fn by_rank<K: Ord>(
        scores: Vec<i32>,
        way: &'static str,
        rule: RuleId,
        key: impl Fn(Seat) -> K,
    ) -> Self {
        let seats = scores.len() as u8;
        let place = |seat: Seat| {
            let better = Seat::all(seats)
                .filter(|&other| key(other) > key(seat))
                .count();
            better as u8 + 1
        };
        let places: Vec<u8> = Seat::all(seats).map(place).collect();
        let winners = Seat::all(seats)
            .filter(|seat| places[seat.index()] == 1)
            .fold(SeatSet::NONE, SeatSet::with);
        Outcome {
            winners,
            places,
            scores,
            way,
            rule,
        }
    }

    /// What a seat got out of it, between 0 (last) and 1 (sole winner); ties share.
    #[must_use]
    pub fn reward(&self, seat: Seat) -> f64 {
        if !self.winners.contains(seat) {
            return 0.0;
        }
        1.0 / f64::from(self.winners.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place() {
        let scores = vec![5, 9, 9, 1];
        let keys = scores.clone();
        let outcome = Outcome::by_rank(scores, "points", RuleId::Fixed("X"), |seat| {
            keys[seat.index()]
        });
        assert_eq!(outcome.places, [3, 1, 1, 4]);
        assert_eq!(outcome.winners, SeatSet(0b0110));
        assert!((outcome.reward(Seat(1)) - 0.5).abs() < 1e-9);
    }
}
