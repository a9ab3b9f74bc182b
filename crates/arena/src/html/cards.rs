//! What the page says about cards.

use super::scatter::{About, Dot, scatter};
use super::words::{between, grouped, percent, percents, points, signed};
use super::{Section, Undrawn};
use crate::report::Report;
use crate::uses::worth::{CardReport, CardRow, Worth};
use maud::{Markup, html};

/// No chart is drawn for fewer cards.
const FEW: usize = 4;

/// What the cards are worth, or how to find out.
pub(super) fn section(report: &Report) -> Result<Section, Undrawn> {
    let body = match &report.cards {
        Some(cards) => counted(report, cards)?,
        None => html! {
            p { "The uses of cards were not counted: " code { "--card-stats" } " counts them." }
        },
    };
    Ok(Section {
        id: "cards",
        title: "Cards",
        body,
    })
}

fn counted(report: &Report, cards: &CardReport) -> Result<Markup, Undrawn> {
    let sure = cards.rows.iter().filter(|row| row.matters()).count();
    let charts = { deeds(cards).into_iter() }
        .map(|how| chart(cards, how))
        .collect::<Result<Vec<_>, _>>()?;
    let several = report.ratings.len() > 1;
    Ok(html! {
        p {
            "A card’s gain is the win rate of those who did this with it, less that of the same bots "
            "at the same tables without it, in points of percent; its lift is the quotient of the two. "
            "It says that card and victory go together, not that the one is the reason for the other. "
            (sure) " of " (cards.rows.len()) " rows are more than chance (marked ▲ or ▼; one in twenty "
            "of these may be chance after all)."
        }
        div.charts { @for chart in charts.into_iter().flatten() { (chart) } }
        (table(cards))
        @if several { (by_bot(cards)) }
        (unused(cards))
    })
}

/// What can be done with cards, the most varied first.
fn deeds(cards: &CardReport) -> Vec<&str> {
    let mut deeds: Vec<(&str, usize)> = Vec::new();
    for row in &cards.rows {
        match deeds.iter_mut().find(|(how, _)| *how == row.how) {
            Some((_, count)) => *count += 1,
            None => deeds.push((&row.how, 1)),
        }
    }
    deeds.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    deeds.into_iter().map(|(how, _)| how).collect()
}

/// The cards something was done with, by popularity and lift; nothing for a few.
fn chart(cards: &CardReport, how: &str) -> Result<Option<Markup>, Undrawn> {
    let rows = cards.rows.iter().filter(|row| row.how == how);
    let known = |row: &&CardRow| row.worth.lift.is_finite() && row.worth.lift_95.low.is_finite();
    let dots: Vec<Dot> = rows
        .filter(known)
        .map(|row| Dot {
            name: row.card.name.clone(),
            share: row.worth.share,
            lift: row.worth.lift,
            sure: row.matters(),
        })
        .collect();
    if dots.len() < FEW {
        return Ok(None);
    }
    let title = format!("Cards {how}: popularity and lift");
    let text = format!(
        "{} cards; full dots are more than chance. The table below has all figures.",
        dots.len()
    );
    let about = About {
        title: &title,
        text: &text,
    };
    scatter(&about, &dots).map(Some)
}

fn table(cards: &CardReport) -> Markup {
    html! {
        div.scroll {
            table.sortable {
                thead { tr {
                    th { "card" } th { "kind" } th { "what" }
                    th.number { "seats" } th.number { "share" } th.number { "times" }
                    th.number { "win rate" } th.number { "95 %" } th.number { "without" }
                    th.number { "gain" } th.number { "95 %" } th.number { "lift" }
                    th.number { "score" } th.number { "score gain" } th { "sure" }
                } }
                tbody { @for row in &cards.rows { (line(row)) } }
            }
        }
    }
}

/// A figure with what it is sorted by; what is not known comes last.
fn figure(value: f64, said: &str) -> Markup {
    let order = if value.is_finite() { value } else { -1e9 };
    html! { td.number data-value=(order) { (said) } }
}

fn line(row: &CardRow) -> Markup {
    let it = &row.worth;
    let mark = match (row.matters(), it.gain > 0.0) {
        (false, _) => "",
        (true, true) => "▲ better",
        (true, false) => "▼ worse",
    };
    html! {
        tr {
            th scope="row" { (row.card.name) }
            td { (row.card.kind) }
            td { (row.how) }
            (figure(it.seats as f64, &grouped(it.seats)))
            (figure(it.share, &percent(it.share)))
            (figure(it.copies, &format!("{:.2}", it.copies)))
            (figure(it.win_rate, &percent(it.win_rate)))
            (figure(it.win_rate_95.low, &percents(it.win_rate_95)))
            (figure(it.without, &percent(it.without)))
            (figure(it.gain, &points(it.gain)))
            (figure(it.gain_95.low, &between(it.gain_95, points)))
            (figure(it.lift, &lift(it)))
            (figure(it.score, &format!("{:.1}", it.score)))
            (figure(it.score_gain, &signed(it.score_gain, 1)))
            td data-value=(row.q) title={ "q = " (format!("{:.3}", row.q)) } { (mark) }
        }
    }
}

fn lift(worth: &Worth) -> String {
    match worth.lift.is_finite() {
        true => format!("{:.2}", worth.lift),
        false => "–".to_owned(),
    }
}

/// The same for each bot alone.
fn by_bot(cards: &CardReport) -> Markup {
    html! {
        details {
            summary { "Each bot alone" }
            div.scroll {
                table.sortable {
                    thead { tr {
                        th { "card" } th { "what" } th { "bot" } th.number { "seats" }
                        th.number { "share" } th.number { "win rate" } th.number { "without" }
                        th.number { "gain" } th.number { "95 %" }
                    } }
                    tbody { @for row in &cards.rows { @for own in &row.bots {
                        @let it = &own.worth;
                        tr {
                            th scope="row" { (row.card.name) }
                            td { (row.how) }
                            td { (own.bot) }
                            (figure(it.seats as f64, &grouped(it.seats)))
                            (figure(it.share, &percent(it.share)))
                            (figure(it.win_rate, &percent(it.win_rate)))
                            (figure(it.without, &percent(it.without)))
                            (figure(it.gain, &points(it.gain)))
                            (figure(it.gain_95.low, &between(it.gain_95, points)))
                        }
                    } } }
                }
            }
        }
    }
}

fn unused(cards: &CardReport) -> Markup {
    html! {
        h3 { "Never used" }
        @if cards.unused.is_empty() {
            p { "Every card of the kinds above was used by somebody." }
        } @else {
            ul.unused { @for card in &cards.unused {
                li { (card.name) " " span.soft { "(" (card.kind) ")" } }
            } }
        }
    }
}
