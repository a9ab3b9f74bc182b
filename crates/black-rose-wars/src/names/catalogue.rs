//! All cards, for looking up.

mod cards;
mod pieces;

use super::say;
use crate::cards::{
    CharacterId, EventId, EvocationKind, MisfortuneKind, Names, OrderId, QuestId, UpgradeKind,
};
use crate::game::BlackRoseWars;
use crate::play::asking::Deck;
use crate::play::state::Card;
use table::pack::{CardEntry, tag};
use table::{Lang, Target};

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
    pub(crate) fn first_copy(&self, spell: crate::cards::SpellId) -> Option<Card> {
        let at = self.pack().cards.iter().position(|it| *it == spell)?;
        u8::try_from(at).ok().map(Card)
    }
}
