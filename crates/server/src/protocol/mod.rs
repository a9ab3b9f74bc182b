//! What travels between the house and a browser: plain data, the same words on both sides.
//!
//! The TypeScript of these types is generated (`web/src/lib/api/types`), and a test fails when it
//! is out of date.

pub mod people;
pub mod play;
pub mod replay;
pub mod tables;

pub use people::{Credentials, Me, NameWish, PersonInfo};
pub use play::{
    Asked, BarredThing, ChatLine, ClockState, Ending, Foreseen, FromClient, Hint, HintBasis,
    HintChoice, LogArg, LogLine, Now, Order, Orders, Picture, PlaceThing, Plea, State, Thing,
    ToClient, UndoState,
};
pub use replay::{Moment, ProblemReport, ReplayInfo};
pub use tables::{
    BotInfo, ChairInfo, ChairKind, ClockRule, GameCard, NewChair, NewTable, OptionCard, OptionWish,
    Pace, SitDown, Status, TableCard, TableInfo,
};

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something was not done, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// A word for programs, e.g. `not_your_seat`.
    pub code: String,
    /// A sentence for people.
    pub message: String,
}
