//! The house: all its tables, by id.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`games`] | the games and their words |
//! | `opening` | from a wish to a table |
//! | `room` | a table in memory: one lock, one order of things, everybody is told |
//! | `course` | the log of a table as a game in progress, with tickets |
//! | `ears` | who listens |
//! | `telling` | what a viewpoint is told |
//! | `seats` | coming and going |
//! | `players` | decisions without a person: bots, orders, clocks |
//! | `thinking`, `minds` | the thinkers of the house; the bots of a table |
//! | `hints` | what a bot would do in a person's place |
//! | `foreseeing` | what follows from an answer, before it is given |
//! | `orders`, `undo`, `clock` | standing orders; going back; thinking time |
//! | `looking_back` | replays and moments |

mod clock;
mod course;
mod ears;
mod foreseeing;
pub mod games;
mod hints;
mod looking_back;
mod minds;
mod opening;
mod orders;
mod players;
mod room;
mod seats;
mod telling;
mod thinking;
mod undo;

pub use ears::Post;
pub(crate) use ears::written;
pub(crate) use foreseeing::Idea;
pub use games::Games;
pub(crate) use hints::Asker;
pub use looking_back::Look;
pub use room::Room;
pub(crate) use room::refused;
pub use telling::{PictureKind, asked, ended};

use crate::config::{Config, Rate};
use crate::people::Person;
use crate::protocol::{NewTable, SitDown, Status, TableCard, TableInfo};
use crate::store::{Holder, PersonId, ProblemRow, Store, StoreError, TableId, TableRow};
use crate::trouble::Trouble;
use hints::Advised;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::{Seat, SeatSet, Sitting};
use thinking::Thinkers;
use tokio::sync::Semaphore;

/// How many tables a list shows at most.
const LONGEST_LIST: u32 = 200;
/// After so many milliseconds without anything a game is taken out of memory.
const RESTS_AFTER: i64 = 30_000;
/// After so many milliseconds without anybody a table is taken out of memory.
const CLOSES_AFTER: i64 = 60_000;
/// How many bots remember the game between their decisions; a search tree takes a few megabytes.
const MEMORIES: usize = 64;

/// What every table needs.
pub(crate) struct Means {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: Games,
    pub(crate) config: Config,
    thinkers: Thinkers,
    /// Places for bots that remember the game between decisions.
    memories: Arc<Semaphore>,
    /// Who is being advised.
    advised: Advised,
    /// For whom somebody looks ahead.
    foreseers: Advised,
    opened_at: i64,
}

/// The house.
pub struct House {
    means: Arc<Means>,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
}

impl House {
    /// Opens the house.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, games: Games, config: Config) -> Arc<Self> {
        let means = Means {
            store,
            games,
            thinkers: Thinkers::new(config.thinkers, Duration::from_millis(config.think_ms)),
            memories: Arc::new(Semaphore::new(MEMORIES)),
            advised: Advised::default(),
            foreseers: Advised::default(),
            config,
            opened_at: now_ms(),
        };
        Arc::new(House {
            means: Arc::new(means),
            rooms: Mutex::default(),
        })
    }

    /// The games.
    #[must_use]
    pub fn games(&self) -> &Games {
        &self.means.games
    }

    /// How often a browser may say something.
    pub(crate) fn rate(&self) -> Rate {
        self.means.config.limits.messages
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn tables_open(&self) -> usize {
        self.rooms().len()
    }

    /// The table with this id, from memory or storage.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Trouble> {
        let id = TableId::from(id);
        if let Some(room) = self.rooms().get(&id) {
            return Ok(Arc::clone(room));
        }
        match self.means.store.table(&id).await {
            Ok(row) => Ok(self.enter(row)),
            Err(StoreError::NotFound) => Err(Trouble::not_found(
                "unknown_table",
                "there is no such table",
            )),
            Err(error) => Err(error.into()),
        }
    }

    /// Puts a table into memory; whoever was first wins.
    fn enter(&self, row: TableRow) -> Arc<Room> {
        let mut rooms = self.rooms();
        let id = row.id.clone();
        let made = || Room::new(Arc::clone(&self.means), row);
        Arc::clone(rooms.entry(id).or_insert_with(made))
    }

    /// Opens a table.
    ///
    /// # Errors
    /// When it cannot be played as wished, or the person has too many.
    pub async fn open(&self, host: &Person, wish: NewTable) -> Result<TableInfo, Trouble> {
        let open = self.means.store.count_open_tables_of(host.id).await?;
        let most = if host.account {
            self.means.config.tables_per_account
        } else {
            self.means.config.tables_per_guest
        };
        if open >= most {
            let message = format!("you have {most} unfinished tables: finish one first");
            return Err(Trouble::conflict("too_many_tables", message));
        }
        let row = opening::row(&self.means, host, wish)?;
        self.take_in(row, host).await
    }

    /// Stores a new table and begins it if nobody is missing.
    async fn take_in(&self, row: TableRow, host: &Person) -> Result<TableInfo, Trouble> {
        self.means.store.add_table(row.clone()).await?;
        metrics::counter!("conclave_tables_opened_total", "game" => row.game.clone()).increment(1);
        let room = self.enter(row);
        let mut inner = room.lock().await;
        room.begin_if_full(&mut inner).await?;
        Ok(room.info(&inner.row, Some(host.id)))
    }

    /// A table as a person sees it.
    ///
    /// # Errors
    /// When there is none.
    pub async fn info(&self, id: &str, person: Option<PersonId>) -> Result<TableInfo, Trouble> {
        let room = self.room(id).await?;
        let inner = room.lock().await;
        Ok(room.info(&inner.row, person))
    }

    /// The public tables.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn lobby(&self, person: Option<PersonId>) -> Result<Vec<TableCard>, Trouble> {
        let rows = self.means.store.lobby(LONGEST_LIST).await?;
        Ok(rows.iter().map(|row| self.card(row, person)).collect())
    }

    /// The tables of a person, those that wait for them first.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn tables_of(&self, person: PersonId) -> Result<Vec<TableCard>, Trouble> {
        // What is told here must not be older than what the person has just done.
        self.means.store.flush().await?;
        let rows = self.means.store.tables_of(person, LONGEST_LIST).await?;
        let cards = rows.iter().map(|row| self.card(row, Some(person)));
        let mut cards: Vec<_> = cards.collect();
        cards.sort_by_key(|card| (!card.your_turn, std::cmp::Reverse(card.updated)));
        Ok(cards)
    }

    fn card(&self, row: &TableRow, person: Option<PersonId>) -> TableCard {
        let theirs = |holder: &Holder| person.is_some_and(|it| *holder == Holder::Person(it));
        let waiting = SeatSet(row.summary.waiting);
        let title = match self.means.games.game(&row.game) {
            Ok(game) => game.info().title,
            Err(_) => &row.game,
        };
        let chairs = row.chairs.iter();
        TableCard {
            id: row.id.to_string(),
            game: row.game.clone(),
            title: title.to_owned(),
            status: row.status,
            pace: row.pace,
            names: chairs.clone().map(|chair| chair.name.clone()).collect(),
            free: chairs
                .clone()
                .filter(|it| it.holder == Holder::Open)
                .count() as u8,
            your_turn: row.status == Status::Playing
                && chairs
                    .clone()
                    .any(|it| theirs(&it.holder) && waiting.contains(Seat(it.seat))),
            yours: chairs.clone().any(|it| theirs(&it.holder)),
            updated: row.summary.updated.max(row.created),
        }
    }

    /// A person takes a seat.
    ///
    /// # Errors
    /// When it is not free.
    pub async fn sit(
        &self,
        id: &str,
        person: &Person,
        wish: SitDown,
    ) -> Result<TableInfo, Trouble> {
        self.room(id).await?.sit(person, &wish).await
    }

    /// A person gets up before the game has begun.
    ///
    /// # Errors
    /// When they do not sit there, or it has begun.
    pub async fn stand(&self, id: &str, person: &Person) -> Result<TableInfo, Trouble> {
        self.room(id).await?.stand(person).await
    }

    /// The host begins; bots take the free seats.
    ///
    /// # Errors
    /// When it is not the host, or it has begun.
    pub async fn begin(&self, id: &str, person: &Person) -> Result<TableInfo, Trouble> {
        self.room(id).await?.begin(person).await
    }

    /// The same people play the same game again; whoever asks second comes to the same table.
    ///
    /// # Errors
    /// When the game is not over, or the person did not play.
    pub async fn rematch(&self, id: &str, person: &Person) -> Result<TableInfo, Trouble> {
        let room = self.room(id).await?;
        let mut inner = room.lock().await;
        if let Some(next) = inner.row.rematch.clone() {
            drop(inner);
            return self.info(&next.to_string(), Some(person.id)).await;
        }
        let row = opening::rematch(&inner, person)?;
        let next = row.id.clone();
        let info = self.take_in(row, person).await?;
        self.means.store.set_rematch(&inner.row.id, &next).await?;
        inner.row.rematch = Some(next);
        room.tell_table(&inner.row);
        Ok(info)
    }

    /// Keeps a problem with the position it was seen in.
    ///
    /// # Errors
    /// When the text is empty or too long.
    pub async fn report(
        &self,
        id: &str,
        person: Option<&Person>,
        text: &str,
    ) -> Result<(), Trouble> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > 4000 {
            let message = "say what is wrong in 1 to 4000 characters";
            return Err(Trouble::bad("report_length", message));
        }
        let room = self.room(id).await?;
        let mut inner = room.lock().await;
        let record = match inner.row.status {
            Status::Gathering => Vec::new(),
            _ => {
                let course = room.course(&mut inner).await?;
                course.sitting.record().to_json().into_bytes()
            }
        };
        let problem = ProblemRow {
            table: inner.row.id.clone(),
            by: person.map(|person| person.id),
            at: now_ms(),
            text: text.to_owned(),
            record,
        };
        tracing::warn!(table = %problem.table, "somebody reports a problem");
        Ok(self.means.store.add_problem(problem).await?)
    }

    /// Takes games out of memory that nobody works on.
    pub fn tidy(&self) {
        let now = now_ms();
        let mut rooms = self.rooms();
        rooms.retain(|_, room| {
            let idle = room.idle_for(now);
            let in_use = Arc::strong_count(room) > 1 || !room.ears.is_empty();
            in_use || idle < CLOSES_AFTER
        });
        for room in rooms
            .values()
            .filter(|room| room.idle_for(now) > RESTS_AFTER)
        {
            room.rest();
        }
    }

    /// Goes on where an earlier run of the house stopped: bots that were to move do so.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn resume(&self) -> Result<(), Trouble> {
        let mut waiting = self.means.store.stale_summaries().await?;
        waiting.extend(self.means.store.going_on_alone().await?);
        waiting.sort_unstable();
        waiting.dedup();
        for id in waiting {
            let room = self.room(&id.to_string()).await?;
            let mut inner = room.lock().await;
            match room.course(&mut inner).await {
                Ok(_) => room.note(&inner),
                Err(trouble) => tracing::warn!(table = %id, %trouble, "a table cannot go on"),
            }
        }
        Ok(())
    }
}

impl Means {
    /// Sits down to the game of a table, at its beginning.
    pub(crate) fn sit_down(&self, row: &TableRow) -> Result<Sitting, Trouble> {
        let game = self.games.game(&row.game)?;
        let pinned = (row.rules_version, row.content_hash.as_str());
        let hash = opening::content_hash(game.as_ref());
        if pinned != (game.info().rules_version, hash.as_str()) {
            let message = "this table plays by other rules or cards than this house has by now; \
                           it is kept, and goes on where it began";
            return Err(Trouble::conflict("other_rules", message));
        }
        let setup = row.setup.clone();
        let mut sitting = Sitting::start(Arc::clone(game), setup, row.seed)
            .map_err(|error| Trouble::bad("setup", error.to_string()))?;
        sitting.names = row.chairs.iter().map(|it| it.name.clone()).collect();
        Ok(sitting)
    }
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(0))
}
