//! The cells around the lodge (BRW-3.1.7).

use super::Hex;

const UPPER_LEFT: Hex = Hex::new(-2, -1);
const UPPER_RIGHT: Hex = Hex::new(2, -3);
const LOWER_RIGHT: Hex = Hex::new(2, 1);
const LOWER_LEFT: Hex = Hex::new(-2, 3);
const TOP: Hex = Hex::new(1, -3);
const LEFT: Hex = Hex::new(-3, 2);

/// The cells of a game with so many participants, the Avatar included: two, three or four. A cell
/// is no room (BRW-3.1.10); a mage can only leave it, see [`super::Board::exits`].
#[must_use]
pub fn cells(participants: u8) -> &'static [Hex] {
    match participants {
        2 => &[UPPER_LEFT, LOWER_RIGHT],
        3 => &[TOP, LEFT, LOWER_RIGHT],
        4 => &[UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT],
        _ => &[],
    }
}
