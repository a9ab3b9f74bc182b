//! The promises of the house over many random games at every player count.
//!
//! `CONCLAVE_GAMES` sets the number of games for each player count.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use spellbook::Spellbook;
use std::collections::BTreeSet;
use std::sync::Arc;
use table::check::{Trial, play_checked};
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

/// How many games are played at each player count.
fn games() -> u64 {
    let wanted = std::env::var("CONCLAVE_GAMES").ok();
    wanted.and_then(|it| it.parse().ok()).unwrap_or(10_000)
}

/// Plays the games of one player count and gives the rules they named and the longest game.
fn play(players: u8) -> (BTreeSet<String>, usize) {
    let game = game();
    let setups = setups(players);
    let seed = Seed::from_number(u64::from(players));
    let mut chance = Chance::from_number(u64::from(players));
    let (mut rules, mut longest) = (BTreeSet::new(), 0);
    for (number, setup) in (0..games()).zip(setups.iter().cycle()) {
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
    (rules, longest)
}

/// Every phase spell is used in some game: events name its rule.
fn assert_all_spells_act(rules: &BTreeSet<String>) {
    if games() < 2_000 {
        return;
    }
    for number in 1..=16 {
        let rule = format!("SB-8.{number}");
        assert!(rules.contains(&rule), "{rule} never happened");
    }
}

// rule: SB-1.5, SB-1.13, SB-4.2, SB-6.12, SB-12.1, SB-12.6
#[test]
fn solo_games_keep_every_promise() {
    let (rules, longest) = play(1);
    assert_all_spells_act(&rules);
    assert!(longest < 2_000, "{longest} decisions");
}

// rule: SB-1.5, SB-1.13, SB-3.1, SB-3.4, SB-4.2, SB-10.2
#[test]
fn games_of_two_keep_every_promise() {
    let (rules, longest) = play(2);
    assert_all_spells_act(&rules);
    assert!(longest < 10_000, "{longest} decisions");
}

// rule: SB-1.5, SB-4.2
#[test]
fn games_of_three_keep_every_promise() {
    assert_all_spells_act(&play(3).0);
}

// rule: SB-1.5, SB-4.2
#[test]
fn games_of_four_keep_every_promise() {
    assert_all_spells_act(&play(4).0);
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
