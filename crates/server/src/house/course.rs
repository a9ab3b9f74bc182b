//! The course of a game: its log of deeds turned into a sitting, with tickets and times.
//!
//! It is nothing but a cache of the log: it can be dropped at any time and made again.

use super::clock::Clock;
use crate::store::{Deed, Entry};
use crate::trouble::Trouble;
use table::seat::MAX_SEATS;
use table::{Question, Seat, SeatSet, Sitting};

/// A game in progress as the log tells it.
pub(super) struct Course {
    /// The game itself.
    pub(super) sitting: Sitting,
    /// The number of the last deed.
    pub(super) seq: u64,
    /// The number of the deed behind each answer that stands.
    deeds: Vec<u64>,
    open: [Option<Open>; MAX_SEATS],
    done: [Option<Done>; MAX_SEATS],
    /// Somebody wants to go back.
    pub(super) plea: Option<Pleading>,
    /// How much time everybody has used.
    pub(super) clock: Clock,
}

/// An open question.
struct Open {
    question: Question,
    ticket: u64,
}

/// The last answered ticket of a seat, for those who ask twice.
#[derive(Clone, Copy)]
struct Done {
    ticket: u64,
    seq: u64,
}

/// An open plea to go back. It is settled by any other deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pleading {
    /// Who asks.
    pub(super) seat: Seat,
    /// How many answers would still stand.
    pub(super) count: u32,
    /// Who must still answer.
    pub(super) open: SeatSet,
}

/// What became of a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ticket {
    /// The question is open.
    Good,
    /// The same ticket was used for this deed already.
    Used(u64),
    /// The question is another one by now.
    Stale,
}

impl Course {
    /// The beginning of a game; no question opened before `now`.
    pub(super) fn begin(sitting: Sitting, now: i64) -> Self {
        let mut course = Course {
            sitting,
            seq: 0,
            deeds: Vec::new(),
            open: Default::default(),
            done: [None; MAX_SEATS],
            plea: None,
            clock: Clock::default(),
        };
        course.ask_anew(None, now);
        course
    }

    /// Goes on with a deed that is durable.
    pub(super) fn follow(&mut self, entry: &Entry) -> Result<(), Trouble> {
        if self.hear_plea(&entry.deed) {
            self.seq = entry.seq;
            return Ok(());
        }
        let decider = self.carry_out(entry)?;
        self.seq = entry.seq;
        self.plea = None;
        self.ask_anew(decider, entry.at);
        Ok(())
    }

    /// Is it a deed that only asks or agrees to go back? The game stays as it is then.
    fn hear_plea(&mut self, deed: &Deed) -> bool {
        match *deed {
            Deed::Plead { seat, count, open } => {
                self.plea = Some(Pleading { seat, count, open });
            }
            Deed::Consent { agree: false, .. } => self.plea = None,
            Deed::Consent { seat, agree: true } => {
                if let Some(plea) = &mut self.plea {
                    plea.open = plea.open.without(seat);
                }
            }
            Deed::Answer { .. } | Deed::Undo { .. } | Deed::BackTo { .. } => return false,
        }
        true
    }

    fn carry_out(&mut self, entry: &Entry) -> Result<Option<Seat>, Trouble> {
        let broken = |why: table::Refusal| {
            let seq = entry.seq;
            Trouble::unavailable(format!("the log of this table breaks off at {seq}: {why}"))
        };
        match &entry.deed {
            Deed::Answer { seat, answer } => {
                self.sitting.answer(*seat, answer).map_err(broken)?;
                self.deeds.push(entry.seq);
                if let Some(open) = &self.open[seat.index()] {
                    let (ticket, seq) = (open.ticket, entry.seq);
                    self.done[seat.index()] = Some(Done { ticket, seq });
                    self.clock.spent(*seat, entry.at);
                }
                Ok(Some(*seat))
            }
            Deed::Undo { seat } => {
                let at = self.sitting.can_undo(*seat).map_err(broken)?;
                self.sitting.undo(*seat).map_err(broken)?;
                self.deeds.remove(at);
                Ok(Some(*seat))
            }
            Deed::BackTo { count } => {
                let count = *count as usize;
                self.sitting.go_back_to(count);
                self.deeds.truncate(count);
                Ok(None)
            }
            Deed::Plead { .. } | Deed::Consent { .. } => Ok(None),
        }
    }

    /// Gives new tickets for questions that are new.
    fn ask_anew(&mut self, decider: Option<Seat>, now: i64) {
        for seat in Seat::all(self.sitting.setup().seats) {
            let at = seat.index();
            let question = self.sitting.question(seat);
            let same = decider != Some(seat)
                && question.as_ref() == self.open[at].as_ref().map(|open| &open.question);
            if same {
                continue;
            }
            match &question {
                Some(_) => self.clock.asked(seat, now),
                None => self.clock.rests(seat),
            }
            let ticket = self.seq;
            self.open[at] = question.map(|question| Open { question, ticket });
        }
    }

    /// The open question of a seat and its ticket.
    pub(super) fn question(&self, seat: Seat) -> Option<(&Question, u64)> {
        let open = self.open.get(seat.index())?.as_ref()?;
        Some((&open.question, open.ticket))
    }

    /// What became of a ticket of a seat.
    pub(super) fn ticket(&self, seat: Seat, ticket: u64) -> Ticket {
        match (self.question(seat), self.done.get(seat.index())) {
            (Some((_, open)), _) if open == ticket => Ticket::Good,
            (_, Some(Some(done))) if done.ticket == ticket => Ticket::Used(done.seq),
            _ => Ticket::Stale,
        }
    }

    /// How many answers stand.
    pub(super) fn moment(&self) -> u32 {
        self.sitting.log().len() as u32
    }

    /// The first moment that came about after deed number `seq`.
    pub(super) fn moment_after(&self, seq: u64) -> u32 {
        self.deeds.partition_point(|deed| *deed <= seq) as u32 + 1
    }

    /// Was something of one of these rules told to the seat after deed number `seq`?
    pub(super) fn heard_since(&self, seat: Seat, seq: u64, rules: &[String]) -> bool {
        let known = self.moment_after(seq) as usize - 1;
        let later = self.sitting.log().iter().skip(known);
        let mut events = later.flat_map(|entry| &entry.events);
        events.any(|event| {
            event.heard_from(seat.into()).is_some()
                && rules.iter().any(|rule| rule == event.rule.as_str())
        })
    }
}
