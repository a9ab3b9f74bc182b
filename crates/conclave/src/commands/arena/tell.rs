//! Reports as tables for people.

use super::cards;
use crate::{out, registry};
use arena::compare::{Comparison, Difference};
use arena::elo::Rating;
use arena::figures::{CARD, Topic, Unit};
use arena::report::{Advantage, Distribution, Duel, Entrant, Match, Standing};
use arena::{Interval, Report};

const HEAD: [&str; 11] = [
    "bot", "wins", "95 %", "mean", "95 %", "sd", "min", "5 %", "median", "95 %", "max",
];

/// Tells a report.
pub(super) fn report(report: &Report) {
    headline(report);
    if !report.ratings.is_empty() {
        out::say(&ratings(&report.ratings));
        out::line("");
    }
    if !report.matches.is_empty() {
        out::say(&duels(&report.duels));
        out::line("");
        out::say(&matches(&report.matches));
        out::line("");
    }
    out::say(&entrants(&report.entrants));
    out::line("");
    let turns = (1..).zip(&report.turn_order);
    let rows = turns.map(|(number, it): (usize, _)| row(format!("turn {number}"), it));
    out::say(&out::table(&HEAD, &rows.collect::<Vec<_>>(), 1..11));
    out::line("");
    out::say(&histogram(report));
    summary(report);
    if let Some(cards) = &report.cards {
        out::line("");
        out::say(&cards::table(cards));
    }
}

fn headline(report: &Report) {
    let options = match report.setup.options.as_object() {
        Some(options) if options.is_empty() => String::new(),
        _ => format!(" {}", report.setup.options),
    };
    let (seats, games) = (report.setup.seats, report.games);
    let title = title(&report.game);
    out::line(&out::title(&format!(
        "{title}, {seats} players, {games} games{options}"
    )));
    if report.missing > 0 {
        let missing = format!("{} games of this run are not played yet", report.missing);
        out::line(&out::bad(&missing));
    }
}

/// The title of a game, or its id if it is unknown here.
pub(super) fn title(id: &str) -> String {
    let game = registry::find(id).and_then(|game| game.open(None));
    game.map_or_else(|_| id.to_owned(), |game| game.info().title.to_owned())
}

fn percent(rate: f64) -> String {
    format!("{:.1}", 100.0 * rate)
}

fn span(interval: Interval, show: impl Fn(f64) -> String) -> String {
    match interval.low.is_finite() && interval.high.is_finite() {
        true => format!("{} to {}", show(interval.low), show(interval.high)),
        false => "unknown".to_owned(),
    }
}

fn ratings(ratings: &[Rating]) -> String {
    let rows = (1..).zip(ratings).map(|(rank, it): (usize, _)| {
        vec![
            format!("{rank} {}", it.bot),
            format!("{:+.0}", it.elo),
            span(it.elo_95, |elo| format!("{elo:+.0}")),
            format!("{} %", percent(it.ahead)),
            it.comparisons.to_string(),
        ]
    });
    let head = ["strength", "Elo", "95 %", "ahead of others", "comparisons"];
    out::table(&head, &rows.collect::<Vec<_>>(), 1..5)
}

fn duels(duels: &[Duel]) -> String {
    let rows = duels.iter().map(|it| {
        vec![
            format!("{} ahead of {}", it.bot, it.against),
            format!("{} %", percent(it.ahead)),
            span(it.ahead_95, percent),
            it.comparisons.to_string(),
        ]
    });
    let head = ["head to head", "", "95 %", "comparisons"];
    out::table(&head, &rows.collect::<Vec<_>>(), 1..4)
}

fn matches(matches: &[Match]) -> String {
    let rows = (1..).zip(matches).flat_map(|(number, it): (usize, _)| {
        it.entrants.iter().map(move |entrant| {
            let standing = &entrant.standing;
            vec![
                format!("{number} {}", entrant.bot),
                format!("{} %", percent(standing.win_rate)),
                span(standing.win_rate_95, percent),
                format!("{:.1}", standing.score.mean),
                format!("{:.1}", it.length.mean),
                it.games.to_string(),
            ]
        })
    });
    let head = ["match", "wins a seat", "95 %", "mean", "decisions", "games"];
    out::table(&head, &rows.collect::<Vec<_>>(), 1..6)
}

fn entrants(entrants: &[Entrant]) -> String {
    let rows = (1..)
        .zip(entrants)
        .map(|(number, it): (usize, _)| row(format!("{number} {}", it.bot), &it.standing));
    out::table(&HEAD, &rows.collect::<Vec<_>>(), 1..11)
}

fn row(name: String, it: &Standing) -> Vec<String> {
    vec![
        name,
        format!("{} %", percent(it.win_rate)),
        span(it.win_rate_95, percent),
        format!("{:.1}", it.score.mean),
        span(it.mean_score_95, |score| format!("{score:.1}")),
        format!("{:.1}", it.score.sd),
        it.score.min.to_string(),
        it.score.p5.to_string(),
        it.score.median.to_string(),
        it.score.p95.to_string(),
        it.score.max.to_string(),
    ]
}

fn summary(report: &Report) {
    let Distribution {
        mean,
        min,
        max,
        p5,
        p95,
        ..
    } = &report.length;
    let sure = span(report.mean_length_95, |mean| format!("{mean:.1}"));
    out::line(&format!(
        "decisions a game: {mean:.1} (95 %: {sure}), mostly {p5} to {p95}, all {min} to {max}"
    ));
    if let Some(Advantage {
        advantage,
        advantage_95,
    }) = report.first_player
    {
        let points = 100.0 * advantage.abs();
        let more = if advantage < 0.0 { "less" } else { "more" };
        let sure = span(advantage_95, |it| format!("{:+.1}", 100.0 * it));
        out::line(&format!(
            "whoever decides first wins {points:.1} points {more} often than an average seat \
             (95 %: {sure})"
        ));
    }
    if report.endings.len() > 1 {
        out::say(&endings(report));
    }
    if report.shared_victories > 0 {
        out::line(&format!("shared victories: {}", report.shared_victories));
    }
    if report.endless > 0 {
        out::line(&out::bad(&format!("endless games: {}", report.endless)));
    }
    let pace = &report.pace;
    out::line(&format!(
        "{:.0} games/s, {:.0} decisions/s on {} threads ({:.2} s)",
        pace.games_per_s, pace.decisions_per_s, pace.threads, pace.seconds
    ));
    let deals = match report.paired {
        true => format!("{} deals, each played from every side", report.deals),
        false => "every game with its own deal".to_owned(),
    };
    out::line(&out::dim(&format!("seed {}, {deals}", report.seed)));
}

/// How the games ended, and who won so.
fn endings(report: &Report) -> String {
    let several: Vec<&Entrant> = report.entrants.iter().collect();
    let rows = report.endings.iter().map(|it| {
        let mut row = vec![
            it.way.clone(),
            format!("{} %", percent(it.rate)),
            span(it.rate_95, percent),
        ];
        row.extend(several.iter().map(|entrant| {
            let won = entrant.standing.victories.get(&it.way).copied();
            format!("{:.0}", won.unwrap_or(0.0))
        }));
        row
    });
    let names: Vec<String> = { (1..).zip(&several) }
        .map(|(number, it): (usize, _)| format!("{number} {}", it.bot))
        .collect();
    let mut head = vec!["ended by", "games", "95 %"];
    head.extend(names.iter().map(String::as_str));
    let columns = head.len();
    out::table(&head, &rows.collect::<Vec<_>>(), 1..columns)
}

/// All scores together as bars.
fn histogram(report: &Report) -> String {
    let mut bars = std::collections::BTreeMap::new();
    for (from, count) in report.entrants.iter().flat_map(|it| &it.standing.histogram) {
        *bars.entry(*from).or_insert(0u64) += count;
    }
    let most = bars.values().copied().max().unwrap_or(0).max(1);
    let all = bars.values().sum::<u64>().max(1);
    let room = out::width().saturating_sub(24).min(60) as u64;
    let line = |(from, count): (&i32, &u64)| {
        let bar = "█".repeat((count * room).div_ceil(most) as usize);
        let share = 100.0 * *count as f64 / all as f64;
        format!("{from:>6} {share:>5.1} % {bar}\n")
    };
    let shown = bars.iter().filter(|(_, count)| **count > 0);
    format!(
        "{}\n{}",
        out::title("scores"),
        shown.map(line).collect::<String>()
    )
}

/// Tells a comparison.
pub(super) fn comparison(it: &Comparison) {
    let Comparison {
        a,
        b,
        games_a,
        games_b,
        ..
    } = it;
    out::line(&out::title(&format!(
        "{}: A is {a} ({games_a} games), B is {b} ({games_b} games)",
        title(&it.game)
    )));
    out::line(&out::dim(match it.same_deals {
        true => "both with the same deals, compared deal by deal",
        false => "with different deals, compared as independent samples",
    }));
    out::line("");
    // Hundreds of cards that nothing happened to are for files.
    let shown = |it: &&Difference| it.matters || it.topic.section != CARD;
    let rows: Vec<_> = { it.differences.iter() }
        .filter(shown)
        .map(difference)
        .collect();
    let head = ["figure", "A", "B", "B - A", "95 %", "p (Holm)", "verdict"];
    out::say(&out::table(&head, &rows, 1..6));
    out::line("");
    let matters = it.differences.iter().filter(|it| it.matters).count();
    let count = it.differences.len();
    out::line("none seen (< X): with this many games, a difference above X would have been seen");
    out::line(&match matters {
        0 => format!("no difference seen in {count} figures"),
        1 => format!("1 of {count} figures differs"),
        some => format!("{some} of {count} figures differ"),
    });
    for topic in it.only_one.iter().filter(|it| it.section != CARD) {
        let text = format!("only one of them has \"{}\"", name_of(topic));
        out::line(&out::dim(&text));
    }
}

/// What a figure is called.
fn name_of(topic: &Topic) -> String {
    match topic.subject.as_str() {
        "all" => topic.figure.to_owned(),
        subject => format!("{subject}: {}", topic.figure),
    }
}

fn difference(it: &Difference) -> Vec<String> {
    let points = |value: f64| match it.unit {
        Unit::Rate | Unit::Lead => format!("{:+.1}", 100.0 * value),
        Unit::Mean => format!("{value:+.2}"),
    };
    let value = |value: f64| match it.unit {
        Unit::Rate => format!("{} %", percent(value)),
        Unit::Lead => format!("{:+.1}", 100.0 * value),
        Unit::Mean => format!("{value:.2}"),
    };
    let name = name_of(&it.topic);
    let verdict = match (it.matters, it.visible.is_finite()) {
        (true, _) => out::good("matters"),
        (false, true) => {
            let visible = points(it.visible);
            format!("none seen (< {})", visible.trim_start_matches('+'))
        }
        (false, false) => "too few games to tell".to_owned(),
    };
    vec![
        name.replace('_', " "),
        value(it.a),
        value(it.b),
        points(it.difference),
        span(it.difference_95, points),
        format!("{:.3}", it.p_holm),
        verdict,
    ]
}
