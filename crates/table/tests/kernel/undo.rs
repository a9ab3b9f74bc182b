//! Undo is free within one's own horizon and refused beyond it, with the reason.

use crate::tables::{duel, fresh, give, keep_all, named, pick, placed, question, snapshot};
use serde_json::json;
use table::{Answer, Barrier, Refusal, Seat};

/// Seat 0 looks at the deck, orders what it saw and is offered a card; nobody can answer.
fn scrying() -> table::Sitting {
    let position = json!({ "acts": ["Scry 1", "Dig 1"], "coins": [2, 2] });
    placed(2, &position)
}

#[test]
fn one_s_own_answers_can_be_taken_back_one_by_one() {
    let mut sitting = scrying();
    give(&mut sitting, 0, &Answer::one(2)).unwrap();
    let before_order = snapshot(&sitting);
    give(&mut sitting, 0, &Answer::of(&[2, 0, 1])).unwrap();
    let before_offer = snapshot(&sitting);
    give(&mut sitting, 0, &Answer::no()).unwrap();
    assert_eq!(
        question(&sitting, 1).reason,
        "dig",
        "the next seat is asked"
    );
    assert_eq!(sitting.can_undo(Seat(0)), Ok(2));
    sitting.undo(Seat(0)).unwrap();
    assert!(sitting.world().equals(before_offer.as_ref()));
    sitting.undo(Seat(0)).unwrap();
    assert!(sitting.world().equals(before_order.as_ref()));
    assert_eq!(sitting.log().len(), 1);
    let refusal = sitting.undo(Seat(0)).unwrap_err();
    assert_eq!(refusal, Refusal::Barrier(Barrier::Revealed), "the look");
    assert!(
        refusal
            .to_string()
            .contains("something hidden has been revealed")
    );
    assert!(sitting.world().equals(before_order.as_ref()));
}

#[test]
fn chance_cannot_be_taken_back() {
    let mut sitting = placed(1, &json!({ "acts": ["Dig 1"] }));
    give(&mut sitting, 0, &Answer::one(1)).unwrap();
    let before = snapshot(&sitting);
    let refusal = sitting.undo(Seat(0)).unwrap_err();
    assert_eq!(refusal, Refusal::Barrier(Barrier::Chance));
    assert!(refusal.to_string().contains("chance has been used"));
    assert!(sitting.world().equals(before.as_ref()));
}

#[test]
fn a_card_shown_to_others_cannot_be_taken_back() {
    let mut sitting = duel();
    pick(&mut sitting, 1, "Ward 2");
    let refusal = sitting.undo(Seat(1)).unwrap_err();
    assert_eq!(refusal, Refusal::Barrier(Barrier::Revealed));
}

#[test]
fn nothing_is_taken_back_after_others_have_decided() {
    let mut sitting = scrying();
    give(&mut sitting, 0, &Answer::one(0)).unwrap();
    give(&mut sitting, 0, &Answer::of(&[0])).unwrap();
    give(&mut sitting, 0, &Answer::no()).unwrap();
    give(&mut sitting, 1, &Answer::one(0)).unwrap();
    let refusal = sitting.undo(Seat(0)).unwrap_err();
    assert_eq!(refusal, Refusal::OthersDecided);
    assert!(refusal.to_string().contains("somebody else has decided"));
    assert_eq!(sitting.log().len(), 4);
}

#[test]
fn who_has_decided_nothing_has_nothing_to_take_back() {
    let mut sitting = fresh(2);
    let refusal = sitting.undo(Seat(1)).unwrap_err();
    assert_eq!(refusal, Refusal::NothingToUndo(Seat(1)));
    assert!(refusal.to_string().contains("seat 1 has decided nothing"));
    assert_eq!(
        sitting.undo(Seat(77)),
        Err(Refusal::NothingToUndo(Seat(77)))
    );
}

#[test]
fn a_secret_plan_is_taken_back_while_others_decide_or_have_decided_beside_it() {
    let mut sitting = fresh(4);
    give(&mut sitting, 2, &Answer::of(&[1, 2, 2, 0])).unwrap();
    let only_two = snapshot(&sitting);
    give(&mut sitting, 0, &Answer::of(&[0, 1, 0, 0])).unwrap();
    let two_and_nought = snapshot(&sitting);
    give(&mut sitting, 1, &Answer::of(&[0, 0, 1, 2])).unwrap();
    assert_eq!(sitting.waiting().len(), 1, "one still decides");
    sitting.undo(Seat(1)).unwrap();
    assert!(sitting.world().equals(two_and_nought.as_ref()));
    // The first of the two plans goes, the later one of another seat stays.
    sitting.undo(Seat(2)).unwrap();
    assert_eq!(sitting.log().len(), 1);
    assert_eq!(sitting.log()[0].seat, Seat(0));
    assert_eq!(
        sitting
            .waiting()
            .iter()
            .map(|seat| seat.0)
            .collect::<Vec<_>>(),
        [1, 2, 3]
    );
    give(&mut sitting, 2, &Answer::of(&[1, 2, 2, 0])).unwrap();
    assert!(
        sitting.world().equals(two_and_nought.as_ref()),
        "in any order"
    );
    sitting.undo(Seat(0)).unwrap();
    assert!(sitting.world().equals(only_two.as_ref()));
}

#[test]
fn no_plan_is_taken_back_after_all_are_revealed() {
    let mut sitting = fresh(2);
    give(&mut sitting, 0, &Answer::of(&[1, 2, 0, 0])).unwrap();
    give(&mut sitting, 1, &Answer::of(&[0, 1, 2, 0])).unwrap();
    let chance = Refusal::Barrier(Barrier::Chance);
    assert_eq!(
        sitting.undo(Seat(0)),
        Err(chance.clone()),
        "by the other's answer"
    );
    assert_eq!(sitting.undo(Seat(1)), Err(chance), "by the own answer");
    let asked = sitting.waiting().first().unwrap();
    let answer = question(&sitting, asked.0).random_answer(&mut table::Chance::from_number(1));
    sitting.answer(asked, &answer).unwrap();
    let other = Seat(1 - asked.0);
    assert_eq!(sitting.undo(other), Err(Refusal::OthersDecided));
}

#[test]
fn a_pass_under_the_hush_is_taken_back_until_somebody_goes_on() {
    let position = json!({
        "acts": ["Strike 1", "", ""],
        "buried": [[], ["Dig 1"], ["Dig 2"]],
    });
    let mut sitting = placed(3, &position);
    let before = snapshot(&sitting);
    pick(&mut sitting, 1, "pass");
    sitting.undo(Seat(1)).unwrap();
    assert!(sitting.world().equals(before.as_ref()));
    pick(&mut sitting, 1, "pass");
    pick(&mut sitting, 2, "pass");
    assert_eq!(sitting.undo(Seat(1)), Err(Refusal::OthersDecided));
    assert_eq!(sitting.can_undo(Seat(2)), Ok(1));
}

#[test]
fn by_consent_the_table_goes_back_anywhere() {
    let mut sitting = duel();
    let before = snapshot(&sitting);
    pick(&mut sitting, 1, "Ward 2");
    let after_one = snapshot(&sitting);
    pick(&mut sitting, 0, "Ward 1");
    pick(&mut sitting, 1, "Echo 1");
    sitting.go_back_to(1);
    assert!(sitting.world().equals(after_one.as_ref()));
    assert_eq!(sitting.log().len(), 1);
    sitting.go_back_to(9);
    assert!(
        sitting.world().equals(after_one.as_ref()),
        "there is nothing later"
    );
    sitting.go_back_to(0);
    assert!(sitting.world().equals(before.as_ref()));
    assert_eq!(named(&sitting, 1, "Ward 2"), Answer::one(0));
}

#[test]
fn taking_back_spoils_no_draft_of_another() {
    let mut sitting = fresh(3);
    let plan = keep_all(&sitting, 0);
    give(&mut sitting, 0, &plan).unwrap();
    sitting.step(Seat(1), table::Step::Part(1)).unwrap();
    sitting.undo(Seat(0)).unwrap();
    assert_eq!(sitting.draft(Seat(1)).unwrap().parts(), [1]);
    give(&mut sitting, 0, &plan).unwrap();
    assert_eq!(sitting.draft(Seat(1)).unwrap().parts(), [1]);
}
