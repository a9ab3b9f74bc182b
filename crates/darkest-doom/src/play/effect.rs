//! Programs in progress: one instruction after another.

use super::menu::{Asked, MenuShape, Pick};
use super::stack::{EffectJob, Job, Later, Part, Returned, Source, TestCause, Thing};
use super::state::Participant;
use super::{ASK, Chosen, Play};
use crate::cards::compile::Instr;
use crate::cards::{AlternativeId, Filter, KilledBy, Op, Person, ProgramId, TargetKind};
use resolve::{Did, Go, Loops};

impl EffectJob {
    /// A program about to begin.
    #[must_use]
    pub fn new(source: Source, program: ProgramId, actor: Participant) -> Self {
        EffectJob {
            source,
            program,
            at: 0,
            actor,
            monster: None,
            target: None,
            victim: None,
            citadel: None,
            how: KilledBy::Ranged,
            slain: None,
            loops: Loops::default(),
            part: Part::default(),
        }
    }
}

impl Play<'_> {
    pub(crate) fn step_effect(&mut self) -> Go {
        let rules = self.rules;
        let effect = self.effect();
        let (number, at) = (effect.program, effect.at);
        let program = rules.pack().program(number);
        let Some(instr) = program.code.get(usize::from(at)) else {
            self.pop();
            return Go::On;
        };
        match instr {
            Instr::Act(op) => return self.step_act(op),
            Instr::Jump(to) => self.go_to(*to),
            Instr::Unless(cond, to) => {
                let holds = self.holds(cond);
                self.go_to(if holds { at + 1 } else { *to });
            }
            Instr::May(to) => return self.step_may(*to),
            Instr::Choose { who, first, starts } => return self.step_choose(*who, *first, starts),
            Instr::Loop(set, filter) => {
                let things = self.things_of(*set, filter);
                self.effect().loops.begin(things);
                self.go_to(at + 1);
            }
            Instr::Next(end) => {
                if self.step_order() == Did::Ask {
                    return ASK;
                }
                let more = self.effect().loops.advance().is_ok();
                self.go_to(if more { at + 1 } else { *end });
            }
            Instr::Round(start) => {
                self.go_to(*start);
                // The next player of an event may roll dice (DD-19.3).
                if matches!(self.effect().source, Source::Event(_)) {
                    self.open_announcements();
                }
            }
            Instr::Target(kind, filter, end) => return self.step_target(*kind, filter, *end),
            Instr::Test(who, failed) => return self.step_test_instr(*who, *failed),
            Instr::Later(..) => {
                self.do_later();
                self.go_to(at + 1);
            }
        }
        self.ran(number, at);
        Go::On
    }

    /// Tells whoever watches that an instruction was carried out.
    fn ran(&self, program: ProgramId, at: u16) {
        if let Some(witness) = self.rules.witness() {
            witness.ran(program, at, true);
        }
    }

    fn go_to(&mut self, to: u16) {
        let effect = self.effect();
        effect.at = to;
        effect.part = Part::default();
    }

    fn step_act(&mut self, op: &Op) -> Go {
        match self.act(op) {
            Did::Ask => ASK,
            Did::Wait => Go::On,
            did => {
                // An act that ends the game may have swept the stack.
                if matches!(self.state.stack.last(), Some(frame) if matches!(frame.job, Job::Effect(_)))
                {
                    let rules = self.rules;
                    let effect = self.effect();
                    if let Some(witness) = rules.witness() {
                        witness.ran(effect.program, effect.at, did == Did::Yes);
                    }
                    let next = effect.at + 1;
                    self.go_to(next);
                }
                Go::On
            }
        }
    }

    /// A Virtual Guardian and everybody else who cannot decide does what it may.
    fn step_may(&mut self, to: u16) -> Go {
        let (actor, at, program) = {
            let effect = self.effect();
            (effect.actor, effect.at, effect.program)
        };
        let yes = match self.reply(Asked::May) {
            _ if self.state.is_virtual(actor) => true,
            Some(reply) => reply.yes(),
            None => {
                self.ask(actor, Asked::May, MenuShape::Confirm, []);
                return ASK;
            }
        };
        self.ran(program, at);
        self.go_to(if yes { at + 1 } else { to });
        Go::On
    }

    /// Only alternatives whose costs can be met are offered.
    fn step_choose(&mut self, who: Person, first: AlternativeId, starts: &[u16]) -> Go {
        let Some(who) = self.participant(who) else {
            self.effect().at += 1;
            return Go::On;
        };
        let numbers = (first.0..).map(AlternativeId);
        let offered: Vec<(AlternativeId, u16)> = numbers
            .zip(starts.iter().copied())
            .filter(|(_, start)| self.can_meet_costs(*start))
            .collect();
        let picks = offered.iter().map(|(option, _)| Pick::Option(*option));
        let picked = match self.choose(who, Asked::Alternative, picks) {
            Chosen::Asked => return ASK,
            Chosen::Pick(Pick::Option(option)) => Some(option),
            Chosen::Pick(_) | Chosen::Nothing => None,
        };
        let start = offered.iter().find(|(option, _)| Some(*option) == picked);
        let (program, at) = (self.effect().program, self.effect().at);
        self.ran(program, at);
        let end = rules_end(self, program);
        self.go_to(start.map_or(end, |(_, start)| *start));
        Go::On
    }

    fn step_target(&mut self, kind: TargetKind, filter: &Filter, end: u16) -> Go {
        let (actor, at, program) = {
            let effect = self.effect();
            (effect.actor, effect.at, effect.program)
        };
        let things = self.legal_targets(kind, filter);
        let picks = things.iter().map(|thing| match thing {
            Thing::Figure(figure) => Pick::Figure(*figure),
            Thing::Area(area) => Pick::Area(*area),
        });
        let target = match self.choose(actor, Asked::Target, picks) {
            Chosen::Asked => return ASK,
            Chosen::Pick(Pick::Figure(figure)) => Some(Thing::Figure(figure)),
            Chosen::Pick(Pick::Area(area)) => Some(Thing::Area(area)),
            Chosen::Pick(_) | Chosen::Nothing => None,
        };
        self.effect().target = target;
        if let (Source::Card(_), Some(Thing::Figure(figure))) = (self.effect().source, target) {
            self.keep_chain_on(figure);
        }
        if target.is_some() {
            self.ran(program, at);
        }
        self.go_to(if target.is_some() { at + 1 } else { end });
        Go::On
    }

    /// Whoever plays a card chooses the order of its targets (DD-10.36); everything else goes in
    /// the order of play.
    fn step_order(&mut self) -> Did {
        let EffectJob { source, actor, .. } = *self.effect();
        let left = self.effect().loops.0.last().map(|it| it.left.clone());
        let left = left.filter(|_| matches!(source, Source::Card(_)));
        let picks = left.iter().flatten().filter_map(|thing| match thing {
            Thing::Figure(figure) => Some(Pick::Figure(*figure)),
            Thing::Area(_) => None,
        });
        let picks: Vec<Pick> = picks.rev().collect();
        match self.choose(actor, Asked::Target, picks) {
            Chosen::Asked => return Did::Ask,
            Chosen::Pick(Pick::Figure(figure)) => {
                if let Some(round) = self.effect().loops.0.last_mut() {
                    let next = Thing::Figure(figure);
                    round.left.retain(|it| *it != next);
                    round.left.push(next);
                }
            }
            Chosen::Pick(_) | Chosen::Nothing => {}
        }
        Did::Yes
    }

    fn step_test_instr(&mut self, who: Person, failed: u16) -> Go {
        let effect = self.effect();
        let (at, program) = (effect.at, effect.program);
        if effect.part.step == 0 {
            effect.part.step = 1;
            // An absorbed Leader rolls no dice: nothing comes of a test of his (DD-8.9, DD-23.22).
            let tested = self.participant(who);
            let Some(who) = tested.filter(|it| self.leader_of(*it).is_none()) else {
                self.go_to(at + 1);
                return Go::On;
            };
            self.start_test(who, TestCause::Effect);
            return Go::On;
        }
        let passed = match self.state.returned.take() {
            Some(Returned::Test { passed, .. }) => passed,
            _ => false,
        };
        self.ran(program, at);
        self.go_to(if passed { at + 1 } else { failed });
        Go::On
    }

    fn do_later(&mut self) {
        let effect = self.effect();
        let later = Later {
            source: effect.source,
            actor: effect.actor,
            program: effect.program,
            at: effect.at,
        };
        if let Some(combat) = self.combat_mut() {
            combat.later.push(later);
        }
    }
}

/// The end of a program.
fn rules_end(play: &Play<'_>, program: ProgramId) -> u16 {
    u16::try_from(play.pack().program(program).code.len()).unwrap_or(u16::MAX)
}
