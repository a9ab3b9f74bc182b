//! Thinking time: how much everybody has used, from the times in the log.

use crate::protocol::{ClockRule, ClockState};
use table::Seat;
use table::seat::MAX_SEATS;

/// The thinking times of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock {
    used: [i64; MAX_SEATS],
    decisions: [i64; MAX_SEATS],
    since: [Option<i64>; MAX_SEATS],
}

impl Clock {
    /// A question was put to the seat. Its clock runs on where it was asked something else before.
    pub(super) fn asked(&mut self, seat: Seat, now: i64) {
        self.since[seat.index()].get_or_insert(now);
    }

    /// The seat has nothing to decide.
    pub(super) fn rests(&mut self, seat: Seat) {
        self.since[seat.index()] = None;
    }

    /// The seat has decided.
    pub(super) fn spent(&mut self, seat: Seat, now: i64) {
        let at = seat.index();
        if let Some(since) = self.since[at].take() {
            self.used[at] += (now - since).max(0);
            self.decisions[at] += 1;
        }
    }

    /// Nobody's time ran while the house was closed: running clocks start again now.
    pub(super) fn reopened(&mut self, now: i64) {
        for since in self.since.iter_mut().flatten() {
            *since = now.max(*since);
        }
    }

    /// How long the seat may still think, in milliseconds.
    pub(super) fn left(&self, rule: ClockRule, seat: Seat, now: i64) -> i64 {
        let at = seat.index();
        let given = i64::from(rule.bank) + self.decisions[at] * i64::from(rule.extra);
        let running = self.since[at].map_or(0, |since| (now - since).max(0));
        given * 1000 - self.used[at] - running
    }

    /// All clocks.
    pub(super) fn state(&self, rule: ClockRule, seats: u8, now: i64) -> ClockState {
        let runs = |seat: &Seat| self.since[seat.index()].is_some();
        ClockState {
            left: Seat::all(seats)
                .map(|seat| self.left(rule, seat, now).max(0))
                .collect(),
            running: Seat::all(seats).filter(runs).map(|seat| seat.0).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: ClockRule = ClockRule {
        bank: 60,
        extra: 10,
    };

    #[test]
    fn thinking_costs_time_and_every_decision_brings_some_back() {
        let (seat, mut clock) = (Seat(1), Clock::default());
        clock.asked(seat, 1_000);
        assert_eq!(clock.left(RULE, seat, 31_000), 30_000);
        clock.spent(seat, 31_000);
        assert_eq!(clock.left(RULE, seat, 99_000), 40_000);
        assert_eq!(clock.state(RULE, 2, 99_000).left, [60_000, 40_000]);
    }

    #[test]
    fn no_time_runs_while_the_house_is_closed() {
        let (seat, mut clock) = (Seat(0), Clock::default());
        clock.asked(seat, 0);
        clock.reopened(1_000_000);
        assert_eq!(clock.left(RULE, seat, 1_005_000), 55_000);
        assert_eq!(clock.state(RULE, 2, 1_005_000).running, [0]);
    }
}
