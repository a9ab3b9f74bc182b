//! Conditions of texts, and lasting rules that other parts read.

use super::{A, B, Table};
use darkest_doom::cards::Icon;
use darkest_doom::play::menu::{Asked, Going, Pick};
use darkest_doom::play::stack::Job;
use serde_json::{Value, json};

// rule: DD-0.4
#[test]
fn a_chant_mends_more_in_forests_and_at_home() {
    let mended = |at: &str| {
        let own = json!({ "hand": ["mending_chant"], "health": 8, "life": 1, "at": at });
        let mut table = Table::with(own);
        table.play("mending_chant");
        table.player(A).life
    };
    assert_eq!(mended("plain_green_1"), 3);
    assert_eq!(mended("forest_grey_1"), 4);
    assert_eq!(mended("temple_green"), 4);
    assert_eq!(mended("temple_grey"), 3, "not the own temple");
}

// rule: DD-16.10
#[test]
fn masons_do_more_for_an_ally() {
    let left = |ally: &str| {
        let mut table = Table::at(
            json!({ "hand": ["citadel_masons"] }),
            json!({}),
            json!({ "vines": { "citadel_grey": 3 }, "alliances": { "grey": ally } }),
        );
        table.play("citadel_masons");
        table.state.vines[0][3]
    };
    assert_eq!(left("A 2"), 1);
    assert_eq!(left("B 2"), 2);
}

// rule: DD-10.4
#[test]
fn a_pact_counts_the_card_it_was_paid_with() {
    let swords = |corruption: u8| {
        let mut table = Table::at(
            json!({ "at": "plain_green_1", "hand": ["shadow_pact", "reaper"],
                    "corruption": corruption }),
            json!({ "at": "citadel_green" }),
            json!({}),
        );
        let to = table.area("citadel_green");
        table.pick(&[Pick::Area(to)]);
        table.play("shadow_pact");
        let combat = table.state.stack.iter().find_map(|frame| match &frame.job {
            Job::Combat(combat) => Some(combat),
            _ => None,
        });
        combat.expect("a combat").sides[0].fate.fixed[Icon::Sword.index()]
    };
    assert_eq!(swords(1), 2);
    assert_eq!(swords(2), 3);
}

/// The event has happened and A has this.
fn under(event: &str, own: Value) -> Table {
    Table::at(own, json!({}), json!({ "resolve": { "event": event } }))
}

// rule: DD-6.5
#[test]
fn frozen_paths_cost_more() {
    let own = |ap: u8| json!({ "at": "lodge_green", "ap": ap });
    let table = under("frozen_paths", own(1));
    let path = Pick::Area(table.area("path_green"));
    assert!(!table.offers(path));
    assert!(table.offers(Pick::Area(table.area("lake_green"))));
    let mut table = under("frozen_paths", own(2));
    table.pick(&[path]);
    assert_eq!(table.player(A).ap, 0);
}

// rule: DD-12.6
#[test]
fn the_witches_bar_the_lodge() {
    let own = json!({ "at": "lodge_green" });
    let action = Pick::Way(Going::AreaAction);
    assert!(Table::with(own.clone()).offers(action));
    let table = Table::at(
        own,
        json!({}),
        json!({ "round": 6, "resolve": { "event": "echo_of_the_four_witches" } }),
    );
    assert!(!table.offers(action));
}

// rule: DD-12.5
#[test]
fn both_cards_of_the_forest_come_from_one_deck() {
    let hand = ["reaper", "moonbite", "unravel"];
    let own = json!({ "at": "forest_green_1", "magic": 4, "hand": hand, "corruption": 1 });
    let mut table = Table::with(own);
    table.pick(&[Pick::Way(Going::AreaAction)]);
    assert!(table.asks(A, Asked::Discard));
    table.answer(&[0, 1]);
    assert!(table.asks(A, Asked::Deck));
    table.answer(&[3]);
    assert!(table.asks(A, Asked::Act), "asked once");
    assert_eq!(
        (table.player(A).hand.len(), table.player(A).corruption.len()),
        (3, 1)
    );
    assert_eq!(table.player(A).mana, 2);
}

// rule: DD-17.12
#[test]
fn an_event_asks_each_player_in_order() {
    let mut table = Table::at(
        json!({ "hand": ["reaper"] }),
        json!({ "hand": [] }),
        json!({ "order": ["B", "A"], "turn": "B", "resolve": { "event": "first_shadows" } }),
    );
    assert_eq!(
        table.player(B).corruption.len(),
        1,
        "without a card there is no choice"
    );
    assert!(table.asks(A, Asked::Alternative));
    table.answer(&[0]);
    assert!(table.player(A).hand.is_empty());
    assert!(table.player(A).corruption.is_empty());
}
