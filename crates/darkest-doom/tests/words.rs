//! Everything the game says has words, and everything one can point at a name.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use darkest_doom::DarkestDoom;
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{
    AnyGame, Chance, Game, Lang, Phrasebook, Seed, Setup, Sitting, Target, Viewpoint, erase,
};

fn game() -> Arc<dyn AnyGame> {
    erase(DarkestDoom::from_pack(None).unwrap())
}

fn setups() -> [Setup; 4] {
    [
        Setup::of(1),
        Setup::of(2).with("setup", "choose"),
        Setup::of(3),
        Setup::of(4),
    ]
}

#[test]
fn nothing_is_said_without_words() {
    let gaps = table::words::gaps(&game(), &setups(), 6).unwrap();
    assert_eq!(gaps, BTreeSet::new());
}

#[test]
fn every_picture_is_in_words() {
    let game = game();
    let book = Phrasebook::of(game.as_ref(), Lang::En);
    let mut chance = Chance::from_number(5);
    for setup in setups() {
        let mut sitting = Sitting::start(Arc::clone(&game), setup, Seed::from_number(5)).unwrap();
        while let Some(seat) = sitting.waiting().first() {
            let question = sitting.question(seat).unwrap();
            for viewpoint in [Viewpoint::Seat(seat), Viewpoint::Spectator] {
                let sheet = format!("{:?}", sitting.sheet(&book, viewpoint));
                assert!(!sheet.contains("<sheet"), "{sheet}");
                assert!(!sheet.contains("{$"), "{sheet}");
            }
            sitting
                .answer(seat, &question.random_answer(&mut chance))
                .unwrap();
        }
    }
}

#[test]
fn names_are_known_in_three_languages() {
    let game = game();
    for lang in Lang::ALL {
        let cards = game.cards(lang);
        let nameless = |it: &&table::pack::CardEntry| game.name(it.target, lang).is_none();
        let nameless: Vec<_> = cards.iter().filter(nameless).map(|it| &it.id).collect();
        assert!(nameless.is_empty(), "{nameless:?}");
    }
    let cards = game.cards(Lang::Ru);
    let reaper = cards.iter().find(|it| it.id == "reaper").unwrap();
    assert_eq!(reaper.names[0].1, "Reaper");
    assert_eq!(reaper.names[1].1, "Żniwiarz");
    let Target::Card(card) = reaper.target else {
        panic!("a spell is a card");
    };
    let marked = [1, 2].map(|bit| game.name(Target::Card(card | bit << 12), Lang::En));
    let marked = marked.map(Option::unwrap);
    assert_eq!(marked, ["Reaper (equipped)", "drop Reaper"]);
}

#[test]
fn whoever_asks_gets_the_text_of_a_card() {
    let game = game();
    let cards = game.cards(Lang::En);
    // Maps only show areas, some areas do nothing, and a Guardian is fought as goal or not.
    let silent = ["event_map", "area", "area_type", "goal"];
    let textless = |it: &&table::pack::CardEntry| {
        it.text.is_empty() && !silent.contains(&it.tags[0].1.as_str())
    };
    let textless: Vec<_> = cards.iter().filter(textless).map(|it| &it.id).collect();
    assert!(textless.is_empty(), "{textless:?}");
    let reaper = cards.iter().find(|it| it.id == "reaper").unwrap();
    let text = game.explain(reaper.target, Lang::En).unwrap();
    assert!(text.starts_with("Reaper ("), "{text}");
    assert!(text.contains("sword"), "{text}");
}

// rule: DD-1.12
#[test]
fn the_catalogue_has_every_card_once() {
    let cards = game().cards(Lang::En);
    let of = |kind: &str| {
        let tag = ("type".to_owned(), kind.to_owned());
        cards.iter().filter(|it| it.tags.contains(&tag)).count()
    };
    let kinds = [
        "character",
        "achievement",
        "area",
        "space",
        "goal",
        "monster",
    ];
    assert_eq!(kinds.map(of), [4, 26, 46, 5, 8, 3]);
    let targets: BTreeSet<_> = cards.iter().map(|it| format!("{:?}", it.target)).collect();
    assert_eq!(targets.len(), cards.len());
    let ids: BTreeSet<_> = cards.iter().map(|it| &it.id).collect();
    assert_eq!(ids.len(), cards.len());
}

#[test]
fn copies_of_a_card_are_told_apart_by_their_icons_where_both_are_offered() {
    let game = game();
    let book = Phrasebook::of(game.as_ref(), Lang::En);
    let sitting = Sitting::start(Arc::clone(&game), Setup::of(2), Seed::from_number(5)).unwrap();
    let voice = sitting.voice(&book, Viewpoint::Spectator);
    let [bells, other_bells, another] = [57, 58, 60].map(Target::Card);
    let name = voice.target(bells);
    assert_eq!(voice.target(other_bells), name);
    let both = voice.options(&[bells, other_bells, another]);
    let mark = |target| game.mark(target, Lang::En).unwrap();
    let marked = [bells, other_bells].map(|it| format!("{name} ({})", mark(it)));
    assert_eq!(both[..2], marked);
    assert_ne!(both[0], both[1]);
    assert_eq!(both[2], voice.target(another));
    assert_eq!(voice.options(&[bells]), [name]);
}
