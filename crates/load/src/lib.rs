//! Puts a house under load, as many browsers would, and measures it.
//!
//! Every table is played to the end again and again by one websocket for each seat; all of them
//! are told every move. What is measured is what people feel: the time from sending a choice to
//! the moment each browser at the table has been told.
//!
//! | module | its one idea |
//! | --- | --- |
//! | `house` | opens tables by the same requests as a browser |
//! | `player` | one websocket: answers at random, notes times |
//! | [`measure`] | what was seen, in figures |

mod house;
pub mod measure;
mod player;

pub use measure::{Figures, Latency};
pub use player::random_answer;

use house::House;
use measure::Log;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How heavy the load is.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the house is, e.g. `http://127.0.0.1:4000`.
    pub house: String,
    /// The game.
    pub game: String,
    /// How many tables.
    pub tables: usize,
    /// How many seats each has, every one with a browser.
    pub seats: u8,
    /// For how long each part is measured.
    pub time: Duration,
    /// How long the tables rest before their memory is measured.
    pub rest: Duration,
    /// How many moves a second all tables together make in the paced part.
    pub pace: f64,
}

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The house does not do what it should.
    #[error("the house refused: {0}")]
    Refused(String),
    /// The house cannot be reached.
    #[error("the house cannot be reached: {0}")]
    Unreachable(String),
}

/// How the players behave now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Tempo {
    /// Nobody moves.
    Rest,
    /// Everybody thinks for about so long.
    Think(Duration),
    /// Everybody answers at once.
    Rush,
    /// Everybody goes home.
    Stop,
}

/// What to do next, and what came of it: told between the parts of a run.
#[derive(Clone, Debug)]
pub enum Progress {
    /// So many tables are open.
    Opened(usize),
    /// All tables rest.
    Resting,
    /// Paced play begins.
    Paced,
    /// Unpaced play begins.
    Rushed,
}

/// The same for programs that are not asynchronous themselves.
///
/// # Errors
/// When the house cannot be reached or refuses what it should do.
pub fn run_alone(
    plan: &Plan,
    memory: impl Fn() -> Option<u64>,
    progress: impl Fn(Progress),
) -> Result<Figures, LoadError> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| LoadError::Unreachable(error.to_string()))?;
    runtime.block_on(run(plan, memory, progress))
}

/// Puts the load on; `memory` tells the resident memory of the house in bytes, where it can be
/// known.
///
/// # Errors
/// When the house cannot be reached or refuses what it should do.
pub async fn run(
    plan: &Plan,
    memory: impl Fn() -> Option<u64>,
    progress: impl Fn(Progress),
) -> Result<Figures, LoadError> {
    let house = Arc::new(House::enter(&plan.house, &plan.game, plan.seats).await?);
    let empty = memory();
    let (tempo, follow) = watch::channel(Tempo::Rest);
    let log = Arc::new(Log::default());
    for number in 0..plan.tables {
        let table = house.open_table(number).await?;
        player::sit_down(&house, table, &follow, &log).await?;
        if (number + 1) % 100 == 0 {
            progress(Progress::Opened(number + 1));
        }
    }
    progress(Progress::Resting);
    tokio::time::sleep(plan.rest).await;
    let rested = memory();
    progress(Progress::Paced);
    let think = Duration::from_secs_f64(plan.tables as f64 / plan.pace);
    let paced = part(plan, &tempo, Tempo::Think(think), &log).await;
    progress(Progress::Rushed);
    let rushed = part(plan, &tempo, Tempo::Rush, &log).await;
    let busy = memory();
    let _ = tempo.send(Tempo::Stop);
    let per_table = |now: Option<u64>| Some(now?.saturating_sub(empty?) / plan.tables as u64);
    Ok(Figures {
        tables: plan.tables,
        seats: plan.seats,
        paced,
        rushed,
        bytes_per_idle_table: per_table(rested),
        bytes_per_busy_table: per_table(busy),
        refusals: log.refusals(),
    })
}

/// One part of a run: a little while to get going, then measured.
async fn part(plan: &Plan, tempo: &watch::Sender<Tempo>, how: Tempo, log: &Log) -> measure::Part {
    let _ = tempo.send(how);
    tokio::time::sleep(Duration::from_secs(2)).await;
    log.begin();
    let since = Instant::now();
    tokio::time::sleep(plan.time).await;
    let part = log.end(since.elapsed());
    let _ = tempo.send(Tempo::Rest);
    tokio::time::sleep(Duration::from_secs(1)).await;
    part
}
