//! Where things are: hexes, the lodge, the cells around it, distances and lines of sight.
//!
//! Everything here is arithmetic on small integers and the same for every game; only which room
//! lies on which hex is dealt at the start ([`Board`]). docs/black-rose-wars-map.md draws it.

mod board;
mod cells;
mod hex;
mod rooms;

pub use board::{Blocked, Board, NotALodge};
pub use cells::cells;
pub use hex::{Hex, LODGE};
pub use rooms::Rooms;
