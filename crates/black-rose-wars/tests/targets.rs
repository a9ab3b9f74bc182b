//! The numbers of what one can point at: fixed for a version of the rules, and each with its own name.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use black_rose_wars::BlackRoseWars;
use std::collections::BTreeSet;
use table::{Game, Lang, Target};

fn name(code: u16) -> String {
    let game = BlackRoseWars::from_pack(None).unwrap();
    game.name(Target::Card(code), Lang::En).unwrap()
}

#[test]
fn a_spell_card_is_followed_by_its_halves() {
    assert_eq!(name(0), "Shared Torture");
    assert_eq!(name(256), "Shared Torture (top)");
    assert_eq!(name(512), "Shared Torture (bottom)");
}

#[test]
fn an_answer_to_each_of_many_things_that_happened_has_its_own_name() {
    let halves = (0..100).flat_map(|event| [2816 + event * 512, 2816 + event * 512 + 256]);
    let names: BTreeSet<String> = halves.map(name).collect();
    assert_eq!(names.len(), 200);
    assert!(names.contains("Shared Torture (bottom), to 4"));
}
