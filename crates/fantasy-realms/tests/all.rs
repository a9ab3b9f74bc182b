//! All tests of the crate in one program: every program is built and linked with all of the kernel.
#![allow(
    clippy::duplicate_mod,
    reason = "the scoring tests each bring what they share"
)]

#[path = "cards_docs.rs"]
mod cards_docs;
#[path = "cards_errors.rs"]
mod cards_errors;
#[path = "cards_facts.rs"]
mod cards_facts;
#[path = "cards_fuzz.rs"]
mod cards_fuzz;
#[path = "cards_grammar.rs"]
mod cards_grammar;
#[path = "cards_items.rs"]
mod cards_items;
#[path = "cards_round_trip.rs"]
mod cards_round_trip;
#[path = "play_properties.rs"]
mod play_properties;
#[path = "rules_scenarios.rs"]
mod rules_scenarios;
#[path = "rules_setup.rs"]
mod rules_setup;
#[path = "rules_table/main.rs"]
mod rules_table;
#[path = "scoring_best.rs"]
mod scoring_best;
#[path = "scoring_breakdown.rs"]
mod scoring_breakdown;
#[path = "scoring_cases.rs"]
mod scoring_cases;
#[path = "scoring_vectors.rs"]
mod scoring_vectors;
