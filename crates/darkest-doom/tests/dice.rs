//! Fate dice, the Darkest Doom track, Scarlet Fate and ambush tests (sections 8 and 9).

use crate::board;

use board::{A, B, Board, PASS, area, id_with_icon, with_icon};
use darkest_doom::cards::{Icon, MonsterKind, Phase};
use darkest_doom::play::menu::{Asked, Going, Pick};
use darkest_doom::play::stack::Fate;
use darkest_doom::play::state::Victory;
use serde_json::{Value, json};

/// A on the green plain next to an abyss, ready to enter it with these dice and this test card.
fn test_of(card: &str, dice: &[&str], more: &Value) -> Value {
    let mut position = json!({
        "turn": "A",
        "abysses": ["lodge_green"],
        "decks": { "corruption": [card] },
        "dice": dice,
        "guardians": [
            { "character": "sela", "colour": "green", "at": "plain_green_1" },
            { "character": "urian", "colour": "orange" },
        ],
    });
    merge(&mut position, more);
    position
}

fn merge(into: &mut Value, from: &Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (key, value) in from {
                merge(into.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
        (Value::Array(into), Value::Array(from)) => {
            for (at, value) in from.iter().enumerate() {
                if let Some(old) = into.get_mut(at) {
                    merge(old, value);
                } else {
                    into.push(value.clone());
                }
            }
        }
        (into, from) => *into = from.clone(),
    }
}

// rule: TV-7, DD-8.1
#[test]
fn the_phase_decides_what_dawn_and_dusk_are_worth() {
    let dice = [
        Icon::Sword,
        Icon::HighPriestess,
        Icon::Dusk,
        Icon::Dawn,
        Icon::Shield,
        Icon::Moon,
    ];
    let mut fate = Fate {
        dice: dice.into_iter().collect(),
        ..Fate::default()
    };
    for phase in [Phase::Dawn, Phase::Dusk] {
        assert_eq!(fate.hits(phase), 3);
        assert_eq!((fate.parries(), fate.moons()), (1, 1));
    }
    fate.dice.retain(|icon| *icon != Icon::Dusk);
    assert_eq!((fate.hits(Phase::Dusk), fate.hits(Phase::Dawn)), (2, 3));
}

// rule: TV-3, DD-8.3, DD-8.6
#[test]
fn only_the_last_space_works() {
    let more = json!({
        "abysses": ["lodge_green", "forest_green_1"],
        "monsters": [{ "kind": "hound", "at": "plain_grey_2" }],
    });
    let mut board = Board::two(&test_of("corruption_22", &["Mo", "Mo", "Mo", "Sw"], &more));
    board.go("lodge_green");
    assert_eq!((board.asked(), board.party()), (Asked::May, Some(A)));
    assert_eq!(board.state.doom, 3);
    assert_eq!(board.state.vines, [[0; 4]; 2], "no eclipse");
    let hound = board.monster(0).expect("the Hound");
    assert_eq!(hound.kind, MonsterKind::Hound, "no metamorphosis");
}

// rule: TV-4, DD-8.3, DD-18.4
#[test]
fn the_track_is_a_loop() {
    let more = json!({
        "doom": 4,
        "abysses": ["lodge_green", "forest_green_1"],
        "monsters": [{ "kind": "hound", "at": "plain_grey_2", "goal": "goal_guardian_green" }],
    });
    let mut board = Board::two(&test_of("corruption_22", &["Mo", "Mo", "Mo", "Sw"], &more));
    board.go("lodge_green");
    assert_eq!(board.state.doom, 2);
    assert_eq!(board.state.vines, [[0; 4]; 2], "no eclipse");
    let monster = board.monster(0).expect("the monster");
    assert_eq!(monster.kind, MonsterKind::Hunter);
    assert!(monster.goal.is_some(), "it keeps its goal");
}

// rule: TV-5, DD-8.4, DD-8.8
#[test]
fn the_attackers_moons_come_first() {
    let mut board = Board::two(&json!({
        "turn": "A",
        "doom": 3,
        "abysses": ["forest_green_1"],
        "dice": ["Mo", "Sh", "Mo", "Mo", "Sh"],
        "guardians": [
            { "character": "sela", "colour": "green", "at": "plain_green_1" },
            { "character": "tristram", "colour": "orange", "at": "lodge_green", "attack": 3 },
        ],
    }));
    board.go("lodge_green");
    assert_eq!((board.asked(), board.party()), (Asked::May, Some(A)));
    assert_eq!(board.state.doom, 4);
    board.say(true);
    assert_eq!(board.asked(), Asked::ChangeDie);
    assert!(board.offers(Pick::SetDie(0, Icon::Dawn)));
    assert!(board.offers(Pick::SetDie(1, Icon::Dusk)));
    assert!(!board.offers(Pick::SetDie(0, Icon::Sword)));
    board.pick(Pick::SetDie(0, Icon::Dawn));
    assert_eq!(board.state.doom, 1, "spaces 5 and 1");
    assert_eq!(
        board.state.vines[0][0], 1,
        "the eclipse reaches the green Citadel"
    );
    assert!(!board.state.abysses.has(area("forest_green_1")));
}

// rule: TV-6, DD-8.5, DD-8.10
#[test]
fn only_rolled_moons_move_the_marker() {
    let hand = json!({ "guardians": [{ "hand": [with_icon(Icon::Dawn)] }] });
    let dice = ["Sw", "Mo", "Sh", "Sh"];
    let mut board = Board::two(&test_of("corruption_22", &dice, &hand));
    board.go("lodge_green");
    assert_eq!((board.asked(), board.state.doom), (Asked::ChangeRoll, 1));
    board.power(&id_with_icon(Icon::Dawn), 1);
    assert_eq!(
        board.glory(A),
        3,
        "Sw Da Sh Sh has what shield, sword, dawn need"
    );
    assert_eq!(board.state.doom, 1);

    let hand = json!({ "guardians": [{ "hand": [with_icon(Icon::Moon)] }] });
    let dice = ["Sw", "Sw", "Sh", "Sh"];
    let mut board = Board::two(&test_of("corruption_22", &dice, &hand));
    board.go("lodge_green");
    board.power(&id_with_icon(Icon::Moon), 2);
    assert_eq!(board.state.doom, 0);
}

// rule: TV-8, TV-9, DD-8.7
#[test]
fn an_eclipse_reaches_structures_next_to_abysses() {
    for (before, after) in [([2, 0], [3, 1]), ([3, 3], [3, 3])] {
        let board = Board::two(&json!({
            "turn": "A",
            "vines": { "citadel_green": before[0], "temple_purple": before[1] },
            "abysses": ["forest_green_1", "plain_purple_2", "lodge_grey"],
            "resolve": { "space": 1, "by": "A" },
            "guardians": [{ "colour": "green" }, { "colour": "orange" }],
        }));
        assert_eq!([board.state.vines[0][0], board.state.vines[1][1]], after);
        let left: Vec<_> = board.state.abysses.iter().collect();
        assert_eq!(left, [area("lodge_grey")]);
        assert_eq!((board.glory(A), board.glory(B)), (0, 0));
    }
}

// rule: TV-10, DD-8.6, DD-8.8
#[test]
fn a_free_change_sets_a_die() {
    let mut board = Board::two(&json!({
        "turn": "A",
        "phase": "dusk",
        "doom": 2,
        "dice": ["Mo", "Da", "Sh"],
        "guardians": [
            { "character": "sela", "colour": "green", "at": "plain_green_1" },
            { "character": "tristram", "colour": "orange", "at": "lodge_green", "attack": 1 },
        ],
    }));
    board.go("lodge_green").say(true);
    board.pick(Pick::SetDie(0, Icon::Sword));
    assert_eq!(board.state.doom, 3);
    assert_eq!(board.life(B), 5, "one hit, one parry");
    assert_eq!(board.asked(), Asked::Displace);
    assert_eq!(board.dice(A), [Icon::Sword, Icon::Dawn]);
}

// rule: TV-11, DD-9.1, DD-9.2, DD-9.5, DD-9.8
#[test]
fn the_test_of_an_abyss() {
    let dice = ["Sh", "Sw", "Da", "Du"];
    let round = json!({ "round": 2 });
    let mut board = Board::two(&test_of("corruption_22", &dice, &round));
    board.go("lodge_green");
    assert_eq!(board.glory(A), 3);
    assert!(!board.state.abysses.has(area("lodge_green")));
    assert!(board.is_discarded("corruption_22"));
    assert!(board.player(A).corruption.is_empty());

    let dice = ["Sh", "Sw", "Sw", "Du"];
    let mut board = Board::two(&test_of("corruption_22", &dice, &round));
    board.go("lodge_green");
    assert_eq!(board.glory(A), 0);
    assert!(!board.state.abysses.has(area("lodge_green")));
    assert!(board.is_discarded("corruption_22"));
    assert_eq!(board.player(A).corruption.len(), 1);
}

// rule: TV-12, DD-9.4
#[test]
fn a_missing_symbol_is_bought() {
    let hand = json!({ "guardians": [{ "hand": [with_icon(Icon::Sword)] }] });
    let dice = ["Sw", "Mo", "Mo", "Da"];
    let mut board = Board::two(&test_of("corruption_15", &dice, &hand));
    board.go("lodge_green");
    assert_eq!(board.state.doom, 2);
    board.power(&id_with_icon(Icon::Sword), 3);
    assert_eq!(board.glory(A), 3);
    let hand = json!({ "guardians": [{ "hand": [with_icon(Icon::Sword)] }] });
    let mut board = Board::two(&test_of("corruption_15", &dice, &hand));
    board.go("lodge_green").pass(Asked::ChangeRoll);
    assert_eq!(board.glory(A), 0);
}

// rule: TV-13, DD-1.16
#[test]
fn the_round_makes_tests_harder() {
    let four = ["Sh", "Sw", "Da", "Du", "Hp"];
    let five = ["Sh", "Sw", "Da", "Du", "Hp", "Mo"];
    for (round, dice) in [(4, &four[..]), (7, &five[..])] {
        let more = json!({ "round": round, "doom": 2 });
        let mut board = Board::two(&test_of("corruption_22", dice, &more));
        board.go("lodge_green");
        if board.asked() == Asked::May {
            board.say(false);
        }
        assert_eq!(board.glory(A), if round == 4 { 4 } else { 5 });
        assert!(
            board.state.prescribed.dice.is_empty(),
            "one die more than symbols"
        );
    }
}

// rule: TV-14, TV-15, DD-11.3, DD-11.5
#[test]
fn corruption_needs_room_in_the_hand() {
    let dice = ["Du", "Du", "Du", "Du"];
    let hand = ["second_breath", "second_breath", "mending_chant"];
    let full = json!({ "guardians": [{ "wisdom": 2, "hand": hand, "corruption": 2 }] });
    let mut board = Board::two(&test_of("corruption_22", &dice, &full));
    board.go("lodge_green").pass(Asked::ChangeRoll);
    assert_eq!(board.asked(), Asked::MakeRoom);
    let card = board.card("mending_chant");
    board.pick(Pick::Card(card));
    assert_eq!(board.player(A).hand.len(), 2);
    assert_eq!(board.player(A).corruption.len(), 3);

    let full = json!({ "guardians": [{ "wisdom": 2, "corruption": 5 }] });
    let mut board = Board::two(&test_of("corruption_22", &dice, &full));
    let life = board.life(A);
    board.go("lodge_green");
    assert_eq!(board.player(A).corruption.len(), 5);
    assert_eq!(board.life(A), life - 1);
    assert!(!board.state.abysses.has(area("lodge_green")));
}

// rule: DD-8.5
#[test]
fn a_reroll_is_a_roll_of_its_own_for_the_marker() {
    let more = json!({ "guardians": [{ "equipment": ["watch_spyglass"] }] });
    let dice = ["Mo", "Sw", "Du", "Du", "Mo", "Sh"];
    let mut board = Board::two(&test_of("corruption_22", &dice, &more));
    board.go("lodge_green");
    assert_eq!((board.asked(), board.state.doom), (Asked::ChangeRoll, 1));
    board.pick(Pick::Equipment(0));
    assert_eq!(board.asked(), Asked::RerollDice);
    board.pick_all(&[Pick::Die(2), Pick::Die(3)]);
    assert_eq!(
        board.state.doom, 2,
        "one new moon: the old one does not count again"
    );
    assert_eq!(
        board.player(A).corruption.len(),
        1,
        "Mo Sw Mo Sh lacks the dawn"
    );
}

// rule: DD-8.10, DD-8.12
#[test]
fn scarlet_fate_changes_a_die_again_and_again() {
    let hand = json!({ "guardians": [{
        "hand": [with_icon(Icon::Dawn), with_icon(Icon::Shield)],
        "corruption": 1,
    }] });
    let dice = ["Sw", "Du", "Sw", "Du"];
    let mut board = Board::two(&test_of("corruption_22", &dice, &hand));
    board.go("lodge_green");
    let powers = |board: &Board| {
        let picks = board.picks().iter();
        picks.filter(|it| matches!(it, Pick::Power(..))).count()
    };
    assert_eq!(powers(&board), 4, "two cards, two faces");
    board.power(&id_with_icon(Icon::Shield), 1);
    board.power(&id_with_icon(Icon::Dawn), 1);
    assert_eq!(board.glory(A), 0, "the shield is gone again");
    assert!(board.player(A).hand.is_empty());
}

// rule: DD-8.10
#[test]
fn an_echo_makes_scarlet_fate_dear() {
    let hand = json!({
        "round": 6,
        "event": "echo_of_elaine",
        "resolve": { "event": "echo_of_elaine", "by": "A" },
        "guardians": [{ "hand": [
            with_icon(Icon::Dawn), with_icon(Icon::Shield), with_icon(Icon::Sword),
        ] }],
    });
    let dice = ["Sw", "Du", "Sh", "Hp", "Hp"];
    let mut board = Board::two(&test_of("corruption_22", &dice, &hand));
    board.go("lodge_green");
    board.power(&id_with_icon(Icon::Shield), 3);
    assert_eq!(board.asked(), Asked::PowerCost);
    let card = board.card(&id_with_icon(Icon::Dawn));
    board.pick(Pick::Card(card));
    assert_eq!(board.asked(), Asked::PowerIcon);
    board.pick(Pick::SetDie(3, Icon::Dawn));
    assert_eq!(
        board.picks(),
        [PASS],
        "one card is not enough for another change"
    );
    board.pick(PASS);
    assert_eq!(board.glory(A), 4, "Sw Du Sh Da Hp");
    assert_eq!(board.player(A).hand.len(), 1);
}

// rule: DD-9.6
#[test]
fn without_cards_dice_show_the_symbols() {
    let mut position = test_of(
        "corruption_22",
        &["Mo", "Mo", "Sw", "Mo", "Sw", "Mo", "Sh"],
        &json!({}),
    );
    position["decks"] = json!({});
    let mut board = Board::two(&position);
    board.state.corruption.deck.clear();
    board.go("lodge_green");
    assert_eq!(board.state.doom, 2, "only the moons of the own dice count");
    assert_eq!(board.glory(A), 3);
}

// rule: TV-68, DD-20.6
#[test]
fn mosh_stays_sealed() {
    let mut board = Board::two(&mosh(&["Sw", "Sw", "Sh", "Mo", "Mo", "Mo"], 0));
    board.pick(Pick::Way(Going::AreaAction));
    assert_eq!((board.asked(), board.state.doom), (Asked::May, 3));
    board.say(false);
    assert_eq!(board.life(A), 2, "three symbols were missing");
    assert_eq!(board.player(A).relics, [0; 3]);
    assert_eq!(board.asked(), Asked::Displace);
    board.go("path_grey");
    assert_eq!(board.at(A), Some(area("path_grey")));
    assert_eq!(board.asked(), Asked::Act);
}

/// A on the Monolith with three Seal Crystals, in round 7; the test asks for Sw Sh Da Du Du.
fn mosh(dice: &[&str], doom: u8) -> Value {
    json!({
        "turn": "A",
        "round": 7,
        "doom": doom,
        "dice": dice,
        "decks": { "corruption": ["corruption_29"] },
        "guardians": [
            {
                "character": "tristram", "colour": "green", "at": "monolith", "life": 5,
                "relics": { "seal_crystal": 3 },
            },
            { "character": "urian", "colour": "orange" },
        ],
    })
}

// rule: TV-67, DD-20.8
#[test]
fn the_darkness_is_faster_than_mosh() {
    let mut position = mosh(&["Sw", "Du", "Da", "Sh", "Du", "Mo"], 5);
    position["abysses"] = json!(["plain_purple_2"]);
    let mut vines = serde_json::Map::new();
    for colour in ["green", "purple", "orange", "grey"] {
        vines.insert(format!("citadel_{colour}"), json!(3));
        vines.insert(format!("temple_{colour}"), json!(3));
    }
    vines.insert("temple_purple".to_owned(), json!(2));
    position["vines"] = Value::Object(vines);
    let mut board = Board::two(&position);
    board.pick(Pick::Way(Going::AreaAction));
    let ending = board.state.ending.expect("the end of the game");
    assert_eq!((ending.how, ending.winners), (Victory::Darkness, 0));

    let mut board = Board::two(&mosh(&["Sw", "Du", "Da", "Sh", "Du", "Hp"], 5));
    board.pick(Pick::Way(Going::AreaAction));
    let ending = board.state.ending.expect("the end of the game");
    assert_eq!((ending.how, ending.winners), (Victory::Mosh, 1));
}

// rule: DD-9.3, DD-22.1
#[test]
fn who_holds_cards_is_asked_whatever_they_are() {
    let hand = json!({ "guardians": [{ "hand": ["bear_pit"] }] });
    let dice = ["Sh", "Sw", "Da", "Du"];
    let mut board = Board::two(&test_of("corruption_22", &dice, &hand));
    board.go("lodge_green");
    assert_eq!(board.asked(), Asked::ChangeRoll);
    assert!(board.offers(PASS));
}
