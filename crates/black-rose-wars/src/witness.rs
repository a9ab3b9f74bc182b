//! Who watches the cards at work: which steps of which text were ever carried out.
//!
//! A game does not need a witness. A test that wants to know whether every sentence of every card
//! has been carried out does: it asks the engine, which alone knows.

use crate::cards::{EventId, EvocationKind, MisfortuneKind, ProgramId, QuestId, UpgradeKind};
use std::fmt::Debug;

/// Hears of everything the cards do.
pub trait Witness: Debug + Send + Sync {
    /// An instruction of a program was carried out; `done` says whether it changed anything, for
    /// those that want to change something.
    fn ran(&self, program: ProgramId, at: u16, done: bool);

    /// A rule in force, by its number on the card, was applied.
    fn applied(&self, card: Standing, rule: usize);

    /// The challenge of a quest was met.
    fn met(&self, quest: QuestId);
}

/// A card on which rules in force stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Standing {
    /// An evocation.
    Evocation(EvocationKind),
    /// The upgrade of one.
    Upgrade(UpgradeKind),
    /// A misfortune.
    Misfortune(MisfortuneKind),
    /// An event on the board.
    Event(EventId),
    /// The Avatar's card.
    Avatar,
}
