//! Standing orders: what a seat decides without being asked.

use super::course::Course;
use super::room::Room;
use crate::protocol::{Order, Orders, ToClient};
use crate::store::PersonId;
use crate::trouble::Trouble;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use table::{Answer, Question, Seat, Shape};

/// The most standing orders a seat may have.
const MOST: usize = 20;

/// Orders as they are kept: with the deed after which they were given.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Kept {
    /// The orders.
    pub(super) orders: Orders,
    since: u64,
}

/// The kept orders of a seat.
pub(super) fn read(kept: &Value) -> Kept {
    serde_json::from_value(kept.clone()).unwrap_or_default()
}

impl Room {
    /// A person gives orders for a seat; they replace the earlier ones.
    pub(crate) async fn give_orders(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
        orders: Orders,
    ) -> Result<ToClient, Trouble> {
        if orders.standing.len() > MOST {
            let message = format!("at most {MOST} standing orders, please");
            return Err(Trouble::bad("too_many_orders", message));
        }
        let mut inner = self.lock_for(person, seat).await?;
        let since = match inner.course.as_ref() {
            Some(course) => course.seq,
            None => inner.row.summary.seq,
        };
        let kept = Kept {
            orders: orders.clone(),
            since,
        };
        let value = serde_json::to_value(kept).unwrap_or_default();
        inner.row.chairs[seat.index()].orders = value;
        self.keep(&inner.row).await?;
        self.drive(&mut inner);
        Ok(ToClient::Orders { orders })
    }
}

/// The answer the orders of a seat give to its question, and which order that was.
pub(super) fn obey(
    kept: &Kept,
    course: &Course,
    seat: Seat,
    question: &Question,
) -> Option<(usize, Answer)> {
    let orders = kept.orders.standing.iter().enumerate();
    let mut fitting = orders.filter(|(_, order)| order.reason == question.reason);
    let answered = fitting.find_map(|(at, order)| Some((at, picked(order, question)?)));
    answered.filter(|(at, _)| {
        let order = &kept.orders.standing[*at];
        order.times != Some(0)
            && !has_other_options(order, question)
            && !course.heard_since(seat, kept.since, &order.unless_rules)
    })
}

/// The kept orders after one of them was used.
pub(super) fn used(mut kept: Kept, at: usize) -> Value {
    if let Some(order) = kept.orders.standing.get_mut(at) {
        order.times = order.times.map(|times| times.saturating_sub(1));
    }
    kept.orders.standing.retain(|order| order.times != Some(0));
    serde_json::to_value(kept).unwrap_or_default()
}

fn picked(order: &Order, question: &Question) -> Option<Answer> {
    match question.shape {
        Shape::One => {
            let is_it = |target| serde_json::to_value(target).is_ok_and(|it| it == order.pick);
            let at = question.options.iter().position(is_it)?;
            Some(Answer::one(at as u16))
        }
        Shape::Confirm => match order.pick.get("number")?.as_u64()? {
            0 => Some(Answer::no()),
            1 => Some(Answer::yes()),
            _ => None,
        },
        _ => None,
    }
}

fn has_other_options(order: &Order, question: &Question) -> bool {
    let Some(known) = &order.unless_other_than else {
        return false;
    };
    let is_new = |target| serde_json::to_value(target).is_ok_and(|it| !known.contains(&it));
    question.options.iter().any(is_new)
}
