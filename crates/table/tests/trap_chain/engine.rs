//! The resolution stack: one sentence a step, a window at every full stop, defeat after it.

use crate::model::{
    Card, DefeatFrame, EffectFrame, Fact, Frame, Mage, Op, Party, Source, Stage, State,
    WindowFrame, answers, could_answer,
};
use table::{Event, Message, RuleId, Seat, Tale};

/// A state on the move.
pub(crate) struct Turn<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) tale: &'a mut Tale,
}

impl State {
    pub(crate) fn mage(&mut self, seat: Seat) -> &mut Mage {
        &mut self.mages[seat.index()]
    }

    pub(crate) fn supply(&mut self, party: Party) -> &mut u8 {
        match party {
            Party::Mage(seat) => &mut self.mages[seat.index()].supply,
            Party::Rose => &mut self.rose_supply,
        }
    }

    /// The sentence that the effect on top waits to carry out.
    pub(crate) fn sentence(&self) -> Option<(&EffectFrame, Op)> {
        match self.stack.last() {
            Some(Frame::Effect(frame)) if frame.stage == Stage::Exec => {
                let op = frame.source.sentences().get(usize::from(frame.pc))?;
                Some((frame, *op))
            }
            _ => None,
        }
    }

    fn top_effect(&mut self) -> Option<&mut EffectFrame> {
        match self.stack.last_mut() {
            Some(Frame::Effect(frame)) => Some(frame),
            _ => None,
        }
    }

    /// A frame for an effect.
    pub(crate) fn begin(source: Source, caster: Seat, about: Option<Fact>) -> Frame {
        Frame::Effect(EffectFrame {
            source,
            caster,
            target: None,
            pc: 0,
            stage: Stage::Exec,
            batch: Vec::new(),
            marked: Vec::new(),
            about,
            ignored: 0,
            lost: false,
        })
    }

    /// The spells of a mage that fit one of the facts.
    pub(crate) fn fitting(&self, seat: Seat, facts: &[Fact]) -> Vec<(Card, Fact)> {
        let down = self.mages[seat.index()]
            .board
            .iter()
            .filter(|spell| spell.face_down);
        let fitting = down.filter_map(|spell| {
            let fact = facts.iter().find(|fact| answers(spell.card, seat, fact))?;
            Some((spell.card, *fact))
        });
        fitting.collect()
    }

    /// Who is asked in a window: every mage with a face-down spell whose token could answer.
    fn asked(&self, facts: &[Fact], only: Option<Seat>) -> Vec<Seat> {
        let could = |seat: &Seat| {
            let mut down = self.mages[seat.index()]
                .board
                .iter()
                .filter(|it| it.face_down);
            let class_could =
                |card: Card| facts.iter().any(|it| could_answer(card.class(), *seat, it));
            only.is_none_or(|only| only == *seat) && down.any(|spell| class_could(spell.card))
        };
        Seat::all(self.mages.len() as u8).filter(could).collect()
    }
}

impl Turn<'_> {
    /// Goes on until somebody has to decide or nothing is left.
    pub(crate) fn advance(&mut self) {
        while self.step() {}
    }

    pub(crate) fn tell(&mut self, id: &'static str, seat: Seat) {
        let message = Message::new(id).with("seat", seat);
        self.tale
            .tell(|| Event::public(RuleId::Fixed("CHAIN-1"), message));
    }

    fn step(&mut self) -> bool {
        match self.state.stack.last().cloned() {
            None if self.state.actions.is_empty() => return false,
            None => {
                let seat = self.state.actions.remove(0);
                self.state
                    .stack
                    .push(State::begin(Source::Explore, seat, None));
            }
            Some(Frame::Effect(frame)) => return self.step_effect(frame),
            Some(Frame::Window(window)) => return self.step_window(&window),
            Some(Frame::Defeat(defeat)) => self.step_defeat(&defeat),
        }
        true
    }

    fn push_window(&mut self, facts: Vec<Fact>, only: Option<Seat>) {
        self.state.stack.push(Frame::Window(WindowFrame {
            facts,
            only,
            opened: false,
            declare: Vec::new(),
            order: Vec::new(),
            sorted: false,
            queue: Vec::new(),
        }));
    }

    fn step_effect(&mut self, mut frame: EffectFrame) -> bool {
        match frame.stage {
            Stage::Exec => {
                let Some((_, op)) = self.state.sentence().filter(|_| !frame.lost) else {
                    self.state.stack.pop();
                    return true;
                };
                if self.needs_decision(&frame, op) {
                    return false;
                }
                self.carry_out(frame, op, 0);
                return true;
            }
            Stage::React => {
                frame.stage = Stage::Fall;
                let facts = std::mem::take(&mut frame.batch);
                self.put_back(frame);
                self.push_window(facts, None);
                return true;
            }
            Stage::Fall => match frame.marked.pop() {
                // Whoever has fewer cubes than life again is not defeated.
                Some((mage, by)) if self.state.mages[mage.index()].is_beaten() => {
                    self.put_back(frame);
                    let answered = false;
                    let defeat = DefeatFrame { mage, by, answered };
                    self.state.stack.push(Frame::Defeat(defeat));
                    return true;
                }
                Some(_) => {}
                None => frame.stage = Stage::Next,
            },
            Stage::Next => {
                frame.pc += 1;
                frame.stage = Stage::Exec;
            }
        }
        self.put_back(frame);
        true
    }

    pub(crate) fn put_back(&mut self, frame: EffectFrame) {
        if let Some(top) = self.state.top_effect() {
            *top = frame;
        }
    }

    fn step_window(&mut self, window: &WindowFrame) -> bool {
        let asked = self.state.asked(&window.facts, window.only);
        let Some(Frame::Window(top)) = self.state.stack.last_mut() else {
            return false;
        };
        if !top.opened {
            top.opened = true;
            top.declare = asked;
        } else if !top.declare.is_empty() {
            return false;
        } else if !top.sorted {
            top.sorted = true;
            let several = |seat: &Seat| top.queue.iter().filter(|it| it.0 == *seat).count() > 1;
            top.order = Seat::all(self.state.mages.len() as u8)
                .filter(several)
                .collect();
        } else if !top.order.is_empty() {
            return false;
        } else if top.queue.is_empty() {
            self.state.stack.pop();
        } else {
            let (seat, card, fact) = top.queue.remove(0);
            let frame = State::begin(Source::Spell(card), seat, Some(fact));
            self.state.stack.push(frame);
        }
        true
    }

    /// A mage has declared which spells it uses: they are turned face up at once.
    pub(crate) fn declare(&mut self, seat: Seat, chosen: &[(Card, Fact)]) {
        if let Some(Frame::Window(window)) = self.state.stack.last_mut() {
            window.declare.remove(0);
            let entries = chosen.iter().map(|&(card, fact)| (seat, card, fact));
            window.queue.extend(entries);
        }
        for (card, _) in chosen {
            let board = self.state.mage(seat).board.iter_mut();
            board
                .filter(|spell| spell.card == *card)
                .for_each(|spell| spell.face_down = false);
            self.tale.reveal();
            self.tell("reveals", seat);
        }
    }

    /// A mage has ordered the spells it declared.
    pub(crate) fn order(&mut self, seat: Seat, cards: &[Card]) {
        if let Some(Frame::Window(window)) = self.state.stack.last_mut() {
            window.order.remove(0);
            let rank = |card: Card| cards.iter().position(|it| *it == card);
            let queue = &mut window.queue;
            queue.sort_by_key(|it| (it.0, if it.0 == seat { rank(it.1) } else { None }));
        }
    }

    fn step_defeat(&mut self, defeat: &DefeatFrame) {
        let who = defeat.mage;
        if let Some(Frame::Defeat(top)) = self.state.stack.last_mut()
            && !top.answered
        {
            top.answered = true;
            return self.push_window(vec![Fact::Defeated { who }], Some(who));
        }
        self.state.stack.pop();
        let mage = self.state.mage(who);
        if !mage.is_beaten() {
            return; // it has saved itself
        }
        mage.room = None;
        let track = std::mem::take(&mut mage.track);
        self.tell("defeated", who);
        if let Party::Mage(victor) = defeat.by {
            self.state.mage(victor).trophies.push(who);
        }
        crate::score::score(self.state, &track);
        for party in track {
            *self.state.supply(party) += 1;
        }
        for frame in &mut self.state.stack {
            if let Frame::Effect(effect) = frame {
                effect.lost |= effect.source == Source::Explore && effect.caster == who;
            }
        }
    }
}
