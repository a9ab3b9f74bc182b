//! The bots by name: what `--seats` and lobbies offer.
//!
//! A name is a word, and settings behind colons where somebody wants to set them:
//! `search:passes=500:steps=20`. The levels `easy`, `medium` and `hard` are names a game gives a
//! meaning to, in [`table::Levels`].

use crate::search::{Budget, Method, Plan};
use crate::{Bot, Greedy, Random, Search};
use std::time::Duration;
use table::{GameInfo, Seed};

/// A kind of bot, ready to sit down at a table of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct BotKind {
    name: String,
    mind: Mind,
}

/// How a bot decides.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mind {
    Random,
    Greedy { slips: u32 },
    Search(Plan),
}

impl BotKind {
    /// The bot that decides at once and well enough: for people who are away.
    #[must_use]
    pub fn stand_in() -> Self {
        BotKind {
            name: "greedy".to_owned(),
            mind: Mind::Greedy { slips: 0 },
        }
    }

    /// The name as it was asked for.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Does it think for long about an answer, and better the longer it may?
    #[must_use]
    pub fn ponders(&self) -> bool {
        matches!(self.mind, Mind::Search(_))
    }

    /// A bot of this kind with its own chance.
    #[must_use]
    pub fn make(&self, seed: &Seed) -> Box<dyn Bot> {
        match self.mind {
            Mind::Random => Box::new(Random::new(seed)),
            Mind::Greedy { slips } => Box::new(Greedy::new(seed).slipping(slips)),
            Mind::Search(plan) => Box::new(Search::new(seed, plan)),
        }
    }
}

/// A bot as it is offered to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The name.
    pub name: &'static str,
    /// What it does, for people who choose an opponent.
    pub about: &'static str,
    /// Is it a level, rather than a way of deciding?
    pub level: bool,
}

/// All bots that can be asked for by a word: the levels, then the ways of deciding, the weakest
/// first each.
pub const OFFERS: &[Offer] = &[
    Offer {
        name: "easy",
        about: "plays along and makes mistakes",
        level: true,
    },
    Offer {
        name: "medium",
        about: "takes what it can get",
        level: true,
    },
    Offer {
        name: "hard",
        about: "thinks ahead",
        level: true,
    },
    Offer {
        name: "random",
        about: "answers at random",
        level: false,
    },
    Offer {
        name: "greedy",
        about: "takes what looks best at once, in a few worlds that could be the true one",
        level: false,
    },
    Offer {
        name: "search",
        about: "plays many games out from worlds that could be the true one",
        level: false,
    },
];

/// A bot that cannot be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownBot {
    /// A name no bot has.
    #[error("there is no bot `{name}`{}; the bots are: {}", suggestion(.name), known())]
    Name {
        /// The name asked for.
        name: String,
    },
    /// A setting the bot does not know, or that has no such value.
    #[error("the bot `{bot}` does not understand `{setting}`: {why}")]
    Setting {
        /// The bot.
        bot: String,
        /// The setting as written.
        setting: String,
        /// What would be understood.
        why: &'static str,
    },
}

/// The kind of bot with this name, for a game.
///
/// # Errors
/// When there is none; the message lists the known ones.
///
/// ```
/// # fn with(info: &table::GameInfo) {
/// assert_eq!(bots::find("greedy", info).unwrap().name(), "greedy");
/// let hard = bots::find("hard", info).unwrap();
/// let same = bots::find("search:passes=500:trees=2", info).unwrap();
/// let error = bots::find("gredy", info).unwrap_err().to_string();
/// assert!(error.starts_with("there is no bot `gredy` (did you mean greedy?)"));
/// # }
/// ```
pub fn find(name: &str, game: &GameInfo) -> Result<BotKind, UnknownBot> {
    let meant = match name {
        "easy" => game.levels.easy,
        "medium" => game.levels.medium,
        "hard" => game.levels.hard,
        name => name,
    };
    Ok(BotKind {
        name: name.to_owned(),
        mind: read(meant)?,
    })
}

/// Reads a way of deciding with its settings.
fn read(text: &str) -> Result<Mind, UnknownBot> {
    let mut parts = text.split(':');
    let bot = parts.next().unwrap_or_default();
    let mut mind = match bot {
        "random" => Mind::Random,
        "greedy" => Mind::Greedy { slips: 0 },
        "search" => Mind::Search(Plan::default()),
        _ => {
            return Err(UnknownBot::Name {
                name: bot.to_owned(),
            });
        }
    };
    for setting in parts {
        let (key, value) = setting.split_once('=').unwrap_or((setting, ""));
        mind = mind.with(key, value).map_err(|why| UnknownBot::Setting {
            bot: bot.to_owned(),
            setting: setting.to_owned(),
            why,
        })?;
    }
    Ok(mind)
}

/// What a search can be told.
const SEARCH_SETTINGS: &str = "it is told by=tree or by=halving, passes=N, time=MILLISECONDS, steps=N, best=N, curiosity=X, \
     trees=N, breadth=N, look=N, won=X, rivalry=X";
/// What a greedy bot can be told.
const GREEDY_SETTINGS: &str = "it is told slips=PERCENT";

impl Mind {
    fn with(self, key: &str, value: &str) -> Result<Self, &'static str> {
        match self {
            Mind::Random => Err("it has no settings"),
            Mind::Greedy { .. } if key == "slips" => {
                let slips = number(value, 0..=100).ok_or(GREEDY_SETTINGS)?;
                Ok(Mind::Greedy { slips })
            }
            Mind::Greedy { .. } => Err(GREEDY_SETTINGS),
            Mind::Search(plan) => set(plan, key, value)
                .map(Mind::Search)
                .ok_or(SEARCH_SETTINGS),
        }
    }
}

fn set(mut plan: Plan, key: &str, value: &str) -> Option<Plan> {
    match key {
        "passes" => plan.budget = Budget::Passes(number(value, 1..=100_000_000)?),
        "time" => {
            let time = number(value, 1..=3_600_000)?;
            plan.budget = Budget::Time(Duration::from_millis(time.into()));
        }
        "steps" => plan.playout.steps = number(value, 0..=60_000)? as u16,
        "best" => plan.playout.best_of = number(value, 1..=255)? as u8,
        "trees" => plan.trees = number(value, 1..=64)?,
        "look" => plan.look = number(value, 0..=1000)?,
        "breadth" => plan.breadth = number(value, 1..=1000)? as usize,
        "by" => plan.method = method(value)?,
        "curiosity" => plan.curiosity = part(value, 0.0..=100.0)?,
        "rivalry" => plan.rivalry = part(value, 0.0..=1.0)?,
        "won" => plan.won = part(value, 0.0..=1.0)?,
        _ => return None,
    }
    Some(plan)
}

fn number(value: &str, range: std::ops::RangeInclusive<u32>) -> Option<u32> {
    let number = value.parse().ok()?;
    range.contains(&number).then_some(number)
}

fn part(value: &str, range: std::ops::RangeInclusive<f64>) -> Option<f64> {
    let number = value.parse().ok()?;
    range.contains(&number).then_some(number)
}

fn method(value: &str) -> Option<Method> {
    match value {
        "tree" => Some(Method::Tree),
        "halving" => Some(Method::Halving),
        _ => None,
    }
}

fn known() -> String {
    let names: Vec<_> = OFFERS.iter().map(|offer| offer.name).collect();
    names.join(", ")
}

fn suggestion(name: &str) -> String {
    let similar = |offer: &&Offer| strsim::jaro_winkler(name, offer.name) > 0.8;
    let near = OFFERS.iter().find(similar);
    near.map(|offer| format!(" (did you mean {}?)", offer.name))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read() {
        let plan = Plan {
            budget: Budget::Passes(500),
            trees: 3,
            look: 4,
            ..Plan::default()
        };
        let text = "search:passes=500:trees=3:look=4";
        assert_eq!(read(text), Ok(Mind::Search(plan)));
        assert_eq!(read("greedy:slips=30"), Ok(Mind::Greedy { slips: 30 }));
    }

    #[test]
    fn slips_are_told_with_what_would_be_understood() {
        let told = |text: &str| read(text).unwrap_err().to_string();
        assert!(told("sarch").contains("did you mean search?"));
        for text in [
            "search:passes=0",
            "search:passes",
            "search:depth=4",
            "search:curiosity=x",
        ] {
            assert!(told(text).contains("it is told by=tree"), "{text}");
        }
        assert!(told("greedy:slips=101").contains("slips=PERCENT"));
        assert!(told("random:x=1").contains("no settings"));
    }
}
