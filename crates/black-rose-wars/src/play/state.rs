//! Everything that changes in a game, as plain data.

mod fresh;

use super::menu::Reply;
use super::stack::Frame;
use crate::cards::{
    CharacterId, EventId, EvocationKind, HalfSide, MisfortuneKind, OrderId, Phase, QuestId, RoomId,
    School, Side, UpgradeKind,
};
use crate::geometry::{Board, Hex};
use crate::play::flow::Flow;
use crate::play::menu::Menu;
use crate::play::options::Table;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Chance, Seat};

/// The most mages of players.
pub const MAGES: usize = 4;
/// Mages and the Rose.
pub const PARTIES: usize = 5;
/// Rooms of the lodge (BRW-3.1.2).
pub const ROOMS: usize = 19;
/// Evocation slots of a mage (BRW-20.1.2).
pub const EVOCATION_SLOTS: usize = 3;
/// Cubes of each mage (BRW-1.3).
pub const MAGE_CUBES: u8 = 25;
/// Cubes of the Rose (BRW-1.3).
pub const ROSE_CUBES: u8 = 30;
/// No life track is longer.
pub const LONGEST_TRACK: usize = 32;

/// Who owns cubes and power: the mage of a seat (0 to 3), or the Rose (BRW-0.4). The Avatar's
/// figure belongs to the Rose and goes by the same number (BRW-25.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct Party(pub u8);

impl Party {
    /// The Black Rose, and the Avatar.
    pub const ROSE: Party = Party(4);

    /// The party as an index into per-party arrays.
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat whose mage it is; none for the Rose.
    #[must_use]
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        (self != Party::ROSE).then_some(Seat(self.0))
    }
}

impl From<Seat> for Party {
    fn from(seat: Seat) -> Self {
        Party(seat.0)
    }
}

/// A spell card of this game: an index into [`crate::cards::Pack::cards`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct Card(pub u8);

/// An evocation in play. Numbers are never used twice in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(transparent)]
pub struct EvocId(pub u16);

impl EvocId {
    /// The evocation of a kind that was summoned as so many-th: the id says what it is, so that a
    /// sentence can name it after it has left.
    #[must_use]
    pub fn new(number: u16, kind: EvocationKind) -> Self {
        EvocId(u16::from(kind.0 & 0x3f) << 10 | number & 0x3ff)
    }

    /// Its kind.
    #[must_use]
    pub fn kind(self) -> EvocationKind {
        EvocationKind((self.0 >> 10) as u8)
    }

    /// Its number.
    #[must_use]
    pub fn number(self) -> u16 {
        self.0 & 0x3ff
    }
}

/// A figure of the lodge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// The mage of a seat, or the Avatar (`Party::ROSE`).
    Mage(Party),
    /// An evocation.
    Evoc(EvocId),
}

/// Where a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// In a room.
    Room(RoomId),
    /// A mage in its own cell (section 19).
    Cell,
    /// Not in play: no Avatar, a waiting Nightmare (BRW-23.3.2), an evocation that left.
    Away,
}

impl Spot {
    /// The room, if it is one.
    #[must_use]
    #[inline]
    pub fn room(self) -> Option<RoomId> {
        match self {
            Spot::Room(room) => Some(room),
            Spot::Cell | Spot::Away => None,
        }
    }
}

/// A game of Black Rose Wars.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What the game is played with.
    pub table: Table,
    /// The turn, from 1 on.
    pub turn: u16,
    /// The phase.
    pub phase: Phase,
    /// Where the phase machine stands (BRW-13.6).
    pub flow: Flow,
    /// The First Mage of the phase (BRW-4.3).
    pub first: Party,
    /// Who holds the crown (BRW-4.2).
    pub crown: Party,
    /// The moon: 1, 2 or 3 (BRW-5.5).
    pub moon: u8,
    /// Power points by party (BRW-5.1).
    pub power: [u16; PARTIES],
    /// Cubes left by party (BRW-1.3).
    pub supply: [u8; PARTIES],
    /// Trophies: `[holder][of]`.
    pub trophies: [[u8; PARTIES]; PARTIES],
    /// The figures of mages and Avatar by party.
    pub bodies: [Body; PARTIES],
    /// The players' things by seat.
    pub mages: ArrayVec<Mage, MAGES>,
    /// The Avatar's things.
    pub avatar: Option<Box<Avatar>>,
    /// The lodge.
    pub rooms: [Room; ROOMS],
    /// Distances and lines of sight of this lodge.
    pub board: Board,
    /// Evocations in play, and those that left while effects still speak of them (`Spot::Away`).
    pub evocations: SmallVec<[Evocation; 8]>,
    /// The number of the next evocation, see [`EvocId::new`].
    pub next_evocation: u16,
    /// Evocation cards left by kind.
    pub evocation_cards: SmallVec<[u8; 12]>,
    /// Figures left by pool.
    pub figures: SmallVec<[u8; 12]>,
    /// Upgrades left by kind.
    pub upgrades: SmallVec<[u8; 8]>,
    /// Misfortunes left by kind.
    pub misfortunes: SmallVec<[u8; 8]>,
    /// The school decks, in the order of [`School::ALL`].
    pub library: [Pile; 6],
    /// The forgotten deck, the top last.
    pub forgotten: SmallVec<[Card; 12]>,
    /// Spells that left the game.
    pub removed: SmallVec<[Card; 12]>,
    /// Quests by moon.
    pub quests: [QuestPile; 3],
    /// Events by moon.
    pub events: [EventPile; 3],
    /// The event board, slot 1 first.
    pub event_board: [Option<EventOnBoard>; 3],
    /// What is being carried out, the innermost last.
    pub stack: Vec<Frame>,
    /// The number of the next frame.
    pub next_frame: u32,
    /// What is to be decided.
    pub menu: Menu,
    /// What was just decided, until it is used.
    pub reply: Option<Reply>,
    /// Where chance comes from.
    pub chance: Chance,
    /// The final scores by party, once the game is over.
    pub ending: Option<Ending>,
}

/// What a figure of a mage carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Body {
    /// Where it is.
    pub spot: Spot,
    /// The last room it was in (BRW-12.11).
    pub last_room: Option<RoomId>,
    /// Its cell.
    pub cell: Hex,
    /// Damage, left to right (BRW-17.1).
    pub track: ArrayVec<Party, LONGEST_TRACK>,
    /// Its life was reached in a frame (BRW-13.4.3).
    pub lethal: Option<Lethal>,
    /// Its misfortunes.
    pub misfortunes: SmallVec<[Affliction; 4]>,
    /// Strength bonus until the end of the turn.
    pub strength_bonus: u8,
    /// Move bonus until the end of the turn.
    pub move_bonus: u8,
}

/// A figure that has as much damage as life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lethal {
    /// The frame that handles it at its full stop.
    pub frame: u32,
    /// Who dealt the last damage.
    pub by: Option<Party>,
    /// It was the Avatar or one of its things (BRW-25.7.7).
    pub by_avatar: bool,
    /// Whatever the damage (BRW-18.3).
    pub instant: bool,
}

/// A misfortune on a mage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct Affliction {
    /// Which.
    pub kind: MisfortuneKind,
    /// Cubes on it.
    pub cubes: u8,
}

/// A player's things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mage {
    /// Which mage.
    pub character: CharacterId,
    /// The colour of its cubes: red, blue, green, purple (BRW-1.10).
    pub colour: u8,
    /// The chosen school and starting grimoire.
    pub school: Option<(School, u8)>,
    /// The hand.
    pub hand: SmallVec<[Card; 12]>,
    /// The grimoire, the top last.
    pub grimoire: SmallVec<[Card; 24]>,
    /// Face up.
    pub memories: SmallVec<[Card; 24]>,
    /// Personal spells for the moons to come.
    pub aside: SmallVec<[Card; 4]>,
    /// The slots quick, I, II, III.
    pub slots: [Option<Planned>; 4],
    /// Physical action tokens that can be used.
    pub tokens: u8,
    /// Physical action tokens in all.
    pub all_tokens: u8,
    /// Active quests.
    pub active: SmallVec<[ActiveQuest; 4]>,
    /// Completed quests.
    pub completed: SmallVec<[QuestId; 4]>,
    /// Resolved quests.
    pub resolved: SmallVec<[QuestId; 8]>,
    /// Evocation slots.
    pub evocations: [Option<EvocId>; EVOCATION_SLOTS],
    /// The Study discard was used (BRW-8.5).
    pub study_discard_used: bool,
}

/// A card in a slot of a mage board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planned {
    /// The card.
    pub card: Card,
    /// The half that counts.
    pub half: HalfSide,
    /// How it lies.
    pub face: Face,
    /// Stable effects of this card that are in play (section 15).
    pub stable: SmallVec<[StableEffect; 2]>,
}

/// How a card of a slot lies (BRW-2.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Face down, not yet cast.
    Prepared,
    /// Face down with a token.
    Active,
    /// Face up.
    Revealed,
}

/// A stable effect in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StableEffect {
    /// Which of the program's stable clauses.
    pub clause: u8,
    /// The target it remembers.
    pub target: Option<Figure>,
    /// How often it has answered this turn.
    pub used: u8,
}

/// A quest being worked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActiveQuest {
    /// Which.
    pub quest: QuestId,
    /// It lies face up.
    pub revealed: bool,
    /// Cubes on it.
    pub cubes: u8,
    /// Effects in progress that have advanced it (BRW-7.8): one may come in the middle of another.
    pub advanced_by: SmallVec<[u32; 2]>,
}

/// The Avatar's things (section 25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Avatar {
    /// The player it sits behind: it acts directly after that one (BRW-25.1.7).
    pub after: Party,
    /// Order decks by moon, the top last.
    pub orders: [SmallVec<[OrderId; 12]>; 3],
    /// Revealed orders.
    pub memories: SmallVec<[OrderId; 12]>,
    /// Orders resolved in this Action phase.
    pub resolved: u8,
    /// Resolved quests.
    pub quests: SmallVec<[QuestId; 4]>,
    /// Evocation slots.
    pub evocations: [Option<EvocId>; EVOCATION_SLOTS],
}

/// A room of the lodge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// Where it lies.
    pub hex: Hex,
    /// Which side is up.
    pub side: Side,
    /// Instability, left to right.
    pub instability: ArrayVec<Party, 16>,
    /// The activation token was used (rebuilt rooms).
    pub used: bool,
}

/// An evocation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evocation {
    /// Its number.
    pub id: EvocId,
    /// Its kind.
    pub kind: EvocationKind,
    /// To whom it belongs (BRW-20.1.8).
    pub owner: Party,
    /// Who decides for it just now (BRW-20.2).
    pub controller: Party,
    /// Where it is; `Away` once it left, or while it waits for its bearer.
    pub spot: Spot,
    /// It waits on the board of its bearer (BRW-23.3.2).
    pub waiting: bool,
    /// The last room it was in.
    pub last_room: Option<RoomId>,
    /// The mage it is assigned to.
    pub bearer: Option<Party>,
    /// The mage who assigned it.
    pub assigner: Option<Party>,
    /// Damage.
    pub damage: ArrayVec<Party, LONGEST_TRACK>,
    /// Its life was reached in a frame.
    pub lethal: Option<Lethal>,
    /// Its upgrade.
    pub upgrade: Option<UpgradeKind>,
    /// It was activated by the Evocation phase (BRW-20.5.2).
    pub activated: bool,
    /// Bonuses of its next activation.
    pub next_strength: u8,
    /// Bonuses of its next activation.
    pub next_move: u8,
    /// Strength bonus of the activation in progress.
    pub now_strength: u8,
    /// Bonus until the end of the turn.
    pub turn_strength: u8,
    /// Bonus until the end of the turn.
    pub turn_move: u8,
}

/// A deck and its discard pile, the top last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile {
    /// Face down.
    pub deck: SmallVec<[Card; 36]>,
    /// Face up.
    pub discard: SmallVec<[Card; 36]>,
}

/// The quests of a moon, the top last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestPile {
    /// Face down.
    pub deck: SmallVec<[QuestId; 24]>,
    /// Face down as well (BRW-29.4).
    pub discard: SmallVec<[QuestId; 24]>,
}

/// The events of a moon, the top last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventPile {
    /// Face down.
    pub deck: SmallVec<[EventId; 16]>,
    /// Face up.
    pub discard: SmallVec<[EventId; 16]>,
}

/// An event on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventOnBoard {
    /// Which.
    pub event: EventId,
    /// How often its abilities have answered this turn.
    pub used: u8,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Final scores by party (section 22).
    pub scores: [u16; PARTIES],
    /// The winner; the Rose: all lose.
    pub winner: Party,
}
