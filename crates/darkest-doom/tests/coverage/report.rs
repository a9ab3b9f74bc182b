//! What the cards have done, and what they have not.

use super::texts::{Text, sentence_at};
use darkest_doom::cards::compile::Instr;
use darkest_doom::cards::{AchievementId, EventMapId, Pack, ProgramId, Rule};
use darkest_doom::witness::Witness;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU8, Ordering};

/// It was carried out.
const RAN: u8 = 1;
/// It was carried out and changed something.
const DID: u8 = 2;

/// Marks that several threads set.
#[derive(Debug)]
struct Marks(Vec<AtomicU8>);

impl Marks {
    fn blank(length: usize) -> Self {
        Marks((0..length).map(|_| AtomicU8::new(0)).collect())
    }

    fn set(&self, at: usize, bits: u8) {
        self.0[at].fetch_or(bits, Ordering::Relaxed);
    }

    fn get(&self, at: usize) -> u8 {
        self.0[at].load(Ordering::Relaxed)
    }
}

/// What the cards have done so far.
#[derive(Debug)]
pub(crate) struct Ledger {
    programs: Vec<Marks>,
    achievements: Marks,
    maps: Marks,
    rules: Marks,
}

impl Ledger {
    pub(crate) fn of(pack: &Pack) -> Self {
        let programs = pack.programs.iter();
        Ledger {
            programs: programs.map(|it| Marks::blank(it.code.len())).collect(),
            achievements: Marks::blank(pack.achievements.len()),
            maps: Marks::blank(pack.event_maps.len()),
            rules: Marks::blank(Rule::ALL.len()),
        }
    }

    /// Somebody announced an achievement: its task was met.
    pub(crate) fn announced(&self, achievement: AchievementId) {
        self.achievements.set(achievement.index(), RAN);
    }

    /// A map said where the creations of an event appear.
    pub(crate) fn in_force(&self, map: EventMapId) {
        self.maps.set(map.index(), RAN);
    }

    /// Has an instruction done what it is there for? What wants to change something must have done
    /// so once.
    pub(crate) fn proves(&self, program: ProgramId, at: usize, instr: &Instr) -> bool {
        let needed = match instr {
            Instr::Act(_) => DID,
            _ => RAN,
        };
        self.programs[program.index()].get(at) & needed > 0
    }

    /// Is every instruction of a program proven?
    pub(crate) fn proves_all(&self, pack: &Pack, program: ProgramId) -> bool {
        let mut code = pack.program(program).code.iter().enumerate();
        code.all(|(at, instr)| self.proves(program, at, instr))
    }

    /// Has anybody met the task of an achievement?
    pub(crate) fn was_met(&self, achievement: AchievementId) -> bool {
        self.achievements.get(achievement.index()) > 0
    }

    fn ran_at_all(&self, program: ProgramId, at: usize) -> bool {
        self.programs[program.index()].get(at) > 0
    }
}

impl Witness for Ledger {
    fn ran(&self, program: ProgramId, at: u16, done: bool) {
        let bits = if done { RAN | DID } else { RAN };
        self.programs[program.index()].set(usize::from(at), bits);
    }

    fn applied(&self, rule: Rule) {
        self.rules.set(rule.index(), RAN);
    }
}

/// What is proven, by kind: so many of so many.
#[derive(Default)]
pub(crate) struct Report {
    counts: BTreeMap<&'static str, (usize, usize)>,
    missing: Vec<String>,
}

impl Report {
    pub(crate) fn count(&mut self, kind: &'static str, proven: bool) {
        let (done, all) = self.counts.entry(kind).or_default();
        *done += usize::from(proven);
        *all += 1;
    }

    /// The same, with words for what is missing.
    pub(crate) fn expect(&mut self, kind: &'static str, proven: bool, name: &str) {
        self.count(kind, proven);
        if !proven {
            self.missing.push(format!("{kind}: {name}"));
        }
    }

    /// A text is proven when each of its instructions is.
    pub(crate) fn text(&mut self, pack: &Pack, ledger: &Ledger, text: &Text) {
        let code = &pack.program(text.program).code;
        let mut at = 0;
        let mut whole = true;
        for (_, size) in &text.sentences {
            let end = at + size;
            let steps = (at..end).map(|at| self.instruction(ledger, text, at, &code[at]));
            let proven = steps.filter(|proven| !proven).count() == 0;
            self.count("sentences", proven);
            whole &= proven;
            at = end;
        }
        assert_eq!(
            at,
            code.len(),
            "the sentences of {} are all of it",
            text.name
        );
        self.count(text.kind, whole);
        self.count("texts", whole);
    }

    fn instruction(&mut self, ledger: &Ledger, text: &Text, at: usize, instr: &Instr) -> bool {
        let proven = ledger.proves(text.program, at, instr);
        self.count("instructions", proven);
        if matches!(instr, Instr::Act(_)) {
            self.count("acts that changed something", proven);
        }
        if !proven {
            let (kind, name) = (text.kind, &text.name);
            let ran = ledger.ran_at_all(text.program, at);
            let how = if ran { "done" } else { "run" };
            let line = sentence_at(&text.sentences, at);
            let line = format!("{kind} {name}: {line}\n    never {how}: {instr:?}");
            self.missing.push(line);
        }
        proven
    }

    /// Tasks that were met, maps that were in force, rules that were applied while they lasted.
    pub(crate) fn others(&mut self, pack: &Pack, ledger: &Ledger) {
        for (id, achievement) in (0..).map(AchievementId).zip(&pack.achievements) {
            self.expect("tasks met", ledger.was_met(id), &achievement.id);
        }
        for (at, map) in pack.event_maps.iter().enumerate() {
            self.expect("event maps in force", ledger.maps.get(at) > 0, &map.id);
        }
        for rule in Rule::ALL {
            let applied = ledger.rules.get(rule.index()) > 0;
            self.expect("lasting rules applied", applied, &format!("{rule:?}"));
        }
    }

    /// Prints what was counted, and fails if anything is missing.
    pub(crate) fn close(self) {
        for (kind, (done, all)) in &self.counts {
            let share = 100.0 * *done as f64 / *all as f64;
            println!("{kind:<28} {done:>5} of {all:>5}  {share:>5.1} %");
        }
        let missing = self.missing;
        assert!(
            missing.is_empty(),
            "never carried out ({}):\n{}",
            missing.len(),
            missing.join("\n")
        );
    }
}
