//! What a bot would say to a person in its place.

use crate::{Bot, Seen, Thought};
use table::Answer;

/// Why a bot would answer like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// There is only one answer.
    Forced,
    /// The rules themselves know the best answer.
    Known,
    /// It tried the answers out.
    Tried,
    /// It looked no further than one step.
    Glance,
}

/// What a bot would do, and what it considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What it would answer.
    pub answer: Answer,
    /// Why.
    pub basis: Basis,
    /// The answers it tried, the best first; none unless the basis is [`Basis::Tried`].
    pub tried: Vec<Thought>,
}

impl Advice {
    /// Asks a bot what it would do. It sees what the seat sees, and nothing else.
    #[must_use]
    pub fn of(bot: &mut dyn Bot, seen: &Seen<'_>) -> Self {
        let answer = bot.choose(seen);
        let considered = bot.thoughts();
        let tried = considered.iter().filter(|thought| thought.visits > 0);
        let tried: Vec<Thought> = tried.cloned().collect();
        let basis = match considered {
            _ if seen.question().is_forced() => Basis::Forced,
            _ if !tried.is_empty() => Basis::Tried,
            [only] if *only == Thought::known(answer.clone()) => Basis::Known,
            _ => Basis::Glance,
        };
        Advice {
            answer,
            basis,
            tried,
        }
    }

    /// An answer nobody has thought about.
    #[must_use]
    pub fn without_thought(answer: Answer) -> Self {
        Advice {
            answer,
            basis: Basis::Glance,
            tried: Vec::new(),
        }
    }
}
