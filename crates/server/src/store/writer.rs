//! The one who writes. Whatever waits goes into one transaction: while it reaches the disk, the
//! next one gathers, so that one fsync serves many tables.

use super::StoreError;
use super::behind::{Behind, Pending};
use super::log::{Line, insert_apart, insert_together};
use async_trait::async_trait;
use futures_util::future::BoxFuture;
use sqlx::{AnyConnection, AnyPool, Connection as _};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::MissedTickBehavior;

/// The most that goes into one transaction.
const MOST: usize = 512;
/// The most that may wait; whoever comes then waits to be let in.
const QUEUE: usize = 4096;
/// How often the rest is written.
const BEHIND_EVERY: Duration = Duration::from_millis(500);

/// Where the outcome of a job goes.
pub(super) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something for the writer.
pub(super) enum Job {
    /// An entry of a log.
    Append(Line, Reply<()>),
    /// Anything else.
    Work(Box<dyn Work>),
    /// Write what is behind.
    Flush(Reply<()>),
    /// Write what is left and stop.
    Close(Reply<()>),
}

/// Some statements that belong together. They fail alone, and succeed with the whole transaction.
#[async_trait]
pub(super) trait Work: Send {
    /// Runs them; an error means that the whole transaction is of no more use.
    async fn run(&mut self, db: &mut AnyConnection) -> Result<(), StoreError>;
    /// Tells whoever waits, now that the fate of the transaction is known.
    fn settle(self: Box<Self>, fate: &Result<(), StoreError>);
}

/// Work as a function.
pub(super) struct Task<T, F> {
    todo: Option<F>,
    done: Option<Result<T, StoreError>>,
    reply: Reply<T>,
}

impl<T, F> Task<T, F>
where
    F: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Result<T, StoreError>>,
{
    pub(super) fn new(todo: F, reply: Reply<T>) -> Self {
        Task {
            todo: Some(todo),
            done: None,
            reply,
        }
    }
}

#[async_trait]
impl<T, F> Work for Task<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Result<T, StoreError>> + Send,
{
    async fn run(&mut self, db: &mut AnyConnection) -> Result<(), StoreError> {
        if let Some(todo) = self.todo.take() {
            let mut savepoint = db.begin().await?;
            let done = todo(&mut savepoint).await;
            match done {
                Ok(_) => savepoint.commit().await?,
                Err(_) => savepoint.rollback().await?,
            }
            self.done = Some(done);
        }
        Ok(())
    }

    fn settle(self: Box<Self>, fate: &Result<(), StoreError>) {
        let Task { done, reply, .. } = *self;
        let outcome = match (fate, done) {
            (Ok(()), Some(done)) => done,
            (Err(error), _) => Err(error.clone()),
            (Ok(()), None) => Err(StoreError::Unavailable("it was not tried".to_owned())),
        };
        // Whoever asked may have gone.
        let _ = reply.send(outcome);
    }
}

/// The writer and its only connection.
pub(super) struct Writer {
    jobs: mpsc::Receiver<Job>,
    pool: AnyPool,
    begin: &'static str,
    behind: Arc<Behind>,
}

/// What goes into one transaction.
#[derive(Default)]
struct Batch {
    appends: Vec<(Line, Reply<()>)>,
    works: Vec<Box<dyn Work>>,
    flushes: Vec<Reply<()>>,
}

impl Writer {
    /// Starts a writer on a pool of one connection.
    pub(super) fn start(
        pool: AnyPool,
        begin: &'static str,
        behind: Arc<Behind>,
    ) -> mpsc::Sender<Job> {
        let (sender, jobs) = mpsc::channel(QUEUE);
        let writer = Writer {
            jobs,
            pool,
            begin,
            behind,
        };
        tokio::spawn(writer.run());
        sender
    }

    /// Until it is told to close, or nobody is left who could give it something to do.
    async fn run(mut self) {
        let mut jobs = Vec::with_capacity(MOST);
        let mut closers = Vec::new();
        let mut tick = tokio::time::interval(BEHIND_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                taken = self.jobs.recv_many(&mut jobs, MOST) => {
                    if taken == 0 {
                        break;
                    }
                    self.gather(&mut jobs).await;
                    let batch = self.sort(&mut jobs, &mut closers);
                    self.carry_out(batch).await;
                }
                _ = tick.tick() => {
                    if let Err(error) = self.write_behind().await {
                        tracing::warn!(%error, "summaries could not be written; trying again");
                    }
                }
            }
        }
        let fate = self.write_behind().await;
        self.pool.close().await;
        for closer in closers {
            let _ = closer.send(fate.clone());
        }
    }

    /// Lets those come who are just about to, as long as there are some: an fsync takes much longer.
    async fn gather(&mut self, jobs: &mut Vec<Job>) {
        let mut before = 0;
        while (before + 1..MOST).contains(&jobs.len()) {
            before = jobs.len();
            tokio::task::yield_now().await;
            while jobs.len() < MOST
                && let Ok(job) = self.jobs.try_recv()
            {
                jobs.push(job);
            }
        }
    }

    fn sort(&mut self, jobs: &mut Vec<Job>, closers: &mut Vec<Reply<()>>) -> Batch {
        let mut batch = Batch::default();
        for job in jobs.drain(..) {
            match job {
                Job::Append(line, reply) => batch.appends.push((line, reply)),
                Job::Work(work) => batch.works.push(work),
                Job::Flush(reply) => batch.flushes.push(reply),
                Job::Close(reply) => {
                    // What is in the queue is still done, but nothing comes in any more.
                    self.jobs.close();
                    closers.push(reply);
                }
            }
        }
        batch
    }

    async fn carry_out(&self, mut batch: Batch) {
        if !batch.appends.is_empty() || !batch.works.is_empty() {
            let lines: Vec<&Line> = batch.appends.iter().map(|(line, _)| line).collect();
            let outcome = self.commit(&lines, &mut batch.works).await;
            let fate = outcome.as_ref().map(|_| ()).map_err(Clone::clone);
            let mut fates = outcome.unwrap_or_default().into_iter();
            for (_, reply) in batch.appends {
                let _ = reply.send(fates.next().unwrap_or_else(|| fate.clone()));
            }
            for work in batch.works {
                work.settle(&fate);
            }
        }
        if !batch.flushes.is_empty() {
            let fate = self.write_behind().await;
            for reply in batch.flushes {
                let _ = reply.send(fate.clone());
            }
        }
    }

    /// One transaction; tells the fate of every line, or why nothing of it happened.
    async fn commit(
        &self,
        lines: &[&Line],
        works: &mut [Box<dyn Work>],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut db = self.pool.acquire().await?;
        let outcome = fill(&mut db, self.begin, lines, works).await;
        if outcome.is_err() {
            // Nobody knows what state it is in.
            db.close_on_drop();
        }
        outcome
    }

    /// Writes what is behind; what cannot be written stays behind.
    async fn write_behind(&self) -> Result<(), StoreError> {
        let pending = self.behind.take();
        if pending.is_empty() {
            return Ok(());
        }
        let outcome = self.commit_behind(&pending).await;
        if outcome.is_err() {
            self.behind.give_back(pending);
        }
        outcome
    }

    async fn commit_behind(&self, pending: &Pending) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin_with(self.begin).await?;
        pending.write(&mut transaction).await?;
        Ok(transaction.commit().await?)
    }
}

/// Fills and commits a transaction. A line that is refused is refused alone.
async fn fill(
    db: &mut AnyConnection,
    begin: &'static str,
    lines: &[&Line],
    works: &mut [Box<dyn Work>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = db.begin_with(begin).await?;
    let fates = match insert_together(&mut transaction, lines).await {
        Ok(()) => vec![Ok(()); lines.len()],
        Err(error @ StoreError::Unavailable(_)) => return Err(error),
        Err(StoreError::Conflict | StoreError::NotFound) => {
            transaction.rollback().await?;
            transaction = db.begin_with(begin).await?;
            insert_apart(&mut transaction, lines).await?
        }
    };
    for work in works {
        work.run(&mut transaction).await?;
    }
    transaction.commit().await?;
    Ok(fates)
}
