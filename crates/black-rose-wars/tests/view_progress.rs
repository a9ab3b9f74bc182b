//! What a view tells about what is in progress: windows, whose turn it is, reach, standings, scores.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use black_rose_wars::BlackRoseWars;
use serde_json::{Value, json};
use std::sync::Arc;
use table::scenario::Scenario;
use table::{AnyGame, Chance, Game, Seat, Seed, Setup, Sitting, Viewpoint, erase};

fn game() -> Arc<dyn AnyGame> {
    erase(BlackRoseWars::from_pack(None).unwrap())
}

/// The views of a watcher before every answer of a scenario.
fn watched(scenario: &str) -> Vec<Value> {
    let mut views = Vec::new();
    let mut watch = |sitting: &Sitting, _: Seat, _: &table::Answer| {
        views.push(sitting.world().view(Viewpoint::Spectator));
    };
    let scenario = Scenario::parse(scenario).unwrap();
    scenario.run_watched(&game(), &mut watch).unwrap();
    views
}

fn room(id: &str) -> usize {
    let cards = game().cards(table::Lang::En);
    let mut rooms = cards.iter().filter(|card| card.tags[0].1 == "room");
    rooms.position(|card| card.id == id).unwrap()
}

// rule: BRW-13.3.3, BRW-29.5
#[test]
fn a_window_tells_what_happened_who_may_answer_and_what_was_turned_up() {
    let views = watched(
        r#"
        title = "Two mages may answer"
        game = "black-rose-wars"
        seats = 4
        [position]
        whose = "R"
        [[position.mages]]
        at = "0,0"
        board = { I = "automaton_guardian top active" }
        evocations = [{ kind = "nigredo", at = "1,0" }]
        [[position.mages]]
        at = "0,0"
        board = { I = "shared_torture top" }
        [[play]]
        seat = 1
        pick = "Shared Torture (top)"
        [[play]]
        seat = 1
        pick = "seat 0"
        [[play]]
        seat = 0
        asked = "react"
        pick = "pass"
        [[play]]
        seat = 0
        asked = "react"
        pick = "Automaton Guardian (top)"
        [[play]]
        seat = 0
        asked = "redirect"
        amount = 3
        "#,
    );
    let innermost = |view: &Value| view["stack"].as_array().unwrap().last().unwrap().clone();
    let affected = innermost(&views[2]);
    assert_eq!(affected["kind"], "window");
    assert_eq!(affected["open"], true);
    assert_eq!(affected["asked"], json!([0]));
    assert_eq!(affected["answered"], json!([]));
    let happened = |window: &Value, kind: &str| {
        let all = window["happened"].as_array().unwrap();
        all.iter().find(|it| it["kind"] == kind).unwrap().clone()
    };
    let spell = happened(&affected, "affects");
    assert_eq!((&spell["caster"], &spell["mage"]), (&json!(1), &json!(0)));
    assert_eq!(spell["source"]["spell"]["half"], "top");
    let damaged = innermost(&views[3]);
    let damage = happened(&damaged, "damage");
    assert_eq!(damage["victim"], json!({ "mage": 0 }));
    assert_eq!(damage["by"], json!({ "mage": 1 }));
    // The answer itself runs: the window below it is closed.
    let stack = views[4]["stack"].as_array().unwrap();
    let window = stack.iter().rev().find(|it| it["kind"] == "window");
    assert_eq!(window.unwrap()["open"], false);
    assert_eq!(stack.last().unwrap()["kind"], "effect");
}

// rule: BRW-11.1.2, BRW-11.1.3, BRW-11.1.6
#[test]
fn everybody_sees_whose_activation_it_is_while_another_answers() {
    let views = watched(
        r#"
        title = "A room is answered"
        game = "black-rose-wars"
        seats = 4
        [position]
        rooms = { "1,0" = "crypt" }
        room.crypt.side = "rebuilt"
        [[position.mages]]
        at = "crypt"
        [[position.mages]]
        board = { I = "gallows_root bottom active" }
        [[play]]
        pick = "fight"
        [[play]]
        pick = "activate-room"
        [[play]]
        seat = 0
        pick = "Crypt"
        [[play]]
        seat = 1
        asked = "react"
        pick = "pass"
        "#,
    );
    assert_eq!(views[0]["active"], 0);
    assert_eq!(views[0]["actions"], 2);
    assert_eq!(views[0]["order"], json!([0, 1, 2, 3]));
    assert_eq!(views[3]["active"], 0, "Anna's activation, Bruno answers");
    assert_eq!(views[3]["actions"], 1);
    let able = views[3]["can_act"].as_array().unwrap();
    assert!(able.contains(&json!(0)), "{able:?}");
}

// rule: BRW-12.6, BRW-12.7, BRW-12.8
#[test]
fn one_sees_how_far_the_own_cards_reach_and_nobody_elses() {
    let position = json!({
        "whose": "R",
        "rooms": { "0,0": "black_rose_room", "1,1": "garden", "2,-1": "forge", "2,0": "arena" },
        "mages": [{}, { "at": "0,0", "board": { "quick": "heart_of_ice bottom" } }],
    });
    let seed = Seed::from_number(1);
    let world = game().place(&Setup::of(4), &seed, &position).unwrap();
    let view = world.view(Seat(1).into());
    let reach = view["reach"].as_array().unwrap();
    let middle = room("black_rose_room");
    let two = |it: &&Value| it["from"] == middle && it["range"] == 2;
    let own = reach.iter().find(two).unwrap();
    assert_eq!(own["seen"].as_array().unwrap().len(), 13);
    let near = own["near"].as_array().unwrap();
    assert_eq!(near.len(), 6);
    for edge in ["garden", "forge"] {
        assert!(near.contains(&json!(room(edge))), "{edge}");
    }
    let starts = reach.iter().filter(|it| it["range"] == 2);
    assert_eq!(starts.count(), 7, "the own room and its six neighbours");
    assert_eq!(reach[0]["from"], middle, "the own room first");
    assert_eq!(world.view(Seat(0).into())["reach"], json!([]));
    assert_eq!(world.view(Viewpoint::Spectator)["reach"], json!([]));
}

// rule: BRW-16.3.2, BRW-16.3.3, BRW-16.3.4
#[test]
fn rooms_say_what_they_would_pay_now() {
    let position = json!({
        "room": {
            "garden": { "instability": ["R", "Rose", "R"] },
            "arena": { "instability": ["G"] },
        },
    });
    let seed = Seed::from_number(1);
    let world = game().place(&Setup::of(4), &seed, &position).unwrap();
    let view = world.view(Viewpoint::Spectator);
    let standing = |id: &str| view["rooms"][room(id)]["standing"].clone();
    let flags = |id: &str| -> Vec<u64> {
        let cards = game().cards(table::Lang::En);
        let card = cards.iter().find(|card| card.id == id).unwrap();
        let flags = card.tags.iter().find(|(tag, _)| tag == "flags");
        let numbers = flags.unwrap().1.split('-');
        numbers.map(|it| it.parse().unwrap()).collect()
    };
    let garden = flags("garden");
    assert_eq!(standing("garden"), json!([0, garden[0], 0, 0, garden[1]]));
    assert_eq!(
        standing("arena"),
        json!([0, 0, flags("arena")[0] + 1, 0, 0])
    );
    assert_eq!(standing("forge"), json!([0, 0, 0, 0, 0]));
}

// rule: BRW-22.1, BRW-22.3, BRW-22.4
#[test]
fn the_parts_of_a_score_add_up_to_it() {
    let game = game();
    let mut chance = Chance::from_number(3);
    for number in 0..8 {
        let setup = Setup::of(2 + number % 3).with("moon_end", 8);
        let setup = setup.with("moon_second", 3).with("moon_third", 6);
        let seed = Seed::from_number(u64::from(number));
        let mut sitting = Sitting::start(Arc::clone(&game), setup, seed).unwrap();
        assert_eq!(
            sitting.world().view(Viewpoint::Spectator)["score_shares"],
            Value::Null
        );
        while let Some(seat) = sitting.waiting().first() {
            let answer = sitting.question(seat).unwrap().random_answer(&mut chance);
            sitting.answer(seat, &answer).unwrap();
        }
        let view = sitting.world().view(Viewpoint::Spectator);
        let shares = view["score_shares"].as_array().unwrap();
        for (share, score) in shares.iter().zip(view["scores"].as_array().unwrap()) {
            let parts = ["track", "quests", "trophies", "crown"];
            let sum: u64 = parts.iter().map(|part| share[part].as_u64().unwrap()).sum();
            assert_eq!(sum, score.as_u64().unwrap(), "{view}");
        }
        let crowns = shares.iter().filter(|share| share["crown"] == 1).count();
        assert_eq!(crowns, 1);
    }
}
