//! All that the results of a run depend on, and how it is cut into chunks.

use crate::pairings::{Table, period};
use crate::uses::{CardName, card_names};
use bots::{BotKind, UnknownBot};
use serde::{Deserialize, Serialize};
use std::ops::Range;
use table::{AnyGame, GameInfo, Seed, Setup};

/// A match is cut into at most so many chunks. They are what threads and machines take, what a
/// result file has a line for, and whose differences tell how sure a figure is: many enough for
/// all three, few enough to be kept in memory.
const MOST_CHUNKS: u64 = 500;

/// A run of the arena: what it is about, who meets whom, how often.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The fingerprint of its cards.
    pub content_hash: String,
    /// What is chosen before the start.
    pub setup: Setup,
    /// Who takes part, each once.
    pub contestants: Vec<Contestant>,
    /// The tables: for each seat the number of a contestant.
    pub matches: Vec<Table>,
    /// How many games are played at each table.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// Is each deal played until every contestant has had every hand of it?
    pub paired: bool,
    /// The cards whose uses are counted; none where nobody wants to know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardName>,
}

/// A bot that takes part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contestant {
    /// Its name, as it was asked for.
    pub bot: String,
    /// What the name means in this game, for levels such as `hard`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meaning: Option<String>,
}

/// How many games of what.
#[derive(Clone, Debug)]
pub struct Extent {
    /// How many games are played at each table.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// Is each deal played until every contestant has had every hand of it?
    pub paired: bool,
}

/// A part of a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ChunkId {
    /// The number of the match, from 0.
    #[serde(rename = "match")]
    pub table: usize,
    /// The number of the chunk in it, from 0.
    pub chunk: u64,
}

/// A part of the chunks that one machine plays: every `of`-th one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which part, from 1.
    pub part: usize,
    /// Of how many.
    pub of: usize,
}

/// A part there cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no part of a whole: write 1/4 to 4/4 for four parts")]
pub struct NoShard(String);

impl std::str::FromStr for Shard {
    type Err = NoShard;

    fn from_str(text: &str) -> Result<Self, NoShard> {
        let parts = text.split_once('/').and_then(|(part, of)| {
            let (part, of) = (part.trim().parse().ok()?, of.trim().parse().ok()?);
            (1..=of).contains(&part).then_some(Shard { part, of })
        });
        parts.ok_or_else(|| NoShard(text.to_owned()))
    }
}

impl Contestant {
    /// The bot of this name in a game.
    #[must_use]
    pub fn new(bot: &str, game: &GameInfo) -> Self {
        let levels = &game.levels;
        let meaning = match bot {
            "easy" => Some(levels.easy),
            "medium" => Some(levels.medium),
            "hard" => Some(levels.hard),
            _ => None,
        };
        Contestant {
            bot: bot.to_owned(),
            meaning: meaning.map(str::to_owned),
        }
    }
}

impl Plan {
    /// A plan for a game; the tables name contestants by their number.
    #[must_use]
    pub fn new(
        game: &dyn AnyGame,
        setup: Setup,
        bots: &[&str],
        matches: Vec<Table>,
        extent: &Extent,
    ) -> Self {
        let info = game.info();
        Plan {
            game: info.id.to_owned(),
            rules_version: info.rules_version,
            content_hash: table::to_hex(&game.content_hash()),
            setup,
            contestants: { bots.iter() }
                .map(|bot| Contestant::new(bot, info))
                .collect(),
            matches,
            games: extent.games,
            seed: extent.seed,
            paired: extent.paired,
            cards: Vec::new(),
        }
    }

    /// A plan for a single table with these bots.
    #[must_use]
    pub fn of_table(game: &dyn AnyGame, setup: Setup, seats: &[&str], extent: &Extent) -> Self {
        let mut bots: Vec<&str> = Vec::new();
        for bot in seats {
            if !bots.contains(bot) {
                bots.push(bot);
            }
        }
        let number = |bot: &&str| bots.iter().position(|it| it == bot);
        let table = seats.iter().filter_map(number).collect();
        Plan::new(game, setup, &bots, vec![table], extent)
    }

    /// The same plan with the uses of cards counted.
    #[must_use]
    pub fn counting_cards(self, game: &dyn AnyGame) -> Self {
        Plan {
            cards: card_names(game),
            ..self
        }
    }

    /// The bots at a table, by seat.
    ///
    /// # Errors
    /// When one of them is unknown.
    pub fn bots_at(&self, table: usize, game: &GameInfo) -> Result<Vec<BotKind>, UnknownBot> {
        let seats = self.matches[table].iter();
        let named = seats.map(|&number| bots::find(&self.contestants[number].bot, game));
        named.collect()
    }

    /// Can this be played at all? A plan that was read from a file need not make sense.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let known = |who: &usize| *who < self.contestants.len();
        let table = |it: &Table| it.len() == self.seats() && it.iter().all(known);
        self.matches.iter().all(table) && !self.matches.is_empty() && self.games < 1 << 48
    }

    /// How many seats a table has.
    #[must_use]
    pub fn seats(&self) -> usize {
        usize::from(self.setup.seats)
    }

    /// How many games of a match are played with the same deal.
    #[must_use]
    pub fn games_a_deal(&self, table: usize) -> u64 {
        match self.paired {
            true => period(&self.matches[table]) as u64,
            false => 1,
        }
    }

    /// How many deals a match has.
    #[must_use]
    pub fn deals(&self, table: usize) -> u64 {
        self.games.div_ceil(self.games_a_deal(table))
    }

    fn deals_a_chunk(&self, table: usize) -> u64 {
        self.deals(table).div_ceil(MOST_CHUNKS).max(1)
    }

    /// How many chunks a match has.
    #[must_use]
    pub fn chunks_of(&self, table: usize) -> u64 {
        self.deals(table).div_ceil(self.deals_a_chunk(table))
    }

    /// All chunks, in the order in which they are played.
    pub fn chunks(&self) -> impl Iterator<Item = ChunkId> {
        let matches = 0..self.matches.len();
        matches
            .flat_map(|table| (0..self.chunks_of(table)).map(move |chunk| ChunkId { table, chunk }))
    }

    /// The chunks of a part of the run.
    pub fn chunks_for(&self, shard: Shard) -> impl Iterator<Item = ChunkId> {
        self.chunks().skip(shard.part - 1).step_by(shard.of)
    }

    /// The numbers of the games of a chunk.
    #[must_use]
    pub fn games_of(&self, id: ChunkId) -> Range<u64> {
        let games = self.deals_a_chunk(id.table) * self.games_a_deal(id.table);
        let start = id.chunk.saturating_mul(games).min(self.games);
        start..start.saturating_add(games).min(self.games)
    }

    /// The seed of a match. Matches have deals of their own, so that they are independent.
    #[must_use]
    pub fn seed_of(&self, table: usize) -> Seed {
        self.seed.child(table as u64)
    }

    /// How a table is called: its bots in the order of the seats.
    #[must_use]
    pub fn name_of(&self, table: usize) -> String {
        let seats = self.matches[table].iter();
        let names: Vec<_> = seats
            .map(|&number| self.contestants[number].bot.as_str())
            .collect();
        names.join(", ")
    }
}

#[cfg(test)]
pub(crate) mod made_up {
    use super::*;

    /// A plan of greedy and random at these tables.
    pub(crate) fn plan(matches: Vec<Table>, games: u64) -> Plan {
        let named = |bot: &str| Contestant {
            bot: bot.to_owned(),
            meaning: None,
        };
        Plan {
            game: "test".to_owned(),
            rules_version: 1,
            content_hash: String::new(),
            setup: Setup::of(matches[0].len() as u8),
            contestants: vec![named("greedy"), named("random")],
            matches,
            games,
            seed: Seed::from_number(1),
            paired: true,
            cards: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::made_up::plan;
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn chunks_are_whole_deals_and_cover_every_game_once() {
        for games in [0, 1, 7, 999, 1000, 1001, 4321] {
            let plan = plan(vec![vec![0, 1], vec![1, 1]], games);
            for table in 0..2 {
                let deal = plan.games_a_deal(table);
                assert_eq!(deal, [2, 1][table]);
                let mut next = 0;
                for chunk in 0..plan.chunks_of(table) {
                    let range = plan.games_of(ChunkId { table, chunk });
                    assert_eq!((range.start, range.start % deal), (next, 0));
                    assert!(!range.is_empty());
                    next = range.end;
                }
                assert_eq!(next, games);
                assert!(plan.chunks_of(table) <= MOST_CHUNKS);
            }
        }
    }

    #[test]
    fn shards_together_are_the_whole() {
        let plan = plan(vec![vec![0, 1], vec![1, 1]], 77);
        let shards = (1..=5).map(|part| Shard { part, of: 5 });
        let parts: Vec<_> = shards.flat_map(|shard| plan.chunks_for(shard)).collect();
        let whole: BTreeSet<_> = plan.chunks().collect();
        assert_eq!(parts.len(), whole.len());
        assert_eq!(parts.into_iter().collect::<BTreeSet<_>>(), whole);
    }

    #[test]
    fn a_shard_is_a_part_of_a_whole() {
        assert_eq!("2/4".parse(), Ok(Shard { part: 2, of: 4 }));
        for wrong in ["5/4", "0/4", "4", "1/0", "a/b", "-1/2", ""] {
            let error = wrong.parse::<Shard>().unwrap_err().to_string();
            assert!(error.contains("1/4 to 4/4"), "{error}");
        }
    }
}
