//! Everything a database must do.

use crate::fixture::{NOW, Shared, chair, entry, guest, ids, opened, table_of};
use serde_json::json;
use server::protocol::{ClockRule, Pace, Status};
use server::store::{
    CHAT_LINES, ChairRow, ChatRow, Deed, Entry, GATHERING_KEPT, GUEST_KEPT, Holder, PersonId,
    PersonRow, ProblemRow, ReplayRow, StoreError, Summary, TableId,
};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Answer, Seat, SeatSet};

/// Everything a database must do.
pub(crate) async fn conformance(store: Shared) -> Result<(), StoreError> {
    people(&store).await?;
    tables(&store).await?;
    lists(&store).await?;
    the_log(&store).await?;
    bad_entries_fail_alone(&store).await?;
    many_write_at_once(&store).await?;
    summaries(&store).await?;
    papers(&store).await?;
    forgetting(&store).await?;
    closing(&store).await
}

async fn people(store: &Shared) -> Result<(), StoreError> {
    let birch = guest(store).await;
    assert_eq!(store.person(birch.id).await, Ok(birch.clone()));
    assert_eq!((birch.epoch, birch.created), (0, NOW));
    let nobody = PersonId(-1);
    assert_eq!(store.person(nobody).await, Err(StoreError::NotFound));
    assert_eq!(
        store.person_by_login("birch").await,
        Err(StoreError::NotFound)
    );

    store.rename_person(birch.id, "Łucja 🌲").await?;
    store.set_account(birch.id, "Birch", "hash").await?;
    let found = store.person_by_login("bIRCH").await?;
    assert_eq!(found.id, birch.id);
    assert_eq!(found.name, "Łucja 🌲");
    assert_eq!(found.login.as_deref(), Some("Birch"));
    assert_eq!(found.password_hash.as_deref(), Some("hash"));

    let other = guest(store).await;
    assert_ne!(other.id, birch.id);
    let taken = store.set_account(other.id, "BIRCH", "other").await;
    assert_eq!(taken, Err(StoreError::Conflict));
    assert_eq!(store.person(other.id).await?.login, None);
    // Changing one's own password keeps the login.
    store.set_account(birch.id, "birch", "new").await?;

    assert_eq!(store.raise_epoch(birch.id).await, Ok(1));
    assert_eq!(store.raise_epoch(birch.id).await, Ok(2));
    assert_eq!(store.person(birch.id).await?.epoch, 2);
    for missing in [
        store.rename_person(nobody, "x").await,
        store.set_account(nobody, "nobody", "x").await,
        store.raise_epoch(nobody).await.map(|_| ()),
    ] {
        assert_eq!(missing, Err(StoreError::NotFound));
    }
    Ok(())
}

async fn tables(store: &Shared) -> Result<(), StoreError> {
    let host = guest(store).await;
    let mut table = table_of(&host, "full");
    table.clock = Some(ClockRule { bank: 60, extra: 5 });
    table.pace = Pace::Slow;
    table.public = false;
    table.chairs = vec![
        chair(0, Holder::Person(host.id)),
        chair(1, Holder::Open),
        chair(
            2,
            Holder::Invited {
                secret: "s3cret".to_owned(),
            },
        ),
        chair(3, Holder::Bot("greedy".to_owned())),
    ];
    table.chairs[0].orders = json!({"pass_when_forced": true});
    store.add_table(table.clone()).await?;
    assert_eq!(store.table(&table.id).await, Ok(table.clone()));
    assert_eq!(
        store.add_table(table.clone()).await,
        Err(StoreError::Conflict)
    );
    assert_eq!(
        store.table(&"nowhere".into()).await,
        Err(StoreError::NotFound)
    );

    table.chairs.truncate(2);
    table.chairs[1] = ChairRow {
        away: Some("random".to_owned()),
        resigned: true,
        seen: 17,
        ..chair(1, Holder::Person(host.id))
    };
    table.status = Status::Playing;
    table.summary.updated = NOW + 5;
    store
        .save_chairs_and_status(&table.id, &table.chairs, table.status, NOW + 5)
        .await?;
    assert_eq!(store.table(&table.id).await, Ok(table.clone()));
    assert_eq!(
        store
            .save_chairs_and_status(&"nowhere".into(), &table.chairs, Status::Over, NOW)
            .await,
        Err(StoreError::NotFound)
    );

    // A seat for somebody who does not exist: nothing of the change stays.
    let ghost = chair(0, Holder::Person(PersonId(-5)));
    assert_eq!(
        store
            .save_chairs_and_status(&table.id, &[ghost], Status::Over, NOW + 9)
            .await,
        Err(StoreError::NotFound)
    );
    assert_eq!(store.table(&table.id).await, Ok(table.clone()));

    store.set_rematch(&table.id, &"next".into()).await?;
    store.set_rematch(&table.id, &"next".into()).await?;
    let late = store.set_rematch(&table.id, &"late".into()).await;
    assert_eq!(late, Err(StoreError::Conflict));
    let kept = store.table(&table.id).await?.rematch;
    assert_eq!(kept, Some("next".into()));
    Ok(())
}

async fn lists(store: &Shared) -> Result<(), StoreError> {
    let (host, friend) = (guest(store).await, guest(store).await);
    let add = |id: &'static str, status, public, updated| {
        let mut table = table_of(&host, id);
        table.status = status;
        table.public = public;
        table.summary.updated = NOW + 1000 + updated;
        if id == "list-old" {
            table.chairs[1].holder = Holder::Person(friend.id);
        }
        store.add_table(table)
    };
    add("list-old", Status::Gathering, true, 1).await?;
    add("list-new", Status::Gathering, true, 2).await?;
    add("list-play", Status::Playing, true, 9).await?;
    add("list-secret", Status::Playing, false, 10).await?;
    add("list-over", Status::Over, true, 20).await?;
    add("list-left", Status::Abandoned, true, 30).await?;

    let mut lobby = store.lobby(100).await?;
    lobby.retain(|table| table.id.0.starts_with("list-"));
    assert_eq!(ids(&lobby), ["list-new", "list-old", "list-play"]);
    assert_eq!(lobby[1].chairs.len(), 2);
    assert_eq!(lobby[1].chairs[1].holder, Holder::Person(friend.id));
    assert_eq!(store.lobby(2).await?.len(), 2);

    let mine = store.tables_of(host.id, 100).await?;
    let expected = [
        "list-secret",
        "list-play",
        "list-new",
        "list-old",
        "list-left",
        "list-over",
    ];
    assert_eq!(ids(&mine), expected);
    let cut = store.tables_of(host.id, 2).await?;
    assert_eq!(ids(&cut), expected[..2]);
    let theirs = store.tables_of(friend.id, 100).await?;
    assert_eq!(ids(&theirs), ["list-old"]);
    assert_eq!(store.count_open_tables_of(host.id).await, Ok(4));
    assert_eq!(store.count_open_tables_of(friend.id).await, Ok(0));
    Ok(())
}

async fn the_log(store: &Shared) -> Result<(), StoreError> {
    let table = opened(store, "log").await;
    assert_eq!(store.entries(&table.id).await, Ok(vec![]));
    let log = vec![
        entry(1),
        Entry {
            seq: 2,
            at: NOW,
            deed: Deed::Undo { seat: Seat(1) },
        },
        Entry {
            seq: 3,
            at: NOW,
            deed: Deed::BackTo { count: 70_000 },
        },
        Entry {
            seq: 4,
            at: NOW,
            deed: Deed::Answer {
                seat: Seat(5),
                answer: Answer::of(&[0, u16::MAX, 3, 4, 5, 6, 7, 8, 9, 10]),
            },
        },
        Entry {
            seq: 5,
            at: NOW,
            deed: Deed::Plead {
                seat: Seat(5),
                count: 3,
                open: SeatSet(0b11),
            },
        },
        Entry {
            seq: 6,
            at: NOW,
            deed: Deed::Consent {
                seat: Seat(1),
                agree: true,
            },
        },
    ];
    for line in &log {
        store.append(&table.id, line.clone()).await?;
    }
    assert_eq!(store.entries(&table.id).await, Ok(log.clone()));
    assert_eq!(
        store.append(&table.id, entry(2)).await,
        Err(StoreError::Conflict)
    );
    assert_eq!(
        store.append(&"nowhere".into(), entry(1)).await,
        Err(StoreError::NotFound)
    );
    assert_eq!(store.entries(&table.id).await, Ok(log));
    Ok(())
}

/// All of them are on their way at once, so they share a transaction; some cannot be written.
async fn bad_entries_fail_alone(store: &Shared) -> Result<(), StoreError> {
    let table = opened(store, "mixed").await.id;
    let nowhere = TableId::from("nowhere");
    store.append(&table, entry(3)).await?;
    let attempts = (1..=40).flat_map(|seq| [(&table, seq), (&nowhere, seq), (&table, seq)]);
    let outcomes =
        futures_util::future::join_all(attempts.map(|(id, seq)| store.append(id, entry(seq))))
            .await;
    for (at, three) in outcomes.chunks(3).enumerate() {
        let first = if at + 1 == 3 {
            Err(StoreError::Conflict)
        } else {
            Ok(())
        };
        assert_eq!(three[0], first, "entry {}", at + 1);
        assert_eq!(three[1], Err(StoreError::NotFound));
        assert_eq!(three[2], Err(StoreError::Conflict));
    }
    let expected: Vec<Entry> = (1..=40).map(entry).collect();
    assert_eq!(store.entries(&table).await, Ok(expected));
    Ok(())
}

async fn many_write_at_once(store: &Shared) -> Result<(), StoreError> {
    let tasks: Vec<_> = (0..200)
        .map(|number| {
            let store = Arc::clone(store);
            tokio::spawn(async move {
                // A hundred tables, and at each of them two who want to be first.
                let id = TableId(format!("crowd-{}", number / 2));
                if number % 2 == 0 {
                    opened(&store, &id.0).await;
                }
                let mut won = 0;
                for seq in 1..=20 {
                    loop {
                        match store.append(&id, entry(seq)).await {
                            Ok(()) => won += 1,
                            Err(StoreError::Conflict) => {}
                            // The other one has not opened the table yet.
                            Err(StoreError::NotFound) => {
                                tokio::task::yield_now().await;
                                continue;
                            }
                            Err(error) => panic!("{error}"),
                        }
                        break;
                    }
                }
                won
            })
        })
        .collect();
    let mut won = 0;
    for task in tasks {
        won += task.await.expect("the task ends");
    }
    assert_eq!(won, 100 * 20, "every entry was acknowledged exactly once");
    let expected: Vec<Entry> = (1..=20).map(entry).collect();
    for number in 0..100 {
        let id = TableId(format!("crowd-{number}"));
        assert_eq!(store.entries(&id).await, Ok(expected.clone()));
    }
    Ok(())
}

async fn summaries(store: &Shared) -> Result<(), StoreError> {
    let [fresh, behind, quiet] = ["sum-fresh", "sum-behind", "sum-quiet"];
    for id in [fresh, behind, quiet] {
        opened(store, id).await;
    }
    for seq in 1..=3 {
        store.append(&fresh.into(), entry(seq)).await?;
        store.append(&behind.into(), entry(seq)).await?;
    }
    let summary = Summary {
        seq: 3,
        waiting: 0b101,
        updated: NOW + 77,
        outcome: Some(json!({"winners": [1]})),
    };
    let older = Summary {
        seq: 2,
        ..Summary::default()
    };
    store.note(&fresh.into(), summary.clone());
    store.note(&fresh.into(), older.clone());
    store.note(&behind.into(), older.clone());
    store.note(&"nowhere".into(), older.clone());
    store.flush().await?;
    assert_eq!(store.table(&fresh.into()).await?.summary, summary);
    store.note(&fresh.into(), older);
    store.flush().await?;
    assert_eq!(store.table(&fresh.into()).await?.summary, summary);

    let mut stale = store.stale_summaries().await?;
    stale.retain(|id| id.0.starts_with("sum-"));
    assert_eq!(stale, [behind.into()]);

    let mut alone = store.going_on_alone().await?;
    alone.retain(|id| id.0.starts_with("sum-"));
    let row = store.table(&quiet.into()).await?;
    let has_bot = row
        .chairs
        .iter()
        .any(|it| matches!(it.holder, Holder::Bot(_)));
    let expected = row.status == Status::Playing && (has_bot || row.clock.is_some());
    assert_eq!(alone.len(), if expected { 3 } else { 0 });
    let mut chairs = row.chairs.clone();
    chairs[0].holder = Holder::Bot("random".to_owned());
    store
        .save_chairs_and_status(&quiet.into(), &chairs, Status::Playing, NOW)
        .await?;
    assert!(store.going_on_alone().await?.contains(&quiet.into()));
    store
        .save_chairs_and_status(&quiet.into(), &row.chairs, row.status, NOW)
        .await?;

    // Without anybody asking for it, it is written within a second.
    let third = Summary { seq: 3, ..summary };
    store.note(&behind.into(), third.clone());
    let start = Instant::now();
    while store.table(&behind.into()).await?.summary != third {
        assert!(start.elapsed() < Duration::from_millis(1500), "too late");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

async fn papers(store: &Shared) -> Result<(), StoreError> {
    let host = opened(store, "papers").await.host;
    let id = TableId::from("papers");
    let said = |number: u32| ChatRow {
        at: NOW,
        seat: number.is_multiple_of(2).then_some(1),
        name: "Birch".to_owned(),
        text: format!("line {number} 'quoted' \"twice\" żółw"),
    };
    for number in 0..CHAT_LINES + 5 {
        store.add_chat(&id, said(number)).await?;
    }
    let expected: Vec<ChatRow> = (5..CHAT_LINES + 5).map(said).collect();
    assert_eq!(store.chat(&id).await, Ok(expected));
    assert_eq!(store.chat(&"nowhere".into()).await, Ok(vec![]));
    let lost = store.add_chat(&"nowhere".into(), said(1)).await;
    assert_eq!(lost, Err(StoreError::NotFound));

    let replay = ReplayRow {
        id: "r1".to_owned(),
        by: host,
        at: NOW,
        record: vec![0, 255, 7, 0],
    };
    store.add_replay(replay.clone()).await?;
    let again = store.add_replay(replay.clone()).await;
    assert_eq!(again, Err(StoreError::Conflict));
    assert_eq!(store.replay("r1").await, Ok(replay));
    assert_eq!(store.replay("r2").await, Err(StoreError::NotFound));

    let problem = |at: i64, by| ProblemRow {
        table: id.clone(),
        by,
        at: NOW + at,
        text: "the dragon did not count".to_owned(),
        record: vec![1, 2, 3],
    };
    store.add_problem(problem(1, Some(host))).await?;
    store.add_problem(problem(2, None)).await?;
    let latest = store.problems(10).await?;
    assert_eq!(latest, [problem(2, None), problem(1, Some(host))]);
    assert_eq!(store.problems(1).await?, [problem(2, None)]);
    Ok(())
}

async fn forgetting(store: &Shared) -> Result<(), StoreError> {
    // Far in the future, where everything of the other parts is untouched since long.
    let later = NOW + 10 * GUEST_KEPT;
    store.prune(later).await?;

    let lonely = store.add_person("Lonely", later).await?;
    let visitor = store.add_person("Visitor", later).await?;
    let host = store.add_person("Host", later).await?;
    let member = store.add_person("Member", later).await?;
    store.set_account(member.id, "member", "hash").await?;
    let open_at = |host: &PersonRow, id: &str, status, updated| {
        let mut table = table_of(host, id);
        table.status = status;
        table.summary.updated = updated;
        store.add_table(table)
    };
    let untouched = later + GATHERING_KEPT + 1;
    open_at(&host, "left", Status::Gathering, later).await?;
    open_at(&host, "recent", Status::Gathering, later + 2).await?;
    open_at(&host, "begun", Status::Playing, later).await?;
    open_at(&member, "members", Status::Gathering, later).await?;
    let left = TableId::from("left");
    let line = ChatRow {
        at: later,
        seat: None,
        name: "Host".to_owned(),
        text: "anybody?".to_owned(),
    };
    store.add_chat(&left, line).await?;
    // Opened a moment ago, and nothing has happened there yet.
    let mut fresh = table_of(&host, "fresh");
    fresh.created = untouched;
    fresh.summary.updated = 0;
    store.add_table(fresh).await?;

    let pruned = store.prune(untouched).await?;
    assert_eq!((pruned.tables, pruned.guests), (vec![left.clone()], 0));
    assert_eq!(store.table(&left).await, Err(StoreError::NotFound));
    assert_eq!(store.chat(&left).await, Ok(vec![]));
    for id in ["recent", "begun", "members", "fresh"] {
        assert!(store.table(&id.into()).await.is_ok(), "{id}");
    }

    store.touch(visitor.id, later + GUEST_KEPT);
    let pruned = store.prune(later + GUEST_KEPT + 1).await?;
    let mut tables = pruned.tables;
    tables.sort_unstable();
    assert_eq!(
        (tables, pruned.guests),
        (vec!["fresh".into(), "recent".into()], 1)
    );
    assert_eq!(store.person(lonely.id).await, Err(StoreError::NotFound));
    for kept in [visitor.id, host.id, member.id] {
        assert!(store.person(kept).await.is_ok());
    }
    Ok(())
}

async fn closing(store: &Shared) -> Result<(), StoreError> {
    opened(store, "last").await;
    let last = Summary {
        updated: NOW + 99,
        ..Summary::default()
    };
    store.note(&"last".into(), last);
    store.close().await?;
    for refused in [
        store.append(&"last".into(), entry(1)).await,
        store.flush().await,
        store.table(&"last".into()).await.map(|_| ()),
        store.close().await,
    ] {
        assert!(matches!(refused, Err(StoreError::Unavailable(_))));
    }
    Ok(())
}
