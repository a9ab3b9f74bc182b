//! The cards against the facts of the rules: names, colours, sets, phases, points, kinds of effects.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use serde_json::{Value, json};
use spellbook::cards::{Effect, Level, Materia, Pack, Phase, Score, Such, Wild};
use spellbook::materia::{Colour, Rune};
use spellbook::play::state::{FAMILIAR_POINTS, RESETS, SPACES, TRACK, TRACK_POINTS};

fn facts() -> Value {
    serde_json::from_str(include_str!("data/cards.json")).unwrap()
}

fn board() -> Value {
    serde_json::from_str(include_str!("data/board.json")).unwrap()
}

fn phase(phase: Option<Phase>) -> Value {
    phase.map_or(Value::Null, |phase| json!(phase))
}

/// What a level is, in the words of the facts.
fn kind(level: &Level) -> &'static str {
    if !level.acts.is_empty() {
        "action"
    } else if !level.learned.is_empty() {
        "instant"
    } else if !level.taken.is_empty() || !level.learning.is_empty() || level.mornings > 0 {
        "constant"
    } else if !level.scores.is_empty() {
        "end_game"
    } else {
        "none"
    }
}

// rule: SB-1.6, SB-1.7, SB-7.1, SB-11.1, SB-11.2
#[test]
fn every_spell_has_the_facts_of_the_rules() {
    let (facts, pack) = (facts(), Pack::built_in());
    let spells = facts["spells"].as_array().unwrap();
    assert_eq!((spells.len(), pack.spells.len()), (21, 21));
    for fact in spells {
        let id = fact["id"].as_str().unwrap();
        let spell = pack.spell(pack.find(id).unwrap());
        let names = json!({ "en": spell.names.en, "pl": spell.names.pl, "ru": spell.names.ru });
        assert_eq!(names, fact["names"]);
        assert_eq!(json!(spell.also), fact["aliases"], "{id}");
        assert_eq!(spell.colour.names()[0], fact["color"], "{id}");
        assert_eq!(json!(spell.set), fact["set"], "{id}");
        assert_eq!(phase(spell.phase), fact["phase"], "{id}");
        assert_eq!(spell.rule, fact["rules_ref"], "{id}");
        for level in fact["levels"].as_array().unwrap() {
            let ours = spell.level(level["level"].as_u64().unwrap() as u8);
            assert_eq!(json!(ours.points), level["points"], "{id}");
            assert_eq!(kind(ours), level["kind"], "{id}");
            check_ops(id, ours, level);
        }
    }
}

/// The sentences against the operations of the facts.
fn check_ops(id: &str, level: &Level, fact: &Value) {
    let groups = [&level.acts, &level.learned, &level.taken, &level.learning];
    let mut ours: Vec<Value> = groups.into_iter().flatten().map(op).collect();
    ours.extend((level.mornings > 0).then(|| json!({ "op": "extra_action" })));
    ours.extend((!level.scores.is_empty()).then(|| json!({ "op": "score" })));
    let theirs = fact["ops"].as_array().cloned().unwrap_or_default();
    let mut flat: Vec<Value> = Vec::new();
    for op in theirs {
        match op["op"].as_str().unwrap() {
            "trigger" => flat.push(op["do"].clone()),
            _ => flat.push(op),
        }
    }
    assert_eq!(ours.len(), flat.len(), "{id}: {ours:?} {flat:?}");
    for (ours, theirs) in ours.iter().zip(&flat) {
        for (key, value) in ours.as_object().unwrap() {
            assert_eq!(value, &theirs[key], "{id}: {ours} {theirs}");
        }
    }
}

fn filter(materia: &Materia) -> Value {
    match (materia.rune, materia.such) {
        (Some(rune), _) => json!({ "rune": rune.names()[0] }),
        (None, Such::OwnRune) => json!({ "rune": "card" }),
        _ => Value::Null,
    }
}

/// A sentence in the words of the facts, as far as they can be compared.
fn op(effect: &Effect) -> Value {
    let with = |op: &str, it: &Materia| match filter(it) {
        Value::Null => json!({ "op": op, "n": it.count }),
        filter => json!({ "op": op, "n": it.count, "filter": filter }),
    };
    match effect {
        Effect::Draw(n) => json!({ "op": "draw", "n": n }),
        Effect::DrawOntoAltar(n) => json!({ "op": "draw", "n": n, "to": "altar" }),
        Effect::DrawUntil(n) => json!({ "op": "draw_until", "pool_size": n }),
        Effect::Discard(it) => with("discard", it),
        Effect::Take(it) => with("take", it),
        Effect::Store(it) => with("store", it),
        Effect::TakeUpTo(_) | Effect::TakeAsPlaced => json!({ "op": "take" }),
        Effect::SwapAltar(n) | Effect::SwapStored(n) => json!({ "op": "swap", "n": n }),
        Effect::StoreFromAltar(n) => json!({ "op": "store", "n": n, "from": "altar" }),
        Effect::StoreFromTray(n) => json!({ "op": "store", "n": n }),
        Effect::Either { .. } => json!({ "op": "choice" }),
        Effect::ReplaceAltar => json!({ "op": "replace_altar" }),
        Effect::OthersTake(_) | Effect::OthersDraw(_) => json!({ "op": "others" }),
        Effect::Raise(_) => json!({ "op": "raise_level" }),
        Effect::Lower(_) => json!({ "op": "lower_self" }),
        Effect::Copy(_) => json!({ "op": "copy" }),
        Effect::Perform(_) => json!({ "op": "extra_action" }),
        Effect::Learn(_) => json!({ "op": "learn" }),
    }
}

// rule: SB-5.1, SB-5.2, SB-5.3, SB-5.4
#[test]
fn the_basic_actions_are_those_of_the_rules() {
    let (facts, pack) = (facts(), Pack::built_in());
    let actions = facts["basic_actions"].as_array().unwrap();
    assert_eq!(actions.len(), pack.actions.len());
    for (fact, action) in actions.iter().zip(&pack.actions) {
        assert_eq!(action.id, fact["id"]);
        let names = json!({ "en": action.names.en, "pl": action.names.pl, "ru": action.names.ru });
        assert_eq!(names, fact["names"]);
        assert_eq!(phase(Some(action.phase)), fact["phase"]);
    }
    assert_eq!(pack.actions[3].effects, [Effect::Learn(Wild::Trios)]);
}

// rule: SB-8.12.2, SB-8.20.1, SB-8.21.2
#[test]
fn variable_points_are_those_of_the_rules() {
    let pack = Pack::built_in();
    let scores = |id: &str, level| &pack.spell(pack.find(id).unwrap()).level(level).scores;
    assert_eq!(*scores("feast", 5), [Score::Colours(1)]);
    assert_eq!(*scores("communion", 4), [Score::OwnRune(1)]);
    assert_eq!(*scores("knowledge", 3), [Score::OtherSpells(1)]);
    assert_eq!(*scores("knowledge", 5), [Score::OtherSpells(2)]);
}

// rule: SB-1.2, SB-1.3, SB-1.9, SB-1.10, SB-12.3
#[test]
fn tokens_and_boards_are_those_of_the_rules() {
    let board = board();
    for (fact, colour) in board["tokens"]["colors"]
        .as_array()
        .unwrap()
        .iter()
        .zip(Colour::ALL)
    {
        let [en, pl, ru] = colour.names();
        assert_eq!(fact["names"], json!({ "en": en, "pl": pl, "ru": ru }));
        assert_eq!(fact["code"], colour.letter().to_string());
    }
    for (fact, rune) in board["tokens"]["runes"]
        .as_array()
        .unwrap()
        .iter()
        .zip(Rune::ALL)
    {
        let [en, pl, ru] = rune.names();
        assert_eq!(fact["names"], json!({ "en": en, "pl": pl, "ru": ru }));
        assert_eq!(fact["code"], rune.letter().to_string());
    }
    let familiar = &board["familiar_board"];
    assert_eq!(familiar["spaces"].as_array().unwrap().len(), SPACES);
    assert_eq!(familiar["score_by_stored_count"], json!(FAMILIAR_POINTS));
    let track = board["solo_opponent_board"]["spaces"].as_array().unwrap();
    assert_eq!(track.len(), TRACK);
    for (at, space) in track.iter().enumerate() {
        assert_eq!(space["value"], TRACK_POINTS[at]);
        assert_eq!(space["reset"], RESETS.contains(&(at + 1)));
    }
}
