//! What cards are worth: those who did something with a card against those who did not.
//!
//! Strong bots have strong cards, so the comparison is made within each bot and table: a card's gain
//! is what its users won beyond what the same bots won at the same table without it.

use super::CardName;
use crate::batch::Batch;
use crate::book::Book;
use crate::estimate::{Interval, Sample, Samples, chance_of, quantile};
use crate::tally::WHOLE_WIN;
use serde::Serialize;
use std::collections::BTreeSet;

/// A card is judged only if its users could have been expected to win and to lose so often.
const ENOUGH: f64 = 5.0;

/// What a run says about the cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardReport {
    /// What was done with which card, the greatest lift first.
    pub rows: Vec<CardRow>,
    /// Cards that nobody did anything with, though with others of their kind.
    pub unused: Vec<CardName>,
}

/// What was done with a card, and what it was worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardRow {
    /// The card.
    #[serde(flatten)]
    pub card: CardName,
    /// What was done with it.
    pub how: String,
    /// All contestants together.
    #[serde(flatten)]
    pub worth: Worth,
    /// How likely so great a gain or loss is by chance alone, with all rows of the report taken
    /// into account (Benjamini and Hochberg): below 0.05 the card matters.
    pub q: f64,
    /// Each contestant, where several take part.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<BotWorth>,
}

/// What a card was worth to a bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotWorth {
    /// The bot.
    pub bot: String,
    /// What it was worth to it.
    #[serde(flatten)]
    pub worth: Worth,
}

/// What doing something with a card was worth.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Worth {
    /// Seats that did it, over all games.
    pub seats: u64,
    /// These as a share of all seats.
    pub share: f64,
    /// How often they did it in a game.
    pub copies: f64,
    /// Their win rate.
    pub win_rate: f64,
    /// 95 % confidence interval of the win rate.
    pub win_rate_95: Interval,
    /// The win rate of the same bots at the same tables without it.
    pub without: f64,
    /// The difference of the two.
    pub gain: f64,
    /// 95 % confidence interval of the difference.
    pub gain_95: Interval,
    /// The quotient of the two.
    pub lift: f64,
    /// 95 % confidence interval of the quotient.
    pub lift_95: Interval,
    /// Their mean score.
    pub score: f64,
    /// How much more they scored than the same bots without it.
    pub score_gain: f64,
    /// 95 % confidence interval of this.
    pub score_gain_95: Interval,
}

impl CardReport {
    /// What has been played says this; nothing where cards were not counted.
    #[must_use]
    pub fn of(book: &Book) -> Option<Self> {
        let plan = &book.plan;
        if plan.cards.is_empty() {
            return None;
        }
        let deeds = deeds(book);
        let everybody: Vec<usize> = (0..plan.contestants.len()).collect();
        let mut rows: Vec<CardRow> = { deeds.iter() }
            .filter_map(|(card, how)| row(book, &everybody, *card, how))
            .collect();
        correct(&mut rows);
        rows.sort_by(|one, other| other.rank().total_cmp(&one.rank()));
        let unused = unused(&plan.cards, &deeds);
        Some(CardReport { rows, unused })
    }
}

impl CardRow {
    /// Rows are ordered by lift; those too rare to be sure of anything come last.
    fn rank(&self) -> f64 {
        let Worth { lift, lift_95, .. } = self.worth;
        match lift_95.low.is_finite() && lift.is_finite() {
            true => lift,
            false => -1.0,
        }
    }

    /// Does the card matter, as far as these games can tell?
    #[must_use]
    pub fn matters(&self) -> bool {
        self.q < 0.05
    }
}

/// The figures of cards that can be compared with those of another run: how many seats did
/// something with a card, and their win rate; by the card's id and what was done.
pub(crate) fn figures(book: &Book) -> Vec<(String, &'static str, Samples)> {
    let everybody: Vec<usize> = (0..book.plan.contestants.len()).collect();
    let figures = deeds(book).into_iter().filter_map(|(card, how)| {
        let name = book.plan.cards.get(usize::from(card))?;
        let subject = || format!("{} {how}", name.id);
        let compared = Compared::new(book, &everybody, card, how);
        let popular = compared.samples(|part| Sample {
            sum: part.with.seats,
            count: part.all.seats,
        });
        let wins = compared.samples(|part| Sample {
            sum: part.with.wins,
            count: part.with.seats,
        });
        Some([(subject(), "share", popular), (subject(), "win_rate", wins)])
    });
    figures.flatten().collect()
}

/// Everything that was done with a card by anybody.
fn deeds(book: &Book) -> BTreeSet<(u16, &str)> {
    let matches = book.matches.iter();
    matches.flat_map(|it| it.tally.uses.deeds()).collect()
}

fn unused(cards: &[CardName], deeds: &BTreeSet<(u16, &str)>) -> Vec<CardName> {
    let used: BTreeSet<usize> = deeds.iter().map(|(card, _)| usize::from(*card)).collect();
    let kinds: BTreeSet<&str> = { used.iter() }
        .filter_map(|at| cards.get(*at))
        .map(|card| card.kind.as_str())
        .collect();
    let idle =
        |(at, card): &(usize, &CardName)| !used.contains(at) && kinds.contains(card.kind.as_str());
    let idle = cards.iter().enumerate().filter(idle);
    idle.map(|(_, card)| card.clone()).collect()
}

fn row(book: &Book, everybody: &[usize], card: u16, how: &str) -> Option<CardRow> {
    let (worth, errors, freedom) = Compared::new(book, everybody, card, how).worth();
    let bots = match everybody {
        [_] => Vec::new(),
        everybody => { everybody.iter() }
            .map(|&who| BotWorth {
                bot: book.plan.contestants[who].bot.clone(),
                worth: Compared::new(book, &[who], card, how).worth().0,
            })
            .filter(|it| it.worth.seats > 0)
            .collect(),
    };
    Some(CardRow {
        card: book.plan.cards.get(usize::from(card))?.clone(),
        how: how.to_owned(),
        worth,
        q: chance_of(errors, freedom),
        bots,
    })
}

/// Makes probabilities of single rows those of rows among many (Benjamini and Hochberg): of the
/// rows below a limit, no greater share is there by chance.
fn correct(rows: &mut [CardRow]) {
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by(|one, other| rows[*other].q.total_cmp(&rows[*one].q));
    let mut least = 1.0f64;
    for (behind, &at) in order.iter().enumerate() {
        let rank = (rows.len() - behind) as f64;
        least = least.min(rows[at].q * rows.len() as f64 / rank);
        rows[at].q = least;
    }
}

/// Seats of a contestant at a table in a chunk that did something with a card, and all its seats.
#[derive(Clone, Copy, Default)]
struct Part {
    with: Sums,
    all: Sums,
}

/// Seats and what they got.
#[derive(Clone, Copy, Default)]
struct Sums {
    seats: f64,
    wins: f64,
    points: f64,
}

impl Sums {
    fn plus(self, more: Sums) -> Sums {
        Sums {
            seats: self.seats + more.seats,
            wins: self.wins + more.wins,
            points: self.points + more.points,
        }
    }
}

impl Part {
    /// Seats that did not.
    fn without(&self) -> Sums {
        Sums {
            seats: self.all.seats - self.with.seats,
            wins: self.all.wins - self.with.wins,
            points: self.all.points - self.with.points,
        }
    }
}

/// Those who did something with a card against those who did not.
struct Compared {
    /// By match, contestant and chunk.
    strata: Vec<Vec<Vec<Part>>>,
    copies: u64,
    deals: u64,
}

impl Compared {
    fn new(book: &Book, contestants: &[usize], card: u16, how: &str) -> Self {
        let mut copies = 0;
        let of_match = |table: usize| {
            let seats = &book.plan.matches[table];
            let here = contestants.iter().filter(|who| seats.contains(who));
            let of_contestant = |who: &usize| {
                let batches = book.matches[table].batches.iter();
                let part = |batch: &Option<Batch>| {
                    let Some(batch) = batch else {
                        return Part::default();
                    };
                    let count = batch.uses.of(*who, card, how);
                    copies += count.copies;
                    Part {
                        with: Sums {
                            seats: count.seats as f64,
                            wins: count.shares as f64 / WHOLE_WIN as f64,
                            points: count.points as f64,
                        },
                        all: all_seats(batch, seats, *who),
                    }
                };
                batches.map(part).collect::<Vec<_>>()
            };
            here.map(of_contestant).collect::<Vec<_>>()
        };
        let strata = (0..book.plan.matches.len()).map(of_match).collect();
        Compared {
            strata,
            copies,
            deals: book.deals(),
        }
    }

    fn total(&self, of: impl Fn(&Part) -> f64) -> f64 {
        let parts = self.strata.iter().flatten().flatten();
        parts.map(of).sum()
    }

    /// The worth, how many standard errors the gain is off nothing, and with what freedom.
    fn worth(&self) -> (Worth, f64, f64) {
        let seats = self.total(|part| part.with.seats);
        let with = |sum: fn(&Sums) -> f64| {
            self.samples(|part| Sample {
                sum: sum(&part.with),
                count: part.with.seats,
            })
        };
        let (wins, gain) = (with(|it| it.wins), self.gain(|it| it.wins));
        let score_gain = self.gain(|it| it.points);
        let (win_rate, gained) = (wins.ratio(), gain.ratio());
        let without = win_rate - gained;
        let error = error(&gain, without);
        let half = quantile(0.975, gain.freedom()) * error;
        let gain_95 = Interval {
            low: gained - half,
            high: gained + half,
        };
        let lift = |gain: f64| 1.0 + gain / without;
        let worth = Worth {
            seats: seats as u64,
            share: seats / self.total(|part| part.all.seats).max(1.0),
            copies: self.copies as f64 / seats.max(1.0),
            win_rate,
            win_rate_95: wins.rate_95(),
            without,
            gain: gained,
            gain_95,
            lift: lift(gained),
            lift_95: Interval {
                low: lift(gain_95.low),
                high: lift(gain_95.high),
            },
            score: with(|it| it.points).ratio(),
            score_gain: score_gain.ratio(),
            score_gain_95: score_gain.mean_95(),
        };
        (worth, gained / error, gain.freedom())
    }

    /// What users got beyond what the same bots got at the same tables without the card, by seat.
    ///
    /// The rates of those without it are taken from the games as well; by how much a chunk pulls
    /// them is part of what it says.
    fn gain(&self, got: fn(&Sums) -> f64) -> Samples {
        let of_match = |contestants: &Vec<Vec<Part>>| {
            let chunks = contestants.first().map_or(0, Vec::len);
            let mut samples = vec![Sample::default(); chunks];
            for parts in contestants {
                let whole = parts.iter().fold(Part::default(), |sum, part| Part {
                    with: sum.with.plus(part.with),
                    all: sum.all.plus(part.all),
                });
                let without = whole.without();
                let usual = got(&without) / without.seats.max(1.0);
                let weight = whole.with.seats / without.seats.max(1.0);
                for (sample, part) in samples.iter_mut().zip(parts) {
                    let others = part.without();
                    let pull = got(&others) - usual * others.seats;
                    sample.sum += got(&part.with) - usual * part.with.seats - weight * pull;
                    sample.count += part.with.seats;
                }
            }
            samples
        };
        Samples {
            matches: self.strata.iter().map(of_match).collect(),
            deals: self.deals,
        }
    }

    /// A figure of all contestants together.
    fn samples(&self, figure: impl Fn(&Part) -> Sample) -> Samples {
        let of_match = |contestants: &Vec<Vec<Part>>| {
            let chunks = contestants.first().map_or(0, Vec::len);
            let mut samples = vec![Sample::default(); chunks];
            for parts in contestants {
                for (sample, part) in samples.iter_mut().zip(parts) {
                    let more = figure(part);
                    sample.sum += more.sum;
                    sample.count += more.count;
                }
            }
            samples
        };
        Samples {
            matches: self.strata.iter().map(of_match).collect(),
            deals: self.deals,
        }
    }
}

/// The standard error of a gain; infinite where there are too few users to tell. A few that all
/// won or all lost are not certain of anything either.
fn error(gain: &Samples, without: f64) -> f64 {
    let expected = without * gain.count();
    match expected >= ENOUGH && gain.count() - expected >= ENOUGH {
        true => (gain.variance() + gain.doubt(without)).sqrt(),
        false => f64::INFINITY,
    }
}

/// All seats of a contestant at a table.
fn all_seats(batch: &Batch, seats: &[usize], who: usize) -> Sums {
    let own = seats.iter().zip(&batch.entrants);
    let own = own.filter(|(contestant, _)| **contestant == who);
    own.fold(Sums::default(), |sum, (_, got)| {
        sum.plus(Sums {
            seats: batch.games as f64,
            wins: got.shares as f64 / WHOLE_WIN as f64,
            points: got.points as f64,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Chunk;
    use crate::plan::{Contestant, Plan};
    use crate::tally::{Course, Tally};
    use crate::uses::Catalogue;
    use table::{CardUse, Chance, Outcome, RuleId, Seat, Seed, Setup, Target};

    const STRONG: usize = 0;
    const WEAK: usize = 1;

    fn plan(games: u64) -> Plan {
        let contestant = |bot: &str| Contestant {
            bot: bot.to_owned(),
            meaning: None,
        };
        let card = |id: &str, kind: &str| CardName {
            id: id.to_owned(),
            name: id.to_owned(),
            kind: kind.to_owned(),
        };
        Plan {
            game: "test".to_owned(),
            rules_version: 1,
            content_hash: String::new(),
            setup: Setup::of(2),
            contestants: ["strong", "weak"].map(contestant).to_vec(),
            matches: vec![vec![STRONG, WEAK]],
            games,
            seed: Seed::from_number(1),
            paired: true,
            cards: vec![
                card("common", "spell"),
                card("good", "spell"),
                card("idle", "spell"),
                card("board", "place"),
            ],
        }
    }

    /// Plays a game of chance: seat 0 is the strong bot and wins three of four games; the strong
    /// bot has the common card in nine of ten games, the weak one in one of ten; whoever alone has
    /// the good card wins one more game of four.
    fn game(chance: &mut Chance, tally: &mut Tally, catalogue: &Catalogue) {
        let has = |chance: &mut Chance, odds: [u32; 2]| odds.map(|odds| chance.odds(odds, 10));
        let common = has(chance, [9, 1]);
        let good = has(chance, [5, 5]);
        let odds = match good {
            [true, false] => 4,
            [false, true] => 2,
            _ => 3,
        };
        let winner = usize::from(!chance.odds(odds, 4));
        let scores = [0, 1].map(|seat| if seat == winner { 10 } else { 4 });
        let outcome = Outcome::by_rank(scores.to_vec(), "points", RuleId::NONE, |seat| {
            scores[seat.index()]
        });
        let of = |card: u16, has: [bool; 2]| {
            let seats = [0u8, 1]
                .into_iter()
                .filter(move |seat| has[usize::from(*seat)]);
            seats.map(move |seat| CardUse {
                seat: Seat(seat),
                how: "held",
                card: Target::Card(card),
            })
        };
        let uses: Vec<_> = of(0, common).chain(of(1, good)).collect();
        tally.uses.add(catalogue, &uses, &outcome, Seat::index);
        let course = Course {
            outcome: Some(outcome),
            first: Seat(0),
            decisions: 1,
        };
        tally.add(&course, 0);
    }

    fn report(seed: u64, games: u64) -> CardReport {
        let plan = plan(games);
        let catalogue = Catalogue((0..4).map(|at| (Target::Card(at), at)).collect());
        let mut chance = Chance::from_number(seed);
        let mut book = Book::new(plan.clone());
        for id in plan.chunks() {
            let mut tally = Tally::new(2);
            for _ in plan.games_of(id) {
                game(&mut chance, &mut tally, &catalogue);
            }
            let chunk = Chunk {
                id,
                seconds: 0.0,
                tally,
            };
            book.add(&chunk).unwrap();
        }
        CardReport::of(&book).unwrap()
    }

    fn find<'r>(report: &'r CardReport, id: &str) -> &'r CardRow {
        report.rows.iter().find(|row| row.card.id == id).unwrap()
    }

    #[test]
    fn a_card_of_the_strong_is_not_a_strong_card() {
        let report = report(1, 8000);
        let common = find(&report, "common");
        assert!(common.worth.win_rate > 0.65, "the strong bot has it");
        assert!(
            common.worth.gain.abs() < 0.03 && !common.matters(),
            "{common:?}"
        );
        let good = find(&report, "good");
        // The strong bot wins 7 of 8 games with it and 5 of 8 without, the weak one 3 and 1.
        assert!((good.worth.gain - 0.25).abs() < 0.03, "{good:?}");
        assert!(good.matters() && good.worth.lift > 1.5);
        assert_eq!(
            report.rows[0].card.id, "good",
            "the greatest lift comes first"
        );
        assert!((good.worth.score_gain - 6.0 * good.worth.gain).abs() < 1e-9);
        let names = |cards: &[CardName]| cards.iter().map(|it| it.id.clone()).collect::<Vec<_>>();
        assert_eq!(
            names(&report.unused),
            ["idle"],
            "nothing is done with places"
        );
    }

    #[test]
    fn bots_are_told_apart() {
        let report = report(2, 4000);
        let common = find(&report, "common");
        let [strong, weak] = &common.bots[..] else {
            panic!("two bots have it");
        };
        assert_eq!((strong.bot.as_str(), weak.bot.as_str()), ("strong", "weak"));
        assert!(strong.worth.share > 0.85 && weak.worth.share < 0.15);
        let seats = strong.worth.seats + weak.worth.seats;
        assert_eq!(common.worth.seats, seats);
    }

    #[test]
    fn a_few_users_say_nothing() {
        let report = report(3, 8);
        for row in &report.rows {
            assert!(
                !row.worth.gain_95.low.is_finite() && !row.matters(),
                "{row:?}"
            );
        }
    }

    /// Of many runs, 95 % have the true gain in their interval, and few find one where there is
    /// none.
    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        let (mut held, mut false_alarms) = (0, 0);
        for seed in 0..300 {
            let report = report(1000 + seed, 400);
            held += u32::from(find(&report, "good").worth.gain_95.contains(0.25));
            false_alarms += u32::from(find(&report, "common").matters());
        }
        assert!((275..=296).contains(&held), "{held} of 300");
        assert!(false_alarms <= 20, "{false_alarms} of 300");
    }
}
