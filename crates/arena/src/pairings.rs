//! Who sits at a table with whom: the matches of a tournament.
//!
//! A match is a table: for each seat the number of a contestant. Two contestants meet with the
//! seats split evenly between them and taken in turns (A B A B): so both have the same neighbours,
//! a table says as much about one as about the other, and equal bots win half of it. With an odd
//! number of seats one has a seat more than the other, so they meet at two tables (A B A and B A B).

/// For each seat the number of a contestant.
pub type Table = Vec<usize>;

/// Every contestant meets every other.
#[must_use]
pub fn round_robin(contestants: usize, seats: usize) -> Vec<Table> {
    let pairs = crate::tally::pairs(contestants);
    pairs
        .flat_map(|(one, other)| duel(one, other, seats))
        .collect()
}

/// The first contestant meets every other; those do not meet each other.
#[must_use]
pub fn gauntlet(contestants: usize, seats: usize) -> Vec<Table> {
    (1..contestants)
        .flat_map(|other| duel(0, other, seats))
        .collect()
}

/// The tables at which two contestants meet.
fn duel(one: usize, other: usize, seats: usize) -> Vec<Table> {
    let taking_turns = |first, second| {
        let seats = (0..seats).map(|seat| if seat % 2 == 0 { first } else { second });
        seats.collect::<Table>()
    };
    let mut tables = vec![taking_turns(one, other)];
    if seats % 2 == 1 {
        tables.push(taking_turns(other, one));
    }
    tables
}

/// After how many turns of the seats a table looks the same again: 4 for A B B B, 2 for A B A B, 1
/// for A A A A. So often a deal is played until everybody has had every hand.
#[must_use]
pub fn period(table: &[usize]) -> usize {
    let seats = table.len();
    let same = |turns: &usize| (0..seats).all(|seat| table[seat] == table[(seat + turns) % seats]);
    let mut divisors = (1..=seats).filter(|turns| seats.is_multiple_of(*turns));
    divisors.find(same).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_with_as_many_seats() {
        assert_eq!(round_robin(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(round_robin(2, 4), [[0, 1, 0, 1]]);
        assert_eq!(round_robin(2, 3), [[0, 1, 0], [1, 0, 1]]);
        assert_eq!(gauntlet(3, 2), [[0, 1], [0, 2]]);
    }

    #[test]
    fn a_period_brings_every_contestant_to_every_seat_it_can_have() {
        assert_eq!(period(&[0, 1]), 2);
        assert_eq!(period(&[0, 1, 0, 1]), 2);
        assert_eq!(period(&[0, 1, 1, 1]), 4);
        assert_eq!(period(&[0, 1, 0]), 3);
        assert_eq!(period(&[2, 2, 2]), 1);
        assert_eq!(period(&[0]), 1);
    }
}
