//! Try every answer in a few worlds that could be, take what looks best.

use crate::{Bot, Seen, candidates};
use table::{Answer, Chance, Question, Seat, Seed, Tale, World};

/// How many worlds an answer is tried in.
const WORLDS: usize = 8;
/// How many answers are tried at most.
const ANSWERS: usize = 48;

/// Takes the answer after which its seat stands best on average, one step ahead.
///
/// Where the rules themselves know the best answer ([`World::suggest`]) it takes that one.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
    slips: u32,
}

impl Greedy {
    /// A bot with its own chance.
    #[must_use]
    pub fn new(seed: &Seed) -> Self {
        Greedy {
            chance: Chance::new(seed),
            slips: 0,
        }
    }

    /// The same bot, but so many of a hundred answers are given without a thought.
    #[must_use]
    pub fn slipping(mut self, percent: u32) -> Self {
        self.slips = percent;
        self
    }

    /// How well the seat stands after each answer, summed over the worlds.
    fn values(&mut self, seen: &Seen<'_>, answers: &[Answer]) -> Vec<f64> {
        let mut scratch = seen.redeal(&mut self.chance);
        let mut sums = vec![0.0; answers.len()];
        let mut last = Vec::new();
        for number in 0..WORLDS {
            let dealt = seen.redeal(&mut self.chance);
            let values = values_in(dealt.as_ref(), scratch.as_mut(), seen.seat(), answers);
            sums.iter_mut()
                .zip(&values)
                .for_each(|(sum, value)| *sum += value);
            // Two worlds that agree on everything: what is hidden makes no difference here.
            if number == 1 && values == last {
                break;
            }
            last = values;
        }
        sums
    }
}

/// How well a seat stands after each answer in one world.
fn values_in(
    dealt: &dyn World,
    scratch: &mut dyn World,
    seat: Seat,
    answers: &[Answer],
) -> Vec<f64> {
    let mut tale = Tale::deaf();
    let mut value = |answer: &Answer| {
        scratch.copy_from(dealt);
        scratch.answer(seat, answer, &mut tale);
        worth(scratch, seat)
    };
    answers.iter().map(&mut value).collect()
}

/// How well a seat stands; a finished game is judged by the same measure as a running one.
fn worth(world: &dyn World, seat: Seat) -> f64 {
    let value = f64::from(world.evaluate(seat));
    if value.is_finite() {
        value
    } else {
        f64::MIN / 1e3
    }
}

impl Bot for Greedy {
    fn begin(&mut self, seed: &Seed) {
        self.chance = Chance::new(seed);
    }

    fn choose(&mut self, seen: &Seen<'_>) -> Answer {
        let question: &Question = seen.question();
        let slips = self.slips > 0 && self.chance.odds(self.slips, 100);
        if slips || question.is_forced() {
            return question.random_answer(&mut self.chance);
        }
        if let Some(answer) = question.onward() {
            return answer;
        }
        if let Some(answer) = seen.suggested(&mut self.chance) {
            return answer;
        }
        let habit = |chance: Chance| seen.habit(chance);
        let answers = candidates(question, ANSWERS, habit, &mut self.chance);
        let values = self.values(seen, &answers);
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let ties: Vec<usize> = (0..values.len()).filter(|&at| values[at] >= best).collect();
        match ties.get(self.chance.index(ties.len())) {
            Some(&at) => answers[at].clone(),
            None => question.random_answer(&mut self.chance),
        }
    }
}
