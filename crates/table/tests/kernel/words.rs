//! Every word a game uses stands in its message file.

use crate::pit::pit;
use crate::tables::{duel, fresh, play_out, question};
use std::collections::BTreeSet;
use table::words::gaps;
use table::{Lang, Phrasebook, Seat, Setup, Sitting, Viewpoint};

#[test]
fn every_message_of_the_pit_is_written() {
    let setups = [1, 3, 6].map(|seats| Setup::of(seats).with("rounds", "3"));
    assert_eq!(gaps(&pit(), &setups, 60), Ok(BTreeSet::new()));
}

#[test]
fn a_missing_word_is_shown_by_its_id_and_other_languages_fall_back() {
    let game = pit();
    let polish = Phrasebook::of(game.as_ref(), Lang::Pl);
    assert_eq!(polish.say("way-pass", None), "pas");
    assert_eq!(polish.say("way-leave", None), "leave it");
    assert_eq!(polish.say("way-dance", None), "<way-dance>");
    assert!(!polish.has("way-dance"));
    assert_eq!("ru".parse::<Lang>(), Ok(Lang::Ru));
    assert!(
        "de".parse::<Lang>()
            .unwrap_err()
            .contains("unknown language `de`")
    );
}

#[test]
fn a_question_is_put_in_words() {
    let sitting = duel();
    let book = Phrasebook::of(sitting.game().as_ref(), Lang::En);
    let voice = sitting.voice(&book, Seat(1).into());
    assert_eq!(voice.question(&question(&sitting, 1)), "Answer Strike 1?");
}

#[test]
fn a_sheet_shows_what_the_viewpoint_may_see() {
    let mut sitting = fresh(2);
    let book = Phrasebook::of(sitting.game().as_ref(), Lang::En);
    let shown = |sitting: &Sitting, viewpoint| {
        let sheet = sitting.sheet(&book, viewpoint);
        let things = sheet.sections.iter().map(|it| it.entries.len());
        (sheet.title.clone(), things.collect::<Vec<_>>())
    };
    let title = "Round 1, 40 cards in the deck".to_owned();
    assert_eq!(
        shown(&sitting, Seat(0).into()),
        (title.clone(), vec![4, 0, 0])
    );
    assert_eq!(
        shown(&sitting, Viewpoint::Spectator),
        (title, vec![0, 0, 0])
    );
    play_out(&mut sitting, 1);
    assert!(
        shown(&sitting, Viewpoint::Spectator)
            .0
            .starts_with("Round 4")
    );
}
