//! Playing with a progress bar on standard error, if anybody looks, until it is done or ^C.

use super::results::ResultFile;
use crate::failure::Failure;
use crate::out;
use arena::{Book, ChunkId, Contest, Pace, Watch};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// Plays these chunks, and writes them down as they come.
pub(super) fn play(
    contest: &Contest<'_>,
    todo: &[ChunkId],
    book: &mut Book,
    mut file: Option<&mut ResultFile>,
) -> Result<Pace, Failure> {
    let bar = bar(contest, todo);
    let (start, before) = (Instant::now(), Pace::of(book));
    let mut told = start;
    let mut listener = |book: &Book, chunk: &arena::Chunk| {
        if told.elapsed() > Duration::from_secs(1) {
            told = Instant::now();
            bar.set_message(standings(book));
        }
        match &mut file {
            Some(file) => file.add(chunk),
            None => Ok(()),
        }
    };
    let watch = stopped_by_hand();
    let result = ticking(&bar, &watch.played, || {
        contest.play(todo, book, watch, &mut listener)
    });
    if let Some(file) = file {
        file.sync().map_err(Failure::input)?;
    }
    result.map_err(Failure::input)?;
    let after = Pace::of(book);
    Ok(Pace {
        seconds: start.elapsed().as_secs_f64(),
        threads: contest.threads,
        games: after.games - before.games,
        decisions: after.decisions - before.decisions,
    })
}

/// Has somebody pressed ^C?
pub(super) fn was_stopped() -> bool {
    WATCH.stop.load(Ordering::Relaxed)
}

/// What is told from the outside of this process. A process plays one contest after the other.
static WATCH: Watch = Watch {
    played: AtomicU64::new(0),
    stop: AtomicBool::new(false),
};

/// The watch, from now on stopped by ^C. A second ^C ends the process at once, which a result file
/// survives.
fn stopped_by_hand() -> &'static Watch {
    WATCH.played.store(0, Ordering::Relaxed);
    let stop = || {
        if WATCH.stop.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        out::complain("\nplaying the games that have begun to their end; ^C again stops at once\n");
    };
    // It fails only where it has been set before.
    let _ = ctrlc::set_handler(stop);
    &WATCH
}

fn bar(contest: &Contest<'_>, todo: &[ChunkId]) -> ProgressBar {
    let games = todo.iter().map(|id| contest.plan.games_of(*id));
    let bar = ProgressBar::new(games.map(|games| games.end - games.start).sum());
    let template = "{bar:30} {human_pos}/{human_len} games  {per_sec}  {eta} left  {wide_msg}";
    let style = ProgressStyle::with_template(template);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// Moves the bar while something is done.
fn ticking<T>(bar: &ProgressBar, played: &AtomicU64, work: impl FnOnce() -> T) -> T {
    std::thread::scope(|scope| {
        let (done, wait) = channel::<()>();
        scope.spawn(move || {
            let tick = Duration::from_millis(100);
            while wait.recv_timeout(tick) == Err(RecvTimeoutError::Timeout) {
                bar.set_position(played.load(Ordering::Relaxed));
            }
            bar.finish_and_clear();
        });
        let result = work();
        drop(done);
        result
    })
}

/// Who wins how often so far.
fn standings(book: &Book) -> String {
    let contestants = book.plan.contestants.iter().enumerate();
    let rates = contestants.map(|(who, contestant)| {
        let rate = book.victories(&book.chairs_of(who)).ratio();
        format!("{} {:.1} %", contestant.bot, 100.0 * rate)
    });
    rates.collect::<Vec<_>>().join(", ")
}
