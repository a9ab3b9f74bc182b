//! Whole numbers that can be added in any order, so that threads, shards and interruptions cannot
//! change a result.

use crate::spread::Spread;
use crate::uses::Uses;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Outcome, Seat};

/// A victory in shares: divisible among 1 to 6 winners without a remainder.
pub const WHOLE_WIN: u64 = 60;

/// What an entrant, or whoever sat in a certain position, got out of its games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
    /// Victories by the way they were won, in shares of [`WHOLE_WIN`].
    pub ways: BTreeMap<String, u64>,
}

impl Takings {
    fn add(&mut self, outcome: &Outcome, seat: Seat) {
        self.games += 1;
        if outcome.winners.contains(seat) {
            let winners = u64::from(outcome.winners.len().max(1));
            self.shares += WHOLE_WIN / winners;
            self.sole_wins += u64::from(winners == 1);
            count(&mut self.ways, outcome.way, WHOLE_WIN / winners);
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

    /// Adds what somebody got out of other games.
    pub fn merge(&mut self, other: &Takings) {
        self.games += other.games;
        self.shares += other.shares;
        self.sole_wins += other.sole_wins;
        self.scores.merge(&other.scores);
        for (counter, more) in self.places.iter_mut().zip(&other.places) {
            *counter += more;
        }
        for (way, &shares) in &other.ways {
            count(&mut self.ways, way, shares);
        }
    }
}

/// Adds to the counter of a word; a known word costs no allocation.
fn count(counters: &mut BTreeMap<String, u64>, word: &str, more: u64) {
    match counters.get_mut(word) {
        Some(counter) => *counter += more,
        None => {
            counters.insert(word.to_owned(), more);
        }
    }
}

/// Everything that is counted of the games at one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// Games that came to an end.
    pub finished: u64,
    /// Games that were broken off because they had more decisions than the game allows.
    pub endless: u64,
    /// Games with more than one winner.
    pub shared: u64,
    /// How often a game ended in each way.
    pub ways: BTreeMap<String, u64>,
    /// Decisions in all games.
    pub decisions: u64,
    /// Decisions a game.
    pub lengths: Spread,
    /// By entrant, in the order of the table.
    pub entrants: Vec<Takings>,
    /// By turn order: index 0 is whoever decided first.
    pub turn_order: Vec<Takings>,
    /// For each pair of entrants, in the order of [`pairs`]: 2 for each game in which the first
    /// took a better place than the second, 1 for an equal one.
    pub duels: Vec<u64>,
    /// What was done with cards, if it is counted.
    #[serde(default, skip_serializing_if = "Uses::is_empty")]
    pub uses: Uses,
}

/// All pairs of entrants of a table, each once: (0, 1), (0, 2), ..., (1, 2), ...
pub fn pairs(seats: usize) -> impl Iterator<Item = (usize, usize)> + Clone {
    (0..seats).flat_map(move |one| (one + 1..seats).map(move |other| (one, other)))
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
            duels: vec![0; pairs(seats).count()],
            uses: Uses::default(),
        }
    }

    /// Is this a tally of so many seats? One that was read from a file need not be.
    #[must_use]
    pub fn fits(&self, seats: usize) -> bool {
        let pairs = pairs(seats).count();
        (self.entrants.len(), self.turn_order.len(), self.duels.len()) == (seats, seats, pairs)
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
        count(&mut self.ways, outcome.way, 1);
        self.lengths
            .add(i32::try_from(course.decisions).unwrap_or(i32::MAX));
        let seat = |entrant: usize| Seat(((entrant + turned) % seats) as u8);
        for (entrant, takings) in self.entrants.iter_mut().enumerate() {
            takings.add(outcome, seat(entrant));
        }
        for (takings, seat) in self
            .turn_order
            .iter_mut()
            .zip(course.first.round(seats as u8))
        {
            takings.add(outcome, seat);
        }
        let place = |entrant: usize| outcome.places.get(seat(entrant).index());
        for (points, (one, other)) in self.duels.iter_mut().zip(pairs(seats)) {
            *points += match place(one).cmp(&place(other)) {
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 0,
            };
        }
    }

    /// Adds everything another tally has counted.
    pub fn merge(&mut self, other: &Tally) {
        self.finished += other.finished;
        self.endless += other.endless;
        self.shared += other.shared;
        for (way, &games) in &other.ways {
            count(&mut self.ways, way, games);
        }
        self.decisions += other.decisions;
        self.lengths.merge(&other.lengths);
        let entrants = self.entrants.iter_mut().zip(&other.entrants);
        let turn_order = self.turn_order.iter_mut().zip(&other.turn_order);
        entrants
            .chain(turn_order)
            .for_each(|(takings, more)| takings.merge(more));
        for (points, more) in self.duels.iter_mut().zip(&other.duels) {
            *points += more;
        }
        self.uses.merge(&other.uses);
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
        let counted = |ways: &BTreeMap<String, u64>| {
            let ways = ways.iter().map(|(way, count)| format!("{way} {count}"));
            ways.collect::<Vec<_>>().join(", ")
        };
        assert_eq!(counted(&tally.ways), "crown 1, lodge 3, points 1");
        assert_eq!(counted(&tally.entrants[0].ways), "lodge 120, points 60");
        assert_eq!(counted(&tally.entrants[1].ways), "crown 60, lodge 60");
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
        assert_eq!(tally.duels, [0, 2, 2], "1 before 0, 0 before 2, 1 before 2");
    }

    #[test]
    fn equal_places_are_half_a_duel() {
        let mut tally = Tally::new(2);
        tally.add(&course(&[5, 5], 0), 1);
        assert_eq!(tally.duels, [1]);
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

    #[test]
    fn a_tally_survives_being_written_down() {
        let mut tally = Tally::new(3);
        tally.add(&course(&[9, 1, 2], 0), 2);
        let text = serde_json::to_string(&tally).unwrap();
        let read: Tally = serde_json::from_str(&text).unwrap();
        assert_eq!(read, tally);
        assert!(read.fits(3) && !read.fits(2));
    }
}
