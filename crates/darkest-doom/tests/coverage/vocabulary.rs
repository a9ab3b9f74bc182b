//! The words of the engine: each stands on a card, and the operations have changed something.

use super::report::{Ledger, Report};
use cardtext::Sources;
use darkest_doom::cards::compile::Instr;
use darkest_doom::cards::{
    AfterLook, Condition, Counter, Deck, Deed, Effect, Foe, Held, LookAt, MoveMode, Op, Pack,
    Person, Picker, ProgramId, Resource, Rule, Scope, Set, Stat, TargetKind, Token, Until, Which,
    WhichAlliance, compile,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The words of a tagged enumeration, as serde knows them.
fn tags<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let unknown = serde_json::from_value::<T>(json!({ tag: "?" })).err();
    let known = unknown.map(|error| error.to_string()).unwrap_or_default();
    let known = known.split('`').skip(3).step_by(2);
    known.map(str::to_owned).collect()
}

/// The words of an enumeration of words.
fn words<T: Serialize>(all: &[T]) -> BTreeSet<String> {
    let word = |it| serde_json::to_value(it).ok()?.as_str().map(str::to_owned);
    all.iter().filter_map(word).collect()
}

/// Sentences with the words that no card of the box uses, for packs that do.
pub(crate) const SPARE: &[&str] = &[
    "Gain 1 Acolyte.",
    "Gain 1 Spirit Lantern.",
    "Gain 1 Urn of the Elders.",
    "Draw 1 Mission card.",
    "Gain Daily Glory equal to the number of your Destiny Coins.",
    "Restore life equal to the number of your White Moths.",
    "Choose a figure within 1 area. Metamorphose the target.",
];

/// The card that says them, and the text it has in the box.
pub(crate) const SPEAKER: (&str, &str) = ("temple_healer", "text: Restore 2 life.");

/// The pack of the box with another text on one card.
pub(crate) fn saying(text: &str) -> Pack {
    let (_, said) = SPEAKER;
    let built_in = Pack::built_in_sources();
    let changed = built_in.iter().map(|(name, file)| {
        let file = match name.contains("encounters") {
            true => file.replace(said, &format!("text: {text}")),
            false => file.to_owned(),
        };
        (name.to_owned(), file)
    });
    let sources: Sources = changed.collect();
    Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{text}\n{mistakes}"))
}

/// What every card means.
fn meanings(pack: &Pack) -> Value {
    let mut pack = pack.clone();
    let tasks = pack.achievements.iter().map(|it| json!(it.condition));
    let mut all: Vec<Value> = tasks.collect();
    all.extend(
        compile::effects(&mut pack)
            .into_iter()
            .map(|it: &mut Effect| json!(it.ops)),
    );
    Value::Array(all)
}

/// A word, or several.
fn words_of(value: &Value) -> Vec<String> {
    let several = value.as_array().into_iter().flatten();
    let words = several.chain([value]).filter_map(Value::as_str);
    words.map(str::to_owned).collect()
}

/// The words that stand under one of these keys anywhere in a meaning.
fn collect(meaning: &Value, keys: &[&str], found: &mut BTreeSet<String>) {
    match meaning {
        Value::Object(fields) => {
            for (key, value) in fields {
                if keys.contains(&key.as_str()) {
                    found.extend(words_of(value));
                }
                collect(value, keys, found);
            }
        }
        Value::Array(parts) => parts.iter().for_each(|it| collect(it, keys, found)),
        _ => {}
    }
}

/// Kinds of words: what they are called, where they stand, which there are.
fn kinds() -> Vec<(&'static str, &'static [&'static str], BTreeSet<String>)> {
    vec![
        ("operations", &["op"], tags::<Op>("op")),
        ("conditions of tasks", &["type"], tags::<Condition>("type")),
        ("counters", &["count", "counter"], words(Counter::ALL)),
        ("deeds", &["event"], words(Deed::ALL)),
        ("scopes", &["scope"], words(Scope::ALL)),
        (
            "persons",
            &["who", "of", "from", "to", "a", "b", "alive", "took_wounds"],
            words(Person::ALL),
        ),
        ("resources", &["res"], words(Resource::ALL)),
        ("decks", &["deck"], words(Deck::ALL)),
        ("cards held", &["what"], words(Held::ALL)),
        ("pickers", &["pick"], words(Picker::ALL)),
        ("looks", &["at"], words(LookAt::ALL)),
        ("after a look", &["then"], words(AfterLook::ALL)),
        ("ways to move", &["mode"], words(MoveMode::ALL)),
        ("tokens", &["token"], words(Token::ALL)),
        ("targets", &["kind"], words(TargetKind::ALL)),
        ("sets", &["set"], words(Set::ALL)),
        ("monsters", &["which"], words(Which::ALL)),
        ("numbers of monsters", &["stat"], words(Stat::ALL)),
        ("foes", &["with"], words(Foe::ALL)),
        ("rules that last", &["rule"], words(Rule::ALL)),
        ("how long", &["until"], words(Until::ALL)),
        ("alliances", &["citadel"], words(WhichAlliance::ALL)),
    ]
}

/// Every word of the engine stands on a card, or in a spare sentence.
pub(crate) fn check_words(report: &mut Report, pack: &Pack) {
    let mut all = vec![meanings(pack)];
    all.extend(SPARE.iter().map(|text| meanings(&saying(text))));
    let meanings = Value::Array(all);
    for (what, keys, known) in kinds() {
        assert!(known.len() > 1, "the words of `{what}` are known");
        let mut used = BTreeSet::new();
        collect(&meanings, keys, &mut used);
        for word in &known {
            report.expect(what, used.contains(word), word);
        }
    }
}

/// The operations that changed something.
pub(crate) fn operations(report: &mut Report, pack: &Pack, ledger: &Ledger) {
    let mut did = BTreeSet::new();
    for (number, program) in (0..).zip(&pack.programs) {
        for (at, instr) in program.code.iter().enumerate() {
            if let (Instr::Act(op), true) = (instr, ledger.proves(ProgramId(number), at, instr)) {
                collect(&json!(op), &["op"], &mut did);
            }
        }
    }
    // These are compiled into instructions, not acts.
    let woven = [
        "choose",
        "may",
        "if",
        "for_each",
        "target",
        "at_combat_end",
        "test",
    ];
    for op in tags::<Op>("op") {
        let proven = did.contains(&op) || woven.contains(&op.as_str());
        report.expect("operations", proven, &op);
    }
}
