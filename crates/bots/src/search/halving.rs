//! Answers that are compared in the same worlds, half of them dropped again and again.
//!
//! Where luck decides more than any single answer, a tree learns slowly: each answer is judged in
//! worlds of its own. Here every answer that is still in the running is played out in the very
//! same worlds, with the same chance afterwards, so that the luck of the deal cancels.

use super::Plan;
use super::budget::{Budget, Course, Stop};
use super::judge::Judge;
use super::playout::Player;
use crate::{Seen, Thought};
use table::{Answer, Chance, Tale};

/// How many standard errors another answer must be ahead before the habit is given up for it:
/// the best of many is partly the luckiest of many.
const DOUBT: f64 = 1.0;
/// In how many worlds habit is asked.
const HUNCHES: usize = 9;

/// What an answer has brought so far.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    visits: u32,
    total: f64,
    /// How far it was ahead of the first answer in the same worlds, and the squares of that.
    ahead: f64,
    ahead_squared: f64,
}

impl Sum {
    fn count(&mut self, reward: f64, first: f64) {
        let ahead = reward - first;
        self.visits += 1;
        self.total += reward;
        self.ahead += ahead;
        self.ahead_squared += ahead * ahead;
    }

    fn add(&mut self, other: Sum) {
        self.visits += other.visits;
        self.total += other.total;
        self.ahead += other.ahead;
        self.ahead_squared += other.ahead_squared;
    }

    fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    /// Is it ahead of the first answer by more than chance explains?
    fn convinces(&self) -> bool {
        let visits = f64::from(self.visits.max(1));
        let lead = self.ahead / visits;
        let variance = (self.ahead_squared / visits - lead * lead).max(0.0);
        lead > DOUBT * (variance / visits).sqrt()
    }
}

/// An answer in the running.
#[derive(Clone, Debug)]
struct Runner {
    answer: Answer,
    sum: Sum,
}

impl Runner {
    fn new(answer: &Answer) -> Self {
        Runner {
            answer: answer.clone(),
            sum: Sum::default(),
        }
    }

    fn thought(self) -> Thought {
        Thought {
            value: self.sum.mean(),
            visits: self.sum.visits,
            answer: self.answer,
        }
    }
}

/// What is compared, and how.
pub(super) struct Comparison<'a> {
    pub(super) seen: &'a Seen<'a>,
    pub(super) plan: &'a Plan,
    pub(super) judge: &'a Judge,
    pub(super) stop: &'a Stop,
}

impl Comparison<'_> {
    /// What the playouts say of the answers, the best first: those that lasted longest lead.
    /// What habit says stays in the running to the end, and stands unless another convinces.
    pub(super) fn of(&self, answers: &[Answer], chance: &mut Chance) -> Vec<Thought> {
        let hunch = self.hunch(chance);
        let others = answers.iter().filter(|&it| Some(it) != hunch.as_ref());
        let mut running: Vec<Runner> = hunch.iter().chain(others).map(Runner::new).collect();
        let kept = usize::from(hunch.is_some());
        let mut dropped: Vec<Runner> = Vec::new();
        let heats = running.len().next_power_of_two().trailing_zeros().max(1);
        let budget = self.plan.budget.part(heats);
        for _ in 0..heats {
            self.heat(&mut running, budget, chance);
            running[kept..].sort_by(|a, b| b.sum.mean().total_cmp(&a.sum.mean()));
            // Two stay to the end: the best, and what it is compared with.
            let faster = running.len().div_ceil(2).max(2).min(running.len());
            dropped.splice(0..0, running.split_off(faster));
        }
        let swap = kept == 1 && running.get(1).is_some_and(|it| it.sum.convinces());
        if swap {
            running.swap(0, 1);
        }
        { running.into_iter().chain(dropped) }
            .map(Runner::thought)
            .collect()
    }

    /// What habit says in most worlds.
    fn hunch(&self, chance: &mut Chance) -> Option<Answer> {
        let question = self.seen.question();
        let asked = (0..HUNCHES).filter_map(|_| self.seen.redeal(chance).instinct(question));
        let asked: Vec<Answer> = asked.filter(|it| question.check(it).is_ok()).collect();
        let votes = |answer: &Answer| asked.iter().filter(|&it| it == answer).count();
        asked.iter().max_by_key(|&it| votes(it)).cloned()
    }

    /// One heat: rounds in which everybody in the running is played out once, in several lanes
    /// where the plan says so. Lanes have chances of their own, so that the result does not depend
    /// on how many of them run at the same time.
    fn heat(&self, running: &mut [Runner], budget: Budget, chance: &mut Chance) {
        let lanes = self.plan.trees.max(1);
        let share = budget.share(lanes);
        let forks: Vec<Chance> = (0..lanes).map(|_| chance.fork()).collect();
        let entered: Vec<&Answer> = running.iter().map(|it| &it.answer).collect();
        let lane = |chance: Chance| self.rounds(&entered, share.start(self.stop.clone()), chance);
        let results: Vec<Vec<Sum>> = if lanes == 1 {
            forks.into_iter().map(lane).collect()
        } else {
            std::thread::scope(|scope| {
                let lane = |chance: Chance| scope.spawn(|| lane(chance));
                let lanes: Vec<_> = forks.into_iter().map(lane).collect();
                lanes.into_iter().filter_map(|it| it.join().ok()).collect()
            })
        };
        for result in results {
            for (runner, sum) in running.iter_mut().zip(result) {
                runner.sum.add(sum);
            }
        }
    }

    /// Rounds until the budget is used up.
    fn rounds(&self, answers: &[&Answer], mut course: Course, mut chance: Chance) -> Vec<Sum> {
        let seat = self.seen.seat();
        let mut judge = self.judge.clone();
        let mut world = self.seen.redeal(&mut chance);
        let mut player = Player::new(world.as_ref());
        let mut tale = Tale::deaf();
        let mut sums = vec![Sum::default(); answers.len()];
        while !answers.is_empty() {
            let dealt = self.seen.redeal(&mut chance);
            let luck = chance.fork();
            let mut first = None;
            for (answer, sum) in answers.iter().zip(&mut sums) {
                if !course.goes_on() {
                    return sums;
                }
                world.copy_from(dealt.as_ref());
                world.answer(seat, answer, &mut tale);
                player.play(world.as_mut(), self.plan.playout, &mut luck.clone());
                let reward = judge.reward(world.as_ref(), seat);
                sum.count(reward, *first.get_or_insert(reward));
            }
        }
        sums
    }
}
