//! Setups of every game: chance draws every value, a short list leaves none out, and what cannot be
//! chosen is refused in words.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::setups::{each_value, sample};
use table::{AnyGame, Chance, Game, OptionKind, Seed, Setup, Tale, erase};

fn open<G: Game>() -> Arc<dyn AnyGame> {
    erase(G::from_pack(None).unwrap())
}

fn games() -> Vec<Arc<dyn AnyGame>> {
    vec![
        open::<fantasy_realms::FantasyRealms>(),
        open::<spellbook::Spellbook>(),
        open::<black_rose_wars::BlackRoseWars>(),
        open::<darkest_doom::DarkestDoom>(),
    ]
}

fn refusal(game: &dyn AnyGame, setup: &Setup) -> Option<String> {
    let seed = Seed::from_number(1);
    let started = game.start(setup, &seed, &mut Tale::deaf());
    started.err().map(|error| error.to_string())
}

/// What a setup shows: seats, options that are left out, their values, the words of lists.
fn shown(game: &dyn AnyGame, setup: &Setup) -> Vec<String> {
    let mut all = vec![format!("{} seats", setup.seats)];
    for spec in &game.info().options {
        let key = spec.key;
        match setup.options.get(key) {
            None => all.push(format!("{key} left out")),
            Some(Value::Array(words)) if !words.is_empty() => {
                all.extend(words.iter().map(|word| format!("{key} {word}")));
            }
            Some(value) => all.push(format!("{key} {value}")),
        }
    }
    all
}

/// Everything setups of a game can show; of numbers those that `numbers` picks.
fn everything(game: &dyn AnyGame, numbers: fn(u16, u16) -> Vec<u16>) -> BTreeSet<String> {
    let info = game.info();
    let mut all: BTreeSet<_> = info.seats.clone().map(|it| format!("{it} seats")).collect();
    for spec in &info.options {
        let values: Vec<Value> = match &spec.kind {
            OptionKind::Switch { .. } => vec![json!(false), json!(true)],
            OptionKind::Choice { values, .. } => values.iter().map(|it| json!(it)).collect(),
            OptionKind::Number { min, max, .. } => {
                numbers(*min, *max).iter().map(|it| json!(it)).collect()
            }
            OptionKind::List { values } => {
                let words = values.iter().map(|it| json!(it));
                words.chain([json!([])]).collect()
            }
        };
        let key = spec.key;
        all.insert(format!("{key} left out"));
        all.extend(values.iter().map(|value| format!("{key} {value}")));
    }
    all
}

#[test]
fn chance_draws_every_value_of_every_option() {
    for game in games() {
        let mut chance = Chance::from_number(1);
        let mut seen = BTreeSet::new();
        for _ in 0..2_000 {
            let setup = sample(game.info(), &mut chance);
            seen.extend(shown(game.as_ref(), &setup));
        }
        let all = everything(game.as_ref(), |min, max| (min..=max).collect());
        assert_eq!(seen, all, "{game:?}");
    }
}

#[test]
fn enough_of_what_chance_draws_can_be_played() {
    for game in games() {
        let mut chance = Chance::from_number(1);
        let drawn = (0..500).map(|_| sample(game.info(), &mut chance));
        let played = drawn.filter(|setup| refusal(game.as_ref(), setup).is_none());
        let played = played.count();
        assert!(played > 100, "{game:?}: {played} of 500");
    }
}

#[test]
fn a_short_list_of_setups_leaves_no_value_out() {
    for game in games() {
        let setups = each_value(game.as_ref());
        assert!(setups.len() < 60, "{game:?}: {} setups", setups.len());
        let mut seen = BTreeSet::new();
        for setup in &setups {
            assert_eq!(refusal(game.as_ref(), setup), None, "{game:?}: {setup:?}");
            seen.extend(shown(game.as_ref(), setup));
        }
        let all = everything(game.as_ref(), |min, max| vec![min, max]);
        let usual = |it: &&String| {
            let kinds = game.info().options.iter();
            let mut usual = kinds.filter_map(|spec| match &spec.kind {
                OptionKind::Switch { default } => Some(format!("{} {default}", spec.key)),
                OptionKind::Choice { default, .. } => Some(format!("{} \"{default}\"", spec.key)),
                OptionKind::Number { default, .. } => Some(format!("{} {default}", spec.key)),
                OptionKind::List { .. } => None,
            });
            usual.any(|value| value == **it)
        };
        let missing: Vec<_> = all.difference(&seen).filter(|it| !usual(it)).collect();
        // The moons follow each other, so three of them have no place at an end of the track.
        let expected: &[&str] = match game.info().id {
            "black-rose-wars" => &[
                "moon_end 1",
                "moon_second 35",
                "moon_third 1",
                "moon_third 35",
            ],
            _ => &[],
        };
        assert_eq!(missing, expected, "{game:?}");
    }
}

#[test]
fn numbers_in_words_or_out_of_range_are_refused_in_words() {
    for game in games() {
        for spec in &game.info().options {
            let OptionKind::Number { min, max, .. } = spec.kind else {
                continue;
            };
            let too_little = i32::from(min) - 1;
            let too_much = u32::from(max) + 1;
            let old = json!(max.to_string());
            for wrong in [json!(too_little), json!(too_much), old, json!(1e30)] {
                let key = spec.key;
                let words = format!("`{key}` is a number from {min} to {max}, not `{wrong}`");
                let setup = Setup::of(game.info().usual_seats).with(key, wrong);
                assert_eq!(refusal(game.as_ref(), &setup), Some(words));
            }
        }
    }
}
