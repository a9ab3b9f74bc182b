//! Storage: a table is an append-only list of deeds, and what was acknowledged is never lost.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`model`] | what is kept |
//! | [`Store`] | the face everybody else uses |
//! | `sql` | the face on a database, in SQL that SQLite and PostgreSQL both read |
//! | `people`, `tables`, `chairs`, `log`, `papers` | its statements |
//! | `schema` | the steps to the tables of today |
//! | `writer` | one writer: whatever waits goes into one transaction, so that one fsync serves many |
//! | `behind` | what may be written a moment later |
//! | `sqlite` | all that is peculiar to SQLite |
//!
//! Everything here takes the time from its caller, in milliseconds since 1970.

mod behind;
mod chairs;
mod log;
pub mod model;
mod papers;
mod people;
mod rows;
mod schema;
mod sql;
mod sqlite;
mod tables;
mod writer;

pub use model::{
    ChairRow, ChatRow, Deed, Entry, Holder, PersonId, PersonRow, ProblemRow, Pruned, ReplayRow,
    Summary, TableId, TableRow,
};

use crate::protocol::Status;
use async_trait::async_trait;
use std::path::Path;
use std::sync::Arc;

/// Opens the store in a data folder, which is made if it is missing, and brings it up to date.
///
/// # Errors
/// When the folder cannot be used, or holds something else or something newer.
pub async fn open(folder: &Path) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(
        sql::SqlStore::open(sqlite::backend(folder)?).await?,
    ))
}

/// Why something was not stored or not found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: the sequence number, login or id is taken.
    #[error("it is already taken")]
    Conflict,
    /// There is no such thing.
    #[error("there is no such thing")]
    NotFound,
    /// The database does not work, or what it holds cannot be read.
    #[error("the storage does not work: {0}")]
    Unavailable(String),
}

/// Where the house keeps everything.
///
/// A call that writes returns when the change is durable, except for [`Store::note`] and
/// [`Store::touch`], which return at once and are written within a second. A call that is dropped
/// half-way may still be carried out.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Welcomes a new guest.
    async fn add_person(&self, name: &str, now: i64) -> Result<PersonRow, StoreError>;

    /// Somebody.
    async fn person(&self, id: PersonId) -> Result<PersonRow, StoreError>;

    /// Whoever has this login, in capitals or not.
    async fn person_by_login(&self, login: &str) -> Result<PersonRow, StoreError>;

    /// Changes the name shown at tables from now on.
    async fn rename_person(&self, id: PersonId, name: &str) -> Result<(), StoreError>;

    /// Gives somebody a login and a password; a conflict if somebody else has the login.
    async fn set_account(
        &self,
        id: PersonId,
        login: &str,
        password_hash: &str,
    ) -> Result<(), StoreError>;

    /// Ends all sessions of somebody and tells the epoch of the next ones.
    async fn raise_epoch(&self, id: PersonId) -> Result<i64, StoreError>;

    /// Notes that somebody was here, so that they are not forgotten. Written behind.
    fn touch(&self, id: PersonId, now: i64);

    /// Opens a table with its seats; a conflict if the id is taken.
    async fn add_table(&self, table: TableRow) -> Result<(), StoreError>;

    /// A table with its seats.
    async fn table(&self, id: &TableId) -> Result<TableRow, StoreError>;

    /// Replaces the seats and the status of a table.
    async fn save_chairs_and_status(
        &self,
        id: &TableId,
        chairs: &[ChairRow],
        status: Status,
        now: i64,
    ) -> Result<(), StoreError>;

    /// Says where a table meets again; a conflict if that was said before.
    async fn set_rematch(&self, id: &TableId, rematch: &TableId) -> Result<(), StoreError>;

    /// Public tables that gather or play: those that gather first, then the latest.
    async fn lobby(&self, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Tables somebody sits at or opened: unfinished ones first, then the latest.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// How many tables that gather or play somebody opened.
    async fn count_open_tables_of(&self, person: PersonId) -> Result<u32, StoreError>;

    /// Writes down what happened; a conflict if the sequence number is taken.
    async fn append(&self, id: &TableId, entry: Entry) -> Result<(), StoreError>;

    /// Everything that happened at a table, in order.
    async fn entries(&self, id: &TableId) -> Result<Vec<Entry>, StoreError>;

    /// Notes how a table stands; an older summary never replaces a newer one. Written behind.
    fn note(&self, id: &TableId, summary: Summary);

    /// Tables that play and may go on without a person: a bot has a seat, or a clock runs.
    async fn going_on_alone(&self) -> Result<Vec<TableId>, StoreError>;

    /// Tables whose log knows more than their summary, as after a crash.
    async fn stale_summaries(&self) -> Result<Vec<TableId>, StoreError>;

    /// Keeps what somebody said.
    async fn add_chat(&self, id: &TableId, line: ChatRow) -> Result<(), StoreError>;

    /// The last [`CHAT_LINES`] lines of a table, the oldest first.
    async fn chat(&self, id: &TableId) -> Result<Vec<ChatRow>, StoreError>;

    /// Keeps a record somebody brought along; a conflict if the id is taken.
    async fn add_replay(&self, replay: ReplayRow) -> Result<(), StoreError>;

    /// A record somebody brought along.
    async fn replay(&self, id: &str) -> Result<ReplayRow, StoreError>;

    /// Keeps a report that something is wrong.
    async fn add_problem(&self, problem: ProblemRow) -> Result<(), StoreError>;

    /// The latest reports, the latest first.
    async fn problems(&self, limit: u32) -> Result<Vec<ProblemRow>, StoreError>;

    /// Forgets tables of guests that never began and were untouched for [`GATHERING_KEPT`], then
    /// guests without tables who were not here for [`GUEST_KEPT`].
    async fn prune(&self, now: i64) -> Result<Pruned, StoreError>;

    /// Returns when everything noted before is durable.
    async fn flush(&self) -> Result<(), StoreError>;

    /// Writes what is left and lets go of the database. Later calls are refused.
    async fn close(&self) -> Result<(), StoreError>;
}

/// How many lines of chat a table shows.
pub const CHAT_LINES: u32 = 200;

/// How long a guest's table may gather, in milliseconds.
pub const GATHERING_KEPT: i64 = 7 * DAY;

/// How long a guest without tables is remembered, in milliseconds.
pub const GUEST_KEPT: i64 = 90 * DAY;

const DAY: i64 = 24 * 60 * 60 * 1000;
