//! What a run says about cards, and the page of a report.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use arena::compare::compare;
use arena::html::{Headline, comparison, page};
use arena::journal::same_run;
use arena::{Book, Contest, Extent, Pace, Plan, Report, Watch};
use fantasy_realms::FantasyRealms;
use std::sync::Arc;
use table::{AnyGame, Game, Seed, Setup, erase};

const SECTIONS: [&str; 8] = [
    "standings",
    "wins",
    "duels",
    "scores",
    "length",
    "first",
    "victories",
    "cards",
];

fn game() -> Arc<dyn AnyGame> {
    erase(FantasyRealms::from_pack(None).unwrap())
}

/// Three players, one of them with better cards on average than chance would have it.
fn plan(games: u64) -> Plan {
    let extent = Extent {
        games,
        seed: Seed::from_number(5),
        paired: true,
    };
    let bots = ["greedy:slips=90", "random", "random"];
    Plan::of_table(game().as_ref(), Setup::of(3), &bots, &extent)
}

fn play(plan: &Plan, threads: usize) -> Book {
    let game = game();
    let contest = Contest {
        game: game.as_ref(),
        plan,
        threads,
    };
    let mut book = Book::new(plan.clone());
    contest.run(&mut book, &Watch::default()).unwrap();
    book
}

fn report(plan: &Plan) -> Report {
    let book = play(plan, 2);
    Report::new(&book, Pace::of(&book))
}

fn headline() -> Headline {
    Headline {
        title: "Fantasy Realms".to_owned(),
        command: "conclave arena fantasy-realms --html page.html".to_owned(),
    }
}

#[test]
fn every_card_of_every_hand_is_counted() {
    let plan = plan(60).counting_cards(game().as_ref());
    let cards = report(&plan).cards.unwrap();
    assert!(cards.rows.iter().all(|row| row.how == "held"));
    let held: u64 = cards.rows.iter().map(|row| row.worth.seats).sum();
    // Hands of seven cards, or up to nine if cards of theirs have gained others.
    let hands = 60 * 3;
    assert!((7 * hands..8 * hands).contains(&held), "{held}");
    let own: u64 = { cards.rows.iter() }
        .flat_map(|row| &row.bots)
        .filter(|own| own.bot.starts_with("greedy"))
        .map(|own| own.worth.seats)
        .sum();
    assert!((7 * 60..8 * 60).contains(&own), "{own}");
    // The cards of the expansion are not in play, and some have names of cards that are.
    let unused = |id: &str| cards.unused.iter().find(|card| card.id == id);
    assert_eq!(unused("ghoul").unwrap().name, "Ghoul");
    assert_eq!(unused("mirage_ch").unwrap().name, "Mirage (mirage_ch)");
}

#[test]
fn threads_do_not_change_what_is_counted() {
    let plan = plan(30).counting_cards(game().as_ref());
    let [one, three] = [1, 3].map(|threads| play(&plan, threads));
    assert_eq!(one.matches, three.matches);
    assert!(!one.matches[0].tally.uses.is_empty());
}

#[test]
fn cards_are_counted_only_if_somebody_wants_to_know() {
    let report = report(&plan(6));
    assert_eq!(report.cards, None);
    let page = page(&report, &headline()).unwrap();
    assert!(page.contains("--card-stats"));
}

#[test]
fn the_page_has_every_section_and_needs_nothing_else() {
    let plan = plan(60).counting_cards(game().as_ref());
    let page = page(&report(&plan), &headline()).unwrap();
    for id in SECTIONS {
        assert!(page.contains(&format!(r#"<section id="{id}">"#)), "{id}");
        assert!(page.contains(&format!(r##"href="#{id}""##)), "{id}");
    }
    assert!(page.contains("conclave arena fantasy-realms --html page.html"));
    assert!(page.contains(&plan.content_hash));
    // A name of a language is no address to load from.
    let loaded = page.replace("http://www.w3.org/2000/svg", "");
    for word in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!loaded.contains(word), "the page loads something: {word}");
    }
    let charts = page.matches("<svg").count();
    assert!(charts >= 5);
    assert_eq!(page.matches("<desc>").count(), charts, "each is described");
    assert!(!page.contains("\"NaN") && !page.contains(">NaN") && !page.contains(">inf"));
}

#[test]
fn every_element_is_closed() {
    let plan = plan(30).counting_cards(game().as_ref());
    assert_closed(&page(&report(&plan), &headline()).unwrap());
}

fn assert_closed(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = page;
    while let Some((_, from)) = rest.split_once('<') {
        let (tag, after) = from.split_once('>').unwrap();
        rest = after;
        let name = tag.split([' ', '\n']).next().unwrap();
        if let Some(closed) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "in {tag}");
        } else if name == "script" || name == "style" {
            // What is inside is no markup.
            rest = rest.split_once(&format!("</{name}>")).unwrap().1;
        } else if !(tag.ends_with('/') || matches!(name, "!DOCTYPE" | "meta")) {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0]);
}

#[test]
fn names_cannot_break_out_of_the_page() {
    let plan = plan(60).counting_cards(game().as_ref());
    let mut report = report(&plan);
    let evil = "<script>alert('x')</script>";
    let cards = report.cards.as_mut().unwrap();
    cards.rows[0].card.name = evil.to_owned();
    cards.rows[0].q = 0.0;
    cards.unused[0].name = evil.to_owned();
    report.entrants[0].bot = evil.to_owned();
    report.endings[0].way = evil.to_owned();
    report.duels[0].bot = evil.to_owned();
    let headline = Headline {
        title: evil.to_owned(),
        command: evil.to_owned(),
    };
    let page = page(&report, &headline).unwrap();
    assert!(!page.contains("<script>alert"));
    assert!(page.matches("&lt;script&gt;alert").count() >= 8);
}

#[test]
fn a_comparison_has_a_page_with_the_game_and_the_cards() {
    let book = |seed| {
        let plan = Plan {
            seed: Seed::from_number(seed),
            ..plan(60).counting_cards(game().as_ref())
        };
        play(&plan, 2)
    };
    let (one, other) = (book(1), book(2));
    let compared = compare(("<one>", &one), ("other", &other));
    let cards = { compared.differences.iter() }.filter(|it| it.topic.section == "card");
    assert!(cards.clone().count() > 50);
    let alarms = cards.filter(|it| it.matters).count();
    assert!(alarms <= 2, "{alarms} cards differ between equal runs");
    let page = comparison(&compared, &headline()).unwrap();
    assert_closed(&page);
    for word in [
        r#"id="game""#,
        r#"id="cards""#,
        "&lt;one&gt;",
        "B less A",
        "king held",
    ] {
        assert!(page.contains(word), "{word}");
    }
}

#[test]
fn a_run_that_counts_cards_is_another_one() {
    let (plain, counting) = (plan(6), plan(6).counting_cards(game().as_ref()));
    for (one, other) in [(&plain, &counting), (&counting, &plain)] {
        let told = same_run(one, other).unwrap_err().to_string();
        assert!(told.contains("its cards is") && told.len() < 500, "{told}");
    }
}
