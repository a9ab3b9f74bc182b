//! The report as one self-contained page: tables beside charts, light and dark, on paper too.
//!
//! | module | its one idea |
//! | --- | --- |
//! | `canvas` | charts are drawn by a library, in the colours of the page |
//! | `rows` | charts with a row for each bot: estimates, distributions, shares |
//! | `scatter` | cards by how popular and how good they are |
//! | `words` | figures as people read them |
//! | `sections` | what the page says about bots and games |
//! | `cards` | what it says about cards |
//! | `compared` | the page of two runs beside each other |

mod canvas;
mod cards;
mod compared;
mod rows;
mod scatter;
mod sections;
mod words;

use crate::compare::Comparison;
use crate::report::Report;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{grouped, options};

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("sort.js");

/// What a page says that no report knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Headline {
    /// The title of the game.
    pub title: String,
    /// The command that repeats the run.
    pub command: String,
}

/// A chart that could not be drawn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the chart “{chart}” cannot be drawn: {why}")]
pub struct Undrawn {
    /// Its title.
    pub chart: String,
    /// What is in the way.
    pub why: String,
}

/// A part of the page.
struct Section {
    id: &'static str,
    title: &'static str,
    body: Markup,
}

/// The page of a report.
///
/// # Errors
/// When a chart cannot be drawn.
pub fn page(report: &Report, headline: &Headline) -> Result<String, Undrawn> {
    let mut sections = Vec::new();
    sections.extend(sections::ratings(report)?);
    sections.push(sections::wins(report)?);
    sections.extend(sections::duels(report));
    sections.push(sections::scores(report)?);
    sections.push(sections::length(report)?);
    sections.extend(sections::turn_order(report)?);
    sections.push(sections::endings(report)?);
    sections.push(cards::section(report)?);
    let title = format!("{}: {}", headline.title, players(report));
    Ok(whole(
        &title,
        &header(report, headline),
        &sections,
        &footer(report),
    ))
}

/// The page of two runs beside each other.
///
/// # Errors
/// When a chart cannot be drawn.
pub fn comparison(comparison: &Comparison, headline: &Headline) -> Result<String, Undrawn> {
    let sections = compared::sections(comparison)?;
    let title = format!("{}: {} and {}", headline.title, comparison.a, comparison.b);
    let header = compared::header(comparison, headline);
    Ok(whole(&title, &header, &sections, &compared::footer()))
}

fn whole(title: &str, header: &Markup, sections: &[Section], footer: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="generator" content="conclave arena";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                (header)
                nav aria-label="Sections" {
                    ul { @for it in sections { li { a href={ "#" (it.id) } { (it.title) } } } }
                }
                main {
                    @for it in sections {
                        section id=(it.id) { h2 { (it.title) } (it.body) }
                    }
                }
                (footer)
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    page.into_string()
}

/// Who played, each bot once.
fn players(report: &Report) -> String {
    let mut bots: Vec<&str> = report.entrants.iter().map(|it| it.bot.as_str()).collect();
    bots.sort_unstable();
    bots.dedup();
    match bots[..] {
        [] => "nobody".to_owned(),
        [bot] => format!("{bot} against itself"),
        [ref rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

fn header(report: &Report, headline: &Headline) -> Markup {
    let pairing = match report.paired {
        true => "each deal with the seats turned",
        false => "each game with a deal of its own",
    };
    html! {
        header {
            p.kind { "Arena report" }
            h1 { (headline.title) }
            p.lead { (players(report)) }
            dl.tiles {
                div { dt { "players" } dd { (report.setup.seats) } }
                div { dt { "games" } dd { (grouped(report.games)) } }
                div { dt { "deals" } dd { (grouped(report.deals)) } }
                div { dt { "decisions a game" } dd { (format!("{:.0}", report.length.mean)) } }
            }
            dl.facts {
                dt { "Options" } dd { (options(&report.setup.options)) }
                dt { "Deals" } dd { (pairing) }
                dt { "Seed" } dd { code { (report.seed) } }
                dt { "Rules" } dd { "version " (report.rules_version) }
                dt { "Cards" } dd { code { (report.content_hash) } }
                dt { "Again" } dd { code.command { (headline.command) } }
            }
            (warnings(report))
        }
    }
}

fn warnings(report: &Report) -> Markup {
    html! {
        @if report.missing > 0 {
            p.warning {
                strong { "Not finished: " }
                (grouped(report.missing)) " games of the plan have not been played."
            }
        }
        @if report.endless > 0 {
            p.warning {
                strong { "Endless games: " }
                (grouped(report.endless)) " games were broken off and are not counted."
            }
        }
    }
}

fn footer(report: &Report) -> Markup {
    let pace = &report.pace;
    html! {
        footer {
            p {
                "Whiskers and “95 %” are confidence intervals: of many such runs, 95 of 100 have the "
                "true figure within theirs. They are taken from the differences between groups of "
                "whole deals, because games of one deal depend on each other."
            }
            p {
                (format!("{:.0}", pace.games_per_s)) " games a second on "
                (pace.threads) " threads, " (format!("{:.0}", pace.seconds)) " s in all."
            }
        }
    }
}
