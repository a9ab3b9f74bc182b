//! Everything that changes in a game, as plain data.

use super::flow::Flow;
use super::ledger::Ledger;
use super::menu::{Menu, Reply};
use super::options::Table;
use super::prescribed::Prescribed;
use super::stack::{Frame, Returned};
use crate::cards::{
    AchievementCard, AreaId, AreaType, AttackId, Card, CharacterId, Colour, CorruptionId, EventId,
    EventMapId, GoalId, MissionId, MonsterKind, Phase, Relic, Rule, TrailId, Trait, Until,
    VirtualId,
};
use crate::map::AreaSet;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Chance, Seat};

/// The most participants.
pub const PARTICIPANTS: usize = 4;
/// The most monsters on the board (DD-1.7).
pub const MONSTERS: usize = 3;
/// The Dark Abyss tokens (DD-1.10).
pub const ABYSSES: usize = 6;
/// A corrupted structure has so many vines, and none has more (DD-1.6).
pub const MOST_VINES: u8 = 3;
/// The most Destiny Coins of a player (DD-3.10).
pub const MOST_COINS: u8 = 5;
/// Action points at the start of a phase (DD-3.9).
pub const ACTION_POINTS: u8 = 4;
/// The most action points (DD-3.9).
pub const MOST_ACTION_POINTS: u8 = 6;
/// The most relics of a player (DD-13.10).
pub const MOST_RELICS: u8 = 3;
/// The most alliances of a participant (DD-16.14).
pub const MOST_ALLIANCES: usize = 3;
/// The highest value of an alliance (DD-16.13).
pub const HIGHEST_ALLIANCE: u8 = 6;
/// Slots shared by Acolytes and White Moths (DD-1.14).
pub const FOLLOWER_SLOTS: u8 = 3;
/// The maxima of the characteristics, in the order of [`Trait`] (DD-3.6).
pub const MOST_OF_TRAIT: [u8; 4] = [6, 6, 6, 8];
/// Rounds of a game (DD-0.2).
pub const ROUNDS: u8 = 8;

/// Who takes turns: the players by seat (0 to 3), then the Virtual Guardians.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(transparent)]
pub struct Participant(pub u8);

impl Participant {
    /// As an index into per-participant lists.
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its bit in a set of participants.
    #[must_use]
    #[inline]
    pub fn bit(self) -> u8 {
        1 << self.0
    }
}

impl From<Seat> for Participant {
    fn from(seat: Seat) -> Self {
        Participant(seat.0)
    }
}

/// A figure of the board (DD-0.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// The Guardian of a player, or a Virtual Guardian.
    Guardian(Participant),
    /// The monster of a slot (0 to 2); an absorbed Leader too.
    Monster(u8),
    /// The High Priestess.
    Priestess,
}

/// A game of Darkest Doom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What the game is played with.
    pub table: Table,
    /// The round, from 1 on.
    pub round: u8,
    /// Dawn or dusk.
    pub phase: Phase,
    /// Where the phase machine stands (section 5).
    pub flow: Flow,
    /// This round's order; the First Player first (DD-5.4).
    pub order: ArrayVec<Participant, PARTICIPANTS>,
    /// Whose turn it is.
    pub active: Option<Participant>,
    /// Turns begun so far: tells two turns apart.
    pub turn: u16,
    /// What has happened in the turn in progress.
    pub this_turn: ThisTurn,
    /// Everybody's figure and glory; players by seat first, then Virtual Guardians.
    pub guardians: ArrayVec<Guardian, PARTICIPANTS>,
    /// What only players have, by seat.
    pub players: ArrayVec<Player, PARTICIPANTS>,
    /// The monsters by slot (DD-1.9).
    pub monsters: [Option<Monster>; MONSTERS],
    /// Vines on Citadels, then on Blood Temples, by colour.
    pub vines: [[u8; 4]; 2],
    /// Areas with a Dark Abyss.
    pub abysses: AreaSet,
    /// The ally of each Citadel by colour.
    pub alliances: [Option<Alliance>; 4],
    /// Is the Acolyte still on its alliance track?
    pub acolytes_left: [bool; 4],
    /// The Darkest Doom marker: 0 is the centre.
    pub doom: u8,
    /// Hearts taken from the round track so far: so many dusk icons are uncovered.
    pub hearts_taken: u8,
    /// The goal bag.
    pub bag: Bag,
    /// The four resource decks, in the order of [`crate::cards::ResourceDeck`].
    pub resources: [Pile<Card>; 4],
    /// Dark Corruption cards.
    pub corruption: Pile<CorruptionId>,
    /// Missions.
    pub missions: Pile<MissionId>,
    /// Order Achievements.
    pub achievements: Pile<AchievementCard>,
    /// Dark Events.
    pub events: Pile<EventId>,
    /// The Echo events that are not shuffled in yet (DD-2.6).
    pub echo_events: SmallVec<[EventId; 5]>,
    /// Dark Event Maps.
    pub event_maps: Pile<EventMapId>,
    /// Monster Attack cards.
    pub attacks: Pile<AttackId>,
    /// Virtual Guardian cards.
    pub virtual_cards: Pile<VirtualId>,
    /// Order Trail cards.
    pub trails: Pile<TrailId>,
    /// The event in force.
    pub event: Option<EventId>,
    /// Its map.
    pub event_map: Option<EventMapId>,
    /// Rules that last.
    pub lasting: SmallVec<[Lasting; 4]>,
    /// Wounds that add up on a monster (DD-10.34).
    pub chain: Option<Chain>,
    /// What is being carried out, the innermost last.
    pub stack: Vec<Frame>,
    /// The number of the next frame.
    pub next_frame: u32,
    /// What is to be decided.
    pub menu: Menu,
    /// What was just decided, until it is used.
    pub reply: Option<Reply>,
    /// What the frame that was finished last has to tell the one below it.
    pub returned: Option<Returned>,
    /// Where chance comes from.
    pub chance: Chance,
    /// Dice that a scenario prescribes.
    pub prescribed: Prescribed,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// What has happened in the turn in progress and matters later in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThisTurn {
    /// The active player died or was absorbed: the turn ends (DD-15.4, DD-21.5).
    pub cut: bool,
    /// The active player's Guardian took part in a combat.
    pub fought: bool,
    /// The active player used an entrance of the Black Lodge.
    pub lodge: bool,
    /// Everybody who died in it, as bits of participants (DD-7.7, DD-19.8).
    pub died: u8,
}

/// The figure of a participant and what Virtual Guardians have as well.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Guardian {
    /// Its colour.
    pub colour: Colour,
    /// Where it stands; nowhere while its player is absorbed.
    pub area: Option<AreaId>,
    /// Daily Glory (DD-16.3).
    pub glory: i16,
    /// Its Acolytes.
    pub acolytes: u8,
    /// A Virtual Guardian fights with this row (DD-23.15); none for players.
    pub row: Option<MonsterKind>,
}

/// What only a player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The character.
    pub character: CharacterId,
    /// The characteristics, in the order of [`Trait`].
    pub traits: [u8; 4],
    /// Life (DD-3.4).
    pub life: u8,
    /// Mana petals.
    pub mana: u8,
    /// Action points.
    pub ap: u8,
    /// Destiny Coins.
    pub coins: u8,
    /// Relics by kind, without Lanterns on the Wraith.
    pub relics: [u8; 3],
    /// White Moths.
    pub moths: u8,
    /// Citadel Resource cards in hand.
    pub hand: SmallVec<[Card; 10]>,
    /// Dark Corruption cards in hand, without the open Leader card of an absorbed player.
    pub corruption: SmallVec<[CorruptionId; 8]>,
    /// The mission.
    pub mission: Option<MissionId>,
    /// What the mission raises and searches (DD-13.2).
    pub marks: Option<Marks>,
    /// The marks of the mission before.
    pub last_marks: Option<Marks>,
    /// The Declaration token lies on the mission's area.
    pub declared: bool,
    /// Trap tokens on the board.
    pub traps: ArrayVec<AreaId, 2>,
    /// The equipment slots.
    pub equipment: ArrayVec<Equipped, 2>,
    /// Order Achievements held, and since when.
    pub achievements: SmallVec<[Ambition; 2]>,
    /// What the player has done, as far as achievements count it.
    pub ledger: Ledger,
    /// The ability was used in this phase (DD-4.5, DD-4.6).
    pub ability_used: bool,
    /// The Acolytes were used at this dawn (DD-12.2).
    pub acolytes_used: bool,
    /// The Leader card, open before an absorbed player (DD-21.4).
    pub absorbed: Option<CorruptionId>,
    /// An absorbed player's strike and corruption were used in this turn (DD-21.5).
    pub dark_deeds: DarkDeeds,
}

/// What an absorbed player has done in this turn, and when it may act (DD-21.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DarkDeeds {
    /// Struck.
    pub struck: bool,
    /// Corrupted.
    pub corrupted: bool,
    /// Had its turn of this phase already, as a Guardian or as the Leader.
    pub acted: bool,
}

/// What a mission raises and searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct Marks {
    /// The characteristic that rises.
    pub raise: Trait,
    /// The relic that is searched.
    pub search: Relic,
}

/// What occupies an equipment slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Equipped {
    /// An equipment card.
    Card {
        /// The card.
        card: Card,
        /// Damage tokens left.
        tokens: u8,
        /// The moment of its last use, so that a limit can be checked: a frame or turn number.
        used: Option<Used>,
    },
    /// The Wraith of the Lake (DD-13.14).
    Wraith {
        /// The Lanterns on it.
        lanterns: u8,
    },
}

/// In what an equipment card was used last (DD-10.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Used {
    /// In the frame of this number: a combat, roll or wound event.
    Frame(u32),
    /// In the turn of this number.
    Turn(u16),
    /// In K2 of this round.
    Dusk(u8),
}

/// An Order Achievement held.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ambition {
    /// The card.
    pub card: AchievementCard,
    /// The deeds of the ledger before it was drawn do not count (DD-19.6).
    pub since: u32,
}

/// A monster on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Monster {
    /// Its form.
    pub kind: MonsterKind,
    /// Where it stands.
    pub area: AreaId,
    /// Its goal.
    pub goal: Option<GoalId>,
    /// The absorbed player who controls it (DD-21.3).
    pub controller: Option<Participant>,
}

/// Who is allied with a Citadel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct Alliance {
    /// Who.
    pub ally: Participant,
    /// The alliance points, from 1 to 6.
    pub value: u8,
}

/// The goal bag (DD-18.6).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Bag {
    /// Goal tokens.
    pub goals: SmallVec<[GoalId; 8]>,
    /// Hearts.
    pub hearts: u8,
}

/// A deck and its discard pile (DD-1.13).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Pile<T> {
    /// The deck, the top last.
    pub deck: Vec<T>,
    /// The discard pile, the top last.
    pub discard: Vec<T>,
}

impl<T> Default for Pile<T> {
    fn default() -> Self {
        Pile {
            deck: Vec::new(),
            discard: Vec::new(),
        }
    }
}

impl<T> Pile<T> {
    /// Draws a card; an empty deck is made of the discard pile first (DD-1.13).
    pub fn draw(&mut self, chance: &mut Chance) -> Option<T> {
        self.refill(chance);
        self.deck.pop()
    }

    /// Makes an empty deck of the discard pile.
    pub fn refill(&mut self, chance: &mut Chance) {
        if self.deck.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discard);
            chance.shuffle(&mut self.deck);
        }
    }

    /// Can no card be drawn at all?
    #[must_use]
    pub fn is_used_up(&self) -> bool {
        self.deck.is_empty() && self.discard.is_empty()
    }
}

/// A rule that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
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
    /// The frame of the combat or the number of the turn it belongs to.
    pub mark: u32,
}

/// Wounds that add up on a monster or Virtual Guardian (DD-10.34).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chain {
    /// The caster.
    pub caster: Participant,
    /// The target.
    pub target: Figure,
    /// The Monster Attack card that stays in force.
    pub attack: AttackId,
    /// The hits so far.
    pub hits: u8,
}

/// How a game ended (section 20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// By what.
    pub how: Victory,
    /// The winners as bits of participants.
    pub winners: u8,
}

/// Ways a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// The most glory after the last round (DD-20.3).
    Glory,
    /// The High Priestess was purified (DD-20.5); also by a Virtual Guardian (DD-23.20).
    Priestess,
    /// Mosh was freed (DD-20.6); also by a Virtual Guardian (DD-23.21).
    Mosh,
    /// The absorbed player and the Darkness (DD-20.7).
    Leader,
    /// The Darkness alone (DD-20.2).
    Darkness,
}
