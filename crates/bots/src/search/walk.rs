//! Where a pass is in the tree, also while several seats decide at once.
//!
//! Seats that decide at once and in secret must not learn of each other's answers. So each of them
//! goes on from the place where all were asked, by its own answers alone; when the last of them has
//! decided, all go on together from where the searching seat has come to.

use super::judge::SEATS;
use table::{Seat, SeatSet};

/// A walk through the tree.
pub(super) struct Walk {
    own: Seat,
    /// Where everybody is, outside of a crowd.
    at: u32,
    /// Who decides at once and is not finished.
    crowd: SeatSet,
    /// Does the searching seat decide with the crowd? Then it leads the way out of it.
    leads: bool,
    /// Where those of the crowd are.
    heads: [u32; SEATS],
}

impl Walk {
    /// At the root.
    pub(super) fn new(own: Seat) -> Self {
        Walk {
            own,
            at: 0,
            crowd: SeatSet::NONE,
            leads: false,
            heads: [0; SEATS],
        }
    }

    /// Who decides next: the searching seat first, since the root is its question.
    pub(super) fn next_seat(&mut self, waiting: SeatSet) -> Option<Seat> {
        if self.crowd.is_empty() && waiting.len() > 1 {
            self.crowd = waiting;
            self.leads = waiting.contains(self.own);
            self.heads = [self.at; SEATS];
        }
        if waiting.contains(self.own) {
            return Some(self.own);
        }
        waiting.first()
    }

    /// Where a seat is.
    pub(super) fn place(&self, seat: Seat) -> u32 {
        if self.crowd.contains(seat) {
            self.heads[seat.index()]
        } else {
            self.at
        }
    }

    /// A seat has gone on by an edge.
    pub(super) fn go(&mut self, seat: Seat, next: u32, waiting: SeatSet) {
        if self.crowd.contains(seat) {
            self.heads[seat.index()] = next;
        } else {
            self.at = next;
        }
        self.stay(seat, waiting);
    }

    /// A seat has answered without going on.
    pub(super) fn stay(&mut self, seat: Seat, waiting: SeatSet) {
        if !self.crowd.contains(seat) {
            return;
        }
        if seat == self.own || !self.leads {
            self.at = self.heads[seat.index()];
        }
        if !waiting.contains(seat) {
            self.crowd = self.crowd.without(seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: Seat = Seat(1);

    fn waiting(seats: &[u8]) -> SeatSet {
        { seats.iter() }.fold(SeatSet::NONE, |all, &seat| all.with(Seat(seat)))
    }

    #[test]
    fn who_decides_at_once_does_not_see_the_others() {
        let mut walk = Walk::new(OWN);
        assert_eq!(walk.next_seat(waiting(&[0, 1, 2])), Some(OWN));
        walk.go(OWN, 5, waiting(&[0, 1, 2]));
        assert_eq!(walk.next_seat(waiting(&[0, 1, 2])), Some(OWN));
        assert_eq!(walk.place(OWN), 5, "its own answers lead on");
        walk.go(OWN, 6, waiting(&[0, 2]));
        for other in [Seat(0), Seat(2)] {
            assert_eq!(
                walk.next_seat(waiting(&[0, 2]).without(Seat(2 - other.0))),
                Some(other)
            );
            assert_eq!(walk.place(other), 0, "asked where all were asked");
            walk.go(other, 7, waiting(&[2]).without(other));
        }
        assert_eq!(walk.next_seat(waiting(&[0])), Some(Seat(0)));
        assert_eq!(
            walk.place(Seat(0)),
            6,
            "together from where the searching seat is"
        );
    }

    #[test]
    fn one_after_another_everybody_sees_everything() {
        let mut walk = Walk::new(OWN);
        for (seat, from, to) in [(OWN, 0, 3), (Seat(0), 3, 4), (Seat(2), 4, 9)] {
            assert_eq!(walk.next_seat(SeatSet::of(seat)), Some(seat));
            assert_eq!(walk.place(seat), from);
            walk.go(seat, to, SeatSet::NONE);
        }
    }
}
