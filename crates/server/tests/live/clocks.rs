//! A clock that runs out.

use crate::browser::open;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_decides_for_whoever_has_no_time_left() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let id = anna
        .table_with(json!({
            "game": "fantasy-realms",
            "seats": [{"kind": "me"}, {"kind": "local", "name": "Béla"}],
            "clock": {"bank": 1, "extra": 0},
        }))
        .await;
    let mut line = anna.line(&id, "seat=0").await;
    let left = line.now["clock"]["left"].clone();
    assert!(left[0].as_i64() <= Some(1000));
    while line.now["ending"].is_null() {
        line.next().await.expect("the line is open");
    }
    assert!(
        line.now["moment"].as_u64() > Some(10),
        "played to the end without anybody"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_cannot_be_is_refused() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let wish = json!({
        "game": "fantasy-realms",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "clock": {"bank": 0, "extra": 5},
    });
    let (status, problem) = anna.try_post("/api/tables", wish).await;
    assert_eq!((status, &problem["code"]), (400, &json!("clock")));
}
