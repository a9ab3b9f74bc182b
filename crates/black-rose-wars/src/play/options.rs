//! What is chosen before the start (sections 5.14, 24, 25.1 and 26).

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::SetupError;

/// What was chosen before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Does the Avatar play, and how strong is it (BRW-25.1.6)?
    pub avatar: AvatarLevel,
    /// Crowns on events do not count (BRW-24.1).
    pub stable_crown: bool,
    /// Evocations act in rounds, one of each mage at a time (BRW-24.2).
    pub summoners_crown: bool,
    /// Where the second moon begins (BRW-3.2.3).
    pub moon_second: MoonSpace<6>,
    /// Where the third moon begins.
    pub moon_third: MoonSpace<18>,
    /// Where the game ends (BRW-5.9).
    pub moon_end: MoonSpace<30>,
    /// Who picks mages, colours and grimoires.
    pub setup: Picking,
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

/// A space of the power track for a moon cube; `USUAL` unless the table says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoonSpace<const USUAL: u8>(u8);

/// The last space of the power track (BRW-5.1).
pub const LAST_SPACE: u8 = 35;

/// The words a space of the power track is chosen by.
pub const MOON_SPACES: &[&str] = &[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
    "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33",
    "34", "35",
];

impl<const USUAL: u8> MoonSpace<USUAL> {
    /// The number of the space.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }
}

impl<const USUAL: u8> Default for MoonSpace<USUAL> {
    fn default() -> Self {
        MoonSpace(USUAL)
    }
}

impl<const USUAL: u8> Serialize for MoonSpace<USUAL> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, const USUAL: u8> Deserialize<'de> for MoonSpace<USUAL> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u8),
            Word(String),
        }
        let space = match Written::deserialize(deserializer)? {
            Written::Number(number) => Some(number),
            Written::Word(word) => word.parse().ok(),
        };
        let space = space.filter(|space| (1..=LAST_SPACE).contains(space));
        space.map(MoonSpace).ok_or_else(|| {
            serde::de::Error::custom("a moon stands on a space of the power track: 1 to 35")
        })
    }
}

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
            moon_second: options.moon_second.number(),
            moon_third: options.moon_third.number(),
            moon_end: options.moon_end.number(),
            random_setup: options.setup == Picking::Random,
        };
        if table.moon_second < table.moon_third && table.moon_third < table.moon_end {
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
