//! A house that is killed in the middle of a move loses nothing it has acknowledged.

use crate::browser::{Guest, Line, config, games};
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use table::Chance;

/// Where the house to be killed keeps its data.
const DATA: &str = "CONCLAVE_TEST_DATA";

/// Not a test of its own: the process that the test below kills.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "the house that another test opens and kills"]
async fn a_house_to_be_killed() {
    let Some(data) = std::env::var_os(DATA) else {
        return;
    };
    let house = server::start(config(&PathBuf::from(data)), games()).await;
    let house = house.expect("a house");
    println!("\nopen at {}", house.address());
    std::future::pending::<()>().await;
}

struct House {
    child: Child,
    address: String,
}

impl House {
    fn open(data: &Path) -> Self {
        let program = std::env::current_exe().expect("this test");
        let mut child = Command::new(program)
            .args([
                "--ignored",
                "--exact",
                "crash::a_house_to_be_killed",
                "--nocapture",
            ])
            .env(DATA, data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let lines = BufReader::new(child.stdout.take().expect("its words")).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| Some(line.strip_prefix("open at ")?.to_owned()));
        House {
            child,
            address: address.expect("an address"),
        }
    }

    /// SIGKILL: no farewell, no last words to the disk.
    fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

/// Plays as fast as possible until the line breaks; tells the last number that was acknowledged.
async fn play_until_cut_off(mut lines: Vec<Line>, mut chance: Chance) -> u64 {
    let mut acknowledged = lines[0].now["seq"].as_u64().expect("a number");
    loop {
        let Some(at) = lines.iter().position(|line| line.ticket().is_some()) else {
            for line in &mut lines {
                if line.next().await.is_none() {
                    return acknowledged;
                }
            }
            continue;
        };
        let choice = lines[at].random_choice(&mut chance);
        lines[at].say(choice).await;
        let (mut acked, mut told) = (false, false);
        while !(acked && told) {
            let Some(message) = lines[at].next().await else {
                return acknowledged;
            };
            match message["type"].as_str() {
                Some("ack") => {
                    acknowledged = message["seq"].as_u64().expect("a number");
                    acked = true;
                }
                Some("update") => told = true,
                _ => {}
            }
        }
        for line in &mut lines {
            while line.now["seq"].as_u64() < Some(acknowledged) {
                if line.next().await.is_none() {
                    return acknowledged;
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_house_is_killed() {
    let data = tempfile::tempdir().expect("a folder");
    let mut house = House::open(data.path());
    let mut anna = Guest::enter(&house.address, "Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Béla"}]);
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(anna.table("spellbook", seats.clone()).await);
    }
    for round in 0..3 {
        let mut playing = Vec::new();
        for (number, table) in tables.iter().enumerate() {
            let lines = vec![
                anna.line(table, "seat=0").await,
                anna.line(table, "seat=1").await,
            ];
            let chance = Chance::from_number(round * 10 + number as u64);
            playing.push(tokio::spawn(play_until_cut_off(lines, chance)));
        }
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        house.kill();
        house = House::open(data.path());
        anna.move_to(&house.address);
        for (table, task) in tables.iter().zip(playing) {
            let acknowledged = task.await.expect("the player ends");
            let now = anna.line(table, "seat=0").await.now;
            let kept = now["seq"].as_u64().expect("a number");
            assert!(kept >= acknowledged, "{kept} kept of {acknowledged}");
            assert!(kept <= acknowledged + 1, "at most one was under way");
            assert_eq!(now["moment"].as_u64(), Some(kept));
        }
    }
    house.kill();
}

/// Three people play until one of them can go back only by consent and asks for it.
async fn until_a_plea(lines: &mut [Line; 3]) -> usize {
    let mut chance = Chance::from_number(8);
    loop {
        let asked = lines.iter().position(|line| line.ticket().is_some());
        let at = asked.expect("somebody is asked");
        let seq = lines[at].choose(&mut chance).await;
        for line in &mut *lines {
            line.until(seq).await;
        }
        if lines[at].now["undo"]["kind"] == "by_consent" {
            lines[at].say(json!({"type": "undo", "seat": at})).await;
            lines[at].hear("plea").await;
            return at;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plea_to_go_back_outlives_the_house() {
    let data = tempfile::tempdir().expect("a folder");
    let mut house = House::open(data.path());
    let mut guests = Vec::new();
    for name in ["Anna", "Béla", "Cyd"] {
        guests.push(Guest::enter(&house.address, name).await);
    }
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = guests[0].table("fantasy-realms", seats).await;
    for guest in &guests[1..] {
        let sit = format!("/api/tables/{table}/sit");
        guest.post(&sit, json!({})).await;
    }
    let mut lines = [
        guests[0].line(&table, "seat=0").await,
        guests[1].line(&table, "seat=1").await,
        guests[2].line(&table, "seat=2").await,
    ];
    let asker = until_a_plea(&mut lines).await;
    let (first, last) = ((asker + 1) % 3, (asker + 2) % 3);
    lines[first].hear("plea").await;
    let yes = |seat: usize| json!({"type": "consent", "seat": seat, "agree": true});
    lines[first].say(yes(first)).await;
    let open = lines[first].hear("plea").await["plea"].clone();
    assert_eq!(open["open"], json!([last]));
    house.kill();

    house = House::open(data.path());
    for guest in &mut guests {
        guest.move_to(&house.address);
    }
    let (mut line, state) = guests[last]
        .enter_table(&table, &format!("seat={last}"))
        .await;
    assert_eq!(state["plea"], open, "as it was before");
    line.say(yes(last)).await;
    let state = line.hear("state").await;
    assert_eq!(state["now"]["moment"], open["moment"]);
    assert!(state["plea"].is_null());
    house.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_the_house_has_been_closed() {
    let data = tempfile::tempdir().expect("a folder");
    let mut config = config(data.path());
    config.bot_delay_ms = 60_000;
    let slow = server::start(config.clone(), games())
        .await
        .expect("a house");
    let mut anna = Guest::enter(&slow.address().to_string(), "Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    // Whoever begins is drawn: open tables until a bot does.
    let table = loop {
        let table = anna.table("fantasy-realms", seats.clone()).await;
        if anna.line(&table, "seat=0").await.ticket().is_none() {
            break table;
        }
    };
    slow.close().await.expect("closed");
    config.bot_delay_ms = 0;
    let house = server::start(config, games()).await.expect("a house");
    anna.move_to(&house.address().to_string());
    for _ in 0..100 {
        let mine = anna.get("/api/my/tables").await;
        let mine = mine.as_array().expect("a list");
        let card = mine.iter().find(|card| card["id"] == json!(table));
        if card.is_some_and(|card| card["your_turn"] == true) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the bot did not go on by itself");
}
