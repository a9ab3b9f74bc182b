//! What follows from an answer, before it is given: as far as the asked seat can know.
//!
//! The answer is given in several worlds, each with everything re-dealt that the seat does not
//! know, and only what is the same in all of them is told. So a foresight follows from what the
//! seat knows and from chance alone; the true world has no part in it.

use crate::chance::Chance;
use crate::question::{Answer, Question};
use crate::seat::{Seat, SeatSet};
use crate::tale::{Barrier, Event, Message, RuleId, Tale};
use crate::world::World;
use serde::Serialize;

/// How many worlds must agree.
pub const WORLDS: usize = 16;
/// After so many decisions nobody foresees any further.
const FARTHEST: usize = 64;

/// What follows from an answer.
pub struct Foresight {
    /// What the seat would hear of it, in order.
    pub told: Vec<Event>,
    /// From this event on it is so only if nobody answers: others were taken to pass.
    pub unanswered_from: Option<usize>,
    /// A world that looks to the seat as the table would in the end; nothing if that cannot be
    /// foreseen. Everything else in it is made up.
    pub world: Option<Box<dyn World>>,
    /// What ends it.
    pub until: Until,
}

/// Where a foresight ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Chance decides.
    Chance,
    /// It depends on something the seat does not know.
    Secret,
    /// The seat itself decides again.
    Yours,
    /// Somebody else decides.
    Others,
    /// The game is over.
    End,
    /// It goes on, but is not looked at any further.
    Far,
}

/// What a seat hears, with the rule.
type Heard = Vec<(RuleId, Message)>;

/// Foresees what follows from an answer of a seat, which must fit its open question, in so many
/// worlds. Whoever says stop is told what was found by then.
#[must_use]
pub fn foresee(
    world: &dyn World,
    (seat, answer): (Seat, &Answer),
    worlds: usize,
    chance: &mut Chance,
    stop: impl Fn() -> bool,
) -> Foresight {
    let mut glass = Glass {
        seat,
        worlds: Vec::with_capacity(worlds),
        seen: Foresight {
            told: Vec::new(),
            unanswered_from: None,
            world: None,
            until: Until::Far,
        },
        question: Question::default(),
    };
    for _ in 0..worlds.max(1) {
        if stop() {
            return glass.seen;
        }
        glass.worlds.push(world.redeal(seat, chance));
    }
    let mut next = Ok((seat, vec![answer.clone(); glass.worlds.len()]));
    for _ in 0..FARTHEST {
        let (decider, answers) = match next {
            Ok(next) => next,
            Err(until) => {
                glass.seen.until = until;
                break;
            }
        };
        next = match glass.decide(decider, &answers, &stop) {
            Some(()) => glass.next(),
            None => break,
        };
    }
    glass.seen
}

/// The worlds, and what was seen in all of them.
struct Glass {
    seat: Seat,
    worlds: Vec<Box<dyn World>>,
    seen: Foresight,
    question: Question,
}

impl Glass {
    /// Somebody answers in all worlds; nothing if that is the end, which is noted.
    fn decide(&mut self, who: Seat, answers: &[Answer], stop: &impl Fn() -> bool) -> Option<()> {
        let mut by_chance = false;
        let mut agreed: Option<Heard> = None;
        let mut alike = true;
        for (world, answer) in self.worlds.iter_mut().zip(answers) {
            if stop() {
                return None;
            }
            let mut tale = Tale::listening();
            world.answer(who, answer, &mut tale);
            by_chance |= tale.barrier == Some(Barrier::Chance);
            let heard = heard(tale, self.seat);
            match &mut agreed {
                None => agreed = Some(heard),
                Some(agreed) => {
                    let same = agreed
                        .iter()
                        .zip(&heard)
                        .take_while(|(a, b)| a == b)
                        .count();
                    alike &= same == agreed.len() && same == heard.len();
                    agreed.truncate(same);
                }
            }
        }
        let own = SeatSet::of(self.seat);
        let event = |(rule, message)| Event::private(rule, own, message);
        self.seen
            .told
            .extend(agreed.into_iter().flatten().map(event));
        let until = match by_chance {
            true => Some(Until::Chance),
            false => (!alike || !self.look_alike()).then_some(Until::Secret),
        };
        if let Some(until) = until {
            self.seen.until = until;
            return None;
        }
        self.seen.world = self.worlds.first().map(|world| world.fork());
        Some(())
    }

    fn look_alike(&self) -> bool {
        let Some((first, others)) = self.worlds.split_first() else {
            return true;
        };
        others.iter().all(|other| {
            other.waiting() == first.waiting() && other.looks_like(first.as_ref(), self.seat.into())
        })
    }

    /// Who decides next, and how in each world, where that is no choice.
    fn next(&mut self) -> Result<(Seat, Vec<Answer>), Until> {
        let waiting = self.worlds.first().map(|world| world.waiting());
        let seats = waiting.unwrap_or_default().seats;
        let Some(first) = seats.first() else {
            return Err(Until::End);
        };
        if !seats.contains(self.seat) {
            return self.others_decide(first);
        }
        if self.asks_differ() {
            return Err(Until::Secret);
        }
        let forced = self.question.is_forced() && seats.len() == 1;
        let answers = || vec![only_answer(&self.question); self.worlds.len()];
        let next = forced.then(|| (self.seat, answers()));
        next.ok_or(Until::Yours)
    }

    /// Are there worlds in which the seat is asked otherwise?
    fn asks_differ(&mut self) -> bool {
        let mut other = Question::default();
        let Some((first, others)) = self.worlds.split_first() else {
            return false;
        };
        first.ask(self.seat, &mut self.question);
        others.iter().any(|world| {
            world.ask(self.seat, &mut other);
            other != self.question
        })
    }

    /// Others pass where they could answer, and do what they must where they have no choice.
    fn others_decide(&mut self, who: Seat) -> Result<(Seat, Vec<Answer>), Until> {
        let (mut passes, mut musts) = (Vec::new(), Vec::new());
        for world in &self.worlds {
            world.ask(who, &mut self.question);
            passes.extend(self.question.pass());
            if self.question.is_forced() {
                musts.push(only_answer(&self.question));
            }
        }
        let all = self.worlds.len();
        if passes.len() == all {
            let now = self.seen.told.len();
            self.seen.unanswered_from.get_or_insert(now);
            Ok((who, passes))
        } else if musts.len() == all {
            Ok((who, musts))
        } else {
            Err(Until::Others)
        }
    }
}

/// What a seat hears of a tale.
fn heard(tale: Tale, seat: Seat) -> Heard {
    let heard = |event: Event| {
        let message = event.heard_from(seat.into())?.clone();
        Some((event.rule, message))
    };
    tale.events.into_iter().filter_map(heard).collect()
}

fn only_answer(question: &Question) -> Answer {
    question.random_answer(&mut Chance::from_number(0))
}
