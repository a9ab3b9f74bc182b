//! Every text of the cards that runs, with its name.

use black_rose_wars::cards::compile::Instr;
use black_rose_wars::cards::{
    Effect, EventId, EvocationKind, HalfSide, InForce, MisfortuneKind, Op, Pack, ProgramId,
    UpgradeKind, Written,
};
use black_rose_wars::witness::Standing;
use serde_json::{Value, json};

/// A text of a card that runs.
pub(crate) struct Text<'a> {
    /// What sort of text it is.
    pub(crate) kind: &'static str,
    /// The card and which of its texts it is.
    pub(crate) name: String,
    pub(crate) program: ProgramId,
    pub(crate) written: &'a Written,
    /// The place of its first sentence among those that are written.
    pub(crate) first: usize,
}

/// Every text of a pack.
pub(crate) fn texts(pack: &Pack) -> Vec<Text<'_>> {
    Texts::all(pack)
}

/// Collects them.
struct Texts<'a> {
    pack: &'a Pack,
    all: Vec<Text<'a>>,
}

impl<'a> Texts<'a> {
    fn all(pack: &'a Pack) -> Vec<Text<'a>> {
        let mut texts = Texts {
            pack,
            all: Vec::new(),
        };
        for spell in &pack.spells {
            for side in [HalfSide::Top, HalfSide::Bottom] {
                if side == HalfSide::Top || spell.bottom.is_some() {
                    let name = format!("{} {side:?}", spell.id);
                    texts.effect("spell half", name, &spell.half(side).effect);
                }
            }
        }
        for quest in &pack.quests {
            texts.effect("quest effect", quest.id.clone(), &quest.effect);
        }
        for room in &pack.rooms {
            texts.effect(
                "room side",
                format!("{} destroyed", room.id),
                &room.destroyed,
            );
            texts.effect("room side", format!("{} rebuilt", room.id), &room.rebuilt);
        }
        for order in &pack.orders {
            for (number, step) in (1..).zip(&order.steps) {
                texts.effect("order part", format!("{} {number}", order.id), &step.effect);
            }
            if let Some(react) = &order.react {
                texts.effect("order answer", order.id.clone(), &react.effect);
            }
        }
        for (_, name, force) in forces(pack) {
            texts.force(&name, force);
        }
        texts.all
    }

    fn effect(&mut self, kind: &'static str, name: String, effect: &'a Effect) {
        self.text(kind, name, effect.program, &effect.written, 0);
    }

    /// A text, and every stable clause in it.
    fn text(
        &mut self,
        kind: &'static str,
        name: String,
        program: ProgramId,
        written: &'a Written,
        first: usize,
    ) {
        let parts = self.pack.program(program);
        let mut sentence = 0;
        for instr in &parts.code {
            match instr {
                Instr::Sentence(number) => sentence = usize::from(*number),
                Instr::Stable(clause) => {
                    let (_, body) = &parts.stable[usize::from(*clause)];
                    self.text(
                        "stable clause",
                        name.clone(),
                        *body,
                        written,
                        first + sentence,
                    );
                }
                _ => {}
            }
        }
        self.all.push(Text {
            kind,
            name,
            program,
            written,
            first,
        });
    }

    /// Abilities stand where their operations stand; what is carried out once follows one another.
    fn force(&mut self, name: &str, force: &'a InForce) {
        let places = |wanted: fn(&Op) -> bool| {
            let ops = force.ops.iter().enumerate();
            ops.filter(move |(_, op)| wanted(op)).map(|(at, _)| at)
        };
        let abilities = places(|op| matches!(op, Op::On { .. }));
        for (ability, at) in force.abilities.iter().zip(abilities) {
            let name = format!("{name}, sentence {}", at + 1);
            self.text("ability", name, ability.program, &force.written, at);
        }
        let mut once = places(|op| !matches!(op, Op::On { .. } | Op::Modify(_)));
        if let (Some(program), Some(first)) = (force.once, once.next()) {
            self.text("event", name.to_owned(), program, &force.written, first);
        }
    }
}

/// What every card means.
pub(crate) fn meanings(pack: &Pack) -> Value {
    let spells = pack.spells.iter();
    let halves = spells.flat_map(|spell| std::iter::once(&spell.top).chain(&spell.bottom));
    let halves = halves.map(|half| json!([half.trigger, half.effect.ops]));
    let quests = pack.quests.iter();
    let quests = quests.map(|quest| json!([quest.task, quest.effect.ops]));
    let rooms = pack.rooms.iter();
    let rooms = rooms.map(|room| json!([room.destroyed.ops, room.rebuilt.ops]));
    let orders = pack.orders.iter().flat_map(|order| {
        let steps = order.steps.iter().map(|step| &step.effect);
        steps.chain(order.react.as_ref().map(|react| &react.effect))
    });
    let orders = orders.map(|effect| json!(effect.ops));
    let forces = forces(pack).into_iter();
    let forces = forces.map(|(_, _, force)| json!(force.ops));
    let all = halves.chain(quests).chain(rooms);
    all.chain(orders).chain(forces).collect()
}

/// Every card with abilities and rules in force.
pub(crate) fn forces(pack: &Pack) -> Vec<(Standing, String, &InForce)> {
    let events = (0..).map(EventId).map(Standing::Event).zip(&pack.events);
    let evocations = (0..).map(EvocationKind).map(Standing::Evocation);
    let upgrades = (0..).map(UpgradeKind).map(Standing::Upgrade);
    let misfortunes = (0..).map(MisfortuneKind).map(Standing::Misfortune);
    let events = events.map(|(at, it)| (at, it.id.clone(), &it.force));
    let evocations = evocations.zip(&pack.evocations);
    let upgrades = upgrades.zip(&pack.upgrades);
    let misfortunes = misfortunes.zip(&pack.misfortunes);
    events
        .chain(evocations.map(|(at, it)| (at, it.id.clone(), &it.force)))
        .chain(upgrades.map(|(at, it)| (at, it.id.clone(), &it.force)))
        .chain(misfortunes.map(|(at, it)| (at, it.id.clone(), &it.force)))
        .chain([(Standing::Avatar, "avatar".to_owned(), &pack.avatar.force)])
        .collect()
}
