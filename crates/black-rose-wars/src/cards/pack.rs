//! All cards, rooms and boards of a game.

use super::compile::Program;
use super::grammar::steps::Step;
use super::grammar::{Sentence, When};
use super::program::{
    Archetype, Colour, Element, EvocationKind, Keyword, MisfortuneKind, Modify, Op, Priority,
    Range, RoomId, School, SpellType, Timing, Trigger, UpgradeKind,
};
pub use cardtext::Names;
use cardtext::Vocabulary;
use serde::{Deserialize, Serialize};

/// A spell design: an index into [`Pack::spells`]. Its copies are the cards of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct SpellId(pub u8);

/// A quest: an index into [`Pack::quests`]. Every quest exists once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct QuestId(pub u8);

/// An event: an index into [`Pack::events`]. Every event exists once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct EventId(pub u8);

/// An order card of the Avatar: an index into [`Pack::orders`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct OrderId(pub u8);

/// A mage a player can be: an index into [`Pack::mages`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct CharacterId(pub u8);

/// A program: an index into [`Pack::programs`].
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct ProgramId(pub u16);

/// The words of an effect or ability, as they are written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// When it can be used: the condition of a trap or protection, the challenge of a quest.
    pub when: Option<When>,
    /// Its sentences; as many as it has operations.
    pub sentences: Vec<Sentence>,
}

/// The sentences of one effect: as they are written, as they mean and as they run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// As it is written; empty for effects that no card file has.
    pub written: Written,
    /// What each sentence means.
    pub ops: Vec<Op>,
    /// The compiled form; see [`super::compile`].
    pub program: ProgramId,
}

/// Abilities and rules in force while a card is in play, and what it does once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InForce {
    /// As it is written.
    pub written: Written,
    /// What each sentence means.
    pub ops: Vec<Op>,
    /// What answers when.
    pub abilities: Vec<Ability>,
    /// Rules in force.
    pub rules: Vec<Modify>,
    /// What is carried out once (events).
    pub once: Option<ProgramId>,
}

/// An ability that answers to something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// When.
    pub when: Trigger,
    /// What it does.
    pub program: ProgramId,
    /// It takes the place of what would happen otherwise.
    pub replaces: bool,
}

/// Where a spell comes from (BRW-9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case")]
pub enum SpellDeck {
    /// From the Library.
    School(School),
    /// The own spell of a mage.
    Personal(CharacterId),
    /// From the forgotten deck.
    Forgotten,
}

/// A spell card (BRW-9.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spell {
    /// The id of its block.
    pub id: String,
    /// The names on the card.
    pub names: Names,
    /// Where it comes from.
    pub deck: SpellDeck,
    /// How many there are.
    pub copies: u8,
    /// The instability symbol in its middle, for both halves.
    pub instability: bool,
    /// The light half.
    pub top: Half,
    /// The dark half; room traps have none (BRW-9.3).
    pub bottom: Option<Half>,
}

/// Which half of a spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case")]
pub enum HalfSide {
    /// The light one.
    Top,
    /// The dark one.
    Bottom,
}

impl Spell {
    /// A half; the only one where there is no second.
    #[must_use]
    pub fn half(&self, side: HalfSide) -> &Half {
        match (side, &self.bottom) {
            (HalfSide::Bottom, Some(bottom)) => bottom,
            _ => &self.top,
        }
    }

    /// Has one of its halves the keyword?
    #[must_use]
    pub fn has(&self, keyword: Keyword) -> bool {
        let halves = std::iter::once(&self.top).chain(&self.bottom);
        halves
            .into_iter()
            .any(|half| half.keywords.contains(&keyword))
    }
}

/// Half of a spell card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    /// Its type.
    pub kind: SpellType,
    /// Its element.
    pub element: Element,
    /// Its printed target.
    pub target: HeaderTarget,
    /// When a trap or protection can be used.
    pub trigger: Option<Trigger>,
    /// What it does.
    pub effect: Effect,
    /// What it contains.
    pub keywords: Vec<Keyword>,
}

/// The printed target of a half or of a step of an order card (BRW-12.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeaderTarget {
    /// The caster.
    Myself,
    /// The text says it.
    Special,
    /// One figure.
    Figure(Range),
    /// One other mage.
    Mage(Range),
    /// One evocation, or one of the caster's own.
    Evoc {
        /// How far.
        range: Range,
        /// Only own ones.
        mine: bool,
    },
    /// One room.
    Area(Range),
}

/// A quest (BRW-7.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quest {
    /// The id of its block.
    pub id: String,
    /// The names on the card.
    pub names: Names,
    /// The moon it belongs to: 1, 2 or 3.
    pub moon: u8,
    /// The challenge.
    pub task: Trigger,
    /// Places for cubes; 0: done at once.
    pub slots: u8,
    /// When it is turned face up.
    pub reveal: Reveal,
    /// Power for resolving it.
    pub reward: u8,
    /// What it does when it is used.
    pub effect: Effect,
}

/// When a quest is turned face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reveal {
    /// When it is drawn.
    OnDraw,
    /// With its first cube.
    OnFirstCube,
    /// When its challenge is met.
    OnCompletion,
}

/// An event (section 6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventCard {
    /// The id of its block.
    pub id: String,
    /// The names on the card.
    pub names: Names,
    /// The moon it belongs to.
    pub moon: u8,
    /// It belongs to the Avatar's events.
    pub avatar: bool,
    /// It gives the crown.
    pub crown: bool,
    /// When it works.
    pub timing: Timing,
    /// The slot it goes to, 1 to 3; 0 for instant events.
    pub slot: u8,
    /// Power of the Rose when it is revealed.
    pub on_reveal: u8,
    /// Power of the Rose when it goes.
    pub on_discard: u8,
    /// What it does.
    pub force: InForce,
}

/// A kind of evocation (section 20).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evocation {
    /// The id of its block.
    pub id: String,
    /// The names on the card.
    pub names: Names,
    /// What it is.
    pub archetype: Archetype,
    /// How many cards there are.
    pub copies: u8,
    /// Which supply of figures it draws on: an index into [`Pack::figures`].
    pub pool: u8,
    /// Its printed life.
    pub life: u8,
    /// Its printed strength.
    pub strength: u8,
    /// Its printed move value.
    pub moves: u8,
    /// It has a large base (BRW-20.1.3).
    pub large: bool,
    /// It comes from a forgotten spell.
    pub forgotten: bool,
    /// What it can do.
    pub force: InForce,
}

impl Evocation {
    /// Is it never summoned, only assigned (Nightmares)? How many can a mage bear?
    #[must_use]
    pub fn assigned_only(&self) -> Option<u8> {
        let rule = |rule: &&Modify| rule.rule == super::program::Rule::AssignedOnly;
        let rule = self.force.rules.iter().find(rule)?;
        Some(rule.limit_per_bearer.unwrap_or(u8::MAX))
    }

    /// What replaces moves and attack when it activates, if something does.
    #[must_use]
    pub fn activation(&self) -> Option<ProgramId> {
        let replaces =
            |it: &&Ability| it.replaces && it.when.on == super::program::TriggerOn::Activation;
        self.force
            .abilities
            .iter()
            .find(replaces)
            .map(|it| it.program)
    }
}

/// An upgrade of an evocation (BRW-23.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upgrade {
    /// The id of its block.
    pub id: String,
    /// The names on the card.
    pub names: Names,
    /// How many there are.
    pub copies: u8,
    /// What it does.
    pub force: InForce,
}

/// A misfortune of a mage (BRW-23.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfortune {
    /// The id of its block.
    pub id: String,
    /// The names on the card.
    pub names: Names,
    /// How many there are.
    pub copies: u8,
    /// Places for cubes; full: discarded.
    pub slots: u8,
    /// What it does.
    pub force: InForce,
}

/// A room of the lodge (section 16).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomCard {
    /// The id of its block.
    pub id: String,
    /// The names on the tile.
    pub names: Names,
    /// Its colour.
    pub colour: Colour,
    /// Where it lies at the start.
    pub fixed: Fixed,
    /// Instability slots.
    pub slots: u8,
    /// Power for first, second and every further party when it is rebuilt.
    pub flags: [u8; 3],
    /// The effect of the destroyed side.
    pub destroyed: Effect,
    /// The effect of the rebuilt side.
    pub rebuilt: Effect,
}

/// Where a room lies at the start (BRW-3.1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fixed {
    /// In the middle.
    Centre,
    /// Next to the middle.
    BesideCentre,
    /// Anywhere.
    Anywhere,
}

/// An order card of the Avatar (section 25).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderCard {
    /// The id of its block.
    pub id: String,
    /// The names on the card.
    pub names: Names,
    /// The moon it belongs to.
    pub moon: u8,
    /// Its parts, in order.
    pub steps: Vec<OrderStep>,
    /// The Rose places instability before the spell part.
    pub instability: bool,
    /// Another card follows.
    pub extra_card: bool,
    /// The trap or protection on it, which its back announces.
    pub react: Option<React>,
}

/// A part of an order card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderStep {
    /// A spell with its header, or a physical part.
    pub spell: Option<OrderSpell>,
    /// What it does.
    pub effect: Effect,
}

/// The header of the spell part of an order card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderSpell {
    /// Its type.
    pub kind: SpellType,
    /// Its element.
    pub element: Element,
    /// Its target.
    pub target: HeaderTarget,
    /// How the target is chosen.
    pub priority: Option<Priority>,
}

/// The trap or protection of an order card (BRW-25.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct React {
    /// Trap or protection.
    pub kind: SpellType,
    /// What it answers to.
    pub on: ReactOn,
    /// What it does.
    pub effect: Effect,
}

/// What an order card answers to (BRW-25.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case")]
pub enum ReactOn {
    /// The Avatar got damage.
    Damaged,
    /// A combat spell attacks it.
    TargetedByCombat,
}

/// A mage a player can be (BRW-1.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Character {
    /// The id of its block.
    pub id: String,
    /// The names on the card.
    pub names: Names,
    /// Life.
    pub life: u8,
    /// Strength.
    pub strength: u8,
    /// Move value.
    pub moves: u8,
    /// At most so many active, and so many completed quests.
    pub quest_limit: u8,
    /// At most so many cards after Study.
    pub hand_limit: u8,
    /// Physical action tokens.
    pub tokens: u8,
    /// Its own spell.
    pub personal: SpellId,
}

/// The Avatar's card (BRW-25.1.4).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AvatarCard {
    /// Its names.
    pub names: Names,
    /// Life.
    pub life: u8,
    /// Strength.
    pub strength: u8,
    /// Move value.
    pub moves: u8,
    /// Orders of an Action phase: apprentice, master.
    pub orders: [u8; 2],
    /// What it can do.
    pub force: InForce,
}

/// A school of magic (BRW-3.2.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchoolCard {
    /// Which one.
    pub school: School,
    /// Its names.
    pub names: Names,
    /// The names of the two starting grimoires.
    pub titles: [Names; 2],
    /// The two starting grimoires.
    pub grimoires: [Vec<SpellId>; 2],
}

/// All cards of a game, read from card files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// The spells: schools in order, then personal, then forgotten.
    pub spells: Vec<Spell>,
    /// The six schools in the order of [`School::ALL`].
    pub schools: Vec<SchoolCard>,
    /// The quests, by moon.
    pub quests: Vec<Quest>,
    /// The events, by moon; the Avatar's last.
    pub events: Vec<EventCard>,
    /// The kinds of evocations.
    pub evocations: Vec<Evocation>,
    /// How many figures each pool holds (BRW-1.2).
    pub figures: Vec<u8>,
    /// The kinds of upgrades.
    pub upgrades: Vec<Upgrade>,
    /// The kinds of misfortunes.
    pub misfortunes: Vec<Misfortune>,
    /// The 19 rooms.
    pub rooms: Vec<RoomCard>,
    /// The order cards, by moon.
    pub orders: Vec<OrderCard>,
    /// The Avatar.
    pub avatar: AvatarCard,
    /// The mages.
    pub mages: Vec<Character>,
    /// Every effect in its compiled form.
    pub programs: Vec<Program>,
    /// The alternatives of all texts, as they are written; none where no card file says it.
    pub alternatives: Vec<Option<Step>>,
    /// The spell of every card of a game: cards are numbered through in this order.
    pub cards: Vec<SpellId>,
    /// All different conditions of traps in the pack (BRW-29.5).
    pub trap_triggers: Vec<Trigger>,
    /// All different conditions of protections in the pack.
    pub protect_triggers: Vec<Trigger>,
    /// All different challenges of quests that can lie face down.
    pub hidden_tasks: Vec<Trigger>,
    /// The fingerprint of the files.
    pub hash: [u8; 32],
    /// The words that sentences have for the things above.
    pub vocabulary: Vocabulary,
}

macro_rules! lookups {
    ($($(#[$meta:meta])* $name:ident($id:ty) -> $type:ty = $list:ident;)+) => { impl Pack { $(
        $(#[$meta])*
        #[must_use]
        pub fn $name(&self, id: $id) -> &$type {
            &self.$list[usize::from(id.0)]
        }
    )+ } };
}

lookups! {
    /// A spell.
    spell(SpellId) -> Spell = spells;
    /// A quest.
    quest(QuestId) -> Quest = quests;
    /// An event.
    event(EventId) -> EventCard = events;
    /// A kind of evocation.
    evocation(EvocationKind) -> Evocation = evocations;
    /// A kind of upgrade.
    upgrade(UpgradeKind) -> Upgrade = upgrades;
    /// A kind of misfortune.
    misfortune(MisfortuneKind) -> Misfortune = misfortunes;
    /// A room.
    room(RoomId) -> RoomCard = rooms;
    /// An order card.
    order(OrderId) -> OrderCard = orders;
    /// A mage.
    character(CharacterId) -> Character = mages;
    /// A program.
    program(ProgramId) -> Program = programs;
}
