//! Learns what cards promise each other from games the program plays against itself, and writes
//! `learnt/promises.json`:
//!
//! ```text
//! cargo run --release -p fantasy-realms --example learn_promises -- 6 3000
//! ```
//!
//! plays six rounds with 3,000 games for each number of players and each deck. After each round
//! the promises are fitted to how the hands ended, and the next round is played by them.

use fantasy_realms::FantasyRealms;
use fantasy_realms::cards::{CardId, Pack};
use fantasy_realms::play::state::{Options, Stage, State};
use fantasy_realms::promises::{Learnt, Phase, Promises, turns_left};
use fantasy_realms::scoring::CardSet;
use std::collections::BTreeMap;
use table::{Chance, Game, Question, Seat, Seed, Tale};

/// Where phases begin, in turns left.
const TURNS: [f32; 5] = [0.0, 0.75, 1.5, 3.0, 4.5];
/// How many different numbers of cards a hand may hold, none included.
const SIZES: usize = 16;
const PHASES: usize = 2 * TURNS.len();
/// How many of 1000 draws are made at random, so that unusual hands are seen as well.
const SLIPS: u32 = 50;
/// How strongly promises are held down that few hands speak of.
const RIDGE: f64 = 300.0;
/// How often all samples are gone through.
const STEPS: usize = 60;

/// A hand at the end of a turn, and how it ended.
struct Sample {
    phase: usize,
    hand: CardSet,
    points: f32,
    end: f32,
}

/// What is fitted: the table of promises by pair, and for each phase its starts and the worth of
/// a point.
struct Fit {
    pairs: usize,
    promise: [f64; PHASES],
    values: Vec<f64>,
}

impl Fit {
    fn new(cards: usize) -> Self {
        let pairs = cards * (cards + 1) / 2;
        Fit {
            pairs,
            promise: [1.0; PHASES],
            values: vec![0.0; pairs + PHASES * (SIZES + 1)],
        }
    }

    fn pair(a: CardId, b: CardId) -> usize {
        let (low, high) = (usize::from(a.0.min(b.0)), usize::from(a.0.max(b.0)));
        high * (high + 1) / 2 + low
    }

    fn start_of(&self, sample: &Sample) -> usize {
        self.pairs + sample.phase * (SIZES + 1) + sample.hand.len().min(SIZES - 1)
    }

    fn point_of(&self, sample: &Sample) -> usize {
        self.pairs + sample.phase * (SIZES + 1) + SIZES
    }

    /// Visits the features of a sample with their weights.
    fn features(&self, sample: &Sample, mut visit: impl FnMut(usize, f64)) {
        let promise = self.promise[sample.phase];
        let cards: Vec<CardId> = sample.hand.iter().collect();
        for (at, &one) in cards.iter().enumerate() {
            for &other in &cards[..=at] {
                visit(Fit::pair(one, other), promise);
            }
        }
        visit(self.start_of(sample), 1.0);
        visit(self.point_of(sample), f64::from(sample.points) / 100.0);
    }

    fn guess(&self, values: &[f64], sample: &Sample) -> f64 {
        let mut sum = 0.0;
        self.features(sample, |at, weight| sum += weight * values[at]);
        sum
    }

    /// The normal equations times a vector.
    fn normal(&self, samples: &[Sample], vector: &[f64]) -> Vec<f64> {
        let mut product: Vec<f64> = vector.iter().map(|it| it * 1e-3).collect();
        for at in 0..self.pairs {
            product[at] = RIDGE * vector[at];
        }
        for sample in samples {
            let guess = self.guess(vector, sample);
            self.features(sample, |at, weight| product[at] += weight * guess);
        }
        product
    }

    /// Ridge regression by conjugate gradients; beyond what a hand scores already.
    fn solve(&mut self, samples: &[Sample]) {
        let mut wanted = vec![0.0; self.values.len()];
        for sample in samples {
            let rest = f64::from(sample.end - sample.points);
            self.features(sample, |at, weight| wanted[at] += weight * rest);
        }
        let product = self.normal(samples, &self.values);
        let mut residual: Vec<f64> = wanted.iter().zip(&product).map(|(a, b)| a - b).collect();
        let mut direction = residual.clone();
        let mut size = dot(&residual, &residual);
        for _ in 0..STEPS {
            let product = self.normal(samples, &direction);
            let step = size / dot(&direction, &product).max(1e-12);
            for at in 0..self.values.len() {
                self.values[at] += step * direction[at];
                residual[at] -= step * product[at];
            }
            let next = dot(&residual, &residual);
            let keep = next / size.max(1e-12);
            for (it, rest) in direction.iter_mut().zip(&residual) {
                *it = rest + keep * *it;
            }
            size = next;
        }
    }

    /// How much promises count in each phase.
    fn scale(&mut self, samples: &[Sample]) {
        let mut sums = [(0.0, 1e-9); PHASES];
        for sample in samples {
            let guess = self.guess(&self.values, sample);
            let base = self.values[self.start_of(sample)]
                + self.values[self.point_of(sample)] * f64::from(sample.points) / 100.0;
            let promised = guess - base;
            let wanted = f64::from(sample.end - sample.points) - base;
            sums[sample.phase].0 += wanted * promised;
            sums[sample.phase].1 += promised * promised;
        }
        for (promise, (hit, square)) in self.promise.iter_mut().zip(sums) {
            *promise *= hit / square;
        }
    }

    fn error(&self, samples: &[Sample]) -> f64 {
        let off = |sample: &Sample| {
            (self.guess(&self.values, sample) - f64::from(sample.end - sample.points)).powi(2)
        };
        (samples.iter().map(off).sum::<f64>() / samples.len() as f64).sqrt()
    }

    /// What was learnt, in words.
    fn learnt(&self, pack: &Pack) -> Learnt {
        let rounded = |value: f64, by: f64| ((value * by).round() / by) as f32;
        let phase = |at: usize| {
            let first = self.pairs + at * (SIZES + 1);
            Phase {
                duel: at < TURNS.len(),
                turns: TURNS[at % TURNS.len()],
                point: rounded(1.0 + self.values[first + SIZES] / 100.0, 1000.0),
                promise: rounded(self.promise[at], 1000.0),
            }
        };
        let mut together: BTreeMap<String, BTreeMap<String, f32>> = BTreeMap::new();
        for (at, one) in (0..).map(CardId).zip(&pack.cards) {
            for (to, other) in (0..=at.0).map(CardId).zip(&pack.cards) {
                let promise = rounded(self.values[Fit::pair(at, to)], 10.0);
                if promise != 0.0 {
                    let row = together.entry(one.id.clone()).or_default();
                    row.insert(other.id.clone(), promise);
                }
            }
        }
        Learnt {
            phases: (0..PHASES)
                .map(phase)
                .filter(|it| it.promise != 0.0)
                .collect(),
            together,
        }
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn phase_of(state: &State) -> usize {
    let turns = turns_left(state.modules, state.discard.len());
    let phase = TURNS.iter().rposition(|from| turns >= *from).unwrap_or(0);
    phase
        + if state.modules.is_duel() {
            0
        } else {
            TURNS.len()
        }
}

/// Plays a game by habit, and tells the hands at the ends of turns.
fn play(
    game: &FantasyRealms,
    players: u8,
    suits: bool,
    seed: &Seed,
    samples: &mut Vec<Sample>,
) -> Option<f64> {
    let options = Options {
        suits,
        items: false,
    };
    let mut tale = Tale::deaf();
    let mut state = game.start(players, &options, seed, &mut tale).ok()?;
    let mut chance = Chance::new(&seed.child(1));
    let mut question = Question::default();
    let mut hands: Vec<(Seat, Sample)> = Vec::new();
    let mut turn: Option<Seat> = None;
    while let Some(seat) = game.waiting(&state).seats.iter().next() {
        let between = !matches!(state.stage, Stage::Discard | Stage::TurnEnd);
        if let Some(seat) = turn.take_if(|_| between) {
            hands.push((seat, sample(game, &state, seat)));
        }
        game.ask(&state, seat, &mut question);
        let mut answer = game.instinct(&state, &question);
        if state.stage == Stage::Draw {
            turn = Some(seat);
            if chance.below(1000) < SLIPS {
                answer = None;
            }
        }
        let answer = answer.unwrap_or_else(|| question.random_answer(&mut chance));
        game.answer(&mut state, seat, &answer, &mut tale);
    }
    let scores = game.outcome(&state)?.scores;
    for (seat, mut sample) in hands {
        sample.end = scores[seat.index()] as f32;
        samples.push(sample);
    }
    Some(scores.iter().map(|it| f64::from(*it)).sum::<f64>() / f64::from(players))
}

fn sample(game: &FantasyRealms, state: &State, seat: Seat) -> Sample {
    Sample {
        phase: phase_of(state),
        hand: state.hands[seat.index()],
        points: game.evaluate(state, seat),
        end: 0.0,
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut numbers = std::env::args().skip(1).map(|it| it.parse::<u64>());
    let rounds = numbers.next().transpose()?.unwrap_or(6);
    let games = numbers.next().transpose()?.unwrap_or(3_000);
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/learnt/promises.json");
    let pack = Pack::built_in();
    let mut fit = Fit::new(pack.cards.len());
    let mut learnt = Learnt::default();
    for round in 0..rounds {
        let game = FantasyRealms::new(Pack::built_in());
        let game = game.with_promises(Promises::new(&learnt, &pack));
        let mut samples = Vec::new();
        for suits in [false, true] {
            for players in 2..=6 {
                let seed = |number: u64| Seed::from_number(round * 1_000_000 + number);
                let scores: Vec<f64> = (0..games)
                    .filter_map(|it| play(&game, players, suits, &seed(it), &mut samples))
                    .collect();
                let mean = scores.iter().sum::<f64>() / scores.len().max(1) as f64;
                println!("round {round}: {players} players, suits {suits}: mean score {mean:.1}");
            }
        }
        for _ in 0..2 {
            fit.solve(&samples);
            fit.scale(&samples);
        }
        fit.solve(&samples);
        println!("{} hands, error {:.2}", samples.len(), fit.error(&samples));
        learnt = fit.learnt(&pack);
        std::fs::write(file, serde_json::to_string_pretty(&learnt)? + "\n")?;
    }
    Ok(())
}
