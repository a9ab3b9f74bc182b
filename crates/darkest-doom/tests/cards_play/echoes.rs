//! What Echo effects do to hands and equipment, and rules that last for a combat.

use super::{A, Table};
use darkest_doom::play::menu::{Asked, Pick};
use serde_json::{Value, json};

/// A attacks a Hound while the Echo is active; this Monster Attack card is drawn.
fn attacked(own: Value, attack: &str) -> Table {
    let mut own = own;
    own["at"] = json!("plain_green_1");
    let mut table = Table::at(
        own,
        json!({}),
        json!({
            "round": 6,
            "monsters": [{ "kind": "hound", "at": "citadel_green" }],
            "decks": { "attacks": [attack] },
            "dice": ["Sh", "Du", "Sh", "Du", "Sh", "Du"],
        }),
    );
    let to = table.area("citadel_green");
    table.pick(&[Pick::Area(to)]);
    table
}

// rule: DD-14.21, DD-22.1
#[test]
fn silence_bars_spells_before_the_roll_only() {
    let own = || json!({ "magic": 6, "hand": ["ward_of_blood"] });
    let table = attacked(own(), "monster_attack_21");
    assert!(
        table.asks(A, Asked::PostRoll),
        "nothing could be played before the roll"
    );
    assert!(table.can_play("ward_of_blood"));
    let table = attacked(own(), "monster_attack_20");
    assert!(table.asks(A, Asked::PreRoll));
    assert!(table.can_play("ward_of_blood"));
}

// rule: DD-8.10
#[test]
fn a_veil_bars_scarlet_fate_in_this_combat() {
    let powers = |attack: &str| {
        let mut table = attacked(json!({ "hand": ["reaper"] }), attack);
        table.pass();
        assert!(table.asks(A, Asked::PostRoll));
        let picks = table.state.menu.picks.iter();
        let powers = picks.filter(|pick| matches!(pick, Pick::Power(..))).count();
        table.pass();
        while !table.asks(A, Asked::Act) {
            table.answer(&[0]);
        }
        assert!(table.state.lasting.is_empty(), "it ends with the combat");
        powers
    };
    assert_eq!(powers("monster_attack_22"), 0);
    assert!(powers("monster_attack_20") > 0);
}

// rule: DD-10.9
#[test]
fn a_bite_wears_one_equipment_card_but_not_the_wraith() {
    let equipment = ["wraith 1", "order_shield 1"];
    let table = attacked(json!({ "equipment": equipment }), "monster_attack_24");
    assert_eq!(table.equipment(A), [("wraith".to_owned(), 1)]);
    let equipment = ["vanguard_sword", "order_shield"];
    let mut table = attacked(json!({ "equipment": equipment }), "monster_attack_24");
    assert!(table.asks(A, Asked::Wear));
    table.pick(&[Pick::Equipment(1)]);
    let left: Vec<u8> = table.equipment(A).into_iter().map(|it| it.1).collect();
    assert_eq!(left, [3, 2]);
}

// rule: DD-0.5
#[test]
fn fear_takes_a_card_if_there_is_one() {
    let mut table = attacked(
        json!({ "hand": ["reaper", "moonbite"] }),
        "monster_attack_19",
    );
    assert!(table.asks(A, Asked::Discard));
    table.answer(&[0]);
    assert_eq!(table.player(A).hand.len(), 1);
    let table = attacked(json!({}), "monster_attack_19");
    assert!(!table.asks(A, Asked::Discard));
}

// rule: DD-11.3, DD-14.21
#[test]
fn a_whisper_brings_corruption_and_a_leech_takes_mana() {
    let table = attacked(json!({ "corruption": 1 }), "monster_attack_15");
    assert_eq!(table.player(A).corruption.len(), 2);
    let table = attacked(json!({ "magic": 3, "mana": 1 }), "monster_attack_18");
    assert_eq!(table.player(A).mana, 0, "up to 2");
    let table = attacked(json!({}), "monster_attack_20");
    assert_eq!(table.glory(A), -1);
}
