//! An answer by small steps, taken back until it is confirmed.

use crate::tables::{fresh, placed, question, snapshot};
use serde_json::json;
use table::{Answer, Refusal, Seat, Sitting, Step};

fn steps(sitting: &Sitting, seat: u8) -> Vec<Step> {
    let mut steps = Vec::new();
    let draft = sitting.draft(Seat(seat)).expect("a draft");
    draft.steps(&question(sitting, seat), &mut steps);
    steps
}

fn parts(sitting: &Sitting, seat: u8) -> Vec<u16> {
    sitting.draft(Seat(seat)).expect("a draft").parts().to_vec()
}

#[test]
fn a_plan_is_drafted_taken_back_and_confirmed() {
    let mut sitting = fresh(2);
    let before = snapshot(&sitting);
    let seat = Seat(0);
    sitting.step(seat, Step::Part(1)).unwrap();
    assert!(!steps(&sitting, 0).contains(&Step::Part(1)), "one acts");
    let refusal = sitting.step(seat, Step::Part(1)).unwrap_err();
    assert!(matches!(refusal, Refusal::NoSuchStep(_)));
    assert!(refusal.to_string().contains("Part(1)"), "{refusal}");
    assert!(sitting.step(seat, Step::Confirm).is_err(), "not complete");
    sitting.step(seat, Step::Part(2)).unwrap();
    sitting.step(seat, Step::Back).unwrap();
    assert_eq!(parts(&sitting, 0), [1]);
    for part in [0, 2, 2] {
        sitting.step(seat, Step::Part(part)).unwrap();
    }
    assert_eq!(steps(&sitting, 0), [Step::Confirm]);
    assert!(
        sitting.world().equals(before.as_ref()),
        "a draft is no answer"
    );
    assert!(sitting.log().is_empty());
    let events = sitting.step(seat, Step::Confirm).unwrap();
    assert_eq!(events.len(), 1, "everybody hears that it has planned");
    assert_eq!(sitting.log()[0].answer, Answer::of(&[1, 0, 2, 2]));
    assert!(parts(&sitting, 0).is_empty());
    assert_eq!(sitting.step(seat, Step::Back), Err(Refusal::NotAsked(seat)));
}

#[test]
fn two_seats_draft_side_by_side() {
    let mut sitting = fresh(2);
    sitting.step(Seat(0), Step::Part(2)).unwrap();
    sitting.step(Seat(1), Step::Part(1)).unwrap();
    sitting.answer(Seat(1), &Answer::of(&[0, 0, 0, 0])).unwrap();
    assert_eq!(
        parts(&sitting, 0),
        [2],
        "the other's answer leaves it alone"
    );
    assert!(parts(&sitting, 1).is_empty());
}

#[test]
fn going_back_drops_what_was_begun_on_another_question() {
    let position = json!({ "acts": ["Scry 1", "Dig 1"], "coins": [2, 2] });
    let mut sitting = placed(2, &position);
    for (seat, answer) in [
        (0, Answer::one(1)),
        (0, Answer::of(&[1, 0])),
        (0, Answer::no()),
    ] {
        sitting.answer(Seat(seat), &answer).unwrap();
    }
    sitting.step(Seat(1), Step::Part(2)).unwrap();
    sitting.undo(Seat(0)).unwrap();
    assert!(parts(&sitting, 1).is_empty(), "it is no longer asked");
}

#[test]
fn every_shape_can_be_drafted() {
    let mut sitting = placed(2, &json!({ "acts": ["Scry 1", "Strike 1"] }));
    let walk = |sitting: &mut Sitting, seat: u8, reason: &str, path: &[u16]| {
        assert_eq!(question(sitting, seat).reason, reason);
        for &part in path {
            sitting.step(Seat(seat), Step::Part(part)).unwrap();
        }
        sitting.step(Seat(seat), Step::Confirm).unwrap();
    };
    walk(&mut sitting, 0, "scry", &[2]);
    walk(&mut sitting, 0, "order", &[1, 2, 0]);
    walk(&mut sitting, 0, "offer", &[0]);
    walk(&mut sitting, 1, "strike", &[2]);
    walk(&mut sitting, 1, "offer", &[1]);
    walk(&mut sitting, 0, "plan", &[1, 2]);
    assert_eq!(sitting.log()[3].answer, Answer::of(&[2]));
    assert_eq!(sitting.world().inspect()["coins"], json!([1, 4]));
}
