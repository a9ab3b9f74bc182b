//! What is written is what runs is what is shown: the sentences of the card files come back word
//! for word from the operations they were read into.

use cardtext::{Block, Language, Value, read_blocks};
use spellbook::cards::Pack;

/// The text of a key as it stands in the file, on one line.
fn written(block: &Block<'_>, key: &str) -> String {
    block.value(key).map(Value::text).unwrap_or_default()
}

#[test]
fn every_spell_and_action_is_printed_as_it_is_written() {
    let (sources, pack) = (Pack::built_in_sources(), Pack::built_in());
    let mut problems = Vec::new();
    let blocks = read_blocks(&sources, &mut problems);
    assert!(problems.is_empty());
    let english = Language::english();
    let (mut spells, mut actions) = (0, 0);
    for block in &blocks {
        if block.kind.is_none() {
            let spell = pack.spell(pack.find(block.id.value).unwrap());
            for level in 3..=5 {
                let text = spell.level(level).text(&pack, &english);
                assert_eq!(text, written(block, &format!("level.{level}")));
            }
            spells += 1;
        } else {
            let action = pack
                .actions
                .iter()
                .find(|it| it.id == block.id.value)
                .unwrap();
            let text = cardtext::print(&action.effects, pack.vocabulary(), &english);
            assert_eq!(text, written(block, "effect"));
            actions += 1;
        }
    }
    assert_eq!((spells, actions), (21, 4));
}
