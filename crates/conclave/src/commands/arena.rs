//! `conclave arena`: bots play many games; what the games say is counted.

use crate::failure::{Done, Failure};
use crate::{options, out, registry};
use arena::report::{Distribution, Standing};
use arena::{Contest, Interval, Report};
use bots::BotKind;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{AnyGame, Seed};

/// Let bots play many games and count
#[derive(clap::Args)]
#[command(after_help = "\
Every bot plays from every seat in turn. The same seed gives the same results for every number of \
threads. Memory stays flat however many games are played. Win rates count shared victories in \
parts; intervals are 95 % confidence intervals.

Examples:
  conclave arena fantasy-realms --seats greedy,random,random --games 1000
  conclave arena fantasy-realms --players 4 -o suits=true --games 100000
  conclave arena fantasy-realms --threads 8 --seed 7 --json")]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The bots, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    seats: Vec<String>,
    /// So many random bots, if no seats are given
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    players: Option<u8>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// The seed: a number or 64 hexadecimal digits
    #[arg(long, default_value = "0")]
    seed: Seed,
    /// How many threads; as many as the machine has by default
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// An option of the game
    #[arg(short, long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A folder with a card pack
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let game = registry::find(&args.game)?.open(args.cards.as_deref())?;
    let entrants = entrants(game.as_ref(), args)?;
    let seats = u8::try_from(entrants.len()).unwrap_or(u8::MAX);
    let machine = || std::thread::available_parallelism().map_or(1, usize::from);
    let contest = Contest {
        game: game.as_ref(),
        setup: options::setup(game.info(), seats, &args.options)?,
        entrants,
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(machine).clamp(1, 1024),
    };
    let report = watch(&contest).map_err(Failure::input)?;
    if args.json {
        out::json(&report);
    } else {
        tell(game.as_ref(), &report);
    }
    Ok(())
}

fn entrants(game: &dyn AnyGame, args: &Args) -> Result<Vec<BotKind>, Failure> {
    if args.seats.is_empty() {
        let seats = args.players.unwrap_or(game.info().usual_seats);
        let random = bots::find("random", game.info()).map_err(Failure::input)?;
        return Ok(vec![random; usize::from(seats)]);
    }
    let kinds = args
        .seats
        .iter()
        .map(|name| bots::find(name.trim(), game.info()));
    kinds.collect::<Result<_, _>>().map_err(Failure::input)
}

/// Runs the contest with a progress bar on standard error, if anybody looks.
fn watch(contest: &Contest<'_>) -> Result<Report, arena::ArenaError> {
    let played = AtomicU64::new(0);
    let bar = ProgressBar::new(contest.games);
    let template = "{bar:40} {human_pos}/{human_len} games  {per_sec}  {eta} left";
    bar.set_style(
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    std::thread::scope(|scope| {
        let (done, wait) = std::sync::mpsc::channel::<()>();
        let (bar, counter) = (&bar, &played);
        scope.spawn(move || {
            let tick = Duration::from_millis(100);
            while wait.recv_timeout(tick) == Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
                bar.set_position(counter.load(Ordering::Relaxed));
            }
            bar.finish_and_clear();
        });
        let report = contest.run(&played);
        drop(done);
        report
    })
}

fn tell(game: &dyn AnyGame, report: &Report) {
    let (title, games, seed) = (game.info().title, report.games, &report.seed);
    let options = if report
        .setup
        .options
        .as_object()
        .is_some_and(serde_json::Map::is_empty)
    {
        String::new()
    } else {
        format!(" {}", report.setup.options)
    };
    out::line(&out::title(&format!(
        "{title}, {} players, {games} games{options}",
        report.setup.seats
    )));
    let rows: Vec<_> = (1..)
        .zip(&report.entrants)
        .map(|(number, it): (usize, _)| row(format!("{number} {}", it.bot), &it.standing))
        .collect();
    let head = [
        "bot", "wins", "95 %", "mean", "95 %", "sd", "min", "5 %", "median", "95 %", "max",
    ];
    out::say(&out::table(&head, &rows, 1..11));
    out::line("");
    let rows: Vec<_> = (1..)
        .zip(&report.turn_order)
        .map(|(number, it): (usize, _)| row(format!("turn {number}"), it))
        .collect();
    out::say(&out::table(&head, &rows, 1..11));
    out::line("");
    out::say(&histogram(report));
    let Distribution { mean, min, max, .. } = &report.length;
    out::line(&format!("decisions a game: {mean:.1} ({min} to {max})"));
    if let Some(ways) = ways(report) {
        out::line(&ways);
    }
    if report.shared_victories > 0 {
        out::line(&format!("shared victories: {}", report.shared_victories));
    }
    if report.endless > 0 {
        out::line(&out::bad(&format!("endless games: {}", report.endless)));
    }
    let pace = &report.pace;
    out::line(&format!(
        "{:.0} games/s, {:.0} decisions/s on {} threads ({:.2} s)",
        pace.games_per_s, pace.decisions_per_s, pace.threads, pace.seconds
    ));
    out::line(&out::dim(&format!("seed {seed}")));
}

/// How the games ended, for games that end in several ways.
fn ways(report: &Report) -> Option<String> {
    let share = |count: u64| 100.0 * count as f64 / report.games.max(1) as f64;
    let told = |(way, count): (&&str, &u64)| format!("{way} {:.1} %", share(*count));
    let ways: Vec<_> = report.ways.iter().map(told).collect();
    (ways.len() > 1).then(|| format!("ended by: {}", ways.join(", ")))
}

fn row(name: String, it: &Standing) -> Vec<String> {
    let percent = |rate: f64| format!("{:.1}", 100.0 * rate);
    let Interval { low, high } = it.win_rate_95;
    vec![
        name,
        format!("{} %", percent(it.win_rate)),
        format!("{} to {}", percent(low), percent(high)),
        format!("{:.1}", it.score.mean),
        format!(
            "{:.1} to {:.1}",
            it.mean_score_95.low, it.mean_score_95.high
        ),
        format!("{:.1}", it.score.sd),
        it.score.min.to_string(),
        it.score.p5.to_string(),
        it.score.median.to_string(),
        it.score.p95.to_string(),
        it.score.max.to_string(),
    ]
}

/// All scores together as bars.
fn histogram(report: &Report) -> String {
    let mut bars = std::collections::BTreeMap::new();
    for (from, count) in report.entrants.iter().flat_map(|it| &it.standing.histogram) {
        *bars.entry(*from).or_insert(0u64) += count;
    }
    let most = bars.values().copied().max().unwrap_or(0).max(1);
    let all = bars.values().sum::<u64>().max(1);
    let room = out::width().saturating_sub(24).min(60) as u64;
    let line = |(from, count): (&i32, &u64)| {
        let bar = "█".repeat((count * room).div_ceil(most) as usize);
        let share = 100.0 * *count as f64 / all as f64;
        format!("{from:>6} {share:>5.1} % {bar}\n")
    };
    let shown = bars.iter().filter(|(_, count)| **count > 0);
    format!(
        "{}\n{}",
        out::title("scores"),
        shown.map(line).collect::<String>()
    )
}
