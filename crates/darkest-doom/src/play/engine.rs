//! The heart: steps the top frame of the stack until somebody must decide.

use super::Play;
use super::stack::Job;
use resolve::Go;

impl Play<'_> {
    /// Carries out whatever needs no decision, up to the next one.
    pub(crate) fn advance(&mut self) {
        loop {
            match self.step() {
                Go::On => {}
                Go::Over => return,
                Go::Ask if self.answer_if_forced() => {}
                Go::Ask => return,
            }
        }
    }

    /// Victory and defeat are looked for after every step (section 20).
    fn step(&mut self) -> Go {
        if self.state.ending.is_some() {
            self.state.stack.clear();
            self.state.menu = Default::default();
            return Go::Over;
        }
        if self.state.stack.is_empty() {
            return self.step_flow();
        }
        self.step_job()
    }

    fn step_job(&mut self) -> Go {
        let Some(frame) = self.state.stack.last() else {
            return Go::On;
        };
        match &frame.job {
            Job::Effect(_) => self.step_effect(),
            Job::Play(job) => self.step_play(*job),
            Job::Enter(job) => self.step_enter(*job),
            Job::Travel(_) => self.step_travel(),
            Job::Combat(_) => self.step_combat(),
            Job::Moons(job) => self.step_moons(*job),
            Job::Power(_) => self.step_power(),
            Job::Test(_) => self.step_test(),
            Job::Strike(_) => self.step_strike(),
            Job::Wounds(job) => self.step_wounds(*job),
            Job::Death(job) => self.step_death(*job),
            Job::Trap(job) => self.step_trap(*job),
            Job::Destiny(job) => self.step_destiny(*job),
            Job::Draw(job) => self.step_draw(*job),
            Job::Corrupt(job) => self.step_corrupt(*job),
            Job::Announce(job) => self.step_announce(*job),
            Job::MonsterStep(job) => self.step_monster(*job),
            Job::Goal(job) => self.step_goal(*job),
            Job::VirtualTurn(job) => self.step_virtual(*job),
        }
    }
}
