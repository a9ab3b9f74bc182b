//! Areas, their types, and the Guardians that walk on them.

use super::super::grammar::headers::{At, Use};
use super::super::pack::{Ability, Area, AreaCard, Character, Names};
use super::super::program::{AreaId, AreaType, Limit};
use super::resources::timing;
use super::sense::Place;
use super::{Loader, Sorted};
use cardtext::Block;

/// The drawing is a square of this side.
const SIDE: u16 = 1000;
/// The greatest values of the characteristics (DD-3.6).
const MOST_TRAIT: u8 = 6;
const MOST_HEALTH: u8 = 8;

impl Loader {
    pub(super) fn areas(&mut self, sorted: &Sorted<'_, '_>) {
        for (number, block) in (1..).zip(sorted.of("area")) {
            let area = self.area(block, number);
            let id = AreaId(number - 1);
            match (area.kind, area.colour) {
                (AreaType::Citadel, Some(colour)) => {
                    self.structures.citadels[colour.index()] = id;
                }
                (AreaType::BloodTemple, Some(colour)) => {
                    self.structures.temples[colour.index()] = id;
                }
                _ => {}
            }
            self.pack.areas.push(area);
        }
        self.check_edges(sorted.of("area"));
    }

    fn area(&mut self, block: &Block<'_>, number: u8) -> Area {
        let at = self.loading.value::<At>(block, "at", "place");
        let at = at.map_or((0, 0), |at| (at.x, at.y));
        if at.0 > SIDE || at.1 > SIDE {
            let message = format!("`{}` lies off the board", block.id.value);
            let label = "expected numbers up to 1000";
            self.loading.at_value(block, "at", message, label);
        }
        let kind = self.loading.value(block, "type", "type of areas");
        let kind = kind.unwrap_or(AreaType::Plain);
        let colour = self.loading.value(block, "colour", "colour");
        let structure = matches!(kind, AreaType::Citadel | AreaType::BloodTemple);
        if structure != block.value("colour").is_some() {
            let message = format!("`{}` and its colour do not fit together", block.id.value);
            let label = "Citadels and Blood Temples have a colour, other areas have none";
            self.loading.at_value(block, "colour", message, label);
        }
        Area {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            number,
            kind,
            colour,
            region: self.loading.value(block, "region", "colour"),
            at,
            adjacent: self.area_list(block, "adjacent"),
        }
    }

    /// DD-0.6: whoever is joined to an area has that area joined to it.
    fn check_edges(&mut self, blocks: &[&Block<'_>]) {
        let mut wrong = Vec::new();
        for ((from, area), block) in (0..).map(AreaId).zip(&self.pack.areas).zip(blocks) {
            for to in &area.adjacent {
                let there = &self.pack.areas[to.index()];
                if *to == from {
                    wrong.push((*block, format!("`{}` is adjacent to itself", area.id)));
                } else if !there.adjacent.contains(&from) {
                    let (here, there) = (&area.names.en, &there.names.en);
                    let message =
                        format!("`{here}` is adjacent to `{there}`, but not the other way");
                    wrong.push((*block, message));
                }
            }
        }
        for (block, message) in wrong {
            let label = "areas are adjacent to each other";
            self.loading.at_value(block, "adjacent", message, label);
        }
    }

    pub(super) fn area_types(&mut self, sorted: &Sorted<'_, '_>) {
        self.pack.area_cards = vec![AreaCard::default(); AreaType::ALL.len()];
        for block in sorted.of("area_type") {
            let known = |kind: &&AreaType| type_id(**kind) == block.id.value;
            let Some(kind) = AreaType::ALL.iter().find(known) else {
                let known = AreaType::ALL.iter().map(|kind| type_id(*kind));
                let name = ("type of areas", block.id.value);
                self.loading.unknown(block, "", name, known);
                continue;
            };
            self.pack.area_cards[kind.index()] = AreaCard {
                names: Names::of_block(block),
                action: self.effect(block, "text", Place::Area(*kind)),
            };
        }
    }

    pub(super) fn guardians(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("guardian") {
            let guardian = self.guardian(block);
            self.pack.characters.push(guardian);
        }
    }

    fn guardian(&mut self, block: &Block<'_>) -> Character {
        let mut characteristic = |key: &str, least: u8, most: u8| {
            let number = self.loading.number(block, key, least..=most);
            number.unwrap_or(least)
        };
        let start = [
            characteristic("attack", 0, MOST_TRAIT),
            characteristic("magic", 0, MOST_TRAIT),
            characteristic("wisdom", 0, MOST_TRAIT),
            characteristic("health", 1, MOST_HEALTH),
        ];
        let names = Names::at(block, "ability");
        let usage = self.loading.value::<Use>(block, "when", "time");
        let (timing, only, moment) = timing(usage);
        if only.is_some() || moment.is_some() {
            let message = "an ability has no such time".to_owned();
            let label = "expected a window without anything that narrows it";
            self.loading.at_value(block, "when", message, label);
        }
        let limit = self.loading.value(block, "limit", "limit");
        Character {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            start,
            ability: Ability {
                id: names.en.to_lowercase().replace(' ', "_"),
                names,
                timing,
                limit: limit.unwrap_or(Limit::OncePerTurn),
                effect: self.effect(block, "text", Place::Window(timing, None)),
            },
        }
    }
}

/// The id of the block of a type.
fn type_id(kind: AreaType) -> &'static str {
    match kind {
        AreaType::Citadel => "citadel",
        AreaType::BloodTemple => "blood_temple",
        AreaType::WinterMountainPath => "path",
        AreaType::Forest => "forest",
        AreaType::BlackLodgeEntrance => "black_lodge_entrance",
        AreaType::Lake => "lake",
        AreaType::Mountain => "mountain",
        AreaType::Plain => "plain",
        AreaType::Monolith => "monolith",
        AreaType::WinterMountain => "summit",
    }
}
