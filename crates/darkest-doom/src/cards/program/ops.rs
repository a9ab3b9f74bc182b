//! Operations, and the conditions of achievements.

use super::{
    AfterLook, Amount, AreaId, AreaType, Cond, Counter, Deck, Filter, Foe, Held, Icon, LookAt,
    MonsterKind, MoveMode, Person, Phase, Picker, RelicTest, Resource, ResourceDeck, Rule, Set,
    Stat, TargetKind, Token, Until, Where, Which, WhichAlliance,
};
use serde::{Deserialize, Serialize};

/// A step of a program: see docs/card-language.md for the meaning of each.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[allow(
    missing_docs,
    reason = "the vocabulary documents the fields of each operation"
)]
pub enum Op {
    /// One of several alternatives.
    Choose {
        options: Vec<Alternative>,
        #[serde(default)]
        who: Person,
    },
    /// All of it or nothing.
    May { ops: Vec<Op> },
    /// Depends on a condition.
    If {
        cond: Cond,
        then: Vec<Op>,
        #[serde(default, rename = "else")]
        otherwise: Vec<Op>,
    },
    /// For everybody or every monster.
    ForEach {
        set: Set,
        #[serde(default)]
        filter: Filter,
        ops: Vec<Op>,
    },
    /// The actor chooses something.
    Target {
        kind: TargetKind,
        #[serde(default)]
        filter: Filter,
    },
    /// Later, at the end of the current combat.
    AtCombatEnd { cond: Cond, ops: Vec<Op> },

    /// Somebody gains something.
    Gain {
        res: Resource,
        n: Amount,
        #[serde(default)]
        who: Person,
    },
    /// Somebody loses something.
    Lose {
        res: Resource,
        n: Amount,
        #[serde(default)]
        who: Person,
    },
    /// Somebody pays something.
    Pay {
        res: Resource,
        n: Amount,
        #[serde(default)]
        who: Person,
    },
    /// Something passes to the actor.
    Steal {
        res: Resource,
        n: Amount,
        from: Person,
    },
    /// Life is restored.
    Heal {
        n: Amount,
        #[serde(default)]
        who: Person,
    },
    /// A wound event.
    Wound {
        n: Amount,
        #[serde(default)]
        who: Person,
    },
    /// Hits on a figure.
    Damage { n: Amount, to: Person },
    /// A monster dies at once.
    Kill { who: Person },
    /// A characteristic rises.
    Raise {
        #[serde(rename = "trait")]
        which: TraitChoice,
        n: u8,
    },

    /// Cards are drawn.
    Draw {
        deck: Deck,
        n: Amount,
        #[serde(default)]
        who: Person,
        #[serde(default)]
        same_deck: bool,
    },
    /// Cards are discarded.
    Discard {
        what: Held,
        n: Amount,
        #[serde(default)]
        who: Person,
        pick: Picker,
        #[serde(default)]
        up_to: bool,
        #[serde(default)]
        down_to: Option<u8>,
    },
    /// Cards pass into the actor's hand.
    TakeCard {
        from: Person,
        what: Held,
        n: Amount,
        pick: Picker,
    },
    /// Something is looked at.
    Look {
        at: LookAt,
        #[serde(default)]
        n: u8,
        #[serde(default)]
        who: Person,
        then: AfterLook,
    },
    /// The common ability of Dark Corruption cards (DD-5.16).
    SwapCorruption,
    /// The opponent's last battle spell has no effect.
    CancelSpell,
    /// Damage tokens go back on an equipment card.
    Repair { n: u8 },
    /// An equipment card loses damage tokens.
    Wear {
        n: u8,
        #[serde(default)]
        who: Person,
    },

    /// A figure is moved.
    Move {
        mode: MoveMode,
        #[serde(default)]
        n: Option<Amount>,
        #[serde(default)]
        who: Person,
        #[serde(default)]
        to: Option<Where>,
    },
    /// Two figures change places.
    SwapPlaces { a: Person, b: Person },
    /// A monster goes towards its goal.
    MoveMonster { which: Which, n: u8, how: GoalWord },
    /// Tokens are put somewhere.
    Place {
        token: Token,
        n: u8,
        #[serde(rename = "where")]
        at: Where,
    },
    /// Tokens are taken off.
    Remove {
        token: Token,
        n: u8,
        #[serde(rename = "where")]
        at: Where,
    },
    /// A monster changes its form.
    Metamorph { which: Which, steps: i8 },
    /// A monster gets another goal.
    NewGoal { which: Which, pick: Picker },
    /// Solar Eclipse (DD-8.7).
    Eclipse,
    /// The Darkest Doom marker moves.
    Doom {
        n: u8,
        #[serde(default)]
        resolve: bool,
    },
    /// The value of an alliance changes.
    Alliance {
        citadel: WhichAlliance,
        n: i8,
        #[serde(default)]
        who: Person,
    },
    /// A Virtual Guardian tries to enter an alliance.
    Ally { citadel: AreaId },

    /// More or fewer dice.
    Dice {
        n: i8,
        #[serde(default)]
        who: Person,
    },
    /// Fixed results.
    Add {
        symbols: Vec<Icon>,
        #[serde(default)]
        times: Option<Amount>,
        #[serde(default)]
        who: Person,
    },
    /// Fewer dice, or fewer hits of those who roll none.
    Weaken {
        n: u8,
        #[serde(default)]
        who: Person,
        #[serde(default)]
        min: u8,
    },
    /// Own dice are set.
    Change {
        n: Amount,
        to: Icons,
        #[serde(default)]
        from: Option<Icon>,
    },
    /// Own dice are rolled again.
    Reroll { n: u8 },
    /// The own Destiny die is rolled again.
    RerollDestiny,
    /// Icons do not count.
    Strip {
        symbol: Icon,
        n: u8,
        #[serde(default)]
        who: Person,
    },
    /// These icons count as hits.
    TreatAsHit { symbols: Vec<Icon> },
    /// Fewer wounds.
    Prevent {
        n: Amount,
        #[serde(default)]
        who: Person,
    },
    /// The ambush test counts as passed.
    AutoPass,
    /// An ambush test.
    Test {
        difficulty: TrackWord,
        #[serde(default)]
        who: Person,
        #[serde(default)]
        pass: Vec<Op>,
        #[serde(default)]
        fail: Vec<Op>,
    },
    /// A combat begins.
    Fight { with: Foe },
    /// A number of the monster changes.
    MonsterStat { stat: Stat, n: i8 },

    /// A rule that lasts.
    Lasting {
        rule: Rule,
        until: Until,
        #[serde(default)]
        value: i8,
        #[serde(default)]
        who: Option<Person>,
        #[serde(default)]
        area_type: Option<AreaType>,
    },
    /// Somebody wins at once.
    Win {
        #[serde(default)]
        who: Person,
    },

    /// DD-13.8, DD-13.9.
    CompleteMission { relic_test: RelicTest },
    /// DD-13.13, DD-13.14.
    SummonWraith,
    /// DD-20.6.
    FreeMoshTest,
    /// DD-21.2, DD-21.3.
    Absorb,
}

/// One of several alternatives.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alternative {
    /// Its id; texts do not say it.
    #[serde(default)]
    pub id: String,
    /// What it does.
    pub ops: Vec<Op>,
}

/// Icons to choose from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Icons {
    /// Any icon.
    Any(AnyWord),
    /// One of these.
    These(Vec<Icon>),
}

words! {
    /// The word "any".
    AnyWord {
        /// Any of them.
        Any,
    }
}

words! {
    /// The word "choice".
    TraitChoice {
        /// The actor chooses.
        Choice,
    }
}

words! {
    /// The word "goal".
    GoalWord {
        /// Towards the goal.
        Goal,
    }
}

words! {
    /// The word "track".
    TrackWord {
        /// The difficulty of the round track.
        Track,
    }
}

/// When an achievement is met.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// A counter of the owner is high enough.
    State {
        /// The counter.
        counter: Counter,
        /// At least so high.
        gte: i8,
    },
    /// The owner has made something happen so often.
    Event {
        /// What.
        event: Deed,
        /// How often.
        count: u8,
        /// Within what.
        scope: Scope,
        /// Only such.
        #[serde(default, rename = "where")]
        detail: Detail,
    },
}

words! {
    /// What achievements count.
    Deed {
        /// A monster was killed.
        KillMonster,
        /// Another Guardian was killed.
        KillGuardian,
        /// Either of the two.
        KillAny,
        /// The test of an abyss was passed.
        CloseAbyss,
        /// An abyss was removed.
        RemoveAbyss,
        /// An alliance was entered or raised.
        FormAlliance,
        /// A mission was completed.
        CompleteMission,
        /// A card was played.
        PlayCard,
        /// A trap card was played on a victim.
        ResolveTrap,
        /// An area was entered.
        EnterArea,
        /// A turn with a Black Lodge entrance used ended in another region.
        LodgeTravelEndAbroad,
        /// The own turn ended.
        EndTurn,
        /// A vine was removed.
        RemoveVine,
        /// A die was changed by Scarlet Fate.
        FatePower,
    }
}

words! {
    /// Within what an achievement counts.
    Scope {
        /// No limit.
        Any,
        /// One participant's turn.
        Turn,
        /// One round.
        Round,
        /// One roll of fate dice.
        Roll,
    }
}

words! {
    /// How something was killed.
    KilledBy {
        /// In combat.
        Combat,
        /// By a ranged effect.
        Ranged,
        /// By a trap.
        Trap,
    }
}

words! {
    /// What makes areas different.
    Distinct {
        /// Their type.
        Type,
    }
}

/// What narrows a deed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Detail {
    /// Monsters of these kinds.
    pub kinds: Vec<MonsterKind>,
    /// Killed by one of these.
    pub by: Vec<KilledBy>,
    /// The Citadel was allied with another participant.
    pub taken_from_other: bool,
    /// The mission was declared.
    pub declared: bool,
    /// In this phase.
    pub phase: Option<Phase>,
    /// A card of this deck.
    pub deck: Option<ResourceDeck>,
    /// Only the first of each counts.
    pub distinct: Option<Distinct>,
    /// On an area of this type.
    pub area_type: Option<AreaType>,
    /// On this area.
    pub area: Option<super::SpotWord>,
    /// With full life.
    pub unwounded: bool,
    /// Having taken part in a combat in this turn.
    pub fought: bool,
    /// With at least so many White Moths.
    pub white_moths_gte: Option<u8>,
}
