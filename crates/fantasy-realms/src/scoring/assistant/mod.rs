//! The scoring assistant: what hands are worth that lie on somebody's table, given in words.
//!
//! | module | its one idea |
//! | --- | --- |
//! | `request` | what is asked: hands in words |
//! | `names` | cards, items and suits by whatever people call them |
//! | `layout` | what lies on the table, every card in one place only |
//! | `score` | from hands in words to points in words |
//! | `words` | why a card gave what it gave |
//! | `answer` | points with their reasons |
//! | `complaint` | what cannot be scored, and why |

mod answer;
mod complaint;
mod layout;
mod names;
mod request;
mod score;
#[cfg(test)]
mod tests;
mod words;

pub use answer::{CardWorth, ChoiceMade, ItemWorth, PlayerScore, ScoreAnswer, Why};
pub use complaint::Complaint;
pub use layout::Layout;
pub use names::Names;
pub use request::{ChoiceGiven, ChoicesGiven, PlayerHand, ScoreRequest};
pub use score::decide;
pub use words::Speaker;

use crate::FantasyRealms;
use serde::Deserialize;
use serde_json::Value;
use table::Lang;

impl FantasyRealms {
    /// The same as [`FantasyRealms::assist`], from JSON to JSON.
    pub(crate) fn assist_json(&self, request: &Value, lang: Lang) -> Result<Value, Complaint> {
        let malformed = |error: serde_json::Error| Complaint::Malformed(error.to_string());
        let request = ScoreRequest::deserialize(request).map_err(malformed)?;
        serde_json::to_value(self.assist(&request, lang)?).map_err(malformed)
    }
}
