//! Operations, and rules in force.

use super::{
    Amount, Archetype, By, CastWhich, Cond, Control, CubeColour, DamageSource, DeckWord, DrawFrom,
    DrawHow, Element, EvocationKind, Filter, HandWord, Kind, LookOf, MisfortuneKind, Over,
    QuestState, Range, Ref, RestWord, RevealedWord, Rule, Side, SpellType, Trigger, Until,
    UpgradeKind, Which, WhichEvocation, Who, Whose,
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
    AssignUpgrade {
        upgrade: Which<UpgradeKind>,
        to: Who,
    },
    /// The upgrade of an evocation returns to the deck.
    DiscardUpgrade { n: u8, from: Who },
    /// A misfortune is given to mages.
    AssignMisfortune {
        misfortune: Which<MisfortuneKind>,
        to: Who,
    },
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
    Look {
        n: Amount,
        of: LookOf,
        keep: u8,
        rest: RestWord,
    },
    /// Spells of the hand are discarded, all or none.
    DiscardSpell { n: u8, from: HandWord, who: Ref },
    /// Revealed spells return to the hand.
    RecoverSpell {
        n: u8,
        from: RevealedWord,
        filter: Filter,
    },
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
