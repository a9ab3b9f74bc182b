//! Looking back: replays, moments and problem reports.

use super::play::{LogLine, Picture};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be looked at move by move.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayInfo {
    /// The id of the table or of the imported replay.
    pub id: String,
    /// The game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// The names of the seats.
    pub names: Vec<String>,
    /// How many moments there are after the start.
    pub moments: u32,
    /// The seats one may look from; a spectator's place is always there.
    pub seats: Vec<u8>,
    /// Is the game over? Then its record can be taken home.
    pub over: bool,
    /// What was told, as the asked viewpoint heard it.
    pub log: Vec<LogLine>,
}

/// A moment of a game: how things stood after so many choices.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Moment {
    /// Its number.
    pub at: u32,
    /// From which seat it is seen; nobody's for spectators.
    pub seat: Option<u8>,
    /// The table as it was seen.
    #[schema(value_type = Object)]
    pub picture: Picture,
    /// What the choice brought about.
    pub lines: Vec<LogLine>,
    /// Who must decide next, as far as the viewpoint may know.
    pub waiting: Vec<u8>,
}

/// Something is wrong here.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProblemReport {
    /// What, in the person's own words: 1 to 4000 characters.
    pub text: String,
}
