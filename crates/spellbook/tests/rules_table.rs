//! What lies on the table: tokens, cards and boards, the setup and the choice of spells (SB-1, SB-2,
//! SB-11), and the heads of the spells in the rules against the cards.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use serde_json::{Value, json};
use spellbook::Spellbook;
use spellbook::cards::{Pack, Phase};
use spellbook::materia::{Colour, Rune, Token};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::{AnyGame, Chance, Game, Lang, Seat, Seed, Setup, Sitting, Viewpoint, World, erase};

const SETS: [&str; 3] = [
    "sacrifice levitation purification offering time_travel transmutation abundance",
    "eruption sharing cure focus storm swiftness knowledge",
    "blaze divination growth feast clone mirage communion",
];

fn game() -> Arc<dyn AnyGame> {
    erase(Spellbook::from_pack(None).unwrap())
}

fn start(setup: Setup, seed: u64) -> Sitting {
    Sitting::start(game(), setup, Seed::from_number(seed)).unwrap()
}

fn state(setup: Setup, seed: u64) -> Value {
    start(setup, seed).world().inspect()
}

fn place(seats: u8, position: &Value) -> Box<dyn World> {
    let setup = Setup::of(seats)
        .with("mode", "set1")
        .with("every_step", true);
    game()
        .place(&setup, &Seed::from_number(1), position)
        .unwrap()
}

fn words(list: &Value) -> Vec<String> {
    let list = list.as_array().unwrap().iter();
    list.map(|it| it.as_str().unwrap().to_owned()).collect()
}

/// Every token of every place, counted by its letters.
fn census(state: &Value) -> BTreeMap<String, usize> {
    let mut all = Vec::new();
    for place in [
        "altar",
        "tray",
        "pouch_next_first",
        "opponent_track",
        "opponent_lower",
    ] {
        all.extend(words(&state[place]));
    }
    for player in state["players"].as_array().unwrap() {
        all.extend(words(&player["pool"]));
        all.extend(words(&player["familiar"]));
        let spells = player["spells"].as_object().unwrap().values();
        all.extend(spells.map(|spell| spell["token"].as_str().unwrap().to_owned()));
    }
    let mut counts = BTreeMap::new();
    for token in all {
        *counts.entry(token).or_insert(0) += 1;
    }
    counts
}

/// Five tokens of each colour and rune, by their letters.
fn complete() -> BTreeMap<String, usize> {
    let types = "RPGKWBY".chars().flat_map(|colour| {
        "ots"
            .chars()
            .map(move |rune| (format!("{colour}{rune}"), 5))
    });
    types.collect()
}

// rule: SB-1.1, SB-1.2, SB-1.5, SB-4.2
#[test]
fn all_105_tokens_are_somewhere_at_every_moment() {
    assert_eq!(complete().values().sum::<usize>(), 105);
    for (players, mode) in [(1, "set3"), (2, "set1"), (3, "set2"), (4, "set3")] {
        let setup = Setup::of(players).with("mode", mode);
        let mut sitting = start(setup, 7);
        let mut chance = Chance::from_number(u64::from(players));
        while let Some(seat) = sitting.waiting().first() {
            let state = sitting.world().inspect();
            assert_eq!(census(&state), complete());
            for player in state["players"].as_array().unwrap() {
                assert!(player["pool_size"].as_u64().unwrap() <= 9);
            }
            let question = sitting.question(seat).unwrap();
            let answer = question.random_answer(&mut chance);
            sitting.answer(seat, &answer).unwrap();
        }
    }
}

// rule: SB-1.3
#[test]
fn three_runes_that_are_worth_the_same() {
    let names: Vec<_> = Rune::ALL.iter().map(|rune| rune.names()[0]).collect();
    assert_eq!(names, ["round", "triangle", "square"]);
    for rune in Rune::ALL {
        let letter = rune.letter();
        let trio = ["P", "G", "K"].map(|colour| format!("{colour}{letter}"));
        let pool = [["Ro", "Rt"].map(str::to_owned).to_vec(), trio.to_vec()].concat();
        let world = place(
            2,
            &json!({ "phase": "evening", "players": [{ "pool": pool }] }),
        );
        let mut question = table::Question::default();
        world.ask(Seat(0), &mut question);
        let name = |target| game().name(target, Lang::En);
        let offers: Vec<_> = question.options.iter().filter_map(|it| name(*it)).collect();
        assert_eq!(offers, ["Learn 1 spell"], "{pool:?}");
    }
}

// rule: SB-1.6, SB-1.7, SB-1.12
#[test]
fn the_cards_are_21_spells_and_the_basic_actions_and_no_others() {
    let pack = Pack::built_in();
    assert_eq!((pack.spells.len(), pack.actions.len()), (21, 4));
    // A reference card is not among the cards: it could do nothing.
    assert_eq!(game().cards(Lang::En).len(), 25);
    for colour in Colour::ALL {
        let sets: Vec<u8> = pack
            .of_colour(colour)
            .map(|id| pack.spell(id).set)
            .collect();
        assert_eq!(sets, [1, 2, 3], "{colour:?}");
    }
    let with_phase = |spell: &&spellbook::cards::Spell| spell.phase.is_some();
    assert_eq!(pack.spells.iter().filter(with_phase).count(), 16);
    for spell in &pack.spells {
        assert_eq!(spell.levels.len(), 3);
        // Only phase spells have actions.
        let acts = spell.levels.iter().any(|level| !level.acts.is_empty());
        assert_eq!(acts, spell.phase.is_some(), "{}", spell.id);
    }
}

// rule: SB-1.8, SB-11.4
#[test]
fn spells_of_one_colour_never_meet() {
    let sets = SETS.map(|set| set.split(' ').collect::<Vec<_>>());
    for ((first, second), third) in sets[0].iter().zip(&sets[1]).zip(&sets[2]) {
        for both in [[first, second], [first, third], [second, third]] {
            let both: Vec<&str> = both.into_iter().copied().collect();
            let setup = Setup::of(2)
                .with("mode", "agreed")
                .with("spells", both.clone());
            let started = Sitting::start(game(), setup, Seed::from_number(1));
            assert!(started.is_err(), "{both:?}");
        }
    }
    for seed in 0..50 {
        let spells = words(&state(Setup::of(2), seed)["spells"]);
        for (colour, spell) in spells.iter().enumerate() {
            assert!(sets.iter().any(|set| set[colour] == spell), "{spell}");
        }
    }
}

// rule: SB-1.9, SB-1.10, SB-10.5, SB-10.5b
#[test]
fn a_familiar_board_has_14_spaces_and_is_worth_18_when_full() {
    let points = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18];
    let all: Vec<String> = Token::all().map(|token| token.to_string()).collect();
    for (stored, points) in points.into_iter().enumerate() {
        let position = json!({ "phase": "end", "players": [{ "familiar": all[..stored] }] });
        assert_eq!(place(2, &position).outcome().unwrap().scores, [points, 0]);
    }
    let setup = Setup::of(2).with("mode", "set1");
    let position = json!({ "players": [{ "familiar": all[..15] }] });
    let refused = game().place(&setup, &Seed::from_number(1), &position);
    assert!(refused.is_err());
}

// rule: SB-1.4, SB-1.11
#[test]
fn the_order_on_the_altar_and_in_a_pool_has_no_meaning() {
    let table = |altar: [&str; 4], pool: [&str; 3]| {
        place(
            2,
            &json!({ "altar": altar, "players": [{ "pool": pool }], "pouch_next_first": ["Bo"] }),
        )
    };
    let one = table(["Ro", "Kt", "Ws", "Ro"], ["Go", "Ys", "Go"]);
    let other = table(["Ro", "Ro", "Ws", "Kt"], ["Ys", "Go", "Go"]);
    assert!(one.equals(other.as_ref()));
    let different = table(["Ro", "Ro", "Ro", "Kt"], ["Ys", "Go", "Go"]);
    assert!(!one.equals(different.as_ref()));
}

// rule: SB-1.13
#[test]
fn everything_is_public_but_the_order_of_the_pouch() {
    let setup = Setup::of(3).with("mode", "set2");
    let sitting = start(setup, 5);
    let view = |viewpoint| {
        let mut view = sitting.world().view(viewpoint);
        view["you"] = Value::Null;
        view
    };
    let spectator = view(Viewpoint::Spectator);
    for seat in 0..3 {
        assert_eq!(view(Viewpoint::Seat(Seat(seat))), spectator);
    }
    assert_eq!(spectator["players"].as_array().unwrap().len(), 3);
    assert_eq!(spectator["pouch"].as_array().unwrap().len(), 94);

    let with_pouch =
        |pouch: [&str; 3]| place(2, &json!({ "altar": ["Go"], "pouch_next_first": pouch }));
    let one = with_pouch(["Ro", "Kt", "Ys"]);
    let other = with_pouch(["Ys", "Ro", "Kt"]);
    assert!(!one.equals(other.as_ref()));
    for viewpoint in [
        Viewpoint::Seat(Seat(0)),
        Viewpoint::Seat(Seat(1)),
        Viewpoint::Spectator,
    ] {
        assert_eq!(one.view(viewpoint), other.view(viewpoint));
    }
}

// rule: SB-2.1, SB-2.2, SB-2.3, SB-2.5, SB-2.7, SB-2.8
#[test]
fn every_setup_is_complete_and_mixed() {
    for players in 2..=4u8 {
        let mut altars = BTreeSet::new();
        for seed in 0..25 {
            let state = state(Setup::of(players), seed);
            assert_eq!(census(&state), complete());
            assert_eq!(state["altar_size"], 5);
            assert_eq!(state["tray"], json!([]));
            assert_eq!(state["pouch_size"], 100 - 2 * i64::from(players));
            assert_eq!(state["spells"].as_array().unwrap().len(), 7);
            for player in state["players"].as_array().unwrap() {
                assert_eq!(player["pool_size"], 2);
                assert_eq!(player["familiar"], json!([]));
                assert_eq!(player["spells"], json!({}));
            }
            altars.insert(words(&state["altar"]).join(" "));
        }
        assert!(altars.len() > 20, "the pouch is not mixed: {altars:?}");
    }
}

// rule: SB-2.4, SB-2.6
#[test]
fn first_the_altar_then_the_players_in_turn_order() {
    let mut starters = BTreeSet::new();
    for seed in 0..40 {
        let sitting = start(Setup::of(4), seed);
        let first = sitting.world().inspect()["first"].as_u64().unwrap() as u8;
        starters.insert(first);
        assert_eq!(sitting.waiting().first(), Some(Seat(first)));
        let messages = sitting.opening().iter().filter_map(|it| it.public.as_ref());
        let told = |id: &str| ["altar-gets", "drew"].contains(&id);
        let drawn: Vec<String> = messages
            .filter(|message| told(message.id))
            .map(|message| format!("{message:?}"))
            .collect();
        // One event for the altar, then one for both tokens of each player.
        assert_eq!(drawn.len(), 5);
        assert!(drawn[0].contains("altar-gets"));
        for (at, event) in (0..).zip(&drawn[1..]) {
            let seat = (first + at) % 4;
            assert!(event.contains(&format!("Seat({seat})")), "{event}");
        }
    }
    assert_eq!(starters.len(), 4);
}

// rule: SB-11.1, SB-11.2, SB-11.5
#[test]
fn the_introductory_sets_are_those_of_the_rules() {
    for (number, set) in (1..).zip(SETS) {
        let state = state(Setup::of(2).with("mode", format!("set{number}")), 3);
        assert_eq!(words(&state["spells"]).join(" "), set);
    }
}

// rule: SB-11.3, SB-11.4b
#[test]
fn classic_is_the_default_and_draws_each_spell_equally_often() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut combinations = BTreeSet::new();
    for seed in 0..300 {
        let classic = state(Setup::of(2).with("mode", "classic"), seed);
        assert_eq!(state(Setup::of(2), seed), classic);
        let spells = words(&classic["spells"]);
        combinations.insert(spells.join(" "));
        for spell in spells {
            *seen.entry(spell).or_insert(0) += 1;
        }
    }
    assert_eq!(seen.len(), 21);
    // A third of 300, give or take four standard deviations.
    assert!(
        seen.values().all(|count| (68..=132).contains(count)),
        "{seen:?}"
    );
    assert!(combinations.len() > 250);
}

/// The head of a spell in the rules: `- **SB-8.1** **Sacrifice** (Poświęcenie), morning. Points 1/2/3.`
fn heads() -> Vec<(String, String, String, String)> {
    let head = |line: &str| {
        let (rule, rest) = line.strip_prefix("- **SB-8.")?.split_once("** **")?;
        let (name, rest) = rest.split_once("** (")?;
        let (polish, rest) = rest.split_once("), ")?;
        let own = |text: &str| text.to_owned();
        Some((format!("SB-8.{rule}"), own(name), own(polish), own(rest)))
    };
    let rules = include_str!("../../../docs/rules/spellbook.md");
    rules.lines().filter_map(head).collect()
}

// rule: SB-8.1, SB-8.2, SB-8.3, SB-8.4, SB-8.5, SB-8.6, SB-8.7, SB-8.8, SB-8.9, SB-8.10, SB-8.11
// rule: SB-8.12, SB-8.13, SB-8.14, SB-8.15, SB-8.16, SB-8.17, SB-8.18, SB-8.19, SB-8.20, SB-8.21
#[test]
fn every_spell_has_the_name_phase_and_points_of_its_rule() {
    let pack = Pack::built_in();
    let heads = heads();
    assert_eq!(heads.len(), 21);
    for (rule, name, polish, rest) in heads {
        let spell = pack.spell(pack.find(&name).unwrap());
        assert_eq!((&spell.rule, &spell.names.pl), (&rule, &polish));
        let phase = match spell.phase {
            Some(Phase::Morning) => "morning",
            Some(Phase::Midday) => "midday",
            Some(Phase::Evening) => "evening",
            None => "no phase",
        };
        assert!(rest.starts_with(phase), "{name}: {rest}");
        let Some((_, points)) = rest.split_once("Points ") else {
            continue;
        };
        let points = points.split(['.', ' ']).next().unwrap();
        let ours = spell.levels.iter().map(|level| match level.points {
            Some(points) => points.to_string(),
            None => "variable".to_owned(),
        });
        assert_eq!(ours.collect::<Vec<_>>().join("/"), points, "{name}");
    }
}
