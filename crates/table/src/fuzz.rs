//! The permanent fuzzer: random games, and games grown from the ones that showed something new.

use crate::chance::{Chance, Seed};
use crate::check::{Broken, Played, Trial, Violation, play_checked};
use crate::game::SetupError;
use crate::scenario::Scenario;
use crate::seat::Seat;
use crate::setups::Settled;
use crate::world::AnyGame;
use serde_json::Value;
use std::collections::{BTreeSet, HashSet};

/// So many games are kept to grow others from; a new one then takes the place of any of them. So a
/// run needs no more memory after a million games than after some thousand.
pub const KEPT: usize = 1000;

/// After so many refused setups in a row, nothing playable is expected any more.
pub const DRAWS: usize = 1000;

/// How far the fuzzer has come.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// Games played.
    pub games: u64,
    /// Setups that the game refused in words: other ones were drawn instead.
    pub refused: u64,
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

/// Plays games of random setups, every other one grown from a game that showed something new.
#[derive(Debug)]
pub struct Fuzzer<'a> {
    game: &'a dyn AnyGame,
    settled: Settled,
    seed: Seed,
    chance: Chance,
    corpus: Corpus,
    features: HashSet<u64>,
    findings: Findings,
}

impl<'a> Fuzzer<'a> {
    /// A fuzzer of a game; the same seed plays the same games.
    #[must_use]
    pub fn new(game: &'a dyn AnyGame, settled: Settled, seed: Seed) -> Self {
        Fuzzer {
            game,
            settled,
            seed,
            chance: Chance::new(&seed),
            corpus: Corpus::default(),
            features: HashSet::new(),
            findings: Findings::default(),
        }
    }

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> &'a dyn AnyGame {
        self.game
    }

    /// What was found so far.
    #[must_use]
    pub fn findings(&self) -> &Findings {
        &self.findings
    }

    /// Plays one more game.
    ///
    /// # Errors
    /// The game refuses whatever is drawn, in the words of the last refusal.
    pub fn play(&mut self) -> Result<(), SetupError> {
        if !self.corpus.0.is_empty() && self.chance.odds(1, 2) {
            let trial = self.grown();
            let result = play_checked(self.game, &trial, &mut self.chance);
            self.book(trial, result);
            return Ok(());
        }
        let mut last = SetupError(String::new());
        for _ in 0..DRAWS {
            let trial = self.fresh();
            let result = play_checked(self.game, &trial, &mut self.chance);
            let Some(words) = refusal(&result) else {
                self.book(trial, result);
                return Ok(());
            };
            last = words;
            self.findings.progress.refused += 1;
        }
        Err(last)
    }

    /// A new game of a setup by chance.
    fn fresh(&mut self) -> Trial {
        let progress = &self.findings.progress;
        Trial {
            seed: self.seed.child(progress.games + progress.refused),
            setup: self.settled.sample(self.game.info(), &mut self.chance),
            prefix: Vec::new(),
        }
    }

    /// A game that follows an interesting one up to a random point.
    fn grown(&mut self) -> Trial {
        let mut trial = self.corpus.0[self.chance.index(self.corpus.0.len())].clone();
        let kept = self.chance.index(trial.prefix.len() + 1);
        trial.prefix.truncate(kept);
        trial
    }

    fn book(&mut self, trial: Trial, result: Result<Played, Box<Violation>>) {
        self.findings.progress.games += 1;
        match result {
            Ok(played) => self.learn(played, trial),
            Err(violation) => self.findings.violations.push(*violation),
        }
        let progress = &mut self.findings.progress;
        progress.features = self.features.len();
        progress.corpus = self.corpus.0.len();
        progress.violations = self.findings.violations.len();
    }

    fn learn(&mut self, played: Played, trial: Trial) {
        let progress = &mut self.findings.progress;
        progress.decisions += played.log.len() as u64;
        progress.longest = progress.longest.max(played.log.len());
        self.findings.rules.extend(played.rules);
        let before = self.features.len();
        self.features.extend(played.features);
        if self.features.len() > before {
            let prefix = played.log;
            self.corpus
                .keep(Trial { prefix, ..trial }, &mut self.chance);
        }
    }
}

/// Games that showed something new.
#[derive(Debug, Default)]
struct Corpus(Vec<Trial>);

impl Corpus {
    fn keep(&mut self, trial: Trial, chance: &mut Chance) {
        if self.0.len() < KEPT {
            self.0.push(trial);
        } else {
            self.0[chance.index(KEPT)] = trial;
        }
    }
}

/// What the game said about a setup before the first decision. It keeps its promises by saying so;
/// only what was accepted once must be accepted again.
fn refusal(result: &Result<Played, Box<Violation>>) -> Option<SetupError> {
    let violation = result.as_ref().err()?;
    match &violation.what {
        Broken::Setup(words) if violation.log.is_empty() => Some(SetupError(words.clone())),
        _ => None,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::Setup;

    #[test]
    fn no_more_games_are_kept_than_was_said() {
        let (mut corpus, mut chance) = (Corpus::default(), Chance::from_number(1));
        for number in 0..3 * KEPT as u64 {
            let trial = Trial {
                setup: Setup::of(2),
                seed: Seed::from_number(number),
                prefix: Vec::new(),
            };
            corpus.keep(trial, &mut chance);
        }
        assert_eq!(corpus.0.len(), KEPT);
        let first = (0..KEPT as u64).map(Seed::from_number);
        let stayed = first.filter(|seed| corpus.0.iter().any(|it| it.seed == *seed));
        assert!((50..300).contains(&stayed.count()), "old and new ones");
    }
}
