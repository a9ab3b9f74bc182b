//! Every sentence of every card has been carried out.
//!
//! All scenarios are played before a witness, and random games until nothing is missing. Whatever no text of the
//! built-in cards ever did is listed and fails the test: a sentence, an ability, a stable clause, a
//! side of a room, a part or answer of an order card, one branch of a choice or condition, a step
//! that never changed anything, a rule in force that was never applied, a challenge never met.
//!
//! `cargo test -p black-rose-wars --test all coverage -- --nocapture` prints the report.

use crate::texts;

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::compile::Instr;
use black_rose_wars::cards::{Cond, Counter, Op, Pack, ProgramId, QuestId, TriggerOn};
use black_rose_wars::witness::{Standing, Witness};
use cardtext::Language;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use table::scenario::Scenario;
use table::{AnyGame, Chance, Question, Seed, Setup, Tale, erase};
use texts::{Text, forces, meanings, texts};

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
    fn of(pack: &Pack, ledger: &Ledger) -> Self {
        let mut report = Report::default();
        for text in texts(pack) {
            report.text(pack, ledger, &text);
        }
        report.rules(pack, ledger);
        report.challenges(pack, ledger);
        report.vocabulary(pack, ledger);
        report
    }

    fn count(&mut self, kind: &'static str, proven: bool) {
        let (done, all) = self.counts.entry(kind).or_default();
        *done += usize::from(proven);
        *all += 1;
    }

    /// A text is proven when each of its steps is: what wants to change something has done so once.
    fn text(&mut self, pack: &Pack, ledger: &Ledger, text: &Text<'_>) {
        let written = pack.sentences(text.written, &Language::english());
        let mut line = "its header";
        let mut whole = true;
        for (at, instr) in pack.program(text.program).code.iter().enumerate() {
            let seen = ledger.of_step(text.program, at);
            let mut needed = RAN;
            match instr {
                Instr::Sentence(number) => {
                    line = &written[text.first + usize::from(*number)];
                    self.count("sentence", seen & RAN > 0);
                }
                Instr::Act(_) => {
                    needed = DID;
                    self.count("operation", seen & DID > 0);
                }
                _ => {}
            }
            let proven = seen & needed > 0;
            self.count("instruction", proven);
            whole &= proven;
            if !proven {
                let (kind, name) = (text.kind, &text.name);
                let how = if seen & RAN > 0 { "done" } else { "run" };
                let line = format!("{kind} {name}: {line}\n    never {how}: {instr:?}");
                self.missing.push(line);
            }
        }
        self.count(text.kind, whole);
    }

    fn rules(&mut self, pack: &Pack, ledger: &Ledger) {
        let applied = ledger.rules.lock().expect("no panic while locked");
        for (card, name, force) in forces(pack) {
            for (number, rule) in force.rules.iter().enumerate() {
                let proven = applied.contains(&(card, number));
                self.count("rule in force", proven);
                if !proven {
                    self.missing
                        .push(format!("rule in force of {name}: {rule:?}"));
                }
            }
        }
    }

    fn challenges(&mut self, pack: &Pack, ledger: &Ledger) {
        for (quest, met) in pack.quests.iter().zip(&ledger.quests) {
            let proven = met.load(Ordering::Relaxed) > 0;
            self.count("challenge", proven);
            if !proven {
                self.missing.push(format!("challenge of {}", quest.id));
            }
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
    let moons = |setup: Setup, second: u8, third: u8| {
        let setup = setup.with("moon_second", second).with("moon_third", third);
        setup.with("moon_end", 35)
    };
    vec![
        random(4),
        moons(random(4), 1, 34),
        moons(random(4), 1, 2),
        random(3).with("stable_crown", true),
        Setup::of(2).with("setup", "choose"),
        random(4).with("summoners_crown", true),
        avatar(1, "master"),
        avatar(2, "apprentice"),
        moons(avatar(3, "apprentice"), 1, 34),
        moons(avatar(3, "master"), 1, 2),
    ]
}

/// A game of random answers.
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

/// Random games of each setup between two looks at what is still missing.
const BATCH: u64 = 50;
/// What so many games of each setup did not do never happens.
const ENOUGH: u64 = 1_000;

/// Half of the setups are played beside the other half.
fn play_games(game: &dyn AnyGame, numbers: &Range<u64>) {
    let setups = setups();
    let play_all = |setups: &[Setup]| {
        for (setup, number) in setups
            .iter()
            .flat_map(|it| numbers.clone().map(move |n| (it, n)))
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

/// The words of a tagged enumeration, as serde knows them.
fn words<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let unknown = serde_json::from_value::<T>(json!({ tag: "?" })).err();
    let known = unknown.map(|error| error.to_string()).unwrap_or_default();
    let known = known.split('`').skip(3).step_by(2);
    known.map(str::to_owned).collect()
}

/// The values of a tag anywhere in a meaning.
fn collect(meaning: &Value, tag: &str, found: &mut BTreeSet<String>) {
    match meaning {
        Value::Object(fields) => {
            let word = fields.get(tag).and_then(Value::as_str);
            found.extend(word.map(str::to_owned));
            fields.values().for_each(|it| collect(it, tag, found));
        }
        Value::Array(parts) => parts.iter().for_each(|it| collect(it, tag, found)),
        _ => {}
    }
}

// Together with the other test: every operation, counter and condition has been carried out.
#[test]
fn every_word_of_the_engine_stands_on_a_card() {
    let meanings = meanings(&Pack::built_in());
    for (tag, known) in [
        ("op", words::<Op>("op")),
        ("count", words::<Counter>("count")),
        ("is", words::<Cond>("is")),
    ] {
        let mut used = BTreeSet::new();
        collect(&meanings, tag, &mut used);
        assert!(known.len() > 5, "the words of `{tag}` are known");
        assert_eq!(used, known, "words of `{tag}`");
    }
}

#[test]
fn every_sentence_of_every_card_has_been_carried_out() {
    let pack = Pack::built_in();
    let ledger = Arc::new(Ledger::of(&pack));
    let witness: Arc<dyn Witness> = Arc::clone(&ledger) as Arc<dyn Witness>;
    let game = erase(BlackRoseWars::new(pack.clone()).watched_by(witness));
    run_scenarios(&game);
    let mut report = Report::of(&pack, &ledger);
    let mut played = 0;
    while !report.missing.is_empty() && played < ENOUGH {
        play_games(game.as_ref(), &(played..played + BATCH));
        played += BATCH;
        report = Report::of(&pack, &ledger);
    }

    println!("random games of each setup: {played}");
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
