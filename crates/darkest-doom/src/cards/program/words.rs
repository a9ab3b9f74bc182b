//! Single words of the game.

use serde::{Deserialize, Serialize};

/// Writes an enum of words with the list of all of them.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$inner])* $variant),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// As an index into arrays.
            #[must_use]
            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }
        }
    };
}

words! {
    /// The colours in their fixed order (DD-0.10).
    Colour {
        /// North.
        Green,
        /// East.
        Purple,
        /// South.
        Orange,
        /// West.
        Grey,
    }
}

words! {
    /// Types of areas (DD-1.5).
    AreaType {
        /// A citadel of a colour.
        Citadel,
        /// A blood temple of a colour.
        BloodTemple,
        /// A path to the Winter Mountain.
        WinterMountainPath,
        /// A forest.
        Forest,
        /// An entrance of the Black Lodge.
        BlackLodgeEntrance,
        /// A lake.
        Lake,
        /// A mountain.
        Mountain,
        /// A plain.
        Plain,
        /// The Monolith.
        Monolith,
        /// The summit, where the High Priestess stands.
        WinterMountain,
    }
}

words! {
    /// Faces of a fate die (DD-1.2).
    Icon {
        /// A hit.
        Sword,
        /// A parry.
        Shield,
        /// A hit.
        HighPriestess,
        /// A hit at dusk.
        Dusk,
        /// A hit at dawn.
        Dawn,
        /// Moves the Darkest Doom marker.
        Moon,
    }
}

words! {
    /// Kinds of monsters (DD-18.1).
    MonsterKind {
        /// The first form.
        Hound,
        /// The second form.
        Hunter,
        /// The Leader of the Hunt.
        Leader,
    }
}

words! {
    /// The two phases of a round (DD-5.1).
    Phase {
        /// The first.
        Dawn,
        /// The second.
        Dusk,
    }
}

words! {
    /// The four characteristics (section 3).
    Trait {
        /// Dice in combat.
        Attack,
        /// Mana and dice against spells.
        Magic,
        /// Cards at dawn.
        Wisdom,
        /// The most life.
        Health,
    }
}

words! {
    /// The three relics (DD-13.11).
    Relic {
        /// Three free Mosh.
        SealCrystal,
        /// Summons the Wraith.
        SpiritLantern,
        /// An ingredient.
        UrnOfElders,
    }
}

words! {
    /// What can be gained, lost, paid and stolen.
    Resource {
        /// Daily Glory.
        Glory,
        /// Destiny Coins.
        Coins,
        /// Mana petals.
        Mana,
        /// Action points.
        Ap,
        /// Life.
        Life,
        /// White Moths.
        WhiteMoth,
        /// Acolytes.
        Acolyte,
        /// Seal Crystals.
        SealCrystal,
        /// Spirit Lanterns.
        SpiritLantern,
        /// Urns of the Elders.
        UrnOfElders,
    }
}

words! {
    /// The four decks of Citadel Resource cards (DD-10.1).
    ResourceDeck {
        /// Equipment.
        Equipment,
        /// Traps.
        Trap,
        /// Encounters.
        Encounter,
        /// Spells.
        Spell,
    }
}

words! {
    /// Kinds of spells (DD-10.28).
    SpellKind {
        /// Only in combat.
        Battle,
        /// Only outside of it, without range.
        Basic,
        /// Only outside of it, with range.
        Ranged,
    }
}

words! {
    /// When a card can be used (section 22.1).
    Timing {
        /// In the own turn, outside of combat and tests.
        OwnTurn,
        /// Before the roll of a combat.
        CombatPreRoll,
        /// After it.
        CombatPostRoll,
        /// Either of the two.
        CombatAny,
        /// When own dice of any roll can be changed.
        RollAny,
        /// Before own wounds.
        WoundReduction,
        /// When an own trap triggers.
        TrapTrigger,
        /// After an own roll of the Destiny die.
        DestinyChange,
        /// At the start of dusk.
        DuskStart,
        /// By itself.
        Passive,
    }
}

words! {
    /// What narrows a timing (section 22.1).
    Only {
        /// The own defence against a spell.
        MagicDefence,
        /// Any own ambush test.
        AmbushTest,
        /// An own ambush test of a trap.
        TrapTest,
        /// A combat against another player's Guardian.
        CombatWithPlayer,
    }
}

words! {
    /// When a passive card works.
    Moment {
        /// At the beginning of the own draw at dawn.
        DawnDraw,
        /// In every combat of the controller.
        CombatOfController,
    }
}

words! {
    /// How often something can be used.
    Limit {
        /// Once in a turn.
        OncePerTurn,
        /// Once in a phase.
        OncePerPhase,
        /// Once in a combat.
        OncePerCombat,
        /// Once for wounds of one cause.
        OncePerWoundEvent,
    }
}

words! {
    /// Whom a trap card can be played on.
    Victims {
        /// Guardians of players.
        Guardian,
        /// Monsters.
        Monster,
        /// Both.
        Both,
    }
}

words! {
    /// What counters count.
    Counter {
        /// Citadels allied with.
        AlliedCitadels,
        /// Acolytes.
        Acolytes,
        /// White Moths.
        WhiteMoths,
        /// Relics, those on the Wraith included.
        Relics,
        /// Occupied equipment slots.
        Equipment,
        /// Daily Glory.
        Glory,
        /// Destiny Coins.
        Coins,
        /// Citadel Resource cards in hand.
        ResourceInHand,
        /// Dark Corruption cards in hand.
        CorruptionInHand,
        /// Lanterns on the Wraith.
        LanternsOnWraith,
        /// 1 if the Wraith is controlled.
        Wraith,
        /// The current ambush difficulty.
        Difficulty,
    }
}

words! {
    /// Cards somebody holds.
    Held {
        /// Citadel Resource cards in hand.
        Resource,
        /// Dark Corruption cards in hand.
        Corruption,
        /// The mission.
        Mission,
        /// Order Achievements.
        Achievement,
    }
}

words! {
    /// Decks one can draw from.
    Deck {
        /// Any of the four resource decks, for each card.
        Resource,
        /// Equipment.
        Equipment,
        /// Traps.
        Trap,
        /// Encounters.
        Encounter,
        /// Spells.
        Spell,
        /// Dark Corruption.
        Corruption,
        /// Order Achievements.
        Achievement,
        /// Missions.
        Mission,
    }
}

impl Deck {
    /// The resource deck it names, if it names one.
    #[must_use]
    pub fn single(self) -> Option<ResourceDeck> {
        match self {
            Deck::Equipment => Some(ResourceDeck::Equipment),
            Deck::Trap => Some(ResourceDeck::Trap),
            Deck::Encounter => Some(ResourceDeck::Encounter),
            Deck::Spell => Some(ResourceDeck::Spell),
            Deck::Resource | Deck::Corruption | Deck::Achievement | Deck::Mission => None,
        }
    }
}

words! {
    /// Who picks the cards that somebody loses, or a goal.
    Picker {
        /// The one who loses them.
        Owner,
        /// The one who resolves the effect.
        Actor,
        /// Nobody.
        Random,
    }
}

words! {
    /// What `look` looks at.
    LookAt {
        /// Somebody's hand.
        Hand,
        /// The top of the mission deck.
        Mission,
        /// The top of the event deck.
        DarkEvent,
    }
}

words! {
    /// What becomes of the cards that were looked at.
    AfterLook {
        /// Nothing.
        Nothing,
        /// One is kept, the rest goes under the deck in any order.
        #[serde(rename = "keep_1_rest_bottom")]
        KeepOneRestBottom,
        /// Back on top in any order, at most one of them under the deck.
        ReorderOneMayGoBottom,
    }
}

words! {
    /// Ways to be moved.
    MoveMode {
        /// Up to so many areas, each entered.
        Walk,
        /// To an area at that distance, which is entered.
        Fly,
        /// To a named area, which is entered.
        Jump,
        /// The ride of a Citadel (DD-12.3).
        Ride,
        /// Put there, not entered.
        Place,
        /// To free areas chosen by the actor, not entered.
        Push,
    }
}

words! {
    /// Tokens of the map.
    Token {
        /// Dark Vines on structures.
        Vine,
        /// Dark Abysses on areas.
        Abyss,
    }
}

words! {
    /// What a target can be.
    TargetKind {
        /// Another Guardian or a monster.
        Figure,
        /// A Guardian.
        Guardian,
        /// An area.
        Area,
        /// A Citadel or Blood Temple.
        Structure,
        /// A Citadel.
        Citadel,
        /// A Blood Temple.
        BloodTemple,
        /// A Dark Abyss.
        Abyss,
    }
}

words! {
    /// What a loop goes over.
    Set {
        /// Players that are not absorbed, in order.
        Player,
        /// Those and Virtual Guardians, in order.
        Participant,
        /// Monsters by slot.
        Monster,
    }
}

words! {
    /// Which monster.
    Which {
        /// The victim of the trap.
        Victim,
        /// The other side of the combat.
        Opponent,
        /// The current element of a loop.
        Each,
        /// The chosen one.
        Target,
        /// The one that draws a goal.
        Drawer,
        /// The one nearest to the roller.
        NearestToRoller,
        /// The one nearest to the First Player.
        NearestToFirstPlayer,
    }
}

words! {
    /// The two numbers of a monster.
    Stat {
        /// Its hits.
        Hits,
        /// Its health.
        Health,
    }
}

words! {
    /// Whom to fight.
    Foe {
        /// The High Priestess (DD-14.40).
        HighPriestess,
        /// An adjacent Guardian (DD-18.16).
        AdjacentGuardian,
        /// The nearest figure within 3 areas (DD-23.13).
        #[serde(rename = "nearest_within_3")]
        NearestWithin3,
    }
}

words! {
    /// Rules that last.
    Rule {
        /// The figure does not move.
        NoMove,
        /// More or fewer action points in the next turn.
        ApChange,
        /// Entering areas of a type costs more.
        EnterCostChange,
        /// The action of an area type cannot be used.
        AreaActionBlocked,
        /// Ranged effects reach farther or less far.
        RangeChange,
        /// Monsters go farther.
        MonsterMoveChange,
        /// Moons move the marker farther.
        DoomMoveChange,
        /// More or fewer cards at dawn.
        DawnDrawChange,
        /// Healing changes.
        HealChange,
        /// Scarlet Fate needs more cards.
        FatePowerCostChange,
        /// No Scarlet Fate.
        NoFatePower,
        /// No battle spells before the roll.
        NoSpellsPreRoll,
    }
}

words! {
    /// How long a rule lasts.
    Until {
        /// This combat.
        EndOfCombat,
        /// The current turn.
        EndOfTurn,
        /// The next turn of the one it concerns.
        EndOfTheirNextTurn,
        /// This round.
        EndOfRound,
        /// Until the next Dark Event is drawn.
        NextEvent,
    }
}

words! {
    /// Which alliance changes.
    WhichAlliance {
        /// That of the chosen Citadel.
        Target,
        /// That which fulfilled the achievement.
        EventCitadel,
        /// One of the person's own, picked by it.
        Choice,
    }
}

words! {
    /// A relic test (DD-13.9).
    RelicTest {
        /// 5 or more.
        #[serde(rename = "5+")]
        AtLeast,
        /// 5 or less.
        #[serde(rename = "5-")]
        AtMost,
    }
}
