//! Whom and what can be chosen (DD-10.30, DD-23.19).

use super::{A, Table};
use darkest_doom::play::menu::{Asked, Pick};
use darkest_doom::play::state::{Figure, Participant};
use serde_json::json;

// rule: DD-10.30, DD-14.45
#[test]
fn figures_within_range_are_targets() {
    let mut table = Table::at(
        json!({ "hand": ["shadow_bolt"], "magic": 3, "at": "path_green" }),
        json!({ "at": "plain_green_1" }),
        json!({ "monsters": [
            { "kind": "hound", "at": "lodge_green" },
            { "kind": "hound", "at": "temple_green" },
        ] }),
    );
    table.play("shadow_bolt");
    assert!(table.asks(A, Asked::Target));
    let near = [Figure::Guardian(Participant(1)), Figure::Monster(0)];
    assert_eq!(table.state.menu.picks, near.map(Pick::Figure));
}

// rule: DD-7.10
#[test]
fn nobody_on_the_monolith_changes_places() {
    let tether = |own: &str, other: &str| {
        let own = json!({ "hand": ["soul_tether"], "magic": 4, "at": own });
        let table = Table::at(own, json!({ "at": other }), json!({}));
        table.can_play("soul_tether")
    };
    assert!(tether("path_green", "path_grey"));
    assert!(!tether("path_green", "monolith"));
    assert!(!tether("monolith", "path_green"));
}

// rule: DD-23.19
#[test]
fn a_virtual_guardian_is_a_target_only_for_what_concerns_it() {
    let hand = [
        "the_rats_gang",
        "crow_messenger",
        "chains_of_ice",
        "shadow_bolt",
        "soul_tether",
    ];
    let mut table = Table::solo(
        json!({ "hand": hand, "magic": 6, "at": "plain_green_2" }),
        json!({ "glory": 3 }),
        json!({}),
    );
    assert!(!table.can_play("crow_messenger"), "it has no hand");
    assert!(!table.can_play("chains_of_ice"), "it has no action points");
    assert!(table.can_play("shadow_bolt"));
    assert!(table.can_play("soul_tether"));
    table.play("the_rats_gang");
    assert_eq!(table.glory(Participant(1)), 1);
    assert_eq!(table.glory(A), 1);
}

// rule: DD-10.7, DD-1.6
#[test]
fn structures_are_chosen_by_their_vines() {
    let vines = json!({ "citadel_green": 3, "temple_green": 1, "temple_grey": 0 });
    let own = json!({ "hand": ["rite_of_the_cult", "cleansing_flame"], "magic": 3 });
    let mut table = Table::at(own, json!({}), json!({ "vines": vines }));
    assert!(table.can_play("cleansing_flame"), "the own area counts");
    table.play("rite_of_the_cult");
    assert!(table.asks(A, Asked::Target));
    let offers = |id: &str| table.offers(Pick::Area(table.area(id)));
    assert!(!offers("citadel_green"));
    assert!(offers("temple_green"));
    assert!(offers("temple_grey"));
    assert!(!offers("plain_green_1"));
}

// rule: DD-16.17
#[test]
fn two_vines_leave_the_own_temple_and_one_any_other() {
    let removed = |from: &str| {
        let vines = json!({ "temple_green": 2, "temple_grey": 2 });
        let own = json!({ "hand": ["alchemists_of_the_order"] });
        let mut table = Table::at(own, json!({}), json!({ "vines": vines }));
        table.play("alchemists_of_the_order");
        let area = table.area(from);
        table.pick(&[Pick::Area(area)]);
        assert_eq!(table.glory(A), 1);
        table.state.vines[1]
    };
    assert_eq!(removed("temple_green"), [0, 0, 0, 2]);
    assert_eq!(removed("temple_grey"), [2, 0, 0, 1]);
}
