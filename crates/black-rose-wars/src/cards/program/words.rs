//! Ids, and words that stand for themselves: types, elements, colours, schools, phases.

use serde::{Deserialize, Serialize};

/// A kind of evocation: an index into [`crate::cards::Pack::evocations`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct EvocationKind(pub u8);

/// A kind of misfortune: an index into [`crate::cards::Pack::misfortunes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct MisfortuneKind(pub u8);

/// A kind of upgrade: an index into [`crate::cards::Pack::upgrades`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct UpgradeKind(pub u8);

/// A room: an index into [`crate::cards::Pack::rooms`]. Every room exists once.
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
