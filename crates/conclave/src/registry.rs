//! The games of the house: one line each.

use crate::failure::Failure;
use crate::files;
use serde_json::Value;
use std::path::Path;
use std::sync::Arc;
use table::lookup;
use table::pack::{PackError, PackFiles};
use table::{AnyGame, Game, Target, erase};

/// Makes a game of its own cards or of a pack.
type Load = fn(Option<&PackFiles>) -> Result<Arc<dyn AnyGame>, PackError>;

/// A game that can be loaded.
pub(crate) struct Shelved {
    /// Its id in commands.
    pub(crate) id: &'static str,
    load: Load,
    /// The files of its own cards.
    pub(crate) own_pack: fn() -> PackFiles,
    /// What its targets stand for, where the game tells programs.
    pub(crate) targets: fn() -> Vec<(Target, Value)>,
}

/// All games.
pub(crate) const GAMES: &[Shelved] = &[
    shelve::<fantasy_realms::FantasyRealms>("fantasy-realms"),
    shelve::<spellbook::Spellbook>("spellbook"),
    Shelved {
        targets: black_rose_wars::targets,
        ..shelve::<black_rose_wars::BlackRoseWars>("black-rose-wars")
    },
    shelve::<darkest_doom::DarkestDoom>("darkest-doom"),
];

const fn shelve<G: Game>(id: &'static str) -> Shelved {
    Shelved {
        id,
        load: load::<G>,
        own_pack: G::own_pack,
        targets: Vec::new,
    }
}

fn load<G: Game>(files: Option<&PackFiles>) -> Result<Arc<dyn AnyGame>, PackError> {
    G::from_pack(files).map(erase)
}

impl Shelved {
    /// The game with its own cards or with those of a folder.
    pub(crate) fn open(&self, cards: Option<&Path>) -> Result<Arc<dyn AnyGame>, Failure> {
        self.open_as(cards, false)
    }

    /// The same where checking the cards is the task itself.
    pub(crate) fn check(&self, cards: &Path) -> Result<Arc<dyn AnyGame>, Failure> {
        self.open_as(Some(cards), true)
    }

    fn open_as(&self, cards: Option<&Path>, checked: bool) -> Result<Arc<dyn AnyGame>, Failure> {
        let files = cards.map(files::read_pack).transpose()?;
        let fail = |error| Failure::Pack {
            error: Box::new(error),
            checked,
        };
        (self.load)(files.as_ref()).map_err(fail)
    }
}

/// The game with this id.
pub(crate) fn find(id: &str) -> Result<&'static Shelved, Failure> {
    let wanted = lookup::folded(id);
    let known = GAMES.iter().find(|game| lookup::folded(game.id) == wanted);
    known.ok_or_else(|| {
        let ids: Vec<_> = GAMES.iter().map(|game| game.id).collect();
        let near = lookup::did_you_mean(&lookup::nearest(id, ids.iter().copied()));
        Failure::input(format!(
            "unknown game `{id}`{near}\nthe games are: {}",
            ids.join(", ")
        ))
    })
}

/// Checks a pack with the game it is for. Where nobody says which, that is the game that reads it
/// with the fewest mistakes.
pub(crate) fn check_pack(id: Option<&str>, cards: &Path) -> Result<Arc<dyn AnyGame>, Failure> {
    if let Some(id) = id {
        return find(id)?.check(cards);
    }
    let tries = GAMES.iter().map(|game| game.check(cards));
    let mistakes = |tried: &Result<Arc<dyn AnyGame>, Failure>| match tried {
        Ok(_) => 0,
        Err(Failure::Pack { error, .. }) => error.mistakes,
        Err(_) => usize::MAX,
    };
    let nearest = tries.min_by_key(mistakes);
    nearest.unwrap_or_else(|| Err(Failure::input("there is no game to check it with")))
}

/// The game with this id, or the only one there is.
pub(crate) fn find_or_only(id: Option<&str>) -> Result<&'static Shelved, Failure> {
    match (id, GAMES) {
        (Some(id), _) => find(id),
        (None, [only]) => Ok(only),
        (None, games) => {
            let ids: Vec<_> = games.iter().map(|game| game.id).collect();
            let ids = ids.join(", ");
            Err(Failure::input(format!("say which game with --game: {ids}")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_of_every_game_is_a_bot() {
        for shelved in GAMES {
            let game = shelved.open(None).unwrap();
            for level in ["easy", "medium", "hard"] {
                let found = bots::find(level, game.info());
                assert!(found.is_ok(), "{}: {level}: {found:?}", shelved.id);
            }
        }
    }
}
