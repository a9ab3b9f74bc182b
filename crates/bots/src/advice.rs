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
    /// The answers it tried, what it would do first; none unless the basis is [`Basis::Tried`].
    pub tried: Vec<Thought>,
}

/// What was tried less often than this part of what was tried most is not judged by its value:
/// few tries are lucky or unlucky.
const FAIR_SHARE: u32 = 4;

/// An answer that was tried, for somebody who compares them.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked<'a> {
    /// The answer.
    pub answer: &'a Answer,
    /// How often it was tried.
    pub tries: u32,
    /// What the seat can expect; nothing where it was tried too seldom to say so.
    pub value: Option<f64>,
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

    /// The answers it tried, the best first by what they say: those that had a fair share of the
    /// tries by their value, where that is the same by their tries; then the others, which have no
    /// value, by their tries.
    #[must_use]
    pub fn ranking(&self) -> Vec<Ranked<'_>> {
        let most = self.tried.iter().map(|it| it.visits).max().unwrap_or(0);
        let fair = most.div_ceil(FAIR_SHARE);
        let rank = |thought: &'_ Thought| (thought.visits >= fair).then_some(thought.value);
        let mut ranked: Vec<_> = { self.tried.iter() }
            .map(|thought| Ranked {
                answer: &thought.answer,
                tries: thought.visits,
                value: rank(thought),
            })
            .collect();
        let value = |it: &Ranked<'_>| it.value.unwrap_or(f64::NEG_INFINITY);
        ranked.sort_by(|a, b| {
            let by_value = value(b).total_cmp(&value(a));
            by_value.then(b.tries.cmp(&a.tries))
        });
        ranked
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_comes_first_and_luck_does_not() {
        let tried = [
            (0, 400, 0.5),
            (1, 390, 0.56),
            (2, 100, 0.52),
            (3, 99, 0.9),
            (4, 120, 0.5),
        ];
        let thought = |(part, visits, value)| Thought {
            answer: Answer::one(part),
            visits,
            value,
        };
        let advice = Advice {
            answer: Answer::one(0),
            basis: Basis::Tried,
            tried: tried.map(thought).to_vec(),
        };
        let ranking = advice.ranking();
        let told = ranking.iter().map(|it| (it.answer.first(), it.value));
        let expected = [
            (1, Some(0.56)),
            (2, Some(0.52)),
            (0, Some(0.5)),
            (4, Some(0.5)),
            (3, None),
        ];
        assert_eq!(told.collect::<Vec<_>>(), expected);
        assert!(Advice::without_thought(Answer::yes()).ranking().is_empty());
    }
}
