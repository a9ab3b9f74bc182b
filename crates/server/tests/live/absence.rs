//! Leaving, coming back, being replaced, giving up, talking.

use crate::browser::open;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_whoever_leaves_and_hands_the_seat_back() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let id = anna.table("fantasy-realms", seats).await;
    let mut line = anna.line(&id, "seat=0").await;
    line.say(json!({"type": "leave", "seat": 0})).await;
    loop {
        if line.hear("table").await["table"]["seats"][0]["bot"] == "greedy" {
            break;
        }
    }
    line.until(3).await;
    line.say(json!({"type": "return", "seat": 0})).await;
    loop {
        if line.hear("table").await["table"]["seats"][0]["bot"].is_null() {
            break;
        }
    }
    drop(line);
    let again = anna.line(&id, "seat=0").await;
    assert_eq!(again.now["seat"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn coming_back_is_enough_to_get_the_seat_back() {
    let house = open(|config| config.away_after_s = 0).await;
    let (anna, bela) = (house.guest("Anna").await, house.guest("Béla").await);
    let id = anna
        .table("fantasy-realms", json!([{"kind": "me"}, {"kind": "open"}]))
        .await;
    bela.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    let mut line = anna.line(&id, "seat=0").await;
    line.say(json!({"type": "replace", "seat": 1})).await;
    loop {
        if line.hear("table").await["table"]["seats"][1]["bot"] == "greedy" {
            break;
        }
    }
    let back = bela.line(&id, "seat=1").await;
    loop {
        if line.hear("table").await["table"]["seats"][1]["bot"].is_null() {
            break;
        }
    }
    line.say(json!({"type": "replace", "seat": 1})).await;
    assert_eq!(line.hear("refused").await["code"], "not_away");
    drop(back);
}

// rule: DD-20.9
#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_up_does_not_win() {
    let house = open(|_| {}).await;
    let (anna, bela) = (house.guest("Anna").await, house.guest("Béla").await);
    let id = anna
        .table("fantasy-realms", json!([{"kind": "me"}, {"kind": "open"}]))
        .await;
    bela.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    let mut line = anna.line(&id, "seat=0").await;
    let mut other = bela.line(&id, "seat=1").await;
    line.say(json!({"type": "resign", "seat": 0})).await;
    loop {
        if line.hear("table").await["table"]["seats"][0]["resigned"] == true {
            break;
        }
    }
    line.say(json!({"type": "resign", "seat": 0})).await;
    other.say(json!({"type": "leave", "seat": 1})).await;
    while other.now["ending"].is_null() {
        other.next().await.expect("the line is open");
    }
    assert_eq!(other.now["ending"]["winners"], json!([1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_people_is_abandoned() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let id = anna.table("spellbook", seats).await;
    let mut line = anna.line(&id, "seat=0").await;
    line.say(json!({"type": "resign", "seat": 0})).await;
    loop {
        if line.hear("table").await["table"]["status"] == "abandoned" {
            break;
        }
    }
    line.say(json!({"type": "leave", "seat": 0})).await;
    assert_eq!(line.hear("refused").await["code"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_reaches_everybody_and_is_kept() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Béla"}]);
    let id = anna.table("fantasy-realms", seats).await;
    let mut line = anna.line(&id, "seat=1").await;
    let watcher = house.guest("Watcher").await;
    let mut watching = watcher.line(&id, "").await;
    line.say(json!({"type": "chat", "text": " Good luck! "}))
        .await;
    let heard = watching.hear("chat").await["line"].clone();
    assert_eq!(
        (&heard["name"], &heard["text"]),
        (&json!("Béla"), &json!("Good luck!"))
    );
    watching.say(json!({"type": "chat", "text": "Hello"})).await;
    assert!(line.hear("chat").await["line"]["text"].is_string());
    watching.say(json!({"type": "speak", "lang": "ru"})).await;
    let chat = watching.hear("state").await["chat"].clone();
    assert_eq!(chat.as_array().map(Vec::len), Some(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_handed_on_is_no_watcher() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Béla"}]);
    let id = anna.table("fantasy-realms", seats).await;
    let path = format!("/api/tables/{id}");
    // Between two turns nobody may see a hand: the device looks from no seat.
    let (mut line, state) = anna.enter_table(&id, "").await;
    assert_eq!(state["table"]["watchers"], 0);
    line.say(json!({"type": "look", "seat": 1})).await;
    line.hear("state").await;
    line.say(json!({"type": "look", "seat": null})).await;
    line.hear("state").await;
    let (_watching, state) = house.guest("Cyd").await.enter_table(&id, "").await;
    assert_eq!(
        state["table"]["watchers"], 0,
        "nobody but Cyd, who is just coming"
    );
    assert_eq!(anna.get(&path).await["watchers"], 1);
}
