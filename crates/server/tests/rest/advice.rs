//! The games: what there is, cards, rules and advice.

use crate::visitor::open;
use serde_json::json;

#[tokio::test]
async fn the_games_speak_several_languages() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    let games = visitor.get("/api/games").await.json();
    let ids: Vec<_> = games.as_array().expect("a list").iter().collect();
    assert_eq!(ids.len(), 2);
    assert_eq!(ids[0]["id"], "fantasy-realms");
    assert!(ids[0]["bots"].as_array().is_some_and(|it| !it.is_empty()));
    assert_eq!(visitor.get("/api/games?lang=pl").await.status, 200);
    let unknown = visitor.get("/api/games?lang=xx").await;
    assert_eq!((unknown.status, unknown.code().as_str()), (400, "query"));
}

#[tokio::test]
async fn cards_and_rules_can_be_read() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    let cards = visitor.get("/api/games/fantasy-realms/cards?lang=ru").await;
    let cards = cards.json();
    let cards = cards.as_array().expect("a list");
    assert!(cards.iter().any(|card| card["id"] == "king"));
    let rules = visitor.get("/api/games/spellbook/rules").await;
    assert!(rules.header("content-type").starts_with("text/markdown"));
    assert!(rules.text.contains("SB-"));
    let unknown = visitor.get("/api/games/chess/rules").await;
    assert_eq!(
        (unknown.status, unknown.code().as_str()),
        (404, "unknown_game")
    );
}

#[tokio::test]
async fn things_are_explained() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    let explain = async |target: &str| {
        let target = target.replace('{', "%7B").replace('}', "%7D");
        let target = target.replace('"', "%22");
        let path = format!("/api/games/fantasy-realms/explain?lang=en&target={target}");
        visitor.get(&path).await
    };
    let card = explain("{\"card\":0}").await;
    assert_eq!(card.status, 200, "{card:?}");
    assert!(
        card.json()["name"]
            .as_str()
            .is_some_and(|it| !it.is_empty())
    );
    assert!(
        card.json()["text"]
            .as_str()
            .is_some_and(|it| !it.is_empty())
    );
    assert_eq!(explain("{\"card\":60000}").await.code(), "unknown_target");
    assert_eq!(explain("king").await.code(), "target");
}

#[tokio::test]
async fn a_game_gives_advice() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    let hand = json!({"players": [{"hand": ["king", "queen", "knights"]}]});
    let path = "/api/games/fantasy-realms/ask/score?lang=en";
    let scored = visitor.post(path, hand).await;
    assert_eq!(scored.status, 200, "{scored:?}");
    let wrong = visitor
        .post(path, json!({"players": [{"hand": ["kng"]}]}))
        .await;
    assert_eq!((wrong.status, wrong.code().as_str()), (400, "no_answer"));
    let topic = visitor.post("/api/games/fantasy-realms/ask/nothing", json!({}));
    assert_eq!(topic.await.code(), "no_answer");
}
