//! Tables to sit down at, and short words for what is done there.

use crate::pit::pit;
use serde_json::Value;
use table::{Answer, Chance, Event, Game, Lang, Question, Refusal, Seat, Seed, Setup, Sitting};
use table::{Target, World};

/// A fresh game.
pub(crate) fn fresh(seats: u8) -> Sitting {
    let setup = Setup::of(seats).with("rounds", 3);
    Sitting::start(pit(), setup, Seed::from_number(11)).expect("the pit starts")
}

/// A game in the middle.
pub(crate) fn placed(seats: u8, position: &Value) -> Sitting {
    let (game, setup, seed) = (pit(), Setup::of(seats), Seed::from_number(4));
    let world = game.place(&setup, &seed, position).expect("a position");
    Sitting::at(game, setup, seed, world)
}

/// Two seats that can answer each other three cards deep: seat 0 is about to strike.
pub(crate) fn duel() -> Sitting {
    let position = serde_json::json!({
        "acts": ["Strike 1", "Scry 1"],
        "buried": [["Ward 1", "Dig 1"], ["Ward 2", "Echo 1"]],
        "coins": [3, 3],
    });
    placed(2, &position)
}

pub(crate) fn question(sitting: &Sitting, seat: u8) -> Question {
    sitting.question(Seat(seat)).expect("an open question")
}

/// The answer that picks a thing by its name or a way by its id.
pub(crate) fn named(sitting: &Sitting, seat: u8, name: &str) -> Answer {
    let question = question(sitting, seat);
    let called = |target: &Target| match target {
        Target::Way(way) => way.0 == name,
        other => sitting.game().name(*other, Lang::En).as_deref() == Some(name),
    };
    let at = question.options.iter().position(called);
    Answer::one(at.unwrap_or_else(|| panic!("no {name} in {question:?}")) as u16)
}

/// Picks a thing or a way.
pub(crate) fn pick(sitting: &mut Sitting, seat: u8, name: &str) {
    let answer = named(sitting, seat, name);
    give(sitting, seat, &answer).expect("a fitting answer");
}

pub(crate) fn give<'a>(
    sitting: &'a mut Sitting,
    seat: u8,
    answer: &Answer,
) -> Result<&'a [Event], Refusal> {
    sitting.answer(Seat(seat), answer)
}

/// Plans to keep everything.
pub(crate) fn keep_all(sitting: &Sitting, seat: u8) -> Answer {
    Answer::of(&vec![0; question(sitting, seat).options.len()])
}

/// Plays on at random to the end.
pub(crate) fn play_out(sitting: &mut Sitting, seed: u64) {
    let mut chance = Chance::from_number(seed);
    while let Some(seat) = sitting.waiting().first() {
        let answer = question(sitting, seat.0).random_answer(&mut chance);
        sitting.answer(seat, &answer).expect("a fitting answer");
    }
}

pub(crate) fn snapshot(sitting: &Sitting) -> Box<dyn World> {
    sitting.world().fork()
}

/// A game from its start to a moment in which the third answer in a row can be answered.
pub(crate) fn deep() -> Sitting {
    for number in 0.. {
        let setup = Setup::of(3).with("rounds", 4);
        let seed = Seed::from_number(number);
        let mut sitting = Sitting::start(pit(), setup, seed).expect("the pit starts");
        if dive(&mut sitting, number) {
            return sitting;
        }
    }
    unreachable!("there are many numbers")
}

/// Plays at random, but answers whenever it can; true once three answers are nested.
fn dive(sitting: &mut Sitting, number: u64) -> bool {
    let mut chance = Chance::from_number(number);
    while let Some(seat) = sitting.waiting().first() {
        let question = question(sitting, seat.0);
        if question.reason == "answer" && sitting.world().inspect()["depth"] == 4 {
            return question.options.len() > 1;
        }
        let answer = match question.reason {
            "answer" => Answer::one(0),
            _ => question.random_answer(&mut chance),
        };
        sitting.answer(seat, &answer).expect("a fitting answer");
    }
    false
}

/// A game is also a type of its own: its pack and rules can be reached without a table.
#[test]
fn a_game_can_be_made_from_its_own_pack() {
    let files = crate::pit::Pit::own_pack();
    let game = crate::pit::Pit::from_pack(Some(&files)).expect("its own cards");
    assert_eq!(game.info().id, "pit");
}
