//! What is no option is explained: every reason that a text of a card can give, and that
//! explanations change nothing.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::compile::Instr;
use black_rose_wars::cards::{AlternativeId, Op, Pack, ProgramId, Written};
use black_rose_wars::play::options::Options;
use cardtext::Language;
use serde_json::{Value, json};
use table::{
    Chance, Game, Lang, Phrasebook, Question, Seat, Seed, Setup, Sitting, Target, Viewpoint, erase,
};

/// The text of a quest that is replaced by the sentence to be tried.
const TEXT: &str = "Remove an evocation with life 3 or less in the Lodge.";

fn game_with(sentence: &str) -> BlackRoseWars {
    BlackRoseWars::new(pack_with(&[("quests.cards", TEXT, sentence)]))
}

/// The cards with some texts changed.
fn pack_with(changes: &[(&str, &str, &str)]) -> Pack {
    let mut sources = Pack::built_in_sources();
    for (file, from, to) in changes {
        sources = sources.with_change(file, from, to);
    }
    Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

/// R resolves the quest in the middle of the lodge. D and G have everything that A has not; the
/// Crown is D's.
fn position() -> Value {
    let rich = |at: &str, power: u8| {
        json!({
            "at": at, "track": ["Rose"], "power": power, "misfortunes": ["slowness"],
            "completed": [if power > 0 { "dominate_fear" } else { "holy_corruption" }],
            "evocations": [{ "kind": "cadaver", "at": at }],
        })
    };
    json!({
        "whose": "R",
        "rooms": { "1,0": "arena", "2,0": "crypt" },
        "resolve": { "quest": "warrior_wizard", "by": "R" },
        "mages": [
            rich("0,0", 3),
            { "at": "0,0", "evocations": [
                { "kind": "succubus", "at": "0,0", "upgrade": "iron_carapace" },
            ]},
            rich("1,0", 0),
            { "at": "1,0" },
        ],
        "rose": { "evocations": [
            { "kind": "umbra", "bearer": "D", "assigner": "R" },
            { "kind": "umbra", "bearer": "G", "assigner": "R" },
        ]},
    })
}

/// The reasons by name of what is barred when R resolves a sentence.
fn barred_by(sentence: &str) -> Vec<(String, &'static str)> {
    let game = game_with(sentence);
    let seed = Seed::from_number(1);
    let state = game.place(4, &Options::default(), &seed, &position());
    let state = state.expect("a position that can be read");
    let mut question = Question::explained();
    game.ask(&state, Seat(1), &mut question);
    assert_eq!(question.reason, "pick", "{sentence}");
    let name = |target: Target| match target {
        Target::Seat(seat) => seat.to_string(),
        other => game.name(other, Lang::En).unwrap(),
    };
    let barred = question.barred.iter();
    barred.map(|it| (name(it.target), it.why)).collect()
}

fn says(sentence: &str, expected: &[(&str, &str)]) {
    let barred = barred_by(sentence);
    for (name, why) in expected {
        let said = barred.iter().find(|it| it.0 == *name);
        assert_eq!(
            said.map(|it| it.1),
            Some(*why),
            "{name}: {sentence} {barred:?}"
        );
    }
}

// rule: BRW-12.1
#[test]
fn what_a_mage_has_or_lacks() {
    for (what, id) in [
        ("a misfortune", "misfortune"),
        ("a Nightmare", "nightmare"),
        ("Black Rose damage", "rose-damage"),
        ("an evocation", "evocation"),
        ("a completed quest", "completed-quest"),
    ] {
        let with = format!("Deal 1 damage to up to 2 other mages with {what} in the Lodge.");
        says(&with, &[("seat 3", &format!("lacks-{id}"))]);
        let without = format!("Deal 1 damage to up to 2 other mages without {what} in the Lodge.");
        let has = format!("has-{id}");
        says(&without, &[("seat 0", &has), ("seat 2", &has)]);
    }
    let crown = "Deal 1 damage to up to 2 other mages with the Crown in the Lodge.";
    says(crown, &[("seat 2", "lacks-crown")]);
    let crown = "Deal 1 damage to up to 2 other mages without the Crown in the Lodge.";
    says(crown, &[("seat 0", "has-crown"), ("seat 1", "yourself")]);
    let most = "Deal 1 damage to up to 2 other mages in the Lodge with the most power.";
    says(most, &[("seat 3", "not-the-most")]);
    let here = "Deal 1 damage to up to 2 other mages in the room of the mage with the Crown.";
    says(here, &[("seat 3", "in-another-room")]);
}

// rule: BRW-12.1
#[test]
fn what_an_evocation_is() {
    let upgraded = "Remove up to 2 evocations with an upgrade in the Lodge.";
    says(upgraded, &[("Cadaver 1", "lacks-upgrade")]);
    let plain = "Remove up to 2 evocations without an upgrade in the Lodge.";
    says(plain, &[("Succubus 2", "has-upgrade")]);
    let rose = "Remove up to 2 evocations of the Black Rose in the Lodge.";
    says(rose, &[("Succubus 2", "not-the-roses")]);
    let others = "Remove up to 2 evocations of other mages in the Lodge.";
    says(others, &[("Succubus 2", "yours")]);
    let yours = "Remove up to 2 of your evocations.";
    says(yours, &[("Cadaver 1", "not-yours")]);
    let undead = "Remove up to 2 Undead in the Lodge.";
    says(undead, &[("Succubus 2", "wrong-archetype")]);
    let cadaver = "Remove a Cadaver in the Lodge.";
    says(cadaver, &[("Umbra 4", "wrong-evocation")]);
    let weak = "Remove up to 2 evocations with life 2 or less in the Lodge.";
    says(weak, &[("Succubus 2", "too-much-life")]);
    let borne = "Remove up to 2 evocations assigned to the mage with the Crown.";
    says(borne, &[("Umbra 5", "borne-by-another")]);
}

// rule: BRW-12.1, BRW-12.6
#[test]
fn what_a_room_is() {
    let around = "Place 1 instability in a room within 1 of your room but not in it.";
    let expected = [("Black Rose Room", "too-near"), ("Crypt", "too-far")];
    says(around, &expected);
    let red = "Place 1 instability in a red room in the Lodge.";
    says(red, &[("Crypt", "wrong-colour")]);
    let mage = "Place 1 instability in a room with a mage in it in the Lodge.";
    says(mage, &[("Crypt", "no-such-figure-there")]);
    let undead = "Place 1 instability in a room with an Undead in it in the Lodge.";
    says(undead, &[("Crypt", "wrong-archetype")]);
}

/// Every "either" of a program with the printed sentence it stands in and its words.
fn choices(pack: &Pack, program: ProgramId, sentences: &[String]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut sentence = 0;
    for instr in &pack.programs[usize::from(program.0)].code {
        match instr {
            Instr::Sentence(number) => sentence = usize::from(*number),
            Instr::Or { first, starts } => {
                let ids = (first.0..).map(AlternativeId).take(starts.len());
                let words = ids.map(|id| pack.alternative(id, &Language::english()).unwrap());
                let words = words.collect::<Vec<_>>().join(", or ");
                found.push((sentences[sentence].clone(), words));
            }
            _ => {}
        }
    }
    found
}

// rule: BRW-13.1.6
#[test]
fn alternatives_are_shown_in_their_own_words() {
    let twice = "Either lose 1 power, or draw 2 spells from your grimoire, then either gain 2 \
        power, or gain 3 power.";
    let lasting = (
        "Stable: each time the target gains or loses power, deal 2",
        "Stable: each time you suffer damage, either gain 1 power, or draw 1 quest. Deal 2",
    );
    let pack = &pack_with(&[
        ("quests.cards", TEXT, twice),
        ("agony.cards", lasting.0, lasting.1),
    ]);
    let printed = |written: &Written| pack.sentences(written, &Language::english());
    let mut found = Vec::new();
    for spell in &pack.spells {
        for half in std::iter::once(&spell.top).chain(&spell.bottom) {
            let effect = &half.effect;
            found.extend(choices(pack, effect.program, &printed(&effect.written)));
        }
    }
    for quest in &pack.quests {
        let effect = &quest.effect;
        found.extend(choices(pack, effect.program, &printed(&effect.written)));
    }
    for evocation in &pack.evocations {
        let force = &evocation.force;
        let sentences = printed(&force.written);
        let abilities = (force.ops.iter().zip(&sentences))
            .filter(|(op, _)| matches!(op, Op::On { .. }))
            .map(|(_, sentence)| sentence);
        for (ability, sentence) in force.abilities.iter().zip(abilities) {
            let sentence = std::slice::from_ref(sentence);
            found.extend(choices(pack, ability.program, sentence));
        }
    }
    for (sentence, words) in &found {
        let said = sentence.to_lowercase().contains(&words.to_lowercase());
        assert!(said, "`{words}` is not in `{sentence}`");
    }
    let own: Vec<_> = found.iter().map(|it| it.1.as_str()).collect();
    let own: Vec<_> = own.into_iter().filter(|it| it.contains("gain")).collect();
    assert!(own.contains(&"gain 2 power, or gain 3 power"), "{own:?}");
    assert!(found.len() > 8, "{found:?}");
    let stable = pack.programs.iter().flat_map(|it| &it.stable);
    let stable = stable.flat_map(|(_, program)| choices(pack, *program, &[String::new()]));
    let stable: Vec<_> = stable.map(|it| it.1).collect();
    assert_eq!(stable, ["gain 1 power, or draw 1 quest"]);
}

// rule: BRW-12.1
#[test]
fn explanations_change_nothing_and_have_words() {
    let game = erase(BlackRoseWars::from_pack(None).unwrap());
    let book = Phrasebook::of(game.as_ref(), Lang::En);
    let mut chance = Chance::from_number(11);
    let setup = Setup::of(3).with("avatar", "master");
    let mut sitting = Sitting::start(game, setup, Seed::from_number(11)).unwrap();
    let mut explained = 0;
    while let Some(seat) = sitting.waiting().first() {
        let question = sitting.question(seat).unwrap();
        let mut plain = Question::default();
        sitting.world().ask(seat, &mut plain);
        assert_eq!(plain.options, question.options);
        assert!(plain.barred.is_empty());
        let voice = sitting.voice(&book, Viewpoint::Seat(seat));
        for barred in &question.barred {
            assert!(!question.options.contains(&barred.target), "{question:?}");
            let same = |it: &&table::Barred| it.target == barred.target;
            assert_eq!(question.barred.iter().filter(same).count(), 1);
            let why = voice.plain(&format!("barred-{}", barred.why));
            assert!(!why.contains('<'), "{why}");
            explained += 1;
        }
        let answer = question.random_answer(&mut chance);
        sitting.answer(seat, &answer).unwrap();
    }
    assert!(explained > 100, "{explained}");
}
