//! What spells bring was learnt for the spells as they are now.

use black_rose_wars::cards::{Amount, Op, Pack};
use black_rose_wars::parts::promised_by_words;
use black_rose_wars::promises::{Learnt, Lesson};
use std::collections::BTreeMap;

fn learnt() -> BTreeMap<String, Lesson> {
    serde_json::from_str(include_str!("../learnt/promises.json")).expect("the file is whole")
}

#[test]
fn every_spell_of_the_box_was_learnt_as_it_is_now() {
    let (pack, learnt) = (Pack::built_in(), learnt());
    let promises = Learnt::built_in().promises(&pack);
    assert_eq!(learnt.len(), pack.spells.len());
    for (spell, promise) in pack.spells.iter().zip(promises) {
        let lesson = learnt.get(&spell.id).map(|it| it.brings);
        assert_eq!(Some(promise), lesson, "{}: learn again", spell.id);
    }
}

#[test]
fn a_spell_that_was_changed_is_judged_by_its_words() {
    let pack = Pack::built_in();
    let mut spell = pack.spells[0].clone();
    let n = Amount::Fixed(7);
    spell.top.effect.ops.push(Op::Suffering { n });
    let words = promised_by_words(&spell);
    assert_ne!(words, promised_by_words(&pack.spells[0]));
    assert_eq!(Learnt::built_in().promise(&spell), words);
    spell.id.push_str("_x");
    assert_eq!(Learnt::built_in().promise(&spell), words);
}
