//! Which bots a person may ask for.

use crate::visitor::open;
use serde_json::{Value, json};

fn wish(bot: &str) -> Value {
    json!({"game": "fantasy-realms", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]})
}

#[tokio::test]
async fn every_bot_on_offer_sits_down() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let games = anna.get("/api/games").await.json();
    let bots = games[0]["bots"].as_array().expect("bots").clone();
    let levels = bots.iter().filter(|bot| bot["level"] == true);
    let levels: Vec<_> = levels.map(|bot| bot["name"].clone()).collect();
    assert_eq!(levels, ["easy", "medium", "hard"]);
    for bot in &bots {
        let name = bot["name"].as_str().expect("a name");
        let table = anna.post("/api/tables", wish(name)).await;
        assert_eq!(table.status, 200, "{table:?}");
        assert_eq!(table.json()["seats"][1]["bot"], name);
    }
}

#[tokio::test]
async fn nobody_orders_an_hour_of_thinking() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    for bot in [
        "search:time=3600000",
        "search:passes=100000000:trees=64",
        "greedy:slips=0",
        "hard:",
    ] {
        let answer = anna.post("/api/tables", wish(bot)).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (400, "unknown_bot")
        );
        assert!(answer.text.contains("no settings of its own"), "{answer:?}");
    }
    let slip = anna.post("/api/tables", wish("hrad")).await;
    assert!(slip.text.contains("did you mean hard?"), "{slip:?}");
    let none = anna.get("/api/my/tables").await;
    assert_eq!(none.json(), json!([]), "nothing was opened");
}
