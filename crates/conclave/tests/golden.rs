//! Golden games: finished records that every later version replays to the same end, or refuses by
//! name of the version that played them.
//!
//! `golden/<game>/` holds records of every game, every number of players and every value of every
//! option. `make golden` adds what is missing and never rewrites: when the version of the rules is
//! raised or a card changes, the older records stay and prove the refusal, and new ones join them.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::setups::each_value;
use table::{AnyGame, Chance, Game, Question, Record, RecordError, Seed, Setup, Sitting, erase};

fn open<G: Game>() -> Arc<dyn AnyGame> {
    erase(G::from_pack(None).unwrap())
}

fn games() -> [Arc<dyn AnyGame>; 4] {
    [
        open::<fantasy_realms::FantasyRealms>(),
        open::<spellbook::Spellbook>(),
        open::<black_rose_wars::BlackRoseWars>(),
        open::<darkest_doom::DarkestDoom>(),
    ]
}

fn shelf(game: &dyn AnyGame) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    root.join(game.info().id)
}

/// The records of a game, with their files.
fn records(game: &dyn AnyGame) -> Vec<(PathBuf, Vec<u8>)> {
    let Ok(files) = std::fs::read_dir(shelf(game)) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let bytes = std::fs::read(&path).unwrap();
        (path, bytes)
    };
    paths.into_iter().map(read).collect()
}

/// Is the record of the rules and cards of today?
fn is_current(game: &dyn AnyGame, record: &Record) -> bool {
    let hash = table::to_hex(&game.content_hash());
    (record.rules_version, &record.content_hash) == (game.info().rules_version, &hash)
}

/// The setups of the records of today.
fn current_setups(game: &dyn AnyGame) -> Vec<Setup> {
    let read = records(game).into_iter();
    let read = read.filter_map(|(_, bytes)| Record::from_bytes(&bytes).ok());
    let current = read.filter(|record| is_current(game, record));
    current.map(|record| record.setup).collect()
}

/// What is wrong with a golden record, if anything is.
fn problem(game: &Arc<dyn AnyGame>, bytes: &[u8]) -> Option<String> {
    let record = match Record::from_bytes(bytes) {
        Ok(record) => record,
        Err(RecordError::Format { .. }) => return None,
        Err(error) => return Some(error.to_string()),
    };
    let replayed = record.sit_down(game);
    match (is_current(game.as_ref(), &record), replayed) {
        (true, Ok(_)) if !record.is_finished() => Some("it is not finished".to_owned()),
        (true, Ok(_)) => None,
        (true, Err(error)) => Some(error.to_string()),
        // An older edition is told by its number, whatever else differs.
        (false, Err(RecordError::Rules { found, .. })) if found == record.rules_version => None,
        (false, Err(RecordError::Content { found, .. })) if found == record.content_hash => None,
        (false, Err(error)) => Some(format!("it is not refused by its version, but: {error}")),
        (false, Ok(_)) => Some("it is of another version, but is not refused".to_owned()),
    }
}

#[test]
fn golden_games_are_played_as_ever_or_refused_by_name() {
    for game in games() {
        for (path, bytes) in records(game.as_ref()) {
            if let Some(problem) = problem(&game, &bytes) {
                panic!("{}: {problem}", path.display());
            }
        }
    }
}

#[test]
fn every_value_of_every_option_has_a_golden_game_of_today() {
    for game in games() {
        let there = current_setups(game.as_ref());
        for setup in each_value(game.as_ref()) {
            let id = game.info().id;
            assert!(
                there.contains(&setup),
                "{id} lacks a golden game of {setup:?}: `make golden` adds it"
            );
        }
    }
}

/// What a golden record must not get away with: other choices, another end, another edition.
#[test]
fn a_changed_golden_game_is_found() {
    for game in games() {
        let records = records(game.as_ref());
        let read = records.iter().map(|(_, bytes)| Record::from_bytes(bytes));
        let mut read = read.filter_map(Result::ok);
        let record = read.find(|record| is_current(game.as_ref(), record));
        let record = record.unwrap();
        let wrong = |change: fn(&mut Record)| {
            let mut changed = record.clone();
            change(&mut changed);
            problem(&game, &changed.to_binary())
        };
        assert_eq!(wrong(|_| {}), None);
        assert!(wrong(|record| drop(record.choices.pop())).is_some());
        assert!(wrong(|record| record.result.as_mut().unwrap().places[0] += 1).is_some());
        assert!(wrong(|record| record.state_hash = "00".repeat(32)).is_some());
        // Of older rules it is refused by their number, and that is as it should be.
        assert_eq!(wrong(|record| record.rules_version += 1), None);
    }
}

#[test]
#[ignore = "writes files: make golden"]
fn add_missing_golden_games() {
    for game in games() {
        let there = current_setups(game.as_ref());
        std::fs::create_dir_all(shelf(game.as_ref())).unwrap();
        for (number, setup) in (1..).zip(each_value(game.as_ref())) {
            if there.contains(&setup) {
                continue;
            }
            let path = shelf(game.as_ref()).join(file_name(game.as_ref(), &setup));
            assert!(!path.exists(), "{} is there already", path.display());
            let record = play(&game, setup, number);
            std::fs::write(&path, record.to_binary()).unwrap();
            println!("{}: {} choices", path.display(), record.choices.len());
        }
    }
}

fn file_name(game: &dyn AnyGame, setup: &Setup) -> String {
    let hash = table::to_hex(&game.content_hash());
    let (rules, cards) = (game.info().rules_version, &hash[..8]);
    let mut name = format!("rules{rules}-{cards}-{}p", setup.seats);
    for (key, value) in setup.options.as_object().unwrap() {
        let value = value.to_string();
        let word = |letter: &char| letter.is_ascii_alphanumeric() || *letter == '_';
        let value: String = value.chars().filter(word).collect();
        name.push_str(&format!("-{key}-{value}"));
    }
    name + ".record"
}

/// A finished game: now habit decides, now chance, so that it is neither dull nor absurd.
fn play(game: &Arc<dyn AnyGame>, setup: Setup, number: u64) -> Record {
    let seed = Seed::from_number(number);
    let mut sitting = Sitting::start(Arc::clone(game), setup, seed).unwrap();
    let mut chance = Chance::from_number(number);
    let mut question = Question::default();
    while let Some(seat) = sitting.waiting().first() {
        sitting.world().ask(seat, &mut question);
        let habit = sitting.world().instinct(&question);
        let habit = habit.filter(|_| chance.odds(1, 2));
        let answer = habit.unwrap_or_else(|| question.random_answer(&mut chance));
        sitting.answer(seat, &answer).unwrap();
    }
    sitting.record()
}
