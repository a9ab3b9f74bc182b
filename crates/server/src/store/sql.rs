//! The store on a database, in SQL that SQLite and PostgreSQL both read.

use super::behind::Behind;
use super::log::Line;
use super::tables::Which;
use super::writer::{Job, Reply, Task, Writer};
use super::{
    ChairRow, ChatRow, Entry, GATHERING_KEPT, GUEST_KEPT, PersonId, PersonRow, ProblemRow, Pruned,
    ReplayRow, Store, StoreError, Summary, TableId, TableRow, log, papers, people, schema, tables,
};
use crate::protocol::Status;
use async_trait::async_trait;
use futures_util::future::BoxFuture;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Connection as _, Executor as _};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many read at the same time.
const READERS: u32 = 4;

/// What is peculiar to a database.
pub(super) struct Backend {
    /// How to get there.
    pub(super) options: AnyConnectOptions,
    /// Where that is, for people.
    pub(super) place: String,
    /// What is said first to a connection that writes.
    pub(super) greet_writer: &'static str,
    /// What is said first to a connection that reads.
    pub(super) greet_reader: &'static str,
    /// How a transaction begins that writes.
    pub(super) begin_writing: &'static str,
    /// How a transaction begins that reads, and sees everything as of one moment.
    pub(super) begin_reading: &'static str,
    /// Can it end a connection by itself, so that one must ask before using it?
    pub(super) may_hang_up: bool,
    /// The type of bytes.
    pub(super) blob: &'static str,
}

impl Backend {
    /// A first visit by a connection of its own: a pool would try again and again, and in the end
    /// only say that it took too long.
    async fn prepare(&self) -> Result<(), StoreError> {
        let options = self.options.clone().disable_statement_logging();
        let mut db = options.connect().await.map_err(|error| self.shut(&error))?;
        let greeted = db.execute(self.greet_writer).await;
        greeted.map_err(|error| self.shut(&error))?;
        schema::migrate(self, &mut db).await?;
        db.close().await.map_err(|error| self.shut(&error))
    }

    fn shut(&self, error: &sqlx::Error) -> StoreError {
        StoreError::Unavailable(format!("{} cannot be opened: {error}", self.place))
    }

    async fn pool(&self, size: u32, greeting: &'static str) -> Result<AnyPool, StoreError> {
        AnyPoolOptions::new()
            .max_connections(size)
            .test_before_acquire(self.may_hang_up)
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(move |db, _| {
                Box::pin(async move { db.execute(greeting).await.map(|_| ()) })
            })
            .connect_with(self.options.clone().disable_statement_logging())
            .await
            .map_err(|error| self.shut(&error))
    }
}

/// The store on a database.
pub(super) struct SqlStore {
    readers: AnyPool,
    begin_reading: &'static str,
    jobs: mpsc::Sender<Job>,
    behind: Arc<Behind>,
}

impl SqlStore {
    /// Opens a database and brings its tables up to date.
    pub(super) async fn open(backend: Backend) -> Result<Self, StoreError> {
        backend.prepare().await?;
        let pool = backend.pool(1, backend.greet_writer).await?;
        let readers = backend.pool(READERS, backend.greet_reader).await?;
        let behind = Arc::new(Behind::default());
        Ok(SqlStore {
            readers,
            begin_reading: backend.begin_reading,
            jobs: Writer::start(pool, backend.begin_writing, Arc::clone(&behind)),
            behind,
        })
    }

    /// Has something written, and waits until it is durable.
    async fn write<T, F>(&self, todo: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Result<T, StoreError>>
            + Send
            + 'static,
    {
        self.ask(|reply| Job::Work(Box::new(Task::new(todo, reply))))
            .await
    }

    /// Gives the writer a job, and waits for its outcome.
    async fn ask<T>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Result<T, StoreError> {
        let closed = || StoreError::Unavailable("it is closed".to_owned());
        let (reply, outcome) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| closed())?;
        outcome.await.map_err(|_| closed())?
    }

    async fn find(&self, which: Which<'_>, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let mut transaction = self.readers.begin_with(self.begin_reading).await?;
        let found = tables::find(&mut transaction, which, limit).await?;
        transaction.commit().await?;
        Ok(found)
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn add_person(&self, name: &str, now: i64) -> Result<PersonRow, StoreError> {
        let row = PersonRow {
            id: PersonId(people::fresh_number()?),
            name: name.to_owned(),
            login: None,
            password_hash: None,
            epoch: 0,
            created: now,
        };
        self.write(move |db| {
            Box::pin(async move {
                people::add(db, &row).await?;
                Ok(row)
            })
        })
        .await
    }

    async fn person(&self, id: PersonId) -> Result<PersonRow, StoreError> {
        people::by_id(&self.readers, id).await
    }

    async fn person_by_login(&self, login: &str) -> Result<PersonRow, StoreError> {
        people::by_login(&self.readers, login).await
    }

    async fn rename_person(&self, id: PersonId, name: &str) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.write(move |db| Box::pin(people::rename(db, id, name)))
            .await
    }

    async fn set_account(
        &self,
        id: PersonId,
        login: &str,
        password_hash: &str,
    ) -> Result<(), StoreError> {
        let (login, password_hash) = (login.to_owned(), password_hash.to_owned());
        self.write(move |db| Box::pin(people::set_account(db, id, login, password_hash)))
            .await
    }

    async fn raise_epoch(&self, id: PersonId) -> Result<i64, StoreError> {
        self.write(move |db| Box::pin(people::raise_epoch(db, id)))
            .await
    }

    fn touch(&self, id: PersonId, now: i64) {
        self.behind.touch(id, now);
    }

    async fn add_table(&self, table: TableRow) -> Result<(), StoreError> {
        self.write(move |db| Box::pin(tables::add(db, table))).await
    }

    async fn table(&self, id: &TableId) -> Result<TableRow, StoreError> {
        let found = self.find(Which::Named(id), 1).await?;
        found.into_iter().next().ok_or(StoreError::NotFound)
    }

    async fn save_chairs_and_status(
        &self,
        id: &TableId,
        chairs: &[ChairRow],
        status: Status,
        now: i64,
    ) -> Result<(), StoreError> {
        let (id, chairs) = (id.clone(), chairs.to_vec());
        self.write(move |db| Box::pin(tables::save_chairs_and_status(db, id, chairs, status, now)))
            .await
    }

    async fn set_rematch(&self, id: &TableId, rematch: &TableId) -> Result<(), StoreError> {
        let (id, rematch) = (id.clone(), rematch.clone());
        self.write(move |db| Box::pin(tables::set_rematch(db, id, rematch)))
            .await
    }

    async fn lobby(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.find(Which::Public, limit).await
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.find(Which::Of(person), limit).await
    }

    async fn count_open_tables_of(&self, person: PersonId) -> Result<u32, StoreError> {
        tables::count_open_of(&self.readers, person).await
    }

    async fn append(&self, id: &TableId, entry: Entry) -> Result<(), StoreError> {
        let line = Line::new(id, &entry)?;
        self.ask(|reply| Job::Append(line, reply)).await
    }

    async fn entries(&self, id: &TableId) -> Result<Vec<Entry>, StoreError> {
        log::of(&self.readers, id).await
    }

    fn note(&self, id: &TableId, summary: Summary) {
        self.behind.note(id.clone(), summary);
    }

    async fn going_on_alone(&self) -> Result<Vec<TableId>, StoreError> {
        log::going_on_alone(&self.readers).await
    }

    async fn stale_summaries(&self) -> Result<Vec<TableId>, StoreError> {
        log::ahead_of_summary(&self.readers).await
    }

    async fn add_chat(&self, id: &TableId, line: ChatRow) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |db| Box::pin(papers::add_chat(db, id, line)))
            .await
    }

    async fn chat(&self, id: &TableId) -> Result<Vec<ChatRow>, StoreError> {
        papers::chat(&self.readers, id).await
    }

    async fn add_replay(&self, replay: ReplayRow) -> Result<(), StoreError> {
        self.write(move |db| Box::pin(papers::add_replay(db, replay)))
            .await
    }

    async fn replay(&self, id: &str) -> Result<ReplayRow, StoreError> {
        papers::replay(&self.readers, id).await
    }

    async fn add_problem(&self, problem: ProblemRow) -> Result<(), StoreError> {
        self.write(move |db| Box::pin(papers::add_problem(db, problem)))
            .await
    }

    async fn problems(&self, limit: u32) -> Result<Vec<ProblemRow>, StoreError> {
        papers::problems(&self.readers, limit).await
    }

    async fn prune(&self, now: i64) -> Result<Pruned, StoreError> {
        // Who was here a moment ago shall count.
        self.flush().await?;
        self.write(move |db| {
            Box::pin(async move {
                Ok(Pruned {
                    tables: tables::forget_gathering(db, now - GATHERING_KEPT).await?,
                    guests: people::forget_guests(db, now - GUEST_KEPT).await?,
                })
            })
        })
        .await
    }

    async fn flush(&self) -> Result<(), StoreError> {
        self.ask(Job::Flush).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.ask(Job::Close).await
    }
}
