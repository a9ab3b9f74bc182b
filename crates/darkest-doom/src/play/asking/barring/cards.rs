//! Why cards of the hand and achievements are not offered.

use super::{Bars, Why};
use crate::cards::{ResourceDeck, Rule};
use crate::play::Play;
use crate::play::menu::{Asked, Pick};
use crate::play::stack::{Job, TestCause};
use crate::play::state::{Figure, Participant};
use crate::play::windows::Window;

const WRONG_TIME: Why = Why("DD-10.3", "wrong-time");
const CANNOT_PAY: Why = Why("DD-10.2", "cannot-pay");
const NO_EFFECT: Why = Why("DD-10.7", "no-effect");
const SILENCED: Why = Why("DD-0.4", "silenced");
const NOT_FULFILLED: Why = Why("DD-19.3", "not-fulfilled");

impl Play<'_> {
    /// Cards of the hand that cannot be played in the window that is open.
    pub(super) fn bar_cards(&self, who: Participant, bars: &mut Bars) {
        let Some(window) = self.window_of_question(who) else {
            return;
        };
        let figure = Some(Figure::Guardian(who));
        let before = matches!(window, Window::PreRoll { .. });
        let silenced = before && self.rule_holds(Rule::NoSpellsPreRoll, figure, None);
        for card in &self.state.players[who.index()].hand {
            let design = self.pack().design(*card);
            let fits = match design.deck {
                ResourceDeck::Equipment => window == Window::OwnTurn,
                _ => window.admits(design),
            };
            let why = match () {
                () if !fits => WRONG_TIME,
                () if silenced => SILENCED,
                () if !self.can_pay(who, &design.cost) => CANNOT_PAY,
                () => NO_EFFECT,
            };
            bars.bar(Pick::Card(*card), why);
        }
    }

    /// The window a question belongs to.
    fn window_of_question(&self, who: Participant) -> Option<Window> {
        let job = self.state.stack.last().map(|frame| &frame.job);
        match (self.state.menu.asked, job) {
            (Asked::Act, _) => Some(Window::OwnTurn),
            (Asked::PreRoll | Asked::PostRoll, Some(Job::Combat(combat))) => {
                let own = Figure::Guardian(who);
                let other = combat.sides.iter().find(|side| side.figure != own)?;
                let with_player = match other.figure {
                    Figure::Guardian(it) => !self.state.is_virtual(it),
                    Figure::Monster(_) | Figure::Priestess => false,
                };
                Some(match self.state.menu.asked {
                    Asked::PreRoll => Window::PreRoll { with_player },
                    _ => Window::PostRoll { with_player },
                })
            }
            (Asked::ChangeRoll, Some(Job::Test(test))) => Some(Window::Test {
                trap: test.cause == TestCause::Trap,
            }),
            (Asked::ChangeRoll, Some(Job::Strike(_))) => Some(Window::Defence),
            (Asked::TrapCard, Some(Job::Trap(trap))) => Some(Window::Trap(trap.victim)),
            _ => None,
        }
    }

    /// Achievements that are not fulfilled just now.
    pub(super) fn bar_achievements(&self, who: Participant, bars: &mut Bars) {
        let held = self.state.players[who.index()].achievements.iter();
        bars.bar_all(held.map(|it| Pick::Achievement(it.card)), NOT_FULFILLED);
    }
}
