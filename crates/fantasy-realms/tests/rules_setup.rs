//! Rules of the setup that chance decides, over many seeds.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use fantasy_realms::FantasyRealms;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{AnyGame, Game, Seed, Setup, Sitting, Viewpoint, erase};

fn rules() -> FantasyRealms {
    FantasyRealms::from_pack(None).unwrap()
}

fn game() -> Arc<dyn AnyGame> {
    erase(rules())
}

fn setup(players: u8, suits: bool, items: bool) -> Setup {
    Setup::of(players).with("suits", suits).with("items", items)
}

fn start(game: &Arc<dyn AnyGame>, setup: Setup, seed: u64) -> Sitting {
    Sitting::start(Arc::clone(game), setup, Seed::from_number(seed)).unwrap()
}

fn sizes(lists: &Value) -> Vec<usize> {
    let lists = lists.as_array().unwrap();
    lists
        .iter()
        .map(|it| it.as_array().unwrap().len())
        .collect()
}

/// Every setup: players, new suits, cursed items.
fn every_setup() -> impl Iterator<Item = (u8, bool, bool)> {
    let switches = [(false, false), (false, true), (true, false), (true, true)];
    (2..=6).flat_map(move |players| switches.map(|(suits, items)| (players, suits, items)))
}

/// The ids of a deck.
fn deck(suits: bool) -> BTreeSet<String> {
    let rules = rules();
    let cards = &rules.pack().cards;
    let deck = rules.book(suits).deck();
    deck.iter()
        .map(|card| cards[usize::from(card.0)].id.clone())
        .collect()
}

// rule: FR-1.1, FR-1.7
#[test]
fn the_base_deck_has_53_cards_and_no_promo_card() {
    let base = deck(false);
    assert_eq!(base.len(), 53);
    for card in base.iter().chain(&deck(true)) {
        assert!(
            !card.contains("jester") && !card.contains("phoenix"),
            "{card}"
        );
    }
}

// rule: FR-1.2, FR-1.4, FR-2.4
#[test]
fn the_new_suits_replace_eight_cards_and_add_fifteen() {
    let (base, suits) = (deck(false), deck(true));
    let replaced = [
        "bell_tower",
        "fountain_of_life",
        "great_flood",
        "mirage",
        "necromancer",
        "rangers",
        "shapeshifter",
        "world_tree",
    ];
    let added = [
        "angel",
        "castle",
        "chapel",
        "crypt",
        "dark_queen",
        "death_knight",
        "demon",
        "dungeon",
        "garden",
        "genie",
        "ghoul",
        "judge",
        "leprechaun",
        "lich",
        "specter",
    ];
    let gone: Vec<&str> = base.difference(&suits).map(String::as_str).collect();
    assert_eq!(gone, replaced);
    let versions = replaced.map(|id| format!("{id}_ch"));
    let mut expected: Vec<String> = added.map(str::to_owned).to_vec();
    expected.extend(versions);
    expected.sort();
    let new: Vec<String> = suits.difference(&base).cloned().collect();
    assert_eq!(new, expected);
    assert_eq!(suits.len(), 68);
}

// rule: FR-1.4
#[test]
fn every_name_occurs_once_in_a_game() {
    let game = game();
    for (players, suits, items) in every_setup() {
        let world = start(&game, setup(players, suits, items), 1);
        let seen = world.world().inspect();
        let mut names: Vec<&Value> = seen["deck"].as_array().unwrap().iter().collect();
        let hands = seen["hands"].as_array().unwrap();
        names.extend(hands.iter().flat_map(|hand| hand.as_array().unwrap()));
        let count = names.len();
        let different: BTreeSet<String> = names.iter().map(ToString::to_string).collect();
        assert_eq!(different.len(), count);
        assert_eq!(count, if suits { 68 } else { 53 });
    }
}

// rule: FR-2.1
#[test]
fn two_to_six_can_play() {
    let game = game();
    for players in 0..=9 {
        let started = Sitting::start(Arc::clone(&game), Setup::of(players), Seed::from_number(1));
        assert_eq!(
            started.is_ok(),
            (2..=6).contains(&players),
            "{players} players"
        );
    }
}

// rule: FR-2.2, FR-2.3, FR-2.5, FR-3.1, FR-3.2, FR-6.1
#[test]
fn decks_hands_and_the_end_follow_from_the_options() {
    let game = game();
    for (players, suits, items) in every_setup() {
        let sitting = start(&game, setup(players, suits, items), 7);
        let seen = sitting.world().inspect();
        let view = sitting.world().view(Viewpoint::Spectator);
        let full = if suits { 8 } else { 7 };
        let hand = if players == 2 { 0 } else { full };
        let cards = if suits { 68 } else { 53 };
        let end = if suits || players == 2 { 12 } else { 10 };
        assert_eq!(sizes(&seen["hands"]), vec![hand; usize::from(players)]);
        assert_eq!(seen["deck_size"], cards - usize::from(players) * hand);
        assert_eq!(seen["discard_size"], 0);
        assert_eq!(view["end_threshold"], end);
    }
}

// rule: FR-1.6, FR-3.4, FR-3.5, FR-6.6
#[test]
fn everybody_but_two_players_starts_with_one_item_face_up() {
    let game = game();
    let mut kits = 0;
    for (players, suits, items) in every_setup() {
        for seed in 0..20 {
            let sitting = start(&game, setup(players, suits, items), seed);
            let seen = sitting.world().inspect();
            let each = usize::from(items && players > 2);
            assert_eq!(sizes(&seen["face_up"]), vec![each; usize::from(players)]);
            assert_eq!(sizes(&seen["face_down"]), vec![0; usize::from(players)]);
            let pile = seen["item_discard"].as_array().unwrap();
            assert!(pile.iter().all(|item| item == "Repair Kit"));
            let all = if items { 24 } else { 0 };
            let left = all - each * usize::from(players) - pile.len();
            assert_eq!(seen["item_deck_size"], left);
            assert!(!seen["face_up"].to_string().contains("Repair Kit"));
            kits += pile.len();
        }
    }
    assert!(kits > 0, "no game dealt a Repair Kit");
}

// rule: FR-3.1, FR-3.3, FR-3.4
#[test]
fn cards_items_and_the_start_player_are_random() {
    let game = game();
    let (mut hands, mut items) = (BTreeSet::new(), BTreeSet::new());
    let mut starters = BTreeSet::new();
    for seed in 0..60 {
        let sitting = start(&game, setup(5, true, true), seed);
        let seen = sitting.world().inspect();
        assert_eq!(seen["first"], seen["turn"]);
        assert_eq!(
            sitting.waiting().first().map(|seat| seat.0.into()),
            seen["first"].as_u64()
        );
        starters.insert(seen["first"].to_string());
        hands.insert(seen["hands"].to_string());
        items.insert(seen["face_up"].to_string());
    }
    assert_eq!(starters.len(), 5);
    assert_eq!(hands.len(), 60);
    assert!(items.len() > 55);
}

// rule: FR-2.2
#[test]
fn there_are_two_modules_and_no_other_options() {
    let game = game();
    for (key, value) in [("itemz", true.into()), ("items", Value::from("maybe"))] {
        let setup = Setup::of(4).with(key, value);
        let refused = Sitting::start(Arc::clone(&game), setup, Seed::from_number(1)).err();
        let refused = refused.map(|error| error.to_string()).unwrap_or_default();
        assert!(refused.contains("options"), "{refused}");
    }
}

#[test]
fn impossible_positions_are_refused_in_words() {
    let game = game();
    let place = |position: Value| {
        let placed = game.place(&setup(3, false, true), &Seed::from_number(1), &position);
        placed
            .err()
            .map(|error| error.to_string())
            .unwrap_or_default()
    };
    let impossible = [
        (json!({ "hands": [["Kings"]] }), "unknown card `Kings`"),
        (
            json!({ "hands": [["King"], ["King"]] }),
            "`King` cannot be placed",
        ),
        (
            json!({ "hands": [["Castle"]] }),
            "`Castle` cannot be placed",
        ),
        (json!({ "face_up": ["Spade"] }), "unknown item `Spade`"),
        (
            json!({ "face_up": ["Rake", "Rake"] }),
            "`Rake` cannot be placed",
        ),
        (
            json!({ "covered": [["King"]] }),
            "`King` is not in the discard area",
        ),
        (json!({ "turn": 3 }), "no seat 3"),
        (json!({ "phase": "dinner" }), "unknown phase `dinner`"),
        (json!({ "hand": [] }), "unknown field `hand`"),
    ];
    for (position, words) in impossible {
        let refused = place(position);
        assert!(refused.contains(words), "{refused}");
    }
}
