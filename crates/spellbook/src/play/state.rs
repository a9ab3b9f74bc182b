//! Everything that changes in a game, as plain data.

use super::options::{Counting, Leftovers, Timing};
use crate::cards::{Phase, SpellId};
use crate::materia::{Bag, COLOURS, Colour, Rune, Token};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Chance, Seat};

/// The most players (SB-1.6).
pub const MOST_PLAYERS: usize = 4;
/// No pool ever holds more (SB-4.2).
pub const POOL_LIMIT: u8 = 9;
/// The spaces of a familiar board (SB-1.10).
pub const SPACES: usize = 14;
/// What a familiar board is worth by the number of stored tokens (SB-10.5).
pub const FAMILIAR_POINTS: [u8; SPACES + 1] = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18];
/// The spaces of the solo opponent's track (SB-12.3).
pub const TRACK: usize = 17;
/// What the track is worth by the number of its tokens (SB-12.7).
pub const TRACK_POINTS: [u8; TRACK + 1] = [
    0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40,
];
/// The numbers of tokens on the track that empty the altar (SB-12.3, SB-12.5).
pub const RESETS: [usize; 3] = [4, 9, 14];
/// A game ends with this round at the latest (SB-10.7).
pub const LAST_ROUND: u16 = 100;

/// A game of SpellBook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What the game is played with.
    pub table: Table,
    /// The spells in play, one for each colour; not yet final while some are `open`.
    pub spells: [SpellId; COLOURS],
    /// Colours whose spell the table owner has still to choose, as bits.
    pub open: u8,
    /// Who has the marker (SB-2.6).
    pub first: Seat,
    /// Every token of the game: all 105, but a position of a scenario may leave some out.
    pub tokens: Bag,
    /// The pouch.
    pub pouch: Bag,
    /// The altar.
    pub altar: Bag,
    /// The discard tray.
    pub tray: Bag,
    /// A drawing order fixed by a scenario.
    pub order: Option<Box<Order>>,
    /// The players.
    pub players: [Player; MOST_PLAYERS],
    /// The solo opponent.
    pub opponent: Opponent,
    /// The day in progress.
    pub day: Day,
    /// The end has been triggered (SB-10.1).
    pub ending: bool,
    /// What is being carried out, the innermost last.
    pub runs: SmallVec<[Run; 4]>,
    /// Tokens chosen for a swap or a payment so far.
    pub chosen: Bag,
    /// What the last learning has put into the tray.
    pub leftovers: Bag,
    /// Answers to taken tokens that wait for the end of the action, by spell.
    pub late: [u8; COLOURS],
    /// What is to be decided.
    pub menu: Menu,
    /// Where chance comes from.
    pub chance: Chance,
}

/// What the game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
pub struct Table {
    /// How many play.
    pub players: u8,
    /// How many tokens the solo opponent starts with.
    pub difficulty: u8,
    /// When spells answer to taken tokens.
    pub timing: Timing,
    /// Which stored tokens count.
    pub counting: Counting,
    /// What can be stored from the tray.
    pub leftovers: Leftovers,
    /// Ask every step.
    pub every_step: bool,
}

impl Table {
    /// Is it a solo game (section 12)?
    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }
}

/// A drawing order fixed by a scenario: hidden from everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The tokens that are drawn next, the first one first.
    pub pouch: Vec<Token>,
    /// The tray in the order in which a refilled pouch is drawn; unused unless `stub`.
    pub tray: Vec<Token>,
    /// A refilled pouch is drawn in tray order.
    pub stub: bool,
}

/// What a player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The pool (SB-4.1).
    pub pool: Bag,
    /// The familiar board, from its first space.
    pub familiar: ArrayVec<Token, SPACES>,
    /// The spells in play by colour.
    pub spells: [Option<Learned>; COLOURS],
}

/// A learned spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
pub struct Learned {
    /// Its level.
    pub level: u8,
    /// The token that lies on it.
    pub token: Token,
    /// It was learned on this very day (SB-7.2).
    pub today: bool,
}

impl Player {
    /// A learned spell.
    #[must_use]
    pub fn spell(&self, colour: Colour) -> Option<Learned> {
        self.spells[colour.index()]
    }

    /// The learned spells with their colours.
    pub fn learned(&self) -> impl Iterator<Item = (Colour, Learned)> + '_ {
        let all = Colour::ALL.into_iter();
        all.filter_map(|colour| self.spell(colour).map(|learned| (colour, learned)))
    }

    /// How many spaces of the familiar board are free.
    #[must_use]
    pub fn free(&self) -> u8 {
        (SPACES - self.familiar.len()) as u8
    }

    /// How many more tokens the pool can hold.
    #[must_use]
    pub fn room(&self) -> u8 {
        POOL_LIMIT.saturating_sub(self.pool.len())
    }
}

/// The opponent board of a solo game (SB-12.1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opponent {
    /// The track, from its first space.
    pub track: ArrayVec<Token, TRACK>,
    /// The lower part.
    pub lower: Bag,
}

impl Opponent {
    /// What the opponent scores (SB-12.7).
    #[must_use]
    pub fn points(&self) -> i32 {
        i32::from(TRACK_POINTS[self.track.len()]) + i32::from(self.lower.len())
    }
}

/// The day in progress (SB-3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
pub struct Day {
    /// Whose day it is.
    pub seat: Seat,
    /// The number of the round, from 1 on.
    pub round: u16,
    /// How far the day has come.
    pub hour: Hour,
    /// Actions already performed in this phase.
    pub used: u8,
}

/// How far a day has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
#[serde(rename_all = "snake_case")]
pub enum Hour {
    /// The game has not begun: spells are being chosen.
    Setup,
    /// A phase of the day.
    Phase(Phase),
    /// The evening is over, the altar is next.
    Altar,
    /// The game is over.
    Over,
}

/// Which sentences are being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
pub enum Program {
    /// Those of a basic action.
    Basic(u8),
    /// The action of a level of a spell, own or copied.
    Act(Colour, u8),
    /// What learning this level brings.
    Learned(Colour, u8),
    /// What a taken token brings.
    Taken(Colour, u8),
    /// What learning any spell brings.
    Learning(Colour, u8),
}

/// Sentences being carried out, one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// Who acts.
    pub seat: Seat,
    /// Which sentences.
    pub program: Program,
    /// The own card that acts: the spell itself, or the one that copies it.
    pub host: Option<Colour>,
    /// "This spell's rune."
    pub rune: Option<Rune>,
    /// The sentence that is next.
    pub next: u8,
    /// Tokens the sentence before has put onto the altar.
    pub placed: u8,
    /// How far the present sentence has come.
    pub part: Part,
}

/// How far a sentence has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// Tokens moved.
    pub done: u8,
    /// Other players who are finished with it.
    pub others: u8,
    /// "One colour."
    pub colour: Option<Colour>,
    /// Which of two things was chosen: the second one?
    pub second: Option<bool>,
    /// The spell to be learned and its level.
    pub lesson: Option<(Colour, u8)>,
    /// How it is paid for (see `payment`).
    pub payment: Option<u16>,
    /// The player wants to see every way to pay.
    pub all_ways: bool,
}

impl Run {
    /// Sentences before their first word.
    #[must_use]
    pub fn of(seat: Seat, program: Program, host: Option<Colour>, rune: Option<Rune>) -> Self {
        Run {
            seat,
            program,
            host,
            rune,
            next: 0,
            placed: 0,
            part: Part::default(),
        }
    }
}

/// What is to be decided, and among what. It is worked out when the game comes to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Menu {
    /// The question.
    pub asked: Asked,
    /// Who decides.
    pub seat: Seat,
    /// What can be picked.
    pub picks: SmallVec<[Pick; 24]>,
    /// So many of the tokens are picked together, instead of one pick.
    pub several: Option<(u8, u8)>,
    /// The tokens they are picked from.
    pub from: Bag,
}

impl Menu {
    /// Nothing is to be decided.
    #[must_use]
    pub fn none() -> Self {
        Menu {
            asked: Asked::Nothing,
            seat: Seat(0),
            picks: SmallVec::new(),
            several: None,
            from: Bag::EMPTY,
        }
    }
}

/// The questions of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
#[allow(missing_docs, reason = "the messages `ask-...` say what they are")]
pub enum Asked {
    Nothing,
    Combination(Colour),
    Action(Phase),
    Perform(Phase),
    Take,
    Discard,
    Store,
    StoreFromAltar,
    StoreFromTray,
    StoreColour,
    Half,
    SwapGet,
    SwapGive,
    Replace,
    Raise,
    Copy(Phase),
    Lesson,
    Payment,
    Wild,
    OthersTake,
    Gift,
    Tribute,
    EndDay,
}

/// Something that can be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pick {
    /// A token of this type.
    Token(Token),
    /// A basic action.
    Basic(u8),
    /// A level of a spell in play, with the rune of a certain card where it matters.
    Level(Colour, u8, Option<Rune>),
    /// A spell in play.
    Spell(Colour),
    /// A spell for the game.
    Choose(SpellId),
    /// A colour.
    Colour(Colour),
    /// The first or the second of two things.
    Half(bool),
    /// A way to pay (see `payment`).
    Pay(u16),
    /// Show every way to pay.
    More,
    /// Do nothing in this phase.
    Pass,
    /// Take no more.
    Stop,
    /// The day may end.
    EndDay,
}

impl State {
    /// The player at a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.table.players)
    }

    /// How many tokens can be drawn at all.
    #[must_use]
    pub fn source(&self) -> u8 {
        self.pouch.len() + self.tray.len()
    }

    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.day.hour == Hour::Over
    }
}
