//! Trap tokens that trigger (section 10.4).

use super::asking::area_target;
use super::menu::{Asked, Going, MenuShape, Pick};
use super::playing::Window;
use super::stack::{Job, Returned, TestCause, TrapJob};
use super::state::{Figure, Participant};
use super::{ASK, Play, rule};
use crate::cards::AreaId;
use resolve::Go;
use table::Message;

/// The steps of a trap.
mod step {
    /// The victim is tested, if it is a player.
    pub(super) const TEST: u8 = 0;
    /// The result of the test.
    pub(super) const TESTED: u8 = 1;
    /// The owner may play a card.
    pub(super) const CARD: u8 = 2;
    /// The token goes back to its owner.
    pub(super) const OVER: u8 = 3;
}

impl Play<'_> {
    /// Whose Trap token lies there.
    pub(crate) fn trapper_of(&self, area: AreaId) -> Option<Participant> {
        let mut players = (0..).map(Participant).zip(&self.state.players);
        let trapper = players.find(|(_, player)| player.traps.contains(&area));
        trapper.map(|(who, _)| who)
    }

    /// A Trap token triggers.
    pub(crate) fn start_trap(&mut self, owner: Participant, area: AreaId, victim: Figure) {
        let (whose, who) = (self.guardian_arg(owner), self.figure_target(victim));
        self.tell(rule("DD-10.19"), || {
            Message::new("trap-triggers")
                .with("guardian", whose)
                .with("figure", who)
                .with("area", area_target(area))
        });
        self.push(Job::Trap(TrapJob {
            owner,
            area,
            victim,
            step: step::TEST,
        }));
    }

    /// One step of a trap that triggers.
    pub(crate) fn step_trap(&mut self, job: TrapJob) -> Go {
        match job.step {
            step::TEST => match job.victim {
                Figure::Guardian(who) if !self.state.is_virtual(who) => {
                    self.go_on_with_trap(job, step::TESTED);
                    self.start_test(who, TestCause::Trap);
                }
                _ => self.go_on_with_trap(job, step::CARD),
            },
            step::TESTED => {
                let returned = self.state.returned.take();
                let passed = matches!(returned, Some(Returned::Test { passed: true, .. }));
                self.go_on_with_trap(job, if passed { step::OVER } else { step::CARD });
            }
            step::CARD => return self.step_trap_card(job),
            _ => self.take_trap_back(job),
        }
        Go::On
    }

    fn go_on_with_trap(&mut self, job: TrapJob, step: u8) {
        self.set_job(Job::Trap(TrapJob { step, ..job }));
    }

    /// The owner is asked whenever it has cards at all, so that the question shows nothing
    /// (DD-10.25).
    fn step_trap_card(&mut self, job: TrapJob) -> Go {
        let Some(reply) = self.reply(Asked::TrapCard) else {
            if self.state.players[job.owner.index()].hand.is_empty() {
                self.go_on_with_trap(job, step::OVER);
                return Go::On;
            }
            let cards = self.playable(job.owner, Window::Trap(job.victim));
            let picks = cards.into_iter().map(Pick::Card);
            let picks = picks.chain([Pick::Way(Going::Pass)]);
            self.ask(job.owner, Asked::TrapCard, MenuShape::One, picks);
            return ASK;
        };
        self.go_on_with_trap(job, step::OVER);
        if let Some(Pick::Card(card)) = reply.pick() {
            self.start_play(job.owner, card, Some(job.victim));
        }
        Go::On
    }

    /// DD-10.23, also after a passed test and without a card.
    fn take_trap_back(&mut self, job: TrapJob) {
        let player = &mut self.state.players[job.owner.index()];
        player.traps.retain(|area| *area != job.area);
        let whose = self.guardian_arg(job.owner);
        self.tell(rule("DD-10.23"), || {
            Message::new("trap-returns")
                .with("guardian", whose)
                .with("area", area_target(job.area))
        });
        self.pop();
        self.open_announcements();
    }
}
