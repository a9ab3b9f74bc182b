//! What follows from an answer is told to whoever asks, before it is given.

use crate::browser::{Line, open};
use crate::thinking::{against, until_asked};
use serde_json::{Value, json};
use table::Chance;

/// Asks what would follow from a choice.
fn wish(choice: &Value) -> Value {
    let mut wish = choice.clone();
    wish["type"] = json!("foresee");
    wish
}

async fn foreseen(line: &mut Line, choice: &Value) -> Value {
    line.say(wish(choice)).await;
    line.hear("foreseen").await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_foreseen_comes_true() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let mut line = against(&anna, "random").await;
    let mut chance = Chance::from_number(5);
    let (mut told, mut shown) = (0, 0);
    for _ in 0..18 {
        until_asked(&mut line).await;
        let choice = line.random_choice(&mut chance);
        let idea = foreseen(&mut line, &choice).await;
        for key in ["seat", "ticket", "answer"] {
            assert_eq!(idea[key], choice[key]);
        }
        assert!(idea["until"].is_string(), "{idea}");
        let again = foreseen(&mut line, &choice).await;
        assert_eq!(again, idea, "what was found is kept");
        line.say(choice).await;
        let update = line.hear("update").await;
        let (lines, came) = (idea["lines"].as_array(), update["lines"].as_array());
        let (lines, came) = (lines.expect("lines"), came.expect("lines"));
        let both = lines.len().min(came.len());
        assert_eq!(lines[..both], came[..both]);
        told += both;
        if lines.len() == came.len() && !idea["picture"].is_null() {
            assert_eq!(idea["picture"], update["now"]["picture"]);
            shown += 1;
        }
        if !update["now"]["ending"].is_null() {
            break;
        }
    }
    assert!(told > 6 && shown > 3, "{told} lines, {shown} pictures");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_ahead_for_another_seat_or_another_question() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let mut line = against(&anna, "random").await;
    until_asked(&mut line).await;
    let choice = line.random_choice(&mut Chance::from_number(1));
    let mut wrong = wish(&choice);
    wrong["seat"] = json!(1);
    line.say(wrong).await;
    assert_eq!(line.hear("refused").await["code"], "not_your_seat");
    let mut wrong = wish(&choice);
    wrong["ticket"] = json!(9999);
    line.say(wrong).await;
    assert_eq!(line.hear("refused").await["code"], "stale");
    let mut wrong = wish(&choice);
    wrong["answer"] = json!([9999]);
    line.say(wrong).await;
    let refused = line.hear("refused").await;
    assert_eq!(refused["code"], "misfit");
    assert!(refused["ticket"].is_null(), "no choice was refused");
    let (seq, asked) = (line.now["seq"].clone(), line.now["asked"].clone());
    foreseen(&mut line, &choice).await;
    line.say(json!({"type": "look", "seat": 0})).await;
    let state = line.hear("state").await;
    assert_eq!(
        (&state["now"]["seq"], &state["now"]["asked"]),
        (&seq, &asked)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_looks_ahead_is_stemmed() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let mut line = against(&anna, "random").await;
    until_asked(&mut line).await;
    let choice = line.random_choice(&mut Chance::from_number(1));
    foreseen(&mut line, &choice).await;
    for _ in 0..100 {
        line.say(wish(&choice)).await;
    }
    line.say(json!({"type": "ping"})).await;
    let (mut told, mut refused) = (0, 0);
    loop {
        let heard = line.next().await.expect("the line is open");
        match heard["type"].as_str() {
            Some("foreseen") => told += 1,
            Some("refused") => {
                assert_eq!(heard["code"], "too_fast");
                refused += 1;
            }
            Some("pong") => break,
            _ => {}
        }
    }
    assert!(told > 10 && refused > 10, "{told} told, {refused} refused");
}
