//! Combat between Guardians, death and rebirth (sections 14.2 and 15).

use crate::board;

use board::{A, B, Board, END, PASS, area};
use darkest_doom::cards::Icon;
use darkest_doom::play::menu::{Asked, Going, Pick};
use darkest_doom::play::state::{Equipped, Participant};
use serde_json::{Value, json};

/// A next to the green Citadel, B on it; A attacks by entering.
fn duel(dice: &[&str], a: &Value, b: &Value) -> Value {
    let mut first = json!({ "character": "sela", "colour": "grey", "at": "plain_green_1" });
    let mut second = json!({ "character": "tristram", "colour": "orange", "at": "citadel_green" });
    for (guardian, more) in [(&mut first, a), (&mut second, b)] {
        for (key, value) in more.as_object().into_iter().flatten() {
            guardian[key] = value.clone();
        }
    }
    json!({ "turn": "A", "dice": dice, "guardians": [first, second] })
}

// rule: TV-1, DD-14.6, DD-14.7, DD-14.8, DD-14.11, DD-14.15
#[test]
fn roana_reaps() {
    let a = json!({ "character": "roana", "attack": 3, "hand": ["reaper"] });
    let b = json!({ "character": "urian", "attack": 5, "life": 5 });
    let dice = ["Sh", "Sw", "Da", "Mo", "Sh", "Da", "Hp", "Mo"];
    let mut board = Board::two(&duel(&dice, &a, &b));
    board.go("citadel_green");
    assert_eq!((board.asked(), board.party()), (Asked::PreRoll, Some(A)));
    board.play("reaper");
    assert_eq!((board.asked(), board.party()), (Asked::PreRoll, Some(B)));
    board.pass(Asked::PreRoll);
    assert_eq!((board.life(B), board.life(A)), (2, 4));
    assert_eq!(board.state.doom, 2);
    assert_eq!((board.asked(), board.party()), (Asked::Displace, Some(A)));
    board.go("forest_green_1");
    assert_eq!(board.at(A), Some(area("citadel_green")));
    assert_eq!(board.at(B), Some(area("forest_green_1")));
    assert_eq!(board.player(A).mana, 1);
    assert_eq!(board.asked(), Asked::Act);
}

// rule: TV-27, DD-14.14, DD-15.3, DD-15.10
#[test]
fn both_die() {
    let dice = ["Sw", "Sw", "Sw", "Sw"];
    let a = json!({ "life": 1, "glory": 2 });
    let b = json!({ "life": 1 });
    let mut board = Board::two(&duel(&dice, &a, &b));
    board.go("citadel_green");
    assert_eq!((board.glory(A), board.glory(B)), (2, 0));
    assert_eq!((board.player(A).moths, board.player(B).moths), (1, 1));
    assert_eq!(board.at(A), Some(area("temple_grey")));
    assert_eq!(board.at(B), Some(area("temple_orange")));
    assert_ne!(
        board.state.active.map(Participant::index),
        Some(A),
        "the turn of A is over"
    );
}

// rule: DD-15.8, DD-14.14
#[test]
fn a_dead_guardian_is_in_nobodys_way() {
    // B stands on the temple of A: both are off the board before A is reborn there.
    let dice = ["Sw", "Sw", "Sw", "Sw"];
    let a = json!({ "life": 1, "at": "plain_grey_2" });
    let b = json!({ "life": 1, "at": "temple_grey" });
    let mut board = Board::two(&duel(&dice, &a, &b));
    board.go("temple_grey");
    assert_eq!(board.at(A), Some(area("temple_grey")));
    assert_eq!(board.at(B), Some(area("temple_orange")));
    assert!((board.life(A), board.life(B)) > (1, 1));
}

// rule: DD-15.8
#[test]
fn the_reborn_make_room_on_their_temple() {
    let dice = ["Du", "Du", "Sw", "Sw"];
    let a = json!({ "life": 1 });
    let mut position = duel(&dice, &a, &json!({}));
    position["monsters"] = json!([{ "kind": "hound", "at": "temple_grey" }]);
    let mut board = Board::two(&position);
    board.go("citadel_green");
    assert_eq!((board.asked(), board.party()), (Asked::Displace, Some(A)));
    board.go("plain_grey_2");
    assert_eq!(board.at(A), Some(area("temple_grey")));
    assert_eq!(
        board.monster(0).map(|it| it.area),
        Some(area("plain_grey_2"))
    );
    assert_eq!(
        board.at(B),
        Some(area("citadel_green")),
        "the defender stays"
    );
}

// rule: TV-28, DD-4.4, DD-14.12
#[test]
fn the_gift_of_the_witches() {
    let dice = ["Sw", "Sw", "Sw", "Du", "Du"];
    let a = json!({ "attack": 3 });
    let b = json!({ "character": "roana", "mana": 4 });
    let mut board = Board::two(&duel(&dice, &a, &b));
    board.go("citadel_green");
    assert_eq!(
        (board.asked(), board.party()),
        (Asked::ReduceWounds, Some(B))
    );
    board.pick(Pick::Way(Going::Ability));
    assert_eq!(
        board.asked(),
        Asked::Displace,
        "not twice in one wound event"
    );
    assert_eq!((board.life(B), board.player(B).mana), (2, 2));
}

// rule: TV-29, DD-4.7
#[test]
fn sharpened_senses() {
    let dice = ["Sh", "Du", "Du", "Sh"];
    let a = json!({ "character": "urian", "attack": 3 });
    let mut board = Board::two(&duel(&dice, &a, &json!({})));
    board.go("citadel_green");
    assert_eq!((board.asked(), board.party()), (Asked::PreRoll, Some(A)));
    board.pick(Pick::Way(Going::Ability));
    assert_eq!(board.asked(), Asked::Displace, "once in a combat");
    assert_eq!(board.dice(A), [Icon::Shield, Icon::Dusk]);
    assert_eq!(board.life(B), 5, "one hit, one parry");
    assert_eq!(board.combat().sides[0].fate.hits(board.state.phase), 1);
}

// rule: DD-4.7
#[test]
fn senses_need_a_die_to_give_up() {
    let a = json!({ "character": "urian", "attack": 0 });
    let mut board = Board::two(&duel(&["Du", "Du"], &a, &json!({})));
    board.go("citadel_green");
    assert_eq!(board.asked(), Asked::Displace);
}

// rule: DD-14.7
#[test]
fn each_modifier_stops_at_its_own_minimum() {
    let a = json!({ "attack": 3, "equipment": ["vanguard_sword"] });
    let b = json!({
        "character": "roana", "hand": ["fog_of_doubt", "fog_of_doubt"],
    });
    let mut board = Board::two(&duel(&[], &a, &b));
    board.go("citadel_green");
    board.pass(Asked::PreRoll).play("fog_of_doubt");
    board.pass(Asked::PreRoll).play("fog_of_doubt");
    assert_eq!(board.combat().sides[0].dice, 0);
    board.pick(Pick::Equipment(0));
    assert_eq!(board.dice(A).len(), 1, "3, then -2, -2, +1");
}

// rule: DD-14.6
#[test]
fn whoever_passed_may_act_again() {
    let a =
        json!({ "character": "roana", "hand": ["ward_of_blood", "reaper"], "magic": 6, "mana": 6 });
    let b = json!({ "equipment": ["order_shield"] });
    let mut board = Board::two(&duel(&[], &a, &b));
    board.go("citadel_green");
    board.pass(Asked::PreRoll);
    assert_eq!(board.party(), Some(B));
    board.pick(Pick::Equipment(0));
    assert_eq!((board.asked(), board.party()), (Asked::PreRoll, Some(A)));
    board.play("reaper");
    assert_eq!(
        (board.asked(), board.party()),
        (Asked::PreRoll, Some(A)),
        "B has nothing left: used equipment waits for the next combat"
    );
    assert!(!board.offers(Pick::Equipment(0)));
    board.pass(Asked::PreRoll);
    assert_eq!((board.asked(), board.party()), (Asked::PostRoll, Some(A)));
    assert!(board.offers(PASS));
}

// rule: DD-10.7, DD-10.29
#[test]
fn an_unravelled_spell_has_no_effect() {
    let dice = ["Du", "Du", "Du", "Du"];
    let a = json!({ "character": "roana", "hand": ["reaper"] });
    let b = json!({ "hand": ["unravel"] });
    let mut board = Board::two(&duel(&dice, &a, &b));
    board.go("citadel_green");
    board.play("reaper").play("unravel");
    assert_eq!(board.life(B), 5, "no sword of the Reaper is left");
    assert_eq!(board.player(A).mana, 1, "its cost stays paid");
    assert!(board.player(A).hand.is_empty());
}

// rule: DD-10.7
#[test]
fn an_unravelled_unravelling() {
    let dice = ["Du", "Du", "Du", "Du"];
    let a = json!({ "character": "roana", "hand": ["reaper", "unravel"] });
    let b = json!({ "hand": ["unravel"] });
    let mut board = Board::two(&duel(&dice, &a, &b));
    board.go("citadel_green");
    board.play("reaper").play("unravel").play("unravel");
    assert_eq!(board.life(B), 3, "the two swords of the Reaper count again");
}

// rule: DD-10.7
#[test]
fn a_cancelled_shroud_brings_no_moth() {
    let dice = ["Sw", "Sw", "Du", "Du"];
    let a = json!({ "hand": ["unravel"] });
    let b = json!({ "hand": ["moths_shroud"] });
    let mut board = Board::two(&duel(&dice, &a, &b));
    board.go("citadel_green");
    board.pass(Asked::PreRoll).pass(Asked::PreRoll);
    board.pass(Asked::PostRoll).play("moths_shroud");
    assert_eq!(board.player(B).moths, 1);
    board.play("unravel");
    assert_eq!(board.player(B).moths, 0);
    assert_eq!(board.life(B), 3);
}

// rule: DD-14.10
#[test]
fn the_shroud_prevents_all_wounds() {
    let dice = ["Sw", "Sw", "Du", "Du"];
    let b = json!({ "hand": ["moths_shroud"] });
    let mut board = Board::two(&duel(&dice, &json!({}), &b));
    board.go("citadel_green");
    board.pass(Asked::PreRoll).play("moths_shroud");
    assert_eq!((board.life(B), board.player(B).moths), (5, 1));
}

// rule: DD-10.10, DD-14.12
#[test]
fn a_breastplate_reduces_wounds_once() {
    let dice = ["Sw", "Sw", "Sw", "Du", "Du"];
    let a = json!({ "attack": 3 });
    let b = json!({ "equipment": ["fredericks_breastplate"] });
    let mut board = Board::two(&duel(&dice, &a, &b));
    board.go("citadel_green");
    board.pick(Pick::Equipment(0));
    assert_eq!(board.asked(), Asked::Displace);
    assert_eq!(board.life(B), 4);
    assert!(matches!(
        board.player(B).equipment[0],
        Equipped::Card { tokens: 1, .. }
    ));
}

// rule: DD-14.13, DD-22.2
#[test]
fn gloves_work_at_the_end_of_the_combat() {
    let dice = ["Sw", "Sw", "Du", "Du"];
    let a = json!({ "equipment": ["cutpurses_gloves"], "coins": 1 });
    let b = json!({ "coins": 2, "hand": ["mending_chant"] });
    let mut board = Board::two(&duel(&dice, &a, &b));
    board.go("citadel_green");
    board.pass(Asked::PreRoll);
    board.pick(Pick::Equipment(0)).pass(Asked::PostRoll);
    assert_eq!((board.player(A).coins, board.player(B).coins), (2, 1));
    assert_eq!(
        (board.player(A).hand.len(), board.player(B).hand.len()),
        (1, 0)
    );
    assert_eq!(board.asked(), Asked::Displace);
}

// rule: TV-44, DD-15.1, DD-15.2, DD-15.3
#[test]
fn death_and_rebirth() {
    for (vines, life) in [(0, 5), (3, 1)] {
        let dice = ["Sw", "Sw", "Sw", "Sw", "Sw", "Du", "Du"];
        let a = json!({ "attack": 5 });
        let b = json!({ "life": 2, "glory": 1, "magic": 3, "mana": 0 });
        let mut position = duel(&dice, &a, &b);
        position["vines"] = json!({ "temple_orange": vines });
        let mut board = Board::two(&position);
        board.go("citadel_green");
        assert_eq!((board.glory(A), board.glory(B)), (3, -2));
        assert_eq!((board.life(B), board.player(B).mana), (life, 3));
        assert_eq!(board.player(B).moths, 1);
        assert_eq!(board.at(B), Some(area("temple_orange")));
        assert_eq!(board.at(A), Some(area("citadel_green")));
    }
}

// rule: TV-45, DD-15.5
#[test]
fn moths_take_the_place_of_acolytes() {
    for (before, after) in [((3, 0), (2, 1)), ((0, 3), (0, 3)), ((1, 1), (1, 2))] {
        let dice = ["Sw", "Sw", "Du", "Du"];
        let b = json!({ "life": 1, "acolytes": before.0, "moths": before.1 });
        let mut board = Board::two(&duel(&dice, &json!({}), &b));
        board.go("citadel_green");
        assert_eq!((board.guardian(B).acolytes, board.player(B).moths), after);
    }
}

// rule: DD-15.4, DD-15.9, DD-13.17, DD-7.7, TV-21
#[test]
fn the_attacker_dies() {
    let dice = ["Du", "Du", "Sw", "Sw"];
    let a = json!({
        "life": 1, "coins": 2, "hand": ["mending_chant"],
        "equipment": ["high_pass_boots", "wraith 1"],
    });
    let mut position = duel(&dice, &a, &json!({ "traps": ["citadel_green"] }));
    position["abysses"] = json!(["citadel_green"]);
    // The Wraith parries one of the two hits, so A has only 1 life.
    let mut board = Board::two(&position);
    board
        .go("citadel_green")
        .pass(Asked::PreRoll)
        .pass(Asked::PostRoll);
    assert_eq!(board.at(A), Some(area("temple_grey")));
    assert_eq!(board.player(A).equipment.len(), 1);
    assert_eq!((board.player(A).coins, board.player(A).hand.len()), (2, 1));
    assert!(board.state.abysses.has(area("citadel_green")), "no test");
    assert_eq!(board.player(B).traps.len(), 1, "no trap");
    assert_eq!((board.asked(), board.party()), (Asked::Act, Some(B)));
}

// rule: DD-14.15, DD-14.22
#[test]
fn nobody_is_moved_onto_tokens_or_figures() {
    let dice = ["Du", "Du", "Du", "Du"];
    let mut position = duel(&dice, &json!({}), &json!({}));
    position["abysses"] = json!(["plain_green_1"]);
    position["monsters"] = json!([{ "kind": "hound", "at": "mountain_green_1" }]);
    let mut board = Board::two(&position);
    board.go("citadel_green");
    assert_eq!(
        board.at(B),
        Some(area("forest_green_1")),
        "the only free area"
    );

    position["abysses"] = json!(["plain_green_1", "forest_green_1"]);
    let mut board = Board::two(&position);
    board.go("citadel_green");
    assert_eq!(board.asked(), Asked::Displace);
    assert_eq!(
        board.picks().len(),
        2,
        "areas with tokens if there is no other"
    );
    board.go("plain_green_1");
    assert!(
        board.state.abysses.has(area("plain_green_1")),
        "which does not activate"
    );
    assert_eq!(board.glory(B), 0);
}

// rule: DD-8.9, DD-14.21
#[test]
fn scarlet_fate_in_combat() {
    let dice = ["Du", "Du", "Du", "Du"];
    let a = json!({ "hand": [board::with_icon(Icon::Sword)] });
    let mut board = Board::two(&duel(&dice, &a, &json!({})));
    board.go("citadel_green").pass(Asked::PreRoll);
    board.power(&board::id_with_icon(Icon::Sword), 0);
    assert_eq!(board.life(B), 4);
    board.go("forest_green_1");
    assert_eq!(board.asked(), Asked::Act);
    assert!(board.offers(END));
}

// rule: TV-20, DD-7.1, DD-14.15, DD-10.20, DD-10.23
#[test]
fn combat_then_abyss_then_trap() {
    let dice = [
        ["Du", "Du", "Du", "Du"],
        ["Sh", "Sw", "Da", "Du"],
        ["Du", "Du", "Du", "Du"],
    ];
    let b = json!({ "traps": ["citadel_green"], "hand": ["bear_pit"] });
    let mut position = duel(&dice.concat(), &json!({ "ap": 4 }), &b);
    position["abysses"] = json!(["citadel_green"]);
    position["decks"] = json!({ "corruption": ["corruption_22", "corruption_15"] });
    let mut board = Board::two(&position);
    let life = board.life(A);
    board.go("citadel_green");
    board.pass(Asked::PreRoll).pass(Asked::PostRoll);
    assert_eq!((board.asked(), board.player(A).ap), (Asked::Displace, 3));
    board.go("forest_green_1");
    assert_eq!(board.glory(A), 3, "the abyss");
    assert_eq!((board.asked(), board.party()), (Asked::TrapCard, Some(B)));
    board.play("bear_pit");
    assert_eq!(board.life(A), life - 2);
    assert!(board.player(B).traps.is_empty());
    assert!(board.is_discarded("corruption_22") && board.is_discarded("corruption_15"));
    assert_eq!((board.asked(), board.party()), (Asked::Act, Some(A)));
}
