//! The promises of the house over many random games of every variant and player count.
//!
//! `CONCLAVE_EFFORT` multiplies the number of games.

use fantasy_realms::FantasyRealms;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;
use table::check::{Trial, play_checked};
use table::effort::effort;
use table::{AnyGame, Chance, Game, Seed, Setup, erase};

fn game() -> Arc<dyn AnyGame> {
    erase(FantasyRealms::from_pack(None).expect("the built-in cards have no mistakes"))
}

fn setup(players: u8, suits: bool, items: bool) -> Setup {
    Setup::of(players).with("suits", suits).with("items", items)
}

/// Games for each variant and player count.
const GAMES: u64 = 400;
/// After so many games of a player count every item has been used, or it cannot be.
const ENOUGH: u64 = 10_000;

/// Plays the games of one variant on both cores and gives the rules they named.
fn play(suits: bool, items: bool, games: &Range<u64>) -> BTreeSet<String> {
    let game = game();
    let one = |players: u8| {
        let setup = setup(players, suits, items);
        let seed = Seed::from_number(u64::from(players));
        let mut chance = Chance::new(&seed.child(games.start));
        let mut rules = BTreeSet::new();
        for number in games.clone() {
            let trial = Trial {
                setup: setup.clone(),
                seed: seed.child(number),
                prefix: Vec::new(),
            };
            match play_checked(game.as_ref(), &trial, &mut chance) {
                Ok(played) => rules.extend(played.rules),
                Err(violation) => {
                    let scenario = table::fuzz::as_scenario(game.as_ref(), &violation);
                    panic!("{}\n{}", violation.what, scenario.to_text());
                }
            }
        }
        rules
    };
    let mut rules = BTreeSet::new();
    std::thread::scope(|scope| {
        let halves = [vec![2, 3, 6], vec![4, 5]]
            .map(|players| scope.spawn(move || players.into_iter().map(one).collect::<Vec<_>>()));
        for half in halves {
            rules.extend(
                half.join()
                    .expect("a game broke a promise")
                    .into_iter()
                    .flatten(),
            );
        }
    });
    rules
}

// Conservation of cards, saves, replays and secrecy: what `table::check` looks at.
// rule: FR-1.4, FR-1.5
#[test]
fn base_games_keep_every_promise() {
    play(false, false, &(0..effort(GAMES)));
}

// rule: FR-2.6, FR-7.10
#[test]
fn games_with_items_keep_every_promise() {
    let games = effort(GAMES);
    let mut rules = play(false, true, &(0..games));
    if !unused_items(&rules).is_empty() {
        // Little effort may be too little for a rare item.
        rules.extend(play(false, true, &(games..ENOUGH)));
    }
    let unused = unused_items(&rules);
    assert!(unused.is_empty(), "never happened: {unused:?}");
}

/// Every item is used in some game: their events name the rule of the item.
fn unused_items(rules: &BTreeSet<String>) -> Vec<String> {
    let silent = ["FR-8.16"];
    let items = (1..=24).map(|number| format!("FR-8.{number}"));
    items
        .filter(|rule| !rules.contains(rule) && !silent.contains(&rule.as_str()))
        .collect()
}

// rule: FR-2.6
#[test]
fn games_with_the_new_suits_keep_every_promise() {
    play(true, false, &(0..effort(GAMES)));
}

// rule: FR-2.6, FR-7.10
#[test]
fn games_with_everything_keep_every_promise() {
    play(true, true, &(0..effort(GAMES)));
}

#[test]
fn every_message_of_the_game_has_words() {
    let setups = [2, 4].map(|players| setup(players, true, true));
    assert_eq!(
        table::words::gaps(&game(), &setups, 100),
        Ok(BTreeSet::new())
    );
}

#[test]
fn whatever_was_done_with_a_card_is_told_of_a_card_that_exists() {
    let setups = [2, 4].map(|players| setup(players, true, true));
    let uses = table::uses::survey(game().as_ref(), &setups, 100).expect("only known cards");
    assert_eq!(uses.keys().copied().collect::<Vec<_>>(), ["held", "used"]);
    assert!(uses["held"].len() > 80 && uses["used"].len() > 15);
}
