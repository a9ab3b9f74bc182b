//! What lies or stands on the table: evocations with their upgrades, misfortunes, rooms, mages.

use crate::cards::{Archetype, CharacterId, EvocationKind, MisfortuneKind, UpgradeKind};
use crate::game::BlackRoseWars;
use crate::names::catalogue::{Thing, fact, id_of};
use crate::names::{Three, gist, say, texts};
use crate::play::asking::{
    Deck, character_target, evocation_kind_target, mage_target, misfortune_target, room_target,
    upgrade_target,
};
use crate::play::state::Party;
use table::Lang;
use table::pack::{CardEntry, tag};

const COLOURS: [Three; 7] = [
    ["black", "czarne", "чёрная"],
    ["purple", "fioletowe", "фиолетовая"],
    ["grey", "szare", "серая"],
    ["red", "czerwone", "красная"],
    ["blue", "niebieskie", "синяя"],
    ["yellow", "żółte", "жёлтая"],
    ["green", "zielone", "зелёная"],
];
impl BlackRoseWars {
    pub(in crate::names) fn evocation_entry(
        &self,
        id: EvocationKind,
        lang: Lang,
    ) -> Option<CardEntry> {
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
            tag("gist", &gist::gist(&card.force.ops)),
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

    pub(in crate::names) fn upgrade_entry(&self, id: UpgradeKind, lang: Lang) -> Option<CardEntry> {
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
        let tags = vec![
            tag("copies", &card.copies),
            tag("gist", &gist::gist(&card.force.ops)),
        ];
        Some(thing.entry(vec![fact("copies", &card.copies)], tags, text))
    }

    pub(in crate::names) fn misfortune_entry(
        &self,
        id: MisfortuneKind,
        lang: Lang,
    ) -> Option<CardEntry> {
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
        let tags = vec![
            tag("copies", &card.copies),
            tag("slots", &card.slots),
            tag("gist", &gist::gist(&card.force.ops)),
        ];
        Some(thing.entry(facts, tags, text))
    }

    /// A room with both sides. The tag `destroyed_lines` says how many lines the first has.
    pub(in crate::names) fn room_entry(&self, number: u8, lang: Lang) -> Option<CardEntry> {
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
            tag("destroyed_gist", &gist::gist(&card.destroyed.ops)),
            tag("rebuilt_gist", &gist::gist(&card.rebuilt.ops)),
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

    pub(in crate::names) fn character_entry(
        &self,
        id: CharacterId,
        lang: Lang,
    ) -> Option<CardEntry> {
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
    pub(in crate::names) fn grimoire_entry(&self, number: u8, lang: Lang) -> Option<CardEntry> {
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
            names: &card.titles[usize::from(number % 2)],
            group: Deck::Grimoire.group(lang).to_owned(),
            kind: "grimoire",
            rule: "BRW-3.2.7",
        };
        Some(thing.entry(Vec::new(), tags, names.collect()))
    }

    pub(in crate::names) fn avatar_entry(&self, lang: Lang) -> CardEntry {
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
            tag("gist", &gist::gist(&card.force.ops)),
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
