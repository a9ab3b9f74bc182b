//! Numbers that depend on the board, and conditions.

use super::{
    Archetype, CubeColour, Element, EvocationKind, QuestState, Ref, RoomId, Select, Trait, Whose,
};
use serde::{Deserialize, Serialize};

/// A number of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Amount {
    /// Printed.
    Fixed(u8),
    /// Everything there is, or the figure's own move value.
    Word(AmountWord),
    /// `plus + min(max, times * (count / each))`.
    Per(Box<Per>),
}

/// Numbers that are words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AmountWord {
    /// Everything.
    All,
    /// The move value of the figure.
    Speed,
}

/// A number that depends on the board (BRW-0.7).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Per {
    /// What is counted.
    pub per: Counter,
    /// So many make one.
    #[serde(default = "one")]
    pub each: u8,
    /// One counts so much.
    #[serde(default = "one")]
    pub times: u8,
    /// But no more than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<u8>,
    /// And this on top.
    #[serde(default)]
    pub plus: u8,
}

fn one() -> u8 {
    1
}

/// Something that can be counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "count", rename_all = "snake_case", deny_unknown_fields)]
pub enum Counter {
    /// Damage cubes on a figure, or on all figures this program has damaged.
    Damage {
        /// Where.
        on: CountOn,
        /// Which cubes.
        color: CubeColour,
    },
    /// Evocations in the lodge.
    Evocations {
        /// Only this kind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        evocation: Option<EvocationKind>,
        /// Only this archetype.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        archetype: Option<Archetype>,
        /// Only in this room.
        #[serde(default, rename = "in", skip_serializing_if = "Option::is_none")]
        inside: Option<Ref>,
    },
    /// Other mages that have something.
    Mages {
        /// What they have.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        has: Option<Trait>,
    },
    /// Upgrades on evocations.
    Upgrades {
        /// Whose evocations.
        owner: Whose,
    },
    /// Misfortunes assigned to a mage.
    Misfortunes {
        /// The mage.
        on: Ref,
    },
    /// Events on the board.
    EventsOnBoard,
    /// Symbols of an element on the active halves of the other revealed spells, wild included.
    Element {
        /// The element.
        element: Element,
    },
    /// The life value of an evocation.
    Life {
        /// The evocation.
        of: Ref,
    },
    /// The strength values of all evocations of a mage.
    StrengthSum {
        /// The mage.
        owner: Ref,
    },
    /// Damage ignored by this program.
    Ignored,
    /// Cubes swapped by this program.
    Swapped {
        /// Of which former colour.
        color: CubeColour,
    },
    /// How many fewer cubes were swapped than could have been.
    NotSwapped,
    /// Figures removed by the previous sentence.
    Removed,
    /// Different figures damaged by this program.
    DamagedFigures,
    /// The damage of the trigger.
    TriggerDamage,
    /// The power of the trigger.
    TriggerPp,
    /// The instability of the trigger.
    TriggerInst,
    /// The moon of a quest.
    QuestMoon {
        /// Which quest.
        of: QuestState,
    },
}

/// Where damage is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum CountOn {
    /// On a figure.
    Figure(Ref),
    /// On all figures this program has damaged.
    Damaged(DamagedWord),
}

/// The word for the figures a program has damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DamagedWord {
    /// All of them.
    #[serde(rename = "damaged")]
    Damaged,
}

/// Something that is true or not when it is looked at.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Cond {
    /// It has something.
    Has {
        /// Who.
        who: Ref,
        /// What.
        what: Trait,
    },
    /// It was defeated during this program or by the trigger.
    Defeated {
        /// Who.
        who: Ref,
        /// By whom.
        by: By,
    },
    /// There is such a thing.
    Exists {
        /// What.
        what: Select,
    },
    /// It is that room.
    RoomIs {
        /// What.
        who: Ref,
        /// The room.
        room: RoomId,
    },
    /// A counter compared with numbers.
    Compare {
        /// What is counted.
        a: Counter,
        /// At most.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        le: Option<u8>,
        /// At least.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ge: Option<u8>,
    },
    /// It is in a room.
    InLodge {
        /// Who.
        who: Ref,
    },
    /// It is in its cell.
    InCell {
        /// Who.
        who: Ref,
    },
    /// The opposite.
    Not {
        /// Of this.
        cond: Box<Cond>,
    },
}

/// Whose cubes or deed it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The resolving mage.
    You,
    /// The Rose.
    Rose,
    /// The current element of a loop.
    Item,
    /// The bearer of a misfortune.
    Bearer,
    /// The Avatar.
    Avatar,
}
