//! Reaction windows in progress, and what can answer in them.

use super::Happening;
use crate::cards::{EventId, MisfortuneKind, OrderId};
use crate::play::state::{EvocId, Party};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A reaction window (BRW-13.3).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowJob {
    /// What happened.
    pub events: Vec<Happening>,
    /// Only cards of this mage may answer (BRW-18.19).
    pub only: Option<Party>,
    /// Where it stands.
    pub stage: WindowStage,
    /// Mages that have declared, as bits; the Rose's bit stands for the Avatar.
    pub asked: u8,
    /// What answers, in order; the next one first.
    pub queue: SmallVec<[Answering; 2]>,
}

/// Where a window stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WindowStage {
    /// Who declares next?
    Declare,
    /// In which order does this mage answer?
    Order,
    /// The answers are carried out.
    Resolve,
}

/// Something that answers in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answering {
    /// Who decides its order.
    pub party: Party,
    /// What answers.
    pub what: Listener,
    /// To which event of the window.
    pub event: u8,
}

/// Something that can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Listener {
    /// A trap or protection: the slot of its owner's board.
    Reaction {
        /// The owner.
        owner: Party,
        /// The slot.
        slot: u8,
    },
    /// A stable effect.
    Stable {
        /// The caster.
        owner: Party,
        /// The slot.
        slot: u8,
        /// Which of its effects.
        index: u8,
    },
    /// An ability of an evocation.
    Evocation {
        /// Which.
        evoc: EvocId,
        /// Which ability.
        ability: u8,
    },
    /// An ability of an upgrade.
    Upgrade {
        /// On which evocation.
        evoc: EvocId,
        /// Which upgrade: it may be gone by now.
        kind: crate::cards::UpgradeKind,
        /// Which ability.
        ability: u8,
    },
    /// An ability of a misfortune.
    Misfortune {
        /// On which mage.
        bearer: Party,
        /// Which.
        kind: MisfortuneKind,
        /// Which ability.
        ability: u8,
    },
    /// An ability of an event.
    Event {
        /// Which.
        event: EventId,
        /// Which ability.
        ability: u8,
    },
    /// The top order card of the Avatar.
    Order(OrderId),
}
