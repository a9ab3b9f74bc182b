//! What players hold: characters, Citadel Resource cards, missions, achievements.

use super::{Thing, all_names, fact};
use crate::cards::{AchievementCard, Card, CharacterId, Design, MissionId, RelicTest};
use crate::game::DarkestDoom;
use crate::names::{ICONS, TRAITS, say, texts};
use crate::play::asking::{achievement_target, card_target, character_target, mission_target};
use crate::play::position::word_of;
use table::Lang;
use table::pack::{CardEntry, tag};

/// What a relic test needs.
pub(super) fn relic_test(test: RelicTest) -> &'static str {
    match test {
        RelicTest::AtLeast => "5+",
        RelicTest::AtMost => "5-",
    }
}

/// What a card of a deck is, in words.
const KINDS: [[&str; 3]; 4] = [
    ["equipment", "ekwipunek", "снаряжение"],
    ["trap", "pułapka", "ловушка"],
    ["encounter", "spotkanie", "встреча"],
    ["spell", "czar", "заклинание"],
];

const SPELLS: [[&str; 3]; 3] = [
    ["battle", "bitewny", "боевое"],
    ["basic", "podstawowy", "базовое"],
    ["ranged", "dystansowy", "дальнее"],
];

impl DarkestDoom {
    pub(in crate::names) fn character_entry(
        &self,
        id: CharacterId,
        lang: Lang,
    ) -> Option<CardEntry> {
        let card = self.pack().characters.get(id.index())?;
        let values = TRAITS.iter().zip(card.start);
        let mut facts: Vec<_> = values
            .map(|(name, it)| fact(say(*name, lang), &it))
            .collect();
        let ability = card.ability.names.of(lang.code());
        facts.push(fact(
            say(["ability", "zdolność", "способность"], lang),
            ability,
        ));
        let [attack, magic, wisdom, health] = card.start;
        let tags = vec![
            tag("attack", &attack),
            tag("magic", &magic),
            tag("wisdom", &wisdom),
            tag("health", &health),
            tag("ability", &card.ability.id),
        ];
        let thing = Thing {
            id: &card.id,
            target: character_target(id),
            names: all_names(&card.names),
            group: say(["Guardians", "Strażnicy", "стражи"], lang),
            kind: "character",
            rule: "DD-4.1",
        };
        Some(thing.entry(facts, tags, texts::ability(self.pack(), &card.ability)))
    }

    pub(in crate::names) fn design_entry(&self, card: Card, lang: Lang) -> Option<CardEntry> {
        let copy = self.pack().cards.get(card.index())?;
        let design = &self.pack().designs[copy.design.index()];
        let icon = say(ICONS[copy.icon.index()], lang);
        let kind = say(KINDS[design.deck.index()], lang);
        let mut facts = vec![fact(
            say(["kind", "rodzaj", "вид"], lang),
            &design.kind.map_or_else(
                || kind.to_owned(),
                |it| format!("{kind}, {}", say(SPELLS[it.index()], lang)),
            ),
        )];
        if design.durability > 0 {
            let words = ["uses", "użycia", "применений"];
            facts.push(fact(say(words, lang), &design.durability));
        }
        if let Some(range) = design.range {
            facts.push(fact(say(["range", "zasięg", "дальность"], lang), &range));
        }
        let words = ["Scarlet Fate", "Szkarłatny Los", "Алый Рок"];
        facts.push(fact(say(words, lang), icon));
        let thing = Thing {
            id: &design.id,
            target: card_target(card),
            names: all_names(&design.names),
            group: say(
                ["Citadel Resource cards", "karty zasobów", "карты запасов"],
                lang,
            ),
            kind: "resource",
            rule: "DD-10.1",
        };
        let text = texts::design(self.pack(), design);
        Some(thing.entry(facts, design_tags(design, &word_of(copy.icon)), text))
    }

    pub(in crate::names) fn mission_entry(&self, id: MissionId, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().missions.get(id.index())?;
        let area = self.pack().area(card.area);
        let facts = vec![
            fact(
                say(["area", "obszar", "место"], lang),
                area.names.of(lang.code()),
            ),
            fact(
                say(["relic test", "test reliktu", "проверка реликвии"], lang),
                relic_test(card.test),
            ),
        ];
        let tags = vec![
            tag("area", &area.id),
            tag("number", &area.number),
            tag("test", relic_test(card.test)),
        ];
        let thing = Thing {
            id: &card.id,
            target: mission_target(id),
            names: all_names(&card.names),
            group: say(["missions", "misje", "миссии"], lang),
            kind: "mission",
            rule: "DD-13.1",
        };
        Some(thing.entry(facts, tags, texts::effect(self.pack(), &card.effect)))
    }

    pub(in crate::names) fn achievement_entry(
        &self,
        card: AchievementCard,
        lang: Lang,
    ) -> Option<CardEntry> {
        let design = self.pack().achievement_cards.get(card.index())?;
        let design = &self.pack().achievements[design.index()];
        let copies = say(["copies", "kopie", "копий"], lang);
        let thing = Thing {
            id: &design.id,
            target: achievement_target(card),
            names: all_names(&design.names),
            group: say(
                [
                    "Order Achievements",
                    "Osiągnięcia Zakonu",
                    "достижения Ордена",
                ],
                lang,
            ),
            kind: "achievement",
            rule: "DD-19.3",
        };
        let text = texts::achievement(self.pack(), design);
        let facts = vec![fact(copies, &design.copies)];
        Some(thing.entry(facts, vec![tag("copies", &design.copies)], text))
    }
}

fn design_tags(design: &Design, icon: &str) -> Vec<(String, String)> {
    let mut tags = vec![
        tag("deck", &word_of(design.deck)),
        tag("icon", &icon),
        tag("copies", &design.icons.len()),
        tag("timing", &word_of(design.timing)),
        tag("coins", &design.cost.coins),
        tag("mana", &design.cost.mana),
        tag("urns", &design.cost.urns),
        tag("ap", &design.cost.ap),
        tag("corruption", &design.cost.corruption),
    ];
    let icons = design.icons.iter().map(word_of);
    tags.push(tag("icons", &icons.collect::<Vec<_>>().join(" ")));
    if design.durability > 0 {
        tags.push(tag("durability", &design.durability));
    }
    tags.extend(design.range.map(|it| tag("range", &it)));
    tags.extend(design.kind.map(|it| tag("spell", &word_of(it))));
    tags.extend(design.victims.map(|it| tag("victims", &word_of(it))));
    tags
}
