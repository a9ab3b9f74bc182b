//! Every instruction of every text has been carried out.
//!
//! All scenarios and some hundred random games are played before a witness; then, for each text
//! that was not carried out completely, tables where it is likely to be. Whatever no text of the
//! built-in cards ever did is listed and fails the test: an act that never changed anything, one
//! branch of a choice, test or condition, a cell of a Virtual Guardian card, an achievement whose
//! task nobody met.
//!
//! `cargo test -p darkest-doom --test all coverage -- --nocapture` prints the report.

mod players;
mod report;
mod tables;
mod texts;
mod vocabulary;

use darkest_doom::DarkestDoom;
use darkest_doom::cards::{AchievementId, Pack};
use darkest_doom::play::options::Options;
use darkest_doom::witness::Witness;
use players::{Players, alone_with};
use report::{Ledger, Report};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::scenario::Scenario;
use table::{Chance, Seed, erase};
use tables::{Table, Tables};
use texts::{Place, texts};

/// Random games of each setup. More leave fewer texts to be sought, but take longer than seeking.
const GAMES: u64 = 100;
/// So many tables are tried for a text that was not carried out yet.
const TABLES: u64 = 500;
/// How long such a table is played.
const DECISIONS: usize = 150;

/// All scenario files in a folder and below.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("a folder of scenarios");
    for entry in entries {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|it| it == "toml") {
            found.push(path);
        }
    }
}

fn run_scenarios(pack: &Pack, ledger: &Arc<Ledger>) {
    let witness: Arc<dyn Witness> = Arc::clone(ledger) as Arc<dyn Witness>;
    let game = erase(DarkestDoom::new(pack.clone()).watched_by(witness));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/darkest-doom");
    let mut found = Vec::new();
    files(Path::new(folder), &mut found);
    assert!(!found.is_empty(), "there are scenarios");
    for path in found {
        let text = fs::read_to_string(&path).expect("a text file");
        // Whether it comes out as it should is another test's question.
        let run = Scenario::parse(&text).and_then(|scenario| scenario.run(&game));
        if let Err(error) = run {
            println!("{}: {error}", path.display());
        }
    }
}

/// Games of several players are played beside those of one.
fn play_games(pack: &Pack, ledger: &Arc<Ledger>) {
    let seed = Seed::from_number(1);
    let play = |setups: &[(u8, Options)]| {
        let mut players = Players::new(pack, ledger);
        for number in 0..GAMES {
            for (seats, options) in setups {
                players.play(*seats, options, &seed.child(number));
            }
        }
    };
    let several = |seats: u8| (seats, Options::default());
    let alone = |virtuals: u8| (1, alone_with(virtuals));
    std::thread::scope(|scope| {
        scope.spawn(|| play(&[several(4), several(2)]));
        play(&[several(3), alone(3), alone(2), alone(1)]);
    });
}

/// Plays tables until what is wished has come true, or it has become hopeless.
fn seek(
    players: &mut Players,
    wish: Place,
    mut lay: impl FnMut(Chance) -> Table,
    come_true: impl Fn() -> bool,
) {
    for number in 0..TABLES {
        if come_true() {
            return;
        }
        let seed = Seed::from_number(2).child(number);
        let table = lay(Chance::new(&seed));
        players.play_table(&table, wish, &seed, DECISIONS);
    }
}

/// What random games have left out.
fn play_tables(pack: &Pack, ledger: &Arc<Ledger>) {
    let mut players = Players::new(pack, ledger);
    for text in texts(pack) {
        let lay = |chance| Tables { pack, chance }.for_text(&text);
        seek(&mut players, text.place, lay, || {
            ledger.proves_all(pack, text.program)
        });
    }
    for id in (0..pack.achievements.len() as u8).map(AchievementId) {
        let lay = |chance| Tables { pack, chance }.with_achievement(id);
        seek(&mut players, Place::Reward(id, 0), lay, || {
            ledger.was_met(id)
        });
    }
}

// Together with the others: every word of the engine has been carried out.
#[test]
fn every_word_of_the_engine_stands_on_a_card() {
    let mut report = Report::default();
    vocabulary::check_words(&mut report, &Pack::built_in());
    report.close();
}

#[test]
fn words_that_no_card_of_the_box_uses_work_too() {
    let (speaker, _) = vocabulary::SPEAKER;
    for text in vocabulary::SPARE {
        let pack = vocabulary::saying(text);
        let ledger = Arc::new(Ledger::of(&pack));
        let mut players = Players::new(&pack, &ledger);
        let table = tables::resolving(speaker);
        players.play_table(&table, Place::Elsewhere, &Seed::from_number(3), 3);
        let mut designs = pack.designs.iter();
        let design = designs.find(|it| it.id == speaker).expect("the card");
        assert!(ledger.proves_all(&pack, design.effect.program), "{text}");
    }
}

#[test]
fn every_instruction_of_every_text_has_been_carried_out() {
    let pack = Pack::built_in();
    let ledger = Arc::new(Ledger::of(&pack));
    run_scenarios(&pack, &ledger);
    play_games(&pack, &ledger);
    play_tables(&pack, &ledger);
    let mut report = Report::default();
    for text in texts(&pack) {
        report.text(&pack, &ledger, &text);
    }
    report.others(&pack, &ledger);
    vocabulary::operations(&mut report, &pack, &ledger);
    report.close();
}
