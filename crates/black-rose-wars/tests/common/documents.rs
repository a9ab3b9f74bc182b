//! The card data of the rules documents, read as a [`Pack`].
//!
//! The card files say the same in sentences. Reading both and comparing them proves that every
//! card does what the documents say; tests of the rules can use either.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "every test file uses its own part"
)]

use black_rose_wars::cards::{
    AvatarCard, Character, CharacterId, Effect, EventCard, Evocation, Fixed, Half, HeaderTarget,
    InForce, Keyword, Misfortune, Names, Op, OrderCard, OrderSpell, OrderStep, Pack, Quest, Range,
    React, Reveal, RoomCard, School, SchoolCard, Spell, SpellDeck, SpellId, Upgrade, compile,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

macro_rules! document {
    ($name:literal) => {
        include_str!(concat!("../data/", $name, ".json"))
    };
}

/// Every file of card data with its name.
pub const FILES: [(&str, &str); 17] = [
    ("avatar", document!("avatar")),
    ("events", document!("events")),
    ("evocations", document!("evocations")),
    ("mages", document!("mages")),
    ("misfortunes", document!("misfortunes")),
    ("quests", document!("quests")),
    ("rooms", document!("rooms")),
    ("schools", document!("schools")),
    ("spells_agony", document!("spells_agony")),
    ("spells_alchemy", document!("spells_alchemy")),
    ("spells_forgotten", document!("spells_forgotten")),
    ("spells_nightmare", document!("spells_nightmare")),
    ("spells_personal", document!("spells_personal")),
    ("spells_shamanism", document!("spells_shamanism")),
    ("spells_technomancy", document!("spells_technomancy")),
    ("spells_witchcraft", document!("spells_witchcraft")),
    ("upgrades", document!("upgrades")),
];

/// All cards of the documents, compiled.
pub fn pack() -> Pack {
    let mut pack = uncompiled();
    compile::finish(&mut pack);
    pack
}

/// All cards of the documents, before anything is derived from their sentences.
pub fn uncompiled() -> Pack {
    let names = Ids::read();
    let mages = cards("mages");
    let spells = spells(&names, &mages);
    let (evocations, figures) = evocations(&names);
    let avatar = file("avatar");
    let mut events = list(&cards("events"), |card| event(&names, card, false));
    events.extend(list(&avatar["events"], |card| event(&names, card, true)));
    Pack {
        schools: School::ALL
            .iter()
            .map(|school| school_card(*school, &spells))
            .collect(),
        mages: list(&mages, |card| character(card, &spells)),
        spells,
        quests: list(&cards("quests"), |card| quest(&names, card)),
        events,
        evocations,
        figures,
        upgrades: list(&cards("upgrades"), |card| upgrade(&names, card)),
        misfortunes: list(&cards("misfortunes"), |card| misfortune(&names, card)),
        rooms: list(&cards("rooms"), |card| room(&names, card)),
        orders: list(&avatar["orders"], |card| order(&names, card)),
        avatar: avatar_card(&names, &avatar["card"]),
        programs: Vec::new(),
        cards: Vec::new(),
        trap_triggers: Vec::new(),
        protect_triggers: Vec::new(),
        hidden_tasks: Vec::new(),
        alternatives: Vec::new(),
        hash: [0; 32],
        vocabulary: cardtext::Vocabulary::new(),
    }
}

/// A file as it is written.
pub fn file(name: &str) -> Value {
    let (_, text) = FILES
        .iter()
        .find(|(it, _)| *it == name)
        .expect("a file of the documents");
    serde_json::from_str(text).expect("JSON")
}

fn cards(name: &str) -> Value {
    file(name)["cards"].take()
}

fn list<T>(cards: &Value, read: impl Fn(&Value) -> T) -> Vec<T> {
    cards
        .as_array()
        .expect("a list of cards")
        .iter()
        .map(read)
        .collect()
}

/// A value that has nothing to do with programs.
fn plain<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|why| panic!("{why}: {value}"))
}

fn text(value: &Value) -> String {
    plain(value)
}

fn names(card: &Value) -> Names {
    let name = |language| text(&card["names"][language]);
    Names {
        en: name("en"),
        pl: name("pl"),
        ru: name("ru"),
    }
}

/// The ids that sentences use for things of which programs know the index.
pub struct Ids {
    evocations: Vec<String>,
    misfortunes: Vec<String>,
    upgrades: Vec<String>,
    rooms: Vec<String>,
}

impl Ids {
    /// The ids in the files, in their order.
    pub fn read() -> Self {
        let ids = |name| list(&cards(name), |card| text(&card["id"]));
        Ids {
            evocations: ids("evocations"),
            misfortunes: ids("misfortunes"),
            upgrades: ids("upgrades"),
            rooms: ids("rooms"),
        }
    }

    /// A part of a program with indices instead of ids. Words that are no id stay as they are.
    pub fn indexed(&self, value: &Value) -> Value {
        match value {
            Value::Array(items) => items.iter().map(|item| self.indexed(item)).collect(),
            Value::Object(fields) => {
                let field = |(key, value): (&String, &Value)| {
                    let value = match self.named_by(key) {
                        Some(ids) => self.index(ids, value),
                        None => self.indexed(value),
                    };
                    (key.clone(), value)
                };
                Value::Object(fields.iter().map(field).collect())
            }
            plain => plain.clone(),
        }
    }

    /// What the ids at a key are ids of.
    fn named_by(&self, key: &str) -> Option<&[String]> {
        match key {
            "evocation" => Some(&self.evocations),
            "misfortune" => Some(&self.misfortunes),
            "upgrade" => Some(&self.upgrades),
            "room" | "in_room" | "not_rooms" => Some(&self.rooms),
            _ => None,
        }
    }

    fn index(&self, ids: &[String], value: &Value) -> Value {
        match value {
            Value::String(word) => {
                let place = ids.iter().position(|id| id == word);
                place.map_or_else(|| value.clone(), Value::from)
            }
            Value::Array(items) => items.iter().map(|item| self.index(ids, item)).collect(),
            other => self.indexed(other),
        }
    }

    /// A part of a program.
    fn read_as<T: DeserializeOwned>(&self, value: &Value) -> T {
        plain(&self.indexed(value))
    }

    fn ops(&self, card: &Value) -> Vec<Op> {
        list(&card["ops"], |op| self.read_as(op))
    }

    fn effect(&self, card: &Value) -> Effect {
        Effect {
            ops: self.ops(card),
            ..Effect::default()
        }
    }

    fn force(&self, card: &Value) -> InForce {
        InForce {
            ops: self.ops(card),
            ..InForce::default()
        }
    }
}

fn spells(names: &Ids, mages: &Value) -> Vec<Spell> {
    let mut spells = Vec::new();
    for school in School::ALL {
        let cards = cards(&format!("spells_{}", word(*school)));
        spells.extend(list(&cards, |card| {
            spell(names, card, SpellDeck::School(*school))
        }));
    }
    let owner = |card: &Value| {
        let place = mages
            .as_array()
            .into_iter()
            .flatten()
            .position(|it| it["id"] == card["mage"]);
        let place = place.expect("the mage of a personal spell");
        SpellDeck::Personal(CharacterId(u8::try_from(place).expect("few mages")))
    };
    spells.extend(list(&cards("spells_personal"), |card| {
        spell(names, card, owner(card))
    }));
    let forgotten = cards("spells_forgotten");
    spells.extend(list(&forgotten, |card| {
        spell(names, card, SpellDeck::Forgotten)
    }));
    spells
}

/// The word the files have for a school.
fn word(school: School) -> String {
    text(&serde_json::to_value(school).expect("a word"))
}

fn spell(ids: &Ids, card: &Value, deck: SpellDeck) -> Spell {
    let halves = &card["halves"];
    Spell {
        id: text(&card["id"]),
        names: names(card),
        deck,
        copies: plain(&card["copies"]),
        instability: plain(&card["instability"]),
        top: half(ids, &halves["top"]),
        bottom: (!halves["bottom"].is_null()).then(|| half(ids, &halves["bottom"])),
    }
}

fn half(ids: &Ids, half: &Value) -> Half {
    let trigger = &half["trigger"];
    Half {
        kind: plain(&half["type"]),
        element: plain(&half["element"]),
        target: target(&half["target"]),
        trigger: (!trigger.is_null()).then(|| ids.read_as(&trigger["when"])),
        effect: ids.effect(half),
        keywords: keywords(&half["keywords"]),
    }
}

/// The keywords some card looks for; the files list a few that none does.
fn keywords(listed: &Value) -> Vec<Keyword> {
    const NOT_LOOKED_FOR: [&str; 3] = ["misfortune", "upgrade", "assign_evocation"];
    let listed: Vec<String> = plain(listed);
    let looked_for = listed
        .into_iter()
        .filter(|it| !NOT_LOOKED_FOR.contains(&it.as_str()));
    looked_for.map(|it| plain(&Value::from(it))).collect()
}

fn target(target: &Value) -> HeaderTarget {
    let range = || plain::<Range>(&target["range"]);
    match target["kind"].as_str() {
        Some("self") => HeaderTarget::Myself,
        Some("special") => HeaderTarget::Special,
        Some("figure") => HeaderTarget::Figure(range()),
        Some("mage") => HeaderTarget::Mage(range()),
        Some("evoc") => HeaderTarget::Evoc {
            range: range(),
            mine: target["owner"] == "you",
        },
        Some("area") => HeaderTarget::Area(range()),
        _ => panic!("not a target: {target}"),
    }
}

fn spell_id(spells: &[Spell], id: &Value) -> SpellId {
    let place = spells
        .iter()
        .position(|spell| id == &spell.id)
        .expect("a spell");
    SpellId(u8::try_from(place).expect("fewer than 256 spells"))
}

fn school_card(school: School, spells: &[Spell]) -> SchoolCard {
    let schools = file("schools");
    let id = word(school);
    let all = schools["schools"].as_array().expect("schools");
    let card = all
        .iter()
        .find(|card| card["id"] == id)
        .expect("the school");
    let grimoire = |n: usize| {
        let listed = &card["starting_grimoires"][n]["spells"];
        list(listed, |id| spell_id(spells, id))
    };
    let title = |n: usize| names(&card["starting_grimoires"][n]);
    SchoolCard {
        school,
        names: names(card),
        titles: [title(0), title(1)],
        grimoires: [grimoire(0), grimoire(1)],
    }
}

fn character(card: &Value, spells: &[Spell]) -> Character {
    Character {
        id: text(&card["id"]),
        names: names(card),
        life: plain(&card["life"]),
        strength: plain(&card["strength"]),
        moves: plain(&card["move"]),
        quest_limit: plain(&card["quest_limit"]),
        hand_limit: plain(&card["hand_limit"]),
        tokens: plain(&card["physical_action_tokens"]),
        personal: spell_id(spells, &card["personal_spell"]),
    }
}

fn quest(ids: &Ids, card: &Value) -> Quest {
    Quest {
        id: text(&card["id"]),
        names: names(card),
        moon: plain(&card["moon"]),
        task: ids.read_as(&card["task"]["when"]),
        slots: plain(&card["cube_slots"]),
        reveal: match card["reveal"].as_str() {
            Some("on_draw") => Reveal::OnDraw,
            Some("on_first_cube") => Reveal::OnFirstCube,
            Some("on_completion") => Reveal::OnCompletion,
            _ => panic!("when is it revealed? {card}"),
        },
        reward: plain(&card["reward"]),
        effect: ids.effect(card),
    }
}

fn event(ids: &Ids, card: &Value, avatar: bool) -> EventCard {
    EventCard {
        id: text(&card["id"]),
        names: names(card),
        moon: plain(&card["moon"]),
        avatar,
        crown: plain(&card["crown"]),
        timing: plain(&card["phase"]),
        slot: plain(&card["slot"]),
        on_reveal: plain(&card["power_on_reveal"]),
        on_discard: plain(&card["power_on_discard"]),
        force: ids.force(card),
    }
}

/// The kinds, and how many figures each supply of figures has. Kinds without a named supply have
/// their own; what is a token instead of a figure exists as often as its card.
fn evocations(ids: &Ids) -> (Vec<Evocation>, Vec<u8>) {
    let mut pools: Vec<(String, u8)> = Vec::new();
    let kinds = cards("evocations");
    let mut evocations = Vec::new();
    for card in kinds.as_array().expect("evocations") {
        let pool = card["figure_pool"]
            .as_str()
            .map_or_else(|| text(&card["id"]), String::from);
        let size = if card["token"] == true {
            &card["copies"]
        } else {
            &card["figures"]
        };
        let place = pools
            .iter()
            .position(|(name, _)| *name == pool)
            .unwrap_or_else(|| {
                pools.push((pool, plain(size)));
                pools.len() - 1
            });
        evocations.push(evocation(
            ids,
            card,
            u8::try_from(place).expect("few pools"),
        ));
    }
    (
        evocations,
        pools.into_iter().map(|(_, size)| size).collect(),
    )
}

fn evocation(ids: &Ids, card: &Value, pool: u8) -> Evocation {
    Evocation {
        id: text(&card["id"]),
        names: names(card),
        archetype: plain(&card["archetype"]),
        copies: plain(&card["copies"]),
        pool,
        life: plain(&card["life"]),
        strength: plain(&card["strength"]),
        moves: plain(&card["move"]),
        large: plain(&card["large_base"]),
        forgotten: card["forgotten"] == true,
        force: ids.force(card),
    }
}

fn upgrade(ids: &Ids, card: &Value) -> Upgrade {
    Upgrade {
        id: text(&card["id"]),
        names: names(card),
        copies: plain(&card["copies"]),
        force: ids.force(card),
    }
}

fn misfortune(ids: &Ids, card: &Value) -> Misfortune {
    Misfortune {
        id: text(&card["id"]),
        names: names(card),
        copies: plain(&card["copies"]),
        slots: plain(&card["cube_slots"]),
        force: ids.force(card),
    }
}

fn room(ids: &Ids, card: &Value) -> RoomCard {
    RoomCard {
        id: text(&card["id"]),
        names: names(card),
        colour: plain(&card["color"]),
        fixed: match card["fixed"].as_str() {
            Some("centre") => Fixed::Centre,
            Some("beside_centre") => Fixed::BesideCentre,
            Some(other) => panic!("where is {other}?"),
            None => Fixed::Anywhere,
        },
        slots: plain(&card["instability_slots"]),
        flags: plain(&card["flags"]),
        destroyed: ids.effect(&card["destroyed"]),
        rebuilt: ids.effect(&card["rebuilt"]),
    }
}

fn order(ids: &Ids, card: &Value) -> OrderCard {
    OrderCard {
        id: text(&card["id"]),
        names: names(card),
        moon: plain(&card["moon"]),
        steps: list(&card["steps"], |step| order_step(ids, step)),
        instability: plain(&card["instability"]),
        extra_card: plain(&card["extra_card"]),
        react: (!card["react"].is_null()).then(|| react(ids, &card["react"])),
    }
}

fn order_step(ids: &Ids, step: &Value) -> OrderStep {
    let spell = || OrderSpell {
        kind: plain(&step["type"]),
        element: plain(&step["element"]),
        target: target(&step["target"]),
        priority: plain(&step["priority"]),
    };
    OrderStep {
        spell: (step["kind"] == "spell").then(spell),
        effect: ids.effect(step),
    }
}

fn react(ids: &Ids, react: &Value) -> React {
    React {
        kind: plain(&react["kind"]),
        on: plain(&react["on"]),
        effect: ids.effect(react),
    }
}

fn avatar_card(ids: &Ids, card: &Value) -> AvatarCard {
    AvatarCard {
        names: names(card),
        life: plain(&card["life"]),
        strength: plain(&card["strength"]),
        moves: plain(&card["move"]),
        orders: [0, 1].map(|level| plain(&card["difficulty"][level]["orders_per_action_phase"])),
        force: ids.force(&card["ability"]),
    }
}
