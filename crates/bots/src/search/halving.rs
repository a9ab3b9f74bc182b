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

/// What an answer has brought so far.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    visits: u32,
    total: f64,
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

    fn mean(&self) -> f64 {
        self.sum.total / f64::from(self.sum.visits.max(1))
    }

    fn thought(self) -> Thought {
        Thought {
            value: self.mean(),
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
    pub(super) fn of(&self, answers: &[Answer], chance: &mut Chance) -> Vec<Thought> {
        let mut running: Vec<Runner> = answers.iter().map(Runner::new).collect();
        let mut dropped: Vec<Runner> = Vec::new();
        let heats = answers.len().next_power_of_two().trailing_zeros().max(1);
        let budget = self.plan.budget.part(heats);
        for _ in 0..heats {
            self.heat(&mut running, budget, chance);
            running.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            let slower = running.split_off(running.len().div_ceil(2));
            dropped.splice(0..0, slower);
        }
        { running.into_iter().chain(dropped) }
            .map(Runner::thought)
            .collect()
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
                runner.sum.visits += sum.visits;
                runner.sum.total += sum.total;
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
            for (answer, sum) in answers.iter().zip(&mut sums) {
                if !course.goes_on() {
                    return sums;
                }
                world.copy_from(dealt.as_ref());
                world.answer(seat, answer, &mut tale);
                player.play(world.as_mut(), self.plan.playout, &mut luck.clone());
                sum.visits += 1;
                sum.total += judge.reward(world.as_ref(), seat);
            }
        }
        sums
    }
}
