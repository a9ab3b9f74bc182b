//! What happens, as cards that answer to it see it.

use super::{
    Action, Archetype, By, Colour, Cond, Element, Keyword, Kind, Phase, RoomId, Select, SourceKind,
    SpellType, Whose,
};
use serde::{Deserialize, Serialize};

/// When a trap, protection, ability, stable spell or quest answers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trigger {
    /// What happens.
    pub on: TriggerOn,
    /// Who does it or suffers it, seen from the owner of the listening card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<TriggerWho>,
    /// A mage only, or any figure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// The victim of damage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<TriggerTo>,
    /// The kinds of sources of damage dealt; empty: all.
    #[serde(default)]
    pub via: Vec<SourceKind>,
    /// The kind of damage suffered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<DamageSource>,
    /// Types of spells; empty: all.
    #[serde(default)]
    pub types: Vec<SpellType>,
    /// Elements of spells; empty: all.
    #[serde(default)]
    pub elements: Vec<Element>,
    /// Colours of rooms; empty: all.
    #[serde(default)]
    pub colors: Vec<Colour>,
    /// Sources of power; empty: all.
    #[serde(default)]
    pub from: Vec<SourceKind>,
    /// Actions; empty: all.
    #[serde(default)]
    pub actions: Vec<Action>,
    /// The room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<TriggerRoom>,
    /// The caster is in this room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_room: Option<RoomId>,
    /// The room is near one of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub near: Option<Select>,
    /// How near.
    #[serde(default)]
    pub near_range: u8,
    /// Enough symbols on the revealed spells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbols: Option<Symbols>,
    /// The effect had this keyword.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keyword: Option<Keyword>,
    /// The effect placed at least so many instability.
    #[serde(default)]
    pub placed_inst: u8,
    /// The effect placed or swapped at least so many instability.
    #[serde(default)]
    pub placed_or_swapped_inst: u8,
    /// Whose evocation left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Whose>,
    /// What sort of evocation left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub archetype: Option<Archetype>,
    /// Who defeated the mage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<By>,
    /// At least so many own cubes were on the track of the defeated mage.
    #[serde(default)]
    pub your_damage: u8,
    /// Answered when the whole effect is resolved.
    #[serde(default)]
    pub after: bool,
    /// At most so often a turn; 0: always.
    #[serde(default)]
    pub limit: u8,
    /// At most so often for each defeat; 0: always.
    #[serde(default)]
    pub limit_per_defeat: u8,
    /// A phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// A step of the phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<PhaseStep>,
    /// And only if this holds.
    #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
    pub cond: Option<Cond>,
}

impl Trigger {
    /// The bare trigger.
    #[must_use]
    pub fn on(on: TriggerOn) -> Self {
        Trigger {
            on,
            who: None,
            kind: None,
            to: None,
            via: Vec::new(),
            source: None,
            types: Vec::new(),
            elements: Vec::new(),
            colors: Vec::new(),
            from: Vec::new(),
            actions: Vec::new(),
            room: None,
            in_room: None,
            near: None,
            near_range: 0,
            symbols: None,
            keyword: None,
            placed_inst: 0,
            placed_or_swapped_inst: 0,
            owner: None,
            archetype: None,
            by: None,
            your_damage: 0,
            after: false,
            limit: 0,
            limit_per_defeat: 0,
            phase: None,
            step: None,
            cond: None,
        }
    }
}

words! {
    /// What happens (section 28 of the rules).
    TriggerOn {
        /// A figure dealt damage.
        DealsDamage,
        /// A figure suffered damage.
        SuffersDamage,
        /// A spell targets a figure or would affect it.
        TargetedBySpell,
        /// A mage is defeated.
        Defeated,
        /// An evocation was defeated or removed.
        EvocationLeaves,
        /// A figure enters a room.
        EntersRoom,
        /// A Move effect changed a figure's room.
        Moves,
        /// A spell is turned face up.
        RevealsSpell,
        /// The last sentence of a spell was tried.
        ResolvesSpell,
        /// A whole effect was resolved.
        EffectResolved,
        /// A quest became resolved.
        ResolvesQuest,
        /// Power was gained.
        GainsPower,
        /// Power was gained or lost.
        PowerChanges,
        /// Instability was placed.
        PlacesInst,
        /// A mage activates a room, or has resolved its effect (`after`).
        ActivatesRoom,
        /// An evocation was summoned.
        Summons,
        /// A mage is placed in its cell.
        PlacedInCell,
        /// An action has ended.
        Action,
        /// The evocation itself activates.
        Activation,
        /// The Avatar is about to reveal an order card.
        AvatarActivation,
        /// A Nightmare leaves because its bearer was defeated.
        RemovedByBearerDefeat,
        /// Damage on an evocation was dealt or healed.
        DamageOrHealEvocation,
        /// A step of a phase.
        Phase,
    }

    /// Who, seen from the owner of the listening card.
    TriggerWho { /// The owner.
        You, /// A mage or figure that is not the owner's.
        Other, /// Anybody.
        Any, /// The remembered target.
        Target, /// The evocation itself.
        This, /// The bearer of the misfortune or Nightmare.
        Bearer, /// The owner of the evocation.
        Owner, /// The Avatar.
        Avatar }

    /// The victim of damage.
    TriggerTo { /// The owner of the card.
        You, /// Anybody.
        Any, /// A mage.
        Mage }

    /// The kind of damage suffered.
    DamageSource { /// Of a spell.
        Spell, /// Of the Rose.
        Rose, /// Of a physical attack.
        Figure }

    /// A step of a phase.
    PhaseStep { /// The evocations of the Rose act.
        Rose }
}

/// The room of a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum TriggerRoom {
    /// A named room.
    Named(RoomId),
    /// The room of a figure.
    Of(RoomWord),
}

/// Rooms known by who is in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomWord {
    /// The room of the listening evocation.
    ThisRoom,
    /// The room of the Avatar.
    AvatarRoom,
}

/// At least so many symbols of these elements; wild counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Symbols {
    /// The elements.
    pub elements: Vec<Element>,
    /// How many.
    pub min: u8,
}
