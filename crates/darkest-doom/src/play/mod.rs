//! Playing the game (sections 2 to 23 of the rules).
//!
//! | module | what happens there |
//! | --- | --- |
//! | `options`, `setup` | what is chosen before the start; board, Guardians, decks (section 2) |
//! | `state` | everything that changes |
//! | `flow` | the round state machine (section 5), the Darkest Doom's turn (section 17) |
//! | `turn` | a Guardian's turn: actions, alliances, missions (sections 6, 12, 13, 16) |
//! | `stack`, `engine` | what is in progress |
//! | `effect`, `acts` | programs, one instruction after another, and what they do |
//! | `operands`, `select`, `foresee` | whom and what a sentence means; targets; would it do anything? |
//! | `enter`, `travel`, `placing`, `trap` | entering areas and moving (section 7, 10.4) |
//! | `fate`, `test`, `strike`, `wounds`, `death` | dice and what they decide (sections 8, 9, 10.5, 15) |
//! | `combat` | section 14 |
//! | `hand`, `windows`, `playing` | cards in hand, when they can be used, playing and using them (sections 10, 11) |
//! | `monsters`, `goals` | section 18 |
//! | `absorbed`, `virtuals` | the Leader of the Hunt (section 21), Virtual Guardians (section 23) |
//! | `ledger`, `announce` | achievements (section 19) |
//! | `menu`, `asking` | questions |
//! | `position`, `telling`, `secrets`, `audit` | scenarios, inspection, re-dealing, invariants |

mod absorbed;
mod acts;
mod announce;
pub(crate) mod asking;
mod audit;
mod combat;
mod death;
mod destiny;
mod effect;
mod ending;
mod engine;
mod enter;
mod fate;
pub mod flow;
mod foresee;
mod goals;
mod hand;
mod lasting;
pub mod ledger;
pub mod map_drawing;
pub mod menu;
mod monsters;
mod operands;
pub mod options;
mod placing;
mod playing;
pub(crate) mod position;
pub mod prescribed;
mod secrets;
mod select;
pub mod setup;
pub mod stack;
pub mod state;
mod strike;
mod telling;
mod test;
mod trap;
mod travel;
pub mod turn;
mod vines;
mod virtuals;
mod windows;
mod wounds;

use crate::cards::Pack;
use crate::game::DarkestDoom;
use menu::{Asked, Menu, MenuShape, Pick, Reply};
use resolve::Go;
use stack::{EffectJob, Frame, Job, Returned};
use state::{Figure, Participant, State};
use table::{Answer, Event, Message, RuleId, Seat, SeatSet, Tale};

/// A game being played: the rules, the state and the ear of the tale.
pub(crate) struct Play<'a> {
    pub(crate) rules: &'a DarkestDoom,
    pub(crate) state: &'a mut State,
    pub(crate) tale: &'a mut Tale,
}

/// How a choice among single picks went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// This was picked, or it was the only one.
    Pick(Pick),
    /// There was nothing to pick.
    Nothing,
    /// Somebody is asked: the menu is laid out.
    Asked,
}

/// A rule named in the code.
pub(crate) const fn rule(id: &'static str) -> RuleId {
    RuleId::Fixed(id)
}

impl State {
    /// Is it a Virtual Guardian?
    #[must_use]
    pub fn is_virtual(&self, who: Participant) -> bool {
        who.index() >= self.players.len()
    }

    /// The seat of a player; none for Virtual Guardians.
    #[must_use]
    pub fn seat_of(&self, who: Participant) -> Option<Seat> {
        (!self.is_virtual(who)).then_some(Seat(who.0))
    }

    /// Everybody, players first.
    pub fn participants(&self) -> impl Iterator<Item = Participant> + use<> {
        (0..self.guardians.len() as u8).map(Participant)
    }
}

impl DarkestDoom {
    /// Goes on with an answer.
    pub(crate) fn go_on(&self, state: &mut State, seat: Seat, answer: &Answer, tale: &mut Tale) {
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

    /// Tells everybody something and one player more.
    pub(crate) fn tell_but(
        &mut self,
        rule: RuleId,
        who: Participant,
        public: impl FnOnce() -> Message,
        own: impl FnOnce() -> Message,
    ) {
        let seats = self.state.seat_of(who).map_or(SeatSet::NONE, SeatSet::of);
        self.tale
            .tell(|| Event::public(rule, public()).but_to(seats, own()));
    }

    /// Lays out a question to a player. Whoever asks is entered again and finds the reply.
    pub(crate) fn ask(
        &mut self,
        who: Participant,
        asked: Asked,
        shape: MenuShape,
        picks: impl IntoIterator<Item = Pick>,
    ) {
        self.state.menu = Menu {
            party: Some(who),
            asked,
            shape,
            picks: picks.into_iter().collect(),
            caps: Vec::new(),
            hushed: false,
        };
    }

    /// The reply to this question, if it was just given.
    pub(crate) fn reply(&mut self, asked: Asked) -> Option<Reply> {
        self.state.reply.take_if(|reply| reply.asked == asked)
    }

    /// Lets somebody pick one of these. The only one needs no question; a Virtual Guardian takes
    /// the first one, so they must come in the order of DD-0.7. Not for questions whose number of
    /// answers depends on hidden cards: those are asked with [`Play::ask`] even if there is one.
    pub(crate) fn choose(
        &mut self,
        who: Participant,
        asked: Asked,
        picks: impl IntoIterator<Item = Pick>,
    ) -> Chosen {
        if let Some(reply) = self.reply(asked) {
            return reply.pick().map_or(Chosen::Nothing, Chosen::Pick);
        }
        let picks: Vec<Pick> = picks.into_iter().collect();
        match picks[..] {
            [] => Chosen::Nothing,
            [only] => Chosen::Pick(only),
            [first, ..] if self.state.is_virtual(who) => Chosen::Pick(first),
            _ => {
                self.ask(who, asked, MenuShape::One, picks);
                Chosen::Asked
            }
        }
    }

    /// Puts something to be carried out on the stack.
    pub(crate) fn push(&mut self, job: Job) {
        let id = self.state.next_frame;
        self.state.next_frame += 1;
        self.state.stack.push(Frame { id, job });
    }

    /// Takes the top frame off the stack.
    pub(crate) fn pop(&mut self) {
        self.state.stack.pop();
    }

    /// The same, with something to tell the frame below.
    pub(crate) fn finish(&mut self, returned: Returned) {
        self.state.stack.pop();
        self.state.returned = Some(returned);
    }

    /// Replaces the job of the top frame.
    pub(crate) fn set_job(&mut self, job: Job) {
        if let Some(frame) = self.state.stack.last_mut() {
            frame.job = job;
        }
    }

    /// The number of the top frame.
    pub(crate) fn frame_id(&self) -> u32 {
        self.state.stack.last().map_or(0, |frame| frame.id)
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

    /// Begins a program, unless it says nothing or too much is in progress already.
    pub(crate) fn run(&mut self, effect: EffectJob) {
        let stack = &self.state.stack;
        let first = stack.first().map_or(self.state.next_frame, |it| it.id);
        let too_much = resolve::is_too_much(stack.len(), first, self.state.next_frame);
        if !too_much && !self.pack().program(effect.program).code.is_empty() {
            self.push(Job::Effect(Box::new(effect)));
        }
    }

    /// The First Player (DD-5.4).
    pub(crate) fn first_player(&self) -> Participant {
        self.state.order.first().copied().unwrap_or(Participant(0))
    }

    /// Everybody in this round's order.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Participant> + use<> {
        self.state.order.clone().into_iter()
    }

    /// The area of a figure.
    pub(crate) fn area_of(&self, figure: Figure) -> Option<crate::cards::AreaId> {
        match figure {
            Figure::Guardian(who) => self.state.guardians[who.index()].area,
            Figure::Monster(slot) => {
                let monster = self.state.monsters.get(usize::from(slot))?.as_ref();
                monster.map(|monster| monster.area)
            }
            Figure::Priestess => Some(self.pack().map.summit()),
        }
    }

    /// The figure in an area, the High Priestess and this figure itself aside (DD-1.18).
    pub(crate) fn figure_at(
        &self,
        area: crate::cards::AreaId,
        but: Option<Figure>,
    ) -> Option<Figure> {
        self.figures()
            .find(|figure| Some(*figure) != but && self.area_of(*figure) == Some(area))
    }

    /// Everybody on the board but the High Priestess: Guardians, then monsters by slot.
    pub(crate) fn figures(&self) -> impl Iterator<Item = Figure> + '_ {
        let guardians = self.state.participants().map(Figure::Guardian);
        let monsters = (0..state::MONSTERS as u8).map(Figure::Monster);
        guardians
            .chain(monsters)
            .filter(|figure| self.area_of(*figure).is_some())
    }

    /// The areas with a figure on them.
    pub(crate) fn occupied(&self) -> crate::map::AreaSet {
        self.figures()
            .filter_map(|figure| self.area_of(figure))
            .collect()
    }
}

/// Ends a step that waits for a choice.
pub(crate) const ASK: Go = Go::Ask;
