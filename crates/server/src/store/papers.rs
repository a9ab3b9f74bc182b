//! What is said, brought along and complained about.

use super::people::fresh_number;
use super::rows::{get, number};
use super::{CHAT_LINES, ChatRow, PersonId, ProblemRow, ReplayRow, StoreError, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool};

pub(super) async fn add_chat(
    db: &mut AnyConnection,
    table: TableId,
    line: ChatRow,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO chat (table_id, line, at, seat, name, text) \
         SELECT $1, COALESCE(MAX(line), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1",
    )
    .bind(table.0)
    .bind(line.at)
    .bind(line.seat.map(i64::from))
    .bind(line.name)
    .bind(line.text)
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn chat(db: &AnyPool, table: &TableId) -> Result<Vec<ChatRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT at, seat, name, text FROM chat WHERE table_id = $1 ORDER BY line DESC LIMIT $2",
    )
    .bind(table.0.clone())
    .bind(i64::from(CHAT_LINES))
    .fetch_all(db)
    .await?;
    rows.iter().rev().map(chat_line).collect()
}

fn chat_line(row: &AnyRow) -> Result<ChatRow, StoreError> {
    let seat = match get::<Option<i64>>(row, "seat")? {
        Some(_) => Some(number(row, "seat")?),
        None => None,
    };
    Ok(ChatRow {
        at: get(row, "at")?,
        seat,
        name: get(row, "name")?,
        text: get(row, "text")?,
    })
}

pub(super) async fn add_replay(
    db: &mut AnyConnection,
    replay: ReplayRow,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO replays (id, person, at, record) VALUES ($1, $2, $3, $4)")
        .bind(replay.id)
        .bind(replay.by.0)
        .bind(replay.at)
        .bind(replay.record)
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn replay(db: &AnyPool, id: &str) -> Result<ReplayRow, StoreError> {
    let row = sqlx::query("SELECT id, person, at, record FROM replays WHERE id = $1")
        .bind(id.to_owned())
        .fetch_one(db)
        .await?;
    Ok(ReplayRow {
        id: get(&row, "id")?,
        by: PersonId(get(&row, "person")?),
        at: get(&row, "at")?,
        record: get(&row, "record")?,
    })
}

pub(super) async fn add_problem(
    db: &mut AnyConnection,
    problem: ProblemRow,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO problems (id, table_id, person, at, text, record) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(fresh_number()?)
    .bind(problem.table.0)
    .bind(problem.by.map(|person| person.0))
    .bind(problem.at)
    .bind(problem.text)
    .bind(problem.record)
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn problems(db: &AnyPool, limit: u32) -> Result<Vec<ProblemRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT table_id, person, at, text, record FROM problems ORDER BY at DESC LIMIT $1",
    )
    .bind(i64::from(limit))
    .fetch_all(db)
    .await?;
    rows.iter()
        .map(|row| {
            Ok(ProblemRow {
                table: TableId(get(row, "table_id")?),
                by: get::<Option<i64>>(row, "person")?.map(PersonId),
                at: get(row, "at")?,
                text: get(row, "text")?,
                record: get(row, "record")?,
            })
        })
        .collect()
}
