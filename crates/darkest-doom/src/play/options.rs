//! What is chosen before the start (DD-2.10, DD-23.1).

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::SetupError;

/// What was chosen before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How many Virtual Guardians play (DD-23.1).
    pub virtuals: Virtuals,
    /// Who picks characters and temples (DD-2.10).
    pub setup: Picking,
}

/// How many Virtual Guardians play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Virtuals {
    /// As many as the table needs: three beside one player, none beside several.
    #[default]
    Auto,
    /// So many: 1 to 3.
    Number(u8),
}

/// The most Virtual Guardians (DD-23.1).
pub const MOST_VIRTUALS: u8 = 3;

impl Virtuals {
    /// The words it is chosen by.
    pub const WORDS: &'static [&'static str] = &["auto", "1", "2", "3"];
}

impl Serialize for Virtuals {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Virtuals::Auto => serializer.serialize_str("auto"),
            Virtuals::Number(number) => serializer.collect_str(number),
        }
    }
}

impl<'de> Deserialize<'de> for Virtuals {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u8),
            Word(String),
        }
        let number = match Written::deserialize(deserializer)? {
            Written::Word(word) if word == "auto" => return Ok(Virtuals::Auto),
            Written::Word(word) => word.parse().ok(),
            Written::Number(number) => Some(number),
        };
        let number = number.filter(|number| (1..=MOST_VIRTUALS).contains(number));
        number.map(Virtuals::Number).ok_or_else(|| {
            serde::de::Error::custom("1 to 3 Virtual Guardians play beside one player, or \"auto\"")
        })
    }
}

/// Who picks characters and temples.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Picking {
    /// Chance.
    #[default]
    Random,
    /// The players, in seat order.
    Choose,
}

impl Picking {
    /// The words it is chosen by.
    pub const WORDS: &'static [&'static str] = &["random", "choose"];
}

/// What the game is played with: the options as far as they matter after the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The number of players.
    pub players: u8,
    /// How many Virtual Guardians take part.
    pub virtuals: u8,
    /// Characters and temples are picked by the players.
    pub choose: bool,
}

impl Table {
    /// The table for so many players, if they can play so.
    ///
    /// # Errors
    /// If nobody or too many play, or Virtual Guardians beside several players (DD-23.1).
    pub fn new(players: u8, options: &Options) -> Result<Self, SetupError> {
        let refuse = |why: &str| Err(SetupError(why.to_owned()));
        let virtuals = match (players, options.virtuals) {
            (1, Virtuals::Auto) => MOST_VIRTUALS,
            (1, Virtuals::Number(number)) if (1..=MOST_VIRTUALS).contains(&number) => number,
            (1, _) => return refuse("one player plays with 1 to 3 Virtual Guardians"),
            (2..=4, Virtuals::Auto) => 0,
            (2..=4, _) => {
                return refuse("Virtual Guardians play only beside a single player");
            }
            _ => return refuse("one to four players can play"),
        };
        Ok(Table {
            players,
            virtuals,
            choose: options.setup == Picking::Choose,
        })
    }

    /// Does one player play with Virtual Guardians (section 23)?
    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.virtuals > 0
    }
}
