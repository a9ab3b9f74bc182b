//! Virtual Guardians (section 23).

use crate::scene;

use darkest_doom::cards::{Colour, MonsterKind};
use darkest_doom::play::menu::Asked;
use darkest_doom::play::state::Victory;
use scene::{A, B, C, Scene};
use serde_json::{Value, json};

/// A plays alone; B, C and D are the Virtual Guardians: green, purple and orange.
fn solo(position: &Value) -> Scene {
    Scene::new(1, position)
}

// rule: DD-23.1, DD-23.2, DD-23.3
#[test]
fn the_human_is_grey_and_three_others_take_part() {
    let scene = solo(&json!({ "turn": "A" }));
    let colours: Vec<Colour> = scene.state.guardians.iter().map(|it| it.colour).collect();
    let expected = [Colour::Grey, Colour::Green, Colour::Purple, Colour::Orange];
    assert_eq!(colours, expected);
    assert_eq!(scene.at(B), "temple_green");
    assert_eq!(
        scene.state.guardians[1].row,
        Some(MonsterKind::Hound),
        "before its first turn"
    );
}

// rule: TV-71, DD-5.9, DD-23.9, DD-23.10
#[test]
fn dawn_brings_glory_for_citadels_and_acolytes_cut_vines() {
    let scene = solo(&json!({
        "round": 2,
        "phase": "dawn",
        "begin": "phase",
        "guardians": [{}, { "acolytes": 1 }],
        "alliances": { "green": "B 2", "orange": "B 3" },
        "vines": { "temple_green": 2, "temple_purple": 2 },
    }));
    assert_eq!(scene.glory(B), 2);
    assert_eq!(scene.vines("temple_green"), 1);
    assert_eq!((scene.glory(C), scene.vines("temple_purple")), (0, 2));
}

/// The human's turn is the last one before B's.
fn before_b(position: &Value) -> Scene {
    let mut whole = json!({
        "turn": "A",
        "order": ["A", "B", "C", "D"],
        "guardians": [{ "character": "sela", "at": "temple_grey" }],
        "decks": {
            "trails": ["trail_citadel_green", "trail_citadel_purple", "trail_citadel_orange"],
            "virtual_cards": ["virtual_guardian_01", "virtual_guardian_15", "virtual_guardian_08"],
        },
    });
    for (key, value) in position.as_object().expect("a table") {
        whole[key] = value.clone();
    }
    solo(&whole)
}

// rule: DD-23.4, DD-23.6, DD-23.8
#[test]
fn a_turn_is_a_trail_a_card_and_a_monster() {
    let mut scene = before_b(&json!({
        "round": 2,
        "monsters": [
            { "kind": "hound", "at": "lodge_green", "goal": "goal_structure_green" },
            { "kind": "hound", "at": "mountain_orange_2" },
        ],
        "vines": { "temple_green": 2, "citadel_green": 2 },
    }));
    // After A's own turn the Hound of the green Lodge moves: A chooses the way.
    scene.end_turn(A);
    assert!(scene.asks(A, Asked::MonsterPath));
    scene.go(A, Asked::MonsterPath, "plain_green_1");
    assert_eq!(scene.vines("citadel_green"), 3);
    // The three others have had their turns: dusk begins.
    assert_eq!(
        scene.at(B),
        "plain_green_1",
        "the Citadel was occupied: the nearest free area"
    );
    assert_eq!(scene.at(C), "citadel_purple");
    assert_eq!(scene.glory(B), 1);
    assert_eq!(scene.glory(C), 1);
    assert_eq!(scene.state.trails.discard.len(), 3);
    assert_eq!(scene.state.virtual_cards.discard.len(), 3);
}

// rule: DD-23.6, DD-0.7
#[test]
fn nobody_is_asked_for_a_virtual_guardian() {
    let mut scene = before_b(&json!({
        "guardians": [{ "character": "sela", "at": "temple_grey" }],
        "monsters": [{ "kind": "hound", "at": "lodge_green", "goal": "goal_structure_green" }],
        "vines": { "temple_green": 3 },
        "order": ["B", "A", "C", "D"],
        "turn": "B",
        "decks": {
            "trails": ["trail_citadel_orange", "trail_citadel_purple"],
            "virtual_cards": ["virtual_guardian_01", "virtual_guardian_15"],
        },
    }));
    // The way over the plain (6) comes before the one over the ridge (10).
    assert!(scene.asks(A, Asked::Act));
    assert_eq!(scene.monster_at(0), "citadel_green");
    assert_eq!(scene.vines("citadel_green"), 1);
    scene.end_turn(A);
}

/// B attacks with the row of its card: a Hound at rounds 1 and 2.
fn attack(human: &str, monsters: &Value, attacks: &[&str]) -> Scene {
    solo(&json!({
        "turn": "A",
        "round": 1,
        "guardians": [
            { "character": "sela", "at": human },
            { "at": "citadel_green" },
        ],
        "monsters": monsters,
        "decks": { "attacks": attacks },
        "resolve": { "virtual_card": "virtual_guardian_09", "by": "B" },
        "dice": ["Sw", "Sh"],
    }))
}

// rule: DD-23.13, DD-23.15, DD-14.28
#[test]
fn it_attacks_the_nearest_within_three() {
    // The human at distance 2, the Hound at distance 1.
    let near = json!([{ "kind": "hound", "at": "forest_green_1" }]);
    let attacks = ["monster_attack_01", "monster_attack_17"];
    let scene = attack("lodge_green", &near, &attacks);
    assert_eq!(scene.player(A).life, 4);
    // 2 hits against health 3 for the Hound, 2 hits against health 2 for the Guardian.
    assert_eq!(
        scene.at(B),
        "temple_green",
        "the Guardian was the weaker one"
    );
    assert_eq!(scene.glory(B), 1 - 3);
    assert_eq!(scene.monster_at(0), "forest_green_1");
}

// rule: DD-23.13
#[test]
fn the_human_comes_first_among_equally_near_figures() {
    let near = json!([{ "kind": "hound", "at": "forest_green_1" }]);
    let scene = attack("plain_green_1", &near, &["monster_attack_01"]);
    // 2 hits, 1 parried; 1 sword against health 2.
    assert_eq!(scene.player(A).life, 3);
    assert_eq!(scene.at(A), "plain_green_1", "nobody is moved");
    assert_eq!(scene.at(B), "citadel_green");
}

// rule: DD-23.13
#[test]
fn nobody_within_three_is_attacked() {
    let scene = attack("mountain_orange_1", &json!([]), &["monster_attack_01"]);
    assert_eq!(scene.player(A).life, 4);
    assert!(scene.state.attacks.discard.is_empty());
    assert_eq!(scene.glory(B), 1, "the rest of the card is carried out");
}

// rule: TV-72, DD-23.11
#[test]
fn it_allies_if_its_glory_allows() {
    let position = |value: u8| {
        json!({
            "turn": "A",
            "round": 7,
            "guardians": [{ "character": "sela" }, {}, { "glory": 1 }],
            "alliances": { "purple": format!("A {value}") },
            "resolve": { "virtual_card": "virtual_guardian_01", "by": "C" },
        })
    };
    let scene = solo(&position(5));
    assert_eq!(scene.glory(C), 4);
    let purple = scene.state.alliances[1].expect("an alliance");
    assert_eq!((purple.ally, purple.value), (A, 5));
    let scene = solo(&position(4));
    let purple = scene.state.alliances[1].expect("an alliance");
    assert_eq!((purple.ally, purple.value), (C, 4));
}

// rule: TV-73, DD-23.20, DD-23.22
#[test]
fn in_the_dawn_of_round_seven_the_human_must_not_fail() {
    let position = |round: u8, phase: &str, dice: [&str; 6]| {
        json!({
            "turn": "A",
            "round": round,
            "phase": phase,
            "guardians": [{ "character": "sela" }],
            "decks": { "corruption": ["corruption_03"] },
            "dice": dice,
            "resolve": { "virtual_card": "virtual_guardian_02", "by": "B" },
        })
    };
    // Shield, dawn, dusk, shield and dawn.
    let failed = ["Sw", "Sw", "Sw", "Sw", "Sw", "Sw"];
    let scene = solo(&position(7, "dawn", failed));
    let ending = scene.state.ending.expect("the game is over");
    assert_eq!((ending.how, ending.winners), (Victory::Priestess, B.bit()));
    let scene = solo(&position(7, "dawn", ["Sh", "Da", "Du", "Sh", "Da", "Sw"]));
    assert!(scene.state.ending.is_none());
    assert_eq!(scene.glory(A), 0, "a passed test gives nothing");
    let scene = solo(&position(7, "dusk", failed));
    assert!(scene.state.ending.is_none(), "only at dawn");
    assert_eq!(scene.state.prescribed.dice.len(), 6, "nobody was tested");
}

// rule: TV-74, DD-23.15, DD-23.17, DD-23.18
#[test]
fn the_human_kills_a_virtual_guardian() {
    let mut scene = solo(&json!({
        "turn": "A",
        "round": 6,
        "order": ["A", "B", "C", "D"],
        "guardians": [
            { "character": "sela", "attack": 4, "at": "plain_green_1" },
            { "at": "citadel_green", "row": "hunter" },
        ],
        "decks": { "attacks": ["monster_attack_01"] },
        "dice": ["Sw", "Sw", "Hp", "Sh"],
    }));
    scene.go(A, Asked::Act, "citadel_green");
    assert_eq!(scene.glory(A), 3);
    assert_eq!((scene.glory(B), scene.at(B)), (-3, "temple_green"));
    assert_eq!(scene.player(A).life, 2, "3 hits, 1 parried, no Echo");
    assert_eq!(scene.at(A), "citadel_green");
}

// rule: TV-75, DD-23.16, DD-18.9
#[test]
fn a_monster_kills_a_virtual_guardian() {
    let mut scene = solo(&json!({
        "turn": "A",
        "order": ["A", "B", "C", "D"],
        "guardians": [
            { "character": "sela", "at": "citadel_grey" },
            { "at": "lodge_grey", "row": "hound" },
        ],
        "monsters": [{ "kind": "hound", "at": "path_grey", "goal": "goal_guardian_green" }],
        "decks": {
            "attacks": ["monster_attack_01", "monster_attack_03"],
            "trails": ["trail_citadel_green", "trail_citadel_purple", "trail_citadel_orange"],
            "virtual_cards": ["virtual_guardian_01", "virtual_guardian_15", "virtual_guardian_08"],
        },
    }));
    scene.end_turn(A);
    // 2 hits against health 2; 1 hit against health 2. B has then taken its turn from the temple.
    assert_eq!(scene.glory(B), -3 + 1);
    assert_eq!(scene.monster_at(0), "lodge_grey");
    assert_eq!(scene.goal_of(0), None);
}
