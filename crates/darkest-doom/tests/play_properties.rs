//! The promises of the house over many random games, for every number of players and option.
//!
//! `CONCLAVE_EFFORT` multiplies the number of games.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use darkest_doom::DarkestDoom;
use std::sync::Arc;
use table::check::{Trial, play_checked};
use table::effort::effort;
use table::{AnyGame, Chance, Game, Seed, Setup, erase};

fn game() -> Arc<dyn AnyGame> {
    erase(DarkestDoom::from_pack(None).unwrap())
}

/// The setups that take turns at a number of players.
fn setups(players: u8) -> Vec<Setup> {
    let plain = Setup::of(players);
    let choose = plain.clone().with("setup", "choose");
    match players {
        1 => vec![
            plain.clone(),
            plain.clone().with("virtuals", "1"),
            choose,
            plain.with("virtuals", "2"),
        ],
        _ => vec![plain, choose],
    }
}

/// Games for each number of players.
const GAMES: u64 = 50;

fn play(players: u8) {
    let game = game();
    let setups = setups(players);
    let seed = Seed::from_number(u64::from(players));
    let mut chance = Chance::from_number(u64::from(players));
    let mut longest = 0;
    for (number, setup) in (0..effort(GAMES)).zip(setups.iter().cycle()) {
        let trial = Trial {
            setup: setup.clone(),
            seed: seed.child(number),
            prefix: Vec::new(),
        };
        match play_checked(game.as_ref(), &trial, &mut chance) {
            Ok(played) => {
                longest = longest.max(played.log.len());
            }
            Err(violation) => {
                let scenario = table::fuzz::as_scenario(game.as_ref(), &violation);
                panic!("{}\n{}", violation.what, scenario.to_text());
            }
        }
    }
    println!("{players} players: the longest game had {longest} decisions");
}

// rule: DD-1.1, DD-23.1
#[test]
fn solo_games_keep_every_promise() {
    play(1);
}

// rule: DD-1.13, DD-22.1
#[test]
fn games_of_two_keep_every_promise() {
    play(2);
}

// rule: DD-1.13, DD-22.1
#[test]
fn games_of_three_keep_every_promise() {
    play(3);
}

// rule: DD-1.13, DD-22.1
#[test]
fn games_of_four_keep_every_promise() {
    play(4);
}

#[test]
fn whatever_was_done_with_a_card_is_told_of_a_card_that_exists() {
    let setups = [setups(1), setups(2), setups(4)].concat();
    let uses = table::uses::survey(game().as_ref(), &setups, 5).unwrap();
    let ways = [
        "announced",
        "completed",
        "equipped",
        "held",
        "killed",
        "played",
        "started with",
        "used",
    ];
    assert_eq!(uses.keys().copied().collect::<Vec<_>>(), ways);
}
