//! Steps.

use super::super::grammar::Steps;
use super::super::grammar::steps::{OnFailure, OnSuccess, Step};
use super::super::program::{Alternative, Op, Person, TrackWord};
use super::Voice;
use super::who::{chosen, filter, person};

impl Voice {
    pub(in super::super) fn steps(self, steps: &Steps) -> Vec<Op> {
        steps.iter().map(|step| self.step(step)).collect()
    }

    fn step(self, step: &Step) -> Op {
        match step {
            Step::Either(options) => Op::Choose {
                options: options
                    .iter()
                    .map(|steps| Alternative {
                        id: String::new(),
                        ops: self.steps(steps),
                    })
                    .collect(),
                who: self.you,
            },
            Step::May(steps) => Op::May {
                ops: self.steps(steps),
            },
            Step::If {
                condition,
                steps,
                otherwise,
            } => Op::If {
                cond: self.condition(condition),
                then: self.steps(steps),
                otherwise: self.maybe(otherwise.as_ref().map(|it| &*it.0)),
            },
            Step::Each { set, such, steps } => Op::ForEach {
                set: *set,
                filter: filter(such),
                ops: self.within(*set).steps(steps),
            },
            Step::Choose { what, such } => {
                let (kind, filter) = chosen(*what, such);
                Op::Target { kind, filter }
            }
            Step::AtCombatEnd { condition, steps } => Op::AtCombatEnd {
                cond: self.condition(condition),
                ops: self.steps(steps),
            },
            Step::Test { pass, fail } => self.test(self.you, pass, fail),
            Step::Tests { other, pass, fail } => self.test(person(*other), pass, fail),
            Step::Lasting(lasting) => self.lasting(lasting),
            Step::Win => Op::Win { who: self.you },
            Step::Wins(other) => Op::Win {
                who: person(*other),
            },
            Step::CompleteMission(relic_test) => Op::CompleteMission {
                relic_test: *relic_test,
            },
            Step::SummonWraith => Op::SummonWraith,
            Step::FreeMosh => Op::FreeMoshTest,
            Step::Absorb => Op::Absorb,
            Step::Goods(goods) => self.goods(goods),
            Step::Hands(hands) => self.hands(hands),
            Step::Board(board) => self.board(board),
            Step::Fray(fray) => self.fray(fray),
        }
    }

    fn maybe(self, steps: Option<&Steps>) -> Vec<Op> {
        steps.map_or_else(Vec::new, |steps| self.steps(steps))
    }

    fn test(self, who: Person, pass: &Option<OnSuccess>, fail: &Option<OnFailure>) -> Op {
        Op::Test {
            difficulty: TrackWord::Track,
            who,
            pass: self.maybe(pass.as_ref().map(|it| &*it.0)),
            fail: self.maybe(fail.as_ref().map(|it| &*it.0)),
        }
    }
}
