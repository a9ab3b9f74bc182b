//! Monsters, their attacks and goals, tokens and tracks.

use super::super::grammar::headers::{Aim, Difficulties, Strength};
use super::super::pack::{Attack, Goal, GoalKind, MonsterCard, Names, Row, Space};
use super::super::program::{Colour, MonsterKind};
use super::sense::Place;
use super::{Loader, Sorted};
use cardtext::Block;

/// No number of a Monster Attack card is greater.
const GREATEST: u8 = 20;
/// The difficulty is a number of symbols, and a card has five.
const HARDEST: u8 = 5;

impl Loader {
    pub(super) fn board(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("attack") {
            let attack = self.attack(block);
            self.pack.attacks.push(attack);
        }
        self.monsters(sorted);
        for block in sorted.of("goal") {
            let goal = self.goal(block);
            self.pack.goals.push(goal);
        }
        self.tokens(sorted);
        for block in sorted.of("space") {
            let space = Space {
                names: Names::of_block(block),
                effect: self.effect(block, "text", Place::Space),
            };
            self.pack.spaces.push(space);
        }
        if let Some(block) = sorted.of("track").first() {
            self.rounds(block);
        }
    }

    fn attack(&mut self, block: &Block<'_>) -> Attack {
        let keys = ["hound", "hunter", "leader"];
        Attack {
            id: block.id.value.to_owned(),
            rows: keys.map(|key| self.row(block, key)),
            priestess: self.row(block, "priestess"),
            echo_names: Names::of_block(block),
            echo: self.effect(block, "echo", Place::Echo),
        }
    }

    fn row(&mut self, block: &Block<'_>, key: &str) -> Row {
        let strength = self.loading.value::<Strength>(block, key, "strength");
        let row = strength.map_or(Row::default(), |it| Row {
            hits: it.hits.number,
            health: it.health,
        });
        let least = u8::from(key != "priestess");
        let lasting = strength.is_none() || row.health >= least;
        if row.hits > GREATEST || row.health > GREATEST || !lasting {
            let message = format!("`{}` cannot be so strong or so weak", block.id.value);
            let label = "expected numbers up to 20, and a monster has health 1 at least";
            self.loading.at_value(block, key, message, label);
        }
        row
    }

    fn monsters(&mut self, sorted: &Sorted<'_, '_>) {
        self.pack.monsters = vec![MonsterCard::default(); MonsterKind::ALL.len()];
        for block in sorted.of("monster") {
            let known = |kind: &&MonsterKind| kind_id(**kind) == block.id.value;
            let Some(kind) = MonsterKind::ALL.iter().find(known) else {
                let known = MonsterKind::ALL.iter().map(|kind| kind_id(*kind));
                let name = ("monster", block.id.value);
                self.loading.unknown(block, "", name, known);
                continue;
            };
            let glory = self.loading.number(block, "glory", 0..=GREATEST);
            self.pack.monsters[kind.index()] = MonsterCard {
                names: Names::of_block(block),
                glory: glory.unwrap_or(0),
                attack: self.effect(block, "text", Place::Monster),
            };
        }
    }

    fn goal(&mut self, block: &Block<'_>) -> Goal {
        let aim = self.loading.value::<Aim>(block, "goal", "goal");
        let (kind, colour) = match aim {
            Some(Aim::Guardian(colour)) => (GoalKind::Guardian, colour),
            Some(Aim::Structure(colour)) => (GoalKind::Structure, colour),
            None => (GoalKind::Guardian, Colour::Green),
        };
        if (kind == GoalKind::Structure) != block.value("text").is_some() {
            let message = format!("`{}` and its text do not fit together", block.id.value);
            let label = "a structure has a text for the monster that reaches it, a Guardian none";
            self.loading.at_value(block, "text", message, label);
        }
        Goal {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            kind,
            colour,
            effect: self.effect(block, "text", Place::Goal),
        }
    }

    fn tokens(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("token") {
            let names = Names::of_block(block);
            match block.id.value {
                "heart" => {
                    self.pack.heart_names = names;
                    self.pack.heart = self.effect(block, "text", Place::Heart);
                }
                "dark_abyss" => {
                    self.pack.abyss_names = names;
                    self.pack.abyss = self.effect(block, "text", Place::Abyss);
                }
                "wraith_of_the_lake" => {
                    let effect = self.effect(block, "text", Place::Wraith);
                    self.pack.wraith = Space { names, effect };
                }
                other => {
                    let known = ["heart", "dark_abyss", "wraith_of_the_lake"];
                    self.loading.unknown(block, "", ("token", other), known);
                }
            }
        }
    }

    fn rounds(&mut self, block: &Block<'_>) {
        let list = self
            .loading
            .value::<Difficulties>(block, "difficulty", "list of numbers");
        let list = list.map(|list| list.0).unwrap_or_default();
        let good = list.iter().all(|number| (1..=HARDEST).contains(number));
        match list.try_into() {
            Ok(difficulty) if good => self.pack.difficulty = difficulty,
            _ => {
                let message = "these are no difficulties of a game".to_owned();
                let label = "expected a number from 1 to 5 for each of the 8 rounds";
                self.loading.at_value(block, "difficulty", message, label);
            }
        }
    }
}

/// The id of the block of a monster.
fn kind_id(kind: MonsterKind) -> &'static str {
    match kind {
        MonsterKind::Hound => "hound",
        MonsterKind::Hunter => "hunter",
        MonsterKind::Leader => "leader",
    }
}
