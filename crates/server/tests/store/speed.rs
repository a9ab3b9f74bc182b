//! How fast it is.

use crate::fixture::{entry, opened, store_in};
use server::store::{Summary, TableId};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How many entries a second become durable while 200 tables play; `--ignored --nocapture` shows it.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn entries_a_second() {
    const TABLES: u64 = 200;
    const EACH: u64 = 500;
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on the disk");
    let store = store_in(&folder).await;
    for number in 0..TABLES {
        opened(&store, &format!("table-{number}")).await;
    }
    let start = Instant::now();
    let tasks: Vec<_> = (0..TABLES)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let id = TableId(format!("table-{number}"));
                let mut slowest = Duration::ZERO;
                for seq in 1..=EACH {
                    let begun = Instant::now();
                    store.append(&id, entry(seq)).await.expect("it is written");
                    slowest = slowest.max(begun.elapsed());
                    let summary = Summary {
                        seq,
                        ..Summary::default()
                    };
                    store.note(&id, summary);
                }
                slowest
            })
        })
        .collect();
    let mut slowest = Duration::ZERO;
    for task in tasks {
        slowest = slowest.max(task.await.expect("the task ends"));
    }
    let took = start.elapsed();
    let rate = (TABLES * EACH) as f64 / took.as_secs_f64();
    println!("{rate:.0} entries a second, the slowest took {slowest:?}");
    for number in 0..TABLES {
        let log = store.entries(&TableId(format!("table-{number}"))).await;
        assert_eq!(log.expect("the log").len() as u64, EACH);
    }
}
