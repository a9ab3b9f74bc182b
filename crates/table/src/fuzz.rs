//! The permanent fuzzer: random games, and games grown from the ones that showed something new.

use crate::chance::{Chance, Seed};
use crate::check::{Played, Trial, Violation, play_checked};
use crate::scenario::Scenario;
use crate::seat::Seat;
use crate::world::{AnyGame, Setup};
use serde_json::Value;
use std::collections::{BTreeSet, HashSet};

/// How far the fuzzer has come.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// Games played.
    pub games: u64,
    /// Decisions checked.
    pub decisions: u64,
    /// Different things seen.
    pub features: usize,
    /// Games kept because they showed something new.
    pub corpus: usize,
    /// The longest game.
    pub longest: usize,
    /// Broken promises found.
    pub violations: usize,
}

/// What a run of the fuzzer found.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// The numbers.
    pub progress: Progress,
    /// The broken promises.
    pub violations: Vec<Violation>,
    /// Every rule that an event or a question named.
    pub rules: BTreeSet<String>,
}

/// Plays games until `keep_going` says stop, every other one grown from the corpus.
///
/// `keep_going` is asked before every game, so the caller owns clock and progress bar.
pub fn fuzz(
    game: &dyn AnyGame,
    setups: &[Setup],
    seed: &Seed,
    mut keep_going: impl FnMut(&Progress) -> bool,
) -> Findings {
    let mut findings = Findings::default();
    let mut corpus: Vec<Trial> = Vec::new();
    let mut features: HashSet<u64> = HashSet::new();
    let mut chance = Chance::new(seed);
    while !setups.is_empty() && keep_going(&findings.progress) {
        let trial = next_trial(&corpus, setups, seed, findings.progress.games, &mut chance);
        findings.progress.games += 1;
        match play_checked(game, &trial, &mut chance) {
            Ok(played) => learn(played, trial, &mut corpus, &mut features, &mut findings),
            Err(violation) => findings.violations.push(*violation),
        }
        findings.progress.features = features.len();
        findings.progress.corpus = corpus.len();
        findings.progress.violations = findings.violations.len();
    }
    findings
}

/// A fresh game, or one that follows an interesting one up to a random point.
fn next_trial(
    corpus: &[Trial],
    setups: &[Setup],
    seed: &Seed,
    number: u64,
    chance: &mut Chance,
) -> Trial {
    if !corpus.is_empty() && chance.odds(1, 2) {
        let mut trial = corpus[chance.index(corpus.len())].clone();
        trial.prefix.truncate(chance.index(trial.prefix.len() + 1));
        return trial;
    }
    let setup = setups[(number % setups.len() as u64) as usize].clone();
    Trial {
        setup,
        seed: seed.child(number),
        prefix: Vec::new(),
    }
}

fn learn(
    played: Played,
    trial: Trial,
    corpus: &mut Vec<Trial>,
    features: &mut HashSet<u64>,
    findings: &mut Findings,
) {
    findings.progress.decisions += played.log.len() as u64;
    findings.progress.longest = findings.progress.longest.max(played.log.len());
    findings.rules.extend(played.rules);
    let before = features.len();
    features.extend(played.features);
    if features.len() > before {
        corpus.push(Trial {
            prefix: played.log,
            ..trial
        });
    }
}

/// Options that are left open are left out: a scenario file has no word for them.
fn without_nulls(options: &Value) -> Value {
    match options {
        Value::Object(fields) => {
            let told = fields.iter().filter(|(_, value)| !value.is_null());
            let told = told.map(|(key, value)| (key.clone(), without_nulls(value)));
            Value::Object(told.collect())
        }
        other => other.clone(),
    }
}

/// The position of a violation as a scenario file.
#[must_use]
pub fn as_scenario(game: &dyn AnyGame, violation: &Violation) -> Scenario {
    let choice = |(seat, answer): &(Seat, crate::Answer)| (seat.0, answer.0.to_vec());
    Scenario {
        title: format!("found by the fuzzer: {}", violation.what),
        game: game.info().id.to_owned(),
        seats: violation.trial.setup.seats,
        options: Some(without_nulls(&violation.trial.setup.options)),
        seed: Some(violation.trial.seed.to_string()),
        choices: violation.log.iter().map(choice).collect(),
        ..Scenario::default()
    }
}
