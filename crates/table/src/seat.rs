//! Who sits where, and from where one looks at the table.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 in turn order.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The neighbour who plays after this seat at a table of `seats`.
    ///
    /// ```
    /// # use table::Seat;
    /// assert_eq!(Seat(3).next(4), Seat(0));
    /// ```
    #[must_use]
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// All seats in turn order, beginning with this one.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats, small enough to be copied around freely.
///
/// ```
/// # use table::{Seat, SeatSet};
/// let both = SeatSet::of(Seat(0)).with(Seat(2));
/// assert!(both.contains(Seat(2)) && !both.contains(Seat(1)));
/// assert_eq!(both.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Exactly this seat.
    #[must_use]
    #[inline]
    pub fn of(seat: Seat) -> Self {
        SeatSet(Self::bit(seat))
    }

    /// The seat's bit. Seats come from files and the network: a number beyond any table has none.
    fn bit(seat: Seat) -> u8 {
        1u8.checked_shl(u32::from(seat.0)).unwrap_or(0)
    }

    /// Every seat of a table.
    #[must_use]
    #[inline]
    pub fn all(seats: u8) -> Self {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// This set and one more seat.
    #[must_use]
    #[inline]
    pub fn with(self, seat: Seat) -> Self {
        SeatSet(self.0 | Self::bit(seat))
    }

    /// This set less one seat.
    #[must_use]
    #[inline]
    pub fn without(self, seat: Seat) -> Self {
        SeatSet(self.0 & !Self::bit(seat))
    }

    /// Is the seat in the set?
    #[must_use]
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    /// Is nobody in the set?
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first seat of the set, if any.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

/// From where somebody looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewpoint {
    /// Somebody who sits here and sees what this seat may see.
    Seat(Seat),
    /// Somebody who watches and sees only what is public.
    Spectator,
}

impl Viewpoint {
    /// Does this viewpoint belong to the seat?
    #[must_use]
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewpoint::Seat(seat)
    }

    /// Does the viewpoint belong to one of these seats?
    #[must_use]
    #[inline]
    pub fn among(self, seats: SeatSet) -> bool {
        match self {
            Viewpoint::Seat(seat) => seats.contains(seat),
            Viewpoint::Spectator => false,
        }
    }
}

impl From<Seat> for Viewpoint {
    fn from(seat: Seat) -> Self {
        Viewpoint::Seat(seat)
    }
}

/// Whom the table waits for. Nobody: the game is over.
///
/// The seats asked must follow from public information alone, so that being asked betrays nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waiting {
    /// Everybody who has an open question. Several seats decide at once and in secret.
    pub seats: SeatSet,
    /// The others are only told that the table waits, not for whom (reaction windows).
    pub hushed: bool,
}

impl Waiting {
    /// The game is over.
    pub const OVER: Waiting = Waiting {
        seats: SeatSet::NONE,
        hushed: false,
    };

    /// One seat decides.
    #[must_use]
    #[inline]
    pub fn one(seat: Seat) -> Self {
        Waiting {
            seats: SeatSet::of(seat),
            hushed: false,
        }
    }

    /// Several seats decide at once.
    #[must_use]
    #[inline]
    pub fn several(seats: SeatSet) -> Self {
        Waiting {
            seats,
            hushed: false,
        }
    }

    /// The same, but nobody else is told for whom the table waits.
    #[must_use]
    #[inline]
    pub fn hushed(self) -> Self {
        Waiting {
            hushed: true,
            ..self
        }
    }

    /// Is there nothing left to decide?
    #[must_use]
    #[inline]
    pub fn is_over(self) -> bool {
        self.seats.is_empty()
    }

    /// The seats a viewpoint may know to be asked: all of them, or under a hush only itself.
    #[must_use]
    #[inline]
    pub fn seen_from(self, viewpoint: Viewpoint) -> SeatSet {
        match viewpoint {
            _ if !self.hushed => self.seats,
            Viewpoint::Seat(seat) if self.seats.contains(seat) => SeatSet::of(seat),
            _ => SeatSet::NONE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_begins_anywhere_and_meets_everybody_once() {
        let round: Vec<_> = Seat(2).round(4).map(|seat| seat.0).collect();
        assert_eq!(round, [2, 3, 0, 1]);
    }

    #[test]
    fn a_hush_names_nobody_but_oneself() {
        let waiting = Waiting::several(SeatSet(0b110)).hushed();
        assert_eq!(
            waiting.seen_from(Viewpoint::Seat(Seat(1))),
            SeatSet::of(Seat(1))
        );
        assert_eq!(waiting.seen_from(Viewpoint::Seat(Seat(0))), SeatSet::NONE);
        assert_eq!(waiting.seen_from(Viewpoint::Spectator), SeatSet::NONE);
    }

    #[test]
    fn sets_of_all_sizes_hold_exactly_their_seats() {
        for seats in 1..=6 {
            assert_eq!(SeatSet::all(seats).len(), u32::from(seats));
        }
        assert_eq!(SeatSet::of(Seat(3)).first(), Some(Seat(3)));
        assert_eq!(SeatSet::NONE.first(), None);
        let beyond = SeatSet(u8::MAX).without(Seat(200)).with(Seat(8));
        assert_eq!(beyond, SeatSet(u8::MAX));
        assert!(!beyond.contains(Seat(8)) && !beyond.contains(Seat(200)));
    }
}
