//! Playing the game (sections 3 to 26 of the rules).
//!
//! | module | what happens there |
//! | --- | --- |
//! | `options`, `setup` | what is chosen before the start; the lodge, mages and grimoires |
//! | `state` | everything that changes |
//! | `flow` | the phases of a turn (BRW-13.6) |
//! | `stack`, `engine` | what is in progress, and its full stops (BRW-13.4) |
//! | `effect` | programs: one instruction after another |
//! | `operands`, `select`, `aiming` | whom and what a sentence means; targets |
//! | `window`, `triggers` | who answers to what happened (BRW-13.3) |
//! | `defeat` | the defeat of a mage (section 18) |
//! | `acts` | what the sentences do |
//! | `action`, `activation` | actions of mages, activations of evocations |
//! | `values` | strength, move and life with everything that changes them |
//! | `avatar` | the Possessed and the evocations of the Rose (section 25) |
//! | `menu`, `asking` | questions |
//! | `position`, `telling`, `secrets`, `audit` | scenarios, inspection, re-dealing, invariants |

mod action;
mod activation;
pub(crate) mod acts;
mod aiming;
pub(crate) mod asking;
mod audit;
pub(crate) mod avatar;
mod defeat;
mod effect;
pub(crate) mod ending;
mod engine;
pub mod flow;
pub mod map_drawing;
pub mod menu;
mod operands;
pub mod options;
pub(crate) mod position;
mod quest_progress;
mod secrets;
mod select;
mod setup;
pub mod stack;
pub mod state;
mod telling;
mod triggers;
mod values;
mod window;

use crate::cards::Pack;
use crate::game::BlackRoseWars;
use menu::{Asked, Menu, MenuShape, Pick, Reply};
pub(crate) use resolve::{Did, Go};
use stack::{EffectJob, Frame, Happening, Job, Stage};
use state::{Party, State};
use table::{Answer, Event, Message, RuleId, SeatSet, Tale};

/// A game being played: the rules, the state and the ear of the tale.
pub(crate) struct Play<'a> {
    pub(crate) rules: &'a BlackRoseWars,
    pub(crate) state: &'a mut State,
    pub(crate) tale: &'a mut Tale,
}

/// A rule named in the code.
pub(crate) const fn rule(id: &'static str) -> RuleId {
    RuleId::Fixed(id)
}

impl BlackRoseWars {
    /// Goes on with an answer.
    pub(crate) fn go_on(
        &self,
        state: &mut State,
        seat: table::Seat,
        answer: &Answer,
        tale: &mut Tale,
    ) {
        let mut play = Play {
            rules: self,
            state,
            tale,
        };
        play.answer(seat, answer);
        play.advance();
    }
}

impl<'a> Play<'a> {
    /// The cards. They outlive every change of the state.
    pub(crate) fn pack(&self) -> &'a Pack {
        self.rules.pack()
    }

    /// Tells something everybody hears.
    pub(crate) fn tell(&mut self, rule: RuleId, message: impl FnOnce() -> Message) {
        self.tale.tell(|| Event::public(rule, message()));
    }

    /// Tells everybody something and one mage more.
    pub(crate) fn tell_but(
        &mut self,
        rule: RuleId,
        mage: Party,
        public: impl FnOnce() -> Message,
        own: impl FnOnce() -> Message,
    ) {
        let seats = mage.seat().map_or(SeatSet::NONE, SeatSet::of);
        self.tale
            .tell(|| Event::public(rule, public()).but_to(seats, own()));
    }

    /// Lays out a question. Whoever asks is entered again and finds the reply.
    pub(crate) fn ask(
        &mut self,
        party: Party,
        asked: Asked,
        shape: MenuShape,
        picks: impl IntoIterator<Item = Pick>,
    ) {
        let menu = &mut self.state.menu;
        *menu = Menu {
            party: Some(party),
            asked,
            shape,
            picks: picks.into_iter().collect(),
            caps: Vec::new(),
            hushed: false,
        };
    }

    /// Lays out a split: how much of each, within the caps.
    pub(crate) fn ask_split(
        &mut self,
        party: Party,
        asked: Asked,
        (min, max): (u8, u8),
        picks: impl IntoIterator<Item = (Pick, u8)>,
    ) {
        let (picks, caps): (Vec<Pick>, Vec<u8>) = picks.into_iter().unzip();
        self.ask(party, asked, MenuShape::Split { min, max }, picks);
        self.state.menu.caps = caps;
    }

    /// The reply to this question, if it was just given.
    pub(crate) fn reply(&mut self, asked: Asked) -> Option<Reply> {
        self.state.reply.take_if(|reply| reply.asked == asked)
    }

    /// Puts a frame on the stack, unless too much is in progress already.
    pub(crate) fn push(&mut self, job: Job) {
        if self.is_skipped(&job) {
            return;
        }
        let id = self.state.next_frame;
        self.state.next_frame += 1;
        self.state.stack.push(Frame {
            id,
            stage: Stage::Run,
            batch: Vec::new(),
            struck: None,
            job,
        });
    }

    /// Something happened: it belongs to the full stop of the frame that is in progress.
    pub(crate) fn happen(&mut self, happening: Happening) {
        let frames = self.state.stack.iter_mut().rev();
        let owner = |frame: &&mut Frame| !matches!(frame.job, Job::Damage(_));
        if let Some(frame) = { frames }.find(owner) {
            frame.batch.push(happening);
        }
    }

    /// The program in progress.
    ///
    /// # Panics
    /// If the top frame is no program, which the engine rules out for acts.
    pub(crate) fn effect(&mut self) -> &mut EffectJob {
        match self.state.stack.last_mut().map(|frame| &mut frame.job) {
            Some(Job::Effect(effect)) => effect,
            _ => unreachable!("acts belong to programs"),
        }
    }
}
