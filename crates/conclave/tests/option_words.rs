//! Everything that can be chosen before a game starts is said in words: by every game, in every
//! language that has a message file.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeMap;
use std::process::Command;
use std::sync::Arc;
use table::words::option_gaps;
use table::{AnyGame, Game, Lang, OptionKind, Phrasebook, erase};

fn open<G: Game>() -> Arc<dyn AnyGame> {
    erase(G::from_pack(None).unwrap())
}

fn games() -> Vec<Arc<dyn AnyGame>> {
    vec![
        open::<fantasy_realms::FantasyRealms>(),
        open::<spellbook::Spellbook>(),
        open::<black_rose_wars::BlackRoseWars>(),
        open::<darkest_doom::DarkestDoom>(),
    ]
}

#[test]
fn no_game_of_the_house_is_left_out_here() {
    let conclave = env!("CARGO_BIN_EXE_conclave");
    let said = Command::new(conclave).args(["cards", "--json"]).output();
    let counts: BTreeMap<String, usize> = serde_json::from_slice(&said.unwrap().stdout).unwrap();
    let shelved: Vec<_> = counts.into_keys().collect();
    let mut known: Vec<_> = games().iter().map(|game| game.info().id).collect();
    known.sort_unstable();
    assert_eq!(known, shelved);
}

#[test]
fn every_option_and_every_value_has_its_words() {
    for game in games() {
        let written = Lang::ALL
            .into_iter()
            .filter(|lang| !game.messages(*lang).is_empty());
        for lang in written {
            let gaps = option_gaps(game.as_ref(), lang);
            assert!(gaps.is_empty(), "{game:?} in {lang:?}: {gaps:?}");
        }
    }
}

#[test]
fn values_that_are_cards_are_called_by_their_names() {
    let game = open::<spellbook::Spellbook>();
    let spells = game.info().options.iter().find(|spec| spec.key == "spells");
    let OptionKind::List { values } = &spells.unwrap().kind else {
        panic!("the agreed spells are a list");
    };
    assert!(values.iter().any(|value| value == "sacrifice"));
    let book = Phrasebook::of(game.as_ref(), Lang::Pl);
    let word = |key: &str, value: &str| book.option_value(game.as_ref(), key, value);
    assert_eq!(word("spells", "sacrifice"), "Poświęcenie");
    assert_eq!(word("mode", "set1"), "The first introductory set");
    assert_eq!(word("mode", "unheard of"), "unheard of");
}
