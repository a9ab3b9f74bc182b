//! Darkest Doom as a game of the house.

use crate::cards::Pack;
use crate::witness::Witness;
use std::sync::Arc;

/// Darkest Doom: the rules, and the cards they are played with.
#[derive(Debug)]
pub struct DarkestDoom {
    pack: Pack,
    witness: Option<Arc<dyn Witness>>,
}

impl DarkestDoom {
    /// The game with these cards.
    #[must_use]
    pub fn new(pack: Pack) -> Self {
        DarkestDoom {
            pack,
            witness: None,
        }
    }

    /// The same game, watched.
    #[must_use]
    pub fn watched_by(mut self, witness: Arc<dyn Witness>) -> Self {
        self.witness = Some(witness);
        self
    }

    /// Who watches.
    pub(crate) fn witness(&self) -> Option<&dyn Witness> {
        self.witness.as_deref()
    }

    /// The cards of the game.
    #[must_use]
    pub fn pack(&self) -> &Pack {
        &self.pack
    }
}
