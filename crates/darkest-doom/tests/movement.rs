//! Entering areas, moving over several of them, being put somewhere, traps (sections 7, 10.4, 12).

use crate::scene;

use darkest_doom::play::menu::{Asked, Going, Pick};
use darkest_doom::play::state::Figure;
use scene::{A, B, Scene};
use serde_json::{Value, json};

/// A test of the first rounds against this card: shield, dawn and dusk.
const CARD: &str = "corruption_03";
const PASSED: [&str; 4] = ["Sh", "Da", "Du", "Sw"];
const FAILED: [&str; 4] = ["Sw", "Sw", "Sw", "Sw"];

fn dice(rolls: &[&[&str]]) -> Value {
    json!(rolls.concat())
}

/// A stands on the grey plain; B with a trap token and an abyss is next to it in the forest.
fn crowded(life: u8, rolls: &[&[&str]]) -> Scene {
    Scene::duel(json!({
        "guardians": [
            { "at": "plain_grey_1", "life": life },
            { "at": "forest_grey_1", "traps": ["forest_grey_1"], "hand": ["bear_pit", "reaper"] },
        ],
        "abysses": ["forest_grey_1"],
        "decks": { "corruption": [CARD, "corruption_02"] },
        "dice": dice(rolls),
    }))
}

// rule: TV-20, DD-7.1, DD-7.3, DD-7.4, DD-7.5, DD-10.20, DD-10.23
#[test]
fn combat_then_abyss_then_trap() {
    let mut scene = crowded(4, &[&["Sh", "Sh"], &["Sh", "Sh"], &PASSED, &FAILED]);
    scene.go(A, Asked::Act, "forest_grey_1");
    assert_eq!(scene.player(A).ap, 3);
    // (1) B may use its cards in the combat; nobody is hurt, and A moves B away.
    scene.way(B, Asked::PreRoll, Going::Pass);
    scene.way(B, Asked::PostRoll, Going::Pass);
    assert!(
        scene.has_abyss("forest_grey_1"),
        "the abyss comes after the combat"
    );
    scene.go(A, Asked::Displace, "mountain_grey_2");
    // (2) The abyss is closed. (3) The second test fails: B may play a trap card.
    assert!(!scene.has_abyss("forest_grey_1"));
    assert_eq!(scene.glory(A), 3);
    let pit = scene.held(B, "bear_pit");
    assert_eq!(scene.offered(), [Pick::Card(pit), Pick::Way(Going::Pass)]);
    scene.pick(B, Asked::TrapCard, Pick::Card(pit));
    assert_eq!(scene.player(A).life, 2);
    assert!(
        scene.player(B).traps.is_empty(),
        "the token goes back to its owner"
    );
    assert_eq!(scene.at(A), "forest_grey_1");
    assert_eq!(scene.at(B), "mountain_grey_2");
}

// rule: TV-20, DD-10.20, DD-10.23
#[test]
fn a_passed_test_disarms_a_trap_without_glory() {
    let mut scene = Scene::duel(json!({
        "guardians": [
            { "at": "plain_grey_1" },
            { "traps": ["forest_grey_1"], "hand": ["bear_pit"] },
        ],
        "decks": { "corruption": [CARD] },
        "dice": PASSED,
    }));
    scene.go(A, Asked::Act, "forest_grey_1");
    assert!(scene.asks(A, Asked::Act), "B is not asked");
    assert!(scene.player(B).traps.is_empty());
    assert_eq!((scene.glory(A), scene.player(A).life), (0, 4));
}

// rule: TV-21, DD-7.7, DD-15.4, DD-6.7
#[test]
fn whoever_dies_in_the_combat_skips_the_rest() {
    let mut scene = crowded(1, &[&["Sh", "Du"], &["Sw", "Sw"]]);
    scene.go(A, Asked::Act, "forest_grey_1");
    scene.way(B, Asked::PreRoll, Going::Pass);
    scene.way(B, Asked::PostRoll, Going::Pass);
    assert!(scene.has_abyss("forest_grey_1"));
    assert_eq!(scene.player(B).traps.len(), 1);
    assert_eq!(scene.at(A), "temple_grey");
    assert!(scene.asks(B, Asked::Act), "A's turn is over");
}

// rule: DD-7.7, DD-15.2
#[test]
fn reborn_where_it_has_just_entered_nothing_more_happens() {
    let mut scene = Scene::duel(json!({
        "guardians": [
            { "at": "plain_grey_2", "life": 1 },
            { "at": "temple_grey", "traps": ["temple_grey"] },
        ],
        "abysses": ["temple_grey"],
        "dice": ["Sh", "Du", "Sw", "Sw"],
    }));
    scene.go(A, Asked::Act, "temple_grey");
    // A is reborn on its own temple, which it has just entered; B makes room.
    assert_eq!(scene.at(A), "");
    let free = scene.offered()[0];
    scene.pick(A, Asked::Displace, free);
    assert_eq!(scene.at(A), "temple_grey");
    assert!(scene.has_abyss("temple_grey"), "no test");
    assert_eq!(scene.player(B).traps.len(), 1, "no trap");
}

// rule: DD-10.25, DD-22.1
#[test]
fn the_owner_of_a_trap_is_asked_if_it_has_any_cards() {
    let position = |hand: &[&str]| {
        json!({
            "guardians": [
                { "at": "plain_grey_1" },
                { "traps": ["forest_grey_1"], "hand": hand },
            ],
            "decks": { "corruption": [CARD] },
            "dice": FAILED,
        })
    };
    let mut scene = Scene::duel(position(&["reaper"]));
    scene.go(A, Asked::Act, "forest_grey_1");
    assert!(scene.asks(B, Asked::TrapCard));
    assert_eq!(
        scene.offered(),
        [Pick::Way(Going::Pass)],
        "a spell is no trap"
    );
    scene.way(B, Asked::TrapCard, Going::Pass);
    assert!(scene.player(B).traps.is_empty());
    let mut scene = Scene::duel(position(&[]));
    scene.go(A, Asked::Act, "forest_grey_1");
    assert!(
        scene.asks(A, Asked::Act),
        "an empty hand is seen by everybody"
    );
    assert!(scene.player(B).traps.is_empty());
}

// rule: DD-7.5
#[test]
fn the_own_trap_does_not_trigger() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "plain_grey_1", "traps": ["forest_grey_1"], "hand": ["bear_pit"] }],
    }));
    scene.go(A, Asked::Act, "forest_grey_1");
    assert!(scene.asks(A, Asked::Act));
    assert_eq!(scene.player(A).traps.len(), 1);
}

// rule: TV-36, DD-10.21, DD-18.15
#[test]
fn a_monster_in_a_trap() {
    let position = |attack: &str| {
        json!({
            "guardians": [
                { "at": "temple_grey" },
                { "at": "temple_green", "traps": ["plain_grey_1"], "hand": ["bear_pit"] },
            ],
            "monsters": [
                { "kind": "hound", "at": "path_grey", "goal": "goal_structure_grey" },
            ],
            "decks": { "attacks": [attack] },
        })
    };
    // Health 2: it dies in the pit.
    let mut scene = Scene::duel(position("monster_attack_01"));
    scene.end_turn(A);
    let pit = scene.held(B, "bear_pit");
    scene.pick(B, Asked::TrapCard, Pick::Card(pit));
    assert_eq!(scene.state.monsters[0], None);
    assert_eq!(scene.glory(B), 3);
    assert!(scene.player(B).traps.is_empty());
    assert_eq!(scene.state.bag.goals.len(), 8);
    // Health 3: it goes on.
    let mut scene = Scene::duel(position("monster_attack_06"));
    scene.end_turn(A);
    let pit = scene.held(B, "bear_pit");
    scene.pick(B, Asked::TrapCard, Pick::Card(pit));
    assert_eq!(scene.monster_at(0), "citadel_grey");
    assert_eq!(scene.vines("citadel_grey"), 1);
    assert_eq!(scene.glory(B), 0);
}

// rule: DD-10.21, DD-18.15
#[test]
fn a_snare_ends_the_movement_of_a_monster() {
    let mut scene = Scene::duel(json!({
        "guardians": [
            { "at": "temple_grey" },
            { "at": "temple_green", "traps": ["plain_grey_1"], "hand": ["thorn_snare"] },
        ],
        "monsters": [{ "kind": "hound", "at": "path_grey", "goal": "goal_structure_grey" }],
        "decks": { "attacks": ["monster_attack_06"] },
    }));
    scene.end_turn(A);
    let snare = scene.held(B, "thorn_snare");
    scene.pick(B, Asked::TrapCard, Pick::Card(snare));
    assert_eq!(scene.monster_at(0), "plain_grey_1");
    assert_eq!(scene.vines("citadel_grey"), 0);
}

// rule: DD-10.21, DD-18.16
#[test]
fn bait_sends_a_monster_elsewhere_and_ends_the_old_movement() {
    let mut scene = Scene::duel(json!({
        "guardians": [
            { "at": "mountain_grey_2" },
            { "at": "temple_green", "traps": ["plain_grey_1"], "hand": ["bait_for_the_hunt"] },
        ],
        "monsters": [{ "kind": "hound", "at": "lake_orange", "goal": "goal_structure_grey" }],
        "vines": { "citadel_grey": 3, "temple_grey": 3, "temple_orange": 2, "citadel_orange": 3 },
        "decks": { "attacks": ["monster_attack_23"] },
        "dice": ["Du", "Du"],
    }));
    scene.end_turn(A);
    let bait = scene.held(B, "bait_for_the_hunt");
    scene.pick(B, Asked::TrapCard, Pick::Card(bait));
    let goals = &scene.game.pack().goals;
    let goal = goals
        .iter()
        .position(|goal| goal.id == "goal_guardian_grey");
    let goal = darkest_doom::cards::GoalId(goal.expect("the token") as u8);
    scene.pick(B, Asked::ChooseGoal, Pick::Goal(goal));
    // The new movement reaches A, two areas away, and the old one is over.
    assert_eq!(scene.monster_at(0), "mountain_grey_2");
    assert_eq!(scene.goal_of(0), None);
    assert_eq!(scene.player(A).life, 1);
    assert!(scene.player(B).traps.is_empty());
    assert_eq!(
        scene.state.attacks.discard.len(),
        1,
        "no second attack in this step"
    );
}

// rule: TV-18, DD-9.9
#[test]
fn an_abyss_is_tested_on_entry_only() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "plain_grey_1" }],
        "abysses": ["plain_grey_1"],
        "decks": { "corruption": [CARD] },
        "dice": PASSED,
    }));
    assert!(scene.asks(A, Asked::Act));
    scene.go(A, Asked::Act, "forest_grey_1");
    assert!(scene.has_abyss("plain_grey_1"));
    scene.go(A, Asked::Act, "plain_grey_1");
    assert!(!scene.has_abyss("plain_grey_1"));
    assert_eq!((scene.glory(A), scene.player(A).ap), (3, 2));
}

// rule: DD-9.8, DD-11.5
#[test]
fn the_token_of_a_deadly_abyss_is_removed_where_it_lay() {
    let mut scene = Scene::duel(json!({
        "guardians": [{
            "at": "plain_grey_1", "life": 1, "wisdom": 2,
            "corruption": ["corruption_01", "corruption_02", "corruption_04", "corruption_05",
                "corruption_06"],
        }],
        "abysses": ["forest_grey_1", "temple_grey"],
        "decks": { "corruption": [CARD] },
        "dice": FAILED,
    }));
    scene.go(A, Asked::Act, "forest_grey_1");
    // The full hand cannot take the card: a wound instead, and that was the last life.
    assert_eq!(scene.at(A), "temple_grey");
    assert!(!scene.has_abyss("forest_grey_1"));
    assert!(
        scene.has_abyss("temple_grey"),
        "the one under the reborn Guardian stays"
    );
}

// rule: TV-22, DD-12.6
#[test]
fn the_black_lodge_leads_to_another_entrance_which_is_entered() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "lodge_grey", "ap": 1 }],
        "abysses": ["lodge_green"],
        "decks": { "corruption": [CARD] },
        "dice": PASSED,
    }));
    scene.way(A, Asked::Act, Going::AreaAction);
    assert_eq!(scene.offered().len(), 3, "not the own entrance");
    scene.go(A, Asked::Target, "lodge_green");
    assert_eq!((scene.at(A), scene.player(A).ap), ("lodge_green", 0));
    assert_eq!(scene.glory(A), 3, "the abyss there was tested");
}

// rule: TV-23, DD-12.3
#[test]
fn a_ride_never_ends_on_a_citadel() {
    let position = json!({
        "guardians": [{ "at": "citadel_grey", "coins": 2, "ap": 0 }],
        "alliances": { "green": "A 1" },
    });
    let mut scene = Scene::duel(position.clone());
    scene.way(A, Asked::Act, Going::AreaAction);
    assert_eq!(scene.player(A).coins, 1);
    assert!(
        !scene.offered().contains(&Pick::Way(Going::Stop)),
        "it stands on a Citadel"
    );
    scene.go(A, Asked::Step, "forest_grey_1");
    // Two more areas: back to the Citadel and off it again.
    scene.go(A, Asked::Step, "citadel_grey");
    assert!(!scene.offered().contains(&Pick::Way(Going::Stop)));
    scene.go(A, Asked::Step, "plain_grey_1");
    assert!(scene.asks(A, Asked::Act), "three areas are the most");
    assert_eq!((scene.at(A), scene.player(A).ap), ("plain_grey_1", 0));
    // With one area left there is no way back to the Citadel, and never to the summit.
    let mut scene = Scene::duel(position);
    scene.way(A, Asked::Act, Going::AreaAction);
    scene.go(A, Asked::Step, "plain_grey_1");
    scene.go(A, Asked::Step, "path_grey");
    let mut left = scene.areas(&["plain_grey_1", "lodge_grey", "monolith"]);
    left.push(Pick::Way(Going::Stop));
    let mut offered = scene.offered().to_vec();
    offered.sort();
    left.sort();
    assert_eq!(offered, left);
    scene.way(A, Asked::Step, Going::Stop);
    assert_eq!(scene.at(A), "path_grey");
}

// rule: DD-7.8, DD-7.9, DD-12.3
#[test]
fn a_ride_goes_on_after_a_combat() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "citadel_grey" }, { "at": "plain_grey_1" }],
        "dice": ["Sh", "Sh", "Sh", "Sh"],
    }));
    scene.way(A, Asked::Act, Going::AreaAction);
    scene.go(A, Asked::Step, "plain_grey_1");
    scene.go(A, Asked::Displace, "lake_orange");
    scene.go(A, Asked::Step, "path_grey");
    assert_eq!((scene.at(A), scene.at(B)), ("path_grey", "lake_orange"));
}

// rule: DD-12.3, DD-7.8
#[test]
fn a_ride_ends_where_a_trap_puts_the_rider() {
    let mut scene = Scene::duel(json!({
        "guardians": [
            { "at": "citadel_grey" },
            { "traps": ["plain_grey_1"], "hand": ["banishing_rune"] },
        ],
        "decks": { "corruption": [CARD] },
        "dice": FAILED,
    }));
    scene.way(A, Asked::Act, Going::AreaAction);
    scene.go(A, Asked::Step, "plain_grey_1");
    let rune = scene.held(B, "banishing_rune");
    scene.pick(B, Asked::TrapCard, Pick::Card(rune));
    assert_eq!(scene.at(A), "temple_grey");
    assert!(
        scene.asks(A, Asked::Act),
        "the ride is over, the turn is not"
    );
}

// rule: DD-6.9, DD-7.9
#[test]
fn a_guide_leads_over_three_areas_and_each_is_entered() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "plain_grey_1", "ap": 1, "hand": ["mountain_guide"] }],
        "vines": { "citadel_grey": 3 },
        "abysses": ["citadel_grey"],
        "decks": { "corruption": [CARD] },
        "dice": PASSED,
    }));
    scene.play(A, "mountain_guide");
    scene.go(A, Asked::Step, "citadel_grey");
    assert_eq!(scene.glory(A), 3, "the abyss on the way was tested");
    scene.go(A, Asked::Step, "forest_grey_1");
    scene.way(A, Asked::Step, Going::Stop);
    assert_eq!((scene.at(A), scene.player(A).ap), ("forest_grey_1", 0));
}

// rule: DD-6.9, DD-7.9
#[test]
fn a_flight_enters_only_where_it_ends() {
    let mut scene = Scene::duel(json!({
        "guardians": [
            { "at": "forest_grey_1", "hand": ["ravens_flight"] },
            { "traps": ["plain_grey_1"] },
        ],
        "abysses": ["plain_grey_1", "citadel_grey"],
    }));
    scene.play(A, "ravens_flight");
    let barred = scene.areas(&[
        "winter_mountain",
        "monolith",
        "forest_grey_1",
        "temple_grey",
    ]);
    assert!(barred.iter().all(|area| !scene.offered().contains(area)));
    scene.go(A, Asked::Fly, "lake_grey");
    assert_eq!(scene.at(A), "lake_grey");
    assert_eq!(scene.state.abysses.len(), 2);
    assert_eq!(scene.player(B).traps.len(), 1);
}

// rule: DD-6.6, DD-14.40, DD-14.44
#[test]
fn on_foot_the_summit_can_be_climbed() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "path_grey" }, { "at": "path_green" }],
        "abysses": ["path_purple"],
        "decks": { "attacks": ["monster_attack_02"] },
        "dice": ["Sh", "Sh"],
    }));
    scene.go(A, Asked::Act, "winter_mountain");
    // She is not beaten: A comes down to a free path, not to B or the abyss.
    assert_eq!(scene.offered(), scene.areas(&["path_orange", "path_grey"]));
    scene.go(A, Asked::Displace, "path_orange");
    assert_eq!(scene.at(A), "path_orange");
}

// rule: DD-7.10
#[test]
fn who_is_placed_on_an_occupied_area_comes_next_to_it() {
    let mut scene = Scene::duel(json!({
        "guardians": [
            { "at": "citadel_grey" },
            { "at": "lodge_purple", "traps": ["plain_grey_1"], "hand": ["rift_to_the_lodge"] },
        ],
        "monsters": [{ "kind": "hound", "at": "lake_purple" }],
        "abysses": ["path_purple"],
        "decks": { "corruption": [CARD] },
        "dice": FAILED,
    }));
    scene.go(A, Asked::Act, "plain_grey_1");
    let rift = scene.held(B, "rift_to_the_lodge");
    scene.pick(B, Asked::TrapCard, Pick::Card(rift));
    scene.go(B, Asked::Target, "lodge_purple");
    let near = ["path_purple", "plain_purple_1", "mountain_purple_1"];
    assert_eq!(scene.offered(), scene.areas(&near));
    scene.go(B, Asked::Displace, "path_purple");
    assert_eq!(scene.at(A), "path_purple");
    assert!(scene.has_abyss("path_purple"), "nothing triggers");
}

// rule: DD-14.22, DD-10.35
#[test]
fn a_push_prefers_areas_without_tokens() {
    let mut scene = Scene::duel(json!({
        "guardians": [{ "at": "citadel_grey", "hand": ["thorn_lash"] }, { "at": "forest_grey_1" }],
        "abysses": ["plain_grey_1"],
        "dice": ["Sh", "Sh"],
    }));
    scene.play(A, "thorn_lash");
    // The forest lies between the Citadel, the plain with the abyss and the mountain.
    assert_eq!(scene.at(B), "mountain_grey_2");
}

// rule: DD-7.10
#[test]
fn two_figures_change_places_and_nothing_is_entered() {
    let mut scene = Scene::duel(json!({
        "guardians": [
            { "at": "citadel_grey", "magic": 3, "hand": ["soul_tether"] },
            { "at": "temple_purple", "traps": ["lodge_grey"] },
        ],
        "monsters": [{ "kind": "hound", "at": "lodge_grey", "goal": "goal_guardian_grey" }],
        "abysses": ["lodge_grey"],
    }));
    scene.play(A, "soul_tether");
    if scene.asks(A, Asked::Target) {
        scene.point(A, Asked::Target, Figure::Monster(0));
    }
    assert_eq!(
        (scene.at(A), scene.monster_at(0)),
        ("lodge_grey", "citadel_grey")
    );
    assert!(scene.has_abyss("lodge_grey"));
    assert_eq!(scene.player(B).traps.len(), 1);
}

// rule: DD-10.20
#[test]
fn a_snared_guardian_moves_no_more_in_this_turn() {
    let mut scene = Scene::duel(json!({
        "guardians": [
            { "at": "plain_grey_1", "hand": ["ravens_flight"] },
            { "traps": ["forest_grey_1"], "hand": ["thorn_snare"] },
        ],
        "decks": { "corruption": [CARD] },
        "dice": FAILED,
    }));
    scene.go(A, Asked::Act, "forest_grey_1");
    while scene.asks(A, Asked::ChangeRoll) {
        scene.way(A, Asked::ChangeRoll, Going::Pass);
    }
    let snare = scene.held(B, "thorn_snare");
    scene.pick(B, Asked::TrapCard, Pick::Card(snare));
    assert_eq!(scene.player(A).ap, 2);
    let moves = |it: &Pick| matches!(it, Pick::Area(_) | Pick::Card(_));
    assert!(
        !scene.offered().iter().any(moves),
        "neither on foot nor by the spell"
    );
}
