//! Decisions without a person: bots, absent people's bots, standing orders, clocks that ran out.
//!
//! Whenever something may be due for a seat, a wake-up is set for its ticket. When it rings, the
//! room looks again what is due; a ticket that is no longer good is simply forgotten.

use super::room::{Inner, Room};
use super::{now_ms, orders};
use crate::protocol::Status;
use crate::store::Holder;
use crate::trouble::Trouble;
use bots::BotKind;
use std::ops::RangeInclusive;
use std::sync::{Arc, Weak};
use std::time::Duration;
use table::{Answer, Question, Seat, Seed, World};

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
    /// Sets a wake-up for every seat that may decide without a person.
    pub(super) fn drive(self: &Arc<Self>, inner: &Inner) {
        let Some(course) = inner.course.as_ref() else {
            return;
        };
        if inner.row.status != Status::Playing {
            return;
        }
        for seat in course.sitting.waiting().iter() {
            let Some((_, ticket)) = course.question(seat) else {
                continue;
            };
            let wait = match Self::decider(inner, seat) {
                Some(Decider::Bot(_)) => Duration::from_millis(self.means.config.bot_delay_ms),
                Some(Decider::Order(..)) => like_a_person(&self.means.config.auto_delay_ms),
                Some(Decider::Person { left: Some(left) }) => {
                    Duration::from_millis(u64::try_from(left).unwrap_or(0) + 50)
                }
                Some(Decider::Person { left: None }) | None => continue,
            };
            wake_up(Arc::downgrade(self), seat, ticket, wait);
        }
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
                let Some((world, question)) = inner.as_seen(seat) else {
                    return Ok(());
                };
                drop(inner);
                self.let_bot_think(kind, seat, ticket, world, question)
                    .await
            }
            Some(Decider::Person { .. }) | None => Ok(()),
        }
    }

    /// A bot thinks outside the lock, in a bounded pool; nobody waits for it but its own seat.
    async fn let_bot_think(
        self: Arc<Self>,
        kind: BotKind,
        seat: Seat,
        ticket: u64,
        world: Box<dyn World>,
        question: Question,
    ) -> Result<(), Trouble> {
        let Ok(_permit) = self.means.bots.acquire().await else {
            return Ok(());
        };
        if !self.lock().await.is_open(seat, ticket) {
            return Ok(());
        }
        let seed = fresh_seed()?;
        let thought = tokio::task::spawn_blocking(move || {
            let mut bot = kind.make(&seed);
            bot.choose(&bots::Seen::new(world.as_ref(), &question))
        });
        let answer = thought
            .await
            .map_err(|error| Trouble::unavailable(format!("a bot stumbled: {error}")))?;
        let mut inner = self.lock().await;
        if inner.is_open(seat, ticket) {
            self.answer(&mut inner, seat, ticket, answer).await?;
        }
        Ok(())
    }
}

impl Inner {
    fn is_open(&self, seat: Seat, ticket: u64) -> bool {
        let course = self.course.as_ref();
        let open = course.and_then(|course| course.question(seat));
        open.is_some_and(|(_, now)| now == ticket)
    }

    /// A copy of the world for a bot, which only ever looks at it through its own seat's eyes.
    fn as_seen(&self, seat: Seat) -> Option<(Box<dyn World>, Question)> {
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
