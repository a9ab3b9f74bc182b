//! The Destiny die (DD-3.11, DD-13.9).

use super::menu::{Asked, Going, MenuShape, Pick};
use super::playing::Window;
use super::stack::{DestinyJob, Job, Returned};
use super::state::Participant;
use super::{ASK, Play, rule};
use crate::cards::RelicTest;
use resolve::Go;
use table::Message;

/// Where a test of the Destiny die stands.
const ROLL: u8 = 0;
const CHANGE: u8 = 1;

impl Play<'_> {
    /// Begins a test of the Destiny die; tells `Returned::Test`.
    pub(crate) fn start_destiny(&mut self, who: Participant, test: RelicTest) {
        self.push(Job::Destiny(DestinyJob {
            who,
            test,
            result: 0,
            coins_spent: false,
            step: ROLL,
        }));
    }

    /// Rolls the Destiny die.
    fn roll_destiny(&mut self, who: Participant) -> i8 {
        let result = i8::try_from(self.next_destiny()).unwrap_or(i8::MAX);
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-13.9"), || {
            let message = Message::new("rolls-destiny").with("guardian", guardian);
            message.with("n", i32::from(result))
        });
        result
    }

    /// One step of it.
    pub(crate) fn step_destiny(&mut self, job: DestinyJob) -> Go {
        if job.step == ROLL {
            let result = self.roll_destiny(job.who);
            self.set_job(Job::Destiny(DestinyJob {
                result,
                step: CHANGE,
                ..job
            }));
            return Go::On;
        }
        if let Some(reply) = self.reply(Asked::Destiny) {
            return self.change_destiny(job, reply.pick());
        }
        let picks = self.destiny_changes(job);
        if picks.is_empty() {
            self.settle_destiny(job);
            return Go::On;
        }
        let pass = [Pick::Way(Going::Pass)];
        let picks = picks.into_iter().chain(pass);
        self.ask(job.who, Asked::Destiny, MenuShape::One, picks);
        ASK
    }

    /// Coins, all at once or one by one, and before them cards that roll the die again (DD-3.11).
    fn destiny_changes(&mut self, job: DestinyJob) -> Vec<Pick> {
        let coins = self.state.players[job.who.index()].coins as i8;
        let up = (1..=coins).map(Pick::Coins);
        let down = (1..=coins).map(|n| Pick::Coins(-n));
        let mut picks: Vec<Pick> = up.chain(down).collect();
        if !job.coins_spent {
            let slots = self.usable(job.who, Window::Destiny);
            picks.extend(slots.into_iter().map(Pick::Equipment));
        }
        picks
    }

    fn change_destiny(&mut self, job: DestinyJob, pick: Option<Pick>) -> Go {
        match pick {
            Some(Pick::Coins(by)) => {
                let result = job.result + by;
                self.set_job(Job::Destiny(DestinyJob {
                    result,
                    coins_spent: true,
                    ..job
                }));
                let player = &mut self.state.players[job.who.index()];
                player.coins = player.coins.saturating_sub(by.unsigned_abs());
                let guardian = self.guardian_arg(job.who);
                self.tell(rule("DD-3.11"), || {
                    let message = Message::new("spends-coins").with("guardian", guardian);
                    let message = message.with("n", usize::from(by.unsigned_abs()));
                    message.with("result", i32::from(result))
                });
            }
            Some(Pick::Equipment(slot)) => self.start_use(job.who, slot),
            _ => self.settle_destiny(job),
        }
        Go::On
    }

    /// 5 or more, or 5 or less (DD-13.9).
    fn settle_destiny(&mut self, job: DestinyJob) {
        let passed = match job.test {
            RelicTest::AtLeast => job.result >= 5,
            RelicTest::AtMost => job.result <= 5,
        };
        let guardian = self.guardian_arg(job.who);
        let id = if passed {
            "relic-test-passed"
        } else {
            "relic-test-failed"
        };
        self.tell(rule("DD-13.9"), || {
            Message::new(id).with("guardian", guardian)
        });
        self.finish(Returned::Test { passed, missing: 0 });
    }
}
