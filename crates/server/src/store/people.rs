//! Who somebody is.

use super::rows::get;
use super::{PersonId, PersonRow, StoreError};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool};

fn person(row: &AnyRow) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        id: PersonId(get(row, "id")?),
        name: get(row, "name")?,
        login: get(row, "login")?,
        password_hash: get(row, "password_hash")?,
        epoch: get(row, "epoch")?,
        created: get(row, "created")?,
    })
}

/// A number nobody had before: chance does not repeat itself in 63 bits.
pub(super) fn fresh_number() -> Result<i64, StoreError> {
    let number =
        getrandom::u64().map_err(|error| StoreError::Unavailable(format!("no chance: {error}")))?;
    Ok((number >> 1).cast_signed())
}

pub(super) async fn add(db: &mut AnyConnection, row: &PersonRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO people (id, name, epoch, created, touched) VALUES ($1, $2, $3, $4, $4)",
    )
    .bind(row.id.0)
    .bind(row.name.clone())
    .bind(row.epoch)
    .bind(row.created)
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn by_id(db: &AnyPool, id: PersonId) -> Result<PersonRow, StoreError> {
    let query = sqlx::query(
        "SELECT id, name, login, password_hash, epoch, created FROM people WHERE id = $1",
    );
    person(&query.bind(id.0).fetch_one(db).await?)
}

pub(super) async fn by_login(db: &AnyPool, login: &str) -> Result<PersonRow, StoreError> {
    let query = sqlx::query(
        "SELECT id, name, login, password_hash, epoch, created FROM people WHERE login_key = $1",
    );
    person(&query.bind(login.to_lowercase()).fetch_one(db).await?)
}

pub(super) async fn rename(
    db: &mut AnyConnection,
    id: PersonId,
    name: String,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE people SET name = $2 WHERE id = $1 RETURNING id")
        .bind(id.0)
        .bind(name)
        .fetch_one(db)
        .await?;
    Ok(())
}

pub(super) async fn set_account(
    db: &mut AnyConnection,
    id: PersonId,
    login: String,
    password_hash: String,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE people SET login_key = $2, login = $3, password_hash = $4 WHERE id = $1 \
         RETURNING id",
    )
    .bind(id.0)
    .bind(login.to_lowercase())
    .bind(login)
    .bind(password_hash)
    .fetch_one(db)
    .await?;
    Ok(())
}

pub(super) async fn raise_epoch(db: &mut AnyConnection, id: PersonId) -> Result<i64, StoreError> {
    let row = sqlx::query("UPDATE people SET epoch = epoch + 1 WHERE id = $1 RETURNING epoch")
        .bind(id.0)
        .fetch_one(db)
        .await?;
    get(&row, "epoch")
}

/// Forgets guests without tables who were not here since then.
pub(super) async fn forget_guests(db: &mut AnyConnection, since: i64) -> Result<u64, StoreError> {
    let gone = sqlx::query(
        "DELETE FROM people WHERE login IS NULL AND touched < $1 \
         AND NOT EXISTS (SELECT 1 FROM chairs WHERE chairs.person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.id)",
    )
    .bind(since)
    .execute(db)
    .await?;
    Ok(gone.rows_affected())
}
