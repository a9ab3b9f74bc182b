//! What is no option is explained: every reason that a text of a card can give, and that
//! explanations change nothing.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::Pack;
use black_rose_wars::play::options::Options;
use serde_json::{Value, json};
use table::{
    Chance, Game, Lang, Phrasebook, Question, Seat, Seed, Setup, Sitting, Target, Viewpoint, erase,
};

/// The text of a quest that is replaced by the sentence to be tried.
const TEXT: &str = "Remove an evocation with life 3 or less in the Lodge.";

fn game_with(sentence: &str) -> BlackRoseWars {
    let mut sources = Pack::built_in_sources();
    let text = sources.text("quests.cards").unwrap_or_default();
    assert!(text.contains(TEXT), "there is no such quest");
    let text = text.replacen(TEXT, sentence, 1);
    sources.add("quests.cards", text);
    let pack = Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    BlackRoseWars::new(pack)
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
