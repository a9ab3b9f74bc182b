//! All cards, for looking up.

mod board;
mod dark;
mod decks;

use crate::cards::{
    AchievementCard, AreaId, AttackId, Card, CharacterId, CorruptionId, EventId, EventMapId,
    GoalId, MissionId, Names, TrailId, VirtualId,
};
use crate::game::DarkestDoom;
use crate::play::asking::Deck;
use table::pack::{CardEntry, tag};
use table::{Lang, Target};

/// A fact in words.
fn fact(name: &str, value: &(impl ToString + ?Sized)) -> (String, String) {
    (name.to_owned(), value.to_string())
}

fn all_names(names: &Names) -> Vec<(&'static str, String)> {
    let all = Lang::ALL.iter();
    all.map(|lang| (lang.code(), names.of(lang.code()).to_owned()))
        .collect()
}

struct Thing<'a> {
    id: &'a str,
    target: Target,
    names: Vec<(&'static str, String)>,
    group: &'static str,
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
            names: self.names,
            group: self.group.to_owned(),
            facts,
            tags,
            text,
            rules: vec![self.rule.to_owned()],
        }
    }
}

impl DarkestDoom {
    /// All cards.
    pub(crate) fn catalogue(&self, lang: Lang) -> Vec<CardEntry> {
        let pack = self.pack();
        let numbers = |len: usize| 0..u8::try_from(len).unwrap_or(u8::MAX);
        let mut all: Vec<CardEntry> = Vec::new();
        let characters = numbers(pack.characters.len()).map(CharacterId);
        all.extend(characters.filter_map(|it| self.character_entry(it, lang)));
        let firsts = numbers(pack.cards.len()).map(Card);
        let firsts = firsts.filter(|card| self.first_copy(*card) == Some(*card));
        all.extend(firsts.filter_map(|it| self.design_entry(it, lang)));
        let corruption = numbers(pack.corruption.len()).map(CorruptionId);
        all.extend(corruption.filter_map(|it| self.corruption_entry(it, lang)));
        let missions = numbers(pack.missions.len()).map(MissionId);
        all.extend(missions.filter_map(|it| self.mission_entry(it, lang)));
        let achievements = numbers(pack.achievement_cards.len()).map(AchievementCard);
        let achievements = achievements.filter(|card| self.first_achievement(*card) == Some(*card));
        all.extend(achievements.filter_map(|it| self.achievement_entry(it, lang)));
        let events = numbers(pack.events.len()).map(EventId);
        all.extend(events.filter_map(|it| self.event_entry(it, lang)));
        let maps = numbers(pack.event_maps.len()).map(EventMapId);
        all.extend(maps.filter_map(|it| self.event_map_entry(it, lang)));
        let attacks = numbers(pack.attacks.len()).map(AttackId);
        all.extend(attacks.filter_map(|it| self.attack_entry(it, lang)));
        let monsters = numbers(pack.monsters.len());
        all.extend(monsters.filter_map(|it| self.monster_entry(it, lang)));
        let goals = numbers(pack.goals.len()).map(GoalId);
        all.extend(goals.filter_map(|it| self.goal_entry(it, lang)));
        let cards = numbers(pack.virtual_cards.len()).map(VirtualId);
        all.extend(cards.filter_map(|it| self.virtual_entry(it, lang)));
        let trails = numbers(pack.trails.len()).map(TrailId);
        all.extend(trails.filter_map(|it| self.trail_entry(it, lang)));
        let areas = numbers(pack.areas.len()).map(AreaId);
        all.extend(areas.filter_map(|it| self.area_entry(it, lang)));
        let types = numbers(pack.area_cards.len());
        all.extend(types.filter_map(|it| self.area_type_entry(it, lang)));
        let spaces = numbers(pack.spaces.len()).map(|it| it + 1);
        all.extend(spaces.filter_map(|it| self.space_entry(it, lang)));
        all.extend([
            self.wraith_entry(lang),
            self.abyss_entry(lang),
            self.heart_entry(lang),
        ]);
        all
    }

    /// The catalogue shows the first card of a design, the copies follow it.
    pub(crate) fn first_copy(&self, card: Card) -> Option<Card> {
        let cards = &self.pack().cards;
        let design = cards.get(card.index())?.design;
        let first = cards.iter().position(|it| it.design == design)?;
        u8::try_from(first).ok().map(Card)
    }

    /// The first card of the same achievement.
    pub(crate) fn first_achievement(&self, card: AchievementCard) -> Option<AchievementCard> {
        let cards = &self.pack().achievement_cards;
        let design = cards.get(card.index())?;
        let first = cards.iter().position(|it| it == design)?;
        u8::try_from(first).ok().map(AchievementCard)
    }

    /// The entry of a card one can point at.
    pub(super) fn entry(&self, deck: Deck, number: u8, lang: Lang) -> Option<CardEntry> {
        match deck {
            Deck::Resource => self.design_entry(Card(number), lang),
            Deck::Corruption => self.corruption_entry(CorruptionId(number), lang),
            Deck::Mission => self.mission_entry(MissionId(number), lang),
            Deck::Achievement => self.achievement_entry(AchievementCard(number), lang),
            Deck::Event => self.event_entry(EventId(number), lang),
            Deck::EventMap => self.event_map_entry(EventMapId(number), lang),
            Deck::Attack => self.attack_entry(AttackId(number), lang),
            Deck::Virtual => self.virtual_entry(VirtualId(number), lang),
            Deck::Trail => self.trail_entry(TrailId(number), lang),
            Deck::Character => self.character_entry(CharacterId(number), lang),
            Deck::AreaType => self.area_type_entry(number, lang),
            Deck::Monster => self.monster_entry(number, lang),
            Deck::Space => self.space_entry(number, lang),
            Deck::Wraith => Some(self.wraith_entry(lang)),
        }
    }
}
