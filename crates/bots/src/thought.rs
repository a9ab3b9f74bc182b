//! What a bot considered.

use table::Answer;

/// An answer a bot looked at, and what it thinks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The answer.
    pub answer: Answer,
    /// How often it was tried; 0 for what the rules themselves know to be best.
    pub visits: u32,
    /// What the seat can expect, from 0 (certainly lost, and by far) to 1 (certainly won, and by
    /// far): victory and lead together, weighed by [`Plan::won`](crate::search::Plan::won).
    pub value: f64,
}

impl Thought {
    /// The answer the rules themselves know to be best.
    #[must_use]
    pub fn known(answer: Answer) -> Self {
        Thought {
            answer,
            visits: 0,
            value: 1.0,
        }
    }
}
