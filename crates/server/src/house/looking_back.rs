//! Looking back: the replay of a table or of a record somebody brought.

use super::ears::Post;
use super::{House, now_ms, opening, telling};
use crate::people::Person;
use crate::protocol::{Moment, ReplayInfo, Status};
use crate::store::{Holder, PersonId, ReplayRow, StoreError};
use crate::trouble::Trouble;
use std::sync::Arc;
use table::{Record, Sitting};

/// A look back: at which table or replay, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The id of the table or replay.
    pub id: &'a str,
    /// Who looks.
    pub person: Option<PersonId>,
    /// From where, and in which words.
    pub post: Post,
}

/// A game that is looked back at.
struct Past {
    record: Record,
    /// The seats one may look from.
    seats: Vec<u8>,
}

impl House {
    /// The story of a table.
    ///
    /// # Errors
    /// When there is none, or the viewpoint is not the person's.
    pub async fn replay(&self, look: Look<'_>) -> Result<ReplayInfo, Trouble> {
        let past = self.past_of_table(look).await?;
        self.tell_replay(&past, look)
    }

    /// A moment of a table.
    ///
    /// # Errors
    /// When there is none, or the viewpoint is not the person's.
    pub async fn moment(&self, look: Look<'_>, at: u32) -> Result<Moment, Trouble> {
        let past = self.past_of_table(look).await?;
        self.tell_moment(&past, look, at)
    }

    /// The record of a finished table.
    ///
    /// # Errors
    /// When it is not finished: a record tells everything.
    pub async fn record(&self, id: &str) -> Result<Record, Trouble> {
        let room = self.room(id).await?;
        let mut inner = room.lock().await;
        if !matches!(inner.row.status, Status::Over | Status::Abandoned) {
            let message = "the record tells everything: it is given out when the game is over";
            return Err(Trouble::conflict("not_over", message));
        }
        Ok(room.course(&mut inner).await?.sitting.record())
    }

    /// Takes a record in, after checking it.
    ///
    /// # Errors
    /// When it is no record, or does not verify.
    pub async fn import(&self, person: &Person, bytes: &[u8]) -> Result<ReplayInfo, Trouble> {
        let bad = |error: table::RecordError| Trouble::bad("bad_record", error.to_string());
        let record = Record::from_bytes(bytes).map_err(bad)?;
        let game = Arc::clone(self.games().game(&record.game)?);
        // A long record takes a while to play through: not on a thread that serves others.
        let checked = tokio::task::spawn_blocking(move || {
            let verified = record.sit_down(&game).map(|_| ());
            verified.map(|()| record)
        });
        let record = checked
            .await
            .map_err(|error| Trouble::unavailable(format!("the record was not checked: {error}")))?
            .map_err(bad)?;
        let id = opening::fresh_id()?.to_string();
        let row = ReplayRow {
            id: id.clone(),
            by: person.id,
            at: now_ms(),
            record: record.to_binary(),
        };
        self.means.store.add_replay(row).await?;
        let look = Look {
            id: &id,
            person: Some(person.id),
            post: Post::default(),
        };
        self.tell_replay(&Past::whole(record), look)
    }

    /// The story of a record somebody brought.
    ///
    /// # Errors
    /// When there is none.
    pub async fn replay_info(&self, look: Look<'_>) -> Result<ReplayInfo, Trouble> {
        let past = Past::whole(self.replay_record(look.id).await?);
        self.tell_replay(&past, look)
    }

    /// A moment of a record somebody brought.
    ///
    /// # Errors
    /// When there is none.
    pub async fn replay_moment(&self, look: Look<'_>, at: u32) -> Result<Moment, Trouble> {
        let past = Past::whole(self.replay_record(look.id).await?);
        self.tell_moment(&past, look, at)
    }

    /// The record somebody brought.
    ///
    /// # Errors
    /// When there is none.
    pub async fn replay_record(&self, id: &str) -> Result<Record, Trouble> {
        let row = match self.means.store.replay(id).await {
            Err(StoreError::NotFound) => {
                let message = "there is no such replay";
                return Err(Trouble::not_found("unknown_replay", message));
            }
            found => found?,
        };
        Record::from_bytes(&row.record)
            .map_err(|error| Trouble::unavailable(format!("a kept replay is damaged: {error}")))
    }

    /// What may be looked at of a table: one's own seats while it plays, everything afterwards.
    async fn past_of_table(&self, look: Look<'_>) -> Result<Past, Trouble> {
        let room = self.room(look.id).await?;
        let mut inner = room.lock().await;
        let record = room.course(&mut inner).await?.sitting.record();
        let over = matches!(inner.row.status, Status::Over | Status::Abandoned);
        let chairs = inner.row.chairs.iter();
        let open = chairs.filter(|chair| match chair.holder {
            _ if over => true,
            Holder::Person(id) => look.person == Some(id),
            _ => false,
        });
        let seats = open.map(|chair| chair.seat).collect();
        Ok(Past { record, seats })
    }

    fn sit_at(&self, past: &Past, at: usize) -> Result<Sitting, Trouble> {
        let game = self.games().game(&past.record.game)?;
        past.record
            .sit_down_at(game, at)
            .map_err(|error| Trouble::conflict("bad_record", error.to_string()))
    }

    fn tell_replay(&self, past: &Past, look: Look<'_>) -> Result<ReplayInfo, Trouble> {
        past.check(look.post)?;
        let record = &past.record;
        let sitting = self.sit_at(past, record.choices.len())?;
        let book = self.games().book(&record.game, look.post.lang)?;
        let voice = sitting.voice(book, look.post.viewpoint());
        Ok(ReplayInfo {
            id: look.id.to_owned(),
            game: record.game.clone(),
            title: sitting.game().info().title.to_owned(),
            names: record.names.clone(),
            moments: record.choices.len() as u32,
            seats: past.seats.clone(),
            over: record.is_finished(),
            log: telling::log(&sitting, &voice),
        })
    }

    fn tell_moment(&self, past: &Past, look: Look<'_>, at: u32) -> Result<Moment, Trouble> {
        past.check(look.post)?;
        let last = past.record.choices.len();
        if at as usize > last {
            let message = format!("the moments of this game are 0 to {last}");
            return Err(Trouble::not_found("no_such_moment", message));
        }
        let sitting = self.sit_at(past, at as usize)?;
        let book = self.games().book(&past.record.game, look.post.lang)?;
        let viewpoint = look.post.viewpoint();
        let voice = sitting.voice(book, viewpoint);
        let waiting = sitting.world().waiting().seen_from(viewpoint);
        Ok(Moment {
            at,
            seat: look.post.seat.map(|seat| seat.0),
            picture: telling::picture(&sitting, book, viewpoint, look.post.picture),
            lines: match sitting.log().last() {
                Some(entry) => telling::lines(entry, at, &voice),
                None => telling::opening(&sitting, &voice),
            },
            waiting: waiting.iter().map(|seat| seat.0).collect(),
        })
    }
}

impl Past {
    /// A record that may be seen from everywhere.
    fn whole(record: Record) -> Self {
        let seats = (0..record.setup.seats).collect();
        Past { record, seats }
    }

    fn check(&self, post: Post) -> Result<(), Trouble> {
        match post.seat {
            Some(seat) if !self.seats.contains(&seat.0) => {
                let message = "while the game is on one looks back from one's own seat only";
                Err(Trouble::forbidden("not_your_seat", message))
            }
            _ => Ok(()),
        }
    }
}
