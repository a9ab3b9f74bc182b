//! The promises of the house over many random games at every player count.
//!
//! `CONCLAVE_EFFORT` multiplies the number of games.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use spellbook::Spellbook;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;
use table::check::{Trial, play_checked};
use table::effort::effort;
use table::{AnyGame, Chance, Game, Lang, Phrasebook, Seed, Setup, erase};

fn game() -> Arc<dyn AnyGame> {
    erase(Spellbook::from_pack(None).unwrap())
}

/// The setups that take turns at a player count: every way to find spells, every ruling.
fn setups(players: u8) -> Vec<Setup> {
    let classic = Setup::of(players);
    vec![
        classic.clone(),
        classic.clone().with("mode", "set1"),
        classic
            .clone()
            .with("mode", "set2")
            .with("every_step", true),
        classic.clone().with("mode", "set3").with("difficulty", 2),
        classic.clone(),
        classic.clone().with("mode", "agreed"),
        classic
            .clone()
            .with("mode", "set3")
            .with("mirage_timing", "after_action")
            .with("communion5_source", "just_discarded"),
        classic
            .with("difficulty", 3)
            .with("communion4_scoring", "any"),
    ]
}

/// Games at each player count.
const GAMES: u64 = 400;
/// After so many games of a player count every spell has been used, or it cannot be.
const ENOUGH: u64 = 10_000;

/// Plays games of one player count, adds the rules they named and gives the length of the longest.
fn play(players: u8, games: Range<u64>, rules: &mut BTreeSet<String>) -> usize {
    let game = game();
    let setups = setups(players);
    let seed = Seed::from_number(u64::from(players));
    let mut chance = Chance::new(&seed.child(games.start));
    let mut longest = 0;
    for (number, setup) in games.zip(setups.iter().cycle()) {
        let trial = Trial {
            setup: setup.clone(),
            seed: seed.child(number),
            prefix: Vec::new(),
        };
        match play_checked(game.as_ref(), &trial, &mut chance) {
            Ok(played) => {
                longest = longest.max(played.log.len());
                rules.extend(played.rules);
            }
            Err(violation) => {
                let scenario = table::fuzz::as_scenario(game.as_ref(), &violation);
                panic!("{}\n{}", violation.what, scenario.to_text());
            }
        }
    }
    longest
}

/// Phase spells nobody used: events name the rule of a spell.
fn unused_spells(rules: &BTreeSet<String>) -> Vec<String> {
    let spells = (1..=16).map(|number| format!("SB-8.{number}"));
    spells.filter(|rule| !rules.contains(rule)).collect()
}

/// Plays the games of one player count, in which every phase spell is used, and gives the length
/// of the longest.
fn play_all_spells(players: u8) -> usize {
    let games = effort(GAMES);
    let mut rules = BTreeSet::new();
    let mut longest = play(players, 0..games, &mut rules);
    if !unused_spells(&rules).is_empty() {
        // Little effort may be too little for a rare spell.
        longest = longest.max(play(players, games..ENOUGH, &mut rules));
    }
    let unused = unused_spells(&rules);
    assert!(unused.is_empty(), "never happened: {unused:?}");
    longest
}

// rule: SB-1.5, SB-1.13, SB-4.2, SB-6.12, SB-12.1, SB-12.6
#[test]
fn solo_games_keep_every_promise() {
    let longest = play_all_spells(1);
    assert!(longest < 2_000, "{longest} decisions");
}

// rule: SB-1.5, SB-1.13, SB-3.1, SB-3.4, SB-4.2, SB-10.2
#[test]
fn games_of_two_keep_every_promise() {
    let longest = play_all_spells(2);
    assert!(longest < 10_000, "{longest} decisions");
}

// rule: SB-1.5, SB-4.2
#[test]
fn games_of_three_keep_every_promise() {
    play_all_spells(3);
}

// rule: SB-1.5, SB-4.2
#[test]
fn games_of_four_keep_every_promise() {
    play_all_spells(4);
}

#[test]
fn every_option_has_words() {
    let game = game();
    let book = Phrasebook::of(game.as_ref(), Lang::En);
    for option in &game.info().options {
        assert!(book.has(&format!("option-{}", option.key)));
        assert!(book.has(&format!("option-{}-help", option.key)));
    }
}

#[test]
fn whatever_was_done_with_a_card_is_told_of_a_card_that_exists() {
    let uses = table::uses::survey(game().as_ref(), &setups(2), 20).unwrap();
    let ways = ["copied", "learned", "level 3", "level 4", "level 5", "used"];
    assert_eq!(uses.keys().copied().collect::<Vec<_>>(), ways);
    assert_eq!(
        uses["learned"].len(),
        21,
        "every spell is learned by somebody"
    );
}
