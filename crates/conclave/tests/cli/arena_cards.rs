//! `conclave arena`: what cards are worth, and pages with charts.

use crate::common::{Said, conclave_in};
use std::path::Path;

fn arena_in(folder: &Path, words: &str) -> Said {
    let words = format!("arena fantasy-realms --players 3 --games 60 --seed 5 {words}");
    conclave_in(folder, &words.split(' ').collect::<Vec<_>>(), "")
}

#[test]
fn cards_are_counted_on_demand() {
    let folder = tempfile::tempdir().unwrap();
    let plain = arena_in(folder.path(), "--json").exits(0).json();
    assert!(plain["cards"].is_null());
    let json = arena_in(folder.path(), "--json --card-stats --csv all.csv");
    let json = json.exits(0).json();
    let rows = json["cards"]["rows"].as_array().unwrap();
    assert!(rows.len() > 40);
    let held = |it: &&serde_json::Value| it["id"] == "king" && it["how"] == "held";
    let king = rows.iter().find(held).unwrap();
    assert!(king["seats"].as_u64() > Some(0) && king["win_rate_95"]["low"].is_number());
    let csv = std::fs::read_to_string(folder.path().join("all.csv")).unwrap();
    assert!(csv.contains("\ncard,king held,win_rate,"), "{csv}");
    arena_in(folder.path(), "--card-stats")
        .exits(0)
        .says("lift")
        .says("more than chance");
}

#[test]
fn a_page_counts_cards_and_is_not_written_over() {
    let folder = tempfile::tempdir().unwrap();
    arena_in(folder.path(), "--html page.html").exits(0);
    let page = || std::fs::read_to_string(folder.path().join("page.html")).unwrap();
    let first = page();
    assert!(first.contains("Fantasy Realms") && first.contains("popularity and lift"));
    let command = "conclave arena fantasy-realms --players 3 --games 60 --seed 5 --html page.html";
    assert!(first.contains(command));
    arena_in(folder.path(), "--html page.html")
        .exits(2)
        .complains("--force");
    assert_eq!(page(), first);
    arena_in(
        folder.path(),
        "--compare items=true --html page.html --force",
    )
    .exits(0);
    assert!(page().contains("B less A"));
}

#[test]
fn results_without_cards_do_not_go_on_with_them() {
    let folder = tempfile::tempdir().unwrap();
    arena_in(folder.path(), "--out run.jsonl --html page.html").exits(0);
    arena_in(folder.path(), "--out run.jsonl --card-stats")
        .exits(2)
        .complains("its cards is");
}
