//! Strengths: the Elo ratings that make what happened most likely, and how sure they are.
//!
//! A game of any number of players is a set of comparisons: of two seats of different bots, one took
//! the better place, or they tied, which is half a victory for each. The model is that of Bradley and
//! Terry: 400 points more make it ten times as likely to be ahead. The mean of all contestants is 0.
//!
//! Comparisons of one game depend on each other, and so do games of one deal. That does not move the
//! ratings but it widens the error bars, which come from how much the chunks of deals differ (the
//! sandwich estimator).

use crate::batch::Batch;
use crate::book::Book;
use crate::estimate::{Interval, quantile};
use crate::tally::pairs;
use serde::Serialize;

/// Each two contestants that meet are taken to have tied once more. Without it, one that always
/// wins would be infinitely strong.
const IMAGINARY_TIES: f64 = 1.0;
/// Enough steps for Newton's method, which needs about ten.
const MOST_STEPS: usize = 200;

/// How strong a contestant is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The bot.
    pub bot: String,
    /// Its Elo rating; the mean of all contestants is 0.
    pub elo: f64,
    /// 95 % confidence interval of the rating.
    pub elo_95: Interval,
    /// With how many others' places its own were compared.
    pub comparisons: u64,
    /// How many of these it was ahead in, ties half, as a share.
    pub ahead: f64,
}

type Matrix = Vec<Vec<f64>>;

/// The ratings of all contestants, the strongest first; none where there is nobody to compare.
#[must_use]
pub fn ratings(book: &Book) -> Vec<Rating> {
    let count = book.plan.contestants.len();
    let met = Met::of(book);
    if count < 2 || met.games.iter().flatten().all(|games| *games == 0.0) {
        return Vec::new();
    }
    let strengths = met.most_likely();
    let errors = met.errors(book, &strengths);
    let scale = 400.0 / std::f64::consts::LN_10;
    let freedom = book.samples(|_, batch| crate::estimate::Sample {
        sum: 0.0,
        count: batch.games as f64,
    });
    let reach = quantile(0.975, freedom.freedom());
    let rating = |who: usize| {
        let (elo, half) = (scale * strengths[who], scale * errors[who] * reach);
        let comparisons: f64 = met.games[who].iter().sum();
        Rating {
            bot: book.plan.contestants[who].bot.clone(),
            elo,
            elo_95: Interval {
                low: elo - half,
                high: elo + half,
            },
            comparisons: comparisons as u64,
            ahead: met.points[who].iter().sum::<f64>() / comparisons.max(1.0),
        }
    };
    let mut ratings: Vec<Rating> = (0..count).map(rating).collect();
    ratings.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    ratings
}

/// How often contestants met, and what came of it.
struct Met {
    /// Comparisons of the first with the second.
    games: Matrix,
    /// How many of these the first was ahead in, ties half.
    points: Matrix,
}

impl Met {
    fn of(book: &Book) -> Self {
        let count = book.plan.contestants.len();
        let mut met = Met {
            games: vec![vec![0.0; count]; count],
            points: vec![vec![0.0; count]; count],
        };
        for (one, other) in pairs(count) {
            let duels = book.duels(one, other);
            met.games[one][other] = duels.count();
            met.games[other][one] = duels.count();
            met.points[one][other] = duels.sum();
            met.points[other][one] = duels.count() - duels.sum();
        }
        met
    }

    fn count(&self) -> usize {
        self.games.len()
    }

    fn have_met(&self, one: usize, other: usize) -> bool {
        self.games[one][other] > 0.0
    }

    /// How much more each contestant scored than its strength lets expect.
    fn surplus(&self, strengths: &[f64]) -> Vec<f64> {
        let of = |one: usize| {
            let others = (0..self.count()).filter(|&other| self.have_met(one, other));
            let more = others.map(|other| {
                let expected = expected(strengths, one, other);
                let points = self.points[one][other] + IMAGINARY_TIES / 2.0;
                points - (self.games[one][other] + IMAGINARY_TIES) * expected
            });
            more.sum()
        };
        (0..self.count()).map(of).collect()
    }

    /// How much the games say about differences of strength: the matrix of second derivatives.
    fn information(&self, strengths: &[f64]) -> Matrix {
        let count = self.count();
        let mut information = vec![vec![0.0; count]; count];
        for (one, other) in pairs(count).filter(|&(one, other)| self.have_met(one, other)) {
            let expected = expected(strengths, one, other);
            let weight = (self.games[one][other] + IMAGINARY_TIES) * expected * (1.0 - expected);
            information[one][one] += weight;
            information[other][other] += weight;
            information[one][other] -= weight;
            information[other][one] -= weight;
        }
        information
    }

    /// What turns a surplus into a change of strengths of mean 0.
    fn inverse(&self, strengths: &[f64]) -> Matrix {
        let count = self.count();
        let mut matrix = self.information(strengths);
        // Only differences are known. A matrix of equal numbers fills the gap; it comes out as it
        // went in, inverted.
        let filling = 1.0 / count as f64;
        matrix
            .iter_mut()
            .flatten()
            .for_each(|cell| *cell += filling);
        let mut inverse = inverted(matrix);
        inverse
            .iter_mut()
            .flatten()
            .for_each(|cell| *cell -= filling);
        inverse
    }

    fn most_likely(&self) -> Vec<f64> {
        let mut strengths = vec![0.0; self.count()];
        for _ in 0..MOST_STEPS {
            let step = times(&self.inverse(&strengths), &self.surplus(&strengths));
            let longest = step.iter().fold(0.0, |most: f64, it| most.max(it.abs()));
            // A bold step from far away could overshoot.
            let pace = 1.0 / longest.max(1.0);
            for (strength, step) in strengths.iter_mut().zip(&step) {
                *strength += pace * step;
            }
            if longest < 1e-10 {
                break;
            }
        }
        strengths
    }

    /// What is added to the variance between chunks, which knows nothing of what has not happened:
    /// where one always wins, chunks do not differ at all. Then it is the variance of independent
    /// games; with every upset that was seen it counts for less.
    fn doubt(&self, strengths: &[f64], one: usize, other: usize) -> f64 {
        let expected = expected(strengths, one, other);
        let games = self.games[one][other] + IMAGINARY_TIES;
        let upsets = self.points[one][other].min(self.points[other][one]);
        games * expected * (1.0 - expected) / (1.0 + upsets)
    }

    /// The standard errors of the strengths.
    fn errors(&self, book: &Book, strengths: &[f64]) -> Vec<f64> {
        let inverse = self.inverse(strengths);
        let mut variances = vec![0.0; self.count()];
        for (table, played) in book.matches.iter().enumerate() {
            let seats = &book.plan.matches[table];
            let pull = |batch: &Batch| times(&inverse, &surplus_of(batch, seats, strengths));
            let pulls: Vec<_> = played.batches.iter().flatten().map(pull).collect();
            let chunks = pulls.len() as f64;
            for (who, variance) in variances.iter_mut().enumerate() {
                let mean = pulls.iter().map(|pull| pull[who]).sum::<f64>() / chunks.max(1.0);
                let squares = pulls.iter().map(|pull| (pull[who] - mean).powi(2));
                *variance += squares.sum::<f64>() * chunks / (chunks - 1.0).max(1.0);
            }
        }
        for (one, other) in pairs(self.count()).filter(|&(one, other)| self.have_met(one, other)) {
            let doubt = self.doubt(strengths, one, other);
            for (who, variance) in variances.iter_mut().enumerate() {
                *variance += doubt * (inverse[who][one] - inverse[who][other]).powi(2);
            }
        }
        variances.into_iter().map(f64::sqrt).collect()
    }
}

/// How much more each contestant scored in a chunk than its strength lets expect.
fn surplus_of(batch: &Batch, seats: &[usize], strengths: &[f64]) -> Vec<f64> {
    let mut surplus = vec![0.0; strengths.len()];
    for (&points, (left, right)) in batch.duels.iter().zip(pairs(seats.len())) {
        let (one, other) = (seats[left], seats[right]);
        let more = points as f64 / 2.0 - batch.games as f64 * expected(strengths, one, other);
        // Two seats of one contestant cancel out.
        surplus[one] += more;
        surplus[other] -= more;
    }
    surplus
}

fn expected(strengths: &[f64], one: usize, other: usize) -> f64 {
    1.0 / (1.0 + (strengths[other] - strengths[one]).exp())
}

fn times(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    let row = |row: &Vec<f64>| row.iter().zip(vector).map(|(one, other)| one * other).sum();
    matrix.iter().map(row).collect()
}

/// The inverse of a positive definite matrix, by elimination.
fn inverted(mut matrix: Matrix) -> Matrix {
    let count = matrix.len();
    let mut inverse = vec![vec![0.0; count]; count];
    for (at, row) in inverse.iter_mut().enumerate() {
        row[at] = 1.0;
    }
    for at in 0..count {
        let pivot = matrix[at][at];
        for cell in matrix[at].iter_mut().chain(&mut inverse[at]) {
            *cell /= pivot;
        }
        let (pivot_row, pivot_inverse) = (matrix[at].clone(), inverse[at].clone());
        for other in (0..count).filter(|other| *other != at) {
            let factor = matrix[other][at];
            for column in 0..count {
                matrix[other][column] -= factor * pivot_row[column];
                inverse[other][column] -= factor * pivot_inverse[column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Chunk;
    use crate::plan::{ChunkId, Contestant, Plan};
    use crate::tally::Tally;
    use table::{Chance, Seed, Setup};

    /// Games of two by these strengths: each match of `games`, each deal with both seats.
    fn played(names: &[&str], strengths: &[f64], games: u64, seed: u64) -> Book {
        let contestant = |bot: &&str| Contestant {
            bot: (*bot).to_owned(),
            meaning: None,
        };
        let plan = Plan {
            game: "test".to_owned(),
            rules_version: 1,
            content_hash: String::new(),
            setup: Setup::of(2),
            contestants: names.iter().map(contestant).collect(),
            matches: crate::pairings::round_robin(names.len(), 2),
            games,
            seed: Seed::from_number(1),
            paired: true,
            cards: Vec::new(),
        };
        let mut chance = Chance::from_number(seed);
        let mut book = Book::new(plan);
        for id in book.missing() {
            let seats = &book.plan.matches[id.table];
            let expected = expected(strengths, seats[0], seats[1]);
            let games = book.plan.games_of(id);
            let mut tally = Tally::new(2);
            tally.finished = games.end - games.start;
            for _ in games {
                tally.duels[0] += 2 * u64::from(chance.odds((1e6 * expected) as u32, 1_000_000));
            }
            book.add(&Chunk {
                id,
                seconds: 0.0,
                tally,
            })
            .unwrap();
        }
        book
    }

    fn elo_of<'a>(ratings: &'a [Rating], bot: &str) -> &'a Rating {
        ratings.iter().find(|it| it.bot == bot).unwrap()
    }

    #[test]
    fn two_contestants_are_as_far_apart_as_their_odds() {
        // Ahead in three of four: 400 log10(3) = 190.8 points apart, the tie moves it a little.
        let mut book = played(&["a", "b"], &[0.0, 0.0], 4000, 1);
        book.matches[0].batches.iter_mut().flatten().for_each(|it| {
            it.duels[0] = it.games * 3 / 2;
        });
        let ratings = ratings(&book);
        let apart = elo_of(&ratings, "a").elo - elo_of(&ratings, "b").elo;
        assert!((apart - 190.8).abs() < 0.2, "{apart}");
        assert!((ratings[0].elo + ratings[1].elo).abs() < 1e-9);
        assert!((ratings[0].ahead - 0.75).abs() < 1e-9);
    }

    #[test]
    fn one_that_always_wins_is_rated_all_the_same() {
        let ratings = ratings(&played(&["a", "b"], &[50.0, 0.0], 100, 1));
        assert!(
            ratings[0].elo > 300.0 && ratings[0].elo < 1000.0,
            "{ratings:?}"
        );
        // A hundred games without a defeat leave room for 3 % of defeats.
        let room = 400.0 * (0.97f64 / 0.03).log10();
        assert!(ratings[0].elo_95.low - ratings[1].elo_95.high < room);
        assert!(2.0 * ratings[0].elo_95.low < room && ratings[0].elo_95.high.is_finite());
    }

    #[test]
    fn nobody_to_compare_with_is_not_rated() {
        assert!(ratings(&Book::new(played(&["a", "b"], &[0.0; 2], 10, 1).plan)).is_empty());
    }

    /// The true ratings lie in 95 % of the intervals.
    #[test]
    fn error_bars_hold_the_truth_as_often_as_they_say() {
        let strengths = [1.0, 0.2, -0.3, -0.9];
        let names = ["a", "b", "c", "d"];
        let scale = 400.0 / std::f64::consts::LN_10;
        let (mut held, mut all) = (0, 0);
        for seed in 0..250 {
            let ratings = ratings(&played(&names, &strengths, 120, seed));
            for (name, strength) in names.iter().zip(strengths) {
                let rating = elo_of(&ratings, name);
                held += u32::from(rating.elo_95.contains(scale * strength));
                all += 1;
            }
        }
        assert!(
            held * 100 >= all * 93 && held * 100 <= all * 98,
            "{held} of {all}"
        );
    }

    #[test]
    fn chunks_are_named_once() {
        let mut book = played(&["a", "b"], &[0.0; 2], 10, 1);
        let id = ChunkId { table: 0, chunk: 0 };
        let mut tally = Tally::new(2);
        tally.finished = 2;
        let chunk = Chunk {
            id,
            seconds: 0.0,
            tally,
        };
        assert!(book.add(&chunk).unwrap_err().to_string().contains("twice"));
    }
}
