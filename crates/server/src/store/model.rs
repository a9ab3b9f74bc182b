//! What is kept: plain rows, in the words of the house.

use crate::protocol::{ClockRule, Pace, Status};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use table::{Answer, Seat, SeatSet, Seed, Setup};

/// Somebody, guest or account. Never used again for somebody else, so that an old cookie cannot
/// become a stranger's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PersonId(pub i64);

/// Somebody as kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// Who.
    pub id: PersonId,
    /// The name shown at tables.
    pub name: String,
    /// The login as it was chosen; guests have none.
    pub login: Option<String>,
    /// The password as only the password hasher reads it.
    pub password_hash: Option<String>,
    /// Sessions of an earlier epoch are over.
    pub epoch: i64,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
}

/// A table of the house. Whoever makes one up makes it hard to guess: it is also its link.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<&str> for TableId {
    fn from(id: &str) -> Self {
        TableId(id.to_owned())
    }
}

/// A table as kept. What happened there is its log of [`Entry`]s.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Which.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the rules it is played with, whatever the program learns later.
    pub rules_version: u32,
    /// The fingerprint of the cards it is played with.
    pub content_hash: String,
    /// What was chosen before the start.
    pub setup: Setup,
    /// Where its chance comes from; secret until it is over.
    pub seed: Seed,
    /// Is it listed in the lobby?
    pub public: bool,
    /// How fast it plays.
    pub pace: Pace,
    /// The clock, if there is one.
    pub clock: Option<ClockRule>,
    /// Who opened it.
    pub host: PersonId,
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// How far it is.
    pub status: Status,
    /// Its seats in order.
    pub chairs: Vec<ChairRow>,
    /// The table of the rematch, once there is one.
    pub rematch: Option<TableId>,
    /// What lists need to know about the log without reading it.
    pub summary: Summary,
}

/// A seat as kept.
#[derive(Clone, Debug, PartialEq)]
pub struct ChairRow {
    /// Its number.
    pub seat: u8,
    /// Whose it is.
    pub holder: Holder,
    /// The name shown.
    pub name: String,
    /// The kind of bot that plays while its person is away.
    pub away: Option<String>,
    /// Has its person given up?
    pub resigned: bool,
    /// The last entry its person has seen.
    pub seen: u64,
    /// The standing orders of its person.
    pub orders: Value,
}

/// Whose a seat is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Whoever comes first.
    Open,
    /// Whoever brings the secret.
    Invited {
        /// The secret of the link.
        secret: String,
    },
    /// Somebody's.
    Person(PersonId),
    /// A bot's, of this kind.
    Bot(String),
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number at the table, from 1; it only grows, also when something is taken back.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub deed: Deed,
}

/// What can happen at a table. The order of the kinds is part of what is stored: new ones go to the
/// end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// A question was answered.
    Answer {
        /// Who was asked.
        seat: Seat,
        /// What they answered.
        answer: Answer,
    },
    /// Somebody took their last answer back, which nobody had to agree to.
    Undo {
        /// Who.
        seat: Seat,
    },
    /// The table agreed to go back.
    BackTo {
        /// How many answers still stand.
        count: u32,
    },
    /// Somebody asked the table to go back.
    Plead {
        /// Who.
        seat: Seat,
        /// How many answers would still stand.
        count: u32,
        /// Whose consent it needs.
        open: SeatSet,
    },
    /// Somebody answered the open plea and did not settle it by a yes: that is a [`Deed::BackTo`].
    Consent {
        /// Who.
        seat: Seat,
        /// Yes or no.
        agree: bool,
    },
}

/// What lists need to know about a log without reading it. It is written behind, so after a crash
/// it may be older than the log (see [`super::Store::stale_summaries`]).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// The last entry it knows of; 0 before the first.
    pub seq: u64,
    /// The seats the table waits for, one bit each.
    pub waiting: u8,
    /// When something last happened, in milliseconds since 1970.
    pub updated: i64,
    /// How it ended, once it is over.
    pub outcome: Option<Value>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The seat of the speaker; nobody's for spectators.
    pub seat: Option<u8>,
    /// The name of the speaker.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// A record somebody brought along to look at. Whoever makes its id up makes it hard to guess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayRow {
    /// Which.
    pub id: String,
    /// Who brought it.
    pub by: PersonId,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The file.
    pub record: Vec<u8>,
}

/// A report that something is wrong. It outlives the table and the person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemRow {
    /// Where.
    pub table: TableId,
    /// Who reports it, if they are somebody.
    pub by: Option<PersonId>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What they say.
    pub text: String,
    /// The game so far.
    pub record: Vec<u8>,
}

/// What [`super::Store::prune`] removed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pruned {
    /// The tables that never began.
    pub tables: Vec<TableId>,
    /// How many guests.
    pub guests: u64,
}
