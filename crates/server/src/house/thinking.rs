//! The thinkers of the house: bots think here, so many at once and no more.
//!
//! Whoever is waited for comes first. Every kind of wait has a *patience*, the time it lets others
//! pass; what was asked for earliest, patience added, is thought about next. So a hint goes before
//! a bot and a bot people wait for before one nobody does, within a kind whoever came first is
//! served first, and nobody waits for ever.
//!
//! What nobody wants any more is stopped, or never begun. One thinker more than asked for takes
//! only bots that answer at once, so that they never wait behind those that ponder.

use crate::ops::figures;
use bots::{Advice, Bot, BotKind, Seen, Stop};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::{Answer, Chance, Question, Seed, World};
use tokio::sync::oneshot;

/// How much longer than a quick one a bot that ponders lets others pass.
const PONDERS: Duration = Duration::from_secs(2);

/// Who waits for a thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Urgency {
    /// A person asks for advice.
    Advice,
    /// A person waits for their turn.
    Awaited,
    /// Nobody who plays is there.
    Unattended,
}

impl Urgency {
    fn patience(self) -> Duration {
        match self {
            Urgency::Advice => Duration::ZERO,
            Urgency::Awaited => Duration::from_secs(1),
            Urgency::Unattended => Duration::from_secs(30),
        }
    }
}

/// Something to think about.
pub(super) struct Task {
    /// Who thinks.
    pub(super) bot: Box<dyn Bot>,
    /// Does it take its time?
    pub(super) ponders: bool,
    /// The world, which the bot only sees through its own seat's eyes.
    pub(super) world: Box<dyn World>,
    /// The question.
    pub(super) question: Question,
    /// Who waits.
    pub(super) urgency: Urgency,
}

/// What came of it.
pub(super) struct Outcome {
    /// What the bot would do, and why.
    pub(super) advice: Advice,
    /// The bot, unless it stumbled.
    pub(super) bot: Option<Box<dyn Bot>>,
}

/// A thought under way. Whoever drops it does not want it any more.
#[derive(Debug)]
pub(super) struct Pondering(Stop);

impl Drop for Pondering {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// The thinkers.
pub(super) struct Thinkers(Arc<Shared>);

struct Shared {
    queue: Mutex<Queue>,
    news: Condvar,
    limit: Duration,
}

#[derive(Default)]
struct Queue {
    quick: BinaryHeap<Reverse<Waiting>>,
    long: BinaryHeap<Reverse<Waiting>>,
    taken_in: u64,
    closed: bool,
}

/// A task in the queue.
struct Waiting {
    /// When it was asked for, and the patience added; and how many were asked for before.
    rank: (Instant, u64),
    since: Instant,
    ponders: bool,
    work: Box<dyn Work>,
    stop: Stop,
}

/// Something a thinker does.
trait Work: Send {
    /// Does anybody wait for it?
    fn is_wanted(&self) -> bool;
    /// Does it, for so long at most, and tells whoever still waits; says whether there was somebody.
    fn carry_out(self: Box<Self>, stop: &Stop, limit: Duration) -> bool;
}

/// A thought, and who is told what came of it.
struct Thought<T, F> {
    think: F,
    told: oneshot::Sender<T>,
}

impl<T: Send, F: FnOnce(Stop) -> T + Send> Work for Thought<T, F> {
    fn is_wanted(&self) -> bool {
        !self.told.is_closed()
    }

    fn carry_out(self: Box<Self>, stop: &Stop, limit: Duration) -> bool {
        let Thought { think, told } = *self;
        let thought = think(stop.within(limit));
        !stop.is_stopped() && told.send(thought).is_ok()
    }
}

/// What a thinker takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    Everything,
    QuickOnly,
}

impl Thinkers {
    /// So many thinkers, each of which has so long for an answer.
    pub(super) fn new(count: usize, limit: Duration) -> Self {
        let shared = Arc::new(Shared {
            queue: Mutex::default(),
            news: Condvar::new(),
            limit,
        });
        let all = std::iter::repeat_n(Takes::Everything, count.max(1));
        for takes in all.chain([Takes::QuickOnly]) {
            let shared = Arc::clone(&shared);
            let thinker = std::thread::Builder::new().name("thinker".to_owned());
            if let Err(error) = thinker.spawn(move || shared.work(takes)) {
                tracing::error!(%error, "a thinker did not come");
            }
        }
        Thinkers(shared)
    }

    /// Hands a task in. Nothing comes of it when the pondering is dropped before it is done.
    pub(super) fn think(&self, task: Task) -> (Pondering, oneshot::Receiver<Outcome>) {
        let (ponders, urgency) = (task.ponders, task.urgency);
        self.think_of(urgency, ponders, |stop| task.carry_out(stop))
    }

    /// The same for any other thought, which ends when it is told to stop. Nothing comes of one that
    /// panics.
    pub(super) fn think_of<T: Send + 'static>(
        &self,
        urgency: Urgency,
        ponders: bool,
        think: impl FnOnce(Stop) -> T + Send + 'static,
    ) -> (Pondering, oneshot::Receiver<T>) {
        let (told, hear) = oneshot::channel();
        let stop = Stop::default();
        let mut queue = self.0.queue();
        let number = queue.taken_in;
        queue.taken_in += 1;
        let asked = (Instant::now(), number);
        let work = Box::new(Thought { think, told });
        queue.push(Waiting::new(urgency, ponders, asked, work, stop.clone()));
        drop(queue);
        // Not just one: it might be the one that does not take this.
        self.0.news.notify_all();
        (Pondering(stop), hear)
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.0.queue().closed = true;
        self.0.news.notify_all();
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The day of a thinker.
    fn work(&self, takes: Takes) {
        while let Some(waiting) = self.next(takes) {
            waiting.think(self.limit);
        }
    }

    /// Waits for something to think about; nothing once the house is closed.
    fn next(&self, takes: Takes) -> Option<Waiting> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            match queue.pop(takes) {
                Some(waiting) if waiting.is_wanted() => return Some(waiting),
                Some(_) => figures::thought_cancelled(),
                None => {
                    let woken = self.news.wait(queue);
                    queue = woken.unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }
}

impl Queue {
    fn push(&mut self, waiting: Waiting) {
        let line = if waiting.ponders {
            &mut self.long
        } else {
            &mut self.quick
        };
        line.push(Reverse(waiting));
        figures::thoughts_waiting(self.quick.len() + self.long.len());
    }

    fn pop(&mut self, takes: Takes) -> Option<Waiting> {
        let rank = |line: &BinaryHeap<Reverse<Waiting>>| line.peek().map(|first| first.0.rank);
        let line = match (rank(&self.quick), rank(&self.long)) {
            (quick, Some(long))
                if takes == Takes::Everything && quick.is_none_or(|it| long < it) =>
            {
                &mut self.long
            }
            _ => &mut self.quick,
        };
        let Reverse(first) = line.pop()?;
        figures::thoughts_waiting(self.quick.len() + self.long.len());
        Some(first)
    }
}

impl Waiting {
    fn new(
        urgency: Urgency,
        ponders: bool,
        (since, number): (Instant, u64),
        work: Box<dyn Work>,
        stop: Stop,
    ) -> Self {
        let mut patience = urgency.patience();
        if ponders {
            patience += PONDERS;
        }
        Waiting {
            rank: (since + patience, number),
            since,
            ponders,
            work,
            stop,
        }
    }

    fn is_wanted(&self) -> bool {
        !self.stop.is_stopped() && self.work.is_wanted()
    }

    fn think(self, limit: Duration) {
        let Waiting {
            since, work, stop, ..
        } = self;
        figures::thought_waited(since.elapsed());
        let heard = catch_unwind(AssertUnwindSafe(|| work.carry_out(&stop, limit)));
        if heard.is_err() {
            tracing::error!("a thought broke off");
            figures::thought_stumbled();
        }
        if !heard.unwrap_or(false) {
            figures::thought_cancelled();
        }
    }
}

impl Task {
    /// Lets the bot think. A bot that panics or answers nonsense is replaced: a table must go on.
    fn carry_out(self, stop: Stop) -> Outcome {
        let Task {
            mut bot,
            world,
            question,
            ..
        } = self;
        bot.heed(stop);
        let seen = Seen::new(world.as_ref(), &question);
        if let Some(advice) = ask(bot.as_mut(), &seen) {
            return Outcome {
                advice,
                bot: Some(bot),
            };
        }
        tracing::error!(reason = question.reason, seat = %question.seat, "a bot stumbled");
        figures::thought_stumbled();
        let mut stand_in = BotKind::stand_in().make(&Seed::from_number(0));
        let advice = ask(stand_in.as_mut(), &seen).unwrap_or_else(|| anything(&question));
        Outcome { advice, bot: None }
    }
}

/// What a bot says, if it says something that fits.
fn ask(bot: &mut dyn Bot, seen: &Seen<'_>) -> Option<Advice> {
    // A bot that stumbled is thrown away, so nobody meets it half-changed.
    let advice = catch_unwind(AssertUnwindSafe(|| Advice::of(bot, seen))).ok()?;
    seen.question().check(&advice.answer).ok()?;
    Some(advice)
}

fn anything(question: &Question) -> Advice {
    let answer: Answer = question.random_answer(&mut Chance::from_number(0));
    Advice::without_thought(answer)
}

impl PartialEq for Waiting {
    fn eq(&self, other: &Self) -> bool {
        self.rank == other.rank
    }
}

impl Eq for Waiting {}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Waiting {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.rank.cmp(&other.rank)
    }
}

#[cfg(test)]
mod tests;
