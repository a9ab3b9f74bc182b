//! Order Achievements: who is asked when, and what comes of it (section 19).

use crate::scene;

use darkest_doom::play::menu::{Asked, Going, Pick};
use darkest_doom::play::state::Participant;
use scene::{A, B, Scene};
use serde_json::{Value, json};

const PASS: Going = Going::Pass;

/// A stands on the green Citadel with glory for an alliance and holds these achievements.
fn before_alliance(achievements: &[&str], more: &Value) -> Scene {
    let mut a = json!({
        "character": "sela", "colour": "grey", "at": "citadel_green", "glory": 2,
        "achievements": achievements,
    });
    for (key, value) in more.as_object().into_iter().flatten() {
        a[key] = value.clone();
    }
    let b = json!({ "character": "urian", "colour": "purple", "achievements": ["hand_of_scarlet_fate"] });
    Scene::new(2, &json!({ "round": 2, "turn": "A", "guardians": [a, b] }))
}

/// The achievement of this name in somebody's hand.
fn held(scene: &Scene, who: Participant, id: &str) -> Pick {
    let pack = scene.game.pack();
    let mut held = scene.player(who).achievements.iter();
    let found = held.find(|it| pack.achievement(it.card).id == id);
    Pick::Achievement(found.unwrap_or_else(|| panic!("no `{id}`")).card)
}

/// The reward of the announced achievement at this place.
fn reward(scene: &Scene, which: u8) -> Pick {
    match scene.offered().first() {
        Some(Pick::Reward(card, _)) => Pick::Reward(*card, which),
        other => panic!("rewards are offered, not {other:?}"),
    }
}

// rule: DD-19.3, DD-19.4
#[test]
fn whoever_meets_the_condition_announces_and_takes_one_reward() {
    let mut scene = before_alliance(&["friend_of_the_citadels"], &json!({ "coins": 1 }));
    scene.way(A, Asked::Act, Going::Ally);
    let friend = held(&scene, A, "friend_of_the_citadels");
    assert_eq!(scene.offered(), [friend, Pick::Way(PASS)]);
    scene.pick(A, Asked::Announce, friend);
    let coins = reward(&scene, 0);
    assert_eq!(scene.offered().len(), 3);
    scene.pick(A, Asked::Reward, coins);
    assert_eq!(scene.player(A).coins, 3);
    assert!(scene.player(A).achievements.is_empty());
    assert_eq!(scene.state.achievements.discard.len(), 1);
    assert!(scene.asks(A, Asked::Act));
}

// rule: DD-19.3, DD-19.6, DD-22.1, DD-22.3
#[test]
fn who_is_asked_does_not_show_what_is_held() {
    // An alliance could fulfil several achievements, whichever A holds.
    for held in [
        "well_armed",
        "friend_of_the_citadels",
        "pact_with_the_wraith",
    ] {
        let mut scene = before_alliance(&[held], &json!({}));
        scene.way(A, Asked::Act, Going::Ally);
        assert!(scene.asks(A, Asked::Announce), "{held}");
        assert_eq!(scene.offered().last(), Some(&Pick::Way(PASS)));
    }
    // Without achievements there is nothing to ask.
    let mut scene = before_alliance(&[], &json!({}));
    scene.way(A, Asked::Act, Going::Ally);
    assert!(scene.asks(A, Asked::Act));
}

// rule: DD-19.3
#[test]
fn nobody_is_asked_for_what_no_achievement_counts_or_all_have_seen() {
    let mut scene = before_alliance(&["well_armed"], &json!({ "ap": 4 }));
    scene.go(A, Asked::Act, "plain_green_1");
    assert!(scene.asks(A, Asked::Act));
    // All copies of everything that an alliance fulfils lie open.
    let open = [
        "friend_of_the_citadels",
        "friend_of_the_citadels",
        "two_domes",
    ];
    let position = json!({
        "turn": "A", "discards": { "achievements": open },
        "guardians": [{ "at": "citadel_green", "glory": 1, "achievements": ["well_armed"] }],
    });
    let mut scene = Scene::new(2, &position);
    scene.way(A, Asked::Act, Going::Ally);
    assert!(scene.asks(A, Asked::Act));
}

// rule: DD-19.3
#[test]
fn a_chance_that_was_passed_by_is_lost() {
    let mut scene = before_alliance(&["friend_of_the_citadels"], &json!({}));
    scene.way(A, Asked::Act, Going::Ally);
    scene.way(A, Asked::Announce, PASS);
    let friend = held(&scene, A, "friend_of_the_citadels");
    assert!(scene.asks(A, Asked::Act));
    assert!(!scene.offered().contains(&friend));
    scene.go(A, Asked::Act, "plain_green_1");
    assert!(scene.asks(A, Asked::Act));
}

// rule: DD-19.6
#[test]
fn a_state_can_be_announced_whenever_it_is_true() {
    let mut scene = before_alliance(
        &["well_armed"],
        &json!({
            "equipment": ["halberd_of_the_north", "boots_of_the_high_passes"],
        }),
    );
    let armed = held(&scene, A, "well_armed");
    assert!(scene.asks(A, Asked::Act));
    scene.pick(A, Asked::Act, armed);
    let glory = reward(&scene, 1);
    scene.pick(A, Asked::Reward, glory);
    assert_eq!((scene.glory(A), scene.player(A).coins), (3, 4));
}

// rule: DD-19.1, DD-19.6
#[test]
fn a_state_counts_right_after_drawing() {
    let a = json!({ "equipment": ["halberd_of_the_north", "boots_of_the_high_passes"] });
    let mut scene = Scene::new(
        2,
        &json!({
            "phase": "dusk", "begin": "achievements", "guardians": [a],
            "decks": { "achievements": ["well_armed", "new_banner"] },
        }),
    );
    let armed = held(&scene, A, "well_armed");
    assert!(scene.asks(A, Asked::Announce));
    assert_eq!(scene.offered(), [armed, Pick::Way(PASS)]);
    scene.pick(A, Asked::Announce, armed);
    let glory = reward(&scene, 1);
    scene.pick(A, Asked::Reward, glory);
    assert_eq!(scene.glory(A), 1);
    // Nobody draws a new one before the next K3.
    assert_eq!(scene.player(A).achievements.len(), 1);
}

// rule: DD-19.5
#[test]
fn one_event_may_fulfil_both() {
    let mut scene = before_alliance(&["friend_of_the_citadels", "new_banner"], &json!({}));
    scene.state.alliances[0] = Some(darkest_doom::play::state::Alliance { ally: B, value: 1 });
    scene.way(A, Asked::Act, Going::Ally);
    let both = [
        held(&scene, A, "friend_of_the_citadels"),
        held(&scene, A, "new_banner"),
        Pick::Way(PASS),
    ];
    assert_eq!(scene.offered(), both);
    scene.pick(A, Asked::Announce, both[1]);
    // "Your alliance with the Citadel that fulfilled this gets 1 point more."
    let point = reward(&scene, 2);
    scene.pick(A, Asked::Reward, point);
    assert_eq!(scene.state.alliances[0].map(|it| it.value), Some(3));
    scene.pick(A, Asked::Announce, both[0]);
    let coins = reward(&scene, 0);
    scene.pick(A, Asked::Reward, coins);
    assert_eq!(scene.player(A).coins, 5);
    assert!(scene.asks(A, Asked::Act));
}

// rule: DD-19.3, DD-19.5
#[test]
fn a_reward_may_fulfil_the_next_one() {
    let mut scene = before_alliance(&["two_domes", "thorn_cutter"], &json!({}));
    scene.state.alliances[1] = Some(darkest_doom::play::state::Alliance { ally: A, value: 2 });
    scene.state.vines[1][0] = 1;
    scene.way(A, Asked::Act, Going::Ally);
    let domes = held(&scene, A, "two_domes");
    scene.pick(A, Asked::Announce, domes);
    let vine = reward(&scene, 1);
    scene.pick(A, Asked::Reward, vine);
    assert_eq!(scene.vines("temple_green"), 0);
    let thorns = held(&scene, A, "thorn_cutter");
    scene.pick(A, Asked::Announce, thorns);
    assert!(scene.asks(A, Asked::Reward));
}

// rule: DD-19.6
#[test]
fn areas_of_four_types_in_one_turn() {
    let a = json!({
        "colour": "grey", "at": "temple_green", "ap": 6, "achievements": ["far_traveller"],
    });
    let mut scene = Scene::new(2, &json!({ "turn": "A", "guardians": [a] }));
    for area in ["plain_green_2", "mountain_green_1", "plain_green_2"] {
        scene.go(A, Asked::Act, area);
        assert!(scene.asks(A, Asked::Act), "{area}");
    }
    scene.go(A, Asked::Act, "forest_green_2");
    assert!(scene.asks(A, Asked::Act));
    scene.go(A, Asked::Act, "lake_green");
    let far = held(&scene, A, "far_traveller");
    assert_eq!(scene.offered(), [far, Pick::Way(PASS)]);
    scene.way(A, Asked::Announce, PASS);
    // A fifth area of a known type is no new one.
    scene.go(A, Asked::Act, "forest_green_2");
    assert!(scene.asks(A, Asked::Act));
}

// rule: DD-19.3, DD-19.8
#[test]
fn the_end_of_a_turn_counts_before_the_monsters_move() {
    let a = json!({ "at": "path_green", "achievements": ["road_to_the_summit"] });
    let mut scene = Scene::new(
        2,
        &json!({
            "turn": "A", "guardians": [a, {}],
            "monsters": [{ "kind": "hound", "at": "lake_orange", "goal": "goal_structure_orange" }],
        }),
    );
    scene.end_turn(A);
    let road = held(&scene, A, "road_to_the_summit");
    scene.pick(A, Asked::Announce, road);
    assert_eq!(scene.monster_at(0), "lake_orange");
    let cards = reward(&scene, 0);
    scene.pick(A, Asked::Reward, cards);
    assert_ne!(scene.monster_at(0), "lake_orange");
}
