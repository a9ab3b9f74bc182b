//! The guide to the card language is complete and its examples are real cards.

use spellbook::cards::{Pack, templates};

const GUIDE: &str = include_str!("../../../docs/card-language.md");

#[test]
fn every_sentence_is_in_the_guide() {
    let kinds = ["Effect.", "Clause.", "Score.", "Wild."];
    for (key, template) in templates().into_iter().flatten() {
        if kinds.iter().any(|kind| key.starts_with(kind)) && *key != "Clause.Act" {
            let shown = format!("`{template}`");
            assert!(GUIDE.contains(&shown), "{key}: {template}");
        }
    }
}

#[test]
fn the_examples_can_be_added_to_the_built_in_pack() {
    let examples = GUIDE.split("```spells\n").skip(1);
    let examples: String = examples
        .map(|rest| rest.split("```").next().unwrap_or(""))
        .collect();
    let mut sources = Pack::built_in_sources();
    sources.add("guide.cards", examples);
    let pack = Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert!(pack.find("whirlpool").is_some());
    assert!(pack.actions.iter().any(|action| action.id == "barter"));
}
