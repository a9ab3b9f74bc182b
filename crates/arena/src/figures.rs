//! The figures of a run that can be compared with those of another, each with its samples.

use crate::book::Book;
use crate::estimate::Samples;
use crate::uses;
use serde::Serialize;
use std::collections::BTreeSet;

/// The section of figures of cards. There are so many of them that they are judged apart.
pub const CARD: &str = "card";

/// What a figure is measured in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// A share of 1.
    Rate,
    /// A difference of two rates.
    Lead,
    /// Anything else: points, decisions.
    Mean,
}

/// What a figure is about.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Topic {
    /// The part of the report: entrant, game, turn, ending, card.
    pub section: &'static str,
    /// Whose figure it is.
    pub subject: String,
    /// What is measured.
    pub figure: &'static str,
}

/// A figure.
#[derive(Clone, Debug)]
pub struct Figure {
    /// What it is about.
    pub topic: Topic,
    /// What it is measured in.
    pub unit: Unit,
    /// What it is made of.
    pub samples: Samples,
}

/// All figures of a run, these ways to end among them.
#[must_use]
pub fn figures(book: &Book, ways: &BTreeSet<String>) -> Vec<Figure> {
    let mut figures = Vec::new();
    let mut add = |section, subject: &str, figure, unit, samples| {
        let subject = subject.to_owned();
        figures.push(Figure {
            topic: Topic {
                section,
                subject,
                figure,
            },
            unit,
            samples,
        });
    };
    let contestants = &book.plan.contestants;
    for (who, contestant) in contestants.iter().enumerate() {
        let (bot, chairs) = (contestant.bot.as_str(), book.chairs_of(who));
        // Of a bot among its likes the win rate is known before.
        if contestants.len() > 1 {
            let wins = book.victories(&chairs);
            add("entrant", bot, "win_rate", Unit::Rate, wins);
        }
        let scores = book.scores(&chairs);
        add("entrant", bot, "mean_score", Unit::Mean, scores);
    }
    add("game", "all", "mean_length", Unit::Mean, book.lengths());
    if book.plan.seats() > 1 {
        let advantage = book.first_player_advantage();
        add("game", "first player", "advantage", Unit::Lead, advantage);
    }
    // Where there is only one way to end, all games end so.
    for way in ways.iter().filter(|_| ways.len() > 1) {
        add("ending", way, "rate", Unit::Rate, book.endings(way));
    }
    for (card, figure, samples) in uses::worth::figures(book) {
        add(CARD, &card, figure, Unit::Rate, samples);
    }
    figures
}
