//! A distribution of scores in fixed memory.

/// The lowest score with a counter of its own.
const LOWEST: i32 = -1024;
/// How many scores have a counter of their own.
const COUNTERS: usize = 4096;

/// How often each score was reached. Mean, deviation, least and greatest are exact; quantiles are
/// exact from -1024 to 3071, which every game of the house stays within by far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spread {
    count: u64,
    sum: i64,
    squares: i128,
    least: i32,
    greatest: i32,
    counters: Box<[u64]>,
}

impl Default for Spread {
    fn default() -> Self {
        Spread {
            count: 0,
            sum: 0,
            squares: 0,
            least: i32::MAX,
            greatest: i32::MIN,
            counters: vec![0; COUNTERS].into_boxed_slice(),
        }
    }
}

impl Spread {
    /// Counts a score.
    pub fn add(&mut self, score: i32) {
        let wide = i64::from(score);
        self.count += 1;
        self.sum += wide;
        self.squares += i128::from(wide * wide);
        self.least = self.least.min(score);
        self.greatest = self.greatest.max(score);
        let at = score.saturating_sub(LOWEST).clamp(0, COUNTERS as i32 - 1);
        self.counters[at as usize] += 1;
    }

    /// Adds everything another distribution has counted.
    pub fn merge(&mut self, other: &Spread) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.least = self.least.min(other.least);
        self.greatest = self.greatest.max(other.greatest);
        for (counter, more) in self.counters.iter_mut().zip(&other.counters) {
            *counter += more;
        }
    }

    /// How many scores were counted.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean, 0 for no scores.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation of the sample, 0 for fewer than two scores.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = i128::from(self.count);
        let scaled = count * self.squares - i128::from(self.sum) * i128::from(self.sum);
        (scaled as f64 / (count as f64 * (count - 1) as f64)).sqrt()
    }

    /// The least score, if any was counted.
    #[must_use]
    pub fn least(&self) -> Option<i32> {
        (self.count > 0).then_some(self.least)
    }

    /// The greatest score, if any was counted.
    #[must_use]
    pub fn greatest(&self) -> Option<i32> {
        (self.count > 0).then_some(self.greatest)
    }

    /// The least score that at least `percent` % of all scores do not exceed.
    #[must_use]
    pub fn quantile(&self, percent: u64) -> Option<i32> {
        let wanted = (self.count * percent).div_ceil(100).max(1);
        let mut passed = 0;
        let at = self.counters.iter().position(|&counter| {
            passed += counter;
            passed >= wanted
        })?;
        Some((LOWEST + at as i32).clamp(self.least, self.greatest))
    }

    /// The distribution as bars of equal width: first score of the bar and how often it was hit.
    #[must_use]
    pub fn bars(&self, width: u16) -> Vec<(i32, u64)> {
        let (Some(least), Some(greatest)) = (self.least(), self.greatest()) else {
            return Vec::new();
        };
        let width = i32::from(width.max(1));
        let last = LOWEST + COUNTERS as i32 - 1;
        let from = least.clamp(LOWEST, last).div_euclid(width) * width;
        let to = greatest.clamp(LOWEST, last);
        let counted = |score: i32| {
            let at = usize::try_from(score - LOWEST).ok();
            at.and_then(|at| self.counters.get(at))
                .copied()
                .unwrap_or(0)
        };
        (from..=to)
            .step_by(width as usize)
            .map(|start| (start, (start..start + width).map(counted).sum()))
            .collect()
    }
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
    fn scores_beyond_the_counters_keep_exact_ends() {
        let spread = of(&[-5000, 70_000]);
        assert_eq!(
            (spread.least(), spread.greatest()),
            (Some(-5000), Some(70_000))
        );
        assert_eq!(of(&[]).quantile(50), None);
        assert!(of(&[]).bars(10).is_empty());
    }
}
