//! What a pack must have so that a game can be played with it.

use super::super::pack::{Area, Goal, GoalKind, Pack};
use super::super::program::{AreaId, AreaType, Colour, MonsterKind, ResourceDeck};
use super::{Loader, Sorted};
use crate::map::{FAR, Map};
use cardtext::Diagnostic;

/// As many Guardians and missions as a table has seats.
const SEATS: usize = 4;
/// DD-8.6.
const SPACES: usize = 5;

type Missing = Vec<(String, &'static str)>;

fn need(missing: &mut Missing, enough: bool, what: String, why: &'static str) {
    if !enough {
        missing.push((what, why));
    }
}

impl Loader {
    pub(super) fn whole(&mut self, sorted: &Sorted<'_, '_>) {
        let mut missing = Missing::new();
        map(&self.pack, &mut missing);
        decks(&self.pack, &mut missing);
        for kind in ["area_type", "monster", "token", "track"] {
            let wanted = match kind {
                "area_type" => AreaType::ALL.len(),
                "monster" => MonsterKind::ALL.len(),
                "token" => 3,
                _ => 1,
            };
            let number = sorted.of(kind).len();
            need(
                &mut missing,
                number == wanted,
                format!("this pack has {number} blocks `{kind}`, not {wanted}"),
                "every one of them is needed",
            );
        }
        for (message, label) in missing {
            match sorted.first() {
                Some(block) => self.loading.at_id(block, message, label),
                None => {
                    let problem = Diagnostic::new("pack", 0..0, message, label);
                    self.loading.problems.push(problem);
                }
            }
        }
    }
}

fn map(pack: &Pack, missing: &mut Missing) {
    let count = |kind: AreaType, colour: Option<Colour>| {
        let such = |area: &&Area| area.kind == kind && area.colour == colour;
        pack.areas.iter().filter(such).count()
    };
    for (kind, name) in [
        (AreaType::WinterMountain, "summits"),
        (AreaType::Monolith, "Monoliths"),
    ] {
        let number = count(kind, None);
        let what = format!("the map has {number} {name}");
        need(missing, number == 1, what, "it needs exactly one");
    }
    for colour in Colour::ALL {
        for (kind, name) in [
            (AreaType::Citadel, "Citadels"),
            (AreaType::BloodTemple, "Blood Temples"),
        ] {
            let number = count(kind, Some(*colour));
            let colour = format!("{colour:?}").to_lowercase();
            let what = format!("the map has {number} {colour} {name}");
            need(missing, number == 1, what, "it needs exactly one");
        }
    }
    need(
        missing,
        count(AreaType::WinterMountainPath, None) > 0,
        "the map has no path to the Winter Mountain".into(),
        "who is beaten on the summit goes there",
    );
    if !pack.areas.is_empty() {
        let map = Map::new(&pack.areas);
        let reached = |area: AreaId| map.distance(AreaId(0), area) < FAR;
        need(
            missing,
            map.all().iter().all(reached),
            "the map falls into pieces".into(),
            "every area must be reached from every other",
        );
    }
}

fn decks(pack: &Pack, missing: &mut Missing) {
    let has_deck = |deck: &ResourceDeck| pack.designs.iter().any(|it| it.deck == *deck);
    let base_event = pack.events.iter().any(|event| !event.echo);
    let leaders = pack.corruption.iter().filter(|card| card.leader).count();
    let goals = |kind: GoalKind, colour: Colour| {
        let such = |goal: &&Goal| goal.kind == kind && goal.colour == colour;
        pack.goals.iter().filter(such).count()
    };
    for (enough, what, why) in [
        (
            ResourceDeck::ALL.iter().all(has_deck),
            "one of the four Citadel Resource decks is empty",
            "each of them needs a card",
        ),
        (
            pack.characters.len() >= SEATS,
            "there are too few Guardians",
            "a game needs 4",
        ),
        (
            pack.missions.len() >= SEATS,
            "there are too few missions",
            "a game needs 4",
        ),
        (
            leaders == 1,
            "the Leader of the Hunt is missing or has a double",
            "exactly one Dark Corruption card has a text for combats",
        ),
        (
            !pack.achievements.is_empty(),
            "there are no achievements",
            "a game needs one",
        ),
        (
            base_event,
            "there is no Dark Event without Echo",
            "a game needs one",
        ),
        (
            !pack.event_maps.is_empty(),
            "there is no Dark Event Map",
            "a game needs one",
        ),
        (
            !pack.attacks.is_empty(),
            "there is no Monster Attack card",
            "a game needs one",
        ),
        (
            !pack.virtual_cards.is_empty() && !pack.trails.is_empty(),
            "there are no Virtual Guardian cards or no Order Trails",
            "a solo game needs both",
        ),
        (
            pack.spaces.len() == SPACES,
            "the Darkest Doom track has not five spaces",
            "a game needs 5",
        ),
    ] {
        need(missing, enough, what.to_owned(), why);
    }
    for colour in Colour::ALL {
        for kind in [GoalKind::Guardian, GoalKind::Structure] {
            let number = goals(kind, *colour);
            let name = format!("{colour:?} {kind:?}").to_lowercase();
            let what = format!("there are {number} goal tokens of the {name}");
            need(missing, number == 1, what, "there must be exactly one");
        }
    }
}
