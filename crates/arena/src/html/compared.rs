//! The page of two runs beside each other.

use super::canvas::Ink;
use super::rows::{About, Estimate, estimates};
use super::words::{between, grouped, percent, points, signed};
use super::{Headline, Section, Undrawn};
use crate::compare::{Comparison, Difference};
use crate::estimate::Interval;
use crate::figures::{CARD, Unit};
use maud::{Markup, html};

/// How many rows a chart has at most.
const MOST: usize = 24;

pub(super) fn header(it: &Comparison, headline: &Headline) -> Markup {
    let deals = match it.same_deals {
        true => "the same, compared deal by deal",
        false => "different ones, compared as independent samples",
    };
    html! {
        header {
            p.kind { "Arena comparison" }
            h1 { (headline.title) }
            dl.facts {
                dt { "A" } dd { (it.a) ", " (grouped(it.games_a)) " games" }
                dt { "B" } dd { (it.b) ", " (grouped(it.games_b)) " games" }
                dt { "Deals" } dd { (deals) }
                dt { "Again" } dd { code.command { (headline.command) } }
            }
        }
    }
}

pub(super) fn footer() -> Markup {
    html! {
        footer {
            p {
                "“95 %” is the confidence interval of the one difference. Whether a difference matters "
                "is decided with all rows of its table taken into account (Holm’s method), so that a "
                "whole table has a false alarm in one run of twenty at most. “Visible” is the least "
                "difference that so many games would have shown four times out of five."
            }
        }
    }
}

/// What happened to the game, and to its cards.
pub(super) fn sections(it: &Comparison) -> Result<Vec<Section>, Undrawn> {
    let (cards, game): (Vec<_>, Vec<_>) =
        { it.differences.iter() }.partition(|it| it.topic.section == CARD);
    let mut sections = vec![Section {
        id: "game",
        title: "The game",
        body: differences(&game)?,
    }];
    if !cards.is_empty() {
        sections.push(Section {
            id: "cards",
            title: "Cards",
            body: differences(&cards)?,
        });
    }
    if !it.only_one.is_empty() {
        let topics = it.only_one.iter();
        let topics = topics.map(|it| format!("{} {}: {}", it.section, it.subject, it.figure));
        sections.push(Section {
            id: "only",
            title: "Only in one of them",
            body: html! { ul.unused { @for topic in topics { li { (words(&topic)) } } } },
        });
    }
    Ok(sections)
}

fn differences(rows: &[&Difference]) -> Result<Markup, Undrawn> {
    let matters = rows.iter().filter(|it| it.matters).count();
    let said = match matters {
        0 => format!("No difference was seen in {} figures.", rows.len()),
        1 => format!("1 of {} figures differs.", rows.len()),
        some => format!("{some} of {} figures differ.", rows.len()),
    };
    let chart = chart(rows, &said)?;
    Ok(html! {
        p { (said) }
        div.tall {
            @if let Some(chart) = chart { (chart) }
            div.scroll { (table(rows)) }
        }
    })
}

/// Differences of rates, those that stand out most; other figures have scales of their own.
fn chart(rows: &[&Difference], said: &str) -> Result<Option<Markup>, Undrawn> {
    let known = |it: &&&Difference| it.unit != Unit::Mean && it.difference_95.low.is_finite();
    let mut rows: Vec<&&Difference> = rows.iter().filter(known).collect();
    rows.sort_by(|one, other| one.p.total_cmp(&other.p));
    rows.truncate(MOST);
    if rows.is_empty() {
        return Ok(None);
    }
    let row = |it: &&&Difference| Estimate {
        label: name(it),
        value: it.difference,
        interval: it.difference_95,
        ink: Ink::Series(if it.matters { 1 } else { 0 }),
    };
    let rows: Vec<_> = rows.iter().map(row).collect();
    let about = About {
        title: "B less A in points of percent, with 95 % intervals",
        text: said,
        axis: |difference, digits| signed(100.0 * difference, digits),
        unit: 0.01,
    };
    estimates(&about, &rows, 0.0).map(Some)
}

fn table(rows: &[&Difference]) -> Markup {
    html! {
        table.sortable {
            thead { tr {
                th { "figure" } th.number { "A" } th.number { "B" } th.number { "B − A" }
                th.number { "95 %" } th.number { "p (Holm)" } th.number { "visible" } th { "verdict" }
            } }
            tbody { @for it in rows { tr {
                th scope="row" { (name(it)) }
                td.number data-value=(it.a) { (value(it, it.a)) }
                td.number data-value=(it.b) { (value(it, it.b)) }
                td.number data-value=(it.difference) { (difference(it, it.difference)) }
                td.number { (interval(it, it.difference_95)) }
                td.number data-value=(it.p_holm) { (format!("{:.3}", it.p_holm)) }
                td.number { (difference(it, it.visible).trim_start_matches('+')) }
                td { (verdict(it)) }
            } } }
        }
    }
}

fn verdict(it: &Difference) -> &'static str {
    match (it.matters, it.difference > 0.0) {
        (true, true) => "▲ matters",
        (true, false) => "▼ matters",
        (false, _) if it.visible.is_finite() => "no difference seen",
        (false, _) => "too few games",
    }
}

fn words(id: &str) -> String {
    id.replace('_', " ")
}

fn name(it: &Difference) -> String {
    match it.topic.subject.as_str() {
        "all" => words(it.topic.figure),
        subject => words(&format!("{subject}: {}", it.topic.figure)),
    }
}

fn value(it: &Difference, value: f64) -> String {
    match it.unit {
        Unit::Rate => percent(value),
        Unit::Lead => points(value),
        Unit::Mean => format!("{value:.2}"),
    }
}

fn difference(it: &Difference, value: f64) -> String {
    match it.unit {
        _ if !value.is_finite() => "–".to_owned(),
        Unit::Rate | Unit::Lead => points(value),
        Unit::Mean => signed(value, 2),
    }
}

fn interval(it: &Difference, interval: Interval) -> String {
    between(interval, |end| difference(it, end))
}
