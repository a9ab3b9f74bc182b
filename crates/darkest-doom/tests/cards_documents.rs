//! Every card file says what the documents of the rules say: the sentences of each card mean the
//! same operations, and every number and name is the same.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use darkest_doom::cards::{
    AreaId, AreaType, Colour, Condition, Cost, Creation, Design, Effect, Icon, MonsterKind, Names,
    Op, Pack, ResourceDeck, Row, Trait, Victims,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// A document of the rules.
macro_rules! document {
    ($name:literal) => {
        serde_json::from_str::<Value>(include_str!(concat!("data/", $name, ".json"))).unwrap()
    };
}

/// The number of the area of this id.
fn area(id: &str) -> AreaId {
    let map = document!("map");
    let at = list(&map, "areas").iter().position(|it| it["id"] == id);
    AreaId(at.unwrap().try_into().unwrap())
}

fn areas(ids: &Value) -> Vec<AreaId> {
    let ids = ids.as_array().unwrap().iter();
    ids.map(|id| area(id.as_str().unwrap())).collect()
}

fn list<'a>(document: &'a Value, key: &str) -> &'a [Value] {
    document[key].as_array().unwrap()
}

fn cards(document: &Value) -> &[Value] {
    list(document, "cards")
}

fn id(card: &Value) -> &str {
    card["id"].as_str().unwrap()
}

/// A word or a structure of the documents as ours.
fn as_ours<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap()
}

/// The same where something may be missing.
fn maybe<T: DeserializeOwned>(value: &Value) -> Option<T> {
    (!value.is_null()).then(|| as_ours(value))
}

fn names(card: &Value) -> Names {
    let name = |language: &str| card["names"][language].as_str().unwrap().to_owned();
    Names {
        en: name("en"),
        pl: name("pl"),
        ru: name("ru"),
    }
}

/// Operations of a document: areas become numbers, alternatives lose their ids.
fn ops(value: &Value) -> Vec<Op> {
    let mut value = value.clone();
    renumber(&mut value);
    as_ours(&value)
}

fn renumber(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(renumber),
        Value::Object(fields) => {
            if fields.contains_key("ops") {
                fields.remove("id");
            }
            for (key, value) in fields {
                let words = [
                    "self",
                    "target",
                    "own_temple",
                    "goal",
                    "event_citadel",
                    "choice",
                ];
                match value.as_str() {
                    Some(id) if ["area", "citadel"].contains(&key.as_str()) => {
                        if !words.contains(&id) {
                            *value = json!(area(id));
                        }
                    }
                    _ => renumber(value),
                }
            }
        }
        _ => {}
    }
}

/// The text means these operations.
fn same(what: &str, ours: &Effect, theirs: &Value) {
    let theirs = ops(theirs);
    assert_eq!(ours.ops.len(), theirs.len(), "{what}");
    for (ours, theirs) in ours.ops.iter().zip(&theirs) {
        assert_eq!(ours, theirs, "{what}");
    }
    assert_eq!(ours.written.is_empty(), ours.ops.is_empty(), "{what}");
}

fn designs(pack: &Pack, deck: ResourceDeck) -> Vec<&Design> {
    pack.designs.iter().filter(|it| it.deck == deck).collect()
}

/// Both lists, card by card.
fn pairs<'a, O, T>(ours: &'a [O], theirs: &'a [T]) -> impl Iterator<Item = (&'a O, &'a T)> {
    assert_eq!(ours.len(), theirs.len());
    ours.iter().zip(theirs)
}

fn check_design(ours: &Design, theirs: &Value) {
    let what = id(theirs);
    assert_eq!(ours.id, what);
    assert_eq!(ours.names, names(theirs), "{what}");
    assert_eq!(
        ours.icons,
        as_ours::<Vec<Icon>>(&theirs["fate_icons"]),
        "{what}"
    );
    assert_eq!(
        ours.icons.len() as u64,
        theirs["copies"].as_u64().unwrap(),
        "{what}"
    );
    assert_eq!(ours.cost, as_ours::<Cost>(&theirs["cost"]), "{what}");
    assert_eq!(json!(ours.timing), theirs["timing"], "{what}");
    assert_eq!(ours.only, maybe(&theirs["only"]), "{what}");
    assert_eq!(ours.moment, maybe(&theirs["trigger"]), "{what}");
    assert_eq!(ours.limit, maybe(&theirs["limit"]), "{what}");
    assert_eq!(
        ours.durability,
        maybe(&theirs["durability"]).unwrap_or(0),
        "{what}"
    );
    assert_eq!(ours.range, maybe(&theirs["range"]), "{what}");
    assert_eq!(ours.kind, maybe(&theirs["kind"]), "{what}");
    assert_eq!(ours.victims, maybe(&theirs["victims"]), "{what}");
    let nothing = json!([]);
    let of = |key: &str| theirs["ops"].get(key).unwrap_or(&nothing);
    if ours.deck == ResourceDeck::Trap {
        same(what, &ours.effect, of("guardian"));
        same(what, &ours.on_monster, of("monster"));
        let victims = ours.victims.unwrap();
        assert_eq!(victims == Victims::Monster, ours.effect.ops.is_empty());
        assert_eq!(victims == Victims::Guardian, ours.on_monster.ops.is_empty());
    } else {
        same(what, &ours.effect, &theirs["ops"]);
        assert!(ours.on_monster.ops.is_empty());
    }
}

// rule: DD-10.1, DD-10.2, DD-10.8, DD-10.28, DD-10.30
#[test]
fn citadel_resource_cards() {
    let pack = Pack::built_in();
    let documents = [
        (ResourceDeck::Equipment, document!("citadel_equipment")),
        (ResourceDeck::Trap, document!("citadel_traps")),
        (ResourceDeck::Encounter, document!("citadel_encounters")),
        (ResourceDeck::Spell, document!("citadel_spells")),
    ];
    let mut copies = 0;
    for (deck, document) in &documents {
        for (ours, theirs) in pairs(&designs(&pack, *deck), cards(document)) {
            check_design(ours, theirs);
        }
        copies += document["total_copies"].as_u64().unwrap();
    }
    assert_eq!(pack.cards.len() as u64, copies);
}

// rule: DD-1.4, DD-1.5
#[test]
fn the_map() {
    let pack = Pack::built_in();
    let map = document!("map");
    for (ours, theirs) in pairs(&pack.areas, list(&map, "areas")) {
        let what = id(theirs);
        assert_eq!(ours.id, what);
        assert_eq!(ours.names, names(theirs));
        assert_eq!(json!(ours.number), theirs["number"], "{what}");
        assert_eq!(json!(ours.kind), theirs["type"], "{what}");
        assert_eq!(ours.colour, maybe::<Colour>(&theirs["colour"]), "{what}");
        assert_eq!(ours.region, maybe::<Colour>(&theirs["region"]), "{what}");
        assert_eq!(
            json!([ours.at.0, ours.at.1]),
            json!([theirs["x"], theirs["y"]])
        );
        assert_eq!(ours.adjacent, areas(&theirs["adjacent"]), "{what}");
    }
    for (kind, theirs) in pairs(AreaType::ALL, list(&map, "area_types")) {
        assert_eq!(json!(kind), theirs["id"]);
        let ours = &pack.area_cards[kind.index()];
        assert_eq!(ours.names, names(theirs));
        same(id(theirs), &ours.action, &theirs["ops"]);
    }
}

// rule: DD-4.2, DD-4.3, DD-4.4, DD-4.5, DD-4.6, DD-4.7
#[test]
fn guardians() {
    let pack = Pack::built_in();
    let document = document!("guardians");
    for (ours, theirs) in pairs(&pack.characters, cards(&document)) {
        let what = id(theirs);
        assert_eq!(ours.id, what);
        assert_eq!(ours.names, names(theirs));
        for (start, of) in ours.start.iter().zip(Trait::ALL) {
            let key = json!(of);
            assert_eq!(
                json!(start),
                theirs["start"][key.as_str().unwrap()],
                "{what}"
            );
        }
        let (ability, printed) = (&ours.ability, &theirs["ability"]);
        assert_eq!(ability.id, id(printed));
        assert_eq!(ability.names, names(printed));
        assert_eq!(json!(ability.timing), printed["timing"], "{what}");
        assert_eq!(json!(ability.limit), printed["limit"], "{what}");
        same(what, &ability.effect, &printed["ops"]);
    }
}

// rule: DD-11.1, DD-5.16, DD-21.2
#[test]
fn dark_corruption() {
    let pack = Pack::built_in();
    let document = document!("dark_corruption");
    for (ours, theirs) in pairs(&pack.corruption, cards(&document)) {
        let what = id(theirs);
        assert_eq!(ours.id, what);
        assert_eq!(ours.names, names(theirs));
        assert_eq!(json!(ours.symbols), theirs["symbols"], "{what}");
        assert_eq!(json!(ours.leader), theirs["leader"], "{what}");
        let ops = list(theirs, "ops");
        same(what, &ours.swap, &json!(ops[..1]));
        same(what, &ours.after_combat, &json!(ops[1..]));
    }
}

// rule: DD-13.8, DD-13.9
#[test]
fn missions() {
    let pack = Pack::built_in();
    let document = document!("missions");
    for (ours, theirs) in pairs(&pack.missions, cards(&document)) {
        let what = id(theirs);
        assert_eq!(ours.id, what);
        assert_eq!(ours.names, names(theirs));
        assert_eq!(ours.area, area(theirs["area"].as_str().unwrap()));
        assert_eq!(json!(ours.test), theirs["relic_test"], "{what}");
        same(what, &ours.effect, &theirs["ops"]);
    }
}

// rule: DD-19.3, DD-19.6
#[test]
fn achievements() {
    let pack = Pack::built_in();
    let document = document!("order_achievements");
    for (ours, theirs) in pairs(&pack.achievements, cards(&document)) {
        let what = id(theirs);
        assert_eq!(ours.id, what);
        assert_eq!(ours.names, names(theirs));
        assert_eq!(json!(ours.copies), theirs["copies"], "{what}");
        assert_eq!(
            ours.condition,
            as_ours::<Condition>(&theirs["condition"]),
            "{what}"
        );
        for (ours, theirs) in pairs(&ours.rewards, list(theirs, "rewards")) {
            same(what, ours, &theirs["ops"]);
        }
    }
    let copies = document["total_copies"].as_u64().unwrap();
    assert_eq!(pack.achievement_cards.len() as u64, copies);
}

fn creation(icon: &Value) -> Creation {
    let icon = icon.as_str().unwrap();
    let colour = |name: &str| as_ours::<Colour>(&json!(name));
    match icon.split_once(':') {
        Some(("vine_citadel", name)) => Creation::VineCitadel(colour(name)),
        Some(("vine_temple", name)) => Creation::VineTemple(colour(name)),
        _ => as_ours(&json!(icon)),
    }
}

// rule: DD-17.5, DD-17.14
#[test]
fn dark_events() {
    let pack = Pack::built_in();
    let document = document!("dark_events");
    for (ours, theirs) in pairs(&pack.events, cards(&document)) {
        let what = id(theirs);
        assert_eq!(ours.id, what);
        assert_eq!(ours.names, names(theirs));
        assert_eq!(json!(ours.echo), theirs["echo"], "{what}");
        let icons = list(theirs, "creation_icons").iter().map(creation);
        assert_eq!(ours.creations, icons.collect::<Vec<_>>(), "{what}");
        same(what, &ours.effect, &theirs["ops"]);
        let lasts = theirs["duration"] == "until_next_event";
        let lasting = |op: &Op| matches!(op, Op::Lasting { .. });
        assert_eq!(ours.effect.ops.iter().all(lasting), lasts, "{what}");
    }
    let maps = document!("event_maps");
    for (ours, theirs) in pairs(&pack.event_maps, cards(&maps)) {
        assert_eq!(ours.id, id(theirs));
        assert_eq!(ours.names, names(theirs));
        assert_eq!(ours.abysses, areas(&theirs["abyss_areas"]));
        assert_eq!(ours.monsters, areas(&theirs["monster_areas"]));
    }
}

// rule: DD-14.20, DD-14.42
#[test]
fn monster_attacks() {
    let pack = Pack::built_in();
    let document = document!("monster_attack");
    let row = |value: &Value, hits: &str, health: &str| Row {
        hits: as_ours(&value[hits]),
        health: as_ours(&value[health]),
    };
    for (ours, theirs) in pairs(&pack.attacks, cards(&document)) {
        let what = id(theirs);
        assert_eq!(ours.id, what);
        assert_eq!(ours.echo_names, names(theirs));
        for (ours, kind) in ours.rows.iter().zip(["hound", "hunter", "leader"]) {
            assert_eq!(
                *ours,
                row(&theirs[kind], "hits", "health"),
                "{what}: {kind}"
            );
        }
        let priestess = row(&theirs["high_priestess"], "hits_bonus", "health_bonus");
        assert_eq!(ours.priestess, priestess, "{what}");
        same(what, &ours.echo, &theirs["echo"]["ops"]);
    }
}

// rule: DD-18.1, DD-1.11, DD-18.7, DD-9.8, DD-13.13
#[test]
fn monsters_and_tokens() {
    let pack = Pack::built_in();
    let document = document!("monsters");
    for (kind, theirs) in pairs(MonsterKind::ALL, cards(&document)) {
        assert_eq!(json!(kind), theirs["id"]);
        let ours = &pack.monsters[kind.index()];
        assert_eq!(ours.names, names(theirs));
        assert_eq!(json!(ours.glory), theirs["kill_glory"]);
        same(id(theirs), &ours.attack, &theirs["ops"]);
    }
    let goals = document!("monster_goals");
    for (ours, theirs) in pairs(&pack.goals, list(&goals, "tokens")) {
        let what = id(theirs);
        assert_eq!(ours.id, what);
        assert_eq!(ours.names, names(theirs));
        assert_eq!(json!(ours.kind), theirs["kind"], "{what}");
        assert_eq!(json!(ours.colour), theirs["colour"], "{what}");
        same(what, &ours.effect, &theirs["ops"]);
    }
    assert_eq!(pack.heart_names, names(&goals["hearts"]));
    same("heart", &pack.heart, &goals["hearts"]["ops"]);
    for token in list(&document!("dark_abyss"), "tokens") {
        assert_eq!(pack.abyss_names, names(token));
        same("abyss", &pack.abyss, &token["ops"]);
    }
    let wraith = &document!("wraith_of_the_lake")["cards"][0];
    assert_eq!(pack.wraith.names, names(wraith));
    same("wraith", &pack.wraith.effect, &wraith["ops"]);
}

// rule: DD-23.8, DD-23.15
#[test]
fn virtual_guardians() {
    let pack = Pack::built_in();
    let document = document!("virtual_guardians");
    let mut cells = 0;
    for (ours, theirs) in pairs(&pack.virtual_cards, cards(&document)) {
        let what = id(theirs);
        assert_eq!(ours.id, what);
        assert_eq!(ours.names, names(theirs));
        for (ours, theirs) in pairs(&ours.cells, list(theirs, "rows")) {
            for (ours, colour) in ours.iter().zip(["green", "purple", "orange"]) {
                let theirs = &theirs["guardians"][colour];
                assert_eq!(json!(ours.kind), theirs["kind"], "{what} {colour}");
                same(what, &ours.effect, &theirs["ops"]);
                cells += 1;
            }
        }
    }
    assert_eq!(cells, 192);
    let trails = document!("order_trails");
    for (ours, theirs) in pairs(&pack.trails, cards(&trails)) {
        assert_eq!(ours.id, id(theirs));
        assert_eq!(ours.names, names(theirs));
        assert_eq!(ours.area, area(theirs["area"].as_str().unwrap()));
        same(id(theirs), &ours.effect, &theirs["ops"]);
    }
}

// rule: DD-1.16, DD-1.17, DD-8.6
#[test]
fn tracks() {
    let pack = Pack::built_in();
    let document = document!("tracks");
    let rounds = list(&document["round_track"], "rounds");
    for (ours, theirs) in pairs(&pack.difficulty, rounds) {
        assert_eq!(json!(ours), theirs["ambush_difficulty"]);
    }
    let spaces = list(&document["darkest_doom_track"], "spaces");
    for (ours, theirs) in pairs(&pack.spaces, spaces) {
        assert_eq!(ours.names, names(theirs));
        same(id(theirs), &ours.effect, &theirs["ops"]);
    }
}
