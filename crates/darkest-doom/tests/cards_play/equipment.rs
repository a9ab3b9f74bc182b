//! Equipment: slots, tokens, limits (section 10.2).

use super::{A, Table};
use darkest_doom::cards::ResourceDeck;
use darkest_doom::play::menu::{Asked, Pick};
use serde_json::json;

fn entry(id: &str, tokens: u8) -> (String, u8) {
    (id.to_owned(), tokens)
}

// rule: DD-10.8
#[test]
fn equipping_pays_and_fills_a_slot() {
    let mut table = Table::with(json!({ "hand": ["vanguard_sword"], "coins": 3 }));
    table.play("vanguard_sword");
    assert_eq!(table.player(A).coins, 2);
    assert_eq!(table.equipment(A), [entry("vanguard_sword", 3)]);
    assert!(table.asks(A, Asked::Act));
}

// rule: DD-10.8, DD-13.14, DD-13.17
#[test]
fn full_slots_must_be_cleared_first() {
    let mut table = Table::with(json!({
        "hand": ["vanguard_sword"], "equipment": ["wraith 2", "order_shield"],
    }));
    table.play("vanguard_sword");
    assert!(table.asks(A, Asked::FreeSlot));
    assert_eq!(table.player(A).coins, 3, "nothing is paid yet");
    table.pick(&[Pick::Equipment(0)]);
    let expected = [entry("order_shield", 3), entry("vanguard_sword", 3)];
    assert_eq!(table.equipment(A), expected);
    assert_eq!(table.player(A).relics, [0, 0, 0], "the Lanterns are lost");
}

// rule: DD-10.9, DD-10.10
#[test]
fn a_use_costs_a_token_once_per_turn() {
    let mut table = Table::with(json!({
        "life": 1, "health": 4, "equipment": ["alchemists_vials"],
    }));
    table.pick(&[Pick::Equipment(0)]);
    assert_eq!(table.player(A).life, 2);
    assert_eq!(table.equipment(A), [entry("alchemists_vials", 2)]);
    assert!(!table.offers(Pick::Equipment(0)), "once per turn");
}

// rule: DD-10.9
#[test]
fn the_last_use_is_still_resolved() {
    let mut table = Table::with(json!({
        "life": 1, "health": 4, "equipment": ["alchemists_vials 1"],
    }));
    table.pick(&[Pick::Equipment(0)]);
    assert_eq!(table.player(A).life, 2);
    assert!(table.equipment(A).is_empty());
    assert_eq!(
        table.discarded(ResourceDeck::Equipment),
        Some("alchemists_vials")
    );
}

// rule: DD-10.7, DD-10.9
#[test]
fn useless_equipment_is_not_offered() {
    let table = Table::with(json!({ "equipment": ["alchemists_vials", "shamans_rattle"] }));
    assert!(!table.offers(Pick::Equipment(0)), "full life");
    assert!(!table.offers(Pick::Equipment(1)), "full mana");
    let table = Table::with(json!({ "mana": 0, "equipment": ["shamans_rattle"] }));
    assert!(table.offers(Pick::Equipment(0)));
}

// rule: DD-10.10
#[test]
fn equipment_is_used_once_per_combat() {
    let mut table = Table::at(
        json!({ "at": "plain_green_1", "equipment": ["order_shield", "vanguard_sword"] }),
        json!({ "at": "citadel_green" }),
        json!({ "dice": ["Sh", "Sh", "Sh", "Sh", "Sh", "Sh", "Sh", "Sh"] }),
    );
    let to = table.area("citadel_green");
    table.pick(&[Pick::Area(to)]);
    assert!(table.asks(A, Asked::PreRoll));
    table.pick(&[Pick::Equipment(0)]);
    assert_eq!(table.equipment(A)[0], entry("order_shield", 2));
    assert!(table.asks(A, Asked::PreRoll));
    assert!(
        !table.offers(Pick::Equipment(0)),
        "once per combat, also after the roll"
    );
    assert!(table.offers(Pick::Equipment(1)));
    table.pick(&[Pick::Equipment(1)]);
    assert_eq!(table.equipment(A)[1], entry("vanguard_sword", 2));
}

// rule: DD-10.11, DD-13.16
#[test]
fn equipment_can_be_dropped_in_the_own_turn() {
    let mut table = Table::with(json!({ "equipment": ["order_shield", "wraith 1"] }));
    table.pick(&[Pick::Drop(0)]);
    assert_eq!(table.equipment(A), [entry("wraith", 1)]);
    assert_eq!(
        table.discarded(ResourceDeck::Equipment),
        Some("order_shield")
    );
    table.pick(&[Pick::Drop(0)]);
    assert!(table.equipment(A).is_empty());
}

// rule: DD-10.10
#[test]
fn passive_equipment_works_at_dawn_if_it_does_anything() {
    let dawn = json!({ "begin": "draw" });
    let own = |coins: u8| json!({ "coins": coins, "equipment": ["eduards_purse"] });
    let table = Table::at(own(2), json!({}), dawn.clone());
    assert_eq!(table.player(A).coins, 3);
    assert_eq!(table.equipment(A), [entry("eduards_purse", 2)]);
    let table = Table::at(own(5), json!({}), dawn);
    assert_eq!(table.equipment(A), [entry("eduards_purse", 3)]);
}

// rule: DD-10.9
#[test]
fn tokens_go_back_up_to_the_durability() {
    let mut table = Table::at(
        json!({ "equipment": ["order_shield 1", "vanguard_sword 2"] }),
        json!({}),
        json!({ "resolve": { "reward": REPAIR } }),
    );
    assert!(table.asks(A, Asked::Repair));
    table.pick(&[Pick::Equipment(1)]);
    let expected = [entry("order_shield", 1), entry("vanguard_sword", 3)];
    assert_eq!(table.equipment(A), expected);
}

/// The reward that repairs.
const REPAIR: &str = "well_armed 1";

// rule: DD-11.2
#[test]
fn the_censer_cleanses_at_the_start_of_dusk() {
    let mut table = Table::at(
        json!({ "corruption": 2, "equipment": ["temple_censer"] }),
        json!({}),
        json!({ "phase": "dusk", "begin": "draw" }),
    );
    assert!(table.asks(A, Asked::DuskStart));
    table.pick(&[Pick::Equipment(0)]);
    assert!(table.asks(A, Asked::Discard));
    table.answer(&[0]);
    assert_eq!(table.player(A).corruption.len(), 1);
    assert_eq!(table.equipment(A), [entry("temple_censer", 1)]);
    assert!(!table.offers(Pick::Equipment(0)), "once per K2");
}

// rule: DD-10.12, DD-15.9, DD-13.17
#[test]
fn equipment_stays_with_the_dead_but_the_wraith_does_not() {
    let table = Table::at(
        json!({ "life": 1, "coins": 0, "equipment": ["order_shield 2", "wraith 1"] }),
        json!({ "coins": 0 }),
        json!({ "resolve": { "event": "blackened_harvest" } }),
    );
    assert_eq!(table.player(A).moths, 1, "dead and reborn");
    assert_eq!(table.equipment(A), [entry("order_shield", 2)]);
}
