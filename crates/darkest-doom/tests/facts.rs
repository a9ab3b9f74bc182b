//! What is in the box and what chance may do: facts no single position can show.

use darkest_doom::DarkestDoom;
use darkest_doom::cards::{AreaType, Colour, Icon, Pack};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};
use table::scenario::Scenario;
use table::{Answer, AnyGame, Seat, Seed, Setup, Sitting, Tale, Viewpoint, World, erase};

/// The game with the cards of the box, read once.
fn game() -> Arc<dyn AnyGame> {
    static GAME: OnceLock<Arc<dyn AnyGame>> = OnceLock::new();
    let game = GAME.get_or_init(|| erase(DarkestDoom::new(Pack::built_in())));
    Arc::clone(game)
}

fn start(setup: &Setup, seed: u64) -> Option<Box<dyn World>> {
    let started = game().start(setup, &Seed::from_number(seed), &mut Tale::deaf());
    started.ok()
}

fn place(game: &Arc<dyn AnyGame>, seed: u64, position: &Value) -> Sitting {
    let (setup, seed) = (Setup::of(2), Seed::from_number(seed));
    let placed = game.place(&setup, &seed, position);
    let world = placed.unwrap_or_else(|error| panic!("no position: {}", error.0));
    Sitting::at(Arc::clone(game), setup, seed, world)
}

/// Answers the open question of the first seat by the name or way of an option.
fn pick(sitting: &mut Sitting, wanted: &str) {
    let question = sitting.question(Seat(0)).expect("the first seat is asked");
    let game = Arc::clone(sitting.game());
    let called = |target: &table::Target| match target {
        table::Target::Way(way) => way.0 == wanted,
        other => game.name(*other, table::Lang::En).as_deref() == Some(wanted),
    };
    let at = question.options.iter().position(called);
    let at = at.unwrap_or_else(|| panic!("`{wanted}` is no option"));
    let answered = sitting.answer(Seat(0), &Answer::one(at as u16));
    answered.unwrap_or_else(|refusal| panic!("`{wanted}` is refused: {refusal}"));
}

// rule: DD-0.1, DD-1.1, DD-23.1
#[test]
fn one_to_four_play_and_virtual_guardians_only_beside_one() {
    assert_eq!(game().info().seats, 1..=4);
    let plays = |seats: u8, virtuals: Option<&str>| {
        let setup = Setup::of(seats);
        let setup = match virtuals {
            Some(number) => setup.with("virtuals", number),
            None => setup,
        };
        start(&setup, 1).map(|world| world.inspect()["order"].as_array().map_or(0, Vec::len))
    };
    for (seats, participants) in [(1, 4), (2, 2), (3, 3), (4, 4)] {
        assert_eq!(plays(seats, None), Some(participants), "{seats} seats");
    }
    for (virtuals, participants) in [("1", 2), ("2", 3), ("3", 4)] {
        assert_eq!(plays(1, Some(virtuals)), Some(participants));
        assert_eq!(plays(2, Some(virtuals)), None, "{virtuals} beside two");
    }
    for virtuals in ["0", "4"] {
        assert_eq!(plays(1, Some(virtuals)), None, "{virtuals} beside one");
    }
    assert_eq!(plays(5, None), None);
}

// rule: DD-1.2
#[test]
fn the_six_faces_of_a_fate_die_are_equally_likely() {
    let game = game();
    let position = json!({ "turn": "A", "guardians": [
        { "at": "forest_green_1", "attack": 6, "hand": ["temple_healer"] },
        { "character": "tristram", "at": "plain_green_1", "attack": 6, "hand": ["temple_healer"] },
    ] });
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..500 {
        let mut sitting = place(&game, seed, &position);
        pick(&mut sitting, "Vanguard Fields");
        pick(&mut sitting, "pass");
        sitting
            .answer(Seat(1), &Answer::one(0))
            .expect("the other passes too");
        let combat = sitting.world().inspect()["combat"].clone();
        for side in ["attacker", "defender"] {
            let dice = combat[side]["dice"].as_array().expect("a roll");
            assert_eq!(dice.len(), 6, "seed {seed}");
            for die in dice {
                let face = die.as_str().expect("a face").to_owned();
                *seen.entry(face).or_default() += 1;
            }
        }
    }
    let faces: Vec<&str> = seen.keys().map(String::as_str).collect();
    assert_eq!(faces, ["Da", "Du", "Hp", "Mo", "Sh", "Sw"]);
    assert_eq!(Icon::ALL.len(), 6);
    // 6000 dice, so 1000 of each; seven standard deviations are 200.
    let even = |number: &u32| (800..=1200).contains(number);
    assert!(seen.values().all(even), "{seen:?}");
}

// rule: DD-1.3
#[test]
fn the_destiny_die_has_the_numbers_one_to_ten() {
    let game = game();
    let position = json!({ "turn": "A", "guardians": [
        { "at": "citadel_green", "mission": "mission_fredericks_dispatch", "raise": "attack",
          "search": "seal_crystal" },
    ] });
    let mut seen = BTreeSet::new();
    for seed in 0..300 {
        let mut sitting = place(&game, seed, &position);
        pick(&mut sitting, "complete");
        let view = sitting.world().view(Viewpoint::Spectator);
        let stack = view["stack"].as_array().expect("a stack");
        let roll = stack.iter().find(|it| it["kind"] == "destiny");
        let result = roll.and_then(|it| it["result"].as_i64());
        seen.insert(result.expect("a roll"));
    }
    assert_eq!(seen, (1..=10).collect());
}

// rule: DD-1.4, DD-1.5, DD-1.6
#[test]
fn every_colour_has_a_citadel_and_a_temple_and_every_type_is_on_the_map() {
    let pack = Pack::built_in();
    let of = |kind: AreaType| pack.map.of_type(kind);
    let mut structures = BTreeSet::new();
    for colour in Colour::ALL {
        let (citadel, temple) = (pack.map.citadel(*colour), pack.map.temple(*colour));
        for (area, kind) in [
            (citadel, AreaType::Citadel),
            (temple, AreaType::BloodTemple),
        ] {
            assert_eq!(pack.area(area).kind, kind);
            assert_eq!(pack.area(area).colour, Some(*colour));
            structures.insert(area.index());
        }
    }
    assert_eq!(structures.len(), 8);
    assert_eq!(AreaType::ALL.len(), 10);
    for kind in AreaType::ALL {
        assert!(!of(*kind).is_empty(), "{kind:?}");
    }
    assert_eq!(of(AreaType::Citadel).len(), 4);
    assert_eq!(of(AreaType::BloodTemple).len(), 4);
    assert_eq!(of(AreaType::WinterMountain).len(), 1);
    assert_eq!(of(AreaType::Monolith).len(), 1);
    // Summit and Monolith lie behind the paths: nothing else touches them.
    let paths = of(AreaType::WinterMountainPath);
    assert_eq!(pack.map.neighbours(pack.map.summit()), paths);
    assert_eq!(pack.map.neighbours(pack.map.monolith()), paths);
}

// rule: DD-1.18
#[test]
fn no_two_figures_share_an_area_and_nobody_stays_on_the_summit() {
    let refused = |position: &Value| {
        let placed = game().place(&Setup::of(2), &Seed::from_number(1), position);
        placed.is_err()
    };
    let at = |a: &str, b: &str| json!({ "guardians": [{ "at": a }, { "at": b }] });
    assert!(!refused(&at("lake_green", "lake_grey")));
    assert!(refused(&at("lake_green", "lake_green")));
    assert!(refused(&at("winter_mountain", "lake_green")));
    let hound = |area: &str| json!({ "monsters": [{ "kind": "hound", "at": area }] });
    assert!(!refused(&hound("lake_green")));
    assert!(refused(&hound("temple_green")));
    assert!(refused(&hound("winter_mountain")));
}

// rule: DD-2.5, DD-2.6, DD-23.4
#[test]
fn every_deck_is_shuffled_by_itself() {
    let decks = |seed: u64| {
        let world = start(&Setup::of(1), seed).expect("a game");
        world.inspect()["decks"].clone()
    };
    let (one, same, other) = (decks(1), decks(1), decks(2));
    assert_eq!(one, same);
    let names = one.as_object().expect("decks").keys();
    assert_eq!(names.len(), 12);
    for name in names {
        assert_ne!(one[name], other[name], "{name} is not shuffled");
    }
}

// rule: DD-2.10
#[test]
fn chance_gives_everybody_another_character_and_temple() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let world = start(&Setup::of(4), seed).expect("a game");
        let told = world.inspect();
        let of = |letter: &str, what: &str| {
            let word = told["guardians"][letter][what].as_str();
            word.expect("a word").to_owned()
        };
        for what in ["character", "colour"] {
            let all: BTreeSet<_> = ["A", "B", "C", "D"].map(|it| of(it, what)).into();
            assert_eq!(all.len(), 4, "seed {seed}");
        }
        assert_eq!(of("C", "at"), format!("temple_{}", of("C", "colour")));
        seen.insert((of("A", "character"), of("A", "colour")));
    }
    assert_eq!(seen.len(), 16, "every pair comes up");
}

// rule: DD-4.1, DD-4.2, DD-4.3
#[test]
fn four_guardians_have_one_ability_each() {
    let pack = Pack::built_in();
    let told = pack.characters.iter().map(|it| {
        let short = it.names.en.split(',').next().unwrap_or_default();
        (short, it.ability.names.en.as_str(), it.start)
    });
    let told: Vec<_> = told.collect();
    let expected = [
        ("Sela", "Magic Trick", [2, 2, 4, 4]),
        ("Urian", "Sharpened Senses", [3, 2, 2, 5]),
        ("Roana", "Gift of the Witches", [2, 4, 2, 4]),
        ("Tristram", "Bloody Step", [2, 2, 3, 5]),
    ];
    assert_eq!(told, expected);
}

// rule: DD-4.4
#[test]
fn the_gift_of_the_witches_does_not_help_against_costs() {
    let sources = Pack::built_in_sources().with_change(
        "encounters.cards",
        "text: Gain 3 mana.",
        "text: Pay 1 life. Gain 1 Destiny Coin.",
    );
    let pack = Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let game = erase(DarkestDoom::new(pack));
    let scenario = r#"
        title = "A wound that is paid is no wound event"
        game = "darkest-doom"
        seats = 2
        [position]
        turn = "A"
        [[position.guardians]]
        character = "roana"
        hand = ["victors_blessing"]
        [[play]]
        seat = 0
        pick = "Victor's Blessing"
        [[play]]
        seat = 0
        asked = "act"
        expect = { guardians.A = { life = 3, mana = 4, coins = 4 } }
    "#;
    let scenario = Scenario::parse(scenario).unwrap_or_else(|error| panic!("{error}"));
    scenario
        .run(&game)
        .unwrap_or_else(|error| panic!("{error}"));
}

// rule: DD-5.11, DD-1.13
#[test]
fn without_any_resource_card_nothing_is_drawn_at_dawn() {
    let game = game();
    let pack = Pack::built_in();
    let all = pack
        .cards
        .iter()
        .map(|it| &pack.designs[it.design.index()].id);
    let position = json!({ "round": 2, "begin": "draw", "guardians": [
        { "mission": "mission_wolf_tracks", "raise": "attack", "search": "seal_crystal" },
        { "hand": all.collect::<Vec<_>>() },
    ] });
    let sitting = place(&game, 1, &position);
    let told = sitting.world().inspect();
    let seat = sitting.waiting().first();
    assert_eq!(
        seat,
        Some(Seat(1)),
        "the first player has nothing to decide"
    );
    assert_eq!(told["asked"], "hand-limit");
    assert_eq!(told["guardians"]["A"]["hand_size"], 0);
}
