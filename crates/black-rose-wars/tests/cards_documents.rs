//! Every card file says what the documents of the rules say: the sentences of each card mean the
//! same operations, and every number and name is the same.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::printed as documents;

use black_rose_wars::cards::{Effect, InForce, Op, Pack, React, Trigger};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// Operations in one of the forms that mean the same.
fn plain(value: &impl Serialize) -> Value {
    let mut value = serde_json::to_value(value).unwrap();
    simplify(&mut value);
    value
}

fn simplify(value: &mut Value) {
    match value {
        Value::Array(items) => {
            items.iter_mut().for_each(simplify);
            // A list is part of one sentence anyway: steps inside of it need no list of their own.
            *items = std::mem::take(items)
                .into_iter()
                .flat_map(|item| match item {
                    Value::Object(fields) if fields.get("op") == Some(&json!("seq")) => {
                        fields["do"].as_array().cloned().unwrap_or_default()
                    }
                    other => vec![other],
                })
                .collect();
        }
        Value::Object(fields) => {
            fields.values_mut().for_each(simplify);
            fields.retain(|_, value| !is_default(value));
            if fields.contains_key("pick") || fields.contains_key("all") {
                selection(fields);
            }
            if fields.contains_key("on") && fields.get("to") == Some(&json!("any")) {
                fields.remove("to");
            }
            // Every type of spell is any type.
            let types = json!(["combat", "enhance", "trap", "protect"]);
            if fields.get("types") == Some(&types) {
                fields.remove("types");
            }
        }
        _ => {}
    }
}

/// A value that says no more than that nothing is said. Zeros of amounts and values do.
fn is_default(value: &Value) -> bool {
    value.is_null() || *value == json!(false) || *value == json!([])
}

/// Anywhere is where things are if nothing is said, and distances start at the resolving mage.
fn selection(fields: &mut Map<String, Value>) {
    if let Some(room) = fields.remove("in") {
        fields.insert("range".into(), json!(0));
        fields.insert("from".into(), room);
    }
    if fields.get("range") == Some(&json!("any")) {
        fields.remove("range");
    }
    if fields.get("from") == Some(&json!("self")) {
        fields.remove("from");
    }
}

fn check_ops(what: &str, ours: &[Op], theirs: &[Op]) {
    assert_eq!(ours.len(), theirs.len(), "{what}: sentences");
    for (at, (ours, theirs)) in ours.iter().zip(theirs).enumerate() {
        assert_eq!(plain(ours), plain(theirs), "{what}: sentence {}", at + 1);
    }
}

fn check_effect(what: &str, ours: &Effect, theirs: &Effect) {
    assert_eq!(ours.written.sentences.len(), ours.ops.len(), "{what}");
    check_ops(what, &ours.ops, &theirs.ops);
}

fn check_force(what: &str, ours: &InForce, theirs: &InForce) {
    assert_eq!(ours.written.sentences.len(), ours.ops.len(), "{what}");
    check_ops(what, &ours.ops, &theirs.ops);
}

fn check_trigger(what: &str, ours: Option<&Trigger>, theirs: Option<&Trigger>) {
    assert_eq!(
        ours.map(plain_ref),
        theirs.map(plain_ref),
        "{what}: trigger"
    );
}

fn plain_ref(trigger: &Trigger) -> Value {
    plain(trigger)
}

/// Both packs, card by card.
macro_rules! each {
    ($list:ident, |$ours:ident, $theirs:ident| $body:block) => {
        let (ours, theirs) = (Pack::built_in(), documents::uncompiled());
        assert_eq!(ours.$list.len(), theirs.$list.len());
        for ($ours, $theirs) in ours.$list.iter().zip(&theirs.$list) {
            $body
        }
    };
}

/// These fields are the same.
macro_rules! same {
    ($ours:ident, $theirs:ident: $($field:ident),+) => {
        $(assert_eq!($ours.$field, $theirs.$field, "{} of {:?}", stringify!($field), $theirs.names);)+
    };
}

// rule: BRW-9.1, BRW-9.2, BRW-9.4, BRW-9.5
#[test]
fn spells() {
    each!(spells, |ours, theirs| {
        same!(ours, theirs: id, names, deck, copies, instability);
        assert_eq!(
            ours.bottom.is_some(),
            theirs.bottom.is_some(),
            "{}",
            ours.id
        );
        let halves = [
            (Some(&ours.top), Some(&theirs.top)),
            (ours.bottom.as_ref(), theirs.bottom.as_ref()),
        ];
        for (ours_half, theirs_half) in halves {
            let (Some(ours), Some(theirs), id) = (ours_half, theirs_half, &ours.id) else {
                continue;
            };
            assert_eq!(
                (ours.kind, ours.element, ours.target),
                (theirs.kind, theirs.element, theirs.target),
                "{id}"
            );
            check_trigger(id, ours.trigger.as_ref(), theirs.trigger.as_ref());
            check_effect(id, &ours.effect, &theirs.effect);
            assert_eq!(ours.keywords, sorted(&theirs.keywords), "{id}: keywords");
        }
    });
}

fn sorted<T: Ord + Clone>(list: &[T]) -> Vec<T> {
    let mut list = list.to_vec();
    list.sort();
    list
}

// rule: BRW-7.1
#[test]
fn quests() {
    each!(quests, |ours, theirs| {
        same!(ours, theirs: id, names, moon, slots, reveal, reward);
        check_trigger(&ours.id, Some(&ours.task), Some(&theirs.task));
        check_effect(&ours.id, &ours.effect, &theirs.effect);
    });
}

// rule: BRW-6.2.9
#[test]
fn events() {
    each!(events, |ours, theirs| {
        same!(ours, theirs: id, names, moon, avatar, crown, timing, slot, on_reveal, on_discard);
        check_force(&ours.id, &ours.force, &theirs.force);
    });
}

// rule: BRW-20.4.6
#[test]
fn evocations() {
    each!(evocations, |ours, theirs| {
        same!(ours, theirs: id, names, archetype, copies, pool, life, strength, moves, large, forgotten);
        check_force(&ours.id, &ours.force, &theirs.force);
    });
    assert_eq!(Pack::built_in().figures, documents::uncompiled().figures);
}

// rule: BRW-23.5.1
#[test]
fn upgrades() {
    each!(upgrades, |ours, theirs| {
        same!(ours, theirs: id, names, copies);
        check_force(&ours.id, &ours.force, &theirs.force);
    });
}

// rule: BRW-23.4.1
#[test]
fn misfortunes() {
    each!(misfortunes, |ours, theirs| {
        same!(ours, theirs: id, names, copies, slots);
        check_force(&ours.id, &ours.force, &theirs.force);
    });
}

// rule: BRW-1.8
#[test]
fn rooms() {
    each!(rooms, |ours, theirs| {
        same!(ours, theirs: id, names, colour, fixed, slots, flags);
        check_effect(&ours.id, &ours.destroyed, &theirs.destroyed);
        check_effect(&ours.id, &ours.rebuilt, &theirs.rebuilt);
    });
}

// rule: BRW-25.1.4
#[test]
fn orders() {
    each!(orders, |ours, theirs| {
        same!(ours, theirs: id, names, moon, instability, extra_card);
        assert_eq!(ours.steps.len(), theirs.steps.len(), "{}", ours.id);
        for (step, theirs) in ours.steps.iter().zip(&theirs.steps) {
            assert_eq!(step.spell, theirs.spell, "{}", ours.id);
            check_effect(&ours.id, &step.effect, &theirs.effect);
        }
        let react = |react: &Option<React>| react.as_ref().map(|it| (it.kind, it.on));
        assert_eq!(react(&ours.react), react(&theirs.react), "{}", ours.id);
        if let (Some(react), Some(theirs)) = (&ours.react, &theirs.react) {
            check_effect(&ours.id, &react.effect, &theirs.effect);
        }
    });
}

// rule: BRW-25.1.4
#[test]
fn avatar() {
    let (ours, theirs) = (Pack::built_in().avatar, documents::uncompiled().avatar);
    same!(ours, theirs: names, life, strength, moves, orders);
    check_force("avatar", &ours.force, &theirs.force);
}

// rule: BRW-1.6, BRW-3.2.7
#[test]
fn mages_and_schools() {
    each!(mages, |ours, theirs| {
        assert_eq!(ours, theirs);
    });
    each!(schools, |ours, theirs| {
        assert_eq!(ours, theirs);
    });
}
