//! The scoring assistant: what hands are worth that lie on somebody's table.
//!
//! | module | its one idea |
//! | --- | --- |
//! | `request` | what is asked: hands in words |
//! | `answer` | points with their reasons |

mod answer;
mod request;

pub use answer::{CardWorth, ChoiceMade, ItemWorth, PlayerScore, ScoreAnswer, Why};
pub use request::{ChoiceGiven, ChoicesGiven, PlayerHand, ScoreRequest};
