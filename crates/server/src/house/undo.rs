//! Going back: freely within one's own horizon, by consent of the table beyond it.

use super::room::{Inner, Room};
use crate::protocol::{Plea, Status, ToClient};
use crate::store::{Deed, Holder, PersonId};
use crate::trouble::Trouble;
use std::sync::Arc;
use table::{Refusal, Seat};

impl Room {
    /// Takes a seat's last answer back, or asks the others whether it may be.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let mut inner = self.lock_for(person, seat).await?;
        if inner.row.status == Status::Over {
            let message = "the game is over and its seed is public: nothing can be taken back";
            return Err(Trouble::conflict("over", message));
        }
        let course = self.course(&mut inner).await?;
        match course.sitting.can_undo(seat) {
            Ok(_) => {
                self.happen(&mut inner, Deed::Undo { seat }).await?;
                Ok(())
            }
            Err(refusal @ Refusal::NothingToUndo(_)) => {
                Err(Trouble::conflict("nothing_to_undo", refusal.to_string()))
            }
            Err(refusal) => self.plead(&mut inner, person, seat, &refusal).await,
        }
    }

    async fn plead(
        self: &Arc<Self>,
        inner: &mut Inner,
        person: PersonId,
        seat: Seat,
        why: &Refusal,
    ) -> Result<(), Trouble> {
        let course = self.course(inner).await?;
        let log = course.sitting.log();
        let last = log.iter().rposition(|entry| entry.seat == seat);
        let moment = last.unwrap_or_default() as u32;
        let plea = Plea {
            seat: seat.0,
            moment,
            why: why.to_string(),
            open: inner.others(person),
        };
        if plea.open.is_empty() {
            let count = plea.moment;
            self.happen(inner, Deed::BackTo { count }).await?;
            return Ok(());
        }
        inner.plea = Some(plea);
        self.tell_plea(inner);
        Ok(())
    }

    /// Somebody answers a plea: one no ends it, the last yes grants it.
    pub(crate) async fn consent(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
        agree: bool,
    ) -> Result<(), Trouble> {
        let mut inner = self.lock_for(person, seat).await?;
        let nothing = || Trouble::conflict("no_plea", "nobody waits for that answer");
        let plea = inner.plea.as_mut().ok_or_else(nothing)?;
        if !plea.open.contains(&seat.0) {
            return Err(nothing());
        }
        plea.open.retain(|open| *open != seat.0);
        let (granted, count) = (plea.open.is_empty(), plea.moment);
        if !agree {
            inner.plea = None;
        } else if granted {
            self.happen(&mut inner, Deed::BackTo { count }).await?;
        }
        self.tell_plea(&inner);
        Ok(())
    }

    fn tell_plea(&self, inner: &Inner) {
        let plea = inner.plea.clone();
        self.ears.tell_all(&ToClient::Plea { plea });
    }
}

impl Inner {
    /// The seats of other people who still play themselves: whose consent counts.
    fn others(&self, person: PersonId) -> Vec<u8> {
        let chairs = self.row.chairs.iter();
        let others = chairs.filter(|chair| match chair.holder {
            Holder::Person(id) => id != person && chair.away.is_none() && !chair.resigned,
            _ => false,
        });
        others.map(|chair| chair.seat).collect()
    }
}
