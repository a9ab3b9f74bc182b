//! Costs, legality and what becomes of played cards (section 10.1).

use super::{A, Table};
use darkest_doom::cards::ResourceDeck;
use darkest_doom::play::menu::{Asked, Pick};
use serde_json::{Value, json};

/// Is the card offered to a player who has this?
fn offered(id: &str, own: Value, more: Value) -> bool {
    let mut own = own;
    own["hand"] = json!([id]);
    Table::at(own, json!({}), more).can_play(id)
}

// rule: DD-10.2, DD-10.6, DD-10.13
#[test]
fn ingredients_are_paid_and_the_card_is_discarded() {
    let mut table = Table::with(json!({ "hand": ["temple_healer"], "life": 1, "ap": 3 }));
    table.play("temple_healer");
    assert_eq!(table.player(A).ap, 2);
    assert_eq!(table.player(A).life, 3);
    assert!(table.player(A).hand.is_empty());
    assert_eq!(
        table.discarded(ResourceDeck::Encounter),
        Some("temple_healer")
    );
}

// rule: DD-10.2, DD-3.12
#[test]
fn a_card_that_cannot_be_paid_is_not_offered() {
    assert!(offered(
        "temple_healer",
        json!({ "life": 1, "ap": 1 }),
        json!({})
    ));
    assert!(!offered(
        "temple_healer",
        json!({ "life": 1, "ap": 0 }),
        json!({})
    ));
    assert!(offered("second_breath", json!({ "mana": 2 }), json!({})));
    assert!(!offered("second_breath", json!({ "mana": 1 }), json!({})));
    let urns = |n: u8| json!({ "relics": { "urn_of_elders": n } });
    assert!(offered("blood_of_the_elders", urns(1), json!({})));
    assert!(!offered("blood_of_the_elders", urns(0), json!({})));
    assert!(offered("order_shield", json!({ "coins": 1 }), json!({})));
    assert!(!offered("order_shield", json!({ "coins": 0 }), json!({})));
}

// rule: DD-10.5
#[test]
fn an_urn_is_spent() {
    let relics = json!({ "urn_of_elders": 2, "seal_crystal": 1 });
    let mut table = Table::with(json!({ "hand": ["blood_of_the_elders"], "relics": relics }));
    table.play("blood_of_the_elders");
    assert_eq!(table.player(A).relics, [1, 0, 1]);
}

// rule: DD-10.4, DD-11.5
#[test]
fn corruption_is_an_ingredient_that_needs_room() {
    let card = "bargain_with_the_witches";
    assert!(offered(
        card,
        json!({ "wisdom": 2, "corruption": 4 }),
        json!({})
    ));
    assert!(!offered(
        card,
        json!({ "wisdom": 2, "corruption": 5 }),
        json!({})
    ));
    let mut table = Table::with(json!({ "hand": [card], "wisdom": 2, "corruption": 1 }));
    table.play(card);
    assert_eq!(
        table.player(A).corruption.len(),
        2,
        "taken before the effect"
    );
    assert!(table.asks(A, Asked::Deck));
}

// rule: DD-10.4
#[test]
fn the_played_card_leaves_the_hand_before_room_is_needed() {
    let hand = ["bargain_with_the_witches", "reaper", "moonbite"];
    let mut table = Table::with(json!({ "hand": hand, "wisdom": 2, "corruption": 2 }));
    table.play("bargain_with_the_witches");
    assert!(
        table.asks(A, Asked::Deck),
        "the place of the played card is free"
    );
    assert_eq!(table.player(A).corruption.len(), 3);
}

// rule: DD-10.7, DD-3.7, DD-3.8, DD-3.9
#[test]
fn a_card_that_would_do_nothing_is_not_offered() {
    let full = json!({ "health": 4, "life": 4 });
    assert!(!offered("temple_healer", full.clone(), json!({})));
    assert!(!offered("mending_chant", full, json!({})));
    assert!(!offered(
        "victors_blessing",
        json!({ "magic": 3, "mana": 3 }),
        json!({})
    ));
    assert!(offered(
        "victors_blessing",
        json!({ "magic": 3, "mana": 2 }),
        json!({})
    ));
    assert!(!offered(
        "second_breath",
        json!({ "magic": 3, "ap": 6 }),
        json!({})
    ));
    assert!(!offered("seal_the_abyss", json!({ "magic": 3 }), json!({})));
    let near = json!({ "abysses": ["plain_green_2"] });
    assert!(offered(
        "seal_the_abyss",
        json!({ "magic": 3, "colour": "green" }),
        near
    ));
    assert!(!offered("pilgrims_of_the_clans", json!({}), json!({})));
    assert!(offered(
        "pilgrims_of_the_clans",
        json!({ "moths": 1 }),
        json!({})
    ));
    assert!(offered(
        "pilgrims_of_the_clans",
        json!({ "corruption": 1 }),
        json!({})
    ));
}

// rule: DD-10.7, DD-16.17
#[test]
fn an_alliance_at_its_lowest_cannot_drop() {
    let allied = |with: &str| json!({ "alliances": { "green": with } });
    assert!(!offered("riot_in_the_citadel", json!({}), allied("A 3")));
    assert!(offered("riot_in_the_citadel", json!({}), allied("B 3")));
    assert!(!offered("riot_in_the_citadel", json!({}), allied("B 1")));
}

// rule: DD-10.3, DD-10.28
#[test]
fn battle_spells_and_traps_are_not_played_in_the_own_turn() {
    assert!(!offered("reaper", json!({ "magic": 4 }), json!({})));
    assert!(!offered("black_feathers", json!({ "magic": 4 }), json!({})));
    assert!(!offered("bear_pit", json!({}), json!({})));
}

// rule: DD-10.7
#[test]
fn an_alternative_whose_cost_cannot_be_met_is_not_offered() {
    let mut table = Table::with(json!({ "hand": ["eduards_stall"], "coins": 0 }));
    table.play("eduards_stall");
    assert_eq!(
        table.player(A).coins,
        2,
        "the other alternative was the only one"
    );
    let mut table = Table::with(json!({ "hand": ["eduards_stall"], "coins": 1 }));
    table.play("eduards_stall");
    assert!(table.asks(A, Asked::Alternative));
    assert_eq!(table.state.menu.picks.len(), 2);
}

// rule: DD-10.28, DD-14.6, DD-14.10
#[test]
fn battle_spells_have_their_windows() {
    let mut table = Table::at(
        json!({ "at": "plain_green_1", "magic": 6, "hand": ["reaper", "black_feathers", "ward_of_blood"] }),
        json!({ "at": "citadel_green" }),
        json!({ "dice": ["Sh", "Sh", "Sh", "Sh", "Sh", "Sh", "Sh", "Sh"] }),
    );
    let to = table.area("citadel_green");
    table.pick(&[Pick::Area(to)]);
    assert!(table.asks(A, Asked::PreRoll));
    assert!(table.can_play("reaper"));
    assert!(table.can_play("ward_of_blood"));
    assert!(!table.can_play("black_feathers"));
    table.play("reaper");
    assert_eq!(table.player(A).mana, 3);
    while !table.asks(A, Asked::PostRoll) {
        table.pass();
    }
    assert!(table.can_play("black_feathers"));
    assert!(table.can_play("ward_of_blood"));
}

// rule: DD-10.14, DD-10.31
#[test]
fn an_encounter_wounds_like_a_ranged_spell() {
    let mut table = Table::at(
        json!({ "hand": ["fredericks_patrol"] }),
        json!({ "at": "plain_green_2", "magic": 2, "health": 5 }),
        json!({ "dice": ["Sh", "Du"] }),
    );
    table.play("fredericks_patrol");
    assert!(table.asks(A, Asked::Act));
    assert_eq!(table.player(super::B).life, 3, "3 hits less a shield");
}
