//! Nonsense, oversized messages and floods harm nobody.

use crate::browser::open;
use serde_json::json;
use server::Rate;

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_refused_with_a_reason_and_the_line_stays_open() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Béla"}]);
    let id = anna.table("spellbook", seats).await;
    let mut line = anna.line(&id, "seat=0").await;
    for nonsense in [
        "",
        "{",
        "[]",
        "null",
        "{\"type\":\"dance\"}",
        "{\"type\":\"choose\"}",
        "{\"type\":\"choose\",\"seat\":0,\"ticket\":-1,\"answer\":[0]}",
        "{\"type\":\"choose\",\"seat\":0,\"ticket\":0,\"answer\":[70000]}",
        "{\"type\":\"ping\",\"extra\":1}",
        "{\"type\":\"chat\",\"text\":7}",
        "\u{0}\u{1}",
    ] {
        line.say_text(nonsense).await;
        let refusal = line.hear("refused").await;
        assert_eq!(refusal["code"], "malformed", "{nonsense}");
        assert!(!refusal["message"].as_str().expect("words").is_empty());
    }
    line.say_bytes(vec![0, 159, 146, 150]).await;
    assert_eq!(line.hear("refused").await["code"], "malformed");
    line.say(json!({"type": "chat", "text": "  "})).await;
    assert_eq!(line.hear("refused").await["code"], "chat_length");
    line.say(json!({"type": "consent", "seat": 0, "agree": true}))
        .await;
    assert_eq!(line.hear("refused").await["code"], "no_plea");
    line.say(json!({"type": "ping"})).await;
    line.hear("pong").await;
    assert_eq!(line.now["seq"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_oversized_message_ends_its_own_line_only() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Béla"}]);
    let id = anna.table("spellbook", seats).await;
    let (mut loud, mut calm) = (
        anna.line(&id, "seat=0").await,
        anna.line(&id, "seat=1").await,
    );
    loud.say(json!({"type": "chat", "text": "x".repeat(100_000)}))
        .await;
    while loud.next().await.is_some() {}
    calm.say(json!({"type": "ping"})).await;
    calm.hear("pong").await;
    anna.line(&id, "seat=0").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_refused_then_cut_off_while_others_go_on() {
    let house = open(|config| config.limits.messages = Rate::new(20, 60)).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Béla"}]);
    let id = anna.table("spellbook", seats).await;
    let (mut loud, mut calm) = (
        anna.line(&id, "seat=0").await,
        anna.line(&id, "seat=1").await,
    );
    for _ in 0..600 {
        loud.say(json!({"type": "ping"})).await;
    }
    let (mut pongs, mut refusals) = (0, 0);
    while let Some(message) = loud.next().await {
        match message["type"].as_str() {
            Some("pong") => pongs += 1,
            Some("refused") => {
                assert_eq!(message["code"], "too_fast");
                refusals += 1;
            }
            _ => {}
        }
    }
    assert!((60..300).contains(&pongs), "{pongs} answered");
    assert!(refusals >= 100, "{refusals} refused");
    calm.say(json!({"type": "ping"})).await;
    calm.hear("pong").await;
}
