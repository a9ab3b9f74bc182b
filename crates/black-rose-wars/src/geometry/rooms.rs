//! Sets of rooms.

use crate::cards::RoomId;
use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitOr, Sub};

/// A set of rooms: a bit for each. Questions about the board are questions about such sets, and
/// there are many of them in a game: an intersection must not cost more than an instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rooms(u32);

impl Rooms {
    /// No room.
    pub const NONE: Rooms = Rooms(0);

    /// The whole lodge.
    pub const ALL: Rooms = Rooms((1 << 19) - 1);

    /// Only this room.
    #[must_use]
    pub fn only(room: RoomId) -> Self {
        Rooms(1_u32.checked_shl(u32::from(room.0)).unwrap_or(0)) & Rooms::ALL
    }

    /// One bit for each room, the lowest for the first.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Is the room one of them?
    #[must_use]
    pub fn contains(self, room: RoomId) -> bool {
        !(self & Rooms::only(room)).is_empty()
    }

    /// Are there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The rooms, in their order.
    pub fn iter(self) -> impl Iterator<Item = RoomId> {
        (0..19).map(RoomId).filter(move |room| self.contains(*room))
    }
}

impl FromIterator<RoomId> for Rooms {
    fn from_iter<I: IntoIterator<Item = RoomId>>(rooms: I) -> Self {
        rooms
            .into_iter()
            .fold(Rooms::NONE, |set, room| set | Rooms::only(room))
    }
}

impl BitAnd for Rooms {
    type Output = Rooms;

    fn bitand(self, other: Rooms) -> Rooms {
        Rooms(self.0 & other.0)
    }
}

impl BitOr for Rooms {
    type Output = Rooms;

    fn bitor(self, other: Rooms) -> Rooms {
        Rooms(self.0 | other.0)
    }
}

impl Sub for Rooms {
    type Output = Rooms;

    fn sub(self, other: Rooms) -> Rooms {
        Rooms(self.0 & !other.0)
    }
}
