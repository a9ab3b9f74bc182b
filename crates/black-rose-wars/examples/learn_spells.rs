//! Learns what spells bring from games the program plays against itself, and writes
//! `learnt/promises.json`:
//!
//! ```text
//! cargo run --release -p black-rose-wars --example learn_spells -- 3 20000
//! ```
//!
//! plays three rounds of 20,000 games. Half of the plans are made by habit and half at random; all
//! else is decided by a look one step ahead. What a mage achieves in a turn is then told apart into
//! what each of its planned spells brought, and the next round is played by that.

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::{Pack, Phase};
use black_rose_wars::play::options::Options;
use black_rose_wars::play::state::State;
use black_rose_wars::promises::{Learnt, Promise};
use table::{Answer, Chance, Game, Question, Seat, Seed, Shape, Tale};

/// How many mages play, in turn: the game for two is played most.
const MAGES: [u8; 4] = [2, 2, 3, 4];
/// More answers than these are sampled.
const MOST_ANSWERS: usize = 40;
/// How many answers of many parts are tried.
const SAMPLED: usize = 16;
/// What a turn achieves beyond this is luck.
const MOST: f32 = 15.0;
/// How strongly spells are held to what their words promise, in turns they were planned.
const RIDGE: f64 = 60.0;
/// How often all turns are gone through, and how far each time.
const STEPS: usize = 60;
const STEP: f64 = 0.4;
/// Turns are compared with others of the same number of mages and the same moon.
const KINDS: usize = 5 * 4;

/// The turn of a mage.
struct Turn {
    kind: usize,
    /// Spells, and which half.
    planned: Vec<(usize, usize)>,
    achieved: f32,
}

/// Plays a game and tells the turns of all mages, but for the last: then the bonuses are paid.
fn play(game: &BlackRoseWars, mages: u8, seed: &Seed, turns: &mut Vec<Turn>) -> Option<()> {
    let mut tale = Tale::deaf();
    let mut state = game
        .start(mages, &Options::default(), seed, &mut tale)
        .ok()?;
    let mut player = Player {
        chance: Chance::new(&seed.child(1)),
        scratch: state.clone(),
    };
    let mut question = Question::default();
    let mut open: Vec<Turn> = Vec::new();
    let mut seen = 0;
    while let Some(seat) = game.waiting(&state).seats.first() {
        if state.turn != seen && state.phase == Phase::Action {
            seen = state.turn;
            open = { Seat::all(mages) }
                .map(|seat| turn(game, &state, seat))
                .collect();
        }
        game.ask(&state, seat, &mut question);
        let answer = player.choose(game, &state, &question);
        game.answer(&mut state, seat, &answer, &mut tale);
        if state.phase == Phase::BlackRose {
            for (seat, mut turn) in Seat::all(mages).zip(open.drain(..)) {
                turn.achieved = (game.achieved(&state, seat) + turn.achieved).clamp(-MOST, MOST);
                turns.push(turn);
            }
        }
    }
    Some(())
}

/// A turn whose spells are planned; what was achieved before it does not count.
fn turn(game: &BlackRoseWars, state: &State, seat: Seat) -> Turn {
    let slots = state.mages[seat.index()].slots.iter().flatten();
    let spell = |card: u8| usize::from(game.pack().cards[usize::from(card)].0);
    Turn {
        kind: state.mages.len() * 4 + usize::from(state.moon.min(3)),
        planned: slots
            .map(|it| (spell(it.card.0), it.half as usize))
            .collect(),
        achieved: -game.achieved(state, seat),
    }
}

/// Decides for all mages, with a look at everything: nobody is cheated.
struct Player {
    chance: Chance,
    scratch: State,
}

impl Player {
    fn choose(&mut self, game: &BlackRoseWars, state: &State, question: &Question) -> Answer {
        if let Some(answer) = question.onward() {
            return answer;
        }
        if state.open_plan(question.seat).is_some() {
            let habit = game.instinct(state, question);
            let habit = habit.filter(|_| self.chance.odds(1, 2));
            return habit.unwrap_or_else(|| question.random_answer(&mut self.chance));
        }
        let mut best = (f32::NEG_INFINITY, Answer::default());
        for answer in self.answers(question) {
            self.scratch.clone_from(state);
            game.answer(&mut self.scratch, question.seat, &answer, &mut Tale::deaf());
            // The first of equals would always be the same.
            let luck = self.chance.below(1_000) as f32 * 1e-6;
            let worth = game.evaluate(&self.scratch, question.seat) + luck;
            if worth > best.0 {
                best = (worth, answer);
            }
        }
        best.1
    }

    fn answers(&mut self, question: &Question) -> Vec<Answer> {
        let single = match question.shape {
            Shape::One => question.options.len(),
            Shape::Confirm => 2,
            _ => 0,
        };
        if (1..=MOST_ANSWERS).contains(&single) {
            return (0..single as u16).map(Answer::one).collect();
        }
        let random = |_| question.random_answer(&mut self.chance);
        (0..SAMPLED).map(random).collect()
    }
}

/// Ridge regression: what the spells of a turn brought, beyond what such turns usually bring.
fn fit(turns: &[Turn], words: &[Promise]) -> Vec<Promise> {
    let mut brings: Vec<[f64; 2]> = words.iter().map(|it| it.map(f64::from)).collect();
    let mut planned = vec![[0.0; 2]; words.len()];
    for &(spell, half) in turns.iter().flat_map(|it| &it.planned) {
        planned[spell][half] += 1.0;
    }
    let mut rest: Vec<f64> = turns.iter().map(|it| left(it, &brings)).collect();
    for _ in 0..STEPS {
        level(turns, &mut rest);
        let mut pull = vec![[0.0; 2]; words.len()];
        for (turn, rest) in turns.iter().zip(&rest) {
            { turn.planned.iter() }.for_each(|&(spell, half)| pull[spell][half] += rest);
        }
        for (spell, brings) in brings.iter_mut().enumerate() {
            for (half, it) in brings.iter_mut().enumerate() {
                let back = RIDGE * (*it - f64::from(words[spell][half]));
                let step = STEP * (pull[spell][half] - back) / (planned[spell][half] + RIDGE);
                *it += step;
                pull[spell][half] = step;
            }
        }
        for (turn, rest) in turns.iter().zip(&mut rest) {
            let step = |&(spell, half): &(usize, usize)| pull[spell][half];
            *rest -= turn.planned.iter().map(step).sum::<f64>();
        }
    }
    let square = rest.iter().map(|it| it * it).sum::<f64>() / rest.len().max(1) as f64;
    println!("{} turns, error {:.3}", turns.len(), square.sqrt());
    brings.iter().map(|it| it.map(|half| half as f32)).collect()
}

/// What a turn achieved beyond what its spells bring.
fn left(turn: &Turn, brings: &[[f64; 2]]) -> f64 {
    let spells = turn
        .planned
        .iter()
        .map(|&(spell, half)| brings[spell][half]);
    f64::from(turn.achieved) - spells.sum::<f64>()
}

/// Takes away what turns of a kind achieve on average.
fn level(turns: &[Turn], rest: &mut [f64]) {
    let mut sums = [(0.0, 1e-9); KINDS];
    for (turn, rest) in turns.iter().zip(&*rest) {
        sums[turn.kind].0 += rest;
        sums[turn.kind].1 += 1.0;
    }
    for (turn, rest) in turns.iter().zip(rest) {
        *rest -= sums[turn.kind].0 / sums[turn.kind].1;
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut numbers = std::env::args().skip(1).map(|it| it.parse::<u64>());
    let rounds = numbers.next().transpose()?.unwrap_or(3);
    let games = numbers.next().transpose()?.unwrap_or(20_000);
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/learnt/promises.json");
    let pack = Pack::built_in();
    let words = Learnt::default().promises(&pack);
    let mut learnt = Learnt::default();
    for round in 0..rounds {
        let game = BlackRoseWars::new(Pack::built_in()).with_promises(&learnt);
        let mut turns = Vec::new();
        for number in 0..games {
            let mages = MAGES[(number % MAGES.len() as u64) as usize];
            let seed = Seed::from_number(round * 1_000_000 + number);
            play(&game, mages, &seed, &mut turns).ok_or("a table that cannot be played")?;
            if (number + 1) % 2_000 == 0 {
                println!("round {}: {} of {games} games", round + 1, number + 1);
            }
        }
        learnt = Learnt::new(&pack, &fit(&turns, &words));
        std::fs::write(file, serde_json::to_string_pretty(&learnt)? + "\n")?;
    }
    Ok(())
}
