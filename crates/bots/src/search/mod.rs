//! Monte Carlo search over information sets: plays many games out from worlds that could be the
//! true one, and comes back to the answers that did well.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`budget`] | how long it thinks |
//! | [`moves`] | an answer as something that exists in every world |
//! | [`tree`] | what was learnt, shared by all worlds |
//! | [`halving`] | answers compared in the same worlds, the worse half dropped again and again |
//! | [`walk`] | where a pass is in the tree, also while several seats decide at once |
//! | [`playout`] | from a leaf to a judgement |
//! | [`judge`] | a judgement as a number for every seat |
//!
//! There are two ways to search ([`Method`]). The tree is the searching seat's: each pass goes through a fresh re-deal, so an edge stands for
//! an answer that existed in some of the worlds, and counts how often it did. Everybody in the tree
//! plays for itself. Several trees grow side by side from seeds of their own and their roots are
//! added up, so that the answer depends on seed and number of passes, not on the number of cores.

pub mod budget;
mod halving;
mod judge;
mod moves;
mod playout;
mod tree;
mod walk;

use crate::{Bot, Seen, Thought, candidates};
pub use budget::{Budget, Stop};
use halving::Comparison;
use judge::Judge;
pub use playout::Playout;
use table::{Answer, Chance, Question, Seed, Tale};
use tree::Tree;

/// How a search is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// How it finds out what answers are worth.
    pub method: Method,
    /// How long it thinks about one answer.
    pub budget: Budget,
    /// How a leaf is judged.
    pub playout: Playout,
    /// How curious it is: the weight of what was seldom tried.
    pub curiosity: f64,
    /// How many trees grow side by side, or how many lanes the comparison has.
    pub trees: u32,
    /// How many answers of many parts are looked at in one place at first.
    pub breadth: usize,
    /// A place that was visited so often is looked at one step ahead, so that what comes there is
    /// tried in a sensible order; with 0 no place but the root is.
    pub look: u32,
    /// How much of a finished game is who won, from 0 to 1; the rest is by how much.
    pub won: f64,
    /// How much the lead over the best other seat counts beside one's own standing: 1 where only
    /// the lead matters, less where a seat can do well together with others.
    pub rivalry: f64,
}

/// How a search finds out what answers are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// A tree of what everybody may answer: for games in which answers lead to each other.
    Tree,
    /// The answers at hand compared in the same worlds: for games in which luck decides more than
    /// any single answer.
    Halving,
}

impl Default for Plan {
    fn default() -> Self {
        Plan {
            method: Method::Tree,
            budget: Budget::Time(std::time::Duration::from_millis(1_800)),
            playout: Playout::default(),
            curiosity: 0.9,
            trees: 2,
            breadth: 12,
            look: 0,
            won: 0.8,
            rivalry: 1.0,
        }
    }
}

/// How many worlds the answers at the root are weighed in before the search begins.
const WEIGHED: usize = 6;
/// How many answers at the root are looked at in all.
const ROOT_ANSWERS: usize = 64;

/// The searching bot.
#[derive(Debug)]
pub struct Search {
    plan: Plan,
    chance: Chance,
    kept: Vec<Tree>,
    stop: Stop,
    thoughts: Vec<Thought>,
}

impl Search {
    /// A bot with its own chance.
    #[must_use]
    pub fn new(seed: &Seed, plan: Plan) -> Self {
        Search {
            plan,
            chance: Chance::new(seed),
            kept: Vec::new(),
            stop: Stop::default(),
            thoughts: Vec::new(),
        }
    }

    /// What a look one step ahead says of each answer: where the search begins to dig.
    fn weigh(&mut self, seen: &Seen<'_>, answers: &[Answer], judge: &mut Judge) -> Vec<f64> {
        let mut sums = vec![0.0; answers.len()];
        let mut scratch = seen.redeal(&mut self.chance);
        let mut tale = Tale::deaf();
        for _ in 0..WEIGHED {
            let dealt = seen.redeal(&mut self.chance);
            for (sum, answer) in sums.iter_mut().zip(answers) {
                scratch.copy_from(dealt.as_ref());
                scratch.answer(seen.seat(), answer, &mut tale);
                *sum += judge.lead(scratch.as_ref(), seen.seat());
            }
        }
        weights(&sums)
    }

    /// The trees that were kept, if they lead to this very question.
    fn grown(&mut self, seen: &Seen<'_>, answers: &[Answer], weights: &[f64]) -> Vec<Tree> {
        let kept = std::mem::take(&mut self.kept);
        let fits = |tree: &Tree| tree.leads_to(seen.question());
        let fresh = || Tree::new(seen.question(), answers, weights);
        let count = self.plan.trees.max(1) as usize;
        let mut trees: Vec<Tree> = kept.into_iter().filter(fits).take(count).collect();
        trees.iter_mut().for_each(|tree| {
            tree.know(seen.question(), answers, weights);
        });
        trees.resize_with(count, fresh);
        trees
    }

    /// Lets the trees grow, each on a thread of its own where there are several.
    fn think(&mut self, seen: &Seen<'_>, mut trees: Vec<Tree>, judge: &Judge) -> Vec<Tree> {
        let plan = self.plan;
        let forks: Vec<Chance> = trees.iter().map(|_| self.chance.fork()).collect();
        let share = plan.budget.share(trees.len() as u32);
        if let [tree] = &mut trees[..] {
            let mut forks = forks;
            if let Some(chance) = forks.pop() {
                tree.grow(seen, &plan, share, chance, judge.clone(), &self.stop);
            }
            return trees;
        }
        std::thread::scope(|scope| {
            for (tree, chance) in trees.iter_mut().zip(forks) {
                let (judge, stop) = (judge.clone(), &self.stop);
                scope.spawn(move || tree.grow(seen, &plan, share, chance, judge, stop));
            }
        });
        trees
    }

    fn decide(&mut self, seen: &Seen<'_>, question: &Question) -> Answer {
        let habit = |chance: Chance| seen.habit(chance);
        let answers = candidates(question, ROOT_ANSWERS, habit, &mut self.chance);
        let mut judge = Judge::new(self.plan.won, self.plan.rivalry);
        let weights = self.weigh(seen, &answers, &mut judge);
        let (answers, weights) = heaviest_first(answers, weights);
        match self.plan.method {
            Method::Tree => self.climb(seen, &answers, &weights, &judge),
            Method::Halving => self.compare(seen, &answers, &judge),
        }
        let best = self.thoughts.first().map(|thought| thought.answer.clone());
        best.unwrap_or_else(|| question.random_answer(&mut self.chance))
    }

    fn climb(&mut self, seen: &Seen<'_>, answers: &[Answer], weights: &[f64], judge: &Judge) {
        let question = seen.question();
        let trees = self.grown(seen, answers, weights);
        let trees = self.think(seen, trees, judge);
        self.thoughts = tree::summary(&trees, question, answers);
        if let Some(best) = self.thoughts.first() {
            let after = |tree: Tree| tree.after(question, &best.answer);
            self.kept = trees.into_iter().filter_map(after).collect();
        }
    }

    fn compare(&mut self, seen: &Seen<'_>, answers: &[Answer], judge: &Judge) {
        let comparison = Comparison {
            seen,
            plan: &self.plan,
            judge,
            stop: &self.stop,
        };
        self.thoughts = comparison.of(answers, &mut self.chance);
    }
}

/// The answers by weight: a search that is stopped at once takes the first.
fn heaviest_first(answers: Vec<Answer>, weights: Vec<f64>) -> (Vec<Answer>, Vec<f64>) {
    let mut both: Vec<(Answer, f64)> = answers.into_iter().zip(weights).collect();
    both.sort_by(|a, b| b.1.total_cmp(&a.1));
    both.into_iter().unzip()
}

/// Values as weights that add up to one: better ones weigh more, none weighs nothing.
pub(crate) fn weights(values: &[f64]) -> Vec<f64> {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let spread = values.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / count;
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let scale = spread.sqrt().max(1e-9);
    let raw = values.iter().map(|it| ((it - best) / scale).exp());
    let raw: Vec<f64> = raw.collect();
    let sum: f64 = raw.iter().sum();
    let even = 1.0 / count;
    raw.iter().map(|it| 0.8 * it / sum + 0.2 * even).collect()
}

impl Bot for Search {
    fn begin(&mut self, seed: &Seed) {
        self.chance = Chance::new(seed);
        self.kept.clear();
        self.thoughts.clear();
    }

    fn choose(&mut self, seen: &Seen<'_>) -> Answer {
        let question = seen.question();
        self.thoughts.clear();
        if question.is_forced() {
            self.kept.clear();
            return question.random_answer(&mut self.chance);
        }
        if let Some(answer) = question.onward() {
            self.kept.clear();
            return answer;
        }
        if let Some(answer) = seen.suggested(&mut self.chance) {
            self.kept.clear();
            self.thoughts.push(Thought::known(answer.clone()));
            return answer;
        }
        self.decide(seen, question)
    }

    fn heed(&mut self, stop: Stop) {
        self.stop = stop;
    }

    fn thoughts(&self) -> &[Thought] {
        &self.thoughts
    }
}
