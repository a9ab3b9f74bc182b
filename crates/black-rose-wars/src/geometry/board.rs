//! The lodge as it lies: what is near and what can be seen from where.

use super::{Hex, LODGE, Rooms};
use crate::cards::{Range, RoomId};
use serde::{Deserialize, Serialize};
use std::fmt;

/// No two rooms are farther from each other than this.
const FARTHEST: usize = 4;

/// Which room lies where, with everything that follows from it worked out. It is saved as the hexes
/// of the rooms alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[Hex; 19]", into = "[Hex; 19]")]
pub struct Board {
    hexes: [Hex; 19],
    /// The rooms at most 0, 1, 2, 3 and 4 steps away, from every room.
    near: [[Rooms; FARTHEST + 1]; 19],
    /// The rooms in line with every room.
    seen: [Rooms; 19],
}

/// Why a spell does not reach a room, in the words of a person who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case")]
pub enum Blocked {
    /// It is too many steps away (BRW-12.6).
    TooFar {
        /// So many.
        distance: u8,
        /// It may be so many.
        range: u8,
    },
    /// It is near enough, but the straight line to it leaves the row of tiles and runs along an
    /// edge between two of them (BRW-12.8).
    AlongAnEdge,
}

/// The rooms do not lie on the hexes of the lodge, one on each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotALodge;

impl fmt::Display for NotALodge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the rooms do not fill the lodge")
    }
}

impl std::error::Error for NotALodge {}

impl Board {
    /// The board on which the first room lies on the first hex, and so on.
    #[must_use]
    pub fn new(hexes: [Hex; 19]) -> Self {
        let rooms = |from: Hex, counts: &dyn Fn(Hex, Hex) -> bool| {
            let there = (0..).zip(hexes).filter(|(_, hex)| counts(from, *hex));
            there.map(|(room, _)| RoomId(room)).collect::<Rooms>()
        };
        let within = |from, steps| rooms(from, &|a, b| a.distance(b) <= steps);
        Board {
            hexes,
            near: hexes.map(|from| [0, 1, 2, 3, 4].map(|steps| within(from, steps))),
            seen: hexes.map(|from| rooms(from, &Hex::in_line)),
        }
    }

    /// Where a room lies.
    #[must_use]
    pub fn hex(&self, room: RoomId) -> Hex {
        self.hexes[usize::from(room.0)]
    }

    /// The room on a hex; none on the hex of a cell.
    #[must_use]
    pub fn room_at(&self, hex: Hex) -> Option<RoomId> {
        (0..)
            .zip(self.hexes)
            .find(|(_, it)| *it == hex)
            .map(|(room, _)| RoomId(room))
    }

    /// The number of steps between two rooms.
    #[must_use]
    pub fn distance(&self, a: RoomId, b: RoomId) -> u8 {
        self.hex(a).distance(self.hex(b))
    }

    /// Is there a line of sight (BRW-12.8)? Nothing in between blocks it (BRW-12.9).
    #[must_use]
    pub fn sees(&self, a: RoomId, b: RoomId) -> bool {
        self.seen[usize::from(a.0)].contains(b)
    }

    /// The rooms one step away.
    #[must_use]
    pub fn neighbours(&self, room: RoomId) -> Rooms {
        self.within_any(room, 1) - Rooms::only(room)
    }

    /// The rooms at most so many steps away with a line of sight, the room itself included: where
    /// an effect with a number as range can reach.
    #[must_use]
    pub fn within(&self, room: RoomId, steps: u8) -> Rooms {
        self.within_any(room, steps) & self.seen[usize::from(room.0)]
    }

    /// The rooms at most so many steps away, seen or not, the room itself included.
    #[must_use]
    pub fn within_any(&self, room: RoomId, steps: u8) -> Rooms {
        self.near[usize::from(room.0)][usize::from(steps).min(FARTHEST)]
    }

    /// The rooms an effect reaches (BRW-12.6, BRW-12.7).
    #[must_use]
    pub fn reach(&self, room: RoomId, range: Range) -> Rooms {
        match range {
            Range::Within(steps) => self.within(room, steps),
            Range::Any(_) => Rooms::ALL,
        }
    }

    /// Why an effect does not reach a room; nothing if it does.
    #[must_use]
    pub fn blocked(&self, from: RoomId, to: RoomId, range: Range) -> Option<Blocked> {
        let Range::Within(range) = range else {
            return None;
        };
        let distance = self.distance(from, to);
        if distance > range {
            Some(Blocked::TooFar { distance, range })
        } else {
            (!self.sees(from, to)).then_some(Blocked::AlongAnEdge)
        }
    }

    /// The first steps of all shortest ways from a room to another; none if it is the same room.
    /// The lodge has no holes and no bays, so every step that comes nearer is on such a way.
    #[must_use]
    pub fn steps_toward(&self, from: RoomId, to: RoomId) -> Rooms {
        let far = self.distance(from, to);
        let nearer = |room: &RoomId| self.distance(*room, to) < far;
        self.neighbours(from).iter().filter(nearer).collect()
    }

    /// The rooms a mage can step into from its cell (BRW-3.1.8).
    #[must_use]
    pub fn exits(&self, cell: Hex) -> Rooms {
        cell.neighbours()
            .iter()
            .filter_map(|exit| self.room_at(*exit))
            .collect()
    }
}

impl TryFrom<[Hex; 19]> for Board {
    type Error = NotALodge;

    fn try_from(hexes: [Hex; 19]) -> Result<Self, NotALodge> {
        let filled = LODGE.iter().all(|hex| hexes.contains(hex));
        filled.then(|| Board::new(hexes)).ok_or(NotALodge)
    }
}

impl From<Board> for [Hex; 19] {
    fn from(board: Board) -> Self {
        board.hexes
    }
}
