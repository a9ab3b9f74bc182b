//! The guide to the card language is complete and its examples are real cards.

use darkest_doom::cards::{Pack, templates};

const GUIDE: &str = include_str!("../../../docs/card-language.md");

/// The chapter about this game.
fn chapter() -> &'static str {
    GUIDE
        .split("## Darkest Doom\n")
        .nth(1)
        .expect("a chapter about the game")
}

/// Words and plurals are explained in passing, not each in a line of its own.
fn is_word(key: &str) -> bool {
    let words = [
        "Colour",
        "Icon",
        "AreaType",
        "MonsterKind",
        "Phase",
        "SpellKind",
        "Set",
        "RelicTest",
        "Noun",
    ];
    words.contains(&key.split('.').next().unwrap_or(key)) || !key.contains('.')
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
    assert!(shown > 190, "{shown}");
}

#[test]
fn the_examples_can_be_added_to_the_built_in_pack() {
    let examples = GUIDE.split("```doom\n").skip(1);
    let examples: String = examples
        .map(|rest| rest.split("```").next().unwrap_or(""))
        .collect();
    let mut sources = Pack::built_in_sources();
    sources.add("guide.cards", examples);
    let pack = Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    for id in ["hunting_horn", "second_skin", "singing_wire"] {
        assert!(pack.designs.iter().any(|it| it.id == id), "{id}");
    }
    let has = pack
        .achievements
        .iter()
        .any(|it| it.id == "friend_of_the_hunt");
    assert!(has);
    assert!(pack.events.iter().any(|it| it.id == "cold_moon"));
}
