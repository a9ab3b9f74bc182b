//! A bench for hard work: off the threads that serve requests, and only so much of it at a time.

use crate::trouble::Trouble;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// Whoever would wait longer for a turn is told to come back.
const PATIENCE: Duration = Duration::from_secs(5);

/// A bench with a few places.
#[derive(Clone, Debug)]
pub struct Bench {
    places: Arc<Semaphore>,
}

impl Bench {
    /// A bench for so many at once.
    #[must_use]
    pub fn new(places: usize) -> Self {
        Bench {
            places: Arc::new(Semaphore::new(places.max(1))),
        }
    }

    /// Does some work when there is a place.
    ///
    /// # Errors
    /// When too many wait already, or the work panicked.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let busy = || Trouble::unavailable("the house has too much to do right now; try again");
        let place = Arc::clone(&self.places).acquire_owned();
        let place = tokio::time::timeout(PATIENCE, place).await;
        let place = place.ok().and_then(Result::ok).ok_or_else(busy)?;
        let done = tokio::task::spawn_blocking(move || {
            // Free again when the work is done, even if nobody waits for it any more.
            let _place = place;
            work()
        });
        done.await.map_err(|_| busy())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test(flavor = "multi_thread")]
    async fn only_so_many_work_at_once() {
        static NOW: AtomicUsize = AtomicUsize::new(0);
        static MOST: AtomicUsize = AtomicUsize::new(0);
        let bench = Bench::new(2);
        let work = || {
            let now = NOW.fetch_add(1, Ordering::SeqCst) + 1;
            MOST.fetch_max(now, Ordering::SeqCst);
            std::thread::sleep(Duration::from_millis(5));
            NOW.fetch_sub(1, Ordering::SeqCst);
        };
        let all = (0..8).map(|_| {
            let bench = bench.clone();
            tokio::spawn(async move { bench.work(work).await })
        });
        for one in all.collect::<Vec<_>>() {
            one.await.unwrap().unwrap();
        }
        assert_eq!(MOST.load(Ordering::SeqCst), 2);
    }

    #[tokio::test]
    async fn a_panic_at_the_bench_is_no_panic_here() {
        let bench = Bench::new(1);
        let failed = bench.work(|| panic!("as a test")).await;
        assert_eq!(failed.map_err(|it| it.code), Err::<(), _>("unavailable"));
        assert!(bench.work(|| 1).await.is_ok(), "its place is free again");
    }
}
