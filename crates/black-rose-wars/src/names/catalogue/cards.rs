//! Cards that are drawn: spells, quests, events, orders.

use crate::cards::{
    EventId, Half, HalfSide, Keyword, OrderId, QuestId, SpellDeck, SpellType, Timing,
};
use crate::game::BlackRoseWars;
use crate::names::catalogue::{Thing, fact, id_of};
use crate::names::{ELEMENTS, Three, gist, say, texts};
use crate::play::asking::{Deck, card_target, event_target, order_target, quest_target};
use crate::play::state::Card;
use table::Lang;
use table::pack::{CardEntry, tag};

const TYPES: [Three; 4] = [
    ["combat", "walka", "бой"],
    ["enhance", "wzmocnienie", "сопряжение"],
    ["trap", "pułapka", "ловушка"],
    ["protection", "ochrona", "защита"],
];

impl BlackRoseWars {
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
            tags.extend(signs(&key, half));
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

    pub(in crate::names) fn quest_entry(&self, id: QuestId, lang: Lang) -> Option<CardEntry> {
        let quest = self.pack().quests.get(usize::from(id.0))?;
        let facts = vec![
            fact("moon", &quest.moon),
            fact("cubes", &quest.slots),
            fact("reward", &quest.reward),
        ];
        let mut tags = vec![
            tag("moon", &quest.moon),
            tag("slots", &quest.slots),
            tag("reward", &quest.reward),
            tag("gist", &gist::gist(&quest.effect.ops)),
        ];
        let challenge = texts::challenge(self.pack(), quest);
        tags.push(tag("lead", &usize::from(challenge.is_some())));
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
            tag("gist", &gist::gist(&event.force.ops)),
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

    pub(in crate::names) fn order_entry(&self, id: OrderId, lang: Lang) -> Option<CardEntry> {
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
        let steps = card.steps.iter().map(|it| texts::step(self.pack(), it));
        let steps: Vec<Vec<String>> = steps.collect();
        tags.push(tag("step_lines", &list(steps.iter().map(Vec::len))));
        let leads = card.steps.iter().map(|it| usize::from(it.spell.is_some()));
        tags.push(tag("step_leads", &list(leads)));
        let mut text: Vec<String> = steps.into_iter().flatten().collect();
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
}

/// What the face of a half says in signs. `lead` are the lines before its first sentence.
fn signs(key: &str, half: &Half) -> impl Iterator<Item = (String, String)> {
    let (target, range) = gist::target(half.target);
    let when = match half.kind {
        SpellType::Trap | SpellType::Protect => "answer",
        _ if half.keywords.contains(&Keyword::Stable) => "stable",
        _ => "instant",
    };
    let lead = 1 + usize::from(half.effect.written.when.is_some());
    let tags = [
        ("target", target.to_owned()),
        ("range", range),
        ("when", when.to_owned()),
        ("gist", gist::gist(&half.effect.ops)),
        ("lead", lead.to_string()),
    ];
    tags.map(|(name, value)| (format!("{key}_{name}"), value))
        .into_iter()
}

/// Numbers in one tag.
fn list(numbers: impl Iterator<Item = usize>) -> String {
    let words: Vec<String> = numbers.map(|it| it.to_string()).collect();
    words.join(" ")
}

fn type_id(kind: SpellType) -> String {
    id_of(kind)
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
