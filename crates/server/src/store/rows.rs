//! Small help with rows and statements of many rows.

use super::StoreError;
use serde::de::DeserializeOwned;
use sqlx::any::AnyRow;
use sqlx::{Any, Decode, Row as _, Type};
use std::fmt::Write as _;

/// The most rows of one statement.
const MOST_ROWS: usize = 512;
/// Statements of more rows than this have a multiple of it.
const STRIDE: usize = 16;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::RowNotFound => StoreError::NotFound,
            sqlx::Error::Database(cause) if cause.is_unique_violation() => StoreError::Conflict,
            // What it refers to is not there.
            sqlx::Error::Database(cause) if cause.is_foreign_key_violation() => {
                StoreError::NotFound
            }
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// A column of a row.
pub(super) fn get<'r, T>(row: &'r AnyRow, column: &str) -> Result<T, StoreError>
where
    T: Decode<'r, Any> + Type<Any>,
{
    Ok(row.try_get(column)?)
}

/// A number of a row, as the type it was stored from.
pub(super) fn number<T: TryFrom<i64>>(row: &AnyRow, column: &str) -> Result<T, StoreError> {
    T::try_from(get::<i64>(row, column)?).map_err(|_| unreadable(column))
}

/// A structure of a row.
pub(super) fn json<T: DeserializeOwned>(row: &AnyRow, column: &str) -> Result<T, StoreError> {
    serde_json::from_str(get(row, column)?).map_err(|_| unreadable(column))
}

/// A structure of a row that may be missing.
pub(super) fn maybe_json<T: DeserializeOwned>(
    row: &AnyRow,
    column: &str,
) -> Result<Option<T>, StoreError> {
    get::<Option<String>>(row, column)?
        .map(|text| serde_json::from_str(&text).map_err(|_| unreadable(column)))
        .transpose()
}

/// What is stored is not what this program writes.
pub(super) fn unreadable(column: &str) -> StoreError {
    StoreError::Unavailable(format!("a stored `{column}` cannot be read"))
}

/// Counted things as the database counts them.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Few parts of few different lengths: a statement for each of them stays prepared.
pub(super) fn parts<T>(mut all: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let length = match all.len() {
            0 => return None,
            few @ 1..STRIDE => few,
            many => many.min(MOST_ROWS) / STRIDE * STRIDE,
        };
        let (part, rest) = all.split_at(length);
        all = rest;
        Some(part)
    })
}

/// `($1, $2), ($3, $4)`: as many rows of as many columns.
pub(super) fn places(rows: usize, columns: usize) -> String {
    let mut sql = String::with_capacity(rows * columns * 7);
    for at in 0..rows * columns {
        let before = match (at, at % columns) {
            (0, _) => "(",
            (_, 0) => "), (",
            _ => ", ",
        };
        // Writing to a string cannot fail.
        let _ = write!(sql, "{before}${}", at + 1);
    }
    sql + ")"
}

#[cfg(test)]
mod tests {
    use super::{parts, places};

    #[test]
    fn many_rows_are_split_into_few_lengths() {
        let all = [0; 1735];
        let lengths: Vec<usize> = parts(&all).map(<[i32]>::len).collect();
        assert_eq!(lengths, [512, 512, 512, 192, 7]);
        assert_eq!(parts(&all[..16]).count(), 1);
        assert_eq!(parts(&all[..0]).count(), 0);
    }

    #[test]
    fn places_are_numbered_through() {
        assert_eq!(places(2, 3), "($1, $2, $3), ($4, $5, $6)");
        assert_eq!(places(1, 1), "($1)");
    }
}
