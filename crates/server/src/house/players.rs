//! Decisions without a person: bots, absent people's bots, standing orders, clocks that ran out.
//!
//! Whenever something has changed, the room looks what is due. A bot that is to decide begins to
//! think, and one that thinks about a question that is no longer open is stopped. Orders and clocks
//! get a wake-up for their ticket; when it rings, the room looks again what is due, and a ticket
//! that is no longer good is simply forgotten.

use super::room::{Inner, Room};
use super::thinking::{Outcome, Task, Urgency};
use super::{now_ms, orders};
use crate::protocol::Status;
use crate::store::{ChairRow, Holder};
use crate::trouble::Trouble;
use bots::BotKind;
use std::ops::RangeInclusive;
use std::sync::{Arc, Weak};
use std::time::Duration;
use table::{Answer, Question, Seat, Seed, World};
use tokio::time::Instant;

/// Who decides for a seat.
enum Decider {
    /// A bot.
    Bot(BotKind),
    /// The seat's own orders: the answer, and the number of the order, if it was a standing one.
    Order(Answer, Option<usize>),
    /// A person; their clock runs out in so many milliseconds.
    Person { left: Option<i64> },
}

impl Room {
    /// Lets everybody who decides without a person do so, and stops whoever has nothing to decide
    /// any more.
    pub(super) fn drive(self: &Arc<Self>, inner: &mut Inner) {
        let due = Self::due(inner);
        inner.minds.stop_unless(|seat, kind, ticket| {
            let decides = |decider: &Decider| matches!(decider, Decider::Bot(it) if it == kind);
            let mut due = due.iter();
            due.any(|(at, open, decider)| (*at, *open) == (seat, ticket) && decides(decider))
        });
        inner.drop_stale_hints();
        for (seat, ticket, decider) in due {
            let wait = match decider {
                Decider::Bot(kind) => {
                    self.let_bot_think(inner, kind, seat, ticket);
                    continue;
                }
                Decider::Order(..) => like_a_person(&self.means.config.auto_delay_ms),
                Decider::Person { left: Some(left) } => {
                    Duration::from_millis(u64::try_from(left).unwrap_or(0) + 50)
                }
                Decider::Person { left: None } => continue,
            };
            wake_up(Arc::downgrade(self), seat, ticket, wait);
        }
    }

    /// Who has something to decide now, with the ticket of the question.
    fn due(inner: &Inner) -> Vec<(Seat, u64, Decider)> {
        let course = inner.course.as_ref();
        let Some(course) = course.filter(|_| inner.row.status == Status::Playing) else {
            return Vec::new();
        };
        let due = |seat: Seat| {
            let (_, ticket) = course.question(seat)?;
            Some((seat, ticket, Self::decider(inner, seat)?))
        };
        course.sitting.waiting().iter().filter_map(due).collect()
    }

    /// Who decides for the seat now.
    fn decider(inner: &Inner, seat: Seat) -> Option<Decider> {
        let course = inner.course.as_ref()?;
        let chair = inner.row.chairs.get(seat.index())?;
        let (question, _) = course.question(seat)?;
        let absent = match &chair.holder {
            Holder::Bot(kind) => Some(kind),
            _ => chair.away.as_ref(),
        };
        if let Some(kind) = absent {
            let info = course.sitting.game().info();
            let kind = bots::find(kind, info).unwrap_or_else(|_| BotKind::stand_in());
            return Some(Decider::Bot(kind));
        }
        let left = inner
            .row
            .clock
            .map(|rule| course.clock.left(rule, seat, now_ms()));
        if left.is_some_and(|left| left <= 0) {
            return Some(Decider::Bot(BotKind::stand_in()));
        }
        let kept = orders::read(&chair.orders);
        if let Some((at, answer)) = orders::obey(&kept, course, seat, question) {
            return Some(Decider::Order(answer, Some(at)));
        }
        if kept.orders.pass_when_forced && question.is_forced() {
            return Some(Decider::Order(only_answer(question), None));
        }
        Some(Decider::Person { left })
    }

    /// A wake-up rings.
    async fn awake(self: Arc<Self>, seat: Seat, ticket: u64) -> Result<(), Trouble> {
        let mut inner = self.lock().await;
        if !inner.is_open(seat, ticket) {
            return Ok(());
        }
        match Self::decider(&inner, seat) {
            Some(Decider::Order(answer, order)) => {
                if let Some(at) = order {
                    let chair = &mut inner.row.chairs[seat.index()];
                    chair.orders = orders::used(orders::read(&chair.orders), at);
                    self.keep(&inner.row).await?;
                }
                self.answer(&mut inner, seat, ticket, answer).await?;
                Ok(())
            }
            Some(Decider::Bot(kind)) => {
                self.let_bot_think(&mut inner, kind, seat, ticket);
                Ok(())
            }
            Some(Decider::Person { .. }) | None => Ok(()),
        }
    }

    /// A bot thinks outside the lock; nobody waits for it but its own seat. It begins at once, so
    /// that a bot that ponders does not make people wait longer than one that seems to.
    fn let_bot_think(self: &Arc<Self>, inner: &mut Inner, kind: BotKind, seat: Seat, ticket: u64) {
        if inner.minds.is_at(seat, &kind, ticket) {
            return;
        }
        let Some((world, question)) = inner.as_seen(seat) else {
            return;
        };
        let known = inner.minds.recall(seat, &kind).map(Ok);
        let bot = match known.unwrap_or_else(|| fresh_seed().map(|seed| kind.make(&seed))) {
            Ok(bot) => bot,
            Err(trouble) => {
                tracing::warn!(%trouble, %seat, "a bot cannot sit down");
                return;
            }
        };
        let (pondering, outcome) = self.means.thinkers.think(Task {
            bot,
            ponders: kind.ponders(),
            world,
            question,
            urgency: self.urgency(inner),
        });
        inner.minds.begin(seat, kind.clone(), ticket, pondering);
        let shown = Instant::now() + Duration::from_millis(self.means.config.bot_delay_ms);
        let room = Arc::clone(self);
        tokio::spawn(async move {
            // Nothing comes when nobody wants it any more.
            let Ok(outcome) = outcome.await else {
                return;
            };
            tokio::time::sleep_until(shown).await;
            if let Err(trouble) = room.bot_decides(kind, seat, ticket, outcome).await {
                tracing::warn!(%trouble, %seat, "the decision of a bot was not made");
            }
        });
    }

    /// A bot has thought: its answer counts if the question is still the same.
    async fn bot_decides(
        self: &Arc<Self>,
        kind: BotKind,
        seat: Seat,
        ticket: u64,
        outcome: Outcome,
    ) -> Result<(), Trouble> {
        let mut inner = self.lock().await;
        if !inner.minds.end(seat, &kind, ticket) {
            return Ok(());
        }
        let places = Arc::clone(&self.means.memories);
        if let (true, Some(bot)) = (kind.ponders(), outcome.bot)
            && let Ok(place) = places.try_acquire_owned()
        {
            inner.minds.rest(seat, kind, bot, place);
        }
        let answer = outcome.advice.answer;
        self.answer(&mut inner, seat, ticket, answer).await?;
        Ok(())
    }

    /// Who waits for the bots of this table.
    fn urgency(&self, inner: &Inner) -> Urgency {
        let here = |chair: &ChairRow| match chair.holder {
            Holder::Person(id) => chair.away.is_none() && !chair.resigned && self.ears.hears(id),
            _ => false,
        };
        if inner.row.chairs.iter().any(here) {
            Urgency::Awaited
        } else {
            Urgency::Unattended
        }
    }
}

impl Inner {
    /// Is this the open question of the seat?
    pub(super) fn is_open(&self, seat: Seat, ticket: u64) -> bool {
        let course = self.course.as_ref();
        let open = course.and_then(|course| course.question(seat));
        open.is_some_and(|(_, now)| now == ticket)
    }

    /// A copy of the world for a bot, which only ever looks at it through its own seat's eyes.
    pub(super) fn as_seen(&self, seat: Seat) -> Option<(Box<dyn World>, Question)> {
        let course = self.course.as_ref()?;
        let (question, _) = course.question(seat)?;
        Some((course.sitting.world().fork(), question.clone()))
    }
}

/// Rings once. A table that is put away meanwhile is not kept alive for it: it sets its wake-ups
/// anew when it is taken out again.
fn wake_up(room: Weak<Room>, seat: Seat, ticket: u64, wait: Duration) {
    tokio::spawn(async move {
        tokio::time::sleep(wait).await;
        if let Some(room) = room.upgrade()
            && let Err(trouble) = room.awake(seat, ticket).await
        {
            tracing::warn!(%trouble, %seat, "a decision without a person was not made");
        }
    });
}

/// As long as a person takes who has nothing to think about, so that the pause tells nothing.
fn like_a_person(range: &RangeInclusive<u64>) -> Duration {
    let span = range.end().saturating_sub(*range.start()) + 1;
    let mut bytes = [0; 8];
    let drawn = getrandom::fill(&mut bytes).map(|()| u64::from_le_bytes(bytes) % span);
    Duration::from_millis(range.start() + drawn.unwrap_or(span / 2))
}

fn only_answer(question: &Question) -> Answer {
    question.random_answer(&mut table::Chance::from_number(0))
}

/// A seed nobody knows.
pub(super) fn fresh_seed() -> Result<Seed, Trouble> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Trouble::unavailable(format!("no randomness: {error}")))?;
    Ok(Seed(bytes))
}
