//! Who sits where: people by name, bots by kind.

use crate::failure::Failure;
use bots::{Bot, BotKind};
use table::{GameInfo, Seed};

/// How the name of a bot ends, so that a saved game knows its bots again.
const BOT: &str = " (bot)";

/// Somebody at the table.
pub(crate) enum Player {
    /// Somebody at the keyboard.
    Person(String),
    /// A bot.
    Bot {
        /// What the table calls it.
        name: String,
        /// Who decides.
        mind: Box<dyn Bot>,
    },
}

impl Player {
    /// What the table calls the player.
    pub(crate) fn name(&self) -> &str {
        match self {
            Player::Person(name) | Player::Bot { name, .. } => name,
        }
    }

    /// Is it somebody at the keyboard?
    pub(crate) fn is_person(&self) -> bool {
        matches!(self, Player::Person(_))
    }

    fn bot(kind: &BotKind, number: usize) -> Self {
        let mut name = kind.name().to_owned();
        name[..1].make_ascii_uppercase();
        let name = match number {
            1 => format!("{name}{BOT}"),
            number => format!("{name} {number}{BOT}"),
        };
        Player::Bot {
            name,
            mind: kind.make(&Seed::from_number(number as u64)),
        }
    }
}

/// The players of `--seats`: `you`, Names of people, bots.
pub(crate) fn read(words: &[String], game: &GameInfo) -> Result<Vec<Player>, Failure> {
    let mut players: Vec<Player> = Vec::new();
    for (number, word) in (1..).zip(words) {
        let word = word.trim();
        let player = match word.chars().next() {
            None => return Err(Failure::input("a seat is empty: `you`, a Name or a bot")),
            Some(_) if word == "you" => Player::Person(format!("Player {number}")),
            Some(first) if first.is_uppercase() => Player::Person(word.to_owned()),
            Some(_) => {
                let hint = "a person is `you` or a name with a capital letter";
                let kind = bots::find(word, game)
                    .map_err(|error| Failure::input(format!("{error}\n{hint}")))?;
                let same = words[..number]
                    .iter()
                    .filter(|other| other.trim() == word)
                    .count();
                Player::bot(&kind, same)
            }
        };
        if players.iter().any(|other| other.name() == player.name()) {
            return Err(Failure::input(format!(
                "two players are called {}",
                player.name()
            )));
        }
        players.push(player);
    }
    Ok(players)
}

/// The players of a saved game, by their names.
pub(crate) fn remember(names: &[String], game: &GameInfo) -> Vec<Player> {
    let player = |name: &String| {
        let kind = name.strip_suffix(BOT).and_then(|words| {
            let kind = words.split(' ').next().unwrap_or_default().to_lowercase();
            bots::find(&kind, game).ok()
        });
        match kind {
            None => Player::Person(name.clone()),
            Some(kind) => {
                let mind = kind.make(&Seed::from_number(name.len() as u64));
                Player::Bot {
                    name: name.clone(),
                    mind,
                }
            }
        }
    };
    names.iter().map(player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    fn game() -> Arc<dyn table::AnyGame> {
        let shelved = crate::registry::find("spellbook").unwrap();
        shelved.open(None).unwrap()
    }

    fn names(words: &str) -> Vec<String> {
        let words: Vec<String> = words.split(',').map(str::to_owned).collect();
        read(&words, game().info())
            .unwrap()
            .iter()
            .map(|player| player.name().to_owned())
            .collect()
    }

    #[test]
    fn seats_are_people_or_bots() {
        assert_eq!(
            names("you,greedy,Anna,greedy"),
            ["Player 1", "Greedy (bot)", "Anna", "Greedy 2 (bot)"]
        );
    }

    #[test]
    fn a_saved_game_knows_its_bots_again() {
        let names = names("Ala,random,greedy,random");
        let kinds: Vec<_> = remember(&names, game().info())
            .iter()
            .map(Player::is_person)
            .collect();
        assert_eq!(kinds, [true, false, false, false]);
        let again: Vec<_> = remember(&names, game().info())
            .iter()
            .map(|it| it.name().to_owned())
            .collect();
        assert_eq!(again, names);
    }

    #[test]
    fn a_slip_is_no_person() {
        let refused = |word: &str| match read(&[word.to_owned()], game().info()) {
            Err(Failure::Input(message)) => message,
            _ => panic!("{word} was accepted"),
        };
        assert!(refused("gredy").contains("did you mean greedy?"));
        assert!(refused("").contains("empty"));
        assert!(read(&["Ala".to_owned(), "Ala".to_owned()], game().info()).is_err());
    }
}
