//! Lines of the log as data: which message it is, and what it speaks of.

use crate::browser::{Guest, Line, open};
use serde_json::{Value, json};
use table::Chance;

/// Two people at a table of Fantasy Realms and somebody who watches, in three languages.
struct Heard {
    anna: Guest,
    id: String,
    lines: [Line; 2],
    watching: Line,
}

async fn table(house: &crate::browser::Open) -> Heard {
    let (anna, bela) = (house.guest("Anna").await, house.guest("Béla").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let id = anna.table("fantasy-realms", seats).await;
    bela.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    Heard {
        lines: [
            anna.line(&id, "seat=0&lang=en").await,
            bela.line(&id, "seat=1&lang=pl").await,
        ],
        watching: house.guest("Cyd").await.line(&id, "lang=ru").await,
        anna,
        id,
    }
}

impl Heard {
    /// Somebody decides; what the decider, the other and the watcher were told.
    async fn choose(&mut self, chance: &mut Chance) -> (usize, [Value; 3]) {
        let at = usize::from(self.lines[0].ticket().is_none());
        let choice = self.lines[at].random_choice(chance);
        self.lines[at].say(choice).await;
        let mine = self.lines[at].hear("update").await["lines"].take();
        let theirs = self.lines[1 - at].hear("update").await["lines"].take();
        let public = self.watching.hear("update").await["lines"].take();
        (at, [mine, theirs, public])
    }
}

fn arg<'a>(line: &'a Value, name: &str) -> &'a Value {
    let args = line["args"].as_array().expect("arguments");
    let found = args.iter().find(|arg| arg["name"] == name);
    found.unwrap_or_else(|| panic!("no `{name}` in {line}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_says_as_data_what_its_listener_may_know() {
    let house = open(|_| {}).await;
    let mut heard = table(&house).await;
    let mut chance = Chance::from_number(2);
    let (mut drawn, mut taken) = (false, false);
    while !(drawn && taken) {
        let (at, [mine, theirs, public]) = heard.choose(&mut chance).await;
        let Some(first) = mine.get(0) else { continue };
        let who = arg(first, "seat");
        assert_eq!(who["targets"], json!([{"seat": at}]), "{first}");
        assert_eq!(who["words"], ["Anna", "Béla"][at]);
        match first["id"].as_str().expect("an id") {
            "drew" => {
                drawn = true;
                let card = arg(first, "card");
                assert!(card["targets"][0]["card"].is_u64(), "{first}");
                let text = first["text"].as_str().expect("text");
                assert!(text.contains(card["words"].as_str().expect("words")));
                for line in [&theirs[0], &public[0]] {
                    assert_eq!(line["id"], "drew-unseen");
                    assert_eq!(line["args"].as_array().map(Vec::len), Some(1), "{line}");
                }
            }
            "took" => {
                taken = true;
                for line in [&theirs[0], &public[0]] {
                    assert_eq!(line["id"], "took", "the same in every language");
                    assert_eq!(arg(line, "card")["targets"], arg(first, "card")["targets"]);
                }
            }
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_of_the_replay_tells_the_same_data() {
    let house = open(|_| {}).await;
    let mut heard = table(&house).await;
    let mut chance = Chance::from_number(3);
    for moment in 1..=6 {
        let (at, [mine, theirs, _]) = heard.choose(&mut chance).await;
        let told = if at == 0 { mine } else { theirs };
        let path = format!("/api/tables/{}/moments/{moment}?seat=0&lang=en", heard.id);
        let then = heard.anna.get(&path).await;
        assert_eq!(then["lines"], told);
    }
    let path = format!("/api/tables/{}/replay?seat=0&lang=en", heard.id);
    let log = heard.anna.get(&path).await["log"].take();
    let log = log.as_array().expect("a log");
    assert!(log.iter().all(|line| line["id"].is_string()), "{log:?}");
}
