//! What is chosen before the start.

use serde::{Deserialize, Serialize};
/// What the game is played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// How many Virtual Guardians take part.
    pub virtuals: u8,
}
