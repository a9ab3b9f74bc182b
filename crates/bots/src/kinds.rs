//! The bots by name: what `--seats` and lobbies offer.

use crate::{Bot, Greedy, Random};
use table::Seed;

/// A kind of bot.
#[derive(Clone, Copy)]
pub struct BotKind {
    /// The name in commands.
    pub name: &'static str,
    /// What it does, for people who choose an opponent.
    pub about: &'static str,
    make: fn(&Seed) -> Box<dyn Bot>,
}

impl BotKind {
    /// A bot of this kind with its own chance.
    #[must_use]
    pub fn make(&self, seed: &Seed) -> Box<dyn Bot> {
        (self.make)(seed)
    }
}

impl std::fmt::Debug for BotKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "BotKind({})", self.name)
    }
}

/// All kinds of bots, the weakest first.
pub const KINDS: &[BotKind] = &[
    BotKind {
        name: "random",
        about: "answers at random",
        make: |seed| Box::new(Random::new(seed)),
    },
    BotKind {
        name: "greedy",
        about: "takes what looks best at once, in a few worlds that could be the true one",
        make: |seed| Box::new(Greedy::new(seed)),
    },
];

/// A name no bot has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot `{name}`{}; the bots are: {}", suggestion(.name), known())]
pub struct UnknownBot {
    /// The name asked for.
    pub name: String,
}

/// The kind of bot with this name.
///
/// # Errors
/// When there is none; the message lists the known ones.
///
/// ```
/// assert_eq!(bots::find("greedy").unwrap().name, "greedy");
/// let error = bots::find("gredy").unwrap_err().to_string();
/// assert_eq!(
///     error,
///     "there is no bot `gredy` (did you mean greedy?); the bots are: random, greedy"
/// );
/// ```
pub fn find(name: &str) -> Result<&'static BotKind, UnknownBot> {
    let known = KINDS.iter().find(|kind| kind.name == name);
    known.ok_or_else(|| UnknownBot {
        name: name.to_owned(),
    })
}

fn known() -> String {
    KINDS
        .iter()
        .map(|kind| kind.name)
        .collect::<Vec<_>>()
        .join(", ")
}

fn suggestion(name: &str) -> String {
    let similar = |kind: &&BotKind| strsim::jaro_winkler(name, kind.name) > 0.8;
    let near = KINDS.iter().find(similar);
    near.map(|kind| format!(" (did you mean {}?)", kind.name))
        .unwrap_or_default()
}
