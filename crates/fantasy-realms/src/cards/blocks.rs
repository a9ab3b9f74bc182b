//! What the blocks of a card file may say, and their names.

use super::Names;
use cardtext::{Block, Schema, Value, Vocabulary};

pub(super) const SUIT: Schema = Schema {
    kind: "suit",
    required: &["name"],
    optional: &["name.pl", "name.ru", "selectable", "module"],
};

pub(super) const CARD: Schema = Schema {
    kind: "realm card",
    required: &["name", "suit", "strength"],
    optional: &[
        "name.pl", "name.ru", "name_key", "number", "module", "replaces", "choice", "bonus",
        "penalty",
    ],
};

pub(super) const ITEM: Schema = Schema {
    kind: "cursed item",
    required: &["name", "value", "timing"],
    optional: &[
        "name.pl",
        "name.ru",
        "number",
        "value_two_players",
        "copyable",
        "rule",
        "effect",
        "bonus",
    ],
};

pub(super) fn same(a: &Names, b: &Names) -> bool {
    same_word(&a.en, &b.en)
}

/// Sentences are read whatever their capitals, so capitals cannot tell two words apart.
pub(super) fn same_word(a: &str, b: &str) -> bool {
    a.to_lowercase() == b.to_lowercase()
}

/// The key of a card's name: its id unless it says otherwise.
pub(super) fn name_key(block: &Block<'_>) -> String {
    block
        .value("name_key")
        .map_or_else(|| block.id.value.to_owned(), Value::text)
}

pub(super) fn names(block: &Block<'_>) -> Names {
    let tidy = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = |key| block.value(key).map(|value| tidy(value.text()));
    let en = name("name").unwrap_or_default();
    Names {
        pl: name("name.pl").unwrap_or_else(|| en.clone()),
        ru: name("name.ru").unwrap_or_else(|| en.clone()),
        en,
    }
}

pub(super) fn add_word(vocabulary: &mut Vocabulary, class: &str, names: &Names) {
    let index = vocabulary.add(class, names.en.clone());
    for language in ["pl", "ru"] {
        vocabulary.translate(class, index, language, names.of(language));
    }
}
