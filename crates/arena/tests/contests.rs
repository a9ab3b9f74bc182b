//! Contests of a real game: the same whatever the number of threads, and fair to every seat.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use arena::{ArenaError, Contest, Report};
use fantasy_realms::FantasyRealms;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use table::{AnyGame, Game, Seed, Setup, erase};

fn game() -> Arc<dyn AnyGame> {
    erase(FantasyRealms::from_pack(None).unwrap())
}

fn run(setup: Setup, bots: &[&str], games: u64, threads: usize) -> Result<Report, ArenaError> {
    let game = game();
    let entrants = { bots.iter() }
        .map(|name| bots::find(name, game.info()).unwrap())
        .collect();
    let seed = Seed::from_number(1);
    let contest = Contest {
        game: game.as_ref(),
        setup,
        entrants,
        games,
        seed,
        threads,
    };
    let played = AtomicU64::new(0);
    let report = contest.run(&played)?;
    assert_eq!(played.into_inner(), games);
    Ok(report)
}

/// The report without what only a clock knows.
fn timeless(mut report: Report) -> Report {
    report.pace.seconds = 0.0;
    report.pace.threads = 0;
    report.pace.games_per_s = 0.0;
    report.pace.decisions_per_s = 0.0;
    report
}

#[test]
fn threads_do_not_change_a_result() {
    let bots = ["random"; 3];
    let report = |threads| {
        let setup = Setup::of(3).with("items", true);
        timeless(run(setup, &bots, 333, threads).unwrap())
    };
    let one = report(1);
    assert_eq!(one.games, 333);
    assert_eq!(one, report(2));
    assert_eq!(one, report(7));
}

#[test]
fn equal_bots_win_equally_often() {
    let report = run(Setup::of(4), &["random"; 4], 4000, 2).unwrap();
    for entrant in &report.entrants {
        let rate = entrant.standing.win_rate;
        assert!((0.21..0.29).contains(&rate), "{rate}");
        assert!(
            entrant.standing.win_rate_95.low < rate && rate < entrant.standing.win_rate_95.high
        );
    }
    let shares: f64 = report
        .entrants
        .iter()
        .map(|entrant| entrant.standing.wins)
        .sum();
    assert!((shares - 4000.0).abs() < 1e-6);
    let by_turn: f64 = report.turn_order.iter().map(|standing| standing.wins).sum();
    assert!((by_turn - 4000.0).abs() < 1e-6);
}

#[test]
fn a_setup_that_cannot_be_is_refused() {
    let refused = run(Setup::of(1), &["random"], 10, 1).unwrap_err();
    assert!(refused.to_string().contains("2 to 6 players"), "{refused}");
}

#[test]
fn no_games_make_an_empty_report() {
    let report = run(Setup::of(2), &["random"; 2], 0, 2).unwrap();
    assert_eq!((report.games, report.decisions), (0, 0));
}
