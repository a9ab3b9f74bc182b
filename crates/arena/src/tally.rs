//! Whole numbers that can be added in any order, so that threads cannot change a result.

use crate::spread::Spread;
use std::collections::BTreeMap;
use table::{Outcome, Seat};

/// A victory in shares: divisible among 1 to 6 winners without a remainder.
pub const WHOLE_WIN: u64 = 60;

/// What an entrant, or whoever sat in a certain position, got out of its games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Takings {
    /// Games played.
    pub games: u64,
    /// Victories, in shares of [`WHOLE_WIN`].
    pub shares: u64,
    /// Victories that were not shared.
    pub sole_wins: u64,
    /// The scores.
    pub scores: Spread,
    /// How often each place was taken; index 0 is the first place.
    pub places: [u64; table::seat::MAX_SEATS],
}

impl Takings {
    fn add(&mut self, outcome: &Outcome, seat: Seat) {
        self.games += 1;
        if outcome.winners.contains(seat) {
            let winners = u64::from(outcome.winners.len().max(1));
            self.shares += WHOLE_WIN / winners;
            self.sole_wins += u64::from(winners == 1);
        }
        if let Some(&score) = outcome.scores.get(seat.index()) {
            self.scores.add(score);
        }
        let place = outcome
            .places
            .get(seat.index())
            .map(|place| usize::from(*place));
        if let Some(counter) = place.and_then(|place| self.places.get_mut(place.wrapping_sub(1))) {
            *counter += 1;
        }
    }

    fn merge(&mut self, other: &Takings) {
        self.games += other.games;
        self.shares += other.shares;
        self.sole_wins += other.sole_wins;
        self.scores.merge(&other.scores);
        for (counter, more) in self.places.iter_mut().zip(&other.places) {
            *counter += more;
        }
    }

    /// Victories as a share of all games, ties shared.
    #[must_use]
    pub fn win_rate(&self) -> f64 {
        self.shares as f64 / (WHOLE_WIN * self.games.max(1)) as f64
    }
}

/// Everything a contest counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Games that came to an end.
    pub finished: u64,
    /// Games that were broken off because they had more decisions than the game allows.
    pub endless: u64,
    /// Games with more than one winner.
    pub shared: u64,
    /// How often a game ended in each way.
    pub ways: BTreeMap<&'static str, u64>,
    /// Decisions in all games.
    pub decisions: u64,
    /// Decisions a game.
    pub lengths: Spread,
    /// By entrant, in the order of the contest.
    pub entrants: Vec<Takings>,
    /// By turn order: index 0 is whoever decided first.
    pub turn_order: Vec<Takings>,
}

/// How one game went.
#[derive(Clone, Debug)]
pub struct Course {
    /// How it ended; nothing if it was broken off.
    pub outcome: Option<Outcome>,
    /// The seat that decided first.
    pub first: Seat,
    /// How many decisions were made.
    pub decisions: u32,
}

impl Tally {
    /// Nothing counted yet, for so many seats.
    #[must_use]
    pub fn new(seats: usize) -> Self {
        Tally {
            finished: 0,
            endless: 0,
            shared: 0,
            ways: BTreeMap::new(),
            decisions: 0,
            lengths: Spread::default(),
            entrants: vec![Takings::default(); seats],
            turn_order: vec![Takings::default(); seats],
        }
    }

    /// Counts a game in which entrant `e` sat at seat `(e + turned) % seats`.
    pub fn add(&mut self, course: &Course, turned: usize) {
        let seats = self.entrants.len();
        self.decisions += u64::from(course.decisions);
        let Some(outcome) = &course.outcome else {
            self.endless += 1;
            return;
        };
        self.finished += 1;
        self.shared += u64::from(outcome.winners.len() > 1);
        *self.ways.entry(outcome.way).or_default() += 1;
        self.lengths
            .add(i32::try_from(course.decisions).unwrap_or(i32::MAX));
        for (entrant, takings) in self.entrants.iter_mut().enumerate() {
            takings.add(outcome, Seat(((entrant + turned) % seats) as u8));
        }
        for (takings, seat) in self
            .turn_order
            .iter_mut()
            .zip(course.first.round(seats as u8))
        {
            takings.add(outcome, seat);
        }
    }

    /// Adds everything another tally has counted.
    pub fn merge(&mut self, other: &Tally) {
        self.finished += other.finished;
        self.endless += other.endless;
        self.shared += other.shared;
        for (way, count) in &other.ways {
            *self.ways.entry(way).or_default() += count;
        }
        self.decisions += other.decisions;
        self.lengths.merge(&other.lengths);
        let entrants = self.entrants.iter_mut().zip(&other.entrants);
        let turn_order = self.turn_order.iter_mut().zip(&other.turn_order);
        entrants
            .chain(turn_order)
            .for_each(|(takings, more)| takings.merge(more));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::RuleId;

    fn course(scores: &[i32], first: u8) -> Course {
        let keys = scores.to_vec();
        let key = |seat: Seat| keys[seat.index()];
        let outcome = Outcome::by_rank(scores.to_vec(), "points", RuleId::NONE, key);
        Course {
            outcome: Some(outcome),
            first: Seat(first),
            decisions: 4,
        }
    }

    #[test]
    fn a_shared_victory_is_divided() {
        let mut tally = Tally::new(3);
        tally.add(&course(&[7, 7, 1], 2), 0);
        let shares: Vec<_> = tally.entrants.iter().map(|it| it.shares).collect();
        assert_eq!(shares, [30, 30, 0]);
        assert_eq!((tally.shared, tally.entrants[0].sole_wins), (1, 0));
        assert_eq!(
            tally.turn_order[0].shares, 0,
            "seat 2 decided first and lost"
        );
        assert_eq!(tally.entrants[2].places, [0, 0, 1, 0, 0, 0]);
    }

    #[test]
    fn the_ways_games_ended_are_counted_together() {
        let ended = |way| {
            let mut course = course(&[3, 1], 0);
            course.outcome.iter_mut().for_each(|it| it.way = way);
            course
        };
        let mut tally = Tally::new(2);
        for way in ["lodge", "points", "lodge"] {
            tally.add(&ended(way), 0);
        }
        let mut more = Tally::new(2);
        for way in ["crown", "lodge"] {
            more.add(&ended(way), 1);
        }
        tally.merge(&more);
        let ways: Vec<_> = tally.ways.into_iter().collect();
        assert_eq!(ways, [("crown", 1), ("lodge", 3), ("points", 1)]);
    }

    #[test]
    fn turning_the_seats_credits_the_right_entrant() {
        let mut tally = Tally::new(3);
        tally.add(&course(&[9, 1, 2], 0), 2);
        assert_eq!(
            tally.entrants[1].shares, WHOLE_WIN,
            "entrant 1 sat at seat 0"
        );
        assert_eq!(tally.entrants[0].scores.least(), Some(2));
    }

    #[test]
    fn a_game_without_an_end_is_counted_apart() {
        let mut tally = Tally::new(2);
        tally.add(
            &Course {
                outcome: None,
                first: Seat(0),
                decisions: 9,
            },
            0,
        );
        assert_eq!((tally.finished, tally.endless, tally.decisions), (0, 1, 9));
        assert_eq!(tally.entrants[0].games, 0);
    }
}
