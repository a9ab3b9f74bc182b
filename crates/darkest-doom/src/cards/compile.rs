//! From operations to flat code: what runs.
//!
//! A sentence may contain choices, conditions and loops, and somebody may have to decide in the
//! middle of it. So a program is a list of small instructions: a frame of the resolution stack is a
//! number in this list and a few registers, and can be saved between any two of them.

use super::pack::{
    AchievementId, AlternativeId, CardCopy, DesignId, Effect, Pack, ProgramId, Tasks,
};
use super::program::{Alternative, Cond, Condition, Filter, Op, Person, Set, TargetKind};
use crate::map::Map;
use resolve::{Jumps, Writer};

/// A compiled effect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The instructions.
    pub code: Vec<Instr>,
}

/// A small step of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(
    clippy::large_enum_variant,
    reason = "most instructions are acts, and there is one list of them for all games"
)]
pub enum Instr {
    /// Goes on elsewhere.
    Jump(u16),
    /// Goes on elsewhere unless this holds.
    Unless(Cond, u16),
    /// Asks the actor whether; goes on elsewhere if not.
    May(u16),
    /// Asks somebody for one of several alternatives whose costs it can meet.
    Choose {
        /// Who decides.
        who: Person,
        /// The first alternative; the others follow it.
        first: AlternativeId,
        /// The places where they begin.
        starts: Vec<u16>,
    },
    /// A loop begins over these elements.
    Loop(Set, Filter),
    /// The next round, or elsewhere when there is none.
    Next(u16),
    /// The round is over; goes back to its `Next`.
    Round(u16),
    /// The actor chooses a target; goes on elsewhere if there is none.
    Target(TargetKind, Filter, u16),
    /// An ambush test of somebody; goes on elsewhere if it fails.
    Test(Person, u16),
    /// At the end of the current combat this program runs if the condition holds then.
    Later(Cond, ProgramId),
    /// A step that changes the game.
    Act(Op),
}

impl Jumps for Instr {
    fn lead_to(&mut self, place: u16) {
        match self {
            Instr::Jump(to)
            | Instr::Unless(_, to)
            | Instr::May(to)
            | Instr::Next(to)
            | Instr::Target(_, _, to)
            | Instr::Test(_, to) => *to = place,
            Instr::Choose { .. }
            | Instr::Loop(..)
            | Instr::Round(_)
            | Instr::Later(..)
            | Instr::Act(_) => {}
        }
    }
}

/// Compiles everything a pack says and fills in what follows from it: programs, copies, the map.
pub fn finish(pack: &mut Pack) {
    pack.map = Map::new(&pack.areas);
    pack.cards = copies(pack);
    pack.achievement_cards = achievement_copies(pack);
    pack.tasks = tasks(pack);
    let mut programs = Programs::default();
    for effect in effects(pack) {
        effect.program = programs.write(&effect.ops);
    }
    pack.programs = programs.done;
}

/// Every effect of a pack, in a fixed order.
pub fn effects(pack: &mut Pack) -> Vec<&mut Effect> {
    let mut all: Vec<&mut Effect> = Vec::new();
    all.extend(pack.area_cards.iter_mut().map(|it| &mut it.action));
    all.extend(pack.characters.iter_mut().map(|it| &mut it.ability.effect));
    for design in &mut pack.designs {
        all.extend([&mut design.effect, &mut design.on_monster]);
    }
    for card in &mut pack.corruption {
        all.extend([&mut card.swap, &mut card.after_combat]);
    }
    all.extend(pack.missions.iter_mut().map(|it| &mut it.effect));
    all.extend(pack.achievements.iter_mut().flat_map(|it| &mut it.rewards));
    all.extend(pack.events.iter_mut().map(|it| &mut it.effect));
    all.extend(pack.attacks.iter_mut().map(|it| &mut it.echo));
    all.extend(pack.monsters.iter_mut().map(|it| &mut it.attack));
    all.extend(pack.goals.iter_mut().map(|it| &mut it.effect));
    all.extend([&mut pack.heart, &mut pack.abyss, &mut pack.wraith.effect]);
    for card in &mut pack.virtual_cards {
        let cells = card.cells.iter_mut().flatten();
        all.extend(cells.map(|cell| &mut cell.effect));
    }
    all.extend(pack.trails.iter_mut().map(|it| &mut it.effect));
    all.extend(pack.spaces.iter_mut().map(|it| &mut it.effect));
    all
}

/// Every copy of every design, in the order of the pack.
fn copies(pack: &Pack) -> Vec<CardCopy> {
    let all = (0..).map(DesignId).zip(&pack.designs);
    let copies = |(design, card): (DesignId, &super::pack::Design)| {
        let icons = card.icons.clone().into_iter();
        icons.map(move |icon| CardCopy { design, icon })
    };
    all.flat_map(copies).collect()
}

fn achievement_copies(pack: &Pack) -> Vec<AchievementId> {
    let all = (0..).map(AchievementId).zip(&pack.achievements);
    all.flat_map(|(id, card)| std::iter::repeat_n(id, usize::from(card.copies)))
        .collect()
}

fn tasks(pack: &Pack) -> Tasks {
    let mut tasks = Tasks::default();
    for (id, card) in (0..).map(AchievementId).zip(&pack.achievements) {
        match card.condition {
            Condition::State { counter, gte } => tasks.states.push((id, counter, gte)),
            Condition::Event { event, .. } => tasks.events.push((id, event)),
        }
    }
    tasks
}

#[derive(Default)]
struct Programs {
    done: Vec<Program>,
    /// How many alternatives have a number.
    alternatives: u16,
}

impl Programs {
    fn write(&mut self, ops: &[Op]) -> ProgramId {
        let mut text = Text {
            programs: self,
            writer: Writer::default(),
            ends: Vec::new(),
        };
        text.ops(ops);
        let Text {
            mut writer, ends, ..
        } = text;
        ends.into_iter().for_each(|at| writer.land(at));
        let code = writer.code;
        self.done.push(Program { code });
        ProgramId(u16::try_from(self.done.len() - 1).unwrap_or(u16::MAX))
    }
}

/// The program that is written.
struct Text<'a> {
    programs: &'a mut Programs,
    writer: Writer<Instr>,
    /// Targets whose lack ends the whole program.
    ends: Vec<usize>,
}

impl Text<'_> {
    fn ops(&mut self, ops: &[Op]) {
        ops.iter().for_each(|op| self.op(op));
    }

    fn op(&mut self, op: &Op) {
        match op {
            Op::Choose { options, who } => self.choose(*who, options),
            Op::May { ops } => {
                let skip = self.writer.emit(Instr::May(0));
                self.ops(ops);
                self.writer.land(skip);
            }
            Op::If {
                cond,
                then,
                otherwise,
            } => self.branch(Instr::Unless(cond.clone(), 0), then, otherwise),
            Op::Test {
                who, pass, fail, ..
            } => self.branch(Instr::Test(*who, 0), pass, fail),
            Op::ForEach { set, filter, ops } => self.each(*set, filter, ops),
            Op::Target { kind, filter } => {
                let at = self.writer.emit(Instr::Target(*kind, filter.clone(), 0));
                self.ends.push(at);
            }
            Op::AtCombatEnd { cond, ops } => {
                let body = self.programs.write(ops);
                self.writer.emit(Instr::Later(cond.clone(), body));
            }
            other => {
                self.writer.emit(Instr::Act(other.clone()));
            }
        }
    }

    fn branch(&mut self, test: Instr, then: &[Op], otherwise: &[Op]) {
        let skip = self.writer.emit(test);
        self.ops(then);
        if otherwise.is_empty() {
            self.writer.land(skip);
            return;
        }
        let over = self.writer.emit(Instr::Jump(0));
        self.writer.land(skip);
        self.ops(otherwise);
        self.writer.land(over);
    }

    fn choose(&mut self, who: Person, options: &[Alternative]) {
        let first = AlternativeId(self.programs.alternatives);
        let number = u16::try_from(options.len()).unwrap_or(u16::MAX);
        self.programs.alternatives = first.0.saturating_add(number);
        let fork = self.writer.emit(Instr::Jump(0));
        let mut starts = Vec::new();
        let mut ends = Vec::new();
        for option in options {
            starts.push(self.writer.here());
            self.ops(&option.ops);
            ends.push(self.writer.emit(Instr::Jump(0)));
        }
        self.writer.code[fork] = Instr::Choose { who, first, starts };
        ends.into_iter().for_each(|end| self.writer.land(end));
    }

    fn each(&mut self, set: Set, filter: &Filter, ops: &[Op]) {
        self.writer.emit(Instr::Loop(set, filter.clone()));
        let start = self.writer.here();
        let next = self.writer.emit(Instr::Next(0));
        self.ops(ops);
        self.writer.emit(Instr::Round(start));
        self.writer.land(next);
    }
}
