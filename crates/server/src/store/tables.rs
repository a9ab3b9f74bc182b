//! Tables and their seats.

use super::chairs;
use super::rows::{get, json, maybe_json, number, signed, unreadable};
use super::{ChairRow, PersonId, StoreError, Summary, TableId, TableRow};
use crate::protocol::{Pace, Status};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe};
use table::Seed;

const STATUSES: [(Status, &str); 4] = [
    (Status::Gathering, "gathering"),
    (Status::Playing, "playing"),
    (Status::Over, "over"),
    (Status::Abandoned, "abandoned"),
];

const PACES: [(Pace, &str); 2] = [(Pace::Live, "live"), (Pace::Slow, "slow")];

/// The stored word of a status or pace.
fn word<T: PartialEq>(words: &[(T, &'static str)], value: &T) -> &'static str {
    words
        .iter()
        .find(|(known, _)| known == value)
        .map_or("", |(_, word)| word)
}

/// The status or pace of a stored word.
fn meaning<T: Copy>(
    words: &[(T, &'static str)],
    row: &AnyRow,
    column: &str,
) -> Result<T, StoreError> {
    let stored: &str = get(row, column)?;
    words
        .iter()
        .find(|(_, word)| *word == stored)
        .map(|(value, _)| *value)
        .ok_or_else(|| unreadable(column))
}

/// What of the tables is wanted; the parameters are `$1` and the limit.
pub(super) enum Which<'a> {
    /// One of them.
    Named(&'a TableId),
    /// What the lobby shows.
    Public,
    /// Somebody's.
    Of(PersonId),
}

impl Which<'_> {
    fn sql(&self) -> &'static str {
        match self {
            Which::Named(_) => "WHERE id = $1 LIMIT $2",
            Which::Public => {
                "WHERE public = $1 AND status IN ('gathering', 'playing') \
                 ORDER BY CASE status WHEN 'gathering' THEN 0 ELSE 1 END, updated DESC, id LIMIT $2"
            }
            Which::Of(_) => {
                "WHERE id IN (SELECT table_id FROM chairs WHERE person = $1 \
                 UNION SELECT id FROM tables WHERE host = $1) \
                 ORDER BY CASE WHEN status IN ('gathering', 'playing') THEN 0 ELSE 1 END, \
                 updated DESC, id LIMIT $2"
            }
        }
    }
}

/// Tables with their seats, as of one moment: `db` is in a transaction that only reads.
pub(super) async fn find(
    db: &mut AnyConnection,
    which: Which<'_>,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let sql = format!(
        "SELECT id, game, rules_version, content_hash, setup, seed, public, pace, clock, host, \
         created, status, rematch, seq, waiting, updated, outcome FROM tables {}",
        which.sql()
    );
    let query = sqlx::query(AssertSqlSafe(sql));
    let query = match which {
        Which::Named(id) => query.bind(id.0.clone()),
        Which::Public => query.bind(1_i64),
        Which::Of(person) => query.bind(person.0),
    };
    let rows = query.bind(i64::from(limit)).fetch_all(&mut *db).await?;
    let mut tables: Vec<TableRow> = rows.iter().map(table).collect::<Result<_, _>>()?;
    chairs::fill(db, &mut tables).await?;
    Ok(tables)
}

/// A table, still without its seats.
fn table(row: &AnyRow) -> Result<TableRow, StoreError> {
    let seed: &[u8] = get(row, "seed")?;
    Ok(TableRow {
        id: TableId(get(row, "id")?),
        game: get(row, "game")?,
        rules_version: number(row, "rules_version")?,
        content_hash: get(row, "content_hash")?,
        setup: json(row, "setup")?,
        seed: Seed(seed.try_into().map_err(|_| unreadable("seed"))?),
        public: get::<i64>(row, "public")? != 0,
        pace: meaning(&PACES, row, "pace")?,
        clock: maybe_json(row, "clock")?,
        host: PersonId(get(row, "host")?),
        created: get(row, "created")?,
        status: meaning(&STATUSES, row, "status")?,
        chairs: Vec::new(),
        rematch: get::<Option<String>>(row, "rematch")?.map(TableId),
        summary: Summary {
            seq: number(row, "seq")?,
            waiting: number(row, "waiting")?,
            updated: get(row, "updated")?,
            outcome: maybe_json(row, "outcome")?,
        },
    })
}

pub(super) async fn add(db: &mut AnyConnection, row: TableRow) -> Result<(), StoreError> {
    let setup = serde_json::to_string(&row.setup).map_err(|_| unreadable("setup"))?;
    let clock = row.clock.map(|clock| serde_json::to_string(&clock));
    sqlx::query(
        "INSERT INTO tables (id, game, rules_version, content_hash, setup, seed, public, pace, \
         clock, host, created, status, rematch, seq, waiting, updated, outcome) VALUES \
         ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
    )
    .bind(row.id.0.clone())
    .bind(row.game)
    .bind(i64::from(row.rules_version))
    .bind(row.content_hash)
    .bind(setup)
    .bind(row.seed.0.to_vec())
    .bind(i64::from(row.public))
    .bind(word(&PACES, &row.pace))
    .bind(clock.transpose().map_err(|_| unreadable("clock"))?)
    .bind(row.host.0)
    .bind(row.created)
    .bind(word(&STATUSES, &row.status))
    .bind(row.rematch.map(|id| id.0))
    .bind(signed(row.summary.seq))
    .bind(i64::from(row.summary.waiting))
    .bind(row.summary.updated)
    .bind(row.summary.outcome.map(|outcome| outcome.to_string()))
    .execute(&mut *db)
    .await?;
    chairs::put(db, &row.id, row.chairs).await
}

pub(super) async fn save_chairs_and_status(
    db: &mut AnyConnection,
    id: TableId,
    seats: Vec<ChairRow>,
    status: Status,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET status = $2, updated = $3 WHERE id = $1 RETURNING id")
        .bind(id.0.clone())
        .bind(word(&STATUSES, &status))
        .bind(now)
        .fetch_one(&mut *db)
        .await?;
    sqlx::query("DELETE FROM chairs WHERE table_id = $1")
        .bind(id.0.clone())
        .execute(&mut *db)
        .await?;
    chairs::put(db, &id, seats).await
}

pub(super) async fn set_rematch(
    db: &mut AnyConnection,
    id: TableId,
    rematch: TableId,
) -> Result<(), StoreError> {
    let row = sqlx::query(
        "UPDATE tables SET rematch = COALESCE(rematch, $2) WHERE id = $1 RETURNING rematch",
    )
    .bind(id.0)
    .bind(rematch.0.clone())
    .fetch_one(db)
    .await?;
    match get::<&str>(&row, "rematch")? {
        stands if stands == rematch.0 => Ok(()),
        _ => Err(StoreError::Conflict),
    }
}

pub(super) async fn count_open_of(db: &AnyPool, person: PersonId) -> Result<u32, StoreError> {
    let row = sqlx::query(
        "SELECT COUNT(*) AS many FROM tables \
         WHERE host = $1 AND status IN ('gathering', 'playing')",
    )
    .bind(person.0)
    .fetch_one(db)
    .await?;
    number(&row, "many")
}

/// Removes tables of guests that gather and were not touched since then.
pub(super) async fn forget_gathering(
    db: &mut AnyConnection,
    since: i64,
) -> Result<Vec<TableId>, StoreError> {
    let rows = sqlx::query(
        "DELETE FROM tables WHERE status = 'gathering' AND updated < $1 AND created < $1 \
         AND host IN (SELECT id FROM people WHERE login IS NULL) RETURNING id",
    )
    .bind(since)
    .fetch_all(db)
    .await?;
    rows.iter()
        .map(|row| Ok(TableId(get(row, "id")?)))
        .collect()
}
