//! The promises of the house over many random games of every variant and player count.
//!
//! `CONCLAVE_GAMES` sets the number of games for each variant and player count.

use fantasy_realms::FantasyRealms;
use std::collections::BTreeSet;
use std::sync::Arc;
use table::check::{Trial, play_checked};
use table::{AnyGame, Chance, Game, Seed, Setup, erase};

fn game() -> Arc<dyn AnyGame> {
    erase(FantasyRealms::from_pack(None).expect("the built-in cards have no mistakes"))
}

fn setup(players: u8, suits: bool, items: bool) -> Setup {
    Setup::of(players).with("suits", suits).with("items", items)
}

/// Plays the games of one variant on both cores and gives the rules they named.
fn play(suits: bool, items: bool) -> BTreeSet<String> {
    let games: u64 = std::env::var("CONCLAVE_GAMES")
        .ok()
        .and_then(|it| it.parse().ok())
        .unwrap_or(10_000);
    let game = game();
    let one = |players: u8| {
        let setup = setup(players, suits, items);
        let seed = Seed::from_number(u64::from(players));
        let mut chance = Chance::from_number(u64::from(players));
        let mut rules = BTreeSet::new();
        for number in 0..games {
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
    play(false, false);
}

// rule: FR-2.6, FR-7.10
#[test]
fn games_with_items_keep_every_promise() {
    let rules = play(false, true);
    // Every item is used in some game: their events name the rule of the item.
    for number in 1..=24 {
        let rule = format!("FR-8.{number}");
        let silent = ["FR-8.16"];
        assert!(
            rules.contains(&rule) || silent.contains(&rule.as_str()),
            "{rule} never happened"
        );
    }
}

// rule: FR-2.6
#[test]
fn games_with_the_new_suits_keep_every_promise() {
    play(true, false);
}

// rule: FR-2.6, FR-7.10
#[test]
fn games_with_everything_keep_every_promise() {
    play(true, true);
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
