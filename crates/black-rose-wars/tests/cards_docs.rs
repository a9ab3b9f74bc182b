//! The guide to the card language is complete and its examples are real cards.

use black_rose_wars::cards::{Pack, templates};

const GUIDE: &str = include_str!("../../../docs/card-language.md");

/// The chapter about this game.
fn chapter() -> &'static str {
    GUIDE
        .split("## Black Rose Wars\n")
        .nth(1)
        .expect("a chapter about the game")
}

/// Words and plurals are explained in passing, not each in a line of its own.
fn is_word(key: &str) -> bool {
    let words = [
        "SpellType",
        "Element",
        "Colour",
        "Archetype",
        "School",
        "Trait",
        "DamageSource",
        "Priority",
        "Action",
        "Phase",
        "Timing",
        "SourceKind",
        "Spells",
        "Archetypes",
    ];
    let plural = key.ends_with(".one") || key.ends_with(".many");
    plural || words.contains(&key.split('.').next().unwrap_or(key)) || !key.contains('.')
}

#[test]
fn every_sentence_is_in_the_guide() {
    let (mut shown, chapter) = (0, chapter());
    for (key, template) in templates().into_iter().flatten() {
        if !is_word(key) && !template.trim().is_empty() {
            let line = format!("`{template}`");
            assert!(chapter.contains(&line), "{key}: {template}");
            shown += 1;
        }
    }
    assert!(shown > 250, "{shown}");
}

#[test]
fn the_examples_can_be_added_to_the_built_in_pack() {
    let examples = GUIDE.split("```roses\n").skip(1);
    let examples: String = examples
        .map(|rest| rest.split("```").next().unwrap_or(""))
        .collect();
    let mut sources = Pack::built_in_sources();
    sources.add("guide.cards", examples);
    let pack = Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert!(pack.spells.iter().any(|it| it.id == "thorn_lance"));
    assert!(pack.quests.iter().any(|it| it.id == "first_thorn"));
    assert!(pack.events.iter().any(|it| it.id == "hard_winter"));
    assert!(pack.evocations.iter().any(|it| it.id == "thorn_golem"));
}
