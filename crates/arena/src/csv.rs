//! The report as one row a figure, for spreadsheets and data frames.

use crate::compare::Comparison;
use crate::estimate::Interval;
use crate::figures::CARD;
use crate::report::{Entrant, Report, Standing};
use crate::uses::worth::CardRow;

/// A figure. What does not apply is empty.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The part of the report.
    pub section: &'static str,
    /// Whose figure it is.
    pub subject: String,
    /// What is measured.
    pub figure: String,
    /// Its value.
    pub value: f64,
    /// Its 95 % confidence interval.
    pub interval: Option<Interval>,
    /// How many games it is taken from.
    pub games: u64,
}

const HEAD: &str = "section,subject,figure,value,low,high,games\n";

/// A report as CSV, the heads of the columns first.
#[must_use]
pub fn report(report: &Report) -> String {
    HEAD.to_owned() + &rows(report).iter().map(line).collect::<String>()
}

/// The figures of a report.
#[must_use]
pub fn rows(report: &Report) -> Vec<Row> {
    let mut rows = Rows {
        games: report.games,
        rows: Vec::new(),
    };
    rows.add("game", "all", "games", report.games as f64, None);
    rows.add("game", "all", "deals", report.deals as f64, None);
    rows.add("game", "all", "endless", report.endless as f64, None);
    let shared = report.shared_victories as f64;
    rows.add("game", "all", "shared_victories", shared, None);
    let length = Some(report.mean_length_95);
    rows.add("game", "all", "mean_length", report.length.mean, length);
    rows.add("game", "all", "sd_length", report.length.sd, None);
    if let Some(first) = report.first_player {
        let interval = Some(first.advantage_95);
        rows.add(
            "game",
            "first player",
            "advantage",
            first.advantage,
            interval,
        );
    }
    rows.bars("length", "all", &report.length_histogram);
    for it in &report.endings {
        rows.add("ending", &it.way, "rate", it.rate, Some(it.rate_95));
    }
    for (name, it) in names(&report.entrants).iter().zip(&report.entrants) {
        rows.standing("entrant", name, &it.standing);
    }
    for (turn, it) in (1..).zip(&report.turn_order) {
        let turn: u32 = turn;
        rows.standing("turn", &turn.to_string(), it);
    }
    for it in &report.ratings {
        rows.games = it.comparisons;
        rows.add("rating", &it.bot, "elo", it.elo, Some(it.elo_95));
    }
    for it in &report.duels {
        rows.games = it.comparisons;
        let subject = format!("{} against {}", it.bot, it.against);
        rows.add("duel", &subject, "ahead", it.ahead, Some(it.ahead_95));
    }
    for (number, it) in (1..).zip(&report.matches) {
        let number: u32 = number;
        for entrant in &it.entrants {
            let subject = format!("{number}: {}", entrant.bot);
            rows.standing("match", &subject, &entrant.standing);
        }
    }
    for row in report.cards.iter().flat_map(|it| &it.rows) {
        rows.card(row);
    }
    rows.rows
}

/// The names of entrants, numbered where there are several of a kind.
fn names(entrants: &[Entrant]) -> Vec<String> {
    let name = |(at, it): (usize, &Entrant)| {
        let alone = entrants.iter().filter(|other| other.bot == it.bot).count() == 1;
        match alone {
            true => it.bot.clone(),
            false => format!("{} {}", at + 1, it.bot),
        }
    };
    entrants.iter().enumerate().map(name).collect()
}

struct Rows {
    games: u64,
    rows: Vec<Row>,
}

impl Rows {
    fn add(
        &mut self,
        section: &'static str,
        subject: &str,
        figure: &str,
        value: f64,
        interval: Option<Interval>,
    ) {
        self.rows.push(Row {
            section,
            subject: subject.to_owned(),
            figure: figure.to_owned(),
            value,
            interval,
            games: self.games,
        });
    }

    fn standing(&mut self, section: &'static str, subject: &str, it: &Standing) {
        self.games = it.seats;
        self.add(
            section,
            subject,
            "win_rate",
            it.win_rate,
            Some(it.win_rate_95),
        );
        let interval = Some(it.mean_score_95);
        self.add(section, subject, "mean_score", it.score.mean, interval);
        self.add(section, subject, "sd_score", it.score.sd, None);
        self.add(
            section,
            subject,
            "median_score",
            it.score.median.into(),
            None,
        );
        for (place, &count) in (1..).zip(&it.places) {
            let place: u32 = place;
            self.add(
                section,
                subject,
                &format!("place_{place}"),
                count as f64,
                None,
            );
        }
        for (way, &wins) in &it.victories {
            self.add(section, subject, &format!("wins_by_{way}"), wins, None);
        }
        self.bars(section, subject, &it.histogram);
    }

    fn card(&mut self, row: &CardRow) {
        let (it, subject) = (&row.worth, format!("{} {}", row.card.id, row.how));
        self.games = it.seats;
        let figures = [
            ("share", it.share, None),
            ("copies", it.copies, None),
            ("win_rate", it.win_rate, Some(it.win_rate_95)),
            ("win_rate_without", it.without, None),
            ("gain", it.gain, Some(it.gain_95)),
            ("lift", it.lift, Some(it.lift_95)),
            ("mean_score", it.score, None),
            ("score_gain", it.score_gain, Some(it.score_gain_95)),
            ("q", row.q, None),
        ];
        for (figure, value, interval) in figures {
            self.add(CARD, &subject, figure, value, interval);
        }
    }

    fn bars(&mut self, section: &'static str, subject: &str, bars: &[(i32, u64)]) {
        for (from, count) in bars {
            self.add(
                section,
                subject,
                &format!("from_{from}"),
                *count as f64,
                None,
            );
        }
    }
}

fn line(row: &Row) -> String {
    let Row {
        section,
        value,
        games,
        ..
    } = row;
    let (low, high) = ends(row.interval);
    let (subject, figure) = (quoted(&row.subject), quoted(&row.figure));
    format!("{section},{subject},{figure},{value},{low},{high},{games}\n")
}

fn ends(interval: Option<Interval>) -> (String, String) {
    let end = |value: f64| match value.is_finite() {
        true => value.to_string(),
        false => String::new(),
    };
    interval.map_or_else(Default::default, |it| (end(it.low), end(it.high)))
}

/// A field, in quotes where it needs them.
fn quoted(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}

/// A comparison as CSV, the heads of the columns first.
#[must_use]
pub fn comparison(comparison: &Comparison) -> String {
    let head = "section,subject,figure,a,b,difference,low,high,p,p_holm,matters,visible\n";
    let rows = comparison.differences.iter().map(|it| {
        let (low, high) = ends(Some(it.difference_95));
        let (section, figure) = (it.topic.section, it.topic.figure);
        format!(
            "{section},{},{figure},{},{},{},{low},{high},{},{},{},{}\n",
            quoted(&it.topic.subject),
            it.a,
            it.b,
            it.difference,
            it.p,
            it.p_holm,
            it.matters,
            it.visible
        )
    });
    head.to_owned() + &rows.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_with_commas_and_quotes_are_quoted() {
        assert_eq!(quoted("greedy"), "greedy");
        assert_eq!(quoted("a, b"), "\"a, b\"");
        assert_eq!(quoted("the \"Rose\""), "\"the \"\"Rose\"\"\"");
    }

    #[test]
    fn an_end_that_is_not_known_is_empty() {
        let interval = Interval {
            low: f64::NEG_INFINITY,
            high: 0.5,
        };
        assert_eq!(ends(Some(interval)), (String::new(), "0.5".to_owned()));
        assert_eq!(ends(None), (String::new(), String::new()));
    }
}
