//! An answer as something that exists in every world.
//!
//! Two worlds may put the same question with other options: an answer is then the same if it picks
//! the same things. Answers of many parts are the same only where all options are.

use std::hash::{DefaultHasher, Hash, Hasher};
use table::{Answer, Question, Shape};

/// The fingerprint of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key(u64);

/// The fingerprint of what an answer to a question means.
pub(super) fn key(question: &Question, answer: &Answer) -> Key {
    let mut hasher = DefaultHasher::new();
    question.reason.hash(&mut hasher);
    question.about.hash(&mut hasher);
    match question.shape {
        Shape::One => question.picked(answer).hash(&mut hasher),
        Shape::Confirm => answer.0.hash(&mut hasher),
        Shape::Amount { lo, .. } => {
            let named = i32::from(answer.first()) + i32::from(lo);
            named.hash(&mut hasher);
        }
        Shape::Some { .. } | Shape::Ranked { .. } | Shape::Split { .. } | Shape::Assign { .. } => {
            question.options.hash(&mut hasher);
            answer.0.hash(&mut hasher);
        }
    }
    Key(hasher.finish())
}

/// The fingerprint of a whole question.
pub(super) fn face(question: &Question) -> u64 {
    let mut hasher = DefaultHasher::new();
    question.seat.hash(&mut hasher);
    question.reason.hash(&mut hasher);
    question.about.hash(&mut hasher);
    question.options.hash(&mut hasher);
    question.caps.hash(&mut hasher);
    hasher.finish()
}
