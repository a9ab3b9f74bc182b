//! From operations to flat code: what runs.
//!
//! A sentence may contain choices, conditions and loops, and somebody may have to decide in the
//! middle of it. So a program is a list of small instructions: a frame of the resolution stack is a
//! number in this list and a few registers, and can be saved between any two of them. A full stop
//! is an instruction of its own ([`Instr::Stop`]): only there may anything interrupt.

mod writer;

use super::alternatives::{AlternativeId, choices};
use super::grammar::Sentence;
use super::grammar::steps::Step;
use super::mentions::{any, works_on_figures};
use super::pack::{Ability, Effect, HeaderTarget, InForce, Pack, ProgramId, Reveal, SpellId};
use super::program::{Cond, Element, Op, Over, Priority, Ref, Select, SpellType, Trigger, Who};
use writer::Text;

/// A compiled effect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The instructions.
    pub code: Vec<Instr>,
    /// How many sentences the text has.
    pub sentences: u8,
    /// Stable clauses: when, and what then.
    pub stable: Vec<(Trigger, ProgramId)>,
    /// It has the keyword Summon.
    pub summons: bool,
    /// Some sentence works on the figures of a target room (BRW-13.5.2).
    pub on_figures: bool,
    /// It ignores or redirects damage: as an ability or stable effect it is a step of the damage
    /// pipeline, not an answer in a window (BRW-17.4).
    pub bends_damage: bool,
}

/// A small step of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(
    clippy::large_enum_variant,
    reason = "most instructions are acts, and there is one list of them for all games"
)]
pub enum Instr {
    /// The instability symbol (BRW-9.6); its full stop follows.
    Symbol,
    /// The printed target is chosen (BRW-12.2); its full stop follows.
    Aim(Aim),
    /// A sentence begins.
    Sentence(u8),
    /// Its full stop (BRW-13.4).
    Stop,
    /// Somebody picks elements for the step that follows.
    Pick(Box<Select>),
    /// A misfortune of the caster's choice for this mage.
    ChooseMisfortune(Who),
    /// An upgrade of the caster's choice.
    ChooseUpgrade,
    /// A kind of evocation of the caster's choice.
    ChooseEvocation {
        /// With at most this life.
        max_life: Option<u8>,
        /// Not one of a forgotten spell.
        not_forgotten: bool,
    },
    /// Goes on elsewhere.
    Jump(u16),
    /// Goes on elsewhere unless this holds.
    Unless(Cond, u16),
    /// Goes on elsewhere unless the step before was done.
    UnlessDone(u16),
    /// Goes on elsewhere, not done, unless the revealed spells show these elements.
    Reinforced(Vec<Element>, u16),
    /// Asks whether; goes on elsewhere, not done, if not.
    May(u16),
    /// Asks for one of several alternatives.
    Or {
        /// The first of them; the others follow it.
        first: AlternativeId,
        /// The places where they begin.
        starts: Vec<u16>,
    },
    /// What was to be done is not done.
    NotDone,
    /// What was to be done is done.
    Done,
    /// A loop begins over these elements.
    Loop(Over),
    /// The next round, or elsewhere when there is none.
    Next(u16),
    /// The round is over; goes back to its `Next`.
    Round(u16),
    /// A stable clause comes into play.
    Stable(u8),
    /// A step that changes the game.
    Act(Op),
}

/// The choice of a printed target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The printed target.
    pub target: HeaderTarget,
    /// Another one, if the revealed spells show these elements.
    pub instead: Option<(Vec<Element>, HeaderTarget)>,
    /// Some sentence works without the target: a false one is worth choosing (BRW-12.14).
    pub false_target: bool,
    /// How the Avatar chooses.
    pub priority: Option<Priority>,
}

/// Compiles everything a pack says and fills in what follows from it: programs, abilities, rules,
/// the list of cards, the conditions of traps and protections.
pub fn finish(pack: &mut Pack) {
    pack.programs.clear();
    let mut programs = Programs::default();
    for spell in &mut pack.spells {
        let symbol = spell.instability;
        for half in std::iter::once(&mut spell.top).chain(&mut spell.bottom) {
            let header = Header {
                symbol,
                target: half.target,
                priority: None,
            };
            half.effect.program = programs.text(&half.effect, Some(header));
        }
    }
    for quest in &mut pack.quests {
        quest.effect.program = programs.text(&quest.effect, None);
    }
    for room in &mut pack.rooms {
        for effect in [&mut room.destroyed, &mut room.rebuilt] {
            effect.program = programs.text(effect, None);
        }
    }
    for order in &mut pack.orders {
        for step in &mut order.steps {
            let header = step.spell.map(|spell| Header {
                symbol: order.instability,
                target: spell.target,
                priority: spell.priority,
            });
            step.effect.program = programs.text(&step.effect, header);
        }
        if let Some(react) = &mut order.react {
            react.effect.program = programs.text(&react.effect, None);
        }
    }
    let forces = (pack.events.iter_mut().map(|it| &mut it.force))
        .chain(pack.evocations.iter_mut().map(|it| &mut it.force))
        .chain(pack.upgrades.iter_mut().map(|it| &mut it.force))
        .chain(pack.misfortunes.iter_mut().map(|it| &mut it.force))
        .chain(std::iter::once(&mut pack.avatar.force));
    forces.for_each(|force| programs.force(force));
    pack.programs = programs.done;
    pack.alternatives = programs.alternatives;
    pack.cards = cards(pack);
    pack.trap_triggers = triggers(pack, SpellType::Trap);
    pack.protect_triggers = triggers(pack, SpellType::Protect);
    pack.hidden_tasks = hidden_tasks(pack);
}

/// Every copy of every spell, in the order of the pack.
fn cards(pack: &Pack) -> Vec<SpellId> {
    let all = (0..).map(SpellId).zip(&pack.spells);
    all.flat_map(|(id, spell)| std::iter::repeat_n(id, usize::from(spell.copies)))
        .collect()
}

/// All different conditions of the traps or protections of a pack.
fn triggers(pack: &Pack, kind: SpellType) -> Vec<Trigger> {
    let mut found: Vec<Trigger> = Vec::new();
    let halves = pack
        .spells
        .iter()
        .flat_map(|spell| std::iter::once(&spell.top).chain(&spell.bottom));
    for trigger in halves
        .filter(|half| half.kind == kind)
        .filter_map(|half| half.trigger.as_ref())
    {
        if !found.contains(trigger) {
            found.push(trigger.clone());
        }
    }
    found
}

/// All different challenges of quests that can lie face down.
fn hidden_tasks(pack: &Pack) -> Vec<Trigger> {
    let mut found: Vec<Trigger> = Vec::new();
    let hidden = pack.quests.iter().filter(|it| it.reveal != Reveal::OnDraw);
    for quest in hidden {
        if !found.contains(&quest.task) {
            found.push(quest.task.clone());
        }
    }
    found
}

/// What stands above the text.
struct Header {
    symbol: bool,
    target: HeaderTarget,
    priority: Option<Priority>,
}

#[derive(Default)]
struct Programs {
    done: Vec<Program>,
    alternatives: Vec<Option<Step>>,
    /// The choices of the sentence that is compiled, as they are written, the next one last.
    choices: Vec<Vec<Step>>,
}

impl Programs {
    fn add(&mut self, program: Program) -> ProgramId {
        self.done.push(program);
        ProgramId(u16::try_from(self.done.len() - 1).unwrap_or(u16::MAX))
    }

    /// The next choice of the sentence: its alternatives get their numbers and words.
    fn choice(&mut self, number: usize) -> AlternativeId {
        let first = u16::try_from(self.alternatives.len()).unwrap_or(u16::MAX);
        let said = self.choices.pop().unwrap_or_default();
        let said = said.into_iter().map(Some).chain(std::iter::repeat(None));
        self.alternatives.extend(said.take(number));
        AlternativeId(first)
    }

    /// The program of a text.
    fn text(&mut self, effect: &Effect, header: Option<Header>) -> ProgramId {
        self.effect(&effect.ops, &effect.written.sentences, header)
    }

    /// The program of some sentences; what belongs to a sentence that was begun before has no
    /// sentences of its own.
    fn effect(&mut self, ops: &[Op], said: &[Sentence], header: Option<Header>) -> ProgramId {
        let mut text = Text::new(self);
        if let Some(header) = header {
            text.header(ops, &header);
        }
        for (number, op) in (0..).zip(ops) {
            if let Some(sentence) = said.get(usize::from(number)) {
                let choices = choices(sentence).into_iter().rev();
                text.programs.choices = choices.map(<[Step]>::to_vec).collect();
            }
            text.writer.emit(Instr::Sentence(number));
            text.op(op);
            text.writer.emit(Instr::Stop);
        }
        let mut program = text.finish();
        program.sentences = u8::try_from(ops.len()).unwrap_or(u8::MAX);
        program.on_figures = ops.iter().any(|op| any(op, &works_on_figures));
        program.bends_damage = ops.iter().any(|op| any(op, &bends));
        program.summons = ops
            .iter()
            .any(|op| any(op, &|op| matches!(op, Op::Summon { .. })));
        self.add(program)
    }

    /// Abilities, rules, and what is carried out once.
    fn force(&mut self, force: &mut InForce) {
        force.abilities.clear();
        force.rules.clear();
        let (mut once, mut once_said) = (Vec::new(), Vec::new());
        for (number, op) in force.ops.iter().enumerate() {
            let said = force.written.sentences.get(number);
            let said = said.map(std::slice::from_ref).unwrap_or_default();
            match op {
                Op::On {
                    when,
                    then,
                    replaces,
                } => {
                    let program = self.effect(&[Op::Seq { then: then.clone() }], said, None);
                    force.abilities.push(Ability {
                        when: when.clone(),
                        program,
                        replaces: *replaces,
                    });
                }
                Op::Modify(rule) => force.rules.push(rule.clone()),
                other => {
                    once.push(other.clone());
                    once_said.extend_from_slice(said);
                }
            }
        }
        force.once = (!once.is_empty()).then(|| self.effect(&once, &once_said, None));
    }
}

/// Does a loop go over what was picked?
#[must_use]
pub fn over_picked(select: &Select) -> bool {
    select.not == Some(Ref::Picked)
}

fn bends(op: &Op) -> bool {
    matches!(op, Op::IgnoreDamage { .. } | Op::RedirectDamage { .. })
}
