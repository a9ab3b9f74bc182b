//! Tables before, during and after play, as lists and pages show them.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::OptionKind;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game of the house, in the asked language.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameCard {
    /// Its id, e.g. `fantasy-realms`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The least number of seats.
    pub min_seats: u8,
    /// The greatest number of seats.
    pub max_seats: u8,
    /// How many usually play.
    pub usual_seats: u8,
    /// What begins every rule id, e.g. `FR`.
    pub rule_prefix: String,
    /// What can be chosen before the start.
    pub options: Vec<OptionCard>,
    /// The bots that can play it: the levels, then the ways of deciding, the weakest first each.
    pub bots: Vec<BotInfo>,
}

/// A thing that can be chosen before the start.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OptionCard {
    /// Its key in the options.
    pub key: String,
    /// Its name.
    pub label: String,
    /// What it does.
    pub help: String,
    /// What can be chosen: `switch`, `choice`, `number` or `list`.
    #[schema(value_type = Object)]
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The values of a choice or list in words, in the same order.
    pub words: Vec<String>,
}

/// A kind of bot.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BotInfo {
    /// Its name in requests.
    pub name: String,
    /// What it does.
    pub about: String,
    /// Is it a level, rather than a way of deciding?
    pub level: bool,
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Everybody is here now.
    #[default]
    Live,
    /// A move now and then, for days or weeks.
    Slow,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Waits for people to sit down.
    Gathering,
    /// Plays.
    Playing,
    /// Has played to the end.
    Over,
    /// Nobody is left who plays.
    Abandoned,
}

/// How much time everybody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    /// Seconds for the whole game.
    pub bank: u32,
    /// Seconds added with every decision.
    pub extra: u32,
}

/// A wish for a new table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Its options by key; what is missing is usual.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(
        as = "Option<std::collections::BTreeMap<String, OptionWish>>",
        optional
    )]
    pub options: Option<Value>,
    /// The seats in order of play.
    pub seats: Vec<NewChair>,
    /// Is it listed in the lobby?
    #[serde(default)]
    pub public: bool,
    /// How fast it plays.
    #[serde(default)]
    pub pace: Pace,
    /// The clock, if there is one.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<ClockRule>,
}

/// A value of an option.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum OptionWish {
    /// A switch.
    Switch(bool),
    /// A choice.
    Choice(String),
    /// A number.
    Number(u16),
    /// A list.
    List(Vec<String>),
}

/// Who shall sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case", tag = "kind")]
pub enum NewChair {
    /// The one who opens the table.
    Me,
    /// Somebody else in the same browser: the device is passed around.
    Local {
        /// Their name.
        name: String,
    },
    /// Whoever comes first.
    Open,
    /// Whoever has the link of this seat.
    Invited,
    /// A bot.
    Bot {
        /// Its kind, by the name under which it is offered.
        bot: String,
    },
}

/// A wish to sit down.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// Which seat; the first free one where nobody says.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The secret of an invitation.
    #[serde(default)]
    #[ts(optional)]
    pub invite: Option<String>,
}

/// Who a seat belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChairKind {
    /// Nobody yet: whoever comes first.
    Open,
    /// Nobody yet: whoever has the link.
    Invited,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A seat as everybody at the table sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChairInfo {
    /// Its number.
    pub seat: u8,
    /// Who it belongs to.
    pub kind: ChairKind,
    /// The name shown.
    pub name: String,
    /// The kind of bot that plays it now: a bot's own seat, or one whose person is away.
    pub bot: Option<String>,
    /// Is the person here?
    pub online: bool,
    /// Has the person given up?
    pub resigned: bool,
    /// Is it yours?
    pub yours: bool,
    /// The secret of its invitation; only the host gets it.
    pub invite: Option<String>,
}

/// A table as its own page shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// How far it is.
    pub status: Status,
    /// Is it listed in the lobby?
    pub public: bool,
    /// How fast it plays.
    pub pace: Pace,
    /// The clock, if there is one.
    pub clock: Option<ClockRule>,
    /// The options it plays with.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The seats.
    pub seats: Vec<ChairInfo>,
    /// Did you open it?
    pub host: bool,
    /// Published before the first choice; the seed at the end must match it.
    pub seed_hash: String,
    /// How many look on who have no seat.
    pub watchers: u32,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// The table of the rematch, once there is one.
    pub rematch: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// How far it is.
    pub status: Status,
    /// How fast it plays.
    pub pace: Pace,
    /// The names on the seats; empty for a free one.
    pub names: Vec<String>,
    /// How many seats are free for anybody.
    pub free: u8,
    /// Must you decide something there?
    pub your_turn: bool,
    /// Do you sit there?
    pub yours: bool,
    /// When something last happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
}
