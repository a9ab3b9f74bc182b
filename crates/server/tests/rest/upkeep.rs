//! For those who run the house: health, figures, closing.

use crate::visitor::{Visitor, config, games, open};
use futures_util::StreamExt;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn the_house_is_well() {
    let house = open(|_| {}).await;
    let answer = house.visitor().get("/healthz").await;
    assert_eq!((answer.status, answer.text.as_str()), (200, "well\n"));
}

#[tokio::test]
async fn figures_count_by_route_and_not_by_address() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    visitor.get("/api/tables/somewhere-secret").await;
    visitor.get("/somewhere/else").await;
    let page = visitor.get("/metrics").await;
    assert_eq!(page.status, 200);
    assert!(
        page.text
            .contains("route=\"/api/tables/{id}\",status=\"404\"")
    );
    assert!(page.text.contains("conclave_request_seconds_bucket"));
    assert!(page.text.contains("conclave_tables_in_memory"));
    assert!(!page.text.contains("somewhere"), "{}", page.text);
}

#[tokio::test]
async fn closing_tells_those_at_tables_and_keeps_everything() {
    let data = tempfile::tempdir().expect("a folder");
    let house = server::start(config(&data, |_| {}), games()).await;
    let house = house.expect("a house");
    let anna = Visitor::of(&house);
    anna.post("/api/guest", json!({"name": "Anna"})).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let wish = json!({"game": "spellbook", "seats": seats});
    let table = anna.post("/api/tables", wish).await.json();
    let id = table["id"].as_str().expect("an id").to_owned();
    let url = format!("ws://{}/api/tables/{id}/live", anna.address);
    let (mut socket, _) = tokio_tungstenite::connect_async(url)
        .await
        .expect("a socket");

    let begin = Instant::now();
    house.close().await.expect("closed");
    assert!(begin.elapsed() < Duration::from_secs(10));
    let mut told = false;
    while let Ok(Some(Ok(message))) =
        tokio::time::timeout(Duration::from_secs(5), socket.next()).await
    {
        told |= matches!(message, Message::Close(Some(_)));
    }
    assert!(told, "the socket was told why");
    let gone = reqwest::get(format!("http://{}/healthz", anna.address)).await;
    assert!(gone.is_err(), "nobody answers any more");

    let again = server::start(config(&data, |_| {}), games()).await;
    let again = again.expect("a house");
    let kept = Visitor::of(&again).get(&format!("/api/tables/{id}")).await;
    assert_eq!(kept.json()["status"], "gathering");
}
