//! A distribution of scores: how often each was reached.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How often each score was reached. Everything about it is exact; it takes room for as many
/// counters as there are different scores, however many games are counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<(i32, u64)>", into = "Vec<(i32, u64)>")]
pub struct Spread {
    counters: BTreeMap<i32, u64>,
}

impl From<Vec<(i32, u64)>> for Spread {
    fn from(pairs: Vec<(i32, u64)>) -> Self {
        let mut spread = Spread::default();
        for (score, count) in pairs.into_iter().filter(|(_, count)| *count > 0) {
            *spread.counters.entry(score).or_default() += count;
        }
        spread
    }
}

impl From<Spread> for Vec<(i32, u64)> {
    fn from(spread: Spread) -> Self {
        spread.counters.into_iter().collect()
    }
}

impl Spread {
    /// Counts a score.
    pub fn add(&mut self, score: i32) {
        *self.counters.entry(score).or_default() += 1;
    }

    /// Adds everything another distribution has counted.
    pub fn merge(&mut self, other: &Spread) {
        for (&score, count) in &other.counters {
            *self.counters.entry(score).or_default() += count;
        }
    }

    /// How many scores were counted.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.counters.values().sum()
    }

    /// All scores together.
    #[must_use]
    pub fn sum(&self) -> i64 {
        let parts = self.counters.iter();
        parts
            .map(|(&score, &count)| i64::from(score) * count as i64)
            .sum()
    }

    /// The mean, 0 for no scores.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum() as f64 / self.count().max(1) as f64
    }

    /// The standard deviation of the sample, 0 for fewer than two scores.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let count = self.count();
        if count < 2 {
            return 0.0;
        }
        let mean = self.mean();
        let square =
            |(&score, &count): (&i32, &u64)| count as f64 * (f64::from(score) - mean).powi(2);
        let squares: f64 = self.counters.iter().map(square).sum();
        (squares / (count - 1) as f64).sqrt()
    }

    /// The least score, if any was counted.
    #[must_use]
    pub fn least(&self) -> Option<i32> {
        self.counters.keys().next().copied()
    }

    /// The greatest score, if any was counted.
    #[must_use]
    pub fn greatest(&self) -> Option<i32> {
        self.counters.keys().next_back().copied()
    }

    /// The least score that at least `percent` % of all scores do not exceed.
    #[must_use]
    pub fn quantile(&self, percent: u64) -> Option<i32> {
        let wanted = (self.count() * percent).div_ceil(100).max(1);
        let mut passed = 0;
        let mut counters = self.counters.iter();
        let reached = counters.find(|(_, count)| {
            passed += **count;
            passed >= wanted
        });
        reached.map(|(&score, _)| score)
    }

    /// The distribution as bars of equal width: first score of the bar and how often it was hit.
    /// Bars that were not hit are left out.
    #[must_use]
    pub fn bars(&self, width: u32) -> Vec<(i32, u64)> {
        let width = i32::try_from(width.max(1)).unwrap_or(i32::MAX);
        let mut bars: BTreeMap<i32, u64> = BTreeMap::new();
        for (score, count) in &self.counters {
            let start = score.div_euclid(width).saturating_mul(width);
            *bars.entry(start).or_default() += count;
        }
        bars.into_iter().collect()
    }
}

/// A round width (1, 2 or 5 with zeros) that cuts the scores of all these distributions into at
/// most `most` bars.
#[must_use]
pub fn bar_width<'a>(spreads: impl Iterator<Item = &'a Spread> + Clone, most: u32) -> u32 {
    let least = spreads.clone().filter_map(Spread::least).min().unwrap_or(0);
    let greatest = spreads.filter_map(Spread::greatest).max().unwrap_or(0);
    let range = i64::from(greatest) - i64::from(least) + 1;
    let tens = (0..9).map(|zeros| 10u32.pow(zeros));
    let mut widths = tens.flat_map(|ten| [1, 2, 5].map(|digit| digit * ten));
    let enough = |width: &u32| range <= i64::from(*width) * i64::from(most.max(2) - 1);
    widths.find(enough).unwrap_or(1_000_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(scores: &[i32]) -> Spread {
        let mut spread = Spread::default();
        scores.iter().for_each(|&score| spread.add(score));
        spread
    }

    #[test]
    fn figures_of_a_small_sample_are_exact() {
        let spread = of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert!((spread.mean() - 5.0).abs() < 1e-12);
        assert!((spread.deviation() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!((spread.least(), spread.greatest()), (Some(2), Some(9)));
        assert_eq!(spread.quantile(50), Some(4));
        assert_eq!(spread.quantile(100), Some(9));
        assert_eq!(spread.bars(5), [(0, 4), (5, 4)]);
    }

    #[test]
    fn merging_in_any_order_is_counting_at_once() {
        let (left, right) = (of(&[-3, 8, 1]), of(&[100, -70]));
        let mut one = left.clone();
        one.merge(&right);
        let mut other = right;
        other.merge(&left);
        assert_eq!(one, other);
        assert_eq!(one, of(&[-3, 8, 1, 100, -70]));
    }

    #[test]
    fn scores_far_apart_take_no_room() {
        let spread = of(&[-5000, 70_000]);
        let ends = (spread.least(), spread.greatest());
        assert_eq!(ends, (Some(-5000), Some(70_000)));
        assert_eq!(spread.bars(10).len(), 2);
        assert_eq!(of(&[]).quantile(50), None);
        assert!(of(&[]).bars(10).is_empty());
    }

    #[test]
    fn bars_are_round_and_few() {
        let width = |scores: &[i32]| bar_width([&of(scores)].into_iter(), 20);
        assert_eq!(width(&[]), 1);
        assert_eq!(width(&[-5, 12]), 1);
        assert_eq!(width(&[-5, 20]), 2);
        assert_eq!(width(&[0, 250]), 20);
        assert_eq!(of(&[-1, 0, 19]).bars(20), [(-20, 1), (0, 2)]);
    }

    #[test]
    fn it_is_written_and_read_as_pairs() {
        let text = serde_json::to_string(&of(&[3, 3, -1])).unwrap();
        assert_eq!(text, "[[-1,1],[3,2]]");
        assert_eq!(
            serde_json::from_str::<Spread>(&text).unwrap(),
            of(&[3, 3, -1])
        );
    }
}
