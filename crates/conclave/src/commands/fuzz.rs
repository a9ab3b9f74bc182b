//! `conclave fuzz`: random and coverage-guided games, and the positions of what they broke.

use crate::failure::{Done, Failure};
use crate::{files, options, out, registry};
use indicatif::{ProgressBar, ProgressStyle};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use table::fuzz::{Findings, as_scenario, fuzz};
use table::{AnyGame, Seed};

/// Play random games and look for crashes, dead ends, endless games and broken promises
#[derive(clap::Args)]
#[command(after_help = "\
Every other game grows from one that showed something new. At every decision the fuzzer checks the \
game's invariants, saving and loading, replaying, and that no seat learns what it may not know. \
A finding is written as a scenario file that leads to the position; run it with `conclave scenario`.

Examples:
  conclave fuzz fantasy-realms
  conclave fuzz fantasy-realms --seconds 600 --out findings
  conclave fuzz fantasy-realms --games 500 --seed 7 -o items=true --players 3")]
pub(crate) struct Args {
    /// The game
    game: String,
    /// How many games to play
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// Play for so many seconds instead
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
    /// The seed: a number or 64 hexadecimal digits; a fresh one by default
    #[arg(long)]
    seed: Option<Seed>,
    /// Only with so many players; all numbers by default
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Only with these options (`-o KEY=VALUE`); all combinations by default
    #[arg(short, long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A folder with a card pack
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
    /// Where findings are written
    #[arg(long, default_value = "fuzz-findings", value_name = "DIR")]
    out: PathBuf,
    /// Print JSON: numbers, rules met, findings with their files
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let game = registry::find(&args.game)?.open(args.cards.as_deref())?;
    let setups = setups(game.as_ref(), args)?;
    let seed = args.seed.map_or_else(options::fresh_seed, Ok)?;
    let findings = watch(game.as_ref(), &setups, &seed, args);
    let files = dump(game.as_ref(), &findings, &args.out)?;
    if args.json {
        out::json(&as_json(&findings, &files, &seed));
    } else {
        tell(&findings, &files, &seed);
    }
    if findings.violations.is_empty() {
        Ok(())
    } else {
        Err(Failure::Found)
    }
}

fn setups(game: &dyn AnyGame, args: &Args) -> Result<Vec<table::Setup>, Failure> {
    let mut setups = if args.options.is_empty() {
        options::every_setup(game.info())
    } else {
        let seats = game.info().seats.clone();
        let setup = |seats| options::setup(game.info(), seats, &args.options);
        seats.map(setup).collect::<Result<Vec<_>, Failure>>()?
    };
    if let Some(players) = args.players {
        setups.retain(|setup| setup.seats == players);
    }
    if setups.is_empty() {
        let seats = &game.info().seats;
        let (title, lo, hi) = (game.info().title, seats.start(), seats.end());
        return Err(Failure::input(format!(
            "{title} is for {lo} to {hi} players"
        )));
    }
    Ok(setups)
}

fn watch(game: &dyn AnyGame, setups: &[table::Setup], seed: &Seed, args: &Args) -> Findings {
    let start = Instant::now();
    let limit = args.seconds.map(Duration::from_secs);
    let bar = match limit {
        Some(limit) => ProgressBar::new(limit.as_secs()),
        None => ProgressBar::new(args.games),
    };
    let template = "{bar:30} {pos}/{len} {elapsed} {msg}";
    bar.set_style(
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    // A crash is a finding, told with its position: the usual words about a panic add nothing.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let findings = fuzz(game, setups, seed, |progress| {
        let position = limit.map_or(progress.games, |_| start.elapsed().as_secs());
        bar.set_position(position);
        let (features, violations) = (progress.features, progress.violations);
        bar.set_message(format!("{features} things seen, {violations} findings"));
        limit.map_or(progress.games < args.games, |limit| start.elapsed() < limit)
    });
    std::panic::set_hook(hook);
    bar.finish_and_clear();
    findings
}

fn dump(game: &dyn AnyGame, findings: &Findings, folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for violation in &findings.violations {
        let text = as_scenario(game, violation).to_text();
        let stem = folder.join(game.info().id).display().to_string();
        let path = files::free_name(&stem, "toml");
        files::write(&path, text.as_bytes())?;
        files.push(path);
    }
    Ok(files)
}

fn as_json(findings: &Findings, files: &[PathBuf], seed: &Seed) -> serde_json::Value {
    let progress = &findings.progress;
    let found = findings.violations.iter().zip(files);
    let found = found.map(|(violation, file)| {
        serde_json::json!({"what": violation.what.to_string(), "scenario": file})
    });
    serde_json::json!({
        "seed": seed,
        "games": progress.games,
        "decisions": progress.decisions,
        "features": progress.features,
        "corpus": progress.corpus,
        "longest": progress.longest,
        "rules": findings.rules,
        "findings": found.collect::<Vec<_>>(),
    })
}

fn tell(findings: &Findings, files: &[PathBuf], seed: &Seed) {
    let progress = &findings.progress;
    out::line(&format!(
        "{} games, {} decisions checked, {} things seen, {} rules met, longest game {} decisions",
        progress.games,
        progress.decisions,
        progress.features,
        findings.rules.len(),
        progress.longest,
    ));
    out::line(&out::dim(&format!("seed {seed}")));
    for (violation, file) in findings.violations.iter().zip(files) {
        out::line(&format!("{} {}", out::bad("FOUND"), violation.what));
        out::line(&format!("      {}", file.display()));
    }
    if findings.violations.is_empty() {
        out::line(&out::good("nothing found"));
    }
}
