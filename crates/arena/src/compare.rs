//! Does a change of cards, rules or bots matter? Two runs, figure by figure, with intervals instead
//! of eyeballing.
//!
//! Two runs with the same seed, games and tables are compared deal by deal, or rather chunk by
//! chunk: what both have in common by the luck of the deals drops out. Any other two are compared as
//! independent samples. Whoever looks at twenty figures finds one that is off by 2 standard errors:
//! so whether a difference matters is decided by Holm's method, which keeps the chance of a single
//! false alarm in the whole list below 5 %. Cards are a list of their own: hundreds of them must not
//! hide what happens to the game.

use crate::book::Book;
use crate::estimate::{Interval, Samples, chance_of, normal_quantile, quantile};
use crate::figures::{CARD, Figure, Topic, Unit, figures};
use crate::report::ways;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// The accepted chance of a false alarm among all figures.
const FALSE_ALARM: f64 = 0.05;
/// "Would have been seen" means: with this probability.
const POWER: f64 = 0.8;

/// Two runs beside each other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// How the first run is called.
    pub a: String,
    /// How the second one is called.
    pub b: String,
    /// The game.
    pub game: String,
    /// Games of the first run that came to an end.
    pub games_a: u64,
    /// Games of the second one.
    pub games_b: u64,
    /// Were they played with the same deals?
    pub same_deals: bool,
    /// The figures, those that matter first.
    pub differences: Vec<Difference>,
    /// What only one of the runs has, and so cannot be compared.
    pub only_one: Vec<Topic>,
}

/// A figure in both runs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// What it is about.
    #[serde(flatten)]
    pub topic: Topic,
    /// What it is measured in.
    pub unit: Unit,
    /// Its value in the first run.
    pub a: f64,
    /// Its value in the second one.
    pub b: f64,
    /// The second less the first.
    pub difference: f64,
    /// 95 % confidence interval of the difference, of this figure alone.
    pub difference_95: Interval,
    /// How likely a difference of this size is by chance alone.
    pub p: f64,
    /// The same after Holm's correction for the number of figures.
    pub p_holm: f64,
    /// Does it matter?
    pub matters: bool,
    /// The least difference that would have been seen with so many games, four times out of five.
    pub visible: f64,
}

/// Compares two runs.
#[must_use]
pub fn compare(a: (&str, &Book), b: (&str, &Book)) -> Comparison {
    let finished = |book: &Book| book.matches.iter().map(|it| it.tally.finished).sum();
    let same_deals = same_deals(a.1, b.1);
    // A way to end that only one of them knows is one the other has not seen once.
    let ways: BTreeSet<_> = { [a.1, b.1].into_iter() }
        .flat_map(|book| ways(book).into_keys())
        .collect();
    let (common, only_one) = match_up(figures(a.1, &ways), figures(b.1, &ways));
    let (cards, others): (Vec<_>, Vec<_>) =
        { common.into_iter() }.partition(|(it, _)| it.topic.section == CARD);
    let family = |common: Vec<(Figure, Figure)>| {
        let count = common.len();
        let differences = common.iter();
        let differences = differences.map(|(a, b)| difference(a, b, same_deals, count));
        let mut differences: Vec<_> = differences.collect();
        correct(&mut differences);
        differences
    };
    let mut differences = family(others);
    differences.extend(family(cards));
    differences.sort_by_key(|it| std::cmp::Reverse(it.matters));
    Comparison {
        a: a.0.to_owned(),
        b: b.0.to_owned(),
        game: a.1.plan.game.clone(),
        games_a: finished(a.1),
        games_b: finished(b.1),
        same_deals,
        differences,
        only_one,
    }
}

/// Have both runs been dealt from the same seed in the same way?
fn same_deals(a: &Book, b: &Book) -> bool {
    let (a, b) = (&a.plan, &b.plan);
    let dealt = |plan: &crate::Plan| (plan.seed, plan.games, plan.paired, plan.matches.clone());
    dealt(a) == dealt(b)
}

/// The figures both have, and the topics only one has.
fn match_up(a: Vec<Figure>, b: Vec<Figure>) -> (Vec<(Figure, Figure)>, Vec<Topic>) {
    let mut others: BTreeMap<Topic, Figure> =
        b.into_iter().map(|it| (it.topic.clone(), it)).collect();
    let (mut common, mut only_one) = (Vec::new(), Vec::new());
    for figure in a {
        match others.remove(&figure.topic) {
            Some(other) => common.push((figure, other)),
            None => only_one.push(figure.topic),
        }
    }
    only_one.extend(others.into_keys());
    (common, only_one)
}

fn difference(a: &Figure, b: &Figure, same_deals: bool, count: usize) -> Difference {
    let error = error(&a.samples, &b.samples, a.unit, same_deals);
    let freedom = match same_deals {
        true => a.samples.freedom().min(b.samples.freedom()),
        false => a.samples.freedom() + b.samples.freedom(),
    };
    let (value_a, value_b) = (a.samples.ratio(), b.samples.ratio());
    let difference = value_b - value_a;
    let half = quantile(0.975, freedom) * error;
    let half = if half.is_nan() { f64::INFINITY } else { half };
    let p = match (error > 0.0, difference == 0.0) {
        (true, _) => chance_of(difference / error, freedom),
        (false, true) => 1.0,
        (false, false) => chance_of(f64::INFINITY, freedom),
    };
    let alarm = FALSE_ALARM / count.max(1) as f64;
    let seen = quantile(1.0 - alarm / 2.0, freedom) + normal_quantile(POWER);
    Difference {
        topic: a.topic.clone(),
        unit: a.unit,
        a: value_a,
        b: value_b,
        difference,
        difference_95: Interval {
            low: difference - half,
            high: difference + half,
        },
        p,
        p_holm: p,
        matters: false,
        visible: seen * error,
    }
}

/// The standard error of a difference.
fn error(a: &Samples, b: &Samples, unit: Unit, same_deals: bool) -> f64 {
    let variance = match same_deals {
        true => {
            let (a, b) = (a.pulls(), b.pulls());
            let pulls = a.iter().flatten().zip(b.iter().flatten());
            pulls.map(|(a, b)| (b - a).powi(2)).sum()
        }
        false => a.variance() + b.variance(),
    };
    let doubt = match unit {
        Unit::Rate => {
            let rate = (a.sum() + b.sum()) / (a.count() + b.count()).max(1.0);
            a.doubt(rate) + b.doubt(rate)
        }
        Unit::Lead => a.doubt(0.5) + b.doubt(0.5),
        Unit::Mean => 0.0,
    };
    (variance + doubt).sqrt()
}

/// Holm's correction: the least probability is multiplied by the number of figures, the next by one
/// less, and so on; none is let below one before it.
fn correct(differences: &mut [Difference]) {
    let count = differences.len();
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&one, &other| differences[one].p.total_cmp(&differences[other].p));
    let mut least: f64 = 0.0;
    for (rank, at) in order.into_iter().enumerate() {
        let it = &mut differences[at];
        least = least.max((it.p * (count - rank) as f64).min(1.0));
        it.p_holm = least;
        it.matters = least < FALSE_ALARM;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::estimate::Sample;
    use table::Chance;

    fn figure(subject: usize, sums: Vec<f64>) -> Figure {
        let sample = |sum| Sample { sum, count: 10.0 };
        let deals = sums.len() as u64;
        Figure {
            topic: Topic {
                section: "entrant",
                subject: subject.to_string(),
                figure: "mean_score",
            },
            unit: Unit::Mean,
            samples: Samples {
                matches: vec![sums.into_iter().map(sample).collect()],
                deals,
            },
        }
    }

    /// Sums of ten throws each; `luck` is what the deals bring.
    fn throws(chance: &mut Chance, luck: &[u32], more: f64) -> Vec<f64> {
        let throw = |luck: &u32| f64::from(*luck) + f64::from(chance.below(20)) + more;
        luck.iter().map(throw).collect()
    }

    fn luck(chance: &mut Chance) -> Vec<u32> {
        (0..50).map(|_| chance.below(200)).collect()
    }

    #[test]
    fn equal_deals_show_what_independent_ones_hide() {
        let mut chance = Chance::from_number(1);
        let luck = luck(&mut chance);
        let a = figure(0, throws(&mut chance, &luck, 0.0));
        let b = figure(0, throws(&mut chance, &luck, 6.0));
        let together = difference(&a, &b, true, 1);
        let apart = difference(&a, &b, false, 1);
        assert!(
            together.p < 0.001 && apart.p > 0.05,
            "{together:?} {apart:?}"
        );
        assert!(together.difference_95.contains(0.6), "{together:?}");
        assert!(together.visible < apart.visible / 4.0);
    }

    #[test]
    fn false_alarms_are_as_rare_as_promised() {
        let mut chance = Chance::from_number(2);
        let mut alarms = 0;
        for _ in 0..400 {
            let one = |subject| {
                let luck = luck(&mut chance);
                let a = figure(subject, throws(&mut chance, &luck, 0.0));
                let b = figure(subject, throws(&mut chance, &luck, 0.0));
                difference(&a, &b, true, 20)
            };
            let mut differences: Vec<_> = (0..20).map(one).collect();
            correct(&mut differences);
            alarms += u32::from(differences.iter().any(|it| it.matters));
        }
        assert!(alarms <= 32, "{alarms} of 400 with a single false alarm");
    }

    #[test]
    fn holm_multiplies_by_what_is_left() {
        let same = figure(0, vec![1.0, 2.0]);
        let mut differences = [0.01, 0.04, 0.03, 0.005].map(|p| Difference {
            p,
            ..difference(&same, &same, true, 4)
        });
        correct(&mut differences);
        let corrected = differences.map(|it| (it.p_holm * 1000.0).round() as u32);
        assert_eq!(corrected, [30, 60, 60, 20]);
    }

    #[test]
    fn what_never_differs_is_no_difference() {
        let same = figure(0, vec![3.0; 5]);
        let found = difference(&same, &same, true, 1);
        assert_eq!((found.p, found.difference), (1.0, 0.0));
    }
}
