//! How a game ends (section 20).

use super::Play;
use super::state::{Participant, Victory};

impl Play<'_> {
    /// Ends the game at once.
    pub(crate) fn end_game(&mut self, how: Victory, winners: &[Participant]) {
        todo!()
    }

    /// The Darkness wins at the moment all structures are corrupted (DD-20.2). To be called after every vine.
    pub(crate) fn check_defeat(&mut self) {
        todo!()
    }
}
