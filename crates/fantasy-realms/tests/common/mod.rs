//! What the scoring tests share.
#![allow(dead_code, reason = "every test file uses its own part")]

use fantasy_realms::cards::Pack;

/// The pack of the game.
pub fn pack() -> Pack {
    Pack::built_in()
}
