//! A choice is played once: tickets, two tabs, lost connections.

use crate::browser::{Guest, Line, Open, open};
use serde_json::json;
use table::Chance;

/// One person holds both seats: whoever is asked is ours.
async fn both_seats(house: &Open) -> (Guest, String, Line, Line) {
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Béla"}]);
    let id = anna.table("fantasy-realms", seats).await;
    let (first, second) = (
        anna.line(&id, "seat=0").await,
        anna.line(&id, "seat=1").await,
    );
    if first.ticket().is_some() {
        (anna, id, first, second)
    } else {
        (anna, id, second, first)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ticket_is_good_once_and_acknowledged_as_often_as_it_is_sent() {
    let house = open(|_| {}).await;
    let (_, _, mut asked, _) = both_seats(&house).await;
    let mut chance = Chance::from_number(1);
    let choice = asked.random_choice(&mut chance);
    asked.say(choice.clone()).await;
    let first = asked.hear("ack").await;
    asked.say(choice).await;
    assert_eq!(
        asked.hear("ack").await,
        first,
        "the same deed, not another one"
    );
    assert_eq!(asked.now["seq"], first["seq"]);
    assert_eq!(asked.now["moment"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_ticket_is_stale() {
    let house = open(|_| {}).await;
    let (_, _, mut asked, mut other) = both_seats(&house).await;
    let mut chance = Chance::from_number(2);
    let old = asked.random_choice(&mut chance);
    let mut made = 0;
    while made < 6 {
        for line in [&mut asked, &mut other] {
            if line.ticket().is_some() {
                line.choose(&mut chance).await;
                made += 1;
            }
        }
        let far = asked.now["seq"].as_u64().max(other.now["seq"].as_u64());
        asked.until(far.expect("a number")).await;
        other.until(far.expect("a number")).await;
    }
    let before = asked.now["seq"].clone();
    asked.say(old).await;
    assert_eq!(asked.hear("refused").await["code"], "stale");
    let mut misfit = match asked.ticket() {
        Some(_) => (asked.random_choice(&mut chance), asked),
        None => (other.random_choice(&mut chance), other),
    };
    misfit.0["answer"] = json!([999]);
    misfit.1.say(misfit.0).await;
    assert_eq!(misfit.1.hear("refused").await["code"], "misfit");
    assert_eq!(misfit.1.now["seq"], before, "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_see_the_same_and_move_once() {
    let house = open(|_| {}).await;
    let (anna, id, mut tab, _) = both_seats(&house).await;
    let seat = tab.now["seat"].as_u64().expect("a seat");
    let mut second = anna.line(&id, &format!("seat={seat}")).await;
    assert_eq!(tab.now["asked"], second.now["asked"]);
    let choice = tab.random_choice(&mut Chance::from_number(3));
    tab.say(choice.clone()).await;
    second.say(choice).await;
    assert_eq!(tab.hear("ack").await["seq"], 1);
    assert_eq!(second.hear("ack").await["seq"], 1);
    tab.until(1).await;
    second.until(1).await;
    assert_eq!(tab.now, second.now);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_is_told_what_is_new() {
    let house = open(|_| {}).await;
    let (anna, id, mut asked, other) = both_seats(&house).await;
    let away = other.now["seat"].as_u64().expect("a seat");
    drop(other);
    let mut chance = Chance::from_number(4);
    let seq = asked.choose(&mut chance).await;
    let mut back = anna.line(&id, &format!("seat={away}&since=0")).await;
    assert_eq!(back.now["seq"], seq);
    // The state itself was the first message; ask for it again to read all of it.
    back.say(json!({"type": "speak", "lang": "pl"})).await;
    let state = back.hear("state").await;
    let log = state["log"].as_array().expect("a log");
    assert!(log.iter().any(|line| line["moment"] == 1));
    assert!(state["news_from"].is_null(), "told once is told");
}
