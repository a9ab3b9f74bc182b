//! Everything the game says has words, and everything one can point at a name.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use black_rose_wars::BlackRoseWars;
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{
    AnyGame, Chance, Game, Lang, Phrasebook, Seed, Setup, Sitting, Target, Viewpoint, erase,
};

fn game() -> Arc<dyn AnyGame> {
    erase(BlackRoseWars::from_pack(None).unwrap())
}

fn setups() -> [Setup; 4] {
    [
        Setup::of(1).with("avatar", "master"),
        Setup::of(2),
        Setup::of(3).with("avatar", "apprentice"),
        Setup::of(4).with("setup", "random"),
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
    let spells = game.cards(Lang::Ru);
    let torment = spells.iter().find(|it| it.id == "grim_torment").unwrap();
    assert_eq!(torment.names[0].1, "Grim Torment");
    assert_eq!(torment.names[1].1, "Ponura Udręka");
    let Target::Card(card) = torment.target else {
        panic!("a spell is a card");
    };
    let halves = [1, 2].map(|half| game.name(Target::Card(card + half * 256), Lang::En));
    let halves = halves.map(Option::unwrap);
    assert_eq!(halves, ["Grim Torment (top)", "Grim Torment (bottom)"]);
}

#[test]
fn whoever_asks_gets_the_text_of_a_card() {
    let game = game();
    let cards = game.cards(Lang::En);
    let textless = |it: &&table::pack::CardEntry| {
        let plain = it.tags[0].1 == "mage" || it.tags[0].1 == "avatar";
        it.text.is_empty() && !plain
    };
    let textless: Vec<_> = cards.iter().filter(textless).map(|it| &it.id).collect();
    assert!(textless.is_empty(), "{textless:?}");
    let torment = cards.iter().find(|it| it.id == "grim_torment").unwrap();
    let text = game.explain(torment.target, Lang::En).unwrap();
    assert!(text.starts_with("Grim Torment ("), "{text}");
    assert!(text.contains("3 damage"), "{text}");
}

// rule: BRW-1.1
#[test]
fn the_catalogue_has_every_card_once() {
    let cards = game().cards(Lang::En);
    let of = |kind: &str| {
        let tag = ("type".to_owned(), kind.to_owned());
        cards.iter().filter(|it| it.tags.contains(&tag)).count()
    };
    let kinds = ["spell", "quest", "event", "order", "room", "mage"];
    assert_eq!(kinds.map(of), [85, 49, 54, 30, 19, 4]);
    let ids: BTreeSet<_> = cards.iter().map(|it| format!("{:?}", it.target)).collect();
    assert_eq!(ids.len(), cards.len());
}
