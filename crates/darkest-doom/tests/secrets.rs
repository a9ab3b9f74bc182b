//! What is hidden from whom (sections 22.1 and 22.2).

use darkest_doom::DarkestDoom;
use darkest_doom::cards::Pack;
use serde_json::{Value, json};
use std::sync::{Arc, OnceLock};
use table::{Answer, AnyGame, Lang, Seat, Seed, Setup, Sitting, Target, Viewpoint, erase};

/// The game with the cards of the box, read once.
fn game() -> Arc<dyn AnyGame> {
    static GAME: OnceLock<Arc<dyn AnyGame>> = OnceLock::new();
    let game = GAME.get_or_init(|| erase(DarkestDoom::new(Pack::built_in())));
    Arc::clone(game)
}

fn place(position: &Value) -> Sitting {
    let (setup, seed) = (Setup::of(2), Seed::from_number(1));
    let placed = game().place(&setup, &seed, position);
    let world = placed.unwrap_or_else(|error| panic!("no position: {}", error.0));
    Sitting::at(game(), setup, seed, world)
}

fn option(sitting: &Sitting, seat: Seat, wanted: &str) -> Answer {
    let question = sitting.question(seat).expect("the seat is asked");
    let called = |target: &Target| match target {
        Target::Way(way) => way.0 == wanted,
        other => game().name(*other, Lang::En).as_deref() == Some(wanted),
    };
    let at = question.options.iter().position(called);
    Answer::one(at.unwrap_or_else(|| panic!("`{wanted}` is no option")) as u16)
}

fn pick(sitting: &mut Sitting, seat: Seat, wanted: &str) {
    let answer = option(sitting, seat, wanted);
    let answered = sitting.answer(seat, &answer);
    answered.unwrap_or_else(|refusal| panic!("`{wanted}` is refused: {refusal}"));
}

/// A player with a secret of every kind.
fn secretive() -> Value {
    json!({ "turn": "A", "guardians": [
        { "at": "temple_green", "hand": ["reaper", "bear_pit"],
          "corruption": ["leader_of_the_hunt", "corruption_07"],
          "achievements": ["two_domes", "unbroken"],
          "mission": "mission_wolf_tracks", "raise": "health", "search": "urn_of_elders",
          "equipment": ["order_shield 2"], "relics": { "seal_crystal": 1 } },
        {},
    ] })
}

const OTHERS: [Viewpoint; 2] = [Viewpoint::Seat(Seat(1)), Viewpoint::Spectator];

// rule: DD-2.13, DD-11.6, DD-13.2, DD-13.10, DD-19.6
#[test]
fn faces_are_for_the_owner_and_numbers_and_marks_for_everybody() {
    let sitting = place(&secretive());
    let seen_by = |viewpoint| sitting.world().view(viewpoint)["players"][0].clone();
    let own = seen_by(Viewpoint::Seat(Seat(0)));
    for hidden in ["hand", "corruption", "achievements", "mission"] {
        assert!(!own[hidden].is_null(), "its owner sees the {hidden}");
        for other in OTHERS {
            assert!(
                seen_by(other)[hidden].is_null(),
                "{other:?} sees the {hidden}"
            );
        }
    }
    let public = [
        "hand_size",
        "corruption_size",
        "achievements_size",
        "has_mission",
        "marks",
        "equipment",
        "relics",
        "coins",
        "mana",
        "life",
        "ap",
        "traits",
        "moths",
    ];
    for public in public {
        for other in OTHERS {
            assert_eq!(seen_by(other)[public], own[public], "{public}");
        }
    }
    assert_eq!(own["hand_size"], 2);
    assert_eq!(own["corruption_size"], 2);
    assert_eq!(own["achievements_size"], 2);
    assert_eq!(
        own["marks"],
        json!({ "raise": "health", "search": "urn_of_elders" })
    );
}

// rule: DD-1.13, DD-2.5
#[test]
fn nobody_sees_a_deck_and_everybody_the_discards() {
    let mut position = secretive();
    position["discards"] = json!({ "spell": ["moonbite"], "missions": ["mission_quell_the_riot"] });
    let sitting = place(&position);
    let seats = [Viewpoint::Seat(Seat(0)), OTHERS[0], OTHERS[1]];
    for viewpoint in seats {
        let decks = sitting.world().view(viewpoint)["decks"].clone();
        let all = decks.as_object().expect("decks");
        let piles = all.values().flat_map(|it| match it {
            Value::Array(piles) => piles.clone(),
            pile => vec![pile.clone()],
        });
        for pile in piles.filter(Value::is_object) {
            assert!(pile["deck"].is_number(), "{viewpoint:?} sees a deck");
        }
        assert_eq!(
            decks["resources"][3]["discard"].as_array().map(Vec::len),
            Some(1)
        );
        assert_eq!(
            decks["missions"]["discard"].as_array().map(Vec::len),
            Some(1)
        );
    }
}

// rule: DD-13.5
#[test]
fn a_declaration_shows_the_area_and_not_the_card() {
    let mut sitting = place(&secretive());
    pick(&mut sitting, Seat(0), "declare");
    for other in OTHERS {
        let seen = sitting.world().view(other)["players"][0].clone();
        assert!(seen["declared"].is_number(), "the area is known");
        assert!(seen["mission"].is_null(), "the card is not");
    }
    let events = &sitting.log().last().expect("a story").events;
    let told = events.iter().find(|it| it.rule.as_str() == "DD-13.5");
    assert!(told.is_some_and(|it| it.public.is_some() && it.private.is_none()));
}

// rule: DD-13.7
#[test]
fn a_completed_mission_is_revealed() {
    let mut position = secretive();
    position["guardians"][0]["at"] = json!("forest_grey_2");
    position["guardians"][0]["coins"] = json!(0);
    let mut sitting = place(&position);
    pick(&mut sitting, Seat(0), "complete");
    for other in OTHERS {
        let view = sitting.world().view(other);
        let discards = view["decks"]["missions"]["discard"].as_array();
        assert_eq!(discards.map(Vec::len), Some(1));
        assert_eq!(view["players"][0]["has_mission"], false);
    }
}

// rule: DD-22.1
#[test]
fn who_is_asked_in_a_combat_does_not_depend_on_the_cards() {
    // Whoever holds a card is asked, whether it can be used now or not.
    let asked_with = |card: &str| {
        let mut sitting = place(&json!({ "turn": "A", "dice": ["Du", "Du", "Du", "Du"],
            "guardians": [
                { "at": "forest_green_1" },
                { "character": "tristram", "at": "plain_green_1", "hand": [card] },
            ] }));
        pick(&mut sitting, Seat(0), "Vanguard Fields");
        let mut asked = Vec::new();
        while let Some(question) = sitting.question(Seat(1)) {
            asked.push(question.reason);
            pick(&mut sitting, Seat(1), "pass");
        }
        asked
    };
    let useless = asked_with("temple_healer");
    assert_eq!(useless, ["pre-roll", "post-roll"]);
    assert_eq!(asked_with("ward_of_blood"), useless);
    assert_eq!(asked_with("bear_pit"), useless);
}

// rule: DD-22.1, DD-10.25
#[test]
fn the_owner_of_a_trap_is_asked_whatever_the_hand() {
    let asked_with = |card: &str| {
        let mut sitting = place(&json!({ "turn": "A", "dice": ["Du", "Du", "Du", "Du"],
            "decks": { "corruption": ["corruption_22"] },
            "guardians": [
                { "at": "citadel_green" },
                { "at": "lake_green", "traps": ["forest_green_1"], "hand": [card] },
            ] }));
        pick(&mut sitting, Seat(0), "Forest of the Crow Rituals");
        sitting.question(Seat(1)).map(|question| question.reason)
    };
    assert_eq!(asked_with("bear_pit"), Some("trap-card"));
    assert_eq!(asked_with("temple_healer"), Some("trap-card"));
}

// rule: DD-22.1
#[test]
fn only_one_window_is_open_at_a_time() {
    let mut sitting = place(&json!({ "turn": "A", "dice": ["Du", "Du", "Du", "Du"],
        "guardians": [
            { "at": "forest_green_1", "hand": ["temple_healer"] },
            { "character": "tristram", "at": "plain_green_1", "hand": ["bear_pit"] },
        ] }));
    pick(&mut sitting, Seat(0), "Vanguard Fields");
    for seat in [0, 1, 0, 1] {
        assert_eq!(sitting.waiting().len(), 1);
        pick(&mut sitting, Seat(seat), "pass");
    }
    assert_eq!(
        sitting.question(Seat(0)).map(|it| it.reason),
        Some("displace")
    );
}
