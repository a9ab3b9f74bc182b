//! Every sentence of every card has been carried out.
//!
//! All scenarios and some hundred random games are played before a witness. Whatever no text of the
//! built-in cards ever did is listed and fails the test: a sentence, an ability, a stable clause, a
//! side of a room, a part or answer of an order card, one branch of a choice or condition, a step
//! that never changed anything, a rule in force that was never applied, a challenge never met.
//!
//! `cargo test -p black-rose-wars --test coverage -- --nocapture` prints the report.

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::compile::Instr;
use black_rose_wars::cards::{
    Effect, HalfSide, InForce, Op, Pack, ProgramId, QuestId, TriggerOn, Written,
};
use black_rose_wars::witness::{Standing, Witness};
use cardtext::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use table::scenario::Scenario;
use table::{AnyGame, Chance, Question, Seed, Setup, Tale, erase};

/// It was carried out.
const RAN: u8 = 1;
/// It was carried out and changed something.
const DID: u8 = 2;

/// What the cards have done so far.
#[derive(Debug)]
struct Ledger {
    programs: Vec<Vec<AtomicU8>>,
    quests: Vec<AtomicU8>,
    rules: Mutex<BTreeSet<(Standing, usize)>>,
}

impl Ledger {
    fn of(pack: &Pack) -> Self {
        let blank = |length: usize| (0..length).map(|_| AtomicU8::new(0)).collect();
        Ledger {
            programs: pack
                .programs
                .iter()
                .map(|it| blank(it.code.len()))
                .collect(),
            quests: blank(pack.quests.len()),
            rules: Mutex::default(),
        }
    }

    /// How far an instruction came.
    fn of_step(&self, program: ProgramId, at: usize) -> u8 {
        self.programs[usize::from(program.0)][at].load(Ordering::Relaxed)
    }
}

impl Witness for Ledger {
    fn ran(&self, program: ProgramId, at: u16, done: bool) {
        let step = &self.programs[usize::from(program.0)][usize::from(at)];
        step.fetch_or(if done { RAN | DID } else { RAN }, Ordering::Relaxed);
    }

    fn applied(&self, card: Standing, rule: usize) {
        self.rules
            .lock()
            .expect("no panic while locked")
            .insert((card, rule));
    }

    fn met(&self, quest: QuestId) {
        self.quests[usize::from(quest.0)].store(DID, Ordering::Relaxed);
    }
}

/// A text of a card that runs.
struct Text<'a> {
    /// What sort of text it is.
    kind: &'static str,
    /// The card and which of its texts it is.
    name: String,
    program: ProgramId,
    written: &'a Written,
    /// The place of its first sentence among those that are written.
    first: usize,
}

/// Every text of a pack.
struct Texts<'a> {
    pack: &'a Pack,
    all: Vec<Text<'a>>,
}

impl<'a> Texts<'a> {
    fn of(pack: &'a Pack) -> Vec<Text<'a>> {
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
                    self.text("stable clause", name.clone(), *body, written, first + sentence);
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

/// Every card with abilities and rules in force.
fn forces(pack: &Pack) -> Vec<(Standing, String, &InForce)> {
    use black_rose_wars::cards::{EventId, EvocationKind, MisfortuneKind, UpgradeKind};
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

/// The name of a variant.
fn variant(thing: &impl std::fmt::Debug) -> String {
    let text = format!("{thing:?}");
    let end = text.find(|c: char| !c.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

/// What is proven, by kind: so many of so many.
#[derive(Default)]
struct Report {
    counts: BTreeMap<&'static str, (usize, usize)>,
    missing: Vec<String>,
}

impl Report {
    fn count(&mut self, kind: &'static str, proven: bool) {
        let (done, all) = self.counts.entry(kind).or_default();
        *done += usize::from(proven);
        *all += 1;
    }

    fn text(&mut self, pack: &Pack, ledger: &Ledger, text: &Text<'_>) {
        let code = &pack.program(text.program).code;
        let mut sentence = None;
        let mut whole = true;
        let mut lacking: Vec<(Option<usize>, String)> = Vec::new();
        for (at, instr) in code.iter().enumerate() {
            let seen = ledger.of_step(text.program, at);
            if let Instr::Sentence(number) = instr {
                sentence = Some(usize::from(*number));
                self.count("sentence", seen & RAN > 0);
            }
            let (step, proven) = match instr {
                Instr::Act(op) => {
                    self.count("operation", seen & DID > 0);
                    (format!("{op:?}"), seen & DID > 0)
                }
                instr => (format!("{instr:?}"), seen & RAN > 0),
            };
            self.count("instruction", proven);
            whole &= proven;
            if !proven {
                let how = if seen & RAN > 0 {
                    "never done"
                } else {
                    "never run"
                };
                lacking.push((sentence, format!("{how}: {step}")));
            }
        }
        self.count(text.kind, whole);
        if whole {
            return;
        }
        let written = pack.sentences(text.written, &Language::english());
        for (sentence, step) in lacking {
            let line = sentence.and_then(|number| written.get(text.first + number));
            let line = line.map_or("its header", String::as_str);
            self.missing
                .push(format!("{} {}: {line}\n    {step}", text.kind, text.name));
        }
    }

    /// Every operation, instruction and trigger of the engine has work in the cards and does it.
    fn vocabulary(&mut self, pack: &Pack, ledger: &Ledger) {
        let mut seen: BTreeMap<(&'static str, String), bool> = BTreeMap::new();
        for (program, run) in pack.programs.iter().zip(&ledger.programs) {
            for (instr, step) in program.code.iter().zip(run) {
                let step = step.load(Ordering::Relaxed);
                let word = ("kind of instruction", variant(instr));
                *seen.entry(word).or_default() |= step & RAN > 0;
                if let Instr::Act(op) = instr {
                    let word = ("kind of operation", variant(op));
                    *seen.entry(word).or_default() |= step & DID > 0;
                }
            }
        }
        for ((kind, _), proven) in &seen {
            self.count(kind, *proven);
        }
        for on in TriggerOn::ALL {
            let proven = answered(pack, ledger).contains(on);
            self.count("kind of trigger", proven);
            if !proven {
                self.missing
                    .push(format!("nothing ever answered to {on:?}"));
            }
        }
    }
}

/// The kinds of triggers that something answered to.
fn answered(pack: &Pack, ledger: &Ledger) -> Vec<TriggerOn> {
    let ran = |program: &ProgramId| ledger.of_step(*program, 0) > 0;
    let halves = pack.spells.iter();
    let halves = halves.flat_map(|spell| std::iter::once(&spell.top).chain(&spell.bottom));
    let spells = halves.filter(|half| ran(&half.effect.program));
    let spells = spells.filter_map(|half| half.trigger.as_ref());
    let stable = pack.programs.iter().flat_map(|program| &program.stable);
    let stable = stable.filter(|(_, program)| ran(program)).map(|it| &it.0);
    let forces = forces(pack).into_iter();
    let abilities = forces.flat_map(|(_, _, force)| &force.abilities);
    let abilities = abilities.filter(|ability| ran(&ability.program));
    let abilities = abilities.map(|ability| &ability.when);
    let quests = pack.quests.iter().zip(&ledger.quests);
    let quests = quests.filter(|(_, met)| met.load(Ordering::Relaxed) > 0);
    let quests = quests.map(|(quest, _)| &quest.task);
    let all = spells.chain(stable).chain(abilities).chain(quests);
    all.map(|trigger| trigger.on).collect()
}

/// All scenario files in a folder and below.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("a folder of scenarios");
    for entry in entries {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|it| it == "toml") {
            found.push(path);
        }
    }
}

fn run_scenarios(game: &Arc<dyn AnyGame>) {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../scenarios/black-rose-wars"
    );
    let mut found = Vec::new();
    files(Path::new(folder), &mut found);
    assert!(!found.is_empty(), "there are scenarios");
    for path in found {
        let text = fs::read_to_string(&path).expect("a text file");
        // Whether it comes out as it should is another test's question.
        let run = Scenario::parse(&text).and_then(|scenario| scenario.run(game));
        if let Err(error) = run {
            println!("{}: {error}", path.display());
        }
    }
}

/// Every number of players, with the Avatar and without; games that spend most of their time under
/// the second or the third moon.
fn setups() -> Vec<Setup> {
    let random = |players: u8| Setup::of(players).with("setup", "random");
    let avatar = |players: u8, level: &str| random(players).with("avatar", level);
    let moons = |setup: Setup, second: &str, third: &str| {
        let setup = setup.with("moon_second", second).with("moon_third", third);
        setup.with("moon_end", "35")
    };
    vec![
        random(4),
        moons(random(4), "1", "34"),
        moons(random(4), "1", "2"),
        random(3).with("stable_crown", true),
        Setup::of(2).with("setup", "choose"),
        random(4).with("summoners_crown", true),
        avatar(1, "master"),
        avatar(2, "apprentice"),
        moons(avatar(3, "apprentice"), "1", "34"),
        moons(avatar(3, "master"), "1", "2"),
    ]
}

/// A game of random answers. What the tale tells of sentences is what the witness sees.
fn play(game: &dyn AnyGame, setup: &Setup, seed: &Seed) {
    let mut chance = Chance::new(seed);
    let mut tale = Tale::deaf();
    let mut question = Question::default();
    let mut world = game.start(setup, seed, &mut tale).expect("a legal setup");
    while let Some(seat) = world.waiting().seats.first() {
        world.ask(seat, &mut question);
        let answer = question.random_answer(&mut chance);
        world.answer(seat, &answer, &mut tale);
    }
}

/// Random games of each setup; `CONCLAVE_GAMES` sets another number.
fn games() -> u64 {
    let wanted = std::env::var("CONCLAVE_GAMES").ok();
    wanted.and_then(|it| it.parse().ok()).unwrap_or(30)
}

/// Half of the setups are played beside the other half.
fn play_games(game: &dyn AnyGame) {
    let setups = setups();
    let play_all = |setups: &[Setup]| {
        for (setup, number) in setups
            .iter()
            .flat_map(|it| (0..games()).map(move |n| (it, n)))
        {
            play(game, setup, &Seed::from_number(number));
        }
    };
    let (some, others) = setups.split_at(setups.len() / 2);
    std::thread::scope(|scope| {
        scope.spawn(|| play_all(some));
        play_all(others);
    });
}

#[test]
fn every_sentence_of_every_card_has_been_carried_out() {
    let pack = Pack::built_in();
    let ledger = Arc::new(Ledger::of(&pack));
    let witness: Arc<dyn Witness> = Arc::clone(&ledger) as Arc<dyn Witness>;
    let game = erase(BlackRoseWars::new(pack.clone()).watched_by(witness));
    run_scenarios(&game);
    play_games(game.as_ref());

    let mut report = Report::default();
    for text in Texts::of(&pack) {
        report.text(&pack, &ledger, &text);
    }
    let rules = ledger.rules.lock().expect("no panic while locked");
    for (card, name, force) in forces(&pack) {
        for (number, rule) in force.rules.iter().enumerate() {
            let proven = rules.contains(&(card, number));
            report.count("rule in force", proven);
            if !proven {
                report
                    .missing
                    .push(format!("rule in force of {name}: {rule:?}"));
            }
        }
    }
    for (quest, met) in pack.quests.iter().zip(&ledger.quests) {
        let proven = met.load(Ordering::Relaxed) > 0;
        report.count("challenge", proven);
        if !proven {
            report
                .missing
                .push(format!("the challenge of {} was never met", quest.id));
        }
    }
    report.vocabulary(&pack, &ledger);
    for (kind, (done, all)) in &report.counts {
        println!("{kind}: {done} of {all}");
    }
    let missing = report.missing;
    assert!(
        missing.is_empty(),
        "never carried out ({}):\n{}",
        missing.len(),
        missing.join("\n")
    );
}
