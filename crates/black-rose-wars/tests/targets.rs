//! The numbers of what one can point at: fixed for a version of the rules, and each with its own name.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use black_rose_wars::BlackRoseWars;
use std::collections::BTreeSet;
use table::{Game, Lang, Target};

fn names<const N: usize>(codes: [u16; N]) -> [String; N] {
    let game = BlackRoseWars::from_pack(None).unwrap();
    codes.map(|code| game.name(Target::Card(code), Lang::En).unwrap())
}

#[test]
fn a_spell_card_is_followed_by_its_halves() {
    let expected = [
        "Shared Torture",
        "Shared Torture (top)",
        "Shared Torture (bottom)",
    ];
    assert_eq!(names([0, 256, 512]), expected);
}

#[test]
fn an_answer_to_each_of_many_things_that_happened_has_its_own_name() {
    let halves: [u16; 200] = std::array::from_fn(|half| 2816 + half as u16 * 256);
    let names = BTreeSet::from(names(halves));
    assert_eq!(names.len(), 200);
    assert!(names.contains("Shared Torture (bottom), to 4"));
}

#[test]
fn things_of_players_are_called_by_the_names_at_the_table() {
    let game = BlackRoseWars::from_pack(None).unwrap();
    let seats = ["Anna", "Bruno"].map(str::to_owned);
    // Cubes of player 1 on the mage of player 2; of the Rose on that of player 3.
    let cubes = |of: u16, on: u16| Target::Slot(0x8000 | of << 12 | 63 << 6 | on);
    let name = |target, seats: &[String]| game.name_among(target, Lang::En, seats).unwrap();
    assert_eq!(name(cubes(0, 1), &seats), "cubes of Anna on Bruno");
    assert_eq!(name(cubes(0, 1), &[]), "cubes of player 1 on player 2");
    assert_eq!(
        name(cubes(4, 2), &seats),
        "cubes of the Black Rose on player 3"
    );
    assert_eq!(name(Target::Card(8 * 256 + 32), &seats), "Slowness (Bruno)");
}
