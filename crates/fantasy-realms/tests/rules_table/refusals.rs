//! What cannot be answered, what is barred, and the reasons that are told.

use super::hall::Hall;
use serde_json::json;
use table::{Seat, Target};

// rule: FR-7.11
#[test]
fn what_is_barred_says_why() {
    let mut hall = Hall::with(
        false,
        json!({ "deck": ["Candle"], "discard": ["Swamp"], "face_up": ["Larcenous Gloves", "Shovel", "Rake"] }),
    );
    hall.pick(0, &["draw-deck"]);
    hall.pick(0, &["use-item"]);
    let question = hall.sitting.question(Seat(0)).unwrap();
    let reasons: Vec<_> = question
        .barred
        .iter()
        .map(|it| (it.target, it.rule.as_str(), it.why))
        .collect();
    assert_eq!(
        reasons,
        [(Target::Seat(Seat(2)), "FR-7.11", "item-not-now")]
    );
}

// rule: FR-4.1
#[test]
fn nobody_may_pass_or_discard_twice() {
    let mut hall = Hall::with(false, json!({ "deck": ["Candle"], "discard": ["Swamp"] }));
    assert!(hall.is_refused(0, &[]));
    assert!(hall.is_refused(0, &["draw-deck", "Swamp"]));
    hall.pick(0, &["draw-deck"]);
    assert!(hall.is_refused(0, &[]));
    assert!(hall.is_refused(0, &["King", "Queen"]));
}

// rule: FR-4.1, FR-7.2
#[test]
fn nobody_else_acts_in_a_turn() {
    let mut hall = Hall::with(
        false,
        json!({ "face_up": ["Rake", "Treasure Chest", "Portal"], "discard": ["Swamp"] }),
    );
    assert!(hall.sitting.question(Seat(1)).is_none());
    hall.pick(0, &["Swamp"]);
    assert!(hall.sitting.question(Seat(1)).is_none());
    hall.pick(0, &["Swamp"]);
    assert!(hall.sitting.question(Seat(1)).is_none());
    hall.pick(0, &["keep-item"]);
    assert!(hall.sitting.question(Seat(0)).is_none());
    assert!(hall.sitting.question(Seat(1)).is_some());
}

// rule: FR-8.6
#[test]
fn a_market_offer_has_three_cards_at_most() {
    let hands = json!([
        ["King"],
        ["Mountain", "Cavern", "Forest", "Hydra"],
        ["Unicorn"]
    ]);
    let mut hall = Hall::with(
        false,
        json!({ "hands": hands, "face_up": ["Market Wagon", "Rake", "Portal"] }),
    );
    hall.pick(0, &["use-item"]);
    hall.pick(0, &["King"]);
    assert!(hall.is_refused(1, &["Mountain", "Cavern", "Forest", "Hydra"]));
    hall.pick(1, &["Mountain", "Cavern", "Forest"]);
    hall.pick(2, &["Unicorn"]);
    assert!(hall.is_refused(0, &["Mountain", "Cavern"]));
}

// rule: FR-8.14
#[test]
fn a_staff_exchanges_three_to_eight_cards() {
    let hand = [
        "Knights", "King", "Queen", "Mountain", "Cavern", "Forest", "Hydra", "Unicorn", "Dragon",
    ];
    let mut hall = Hall::with(
        true,
        json!({ "hands": [hand, [], []], "face_up": ["Staff of Transmutation", "Rake", "Portal"] }),
    );
    hall.pick(0, &["use-item"]);
    assert!(hall.is_refused(0, &hand[..2]));
    assert!(hall.is_refused(0, &hand));
    hall.pick(0, &hand[..8]);
    assert_eq!(hall.sitting.world().inspect()["hand_sizes"][0], 9);
}

// rule: FR-8.15, FR-8.17
#[test]
fn two_cards_are_two_cards() {
    let mut hall = Hall::with(
        false,
        json!({
            "discard": ["Swamp", "Smoke", "Candle"],
            "deck": ["Forge", "Lightning"],
            "face_up": ["Rake", "Fishhook", "Portal"],
        }),
    );
    hall.pick(0, &["use-item"]);
    assert!(hall.is_refused(0, &["Swamp"]));
    assert!(hall.is_refused(0, &["Swamp", "Smoke", "Candle"]));
    hall.pick(0, &["Swamp", "Smoke"]);
    assert!(hall.is_refused(0, &["Swamp"]));
    hall.pick(0, &["Swamp", "Smoke"]);
    hall.pick(1, &["use-item"]);
    assert!(hall.is_refused(1, &["Forge"]));
    hall.pick(1, &["Forge", "Lightning"]);
}

// rule: FR-8.9, FR-8.20
#[test]
fn a_vault_covers_two_and_a_mirror_moves_three() {
    let mut hall = Hall::with(
        false,
        json!({
            "discard": ["Swamp", "Smoke", "Candle", "Forge", "Lightning"],
            "face_up": ["Sealed Vault", "Gold Mirror", "Portal"],
        }),
    );
    hall.pick(0, &["use-item"]);
    assert!(hall.is_refused(0, &["Swamp"]));
    assert!(hall.is_refused(0, &["Swamp", "Smoke", "Candle"]));
    hall.pick(0, &["Swamp", "Smoke"]);
    hall.pick(0, &["Candle"]);
    hall.pick(0, &["Candle"]);
    hall.pick(1, &["use-item"]);
    assert!(hall.is_refused(1, &["Candle", "Forge"]));
    hall.pick(1, &["Candle", "Forge", "Lightning"]);
}

// rule: FR-5.5
#[test]
fn an_empty_deck_is_the_reason_when_it_ends_the_game() {
    let mut hall = Hall::with(false, json!({ "deck": ["Candle"], "deck_only": true }));
    hall.pick(0, &["draw-deck"]);
    hall.pick(0, &["Candle"]);
    assert!(hall.sitting.is_over());
    let events = &hall.sitting.log().last().unwrap().events;
    let reasons: Vec<&str> = events.iter().map(|event| event.rule.as_str()).collect();
    assert!(reasons.contains(&"FR-5.5"), "{reasons:?}");
    assert!(!reasons.contains(&"FR-5.1"), "{reasons:?}");
}
