//! Guests, tables and entries to try things with.

use serde_json::json;
use server::protocol::{Pace, Status};
use server::store::{ChairRow, Deed, Entry, Holder, PersonRow, Store, Summary, TableRow, open};
use std::sync::Arc;
use table::{Answer, Seat, Seed, Setup};
use tempfile::TempDir;

pub(crate) type Shared = Arc<dyn Store>;

/// A moment in 2026, in milliseconds.
pub(crate) const NOW: i64 = 1_780_000_000_000;

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

pub(crate) async fn store_in(folder: &TempDir) -> Shared {
    open(folder.path()).await.expect("the store opens")
}

pub(crate) fn chair(seat: u8, holder: Holder) -> ChairRow {
    ChairRow {
        seat,
        holder,
        name: format!("Seat {seat}"),
        away: None,
        resigned: false,
        seen: 0,
        orders: json!({}),
    }
}

/// A table that gathers: its host, and a free seat.
pub(crate) fn table_of(host: &PersonRow, id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        game: "fantasy-realms".to_owned(),
        rules_version: 3,
        content_hash: "c0ffee".to_owned(),
        setup: Setup::of(2).with("cursed_hoard", true),
        seed: Seed::from_number(7),
        public: true,
        pace: Pace::Live,
        clock: None,
        host: host.id,
        created: NOW,
        status: Status::Gathering,
        chairs: vec![chair(0, Holder::Person(host.id)), chair(1, Holder::Open)],
        rematch: None,
        summary: Summary {
            updated: NOW,
            ..Summary::default()
        },
    }
}

pub(crate) async fn guest(store: &Shared) -> PersonRow {
    store.add_person("Birch", NOW).await.expect("a guest")
}

/// Opens a table with a new guest as its host.
pub(crate) async fn opened(store: &Shared, id: &str) -> TableRow {
    let table = table_of(&guest(store).await, id);
    store.add_table(table.clone()).await.expect("a table");
    table
}

pub(crate) fn entry(seq: u64) -> Entry {
    Entry {
        seq,
        at: NOW + seq.cast_signed(),
        deed: Deed::Answer {
            seat: Seat((seq % 2) as u8),
            answer: Answer::of(&[seq as u16, 300]),
        },
    }
}

pub(crate) fn ids(tables: &[TableRow]) -> Vec<&str> {
    tables.iter().map(|table| table.id.0.as_str()).collect()
}
