//! What a sample of games says about all games: rates and means with honest intervals.
//!
//! Games of one deal depend on each other, so games are not what is counted as independent: chunks
//! of whole deals are. A figure is a ratio (victories by games, points by games); how far each
//! chunk is off the common ratio tells how sure it is (the ratio estimator of cluster samples, with
//! each match as a stratum). Where a deal is played with the seats turned, the luck of the deal
//! cancels inside its chunk and the interval becomes narrower by itself.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

/// From here to there.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower end; nothing (JSON `null`) where a single deal tells nothing about others.
    pub low: f64,
    /// The upper end, in the same way.
    pub high: f64,
}

impl Interval {
    /// Does it contain this value?
    #[must_use]
    pub fn contains(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }
}

/// What one chunk has to say about a figure: a sum, and over how much it goes.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    /// For instance victories.
    pub sum: f64,
    /// For instance games.
    pub count: f64,
}

/// What all chunks have to say about a figure.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Samples {
    /// By match and chunk; a chunk that was not played is an empty sample.
    pub matches: Vec<Vec<Sample>>,
    /// How many deals they are about.
    pub deals: u64,
}

impl Samples {
    fn all(&self) -> impl Iterator<Item = &Sample> {
        self.matches.iter().flatten()
    }

    /// Over how much the figure goes.
    #[must_use]
    pub fn count(&self) -> f64 {
        self.all().map(|sample| sample.count).sum()
    }

    /// The sum.
    #[must_use]
    pub fn sum(&self) -> f64 {
        self.all().map(|sample| sample.sum).sum()
    }

    /// The figure itself; 0 for no games.
    #[must_use]
    pub fn ratio(&self) -> f64 {
        let count = self.count();
        if count > 0.0 { self.sum() / count } else { 0.0 }
    }

    /// How far each chunk pulls the figure away from where the others have it: the squares of
    /// these add up to the variance of the figure.
    #[must_use]
    pub fn pulls(&self) -> Vec<Vec<f64>> {
        let (ratio, count) = (self.ratio(), self.count().max(f64::MIN_POSITIVE));
        let pull = |sample: &Sample| (sample.sum - ratio * sample.count) / count;
        let of_match = |samples: &Vec<Sample>| {
            let played = { samples.iter() }.filter(|it| it.count > 0.0);
            let chunks = played.clone().count() as f64;
            let mean = played.map(pull).sum::<f64>() / chunks.max(1.0);
            // The usual correction for a mean that was taken from the sample itself.
            let scale = (chunks / (chunks - 1.0).max(1.0)).sqrt();
            let centred = |sample: &Sample| match sample.count > 0.0 {
                true => scale * (pull(sample) - mean),
                false => 0.0,
            };
            samples.iter().map(centred).collect()
        };
        self.matches.iter().map(of_match).collect()
    }

    /// The variance of the figure.
    #[must_use]
    pub fn variance(&self) -> f64 {
        let pulls = self.pulls();
        pulls.iter().flatten().map(|pull| pull * pull).sum()
    }

    /// How many chunks can differ: those played, less one for each match.
    #[must_use]
    pub fn freedom(&self) -> f64 {
        let free = |samples: &Vec<Sample>| {
            let played = samples.iter().filter(|sample| sample.count > 0.0).count();
            played.saturating_sub(1) as f64
        };
        self.matches.iter().map(free).sum()
    }

    /// The 95 % confidence interval of a mean.
    #[must_use]
    pub fn mean_95(&self) -> Interval {
        self.around(self.variance())
    }

    /// The 95 % confidence interval of a difference of two rates.
    #[must_use]
    pub fn lead_95(&self) -> Interval {
        self.around(self.variance() + self.doubt(0.5))
    }

    fn around(&self, variance: f64) -> Interval {
        let (mean, reach) = (self.ratio(), quantile(0.975, self.freedom()));
        let half = match reach.is_finite() {
            true => reach * variance.sqrt(),
            false => f64::INFINITY,
        };
        Interval {
            low: mean - half,
            high: mean + half,
        }
    }

    /// What a rate is less sure by than the chunks say, because they are few: as if one more chunk
    /// had been played whose games have nothing to do with each other.
    #[must_use]
    pub fn doubt(&self, rate: f64) -> f64 {
        let chunks = self.all().filter(|sample| sample.count > 0.0).count();
        rate * (1.0 - rate) / (self.count() * chunks as f64).max(1.0)
    }

    /// The 95 % confidence interval of a rate: Wilson's, for as many independent games as would be
    /// as sure as these. It stays within 0 and 1 and is honest for few games.
    #[must_use]
    pub fn rate_95(&self) -> Interval {
        let reach = quantile(0.975, self.freedom());
        let (rate, count) = (self.ratio().clamp(0.0, 1.0), self.count());
        if !reach.is_finite() || count <= 0.0 {
            return Interval {
                low: 0.0,
                high: 1.0,
            };
        }
        let alone = rate * (1.0 - rate);
        let variance = self.variance() + self.doubt(rate);
        let worth = match alone > 0.0 {
            true => alone / variance,
            // Nothing differs: at worst, games of one deal are all the same game.
            false => count.min(self.deals as f64),
        };
        wilson(rate, worth, reach)
    }
}

/// How many standard errors an interval reaches to either side: Student's quantile, infinite
/// without any freedom.
#[must_use]
pub fn quantile(probability: f64, freedom: f64) -> f64 {
    if freedom < 1.0 {
        return f64::INFINITY;
    }
    StudentsT::new(0.0, 1.0, freedom).map_or(f64::INFINITY, |it| it.inverse_cdf(probability))
}

/// The quantile of the normal distribution.
#[must_use]
pub fn normal_quantile(probability: f64) -> f64 {
    Normal::standard().inverse_cdf(probability)
}

/// How likely it is by chance alone to be so many standard errors off, to either side.
#[must_use]
pub fn chance_of(errors: f64, freedom: f64) -> f64 {
    if freedom < 1.0 || errors.is_nan() {
        return 1.0;
    }
    let beyond = |it: StudentsT| 2.0 * it.sf(errors.abs());
    StudentsT::new(0.0, 1.0, freedom).map_or(1.0, beyond)
}

fn wilson(rate: f64, count: f64, reach: f64) -> Interval {
    let square = reach * reach;
    let scale = 1.0 + square / count;
    let centre = (rate + square / (2.0 * count)) / scale;
    let spread = rate * (1.0 - rate) / count + square / (4.0 * count * count);
    let half = reach * spread.sqrt() / scale;
    Interval {
        low: (centre - half).max(0.0),
        high: (centre + half).min(1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(sums: &[f64], count: f64) -> Samples {
        let sample = |&sum: &f64| Sample { sum, count };
        Samples {
            matches: vec![sums.iter().map(sample).collect()],
            deals: sums.len() as u64,
        }
    }

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-3, "{found}, not {expected}");
    }

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let z = normal_quantile(0.975);
        let interval = wilson(0.5, 100.0, z);
        near(interval.low, 0.4038);
        near(interval.high, 0.5962);
        let none = wilson(0.0, 20.0, z);
        near(none.low, 0.0);
        near(none.high, 0.1611);
    }

    #[test]
    fn student_agrees_with_the_textbook() {
        near(quantile(0.975, 4.0), 2.7764);
        near(quantile(0.975, 1e6), 1.96);
        assert!(quantile(0.975, 0.0).is_infinite());
        near(chance_of(2.7764, 4.0), 0.05);
        near(chance_of(-1.96, 1e6), 0.05);
    }

    #[test]
    fn the_mean_of_single_values_has_the_usual_interval() {
        let samples = samples(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0], 1.0);
        near(samples.ratio(), 5.0);
        // Standard deviation 2.138 by the root of 8, times 2.3646 for 7 degrees of freedom.
        near(samples.mean_95().high - 5.0, 2.3646 * 2.138 / 8f64.sqrt());
    }

    #[test]
    fn luck_that_cancels_within_a_deal_narrows_the_interval() {
        // Two games a deal: whoever has the better hand wins, so each bot wins once.
        let cancels = samples(&[1.0; 200], 2.0).rate_95();
        // The same rate where a bot wins both games of a deal or none.
        let (both, none) = ([2.0; 100], [0.0; 100]);
        let repeats = samples(&[both, none].concat(), 2.0).rate_95();
        let independent = wilson(0.5, 400.0, normal_quantile(0.975));
        assert!(cancels.high - cancels.low < 0.2 * (independent.high - independent.low));
        let wider = (repeats.high - repeats.low) / (independent.high - independent.low);
        near(
            (wider - 2f64.sqrt()).abs().min(0.01),
            (wider - 2f64.sqrt()).abs(),
        );
    }

    #[test]
    fn few_deals_are_never_certain() {
        let interval = samples(&[1.0; 3], 2.0).rate_95();
        assert!(interval.low < 0.2 && interval.high > 0.8, "{interval:?}");
        let single = samples(&[1.0], 2.0);
        assert_eq!((single.rate_95().low, single.rate_95().high), (0.0, 1.0));
        assert!(single.mean_95().high.is_infinite());
        let lost = samples(&[0.0; 20], 4.0).rate_95();
        assert!(lost.high > 0.16, "as sure as 20 games: {lost:?}");
        assert_eq!(samples(&[], 1.0).rate_95().high, 1.0);
    }

    /// Of many contests with a known rate, 95 % have it in their interval.
    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        let mut chance = table::Chance::from_number(1);
        let mut held = 0;
        for _ in 0..2000 {
            // Deals of two games; the hand decides two thirds of them.
            let deal = |chance: &mut table::Chance| {
                if chance.odds(2, 3) {
                    return 1.0;
                }
                let wins = (0..2).filter(|_| chance.odds(6, 10)).count();
                wins as f64
            };
            let sums: Vec<f64> = (0..60).map(|_| deal(&mut chance)).collect();
            let truth = (2.0 / 3.0 * 1.0 + 1.0 / 3.0 * 1.2) / 2.0;
            held += u32::from(samples(&sums, 2.0).rate_95().contains(truth));
        }
        assert!((1870..=1960).contains(&held), "{held} of 2000");
    }
}
