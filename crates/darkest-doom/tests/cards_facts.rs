//! The built-in pack is what the box contains.

use darkest_doom::cards::{
    AreaType, Colour, Creation, GoalKind, Icon, MonsterKind, Op, Pack, RelicTest, ResourceDeck,
    SpellKind, Timing,
};

fn count<T>(list: &[T], such: impl Fn(&T) -> bool) -> usize {
    list.iter().filter(|it| such(it)).count()
}

// rule: DD-1.12, DD-10.1
#[test]
fn the_four_resource_decks_show_every_icon_equally_often() {
    let pack = Pack::built_in();
    for (deck, designs, cards) in [
        (ResourceDeck::Equipment, 18, 36),
        (ResourceDeck::Trap, 14, 30),
        (ResourceDeck::Encounter, 18, 36),
        (ResourceDeck::Spell, 21, 48),
    ] {
        let of = |it: &darkest_doom::cards::Design| it.deck == deck;
        assert_eq!(count(&pack.designs, of), designs, "{deck:?}");
        let copies = |icon: Icon| {
            let such = |it: &darkest_doom::cards::CardCopy| {
                pack.designs[it.design.index()].deck == deck && it.icon == icon
            };
            count(&pack.cards, such)
        };
        for icon in Icon::ALL {
            assert_eq!(copies(*icon), cards / 6, "{deck:?} {icon:?}");
        }
    }
}

// rule: DD-10.28
#[test]
fn battle_spells_are_for_combats_and_others_for_the_own_turn() {
    let pack = Pack::built_in();
    for design in pack.designs.iter().filter(|it| it.kind.is_some()) {
        let battle = design.kind == Some(SpellKind::Battle);
        assert_eq!(battle, design.timing != Timing::OwnTurn, "{}", design.id);
        let ranged = design.kind == Some(SpellKind::Ranged);
        assert_eq!(ranged, design.range.is_some(), "{}", design.id);
    }
}

// rule: DD-1.12, DD-2.6, DD-1.11
#[test]
fn decks_have_their_printed_numbers() {
    let pack = Pack::built_in();
    assert_eq!(pack.characters.len(), 4);
    assert_eq!(pack.corruption.len(), 30);
    assert_eq!(count(&pack.corruption, |it| it.leader), 1);
    assert_eq!(pack.missions.len(), 36);
    for test in RelicTest::ALL {
        assert_eq!(count(&pack.missions, |it| it.test == *test), 18);
    }
    assert_eq!(pack.achievements.len(), 26);
    assert_eq!(pack.achievement_cards.len(), 36);
    assert_eq!(count(&pack.events, |it| it.echo), 5);
    assert_eq!(count(&pack.events, |it| !it.echo), 15);
    assert_eq!(pack.event_maps.len(), 16);
    assert_eq!(pack.attacks.len(), 24);
    assert_eq!(pack.monsters.len(), MonsterKind::ALL.len());
    assert_eq!(count(&pack.goals, |it| it.kind == GoalKind::Guardian), 4);
    assert_eq!(count(&pack.goals, |it| it.kind == GoalKind::Structure), 4);
    assert_eq!(pack.virtual_cards.len(), 16);
    assert_eq!(pack.trails.len(), 24);
    assert_eq!(pack.spaces.len(), 5);
}

// rule: DD-4.3
#[test]
fn every_guardian_starts_with_twelve_points() {
    for guardian in Pack::built_in().characters {
        assert_eq!(guardian.start.iter().sum::<u8>(), 12, "{}", guardian.id);
    }
}

// rule: DD-1.5, DD-1.10, DD-17.7, DD-17.8
#[test]
fn the_map_has_a_place_for_everything() {
    let pack = Pack::built_in();
    let of = |kind: AreaType| pack.map.of_type(kind).len();
    assert_eq!(pack.areas.len(), 46);
    for (kind, number) in AreaType::ALL.iter().zip([4, 4, 4, 8, 4, 4, 8, 8, 1, 1]) {
        assert_eq!(of(*kind), number, "{kind:?}");
    }
    let edges: usize = pack.areas.iter().map(|it| it.adjacent.len()).sum();
    assert_eq!(edges / 2, 80);
    for colour in Colour::ALL {
        let region = |it: &darkest_doom::cards::Area| it.region == Some(*colour);
        assert_eq!(count(&pack.areas, region), 11);
    }
    for map in &pack.event_maps {
        assert_eq!(
            (map.abysses.len(), map.monsters.len()),
            (6, 3),
            "{}",
            map.id
        );
    }
}

// rule: DD-13.1
#[test]
fn every_area_that_is_no_temple_and_no_path_has_its_mission() {
    let pack = Pack::built_in();
    for (number, area) in pack.areas.iter().enumerate() {
        let such = count(&pack.missions, |it| it.area.index() == number);
        let none = matches!(
            area.kind,
            AreaType::BloodTemple
                | AreaType::WinterMountainPath
                | AreaType::Monolith
                | AreaType::WinterMountain
        );
        assert_eq!(such, usize::from(!none), "{}", area.id);
    }
}

// rule: DD-17.10
#[test]
fn vines_threaten_every_structure_equally() {
    let pack = Pack::built_in();
    for echo in [false, true] {
        for colour in Colour::ALL {
            for icon in [
                Creation::VineCitadel(*colour),
                Creation::VineTemple(*colour),
            ] {
                let events = pack.events.iter().filter(|it| it.echo == echo);
                let icons = events.flat_map(|it| &it.creations);
                assert_eq!(
                    icons.filter(|it| **it == icon).count(),
                    2,
                    "{icon:?} {echo}"
                );
            }
        }
    }
}

// rule: DD-1.16
#[test]
fn the_ambush_difficulty_rises() {
    let pack = Pack::built_in();
    assert_eq!(pack.difficulty, [3, 3, 3, 4, 4, 4, 5, 5]);
    assert_eq!(pack.difficulty(1), 3);
    assert_eq!(pack.difficulty(8), 5);
}

// rule: DD-23.20, DD-23.21
#[test]
fn each_virtual_guardian_threatens_to_win_on_one_card_in_either_way() {
    let pack = Pack::built_in();
    for column in 0..3 {
        for round in [7, 8] {
            let wins = |card: &darkest_doom::cards::VirtualCard| {
                let ops = &card.cells[3][column].effect.ops;
                let text = serde_json::to_string(ops).unwrap_or_default();
                let fits = |op: &Op| matches!(op, Op::If { .. });
                ops.iter().any(fits) && text.contains(&format!("\"round\":{round}"))
            };
            assert_eq!(count(&pack.virtual_cards, wins), 1);
        }
    }
}
