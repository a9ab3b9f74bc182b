//! The steps that lead to the tables of today. A step that was released is never changed.

use super::StoreError;
use super::sql::Backend;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AssertSqlSafe, SqlSafeStr as _};

/// Number, name and statements of every step.
const STEPS: [(i64, &str, &str); 1] =
    [(1, "start", include_str!("../../migrations/0001_start.sql"))];

/// Takes the steps the database has not taken yet.
pub(super) async fn migrate(backend: &Backend, db: &mut AnyConnection) -> Result<(), StoreError> {
    let steps = STEPS.map(|(number, name, sql)| {
        let sql = AssertSqlSafe(sql.replace("BLOB", backend.blob)).into_sql_str();
        Migration::new(number, name.into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(steps.into())
        .run_direct(None, db, false)
        .await
        .map_err(|error| StoreError::Unavailable(explain(&backend.place, &error)))
}

fn explain(place: &str, error: &MigrateError) -> String {
    match error {
        MigrateError::VersionMissing(step) => format!(
            "{place} was last used by a newer version of this program (its step {step} is unknown \
             here); use that version, or another data folder"
        ),
        MigrateError::VersionMismatch(step) => format!(
            "{place} was made by another build of this program (its step {step} differs); use that \
             one, or another data folder"
        ),
        other => format!("{place} cannot be used as the database of the house: {other}"),
    }
}
