//! Hints: for one's own open question, heard by nobody else, one at a time.

use crate::browser::{Guest, Line, open};
use crate::thinking::{against, until_asked, until_the_bot_ponders};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::Chance;

fn wish(line: &Line) -> Value {
    json!({"type": "hint", "seat": 0, "ticket": line.ticket()})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_names_choices_that_can_be_made() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let mut line = facing_a_choice(&anna).await;
    let begun = Instant::now();
    line.say(wish(&line)).await;
    let hint = line.hear("hint").await["hint"].clone();
    assert!(begun.elapsed() < Duration::from_secs(4));
    assert_eq!(
        (&hint["seat"], hint["ticket"].as_u64()),
        (&json!(0), line.ticket())
    );
    assert_eq!(hint["basis"], "tried");
    let choices = hint["choices"].as_array().expect("choices").clone();
    assert!((2..=5).contains(&choices.len()), "{hint}");
    for choice in &choices {
        assert!(choice["text"].as_str().is_some_and(|text| !text.is_empty()));
        assert!(choice["tries"].as_u64() > Some(0));
        let value = choice["value"].as_f64();
        assert!(value.is_none_or(|value| (0.0..=1.0).contains(&value)));
    }
    let says = |choice: &Value| (choice["value"].as_f64(), choice["tries"].as_u64());
    let says: Vec<_> = choices.iter().map(says).collect();
    assert!(says[0].0.is_some(), "the first has a value: {says:?}");
    assert!(
        says.is_sorted_by(|a, b| a >= b),
        "the best first by what they say: {says:?}"
    );
    let choose = json!({
        "type": "choose", "seat": 0, "ticket": hint["ticket"], "answer": choices[0]["answer"],
    });
    line.say(choose).await;
    line.hear("ack").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_hears_a_hint_and_nobody_gets_one_for_another_seat() {
    let house = open(|_| {}).await;
    let (anna, bela) = (house.guest("Anna").await, house.guest("Béla").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let id = anna.table("spellbook", seats).await;
    bela.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    let mut line = anna.line(&id, "seat=0").await;
    let mut other = bela.line(&id, "seat=1").await;
    let mut watching = house.guest("Watcher").await.line(&id, "").await;
    let (asker, waiter) = if line.ticket().is_some() {
        (0, 1)
    } else {
        (1, 0)
    };
    let (mine, theirs) = match asker {
        0 => (&mut line, &mut other),
        _ => (&mut other, &mut line),
    };
    let ticket = mine.ticket();
    let wish = json!({"type": "hint", "seat": asker, "ticket": ticket});
    for stranger in [&mut *theirs, &mut watching] {
        stranger.say(wish.clone()).await;
        assert_eq!(stranger.hear("refused").await["code"], "not_your_seat");
    }
    theirs
        .say(json!({"type": "hint", "seat": waiter, "ticket": ticket}))
        .await;
    assert_eq!(theirs.hear("refused").await["code"], "stale");
    mine.say(wish).await;
    mine.hear("hint").await;
    for stranger in [theirs, &mut watching] {
        stranger.say(json!({"type": "ping"})).await;
        loop {
            let heard = stranger.next().await.expect("the line is open");
            assert_ne!(heard["type"], "hint", "{heard}");
            if heard["type"] == "pong" {
                break;
            }
        }
    }
    let told = anna.get(&format!("/api/tables/{id}")).await;
    assert!(
        !told.to_string().contains("hint"),
        "nothing is written down"
    );
}

/// Somebody who has a choice: the first question of a game may have only one answer.
async fn facing_a_choice(guest: &Guest) -> Line {
    let mut line = against(guest, "greedy").await;
    while line.now["asked"]["forced"] == true {
        line.choose(&mut Chance::from_number(4)).await;
        until_asked(&mut line).await;
    }
    line
}

/// A table of somebody whose bot keeps the only thinker busy for a while.
async fn keep_the_thinker_busy(guest: &Guest) -> Line {
    let mut line = against(guest, "search").await;
    until_the_bot_ponders(&mut line, &mut Chance::from_number(9)).await;
    line
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_gets_one_hint_at_a_time() {
    let house = open(|config| config.thinkers = 1).await;
    let anna = house.guest("Anna").await;
    let mut first = facing_a_choice(&anna).await;
    let mut second = facing_a_choice(&anna).await;
    let _busy = keep_the_thinker_busy(&house.guest("Béla").await).await;
    first.say(wish(&first)).await;
    first.say(json!({"type": "ping"})).await;
    first.hear("pong").await;
    second.say(wish(&second)).await;
    assert_eq!(second.hear("refused").await["code"], "one_hint");
    first.hear("hint").await;
    second.say(wish(&second)).await;
    second.hear("hint").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_decides_or_leaves_does_not_wait_for_the_hint() {
    let house = open(|config| config.thinkers = 1).await;
    let anna = house.guest("Anna").await;
    let mut line = facing_a_choice(&anna).await;
    let mut other = facing_a_choice(&anna).await;
    let _busy = keep_the_thinker_busy(&house.guest("Béla").await).await;
    line.say(wish(&line)).await;
    line.choose(&mut Chance::from_number(3)).await;
    // The question is closed: Anna may ask for another hint at once.
    other.say(wish(&other)).await;
    other.say(json!({"type": "ping"})).await;
    other.hear("pong").await;
    drop(other);
    until_asked(&mut line).await;
    let heard = loop {
        line.say(wish(&line)).await;
        let heard = line.next().await.expect("the line is open");
        // The house may not have noticed yet that the other line is gone.
        if heard["code"] != "one_hint" {
            break heard;
        }
    };
    assert_eq!(heard["type"], "hint");
}
