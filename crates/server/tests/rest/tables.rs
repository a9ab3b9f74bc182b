//! Tables over HTTP: opening, joining, beginning, watching.

use crate::visitor::open;
use serde_json::{Value, json};

fn wish(seats: &Value) -> Value {
    json!({"game": "fantasy-realms", "seats": seats, "public": true})
}

#[tokio::test]
async fn two_people_meet_by_the_lobby() {
    let house = open(|_| {}).await;
    let (anna, otto) = (house.guest("Anna").await, house.guest("Otto").await);
    let table = anna.post(
        "/api/tables",
        wish(&json!([{"kind": "me"}, {"kind": "open"}])),
    );
    let table = table.await.json();
    assert_eq!(table["status"], "gathering");
    assert_eq!(table["host"], true);
    let lobby = otto.get("/api/lobby").await.json();
    assert_eq!(lobby[0]["id"], table["id"]);
    assert_eq!(lobby[0]["free"], 1);
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    let joined = otto.post(&format!("{path}/sit"), json!({})).await.json();
    assert_eq!(joined["status"], "playing");
    assert_eq!(joined["host"], false);
    assert_eq!(joined["seats"][1]["yours"], true);
    let late = house.guest("Eva").await;
    let refused = late.post(&format!("{path}/sit"), json!({})).await;
    assert!((400..500).contains(&refused.status), "{refused:?}");
    let stand = otto.post(&format!("{path}/stand"), json!({})).await;
    assert_eq!(stand.status, 409, "it has begun: {stand:?}");
}

#[tokio::test]
async fn an_invitation_is_for_whoever_has_the_link() {
    let house = open(|_| {}).await;
    let (anna, otto) = (house.guest("Anna").await, house.guest("Otto").await);
    let seats = json!([{"kind": "me"}, {"kind": "invited"}]);
    let table = anna.post("/api/tables", wish(&seats)).await.json();
    let secret = table["seats"][1]["invite"].clone();
    assert!(secret.is_string(), "the host gets the link");
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    let seen = otto.get(&path).await.json();
    assert_eq!(seen["seats"][1]["invite"], Value::Null, "others do not");
    let guess = json!({"seat": 1, "invite": "guess"});
    let refused = otto.post(&format!("{path}/sit"), guess).await;
    assert!((400..500).contains(&refused.status), "{refused:?}");
    let joined = json!({"seat": 1, "invite": secret});
    let joined = otto.post(&format!("{path}/sit"), joined).await;
    assert_eq!(joined.json()["status"], "playing");
}

#[tokio::test]
async fn only_the_host_begins_without_the_missing() {
    let house = open(|_| {}).await;
    let (anna, otto) = (house.guest("Anna").await, house.guest("Otto").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = anna.post("/api/tables", wish(&seats)).await.json();
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    let sat = otto.post(&format!("{path}/sit"), json!({})).await;
    assert_eq!(sat.status, 200);
    let refused = otto.post(&format!("{path}/begin"), json!({})).await;
    assert_eq!(refused.status, 403, "{refused:?}");
    let begun = anna.post(&format!("{path}/begin"), json!({})).await.json();
    assert_eq!(begun["status"], "playing");
    assert_eq!(begun["seats"][2]["kind"], "bot");
    let report = async |text: &str| {
        let wish = json!({ "text": text });
        otto.post(&format!("{path}/problem"), wish).await.status
    };
    assert_eq!(report(" ").await, 400);
    assert_eq!(report("something is odd here").await, 204);
}

#[tokio::test]
async fn the_websocket_wants_a_websocket() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = anna.post("/api/tables", wish(&seats)).await.json();
    let id = table["id"].as_str().expect("an id");
    let answer = anna.get(&format!("/api/tables/{id}/live")).await;
    assert_eq!((answer.status, answer.code().as_str()), (426, "websocket"));
}
