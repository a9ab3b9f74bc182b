//! Playing a plan, spread over threads.

use crate::book::{Book, Chunk};
use crate::bout::Bout;
use crate::plan::{ChunkId, Plan};
use crate::tally::Tally;
use bots::BotKind;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Instant;
use table::{AnyGame, Seat, SetupError, Tale};

/// A plan and who plays it.
#[derive(Clone, Copy, Debug)]
pub struct Contest<'a> {
    /// The game of the plan.
    pub game: &'a dyn AnyGame,
    /// What is played.
    pub plan: &'a Plan,
    /// How many threads play.
    pub threads: usize,
}

/// Why a contest has no result.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A bot cannot be had.
    #[error(transparent)]
    Bot(#[from] bots::UnknownBot),
    /// The game or a bot panicked.
    #[error(
        "game {number} of match {table} crashed (seed {seed}): find out more with `conclave fuzz`"
    )]
    Crashed {
        /// The match, from 0.
        table: usize,
        /// The game's number in it, from 0.
        number: u64,
        /// What it was dealt from.
        seed: String,
    },
    /// What was played cannot be kept.
    #[error("the results cannot be written: {0}")]
    Unkept(#[from] std::io::Error),
}

/// What whoever watches a contest sees of it and can do about it while it runs.
#[derive(Debug, Default)]
pub struct Watch {
    /// How many games have been played.
    pub played: AtomicU64,
    /// Set to true, it makes the contest end with the chunks that are being played.
    pub stop: AtomicBool,
}

/// What hears of every chunk that was played: the whole so far, and the chunk.
pub type Listener<'a> = dyn FnMut(&Book, &Chunk) -> std::io::Result<()> + 'a;

impl Contest<'_> {
    /// Is there anything in the way of playing? Asked before anything is written.
    ///
    /// # Errors
    /// When a bot is unknown or the setup cannot be played.
    pub fn check(&self) -> Result<(), ArenaError> {
        for table in 0..self.plan.matches.len() {
            self.plan.bots_at(table, self.game.info())?;
        }
        self.game
            .start(&self.plan.setup, &self.plan.seed, &mut Tale::deaf())?;
        Ok(())
    }

    /// Plays everything that the book does not have yet.
    ///
    /// # Errors
    /// As [`Contest::play`].
    pub fn run(&self, book: &mut Book, watch: &Watch) -> Result<(), ArenaError> {
        let todo = book.missing();
        self.play(&todo, book, watch, &mut |_, _| Ok(()))
    }

    /// Plays these chunks into the book, all of them unless it is stopped. The listener hears of
    /// each chunk.
    ///
    /// # Errors
    /// When the setup cannot be played, a game crashes, or the listener cannot go on. What was
    /// played before is in the book.
    pub fn play(
        &self,
        todo: &[ChunkId],
        book: &mut Book,
        watch: &Watch,
        listener: &mut Listener<'_>,
    ) -> Result<(), ArenaError> {
        self.check()?;
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            let (done, results) = mpsc::channel();
            for _ in 0..self.threads.max(1) {
                let (done, next) = (done.clone(), &next);
                scope.spawn(move || self.work(todo, next, watch, &done));
            }
            drop(done);
            let result = results.into_iter().try_for_each(|result| {
                let chunk = result?;
                // A chunk that is in the book already says the same again.
                if book.add(&chunk).is_ok() {
                    listener(book, &chunk)?;
                }
                Ok(())
            });
            // The others may stop too: there will be no report.
            next.store(todo.len(), Ordering::Relaxed);
            result
        })
    }

    /// What one thread does: takes the next chunk until there is none, it is told to stop, or
    /// nobody listens.
    fn work(
        &self,
        todo: &[ChunkId],
        next: &AtomicUsize,
        watch: &Watch,
        done: &mpsc::Sender<Result<Chunk, ArenaError>>,
    ) {
        let mut bout: Option<(usize, Bout<'_>)> = None;
        while let Some(&id) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
            if watch.stop.load(Ordering::Relaxed) {
                return;
            }
            if bout.as_ref().is_none_or(|(table, _)| *table != id.table) {
                bout = match self.plan.bots_at(id.table, self.game.info()) {
                    Ok(bots) => Some((id.table, self.sit_down(&bots))),
                    Err(error) => return drop(done.send(Err(error.into()))),
                };
            }
            let Some((_, bout)) = &mut bout else { return };
            let chunk = self.chunk(bout, id, watch);
            let failed = chunk.is_err();
            if done.send(chunk).is_err() || failed {
                return;
            }
        }
    }

    fn sit_down(&self, bots: &[BotKind]) -> Bout<'_> {
        let bout = Bout::new(self.game, &self.plan.setup, bots);
        match self.plan.cards.is_empty() {
            true => bout,
            false => bout.noting_cards(),
        }
    }

    fn chunk(&self, bout: &mut Bout<'_>, id: ChunkId, watch: &Watch) -> Result<Chunk, ArenaError> {
        let start = Instant::now();
        let mut tally = Tally::new(self.plan.seats());
        for number in self.plan.games_of(id) {
            self.game(bout, id.table, number, &mut tally)?;
            watch.played.fetch_add(1, Ordering::Relaxed);
        }
        Ok(Chunk {
            id,
            seconds: start.elapsed().as_secs_f64(),
            tally,
        })
    }

    fn game(
        &self,
        bout: &mut Bout<'_>,
        table: usize,
        number: u64,
        tally: &mut Tally,
    ) -> Result<(), ArenaError> {
        let deal = number / self.plan.games_a_deal(table);
        let seed = self.plan.seed_of(table).child(deal);
        let turned = (number % self.plan.seats().max(1) as u64) as usize;
        match catch_unwind(AssertUnwindSafe(|| bout.play(&seed, turned))) {
            Ok(course) => {
                let course = course?;
                tally.add(&course, turned);
                if let Some(outcome) = &course.outcome {
                    let seats = &self.plan.matches[table];
                    let entrant = |seat: Seat| (seat.index() + seats.len() - turned) % seats.len();
                    let who = |seat| seats[entrant(seat)];
                    bout.count_cards(outcome, who, &mut tally.uses);
                }
                Ok(())
            }
            Err(_) => Err(ArenaError::Crashed {
                table,
                number,
                seed: seed.to_string(),
            }),
        }
    }
}
