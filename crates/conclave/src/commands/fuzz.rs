//! `conclave fuzz`: random and coverage-guided games, and the positions of what they broke.

use crate::failure::{Done, Failure};
use crate::{files, options, out, registry};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::fuzz::{Findings, Fuzzer, as_scenario};
use table::setups::Settled;
use table::{AnyGame, Seed};

/// So many findings of each kind are written as files.
const WRITTEN: usize = 3;
/// A game that is broken everywhere needs no further proof.
const ENOUGH: usize = 200;

/// Play random games and look for crashes, dead ends, endless games and broken promises
#[derive(clap::Args)]
#[command(after_help = "\
Players and options are drawn by chance for every fresh game; an option keeps its default half of \
the time. What a game refuses in words, such as options that do not go together, is no finding: it \
is counted, and something else is drawn. Every other game grows from one that showed something new; \
1,000 such games are kept for each game of the house, and a new one then takes the place of any of \
them, so memory does not grow with the number of games.

At every decision the fuzzer checks the game's invariants, saving and loading, replaying, and that \
no seat learns what it may not know. A finding is written as a scenario file that leads to the \
position; run it with `conclave scenario`. A game with 200 findings is not played further.

Examples:
  conclave fuzz fantasy-realms
  conclave fuzz all --seconds 600 --out findings
  conclave fuzz fantasy-realms --games 500 --seed 7 -o items=true --players 3")]
pub(crate) struct Args {
    /// The game; several take turns and share the count, `all` are all there are
    #[arg(required = true, value_name = "GAME")]
    game: Vec<String>,
    /// How many games to play, all games of the house together
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// Play for so many seconds instead
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
    /// The seed: a number or 64 hexadecimal digits; a fresh one by default
    #[arg(long)]
    seed: Option<Seed>,
    /// Only with so many players; any number by default
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Only with this option (`-o KEY=VALUE`); those not named are drawn by chance
    #[arg(short, long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A folder with a card pack, for a single game
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
    /// Where findings are written
    #[arg(long, default_value = "fuzz-findings", value_name = "DIR")]
    out: PathBuf,
    /// Print JSON: numbers and rules met by game, findings with their files
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let games = open(args)?;
    let seed = args.seed.map_or_else(options::fresh_seed, Ok)?;
    let mut fuzzers = Vec::new();
    for game in &games {
        let settled = settled(game.as_ref(), args)?;
        fuzzers.push(Fuzzer::new(game.as_ref(), settled, seed));
    }
    watch(&mut fuzzers, args)?;
    let mut kinds = Vec::new();
    for fuzzer in &fuzzers {
        kinds.extend(dump(fuzzer.game(), fuzzer.findings(), &args.out)?);
    }
    if args.json {
        out::json(&as_json(&fuzzers, &kinds, &seed));
    } else {
        tell(&fuzzers, &kinds, &seed);
    }
    if kinds.is_empty() {
        Ok(())
    } else {
        Err(Failure::Found)
    }
}

/// The games that take turns, each once however often it is named.
fn open(args: &Args) -> Result<Vec<Arc<dyn AnyGame>>, Failure> {
    let mut ids: Vec<&str> = Vec::new();
    for name in &args.game {
        if name == "all" {
            ids = registry::GAMES.iter().map(|shelved| shelved.id).collect();
            break;
        }
        let id = registry::find(name)?.id;
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    if args.cards.is_some() && ids.len() > 1 {
        return Err(Failure::input("a card pack (--cards) is for a single game"));
    }
    let open = |id: &str| registry::find(id)?.open(args.cards.as_deref());
    ids.into_iter().map(open).collect()
}

/// What the command line settles for a game.
fn settled(game: &dyn AnyGame, args: &Args) -> Result<Settled, Failure> {
    options::settled(game.info(), args.players, &args.options)
}

/// Plays with a progress bar.
fn watch(fuzzers: &mut [Fuzzer<'_>], args: &Args) -> Done {
    let start = Instant::now();
    let limit = args.seconds.map(Duration::from_secs);
    let bar = ProgressBar::new(args.seconds.unwrap_or(args.games));
    let template = "{bar:30} {pos}/{len} {elapsed} {msg}";
    bar.set_style(
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    // A crash is a finding, told with its position: the usual words about a panic add nothing.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let done = take_turns(fuzzers, |games, latest| {
        bar.set_position(limit.map_or(games, |_| start.elapsed().as_secs()));
        bar.set_message(latest.map(in_short).unwrap_or_default());
        limit.map_or(games < args.games, |limit| start.elapsed() < limit)
    });
    std::panic::set_hook(hook);
    bar.finish_and_clear();
    done
}

/// One game of each in turn, until `go_on` says stop. It is asked before every game and told how
/// many have been played and who played the last one.
fn take_turns<'a>(
    fuzzers: &mut [Fuzzer<'a>],
    mut go_on: impl FnMut(u64, Option<&Fuzzer<'a>>) -> bool,
) -> Done {
    let (mut games, mut latest) = (0, None);
    for turn in (0..fuzzers.len()).cycle() {
        let open = |fuzzer: &Fuzzer<'_>| fuzzer.findings().violations.len() < ENOUGH;
        if !fuzzers.iter().any(open) || !go_on(games, latest.map(|at: usize| &fuzzers[at])) {
            break;
        }
        if open(&fuzzers[turn]) {
            fuzzers[turn].play()?;
            games += 1;
            latest = Some(turn);
        }
    }
    Ok(())
}

/// How far a game has come, for the progress bar.
fn in_short(fuzzer: &Fuzzer<'_>) -> String {
    let (id, progress) = (fuzzer.game().info().id, &fuzzer.findings().progress);
    let (games, features, refused) = (progress.games, progress.features, progress.refused);
    let findings = progress.violations;
    format!(
        "{id}: {games} games, {features} things seen, {refused} setups refused, {findings} findings"
    )
}

/// What the fuzzer found of one kind.
#[derive(Serialize)]
struct Kind {
    /// The game it was found in.
    game: &'static str,
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
            game: game.info().id,
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

fn as_json(fuzzers: &[Fuzzer<'_>], kinds: &[Kind], seed: &Seed) -> Value {
    let one = |fuzzer: &Fuzzer<'_>| {
        let (findings, progress) = (fuzzer.findings(), &fuzzer.findings().progress);
        json!({
            "game": fuzzer.game().info().id,
            "games": progress.games,
            "decisions": progress.decisions,
            "refused": progress.refused,
            "features": progress.features,
            "corpus": progress.corpus,
            "longest": progress.longest,
            "violations": progress.violations,
            "rules": findings.rules,
        })
    };
    let progress = || fuzzers.iter().map(|it| &it.findings().progress);
    json!({
        "seed": seed,
        "games": progress().map(|it| it.games).sum::<u64>(),
        "decisions": progress().map(|it| it.decisions).sum::<u64>(),
        "refused": progress().map(|it| it.refused).sum::<u64>(),
        "by_game": fuzzers.iter().map(one).collect::<Vec<_>>(),
        "findings": kinds,
    })
}

fn tell(fuzzers: &[Fuzzer<'_>], kinds: &[Kind], seed: &Seed) {
    for fuzzer in fuzzers {
        let (findings, progress) = (fuzzer.findings(), &fuzzer.findings().progress);
        out::line(&format!(
            "{}: {} games, {} decisions checked, {} things seen, {} rules met, longest game {} \
             decisions, {} setups refused",
            fuzzer.game().info().id,
            progress.games,
            progress.decisions,
            progress.features,
            findings.rules.len(),
            progress.longest,
            progress.refused,
        ));
    }
    out::line(&out::dim(&format!("seed {seed}")));
    for kind in kinds {
        let (found, game, what, count) = (out::bad("FOUND"), kind.game, &kind.what, kind.count);
        out::line(&format!("{found} {game}: {what} ({count} times)"));
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
