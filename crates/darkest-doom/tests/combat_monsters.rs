//! Combat with monsters, the High Priestess and Virtual Guardians (sections 14.3, 14.4, 21, 23).

use crate::board;

use board::{A, B, Board, END, PASS, area, corruption};
use darkest_doom::cards::{AttackId, MonsterKind};
use darkest_doom::play::menu::{Asked, Going, Pick};
use darkest_doom::play::state::{Participant, Victory};
use serde_json::{Value, json};

/// A next to the green Citadel with a monster on it.
fn hunt(kind: &str, attack: &str, dice: &[&str], a: &Value) -> Value {
    let mut first = json!({ "character": "sela", "colour": "grey", "at": "plain_green_1" });
    for (key, value) in a.as_object().into_iter().flatten() {
        first[key] = value.clone();
    }
    json!({
        "turn": "A",
        "dice": dice,
        "decks": { "attacks": [attack] },
        "guardians": [first, { "character": "tristram", "colour": "orange" }],
        "monsters": [{ "kind": kind, "at": "citadel_green" }],
    })
}

fn attack(number: u8) -> AttackId {
    AttackId(number - 1)
}

// rule: TV-2, DD-14.23, DD-14.24, DD-14.28, DD-18.13
#[test]
fn a_hound_attacks_from_next_door() {
    let mut board = Board::two(&json!({
        "turn": "A",
        "dice": ["Sw", "Mo"],
        "vines": { "citadel_green": 1 },
        "decks": { "attacks": ["monster_attack_01"] },
        "guardians": [
            {
                "character": "roana", "colour": "grey", "at": "plain_green_2",
                "life": 4, "hand": ["black_feathers"],
            },
            { "character": "tristram", "colour": "orange" },
        ],
        "monsters": [{ "kind": "hound", "at": "temple_green", "goal": "goal_structure_green" }],
    }));
    board.pick(END).pass(Asked::PreRoll);
    assert_eq!(board.state.doom, 1);
    board.play("black_feathers");
    assert_eq!(board.asked(), Asked::ReduceWounds);
    board.pick(PASS);
    assert_eq!((board.life(A), board.glory(A)), (3, 3));
    assert_eq!(board.monster(0), None);
    assert_eq!(board.at(A), Some(area("plain_green_2")));
    assert!(board.state.attacks.discard.contains(&attack(1)));
}

// rule: TV-32, DD-14.25, DD-14.27
#[test]
fn a_surviving_monster_is_moved_away() {
    let dice = ["Sw", "Sw"];
    let mut board = Board::two(&hunt("hound", "monster_attack_06", &dice, &json!({})));
    let life = board.life(A);
    board.go("citadel_green");
    assert_eq!(board.life(A), life - 1);
    assert_eq!((board.asked(), board.party()), (Asked::Displace, Some(A)));
    assert!(
        board.offers(Pick::Area(area("plain_green_1"))),
        "where A came from"
    );
    board.go("forest_green_1");
    assert_eq!(
        board.monster(0).map(|it| it.area),
        Some(area("forest_green_1"))
    );
    assert_eq!(board.glory(A), 0);
}

// rule: TV-33, DD-14.26
#[test]
fn the_attacked_go_towards_their_temple() {
    let attacked = |at: &str, from: &str| {
        json!({
            "turn": "A",
            "dice": ["Du", "Du"],
            "decks": { "attacks": ["monster_attack_06"] },
            "guardians": [
                { "character": "sela", "colour": "grey", "at": at },
                { "character": "tristram", "colour": "orange" },
            ],
            "monsters": [{ "kind": "hound", "at": from, "goal": "goal_guardian_grey" }],
        })
    };
    let mut board = Board::two(&attacked("lake_grey", "lodge_grey"));
    board.pick(END);
    assert_eq!(board.at(A), Some(area("forest_grey_2")));
    assert_eq!(board.monster(0).map(|it| it.area), Some(area("lake_grey")));
    assert_eq!(
        board.monster(0).and_then(|it| it.goal),
        None,
        "it has fought its goal"
    );

    let mut board = Board::two(&attacked("temple_grey", "plain_grey_2"));
    board.pick(END);
    assert_eq!(board.at(A), Some(area("temple_grey")));
    assert_eq!(
        board.monster(0).map(|it| it.area),
        Some(area("plain_grey_2"))
    );
}

// rule: TV-43, DD-14.29
#[test]
fn a_metamorphosis_counts_from_the_next_combat() {
    let dice = ["Mo", "Sw", "Sw"];
    let mut position = hunt("hound", "monster_attack_01", &dice, &json!({ "attack": 3 }));
    position["doom"] = json!(1);
    let mut board = Board::two(&position);
    board.go("citadel_green");
    assert_eq!(board.state.doom, 2);
    assert_eq!(board.monster(0), None, "2 hits kill the Hound it was");
    assert_eq!(board.glory(A), 3);

    let dice = ["Mo", "Sw", "Du"];
    let mut position = hunt("hound", "monster_attack_01", &dice, &json!({ "attack": 3 }));
    position["doom"] = json!(1);
    let mut board = Board::two(&position);
    let life = board.life(A);
    board.go("citadel_green");
    assert_eq!(
        board.monster(0).map(|it| it.kind),
        Some(MonsterKind::Hunter)
    );
    assert_eq!(board.life(A), life - 2, "the hits of the Hound");
}

// rule: DD-14.24
#[test]
fn whoever_dies_killing_has_killed() {
    let dice = ["Sw", "Sw"];
    let a = json!({ "life": 1, "glory": 1 });
    let mut board = Board::two(&hunt("hound", "monster_attack_01", &dice, &a));
    board.go("citadel_green");
    assert_eq!(board.monster(0), None);
    assert_eq!((board.glory(A), board.player(A).moths), (1, 1));
    assert_eq!(board.at(A), Some(area("temple_grey")));
}

// rule: TV-42, DD-14.21, DD-17.14
#[test]
fn the_echo_is_heard_from_the_fifth_dusk() {
    for (phase, glory) in [("dawn", 0), ("dusk", -1)] {
        let dice = ["Du", "Du"];
        let mut position = hunt("hound", "monster_attack_12", &dice, &json!({ "attack": 0 }));
        position["round"] = json!(5);
        position["phase"] = json!(phase);
        let mut board = Board::two(&position);
        board.go("citadel_green");
        assert_eq!(board.asked(), Asked::Displace);
        assert_eq!(board.glory(A), glory);
    }
}

/// In the Echo of Darkness, with equipment and cards in hand.
fn echoing(kind: &str, attack: &str, dice: &[&str], a: &Value) -> Board {
    let mut position = hunt(kind, attack, dice, a);
    position["round"] = json!(6);
    let mut board = Board::two(&position);
    board.go("citadel_green");
    board
}

// rule: DD-14.21, DD-8.10
#[test]
fn an_ashen_veil_bars_scarlet_fate() {
    let a = json!({ "hand": ["black_feathers"] });
    let mut board = echoing("hound", "monster_attack_22", &["Du", "Du"], &a);
    board.pass(Asked::PreRoll);
    assert_eq!(board.asked(), Asked::PostRoll, "the hand is not empty");
    let powers = board.picks().iter().any(|it| matches!(it, Pick::Power(..)));
    assert!(!powers);
    board.play("black_feathers").go("forest_green_1");
    assert!(board.state.lasting.is_empty(), "over with the combat");
}

// rule: DD-14.21
#[test]
fn silence_bars_spells_before_the_roll() {
    let a = json!({ "hand": ["ward_of_blood"] });
    let board = echoing("hound", "monster_attack_07", &["Du", "Du"], &a);
    assert_eq!(board.asked(), Asked::PostRoll);
}

// rule: DD-14.21, DD-14.23
#[test]
fn echoes_change_numbers() {
    let board = echoing("hound", "monster_attack_01", &["Du", "Du"], &json!({}));
    assert_eq!(board.life(A), 1, "2 + 1 hits");
    let board = echoing("hound", "monster_attack_02", &["Sw", "Du"], &json!({}));
    assert!(board.monster(0).is_some(), "1 + 1 health");
    let board = echoing("hound", "monster_attack_13", &["Sh", "Du"], &json!({}));
    assert_eq!(board.life(A), 3, "the first shield does not count");
}

// rule: DD-14.21, DD-18.5
#[test]
fn shadows_feast_on_wounds() {
    let board = echoing("hound", "monster_attack_11", &["Du", "Du"], &json!({}));
    assert_eq!(
        board.monster(0).map(|it| it.kind),
        Some(MonsterKind::Hunter)
    );
    let board = echoing("hound", "monster_attack_11", &["Sh", "Sh"], &json!({}));
    assert_eq!(board.monster(0).map(|it| it.kind), Some(MonsterKind::Hound));
}

// rule: DD-11.5, DD-15.10
#[test]
fn a_death_before_the_blows_ends_the_combat() {
    let a = json!({ "life": 1, "wisdom": 2, "corruption": 5 });
    let board = echoing("hound", "monster_attack_05", &["Sw", "Sw"], &a);
    assert_eq!(board.at(A), Some(area("temple_grey")));
    assert_eq!(board.glory(A), -3);
    assert_eq!(
        board.monster(0).map(|it| it.area),
        Some(area("citadel_green"))
    );
    assert_eq!(board.party(), Some(B));
}

/// A below the summit at dawn of round 7, with the Wraith on two Lanterns.
fn climb(life: u8, dice: &[&str]) -> Board {
    let mut board = Board::two(&json!({
        "turn": "A",
        "round": 7,
        "dice": dice,
        "decks": { "attacks": ["monster_attack_07"] },
        "guardians": [
            {
                "character": "tristram", "colour": "grey", "at": "path_green",
                "attack": 4, "life": life, "equipment": ["wraith 2"],
            },
            { "character": "sela", "colour": "orange" },
        ],
    }));
    board.go("winter_mountain");
    board
}

// rule: TV-37, TV-38, DD-14.41, DD-14.43, DD-13.15
#[test]
fn the_high_priestess_is_purified() {
    let board = climb(5, &["Sw", "Hp", "Da", "Sh"]);
    assert_eq!(board.life(A), 1);
    let ending = board.state.ending.expect("the end of the game");
    assert_eq!((ending.how, ending.winners), (Victory::Priestess, 1));
}

// rule: TV-39, DD-14.43, DD-13.17
#[test]
fn she_falls_only_to_somebody_who_survives() {
    let board = climb(4, &["Sw", "Hp", "Da", "Sh"]);
    assert!(board.state.ending.is_none());
    assert_eq!((board.glory(A), board.player(A).moths), (-3, 1));
    assert_eq!(board.at(A), Some(area("temple_grey")));
    assert!(board.player(A).equipment.is_empty());
    assert_eq!(board.player(A).relics, [0; 3]);
}

// rule: TV-40, DD-14.44
#[test]
fn she_drives_the_weak_off_the_summit() {
    let mut board = climb(5, &["Sw", "Sh", "Sh", "Du"]);
    assert_eq!(board.life(A), 2);
    assert_eq!((board.asked(), board.party()), (Asked::Displace, Some(A)));
    assert_eq!(board.picks().len(), 4, "the four paths");
    board.go("path_orange");
    assert_eq!(board.at(A), Some(area("path_orange")));
    assert_eq!(board.glory(A), 0);
}

// rule: TV-37, TV-41, DD-14.41
#[test]
fn her_numbers_follow_the_hearts() {
    for (round, phase, hits, health) in [(7, "dawn", 7, 5), (8, "dusk", 9, 3)] {
        let mut board = Board::two(&json!({
            "turn": "A",
            "round": round,
            "phase": phase,
            "decks": { "attacks": ["monster_attack_22"] },
            "guardians": [
                {
                    "character": "tristram", "colour": "grey", "at": "path_green",
                    "hand": ["mending_chant"],
                },
                { "character": "sela", "colour": "orange" },
            ],
        }));
        board.go("winter_mountain");
        assert_eq!(board.asked(), Asked::PreRoll);
        let stats = board.combat().sides[1].stats.expect("what she fights with");
        assert_eq!((stats.hits, stats.health), (hits, health));
    }
}

// rule: DD-21.2, DD-22.1, DD-11.6
#[test]
fn everybody_who_might_hold_the_leader_card_is_asked() {
    let cards =
        json!({ "attack": 0, "health": 6, "corruption": ["corruption_01", "corruption_02"] });
    let mut board = Board::two(&hunt("leader", "monster_attack_02", &[], &cards));
    board.go("citadel_green");
    assert_eq!((board.asked(), board.party()), (Asked::Reveal, Some(A)));
    assert_eq!(board.picks(), [Pick::Way(Going::Decline)]);
    board.pick(Pick::Way(Going::Decline));
    assert_eq!(board.asked(), Asked::Displace);

    let cards = json!({ "attack": 0, "health": 6, "corruption": ["leader_of_the_hunt"] });
    let mut board = Board::two(&hunt("leader", "monster_attack_02", &[], &cards));
    board.go("citadel_green");
    assert_eq!(board.asked(), Asked::Displace, "one card is not enough");
}

// rule: TV-69, DD-21.2, DD-21.4, DD-21.7, DD-21.9
#[test]
fn the_leader_absorbs_a_player() {
    let held = [
        "leader_of_the_hunt",
        "corruption_01",
        "corruption_02",
        "corruption_03",
        "corruption_04",
    ];
    let a = json!({ "attack": 5, "health": 6, "glory": 2, "corruption": held });
    let dice = ["Sw", "Sw", "Sw", "Sw", "Sw"];
    let mut board = Board::two(&hunt("leader", "monster_attack_02", &dice, &a));
    board.go("citadel_green");
    assert_eq!(board.asked(), Asked::Reveal);
    board.pick(Pick::Way(Going::Accept));
    let leader = board
        .monster(0)
        .expect("5 hits against health 5 are ignored");
    assert_eq!(leader.controller.map(Participant::index), Some(A));
    assert_eq!(leader.area, area("citadel_green"));
    assert_eq!(board.at(A), None);
    assert_eq!(board.glory(A), 0);
    assert_eq!(board.player(A).corruption.len(), 4);
    assert_eq!(
        board.player(A).absorbed,
        Some(corruption("leader_of_the_hunt"))
    );
    assert_eq!(
        (board.asked(), board.party()),
        (Asked::Act, Some(B)),
        "the turn is over"
    );
}

/// B next to the Leader that A has become, with two cards left.
fn against_leader(dice: &[&str], cards: u8) -> Board {
    let mut board = Board::two(&json!({
        "turn": "B",
        "dice": dice,
        "decks": { "attacks": ["monster_attack_02"] },
        "guardians": [
            { "character": "sela", "colour": "grey", "absorbed": true, "corruption": cards },
            { "character": "tristram", "colour": "orange", "at": "plain_green_1", "attack": 2 },
        ],
        "monsters": [{ "kind": "leader", "at": "citadel_green", "controller": "A" }],
    }));
    board.go("citadel_green");
    board
}

// rule: TV-69, DD-21.4, DD-21.7
#[test]
fn wounds_of_the_absorbed_stay() {
    let mut board = against_leader(&["Sw", "Sw"], 4);
    assert_eq!((board.asked(), board.party()), (Asked::DarkLife, Some(A)));
    let lost = board.picks()[0];
    board.pick(lost);
    let lost = board.picks()[0];
    board.pick(lost);
    assert_eq!(board.player(A).corruption.len(), 2);
    assert_eq!((board.asked(), board.party()), (Asked::Displace, Some(B)));
    assert_eq!(board.life(B), 2, "3 hits of the Leader row");
}

// rule: TV-69, DD-21.9
#[test]
fn the_absorbed_die_and_are_reborn() {
    let board = against_leader(&["Sw", "Sw"], 2);
    assert_eq!(board.glory(B), 5);
    assert_eq!(board.monster(0), None);
    assert_eq!(board.at(A), Some(area("temple_grey")));
    assert_eq!((board.glory(A), board.player(A).moths), (-3, 1));
    assert_eq!(board.player(A).absorbed, None);
    assert!(board.player(A).corruption.is_empty());
    assert!(board.is_discarded("leader_of_the_hunt"));
    assert_eq!(board.at(B), Some(area("citadel_green")));
}

// rule: TV-74, DD-23.14, DD-23.15, DD-23.17, DD-23.18
#[test]
fn a_virtual_guardian_fights_with_its_row() {
    let mut board = Board::solo(&json!({
        "turn": "A",
        "round": 6,
        "dice": ["Sw", "Sw", "Sw", "Sh"],
        "decks": { "attacks": ["monster_attack_01"] },
        "guardians": [
            { "character": "tristram", "at": "plain_green_1", "attack": 4, "life": 5 },
            { "at": "citadel_green", "row": "hunter" },
        ],
    }));
    board.go("citadel_green");
    assert_eq!(board.life(A), 3, "3 hits, one parry, no Echo");
    assert_eq!((board.glory(A), board.glory(B)), (3, -3));
    assert_eq!(board.at(B), Some(area("temple_green")));
    assert_eq!(board.at(A), Some(area("citadel_green")));
}

// rule: TV-75, DD-23.16
#[test]
fn a_monster_beats_a_virtual_guardian() {
    let mut board = Board::solo(&json!({
        "turn": "A",
        "order": ["B", "A"],
        "decks": { "attacks": ["monster_attack_01", "monster_attack_03"] },
        "guardians": [
            { "character": "tristram", "corruption": 1 },
            { "at": "citadel_green", "row": "hound" },
        ],
        "monsters": [{ "kind": "hound", "at": "forest_green_1", "goal": "goal_guardian_green" }],
    }));
    board.pick(END);
    assert_eq!(board.asked(), Asked::DuskStart, "before the next turn of B");
    assert_eq!(
        board.at(B),
        Some(area("temple_green")),
        "2 hits against health 2"
    );
    assert_eq!(board.glory(B), -3);
    let hound = board.monster(0).expect("1 hit against health 2");
    assert_eq!((hound.area, hound.goal), (area("citadel_green"), None));
}

// rule: DD-23.13, DD-23.14, DD-14.28
#[test]
fn a_virtual_guardian_attacks() {
    let mut board = Board::solo(&json!({
        "turn": "A",
        "round": 2,
        "order": ["A", "B"],
        "dice": ["Sh", "Sw"],
        "decks": {
            "attacks": ["monster_attack_10"],
            "trails": ["trail_citadel_green"],
            "virtual_cards": ["virtual_guardian_09"],
        },
        "guardians": [{ "character": "tristram", "at": "plain_green_1", "life": 5 }, {}],
    }));
    board.pick(END);
    assert_eq!(board.life(A), 3, "3 hits of the Hound row, one parry");
    assert_eq!(board.at(A), Some(area("plain_green_1")), "nobody is moved");
    assert_eq!(board.at(B), Some(area("citadel_green")));
    assert_eq!(board.glory(B), 1, "what its card says");
}

// rule: DD-23.13, DD-23.17
#[test]
fn a_virtual_guardian_kills() {
    let mut board = Board::solo(&json!({
        "turn": "A",
        "round": 2,
        "order": ["A", "B"],
        "dice": ["Du", "Du"],
        "decks": {
            "attacks": ["monster_attack_10"],
            "trails": ["trail_citadel_green"],
            "virtual_cards": ["virtual_guardian_09"],
        },
        "guardians": [{ "character": "tristram", "at": "plain_green_1", "life": 3 }, {}],
    }));
    board.pick(END);
    assert_eq!((board.glory(A), board.glory(B)), (-3, 4));
    assert_eq!(board.at(A), Some(area("temple_grey")));
    assert_eq!(board.player(A).moths, 1);
}
