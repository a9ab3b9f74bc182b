//! Hits outside of combat: ranged spells, encounters, equipment and traps (sections 10.4, 10.5).

use crate::board;

use board::{A, B, Board, END, PASS, area, id_with_icon, with_icon};
use darkest_doom::cards::{AttackId, Icon};
use darkest_doom::play::menu::{Asked, Going, Pick};
use darkest_doom::play::state::{Figure, Participant};
use serde_json::{Value, json};

const OTHER: Pick = Pick::Figure(Figure::Guardian(Participant(1)));
const HOUND: Pick = Pick::Figure(Figure::Monster(0));

/// A with these cards two areas from B.
fn range(hand: &[&str], dice: &[&str], b: &Value) -> Value {
    let mut second = json!({ "character": "roana", "colour": "orange", "at": "forest_green_1" });
    for (key, value) in b.as_object().into_iter().flatten() {
        second[key] = value.clone();
    }
    json!({
        "turn": "A",
        "dice": dice,
        "guardians": [
            {
                "character": "sela", "colour": "grey", "at": "lodge_green",
                "magic": 6, "mana": 6, "hand": hand,
            },
            second,
        ],
    })
}

// rule: TV-34, DD-10.31, DD-3.2
#[test]
fn magic_defence() {
    let dice = ["Sh", "Sh", "Mo", "Du"];
    let mut board = Board::two(&range(&["fredericks_patrol"], &dice, &json!({ "mana": 0 })));
    let life = board.life(B);
    board.play("fredericks_patrol");
    assert_eq!(board.life(B), life - 1);
    assert_eq!(board.state.doom, 1);
}

// rule: DD-10.31
#[test]
fn shields_may_be_bought_in_defence() {
    let dice = ["Du", "Du", "Du", "Du"];
    let shield = with_icon(Icon::Shield);
    let b = json!({ "mana": 0, "hand": [shield], "equipment": ["crow_feather_cloak"] });
    let mut board = Board::two(&range(&["fredericks_patrol"], &dice, &b));
    let life = board.life(B);
    board.play("fredericks_patrol");
    assert_eq!((board.asked(), board.party()), (Asked::ChangeRoll, Some(B)));
    board.power(&id_with_icon(Icon::Shield), 0);
    board.pick(Pick::Equipment(0));
    assert_eq!(board.life(B), life);
}

// rule: DD-10.32, DD-15.10, DD-10.24
#[test]
fn a_killed_target_is_glory() {
    let dice = ["Du", "Du", "Du", "Du"];
    let b = json!({ "mana": 0, "life": 3 });
    let mut board = Board::two(&range(&["fredericks_patrol"], &dice, &b));
    board.play("fredericks_patrol");
    assert_eq!((board.glory(A), board.glory(B)), (3, -3));
    assert_eq!(board.at(B), Some(area("temple_orange")));
}

// rule: DD-10.35
#[test]
fn a_killed_target_is_not_pushed() {
    for (life, at) in [(2, "temple_orange"), (3, "plain_green_1")] {
        let dice = ["Du", "Du", "Du", "Du"];
        let b = json!({ "mana": 0, "life": life, "at": "path_green" });
        let mut board = Board::two(&range(&["thorn_lash"], &dice, &b));
        board.play("thorn_lash");
        assert_eq!(
            board.at(B),
            Some(area(at)),
            "the plain is the only free area"
        );
        assert_eq!(board.asked(), Asked::Act);
    }
}

/// A with two wounding cards and a Hunter of health 5 in range.
fn chain() -> Board {
    let mut position = range(
        &["shadow_bolt", "fredericks_patrol", "second_breath"],
        &[],
        &json!({ "at": "temple_orange" }),
    );
    position["decks"] = json!({ "attacks": ["monster_attack_06", "monster_attack_17"] });
    position["monsters"] = json!([{ "kind": "hunter", "at": "citadel_green" }]);
    Board::two(&position)
}

// rule: TV-35, DD-10.33, DD-10.34
#[test]
fn wounds_in_a_row_add_up() {
    let mut board = chain();
    board.play("shadow_bolt");
    assert!(board.monster(0).is_some());
    assert!(
        !board.state.attacks.discard.contains(&AttackId(5)),
        "it stays in force"
    );
    board.play("fredericks_patrol");
    assert_eq!(board.monster(0), None);
    assert_eq!(board.glory(A), 4);
    assert!(board.state.attacks.discard.contains(&AttackId(5)));
    assert!(
        !board.state.attacks.discard.contains(&AttackId(16)),
        "no other card was drawn"
    );
    assert!(board.state.chain.is_none());
}

// rule: TV-35, DD-10.34
#[test]
fn any_other_action_ends_the_chain() {
    let mut board = chain();
    board
        .play("shadow_bolt")
        .play("second_breath")
        .play("fredericks_patrol");
    assert!(board.monster(0).is_some());
    assert!(board.state.attacks.discard.contains(&AttackId(5)));

    let mut board = chain();
    board.play("shadow_bolt").go("plain_green_1");
    assert!(board.state.chain.is_none());
    board.play("fredericks_patrol");
    assert!(board.monster(0).is_some());
}

// rule: DD-10.34
#[test]
fn another_target_ends_the_chain() {
    let mut position = range(
        &["shadow_bolt", "thorn_lash", "fredericks_patrol"],
        &["Sh", "Sh", "Du", "Du"],
        &json!({ "at": "plain_green_1" }),
    );
    position["decks"] = json!({ "attacks": ["monster_attack_06", "monster_attack_17"] });
    position["monsters"] = json!([{ "kind": "hunter", "at": "citadel_green" }]);
    let mut board = Board::two(&position);
    board.play("shadow_bolt").pick(HOUND);
    assert!(board.state.chain.is_some());
    board.play("thorn_lash");
    assert!(board.state.chain.is_none());
    if board.asked() == Asked::Displace {
        let to = board.picks()[0];
        board.pick(to);
    }
    board.play("fredericks_patrol");
    if board.asked() == Asked::Target {
        board.pick(HOUND);
    }
    assert!(board.monster(0).is_some(), "3 hits against a new card");
    assert!(!board.offers(OTHER));
}

/// A Hound about to enter the green temple, with a trap of B there.
fn trapped(attack: &str) -> Board {
    let mut board = Board::two(&json!({
        "turn": "A",
        "vines": { "citadel_green": 1 },
        "decks": { "attacks": [attack] },
        "guardians": [
            { "character": "sela", "colour": "grey" },
            {
                "character": "roana", "colour": "orange",
                "hand": ["bear_pit"], "traps": ["temple_green"],
            },
        ],
        "monsters": [{ "kind": "hound", "at": "mountain_purple_2", "goal": "goal_structure_green" }],
    }));
    board.pick(END);
    assert_eq!((board.asked(), board.party()), (Asked::TrapCard, Some(B)));
    board.play("bear_pit");
    board
}

// rule: TV-36, DD-10.21, DD-10.23
#[test]
fn a_trap_kills_a_monster() {
    let board = trapped("monster_attack_01");
    assert_eq!(board.monster(0), None);
    assert_eq!(board.glory(B), 3);
    assert!(board.player(B).traps.is_empty());
    assert_eq!(board.state.vines[1][0], 0);

    let board = trapped("monster_attack_06");
    assert!(board.monster(0).is_some(), "health 3");
    assert_eq!(board.glory(B), 0);
    assert!(board.player(B).traps.is_empty());
    assert_eq!(board.state.vines[1][0], 1, "it goes on to its goal");
    assert!(board.state.attacks.discard.contains(&AttackId(5)));
}

// rule: DD-10.20, DD-10.22, DD-10.24, DD-4.4
#[test]
fn a_trap_wounds_without_defence() {
    let position = |life: u8| {
        json!({
            "turn": "A",
            "decks": { "corruption": ["corruption_22"] },
            "dice": ["Du", "Du", "Du", "Du"],
            "guardians": [
                { "character": "roana", "colour": "grey", "at": "plain_green_1", "life": life },
                {
                    "character": "sela", "colour": "orange",
                    "hand": ["bear_pit"], "traps": ["lodge_green"],
                },
            ],
        })
    };
    let mut board = Board::two(&position(2));
    board.go("lodge_green").play("bear_pit");
    assert_eq!(
        (board.asked(), board.party()),
        (Asked::ReduceWounds, Some(A))
    );
    board.pick(PASS);
    assert_eq!((board.glory(A), board.glory(B)), (-3, 3));
    assert_eq!(board.at(A), Some(area("temple_grey")));
    assert!(board.player(B).traps.is_empty());

    let mut board = Board::two(&position(2));
    board.go("lodge_green").play("bear_pit");
    board.pick(Pick::Way(Going::Ability));
    assert_eq!((board.life(A), board.player(A).mana), (1, 2));
    assert_eq!(board.at(A), Some(area("lodge_green")));
}

// rule: DD-15.10, DD-16.1
#[test]
fn nobody_gains_by_a_death_in_an_event() {
    let board = Board::two(&json!({
        "turn": "A",
        "event": "poisoned_wells",
        "resolve": { "event": "poisoned_wells", "by": "A" },
        "guardians": [
            { "character": "sela", "colour": "grey" },
            { "character": "urian", "colour": "orange", "at": "forest_green_1", "life": 1 },
        ],
    }));
    assert_eq!((board.glory(A), board.glory(B)), (0, -3));
    assert_eq!(board.at(B), Some(area("temple_orange")));
}

// rule: DD-23.19
#[test]
fn a_virtual_guardian_is_struck_like_a_monster() {
    let mut board = Board::solo(&json!({
        "turn": "A",
        "decks": { "attacks": ["monster_attack_02"] },
        "guardians": [
            {
                "character": "sela", "at": "lodge_green",
                "hand": ["fredericks_patrol"],
            },
            { "at": "citadel_green", "row": "hunter" },
        ],
    }));
    board.play("fredericks_patrol");
    assert_eq!((board.glory(A), board.glory(B)), (3, -3));
    assert_eq!(board.at(B), Some(area("temple_green")));
    assert!(board.state.chain.is_none());
}
