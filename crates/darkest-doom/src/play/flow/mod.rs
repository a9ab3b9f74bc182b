//! The round state machine (section 5).

use super::Play;
use resolve::Go;
use serde::{Deserialize, Serialize};
/// Where the phase machine stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flow {
    /// The game is over.
    Over,
}

impl Play<'_> {
    /// Takes the next step of the phase machine: nothing else is in progress.
    pub(crate) fn step_flow(&mut self) -> Go {
        todo!()
    }
}
