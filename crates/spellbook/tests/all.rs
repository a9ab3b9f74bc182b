//! All tests of the crate in one program: every program is built and linked with all of the kernel.

// What they share.
mod common;

#[path = "cards_docs.rs"]
mod cards_docs;
#[path = "cards_errors.rs"]
mod cards_errors;
#[path = "cards_facts.rs"]
mod cards_facts;
#[path = "cards_round_trip.rs"]
mod cards_round_trip;
#[path = "play_properties.rs"]
mod play_properties;
#[path = "rules_constant.rs"]
mod rules_constant;
#[path = "rules_days.rs"]
mod rules_days;
#[path = "rules_learning.rs"]
mod rules_learning;
#[path = "rules_solo.rs"]
mod rules_solo;
#[path = "rules_spells.rs"]
mod rules_spells;
#[path = "rules_table.rs"]
mod rules_table;
#[path = "view.rs"]
mod view;
#[path = "words.rs"]
mod words;
