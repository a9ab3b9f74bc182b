//! What is in progress, in words.

use super::Teller;
use crate::cards::Icon;
use crate::play::position::{icon_word, letter};
use crate::play::stack::{EffectJob, Job, Side, Source, Thing};
use serde_json::{Value, json};

fn icons(icons: &[Icon]) -> Vec<&'static str> {
    icons.iter().map(|icon| icon_word(*icon)).collect()
}

impl Teller<'_> {
    /// The innermost combat.
    pub(super) fn combat(&self) -> Value {
        let combat = self.state.stack.iter().rev().find_map(|it| match &it.job {
            Job::Combat(combat) => Some(combat),
            _ => None,
        });
        combat.map_or(Value::Null, |combat| {
            let [attacker, defender] = &combat.sides;
            json!({
                "attacker": side_told(attacker),
                "defender": side_told(defender),
                "adjacent": combat.adjacent,
            })
        })
    }

    /// The innermost ambush test.
    pub(super) fn test(&self) -> Value {
        let test = self.state.stack.iter().rev().find_map(|it| match &it.job {
            Job::Test(test) => Some(test),
            _ => None,
        });
        test.map_or(Value::Null, |test| {
            let card = test
                .card
                .map(|it| &self.rules.pack().corruption[it.index()].id);
            json!({
                "who": letter(test.who),
                "cause": test.cause,
                "card": card,
                "symbols": icons(&test.symbols),
                "dice": icons(&test.fate.dice),
            })
        })
    }

    /// What is in progress, the innermost last.
    pub(super) fn stack(&self) -> Vec<String> {
        let frames = self.state.stack.iter();
        frames.map(|frame| self.job(&frame.job)).collect()
    }

    fn job(&self, job: &Job) -> String {
        match job {
            Job::Effect(effect) => self.effect(effect),
            Job::Play(it) => format!("{} by {}", self.card(it.card), letter(it.who)),
            Job::Enter(it) => {
                format!(
                    "{} enters {}",
                    super::figure_word(it.figure),
                    self.area(it.area)
                )
            }
            Job::Travel(it) => format!("{} moves {}", super::figure_word(it.figure), it.left),
            Job::Combat(it) => {
                let [attacker, defender] = &it.sides;
                let [attacker, defender] =
                    [attacker, defender].map(|it| super::figure_word(it.figure));
                format!("{attacker} against {defender}")
            }
            Job::Moons(it) => format!("moons of {}", letter(it.roller)),
            Job::Power(it) => format!("power of {}", letter(it.who)),
            Job::Test(it) => format!("test of {}", letter(it.who)),
            Job::Strike(it) => format!("{} hits on {}", it.hits, super::figure_word(it.target)),
            Job::Wounds(it) => format!("{} wounds of {}", it.n, letter(it.who)),
            Job::Death(it) => format!("death of {}", letter(it.who)),
            Job::Trap(it) => format!("trap of {}", letter(it.owner)),
            Job::Destiny(it) => format!("destiny of {}", letter(it.who)),
            Job::Draw(it) => format!("draw of {}", letter(it.who)),
            Job::Corrupt(it) => format!("corruption of {}", letter(it.who)),
            Job::Announce(_) => "achievements".to_owned(),
            Job::MonsterStep(_) => "monster step".to_owned(),
            Job::Goal(it) => format!("goal of monster {}", it.slot + 1),
            Job::VirtualTurn(it) => format!("turn of {}", letter(it.who)),
        }
    }

    fn effect(&self, effect: &EffectJob) -> String {
        let text = format!("{} by {}", self.source(effect.source), letter(effect.actor));
        match effect.target {
            None => text,
            Some(Thing::Figure(figure)) => format!("{text} at {}", super::figure_word(figure)),
            Some(Thing::Area(area)) => format!("{text} at {}", self.area(area)),
        }
    }

    fn source(&self, source: Source) -> String {
        let pack = self.rules.pack();
        match source {
            Source::Card(card) => self.card(card).to_owned(),
            Source::Ability(id) => pack.characters[id.index()].ability.id.clone(),
            Source::Area(area) => self.area(area).to_owned(),
            Source::Abyss => "abyss".to_owned(),
            Source::Event(event) => pack.events[event.index()].id.clone(),
            Source::Reward(card, which) => format!("{} {}", self.achievement(card), which + 1),
            Source::Echo(attack) => format!("echo of {}", pack.attacks[attack.index()].id),
            Source::Space(space) => format!("space {space}"),
            Source::Virtual(card) => pack.virtual_cards[card.index()].id.clone(),
            Source::Trail(trail) => pack.trails[trail.index()].id.clone(),
            Source::Wraith => "wraith".to_owned(),
            Source::Corruption(card) => pack.corruption[card.index()].id.clone(),
            Source::Mission(mission) => pack.missions[mission.index()].id.clone(),
            Source::Heart => "heart".to_owned(),
            Source::Monster(slot) => format!("monster {}", slot + 1),
        }
    }
}

fn side_told(side: &Side) -> Value {
    let stats = side.stats.as_ref();
    json!({
        "figure": super::figure_word(side.figure),
        "number": side.dice,
        "dice": icons(&side.fate.dice),
        "hits": stats.map(|it| it.hits),
        "health": stats.map(|it| it.health),
        "wounds": side.wounds,
    })
}
