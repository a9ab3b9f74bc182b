//! The table every game of Conclave sits at.
//!
//! A game is a pure state machine that asks questions. Its state knows everything; a [`Question`]
//! is put to one seat; an [`Answer`] moves the state to the next question and tells [`Event`]s.
//! Chance is part of the state. So a whole game is *options + seed + list of answers*: that is the
//! save file, the replay, the network protocol, the bot's search tree and the bug report at once.
//!
//! # A walk through the crate
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`seat`] | who sits where, and from where one looks at the table |
//! | [`chance`] | the seeded generator inside the state, and the published hash of the seed |
//! | [`question`] | seven shapes of questions over typed targets, and what fits them |
//! | [`draft`] | an answer of many parts as small steps that can be taken back |
//! | [`tale`] | what happened, by which rule, and who may hear it |
//! | [`game`] | the trait a game implements |
//! | [`world`] | its type-erased face, which everything above the games uses |
//! | [`sitting`] | a game in progress: log, drafts, undo |
//! | [`record`] | the log as a file: replays and saves that verify |
//! | [`foresight`] | what follows from an answer, as far as a seat can know |
//! | [`hidden`] | handles for face-down things, fresh at every shuffle |
//! | [`voice`], [`sheet`] | words and a screen-independent picture of a view |
//! | [`rulebook`], [`lookup`] | the rules document cut into rules; finding things by what people type |
//! | [`check`], [`fuzz`], [`words`] | the promises, checked in random play |
//! | [`setups`] | setups by chance, and a few that leave no value out |
//! | [`effort`] | how many random games the tests play |
//! | [`uses`] | what players did with which cards, for those who compare cards |
//! | [`scenario`] | a position, some choices, the expected outcome, as one readable file |
//!
//! What the kernel promises, whatever the game: same options, seed and answers give the same game;
//! a seat never learns what it may not know; an illegal answer changes nothing and says why; any
//! game can be saved and continued at every decision.

pub mod chance;
pub mod check;
pub mod draft;
pub mod effort;
pub mod foresight;
pub mod fuzz;
pub mod game;
pub mod hidden;
pub mod lookup;
pub mod outcome;
pub mod pack;
pub mod question;
pub mod record;
pub mod rulebook;
pub mod scenario;
pub mod seat;
pub mod setups;
pub mod sheet;
pub mod sitting;
pub mod tale;
pub mod uses;
pub mod voice;
pub mod words;
pub mod world;

pub use chance::{Chance, Seed, SeedHash, to_hex};
pub use draft::{Draft, Step};
pub use foresight::{Foresight, Until};
pub use game::{Game, GameInfo, Levels, OptionKind, OptionSpec, SetupError};
pub use outcome::Outcome;
pub use question::{Answer, Barred, Misfit, Place, Question, Shape, Target, Way};
pub use record::{GameResult, Record, RecordError};
pub use seat::{Seat, SeatSet, Viewpoint, Waiting};
pub use sheet::Sheet;
pub use sitting::{Refusal, Sitting};
pub use tale::{Arg, Barrier, Event, Message, RuleId, Tale};
pub use uses::CardUse;
pub use voice::{Lang, Phrasebook, Voice};
pub use world::{AnyGame, Setup, World, erase};
