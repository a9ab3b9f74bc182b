//! Programs: what the sentences of a card mean, in the form the game carries out.
//!
//! A program is a list of sentences, a sentence one operation ([`Op`]) that may contain others.
//! The names are those of the effects vocabulary in the rules document; the JSON of its card data
//! reads as these types, so that a test can compare every card file with it.

use serde::{Deserialize, Serialize};

/// A kind of evocation: an index into [`super::Pack::evocations`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct EvocationKind(pub u8);

/// A kind of misfortune: an index into [`super::Pack::misfortunes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct MisfortuneKind(pub u8);

/// A kind of upgrade: an index into [`super::Pack::upgrades`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct UpgradeKind(pub u8);

/// A room: an index into [`super::Pack::rooms`]. Every room exists once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct RoomId(pub u8);

macro_rules! words {
    ($($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident),+ $(,)? })+) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// All of them, in their order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
        }
    )+ };
}

words! {
    /// What sort of spell half it is (BRW-9.4).
    SpellType {
        /// Damage.
        Combat,
        /// Special effects.
        Enhance,
        /// Becomes active when cast, harms.
        Trap,
        /// Becomes active when cast, shields.
        Protect,
    }

    /// The element of a spell half (BRW-9.5).
    Element { /// Air.
        Air, /// Earth.
        Earth, /// Fire.
        Fire, /// Water.
        Water, /// Holy.
        Holy, /// Unholy.
        Unholy, /// Magic.
        Magic, /// Any one element, each time it matters.
        Wild }

    /// The colour of a room (BRW-1.8).
    Colour { /// The Black Rose Room.
        Black, /// Purple.
        Purple, /// Grey.
        Grey, /// Red.
        Red, /// Blue.
        Blue, /// Yellow.
        Yellow, /// Green.
        Green }

    /// What an evocation is (BRW-20.4.6).
    Archetype { /// Demon.
        Demon, /// Undead.
        Undead, /// Construct.
        Construct, /// Nightmare.
        Nightmare, /// Altar.
        Altar }

    /// A school of magic (BRW-9.1).
    School { /// Agony.
        Agony, /// Alchemy.
        Alchemy, /// Nightmare.
        Nightmare, /// Witchcraft.
        Witchcraft, /// Technomancy.
        Technomancy, /// Shamanism.
        Shamanism }

    /// What can be targeted or selected.
    Kind {
        /// A mage or an evocation.
        Figure,
        /// A mage.
        Mage,
        /// An evocation.
        Evoc,
        /// A room.
        Area,
    }

    /// Something a thing can have.
    Trait {
        /// An upgrade (evocations).
        Upgrade,
        /// At least one misfortune (mages).
        Misfortune,
        /// At least one Nightmare assigned (mages).
        Nightmare,
        /// At least one damage of the Rose.
        RoseDamage,
        /// The crown.
        Crown,
        /// At least one evocation of its own.
        Evocation,
        /// At least one completed quest that is not resolved.
        CompletedQuest,
    }

    /// Whose evocations.
    Whose {
        /// Of the resolving mage.
        You,
        /// Of anybody else.
        Others,
        /// Of the Rose.
        Rose,
        /// Of anybody.
        Any,
    }

    /// How the Avatar chooses (BRW-25.5).
    Priority {
        /// Most damage, nearest, most power.
        #[serde(rename = "I")]
        I,
        /// Nearest, most power, most trophies.
        #[serde(rename = "II")]
        II,
        /// Most mages, most figures, most instability.
        #[serde(rename = "III")]
        III,
    }

    /// Which cubes count.
    CubeColour {
        /// All.
        Any,
        /// Those of the Rose.
        Rose,
        /// Those of the resolving mage.
        You,
        /// All but those of the Rose.
        NotRose,
    }

    /// The state of a quest.
    QuestState {
        /// Being worked at.
        Active,
        /// Its effect can be used.
        Completed,
        /// Done.
        Resolved,
        /// The one that a sentence before has chosen.
        Chosen,
    }

    /// An action of a mage (BRW-11.2).
    Action { /// Moves, and activates a room.
        Explore, /// Attacks, and activates a room.
        Fight, /// An evocation activates.
        Order, /// A spell.
        Cast, /// A spell is discarded for a move.
        Wait }

    /// Where an effect, damage or power comes from (BRW-28.3).
    SourceKind { /// A spell.
        Spell, /// A physical attack.
        Physical, /// The ability of an evocation.
        Evocation, /// A room.
        Room, /// A quest.
        Quest, /// An event.
        Event, /// Suffering.
        Suffering, /// A misfortune.
        Misfortune, /// An upgrade.
        Upgrade, /// An order card.
        Order, /// The defeat of a mage.
        Defeat, /// A rebuilt room.
        Rebuild, /// The end of the game.
        End, /// The rules themselves.
        Rule }

    /// What a half contains, for cards that look for it.
    Keyword { /// Suffering.
        Suffering, /// Swaps damage or instability.
        Swap, /// Summons an evocation.
        Summon, /// Places instability.
        Instability, /// Reinforcement.
        Reinforcement, /// Lasts until the end of the turn.
        Stable }

    /// A phase of the turn (BRW-4.1).
    Phase { /// Events and quests.
        BlackRose, /// New spells.
        Study, /// Secret plans.
        Planning, /// Actions.
        Action, /// Evocations act.
        Evocation, /// Rooms are rebuilt.
        Cleanup }

    /// When an event works (BRW-6.2.9).
    Timing {
        /// At the start of the Black Rose phase.
        BlackRose,
        /// At the start of, or during, Study.
        Study,
        /// At the start of, or during, the Action phase.
        Action,
        /// At the start of, or during, the Evocation phase.
        Evocation,
        /// At the start of, or during, Cleanup.
        Cleanup,
        /// As long as it lies on the board.
        General,
        /// At once, then it is discarded.
        Instant,
    }
}

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

/// Which evocation is summoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum WhichEvocation {
    /// This kind.
    Kind(EvocationKind),
    /// Found when the sentence is carried out.
    Word(EvocationWord),
}

/// Evocations that are found when a sentence is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EvocationWord {
    /// Any kind that can be summoned within the limits.
    Choice,
    /// The kind of the triggering evocation.
    SameAsTrigger,
}

/// A named card, or one of the caster's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Which<T> {
    /// This one.
    Named(T),
    /// Any one.
    Choice(ChoiceWord),
}

/// The word for a free choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChoiceWord {
    /// Any one.
    Choice,
}

words! {
    /// Who controls an activation.
    Control { /// The owner of the evocation.
        Owner, /// The resolving mage.
        You, /// The current element of a loop.
        Item }

    /// How long a bonus lasts.
    Until { /// To the end of the next activation.
        NextActivation, /// To the end of the turn.
        EndOfTurn }

    /// Where spells are drawn from.
    DrawFrom { /// The own grimoire.
        Grimoire, /// A school deck of one's choice.
        Library, /// The own memories.
        Memories, /// The forgotten deck.
        Forgotten, /// Grimoire or memories.
        GrimoireOrMemories }

    /// How spells are drawn.
    DrawHow { /// From the top.
        Top, /// Openly chosen.
        Choice, /// Looked through and chosen.
        Search }

    /// What is looked at.
    LookOf { /// The top of one school deck.
        LibraryOneSchool, /// Quests of the current moon.
        QuestsCurrent, /// Quests of the current or of the next moon.
        QuestsCurrentOrNext, /// Forgotten spells.
        Forgotten }

    /// Which prepared spell is cast.
    CastWhich { /// The one in the lowest numbered slot.
        NextPrepared, /// Any one.
        AnyPrepared }

    /// A side of a room.
    Side { /// With instability slots.
        Destroyed, /// With an activation token.
        Rebuilt }

    /// A rule in force.
    Rule { /// The strength value.
        Strength, /// The move value.
        Move, /// The life value.
        Life, /// Damage that is taken.
        DamageTaken, /// Damage that is dealt.
        DamageDealt, /// No damage is placed.
        NoDamage, /// Effects of completed quests cannot be used.
        NoQuestEffects, /// Trophies go to the Rose.
        TrophiesToRose, /// Never summoned, only assigned.
        AssignedOnly }
}

/// What a card must be like.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Filter {
    /// One of its halves has this keyword.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keyword: Option<Keyword>,
    /// The active half shows one of these (wild counts); empty: any.
    #[serde(default)]
    pub elements: Vec<Element>,
    /// It is of this deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub school: Option<FilterSchool>,
    /// It is not of this deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_school: Option<FilterSchool>,
}

/// A deck that a filter can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FilterSchool {
    /// The forgotten spells.
    Forgotten,
}

/// Over what a loop goes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Over {
    /// Once for each unit.
    Count(Counter),
    /// The misfortunes discarded by the previous sentence.
    Discarded(DiscardedWord),
    /// Once for each element.
    Select(Box<Select>),
}

/// The word for the cards discarded by the previous sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DiscardedWord {
    /// All of them.
    #[serde(rename = "discarded")]
    Discarded,
}

/// A step of a program: see docs/card-language.md for the meaning of each.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the vocabulary documents the fields of each operation")]
pub enum Op {
    /// Damage on figures, or on every figure in a room.
    Deal {
        n: Amount,
        to: Who,
        #[serde(default)]
        by: Option<By>,
        #[serde(default)]
        no_react: Vec<SpellType>,
    },
    /// Damage cubes are replaced by own ones.
    SwapDamage {
        n: Amount,
        on: Who,
        #[serde(default)]
        by: Option<By>,
    },
    /// Damage cubes are removed.
    Heal {
        n: Amount,
        on: Who,
        #[serde(default)]
        color: Option<CubeColour>,
    },
    /// The Rose damages the resolving mage.
    Suffering { n: Amount },
    /// The triggering damage is lowered.
    IgnoreDamage { n: u8 },
    /// The triggering damage is suffered by another figure.
    RedirectDamage { n: Amount, to: Who },
    /// Instability cubes in rooms.
    PlaceInst {
        n: Amount,
        #[serde(rename = "in")]
        inside: Who,
        #[serde(default)]
        by: Option<By>,
    },
    /// Instability cubes are replaced by own ones.
    SwapInst {
        n: Amount,
        #[serde(rename = "in")]
        inside: Who,
    },
    /// Power is gained.
    GainPp { n: Amount, who: Who },
    /// Power is lost.
    LosePp { n: Amount, who: Who },
    /// Power changes hands.
    StealPp { n: Amount, from: Who, to: Who },
    /// A figure goes to adjacent rooms.
    Move {
        who: Who,
        n: Amount,
        #[serde(default)]
        toward: Option<Who>,
    },
    /// A figure is put somewhere.
    Place {
        who: Who,
        #[serde(rename = "in")]
        inside: Who,
    },
    /// A physical attack.
    Attack {
        who: Who,
        on: Who,
        #[serde(default, rename = "str")]
        strength: u8,
        #[serde(default)]
        by: Option<By>,
    },
    /// An evocation enters the lodge.
    Summon {
        evocation: WhichEvocation,
        #[serde(rename = "in")]
        inside: Who,
        #[serde(default)]
        owner: Option<Ref>,
        #[serde(default)]
        max_life: Option<u8>,
        #[serde(default)]
        not_forgotten: bool,
    },
    /// A Nightmare is assigned to mages.
    AssignEvocation { evocation: EvocationKind, to: Who },
    /// Evocations leave without being defeated.
    Remove {
        who: Who,
        #[serde(default)]
        max_life: Option<u8>,
        #[serde(default)]
        archetype: Option<Archetype>,
    },
    /// Evocations activate.
    Activate {
        who: Who,
        control: Control,
        #[serde(default, rename = "str")]
        strength: u8,
        #[serde(default, rename = "move")]
        moves: u8,
    },
    /// A bonus for a while.
    Boost {
        who: Who,
        until: Until,
        #[serde(default, rename = "str")]
        strength: u8,
        #[serde(default, rename = "move")]
        moves: u8,
    },
    /// An upgrade is put on an evocation.
    AssignUpgrade { upgrade: Which<UpgradeKind>, to: Who },
    /// The upgrade of an evocation returns to the deck.
    DiscardUpgrade { n: u8, from: Who },
    /// A misfortune is given to mages.
    AssignMisfortune { misfortune: Which<MisfortuneKind>, to: Who },
    /// Misfortunes return to the deck.
    DiscardMisfortune {
        n: u8,
        from: Who,
        #[serde(default)]
        by: Option<By>,
        #[serde(default)]
        up_to: bool,
    },
    /// Spells come to the hand.
    Draw {
        n: u8,
        from: DrawFrom,
        how: DrawHow,
        who: Ref,
        #[serde(default)]
        filter: Option<Filter>,
        #[serde(default)]
        reveal: bool,
    },
    /// Cards are looked at, some kept, the rest discarded.
    Look { n: Amount, of: LookOf, keep: u8, rest: RestWord },
    /// Spells of the hand are discarded, all or none.
    DiscardSpell { n: u8, from: HandWord, who: Ref },
    /// Revealed spells return to the hand.
    RecoverSpell { n: u8, from: RevealedWord, filter: Filter },
    /// A revealed spell and a card of the hand change places.
    ExchangeRevealed { who: Ref },
    /// A spell of the hand is given away.
    GiveSpell {
        n: u8,
        filter: Filter,
        to: Who,
        #[serde(default)]
        required: bool,
    },
    /// Memories and grimoire become a new grimoire.
    ShuffleMemories { who: Ref },
    /// The triggering spell does nothing more to the resolving mage.
    IgnoreSpell,
    /// A prepared spell is cast outside of actions.
    Cast { which: CastWhich, who: Ref },
    /// Quests are drawn.
    DrawQuest {
        n: u8,
        who: Ref,
        #[serde(default)]
        moon: Option<u8>,
    },
    /// Quests are discarded.
    DiscardQuest { n: u8, which: QuestState, who: Ref },
    /// A quest is remembered as chosen.
    ChooseQuest { which: QuestState, who: Ref },
    /// A quest becomes completed.
    CompleteQuest { who: Ref, which: QuestState },
    /// The top quest is revealed and resolved, for its reward only.
    ResolveQuest { n: u8, who: Ref, from: DeckWord },
    /// Events are drawn.
    DrawEvent {
        n: u8,
        #[serde(default)]
        moon: Option<u8>,
    },
    /// An event leaves the board.
    DiscardEvent { n: u8 },
    /// The crown changes hands.
    TakeCrown { who: Ref },
    /// A trophy of a mage is gained.
    GainTrophy { n: u8, from: Ref, to: Ref },
    /// A collected trophy is given away.
    GiveTrophy { n: u8, from: Ref, to: Ref },
    /// The effect of a room is resolved.
    ActivateRoom {
        room: Who,
        #[serde(default)]
        side: Option<Side>,
        #[serde(default)]
        copy: bool,
        #[serde(default)]
        even_if_used: bool,
    },
    /// Exhausted physical action tokens become available.
    RefreshAction { n: u8, who: Ref },
    /// A cube of the bearer is put on the card.
    PlaceCube { on: Ref },
    /// The Avatar resolves order cards beyond its limit.
    AvatarOrder { n: u8 },
    /// Several steps in one sentence.
    Seq {
        #[serde(rename = "do")]
        then: Vec<Op>,
    },
    /// Only if something holds.
    If {
        cond: Cond,
        #[serde(rename = "do")]
        then: Vec<Op>,
        #[serde(default, rename = "else")]
        otherwise: Vec<Op>,
    },
    /// Only if the step before was done.
    IfDone {
        #[serde(rename = "do")]
        then: Vec<Op>,
        #[serde(default, rename = "else")]
        otherwise: Vec<Op>,
    },
    /// Only if the resolving mage wants to.
    May {
        #[serde(rename = "do")]
        then: Vec<Op>,
    },
    /// One of several, as the resolving mage chooses.
    Or { options: Vec<Vec<Op>> },
    /// Once for each.
    ForEach {
        over: Over,
        #[serde(rename = "do")]
        then: Vec<Op>,
    },
    /// Sets the target.
    Target { who: Who },
    /// Another target than the printed one is chosen.
    Retarget { kind: Kind, range: Range },
    /// Only if the other revealed spells show these elements.
    Reinforce {
        elements: Vec<Element>,
        #[serde(rename = "do")]
        then: Vec<Op>,
    },
    /// Until Cleanup, each time.
    Stable {
        when: Trigger,
        #[serde(rename = "do")]
        then: Vec<Op>,
    },
    /// An ability in force while the card is in play.
    On {
        when: Trigger,
        #[serde(rename = "do")]
        then: Vec<Op>,
        #[serde(default)]
        replaces: bool,
    },
    /// A rule in force while the card is in play.
    Modify(Modify),
}

/// A rule in force while a card is in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modify {
    /// Which rule.
    pub rule: Rule,
    /// For whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Who>,
    /// The value is higher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plus: Option<Amount>,
    /// The value is this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<u8>,
    /// Only for damage of these sources; empty: all.
    #[serde(default)]
    pub source: Vec<DamageSource>,
    /// Only for damage of these types of spells; empty: all damage.
    #[serde(default)]
    pub spell_types: Vec<SpellType>,
    /// How many a mage can bear.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit_per_bearer: Option<u8>,
    /// To whom it belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Whose>,
    /// Only while this holds.
    #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
    pub cond: Option<Cond>,
}

macro_rules! fixed_words {
    ($($(#[$meta:meta])* $name:ident = $variant:ident $word:literal;)+) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum $name {
            /// The only possibility.
            #[serde(rename = $word)]
            $variant,
        }
    )+ };
}

fixed_words! {
    /// What happens to the cards that are not kept.
    RestWord = Discard "discard";
    /// Where discarded spells come from.
    HandWord = Hand "hand";
    /// Where recovered spells come from.
    RevealedWord = Revealed "revealed";
    /// Where a revealed quest comes from.
    DeckWord = Deck "deck";
}
