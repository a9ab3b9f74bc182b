//! The built-in pack is what the box contains.

use black_rose_wars::cards::{
    Archetype, Colour, Element, Fixed, Keyword, Pack, School, Spell, SpellDeck, SpellType,
};

fn cards<'a>(spells: impl IntoIterator<Item = &'a Spell>) -> u32 {
    spells.into_iter().map(|it| u32::from(it.copies)).sum()
}

fn total(copies: impl IntoIterator<Item = u8>) -> u32 {
    copies.into_iter().map(u32::from).sum()
}

// rule: BRW-1.1, BRW-9.1
#[test]
fn spells_come_in_three_sorts() {
    let pack = Pack::built_in();
    for school in School::ALL {
        let deck = SpellDeck::School(*school);
        let spells: Vec<&Spell> = pack.spells.iter().filter(|it| it.deck == deck).collect();
        assert_eq!((spells.len(), cards(spells)), (12, 36), "{school:?}");
    }
    let own = |it: &&Spell| matches!(it.deck, SpellDeck::Personal(_));
    assert_eq!(cards(pack.spells.iter().filter(own)), 12);
    let forgotten = |it: &&Spell| it.deck == SpellDeck::Forgotten;
    assert_eq!(cards(pack.spells.iter().filter(forgotten)), 9);
}

// rule: BRW-1.1
#[test]
fn decks_have_their_printed_numbers() {
    let pack = Pack::built_in();
    let moons = |count: &dyn Fn(u8) -> usize| [1, 2, 3].map(count);
    let quests = |moon| pack.quests.iter().filter(|it| it.moon == moon).count();
    assert_eq!(moons(&quests), [15, 21, 13]);
    for (avatar, number) in [(false, 13), (true, 5)] {
        let events = |moon| {
            let events = pack.events.iter();
            events
                .filter(|it| (it.avatar, it.moon) == (avatar, moon))
                .count()
        };
        assert_eq!(moons(&events), [number; 3]);
    }
    assert_eq!(total(pack.evocations.iter().map(|it| it.copies)), 34);
    assert_eq!(total(pack.upgrades.iter().map(|it| it.copies)), 18);
    assert_eq!(total(pack.misfortunes.iter().map(|it| it.copies)), 12);
}

// rule: BRW-1.2
#[test]
fn the_altars_share_their_figures() {
    let pack = Pack::built_in();
    let altars: Vec<u8> = pack
        .evocations
        .iter()
        .filter(|it| it.archetype == Archetype::Altar)
        .map(|it| it.pool)
        .collect();
    assert_eq!(altars.len(), 3);
    assert!(altars.iter().all(|pool| *pool == altars[0]));
    assert_eq!(pack.figures[usize::from(altars[0])], 5);
}

// rule: BRW-1.6
#[test]
fn mages_have_their_printed_values() {
    let pack = Pack::built_in();
    let values: Vec<(&str, [u8; 5])> = pack
        .mages
        .iter()
        .map(|it| {
            let values = [
                it.life,
                it.strength,
                it.moves,
                it.quest_limit,
                it.hand_limit,
            ];
            (it.names.en.as_str(), values)
        })
        .collect();
    assert_eq!(
        values,
        [
            ("Baron Doria", [10, 2, 2, 2, 8]),
            ("Rikkart", [11, 2, 2, 2, 7]),
            ("Gramigna", [11, 2, 2, 2, 7]),
            ("Arianna", [10, 2, 2, 2, 8]),
        ]
    );
    for (at, mage) in (0..).zip(&pack.mages) {
        let deck = pack.spell(mage.personal).deck;
        assert!(matches!(deck, SpellDeck::Personal(owner) if owner.0 == at));
    }
}

// rule: BRW-1.7, BRW-1.8
#[test]
fn rooms_have_their_colours_slots_and_rewards() {
    let pack = Pack::built_in();
    for colour in Colour::ALL {
        let rooms = pack.rooms.iter().filter(|it| it.colour == *colour);
        let expected = if *colour == Colour::Black { 1 } else { 3 };
        assert_eq!(rooms.count(), expected, "{colour:?}");
    }
    for room in &pack.rooms {
        let expected = match (room.fixed, room.colour) {
            (Fixed::Centre | Fixed::BesideCentre, _) => (10, [6, 3, 1]),
            (_, Colour::Yellow) => (5, [3, 1, 1]),
            (_, Colour::Green) => (4, [2, 1, 0]),
            _ => (6, [4, 2, 1]),
        };
        assert_eq!((room.slots, room.flags), expected, "{}", room.id);
    }
}

// rule: BRW-1.9
#[test]
fn the_avatar_has_ten_orders_a_moon() {
    let pack = Pack::built_in();
    let orders = |moon| pack.orders.iter().filter(|it| it.moon == moon).count();
    assert_eq!([1, 2, 3].map(orders), [10, 10, 10]);
}

// rule: BRW-9.2, BRW-9.3, BRW-9.7
#[test]
fn halves_have_conditions_where_they_wait() {
    let pack = Pack::built_in();
    let waits = |kind| matches!(kind, SpellType::Trap | SpellType::Protect);
    for spell in &pack.spells {
        for half in std::iter::once(&spell.top).chain(&spell.bottom) {
            assert_eq!(half.trigger.is_some(), waits(half.kind), "{}", spell.id);
            assert!(!half.effect.ops.is_empty(), "{}", spell.id);
        }
        let whole = spell.bottom.is_none();
        assert!(!whole || spell.top.kind == SpellType::Trap, "{}", spell.id);
    }
    assert!(pack.spells.iter().any(|it| it.bottom.is_none()));
}

// rule: BRW-9.4, BRW-9.5
#[test]
fn every_type_and_element_occurs() {
    let pack = Pack::built_in();
    let halves = || {
        pack.spells
            .iter()
            .flat_map(|it| std::iter::once(&it.top).chain(&it.bottom))
    };
    for kind in SpellType::ALL {
        assert!(halves().any(|it| it.kind == *kind), "{kind:?}");
    }
    for element in Element::ALL {
        assert!(halves().any(|it| it.element == *element), "{element:?}");
    }
    for keyword in Keyword::ALL {
        assert!(
            halves().any(|it| it.keywords.contains(keyword)),
            "{keyword:?}"
        );
    }
}

// rule: BRW-3.2.7
#[test]
fn the_two_grimoires_of_a_school_are_its_twelve_spells() {
    let pack = Pack::built_in();
    for card in &pack.schools {
        let [first, second] = &card.grimoires;
        let mut spells: Vec<_> = first.iter().chain(second).collect();
        spells.sort();
        spells.dedup();
        assert_eq!(spells.len(), 12, "{:?}", card.school);
        let deck = SpellDeck::School(card.school);
        assert!(spells.iter().all(|id| pack.spell(**id).deck == deck));
    }
}
