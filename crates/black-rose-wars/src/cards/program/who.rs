//! Whom and where: references to figures and rooms, and how they are selected.

use super::{Archetype, Colour, EvocationKind, Kind, Priority, RoomId, Trait, Whose};
use serde::{Deserialize, Serialize};

/// How far something reaches (BRW-12.6): a number needs line of sight, `Any` does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Range {
    /// So many rooms, with line of sight.
    Within(u8),
    /// Anywhere in the lodge.
    Any(AnyRange),
}

/// The word for an unlimited range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AnyRange {
    /// Anywhere.
    #[serde(rename = "any")]
    Any,
}

impl Range {
    /// Anywhere in the lodge.
    pub const ANYWHERE: Range = Range::Any(AnyRange::Any);
}

/// One figure, room or player that the program knows by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ref {
    /// The mage of the resolving mage.
    #[serde(rename = "self")]
    Me,
    /// The current target, a figure or a room.
    #[serde(rename = "target")]
    Target,
    /// The evocation last summoned, assigned, activated, redirected to or damaged as a cost.
    #[serde(rename = "it")]
    It,
    /// All evocations that earlier sentences assigned.
    #[serde(rename = "assigned")]
    Assigned,
    /// The Black Rose.
    #[serde(rename = "rose")]
    Rose,
    /// The Avatar's figure.
    #[serde(rename = "avatar")]
    Avatar,
    /// The mage who has the crown.
    #[serde(rename = "crown")]
    Crown,
    /// The evocation (or card) the ability belongs to.
    #[serde(rename = "this")]
    This,
    /// The mage a misfortune or a Nightmare is assigned to.
    #[serde(rename = "bearer")]
    Bearer,
    /// The owner of `This`.
    #[serde(rename = "owner")]
    Owner,
    /// The mage who assigned `This`.
    #[serde(rename = "assigner")]
    Assigner,
    /// The current element of a loop.
    #[serde(rename = "item")]
    Item,
    /// The mage a discarded misfortune belonged to.
    #[serde(rename = "item.bearer")]
    ItemBearer,
    /// The mage that caused the trigger (for a figure: its controller).
    #[serde(rename = "trigger.mage")]
    TriggerMage,
    /// The figure that caused the trigger.
    #[serde(rename = "trigger.figure")]
    TriggerFigure,
    /// The evocation of the trigger.
    #[serde(rename = "trigger.evocation")]
    TriggerEvocation,
    /// The room in which the trigger happened.
    #[serde(rename = "trigger.room")]
    TriggerRoom,
    /// The caster of the triggering spell.
    #[serde(rename = "trigger.caster")]
    TriggerCaster,
    /// Every mage; only for rules in force.
    #[serde(rename = "any_mage")]
    AnyMage,
    /// The own cell of the mage that is placed.
    #[serde(rename = "cell")]
    Cell,
    /// The cell of the mage `Item`; only as the start of a distance.
    #[serde(rename = "item.cell")]
    ItemCell,
    /// What was picked for this step; only in compiled programs.
    #[serde(skip)]
    Picked,
}

/// One or several figures or rooms.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Who {
    /// Known by name.
    Ref(Ref),
    /// The room a figure is in, or was in last.
    RoomOf {
        /// The figure.
        room_of: Box<Who>,
    },
    /// A named room.
    Room {
        /// The room.
        room: RoomId,
    },
    /// Chosen or found on the board.
    Select(Box<Select>),
}

/// Elements found on the board: all of them, or some that somebody picks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Select {
    /// Somebody picks elements of this kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pick: Option<Kind>,
    /// All elements of this kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub all: Option<Kind>,
    /// How many are picked; 1 if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<u8>,
    /// Fewer may be picked.
    #[serde(default)]
    pub up_to: bool,
    /// How far from `from`; anywhere if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<Range>,
    /// At least so far.
    #[serde(default)]
    pub min_range: u8,
    /// Where the distance starts; the resolving mage if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Who>,
    /// Whose evocations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Whose>,
    /// Only this archetype.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub archetype: Option<Archetype>,
    /// Only this kind of evocation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evocation: Option<EvocationKind>,
    /// Only with a printed life value of at most this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_life: Option<u8>,
    /// Only what has this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub has: Option<Trait>,
    /// Only what lacks this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub without: Option<Trait>,
    /// Only Nightmares borne by this mage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assigned_to: Option<Who>,
    /// Only figures in this room.
    #[serde(default, rename = "in", skip_serializing_if = "Option::is_none")]
    pub inside: Option<Who>,
    /// Only what this program has damaged.
    #[serde(default)]
    pub damaged: bool,
    /// Not this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not: Option<Ref>,
    /// Only rooms of these colours; empty: all.
    #[serde(default)]
    pub colors: Vec<Colour>,
    /// Not these rooms.
    #[serde(default)]
    pub not_rooms: Vec<RoomId>,
    /// Only rooms with such a figure in them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub has_kind: Option<Kind>,
    /// Only rooms with an evocation of the archetype in them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub has_archetype: Option<Archetype>,
    /// The resolving mage itself as well.
    #[serde(default)]
    pub include_self: bool,
    /// Mages in their cells as well.
    #[serde(default)]
    pub in_cell_too: bool,
    /// One after another in turn order, each with its own full stop.
    #[serde(default)]
    pub play_order: bool,
    /// Chosen as the Avatar chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub priority: Option<Priority>,
    /// The one with the most of this; the crown holder breaks ties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<Most>,
    /// Who picks; the resolving mage if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Ref>,
}

/// What somebody can have the most of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Most {
    /// Power points.
    Power,
}

impl Select {
    /// What is selected.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.pick.or(self.all).unwrap_or(Kind::Figure)
    }

    /// Elements of a kind anywhere in the lodge: picked one by one, or all at once.
    #[must_use]
    pub fn of(kind: Kind, all: bool) -> Self {
        Select {
            pick: (!all).then_some(kind),
            all: all.then_some(kind),
            n: None,
            up_to: false,
            range: None,
            min_range: 0,
            from: None,
            owner: None,
            archetype: None,
            evocation: None,
            max_life: None,
            has: None,
            without: None,
            assigned_to: None,
            inside: None,
            damaged: false,
            not: None,
            colors: Vec::new(),
            not_rooms: Vec::new(),
            has_kind: None,
            has_archetype: None,
            include_self: false,
            in_cell_too: false,
            play_order: false,
            priority: None,
            most: None,
            by: None,
        }
    }
}
