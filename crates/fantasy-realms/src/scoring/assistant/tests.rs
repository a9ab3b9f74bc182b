use crate::FantasyRealms;
use crate::cards::Pack;
use serde_json::{Value, json};
use table::{Game, Lang};

fn game() -> FantasyRealms {
    FantasyRealms::new(Pack::built_in())
}

#[track_caller]
fn asked(request: &Value) -> Value {
    game().consult("score", request, Lang::En).unwrap()
}

#[track_caller]
fn refused(request: &Value) -> String {
    game().consult("score", request, Lang::En).unwrap_err()
}

fn hands(hands: &[&[&str]]) -> Value {
    let players: Vec<_> = hands.iter().map(|hand| json!({"hand": hand})).collect();
    json!({ "players": players })
}

// rule: FR-14.1
#[test]
fn the_parts_of_a_hand_add_up_and_items_count() {
    let hand = ["Basilisk", "Rycerze", "Король"];
    let answer = asked(&json!({"players": [{"name": "Anna", "hand": hand, "items": ["Portal"]}]}));
    let anna = &answer["players"][0];
    assert_eq!(anna["name"], "Anna");
    assert_eq!(anna["realm_total"], 35);
    let sum = anna["realm_total"].as_i64().unwrap() + anna["items_total"].as_i64().unwrap();
    assert_eq!(anna["total"], sum);
    assert_eq!(anna["items"][0]["id"], "portal");
    let cards = anna["cards"].as_array().unwrap();
    for card in cards {
        let part = |key: &str| card[key].as_i64().unwrap();
        assert_eq!(
            part("base") + part("bonus") + part("penalty"),
            part("total")
        );
    }
    assert_eq!(cards[1]["blanked"], true);
    assert_eq!(cards[1]["why"][0]["text"], "blanked by Basilisk");
    assert_eq!(cards[1]["why"][0]["rule"], "FR-12.4");
    assert_eq!(cards[1]["why"][0]["by"], "basilisk");
}

// rule: FR-10.3
#[test]
fn the_best_choices_are_found_and_said_in_words() {
    let hand = [
        "mountain",
        "great_flood",
        "smoke",
        "whirlwind",
        "air_elemental",
        "wildfire",
        "mirage",
    ];
    let answer = asked(&hands(&[&hand]));
    let player = &answer["players"][0];
    assert_eq!(player["choices_found"], true);
    let choice = &player["choices"][0];
    assert_eq!(choice["kind"], "copy-any");
    assert_eq!(choice["card"], "mirage");
    let text = choice["text"].as_str().unwrap();
    assert!(
        text.starts_with("Mirage takes the name and suit of "),
        "{text}"
    );
    let declined = asked(&json!({"players": [{"hand": hand, "choices": {}}]}));
    assert!(declined["players"][0]["total"].as_i64() < player["total"].as_i64());
    let given = json!({"mirage": {"target": "Rainstorm"}});
    let given = asked(&json!({"players": [{"hand": hand, "choices": given}]}));
    assert_eq!(given["players"][0]["total"], 260);
    assert_eq!(given["players"][0]["cards"][6]["face"], "rainstorm");
}

// rule: FR-10.5
#[test]
fn a_change_of_suit_names_the_new_suit() {
    let hand = [
        "Bell Tower",
        "Candle",
        "Queen",
        "Sword of Keth",
        "Shield of Keth",
        "Gem of Order",
        "Book of Changes",
    ];
    let choices = json!({"Book of Changes": {"target": "Gem of Order", "suit": "Wizard"}});
    let answer = asked(&json!({"players": [{"hand": hand, "choices": choices}], "suits": false}));
    let player = &answer["players"][0];
    assert_eq!(player["total"], 380);
    assert_eq!(player["choices"][0]["suit"], "wizard");
    assert_eq!(
        player["choices"][0]["text"],
        "Book of Changes turns Gem of Order into the suit Wizard"
    );
    assert_eq!(player["cards"][5]["suit"], "wizard");
}

/// Copies of a card of the hand have its penalty, so that the sentence quoted is that card's.
// rule: FR-10.2
#[test]
fn a_copied_penalty_is_quoted_from_the_copied_card() {
    let choices = json!({"doppelganger": {"target": "knights"}});
    let answer =
        asked(&json!({"players": [{"hand": ["doppelganger", "knights"], "choices": choices}]}));
    let copy = &answer["players"][0]["cards"][0];
    assert_eq!(copy["face"], "knights");
    let penalty = copy["why"]
        .as_array()
        .unwrap()
        .iter()
        .find(|why| why["points"] == -8);
    assert_eq!(penalty.unwrap()["text"], "-8 points without any Leader.");
}

// rule: FR-14.3
#[test]
fn of_tied_players_the_weaker_cards_win() {
    let clear = asked(&hands(&[&["king"], &["basilisk"], &["queen"]]));
    assert_eq!(clear["winners"], json!([1]));
    assert_eq!(clear["rule"], "FR-14.2");
    // Knights have strength 20, of which they lose 8 without a Leader; the Hydra has 12.
    let tied = asked(&hands(&[&["knights"], &["hydra"], &["king"]]));
    assert_eq!(tied["winners"], json!([1]));
    assert_eq!(tied["rule"], "FR-14.3");
    let shared = asked(&hands(&[&[], &[]]));
    assert_eq!(shared["winners"], json!([0, 1]));
}

#[test]
fn the_deck_follows_from_the_cards_unless_somebody_says() {
    assert_eq!(asked(&hands(&[&["king", "ghoul"]]))["suits"], true);
    assert_eq!(asked(&hands(&[&["king"]]))["suits"], false);
    let base = json!({"players": [{"hand": ["ghoul"]}], "suits": false});
    assert_eq!(
        refused(&base),
        "Ghoul is not in this deck: it needs the new suits"
    );
}

#[test]
fn what_cannot_be_is_refused_in_words() {
    let says = |request: &Value, text: &str| {
        let refused = refused(request);
        assert!(refused.contains(text), "{refused}");
    };
    says(&hands(&[&["Kng"]]), "unknown card `Kng`: did you mean King");
    says(
        &hands(&[&["king"], &["Król"]]),
        "`Król` is there twice, in the hand of player 1 and in the hand of player 2",
    );
    let anna = json!({"players": [{"name": "Anna", "hand": ["king"]}], "discard": ["King"]});
    says(&anna, "in the discard area and in the hand of Anna");
    let cards: Vec<_> = Pack::built_in()
        .cards
        .iter()
        .take(10)
        .map(|card| card.id.clone())
        .collect();
    says(
        &json!({"players": [{"hand": cards}]}),
        "10 cards are too many",
    );
    says(&json!({"players": []}), "2 to 6 players, not 0");
    says(&hands(&[&["king"][..]; 7]), "2 to 6 players, not 7");
    says(
        &json!({"players": [{"hand": []}, {"hand": []}, {"hand": []}], "seats": 2}),
        "3 hands cannot be those of 2 players",
    );
    says(
        &json!({"players": [{"hand": [], "items": ["Portl"]}]}),
        "did you mean Portal",
    );
    says(
        &json!({"players": [{"hand": [], "items": ["Portal"]}], "items": false}),
        "player 1 has cursed items",
    );
    let choices = json!({"king": {"target": "queen"}});
    says(
        &json!({"players": [{"hand": ["king", "queen"], "choices": choices}]}),
        "king offers no choice",
    );
    says(&json!({"player": []}), "this cannot be scored");
}

#[test]
fn an_unknown_topic_is_answered_with_the_known_ones() {
    let error = game()
        .consult("weather", &Value::Null, Lang::En)
        .unwrap_err();
    assert_eq!(
        error,
        "Fantasy Realms has no advice on `weather`: one can ask about score"
    );
}

#[test]
fn every_reason_has_its_words() {
    let game = game();
    let cards = &game.pack().cards;
    let deck: Vec<_> = cards.iter().map(|card| card.id.as_str()).collect();
    let mut said = 0;
    for step in 1..10 {
        for start in 0..deck.len() {
            let hand: Vec<_> = (0..8)
                .map(|at| deck[(start + at * step) % deck.len()])
                .collect();
            let request = json!({"players": [{"hand": hand}], "suits": start % 2 == 0});
            let Ok(answer) = game.consult("score", &request, Lang::Pl) else {
                continue;
            };
            let text = answer.to_string();
            assert!(!text.contains("\"<") && !text.contains("{$"), "{text}");
            said += 1;
        }
    }
    assert!(said > 100, "only {said} hands could be scored");
}
