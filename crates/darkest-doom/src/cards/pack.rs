//! All cards, areas and tracks of a game.

use super::compile::Program;
use super::grammar::{Feat, Sentence};
use super::program::{
    AreaId, AreaType, Colour, Condition, Counter, Deed, Icon, Limit, Moment, MonsterKind, Only, Op,
    RelicTest, ResourceDeck, SpellKind, Timing, Victims,
};
use crate::map::Map;
pub use cardtext::Names;
use cardtext::Vocabulary;
use serde::{Deserialize, Serialize};

/// Writes the id of a kind of cards: an index into a list of the pack.
macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident($number:ty)),+ $(,)?) => { $(
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl $name {
            /// As an index into arrays.
            #[must_use]
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )+ };
}

ids! {
    /// A Citadel Resource card of a game, one of the copies of a design: an index into
    /// [`Pack::cards`].
    Card(u8),
    /// A design of a Citadel Resource card: an index into [`Pack::designs`].
    DesignId(u8),
    /// A character: an index into [`Pack::characters`].
    CharacterId(u8),
    /// A Dark Corruption card: an index into [`Pack::corruption`].
    CorruptionId(u8),
    /// A Mission card: an index into [`Pack::missions`].
    MissionId(u8),
    /// An Order Achievement card of a game, one of the copies of a design: an index into
    /// [`Pack::achievement_cards`].
    AchievementCard(u8),
    /// A design of an Order Achievement: an index into [`Pack::achievements`].
    AchievementId(u8),
    /// A Dark Event: an index into [`Pack::events`].
    EventId(u8),
    /// A Dark Event Map: an index into [`Pack::event_maps`].
    EventMapId(u8),
    /// A Monster Attack card: an index into [`Pack::attacks`].
    AttackId(u8),
    /// A Virtual Guardian card: an index into [`Pack::virtual_cards`].
    VirtualId(u8),
    /// An Order Trail card: an index into [`Pack::trails`].
    TrailId(u8),
    /// A Monster Goal token: an index into [`Pack::goals`].
    GoalId(u8),
    /// A program: an index into [`Pack::programs`].
    ProgramId(u16),
    /// One of several alternatives of a text: an index into [`Pack::alternatives`].
    AlternativeId(u16),
}

/// The sentences of one effect: as they mean and as they run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// How they read.
    pub written: Vec<Sentence>,
    /// What they mean, one operation after another.
    pub ops: Vec<Op>,
    /// The compiled form; see [`super::compile`].
    pub program: ProgramId,
}

/// What must be paid for a card (DD-10.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(deny_unknown_fields, default)]
pub struct Cost {
    /// Destiny Coins.
    pub coins: u8,
    /// Mana petals.
    pub mana: u8,
    /// Urns of the Elders.
    pub urns: u8,
    /// Action points.
    pub ap: u8,
    /// Dark Corruption cards taken.
    pub corruption: u8,
}

/// An area of the map (DD-1.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// Its number: the lower one wins where nobody can decide (DD-0.7).
    pub number: u8,
    /// Its type.
    pub kind: AreaType,
    /// The colour of a structure.
    pub colour: Option<Colour>,
    /// The quarter of the board it lies in.
    pub region: Option<Colour>,
    /// Where it is drawn, from 0 to 1000, downwards.
    pub at: (u16, u16),
    /// The areas joined to it.
    pub adjacent: Vec<AreaId>,
}

/// What is printed for a type of areas.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AreaCard {
    /// Its names.
    pub names: Names,
    /// Its action; empty where there is none.
    pub action: Effect,
}

/// A Guardian's character card (section 4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Character {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// The characteristics at the start, in the order of [`super::Trait`].
    pub start: [u8; 4],
    /// Its ability.
    pub ability: Ability,
}

/// The special ability of a Guardian.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// Its id.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// When it can be used.
    pub timing: Timing,
    /// How often.
    pub limit: Limit,
    /// What it does.
    pub effect: Effect,
}

/// A design of a Citadel Resource card (section 10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Design {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// Its deck.
    pub deck: ResourceDeck,
    /// The Scarlet Fate icon of each copy.
    pub icons: Vec<Icon>,
    /// Its ingredients.
    pub cost: Cost,
    /// When it is played; for equipment: used.
    pub timing: Timing,
    /// What narrows that.
    pub only: Option<Only>,
    /// When passive equipment works.
    pub moment: Option<Moment>,
    /// How often equipment can be used.
    pub limit: Option<Limit>,
    /// Uses of equipment.
    pub durability: u8,
    /// The range (DD-10.30).
    pub range: Option<u8>,
    /// The kind of a spell.
    pub kind: Option<SpellKind>,
    /// Whom a trap can be played on.
    pub victims: Option<Victims>,
    /// What it does; for traps: to a Guardian.
    pub effect: Effect,
    /// What a trap does to a monster.
    pub on_monster: Effect,
}

/// A copy of a design.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardCopy {
    /// The design.
    pub design: DesignId,
    /// The icon of this copy (DD-10.1).
    pub icon: Icon,
}

/// A Dark Corruption card (section 11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorruptionCard {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// Its symbols from the left.
    pub symbols: [Icon; 5],
    /// It is the Leader of the Hunt.
    pub leader: bool,
    /// Its swap at the start of dusk (DD-5.16).
    pub swap: Effect,
    /// What the Leader card does after combats while it is in hand (DD-21.2).
    pub after_combat: Effect,
}

/// A Mission card (section 13).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// Where it is completed.
    pub area: AreaId,
    /// Its relic test.
    pub test: RelicTest,
    /// What completing does.
    pub effect: Effect,
}

/// An Order Achievement (section 19).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Achievement {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// How many there are.
    pub copies: u8,
    /// What it asks for, as it reads.
    pub feat: Feat,
    /// When it is met.
    pub condition: Condition,
    /// One of these is the reward.
    pub rewards: Vec<Effect>,
}

/// What the achievements ask for, in short: it is looked at after every action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tasks {
    /// Counters that must be so high.
    pub states: Vec<(AchievementId, Counter, i8)>,
    /// Deeds that must be done.
    pub events: Vec<(AchievementId, Deed)>,
}

/// What a Dark Event creates (DD-17.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(rename_all = "snake_case")]
pub enum Creation {
    /// A Solar Eclipse.
    SolarEclipse,
    /// Six abysses.
    Abysses,
    /// A Hound.
    Monster,
    /// A vine on a Citadel.
    VineCitadel(Colour),
    /// A vine on a Blood Temple.
    VineTemple(Colour),
}

/// A Dark Event (section 17).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DarkEvent {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// It has the Echo icon.
    pub echo: bool,
    /// Its creation icons from the left.
    pub creations: Vec<Creation>,
    /// What it does.
    pub effect: Effect,
}

/// A Dark Event Map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventMap {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// Where abysses appear.
    pub abysses: Vec<AreaId>,
    /// Where monsters appear.
    pub monsters: Vec<AreaId>,
}

/// A row of a Monster Attack card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct Row {
    /// Its hits; the bonus of the High Priestess.
    pub hits: u8,
    /// Its health; the bonus of the High Priestess.
    pub health: u8,
}

/// A Monster Attack card (DD-14.20).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The id of its block.
    pub id: String,
    /// By kind of monster.
    pub rows: [Row; 3],
    /// What it adds to the High Priestess.
    pub priestess: Row,
    /// The names of the Echo effect.
    pub echo_names: Names,
    /// The Echo effect.
    pub echo: Effect,
}

/// A monster card (DD-18.1).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MonsterCard {
    /// Its names.
    pub names: Names,
    /// What killing it is worth.
    pub glory: u8,
    /// What it does at the end of its movement.
    pub attack: Effect,
}

/// What a goal token shows (DD-1.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(rename_all = "snake_case")]
pub enum GoalKind {
    /// The Guardian of the colour.
    Guardian,
    /// The Citadel or temple of the colour.
    Structure,
}

/// A Monster Goal token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// What it shows.
    pub kind: GoalKind,
    /// Its colour.
    pub colour: Colour,
    /// What a monster does that has reached a structure.
    pub effect: Effect,
}

/// A cell of a Virtual Guardian card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The row it fights with until its next card (DD-23.15).
    pub kind: MonsterKind,
    /// What it does.
    pub effect: Effect,
}

/// A Virtual Guardian card (section 23).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VirtualCard {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// By rounds 1-2, 3-4, 5-6, 7-8, then green, purple, orange.
    pub cells: [[Cell; 3]; 4],
}

/// An Order Trail card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// The area.
    pub area: AreaId,
    /// Puts the figure there.
    pub effect: Effect,
}

/// A space of the Darkest Doom track (DD-8.6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Space {
    /// Its names.
    pub names: Names,
    /// What it does.
    pub effect: Effect,
}

/// Everything that is printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    /// The areas.
    pub areas: Vec<Area>,
    /// What follows from them: distances, structures.
    pub map: Map,
    /// The types of areas, in the order of [`AreaType`].
    pub area_cards: Vec<AreaCard>,
    /// The characters.
    pub characters: Vec<Character>,
    /// The designs of Citadel Resource cards, deck by deck in the order of [`ResourceDeck`].
    pub designs: Vec<Design>,
    /// Their copies.
    pub cards: Vec<CardCopy>,
    /// Dark Corruption cards.
    pub corruption: Vec<CorruptionCard>,
    /// Mission cards.
    pub missions: Vec<Mission>,
    /// The designs of Order Achievements.
    pub achievements: Vec<Achievement>,
    /// Their copies.
    pub achievement_cards: Vec<AchievementId>,
    /// Their tasks.
    pub tasks: Tasks,
    /// Dark Events.
    pub events: Vec<DarkEvent>,
    /// Dark Event Maps.
    pub event_maps: Vec<EventMap>,
    /// Monster Attack cards.
    pub attacks: Vec<Attack>,
    /// Monsters, in the order of [`MonsterKind`].
    pub monsters: Vec<MonsterCard>,
    /// Goal tokens.
    pub goals: Vec<Goal>,
    /// The names of a Heart of the High Priestess.
    pub heart_names: Names,
    /// What a Heart drawn as a goal does.
    pub heart: Effect,
    /// The names of a Dark Abyss.
    pub abyss_names: Names,
    /// What entering an abyss does.
    pub abyss: Effect,
    /// The Wraith of the Lake: its names and what it adds to combats.
    pub wraith: Space,
    /// Virtual Guardian cards.
    pub virtual_cards: Vec<VirtualCard>,
    /// Order Trail cards.
    pub trails: Vec<Trail>,
    /// The spaces of the Darkest Doom track from space 1 on.
    pub spaces: Vec<Space>,
    /// The ambush difficulty by round, from round 1 on (DD-1.16).
    pub difficulty: [u8; 8],
    /// Everything that runs.
    pub programs: Vec<Program>,
    /// The words of alternatives.
    pub alternatives: Vec<String>,
    /// The fingerprint of the files.
    pub hash: [u8; 32],
    /// The words of the game.
    pub vocabulary: Vocabulary,
}

impl Pack {
    /// An area.
    #[must_use]
    pub fn area(&self, area: AreaId) -> &Area {
        &self.areas[area.index()]
    }

    /// The design of a card.
    #[must_use]
    pub fn design(&self, card: Card) -> &Design {
        &self.designs[self.cards[card.index()].design.index()]
    }

    /// The Scarlet Fate icon of a card.
    #[must_use]
    pub fn icon(&self, card: Card) -> Icon {
        self.cards[card.index()].icon
    }

    /// The achievement on a card.
    #[must_use]
    pub fn achievement(&self, card: AchievementCard) -> &Achievement {
        &self.achievements[self.achievement_cards[card.index()].index()]
    }

    /// A program.
    #[must_use]
    pub fn program(&self, program: ProgramId) -> &Program {
        &self.programs[program.index()]
    }

    /// The ambush difficulty of a round.
    #[must_use]
    pub fn difficulty(&self, round: u8) -> u8 {
        let at = usize::from(round.clamp(1, 8)) - 1;
        self.difficulty[at]
    }
}
