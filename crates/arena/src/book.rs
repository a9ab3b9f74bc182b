//! What has been played of a plan: all counts, and the sums of each chunk.

use crate::batch::Batch;
use crate::estimate::{Sample, Samples};
use crate::plan::{ChunkId, Plan};
use crate::tally::{Tally, WHOLE_WIN, pairs};

/// A chunk that was played.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Chunk {
    /// Which one.
    #[serde(flatten)]
    pub id: ChunkId,
    /// How long a thread played it.
    pub seconds: f64,
    /// What was counted.
    pub tally: Tally,
}

/// Why a chunk cannot be added to what has been played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAdded {
    /// It is there already.
    #[error("chunk {} of match {} is there twice", .0.chunk, .0.table)]
    Twice(ChunkId),
    /// The plan has no such chunk, or one with other seats or another number of games.
    #[error("chunk {} of match {} does not fit the plan", .0.chunk, .0.table)]
    Foreign(ChunkId),
}

/// A match as far as it has been played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// All counts.
    pub tally: Tally,
    /// The sums of the chunks, by their number; nothing for those that have not been played.
    pub batches: Vec<Option<Batch>>,
}

/// A plan and what has been played of it, in whatever order.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    /// The plan.
    pub plan: Plan,
    /// The matches of the plan.
    pub matches: Vec<Played>,
    /// How long threads have played, all together.
    pub seconds: f64,
}

/// A seat at a table: the number of the match and of the entrant.
pub type Chair = (usize, usize);

impl Book {
    /// Nothing has been played.
    #[must_use]
    pub fn new(plan: Plan) -> Self {
        let seats = plan.seats();
        let unplayed = |table| Played {
            tally: Tally::new(seats),
            batches: vec![None; plan.chunks_of(table) as usize],
        };
        Book {
            matches: (0..plan.matches.len()).map(unplayed).collect(),
            plan,
            seconds: 0.0,
        }
    }

    /// Adds a chunk.
    ///
    /// # Errors
    /// When it is there already or does not belong to the plan.
    pub fn add(&mut self, chunk: &Chunk) -> Result<(), NotAdded> {
        let Chunk { id, tally, .. } = chunk;
        let foreign = || NotAdded::Foreign(*id);
        let played = self.matches.get_mut(id.table).ok_or_else(foreign)?;
        let place = played
            .batches
            .get_mut(id.chunk as usize)
            .ok_or_else(foreign)?;
        let games = self.plan.games_of(*id);
        let (contestants, cards) = (self.plan.contestants.len(), self.plan.cards.len());
        if !tally.fits(self.plan.seats())
            || !tally.uses.fits(contestants, cards)
            || tally.finished + tally.endless != games.end - games.start
        {
            return Err(foreign());
        }
        if place.is_some() {
            return Err(NotAdded::Twice(*id));
        }
        *place = Some(Batch::of(tally));
        played.tally.merge(tally);
        self.seconds += chunk.seconds;
        Ok(())
    }

    /// Adds everything another book of the same plan has.
    ///
    /// # Errors
    /// When a chunk is in both. Then nothing is added.
    pub fn absorb(&mut self, other: Book) -> Result<(), NotAdded> {
        let ids = self.plan.chunks();
        let mut both = ids.filter(|id| self.has(*id) && other.has(*id));
        if let Some(id) = both.next() {
            return Err(NotAdded::Twice(id));
        }
        drop(both);
        for (mine, theirs) in self.matches.iter_mut().zip(other.matches) {
            mine.tally.merge(&theirs.tally);
            let places = mine.batches.iter_mut().zip(theirs.batches);
            for (place, batch) in places.filter(|(_, batch)| batch.is_some()) {
                *place = batch;
            }
        }
        self.seconds += other.seconds;
        Ok(())
    }

    /// Has this chunk been played?
    #[must_use]
    pub fn has(&self, id: ChunkId) -> bool {
        let played = self.matches.get(id.table);
        played.is_some_and(|it| matches!(it.batches.get(id.chunk as usize), Some(Some(_))))
    }

    /// What has not been played yet.
    #[must_use]
    pub fn missing(&self) -> Vec<ChunkId> {
        self.plan.chunks().filter(|id| !self.has(*id)).collect()
    }

    /// How many games were played, endless ones included.
    #[must_use]
    pub fn games(&self) -> u64 {
        let tallies = self.matches.iter().map(|it| &it.tally);
        tallies.map(|tally| tally.finished + tally.endless).sum()
    }

    /// How many deals were played.
    #[must_use]
    pub fn deals(&self) -> u64 {
        let matches = 0..self.matches.len();
        matches.map(|table| self.deals_of(table)).sum()
    }

    /// How many deals of a match were played.
    fn deals_of(&self, table: usize) -> u64 {
        let ids = (0..self.plan.chunks_of(table)).map(|chunk| ChunkId { table, chunk });
        let games = { ids.filter(|id| self.has(*id)) }.map(|id| self.plan.games_of(id));
        let deal = self.plan.games_a_deal(table);
        games
            .map(|games| (games.end - games.start).div_ceil(deal))
            .sum()
    }

    /// The chairs of a contestant at all tables.
    #[must_use]
    pub fn chairs_of(&self, contestant: usize) -> Vec<Chair> {
        let tables = self.plan.matches.iter().enumerate();
        let chairs = tables.flat_map(|(table, seats)| {
            let seats = seats
                .iter()
                .enumerate()
                .filter(|(_, who)| **who == contestant);
            seats.map(move |(entrant, _)| (table, entrant))
        });
        chairs.collect()
    }

    /// A figure from every chunk that was played; the function is told the match.
    pub fn samples(&self, figure: impl Fn(usize, &Batch) -> Sample) -> Samples {
        let of_match = |(table, played): (usize, &Played)| {
            let of_chunk = |batch: &Option<Batch>| match batch {
                Some(batch) => figure(table, batch),
                None => Sample::default(),
            };
            played.batches.iter().map(of_chunk).collect()
        };
        let matches: Vec<Vec<Sample>> = self.matches.iter().enumerate().map(of_match).collect();
        let speaks = |table: &usize| matches[*table].iter().any(|sample| sample.count > 0.0);
        let tables = (0..matches.len()).filter(speaks);
        Samples {
            deals: tables.map(|table| self.deals_of(table)).sum(),
            matches,
        }
    }

    /// Victories of these chairs, by game and chair.
    #[must_use]
    pub fn victories(&self, chairs: &[Chair]) -> Samples {
        self.over_chairs(chairs, |batch, entrant| {
            batch.entrants[entrant].shares as f64 / WHOLE_WIN as f64
        })
    }

    /// Scores of these chairs, by game and chair.
    #[must_use]
    pub fn scores(&self, chairs: &[Chair]) -> Samples {
        self.over_chairs(chairs, |batch, entrant| {
            batch.entrants[entrant].points as f64
        })
    }

    fn over_chairs(&self, chairs: &[Chair], sum: impl Fn(&Batch, usize) -> f64) -> Samples {
        self.samples(|table, batch| {
            let here = { chairs.iter() }.filter(|chair| chair.0 == table);
            Sample {
                sum: here.clone().map(|chair| sum(batch, chair.1)).sum(),
                count: (batch.games * here.count() as u64) as f64,
            }
        })
    }

    /// Victories of whoever decided at this place in the first turn, by game.
    #[must_use]
    pub fn victories_in_turn(&self, turn: usize) -> Samples {
        self.samples(|_, batch| Sample {
            sum: batch.turn_order[turn].shares as f64 / WHOLE_WIN as f64,
            count: batch.games as f64,
        })
    }

    /// Scores of whoever decided at this place in the first turn, by game.
    #[must_use]
    pub fn scores_in_turn(&self, turn: usize) -> Samples {
        self.samples(|_, batch| Sample {
            sum: batch.turn_order[turn].points as f64,
            count: batch.games as f64,
        })
    }

    /// Victories of whoever decided first, less those of an average seat, by game.
    #[must_use]
    pub fn first_player_advantage(&self) -> Samples {
        let seats = self.plan.seats().max(1) as f64;
        self.samples(|_, batch| {
            let all: u64 = batch.turn_order.iter().map(|got| got.shares).sum();
            let first = batch.turn_order.first().map_or(0, |got| got.shares);
            Sample {
                sum: (first as f64 - all as f64 / seats) / WHOLE_WIN as f64,
                count: batch.games as f64,
            }
        })
    }

    /// Decisions, by game.
    #[must_use]
    pub fn lengths(&self) -> Samples {
        self.samples(|_, batch| Sample {
            sum: batch.decisions as f64,
            count: batch.games as f64,
        })
    }

    /// Games that ended in a way, by game.
    #[must_use]
    pub fn endings(&self, way: &str) -> Samples {
        self.samples(|_, batch| Sample {
            sum: batch.ways.get(way).copied().unwrap_or(0) as f64,
            count: batch.games as f64,
        })
    }

    /// How often a contestant took a better place than another one, ties half, by comparison.
    #[must_use]
    pub fn duels(&self, one: usize, other: usize) -> Samples {
        self.samples(|table, batch| {
            let seats = &self.plan.matches[table];
            let mut sample = Sample::default();
            for (&points, (left, right)) in batch.duels.iter().zip(pairs(seats.len())) {
                let of_left = points as f64 / 2.0;
                if (seats[left], seats[right]) == (one, other) {
                    sample.sum += of_left;
                } else if (seats[left], seats[right]) == (other, one) {
                    sample.sum += batch.games as f64 - of_left;
                } else {
                    continue;
                }
                sample.count += batch.games as f64;
            }
            sample
        })
    }
}
