//! What happened at the tables.

use super::rows::{get, number, parts, places, signed, unreadable};
use super::{Deed, Entry, StoreError, TableId};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection as _};

/// An entry on its way into the log.
pub(super) struct Line {
    table: String,
    seq: i64,
    at: i64,
    deed: Vec<u8>,
}

impl Line {
    pub(super) fn new(table: &TableId, entry: &Entry) -> Result<Self, StoreError> {
        let deed = postcard::to_allocvec(&entry.deed)
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Line {
            table: table.0.clone(),
            seq: signed(entry.seq),
            at: entry.at,
            deed,
        })
    }
}

/// Writes all lines; if one of them cannot be written, the transaction is of no more use.
pub(super) async fn insert_together(
    db: &mut AnyConnection,
    lines: &[&Line],
) -> Result<(), StoreError> {
    for part in parts(lines) {
        let sql = format!(
            "INSERT INTO entries (table_id, seq, at, deed) VALUES {}",
            places(part.len(), 4)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for line in part {
            query = query
                .bind(line.table.clone())
                .bind(line.seq)
                .bind(line.at)
                .bind(line.deed.clone());
        }
        query.execute(&mut *db).await?;
    }
    Ok(())
}

/// Writes line by line, so that a bad one fails alone.
pub(super) async fn insert_apart(
    db: &mut AnyConnection,
    lines: &[&Line],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut fates = Vec::with_capacity(lines.len());
    for line in lines {
        let mut savepoint = db.begin().await?;
        let fate = insert_together(&mut savepoint, &[line]).await;
        match fate {
            Ok(()) => savepoint.commit().await?,
            Err(_) => savepoint.rollback().await?,
        }
        fates.push(fate);
    }
    Ok(fates)
}

/// The log of a table, in order.
pub(super) async fn of(db: &AnyPool, table: &TableId) -> Result<Vec<Entry>, StoreError> {
    let rows = sqlx::query("SELECT seq, at, deed FROM entries WHERE table_id = $1 ORDER BY seq")
        .bind(table.0.clone())
        .fetch_all(db)
        .await?;
    rows.iter()
        .map(|row| {
            let deed: &[u8] = get(row, "deed")?;
            Ok(Entry {
                seq: number(row, "seq")?,
                at: get(row, "at")?,
                deed: postcard::from_bytes::<Deed>(deed).map_err(|_| unreadable("deed"))?,
            })
        })
        .collect()
}

/// Tables that play and may go on without a person: a bot has a seat, or a clock runs.
pub(super) async fn going_on_alone(db: &AnyPool) -> Result<Vec<TableId>, StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM tables WHERE status = 'playing' AND (clock IS NOT NULL OR EXISTS \
         (SELECT 1 FROM chairs WHERE chairs.table_id = tables.id \
         AND (chairs.kind = 'bot' OR chairs.away IS NOT NULL)))",
    )
    .fetch_all(db)
    .await?;
    rows.iter()
        .map(|row| Ok(TableId(get(row, "id")?)))
        .collect()
}

/// Tables whose log goes on after their summary.
pub(super) async fn ahead_of_summary(db: &AnyPool) -> Result<Vec<TableId>, StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM tables WHERE seq < \
         (SELECT MAX(entries.seq) FROM entries WHERE entries.table_id = tables.id)",
    )
    .fetch_all(db)
    .await?;
    rows.iter()
        .map(|row| Ok(TableId(get(row, "id")?)))
        .collect()
}
