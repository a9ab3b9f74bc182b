//! The promises of the house over many random games, for every number of players and option.
//!
//! `CONCLAVE_EFFORT` multiplies the number of games.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use black_rose_wars::BlackRoseWars;
use std::sync::Arc;
use table::check::{Trial, play_checked};
use table::effort::effort;
use table::{AnyGame, Chance, Game, Seed, Setup, erase};

fn game() -> Arc<dyn AnyGame> {
    erase(BlackRoseWars::from_pack(None).unwrap())
}

/// The setups that take turns at a number of players.
fn setups(players: u8) -> Vec<Setup> {
    let plain = Setup::of(players);
    let apprentice = plain.clone().with("avatar", "apprentice");
    let master = plain.clone().with("avatar", "master");
    match players {
        1 => vec![apprentice, master.with("setup", "choose")],
        4 => vec![
            plain.clone(),
            plain.clone().with("stable_crown", true),
            plain.clone().with("summoners_crown", true),
            plain.with("setup", "choose"),
        ],
        _ => vec![
            plain.clone(),
            apprentice.clone().with("summoners_crown", true),
            plain.clone().with("setup", "choose"),
            master.clone(),
            plain.with("stable_crown", true),
            master.with("stable_crown", true),
        ],
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

// rule: BRW-2.1, BRW-2.2, BRW-2.4, BRW-2.5, BRW-2.6, BRW-26.1
#[test]
fn solo_games_keep_every_promise() {
    play(1);
}

// rule: BRW-2.4, BRW-2.5, BRW-2.6
#[test]
fn games_of_two_keep_every_promise() {
    play(2);
}

// rule: BRW-2.4, BRW-2.5, BRW-2.6
#[test]
fn games_of_three_keep_every_promise() {
    play(3);
}

// rule: BRW-2.4, BRW-2.5, BRW-2.6
#[test]
fn games_of_four_keep_every_promise() {
    play(4);
}

#[test]
fn whatever_was_done_with_a_card_is_told_of_a_card_that_exists() {
    let setups = [setups(1), setups(2), setups(4)].concat();
    let uses = table::uses::survey(game().as_ref(), &setups, 3).unwrap();
    let ways = [
        "activated",
        "assigned",
        "cast",
        "completed",
        "owned",
        "sprung",
        "started with",
        "suffered",
        "summoned",
        "unfinished",
    ];
    assert_eq!(uses.keys().copied().collect::<Vec<_>>(), ways);
}
