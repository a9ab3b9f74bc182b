//! What is written is what runs is what is shown: the sentences of the card files come back
//! word for word from the operations they were read into.

use cardtext::{Block, Language, Value, read_blocks};
use fantasy_realms::cards::Pack;

/// The text of a key as it stands in the file, on one line.
fn written(block: &Block<'_>, key: &str) -> String {
    block.value(key).map(Value::text).unwrap_or_default()
}

#[test]
fn every_card_and_item_is_printed_as_it_is_written() {
    let (sources, pack) = (Pack::built_in_sources(), Pack::built_in());
    let mut problems = Vec::new();
    let blocks = read_blocks(&sources, &mut problems);
    assert!(problems.is_empty());
    let english = Language::english();
    let (mut cards, mut items) = (0, 0);
    for block in &blocks {
        match block.kind.as_ref().map(|kind| kind.value) {
            None => {
                let card = pack.find_card(block.id.value).unwrap();
                let text = pack.cards[usize::from(card.0)].text(&pack, &english);
                assert_eq!(text.bonus, written(block, "bonus"));
                assert_eq!(text.penalty, written(block, "penalty"));
                cards += 1;
            }
            Some("item") => {
                let item = pack.find_item(block.id.value).unwrap();
                let text = pack.items[usize::from(item.0)].text(&pack, &english);
                assert_eq!(text.timing, written(block, "timing"));
                assert_eq!(text.effect, written(block, "effect"));
                assert_eq!(text.bonus, written(block, "bonus"));
                items += 1;
            }
            Some(_) => {}
        }
    }
    assert_eq!((cards, items), (76, 24));
}
