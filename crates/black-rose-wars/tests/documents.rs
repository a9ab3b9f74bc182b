//! The card data of the documents reads completely, and is what the box contains.

use crate::printed as documents;

use black_rose_wars::cards::{Colour, Op, Pack, School, SpellDeck, Trigger};
use documents::{FILES, Ids};
use serde_json::Value;

fn copies(pack: &Pack, of: impl Fn(SpellDeck) -> bool) -> u32 {
    pack.spells
        .iter()
        .filter(|spell| of(spell.deck))
        .map(|spell| u32::from(spell.copies))
        .sum()
}

// rule: BRW-1.1
#[test]
fn the_box_contains_every_spell_three_times() {
    let pack = documents::uncompiled();
    for school in School::ALL {
        assert_eq!(
            36,
            copies(&pack, |deck| deck == SpellDeck::School(*school)),
            "{school:?}"
        );
    }
    assert_eq!(
        12,
        copies(&pack, |deck| matches!(deck, SpellDeck::Personal(_)))
    );
    assert_eq!(9, copies(&pack, |deck| deck == SpellDeck::Forgotten));
    assert_eq!(85, pack.spells.len());
}

// rule: BRW-1.1
#[test]
fn the_box_contains_the_printed_numbers_of_cards() {
    let pack = documents::uncompiled();
    let sum = |copies: &mut dyn Iterator<Item = u8>| copies.map(u32::from).sum::<u32>();
    assert_eq!(34, sum(&mut pack.evocations.iter().map(|it| it.copies)));
    assert_eq!(18, sum(&mut pack.upgrades.iter().map(|it| it.copies)));
    assert_eq!(12, sum(&mut pack.misfortunes.iter().map(|it| it.copies)));
    let quests = |moon| pack.quests.iter().filter(|it| it.moon == moon).count();
    assert_eq!([15, 21, 13], [1, 2, 3].map(quests));
    let events = |avatar, moon| {
        pack.events
            .iter()
            .filter(|it| it.avatar == avatar && it.moon == moon)
            .count()
    };
    assert_eq!([13, 13, 13], [1, 2, 3].map(|moon| events(false, moon)));
    assert_eq!([5, 5, 5], [1, 2, 3].map(|moon| events(true, moon)));
    assert_eq!((19, 4), (pack.rooms.len(), pack.mages.len()));
}

// rule: BRW-1.9
#[test]
fn the_avatar_has_ten_orders_a_moon() {
    let pack = documents::uncompiled();
    let orders = |moon| pack.orders.iter().filter(|it| it.moon == moon).count();
    assert_eq!([10, 10, 10], [1, 2, 3].map(orders));
}

// rule: BRW-1.2
#[test]
fn the_three_altars_share_five_figures() {
    let pack = documents::uncompiled();
    assert_eq!(vec![3, 9, 5, 3, 3, 8, 1], pack.figures);
    let altars: Vec<u8> = pack.evocations[2..5].iter().map(|it| it.pool).collect();
    assert_eq!(vec![2, 2, 2], altars);
}

// rule: BRW-1.8
#[test]
fn there_are_three_rooms_of_each_colour_and_a_black_one() {
    let pack = documents::uncompiled();
    for colour in Colour::ALL {
        let rooms = pack
            .rooms
            .iter()
            .filter(|room| room.colour == *colour)
            .count();
        assert_eq!(
            if *colour == Colour::Black { 1 } else { 3 },
            rooms,
            "{colour:?}"
        );
    }
}

// rule: BRW-1.1
#[test]
fn cards_lie_by_moon_and_grimoires_divide_their_school() {
    let pack = documents::uncompiled();
    assert!(pack.quests.is_sorted_by_key(|quest| quest.moon));
    assert!(
        pack.events
            .is_sorted_by_key(|event| (event.avatar, event.moon))
    );
    assert!(pack.orders.is_sorted_by_key(|order| order.moon));
    for (school, card) in School::ALL.iter().zip(&pack.schools) {
        assert_eq!(*school, card.school);
        let mut spells = card.grimoires.concat();
        spells.sort_unstable();
        spells.dedup();
        assert_eq!(
            [6, 6],
            [card.grimoires[0].len(), card.grimoires[1].len()],
            "{school:?}"
        );
        assert_eq!(12, spells.len(), "{school:?}");
        let deck = SpellDeck::School(*school);
        assert!(
            spells.iter().all(|id| pack.spell(*id).deck == deck),
            "{school:?}"
        );
    }
}

/// Says `read` everything that is said by `given`? It may say defaults on top.
fn says_all(read: &Value, given: &Value) -> bool {
    match (read, given) {
        (_, Value::Null) => true,
        (Value::Object(read), Value::Object(given)) => given.iter().all(|(key, given)| {
            given.is_null() || read.get(key).is_some_and(|it| says_all(it, given))
        }),
        (Value::Array(read), Value::Array(given)) => {
            read.len() == given.len() && read.iter().zip(given).all(|(a, b)| says_all(a, b))
        }
        _ => read == given,
    }
}

/// Every program and trigger in a file, wherever it stands.
fn visit(value: &Value, found: &mut dyn FnMut(&str, &Value)) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| match key.as_str() {
            "ops" | "when" => found(key, value),
            _ => visit(value, found),
        }),
        Value::Array(items) => items.iter().for_each(|item| visit(item, found)),
        _ => {}
    }
}

// rule: BRW-1.1
#[test]
fn nothing_in_a_program_is_overlooked() {
    let ids = Ids::read();
    let mut programs = 0;
    for (name, text) in FILES {
        let file: Value = serde_json::from_str(text).expect("JSON");
        visit(&file, &mut |key, given| {
            let given = ids.indexed(given);
            let read = if key == "ops" {
                serde_json::from_value::<Vec<Op>>(given.clone()).map(serde_json::to_value)
            } else {
                serde_json::from_value::<Trigger>(given.clone()).map(serde_json::to_value)
            };
            let read = read.unwrap_or_else(|why| panic!("{name}: {why}: {given}"));
            let read = read.expect("JSON");
            assert!(says_all(&read, &given), "{name}: {given}\n{read}");
            programs += 1;
        });
    }
    let spells = 166 + 38; // halves, and the conditions of some
    let quests = 49 + 49; // effects and tasks
    let orders = 57 + 6 + 1; // steps, answers, the ability of the Avatar
    let others = 39 + 15 + 9 + 6 + 4 + 19 * 2; // events, evocations and so on, sides of rooms
    assert_eq!(spells + quests + orders + others, programs);
}

// rule: BRW-1.1
#[test]
fn every_card_of_the_documents_compiles() {
    let pack = documents::pack();
    assert_eq!(216 + 12 + 9, pack.cards.len());
    assert!(
        pack.cards.is_sorted(),
        "copies of a spell are numbered one after another"
    );
    let halves = pack
        .spells
        .iter()
        .flat_map(|it| std::iter::once(&it.top).chain(&it.bottom));
    let mut programs: Vec<_> = halves.map(|half| half.effect.program).collect();
    assert_eq!(166, programs.len());
    programs.sort_unstable();
    programs.dedup();
    assert_eq!(166, programs.len(), "every half has a program of its own");
    assert!(
        programs
            .iter()
            .all(|id| usize::from(id.0) < pack.programs.len())
    );
}
