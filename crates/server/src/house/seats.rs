//! Coming and going: sitting down, leaving, coming back, giving up; and talking.

use super::now_ms;
use super::room::{Inner, Room};
use crate::people::Person;
use crate::protocol::{ChatLine, SitDown, Status, TableInfo, ToClient};
use crate::store::{ChairRow, ChatRow, Holder, PersonId};
use crate::trouble::Trouble;
use bots::BotKind;
use std::sync::Arc;
use table::Seat;

/// The longest line of chat, in characters.
const LONGEST_LINE: usize = 500;

/// Names of bots, in the order of their seats.
pub(super) const BOT_NAMES: [&str; 6] = ["Morwen", "Tibalt", "Ysolde", "Corvin", "Hesper", "Orla"];

impl Room {
    /// A person takes a free seat; the game begins when it was the last.
    pub(super) async fn sit(
        self: &Arc<Self>,
        person: &Person,
        wish: &SitDown,
    ) -> Result<TableInfo, Trouble> {
        let mut inner = self.lock().await;
        inner.still_gathers()?;
        let asked_for = |chair: &ChairRow| wish.seat.is_none_or(|seat| seat == chair.seat);
        let fits = |chair: &&mut ChairRow| match &chair.holder {
            Holder::Open => wish.invite.is_none() && asked_for(chair),
            Holder::Invited { secret } => wish.invite.as_ref() == Some(secret),
            _ => false,
        };
        let free = inner.row.chairs.iter_mut().find(fits).ok_or_else(|| {
            let message = match wish.invite {
                Some(_) => "this invitation is used up, or was never given",
                None => "this seat is taken, or only for somebody with its link",
            };
            Trouble::conflict("seat_taken", message)
        })?;
        free.holder = Holder::Person(person.id);
        free.name.clone_from(&person.name);
        self.begin_if_full(&mut inner).await?;
        Ok(self.info(&inner.row, Some(person.id)))
    }

    /// A person gets up before the game has begun.
    pub(super) async fn stand(self: &Arc<Self>, person: &Person) -> Result<TableInfo, Trouble> {
        let mut inner = self.lock().await;
        inner.still_gathers()?;
        let seats: Vec<Seat> = inner.seats_of(person.id).collect();
        if seats.is_empty() {
            return Err(Trouble::conflict("not_seated", "you do not sit here"));
        }
        for seat in seats {
            let chair = &mut inner.row.chairs[seat.index()];
            chair.holder = Holder::Open;
            chair.name.clear();
        }
        self.keep(&inner.row).await?;
        self.tell_table(&inner.row);
        Ok(self.info(&inner.row, Some(person.id)))
    }

    /// The host begins: bots take the free seats.
    pub(super) async fn begin(self: &Arc<Self>, person: &Person) -> Result<TableInfo, Trouble> {
        let mut inner = self.lock().await;
        inner.still_gathers()?;
        if inner.row.host != person.id {
            let message = "only whoever opened the table can begin before all seats are taken";
            return Err(Trouble::forbidden("not_host", message));
        }
        for chair in &mut inner.row.chairs {
            if matches!(chair.holder, Holder::Open | Holder::Invited { .. }) {
                chair.holder = Holder::Bot(BotKind::stand_in().name().to_owned());
                BOT_NAMES[usize::from(chair.seat) % BOT_NAMES.len()].clone_into(&mut chair.name);
            }
        }
        self.begin_if_full(&mut inner).await?;
        Ok(self.info(&inner.row, Some(person.id)))
    }

    /// Begins when nobody is missing; tells everybody in any case.
    pub(super) async fn begin_if_full(self: &Arc<Self>, inner: &mut Inner) -> Result<(), Trouble> {
        let taken = |chair: &ChairRow| matches!(chair.holder, Holder::Person(_) | Holder::Bot(_));
        if inner.row.chairs.iter().all(taken) {
            inner.row.status = Status::Playing;
        }
        self.keep(&inner.row).await?;
        self.tell_table(&inner.row);
        if inner.row.status == Status::Playing {
            self.course(inner).await?;
            self.note(inner);
            self.tell_past(inner).await;
        }
        Ok(())
    }

    /// A bot plays for a person who goes away for a while.
    pub(crate) async fn leave(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let mut inner = self.lock_for(person, seat).await?;
        self.hand_to_bot(&mut inner, seat).await
    }

    /// A bot plays for somebody who has been away for too long.
    pub(crate) async fn replace(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let mut inner = self.lock().await;
        if inner.seats_of(person).next().is_none() {
            let message = "only those who sit at the table can ask a bot to step in";
            return Err(Trouble::forbidden("not_seated", message));
        }
        let chair = inner.row.chairs.get(seat.index());
        let Some(Holder::Person(absent)) = chair.map(|chair| &chair.holder) else {
            return Err(Trouble::bad("no_person", "nobody sits there"));
        };
        let seconds = self.means.config.away_after_s;
        let gone = (now_ms() - inner.gone_since[seat.index()]) / 1000;
        if self.ears.hears(*absent) || gone < i64::try_from(seconds).unwrap_or(i64::MAX) {
            let message = format!("a bot steps in for somebody who is away for {seconds} seconds");
            return Err(Trouble::conflict("not_away", message));
        }
        self.hand_to_bot(&mut inner, seat).await
    }

    async fn hand_to_bot(self: &Arc<Self>, inner: &mut Inner, seat: Seat) -> Result<(), Trouble> {
        inner.is_played()?;
        inner.row.chairs[seat.index()].away = Some(BotKind::stand_in().name().to_owned());
        self.seats_changed(inner).await
    }

    /// A person takes the seat back from the bot.
    pub(crate) async fn come_back(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let mut inner = self.lock_for(person, seat).await?;
        self.welcome_back(&mut inner, seat).await
    }

    /// Whoever is here again plays again, unless they gave up.
    pub(super) async fn welcome_back(
        self: &Arc<Self>,
        inner: &mut Inner,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let chair = &mut inner.row.chairs[seat.index()];
        if chair.resigned || chair.away.take().is_none() {
            return Ok(());
        }
        self.seats_changed(inner).await
    }

    /// A person gives up: a bot plays on so that the others can.
    pub(crate) async fn resign(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let mut inner = self.lock_for(person, seat).await?;
        inner.is_played()?;
        let chair = &mut inner.row.chairs[seat.index()];
        chair.resigned = true;
        chair.away = Some(BotKind::stand_in().name().to_owned());
        let plays = |chair: &ChairRow| matches!(chair.holder, Holder::Person(_)) && !chair.resigned;
        if !inner.row.chairs.iter().any(plays) {
            inner.row.status = Status::Abandoned;
        }
        self.seats_changed(&mut inner).await
    }

    async fn seats_changed(self: &Arc<Self>, inner: &mut Inner) -> Result<(), Trouble> {
        self.keep(&inner.row).await?;
        self.tell_table(&inner.row);
        if inner.row.status == Status::Playing {
            self.course(inner).await?;
        }
        self.drive(inner);
        Ok(())
    }

    /// Somebody says something.
    pub(crate) async fn say(
        &self,
        person: &Person,
        seat: Option<Seat>,
        text: &str,
    ) -> Result<(), Trouble> {
        let text: String = text.trim().chars().filter(|it| !it.is_control()).collect();
        if text.is_empty() || text.chars().count() > LONGEST_LINE {
            let message = format!("a line of chat has 1 to {LONGEST_LINE} characters");
            return Err(Trouble::bad("chat_length", message));
        }
        let inner = self.lock().await;
        let chair = seat.and_then(|seat| inner.row.chairs.get(seat.index()));
        let line = ChatLine {
            at: now_ms(),
            seat: seat.map(|seat| seat.0),
            name: chair.map_or_else(|| person.name.clone(), |chair| chair.name.clone()),
            text,
        };
        let row = ChatRow {
            at: line.at,
            seat: line.seat,
            name: line.name.clone(),
            text: line.text.clone(),
        };
        self.means.store.add_chat(&inner.row.id, row).await?;
        self.ears.tell_all(&ToClient::Chat { line });
        Ok(())
    }
}

impl Inner {
    fn still_gathers(&self) -> Result<(), Trouble> {
        match self.row.status {
            Status::Gathering => Ok(()),
            _ => Err(Trouble::conflict("begun", "the game has begun already")),
        }
    }

    fn is_played(&self) -> Result<(), Trouble> {
        match self.row.status {
            Status::Playing => Ok(()),
            Status::Gathering => Err(Trouble::conflict("not_begun", "the game has not begun yet")),
            Status::Over | Status::Abandoned => Err(Trouble::conflict("over", "the game is over")),
        }
    }
}
