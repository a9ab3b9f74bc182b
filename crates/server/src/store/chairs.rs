//! The seats of tables.

use super::rows::{get, json, number, parts, places, signed, unreadable};
use super::{ChairRow, Holder, PersonId, StoreError, TableId, TableRow};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};
use std::collections::HashMap;

/// Reads the seats of the tables.
pub(super) async fn fill(
    db: &mut AnyConnection,
    tables: &mut [TableRow],
) -> Result<(), StoreError> {
    let ids: Vec<String> = tables.iter().map(|table| table.id.0.clone()).collect();
    let mut found: HashMap<String, Vec<ChairRow>> = HashMap::new();
    for part in parts(&ids) {
        let sql = format!(
            "SELECT table_id, seat, kind, person, word, name, away, resigned, seen, orders \
             FROM chairs WHERE table_id IN {} ORDER BY seat",
            places(1, part.len())
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for id in part {
            query = query.bind(id.clone());
        }
        for row in &query.fetch_all(&mut *db).await? {
            found
                .entry(get(row, "table_id")?)
                .or_default()
                .push(chair(row)?);
        }
    }
    for table in tables {
        table.chairs = found.remove(&table.id.0).unwrap_or_default();
    }
    Ok(())
}

fn chair(row: &AnyRow) -> Result<ChairRow, StoreError> {
    Ok(ChairRow {
        seat: number(row, "seat")?,
        holder: holder(row)?,
        name: get(row, "name")?,
        away: get(row, "away")?,
        resigned: get::<i64>(row, "resigned")? != 0,
        seen: number(row, "seen")?,
        orders: json(row, "orders")?,
    })
}

fn holder(row: &AnyRow) -> Result<Holder, StoreError> {
    Ok(match get(row, "kind")? {
        "open" => Holder::Open,
        "invited" => Holder::Invited {
            secret: get(row, "word")?,
        },
        "person" => Holder::Person(PersonId(get(row, "person")?)),
        "bot" => Holder::Bot(get(row, "word")?),
        _ => return Err(unreadable("kind")),
    })
}

/// Writes the seats of a table that has none.
pub(super) async fn put(
    db: &mut AnyConnection,
    table: &TableId,
    chairs: Vec<ChairRow>,
) -> Result<(), StoreError> {
    for chair in chairs {
        let (kind, person, word) = match chair.holder {
            Holder::Open => ("open", None, None),
            Holder::Invited { secret } => ("invited", None, Some(secret)),
            Holder::Person(person) => ("person", Some(person.0), None),
            Holder::Bot(kind) => ("bot", None, Some(kind)),
        };
        sqlx::query(
            "INSERT INTO chairs (table_id, seat, kind, person, word, name, away, resigned, seen, \
             orders) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        )
        .bind(table.0.clone())
        .bind(i64::from(chair.seat))
        .bind(kind)
        .bind(person)
        .bind(word)
        .bind(chair.name)
        .bind(chair.away)
        .bind(i64::from(chair.resigned))
        .bind(signed(chair.seen))
        .bind(chair.orders.to_string())
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}
