//! Programs in progress: one instruction after another (BRW-13.1).

mod choosing;
mod foreseeing;

use super::menu::{Asked, Going, MenuShape, Pick};
use super::stack::{EffectJob, Happening, Part, Source, Target, Thing};
use super::state::{Figure, Party, StableEffect};
use super::{Did, Go, Play, rule};
use crate::cards::compile::{Instr, over_picked};
use crate::cards::{
    AlternativeId, Cond, Element, HeaderTarget, Op, Over, ProgramId, Ref, SpellType, Who,
};
use resolve::Loops;
use smallvec::SmallVec;
use table::Message;

impl EffectJob {
    /// A program about to begin.
    #[must_use]
    pub fn new(source: Source, program: ProgramId, caster: Party) -> Self {
        EffectJob {
            source,
            program,
            at: 0,
            caster,
            by_avatar: false,
            spell: None,
            element: None,
            this: None,
            trigger: None,
            target: Target::None,
            it: None,
            assigned: SmallVec::new(),
            picked: SmallVec::new(),
            chosen: None,
            choice: None,
            loops: Loops::default(),
            done: false,
            part: Part::default(),
            ignored_by: 0,
            warned: 0,
            damaged: SmallVec::new(),
            defeated: SmallVec::new(),
            ignored: 0,
            swapped: [0; 5],
            not_swapped: 0,
            removed: 0,
            discarded: SmallVec::new(),
            account: super::stack::Account::default(),
        }
    }

    /// The same as a spell of a type and element.
    #[must_use]
    pub fn as_spell(mut self, spell: SpellType, element: Element) -> Self {
        self.spell = Some(spell);
        self.element = Some(element);
        self
    }

    /// The figures this program has damaged, each once.
    #[must_use]
    pub fn damaged_figures(&self) -> SmallVec<[Figure; 4]> {
        let mut figures = SmallVec::new();
        for (figure, _) in &self.damaged {
            if !figures.contains(figure) {
                figures.push(*figure);
            }
        }
        figures
    }
}

impl Play<'_> {
    pub(crate) fn step_effect(&mut self) -> Go {
        let rules = self.rules;
        let effect = self.effect();
        let program = rules.pack().program(effect.program);
        let at = usize::from(effect.at);
        let Some(instr) = program.code.get(at) else {
            return self.end_effect(at - program.code.len());
        };
        if let Some(witness) = rules.witness()
            && !matches!(instr, Instr::Act(_))
        {
            witness.ran(effect.program, effect.at, true);
        }
        match instr {
            Instr::Act(op) => return self.step_act(op),
            Instr::Stop => {
                effect.at += 1;
                self.stop();
                return Go::On;
            }
            Instr::Sentence(number) => {
                effect.picked.clear();
                effect.choice = None;
                // Foreseeing may put a window on top.
                effect.at += 1;
                self.tell_sentence(*number);
                self.foresee(&program.code[at + 1..]);
                return Go::On;
            }
            Instr::Symbol => self.symbol(),
            Instr::Aim(aim) => return self.step_aim(aim),
            Instr::Pick(select) => return self.step_pick(select),
            Instr::ChooseMisfortune(who) => return self.choose_misfortune(who),
            Instr::ChooseUpgrade => return self.choose_upgrade(),
            Instr::ChooseEvocation {
                max_life,
                not_forgotten,
            } => return self.choose_evocation(*max_life, *not_forgotten),
            Instr::May(to) => return self.step_may(*to),
            Instr::Or { first, starts } => return self.step_or(*first, starts),
            Instr::Jump(to) => {
                effect.at = *to;
                return Go::On;
            }
            Instr::Unless(cond, to) => return self.branch_on(cond, *to),
            Instr::UnlessDone(to) => {
                effect.at = if effect.done { effect.at + 1 } else { *to };
                return Go::On;
            }
            Instr::Reinforced(elements, to) => {
                let met = self.reinforced(elements);
                let effect = self.effect();
                effect.done = met;
                effect.at = if met { effect.at + 1 } else { *to };
                return Go::On;
            }
            Instr::NotDone => effect.done = false,
            Instr::Done => effect.done = true,
            Instr::Loop(over) => self.start_loop(over),
            Instr::Next(end) => {
                self.next_round(*end);
                return Go::On;
            }
            Instr::Round(start) => {
                let (start, done) = (*start, effect.done);
                effect.loops.round(done);
                effect.at = start;
                return Go::On;
            }
            Instr::Stable(clause) => self.put_stable(*clause),
        }
        self.effect().at += 1;
        Go::On
    }

    /// A step that changes the game; a spell warns those it reaches for the first time.
    fn step_act(&mut self, op: &Op) -> Go {
        let fresh = self.effect().part == Part::default() && self.state.reply.is_none();
        if fresh && self.warn(op) {
            return Go::On;
        }
        match self.act(op) {
            Did::Ask => Go::Ask,
            Did::Wait => Go::On,
            did => {
                let rules = self.rules;
                let effect = self.effect();
                effect.done = did == Did::Yes;
                if let Some(witness) = rules.witness() {
                    witness.ran(effect.program, effect.at, effect.done);
                }
                effect.part = Part::default();
                effect.at += 1;
                Go::On
            }
        }
    }

    fn branch_on(&mut self, cond: &Cond, to: u16) -> Go {
        let holds = self.holds(cond);
        let effect = self.effect();
        effect.at = if holds { effect.at + 1 } else { to };
        Go::On
    }

    /// The Avatar always does what it may (BRW-25.5.9).
    fn step_may(&mut self, to: u16) -> Go {
        let decider = self.decider();
        let always = self.effect().by_avatar;
        let yes = match self.reply(Asked::May) {
            _ if always => true,
            Some(reply) => reply.amounts.first() == Some(&1),
            None => {
                self.ask(decider, Asked::May, MenuShape::Confirm, []);
                return Go::Ask;
            }
        };
        let effect = self.effect();
        effect.done = yes;
        effect.at = if yes { effect.at + 1 } else { to };
        Go::On
    }

    fn step_or(&mut self, first: AlternativeId, starts: &[u16]) -> Go {
        let decider = self.decider();
        let Some(reply) = self.reply(Asked::Alternative) else {
            let options = (first.0..).map(AlternativeId).map(Pick::Option);
            let options = options.take(starts.len());
            self.ask(decider, Asked::Alternative, MenuShape::One, options);
            return Go::Ask;
        };
        let chosen = match reply.picks.first() {
            Some(Pick::Option(chosen)) => usize::from(chosen.0.saturating_sub(first.0)),
            _ => 0,
        };
        if let Some(start) = starts.get(chosen) {
            self.effect().at = *start;
        }
        Go::On
    }

    fn start_loop(&mut self, over: &Over) {
        let items: SmallVec<[Thing; 5]> = match over {
            Over::Count(counter) => {
                let times = usize::from(self.count(counter));
                std::iter::repeat_n(Thing::Once, times).collect()
            }
            Over::Discarded(_) => {
                let discarded = &self.effect().discarded;
                let parties = discarded.iter().map(|(party, _)| Thing::Discarded(*party));
                parties.collect()
            }
            Over::Select(select) if over_picked(select) => {
                self.effect().picked.iter().copied().collect()
            }
            Over::Select(select) => self.select(select).into_iter().collect(),
        };
        self.effect().loops.begin(items);
    }

    fn next_round(&mut self, end: u16) {
        let effect = self.effect();
        match effect.loops.advance() {
            Ok(_) => effect.at += 1,
            Err(done) => {
                effect.done = done;
                effect.at = end;
            }
        }
    }

    /// The instability symbol: "place 1 instability in your room" (BRW-9.6, 25.3.5).
    fn symbol(&mut self) {
        let caster = self.effect().caster;
        if let Some(room) = self.room_of(Figure::Mage(caster)) {
            let placed = self.place_instability(caster, true, room, 1);
            self.note_instability(room, placed);
        }
    }

    /// What the whole effect has done to rooms, for quests.
    pub(crate) fn note_instability(&mut self, room: crate::cards::RoomId, placed: u8) {
        let colour = self.pack().room(room).colour;
        let account = &mut self.effect().account;
        account.placed = account.placed.saturating_add(placed);
        if placed > 0 {
            account.touch(colour);
        }
    }

    /// A stable clause comes into play (BRW-15.2).
    fn put_stable(&mut self, clause: u8) {
        let effect = self.effect();
        effect.done = true;
        let (source, caster, target) = (effect.source, effect.caster, effect.target);
        let target = match target {
            Target::Figure(_) => self.figures_of(&Who::Ref(Ref::Target)).first().copied(),
            Target::None | Target::Room(_) => None,
        };
        let Source::Spell { card, half } = source else {
            return;
        };
        let printed = self.half(card, half).target;
        let remembers = printed != HeaderTarget::Myself && printed != HeaderTarget::Special;
        // Without a real target, or with one that ignores the spell or is in its cell, the clause
        // has nobody to watch (BRW-12.14, 12.16, 13.5.4).
        if remembers && target.is_none() {
            return;
        }
        let Some(seat) = caster.seat() else { return };
        let slots = &mut self.state.mages[seat.index()].slots;
        let slot = slots.iter_mut().flatten().find(|slot| slot.card == card);
        if let Some(slot) = slot {
            slot.stable.push(StableEffect {
                clause,
                target,
                used: 0,
            });
            let caster = self.party_arg(caster);
            self.tell(rule("BRW-15.1"), || {
                let card = super::asking::card_target(card);
                Message::new("stable")
                    .with("mage", caster)
                    .with("card", card)
            });
        }
    }

    fn tell_sentence(&mut self, number: u8) {
        let effect = self.effect();
        let source = super::asking::source_target(effect.source);
        let caster = effect.caster;
        let caster = self.party_arg(caster);
        self.tell(rule("BRW-13.1.1"), || {
            let message = Message::new("sentence").with("mage", caster);
            let message = message.with("card", source);
            message.with("number", usize::from(number) + 1)
        });
    }

    /// The text is done: a quest pays its reward, then the end is announced (BRW-28.6).
    fn end_effect(&mut self, past: usize) -> Go {
        if past == 0 && self.pays_reward() {
            self.effect().at += 1;
            self.finish_quest();
            self.stop();
            return Go::On;
        }
        let mut events: Vec<Happening> = Vec::new();
        let effect = self.effect();
        let (mage, mut account, source) = (effect.caster, effect.account, effect.source);
        account.dealt = effect.damaged.iter().any(|(_, party)| *party == mage);
        let spell = effect.spell.zip(effect.element);
        let summon = self.pack().program(self.effect().program).summons;
        let room = self.room_of(Figure::Mage(mage));
        if let Some((spell, element)) = spell {
            events.push(Happening::SpellResolved {
                mage,
                spell,
                element,
                room,
            });
        }
        if let Source::Room { room, .. } = source
            && !self.is_copy()
        {
            events.push(Happening::RoomResolved { mage, room });
        }
        events.push(Happening::EffectResolved {
            mage,
            account,
            summon: summon || account.summoned,
        });
        self.quest_progress(&events);
        self.pop();
        self.open_window(events);
        Go::On
    }

    /// A quest pays unless the text says that it stays completed.
    fn pays_reward(&mut self) -> bool {
        matches!(self.effect().source, Source::Quest(_))
    }

    /// Sets the target by a sentence of the text; that can be answered like a choice (BRW-13.5.2).
    pub(crate) fn set_target(&mut self, who: &Who) -> Did {
        let target = if let Some(room) = self.rooms_meant(who) {
            Target::Room(room)
        } else {
            let figure = self.figures_of(who).first().copied();
            figure.map_or(Target::None, Target::Figure)
        };
        self.aim_at(target);
        Did::from(target != Target::None)
    }

    /// Makes something the target and announces whom the spell affects by that.
    pub(crate) fn aim_at(&mut self, target: Target) {
        let on_figures = self.pack().program(self.effect().program).on_figures;
        let effect = self.effect();
        effect.target = target;
        let caster = effect.caster;
        let reached = match target {
            Target::Figure(Figure::Mage(mage)) => bit(mage),
            Target::Room(room) if on_figures => self
                .figures_in(room)
                .into_iter()
                .filter_map(|figure| match figure {
                    Figure::Mage(mage) => Some(bit(mage)),
                    Figure::Evoc(_) => None,
                })
                .fold(0, |all, one| all | one),
            _ => 0,
        };
        let effect = self.effect();
        let fresh = reached & !bit(caster) & !effect.warned;
        effect.warned |= fresh;
        if fresh != 0 {
            let events = self.affects(fresh);
            events.into_iter().for_each(|event| self.happen(event));
        }
    }
}

/// The bit of a party in a set of mages.
pub(crate) fn bit(party: Party) -> u8 {
    1 << party.0
}

/// The pick that passes.
pub(crate) const PASS: Pick = Pick::Way(Going::Pass);
