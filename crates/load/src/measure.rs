//! What was seen, in figures.

use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The figures of a whole run.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// How many tables.
    pub tables: usize,
    /// How many browsers at each.
    pub seats: u8,
    /// With time to think.
    pub paced: Part,
    /// As fast as it goes.
    pub rushed: Part,
    /// Resident memory of the house for each table where nobody moves.
    pub bytes_per_idle_table: Option<u64>,
    /// The same after much play.
    pub bytes_per_busy_table: Option<u64>,
    /// How many messages the house refused: none, if all is well.
    pub refusals: u64,
}

/// The figures of one part.
#[derive(Clone, Debug, Serialize)]
pub struct Part {
    /// Moves made durable, acknowledged and told, a second.
    pub moves_per_s: f64,
    /// From sending a choice to the update of each browser at the table.
    pub each: Latency,
    /// From sending a choice to the update of the last browser at the table.
    pub last: Latency,
}

/// How long something took.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Latency {
    /// Half of the times were shorter, in milliseconds.
    pub p50_ms: f64,
    /// 99 of 100 were shorter.
    pub p99_ms: f64,
    /// The longest.
    pub max_ms: f64,
}

/// Times as they are noted.
#[derive(Default)]
pub(crate) struct Log {
    each: Mutex<Vec<Duration>>,
    last: Mutex<Vec<Duration>>,
    refusals: AtomicU64,
}

impl Log {
    pub(crate) fn begin(&self) {
        take(&self.each);
        take(&self.last);
    }

    /// A browser was told of a move after so long.
    pub(crate) fn told(&self, after: Duration) {
        note(&self.each, after);
    }

    /// The last browser at the table was told after so long.
    pub(crate) fn told_all(&self, after: Duration) {
        note(&self.last, after);
    }

    pub(crate) fn refused(&self) {
        self.refusals.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn refusals(&self) -> u64 {
        self.refusals.load(Ordering::Relaxed)
    }

    pub(crate) fn end(&self, time: Duration) -> Part {
        let last = take(&self.last);
        Part {
            moves_per_s: last.len() as f64 / time.as_secs_f64(),
            each: Latency::of(take(&self.each)),
            last: Latency::of(last),
        }
    }
}

fn note(times: &Mutex<Vec<Duration>>, time: Duration) {
    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
    times.push(time);
}

fn take(times: &Mutex<Vec<Duration>>) -> Vec<Duration> {
    std::mem::take(&mut *times.lock().unwrap_or_else(PoisonError::into_inner))
}

impl Latency {
    fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |part: f64| {
            let index = (times.len().saturating_sub(1)) as f64 * part;
            let time = times.get(index.round() as usize);
            time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Latency {
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            max_ms: at(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_of_the_sorted_times() {
        let latency = Latency::of((1..=1000).rev().map(Duration::from_millis).collect());
        assert!((latency.p50_ms - 501.0).abs() < 1.5);
        assert!((latency.p99_ms - 990.0).abs() < 1.5);
        assert!((latency.max_ms - 1000.0).abs() < f64::EPSILON);
    }

    #[test]
    fn a_part_counts_what_was_noted_since_its_beginning() {
        let log = Log::default();
        log.told_all(Duration::from_millis(5));
        log.begin();
        log.told_all(Duration::from_millis(7));
        log.told(Duration::from_millis(3));
        let part = log.end(Duration::from_secs(2));
        assert!((part.moves_per_s - 0.5).abs() < 1e-9);
        assert!((part.last.max_ms - 7.0).abs() < 1e-9);
        assert!((part.each.max_ms - 3.0).abs() < 1e-9);
    }
}
