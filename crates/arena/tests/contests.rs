//! Contests of a real game: the same whatever the number of threads, and fair to every seat.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use arena::{ArenaError, Book, Contest, Extent, Pace, Plan, Report, Shard, Watch};
use fantasy_realms::FantasyRealms;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::{AnyGame, Game, Seed, Setup, erase};

fn game() -> Arc<dyn AnyGame> {
    erase(FantasyRealms::from_pack(None).unwrap())
}

fn extent(games: u64) -> Extent {
    Extent {
        games,
        seed: Seed::from_number(1),
        paired: true,
    }
}

fn play(plan: &Plan, threads: usize) -> Result<Book, ArenaError> {
    let game = game();
    let contest = Contest {
        game: game.as_ref(),
        plan,
        threads,
    };
    let watch = Watch::default();
    let mut book = Book::new(plan.clone());
    contest.run(&mut book, &watch)?;
    assert_eq!(
        watch.played.into_inner(),
        plan.games * plan.matches.len() as u64
    );
    Ok(book)
}

fn run(setup: Setup, bots: &[&str], games: u64, threads: usize) -> Result<Report, ArenaError> {
    let plan = Plan::of_table(game().as_ref(), setup, bots, &extent(games));
    play(&plan, threads).map(|book| timeless(&book))
}

/// The report without what only a clock knows.
fn timeless(book: &Book) -> Report {
    let pace = Pace {
        seconds: 0.0,
        threads: 0,
        games: 0,
        decisions: 0,
    };
    Report::new(book, pace)
}

#[test]
fn threads_do_not_change_a_result() {
    let bots = ["random"; 3];
    let report = |threads| run(Setup::of(3).with("items", true), &bots, 333, threads).unwrap();
    let one = report(1);
    assert_eq!(one.games, 333);
    assert_eq!(one, report(2));
    assert_eq!(one, report(7));
}

#[test]
fn parts_in_any_order_are_the_whole() {
    let game = game();
    let matches = arena::pairings::round_robin(2, 3);
    let plan = Plan::new(
        game.as_ref(),
        Setup::of(3),
        &["greedy", "random"],
        matches,
        &extent(20),
    );
    let whole = play(&plan, 2).unwrap();
    let contest = Contest {
        game: game.as_ref(),
        plan: &plan,
        threads: 1,
    };
    let mut parts = Book::new(plan.clone());
    for part in [3, 1, 2] {
        let todo: Vec<_> = plan.chunks_for(Shard { part, of: 3 }).collect();
        let watch = Watch::default();
        contest
            .play(&todo, &mut parts, &watch, &mut |_, _| Ok(()))
            .unwrap();
    }
    assert!(parts.missing().is_empty());
    assert_eq!(timeless(&parts), timeless(&whole));
}

#[test]
fn a_contest_that_is_stopped_keeps_what_was_played_and_goes_on() {
    let game = game();
    let plan = Plan::of_table(game.as_ref(), Setup::of(2), &["random"; 2], &extent(400));
    let contest = Contest {
        game: game.as_ref(),
        plan: &plan,
        threads: 2,
    };
    let (watch, mut book) = (Watch::default(), Book::new(plan.clone()));
    let todo = book.missing();
    let mut stop_at_fifty = |book: &Book, _: &arena::Chunk| {
        watch.stop.store(book.games() >= 50, Ordering::Relaxed);
        Ok(())
    };
    contest
        .play(&todo, &mut book, &watch, &mut stop_at_fifty)
        .unwrap();
    assert_eq!(book.games(), watch.played.load(Ordering::Relaxed));
    assert!((50..400).contains(&book.games()), "{}", book.games());
    contest.run(&mut book, &Watch::default()).unwrap();
    assert_eq!(timeless(&book), timeless(&play(&plan, 1).unwrap()));
}

#[test]
fn equal_bots_win_equally_often() {
    let report = run(Setup::of(4), &["random"; 4], 4000, 2).unwrap();
    for entrant in &report.entrants {
        let rate = entrant.standing.win_rate;
        assert!((0.21..0.29).contains(&rate), "{rate}");
        let interval = entrant.standing.win_rate_95;
        assert!(interval.low < rate && rate < interval.high);
        assert!(interval.high - interval.low < 0.035, "{interval:?}");
    }
    let shares: f64 = report
        .entrants
        .iter()
        .map(|entrant| entrant.standing.wins)
        .sum();
    assert!((shares - 4000.0).abs() < 1e-6);
    let by_turn: f64 = report.turn_order.iter().map(|standing| standing.wins).sum();
    assert!((by_turn - 4000.0).abs() < 1e-6);
    assert!(report.ratings.is_empty(), "there is only one bot");
    let advantage = report.first_player.unwrap();
    let first = report.turn_order[0].win_rate - 0.25;
    assert!((advantage.advantage - first).abs() < 1e-9);
    assert!(advantage.advantage_95.contains(first));
}

#[test]
fn a_deal_is_played_until_everybody_has_had_every_hand() {
    let deals = |bots: &[&str], paired| {
        let extent = Extent {
            paired,
            ..extent(24)
        };
        let setup = Setup::of(bots.len() as u8);
        let plan = Plan::of_table(game().as_ref(), setup, bots, &extent);
        timeless(&play(&plan, 2).unwrap()).deals
    };
    assert_eq!(deals(&["greedy", "random"], true), 12);
    assert_eq!(deals(&["greedy", "random"], false), 24);
    assert_eq!(deals(&["greedy", "random", "random"], true), 8);
    assert_eq!(deals(&["random", "random"], true), 24, "it is the same bot");
}

#[test]
fn a_tournament_rates_its_contestants() {
    let game = game();
    let bots = ["random", "greedy", "greedy:slips=60"];
    let matches = arena::pairings::round_robin(3, 2);
    let plan = Plan::new(game.as_ref(), Setup::of(2), &bots, matches, &extent(40));
    let report = timeless(&play(&plan, 2).unwrap());
    assert_eq!(
        (report.games, report.matches.len(), report.duels.len()),
        (120, 3, 3)
    );
    let order: Vec<_> = report.ratings.iter().map(|it| it.bot.as_str()).collect();
    assert_eq!(order, ["greedy", "greedy:slips=60", "random"]);
    let mean: f64 = report.ratings.iter().map(|it| it.elo).sum();
    assert!(mean.abs() < 1e-6);
    let (best, worst) = (&report.ratings[0], &report.ratings[2]);
    assert!(best.elo_95.low > worst.elo_95.high);
    assert_eq!(best.comparisons, 80);
}

#[test]
fn a_setup_that_cannot_be_is_refused() {
    let refused = run(Setup::of(1), &["random"], 10, 1).unwrap_err();
    assert!(refused.to_string().contains("2 to 6 players"), "{refused}");
    let refused = run(Setup::of(2), &["random", "genius"], 10, 1).unwrap_err();
    assert!(refused.to_string().contains("no bot `genius`"), "{refused}");
}

#[test]
fn no_games_make_an_empty_report() {
    let report = run(Setup::of(2), &["random"; 2], 0, 2).unwrap();
    assert_eq!((report.games, report.decisions), (0, 0));
}
