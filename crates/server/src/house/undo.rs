//! Going back: freely within one's own horizon, by consent of the table beyond it.

use super::course::Pleading;
use super::room::{Inner, Room};
use crate::protocol::{Plea, Status, ToClient};
use crate::store::{Deed, Holder, PersonId};
use crate::trouble::Trouble;
use std::sync::Arc;
use table::{Refusal, Seat, SeatSet};

type Done = Result<(), Trouble>;

impl Room {
    /// Takes a seat's last answer back, or asks the others whether it may be.
    pub(crate) async fn undo(self: &Arc<Self>, person: PersonId, seat: Seat) -> Done {
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
            Err(_) => self.plead(&mut inner, person, seat).await,
        }
    }

    async fn plead(self: &Arc<Self>, inner: &mut Inner, person: PersonId, seat: Seat) -> Done {
        let open = inner.others(person);
        let course = self.course(inner).await?;
        let log = course.sitting.log();
        let last = log.iter().rposition(|entry| entry.seat == seat);
        let count = last.unwrap_or_default() as u32;
        if open.is_empty() {
            self.happen(inner, Deed::BackTo { count }).await?;
            return Ok(());
        }
        // Asking again for the same does not take back what others have agreed to.
        let same = |plea: Pleading| (plea.seat, plea.count) == (seat, count);
        if !course.plea.is_some_and(same) {
            let plea = Deed::Plead { seat, count, open };
            self.write_down(inner, plea).await?;
            self.note(inner);
        }
        self.tell_plea(inner);
        Ok(())
    }

    /// Somebody answers a plea: one no ends it, the last yes grants it.
    pub(crate) async fn consent(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
        agree: bool,
    ) -> Done {
        let mut inner = self.lock_for(person, seat).await?;
        let plea = match inner.row.status {
            Status::Gathering => None,
            _ => self.course(&mut inner).await?.plea,
        };
        let plea = plea.filter(|plea| plea.open.contains(seat));
        let nothing = || Trouble::conflict("no_plea", "nobody waits for that answer");
        let Pleading { count, open, .. } = plea.ok_or_else(nothing)?;
        if agree && open.without(seat).is_empty() {
            self.happen(&mut inner, Deed::BackTo { count }).await?;
        } else {
            self.write_down(&mut inner, Deed::Consent { seat, agree })
                .await?;
            self.note(&inner);
            self.tell_plea(&inner);
        }
        Ok(())
    }

    pub(super) fn tell_plea(&self, inner: &Inner) {
        let plea = inner.plea();
        self.ears.tell_all(&ToClient::Plea { plea });
    }
}

impl Inner {
    /// The open plea to go back, if there is one.
    pub(super) fn plea(&self) -> Option<Plea> {
        let course = self.course.as_ref()?;
        let Pleading { seat, count, open } = course.plea?;
        let why = course.sitting.can_undo(seat).err();
        Some(Plea {
            seat: seat.0,
            moment: count,
            why: why.map_or_else(String::new, |why| why.to_string()),
            open: open.iter().map(|seat| seat.0).collect(),
        })
    }

    /// The seats of other people who still play themselves: whose consent counts.
    fn others(&self, person: PersonId) -> SeatSet {
        let chairs = self.row.chairs.iter();
        let others = chairs.filter(|chair| match chair.holder {
            Holder::Person(id) => id != person && chair.away.is_none() && !chair.resigned,
            _ => false,
        });
        others.fold(SeatSet::NONE, |set, chair| set.with(Seat(chair.seat)))
    }
}
