//! Writes the code of programs, one operation after another.

use super::{Aim, Header, Instr, Program, Programs};
use crate::cards::mentions::{asks_for_target, retarget, uses_target};
use crate::cards::pack::HeaderTarget;
use crate::cards::program::{
    EvocationWord, Kind, Op, Over, Ref, Select, Trigger, Which, WhichEvocation, Who,
};
use resolve::{Jumps, Writer};

/// Writes the code of one program.
pub(super) struct Text<'a> {
    pub(super) programs: &'a mut Programs,
    pub(super) program: Program,
    pub(super) writer: Writer<Instr>,
}

impl Jumps for Instr {
    fn lead_to(&mut self, place: u16) {
        match self {
            Instr::Jump(to)
            | Instr::Unless(_, to)
            | Instr::UnlessDone(to)
            | Instr::Reinforced(_, to)
            | Instr::May(to)
            | Instr::Next(to) => *to = place,
            _ => {}
        }
    }
}

impl<'a> Text<'a> {
    pub(super) fn new(programs: &'a mut Programs) -> Self {
        Text {
            programs,
            program: Program::default(),
            writer: Writer::default(),
        }
    }

    /// What was written.
    pub(super) fn finish(self) -> Program {
        Program {
            code: self.writer.code,
            ..self.program
        }
    }

    pub(super) fn header(&mut self, ops: &[Op], header: &Header) {
        if header.symbol {
            self.writer.emit(Instr::Symbol);
            self.writer.emit(Instr::Stop);
        }
        if !asks_for_target(ops, header.target) {
            return;
        }
        let instead = ops.first().and_then(retarget);
        let area = matches!(header.target, HeaderTarget::Area(_));
        let aim = Aim {
            target: header.target,
            instead,
            false_target: !area && ops.iter().any(|op| !uses_target(op)),
            priority: header.priority,
        };
        self.writer.emit(Instr::Aim(aim));
        self.writer.emit(Instr::Stop);
    }

    fn ops(&mut self, ops: &[Op]) {
        ops.iter().for_each(|op| self.op(op));
    }

    pub(super) fn op(&mut self, op: &Op) {
        match op {
            Op::Seq { then } => self.ops(then),
            Op::If {
                cond,
                then,
                otherwise,
            } => self.branch(Instr::Unless(cond.clone(), 0), then, otherwise),
            Op::IfDone { then, otherwise } => self.branch(Instr::UnlessDone(0), then, otherwise),
            Op::Reinforce { elements, then } => {
                let skip = self.writer.emit(Instr::Reinforced(elements.clone(), 0));
                self.ops(then);
                self.writer.land(skip);
            }
            Op::May { then } => {
                let skip = self.writer.emit(Instr::May(0));
                self.ops(then);
                self.writer.land(skip);
            }
            Op::Or { options } => self.alternatives(options),
            Op::ForEach { over, then } => self.each(over, then),
            Op::Stable { when, then } => self.stable(when, then),
            // Looked at when the printed target is chosen.
            Op::Retarget { .. } => {
                self.writer.emit(Instr::Done);
            }
            other => self.act(other),
        }
    }

    /// The step is decided once, at the start; without a branch it is not done.
    fn branch(&mut self, test: Instr, then: &[Op], otherwise: &[Op]) {
        let skip = self.writer.emit(test);
        self.ops(then);
        let over = self.writer.emit(Instr::Jump(0));
        self.writer.land(skip);
        if otherwise.is_empty() {
            self.writer.emit(Instr::NotDone);
        }
        self.ops(otherwise);
        self.writer.land(over);
    }

    fn alternatives(&mut self, options: &[Vec<Op>]) {
        let first = self.programs.choice(options.len());
        let fork = self.writer.emit(Instr::NotDone);
        let mut starts = Vec::new();
        let mut ends = Vec::new();
        for option in options {
            starts.push(self.writer.here());
            self.ops(option);
            ends.push(self.writer.emit(Instr::Jump(0)));
        }
        self.writer.code[fork] = Instr::Or { first, starts };
        ends.into_iter().for_each(|end| self.writer.land(end));
    }

    fn each(&mut self, over: &Over, then: &[Op]) {
        let mut one_by_one = false;
        let over = match over {
            Over::Select(select) => {
                one_by_one = select.play_order;
                match self.who(&Who::Select(select.clone())) {
                    Who::Select(all) => Over::Select(all),
                    _ => Over::Select(Box::new(picked())),
                }
            }
            other => other.clone(),
        };
        self.writer.emit(Instr::Loop(over));
        let start = self.writer.here();
        let next = self.writer.emit(Instr::Next(0));
        self.ops(then);
        if one_by_one {
            self.writer.emit(Instr::Stop);
        }
        self.writer.emit(Instr::Round(start));
        self.writer.land(next);
    }

    fn stable(&mut self, when: &Trigger, then: &[Op]) {
        let body = self.programs.effect(
            &[Op::Seq {
                then: then.to_vec(),
            }],
            &[],
            None,
        );
        let clause = u8::try_from(self.program.stable.len()).unwrap_or(u8::MAX);
        self.program.stable.push((when.clone(), body));
        self.writer.emit(Instr::Stable(clause));
    }

    /// A step whose choices stand before it.
    fn act(&mut self, op: &Op) {
        let mut op = op.clone();
        for who in operands(&mut op) {
            *who = self.who(who);
        }
        match &op {
            Op::AssignMisfortune {
                misfortune: Which::Choice(_),
                to,
            } => {
                let to = to.clone();
                self.writer.emit(Instr::ChooseMisfortune(to));
            }
            Op::AssignUpgrade {
                upgrade: Which::Choice(_),
                ..
            } => {
                self.writer.emit(Instr::ChooseUpgrade);
            }
            Op::Summon {
                evocation: WhichEvocation::Word(EvocationWord::Choice),
                max_life,
                not_forgotten,
                ..
            } => {
                let (max_life, not_forgotten) = (*max_life, *not_forgotten);
                self.writer.emit(Instr::ChooseEvocation {
                    max_life,
                    not_forgotten,
                });
            }
            _ => {}
        }
        self.writer.emit(Instr::Act(op));
    }

    /// What is picked is picked before the step; the step then speaks of what was picked.
    fn who(&mut self, who: &Who) -> Who {
        match who {
            Who::RoomOf { room_of } => Who::RoomOf {
                room_of: Box::new(self.who(room_of)),
            },
            Who::Select(select) => {
                let mut select = select.clone();
                let inner = [
                    &mut select.from,
                    &mut select.assigned_to,
                    &mut select.inside,
                ];
                for inner in inner.into_iter().flatten() {
                    *inner = self.who(inner);
                }
                if select.pick.is_some() {
                    self.writer.emit(Instr::Pick(select));
                    Who::Ref(Ref::Picked)
                } else {
                    Who::Select(select)
                }
            }
            other => other.clone(),
        }
    }
}

/// The element that stands for what was picked before a loop.
fn picked() -> Select {
    Select {
        not: Some(Ref::Picked),
        ..Select::of(Kind::Figure, false)
    }
}

/// The operands of a step.
fn operands(op: &mut Op) -> Vec<&mut Who> {
    match op {
        Op::Deal { to, .. }
        | Op::AssignEvocation { to, .. }
        | Op::AssignUpgrade { to, .. }
        | Op::AssignMisfortune { to, .. }
        | Op::RedirectDamage { to, .. }
        | Op::GiveSpell { to, .. } => vec![to],
        Op::SwapDamage { on, .. } | Op::Heal { on, .. } => vec![on],
        Op::PlaceInst { inside, .. } | Op::SwapInst { inside, .. } | Op::Summon { inside, .. } => {
            vec![inside]
        }
        Op::GainPp { who, .. }
        | Op::LosePp { who, .. }
        | Op::Remove { who, .. }
        | Op::Activate { who, .. }
        | Op::Boost { who, .. }
        | Op::Target { who } => vec![who],
        Op::StealPp { from, to, .. } => vec![from, to],
        Op::Move { who, toward, .. } => {
            let mut all = vec![who];
            all.extend(toward.as_mut());
            all
        }
        Op::Place { who, inside } => vec![who, inside],
        Op::Attack { who, on, .. } => vec![who, on],
        Op::DiscardUpgrade { from, .. } | Op::DiscardMisfortune { from, .. } => vec![from],
        Op::ActivateRoom { room, .. } => vec![room],
        _ => Vec::new(),
    }
}
