//! A game saved in the middle of the third nested answer goes on as if nothing had happened.

use crate::tables::{deep, duel, pick, play_out};
use serde_json::json;
use table::{Answer, Record, Seat, Sitting};

/// Plays a sitting and its loaded twin to the end and compares them.
fn go_on_alike(mut original: Sitting, mut loaded: Sitting) {
    assert!(loaded.world().equals(original.world()));
    assert_eq!(loaded.world().snapshot(), original.world().snapshot());
    play_out(&mut original, 3);
    play_out(&mut loaded, 3);
    assert!(loaded.world().equals(original.world()));
    assert_eq!(loaded.outcome(), original.outcome());
    assert_eq!(loaded.world().hash(), original.world().hash());
}

#[test]
fn a_record_in_json_goes_on_to_the_same_end() {
    let sitting = deep();
    let record = Record::from_bytes(sitting.record().to_json().as_bytes()).unwrap();
    assert!(!record.is_finished() && record.scores().is_empty());
    let loaded = record.sit_down(sitting.game()).unwrap();
    assert_eq!(loaded.log().len(), sitting.log().len());
    go_on_alike(sitting, loaded);
}

#[test]
fn a_record_in_binary_goes_on_to_the_same_end() {
    let sitting = deep();
    let record = Record::from_bytes(&sitting.record().to_binary()).unwrap();
    let loaded = record.sit_down(sitting.game()).unwrap();
    go_on_alike(sitting, loaded);
}

#[test]
fn a_snapshot_goes_on_to_the_same_end() {
    let sitting = deep();
    let world = sitting.game().restore(&sitting.world().snapshot()).unwrap();
    let (game, setup) = (sitting.game().clone(), sitting.setup().clone());
    let loaded = Sitting::at(game, setup, sitting.record().seed, world);
    go_on_alike(sitting, loaded);
}

#[test]
fn a_world_can_be_forked_copied_and_compared() {
    let mut sitting = deep();
    let fork = sitting.world().fork();
    let seat = sitting.waiting().first().unwrap();
    sitting.answer(seat, &Answer::one(0)).unwrap();
    assert!(!fork.equals(sitting.world()));
    let mut copy = fork.fork();
    copy.copy_from(sitting.world());
    assert!(copy.equals(sitting.world()) && copy.looks_like(sitting.world(), seat.into()));
    assert!(!copy.looks_like(fork.as_ref(), seat.into()));
    assert_eq!(copy.hash(), sitting.world().hash());
}

/// The chain itself, card by card: strike, ward, ward on the ward, echo on that, then back.
#[test]
fn answers_nest_and_return_in_reverse_order() {
    let mut sitting = duel();
    let stack = |sitting: &Sitting| sitting.world().inspect()["stack"].clone();
    pick(&mut sitting, 1, "Ward 2");
    pick(&mut sitting, 0, "Ward 1");
    let before = sitting.world().fork();
    pick(&mut sitting, 1, "Echo 1");
    let chain = json!(["Strike 1", "Ward 2", "Ward 1", "Echo 1"]);
    assert_eq!(stack(&sitting), chain);
    // Seat 0 has a face-down card left that fits nothing: it is asked and can only pass.
    let question = sitting.question(Seat(0)).unwrap();
    assert!(question.is_forced());
    assert_eq!(question.barred.len(), 1);
    assert!(sitting.world().waiting().hushed);
    let loaded = sitting.game().restore(&sitting.world().snapshot()).unwrap();
    assert!(loaded.equals(sitting.world()) && !before.equals(sitting.world()));
    pick(&mut sitting, 0, "pass");
    // The echo took a coin of seat 0, the inner ward cancelled the outer one: the strike goes on.
    assert_eq!(sitting.world().inspect()["coins"], json!([2, 4]));
    assert_eq!(stack(&sitting), json!(["Strike 1"]));
    sitting.answer(Seat(0), &Answer::one(2)).unwrap();
    assert_eq!(sitting.world().inspect()["coins"], json!([4, 2]));
}
