//! An illegal answer changes nothing and says why.

use crate::tables::{duel, fresh, pick, placed, play_out};
use serde_json::json;
use table::{Answer, Misfit, Refusal, Seat, Sitting, Step};

/// Gives an answer that must be refused and checks that nothing has changed.
fn refused(sitting: &mut Sitting, seat: u8, parts: &[u16], words: &str) -> Refusal {
    let before = sitting.world().hash();
    let count = sitting.log().len();
    let given = sitting.answer(Seat(seat), &Answer::of(parts));
    let refusal = given.expect_err("this must be refused");
    assert_eq!(sitting.world().hash(), before, "{refusal}");
    assert_eq!(sitting.log().len(), count);
    assert!(refusal.to_string().contains(words), "{refusal}");
    refusal
}

fn misfit(sitting: &mut Sitting, seat: u8, parts: &[u16], words: &str) -> Misfit {
    match refused(sitting, seat, parts, words) {
        Refusal::Misfit(misfit) => misfit,
        other => panic!("{other:?}"),
    }
}

#[test]
fn assignments_that_do_not_fit() {
    let mut sitting = fresh(2);
    let words = "expected exactly 4 here, found 3";
    misfit(&mut sitting, 0, &[0, 0, 0], words);
    let words = "place 0 holds at most 1";
    let overfull = misfit(&mut sitting, 0, &[1, 1, 0, 0], words);
    assert_eq!(
        overfull,
        Misfit::Overfull {
            place: 0,
            capacity: 1
        }
    );
    misfit(&mut sitting, 0, &[2, 2, 2, 0], "place 1 holds at most 2");
    let words = "no option 3: the options are numbered 0 to 2";
    misfit(&mut sitting, 0, &[3, 0, 0, 0], words);
    misfit(&mut sitting, 0, &[u16::MAX; 4], "no option 65535");
    misfit(&mut sitting, 0, &[0; 9], "found 9");
    misfit(&mut sitting, 0, &[], "found 0");
}

#[test]
fn picks_and_numbers_that_do_not_fit() {
    let mut sitting = duel();
    misfit(&mut sitting, 1, &[7], "no option 7");
    misfit(&mut sitting, 1, &[], "expected exactly 1");
    misfit(&mut sitting, 1, &[0, 1], "found 2");
    pick(&mut sitting, 1, "pass");
    misfit(&mut sitting, 0, &[3], "3 is out of range: expected 0 to 2");
    misfit(&mut sitting, 0, &[1, 1], "expected exactly 1 here, found 2");
    let mut sitting = placed(3, &json!({ "acts": ["Strike 1", "", ""] }));
    misfit(
        &mut sitting,
        0,
        &[2, 2],
        "4 is out of range: expected 0 to 3",
    );
    misfit(
        &mut sitting,
        0,
        &[u16::MAX, u16::MAX],
        "65535 is out of range",
    );
}

#[test]
fn rankings_sets_and_words_that_do_not_fit() {
    let mut sitting = placed(
        1,
        &json!({ "acts": ["Scry 1"], "hands": [[
        "Dig 1", "Dig 2", "Dig 3", "Dig 4", "Dig 5",
    ]] }),
    );
    misfit(&mut sitting, 0, &[3], "3 is out of range: expected 0 to 2");
    sitting.answer(Seat(0), &Answer::one(2)).unwrap();
    let twice = misfit(&mut sitting, 0, &[1, 1, 0], "option 1 is picked twice");
    assert_eq!(twice, Misfit::Twice(1));
    misfit(&mut sitting, 0, &[0, 1], "expected exactly 3 here, found 2");
    misfit(&mut sitting, 0, &[0, 1, 3], "no option 3");
    sitting.answer(Seat(0), &Answer::of(&[2, 1, 0])).unwrap();
    misfit(
        &mut sitting,
        0,
        &[2],
        "no option 2: the options are numbered 0 to 1",
    );
    sitting.answer(Seat(0), &Answer::no()).unwrap();
    let words = "once each, in ascending order";
    assert_eq!(
        misfit(&mut sitting, 0, &[1, 0], words),
        Misfit::NotAscending
    );
    assert_eq!(
        misfit(&mut sitting, 0, &[1, 1], words),
        Misfit::NotAscending
    );
    misfit(&mut sitting, 0, &[1], "expected 2 to 3 here, found 1");
    misfit(&mut sitting, 0, &[0, 1, 2, 3], "found 4");
    misfit(&mut sitting, 0, &[0, 9], "no option 9");
}

#[test]
fn who_is_not_asked_decides_nothing() {
    let mut sitting = duel();
    let words = "seat 0 has nothing to decide now";
    assert_eq!(
        refused(&mut sitting, 0, &[0], words),
        Refusal::NotAsked(Seat(0))
    );
    for stranger in [2, 7, 8, 63, 200, 255] {
        let refusal = refused(&mut sitting, stranger, &[0], "nothing to decide");
        assert_eq!(refusal, Refusal::NotAsked(Seat(stranger)));
        assert_eq!(sitting.question(Seat(stranger)), None);
        assert!(sitting.step(Seat(stranger), Step::Part(0)).is_err());
    }
}

#[test]
fn after_the_end_nobody_decides() {
    let mut sitting = fresh(3);
    assert_eq!(sitting.outcome(), None);
    play_out(&mut sitting, 1);
    assert!(sitting.is_over() && sitting.outcome().is_some());
    let refusal = refused(&mut sitting, 1, &[0], "the game is over");
    assert_eq!(refusal, Refusal::Over);
    assert_eq!(sitting.step(Seat(1), Step::Confirm), Err(Refusal::Over));
}

#[test]
fn setups_and_positions_that_cannot_be_say_why() {
    use table::Setup;
    let game = crate::pit::pit();
    let seed = table::Seed::from_number(1);
    let start = |setup: Setup| match game.start(&setup, &seed, &mut table::Tale::deaf()) {
        Ok(_) => panic!("{setup:?} cannot be played"),
        Err(error) => error.to_string(),
    };
    assert_eq!(start(Setup::of(7)), "The Pit is for 1 to 6 players, not 7");
    assert!(start(Setup::of(2).with("colour", "red")).contains("unknown field `colour`"));
    assert!(start(Setup::of(2).with("rich", 3)).contains("expected a boolean"));
    for wrong in [
        json!(0),
        json!(5),
        json!(-1),
        json!(1.5),
        json!("3"),
        json!(null),
    ] {
        let words = format!("`rounds` is a number from 1 to 4, not `{wrong}`");
        assert_eq!(start(Setup::of(2).with("rounds", wrong)), words);
    }
    let place = |position| match game.place(&Setup::of(2), &seed, &position) {
        Ok(_) => panic!("{position} cannot be"),
        Err(error) => error.to_string(),
    };
    let twice = json!({ "hands": [["Dig 1"], ["Dig 1"]] });
    assert_eq!(place(twice), "`Dig 1` lies in two places");
    assert_eq!(place(json!({ "deck": ["Ace"] })), "there is no card `Ace`");
    assert!(place(json!({ "moon": 1 })).contains("unknown field `moon`"));
    assert!(place(json!({ "coins": [99] })).contains("only 60 coins"));
}
