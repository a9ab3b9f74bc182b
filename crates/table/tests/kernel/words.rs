//! Every word a game uses stands in its message file.

use crate::pit::pit;
use crate::tables::{duel, fresh, play_out, question};
use std::collections::BTreeSet;
use table::words::gaps;
use table::{
    Answer, Lang, Phrasebook, Question, RuleId, Seat, Setup, Shape, Sitting, Target, Viewpoint,
};

#[test]
fn every_message_of_the_pit_is_written() {
    let setups = [1, 3, 6].map(|seats| Setup::of(seats).with("rounds", 3));
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
fn an_answer_is_put_in_words_whatever_its_shape() {
    let sitting = duel();
    let says = |lang: Lang, shape: Shape, parts: &[u16]| {
        let mut question = Question::default();
        question.begin(Seat(0), "test", RuleId::NONE, shape);
        question.offer_up_to(Target::Number(7), 3);
        question.offer_up_to(Target::Seat(Seat(1)), 3);
        question.offer_place(Target::Number(9), 2);
        let book = Phrasebook::of(sitting.game().as_ref(), lang);
        let voice = sitting.voice(&book, Seat(0).into());
        voice.answer(&question, &Answer::of(parts))
    };
    let other = sitting.names[1].clone();
    let some = Shape::Some { min: 0, max: 2 };
    assert_eq!(says(Lang::En, Shape::One, &[1]), other);
    assert_eq!(says(Lang::En, some, &[0, 1]), format!("7, {other}"));
    assert_eq!(says(Lang::En, some, &[]), "nothing");
    assert_eq!(says(Lang::En, Shape::Amount { lo: -2, hi: 5 }, &[6]), "4");
    assert_eq!(says(Lang::Pl, Shape::Confirm, &[1]), "tak");
    assert_eq!(says(Lang::Ru, Shape::Confirm, &[0]), "нет");
    let (min, max) = (0, 3);
    let split = Shape::Split { min, max };
    assert_eq!(
        says(Lang::En, split, &[2, 1]),
        format!("7 × 2, {other} × 1")
    );
    assert_eq!(says(Lang::En, split, &[0, 0]), "nothing");
    let assign = Shape::Assign { min, max };
    assert_eq!(says(Lang::En, assign, &[0, 1]), format!("{other} → 9"));
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
