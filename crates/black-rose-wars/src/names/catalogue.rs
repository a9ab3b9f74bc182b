//! All cards, for looking up.

use super::{ELEMENTS, Three, say, texts};
use crate::cards::{
    Archetype, CharacterId, EventId, EvocationKind, HalfSide, MisfortuneKind, Names, OrderId,
    QuestId, SpellDeck, SpellType, Timing, UpgradeKind,
};
use crate::game::BlackRoseWars;
use crate::play::asking::{
    Deck, card_target, character_target, event_target, evocation_kind_target, mage_target,
    misfortune_target, order_target, quest_target, room_target, upgrade_target,
};
use crate::play::state::{Card, Party};
use table::pack::{CardEntry, tag};
use table::{Lang, Target};

const COLOURS: [Three; 7] = [
    ["black", "czarne", "чёрная"],
    ["purple", "fioletowe", "фиолетовая"],
    ["grey", "szare", "серая"],
    ["red", "czerwone", "красная"],
    ["blue", "niebieskie", "синяя"],
    ["yellow", "żółte", "жёлтая"],
    ["green", "zielone", "зелёная"],
];
const TYPES: [Three; 4] = [
    ["combat", "walka", "бой"],
    ["enhance", "wzmocnienie", "сопряжение"],
    ["trap", "pułapka", "ловушка"],
    ["protection", "ochrona", "защита"],
];

impl Deck {
    /// What its cards are called together.
    fn group(self, lang: Lang) -> &'static str {
        let words = match self {
            Deck::Spell => ["spells", "czary", "заклинания"],
            Deck::Quest => ["quests", "zadania", "задания"],
            Deck::Event => ["events", "wydarzenia", "события"],
            Deck::Order => [
                "orders of the Avatar",
                "polecenia Awatara",
                "приказы аватара",
            ],
            Deck::Evocation => ["evocations", "ewokacje", "воплощения"],
            Deck::Upgrade => ["upgrades", "ulepszenia", "улучшения"],
            Deck::Misfortune => ["misfortunes", "pech", "сглаз"],
            Deck::Character => ["mages", "magowie", "маги"],
            Deck::Grimoire => ["grimoires", "księgi czarów", "гримуары"],
        };
        say(words, lang)
    }
}

/// A fact in words.
fn fact(name: &str, value: &(impl ToString + ?Sized)) -> (String, String) {
    (name.to_owned(), value.to_string())
}

fn all_names(names: &Names) -> Vec<(&'static str, String)> {
    let all = Lang::ALL.iter();
    all.map(|lang| (lang.code(), names.of(lang.code()).to_owned()))
        .collect()
}

/// The id of a value that reads as one word, e.g. of a colour.
fn id_of(value: impl std::fmt::Debug) -> String {
    format!("{value:?}").to_lowercase()
}

struct Thing<'a> {
    id: &'a str,
    target: Target,
    names: &'a Names,
    group: String,
    kind: &'static str,
    rule: &'static str,
}

impl Thing<'_> {
    fn entry(
        self,
        facts: Vec<(String, String)>,
        mut tags: Vec<(String, String)>,
        text: Vec<String>,
    ) -> CardEntry {
        tags.insert(0, tag("type", self.kind));
        CardEntry {
            id: self.id.to_owned(),
            target: self.target,
            names: all_names(self.names),
            group: self.group,
            facts,
            tags,
            text,
            rules: vec![self.rule.to_owned()],
        }
    }
}

impl BlackRoseWars {
    /// All cards.
    pub(crate) fn catalogue(&self, lang: Lang) -> Vec<CardEntry> {
        let pack = self.pack();
        let numbers = |len: usize| 0..u8::try_from(len).unwrap_or(u8::MAX);
        let mut all: Vec<CardEntry> = Vec::new();
        let firsts = (0..).zip(&pack.cards);
        let firsts = firsts.filter(|(at, id)| self.first_copy(**id) == Some(Card(*at)));
        all.extend(firsts.filter_map(|(at, _)| self.spell_entry(Card(at), lang)));
        let quests = numbers(pack.quests.len()).map(QuestId);
        all.extend(quests.filter_map(|it| self.quest_entry(it, lang)));
        let events = numbers(pack.events.len()).map(EventId);
        all.extend(events.filter_map(|it| self.event_entry(it, lang)));
        let kinds = numbers(pack.evocations.len()).map(EvocationKind);
        all.extend(kinds.filter_map(|it| self.evocation_entry(it, lang)));
        let upgrades = numbers(pack.upgrades.len()).map(UpgradeKind);
        all.extend(upgrades.filter_map(|it| self.upgrade_entry(it, lang)));
        let misfortunes = numbers(pack.misfortunes.len()).map(MisfortuneKind);
        all.extend(misfortunes.filter_map(|it| self.misfortune_entry(it, lang)));
        let rooms = numbers(pack.rooms.len());
        all.extend(rooms.filter_map(|it| self.room_entry(it, lang)));
        let orders = numbers(pack.orders.len()).map(OrderId);
        all.extend(orders.filter_map(|it| self.order_entry(it, lang)));
        let mages = numbers(pack.mages.len()).map(CharacterId);
        all.extend(mages.filter_map(|it| self.character_entry(it, lang)));
        let grimoires = numbers(pack.schools.len() * 2);
        all.extend(grimoires.filter_map(|it| self.grimoire_entry(it, lang)));
        all.push(self.avatar_entry(lang));
        all
    }

    /// The first card of a spell: the catalogue shows that one, the copies follow it.
    fn first_copy(&self, spell: crate::cards::SpellId) -> Option<Card> {
        let at = self.pack().cards.iter().position(|it| *it == spell)?;
        u8::try_from(at).ok().map(Card)
    }

    /// A spell with both halves. Tags of a half begin with its name.
    pub(crate) fn spell_entry(&self, card: Card, lang: Lang) -> Option<CardEntry> {
        let id = *self.pack().cards.get(usize::from(card.0))?;
        let spell = self.pack().spell(id);
        let (group, deck) = match spell.deck {
            SpellDeck::School(school) => (self.school_name(school, lang)?, id_of(school)),
            SpellDeck::Personal(mage) => {
                let mage = self.pack().character(mage);
                (mage.names.of(lang.code()), "personal".to_owned())
            }
            SpellDeck::Forgotten => {
                let words = ["forgotten spells", "zapomniane czary", "забытые заклинания"];
                (say(words, lang), "forgotten".to_owned())
            }
        };
        let mut facts = vec![fact("copies", &spell.copies)];
        let mut tags = vec![tag("deck", &deck), tag("copies", &spell.copies)];
        if spell.instability {
            facts.push(fact("instability", &1));
            tags.push(tag("instability", "1"));
        }
        let mut text = Vec::new();
        for side in [HalfSide::Top, HalfSide::Bottom] {
            let half = match side {
                HalfSide::Top => &spell.top,
                HalfSide::Bottom => match &spell.bottom {
                    Some(half) => half,
                    None => break,
                },
            };
            let key = id_of(side);
            let kind = say(TYPES[half.kind as usize], lang);
            let element = say(ELEMENTS[half.element as usize], lang);
            facts.push(fact(&key, &format!("{kind}, {element}")));
            tags.push(tag(&format!("{key}_type"), &type_id(half.kind)));
            tags.push(tag(&format!("{key}_element"), &id_of(half.element)));
            let keywords = half.keywords.iter().map(id_of).collect::<Vec<_>>();
            tags.push(tag(&format!("{key}_keywords"), &keywords.join(" ")));
            let sentences = texts::half(self.pack(), half);
            tags.push(tag(&format!("{key}_lines"), &sentences.len()));
            text.extend(sentences);
        }
        let thing = Thing {
            id: &spell.id,
            target: card_target(self.first_copy(id)?),
            names: &spell.names,
            group: group.to_owned(),
            kind: "spell",
            rule: "BRW-9.2",
        };
        Some(thing.entry(facts, tags, text))
    }

    /// What a half says: its header, condition and sentences.
    pub(crate) fn half_text(&self, card: Card, half: HalfSide) -> Vec<String> {
        texts::half(self.pack(), self.spell_of(card).half(half))
    }

    pub(super) fn quest_entry(&self, id: QuestId, lang: Lang) -> Option<CardEntry> {
        let quest = self.pack().quests.get(usize::from(id.0))?;
        let facts = vec![
            fact("moon", &quest.moon),
            fact("cubes", &quest.slots),
            fact("reward", &quest.reward),
        ];
        let tags = vec![
            tag("moon", &quest.moon),
            tag("slots", &quest.slots),
            tag("reward", &quest.reward),
        ];
        let challenge = texts::challenge(self.pack(), quest);
        let text = challenge.into_iter();
        let text = text.chain(texts::effect(self.pack(), &quest.effect));
        let thing = Thing {
            id: &quest.id,
            target: quest_target(id),
            names: &quest.names,
            group: Deck::Quest.group(lang).to_owned(),
            kind: "quest",
            rule: "BRW-7.1",
        };
        Some(thing.entry(facts, tags, text.collect()))
    }

    pub(crate) fn event_entry(&self, id: EventId, lang: Lang) -> Option<CardEntry> {
        let event = self.pack().events.get(usize::from(id.0))?;
        let timing = timing_id(event.timing);
        let mut facts = vec![
            fact("moon", &event.moon),
            fact("timing", &timing.replace('_', " ")),
            fact("Rose when revealed", &event.on_reveal),
            fact("Rose when gone", &event.on_discard),
        ];
        let mut tags = vec![
            tag("moon", &event.moon),
            tag("timing", timing),
            tag("slot", &event.slot),
            tag("on_reveal", &event.on_reveal),
            tag("on_discard", &event.on_discard),
            tag("avatar", &event.avatar),
        ];
        if event.slot > 0 {
            facts.push(fact("slot", &event.slot));
        }
        if event.crown {
            facts.push(fact("crown", &1));
            tags.push(tag("crown", "1"));
        }
        let thing = Thing {
            id: &event.id,
            target: event_target(id),
            names: &event.names,
            group: Deck::Event.group(lang).to_owned(),
            kind: "event",
            rule: "BRW-6.2.1",
        };
        Some(thing.entry(facts, tags, texts::force(self.pack(), &event.force)))
    }

    pub(super) fn evocation_entry(&self, id: EvocationKind, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().evocations.get(usize::from(id.0))?;
        let facts = vec![
            fact("life", &card.life),
            fact("strength", &card.strength),
            fact("move", &card.moves),
            fact("archetype", &archetype_name(card.archetype, lang)),
        ];
        let tags = vec![
            tag("life", &card.life),
            tag("strength", &card.strength),
            tag("move", &card.moves),
            tag("archetype", &id_of(card.archetype)),
            tag("large", &card.large),
            tag("copies", &card.copies),
        ];
        let thing = Thing {
            id: &card.id,
            target: evocation_kind_target(id),
            names: &card.names,
            group: Deck::Evocation.group(lang).to_owned(),
            kind: "evocation",
            rule: "BRW-20.4.6",
        };
        Some(thing.entry(facts, tags, texts::force(self.pack(), &card.force)))
    }

    pub(super) fn upgrade_entry(&self, id: UpgradeKind, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().upgrades.get(usize::from(id.0))?;
        let thing = Thing {
            id: &card.id,
            target: upgrade_target(id),
            names: &card.names,
            group: Deck::Upgrade.group(lang).to_owned(),
            kind: "upgrade",
            rule: "BRW-23.5.1",
        };
        let text = texts::force(self.pack(), &card.force);
        let tags = vec![tag("copies", &card.copies)];
        Some(thing.entry(vec![fact("copies", &card.copies)], tags, text))
    }

    pub(super) fn misfortune_entry(&self, id: MisfortuneKind, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().misfortunes.get(usize::from(id.0))?;
        let thing = Thing {
            id: &card.id,
            target: misfortune_target(id),
            names: &card.names,
            group: Deck::Misfortune.group(lang).to_owned(),
            kind: "misfortune",
            rule: "BRW-23.4.2",
        };
        let text = texts::force(self.pack(), &card.force);
        let facts = vec![fact("copies", &card.copies), fact("cubes", &card.slots)];
        let tags = vec![tag("copies", &card.copies), tag("slots", &card.slots)];
        Some(thing.entry(facts, tags, text))
    }

    /// A room with both sides. The tag `destroyed_lines` says how many lines the first has.
    pub(super) fn room_entry(&self, number: u8, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().rooms.get(usize::from(number))?;
        let colour = say(COLOURS[card.colour as usize], lang);
        let flags = card.flags.map(|flag| flag.to_string()).join("-");
        let facts = vec![
            fact("colour", colour),
            fact("instability", &card.slots),
            fact("power", &flags),
        ];
        let mut text = texts::effect(self.pack(), &card.destroyed);
        let tags = vec![
            tag("colour", &id_of(card.colour)),
            tag("slots", &card.slots),
            tag("flags", &flags),
            tag("destroyed_lines", &text.len()),
        ];
        text.extend(texts::effect(self.pack(), &card.rebuilt));
        let group = say(["rooms", "pomieszczenia", "комнаты"], lang);
        let thing = Thing {
            id: &card.id,
            target: room_target(crate::cards::RoomId(number)),
            names: &card.names,
            group: group.to_owned(),
            kind: "room",
            rule: "BRW-1.7",
        };
        Some(thing.entry(facts, tags, text))
    }

    pub(super) fn order_entry(&self, id: OrderId, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().orders.get(usize::from(id.0))?;
        let mut facts = vec![fact("moon", &card.moon)];
        let mut tags = vec![tag("moon", &card.moon)];
        let marks = [
            ("instability", card.instability),
            ("extra card", card.extra_card),
        ];
        for (mark, _) in marks.into_iter().filter(|(_, shown)| *shown) {
            facts.push(fact(mark, &1));
            tags.push(tag(&mark.replace(' ', "_"), "1"));
        }
        let steps = card.steps.iter();
        let mut text: Vec<String> = steps.flat_map(|it| texts::step(self.pack(), it)).collect();
        if let Some(react) = &card.react {
            let kind = say(TYPES[react.kind as usize], lang);
            facts.push(fact("token", kind));
            tags.push(tag("react", &type_id(react.kind)));
            text.extend(texts::react(self.pack(), react));
        }
        let thing = Thing {
            id: &card.id,
            target: order_target(id),
            names: &card.names,
            group: Deck::Order.group(lang).to_owned(),
            kind: "order",
            rule: "BRW-25.3.2",
        };
        Some(thing.entry(facts, tags, text))
    }

    pub(super) fn character_entry(&self, id: CharacterId, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().mages.get(usize::from(id.0))?;
        let spell = self.pack().spell(card.personal);
        let facts = vec![
            fact("life", &card.life),
            fact("strength", &card.strength),
            fact("move", &card.moves),
            fact("quests", &card.quest_limit),
            fact("hand", &card.hand_limit),
            fact("own spell", &spell.names.of(lang.code())),
        ];
        let tags = vec![
            tag("life", &card.life),
            tag("strength", &card.strength),
            tag("move", &card.moves),
            tag("quest_limit", &card.quest_limit),
            tag("hand_limit", &card.hand_limit),
            tag("tokens", &card.tokens),
            tag("personal", &spell.id),
        ];
        let thing = Thing {
            id: &card.id,
            target: character_target(id.0),
            names: &card.names,
            group: Deck::Character.group(lang).to_owned(),
            kind: "mage",
            rule: "BRW-1.6",
        };
        Some(thing.entry(facts, tags, Vec::new()))
    }

    /// A starting grimoire: the names of its spells.
    pub(super) fn grimoire_entry(&self, number: u8, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().schools.get(usize::from(number / 2))?;
        let spells = &card.grimoires[usize::from(number % 2)];
        let spells = spells.iter().map(|id| self.pack().spell(*id));
        let tags = vec![
            tag("school", &id_of(card.school)),
            tag("number", &(number % 2 + 1)),
        ];
        let names = spells.map(|spell| spell.names.of(lang.code()).to_owned());
        let id = format!("{}_{}", id_of(card.school), number % 2 + 1);
        let thing = Thing {
            id: &id,
            target: Deck::Grimoire.card(number),
            names: &card.names,
            group: Deck::Grimoire.group(lang).to_owned(),
            kind: "grimoire",
            rule: "BRW-3.2.7",
        };
        Some(thing.entry(Vec::new(), tags, names.collect()))
    }

    pub(super) fn avatar_entry(&self, lang: Lang) -> CardEntry {
        let card = &self.pack().avatar;
        let facts = vec![
            fact("life", &card.life),
            fact("strength", &card.strength),
            fact("move", &card.moves),
        ];
        let tags = vec![
            tag("life", &card.life),
            tag("strength", &card.strength),
            tag("move", &card.moves),
        ];
        let thing = Thing {
            id: "avatar",
            target: mage_target(Party::ROSE),
            names: &card.names,
            group: Deck::Order.group(lang).to_owned(),
            kind: "avatar",
            rule: "BRW-25.1.4",
        };
        thing.entry(facts, tags, texts::force(self.pack(), &card.force))
    }
}

fn type_id(kind: SpellType) -> String {
    id_of(kind)
}

fn archetype_name(archetype: Archetype, lang: Lang) -> &'static str {
    let words = match archetype {
        Archetype::Demon => ["demon", "demon", "демон"],
        Archetype::Undead => ["undead", "nieumarły", "нежить"],
        Archetype::Construct => ["construct", "konstrukt", "конструкция"],
        Archetype::Nightmare => ["nightmare", "koszmar", "кошмар"],
        Archetype::Altar => ["altar", "ołtarz", "алтарь"],
    };
    say(words, lang)
}

fn timing_id(timing: Timing) -> &'static str {
    match timing {
        Timing::BlackRose => "black_rose",
        Timing::Study => "study",
        Timing::Action => "action",
        Timing::Evocation => "evocation",
        Timing::Cleanup => "cleanup",
        Timing::General => "general",
        Timing::Instant => "instant",
    }
}
