//! Rules that last, and when they end.

use super::{A, B, Table};
use darkest_doom::play::menu::{Asked, Going, Pick};
use darkest_doom::play::state::Figure;
use serde_json::{Value, json};

/// The event is in force and A has this.
fn under(event: &str, own: Value, other: Value) -> Table {
    Table::at(own, other, json!({ "resolve": { "event": event } }))
}

// rule: DD-3.8, DD-17.4
#[test]
fn healing_restores_less_under_a_betrayal() {
    let own = |life: u8| json!({ "hand": ["temple_healer"], "health": 5, "life": life });
    let mut table = under("betrayal_of_the_alchemists", own(1), json!({}));
    table.play("temple_healer");
    assert_eq!(table.player(A).life, 2);
    let mut table = under("betrayal_of_the_alchemists", own(4), json!({}));
    table.play("temple_healer");
    assert_eq!(table.player(A).life, 5, "2 less 1, and 1 is missing");
    let vials = json!({ "equipment": ["alchemists_vials"], "health": 5, "life": 1 });
    let table = under("betrayal_of_the_alchemists", vials, json!({}));
    assert!(
        !table.offers(Pick::Equipment(0)),
        "1 less 1 is nothing (DD-10.7)"
    );
}

// rule: DD-10.30
#[test]
fn ranges_change_but_not_below_one() {
    // From the green temple: plain_green_2 is 1 away, mountain_green_1 is 2, lodge_green is 3.
    let own = || json!({ "hand": ["shadow_bolt", "thorn_lash"], "magic": 6 });
    let near = json!({ "at": "plain_green_2" });
    let middle = json!({ "at": "mountain_green_1" });
    let far = json!({ "at": "lodge_green" });
    let can = |event: Option<&str>, other: &Value, id: &str| match event {
        Some(event) => under(event, own(), other.clone()).can_play(id),
        None => Table::at(own(), other.clone(), json!({})).can_play(id),
    };
    assert!(can(None, &middle, "shadow_bolt"));
    assert!(!can(None, &far, "shadow_bolt"));
    assert!(can(Some("crows_over_betel"), &far, "shadow_bolt"));
    assert!(can(Some("crows_over_betel"), &middle, "thorn_lash"));
    assert!(!can(Some("veil_of_ash"), &middle, "shadow_bolt"));
    assert!(can(Some("veil_of_ash"), &near, "shadow_bolt"));
    assert!(can(Some("veil_of_ash"), &near, "thorn_lash"), "not below 1");
}

// rule: DD-6.2
#[test]
fn chains_of_ice_bind_the_next_turn_only() {
    let own = json!({ "hand": ["chains_of_ice"], "magic": 3 });
    let other = json!({ "at": "plain_green_2", "ap": 4 });
    let mut table = Table::at(own, other, json!({ "order": ["A", "B"] }));
    table.play("chains_of_ice");
    assert_eq!(table.state.lasting.len(), 1);
    table.pick(&[Pick::Way(Going::End)]);
    assert!(table.asks(B, Asked::Act));
    assert_eq!(table.player(B).ap, 2);
    table.pick(&[Pick::Way(Going::End)]);
    assert!(table.state.lasting.is_empty());
}

// rule: DD-18.11
#[test]
fn a_chained_monster_is_freed_by_the_end_of_the_round_or_its_death() {
    let own = json!({ "hand": ["chains_of_ice", "lightning_of_winter_mountain"], "magic": 6 });
    let more = json!({
        "monsters": [{ "kind": "hound", "at": "plain_green_2" }],
        "decks": { "attacks": ["monster_attack_01"] },
    });
    let mut table = Table::at(own, json!({}), more);
    table.play("chains_of_ice");
    assert_eq!(table.state.lasting[0].who, Some(Figure::Monster(0)));
    table.state.players[0].mana = 6;
    table.play("lightning_of_winter_mountain");
    assert!(table.state.monsters[0].is_none());
    assert!(
        table.state.lasting.is_empty(),
        "the next monster in this slot is free"
    );
}

// rule: DD-17.4
#[test]
fn what_an_event_began_ends_with_the_next_event() {
    let mut table = under("veil_of_ash", json!({}), json!({}));
    assert_eq!(table.state.lasting.len(), 1);
    let mut steps = 0;
    while table.state.event.is_none() {
        steps += 1;
        assert!(steps < 200, "the dusk comes");
        table.answer_somehow();
    }
    assert!(table.state.lasting.iter().all(|it| it.value != -1));
}
