//! Who plays what, spread over threads.

use crate::bout::Bout;
use crate::report::{Pace, Report};
use crate::tally::Tally;
use bots::BotKind;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use table::{AnyGame, Seed, Setup, SetupError};

/// How many games a thread takes at a time: enough that threads rarely meet, few enough that the
/// last ones do not wait for each other.
const HANDFUL: u64 = 32;

/// A tournament of one setup: the same bots, many games, every bot at every seat in turn.
#[derive(Clone, Debug)]
pub struct Contest<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// What is chosen before the start; its seats are the entrants.
    pub setup: Setup,
    /// Who plays.
    pub entrants: Vec<BotKind>,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads play.
    pub threads: usize,
}

/// Why a contest has no result.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game or a bot panicked.
    #[error("game {number} crashed (seed {seed}): find out more with `conclave fuzz`")]
    Crashed {
        /// Its number, from 0.
        number: u64,
        /// Its seed.
        seed: String,
    },
}

impl Contest<'_> {
    /// Plays the contest. `played` counts finished games while it runs, for a progress bar.
    ///
    /// # Errors
    /// When the setup cannot be played or a game crashes.
    pub fn run(&self, played: &AtomicU64) -> Result<Report, ArenaError> {
        let start = Instant::now();
        let next = AtomicU64::new(0);
        let threads = self.threads.max(1);
        let results: Vec<Result<Tally, ArenaError>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|_| scope.spawn(|| self.work(&next, played)))
                .collect();
            workers
                .into_iter()
                .filter_map(|worker| worker.join().ok())
                .collect()
        });
        let mut tally = Tally::new(self.entrants.len());
        for result in results {
            tally.merge(&result?);
        }
        let pace = Pace {
            seconds: start.elapsed().as_secs_f64(),
            threads,
        };
        Ok(Report::new(self, &tally, pace))
    }

    /// What one thread does: takes the next handful of games until there are none.
    fn work(&self, next: &AtomicU64, played: &AtomicU64) -> Result<Tally, ArenaError> {
        let mut tally = Tally::new(self.entrants.len());
        let mut bout = Bout::new(self.game, &self.setup, &self.entrants);
        loop {
            let from = next.fetch_add(HANDFUL, Ordering::Relaxed);
            if from >= self.games {
                return Ok(tally);
            }
            let to = (from + HANDFUL).min(self.games);
            for number in from..to {
                self.game(&mut bout, number, &mut tally).inspect_err(|_| {
                    // The others may stop too: there will be no report.
                    next.store(self.games, Ordering::Relaxed);
                })?;
            }
            played.fetch_add(to - from, Ordering::Relaxed);
        }
    }

    fn game(&self, bout: &mut Bout<'_>, number: u64, tally: &mut Tally) -> Result<(), ArenaError> {
        let seed = self.seed.child(number);
        let turned = (number % self.entrants.len().max(1) as u64) as usize;
        match catch_unwind(AssertUnwindSafe(|| bout.play(&seed, turned))) {
            Ok(course) => {
                tally.add(&course?, turned);
                Ok(())
            }
            Err(_) => Err(ArenaError::Crashed {
                number,
                seed: seed.to_string(),
            }),
        }
    }
}
