//! A table in memory: who sits there, how the game goes, who listens.
//!
//! Everything that happens to a table happens under one lock and in one order: a deed is checked,
//! made durable, carried out, and then told. What is in memory is only a cache of what is stored.

use super::course::{Course, Ticket};
use super::ears::{Ears, Post};
use super::foreseeing::Foresights;
use super::hints::Hints;
use super::minds::Minds;
use super::{Means, now_ms, orders, telling};
use crate::protocol::{
    ChairInfo, ChairKind, ChatLine, Ending, LogLine, Now, State, Status, TableInfo, ToClient,
    UndoState,
};
use crate::store::{
    ChairRow, ChatRow, Deed, Entry, Holder, PersonId, StoreError, Summary, TableId, TableRow,
};
use crate::trouble::Trouble;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use table::seat::MAX_SEATS;
use table::{Answer, Refusal, Seat, Sitting};
use tokio::sync::{Mutex, MutexGuard, mpsc};

/// A table in memory.
pub struct Room {
    pub(super) means: Arc<Means>,
    id: TableId,
    inner: Mutex<Inner>,
    pub(super) ears: Ears,
    next_ear: AtomicU64,
    touched: AtomicI64,
}

/// What the lock guards.
pub(super) struct Inner {
    /// The table as it is stored.
    pub(super) row: TableRow,
    /// The game, once it has begun and while it is in memory.
    pub(super) course: Option<Course>,
    /// Since when the person of each seat has not been seen.
    pub(super) gone_since: [i64; MAX_SEATS],
    /// The bots.
    pub(super) minds: Minds,
    /// The hints that are thought about.
    pub(super) hints: Hints,
    /// What is foreseen.
    pub(super) foresights: Foresights,
}

impl Room {
    /// The table of a stored row.
    pub(super) fn new(means: Arc<Means>, row: TableRow) -> Arc<Self> {
        let now = now_ms();
        let id = row.id.clone();
        let inner = Inner {
            row,
            course: None,
            gone_since: [now; MAX_SEATS],
            minds: Minds::default(),
            hints: Hints::default(),
            foresights: Foresights::default(),
        };
        Arc::new(Room {
            means,
            id,
            inner: Mutex::new(inner),
            ears: Ears::default(),
            next_ear: AtomicU64::new(1),
            touched: AtomicI64::new(now),
        })
    }

    /// Waits for one's turn at the table.
    pub(super) async fn lock(&self) -> MutexGuard<'_, Inner> {
        self.touched.store(now_ms(), Ordering::Relaxed);
        self.inner.lock().await
    }

    /// The same for somebody who speaks for a seat: refused unless it is theirs.
    pub(super) async fn lock_for(
        &self,
        person: PersonId,
        seat: Seat,
    ) -> Result<MutexGuard<'_, Inner>, Trouble> {
        let inner = self.lock().await;
        inner.may_act(person, seat)?;
        Ok(inner)
    }

    /// For how many milliseconds nothing has happened here.
    pub(super) fn idle_for(&self, now: i64) -> i64 {
        now - self.touched.load(Ordering::Relaxed)
    }

    /// Frees the memory of a game nobody works on; it is made again from its log when needed.
    pub(super) fn rest(&self) {
        if let Ok(mut inner) = self.inner.try_lock()
            && !inner.minds.is_busy()
        {
            inner.course = None;
            inner.foresights = Foresights::default();
            inner.minds.forget();
        }
    }

    /// The game in memory, made from its log if need be.
    pub(super) async fn course<'a>(
        self: &Arc<Self>,
        inner: &'a mut Inner,
    ) -> Result<&'a mut Course, Trouble> {
        if inner.course.is_none() {
            let course = self.recall(&inner.row).await?;
            inner.course = Some(course);
            self.drive(inner);
        }
        let missing = || Trouble::conflict("not_begun", "the game has not begun yet");
        inner.course.as_mut().ok_or_else(missing)
    }

    /// Plays the log again.
    async fn recall(&self, row: &TableRow) -> Result<Course, Trouble> {
        if row.status == Status::Gathering {
            return Err(Trouble::conflict("not_begun", "the game has not begun yet"));
        }
        let entries = self.means.store.entries(&row.id).await?;
        let mut course = Course::begin(self.means.sit_down(row)?, row.created);
        for entry in &entries {
            course.follow(entry)?;
        }
        course.clock.reopened(self.means.opened_at);
        Ok(course)
    }

    /// The table as a person sees it.
    pub(super) fn info(&self, row: &TableRow, person: Option<PersonId>) -> TableInfo {
        let host = person == Some(row.host);
        let plays = |id: PersonId| {
            let mut chairs = row.chairs.iter();
            chairs.any(|chair| chair.holder == Holder::Person(id))
        };
        let title = match self.means.games.game(&row.game) {
            Ok(game) => game.info().title,
            Err(_) => &row.game,
        };
        TableInfo {
            id: row.id.to_string(),
            game: row.game.clone(),
            title: title.to_owned(),
            status: row.status,
            public: row.public,
            pace: row.pace,
            clock: row.clock,
            options: row.setup.options.clone(),
            seats: row
                .chairs
                .iter()
                .map(|chair| self.chair(chair, person, host))
                .collect(),
            host,
            seed_hash: row.seed.hash().to_string(),
            watchers: self.ears.watchers(plays),
            created: row.created,
            rematch: row.rematch.as_ref().map(ToString::to_string),
        }
    }

    fn chair(&self, chair: &ChairRow, person: Option<PersonId>, host: bool) -> ChairInfo {
        let (kind, bot, online, invite) = match &chair.holder {
            Holder::Open => (ChairKind::Open, None, false, None),
            Holder::Invited { secret } => (ChairKind::Invited, None, false, Some(secret.clone())),
            Holder::Person(id) => (
                ChairKind::Person,
                chair.away.clone(),
                self.ears.hears(*id),
                None,
            ),
            Holder::Bot(bot) => (ChairKind::Bot, Some(bot.clone()), true, None),
        };
        ChairInfo {
            seat: chair.seat,
            kind,
            name: chair.name.clone(),
            bot,
            online,
            resigned: chair.resigned,
            yours: person.is_some_and(|person| chair.holder == Holder::Person(person)),
            invite: invite.filter(|_| host),
        }
    }

    /// Tells everybody how the seats stand.
    pub(super) fn tell_table(&self, row: &TableRow) {
        self.ears.tell_each(|person, _| ToClient::Table {
            table: Box::new(self.info(row, person)),
        });
    }

    /// What was said here.
    async fn chat(&self) -> Result<Vec<ChatLine>, Trouble> {
        let rows = self.means.store.chat(&self.id).await?;
        let line = |row: ChatRow| ChatLine {
            at: row.at,
            seat: row.seat,
            name: row.name,
            text: row.text,
        };
        Ok(rows.into_iter().map(line).collect())
    }

    /// Keeps the row, seats and all.
    pub(super) async fn keep(&self, row: &TableRow) -> Result<(), Trouble> {
        let store = &self.means.store;
        store
            .save_chairs_and_status(&row.id, &row.chairs, row.status, now_ms())
            .await?;
        Ok(())
    }

    /// Somebody begins to listen: the whole state first, then everything that happens.
    pub(crate) async fn listen(
        self: &Arc<Self>,
        person: Option<PersonId>,
        post: Post,
        since: Option<u64>,
    ) -> Result<(u64, mpsc::Receiver<Utf8Bytes>, ToClient), Trouble> {
        let chat = self.chat().await?;
        let mut inner = self.lock().await;
        if let (Some(seat), Some(person)) = (post.seat, person) {
            inner.may_act(person, seat)?;
            self.welcome_back(&mut inner, seat).await?;
        }
        let state = self.state(&mut inner, person, post, since, chat).await?;
        let id = self.next_ear.fetch_add(1, Ordering::Relaxed);
        let heard = self.ears.add(id, person, post);
        self.tell_table(&inner.row);
        Ok((id, heard, state))
    }

    /// Somebody stops listening.
    pub(crate) async fn hang_up(&self, ear: u64) {
        self.ears.remove(ear);
        let mut inner = self.lock().await;
        inner.hints.drop_of(ear);
        inner.foresights.drop_of(ear);
        let now = now_ms();
        let here = |chair: &ChairRow| match chair.holder {
            Holder::Person(id) => self.ears.hears(id),
            _ => true,
        };
        for at in 0..inner.row.chairs.len() {
            if here(&inner.row.chairs[at]) {
                inner.gone_since[at] = now;
            }
        }
        self.tell_table(&inner.row);
        if let Err(trouble) = self.keep(&inner.row).await {
            tracing::warn!(%trouble, "what a leaving person has seen was not kept");
        }
    }

    /// Somebody looks from elsewhere or in other words.
    pub(crate) async fn look(
        self: &Arc<Self>,
        ear: u64,
        person: Option<PersonId>,
        change: impl FnOnce(&mut Post) + Send,
    ) -> Result<ToClient, Trouble> {
        let chat = self.chat().await?;
        let mut inner = self.lock().await;
        let mut wanted = None;
        self.ears.change(ear, |post| {
            let mut next = *post;
            change(&mut next);
            let allowed = match (next.seat, person) {
                (None, _) => Ok(()),
                (Some(seat), Some(person)) => inner.may_act(person, seat),
                (Some(_), None) => Err(Trouble::nobody()),
            };
            wanted = Some(allowed.map(|()| next));
            if let Some(Ok(next)) = wanted {
                *post = next;
            }
        });
        let gone = Trouble::conflict("gone", "this connection is closed");
        let post = wanted.unwrap_or(Err(gone))?;
        if let Some(seat) = post.seat {
            self.welcome_back(&mut inner, seat).await?;
        }
        self.state(&mut inner, person, post, None, chat).await
    }

    async fn state(
        self: &Arc<Self>,
        inner: &mut Inner,
        person: Option<PersonId>,
        post: Post,
        since: Option<u64>,
        chat: Vec<ChatLine>,
    ) -> Result<ToClient, Trouble> {
        if inner.row.status != Status::Gathering {
            self.course(inner).await?;
        }
        let mut told = self.state_now(inner, person, post, chat)?;
        if let (ToClient::State(state), Some(seat), Some(course)) =
            (&mut told, post.seat, &inner.course)
        {
            let chair = &mut inner.row.chairs[seat.index()];
            let fresh = course.moment_after(since.unwrap_or(chair.seen));
            let first = state.log.iter().position(|line| line.moment >= fresh);
            state.news_from = first.map(|at| at as u32);
            chair.seen = course.seq;
        }
        Ok(told)
    }

    /// How things stand for a post.
    pub(super) fn now(&self, inner: &Inner, post: Post) -> Result<Now, Trouble> {
        let missing = || Trouble::conflict("not_begun", "the game has not begun yet");
        let course = inner.course.as_ref().ok_or_else(missing)?;
        let sitting = &course.sitting;
        let book = self.means.games.book(&inner.row.game, post.lang)?;
        let viewpoint = post.viewpoint();
        let voice = sitting.voice(book, viewpoint);
        let question = post.seat.and_then(|seat| course.question(seat));
        let waiting = sitting.world().waiting().seen_from(viewpoint);
        let clock = |rule| course.clock.state(rule, sitting.setup().seats, now_ms());
        Ok(Now {
            seq: course.seq,
            moment: course.moment(),
            seat: post.seat.map(|seat| seat.0),
            picture: telling::picture(sitting, book, viewpoint, post.picture),
            asked: question.map(|(question, ticket)| telling::asked(question, ticket, &voice)),
            waiting: waiting.iter().map(|seat| seat.0).collect(),
            undo: post
                .seat
                .map_or(UndoState::Nothing, |seat| undo_state(sitting, seat)),
            clock: inner.row.clock.map(clock),
            ending: ending(inner, &voice),
        })
    }

    /// A person answers the question of a seat.
    pub(crate) async fn choose(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
        ticket: u64,
        answer: Answer,
    ) -> Result<u64, Trouble> {
        let mut inner = self.lock_for(person, seat).await?;
        self.welcome_back(&mut inner, seat).await?;
        self.answer(&mut inner, seat, ticket, answer).await
    }

    /// The question of a seat is answered, by whoever may.
    pub(super) async fn answer(
        self: &Arc<Self>,
        inner: &mut Inner,
        seat: Seat,
        ticket: u64,
        answer: Answer,
    ) -> Result<u64, Trouble> {
        let course = self.course(inner).await?;
        match course.ticket(seat, ticket) {
            Ticket::Used(seq) => return Ok(seq),
            Ticket::Stale if course.sitting.is_over() => {
                return Err(Trouble::conflict("over", "the game is over"));
            }
            Ticket::Stale => {
                let message = "the table has moved on: this question is not open any more";
                return Err(Trouble::conflict("stale", message));
            }
            Ticket::Good => {}
        }
        let (question, _) = course
            .question(seat)
            .ok_or_else(|| Trouble::conflict("not_asked", "there is nothing to decide now"))?;
        question
            .check(&answer)
            .map_err(|misfit| Trouble::bad("misfit", format!("that does not fit: {misfit}")))?;
        self.happen(inner, Deed::Answer { seat, answer }).await
    }

    /// A deed that is known to be legal: made durable, carried out, told.
    pub(super) async fn happen(
        self: &Arc<Self>,
        inner: &mut Inner,
        deed: Deed,
    ) -> Result<u64, Trouble> {
        let pleaded = self.course(inner).await?.plea.is_some();
        let entry = self.write_down(inner, deed).await?;
        metrics::counter!("conclave_deeds_total").increment(1);
        if !matches!(entry.deed, Deed::Answer { .. }) {
            inner.minds.forget();
        }
        self.finish(inner).await;
        self.tell_deed(inner, &entry).await;
        if pleaded {
            self.tell_plea(inner);
        }
        self.note(inner);
        self.drive(inner);
        Ok(entry.seq)
    }

    /// Makes a deed that is known to be legal durable and carries it out.
    pub(super) async fn write_down(
        self: &Arc<Self>,
        inner: &mut Inner,
        deed: Deed,
    ) -> Result<Entry, Trouble> {
        let course = self.course(inner).await?;
        let entry = Entry {
            seq: course.seq + 1,
            at: now_ms(),
            deed,
        };
        if let Err(error) = self.means.store.append(&inner.row.id, entry.clone()).await {
            // Somebody else wrote on, or the disk is full: what is stored decides.
            inner.course = None;
            return Err(match error {
                StoreError::Conflict => Trouble::conflict("stale", "the table has moved on"),
                other => other.into(),
            });
        }
        let course = self.course(inner).await?;
        if course.seq < entry.seq {
            course.follow(&entry)?;
        }
        // Also where the question stays open: somebody else may have changed what follows.
        inner.foresights = Foresights::default();
        Ok(entry)
    }

    /// Closes the table when the game is over.
    async fn finish(self: &Arc<Self>, inner: &mut Inner) {
        let course = inner.course.as_ref();
        let over = course.is_some_and(|course| course.sitting.is_over());
        if !over || inner.row.status == Status::Over {
            return;
        }
        inner.row.status = Status::Over;
        self.tell_table(&inner.row);
        if let Err(trouble) = self.keep(&inner.row).await {
            tracing::warn!(%trouble, "the end of a game was not kept; its log was");
        }
    }

    async fn tell_deed(&self, inner: &mut Inner, entry: &Entry) {
        if matches!(entry.deed, Deed::Answer { .. }) {
            self.ears.tell_posts(|post| self.update(inner, post));
        } else {
            self.tell_past(inner).await;
        }
        for seat in self.ears.seats() {
            if let Some(chair) = inner.row.chairs.get_mut(seat.index()) {
                chair.seen = entry.seq;
            }
        }
    }

    fn update(&self, inner: &Inner, post: Post) -> ToClient {
        let refused = |trouble: Trouble| refused(&trouble, None);
        let told = || {
            let now = self.now(inner, post)?;
            let book = self.means.games.book(&inner.row.game, post.lang)?;
            let sitting = inner.course.as_ref().map(|course| &course.sitting);
            let lines = sitting.and_then(|sitting| {
                let voice = sitting.voice(book, post.viewpoint());
                let entry = sitting.log().last()?;
                Some(telling::lines(entry, now.moment, &voice))
            });
            Ok(ToClient::Update {
                lines: lines.unwrap_or_default(),
                now: Box::new(now),
            })
        };
        told().unwrap_or_else(refused)
    }

    /// The past has changed: everybody is told everything anew.
    pub(super) async fn tell_past(&self, inner: &Inner) {
        let chat = self.chat().await.unwrap_or_default();
        self.ears.tell_each(|person, post| {
            let told = self.state_now(inner, person, post, chat.clone());
            told.unwrap_or_else(|trouble| refused(&trouble, None))
        });
    }

    fn state_now(
        &self,
        inner: &Inner,
        person: Option<PersonId>,
        post: Post,
        chat: Vec<ChatLine>,
    ) -> Result<ToClient, Trouble> {
        let playing = inner.row.status != Status::Gathering;
        let state = State {
            table: self.info(&inner.row, person),
            log: self.log(inner, post)?,
            news_from: None,
            chat,
            orders: post
                .seat
                .map(|seat| orders::read(&inner.row.chairs[seat.index()].orders).orders)
                .unwrap_or_default(),
            plea: inner.plea(),
            now: playing.then(|| self.now(inner, post)).transpose()?,
        };
        Ok(ToClient::State(Box::new(state)))
    }

    /// Everything told so far, for a post.
    fn log(&self, inner: &Inner, post: Post) -> Result<Vec<LogLine>, Trouble> {
        let Some(course) = &inner.course else {
            return Ok(Vec::new());
        };
        let book = self.means.games.book(&inner.row.game, post.lang)?;
        let voice = course.sitting.voice(book, post.viewpoint());
        Ok(telling::log(&course.sitting, &voice))
    }

    /// Keeps a summary for lists; it may be a second late.
    pub(super) fn note(&self, inner: &Inner) {
        let Some(course) = &inner.course else {
            return;
        };
        let outcome = course.sitting.outcome();
        let summary = Summary {
            seq: course.seq,
            waiting: course.sitting.waiting().0,
            updated: now_ms(),
            outcome: outcome.and_then(|it| serde_json::to_value(it).ok()),
        };
        self.means.store.note(&inner.row.id, summary);
    }
}

impl Inner {
    /// Does the seat belong to the person?
    pub(super) fn may_act(&self, person: PersonId, seat: Seat) -> Result<(), Trouble> {
        let chair = self.row.chairs.get(seat.index());
        match chair.map(|chair| &chair.holder) {
            Some(Holder::Person(holder)) if *holder == person => Ok(()),
            _ => Err(Trouble::forbidden(
                "not_your_seat",
                "this seat is not yours",
            )),
        }
    }

    /// The seats of a person.
    pub(super) fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> + '_ {
        let his = move |chair: &&ChairRow| chair.holder == Holder::Person(person);
        self.row.chairs.iter().filter(his).map(|it| Seat(it.seat))
    }
}

fn undo_state(sitting: &Sitting, seat: Seat) -> UndoState {
    match sitting.can_undo(seat) {
        Ok(_) => UndoState::Free,
        Err(Refusal::NothingToUndo(_)) => UndoState::Nothing,
        Err(refusal) => UndoState::ByConsent {
            why: refusal.to_string(),
        },
    }
}

/// How it ended: whoever gave up is not among the winners.
fn ending(inner: &Inner, voice: &table::Voice<'_>) -> Option<Ending> {
    let outcome = inner.course.as_ref()?.sitting.outcome()?;
    let stayed = |seat: &Seat| !inner.row.chairs[seat.index()].resigned;
    let won: Vec<Seat> = outcome.winners.iter().filter(stayed).collect();
    let best = || {
        let all = Seat::all(outcome.places.len() as u8).filter(stayed);
        let place = |seat: &Seat| outcome.places[seat.index()];
        let first = all.clone().map(|seat| place(&seat)).min();
        all.filter(|seat| Some(place(seat)) == first).collect()
    };
    let common_defeat = outcome.winners.is_empty();
    let winners: Vec<Seat> = if won.is_empty() && !common_defeat {
        best()
    } else {
        won
    };
    Some(Ending {
        winners: winners.into_iter().map(|seat| seat.0).collect(),
        ..telling::ended(outcome, &inner.row.seed, voice)
    })
}

/// A trouble as a listener hears it.
pub(crate) fn refused(trouble: &Trouble, ticket: Option<u64>) -> ToClient {
    ToClient::Refused {
        code: trouble.code.to_owned(),
        message: trouble.message.clone(),
        ticket,
    }
}
