//! Dark Corruption, missions, achievements, events and their maps.

use super::super::grammar::Feat;
use super::super::grammar::feats::Deed as FeatDeed;
use super::super::grammar::headers::{Created, Creations, IconList, YesNo};
use super::super::lower;
use super::super::pack::{
    Achievement, CorruptionCard, Creation, DarkEvent, Effect, EventMap, Mission, Names, Pack,
};
use super::super::program::{AreaId, AreaType, Condition, Deed, Icon, Op, RelicTest, Scope};
use super::sense::Place;
use super::{Loader, Sorted};
use cardtext::{Block, Diagnostic};

/// DD-1.10: every placement puts so many abysses.
const ABYSSES: usize = 6;
/// DD-1.7: no more monsters are ever on the board.
const MONSTERS: usize = 3;
/// No achievement asks for more.
const MOST_TIMES: i16 = 20;
/// How many creation icons an event may have.
const MOST_CREATIONS: usize = 12;

impl Loader {
    pub(super) fn decks(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("corruption") {
            let card = self.corruption(block);
            self.pack.corruption.push(card);
        }
        for block in sorted.of("mission") {
            let mission = self.mission(block);
            self.pack.missions.push(mission);
        }
        for block in sorted.of("achievement") {
            let achievement = self.achievement(block);
            self.pack.achievements.extend(achievement);
            let copies = self.pack.achievements.iter();
            let copies: usize = copies.map(|it| usize::from(it.copies)).sum();
            let most = Pack::MOST_ACHIEVEMENT_CARDS;
            if copies > most {
                let message = format!("a pack holds at most {most} achievement cards");
                self.loading
                    .at_value(block, "copies", message, "these are too many");
            }
        }
        for block in sorted.of("event") {
            let event = self.event(block);
            self.pack.events.push(event);
        }
        for block in sorted.of("event_map") {
            let map = self.event_map(block);
            self.pack.event_maps.push(map);
        }
    }

    fn corruption(&mut self, block: &Block<'_>) -> CorruptionCard {
        let symbols = self
            .loading
            .value::<IconList>(block, "symbols", "list of icons");
        let symbols = symbols.map(|list| list.0).unwrap_or_default();
        let symbols: Result<[Icon; 5], _> = symbols.try_into();
        if symbols.is_err() && block.value("symbols").is_some() {
            let message = format!("`{}` has not five symbols", block.id.value);
            let label = "expected five icons from the left";
            self.loading.at_value(block, "symbols", message, label);
        }
        CorruptionCard {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            symbols: symbols.unwrap_or([Icon::Moon; 5]),
            leader: block.value("combat").is_some(),
            swap: self.effect(block, "dusk", Place::CorruptionAtDusk),
            after_combat: self.effect(block, "combat", Place::CorruptionInCombat),
        }
    }

    fn mission(&mut self, block: &Block<'_>) -> Mission {
        let area = self.loading.value::<AreaId>(block, "area", "area");
        if area.is_some_and(|area| self.is_centre(area)) {
            let message = format!("the mission `{}` cannot be completed", block.id.value);
            let label = "nobody stays on the summit or the Monolith";
            self.loading.at_value(block, "area", message, label);
        }
        let effect = self.effect(block, "text", Place::Mission);
        let test = effect.ops.iter().find_map(|op| match op {
            Op::CompleteMission { relic_test } => Some(*relic_test),
            _ => None,
        });
        if test.is_none() && !effect.ops.is_empty() {
            let message = format!("`{}` does not complete the mission", block.id.value);
            let label = "expected `Complete the mission and find the relic on 5 or more.`";
            self.loading.at_value(block, "text", message, label);
        }
        Mission {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            area: area.unwrap_or_default(),
            test: test.unwrap_or(RelicTest::AtLeast),
            effect,
        }
    }

    pub(super) fn is_centre(&self, area: AreaId) -> bool {
        let kind = self.pack.areas.get(area.index()).map(|area| area.kind);
        matches!(kind, Some(AreaType::WinterMountain | AreaType::Monolith))
    }

    fn achievement(&mut self, block: &Block<'_>) -> Option<Achievement> {
        let mut feats = self.loading.spanned::<Feat>(block, "task", "task");
        if feats.len() > 1 {
            let message = format!("`{}` has more than one task", block.id.value);
            self.loading
                .at_value(block, "task", message, "expected one sentence");
        }
        let feat = feats.pop();
        if let Some(feat) = &feat
            && let Some(complaint) = nothing_to_do(&feat.value)
        {
            let message = "this task makes no sense";
            let problem = Diagnostic::new(block.file, feat.span.clone(), message, complaint);
            self.loading.problems.push(problem);
        }
        let feat = feat.map(|feat| feat.value);
        let alliance = matches!(
            &feat,
            Some(Feat::Do {
                deed: FeatDeed::FormAlliances { .. },
                ..
            })
        );
        let keys = ["reward.1", "reward.2", "reward.3", "reward.4"];
        let keys = keys.into_iter().filter(|key| block.value(key).is_some());
        let rewards: Vec<Effect> = keys
            .map(|key| self.effect(block, key, Place::Reward { alliance }))
            .collect();
        let copies = self.copies(block);
        let feat = feat?;
        Some(Achievement {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            copies,
            condition: lower::condition(&feat),
            feat,
            rewards,
        })
    }

    fn event(&mut self, block: &Block<'_>) -> DarkEvent {
        let icons = self
            .loading
            .value::<Creations>(block, "creates", "list of creations");
        let icons = icons.map(|icons| icons.0).unwrap_or_default();
        if icons.len() > MOST_CREATIONS {
            let message = format!("`{}` has {} creations", block.id.value, icons.len());
            let label = format!("an event has at most {MOST_CREATIONS}");
            self.loading.at_value(block, "creates", message, &label);
        }
        DarkEvent {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            echo: self.loading.value(block, "echo", "answer") == Some(YesNo::Yes),
            creations: icons.into_iter().map(creation).collect(),
            effect: self.effect(block, "text", Place::Event),
        }
    }

    fn event_map(&mut self, block: &Block<'_>) -> EventMap {
        let abysses = self.marked(block, "abysses", ABYSSES);
        let monsters = self.marked(block, "monsters", MONSTERS);
        EventMap {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            abysses,
            monsters,
        }
    }

    fn marked(&mut self, block: &Block<'_>, key: &str, number: usize) -> Vec<AreaId> {
        let areas = self.area_list(block, key);
        if !areas.is_empty() && areas.len() != number {
            let message = format!("`{}` marks {} areas for {key}", block.id.value, areas.len());
            let label = format!("expected {number}");
            self.loading.at_value(block, key, message, &label);
        }
        if areas.iter().any(|area| self.is_centre(*area)) {
            let message = format!("`{}` marks the summit or the Monolith", block.id.value);
            let label = "nothing appears there";
            self.loading.at_value(block, key, message, label);
        }
        areas
    }
}

fn creation(created: Created) -> Creation {
    match created {
        Created::Eclipse => Creation::SolarEclipse,
        Created::Abysses => Creation::Abysses,
        Created::Monster => Creation::Monster,
        Created::Citadel(colour) => Creation::VineCitadel(colour),
        Created::Temple(colour) => Creation::VineTemple(colour),
    }
}

/// A task that is met from the beginning, or never.
fn nothing_to_do(feat: &Feat) -> Option<&'static str> {
    let (number, in_roll) = match lower::condition(feat) {
        Condition::State { gte, .. } => (i16::from(gte), false),
        Condition::Event {
            event,
            count,
            scope,
            ..
        } => {
            let elsewhere = scope == Scope::Roll && event != Deed::FatePower;
            (i16::from(count), elsewhere)
        }
    };
    if in_roll {
        return Some("only dice are changed in one roll");
    }
    let good = 1..=MOST_TIMES;
    (!good.contains(&number)).then_some("expected a number from 1 to 20")
}
