//! What is gained, lost, paid and stolen, and its limits (sections 3, 15, 16).

use super::{A, B, Table};
use darkest_doom::cards::Trait;
use darkest_doom::play::menu::{Asked, Pick};
use serde_json::{Value, json};

/// A has this and takes a reward.
fn rewarded(own: Value, reward: &str) -> Table {
    Table::at(own, json!({}), json!({ "resolve": { "reward": reward } }))
}

// rule: DD-3.10
#[test]
fn coins_above_five_are_lost() {
    let table = rewarded(json!({ "coins": 4 }), "arrow_from_the_dark 2");
    assert_eq!(table.player(A).coins, 5);
    let table = rewarded(json!({ "coins": 1 }), "arrow_from_the_dark 2");
    assert_eq!(table.player(A).coins, 4);
}

// rule: DD-3.7, DD-3.9
#[test]
fn mana_and_action_points_have_their_limits() {
    let table = rewarded(json!({ "magic": 3, "mana": 2 }), "twice_sealed 2");
    assert_eq!(table.player(A).mana, 3);
    let own = json!({ "hand": ["second_breath"], "magic": 3, "ap": 5 });
    let mut table = Table::with(own);
    table.play("second_breath");
    assert_eq!(table.player(A).ap, 6);
    let table = rewarded(json!({ "magic": 5, "mana": 0 }), "weaver_of_spells 1");
    assert_eq!(table.player(A).mana, 5, "all of it");
}

// rule: DD-3.14
#[test]
fn action_points_gained_in_the_turn_of_another_are_lost() {
    let table = Table::at(
        json!({}),
        json!({ "magic": 4, "mana": 1, "ap": 4 }),
        json!({ "turn": "A", "resolve": { "by": "B", "reward": "twice_sealed 2" } }),
    );
    assert_eq!(table.player(B).ap, 4);
    assert_eq!(table.player(B).mana, 3);
}

// rule: DD-3.8
#[test]
fn life_does_not_exceed_health() {
    let table = rewarded(
        json!({ "health": 5, "life": 4 }),
        "slayer_of_half_shadows 3",
    );
    assert_eq!(table.player(A).life, 5);
    let table = rewarded(json!({ "health": 7, "life": 1 }), "ashes_and_rebirth 2");
    assert_eq!(table.player(A).life, 7, "all of it");
}

// rule: DD-15.7
#[test]
fn moths_leave_by_card_effects() {
    let own = json!({ "moths": 2, "coins": 1 });
    let table = rewarded(own, "twice_sealed 3");
    assert_eq!(table.player(A).moths, 1);
    assert_eq!(table.player(A).coins, 2);
    let table = rewarded(json!({ "moths": 0, "coins": 1 }), "twice_sealed 3");
    assert_eq!(table.player(A).coins, 2, "the impossible part is skipped");
}

// rule: DD-3.6, DD-3.5
#[test]
fn a_characteristic_rises_up_to_its_maximum() {
    let mut table = Table::with(json!({
        "hand": ["blood_of_the_elders"], "relics": { "urn_of_elders": 1 },
        "attack": 6, "health": 4, "life": 2, "magic": 2, "mana": 0,
    }));
    table.play("blood_of_the_elders");
    assert!(table.asks(A, Asked::RaiseTrait));
    assert!(!table.offers(Pick::Trait(Trait::Attack)), "at its maximum");
    table.pick(&[Pick::Trait(Trait::Health)]);
    assert_eq!(table.player(A).traits[Trait::Health.index()], 5);
    assert_eq!(table.player(A).life, 5, "restored afterwards");
    assert_eq!(table.player(A).mana, 2);
}

fn robbed(own: Value, other: Value) -> Table {
    let (mut own, mut other) = (own, other);
    own["hand"] = json!(["the_rats_gang"]);
    other["at"] = json!("forest_green_2");
    let mut table = Table::at(own, other, json!({}));
    table.play("the_rats_gang");
    table
}

// rule: DD-3.10, DD-3.13
#[test]
fn what_exceeds_the_limit_of_the_thief_is_lost() {
    let table = robbed(json!({ "coins": 2 }), json!({ "coins": 3 }));
    assert_eq!((table.player(A).coins, table.player(B).coins), (3, 2));
    let table = robbed(json!({ "coins": 5 }), json!({ "coins": 3 }));
    assert_eq!((table.player(A).coins, table.player(B).coins), (5, 2));
}

// rule: DD-16.3
#[test]
fn glory_may_become_negative() {
    let table = robbed(json!({ "coins": 2 }), json!({ "coins": 0, "glory": 1 }));
    assert_eq!((table.glory(A), table.glory(B)), (1, -1));
    assert_eq!(table.player(A).coins, 2);
}

// rule: DD-16.1
#[test]
fn who_is_behind_gains_more() {
    let cried = |glory: i16| {
        let own = json!({ "hand": ["town_crier"], "glory": 1 });
        let mut table = Table::at(own, json!({ "glory": glory }), json!({}));
        table.play("town_crier");
        table.glory(A)
    };
    assert_eq!(cried(2), 4);
    assert_eq!(cried(1), 3);
}
