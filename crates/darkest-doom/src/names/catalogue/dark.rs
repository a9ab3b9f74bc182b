//! What the Darkness has: corruption, events and their maps, monsters, attacks, goals.

use super::{Thing, all_names, fact};
use crate::cards::{
    AreaId, AttackId, CorruptionId, Creation, EventId, EventMapId, GoalId, Icon, MonsterKind,
};
use crate::game::DarkestDoom;
use crate::names::{COLOURS, ICONS, say, texts};
use crate::play::asking::{
    abyss_target, attack_target, corruption_target, event_map_target, event_target, goal_target,
    heart_target, monster_kind_target,
};
use crate::play::position::word_of;
use table::Lang;
use table::pack::{CardEntry, tag};

fn icons(symbols: &[Icon], lang: Lang) -> String {
    let names = symbols.iter().map(|it| say(ICONS[it.index()], lang));
    names.collect::<Vec<_>>().join(", ")
}

fn creation(creation: Creation, lang: Lang) -> String {
    let colour = |it: crate::cards::Colour| say(COLOURS[it.index()], lang);
    match creation {
        Creation::SolarEclipse => {
            say(["Solar Eclipse", "zaćmienie słońca", "затмение"], lang).to_owned()
        }
        Creation::Abysses => say(["abysses", "otchłanie", "бездны"], lang).to_owned(),
        Creation::Monster => say(["monster", "potwór", "чудовище"], lang).to_owned(),
        Creation::VineCitadel(it) => {
            let words = [
                "vine on the Citadel",
                "pnącze na Cytadeli",
                "лоза на цитадели",
            ];
            format!("{} ({})", say(words, lang), colour(it))
        }
        Creation::VineTemple(it) => {
            let words = ["vine on the temple", "pnącze na Świątyni", "лоза на храме"];
            format!("{} ({})", say(words, lang), colour(it))
        }
    }
}

/// A creation icon as one word.
fn creation_id(creation: Creation) -> String {
    match creation {
        Creation::SolarEclipse => "solar_eclipse".to_owned(),
        Creation::Abysses => "abysses".to_owned(),
        Creation::Monster => "monster".to_owned(),
        Creation::VineCitadel(it) => format!("vine_citadel:{}", word_of(it)),
        Creation::VineTemple(it) => format!("vine_temple:{}", word_of(it)),
    }
}

impl DarkestDoom {
    pub(in crate::names) fn corruption_entry(
        &self,
        id: CorruptionId,
        lang: Lang,
    ) -> Option<CardEntry> {
        let card = self.pack().corruption.get(id.index())?;
        let words = ["symbols", "symbole", "символы"];
        let facts = vec![fact(say(words, lang), &icons(&card.symbols, lang))];
        let symbols = card.symbols.iter().map(word_of);
        let mut tags = vec![tag("symbols", &symbols.collect::<Vec<_>>().join(" "))];
        if card.leader {
            tags.push(tag("leader", "1"));
        }
        let mut text = texts::effect(self.pack(), &card.swap);
        text.extend(texts::effect(self.pack(), &card.after_combat));
        let thing = Thing {
            id: &card.id,
            target: corruption_target(id),
            names: all_names(&card.names),
            group: say(
                ["Dark Corruption", "Mroczne Skażenie", "Тёмная скверна"],
                lang,
            ),
            kind: "corruption",
            rule: "DD-11.1",
        };
        Some(thing.entry(facts, tags, text))
    }

    pub(in crate::names) fn event_entry(&self, id: EventId, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().events.get(id.index())?;
        let created = card.creations.iter().map(|it| creation(*it, lang));
        let created: Vec<_> = created.collect();
        let words = ["creates", "tworzy", "порождает"];
        let mut facts = vec![fact(say(words, lang), &created.join(", "))];
        let ids: Vec<_> = card.creations.iter().map(|it| creation_id(*it)).collect();
        let mut tags = vec![tag("creations", &ids.join(" "))];
        if card.echo {
            let words = ["Echo of Darkness", "Echo Mroku", "Эхо Тьмы"];
            facts.push(fact(say(words, lang), ""));
            tags.push(tag("echo", "1"));
        }
        let thing = Thing {
            id: &card.id,
            target: event_target(id),
            names: all_names(&card.names),
            group: say(["Dark Events", "Wydarzenia Mroku", "события Тьмы"], lang),
            kind: "event",
            rule: "DD-17.3",
        };
        Some(thing.entry(facts, tags, texts::effect(self.pack(), &card.effect)))
    }

    pub(in crate::names) fn event_map_entry(
        &self,
        id: EventMapId,
        lang: Lang,
    ) -> Option<CardEntry> {
        let card = self.pack().event_maps.get(id.index())?;
        let names = |areas: &[AreaId]| {
            let areas = areas.iter().map(|it| self.pack().area(*it));
            let names = areas.map(|it| format!("{} {}", it.number, it.names.of(lang.code())));
            names.collect::<Vec<_>>().join(", ")
        };
        let ids = |areas: &[AreaId]| {
            let ids = areas.iter().map(|it| self.pack().area(*it).id.as_str());
            ids.collect::<Vec<_>>().join(" ")
        };
        let tags = vec![
            tag("abysses", &ids(&card.abysses)),
            tag("monsters", &ids(&card.monsters)),
        ];
        let facts = vec![
            fact(
                say(["abysses", "otchłanie", "бездны"], lang),
                &names(&card.abysses),
            ),
            fact(
                say(["monsters", "potwory", "чудовища"], lang),
                &names(&card.monsters),
            ),
        ];
        let thing = Thing {
            id: &card.id,
            target: event_map_target(id),
            names: all_names(&card.names),
            group: say(
                [
                    "Dark Event Maps",
                    "Mapy Wydarzeń Mroku",
                    "карты событий Тьмы",
                ],
                lang,
            ),
            kind: "event_map",
            rule: "DD-17.7",
        };
        Some(thing.entry(facts, tags, Vec::new()))
    }

    pub(in crate::names) fn attack_entry(&self, id: AttackId, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().attacks.get(id.index())?;
        let mut facts = Vec::new();
        let mut tags = Vec::new();
        for (kind, row) in MonsterKind::ALL.iter().zip(card.rows) {
            let value = format!("{}/{}", row.hits, row.health);
            facts.push(fact(self.monster_name(*kind, lang)?, &value));
            tags.push(tag(&word_of(kind), &value));
        }
        let bonus = format!("+{}/+{}", card.priestess.hits, card.priestess.health);
        let words = ["High Priestess", "Arcykapłanka", "Верховная жрица"];
        facts.push(fact(say(words, lang), &bonus));
        tags.push(tag("high_priestess", &bonus));
        let names = Lang::ALL.iter();
        let names = names.map(|it| Some((it.code(), self.attack_name(id.0, *it)?)));
        let thing = Thing {
            id: &card.id,
            target: attack_target(id),
            names: names.collect::<Option<_>>()?,
            group: say(
                ["Monster Attack cards", "Ataki Potworów", "атаки чудовищ"],
                lang,
            ),
            kind: "attack",
            rule: "DD-14.20",
        };
        let text = texts::effect(self.pack(), &card.echo);
        Some(thing.entry(facts, tags, text))
    }

    pub(in crate::names) fn monster_entry(&self, number: u8, lang: Lang) -> Option<CardEntry> {
        let kind = *MonsterKind::ALL.get(usize::from(number))?;
        let card = self.pack().monsters.get(usize::from(number))?;
        let id = word_of(kind);
        let thing = Thing {
            id: &id,
            target: monster_kind_target(kind),
            names: all_names(&card.names),
            group: say(["monsters", "potwory", "чудовища"], lang),
            kind: "monster",
            rule: "DD-18.1",
        };
        let facts = vec![fact(say(["glory", "sława", "слава"], lang), &card.glory)];
        let text = texts::effect(self.pack(), &card.attack);
        Some(thing.entry(facts, vec![tag("glory", &card.glory)], text))
    }

    pub(in crate::names) fn goal_entry(&self, id: GoalId, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().goals.get(id.index())?;
        let tags = vec![
            tag("goal", &word_of(card.kind)),
            tag("colour", &word_of(card.colour)),
        ];
        let thing = Thing {
            id: &card.id,
            target: goal_target(id),
            names: all_names(&card.names),
            group: say(["Monster Goals", "Cele Potworów", "цели чудовищ"], lang),
            kind: "goal",
            rule: "DD-18.8",
        };
        let text = texts::effect(self.pack(), &card.effect);
        Some(thing.entry(Vec::new(), tags, text))
    }

    pub(in crate::names) fn abyss_entry(&self, lang: Lang) -> CardEntry {
        let thing = Thing {
            id: "dark_abyss",
            target: abyss_target(),
            names: all_names(&self.pack().abyss_names),
            group: say(["tokens", "żetony", "жетоны"], lang),
            kind: "abyss",
            rule: "DD-9.8",
        };
        let text = texts::effect(self.pack(), &self.pack().abyss);
        thing.entry(Vec::new(), Vec::new(), text)
    }

    pub(in crate::names) fn heart_entry(&self, lang: Lang) -> CardEntry {
        let thing = Thing {
            id: "heart",
            target: heart_target(),
            names: all_names(&self.pack().heart_names),
            group: say(["tokens", "żetony", "жетоны"], lang),
            kind: "heart",
            rule: "DD-18.7",
        };
        let text = texts::effect(self.pack(), &self.pack().heart);
        thing.entry(Vec::new(), Vec::new(), text)
    }
}
