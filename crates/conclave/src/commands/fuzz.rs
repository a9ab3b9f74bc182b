//! `conclave fuzz`: random and coverage-guided games, and the positions of what they broke.

use crate::failure::{Done, Failure};
use crate::{files, options, out, registry};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use table::fuzz::{Findings, as_scenario, fuzz};
use table::{AnyGame, Seed, Tale};

/// So many findings of each kind are written as files.
const WRITTEN: usize = 3;
/// A game that is broken everywhere needs no further proof.
const ENOUGH: usize = 200;

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
    let kinds = dump(game.as_ref(), &findings, &args.out)?;
    if args.json {
        out::json(&as_json(&findings, &kinds, &seed));
    } else {
        tell(&findings, &kinds, &seed);
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
    let refused = without_refused(game, &mut setups);
    if let (true, Some(refused)) = (setups.is_empty(), refused) {
        return Err(Failure::input(refused));
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

/// Leaves out what the game refuses in words, such as options that do not go together: that is no
/// finding. Tells the last refusal. A game that stumbles at the start stays: that is one.
fn without_refused(game: &dyn AnyGame, setups: &mut Vec<table::Setup>) -> Option<String> {
    let mut refused = None;
    setups.retain(|setup| {
        let start = || game.start(setup, &Seed::from_number(0), &mut Tale::deaf());
        match std::panic::catch_unwind(std::panic::AssertUnwindSafe(start)) {
            Ok(Err(error)) => {
                refused = Some(error.0);
                false
            }
            Ok(Ok(_)) | Err(_) => true,
        }
    });
    refused
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
        let more = limit.map_or(progress.games < args.games, |limit| start.elapsed() < limit);
        more && violations < ENOUGH
    });
    std::panic::set_hook(hook);
    bar.finish_and_clear();
    findings
}

/// What the fuzzer found of one kind.
#[derive(Serialize)]
struct Kind {
    /// The first of them in words.
    what: String,
    /// How many there are.
    count: usize,
    /// The first of them as scenario files.
    scenarios: Vec<PathBuf>,
}

/// Sorts the findings into kinds and writes the first ones of each.
fn dump(game: &dyn AnyGame, findings: &Findings, folder: &Path) -> Result<Vec<Kind>, Failure> {
    let mut kinds: BTreeMap<String, Kind> = BTreeMap::new();
    for violation in &findings.violations {
        let what = violation.what.to_string();
        let new = || Kind {
            what: what.clone(),
            count: 0,
            scenarios: Vec::new(),
        };
        let kind = kinds.entry(without_numbers(&what)).or_insert_with(new);
        kind.count += 1;
        if kind.scenarios.len() < WRITTEN {
            let text = as_scenario(game, violation).to_text();
            let stem = folder.join(game.info().id).display().to_string();
            let path = files::free_name(&stem, "toml");
            files::write(&path, text.as_bytes())?;
            kind.scenarios.push(path);
        }
    }
    Ok(kinds.into_values().collect())
}

/// Findings that differ in a seat or an amount only are of one kind.
fn without_numbers(what: &str) -> String {
    what.chars()
        .filter(|letter| !letter.is_ascii_digit())
        .collect()
}

fn as_json(findings: &Findings, kinds: &[Kind], seed: &Seed) -> serde_json::Value {
    let progress = &findings.progress;
    serde_json::json!({
        "seed": seed,
        "games": progress.games,
        "decisions": progress.decisions,
        "features": progress.features,
        "corpus": progress.corpus,
        "longest": progress.longest,
        "rules": findings.rules,
        "findings": kinds,
    })
}

fn tell(findings: &Findings, kinds: &[Kind], seed: &Seed) {
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
    for kind in kinds {
        out::line(&format!(
            "{} {} ({} times)",
            out::bad("FOUND"),
            kind.what,
            kind.count
        ));
        for file in &kind.scenarios {
            out::line(&format!("      {}", file.display()));
        }
    }
    if kinds.is_empty() {
        out::line(&out::good("nothing found"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use table::check::{Broken, Trial, Violation};
    use table::scenario::Scenario;
    use table::{Answer, Seat, Setup};

    #[test]
    fn findings_are_counted_and_the_first_ones_written() {
        let game = registry::find("fantasy-realms")
            .unwrap()
            .open(None)
            .unwrap();
        let found = |what: Broken| {
            let (setup, seed) = (Setup::of(3), Seed::from_number(1));
            let trial = Trial {
                setup,
                seed,
                prefix: Vec::new(),
            };
            let sitting = table::Sitting::start(game.clone(), trial.setup.clone(), seed).unwrap();
            let first = sitting.waiting().first().unwrap();
            Violation {
                what,
                trial,
                log: vec![(first, Answer::one(0))],
            }
        };
        let mut findings = Findings::default();
        let leaks = (0..5).map(|seat| found(Broken::Secrecy(Seat(seat), "a view")));
        findings.violations.extend(leaks);
        findings
            .violations
            .push(found(Broken::DeadEnd("stuck".to_owned())));
        let folder = tempfile::tempdir().unwrap();
        let kinds = dump(game.as_ref(), &findings, folder.path()).unwrap();
        let counts: Vec<_> = kinds
            .iter()
            .map(|it| (it.count, it.scenarios.len()))
            .collect();
        assert_eq!(counts, [(1, 1), (5, WRITTEN)]);
        for path in kinds.iter().flat_map(|kind| &kind.scenarios) {
            let text = files::read_text(path).unwrap();
            Scenario::parse(&text).unwrap().run(&game).unwrap();
        }
    }

    #[test]
    fn findings_of_different_seats_are_of_one_kind() {
        let kinds = ["seat 2 could learn it", "seat 11 could learn it"].map(without_numbers);
        assert_eq!(kinds[0], kinds[1]);
        assert_ne!(without_numbers("dead end"), kinds[0]);
    }
}
