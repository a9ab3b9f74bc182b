//! What the view tells beyond where things lie: it must agree with what the rules do.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common::{Desk, player as person, tokens};
use serde_json::{Value, json};
use spellbook::Spellbook;
use std::sync::Arc;
use table::{AnyGame, Chance, Game, Question, Seed, Setup, Sitting, Target, erase};

/// Plays random games and shows every question together with the view of the one asked.
fn every_question(mut show: impl FnMut(&Question, &Value)) {
    let game: Arc<dyn AnyGame> = erase(Spellbook::from_pack(None).unwrap());
    let mut chance = Chance::from_number(4);
    for number in 0..60 {
        let mode = ["set1", "set2", "set3"][number % 3];
        let setup = Setup::of(1 + (number % 4) as u8).with("mode", mode);
        let seed = Seed::from_number(number as u64);
        let mut sitting = Sitting::start(Arc::clone(&game), setup, seed).unwrap();
        while let Some(seat) = sitting.waiting().iter().next() {
            let question = sitting.question(seat).unwrap();
            show(&question, &sitting.world().view(seat.into()));
            let answer = question.random_answer(&mut chance);
            sitting.answer(seat, &answer).unwrap();
        }
    }
}

fn player<'a>(question: &Question, view: &'a Value) -> &'a Value {
    &view["players"][question.seat.index()]
}

// rule: SB-10.3, SB-10.4, SB-10.5
#[test]
fn the_points_by_line_add_up_to_the_score() {
    every_question(|_, view| {
        for player in view["players"].as_array().unwrap() {
            let lines = player["points"].as_array().unwrap();
            let sum: i64 = lines.iter().map(|it| it.as_i64().unwrap()).sum();
            assert_eq!(sum, player["score"].as_i64().unwrap());
        }
    });
}

// rule: SB-5.4, SB-6.1
#[test]
fn the_lessons_are_those_that_are_offered_in_the_evening() {
    let mut evenings = 0;
    every_question(|question, view| {
        if question.reason != "evening" {
            return;
        }
        // The fourth basic action is to learn.
        let offered = question.options.contains(&Target::Kind(23));
        let lessons = player(question, view)["lessons"].as_array().unwrap();
        assert_eq!(offered, !lessons.is_empty());
        evenings += 1;
    });
    assert!(evenings > 100, "{evenings}");
}

// rule: SB-4.4, SB-4.6, SB-4.7, SB-4.8
#[test]
fn tokens_lie_where_the_view_says() {
    let mut places = std::collections::BTreeSet::new();
    every_question(|question, view| {
        let tokens = question.options.iter().filter_map(|target| match target {
            Target::Token(token) => Some(u64::from(*token)),
            _ => None,
        });
        for token in tokens {
            let place = view["from"].as_str().unwrap();
            let lying = match place {
                "altar" | "tray" => &view[place],
                own => &player(question, view)[own],
            };
            let lying = lying.as_array().unwrap();
            assert!(lying.iter().any(|it| it.as_u64() == Some(token)), "{place}");
            places.insert(place.to_owned());
        }
    });
    for place in ["altar", "familiar", "pool"] {
        assert!(places.contains(place), "{place}");
    }
}

// rule: SB-8.21.3
#[test]
fn tokens_stored_from_the_tray_lie_there() {
    let position = json!({
        "phase": "evening", "players": [person("Yo Yo Yt Ys Yt Ko", "Ro", &[])], "tray": tokens("Gs"),
    });
    let mut desk = Desk::new(2, "communion", position);
    desk.pick(&[
        "Learn 1 spell",
        "Communion level 5",
        "2 yellow round, 2 yellow triangle, 1 yellow square; square on the card",
    ]);
    assert_eq!(desk.asked(), "store-tray");
    let view = desk.sitting.world().view(desk.seat().into());
    assert_eq!(view["from"], "tray");
}
