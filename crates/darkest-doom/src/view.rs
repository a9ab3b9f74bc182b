//! What a viewpoint may see: every field is listed here because somebody may see it (section 22.2).

mod seeing;
mod walking;

pub(crate) use seeing::points;
pub use walking::{SetsOffView, WalkView};

use crate::cards::{
    AchievementCard, AreaId, AreaType, AttackId, Card, CharacterId, Colour, CorruptionId, EventId,
    EventMapId, GoalId, Icon, MissionId, MonsterKind, Phase, RelicTest, Rule, TrailId, Until,
    VirtualId,
};
use crate::play::stack::{Source, TestCause};
use crate::play::state::{Alliance, Figure, Marks, Participant, Victory};
use serde::Serialize;
use table::Seat;

/// The table as one viewpoint sees it. Participants are players by seat, then Virtual Guardians;
/// things are numbers of the pack; lists by colour follow green, purple, orange, grey.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct View {
    /// The seat that looks, or nobody's.
    pub you: Option<Seat>,
    /// The round, from 1 on; 0 while the game is set up.
    pub round: u8,
    /// Dawn or dusk.
    pub phase: Phase,
    /// This round's order; the First Player first.
    pub order: Vec<Participant>,
    /// Whose turn it is.
    pub active: Option<Participant>,
    /// The ambush difficulty.
    pub difficulty: u8,
    /// The Darkest Doom marker: 0 is the centre.
    pub doom: u8,
    /// Spaces of the Darkest Doom track.
    pub doom_spaces: u8,
    /// Hearts taken from the round track: so many dusk icons are uncovered.
    pub hearts_taken: u8,
    /// The Echo of Darkness is active (DD-17.14).
    pub echo: bool,
    /// The goal bag: Hearts, and the goal tokens.
    pub bag: BagView,
    /// The areas, in the order of the pack.
    pub areas: Vec<AreaView>,
    /// Everybody's figure and glory.
    pub guardians: Vec<GuardianView>,
    /// What only players have, by seat.
    pub players: Vec<PlayerView>,
    /// The monsters by slot.
    pub monsters: Vec<Option<MonsterView>>,
    /// The ally of each Citadel.
    pub alliances: [Option<Alliance>; 4],
    /// Is the Acolyte still on its alliance track?
    pub acolytes_left: [bool; 4],
    /// The event in force.
    pub event: Option<EventId>,
    /// Its map.
    pub event_map: Option<EventMapId>,
    /// All decks.
    pub decks: DecksView,
    /// Rules that last.
    pub lasting: Vec<LastingView>,
    /// Hits that add up on a monster (DD-10.34).
    pub chain: Option<ChainView>,
    /// What is in progress, the innermost last.
    pub stack: Vec<FrameView>,
    /// How the game ended.
    pub ending: Option<EndingView>,
}

/// The goal bag.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct BagView {
    /// Hearts in it.
    pub hearts: u8,
    /// Goal tokens in it; which is next is nobody's knowledge.
    pub goals: Vec<GoalId>,
}

/// An area with everything on it but figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct AreaView {
    /// Its number on the board.
    pub number: u8,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: AreaType,
    /// The colour of a structure.
    pub colour: Option<Colour>,
    /// The quarter it lies in.
    pub region: Option<Colour>,
    /// Where it is drawn, from 0 to 1000, downwards.
    pub at: (u16, u16),
    /// The areas joined to it.
    pub adjacent: Vec<AreaId>,
    /// Vines on a structure.
    pub vines: u8,
    /// A Dark Abyss lies here.
    pub abyss: bool,
    /// The owner of the Trap token here.
    pub trap: Option<Participant>,
    /// Whose missions are declared here.
    pub declared: Vec<Participant>,
}

/// A Guardian.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct GuardianView {
    /// A Virtual Guardian.
    #[serde(rename = "virtual")]
    pub virtually: bool,
    /// Its colour.
    pub colour: Colour,
    /// Where it stands; nowhere while its player is absorbed.
    pub area: Option<AreaId>,
    /// Daily Glory.
    pub glory: i16,
    /// Alliance points.
    pub points: u8,
    /// Acolytes.
    pub acolytes: u8,
    /// The row a Virtual Guardian fights with.
    pub row: Option<MonsterKind>,
}

/// What only a player has.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct PlayerView {
    /// The character.
    pub character: CharacterId,
    /// Attack, Magic Knowledge, Wisdom, Health.
    pub traits: [u8; 4],
    /// Life.
    pub life: u8,
    /// Mana petals.
    pub mana: u8,
    /// Action points.
    pub ap: u8,
    /// Destiny Coins.
    pub coins: u8,
    /// Seal Crystals, Spirit Lanterns, Urns of the Elders; without those on the Wraith.
    pub relics: [u8; 3],
    /// White Moths.
    pub moths: u8,
    /// The Citadel Resource cards in hand, for the one who holds them.
    pub hand: Option<Vec<Card>>,
    /// How many there are.
    pub hand_size: usize,
    /// The Dark Corruption cards in hand, for the one who holds them.
    pub corruption: Option<Vec<CorruptionId>>,
    /// How many there are.
    pub corruption_size: usize,
    /// The most cards in hand.
    pub hand_limit: usize,
    /// The mission, for the one who has it.
    pub mission: Option<MissionId>,
    /// It has a mission.
    pub has_mission: bool,
    /// What the mission raises and searches.
    pub marks: Option<Marks>,
    /// What the mission before raised and searched.
    pub last_marks: Option<Marks>,
    /// The area of the declared mission.
    pub declared: Option<AreaId>,
    /// Areas with own Trap tokens.
    pub traps: Vec<AreaId>,
    /// The equipment slots.
    pub equipment: Vec<EquippedView>,
    /// The Order Achievements held, for the one who holds them.
    pub achievements: Option<Vec<AchievementCard>>,
    /// How many there are.
    pub achievements_size: usize,
    /// The ability was used in this phase.
    pub ability_used: bool,
    /// The Acolytes were used at this dawn.
    pub acolytes_used: bool,
    /// The open Leader card of an absorbed player.
    pub absorbed: Option<CorruptionId>,
    /// Where it could walk with its action points, the nearest first; for the one who plays it.
    pub walk: Vec<WalkView>,
}

/// What occupies an equipment slot.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum EquippedView {
    /// An equipment card.
    Card {
        /// The card.
        card: Card,
        /// Damage tokens left.
        tokens: u8,
    },
    /// The Wraith of the Lake.
    Wraith {
        /// The Lanterns on it.
        lanterns: u8,
    },
}

/// A monster.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct MonsterView {
    /// What a `Token` target says.
    pub token: u16,
    /// Its form.
    pub kind: MonsterKind,
    /// Where it stands.
    pub area: AreaId,
    /// Its goal.
    pub goal: Option<GoalId>,
    /// Where that leads it now.
    pub heads_for: Option<AreaId>,
    /// The absorbed player who controls it.
    pub controller: Option<Participant>,
}

/// A deck and its open discard pile, the top last.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct PileView<T> {
    /// Cards in the deck.
    pub deck: usize,
    /// The discard pile.
    pub discard: Vec<T>,
}

/// All decks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct DecksView {
    /// Equipment, traps, encounters, spells.
    pub resources: [PileView<Card>; 4],
    /// Dark Corruption.
    pub corruption: PileView<CorruptionId>,
    /// Missions.
    pub missions: PileView<MissionId>,
    /// Order Achievements.
    pub achievements: PileView<AchievementCard>,
    /// Dark Events.
    pub events: PileView<EventId>,
    /// Echo events that are still set aside.
    pub echo_events: usize,
    /// Dark Event Maps.
    pub event_maps: PileView<EventMapId>,
    /// Monster Attack cards.
    pub attacks: PileView<AttackId>,
    /// Virtual Guardian cards.
    pub virtual_cards: PileView<VirtualId>,
    /// Order Trail cards.
    pub trails: PileView<TrailId>,
}

/// A rule that lasts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct LastingView {
    /// Which.
    pub rule: Rule,
    /// By how much.
    pub value: i8,
    /// For areas of this type.
    pub area_type: Option<AreaType>,
    /// For this figure only.
    pub who: Option<Figure>,
    /// How long.
    pub until: Until,
}

/// Hits that add up on a figure.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct ChainView {
    /// The caster.
    pub caster: Participant,
    /// The target.
    pub target: Figure,
    /// The Monster Attack card that stays in force.
    pub attack: AttackId,
    /// The hits so far.
    pub hits: u8,
}

/// A roll of fate dice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct RollView {
    /// The dice as they lie.
    pub dice: Vec<Icon>,
    /// Fixed results.
    pub fixed: Vec<Icon>,
    /// Icons that do not count.
    pub stripped: Vec<Icon>,
}

/// A side of a combat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct SideView {
    /// The figure.
    pub figure: Figure,
    /// How many dice it rolls.
    pub dice: u8,
    /// Its roll.
    pub roll: RollView,
    /// The Monster Attack card of those who roll no dice.
    pub attack: Option<AttackId>,
    /// Their hits and health.
    pub stats: Option<(u8, u8)>,
    /// Wounds it suffers.
    pub wounds: u8,
    /// It was killed.
    pub dead: bool,
    /// What would count if the blows were struck now, once the dice lie.
    pub tally: Option<TallyView>,
}

/// What a side of a combat comes to (DD-14.3).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct TallyView {
    /// Its hits.
    pub hits: u8,
    /// Its parries.
    pub parries: u8,
    /// The wounds it gets, before those that cards and abilities still take off (DD-14.12).
    pub wounds: u8,
}

/// Something in progress.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum FrameView {
    /// A text is carried out.
    Effect {
        /// What it belongs to.
        source: Source,
        /// Who carries it out.
        actor: Participant,
        /// The figure that was chosen.
        figure: Option<Figure>,
        /// The area that was chosen.
        area: Option<AreaId>,
    },
    /// A card is played or used.
    Play {
        /// Who.
        who: Participant,
        /// Which card.
        card: Card,
    },
    /// A figure enters an area.
    Enter {
        /// Who.
        figure: Figure,
        /// Where.
        area: AreaId,
    },
    /// A figure moves over several areas.
    Travel {
        /// Who.
        figure: Figure,
        /// Areas it may still go.
        left: u8,
    },
    /// A combat.
    Combat {
        /// Attacker, then defender.
        sides: Box<[SideView; 2]>,
        /// Nobody is moved afterwards.
        adjacent: bool,
        /// The dice lie.
        rolled: bool,
    },
    /// Moons move the Darkest Doom marker.
    Moons {
        /// Who rolled.
        roller: Participant,
    },
    /// Several cards are discarded for a die.
    Power {
        /// Who.
        who: Participant,
        /// The die.
        die: u8,
    },
    /// An ambush test.
    Test {
        /// Who is tested.
        who: Participant,
        /// Why.
        cause: TestCause,
        /// The card that was drawn.
        card: Option<CorruptionId>,
        /// The symbols to be matched.
        symbols: Vec<Icon>,
        /// How many of them have no die of their own, once the dice lie (DD-9.4).
        missing: Option<u8>,
        /// The roll.
        roll: RollView,
    },
    /// Hits of a ranged effect or trap.
    Strike {
        /// Whose.
        by: Participant,
        /// On whom.
        target: Figure,
        /// How many.
        hits: u8,
        /// The defence.
        roll: RollView,
    },
    /// Wounds.
    Wounds {
        /// Whose.
        who: Participant,
        /// How many.
        wounds: u8,
    },
    /// A Guardian dies.
    Death {
        /// Who.
        who: Participant,
    },
    /// A trap is set off.
    Trap {
        /// Whose.
        owner: Participant,
        /// Where.
        area: AreaId,
        /// By whom.
        victim: Figure,
    },
    /// The Destiny die.
    Destiny {
        /// Who.
        who: Participant,
        /// What is needed.
        test: RelicTest,
        /// The result so far; 0 before the roll.
        result: i8,
    },
    /// Cards are drawn.
    Draw {
        /// Who.
        who: Participant,
        /// How many are left.
        left: u8,
    },
    /// Dark Corruption cards are taken.
    Corrupt {
        /// Who.
        who: Participant,
        /// How many are left.
        left: u8,
    },
    /// Achievements are announced.
    Announce {
        /// Who has announced which.
        announced: Option<(Participant, AchievementCard)>,
    },
    /// A monster moves at the end of a turn.
    MonsterStep {
        /// Which.
        slot: Option<u8>,
    },
    /// A monster draws a goal.
    Goal {
        /// Which.
        slot: u8,
    },
    /// A Virtual Guardian's turn.
    VirtualTurn {
        /// Who.
        who: Participant,
        /// The trail it follows.
        trail: Option<TrailId>,
        /// The card it carries out.
        card: Option<VirtualId>,
    },
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct EndingView {
    /// By what.
    pub how: Victory,
    /// Who won.
    pub winners: Vec<Participant>,
    /// The glory of everybody: Daily Glory and alliance points.
    pub scores: Vec<i16>,
}
