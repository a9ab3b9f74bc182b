//! Whole games, and what remains of them.

use crate::browser::{Line, open};
use serde_json::{Value, json};
use table::{Chance, Record, Seed};

async fn play_out(lines: &mut [Line], chance: &mut Chance) {
    for _ in 0..5000 {
        if !lines[0].now["ending"].is_null() {
            return;
        }
        let asked = lines.iter().position(|line| line.ticket().is_some());
        let seq = lines[asked.expect("somebody is asked")]
            .choose(chance)
            .await;
        for line in lines.iter_mut() {
            line.until(seq).await;
        }
    }
    panic!("the game does not end");
}

async fn whole_game(game: &str, seats: u8) {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let others = (1..seats).map(|seat| json!({"kind": "local", "name": format!("P{seat}")}));
    let chairs: Vec<Value> = std::iter::once(json!({"kind": "me"}))
        .chain(others)
        .collect();
    let id = anna.table(game, Value::Array(chairs)).await;
    let hash = anna.get(&format!("/api/tables/{id}")).await["seed_hash"].clone();
    let mut lines = Vec::new();
    for seat in 0..seats {
        lines.push(anna.line(&id, &format!("seat={seat}")).await);
    }
    play_out(&mut lines, &mut Chance::from_number(8)).await;
    let ending = lines[0].now["ending"].clone();
    let seed: Seed = ending["seed"]
        .as_str()
        .expect("a seed")
        .parse()
        .expect("hex");
    assert_eq!(json!(seed.hash().to_string()), hash);
    // The record is the game: it verifies anywhere.
    let record = anna.get(&format!("/api/tables/{id}/record")).await;
    let record = Record::from_bytes(record.to_string().as_bytes()).expect("a record");
    assert_eq!(json!(record.scores()), ending["scores"]);
    let replay = anna
        .get(&format!("/api/tables/{id}/replay?seat=0&lang=en"))
        .await;
    let last = replay["moments"].as_u64().expect("a number");
    assert_eq!(last, record.choices.len() as u64);
    assert!(replay["log"].as_array().is_some_and(|log| log.len() > 10));
    let path = format!("/api/tables/{id}/moments/{last}?seat=0");
    let moment = anna.get(&path).await;
    assert_eq!(moment["picture"], lines[0].now["picture"]);
    let beyond = format!("/api/tables/{id}/moments/{}", last + 1);
    assert_eq!(anna.try_get(&beyond).await.0, 404);
    // Others may bring it along.
    let bela = house.guest("Béla").await;
    let imported = bela.post("/api/replays", json!(record)).await;
    let copy = imported["id"].as_str().expect("an id");
    let moment = bela
        .get(&format!("/api/replays/{copy}/moments/3?seat=1"))
        .await;
    assert_eq!(moment["at"], 3);
    let mut broken = json!(record);
    broken["result"]["scores"][0] = json!(9999);
    let (status, problem) = bela.try_post("/api/replays", broken).await;
    assert_eq!((status, &problem["code"]), (400, &json!("bad_record")));
    let again = anna
        .post(&format!("/api/tables/{id}/rematch"), json!({}))
        .await;
    assert_eq!(again["status"], "playing");
    let same = anna
        .post(&format!("/api/tables/{id}/rematch"), json!({}))
        .await;
    assert_eq!(again["id"], same["id"]);
    let (status, _) = bela
        .try_post(&format!("/api/tables/{id}/rematch"), json!({}))
        .await;
    assert_eq!(
        status, 200,
        "whoever asks later is shown the table there is"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_fantasy_realms() {
    whole_game("fantasy-realms", 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_spellbook() {
    whole_game("spellbook", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_their_seats_and_lists_know_whose_turn_it_is() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats =
        json!([{"kind": "bot", "bot": "greedy"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let id = anna
        .table_with(
            json!({"game": "fantasy-realms", "seats": seats, "public": true, "pace": "slow"}),
        )
        .await;
    let mut line = anna.line(&id, "seat=1").await;
    let mut chance = Chance::from_number(9);
    for _ in 0..5 {
        while line.ticket().is_none() {
            line.next().await.expect("the line is open");
        }
        let mine = anna.get("/api/my/tables").await;
        assert_eq!(
            (&mine[0]["id"], &mine[0]["your_turn"]),
            (&json!(id), &json!(true))
        );
        line.choose(&mut chance).await;
    }
    let lobby = house.guest("Guest").await.get("/api/lobby").await;
    assert_eq!(
        (&lobby[0]["id"], &lobby[0]["yours"]),
        (&json!(id), &json!(false))
    );
    let (status, problem) = anna
        .try_post("/api/tables", json!({"game": "fantasy-realms", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "gredy"}]}))
        .await;
    assert_eq!(status, 400);
    assert!(
        problem["message"]
            .as_str()
            .is_some_and(|it| it.contains("did you mean greedy?"))
    );
}
