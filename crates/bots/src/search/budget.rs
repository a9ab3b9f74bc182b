//! How long a search thinks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a bot thinks about one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many passes: the answer is the same whenever it is asked again.
    Passes(u32),
    /// So long.
    Time(Duration),
}

/// Tells a bot that nobody waits for its answer any more.
///
/// ```
/// let stop = bots::Stop::default();
/// let same = stop.clone();
/// stop.stop();
/// assert!(same.is_stopped());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop {
    told: Arc<AtomicBool>,
    by: Option<Instant>,
}

impl Stop {
    /// Tells it.
    pub fn stop(&self) {
        self.told.store(true, Ordering::Relaxed);
    }

    /// The same, for a bot that has only so long from now on, whatever its budget says.
    #[must_use]
    pub fn within(&self, time: Duration) -> Self {
        Stop {
            told: Arc::clone(&self.told),
            by: Instant::now().checked_add(time),
        }
    }

    /// Was it told, or is its time over?
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.told.load(Ordering::Relaxed) || self.by.is_some_and(|by| Instant::now() >= by)
    }
}

/// The clock is looked at after so many passes.
const LOOK: u32 = 8;

impl Budget {
    /// The part of one of several trees. They share passes, but all think as long as there is time.
    #[must_use]
    pub fn share(self, trees: u32) -> Budget {
        match self {
            Budget::Passes(passes) => Budget::Passes(passes.div_ceil(trees.max(1))),
            time @ Budget::Time(_) => time,
        }
    }

    /// One of several parts, one after another.
    #[must_use]
    pub fn part(self, of: u32) -> Budget {
        let of = of.max(1);
        match self {
            Budget::Passes(passes) => Budget::Passes(passes.div_ceil(of)),
            Budget::Time(time) => Budget::Time(time / of),
        }
    }

    /// Begins to count.
    #[must_use]
    pub fn start(self, stop: Stop) -> Course {
        Course {
            budget: self,
            stop,
            begun: Instant::now(),
            passes: 0,
        }
    }
}

/// A budget that is being used up.
#[derive(Clone, Debug)]
pub struct Course {
    budget: Budget,
    stop: Stop,
    begun: Instant,
    passes: u32,
}

impl Course {
    /// Is there another pass?
    pub fn goes_on(&mut self) -> bool {
        let passes = self.passes;
        self.passes += 1;
        if self.stop.is_stopped() {
            return false;
        }
        match self.budget {
            Budget::Passes(most) => passes < most,
            Budget::Time(time) => {
                !passes.is_multiple_of(LOOK) || passes == 0 || self.begun.elapsed() < time
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_are_shared_and_counted() {
        let mut course = Budget::Passes(10).share(3).start(Stop::default());
        assert_eq!((0..20).take_while(|_| course.goes_on()).count(), 4);
    }

    #[test]
    fn a_stop_is_heeded() {
        let stop = Stop::default();
        let mut course = Budget::Passes(10).start(stop.clone());
        assert!(course.goes_on());
        stop.stop();
        assert!(!course.goes_on());
    }

    #[test]
    fn whoever_has_only_so_long_stops_by_itself() {
        let stop = Stop::default();
        let hurried = stop.within(Duration::from_millis(5));
        let mut course = Budget::Passes(u32::MAX).start(hurried.clone());
        while course.goes_on() {
            std::thread::sleep(Duration::from_millis(1));
        }
        assert!(hurried.is_stopped() && !stop.is_stopped());
        let patient = stop.within(Duration::from_secs(3600));
        assert!(!patient.is_stopped());
        stop.stop();
        assert!(patient.is_stopped());
    }

    #[test]
    fn time_ends() {
        let mut course = Budget::Time(Duration::from_millis(5))
            .share(2)
            .start(Stop::default());
        while course.goes_on() {
            std::thread::sleep(Duration::from_millis(1));
        }
        assert!(course.begun.elapsed() < Duration::from_secs(2));
    }
}
