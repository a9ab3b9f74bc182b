//! The guide to the card language is complete and its examples are real cards.

use fantasy_realms::cards::{Pack, templates};

const GUIDE: &str = include_str!("../../../docs/card-language.md");

#[test]
fn every_sentence_is_in_the_guide() {
    let kinds = [
        "Term.",
        "BonusSentence.",
        "PenaltySentence.",
        "ItemSentence.",
        "ItemBonus.",
    ];
    for (key, template) in templates().into_iter().flatten() {
        let is_sentence =
            kinds.iter().any(|kind| key.starts_with(kind)) && !key.ends_with(".Score");
        if is_sentence {
            assert!(
                GUIDE.contains(&format!("`{template}`")),
                "{key}: {template}"
            );
        }
    }
}

#[test]
fn the_examples_can_be_added_to_the_built_in_pack() {
    let examples = GUIDE.split("```cards\n").skip(1);
    let examples: String = examples
        .map(|rest| rest.split("```").next().unwrap_or(""))
        .collect();
    let mut sources = Pack::built_in_sources();
    sources.add("guide.cards", examples);
    let pack = Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert!(pack.find_card("watermill").is_some() && pack.find_item("crowbar").is_some());
}

/// The examples of the table of points, in the words of the guide.
#[test]
fn the_examples_of_points_can_be_read() {
    let pack = Pack::built_in();
    let section = GUIDE
        .split("\n## ")
        .find(|section| section.starts_with("Points"));
    let rows = section
        .into_iter()
        .flat_map(str::lines)
        .filter(|line| line.ends_with(".` |"));
    let mut count = 0;
    for row in rows {
        let example = row.trim_end_matches("` |").rsplit('`').next().unwrap_or("");
        let sentences =
            cardtext::read::<fantasy_realms::cards::BonusSentence>(example, pack.vocabulary());
        assert!(sentences.is_ok_and(|read| read.len() == 1), "{row}");
        count += 1;
    }
    assert_eq!(count, 14);
}
