//! Monsters: their goals, the monster step and their forms (section 18), vines and eclipses.

use crate::scene;

use darkest_doom::cards::MonsterKind;
use darkest_doom::play::menu::{Asked, Pick};
use darkest_doom::play::state::Figure;
use scene::{A, B, Scene};
use serde_json::json;

/// A Hound with a goal.
fn hound(at: &str, goal: &str) -> serde_json::Value {
    json!({ "kind": "hound", "at": at, "goal": goal })
}

// rule: TV-61, DD-6.8, DD-18.9, DD-18.11, DD-18.14, DD-14.26
#[test]
fn a_monster_hunts_its_goal_guardian_down() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "forest_grey_1" }],
        "monsters": [hound("lake_grey", "goal_guardian_grey")],
        "decks": { "attacks": ["monster_attack_03"] },
        "dice": ["Sh", "Sw"],
    }));
    scene.end_turn(A);
    // Three areas: the Black Lodge, the plain, the forest; 1 hit is parried, 1 sword of 2 health.
    assert_eq!(scene.monster_at(0), "forest_grey_1");
    assert_eq!(scene.player(A).life, 4);
    assert_eq!(
        scene.at(A),
        "citadel_grey",
        "one area towards the grey temple"
    );
    assert_eq!(scene.goal_of(0), None, "it has fought its goal Guardian");
    assert_eq!(scene.state.bag.goals.len(), 8);
    assert!(scene.asks(B, Asked::Act), "the next turn begins");
}

// rule: TV-62, DD-14.28, DD-18.9, DD-18.16
#[test]
fn after_three_areas_it_attacks_next_door() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "mountain_grey_2" }],
        "monsters": [hound("lake_grey", "goal_guardian_grey")],
        "decks": { "attacks": ["monster_attack_03"] },
        "dice": ["Sh", "Sw"],
    }));
    scene.end_turn(A);
    assert_eq!(scene.monster_at(0), "forest_grey_1");
    assert_eq!(scene.at(A), "mountain_grey_2", "nobody is moved");
    assert_eq!(scene.goal_of(0), None);
    assert_eq!(scene.state.attacks.discard.len(), 1, "there was a combat");
}

// rule: TV-63, DD-18.8, DD-18.9, DD-18.15
#[test]
fn a_structure_goal_is_the_one_with_fewer_vines_then_the_nearer() {
    let position = |citadel: u8| {
        json!({
            "guardians": [{ "at": "temple_grey" }, { "at": "citadel_orange" }],
            "monsters": [hound("mountain_green_1", "goal_structure_green")],
            "vines": { "citadel_green": citadel, "temple_green": 1 },
        })
    };
    // A tie: the Citadel is nearer (1 against 2).
    let mut scene = Scene::duel(position(1));
    scene.end_turn(A);
    assert_eq!(scene.monster_at(0), "citadel_green");
    assert_eq!(
        (scene.vines("citadel_green"), scene.vines("temple_green")),
        (2, 1)
    );
    assert_eq!(scene.goal_of(0), None);
    // The temple has fewer.
    let mut scene = Scene::duel(position(2));
    scene.end_turn(A);
    assert_eq!(scene.monster_at(0), "temple_green");
    assert_eq!(
        (scene.vines("citadel_green"), scene.vines("temple_green")),
        (2, 2)
    );
    assert_eq!(scene.goal_of(0), None);
}

// rule: TV-64, DD-18.8, DD-18.9
#[test]
fn a_goal_colour_nobody_plays_means_its_temple() {
    let mut scene = Scene::duel(json!({
        "monsters": [hound("plain_orange_2", "goal_guardian_orange")],
    }));
    scene.end_turn(A);
    assert_eq!(scene.monster_at(0), "temple_orange");
    assert_eq!(scene.vines("temple_orange"), 1);
    assert_eq!(scene.goal_of(0), None);
}

// rule: TV-65, DD-18.10, DD-18.11
#[test]
fn without_a_goal_nothing_moves_or_attacks() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "forest_grey_1" }],
        "monsters": [{ "kind": "leader", "at": "citadel_grey" }],
    }));
    scene.end_turn(A);
    assert_eq!(scene.monster_at(0), "citadel_grey");
    assert!(scene.state.attacks.discard.is_empty());
    assert!(scene.asks(B, Asked::Act));
}

// rule: DD-18.13, DD-18.15
#[test]
fn already_there_it_fulfils_its_goal_at_once() {
    let mut scene = Scene::duel(json!({
        "monsters": [hound("citadel_purple", "goal_structure_purple")],
    }));
    scene.end_turn(A);
    assert_eq!(scene.monster_at(0), "citadel_purple");
    assert_eq!(scene.vines("citadel_purple"), 1);
    assert_eq!(scene.goal_of(0), None);
}

// rule: DD-18.9, DD-1.6
#[test]
fn a_full_structure_gets_no_vine_but_the_goal_is_fulfilled() {
    let mut scene = Scene::duel(json!({
        "monsters": [hound("citadel_purple", "goal_structure_purple")],
        "vines": { "citadel_purple": 3, "temple_purple": 3 },
    }));
    scene.end_turn(A);
    assert_eq!(scene.vines("citadel_purple"), 3);
    assert_eq!(scene.goal_of(0), None);
}

// rule: DD-18.11, DD-0.7
#[test]
fn the_active_player_chooses_among_equally_near_monsters_and_ways() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "plain_green_1" }, { "at": "temple_purple" }],
        "monsters": [
            hound("lake_grey", "goal_structure_grey"),
            hound("lodge_green", "goal_structure_green"),
            hound("temple_orange", "goal_structure_orange"),
        ],
        "vines": { "citadel_green": 1 },
    }));
    scene.end_turn(A);
    // By the number of their areas; the third one is farther away.
    let near = [1, 0].map(|slot| Pick::Figure(Figure::Monster(slot)));
    assert_eq!(scene.offered(), near);
    scene.point(A, Asked::WhichMonster, Figure::Monster(1));
    // To the green temple, three areas away: by the lake or by the ridge.
    assert_eq!(
        scene.offered(),
        scene.areas(&["lake_green", "mountain_green_1"])
    );
    scene.go(A, Asked::MonsterPath, "mountain_green_1");
    assert_eq!(
        scene.monster_at(1),
        "temple_green",
        "the rest of the way leaves no choice"
    );
    assert_eq!(scene.vines("temple_green"), 1);
    assert_eq!(scene.monster_at(0), "lake_grey", "only one monster moves");
}

// rule: DD-18.3, DD-18.12
#[test]
fn other_monsters_are_in_the_way() {
    // Both ways to the green Citadel from the ridge are closed; it must go around by the plain.
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "mountain_green_1" }, { "at": "temple_purple" }],
        "monsters": [
            { "kind": "hound", "at": "plain_green_1" },
            hound("lodge_green", "goal_structure_green"),
            { "kind": "hound", "at": "forest_green_1" },
        ],
        "vines": { "temple_green": 3 },
        "decks": { "attacks": ["monster_attack_03"] },
        "dice": ["Sh", "Sh"],
    }));
    scene.end_turn(A);
    // The only way left goes through the player.
    assert_eq!(scene.monster_at(1), "mountain_green_1");
    assert_eq!(scene.state.attacks.discard.len(), 1);
    assert!(
        scene.goal_of(1).is_some(),
        "the player was not its goal, the Citadel is not reached"
    );
}

// rule: DD-18.12, DD-18.16
#[test]
fn a_goal_on_the_monolith_is_only_neared() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "monolith" }],
        "monsters": [hound("lodge_grey", "goal_guardian_grey")],
        "decks": { "attacks": ["monster_attack_03"] },
        "dice": ["Sh", "Sh"],
    }));
    scene.end_turn(A);
    assert_eq!(
        scene.monster_at(0),
        "path_grey",
        "it never enters the Monolith"
    );
    assert_eq!(scene.at(A), "monolith");
    assert_eq!(scene.goal_of(0), None, "it fought by an Adjacent Attack");
}

// rule: DD-18.12
#[test]
fn a_goal_held_by_another_monster_is_only_neared() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "temple_grey" }, { "at": "temple_purple" }],
        "monsters": [
            { "kind": "hound", "at": "temple_orange" },
            hound("mountain_orange_1", "goal_guardian_orange"),
        ],
    }));
    scene.end_turn(A);
    assert_eq!(scene.monster_at(1), "plain_orange_2");
    assert!(scene.goal_of(1).is_some());
    assert_eq!(scene.vines("temple_orange"), 0);
}

// rule: DD-18.16
#[test]
fn without_its_goal_the_active_player_is_attacked_then_the_next_in_order() {
    // The Hound stands on its goal and attacks from there: everybody is next to it.
    let attacked = |at: [&str; 3]| {
        let scene = json!({
            "turn": "B",
            "order": ["A", "B", "C"],
            "guardians": [
                { "character": "sela", "colour": "green", "at": at[0] },
                { "character": "tristram", "colour": "purple", "at": at[1] },
                { "character": "roana", "colour": "grey", "mana": 0, "at": at[2] },
            ],
            "monsters": [hound("citadel_orange", "goal_structure_orange")],
            "decks": { "attacks": ["monster_attack_23"] },
            "dice": ["Du", "Du"],
        });
        let mut scene = Scene::new(3, &scene);
        scene.end_turn(B);
        let hurt = |it: &darkest_doom::play::state::Player| it.life < it.traits[3];
        scene.state.players.iter().position(hurt)
    };
    let around = ["plain_orange_1", "forest_orange_1", "mountain_orange_1"];
    assert_eq!(attacked(around), Some(1), "the active player");
    let without_b = ["plain_orange_1", "temple_purple", "mountain_orange_1"];
    assert_eq!(
        attacked(without_b),
        Some(2),
        "the next in order after the active one"
    );
}

// rule: DD-18.16
#[test]
fn the_goal_guardian_comes_before_the_active_player() {
    // A's Guardian is held off by the way: the Hound comes next to both and prefers its goal.
    let mut scene = Scene::duel(json!({
        "turn": "B",
        "guardians": [{ "at": "mountain_grey_2" }, { "at": "citadel_grey" }],
        "monsters": [hound("lake_grey", "goal_guardian_grey")],
        "decks": { "attacks": ["monster_attack_23"] },
        "dice": ["Du", "Du"],
    }));
    scene.end_turn(B);
    assert_eq!(scene.monster_at(0), "forest_grey_1");
    assert_eq!(scene.player(A).life, 1);
    assert_eq!(scene.player(B).life, 5);
}

// rule: DD-18.11
#[test]
fn a_monster_that_may_not_move_is_passed_over() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "forest_grey_1", "hand": ["chains_of_ice"] }],
        "monsters": [
            hound("citadel_grey", "goal_structure_grey"),
            hound("lake_purple", "goal_structure_purple"),
        ],
    }));
    scene.play(A, "chains_of_ice");
    if scene.asks(A, Asked::Target) {
        scene.point(A, Asked::Target, Figure::Monster(0));
    }
    scene.end_turn(A);
    assert_eq!(scene.monster_at(0), "citadel_grey");
    assert_eq!(scene.vines("citadel_grey"), 0, "not even where it stands");
    assert_ne!(
        scene.monster_at(1),
        "lake_purple",
        "the farther one moves instead"
    );
}

// rule: DD-18.11
#[test]
fn an_event_lets_monsters_go_farther() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "mountain_grey_2" }],
        "monsters": [hound("lake_grey", "goal_guardian_grey")],
        "resolve": { "event": "howl_on_the_ridge" },
        "decks": { "attacks": ["monster_attack_03"] },
        "dice": ["Sh", "Sh"],
    }));
    scene.end_turn(A);
    assert_eq!(scene.monster_at(0), "mountain_grey_2", "four areas");
    assert_ne!(scene.at(A), "mountain_grey_2");
}

// rule: TV-59, DD-17.13, DD-18.7
#[test]
fn hearts_change_the_monster_that_draws_them_and_go_back() {
    let mut scene = Scene::duel(json!({
        "round": 3,
        "phase": "dusk",
        "begin": "doom",
        "turn": "A",
        "monsters": [{ "kind": "hound", "at": "forest_grey_1" }],
        "decks": { "events": ["weeping_moon"] },
        "bag": ["heart", "heart", "goal_guardian_purple"],
    }));
    while scene.asks(A, Asked::Spawn) {
        let area = scene.offered()[0];
        scene.pick(A, Asked::Spawn, area);
    }
    assert_eq!(scene.kind_of(0), MonsterKind::Hunter, "once, not twice");
    assert_eq!(scene.goal_of(0), Some("goal_guardian_purple"));
    assert_eq!(scene.state.bag.hearts, 3);
}

// rule: TV-60, DD-1.8, DD-8.6, DD-18.5
#[test]
fn there_is_only_one_leader() {
    let position = |second: &str| {
        json!({
            "guardians": [{ "at": "forest_grey_1" }],
            "monsters": [
                { "kind": "hunter", "at": "citadel_grey" },
                { "kind": second, "at": "temple_purple" },
            ],
            "resolve": { "space": 2, "by": "A" },
        })
    };
    let scene = Scene::duel(position("leader"));
    assert_eq!(
        scene.kind_of(0),
        MonsterKind::Hunter,
        "there is a Leader already"
    );
    let scene = Scene::duel(position("hound"));
    assert_eq!(scene.kind_of(0), MonsterKind::Leader);
    assert_eq!(
        scene.kind_of(1),
        MonsterKind::Hound,
        "no other monster is taken instead"
    );
}

// rule: DD-8.6, DD-18.4
#[test]
fn the_roller_chooses_among_equally_near_monsters() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "forest_grey_1" }],
        "monsters": [
            hound("citadel_grey", "goal_structure_grey"),
            hound("plain_grey_1", "goal_structure_green"),
        ],
        "resolve": { "space": 2, "by": "A" },
    }));
    scene.point(A, Asked::Metamorphosis, Figure::Monster(1));
    assert_eq!(scene.kind_of(0), MonsterKind::Hound);
    assert_eq!(scene.kind_of(1), MonsterKind::Hunter);
    assert_eq!(scene.monster_at(1), "plain_grey_1");
    assert_eq!(
        scene.goal_of(1),
        Some("goal_structure_green"),
        "it keeps its goal"
    );
}

// rule: TV-8, TV-9, DD-8.6, DD-8.7, DD-17.6
#[test]
fn an_eclipse_feeds_the_vines_around_the_abysses() {
    let position = |citadel: u8, temple: u8| {
        json!({
            "abysses": ["forest_green_1", "plain_green_2", "forest_green_2", "lake_orange"],
            "vines": { "citadel_green": citadel, "temple_green": temple },
            "resolve": { "space": 1, "by": "A" },
        })
    };
    let scene = Scene::duel(position(2, 0));
    assert_eq!(scene.vines("citadel_green"), 3);
    assert_eq!(
        scene.vines("temple_green"),
        1,
        "one vine, although two abysses are next to it"
    );
    for gone in ["forest_green_1", "plain_green_2", "forest_green_2"] {
        assert!(!scene.has_abyss(gone), "{gone}");
    }
    assert!(scene.has_abyss("lake_orange"), "no structure is next to it");
    assert_eq!((scene.glory(A), scene.glory(B)), (0, 0));
    // Full structures get nothing; the abysses are gone all the same.
    let scene = Scene::duel(position(3, 3));
    assert_eq!(
        (scene.vines("citadel_green"), scene.vines("temple_green")),
        (3, 3)
    );
    assert_eq!(scene.state.abysses.len(), 1);
}

// rule: DD-17.8, DD-17.9, TV-58
#[test]
fn three_monsters_are_the_most() {
    let scene = json!({
        "round": 2,
        "phase": "dusk",
        "begin": "doom",
        "turn": "A",
        "monsters": [
            { "kind": "hound", "at": "temple_purple" },
            { "kind": "hound", "at": "temple_orange" },
        ],
        "decks": { "events": ["the_hunt_gathers"], "event_maps": ["event_map_1n"] },
    });
    let mut scene = Scene::duel(scene);
    let mut asked = 0;
    while scene.asks(A, Asked::Spawn) {
        asked += 1;
        scene.go(A, Asked::Spawn, "forest_grey_2");
    }
    assert!(asked <= 1);
    let monsters = scene.state.monsters.iter().flatten().count();
    assert_eq!(monsters, 3);
    assert_eq!(scene.monster_at(2), "forest_grey_2");
}
