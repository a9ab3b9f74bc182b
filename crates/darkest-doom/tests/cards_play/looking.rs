//! Looking at hidden cards.

use super::{A, B, Table};
use darkest_doom::cards::{EventId, MissionId, Relic, ResourceDeck, Trait};
use darkest_doom::play::menu::{Asked, Pick};
use serde_json::json;
use table::Seat;

// rule: DD-22.2
#[test]
fn the_crow_sees_a_hand_and_picks_from_it() {
    let mut table = Table::at(
        json!({ "hand": ["crow_messenger"] }),
        json!({ "hand": ["reaper", "moonbite"], "corruption": 1 }),
        json!({}),
    );
    let tale = table.play("crow_messenger");
    assert!(tale.revealed_to.contains(Seat(0)));
    let heard = |seat: u8| {
        let heard = tale.events.iter();
        let heard = heard.filter_map(|event| event.heard_from(Seat(seat).into()));
        heard.map(|message| message.id).collect::<Vec<_>>()
    };
    assert!(heard(0).contains(&"looks-at-this-hand"));
    assert!(heard(1).contains(&"looks-at-hand"));
    assert!(table.asks(A, Asked::Discard));
    let picked = table.held(B, "moonbite");
    table.pick(&[Pick::SeenCard(picked)]);
    assert_eq!(table.player(B).hand.len(), 1);
    assert_eq!(table.player(B).corruption.len(), 1);
    assert_eq!(table.discarded(ResourceDeck::Spell), Some("moonbite"));
}

// rule: DD-10.7
#[test]
fn an_empty_hand_is_not_worth_a_crow() {
    let table = Table::at(json!({ "hand": ["crow_messenger"] }), json!({}), json!({}));
    assert!(!table.can_play("crow_messenger"));
}

const MISSIONS: [&str; 3] = [
    "mission_lanterns_on_the_water",
    "mission_voices_in_the_pines",
    "mission_muster_of_the_vanguard",
];

fn mission(table: &Table, id: &str) -> MissionId {
    let missions = &table.game.pack().missions;
    let place = missions.iter().position(|it| it.id == id);
    MissionId(u8::try_from(place.expect("a mission")).expect("few"))
}

// rule: DD-13.4
#[test]
fn a_replaced_mission_keeps_its_marks_but_not_its_token() {
    let mut table = Table::at(
        json!({ "hand": ["percivals_errand"], "coins": 2, "mission": "mission_fredericks_dispatch",
                "raise": "attack", "search": "seal_crystal", "declared": true }),
        json!({}),
        json!({ "decks": { "missions": MISSIONS } }),
    );
    table.play("percivals_errand");
    assert!(table.asks(A, Asked::KeepMission));
    let [first, kept, last] = MISSIONS.map(|id| mission(&table, id));
    assert_eq!(
        table.state.menu.picks,
        [first, kept, last].map(Pick::Mission)
    );
    table.pick(&[Pick::Mission(kept)]);
    assert!(table.asks(A, Asked::OrderMissions));
    table.pick(&[last, first].map(Pick::Mission));
    let player = table.player(A);
    assert_eq!(player.mission, Some(kept));
    assert!(!player.declared);
    assert_eq!(player.marks.map(|it| it.raise), Some(Trait::Attack));
    assert_eq!(player.coins, 3);
    let deck = &table.state.missions.deck;
    assert_eq!(deck[..2], [first, last], "under the deck, the bottom first");
    let old = mission(&table, "mission_fredericks_dispatch");
    assert_eq!(table.state.missions.discard, [old]);
}

// rule: DD-13.2
#[test]
fn whoever_had_no_mission_places_the_marks() {
    let mut table = Table::at(
        json!({ "hand": ["percivals_errand"], "last_raise": "attack", "last_search": "seal_crystal" }),
        json!({}),
        json!({ "decks": { "missions": MISSIONS } }),
    );
    table.play("percivals_errand");
    table.answer(&[0]);
    table.answer(&[0, 1]);
    assert!(table.asks(A, Asked::MarkTrait));
    assert!(!table.offers(Pick::Trait(Trait::Attack)));
    table.pick(&[Pick::Trait(Trait::Wisdom)]);
    assert!(table.asks(A, Asked::MarkRelic));
    assert!(!table.offers(Pick::Relic(Relic::SealCrystal)));
    table.pick(&[Pick::Relic(Relic::UrnOfElders)]);
    let marks = table.player(A).marks.expect("marked");
    assert_eq!(
        (marks.raise, marks.search),
        (Trait::Wisdom, Relic::UrnOfElders)
    );
}

// rule: DD-22.2
#[test]
fn tomorrow_can_be_put_in_another_order() {
    let events = ["frozen_paths", "the_long_night", "cracked_seals"];
    let mut table = Table::at(
        json!({ "hand": ["gift_of_tomorrow"] }),
        json!({}),
        json!({ "decks": { "events": events } }),
    );
    let number = |id: &str| {
        let place = table.game.pack().events.iter().position(|it| it.id == id);
        EventId(u8::try_from(place.expect("an event")).expect("few"))
    };
    let [first, second, third] = events.map(number);
    let tale = table.play("gift_of_tomorrow");
    assert!(tale.revealed_to.contains(Seat(0)) && !tale.revealed_to.is_empty());
    assert!(table.asks(A, Asked::EventToBottom));
    table.pick(&[Pick::Event(first)]);
    assert!(table.asks(A, Asked::OrderEvents));
    table.pick(&[Pick::Event(third), Pick::Event(second)]);
    let deck = &table.state.events.deck;
    assert_eq!(deck[0], first);
    assert_eq!(deck[deck.len() - 2..], [second, third], "the top is last");
    assert!(table.asks(A, Asked::Deck));
}

// rule: DD-19.7
#[test]
fn an_envoy_leaves_two_achievements() {
    let mut table = Table::at(
        json!({ "hand": ["envoy_of_the_council"], "coins": 1, "achievements": ["unbroken"] }),
        json!({}),
        json!({ "decks": { "achievements": ["two_domes", "sworn_word"] } }),
    );
    table.play("envoy_of_the_council");
    assert!(table.asks(A, Asked::Discard));
    assert_eq!(table.state.menu.picks.len(), 3);
    table.answer(&[1]);
    assert_eq!(table.player(A).achievements.len(), 2);
    assert_eq!(table.state.achievements.discard.len(), 1);
    assert_eq!(table.player(A).coins, 2);
}
