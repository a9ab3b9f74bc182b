//! Records travel: out of one house as files, into another as replays.

use crate::visitor::{Open, Visitor, open};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Chance, Seed, Setup, Sitting};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A finished game as a record, played outside of the house.
fn record() -> table::Record {
    let game = crate::visitor::games().swap_remove(0);
    let setup = Setup::of(2);
    let mut sitting = Sitting::start(game, setup, Seed::from_number(3)).expect("a game");
    let mut chance = Chance::from_number(4);
    while let Some(seat) = sitting.waiting().first() {
        let question = sitting.question(seat).expect("a question");
        let answer = question.random_answer(&mut chance);
        sitting.answer(seat, &answer).expect("an answer that fits");
    }
    sitting.record()
}

async fn bring(visitor: &Visitor, bytes: Vec<u8>) -> crate::visitor::Answer {
    let request = visitor.request("POST", "/api/replays");
    let request = request.header("content-type", "application/octet-stream");
    visitor.send(request.body(bytes)).await
}

#[tokio::test]
async fn a_record_can_be_brought_looked_at_and_taken_home() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let record = record();
    let info = bring(&anna, record.to_binary()).await;
    assert_eq!(info.status, 200, "{info:?}");
    let info = info.json();
    assert_eq!(info["moments"], record.choices.len());
    assert_eq!(info["seats"], json!([0, 1]));
    let path = format!("/api/replays/{}", info["id"].as_str().expect("an id"));

    // Whoever has the link may look, from any seat: the game is over.
    let stranger = house.visitor();
    let told = stranger.get(&format!("{path}?seat=1&lang=en")).await.json();
    assert!(told["log"].as_array().is_some_and(|it| !it.is_empty()));
    let moment = format!("{path}/moments/3?seat=0&picture=sheet");
    assert_eq!(stranger.get(&moment).await.json()["at"], 3);
    let beyond = stranger.get(&format!("{path}/moments/5000")).await;
    assert_eq!(beyond.status, 404);

    let home = stranger.get(&format!("{path}/record")).await;
    assert!(home.header("content-disposition").contains("attachment"));
    let again = table::Record::from_bytes(home.text.as_bytes()).expect("a record");
    assert_eq!(again.state_hash, record.state_hash);
    let binary = stranger.get(&format!("{path}/record?format=binary")).await;
    assert_eq!(binary.header("content-type"), "application/octet-stream");
}

#[tokio::test]
async fn a_record_that_does_not_verify_is_refused() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let mut forged = record();
    forged.choices.pop();
    let refused = bring(&anna, forged.to_binary()).await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (400, "bad_record")
    );
    assert_eq!(
        bring(&anna, b"CONCLAVE...".to_vec()).await.code(),
        "bad_record"
    );
    assert_eq!(bring(&anna, Vec::new()).await.code(), "bad_record");
    let nobody = bring(&house.visitor(), record().to_binary()).await;
    assert_eq!(nobody.status, 401);
}

#[tokio::test]
async fn a_finished_table_gives_its_record_and_an_unfinished_one_does_not() {
    let house = open(|_| {}).await;
    let (anna, otto) = (house.guest("Anna").await, house.guest("Otto").await);
    let playing = table_of(
        &anna,
        json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]),
    );
    let playing = playing.await;
    let record = anna.get(&format!("/api/tables/{playing}/record")).await;
    assert_eq!((record.status, record.code().as_str()), (409, "not_over"));
    let foreign = otto
        .get(&format!("/api/tables/{playing}/replay?seat=0"))
        .await;
    assert_eq!(
        (foreign.status, foreign.code().as_str()),
        (403, "not_your_seat")
    );
    let own = anna
        .get(&format!("/api/tables/{playing}/replay?seat=0"))
        .await;
    assert_eq!(own.status, 200, "{own:?}");
    assert_eq!(
        otto.get(&format!("/api/tables/{playing}/replay"))
            .await
            .status,
        200
    );
}

async fn table_of(host: &Visitor, seats: Value) -> String {
    let wish = json!({"game": "fantasy-realms", "seats": seats});
    let table = host.post("/api/tables", wish).await;
    assert_eq!(table.status, 200, "{table:?}");
    table.json()["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn bots_play_to_the_end_and_everybody_may_look_back() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let bot = json!({"kind": "bot", "bot": "random"});
    let table = table_of(&anna, json!([{"kind": "me"}, bot])).await;
    let _socket = leave(&anna, &table).await;
    until_over(&house, &table).await;
    let taken = anna.get(&format!("/api/tables/{table}/record")).await;
    let record = table::Record::from_bytes(taken.text.as_bytes()).expect("a record");
    let game = crate::visitor::games().swap_remove(0);
    assert_eq!(record.game, game.as_ref().info().id);
    assert!(record.sit_down(&game).is_ok(), "it verifies");
    let moment = format!("/api/tables/{table}/moments/0?seat=1&picture=view");
    assert_eq!(house.visitor().get(&moment).await.status, 200);
}

/// Lets a bot play on; the socket stays open to listen.
async fn leave(host: &Visitor, table: &str) -> impl Sized {
    let url = format!("ws://{}/api/tables/{table}/live?seat=0", host.address);
    let mut request = url.into_client_request().expect("a request");
    let cookie = host.cookie.lock().expect("a cookie").clone();
    let cookie = cookie.parse().expect("a header");
    request.headers_mut().insert("cookie", cookie);
    let socket = tokio_tungstenite::connect_async(request).await;
    let (mut socket, _) = socket.expect("a socket");
    let leave = json!({"type": "leave", "seat": 0}).to_string();
    socket.send(Message::text(leave)).await.expect("sent");
    tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} })
}

async fn until_over(house: &Open, table: &str) {
    let visitor = house.visitor();
    for _ in 0..200 {
        let info = visitor.get(&format!("/api/tables/{table}")).await.json();
        if info["status"] == "over" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the bots do not come to an end");
}
