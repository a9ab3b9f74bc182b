//! The score vectors of section 16 of the rules.

mod common;

use common::Realm;
use fantasy_realms::scoring::vectors::VectorCase;

fn check(lines: &str) {
    let realm = Realm::new();
    let mut mismatches = Vec::new();
    for line in lines.lines() {
        let case = VectorCase::parse(&realm.pack, line).expect("a well-formed case");
        mismatches.extend(case.check(realm.book(case.suits_module)).err());
    }
    let report: Vec<String> = mismatches
        .iter()
        .take(10)
        .map(ToString::to_string)
        .collect();
    assert!(
        mismatches.is_empty(),
        "{} mismatches:\n{}",
        mismatches.len(),
        report.join("\n")
    );
}

// rule: FR-13.1, FR-14.1
#[test]
fn base_hands_with_given_choices() {
    check(include_str!("data/base-sample.jsonl"));
}

// rule: FR-13.1, FR-14.1
#[test]
fn hoard_hands_with_given_choices() {
    check(include_str!("data/hoard-sample.jsonl"));
}

// rule: FR-10.1, FR-11.2, FR-11.5
#[test]
fn best_choices_of_base_hands() {
    check(include_str!("data/base-best-sample.jsonl"));
}

// rule: FR-10.1, FR-11.2, FR-11.5
#[test]
fn best_choices_of_hoard_hands() {
    check(include_str!("data/hoard-best-sample.jsonl"));
}
