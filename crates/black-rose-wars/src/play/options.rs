//! What is chosen before the start (sections 5.14, 24, 25.1 and 26).

use serde::{Deserialize, Serialize};
use table::SetupError;

/// What was chosen before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Does the Avatar play, and how strong is it (BRW-25.1.6)?
    pub avatar: AvatarLevel,
    /// Crowns on events do not count (BRW-24.1).
    pub stable_crown: bool,
    /// Evocations act in rounds, one of each mage at a time (BRW-24.2).
    pub summoners_crown: bool,
    /// Where the second moon begins (BRW-3.2.3).
    pub moon_second: u8,
    /// Where the third moon begins.
    pub moon_third: u8,
    /// Where the game ends (BRW-5.9).
    pub moon_end: u8,
    /// Who picks mages, colours and grimoires.
    pub setup: Picking,
}

impl Default for Options {
    fn default() -> Self {
        let [moon_second, moon_third, moon_end] = USUAL_MOONS;
        Options {
            avatar: AvatarLevel::default(),
            stable_crown: false,
            summoners_crown: false,
            moon_second,
            moon_third,
            moon_end,
            setup: Picking::default(),
        }
    }
}

/// The Avatar as an opponent (section 25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case")]
pub enum AvatarLevel {
    /// It does not play.
    #[default]
    None,
    /// It follows three orders in an Action phase.
    Apprentice,
    /// It follows four.
    Master,
}

impl AvatarLevel {
    /// The words it is chosen by.
    pub const WORDS: &'static [&'static str] = &["none", "apprentice", "master"];

    /// The column of the Avatar's card that counts; none without the Avatar.
    #[must_use]
    pub fn column(self) -> Option<usize> {
        match self {
            AvatarLevel::None => None,
            AvatarLevel::Apprentice => Some(0),
            AvatarLevel::Master => Some(1),
        }
    }
}

/// Who picks mages, colours and grimoires (BRW-3.2.5, BRW-3.2.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Picking {
    /// The players, as the rules say.
    #[default]
    Choose,
    /// Chance, to begin at once.
    Random,
}

impl Picking {
    /// The words it is chosen by.
    pub const WORDS: &'static [&'static str] = &["choose", "random"];
}

/// The last space of the power track (BRW-5.1).
pub const LAST_SPACE: u8 = 35;

/// Where the second moon, the third moon and the end usually are (BRW-3.2.3).
pub const USUAL_MOONS: [u8; 3] = [6, 18, 30];

/// What a game is played with: the options as far as they matter after the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The number of players.
    pub players: u8,
    /// Does the Avatar play, and how strong is it?
    pub avatar: AvatarLevel,
    /// Crowns on events do not count (BRW-24.1).
    pub stable_crown: bool,
    /// Evocations act in rounds (BRW-24.2).
    pub summoners_crown: bool,
    /// Where the second moon begins.
    pub moon_second: u8,
    /// Where the third moon begins.
    pub moon_third: u8,
    /// Where the game ends.
    pub moon_end: u8,
    /// Mages, colours and grimoires are drawn.
    pub random_setup: bool,
}

impl Table {
    /// The table for so many players, if they can play so.
    ///
    /// # Errors
    /// If the Avatar is missing in a solo game or too many at the table (BRW-25.1.1, BRW-26.1), or
    /// the moons are out of order (BRW-5.14).
    pub fn new(players: u8, options: &Options) -> Result<Self, SetupError> {
        let refuse = |why: &str| Err(SetupError(why.to_owned()));
        let avatar = options.avatar != AvatarLevel::None;
        match players {
            1 if !avatar => return refuse("one player plays against the Avatar: choose its level"),
            4 if avatar => return refuse("with the Avatar at most three players can play"),
            1..=4 => {}
            _ => return refuse("one to four players can play"),
        }
        let table = Table {
            players,
            avatar: options.avatar,
            stable_crown: options.stable_crown,
            summoners_crown: options.summoners_crown,
            moon_second: options.moon_second,
            moon_third: options.moon_third,
            moon_end: options.moon_end,
            random_setup: options.setup == Picking::Random,
        };
        let moons = [0, table.moon_second, table.moon_third, table.moon_end];
        if moons.is_sorted_by(|one, next| one < next) && table.moon_end <= LAST_SPACE {
            Ok(table)
        } else {
            refuse("the moons follow each other on the power track: second, third, end")
        }
    }

    /// Does the Avatar play?
    #[must_use]
    #[inline]
    pub fn has_avatar(&self) -> bool {
        self.avatar != AvatarLevel::None
    }

    /// Players and Avatar: how many cells there are (BRW-3.1.7).
    #[must_use]
    pub fn participants(&self) -> u8 {
        self.players + u8::from(self.has_avatar())
    }
}
