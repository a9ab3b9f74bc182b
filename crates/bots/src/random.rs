//! Every answer that fits is as good as another.

use crate::{Bot, Seen};
use table::{Answer, Chance, Seed};

/// Answers at random: the yardstick of all other bots and the fastest of them.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// A bot with its own chance.
    #[must_use]
    pub fn new(seed: &Seed) -> Self {
        Random {
            chance: Chance::new(seed),
        }
    }
}

impl Bot for Random {
    fn begin(&mut self, seed: &Seed) {
        self.chance = Chance::new(seed);
    }

    fn choose(&mut self, seen: &Seen<'_>) -> Answer {
        seen.question().random_answer(&mut self.chance)
    }
}
