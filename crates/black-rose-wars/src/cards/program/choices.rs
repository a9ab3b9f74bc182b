//! Operands of single operations: which card, from where, how long.

use super::{Counter, Element, EvocationKind, Keyword, Select};
use serde::{Deserialize, Serialize};

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
