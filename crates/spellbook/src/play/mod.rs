//! Playing the game: days, actions, spells, the solo opponent and the end (SB-2 to SB-12).
//!
//! | module | what happens there |
//! | --- | --- |
//! | `options` | what is chosen before the start |
//! | `state` | everything that changes |
//! | `setup` | the spells of the game, the first tokens |
//! | `day` | phases, actions, the altar at the end of the day |
//! | `usable` | may an action be used now? |
//! | `effect` | what the sentences do |
//! | `choice` | what follows from an answer |
//! | `lesson`, `payment` | learning a spell and the ways to pay for it |
//! | `moves` | the one way to move a token |
//! | `asking` | questions |
//! | `ending` | scores and tie-breaks |
//! | `position` | games that start in the middle, for scenarios |

mod asking;
mod choice;
mod day;
mod effect;
mod ending;
mod lesson;
mod moves;
pub mod options;
pub mod payment;
mod position;
mod setup;
pub mod state;
pub(crate) mod usable;

use crate::cards::{Effect, SpellId};
use crate::game::Spellbook;
use crate::materia::COLOURS;
use state::{Program, State};
use table::{Answer, Event, Message, RuleId, Tale};

pub(crate) use asking::{
    BASIC_KINDS, PHASE_KINDS, RUNE_KINDS, basic_target, colour_target, level_target, spell_target,
    token_target,
};
pub(crate) use ending::Line;

/// A game being played: the rules, the state and the ear of the tale.
pub(crate) struct Play<'a> {
    pub(crate) rules: &'a Spellbook,
    pub(crate) state: &'a mut State,
    pub(crate) tale: &'a mut Tale,
}

/// How a step ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The next step follows.
    On,
    /// Somebody decides: the menu is laid out.
    Ask,
    /// The game is over.
    Over,
}

/// A rule named in the code.
pub(crate) const fn rule(id: &'static str) -> RuleId {
    RuleId::Fixed(id)
}

impl Spellbook {
    /// The sentences of a program.
    pub(crate) fn effects(&self, spells: &[SpellId; COLOURS], program: Program) -> &[Effect] {
        let level = |colour: crate::materia::Colour, level: u8| {
            self.pack().spell(spells[colour.index()]).level(level)
        };
        match program {
            Program::Basic(at) => &self.pack().actions[usize::from(at)].effects,
            Program::Act(colour, at) => &level(colour, at).acts,
            Program::Learned(colour, at) => &level(colour, at).learned,
            Program::Taken(colour, at) => &level(colour, at).taken,
            Program::Learning(colour, at) => &level(colour, at).learning,
        }
    }

    /// Goes on with an answer.
    pub(crate) fn go_on(&self, state: &mut State, answer: &Answer, tale: &mut Tale) {
        let mut play = Play {
            rules: self,
            state,
            tale,
        };
        play.answer(answer);
        play.advance();
    }
}

impl Play<'_> {
    /// Tells something everybody hears.
    pub(crate) fn tell(&mut self, rule: RuleId, message: impl FnOnce() -> Message) {
        self.tale.tell(|| Event::public(rule, message()));
    }

    /// Carries out whatever needs no decision, up to the next one.
    pub(crate) fn advance(&mut self) {
        loop {
            let flow = if self.state.runs.is_empty() {
                self.step_day()
            } else {
                self.step_run()
            };
            match flow {
                Flow::On => {}
                Flow::Over => return,
                Flow::Ask if self.state.table.every_step || !self.answer_if_forced() => return,
                Flow::Ask => {}
            }
        }
    }
}
