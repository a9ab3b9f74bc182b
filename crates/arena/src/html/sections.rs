//! What the page says about bots and games.

use super::canvas::Ink;
use super::rows::{About, Bars, Estimate, Parts, distributions, estimates, shares};
use super::words::{between, grouped, percent, percents, points, signed};
use super::{Section, Undrawn};
use crate::elo::Rating;
use crate::report::{Distribution, Duel, Entrant, Report, Standing};
use maud::{Markup, html};

/// A bot that takes part has the same colour in every chart.
struct Named<'a> {
    label: String,
    ink: Ink,
    standing: &'a Standing,
}

/// The entrants with their names; those of the same name are told apart by number.
fn entrants(report: &Report) -> Vec<Named<'_>> {
    let named = |(at, it): (usize, &'_ Entrant)| {
        let same = report.entrants.iter().filter(|other| other.bot == it.bot);
        match same.count() {
            1 => it.bot.clone(),
            _ => format!("{} {}", at + 1, it.bot),
        }
    };
    let all = report.entrants.iter().enumerate();
    all.map(|(at, it)| Named {
        label: named((at, it)),
        ink: ink_of(report, &it.bot),
        standing: &it.standing,
    })
    .collect()
}

fn ink_of(report: &Report, bot: &str) -> Ink {
    let mut bots: Vec<&str> = Vec::new();
    for it in &report.entrants {
        if !bots.contains(&it.bot.as_str()) {
            bots.push(&it.bot);
        }
    }
    Ink::Series(bots.iter().position(|it| *it == bot).unwrap_or(0))
}

/// A swatch of a series, so that tables show which colour is meant.
fn swatch(ink: Ink) -> Markup {
    html! { span.swatch style={ "background:var(" (ink.variable()) ")" } {} }
}

/// A rate on an axis.
fn rates(rate: f64, digits: usize) -> String {
    format!("{:.digits$} %", 100.0 * rate)
}

/// A number on an axis.
fn plain(number: f64, digits: usize) -> String {
    format!("{number:.digits$}")
}

/// A chart above a table that needs the whole width.
fn above(chart: &Markup, table: &Markup) -> Markup {
    html! { div.tall { (chart) div.scroll { (table) } } }
}

/// A chart and the table of its figures.
fn beside(chart: &Markup, table: &Markup) -> Markup {
    html! { div.pair { (chart) div.scroll { (table) } } }
}

/// Strengths, where several bots met.
pub(super) fn ratings(report: &Report) -> Result<Option<Section>, Undrawn> {
    let [best, .., last] = &report.ratings[..] else {
        return Ok(None);
    };
    let row = |it: &Rating| Estimate {
        label: it.bot.clone(),
        value: it.elo,
        interval: it.elo_95,
        ink: ink_of(report, &it.bot),
    };
    let rows: Vec<_> = report.ratings.iter().map(row).collect();
    let text = format!(
        "The strongest is {} with {}, the weakest {} with {}.",
        best.bot,
        signed(best.elo, 0),
        last.bot,
        signed(last.elo, 0)
    );
    let about = About {
        title: "Elo rating with 95 % intervals",
        text: &text,
        axis: signed,
        unit: 1.0,
    };
    let table = html! {
        table {
            thead { tr {
                th { "bot" } th.number { "Elo" } th.number { "95 %" } th.number { "ahead" }
                th.number { "comparisons" }
            } }
            tbody { @for it in &report.ratings { tr {
                th scope="row" { (swatch(ink_of(report, &it.bot))) (it.bot) }
                td.number { (signed(it.elo, 0)) }
                td.number { (between(it.elo_95, |elo| signed(elo, 0))) }
                td.number { (percent(it.ahead)) }
                td.number { (grouped(it.comparisons)) }
            } } }
        }
    };
    let chart = estimates(&about, &rows, 0.0)?;
    Ok(Some(Section {
        id: "standings",
        title: "Standings",
        body: html! {
            p {
                (text) " The mean of all is 0; 400 points more are ten games ahead for each behind. "
                "Places at the same table are compared two by two."
            }
            (beside(&chart, &table))
        },
    }))
}

/// How often everybody won.
pub(super) fn wins(report: &Report) -> Result<Section, Undrawn> {
    let entrants = entrants(report);
    let equal = 1.0 / f64::from(report.setup.seats.max(1));
    let row = |it: &Named<'_>| Estimate {
        label: it.label.clone(),
        value: it.standing.win_rate,
        interval: it.standing.win_rate_95,
        ink: it.ink,
    };
    let rows: Vec<_> = entrants.iter().map(row).collect();
    let said = entrants.iter().map(|it| {
        let Standing {
            win_rate,
            win_rate_95,
            ..
        } = it.standing;
        format!(
            "{} wins {} ({})",
            it.label,
            percent(*win_rate),
            percents(*win_rate_95)
        )
    });
    let said = said.collect::<Vec<_>>().join("; ");
    let about = About {
        title: "Win rate with 95 % intervals",
        text: &said,
        axis: rates,
        unit: 0.01,
    };
    let chart = estimates(&about, &rows, equal)?;
    let table = html! {
        table {
            thead { tr {
                th { "bot" } th.number { "seats" } th.number { "victories" } th.number { "alone" }
                th.number { "win rate" } th.number { "95 %" }
            } }
            tbody { @for it in &entrants { tr {
                th scope="row" { (swatch(it.ink)) (it.label) }
                td.number { (grouped(it.standing.seats)) }
                td.number { (format!("{:.1}", it.standing.wins)) }
                td.number { (grouped(it.standing.sole_wins)) }
                td.number { (percent(it.standing.win_rate)) }
                td.number { (percents(it.standing.win_rate_95)) }
            } } }
        }
    };
    Ok(Section {
        id: "wins",
        title: "Win rates",
        body: html! {
            p {
                "A shared victory counts in parts. The line is an equal share, "
                (percent(equal)) "."
            }
            (beside(&chart, &table))
        },
    })
}

/// Who was ahead of whom, where several bots met.
pub(super) fn duels(report: &Report) -> Option<Section> {
    let mut bots: Vec<&str> = Vec::new();
    for it in &report.duels {
        for bot in [&it.bot, &it.against] {
            if !bots.contains(&bot.as_str()) {
                bots.push(bot);
            }
        }
    }
    if bots.len() < 2 {
        return None;
    }
    let cell = |bot: &str, against: &str| {
        let same = |it: &&Duel| it.bot == bot && it.against == against;
        let turned = |it: &&Duel| it.bot == against && it.against == bot;
        let straight = report.duels.iter().find(same).map(|it| (it, it.ahead));
        let other = report.duels.iter().find(turned);
        straight.or_else(|| other.map(|it| (it, 1.0 - it.ahead)))
    };
    let table = html! {
        table.heat {
            caption { "How often the bot of the row was ahead of the bot of the column; ties count half" }
            thead { tr { td {} @for bot in &bots { th scope="col" { (bot) } } } }
            tbody { @for bot in &bots { tr {
                th scope="row" { (bot) }
                @for against in &bots {
                    @match cell(bot, against).filter(|_| bot != against) {
                        Some((duel, ahead)) => {
                            @let side = if ahead < 0.5 { "behind" } else { "ahead" };
                            td.number.(side)
                                style={ "--strength:" (format!("{:.0}%", 140.0 * (ahead - 0.5).abs())) }
                                title={ (grouped(duel.comparisons)) " comparisons" } {
                                (percent(ahead))
                            }
                        }
                        None => td.number { "·" },
                    }
                }
            } } }
        }
    };
    Some(Section {
        id: "duels",
        title: "Head to head",
        body: html! { div.scroll { (table) } },
    })
}

/// The scores.
pub(super) fn scores(report: &Report) -> Result<Section, Undrawn> {
    let entrants = entrants(report);
    let row = |it: &Named<'_>| Bars {
        label: it.label.clone(),
        bars: it.standing.histogram.clone(),
        mean: it.standing.score.mean,
        ink: it.ink,
    };
    let rows: Vec<_> = entrants.iter().map(row).collect();
    let said = entrants.iter().map(|it| {
        let Distribution { mean, p5, p95, .. } = it.standing.score;
        format!(
            "{}: mean {mean:.1}, nine of ten from {p5} to {p95}",
            it.label
        )
    });
    let said = said.collect::<Vec<_>>().join("; ");
    let about = About {
        title: "Scores; the mark is the mean",
        text: &said,
        axis: plain,
        unit: 1.0,
    };
    let chart = distributions(&about, &rows, report.score_bar)?;
    let table = html! {
        table {
            thead { tr {
                th { "bot" } th.number { "mean" } th.number { "95 %" } th.number { "sd" }
                th.number { "min" } th.number { "5 %" } th.number { "median" }
                th.number { "95 %" } th.number { "max" }
            } }
            tbody { @for it in &entrants {
                @let score = &it.standing.score;
                tr {
                    th scope="row" { (swatch(it.ink)) (it.label) }
                    td.number { (format!("{:.1}", score.mean)) }
                    td.number { (between(it.standing.mean_score_95, |it| format!("{it:.1}"))) }
                    td.number { (format!("{:.1}", score.sd)) }
                    td.number { (score.min) } td.number { (score.p5) } td.number { (score.median) }
                    td.number { (score.p95) } td.number { (score.max) }
                }
            } }
        }
    };
    Ok(Section {
        id: "scores",
        title: "Scores",
        body: above(&chart, &table),
    })
}

/// How long games were.
pub(super) fn length(report: &Report) -> Result<Section, Undrawn> {
    let length = &report.length;
    let said = format!(
        "A game has {:.1} decisions on average ({}); nine of ten have {} to {}, the longest {}.",
        length.mean,
        between(report.mean_length_95, |it| format!("{it:.1}")),
        length.p5,
        length.p95,
        length.max
    );
    let about = About {
        title: "Decisions a game; the mark is the mean",
        text: &said,
        axis: plain,
        unit: 1.0,
    };
    let row = Bars {
        label: String::new(),
        bars: report.length_histogram.clone(),
        mean: length.mean,
        ink: Ink::Series(0),
    };
    let chart = distributions(&about, &[row], report.length_bar)?;
    let figures = [
        ("mean", format!("{:.1}", length.mean)),
        (
            "95 %",
            between(report.mean_length_95, |it| format!("{it:.1}")),
        ),
        ("standard deviation", format!("{:.1}", length.sd)),
        ("shortest", length.min.to_string()),
        ("quarter", length.p25.to_string()),
        ("median", length.median.to_string()),
        ("three quarters", length.p75.to_string()),
        ("longest", length.max.to_string()),
    ];
    let table = html! {
        table { tbody { @for (name, value) in &figures {
            tr { th scope="row" { (name) } td.number { (value) } }
        } } }
    };
    Ok(Section {
        id: "length",
        title: "Length of games",
        body: html! { p { (said) } (beside(&chart, &table)) },
    })
}

/// What deciding first is worth.
pub(super) fn turn_order(report: &Report) -> Result<Option<Section>, Undrawn> {
    let Some(first) = &report.first_player else {
        return Ok(None);
    };
    let equal = 1.0 / f64::from(report.setup.seats.max(1));
    let row = |(turn, it): (usize, &Standing)| Estimate {
        label: format!("turn {turn}"),
        value: it.win_rate,
        interval: it.win_rate_95,
        ink: Ink::Series(0),
    };
    let rows: Vec<_> = (1..).zip(&report.turn_order).map(row).collect();
    let verdict = match first.advantage_95.contains(0.0) {
        true => "it may be chance alone",
        false => "more than chance",
    };
    let said = format!(
        "Deciding first changes the win rate by {} points of percent against an average seat ({}): {verdict}.",
        points(first.advantage),
        between(first.advantage_95, points)
    );
    let about = About {
        title: "Win rate by turn order with 95 % intervals",
        text: &said,
        axis: rates,
        unit: 0.01,
    };
    let chart = estimates(&about, &rows, equal)?;
    let table = html! {
        table {
            thead { tr {
                th { "turn" } th.number { "win rate" } th.number { "95 %" }
                th.number { "mean score" } th.number { "95 %" }
            } }
            tbody { @for (turn, it) in (1..).zip(&report.turn_order) {
                @let turn: usize = turn;
                tr {
                    th scope="row" { (turn) }
                    td.number { (percent(it.win_rate)) }
                    td.number { (percents(it.win_rate_95)) }
                    td.number { (format!("{:.1}", it.score.mean)) }
                    td.number { (between(it.mean_score_95, |it| format!("{it:.1}"))) }
                }
            } }
        }
    };
    Ok(Some(Section {
        id: "first",
        title: "First-player advantage",
        body: html! { p { (said) } (beside(&chart, &table)) },
    }))
}

/// How games ended, and who won in which way.
pub(super) fn endings(report: &Report) -> Result<Section, Undrawn> {
    let ways: Vec<&str> = report.endings.iter().map(|it| it.way.as_str()).collect();
    let ink = |way: &str| Ink::Series(ways.iter().position(|it| *it == way).unwrap_or(0));
    let table = html! {
        table {
            thead { tr { th { "ended by" } th.number { "games" } th.number { "share" } th.number { "95 %" } } }
            tbody { @for it in &report.endings { tr {
                th scope="row" { (swatch(ink(&it.way))) (it.way) }
                td.number { (grouped(it.games)) }
                td.number { (percent(it.rate)) }
                td.number { (percents(it.rate_95)) }
            } } }
        }
    };
    let part = |way: &str, share: f64| (way.to_owned(), share, ink(way));
    let all = Parts {
        label: "all games".to_owned(),
        parts: { report.endings.iter() }
            .map(|it| part(&it.way, it.rate))
            .collect(),
    };
    let named = entrants(report);
    let own = named.iter().map(|it| Parts {
        label: it.label.clone(),
        parts: { ways.iter() }
            .filter_map(|way| {
                let won = it.standing.victories.get(*way)?;
                Some(part(way, won / it.standing.seats.max(1) as f64))
            })
            .collect(),
    });
    let rows: Vec<_> = [all].into_iter().chain(own).collect();
    let said = { report.endings.iter() }
        .map(|it| format!("{} {}", it.way, percent(it.rate)))
        .collect::<Vec<_>>()
        .join(", ");
    let about = About {
        title: "Ways games ended, and victories of each bot by way",
        text: &said,
        axis: rates,
        unit: 0.01,
    };
    let several = ways.len() > 1;
    let chart = several.then(|| shares(&about, &rows)).transpose()?;
    let shared = report.shared_victories as f64 / report.games.max(1) as f64;
    Ok(Section {
        id: "victories",
        title: "Victory types",
        body: html! {
            p {
                "Of all games " (percent(shared)) " had more than one winner."
                @if several {
                    " The rows of bots show which share of its games each won, by the way it was won."
                }
            }
            (beside(&chart.unwrap_or_default(), &table))
        },
    })
}
