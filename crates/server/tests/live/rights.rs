//! Nobody acts for another seat or sees its view.

use crate::browser::open;
use serde_json::json;
use table::Chance;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_listens_or_acts_from_a_seat_of_somebody_else() {
    let house = open(|_| {}).await;
    let (anna, bela, mallory) = (
        house.guest("Anna").await,
        house.guest("Béla").await,
        house.guest("Mallory").await,
    );
    let id = anna
        .table("fantasy-realms", json!([{"kind": "me"}, {"kind": "open"}]))
        .await;
    bela.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    assert_eq!(mallory.try_line(&id, "seat=0").await.err(), Some(403));
    assert_eq!(bela.try_line(&id, "seat=0").await.err(), Some(403));
    assert_eq!(bela.try_line(&id, "seat=9").await.err(), Some(403));
    let a = anna.line(&id, "seat=0").await;
    let b = bela.line(&id, "seat=1").await;
    let (asked, mut other, wrong) = if a.ticket().is_some() {
        (a, bela.line(&id, "seat=1").await, 0)
    } else {
        (b, anna.line(&id, "seat=0").await, 1)
    };
    let choice = asked.random_choice(&mut Chance::from_number(1));
    assert_eq!(choice["seat"], wrong);
    other.say(choice.clone()).await;
    assert_eq!(other.hear("refused").await["code"], "not_your_seat");
    let mut spectator = mallory.line(&id, "").await;
    spectator.say(choice).await;
    assert_eq!(spectator.hear("refused").await["code"], "not_your_seat");
    spectator.say(json!({"type": "look", "seat": wrong})).await;
    assert_eq!(spectator.hear("refused").await["code"], "not_your_seat");
    for message in ["undo", "leave", "return", "resign"] {
        spectator.say(json!({"type": message, "seat": wrong})).await;
        assert_eq!(
            spectator.hear("refused").await["code"],
            "not_your_seat",
            "{message}"
        );
    }
    assert_eq!(spectator.now["seq"], 0, "nothing has happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_sees_its_own_hand_and_nobody_elses() {
    // A card somebody takes from the discards is known to all: no bot moves here.
    let house = open(|config| config.bot_delay_ms = 600_000).await;
    let anna = house.guest("Anna").await;
    let seats =
        json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]);
    let id = anna.table("fantasy-realms", seats).await;
    let own = anna.line(&id, "seat=0").await;
    let spectator = house.guest("Watcher").await.line(&id, "").await;
    let hands = |now: &serde_json::Value| {
        let seats = now["picture"]["view"]["seats"]
            .as_array()
            .expect("seats")
            .clone();
        seats
            .iter()
            .map(|seat| seat["hand"].as_array().map_or(0, Vec::len))
            .collect::<Vec<_>>()
    };
    assert_eq!(hands(&own.now), [7, 0, 0]);
    assert_eq!(hands(&spectator.now), [0, 0, 0]);
    assert!(spectator.now["asked"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_looks_back_from_ones_own_seat_until_the_game_is_over() {
    let house = open(|_| {}).await;
    let (anna, bela) = (house.guest("Anna").await, house.guest("Béla").await);
    let id = anna
        .table("fantasy-realms", json!([{"kind": "me"}, {"kind": "open"}]))
        .await;
    bela.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    let path = |seat: &str| format!("/api/tables/{id}/moments/0?{seat}");
    assert_eq!(anna.try_get(&path("seat=1")).await.0, 403);
    assert_eq!(anna.try_get(&path("seat=0")).await.0, 200);
    assert_eq!(bela.try_get(&path("")).await.0, 200);
    let (status, problem) = anna.try_get(&format!("/api/tables/{id}/record")).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not_over")));
    let replay = format!("/api/tables/{id}/replay?seat=1");
    assert_eq!(anna.try_get(&replay).await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_for_its_seat_and_the_host_alone_knows_it() {
    let house = open(|_| {}).await;
    let (anna, bela) = (house.guest("Anna").await, house.guest("Béla").await);
    let id = anna
        .table(
            "fantasy-realms",
            json!([{"kind": "me"}, {"kind": "invited"}]),
        )
        .await;
    let path = format!("/api/tables/{id}");
    let secret = anna.get(&path).await["seats"][1]["invite"].clone();
    assert!(secret.is_string());
    assert!(bela.get(&path).await["seats"][1]["invite"].is_null());
    let sit = format!("{path}/sit");
    for wish in [json!({}), json!({"seat": 1}), json!({"invite": "guess"})] {
        let (status, problem) = bela.try_post(&sit, wish).await;
        assert_eq!((status, &problem["code"]), (409, &json!("seat_taken")));
    }
    let info = bela.post(&sit, json!({"invite": secret})).await;
    assert_eq!(info["status"], "playing");
    assert_eq!(info["seats"][1]["name"], "Béla");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_refused_says_why_in_a_word_for_programs() {
    let house = open(|_| {}).await;
    let (anna, bela) = (house.guest("Anna").await, house.guest("Béla").await);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let id = anna.table("spellbook", seats).await;
    let unknown = (404, "unknown_table");
    for (table, query, expected) in [
        ("nowhere", "", unknown),
        ("nowhere", "seat=0&lang=ru", unknown),
        ("%C5%82%20%2F", "", unknown),
        (id.as_str(), "seat=0", (403, "not_your_seat")),
    ] {
        let refused = bela.try_enter(table, query).await.err();
        let (status, problem) = refused.expect("no line");
        let code = problem["code"].as_str().expect("a code");
        assert_eq!((status, code), expected, "{table}?{query}");
        // The page asks for the table itself: browsers hide why a websocket was refused.
        if expected == unknown {
            let (status, problem) = bela.try_get(&format!("/api/tables/{table}")).await;
            assert_eq!((status, &problem["code"]), (404, &json!(unknown.1)));
        }
    }
}
