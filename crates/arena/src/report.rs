//! Rates, intervals and quantiles for people and programs: what every output is made of.

use crate::book::{Book, Chair};
use crate::elo::{self, Rating};
use crate::estimate::{Interval, Samples};
use crate::spread::{Spread, bar_width};
use crate::tally::{Takings, WHOLE_WIN, pairs};
use crate::uses::worth::CardReport;
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Seed, Setup};

/// Into how many bars a distribution is cut at most.
const MOST_BARS: u32 = 25;

/// The result of a run. All fields but `pace` follow from the plan and what was played of it,
/// whatever the number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The fingerprint of its cards.
    pub content_hash: String,
    /// What was chosen before the start.
    pub setup: Setup,
    /// The seed of the run.
    pub seed: Seed,
    /// Was each deal played until every contestant had had every hand of it?
    pub paired: bool,
    /// How many deals were played.
    pub deals: u64,
    /// Games of the plan that have not been played.
    pub missing: u64,
    /// Games that came to an end.
    pub games: u64,
    /// Games that were broken off as endless.
    pub endless: u64,
    /// Games with more than one winner.
    pub shared_victories: u64,
    /// How often a game ended in each way, for games that know several: won or lost by all.
    pub ways: BTreeMap<String, u64>,
    /// The same as shares of all games, the most frequent first.
    pub endings: Vec<Ending>,
    /// Decisions in all games.
    pub decisions: u64,
    /// Decisions a game.
    pub length: Distribution,
    /// 95 % confidence interval of the mean number of decisions.
    pub mean_length_95: Interval,
    /// The lengths as bars: first length of the bar, count.
    pub length_histogram: Vec<(i32, u64)>,
    /// How wide these bars are.
    pub length_bar: u32,
    /// How wide the bars of score distributions are.
    pub score_bar: u32,
    /// Of a single table: its entrants in order. Of several: the contestants, each with all its
    /// seats at all tables.
    pub entrants: Vec<Entrant>,
    /// By turn order: the first entry is whoever decided first, with the bots spread evenly.
    pub turn_order: Vec<Standing>,
    /// How much more often than an average seat whoever decides first wins; nothing for one seat.
    pub first_player: Option<Advantage>,
    /// Strengths, the strongest first; empty where all bots are the same.
    pub ratings: Vec<Rating>,
    /// Each two contestants that met.
    pub duels: Vec<Duel>,
    /// The tables; left out where there is only one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<Match>,
    /// What the cards are worth, if their uses were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardReport>,
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
    /// At how many games it sat; two seats of a bot at one table are two.
    pub seats: u64,
    /// Victories, a shared one in parts.
    pub wins: f64,
    /// Victories that were not shared.
    pub sole_wins: u64,
    /// Victories as a share of all games it sat at.
    pub win_rate: f64,
    /// 95 % confidence interval of the win rate.
    pub win_rate_95: Interval,
    /// Victories by the way they were won, a shared one in parts.
    pub victories: BTreeMap<String, f64>,
    /// 95 % confidence interval of the mean score.
    pub mean_score_95: Interval,
    /// The scores.
    pub score: Distribution,
    /// How often each place was taken, the first place first.
    pub places: Vec<u64>,
    /// The score distribution as bars: first score of the bar, count.
    pub histogram: Vec<(i32, u64)>,
}

/// A way games ended in.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ending {
    /// The way.
    pub way: String,
    /// How many games.
    pub games: u64,
    /// As a share of all games.
    pub rate: f64,
    /// 95 % confidence interval of the share.
    pub rate_95: Interval,
}

/// How much deciding first is worth.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Advantage {
    /// The win rate of whoever decides first, less that of an average seat.
    pub advantage: f64,
    /// 95 % confidence interval of it.
    pub advantage_95: Interval,
}

/// Two contestants that met.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The one.
    pub bot: String,
    /// The other.
    pub against: String,
    /// How often a place of the one was compared with a place of the other.
    pub comparisons: u64,
    /// How often the one was ahead, ties half, as a share.
    pub ahead: f64,
    /// 95 % confidence interval of the share.
    pub ahead_95: Interval,
}

/// A table of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Match {
    /// Games that came to an end.
    pub games: u64,
    /// Games that were broken off as endless.
    pub endless: u64,
    /// Decisions a game.
    pub length: Distribution,
    /// The bots at the table, each with all its seats.
    pub entrants: Vec<Entrant>,
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
    /// How many games were played in this time.
    pub games: u64,
    /// How many decisions were made in this time.
    pub decisions: u64,
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

impl Pace {
    /// The pace of a single thread that would have played it all.
    #[must_use]
    pub fn of(book: &Book) -> Self {
        Pace {
            seconds: book.seconds,
            threads: 1,
            games: book.games(),
            decisions: decisions(book),
        }
    }
}

fn decisions(book: &Book) -> u64 {
    book.matches.iter().map(|it| it.tally.decisions).sum()
}

impl From<Pace> for Speed {
    fn from(pace: Pace) -> Self {
        let seconds = pace.seconds.max(1e-9);
        Speed {
            seconds: pace.seconds,
            threads: pace.threads,
            games_per_s: pace.games as f64 / seconds,
            decisions_per_s: pace.decisions as f64 / seconds,
        }
    }
}

impl Report {
    /// The report of what has been played.
    #[must_use]
    pub fn new(book: &Book, pace: Pace) -> Self {
        let plan = &book.plan;
        let tallies = || book.matches.iter().map(|it| &it.tally);
        let sum = |of: fn(&crate::Tally) -> u64| tallies().map(of).sum::<u64>();
        let mut lengths = Spread::default();
        tallies().for_each(|tally| lengths.merge(&tally.lengths));
        let length_bar = bar_width([&lengths].into_iter(), MOST_BARS);
        let builder = Builder::new(book);
        Report {
            game: plan.game.clone(),
            rules_version: plan.rules_version,
            content_hash: plan.content_hash.clone(),
            setup: plan.setup.clone(),
            seed: plan.seed,
            paired: plan.paired,
            deals: book.deals(),
            missing: plan.games * plan.matches.len() as u64 - book.games(),
            games: sum(|tally| tally.finished),
            endless: sum(|tally| tally.endless),
            shared_victories: sum(|tally| tally.shared),
            ways: ways(book),
            endings: endings(book),
            decisions: sum(|tally| tally.decisions),
            length: Distribution::of(&lengths),
            mean_length_95: book.lengths().mean_95(),
            length_histogram: lengths.bars(length_bar),
            length_bar,
            score_bar: builder.score_bar,
            entrants: builder.entrants(),
            turn_order: builder.turn_order(),
            first_player: first_player(book),
            ratings: elo::ratings(book),
            duels: duels(book),
            matches: builder.matches(),
            cards: CardReport::of(book),
            pace: pace.into(),
        }
    }
}

/// How often a game ended in each way.
pub(crate) fn ways(book: &Book) -> BTreeMap<String, u64> {
    let mut ways = BTreeMap::new();
    for (way, games) in book.matches.iter().flat_map(|it| &it.tally.ways) {
        *ways.entry(way.clone()).or_default() += games;
    }
    ways
}

fn endings(book: &Book) -> Vec<Ending> {
    let ending = |(way, games): (String, u64)| {
        let samples = book.endings(&way);
        Ending {
            way,
            games,
            rate: samples.ratio(),
            rate_95: samples.rate_95(),
        }
    };
    let mut endings: Vec<_> = ways(book).into_iter().map(ending).collect();
    endings.sort_by_key(|it| std::cmp::Reverse(it.games));
    endings
}

fn first_player(book: &Book) -> Option<Advantage> {
    let samples = book.first_player_advantage();
    (book.plan.seats() > 1).then(|| Advantage {
        advantage: samples.ratio(),
        advantage_95: samples.lead_95(),
    })
}

fn duels(book: &Book) -> Vec<Duel> {
    let contestants = &book.plan.contestants;
    let duel = |(one, other): (usize, usize)| {
        let samples = book.duels(one, other);
        (samples.count() > 0.0).then(|| Duel {
            bot: contestants[one].bot.clone(),
            against: contestants[other].bot.clone(),
            comparisons: samples.count() as u64,
            ahead: samples.ratio(),
            ahead_95: samples.rate_95(),
        })
    };
    pairs(contestants.len()).filter_map(duel).collect()
}

/// What the parts of a report that are about seats have in common.
struct Builder<'a> {
    book: &'a Book,
    score_bar: u32,
}

impl<'a> Builder<'a> {
    fn new(book: &'a Book) -> Self {
        let takings = book.matches.iter().flat_map(|it| &it.tally.entrants);
        let score_bar = bar_width(takings.map(|it| &it.scores), MOST_BARS);
        Builder { book, score_bar }
    }

    fn entrants(&self) -> Vec<Entrant> {
        let plan = &self.book.plan;
        match &plan.matches[..] {
            [table] => (0..table.len())
                .map(|entrant| self.entrant(table[entrant], &[(0, entrant)]))
                .collect(),
            _ => (0..plan.contestants.len())
                .map(|who| self.entrant(who, &self.book.chairs_of(who)))
                .collect(),
        }
    }

    fn entrant(&self, contestant: usize, chairs: &[Chair]) -> Entrant {
        let mut takings = Takings::default();
        for &(table, entrant) in chairs {
            takings.merge(&self.book.matches[table].tally.entrants[entrant]);
        }
        let (wins, scores) = (self.book.victories(chairs), self.book.scores(chairs));
        Entrant {
            bot: self.book.plan.contestants[contestant].bot.clone(),
            standing: self.standing(&takings, &wins, &scores),
        }
    }

    fn turn_order(&self) -> Vec<Standing> {
        let standing = |turn: usize| {
            let mut takings = Takings::default();
            for played in &self.book.matches {
                takings.merge(&played.tally.turn_order[turn]);
            }
            let wins = self.book.victories_in_turn(turn);
            self.standing(&takings, &wins, &self.book.scores_in_turn(turn))
        };
        (0..self.book.plan.seats()).map(standing).collect()
    }

    fn matches(&self) -> Vec<Match> {
        let tables = self.book.plan.matches.iter().enumerate();
        let of_table = |(table, seats): (usize, &Vec<usize>)| {
            let tally = &self.book.matches[table].tally;
            let mut here: Vec<usize> = seats.clone();
            here.sort_unstable();
            here.dedup();
            let chairs = |who: usize| {
                let seats = seats.iter().enumerate().filter(move |(_, it)| **it == who);
                seats
                    .map(|(entrant, _)| (table, entrant))
                    .collect::<Vec<_>>()
            };
            let entrants = here.into_iter().map(|who| self.entrant(who, &chairs(who)));
            Match {
                games: tally.finished,
                endless: tally.endless,
                length: Distribution::of(&tally.lengths),
                entrants: entrants.collect(),
            }
        };
        match self.book.plan.matches.len() {
            1 => Vec::new(),
            _ => tables.map(of_table).collect(),
        }
    }

    fn standing(&self, takings: &Takings, wins: &Samples, scores: &Samples) -> Standing {
        let last = takings.places.iter().rposition(|&count| count > 0);
        let whole = |shares: u64| shares as f64 / WHOLE_WIN as f64;
        let ways = takings.ways.iter();
        Standing {
            seats: takings.games,
            wins: whole(takings.shares),
            sole_wins: takings.sole_wins,
            win_rate: wins.ratio(),
            win_rate_95: wins.rate_95(),
            victories: ways.map(|(way, &won)| (way.clone(), whole(won))).collect(),
            mean_score_95: scores.mean_95(),
            score: Distribution::of(&takings.scores),
            places: takings.places[..last.map_or(0, |at| at + 1)].to_vec(),
            histogram: takings.scores.bars(self.score_bar),
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
