//! Options a person might expect, and the rules that forbid them.

use crate::scene;

use scene::Scene;
use serde_json::{Value, json};
use table::{Game, Lang, Question, Seat, Target};

/// By this rule and for this reason something is no option for the first seat.
fn barred(scene: &Scene, name: &str, rule: &str, why: &str) {
    let mut question = Question::explained();
    scene.game.ask(&scene.state, Seat(0), &mut question);
    let named = |target: Target| match target {
        Target::Way(way) => way.0 == name,
        other => scene.game.name(other, Lang::En).as_deref() == Some(name),
    };
    let offered = question.options.iter().any(|option| named(*option));
    assert!(!offered, "`{name}` is an option");
    let mut all = question.barred.iter();
    let found = all.find(|barred| named(barred.target));
    let found = found.map(|it| (it.rule.as_str(), it.why));
    assert_eq!(found, Some((rule, why)), "{name}");
}

fn turn(a: &Value) -> Scene {
    let position = json!({ "turn": "A", "guardians": [a, { "at": "mountain_purple_2" }] });
    Scene::new(2, &position)
}

// rule: DD-6.5
#[test]
fn a_move_that_costs_too_much() {
    let scene = Scene::new(
        2,
        &json!({
            "turn": "A", "vines": { "citadel_green": 3 },
            "guardians": [{ "colour": "grey", "at": "plain_green_1", "ap": 1 }],
        }),
    );
    let citadel = "Northern Citadel (Green)";
    barred(&scene, citadel, "DD-6.5", "corrupted-citadel");
    let tired = turn(&json!({ "colour": "grey", "at": "plain_green_1", "ap": 0 }));
    barred(&tired, citadel, "DD-6.5", "no-points");
}

// rule: DD-10.16, DD-12.4, DD-10.17
#[test]
fn where_no_trap_can_be_put() {
    use darkest_doom::play::menu::{Asked, Going};
    let mut scene = turn(&json!({ "colour": "grey", "traps": ["lake_grey"] }));
    scene.way(scene::A, Asked::Act, Going::PlaceTrap);
    let path = "Path to Winter Mountain (north)";
    barred(&scene, path, "DD-12.4", "on-path");
    barred(&scene, "Monolith Zone", "DD-10.16", "in-centre");
    barred(&scene, "Sanctuary of Aion", "DD-10.16", "occupied");
    let lake = "Lake Betel: Weeping Shallows";
    barred(&scene, lake, "DD-10.16", "trapped");
    let poor = turn(&json!({ "coins": 0 }));
    barred(&poor, "place-trap", "DD-10.16", "no-coin");
    let both = turn(&json!({ "traps": ["lake_grey", "lake_green"] }));
    barred(&both, "place-trap", "DD-10.17", "both-traps");
}

// rule: DD-10.2, DD-10.3, DD-10.7
#[test]
fn cards_that_cannot_be_played() {
    let scene = turn(&json!({
        "colour": "grey", "mana": 0, "coins": 0, "ap": 0,
        "hand": ["reaper", "shadow_bolt", "envoy_of_the_council"],
    }));
    barred(&scene, "Reaper", "DD-10.3", "wrong-time");
    barred(&scene, "Envoy of the Council", "DD-10.2", "cannot-pay");
    let rich = turn(
        &json!({ "colour": "grey", "magic": 6, "mana": 6, "coins": 5, "hand": ["shadow_bolt"] }),
    );
    barred(&rich, "Shadow Bolt", "DD-10.7", "no-effect");
}

// rule: DD-13.5, DD-13.7, DD-16.11, DD-16.12, DD-16.16, DD-12.2, DD-12.1
#[test]
fn deeds_that_are_not_possible_here() {
    let mission = json!({
        "colour": "grey", "at": "citadel_green", "mission": "mission_muster_of_the_vanguard",
        "raise": "attack", "search": "seal_crystal", "coins": 0,
    });
    let scene = turn(&mission);
    barred(&scene, "declare", "DD-13.5", "too-near");
    barred(&scene, "complete", "DD-13.7", "elsewhere");
    barred(&scene, "ally", "DD-16.11", "no-glory");
    barred(&scene, "area-action", "DD-12.1", "area-needs");
    let allied = |ally: &str| {
        Scene::new(
            2,
            &json!({
                "phase": "dusk", "turn": "A", "alliances": { "green": ally },
                "guardians": [{ "colour": "grey", "at": "citadel_green", "glory": 1, "acolytes": 1 }],
            }),
        )
    };
    barred(&allied("B 3"), "ally", "DD-16.12", "stronger-ally");
    barred(&allied("A 3"), "ally", "DD-16.16", "own-alliance");
    barred(&allied("A 3"), "acolytes", "DD-12.2", "not-dawn");
}

// rule: DD-19.3
#[test]
fn achievements_that_are_not_fulfilled() {
    use darkest_doom::play::menu::{Asked, Going};
    let mut scene = turn(&json!({
        "colour": "grey", "at": "citadel_green", "glory": 1, "achievements": ["well_armed"],
    }));
    scene.way(scene::A, Asked::Act, Going::Ally);
    barred(&scene, "Well Armed", "DD-19.3", "not-fulfilled");
}

// rule: DD-12.3
#[test]
fn where_a_ride_does_not_lead() {
    use darkest_doom::play::menu::{Asked, Going};
    let mut scene = turn(&json!({ "colour": "grey", "at": "citadel_green" }));
    scene.way(scene::A, Asked::Act, Going::AreaAction);
    scene.go(scene::A, Asked::Step, "plain_green_1");
    let citadel = "Northern Citadel (Green)";
    barred(&scene, citadel, "DD-12.3", "not-on-citadel");
    scene.go(scene::A, Asked::Step, "path_green");
    assert!(scene.asks(scene::A, Asked::Act));
}
