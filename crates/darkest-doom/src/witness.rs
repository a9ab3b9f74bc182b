//! Who watches the cards at work: which steps of which text were ever carried out, which rules
//! that last were ever applied.
//!
//! A game does not need a witness. A test that wants to know whether every sentence of every card
//! has been carried out does: it asks the engine, which alone knows.

use crate::cards::{ProgramId, Rule};
use std::fmt::Debug;

/// Hears of everything the cards do.
pub trait Witness: Debug + Send + Sync {
    /// An instruction of a program was carried out; `done` says whether it changed anything, for
    /// those that want to change something.
    fn ran(&self, program: ProgramId, at: u16, done: bool);

    /// A rule that lasts was asked for where it holds.
    fn applied(&self, rule: Rule);
}
