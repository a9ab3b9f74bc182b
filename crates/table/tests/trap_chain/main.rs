//! Can the kernel carry the chain of traps of Black Rose Wars? A sketch of its resolution stack,
//! played through the vectors about stack, traps and protections.
//!
//! Mages are seats in turn order; cubes are written by the number of the seat, `*` for the Rose.

mod engine;
mod game;
mod model;
mod place;
mod score;
mod sentences;
mod sight;

use game::Chain;
use serde_json::{Value, json};
use std::sync::Arc;
use table::check::{Trial, play_checked};
use table::effort::effort;
use table::{
    Answer, AnyGame, Chance, Lang, Question, Seat, Seed, Setup, Sitting, Target, Viewpoint,
};

fn chain() -> Arc<dyn AnyGame> {
    table::erase(Chain::new())
}

fn place(position: &Value) -> Sitting {
    let seats = position["mages"].as_array().map_or(0, Vec::len) as u8;
    let (game, setup, seed) = (chain(), Setup::of(seats), Seed::from_number(1));
    let world = game.place(&setup, &seed, position).expect("a position");
    Sitting::at(game, setup, seed, world)
}

/// The question the table waits for, and whose it is.
fn asked(sitting: &Sitting) -> (u8, Question) {
    let seat = sitting.waiting().first().expect("somebody is asked");
    (seat.0, sitting.question(seat).expect("a question"))
}

/// What is asked of whom, and what can be picked, in short.
fn prompt(sitting: &Sitting) -> String {
    let (seat, question) = asked(sitting);
    let name = |target: &Target| sitting.game().name(*target, Lang::En);
    let names: Vec<_> = question.options.iter().filter_map(name).collect();
    format!("{seat} {}: {}", question.reason, names.join(", "))
}

#[track_caller]
fn answer(sitting: &mut Sitting, expected: &str, parts: &[u16]) {
    assert_eq!(prompt(sitting), expected);
    let seat = Seat(asked(sitting).0);
    sitting.answer(seat, &Answer::of(parts)).expect("it fits");
}

#[track_caller]
fn moves_to(sitting: &mut Sitting, mage: u8, room: u16) {
    let (seat, question) = asked(sitting);
    assert_eq!((seat, question.reason), (mage, "move"));
    sitting
        .answer(Seat(seat), &Answer::one(room))
        .expect("a room");
}

fn mage(sitting: &Sitting, seat: usize) -> Value {
    sitting.world().inspect()["mages"][seat].clone()
}

fn rooms(sitting: &Sitting) -> Value {
    sitting.world().inspect()["rooms"].clone()
}

fn stack(sitting: &Sitting) -> String {
    sitting.world().inspect()["stack"]
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

/// Seat 0 is D, seat 1 is G; room 0 is where D stands, room 2 the red Arena.
fn book_chain() -> Sitting {
    place(&json!({
        "mages": [
            { "room": 0, "board": ["Persecution"] },
            { "room": 1, "board": ["BrainWorm", "BanefulCurse"] },
        ],
        "rooms": ["Blue", "Blue", "Red"],
        "explore": 0,
    }))
}

/// Plays the book's chain up to the question whether G uses Baneful Curse.
fn up_to_the_curse() -> Sitting {
    let mut sitting = book_chain();
    moves_to(&mut sitting, 0, 2);
    answer(&mut sitting, "1 react: BrainWorm", &[0]);
    // The worm targets D, whose protection does not answer that: it is asked, and can only pass.
    assert!(asked(&sitting).1.is_forced());
    answer(&mut sitting, "0 react: ", &[]);
    assert_eq!(mage(&sitting, 0)["track"], "11");
    answer(&mut sitting, "0 react: Persecution", &[0]);
    answer(&mut sitting, "0 ignore: ", &[2]);
    assert_eq!(mage(&sitting, 0)["track"], "");
    assert_eq!(stack(&sitting), "Explore > BrainWorm > Persecution");
    assert_eq!(prompt(&sitting), "1 react: BanefulCurse");
    sitting
}

#[track_caller]
fn is_the_end_of_the_chain(sitting: &mut Sitting) {
    let d = mage(sitting, 0);
    assert_eq!((&d["track"], &d["supply"]), (&json!("11"), &json!(23)));
    assert_eq!(d["misfortunes"], json!(["Vulnerability", "Slowness"]));
    let g = mage(sitting, 1);
    assert_eq!((&g["track"], &g["supply"]), (&json!("00"), &json!(21)));
    assert_eq!(rooms(sitting), json!(["", "", "11"]));
    // D may still use one move and the activation.
    assert_eq!(stack(sitting), "Explore");
    moves_to(sitting, 0, 0);
    answer(sitting, "0 activate: ", &[1]);
    assert!(sitting.is_over());
}

/// Vector 26: a protection against a spell.
#[test]
fn a_protection_interrupts_a_spell() {
    let mut sitting = place(&json!({
        "mages": [{ "room": 0 }, { "room": 1, "board": ["BanefulCurse"] }],
        "rooms": ["Blue", "Blue"],
        "cast": [0, "GrimTorment", 1],
    }));
    answer(&mut sitting, "1 react: ", &[]);
    assert_eq!(rooms(&sitting), json!(["0", ""]));
    assert_eq!(mage(&sitting, 1)["track"], "000");
    answer(&mut sitting, "1 react: BanefulCurse", &[0]);
    let r = mage(&sitting, 0);
    assert_eq!((&r["track"], &r["supply"]), (&json!("11*"), &json!(21)));
    assert_eq!(r["misfortunes"], json!(["Slowness"]));
    assert_eq!(mage(&sitting, 1)["supply"], 23);
    assert_eq!(sitting.world().inspect()["rose_supply"], 29);
    assert!(sitting.is_over());
}

/// Vector 27: a trap defeats the mage that walked into it; the rest of its action is lost.
#[test]
fn a_trap_defeats_in_the_middle_of_an_action() {
    let mut sitting = place(&json!({
        "mages": [
            { "room": 0, "track": [[1, 8]] },
            { "room": 0 },
            { "room": 2, "board": ["BrainWorm"] },
        ],
        "rooms": ["Blue", "Yellow", "Blue"],
        "explore": 0,
    }));
    moves_to(&mut sitting, 0, 1);
    answer(&mut sitting, "2 react: BrainWorm", &[0]);
    let d = mage(&sitting, 0);
    assert_eq!((&d["room"], &d["track"]), (&json!(null), &json!("")));
    assert_eq!(d["misfortunes"], json!(["Vulnerability"]));
    assert_eq!(mage(&sitting, 1)["power"], 4);
    let g = mage(&sitting, 2);
    assert_eq!((&g["power"], &g["trophies"]), (&json!(2), &json!([0])));
    // The worm goes on: one misfortune, one cube in the last room of D.
    assert_eq!(rooms(&sitting), json!(["", "2", ""]));
    assert!(
        sitting.is_over(),
        "the second move and the activation are lost"
    );
}

/// Vector 28: the book's chain of three.
#[test]
fn a_chain_of_three_returns_in_reverse_order() {
    let mut sitting = up_to_the_curse();
    answer(&mut sitting, "1 react: BanefulCurse", &[0]);
    is_the_end_of_the_chain(&mut sitting);
}

/// Vector 29: two traps of different mages, declared together; the second finds nobody.
#[test]
fn all_declare_before_the_first_trap_is_resolved() {
    let mut sitting = place(&json!({
        "mages": [
            { "room": 0 },
            { "room": 0, "board": ["TestTrap"] },
            { "room": 0, "board": ["TestTrap"] },
            { "room": 0, "track": [[0, 8]] },
        ],
        "rooms": ["Blue", "Yellow"],
        "explore": 3,
    }));
    moves_to(&mut sitting, 3, 1);
    answer(&mut sitting, "1 react: TestTrap", &[0]);
    assert_eq!(mage(&sitting, 1)["face_down"], 0, "revealed at once");
    assert_eq!(
        mage(&sitting, 3)["track"],
        "00000000",
        "nothing resolved yet"
    );
    answer(&mut sitting, "2 react: TestTrap", &[0]);
    let a = mage(&sitting, 3);
    assert_eq!((&a["room"], &a["track"]), (&json!(null), &json!("")));
    assert_eq!(mage(&sitting, 0)["power"], 4);
    let r = mage(&sitting, 1);
    assert_eq!((&r["power"], &r["trophies"]), (&json!(2), &json!([3])));
    let g = mage(&sitting, 2);
    assert_eq!((&g["face_down"], &g["supply"]), (&json!(0), &json!(25)));
    assert!(sitting.is_over(), "the rest of the action is lost");
}

/// Vector 30: two traps of one mage; it picks the order, both are resolved.
#[test]
fn one_mage_orders_its_own_traps() {
    let mut sitting = place(&json!({
        "mages": [{ "room": 0 }, { "room": 0, "board": ["TestTrap", "BrainWorm", "TestTrap"] }],
        "rooms": ["Blue", "Yellow"],
        "explore": 0,
    }));
    moves_to(&mut sitting, 0, 1);
    answer(
        &mut sitting,
        "1 react: TestTrap, BrainWorm, TestTrap",
        &[0, 2],
    );
    answer(&mut sitting, "1 order: TestTrap, TestTrap", &[1, 0]);
    assert_eq!(mage(&sitting, 0)["track"], "111111");
    assert_eq!(mage(&sitting, 1)["face_down"], 1);
    moves_to(&mut sitting, 0, 0);
    answer(&mut sitting, "1 react: ", &[]);
    answer(&mut sitting, "0 activate: ", &[0]);
    assert!(sitting.is_over());
}

/// Vector 32: damage ignored after the full stop may save a mage, or not.
#[test]
fn ignored_damage_is_placed_again_up_to_the_life() {
    let play = |cubes: u8| {
        let mut sitting = place(&json!({
            "mages": [{ "room": 0 }, { "room": 0, "track": [[0, cubes]], "board": ["Silver"] }],
            "rooms": ["Blue"],
            "cast": [0, "TestBlow", 1],
        }));
        answer(&mut sitting, "1 react: ", &[]);
        answer(&mut sitting, "1 react: Silver", &[0]);
        answer(&mut sitting, "1 ignore: ", &[2]);
        assert!(sitting.is_over());
        mage(&sitting, 1)
    };
    // Four damage, of which two are ignored.
    assert_eq!(play(7)["track"], "000000000");
    assert_eq!(
        play(9)["room"],
        json!(null),
        "two are left, and one is enough"
    );
}

/// Vector 36: who declines is asked again at the next sentence.
#[test]
fn a_new_sentence_is_a_new_event() {
    let mut sitting = place(&json!({
        "mages": [{ "room": 0 }, { "room": 0, "board": ["Persecution"] }],
        "rooms": ["Blue"],
        "cast": [0, "TwoPricks", 1],
    }));
    answer(&mut sitting, "1 react: ", &[]);
    answer(&mut sitting, "1 react: Persecution", &[]);
    answer(&mut sitting, "1 react: Persecution", &[0]);
    answer(&mut sitting, "1 ignore: ", &[1]);
    assert_eq!(mage(&sitting, 1)["track"], "0");
    assert_eq!(mage(&sitting, 0)["track"], "1");
}

/// Vector 37: saved while G thinks about the curse, loaded, answered: the same end.
#[test]
fn the_chain_can_be_saved_in_its_middle() {
    let sitting = up_to_the_curse();
    let saved = sitting.world().snapshot();
    let world = chain().restore(&saved).unwrap();
    assert!(world.equals(sitting.world()));
    let mut loaded = Sitting::at(chain(), Setup::of(2), Seed::from_number(9), world);
    answer(&mut loaded, "1 react: BanefulCurse", &[0]);
    let mut original = sitting;
    answer(&mut original, "1 react: BanefulCurse", &[0]);
    assert!(loaded.world().equals(original.world()));
    is_the_end_of_the_chain(&mut loaded);
}

/// Who is asked depends on tokens that everybody sees, never on the faces below them.
#[test]
fn whom_the_table_waits_for_says_nothing_about_face_down_spells() {
    let enter = |trap: &str, protection: &str| {
        let mut sitting = place(&json!({
            "mages": [{ "room": 0 }, { "room": 0, "board": [trap] }, { "room": 0, "board": [protection] }],
            "rooms": ["Blue", "Red"],
            "explore": 0,
        }));
        moves_to(&mut sitting, 0, 1);
        sitting
    };
    let fits = enter("BrainWorm", "Persecution");
    let bluff = enter("TestTrap", "Silver");
    assert_eq!(prompt(&fits), "1 react: BrainWorm");
    assert_eq!(
        prompt(&bluff),
        "1 react: ",
        "asked all the same, with nothing but a pass"
    );
    let (fits, bluff) = (fits.world(), bluff.world());
    assert_eq!(fits.waiting(), bluff.waiting());
    for other in [Viewpoint::Seat(Seat(0)), Viewpoint::Spectator] {
        assert!(fits.looks_like(bluff, other));
        assert!(
            fits.waiting().seen_from(other).is_empty(),
            "it names nobody"
        );
    }
    // Another token is something everybody sees, and may change who is asked.
    let other = enter("Silver", "Persecution");
    assert_eq!(prompt(&other), "0 move: room 0, room 1");
}

#[test]
fn random_chains_keep_every_promise() {
    let game = chain();
    let mut chance = Chance::from_number(3);
    for number in 0..effort(600) {
        let trial = Trial {
            setup: Setup::of(2 + (number % 3) as u8),
            seed: Seed::from_number(number),
            prefix: Vec::new(),
        };
        if let Err(violation) = play_checked(game.as_ref(), &trial, &mut chance) {
            panic!("chain {number}: {}", violation.what);
        }
    }
}
