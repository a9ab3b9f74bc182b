//! What is peculiar to a database in a file.

use crate::fixture::{NOW, entry, folder, opened, store_in};
use crate::suite::conformance;
use server::store::{Entry, StoreError, Summary, TableId, open};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_every_promise() {
    let folder = folder();
    let inner = folder.path().join("made/when missing ?#%");
    conformance(open(&inner).await.unwrap()).await.unwrap();
    // What was noted last before closing is there.
    let again = open(&inner).await.unwrap();
    let summary = again.table(&"last".into()).await.unwrap().summary;
    assert_eq!(summary.updated, NOW + 99);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_closed_is_there_again() {
    let folder = folder();
    let store = store_in(&folder).await;
    let table = opened(&store, "t").await;
    for seq in 1..=100 {
        store.append(&table.id, entry(seq)).await.unwrap();
    }
    store.close().await.unwrap();
    // Opening again takes no step twice.
    for _ in 0..2 {
        let store = store_in(&folder).await;
        assert_eq!(store.table(&table.id).await, Ok(table.clone()));
        assert_eq!(store.entries(&table.id).await.unwrap().len(), 100);
        store.close().await.unwrap();
    }
}

/// The files as they are on the disk, while nobody has closed them.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_never_closed_is_there_again() {
    let (folder, copy) = (folder(), folder());
    let store = store_in(&folder).await;
    let id = opened(&store, "t").await.id;
    for seq in 1..=300 {
        store.append(&id, entry(seq)).await.unwrap();
    }
    for file in ["conclave.db", "conclave.db-wal"] {
        std::fs::copy(folder.path().join(file), copy.path().join(file)).unwrap();
    }
    let revived = store_in(&copy).await;
    let expected: Vec<Entry> = (1..=300).map(entry).collect();
    assert_eq!(revived.entries(&id).await, Ok(expected));
    assert_eq!(revived.stale_summaries().await, Ok(vec![id]));
}

/// The tables of the one who is killed.
const DOOMED: [&str; 4] = ["a", "b", "c", "d"];
/// Where that one finds its folder.
const DOOMED_FOLDER: &str = "CONCLAVE_DOOMED_FOLDER";

/// Another process writes and says what was acknowledged; it is killed in full swing.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_process_loses_nothing_that_was_acknowledged() {
    let folder = folder();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "files::doomed", "--ignored", "--nocapture"])
        .env(DOOMED_FOLDER, folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut acknowledged = [0_u64; DOOMED.len()];
    let mut heard = 0;
    while let Some(Ok(line)) = said.next() {
        let Some((table, seq)) = line
            .strip_prefix("ack ")
            .and_then(|ack| ack.split_once(' '))
        else {
            continue;
        };
        let at = DOOMED.iter().position(|id| *id == table).unwrap();
        acknowledged[at] = seq.parse().unwrap();
        heard += 1;
        if heard == 400 {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();

    assert!(heard >= 400, "only {heard} were acknowledged");
    let store = store_in(&folder).await;
    for (id, acknowledged) in DOOMED.iter().zip(acknowledged) {
        let log = store.entries(&(*id).into()).await.unwrap();
        let count = log.len() as u64;
        assert!(
            count >= acknowledged,
            "{acknowledged} acknowledged, {count} kept"
        );
        let expected: Vec<Entry> = (1..=count).map(entry).collect();
        assert_eq!(log, expected);
    }
    let mut stale = store.stale_summaries().await.unwrap();
    stale.sort();
    assert_eq!(stale, DOOMED.map(TableId::from));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "only to be killed"]
async fn doomed() {
    let Some(folder) = std::env::var_os(DOOMED_FOLDER) else {
        return;
    };
    let store = open(Path::new(&folder)).await.unwrap();
    for id in DOOMED {
        opened(&store, id).await;
    }
    let forever = DOOMED.map(|id| {
        let store = &store;
        async move {
            // An end, in case that nobody kills it.
            for seq in 1..100_000 {
                store.append(&id.into(), entry(seq)).await.unwrap();
                let mut out = std::io::stdout().lock();
                out.write_all(format!("ack {id} {seq}\n").as_bytes())
                    .unwrap();
                out.flush().unwrap();
            }
        }
    });
    futures_util::future::join_all(forever).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_database_is_refused_with_words() {
    let folder = folder();
    let file = folder.path().join("conclave.db");
    std::fs::write(&file, "this is a letter, not a database".repeat(200)).unwrap();
    let said = refusal(folder.path()).await;
    assert!(said.contains("conclave.db"), "{said}");
    assert!(said.contains("not a database"), "{said}");
    // It is not touched.
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("this"));

    let blocked = folder.path().join("a file");
    std::fs::write(&blocked, "").unwrap();
    let said = refusal(&blocked).await;
    assert!(said.contains("a file cannot be used"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_database_is_refused_with_words() {
    let folder = folder();
    store_in(&folder).await.close().await.unwrap();
    let file = folder.path().join("conclave.db").display().to_string();
    let change = async |sql: &'static str| {
        let url = format!("sqlite://{file}");
        let pool = sqlx::AnyPool::connect(&url).await.unwrap();
        sqlx::query(sql).execute(&pool).await.unwrap();
        pool.close().await;
    };
    change(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (99, 'from the future', 1, x'00', 0)",
    )
    .await;
    let said = refusal(folder.path()).await;
    assert!(said.contains("newer version of this program"), "{said}");

    change("DELETE FROM _sqlx_migrations WHERE version = 99").await;
    change("UPDATE _sqlx_migrations SET checksum = x'00'").await;
    let said = refusal(folder.path()).await;
    assert!(said.contains("another build of this program"), "{said}");
}

async fn refusal(folder: &Path) -> String {
    match open(folder).await {
        Err(StoreError::Unavailable(said)) => said,
        Err(other) => panic!("refused with {other:?}"),
        Ok(_) => panic!("it opened"),
    }
}

/// While somebody else holds the database, entries are refused; afterwards all is well again.
#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_unavailable_only_as_long_as_it_is_locked() {
    let folder = folder();
    let store = store_in(&folder).await;
    let id = opened(&store, "t").await.id;
    let url = format!("sqlite://{}/conclave.db", folder.path().display());
    let other = sqlx::AnyPool::connect(&url).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let summary = Summary {
        updated: NOW + 5,
        ..Summary::default()
    };
    store.note(&id, summary.clone());
    let refused = store.append(&id, entry(1)).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))));
    lock.rollback().await.unwrap();
    assert_eq!(store.append(&id, entry(1)).await, Ok(()));
    store.flush().await.unwrap();
    assert_eq!(store.table(&id).await.unwrap().summary, summary);
}
