//! Players that are no people. They play any game, because they only know shapes of questions.
//!
//! A bot is fair by construction: it is never handed the world it plays in, only a [`Seen`], which
//! shows what its seat may know and deals worlds that could be the true one.
//!
//! | bot | its one idea |
//! | --- | --- |
//! | [`Random`] | every answer that fits is as good as another |
//! | [`Greedy`] | try every answer in a few worlds that could be, take what looks best |
//! | [`Search`] | play many games out from worlds that could be, come back to what did well |
//!
//! A new bot is a file that implements [`Bot`] and an arm in `kinds.rs`.

mod advice;
mod candidates;
mod greedy;
mod kinds;
mod random;
pub mod search;
mod seen;
mod thought;

pub use advice::{Advice, Basis, Ranked};
pub use candidates::candidates;
pub use greedy::Greedy;
pub use kinds::{BotKind, OFFERS, Offer, UnknownBot, find};
pub use random::Random;
pub use search::{Search, Stop};
pub use seen::Seen;
pub use thought::Thought;

use table::{Answer, Seed};

/// A player that is no person.
pub trait Bot: Send + Sync {
    /// Forgets the last game and takes its chance from this seed from now on, so that a game with
    /// bots is the same whenever it is played again.
    fn begin(&mut self, seed: &Seed);

    /// Answers the question put to its seat. The answer fits the question.
    fn choose(&mut self, seen: &Seen<'_>) -> Answer;

    /// From now on it answers at once, as well as it can, when it is told to stop.
    fn heed(&mut self, stop: Stop) {
        let _ = stop;
    }

    /// What it considered for its last answer, the best first; nothing for bots that do not weigh.
    fn thoughts(&self) -> &[Thought] {
        &[]
    }
}
