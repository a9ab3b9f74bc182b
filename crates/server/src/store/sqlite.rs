//! All that is peculiar to SQLite; another database is another [`Backend`].

use super::StoreError;
use super::sql::Backend;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

/// The name of the database in the data folder.
const FILE: &str = "conclave.db";

/// The database of a data folder, which is made if it is missing.
pub(super) fn backend(folder: &Path) -> Result<Backend, StoreError> {
    let file = prepare(folder).map_err(|error| {
        StoreError::Unavailable(format!(
            "the data folder {} cannot be used: {error}",
            folder.display()
        ))
    })?;
    sqlx::any::install_default_drivers();
    Ok(Backend {
        options: sqlx::any::AnyConnectOptions::from_str(&url(&file))
            .map_err(|error| StoreError::Unavailable(error.to_string()))?,
        place: file.display().to_string(),
        // A choice is acknowledged when it is durable: a power cut must not lose it, so FULL.
        greet_writer: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                       PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000",
        greet_reader: "PRAGMA query_only = ON; PRAGMA busy_timeout = 5000",
        // Another process may write as well: wait for it here rather than fail half-way.
        begin_writing: "BEGIN IMMEDIATE",
        begin_reading: "BEGIN",
        may_hang_up: false,
        blob: "BLOB",
    })
}

fn prepare(folder: &Path) -> std::io::Result<PathBuf> {
    std::fs::create_dir_all(folder)?;
    std::path::absolute(folder.join(FILE))
}

/// The path as a URL, whatever characters it has.
fn url(file: &Path) -> String {
    let mut url = "sqlite://".to_owned();
    for byte in file.as_os_str().as_encoded_bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.".contains(byte) {
            url.push(char::from(*byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(url, "%{byte:02X}");
        }
    }
    url + "?mode=rwc"
}
