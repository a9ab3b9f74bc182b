//! Rates, intervals and quantiles for people and programs.

use crate::contest::Contest;
use crate::spread::Spread;
use crate::tally::{Takings, Tally};
use serde::Serialize;
use std::collections::BTreeMap;
use table::Setup;

/// How many standard errors a 95 % interval reaches to either side.
const Z: f64 = 1.959_963_984_540_054;
/// How wide the bars of the score distribution are.
const BAR: u16 = 20;

/// The result of a contest. All fields but `pace` follow from the contest alone, whatever the
/// number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// What was chosen before the start.
    pub setup: Setup,
    /// The seed of the contest.
    pub seed: String,
    /// Games that came to an end.
    pub games: u64,
    /// Games that were broken off as endless.
    pub endless: u64,
    /// Games with more than one winner.
    pub shared_victories: u64,
    /// How often a game ended in each way, for games that know several: won or lost by all.
    pub ways: BTreeMap<&'static str, u64>,
    /// Decisions in all games.
    pub decisions: u64,
    /// Decisions a game.
    pub length: Distribution,
    /// The entrants in the order of the contest.
    pub entrants: Vec<Entrant>,
    /// By turn order: the first entry is whoever decided first, with the bots spread evenly.
    pub turn_order: Vec<Standing>,
    /// How fast it went.
    #[serde(flatten)]
    pub pace: Speed,
}

/// An entrant and how it fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Entrant {
    /// The kind of bot.
    pub bot: String,
    /// How it fared.
    #[serde(flatten)]
    pub standing: Standing,
}

/// How somebody fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Victories, a shared one in parts.
    pub wins: f64,
    /// Victories that were not shared.
    pub sole_wins: u64,
    /// Victories as a share of all games.
    pub win_rate: f64,
    /// 95 % confidence interval of the win rate (Wilson).
    pub win_rate_95: Interval,
    /// 95 % confidence interval of the mean score.
    pub mean_score_95: Interval,
    /// The scores.
    pub score: Distribution,
    /// How often each place was taken, the first place first.
    pub places: Vec<u64>,
    /// The score distribution as bars: first score of the bar, count.
    pub histogram: Vec<(i32, u64)>,
}

/// From here to there.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A distribution in a few figures.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Distribution {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub sd: f64,
    /// The least.
    pub min: i32,
    /// 5 % are not above this.
    pub p5: i32,
    /// A quarter is not above this.
    pub p25: i32,
    /// Half is not above this.
    pub median: i32,
    /// Three quarters are not above this.
    pub p75: i32,
    /// 95 % are not above this.
    pub p95: i32,
    /// The greatest.
    pub max: i32,
}

/// What only a clock knows.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// How long it took.
    pub seconds: f64,
    /// On how many threads.
    pub threads: usize,
}

/// How fast a contest went.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// How long it took.
    pub seconds: f64,
    /// On how many threads.
    pub threads: usize,
    /// Games a second, all threads together.
    pub games_per_s: f64,
    /// Decisions a second, all threads together.
    pub decisions_per_s: f64,
}

impl Report {
    pub(crate) fn new(contest: &Contest<'_>, tally: &Tally, pace: Pace) -> Self {
        let entrants = contest.entrants.iter().zip(&tally.entrants);
        let seconds = pace.seconds.max(1e-9);
        Report {
            game: contest.game.info().id.to_owned(),
            setup: contest.setup.clone(),
            seed: contest.seed.to_string(),
            games: tally.finished,
            endless: tally.endless,
            shared_victories: tally.shared,
            ways: tally.ways.clone(),
            decisions: tally.decisions,
            length: Distribution::of(&tally.lengths),
            entrants: entrants
                .map(|(kind, takings)| Entrant {
                    bot: kind.name().to_owned(),
                    standing: Standing::of(takings),
                })
                .collect(),
            turn_order: tally.turn_order.iter().map(Standing::of).collect(),
            pace: Speed {
                seconds: pace.seconds,
                threads: pace.threads,
                games_per_s: tally.finished as f64 / seconds,
                decisions_per_s: tally.decisions as f64 / seconds,
            },
        }
    }
}

impl Standing {
    fn of(takings: &Takings) -> Self {
        let seats = takings
            .places
            .iter()
            .rposition(|&count| count > 0)
            .map_or(0, |at| at + 1);
        Standing {
            wins: takings.win_rate() * takings.games as f64,
            sole_wins: takings.sole_wins,
            win_rate: takings.win_rate(),
            win_rate_95: wilson(takings.win_rate(), takings.games),
            mean_score_95: around_mean(&takings.scores),
            score: Distribution::of(&takings.scores),
            places: takings.places[..seats].to_vec(),
            histogram: takings.scores.bars(BAR),
        }
    }
}

impl Distribution {
    fn of(spread: &Spread) -> Self {
        let quantile = |percent| spread.quantile(percent).unwrap_or(0);
        Distribution {
            mean: spread.mean(),
            sd: spread.deviation(),
            min: spread.least().unwrap_or(0),
            p5: quantile(5),
            p25: quantile(25),
            median: quantile(50),
            p75: quantile(75),
            p95: quantile(95),
            max: spread.greatest().unwrap_or(0),
        }
    }
}

/// Wilson's interval for a rate: it stays within 0 and 1 and is honest for few games.
fn wilson(rate: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let count = games as f64;
    let scale = 1.0 + Z * Z / count;
    let centre = (rate + Z * Z / (2.0 * count)) / scale;
    let half = Z * (rate * (1.0 - rate) / count + Z * Z / (4.0 * count * count)).sqrt() / scale;
    Interval {
        low: (centre - half).max(0.0),
        high: (centre + half).min(1.0),
    }
}

fn around_mean(spread: &Spread) -> Interval {
    let half = Z * spread.deviation() / (spread.count().max(1) as f64).sqrt();
    Interval {
        low: spread.mean() - half,
        high: spread.mean() + half,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let interval = wilson(0.5, 100);
        assert!((interval.low - 0.4038).abs() < 1e-3 && (interval.high - 0.5962).abs() < 1e-3);
        let none = wilson(0.0, 20);
        assert!(none.low == 0.0 && (none.high - 0.1611).abs() < 1e-3);
        assert_eq!(
            wilson(0.0, 0),
            Interval {
                low: 0.0,
                high: 1.0
            }
        );
    }
}
