//! What follows from an answer is told as far as the seat can know, and no further.

use crate::tables::{duel, fresh, give, keep_all, named, pick, placed};
use serde_json::json;
use table::foresight::{WORLDS, foresee};
use table::{Answer, Chance, Event, Foresight, Seat, Sitting, Until};

fn foreseen(sitting: &Sitting, seat: u8, answer: &Answer) -> Foresight {
    let chance = &mut Chance::from_number(3);
    let deed = (Seat(seat), answer);
    foresee(sitting.world(), deed, WORLDS, chance, || false)
}

/// What a seat hears of events.
fn ids<'a>(events: impl IntoIterator<Item = &'a Event>, seat: u8) -> Vec<&'static str> {
    let events = events.into_iter();
    let heard = events.filter_map(|event| event.heard_from(Seat(seat).into()));
    heard.map(|message| message.id).collect()
}

#[test]
fn others_are_taken_to_pass_and_that_is_said() {
    let mut sitting = duel();
    let answer = named(&sitting, 1, "Ward 2");
    let foresight = foreseen(&sitting, 1, &answer);
    let told = ids(&foresight.told, 1);
    assert_eq!(foresight.unanswered_from, Some(1), "{told:?}");
    pick(&mut sitting, 1, "Ward 2");
    pick(&mut sitting, 0, "pass");
    let log = sitting.log().iter();
    assert_eq!(told, ids(log.flat_map(|entry| &entry.events), 1));
    let world = foresight.world.expect("a world");
    assert!(world.looks_like(sitting.world(), Seat(1).into()));
    assert_eq!(foresight.until, Until::Others, "the next act is chosen");
}

#[test]
fn chance_ends_it() {
    let sitting = placed(1, &json!({ "acts": ["Dig 1"] }));
    let dig = foreseen(&sitting, 0, &Answer::one(1));
    assert_eq!(dig.until, Until::Chance);
    assert!(dig.world.is_none());
}

#[test]
fn what_the_seat_does_not_know_ends_it() {
    let position = json!({ "acts": ["Scry 1", "Dig 1"], "coins": [2, 2] });
    let mut sitting = placed(2, &position);
    let look = foreseen(&sitting, 0, &Answer::one(2));
    assert_eq!(look.until, Until::Secret);
    assert!(look.world.is_none());
    give(&mut sitting, 0, &Answer::one(2)).unwrap();
    // The order of cards that it has seen is known to the seat, and so is what it is asked next.
    let order = foreseen(&sitting, 0, &Answer::of(&[2, 0, 1]));
    assert_eq!(order.until, Until::Yours);
    assert_eq!(order.unanswered_from, None);
}

#[test]
fn decisions_of_others_end_it() {
    let sitting = fresh(3);
    let plan = foreseen(&sitting, 0, &keep_all(&sitting, 0));
    assert_eq!(ids(&plan.told, 0), ["committed"]);
    assert_eq!(plan.until, Until::Others);
    assert!(plan.world.is_some());
}

#[test]
fn whoever_is_told_to_stop_tells_what_was_found() {
    let sitting = fresh(2);
    let (answer, chance) = (keep_all(&sitting, 0), &mut Chance::from_number(1));
    let deed = (Seat(0), &answer);
    let hurried = foresee(sitting.world(), deed, WORLDS, chance, || true);
    assert!(hurried.told.is_empty() && hurried.world.is_none());
    assert_eq!(hurried.until, Until::Far);
}
