//! What the blocks of a card file may say, and their names.

use cardtext::{Block, Names, Schema, Value};

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
