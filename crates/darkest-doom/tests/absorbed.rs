//! The absorbed player (section 21).

use crate::scene;

use darkest_doom::cards::MonsterKind;
use darkest_doom::play::menu::{Asked, Going, Pick};
use scene::{A, B, Scene};
use serde_json::{Value, json};

/// A meets the Leader with the Leader card and four others in hand.
fn meeting(more: &Value) -> Scene {
    let mut position = json!({
        "guardians": [
            {
                "at": "plain_grey_1", "attack": 5, "glory": 4, "coins": 2, "moths": 1,
                "corruption": ["leader_of_the_hunt", "corruption_01", "corruption_02",
                    "corruption_04", "corruption_05"],
                "hand": ["reaper"], "equipment": ["wraith 1"], "relics": { "seal_crystal": 2 },
                "traps": ["lake_orange"],
            },
            { "at": "lodge_grey" },
        ],
        "alliances": { "grey": "A 3" },
        "monsters": [{ "kind": "leader", "at": "forest_grey_1", "goal": "goal_structure_grey" }],
        "decks": { "attacks": ["monster_attack_02"] },
        "dice": ["Sw", "Sw", "Sw", "Sw", "Sh"],
    });
    for (key, value) in more.as_object().expect("a table") {
        position[key] = value.clone();
    }
    Scene::duel(position)
}

fn absorbed() -> Scene {
    let mut scene = meeting(&json!({}));
    scene.go(A, Asked::Act, "forest_grey_1");
    scene.way(A, Asked::PreRoll, Going::Pass);
    scene.way(A, Asked::PostRoll, Going::Pass);
    scene.way(A, Asked::Reveal, Going::Accept);
    scene
}

// rule: TV-69, DD-21.1, DD-21.2, DD-21.3, DD-21.4, DD-21.5
#[test]
fn the_leader_card_makes_a_leader() {
    let scene = absorbed();
    assert_eq!(scene.at(A), "", "the Guardian is off the board");
    let leader = scene.monster(0);
    assert_eq!(
        (leader.kind, leader.controller),
        (MonsterKind::Leader, Some(A))
    );
    assert_eq!(scene.monster_at(0), "forest_grey_1");
    assert_eq!(scene.goal_of(0), None);
    let player = scene.player(A);
    assert!(player.absorbed.is_some());
    assert_eq!(player.corruption.len(), 4, "the dark life");
    assert_eq!((player.coins, player.moths, player.relics), (0, 0, [0; 3]));
    assert!(player.hand.is_empty() && player.equipment.is_empty() && player.traps.is_empty());
    assert_eq!(scene.glory(A), 0, "no kill, and what was there is gone");
    assert_eq!(scene.state.alliances, [None; 4]);
    assert!(scene.asks(B, Asked::Act), "the own turn ended at once");
}

// rule: DD-21.2, DD-22.1
#[test]
fn the_card_may_stay_hidden() {
    let mut scene = meeting(&json!({}));
    scene.go(A, Asked::Act, "forest_grey_1");
    scene.way(A, Asked::PreRoll, Going::Pass);
    scene.way(A, Asked::PostRoll, Going::Pass);
    scene.way(A, Asked::Reveal, Going::Decline);
    assert_eq!(scene.state.monsters[0], None, "5 hits against health 5");
    assert_eq!(scene.glory(A), 4 + 5);
}

/// A controls the Leader and acts in its turn at dusk; B is next to it.
fn as_leader(more: &Value) -> Scene {
    let mut position = json!({
        "phase": "dusk",
        "guardians": [{ "absorbed": true, "corruption": 4 }, { "at": "plain_grey_1" }],
        "monsters": [
            { "kind": "leader", "at": "citadel_grey", "controller": "A" },
            { "kind": "hound", "at": "mountain_grey_1" },
        ],
        "order": ["B", "A"],
        "turn": "A",
        "decks": { "attacks": ["monster_attack_02", "monster_attack_03"] },
        "dice": ["Sw", "Sw", "Sw", "Sw"],
    });
    for (key, value) in more.as_object().expect("a table") {
        position[key] = value.clone();
    }
    Scene::duel(position)
}

// rule: DD-21.5, DD-21.8
#[test]
fn the_leader_moves_strikes_and_corrupts() {
    let mut scene = as_leader(&json!({}));
    // Not to the Hound; strike and corrupt are possible.
    let mut expected = scene.areas(&["plain_grey_1", "forest_grey_1"]);
    expected.extend([Going::Strike, Going::Corrupt, Going::End].map(Pick::Way));
    let mut offered = scene.offered().to_vec();
    offered.sort();
    expected.sort();
    assert_eq!(offered, expected);
    scene.way(A, Asked::Act, Going::Corrupt);
    assert_eq!((scene.vines("citadel_grey"), scene.player(A).ap), (1, 2));
    assert!(
        !scene.offered().contains(&Pick::Way(Going::Corrupt)),
        "once a turn"
    );
    scene.way(A, Asked::Act, Going::Strike);
    // 3 hits of the Leader row; 2 swords cost dark life, of the player's choice.
    for _ in 0..2 {
        let card = scene.offered()[0];
        scene.pick(A, Asked::DarkLife, card);
    }
    assert_eq!(scene.player(A).corruption.len(), 2);
    assert_eq!(scene.player(B).life, 2);
    assert_eq!(scene.at(B), "plain_grey_1", "nobody is moved");
    assert_eq!(scene.player(A).ap, 1);
    assert!(
        !scene.offered().contains(&Pick::Way(Going::Strike)),
        "once a turn"
    );
    scene.go(A, Asked::Act, "forest_grey_1");
    assert_eq!(scene.monster_at(0), "forest_grey_1");
}

// rule: TV-69, DD-21.9
#[test]
fn without_dark_life_the_leader_falls_and_the_guardian_is_reborn() {
    let mut scene = as_leader(&json!({
        "phase": "dawn",
        "guardians": [{ "absorbed": true, "corruption": 2 }, { "at": "plain_grey_1" }],
    }));
    scene.way(A, Asked::Act, Going::Strike);
    while scene.asks(A, Asked::DarkLife) {
        let card = scene.offered()[0];
        scene.pick(A, Asked::DarkLife, card);
    }
    assert_eq!(scene.glory(B), 5);
    assert_eq!(scene.state.monsters[0], None);
    let player = scene.player(A);
    assert!(player.absorbed.is_none() && player.corruption.is_empty());
    assert_eq!(
        (scene.at(A), scene.glory(A), player.moths),
        ("temple_grey", -3, 1)
    );
    assert_eq!(player.life, 4);
}

// rule: DD-21.6
#[test]
fn the_leader_swallows_an_abyss_and_is_a_monster_to_traps() {
    let mut scene = as_leader(&json!({
        "guardians": [
            { "absorbed": true, "corruption": 4 },
            { "traps": ["forest_grey_1"], "hand": ["bear_pit"] },
        ],
        "abysses": ["forest_grey_1"],
    }));
    scene.go(A, Asked::Act, "forest_grey_1");
    assert!(!scene.has_abyss("forest_grey_1"));
    assert_eq!(scene.player(A).corruption.len(), 5, "no test, one card");
    let pit = scene.held(B, "bear_pit");
    scene.pick(B, Asked::TrapCard, Pick::Card(pit));
    for _ in 0..2 {
        let card = scene.offered()[0];
        scene.pick(A, Asked::DarkLife, card);
    }
    assert_eq!(scene.player(A).corruption.len(), 3, "2 wounds that stay");
}
