//! Trap cards on their victims (section 10.4).

use super::{A, B, Table};
use darkest_doom::cards::ResourceDeck;
use darkest_doom::play::menu::{Asked, Pick};
use serde_json::{Value, json};
use table::Seat;

/// A walks into B's trap and fails the test; B is asked for a card.
fn sprung(victim: Value, trapper: Value) -> Table {
    let mut trapper = trapper;
    trapper["traps"] = json!(["plain_green_2"]);
    let mut table = Table::at(
        victim,
        trapper,
        json!({ "dice": ["Sw", "Sw", "Sw", "Sw"], "decks": { "corruption": ["corruption_03"] } }),
    );
    let to = table.area("plain_green_2");
    table.pick(&[Pick::Area(to)]);
    while !table.asks(B, Asked::TrapCard) {
        table.pass();
    }
    table
}

// rule: DD-10.20, DD-10.23
#[test]
fn a_net_steals_a_coin_and_a_card() {
    let mut table = sprung(
        json!({ "coins": 2, "hand": ["reaper", "moonbite"] }),
        json!({ "coins": 1, "hand": ["thieves_net"] }),
    );
    let tale = table.play("thieves_net");
    assert_eq!((table.player(A).coins, table.player(B).coins), (1, 2));
    assert_eq!(
        (table.player(A).hand.len(), table.player(B).hand.len()),
        (1, 1)
    );
    assert!(tale.revealed_to.contains(Seat(0)) && tale.revealed_to.contains(Seat(1)));
    assert_eq!(table.discarded(ResourceDeck::Trap), Some("thieves_net"));
    assert!(table.player(B).traps.is_empty());
    assert!(table.asks(A, Asked::Act));
}

// rule: DD-5.12
#[test]
fn the_hand_limit_follows_a_stolen_card() {
    let own = [
        "thieves_net",
        "bear_pit",
        "thorn_snare",
        "alchemists_fire",
        "mana_siphon",
        "silver_bells",
    ];
    let mut table = sprung(
        json!({ "hand": ["reaper"] }),
        json!({ "wisdom": 2, "hand": own, "corruption": 0 }),
    );
    table.play("thieves_net");
    assert!(table.asks(B, Asked::HandLimit), "6 cards, the limit is 5");
    table.answer(&[0]);
    assert_eq!(table.player(B).hand.len(), 5);
}

// rule: DD-10.20
#[test]
fn the_victim_chooses_what_it_forgets() {
    let mut table = sprung(
        json!({ "hand": ["reaper", "moonbite", "unravel"] }),
        json!({ "hand": ["false_memories"] }),
    );
    table.play("false_memories");
    assert!(table.asks(A, Asked::Discard));
    let [one, two] = ["reaper", "unravel"].map(|id| Pick::Card(table.held(A, id)));
    table.pick(&[one, two]);
    assert_eq!(table.player(A).hand.len(), 1);
    assert_eq!(table.discarded(ResourceDeck::Spell), Some("unravel"));
}

// rule: DD-10.20, DD-10.25
#[test]
fn the_owner_is_asked_whatever_it_holds() {
    let mut table = sprung(
        json!({}),
        json!({ "hand": ["reaper", "bait_for_the_hunt"] }),
    );
    assert!(!table.can_play("reaper"));
    assert!(!table.can_play("bait_for_the_hunt"), "only on monsters");
    table.pass();
    assert!(
        table.player(B).traps.is_empty(),
        "the token comes back (DD-10.23)"
    );
}

// rule: DD-10.7, DD-10.20
#[test]
fn a_trap_card_must_do_something_to_its_victim() {
    let nothing = sprung(json!({ "coins": 0 }), json!({ "hand": ["thieves_net"] }));
    assert!(!nothing.can_play("thieves_net"));
    let coin = sprung(json!({ "coins": 1 }), json!({ "hand": ["thieves_net"] }));
    assert!(coin.can_play("thieves_net"));
    let empty = sprung(json!({ "mana": 0 }), json!({ "hand": ["mana_siphon"] }));
    assert!(!empty.can_play("mana_siphon"));
}

// rule: DD-3.7
#[test]
fn stolen_mana_above_the_limit_is_lost() {
    let mut table = sprung(
        json!({ "magic": 4, "mana": 4 }),
        json!({ "magic": 3, "mana": 2, "hand": ["mana_siphon"] }),
    );
    table.play("mana_siphon");
    assert_eq!((table.player(A).mana, table.player(B).mana), (1, 3));
}

// rule: DD-11.4, DD-11.5, DD-10.4
#[test]
fn corruption_comes_one_card_after_another() {
    let mut table = sprung(
        json!({ "wisdom": 2, "corruption": 4, "health": 5, "life": 5 }),
        json!({ "hand": ["weeping_vein"] }),
    );
    table.play("weeping_vein");
    assert_eq!(table.player(B).corruption.len(), 1, "the ingredient");
    assert_eq!(
        table.player(A).corruption.len(),
        5,
        "there was room for one"
    );
    assert_eq!(table.player(A).life, 4, "and a wound for the other");
}

// rule: DD-22.2
#[test]
fn bells_show_the_hand_to_the_owner_alone() {
    let mut table = sprung(
        json!({ "hand": ["reaper"] }),
        json!({ "hand": ["silver_bells"] }),
    );
    let tale = table.play("silver_bells");
    let heard = |seat: u8| {
        let heard = tale.events.iter();
        let heard = heard.filter_map(|event| event.heard_from(Seat(seat).into()));
        heard.map(|message| message.id).collect::<Vec<_>>()
    };
    assert!(heard(1).contains(&"looks-at-this-hand"));
    assert!(!heard(0).contains(&"looks-at-this-hand"));
    assert_eq!(table.glory(B), 2);
}

// rule: DD-6.2, DD-10.20
#[test]
fn a_snare_holds_until_the_end_of_the_turn() {
    let mut table = sprung(json!({ "ap": 4 }), json!({ "hand": ["thorn_snare"] }));
    table.play("thorn_snare");
    assert!(table.asks(A, Asked::Act));
    assert_eq!(table.player(A).ap, 2, "one to move, one lost");
    let moves = table.state.menu.picks.iter();
    assert_eq!(
        moves.filter(|pick| matches!(pick, Pick::Area(_))).count(),
        0
    );
    table.pick(&[Pick::Way(darkest_doom::play::menu::Going::End)]);
    assert!(table.state.lasting.is_empty());
}

// rule: DD-10.21, DD-10.24
#[test]
fn a_trap_has_a_text_of_its_own_for_monsters() {
    let mut table = Table::at(
        json!({ "at": "forest_green_2" }),
        json!({ "traps": ["plain_green_2"], "hand": ["bait_for_the_hunt", "thieves_net", "bear_pit"] }),
        json!({ "monsters": [{ "kind": "hound", "at": "mountain_green_1", "goal": "goal_structure_green" }],
                "vines": { "citadel_green": 2 },
                "decks": { "attacks": ["monster_attack_01"] } }),
    );
    table.pick(&[Pick::Way(darkest_doom::play::menu::Going::End)]);
    while !table.asks(B, Asked::TrapCard) {
        table.answer(&[0]);
    }
    assert!(table.can_play("bait_for_the_hunt"));
    assert!(!table.can_play("thieves_net"), "only on Guardians");
    table.play("bear_pit");
    assert!(table.state.monsters[0].is_none(), "2 hits against health 2");
    assert_eq!(table.glory(B), 3);
}

// rule: DD-10.15, DD-10.19
#[test]
fn an_own_trap_does_not_trigger_and_a_token_may_be_a_bluff() {
    let mut table = Table::with(json!({ "traps": ["plain_green_2"], "hand": ["bear_pit"] }));
    let to = table.area("plain_green_2");
    table.pick(&[Pick::Area(to)]);
    assert!(table.asks(A, Asked::Act));
    assert_eq!(table.player(A).traps.len(), 1);
    let mut table = sprung(json!({}), json!({ "hand": ["reaper"] }));
    let life = table.player(A).life;
    table.pass();
    assert_eq!(table.player(A).life, life);
}

// rule: DD-10.27, DD-21.6
#[test]
fn an_absorbed_player_falls_into_traps_as_a_monster() {
    let mut table = Table::at(
        json!({ "absorbed": true, "corruption": 3 }),
        json!({ "traps": ["plain_green_2"], "hand": ["bear_pit", "thieves_net"] }),
        json!({ "order": ["B", "A"], "turn": "A", "monsters": [{ "kind": "leader", "at": "mountain_green_1", "controller": "A" }] }),
    );
    let to = table.area("plain_green_2");
    table.pick(&[Pick::Area(to)]);
    assert!(table.asks(B, Asked::TrapCard), "no test");
    assert!(!table.can_play("thieves_net"));
    table.play("bear_pit");
    while table.asks(A, Asked::DarkLife) {
        table.answer_somehow();
    }
    assert_eq!(
        table.player(A).corruption.len(),
        1,
        "each wound costs a card"
    );
}
