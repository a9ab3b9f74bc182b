//! Whom, how much, where, and under which condition.

use super::{AreaType, Counter, Phase, Resource};
use serde::{Deserialize, Serialize};

/// An area: an index into [`crate::cards::Pack::areas`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(transparent)]
pub struct AreaId(pub u8);

impl AreaId {
    /// As an index into arrays.
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

words! {
    /// Whom an operation concerns.
    Person {
        /// Who plays, uses or owns the card; on Monster Attack cards the Guardian who fights.
        #[serde(rename = "self")]
        Me,
        /// The other side of the combat.
        Opponent,
        /// What was chosen last.
        Target,
        /// Who set off the trap.
        Victim,
        /// The current element of the innermost loop.
        Each,
        /// The human of a solo game.
        Human,
    }
}

#[allow(clippy::derivable_impls, reason = "the words macro derives no default")]
impl Default for Person {
    fn default() -> Self {
        Person::Me
    }
}

/// How much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Amount {
    /// So much.
    Number(i8),
    /// Everything there is, or up to the limit.
    All(All),
    /// What is counted, plus something.
    Counted(Counted),
}

/// The word "all".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum All {
    /// All of it.
    All,
}

/// The value of a counter, plus something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    /// The counter.
    pub count: Counter,
    /// Whose.
    #[serde(default)]
    pub of: Person,
    /// What is added.
    #[serde(default)]
    pub plus: i8,
}

/// Where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Where {
    /// The area.
    pub area: Spot,
}

/// An area as a text names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Spot {
    /// By a word.
    Word(SpotWord),
    /// A named area.
    Area(AreaId),
}

words! {
    /// An area that depends on somebody.
    SpotWord {
        /// The own one.
        #[serde(rename = "self")]
        Own,
        /// The chosen one, or that of the chosen thing.
        Target,
        /// The temple of the person's colour.
        OwnTemple,
        /// The goal structure of the monster.
        Goal,
    }
}

words! {
    /// Allied with whom.
    AlliedWith {
        /// Another participant.
        Other,
    }
}

/// What must hold for a target or an element of a loop: everything that is given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    /// At most so far from the actor.
    pub within: Option<u8>,
    /// An area of this type.
    #[serde(rename = "type")]
    pub kind: Option<AreaType>,
    /// No area of these types, or nobody standing on one.
    pub not_type: Vec<AreaType>,
    /// Not the actor; not the own area.
    pub other: bool,
    /// At least so many vines.
    pub vines_gte: Option<u8>,
    /// At most so many vines.
    pub vines_lte: Option<u8>,
    /// Allied.
    pub allied: Option<AlliedWith>,
    /// The person stands on an area of one of these types.
    pub area_type: Vec<AreaType>,
    /// The person has at least so many relics.
    pub relics_gte: Option<u8>,
    /// A monster is at most so far away.
    pub monster_within: Option<u8>,
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
#[allow(missing_docs, reason = "the vocabulary documents the fields")]
pub enum Cond {
    /// Somebody has at least so much.
    Has { has: Having },
    /// A counter is at least so high.
    Count {
        count: Counter,
        #[serde(default)]
        of: Person,
        gte: i8,
    },
    /// The actor stands on an area of this type.
    AreaType { area_type: AreaType },
    /// The actor stands there.
    Area { area: SpotWord },
    /// What the chosen structure is to the actor.
    TargetIs { target_is: TargetIs },
    /// The target is a Guardian, not a monster.
    TargetKind { target_kind: GuardianWord },
    /// The figure has not been killed.
    Alive { alive: Person },
    /// Somebody suffered a wound in this combat.
    TookWounds { took_wounds: Person },
    /// The combat was against the monster Leader.
    Fought { fought: LeaderWord },
    /// The last step of the opponent was a battle spell.
    OpponentJustPlayed { opponent_just_played: SpellWord },
    /// Another participant has more.
    SomeoneAhead { someone_ahead_in: GloryWord },
    /// It is that time.
    Time { round: u8, phase: Phase },
    /// All of these.
    All { all: Vec<Cond> },
    /// One of these.
    Any { any: Vec<Cond> },
}

/// Somebody has at least so much of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Having {
    /// Who.
    pub who: Person,
    /// Of what.
    pub res: Resource,
    /// So much.
    pub n: u8,
}

words! {
    /// What a chosen structure is to the actor.
    TargetIs {
        /// The temple of the own colour.
        Own,
        /// A Citadel allied with the actor.
        Allied,
    }
}

words! {
    /// The word "guardian".
    GuardianWord {
        /// A Guardian.
        Guardian,
    }
}

words! {
    /// The word "leader".
    LeaderWord {
        /// The Leader of the Hunt.
        Leader,
    }
}

words! {
    /// The word "spell".
    SpellWord {
        /// A battle spell.
        Spell,
    }
}

words! {
    /// The word "glory".
    GloryWord {
        /// Daily Glory.
        Glory,
    }
}
