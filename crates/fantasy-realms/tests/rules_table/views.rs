//! Who knows what.

use super::hall::{BEASTS, Hall, KNIGHTS, LANDS};
use serde_json::json;
use table::Viewpoint;

fn named(names: &[&str]) -> Vec<String> {
    let mut names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    names.sort();
    names
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names
}

// rule: FR-1.5
#[test]
fn hands_and_the_deck_are_hidden_and_the_discard_area_is_not() {
    let hall = Hall::with(false, json!({ "discard": ["Swamp", "Smoke"] }));
    for seat in 0..3 {
        let view = hall.seen_by(seat);
        for owner in 0..3 {
            assert_eq!(view["seats"][owner]["hand_size"], 3);
            let all = [KNIGHTS, LANDS, BEASTS][owner];
            let known: &[&str] = if owner == usize::from(seat) {
                &all
            } else {
                &[]
            };
            assert_eq!(sorted(hall.hand_seen_by(seat, owner)), named(known));
        }
        assert_eq!(hall.deck_seen_by(seat), []);
        assert_eq!(view["deck_holds"], json!([]));
        let area = hall.card_names(&view["discard"]);
        assert_eq!(sorted(area), named(&["Swamp", "Smoke"]));
    }
    let audience = hall.view(Viewpoint::Spectator);
    assert_eq!(audience["discard"].as_array().unwrap().len(), 2);
    assert!((0..3).all(|owner| audience["seats"][owner]["hand"] == json!([])));
}

// rule: FR-1.6
#[test]
fn item_zones_are_seen_as_they_lie() {
    let hall = Hall::with(
        false,
        json!({
            "face_up": ["Rake", "Portal", "Shovel"],
            "face_down": [["Spyglass"], [], []],
            "item_discard": ["Fishhook", "Cauldron"],
        }),
    );
    for seat in 0..3 {
        let view = hall.seen_by(seat);
        assert!((0..3).all(|owner| view["seats"][owner]["face_up"].is_number()));
        // The pile is face up and ordered; of the deck only the size is known.
        assert_eq!(view["item_discard"].as_array().unwrap().len(), 2);
        assert_eq!(view["item_deck_size"], 18);
        assert!(view.get("item_deck").is_none());
    }
    let fishhook_first = hall.seen_by(0)["item_discard"].clone();
    let hall = Hall::with(false, json!({ "item_discard": ["Cauldron", "Fishhook"] }));
    let cauldron_first = hall.seen_by(0)["item_discard"].clone();
    assert_eq!(fishhook_first[0], cauldron_first[1]);
    assert_eq!(fishhook_first[1], cauldron_first[0]);
}

// rule: FR-4.5, FR-6.3
#[test]
fn a_card_from_the_deck_is_known_to_its_drawer_only() {
    let mut hall = Hall::with(
        false,
        json!({ "deck": ["Candle"], "discard": ["Smoke"], "face_up": ["", "", ""] }),
    );
    hall.pick(0, &["draw-deck"]);
    assert!(hall.heard(0).contains("Candle"));
    assert!(!hall.heard(1).contains("Candle"));
    assert!(hall.hand_seen_by(0, 0).contains(&"Candle".to_owned()));
    assert_eq!(hall.hand_seen_by(1, 0), Vec::<String>::new());
    hall.pick(0, &["King"]);
    hall.pick(1, &["Smoke"]);
    for seat in 0..3 {
        assert!(hall.heard(seat).contains("Smoke"));
        assert!(hall.hand_seen_by(seat, 1).contains(&"Smoke".to_owned()));
    }
}

// rule: FR-7.9
#[test]
fn face_down_items_are_seen_by_their_owner_and_counted_by_all() {
    let hall = Hall::with(
        false,
        json!({ "face_up": ["Rake", "Portal", "Shovel"], "face_down": [["Spyglass", "Fishhook"], [], []] }),
    );
    for seat in 0..3 {
        let owner = &hall.seen_by(seat)["seats"][0];
        assert_eq!(owner["face_down_size"], 2);
        let seen = owner["face_down"].as_array().unwrap().len();
        assert_eq!(seen, if seat == 0 { 2 } else { 0 });
    }
    let audience = hall.view(Viewpoint::Spectator);
    assert_eq!(audience["seats"][0]["face_down"], json!([]));
}

// rule: FR-7.13, FR-8.1
#[test]
fn a_spyglass_is_a_private_look() {
    let mut hall = Hall::with(false, json!({ "face_up": ["Spyglass", "Rake", "Portal"] }));
    hall.pick(0, &["use-item"]);
    hall.pick(0, &["seat 1"]);
    assert_eq!(sorted(hall.hand_seen_by(0, 1)), named(&LANDS));
    assert_eq!(hall.hand_seen_by(2, 1), Vec::<String>::new());
    assert_eq!(hall.hand_seen_by(0, 2), Vec::<String>::new());
    for other in [1, 2] {
        let heard = hall.heard(other);
        assert!(heard.contains("looks at the hand of"), "{heard}");
        assert!(!heard.contains("Cavern"), "{heard}");
    }
}

// rule: FR-7.13, FR-8.10
#[test]
fn a_crystal_lens_is_a_private_look() {
    let mut hall = Hall::with(
        false,
        json!({ "deck": ["Candle"], "face_up": ["Crystal Lens", "Rake", "Portal"] }),
    );
    hall.pick(0, &["use-item"]);
    assert_eq!(hall.deck_seen_by(0), [(0, "Candle".to_owned())]);
    hall.nobody_else_knows_the_deck(0);
    assert!(hall.heard(1).contains("looks at the top of the deck"));
    assert!(!hall.heard(1).contains("Candle"));
}

// rule: FR-7.13, FR-8.4
#[test]
fn the_order_of_a_prophecy_is_known_to_its_user_only() {
    let mut hall = Hall::with(
        false,
        json!({
            "deck": ["Candle", "Forge", "Smoke"],
            "deck_only": true,
            "face_up": ["Book of Prophecy", "Rake", "Portal"],
        }),
    );
    hall.pick(0, &["use-item"]);
    assert!(hall.heard(2).contains("looks at the bottom 3 cards"));
    assert!(!hall.heard(2).contains("Candle"));
    hall.pick(0, &["Smoke", "Candle", "Forge"]);
    let order = ["Smoke", "Candle", "Forge"].map(str::to_owned);
    assert_eq!(
        hall.deck_seen_by(0),
        [0, 1, 2].into_iter().zip(order).collect::<Vec<_>>()
    );
    hall.nobody_else_knows_the_deck(0);
    assert!(hall.heard(1).contains("puts 3 cards back"));
    assert!(!hall.heard(1).contains("Smoke"));
}

// rule: FR-8.5
#[test]
fn a_crystal_ball_shows_to_everybody() {
    let mut hall = Hall::with(
        false,
        json!({ "face_up": ["Crystal Ball", "Rake", "Portal"] }),
    );
    hall.pick(0, &["use-item"]);
    hall.pick(0, &["Beast"]);
    for seat in [0, 2] {
        assert_eq!(hall.hand_seen_by(seat, 1), ["Hydra"]);
    }
    assert_eq!(
        sorted(hall.hand_seen_by(1, 2)),
        named(&["Unicorn", "Dragon"])
    );
    assert_eq!(hall.hand_seen_by(1, 0), Vec::<String>::new());
}

// rule: FR-8.6
#[test]
fn market_wagon_cards_are_shown_to_everybody() {
    let mut hall = Hall::with(
        false,
        json!({ "face_up": ["Market Wagon", "Rake", "Portal"] }),
    );
    hall.pick(0, &["use-item"]);
    hall.pick(0, &["King"]);
    hall.pick(1, &["Cavern", "Hydra"]);
    assert_eq!(hall.hand_seen_by(2, 0), ["King"]);
    assert_eq!(sorted(hall.hand_seen_by(2, 1)), named(&["Cavern", "Hydra"]));
    assert!(hall.heard(2).contains("offers"));
}

// rule: FR-7.13, FR-8.14
#[test]
fn of_a_staff_the_others_learn_only_how_many() {
    let mut hall = Hall::with(
        false,
        json!({ "deck": ["Candle", "Forge", "Smoke"], "face_up": ["Staff of Transmutation", "Rake", "Portal"] }),
    );
    hall.pick(0, &["use-item"]);
    hall.pick(0, &["Queen", "King", "Knights"]);
    let heard = hall.heard(1);
    assert!(heard.contains("puts 3 cards on the bottom"), "{heard}");
    assert!(
        !heard.contains("Queen") && !heard.contains("Candle"),
        "{heard}"
    );
    hall.nobody_else_knows_the_deck(0);
    let bottom: Vec<String> = hall.deck_seen_by(0).into_iter().map(|it| it.1).collect();
    assert_eq!(bottom, ["Queen", "King", "Knights"]);
    assert_eq!(hall.hand_seen_by(1, 0), Vec::<String>::new());
}

// rule: FR-7.13, FR-8.21
#[test]
fn of_a_cauldron_the_others_learn_only_the_places() {
    let mut hall = Hall::with(
        false,
        json!({ "deck": ["Candle", "Forge", "Smoke"], "face_up": ["Cauldron", "Rake", "Portal"] }),
    );
    hall.pick(0, &["use-item"]);
    hall.put_back(0, "Forge", 1);
    assert!(hall.heard(0).contains("puts Forge back on the top"));
    assert!(hall.heard(1).contains("puts a card back on the top"));
    hall.put_back(0, "Smoke", 2);
    assert!(hall.heard(2).contains("puts a card back on the bottom"));
    hall.nobody_else_knows_the_deck(0);
    assert_eq!(hall.deck_seen_by(0)[0], (0, "Forge".to_owned()));
}

// rule: FR-8.20
#[test]
fn the_order_under_a_gold_mirror_is_not_shown() {
    let mut hall = Hall::with(
        false,
        json!({
            "deck": ["Candle", "Forge", "Lightning", "Rainstorm"],
            "deck_only": true,
            "discard": ["Swamp", "Smoke", "Blizzard"],
            "face_up": ["Gold Mirror", "Rake", "Portal"],
        }),
    );
    hall.pick(0, &["use-item"]);
    hall.pick(0, &["Smoke", "Swamp", "Blizzard"]);
    let known: Vec<String> = hall.deck_seen_by(0).into_iter().map(|it| it.1).collect();
    assert_eq!(known, ["Smoke", "Swamp", "Blizzard"]);
    hall.nobody_else_knows_the_deck(0);
    // Everybody saw which cards went.
    let holds = hall.card_names(&hall.seen_by(1)["deck_holds"]);
    assert_eq!(sorted(holds), named(&["Smoke", "Swamp", "Blizzard"]));
    let heard = hall.heard(1);
    assert!(
        heard.contains("puts Swamp, Blizzard, Smoke on the bottom"),
        "{heard}"
    );
}

// rule: FR-8.22
#[test]
fn the_card_a_lantern_keeps_is_not_shown() {
    let mut hall = Hall::with(
        false,
        json!({ "deck": ["Smoke", "Candle"], "face_up": ["Lantern", "Rake", "Portal"] }),
    );
    hall.pick(0, &["use-item"]);
    hall.pick(0, &["Flame"]);
    assert!(!hall.heard(1).contains("Candle"));
    assert!(hall.heard(1).contains("draws 2 cards and finds one"));
    hall.pick(0, &["King"]);
    let heard = hall.heard(1);
    assert!(heard.contains("shows Smoke"), "{heard}");
    assert!(!heard.contains("Candle"), "{heard}");
    assert_eq!(hall.hand_seen_by(1, 0), Vec::<String>::new());
    assert!(hall.hand_seen_by(0, 0).contains(&"Candle".to_owned()));
}

// rule: FR-7.13, FR-8.24
#[test]
fn a_wishing_ring_is_a_private_look_and_the_shuffle_ends_it() {
    let mut hall = Hall::with(
        false,
        json!({
            "deck": ["Candle", "Forge", "Smoke"],
            "deck_only": true,
            "face_up": ["Wishing Ring", "Rake", "Portal"],
        }),
    );
    hall.pick(0, &["use-item"]);
    assert_eq!(hall.deck_seen_by(0).len(), 3);
    hall.pick(0, &["Smoke"]);
    assert_eq!(hall.deck_seen_by(0)[0], (0, "Smoke".to_owned()));
    hall.nobody_else_knows_the_deck(0);
    assert!(hall.heard(1).contains("puts a card on top of the deck"));
    assert!(!hall.heard(1).contains("Smoke"));
    hall.pick(0, &["draw-deck"]);
    hall.pick(0, &["King"]);
    assert_eq!(hall.deck_seen_by(0), []);
}

/// The card that a Leprechaun draws when the game ends in the turn of a Wishing Ring.
fn leprechauns_card(seed: u64) -> String {
    let area = [
        "Swamp", "Smoke", "Blizzard", "Forge", "Island", "Hydra", "Castle", "Mountain", "Dragon",
        "Warship", "Knights",
    ];
    let mut position = json!({
        "hands": [["Leprechaun"], [], []],
        "discard": area,
        "deck": ["Candle", "Lightning", "Rainstorm", "Cavern", "Garden", "Unicorn"],
        "deck_only": true,
        "face_up": ["Wishing Ring", "Rake", "Portal"],
    });
    let mut hall = Hall::seeded(true, &mut position, seed);
    hall.pick(0, &["draw-deck"]);
    hall.pick(0, &["use-item"]);
    hall.pick(0, &["Unicorn"]);
    hall.pick(0, &["Candle"]);
    let hand = hall.hand_seen_by(0, 0);
    assert_eq!(hand.len(), 2, "{hand:?}");
    let gained = hand.into_iter().find(|name| name != "Leprechaun");
    gained.unwrap()
}

// rule: FR-8.24
#[test]
fn a_leprechaun_cannot_collect_what_a_wishing_ring_has_chosen() {
    let cards: Vec<String> = (0..20).map(leprechauns_card).collect();
    assert!(cards.iter().any(|card| card != "Unicorn"), "{cards:?}");
}

// rule: FR-7.13, FR-9.3
#[test]
fn what_a_genie_sees_and_takes_is_hidden_until_hands_open() {
    let mut hall = Hall::with(
        true,
        json!({
            "phase": "end",
            "hands": [["Genie"], ["Necromancer"], []],
            "discard": ["King"],
            "deck": ["Candle", "Forge"],
            "deck_only": true,
        }),
    );
    assert_eq!(hall.deck_seen_by(0).len(), 2);
    hall.nobody_else_knows_the_deck(0);
    hall.pick(0, &["Forge"]);
    assert!(hall.heard(0).contains("takes Forge from the deck"));
    assert!(!hall.heard(1).contains("Forge"));
    assert_eq!(hall.hand_seen_by(1, 0), ["Genie"]);
    hall.pick(1, &["decline"]);
    assert_eq!(sorted(hall.hand_seen_by(1, 0)), named(&["Genie", "Forge"]));
}
