//! Drawing, the hand limit, Dark Corruption (DD-5.11, DD-5.12, section 11).

use super::{A, B, Table};
use darkest_doom::cards::ResourceDeck;
use darkest_doom::play::menu::{Asked, Pick};
use serde_json::json;

// rule: TV-16, DD-3.3, DD-5.11, DD-5.12
#[test]
fn each_card_comes_from_a_deck_of_choice_and_the_limit_is_kept() {
    let hand = ["reaper", "reaper", "moonbite", "moonbite", "unravel"];
    let mut table = Table::at(
        json!({ "wisdom": 4, "hand": hand, "mission": "mission_fredericks_dispatch",
                "raise": "attack", "search": "seal_crystal" }),
        json!({}),
        json!({ "begin": "draw" }),
    );
    for deck in [
        ResourceDeck::Spell,
        ResourceDeck::Trap,
        ResourceDeck::Trap,
        ResourceDeck::Equipment,
    ] {
        assert!(table.asks(A, Asked::Deck));
        let before = table.player(A).hand.len();
        table.pick(&[Pick::Deck(deck)]);
        assert_eq!(
            table.player(A).hand.len(),
            before + 1,
            "seen before the next choice"
        );
    }
    assert!(table.asks(A, Asked::HandLimit));
    assert_eq!(table.player(A).hand.len(), 9);
    let dropped = table.held(A, "unravel");
    let also = table.held(A, "moonbite");
    table.pick(&[Pick::Card(dropped), Pick::Card(also)]);
    assert_eq!(table.player(A).hand.len(), 7);
    assert_eq!(table.discarded(ResourceDeck::Spell), Some("moonbite"));
}

// rule: DD-5.12
#[test]
fn corruption_is_never_discarded_for_the_hand_limit() {
    let mut table = Table::with(json!({
        "wisdom": 2, "corruption": 4, "coins": 5, "hand": ["eduards_stall", "reaper"],
    }));
    table.play("eduards_stall");
    let cards = table.state.menu.picks[1];
    table.pick(&[cards]);
    for _ in 0..3 {
        table.pick(&[Pick::Deck(ResourceDeck::Spell)]);
    }
    assert!(table.asks(A, Asked::HandLimit), "8 cards, the limit is 5");
    assert!(
        table
            .state
            .menu
            .picks
            .iter()
            .all(|pick| matches!(pick, Pick::Card(_)))
    );
    table.answer(&[0, 1, 2]);
    assert_eq!(table.player(A).corruption.len(), 4);
    assert_eq!(table.player(A).hand.len(), 1);
}

// rule: TV-14, DD-11.1, DD-11.3
#[test]
fn a_full_hand_makes_room_for_corruption() {
    let hand = ["reaper", "moonbite", "unravel"];
    let mut table = Table::at(
        json!({ "wisdom": 2, "corruption": 2, "hand": hand }),
        json!({}),
        json!({ "resolve": { "event": "echo_of_mosh" } }),
    );
    assert!(table.asks(A, Asked::MakeRoom));
    let given = table.held(A, "moonbite");
    table.pick(&[Pick::Card(given)]);
    assert_eq!(table.player(A).hand.len(), 2);
    assert_eq!(table.player(A).corruption.len(), 3);
    assert_eq!(table.player(B).corruption.len(), 1, "B had room");
}

// rule: TV-15, DD-11.5, DD-3.4
#[test]
fn a_hand_full_of_corruption_takes_a_wound_instead() {
    let table = Table::at(
        json!({ "wisdom": 2, "corruption": 5, "health": 5, "life": 5 }),
        json!({}),
        json!({ "resolve": { "event": "echo_of_mosh" } }),
    );
    assert_eq!(table.player(A).corruption.len(), 5);
    assert_eq!(table.player(A).life, 4);
}

// rule: DD-11.2, DD-11.7, DD-5.16, TV-17
#[test]
fn the_swap_changes_all_corruption_cards() {
    let cards = ["corruption_01", "leader_of_the_hunt", "corruption_03"];
    let mut table = Table::at(
        json!({ "corruption": cards, "hand": ["reaper", "moonbite"] }),
        json!({}),
        json!({ "phase": "dusk", "begin": "draw",
                "decks": { "corruption": ["corruption_07", "corruption_08", "corruption_09"] } }),
    );
    let before = table.player(A).corruption.clone();
    assert!(table.asks(A, Asked::DuskStart));
    let swap = table
        .state
        .menu
        .picks
        .iter()
        .position(|pick| *pick != Pick::Way(darkest_doom::play::menu::Going::Pass));
    table.answer(&[u16::try_from(swap.expect("a swap")).expect("few picks")]);
    let after = &table.player(A).corruption;
    assert_eq!(after.len(), 3);
    assert!(after.iter().all(|card| !before.contains(card)));
    assert!(
        before
            .iter()
            .all(|card| table.state.corruption.discard.contains(card))
    );
    assert_eq!(table.player(A).hand.len(), 2);
}

// rule: DD-22.2
#[test]
fn only_the_drawer_hears_which_card_was_drawn() {
    let mut table = Table::at(
        json!({ "hand": ["gift_of_tomorrow"] }),
        json!({}),
        json!({ "decks": { "spell": ["reaper"] } }),
    );
    table.play("gift_of_tomorrow");
    table.pass();
    table.answer(&[0, 1, 2]);
    let tale = table.pick(&[Pick::Deck(ResourceDeck::Spell)]);
    assert!(tale.revealed_to.contains(table::Seat(0)));
    assert!(!tale.revealed_to.contains(table::Seat(1)));
    let told = |seat| {
        let heard = tale.events.iter();
        let heard = heard.filter_map(|event| event.heard_from(table::Seat(seat).into()));
        heard.map(|message| message.id).collect::<Vec<_>>()
    };
    assert!(told(0).contains(&"draws-this-card"));
    assert!(told(1).contains(&"draws-card"));
    assert!(!told(1).contains(&"draws-this-card"));
}

// rule: DD-1.13
#[test]
fn an_empty_deck_is_made_of_its_discards() {
    let mut table = Table::with(json!({ "hand": ["call_of_the_moon"], "mana": 2 }));
    let spells = &mut table.state.resources[ResourceDeck::Spell.index()];
    let all = spells.deck.len();
    spells.discard.append(&mut spells.deck);
    table.play("call_of_the_moon");
    table.answer(&[0]);
    while table.asked() != Asked::Deck {
        table.answer(&[0]);
    }
    table.pick(&[Pick::Deck(ResourceDeck::Spell)]);
    let spells = &table.state.resources[ResourceDeck::Spell.index()];
    assert_eq!(spells.deck.len(), all - 1);
    assert_eq!(
        spells.discard.len(),
        1,
        "the played card comes after the shuffle"
    );
}
