//! Records read back, verify, and say exactly why when they do not.

use crate::pit::{Pit, other_edition, pit};
use crate::tables::{fresh, play_out};
use std::sync::Arc;
use table::record::{Choice, story};
use table::{
    Answer, AnyGame, GameResult, Lang, Record, RecordError, Refusal, Seat, SeedHash, Viewpoint,
};

fn finished() -> Record {
    let mut sitting = fresh(3);
    sitting.names = vec!["Ann \"A\"".to_owned(), "{ Bob".to_owned(), "Zoë".to_owned()];
    play_out(&mut sitting, 2);
    sitting.record()
}

/// A record that was changed must be refused; gives the error and its words.
fn refused_by(game: &Arc<dyn AnyGame>, change: impl FnOnce(&mut Record)) -> (RecordError, String) {
    let mut record = finished();
    change(&mut record);
    match record.sit_down(game) {
        Ok(_) => panic!("the changed record verifies"),
        Err(error) => {
            let words = error.to_string();
            (error, words)
        }
    }
}

fn refused(change: impl FnOnce(&mut Record)) -> (RecordError, String) {
    refused_by(&pit(), change)
}

#[test]
fn a_record_in_json_reads_back_and_has_a_line_for_every_choice() {
    let record = finished();
    let json = record.to_json();
    assert_eq!(Record::from_bytes(json.as_bytes()).unwrap(), record);
    let lines = json
        .lines()
        .filter(|line| line.starts_with("    {\"seat\""));
    assert_eq!(lines.count(), record.choices.len(), "{json}");
    let sitting = record.sit_down(&pit()).unwrap();
    assert!(sitting.is_over());
    assert_eq!(sitting.names, record.names);
    assert_eq!(sitting.record(), record);
    assert_eq!(sitting.seed_hash(), record.seed_hash);
}

#[test]
fn a_record_in_binary_is_small_and_reads_back() {
    let mut record = finished();
    let bytes = record.to_binary();
    let json = record.to_json().len();
    assert!(bytes.len() * 5 < json, "{} of {json}", bytes.len());
    assert!(bytes.len() < 300 + record.choices.len() * 8);
    // Texts are left out, everything else is there.
    record
        .choices
        .iter_mut()
        .for_each(|choice| choice.text = None);
    let read = Record::from_bytes(&bytes).unwrap();
    assert_eq!(read, record);
    assert_eq!(read.to_binary(), bytes);
    read.sit_down(&pit()).unwrap();
}

#[test]
fn a_damaged_binary_record_is_never_taken_for_another_game() {
    let bytes = finished().to_binary();
    for length in 0..bytes.len() {
        assert!(
            Record::from_bytes(&bytes[..length]).is_err(),
            "cut at {length}"
        );
    }
    let mut longer = bytes.clone();
    longer.push(0);
    assert!(Record::from_bytes(&longer).is_err());
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut flipped = bytes.clone();
            flipped[at] ^= 1 << bit;
            assert!(
                Record::from_bytes(&flipped).is_err(),
                "bit {bit} of byte {at}"
            );
        }
    }
    let damaged = Record::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err();
    assert!(matches!(damaged, RecordError::Damaged(_)));
    assert!(
        damaged.to_string().contains("cut off or damaged"),
        "{damaged}"
    );
}

/// Every digit of the JSON changed, one at a time: it is refused or the same game.
#[test]
fn a_changed_json_record_is_refused_or_the_same_game() {
    let record = finished();
    let game = pit();
    let json = record.to_json().into_bytes();
    let end = record.state_hash.as_str();
    let step = json.len() / 400;
    for at in (0..json.len()).step_by(step.max(1)) {
        let mut changed = json.clone();
        changed[at] = if changed[at] == b'1' { b'2' } else { b'1' };
        let Ok(read) = Record::from_bytes(&changed) else {
            continue;
        };
        if let Ok(sitting) = read.sit_down(&game) {
            assert_eq!(sitting.record().state_hash, end, "byte {at}");
            assert_eq!(sitting.record().choices, record.choices, "byte {at}");
            assert_eq!(sitting.record().result, read.result, "byte {at}");
        }
    }
}

#[test]
fn another_format_is_told_from_a_file_that_is_no_record() {
    let read = |text: String| Record::from_bytes(text.as_bytes()).unwrap_err();
    let json = finished().to_json();
    let newer = read(json.replace("\"version\": 2", "\"version\": 3"));
    assert!(matches!(newer, RecordError::Format { found: 3 }));
    assert_eq!(
        newer.to_string(),
        "this record has the format version 3; this program reads version 2"
    );
    let huge = read(json.replace("\"version\": 2", "\"version\": 4294967297"));
    assert!(matches!(huge, RecordError::Format { found: u32::MAX }));
    let mut binary = finished().to_binary();
    binary[8] = 9;
    let newer = Record::from_bytes(&binary).unwrap_err();
    assert!(matches!(newer, RecordError::Format { found: 9 }));
    let other = read(json.replace("conclave-record", "shopping-list"));
    assert!(matches!(other, RecordError::Unreadable(_)));
    assert!(other.to_string().contains("conclave-record"), "{other}");
    let extra = read(json.replace("\"setup\"", "\"cheat\": 1, \"setup\""));
    assert!(
        extra.to_string().contains("unknown field `cheat`"),
        "{extra}"
    );
    let nonsense = read("not json".to_owned());
    assert!(nonsense.to_string().contains("not a readable record"));
}

#[test]
fn a_record_is_never_replayed_with_anything_else() {
    let (version, content) = (Pit::VERSION, Pit::CONTENT);
    let (error, words) = refused_by(&other_edition("abyss", version, content), |_| {});
    assert!(matches!(error, RecordError::Game { .. }));
    assert_eq!(words, "this is a record of the game `pit`, not of `abyss`");
    let (error, words) = refused_by(&other_edition("pit", version + 1, content), |_| {});
    assert!(matches!(error, RecordError::Rules { .. }));
    assert!(
        words.contains("version 3 of the rules of The Pit"),
        "{words}"
    );
    assert!(words.contains("this program has version 4"), "{words}");
    let (error, words) = refused_by(&other_edition("pit", version, 8), |_| {});
    assert!(matches!(error, RecordError::Content { .. }));
    assert!(words.contains("0707") && words.contains("0808"), "{words}");
    assert!(words.contains("--cards"), "{words}");
}

#[test]
fn a_seed_that_was_not_published_is_refused() {
    let (error, words) = refused(|record| record.seed_hash = SeedHash([1; 32]));
    assert!(matches!(error, RecordError::Seed));
    assert!(words.contains("hash that was published before the game"));
    let (error, _) = refused(|record| record.seed = table::Seed::from_number(99));
    assert!(matches!(error, RecordError::Seed));
}

#[test]
fn a_choice_that_means_something_else_now_is_found_by_its_text() {
    let (error, words) = refused(|record| record.choices[1].text = Some("plan: tea".to_owned()));
    assert!(matches!(error, RecordError::Drifted { number: 2, .. }));
    assert!(
        words.contains("choice 2 (seat 1) says `plan: tea` but means `plan: "),
        "{words}"
    );
}

#[test]
fn a_changed_choice_is_found() {
    // With its text, at the very choice.
    let (error, _) = refused(|record| record.choices[0].answer = Answer::of(&[0, 0, 0, 1]));
    assert!(matches!(error, RecordError::Drifted { number: 1, .. }));
    // Without it, at the latest by where it leads.
    let (error, words) = refused(|record| {
        record.choices.truncate(1);
        record.choices[0].answer = Answer::of(&[0, 0, 0, 1]);
        record.choices[0].text = None;
    });
    assert!(matches!(error, RecordError::State { .. }));
    assert!(words.contains("lead to another state"), "{words}");
    // An answer that does not fit, at once.
    let (error, words) = refused(|record| record.choices[0].answer = Answer::of(&[1, 1]));
    let misfit = Refusal::Misfit(table::Misfit::Length {
        min: 4,
        max: 4,
        found: 2,
    });
    assert!(matches!(error, RecordError::Refused { number: 1, refusal, .. } if refusal == misfit));
    assert!(
        words.starts_with("choice 1 (seat 0): that answer does not fit"),
        "{words}"
    );
    for stranger in [3, 8, 255] {
        let (error, words) = refused(|record| record.choices[0].seat = Seat(stranger));
        assert!(
            matches!(error, RecordError::Refused { number: 1, .. }),
            "{words}"
        );
    }
}

#[test]
fn choices_after_the_end_and_missing_ones_are_found() {
    let (error, words) = refused(|record| {
        let choice = record.choices[0].clone();
        record.choices.push(choice);
    });
    assert!(
        matches!(
            error,
            RecordError::Refused {
                refusal: Refusal::Over,
                ..
            }
        ),
        "{words}"
    );
    let (error, _) = refused(|record| drop(record.choices.pop()));
    assert!(matches!(error, RecordError::State { .. }));
}

#[test]
fn a_result_that_was_not_played_is_found() {
    let change = |change: fn(&mut GameResult)| {
        let (error, words) = refused(|record| change(record.result.as_mut().unwrap()));
        assert!(matches!(error, RecordError::Result { .. }));
        words
    };
    let words = change(|result| result.scores = vec![99, 0, 0]);
    assert!(words.contains("the scores 99, 0, 0"), "{words}");
    assert!(words.contains("but it is over with the places"), "{words}");
    change(|result| result.places.reverse());
    change(|result| result.way = "luck".to_owned());
    let (error, words) = refused(|record| record.result = None);
    assert!(matches!(error, RecordError::Result { .. }));
    assert!(
        words.contains("the game is not over, but it is over"),
        "{words}"
    );
}

#[test]
fn where_the_saved_form_has_changed_the_result_is_compared_instead_of_bytes() {
    let mut record = finished();
    record.state_hash = "00".repeat(32);
    let game = pit();
    assert!(matches!(
        record.sit_down(&game),
        Err(RecordError::State { .. })
    ));
    record.state_version += 1;
    record.sit_down(&game).unwrap();
    record.result.as_mut().unwrap().scores[0] += 1;
    assert!(matches!(
        record.sit_down(&game),
        Err(RecordError::Result { .. })
    ));
}

#[test]
fn a_setup_that_cannot_be_played_is_refused() {
    let (error, words) = refused(|record| record.setup.seats = 7);
    assert!(matches!(error, RecordError::Setup(_)));
    assert_eq!(words, "The Pit is for 1 to 6 players, not 7");
}

#[test]
fn a_record_can_be_opened_anywhere() {
    let record = finished();
    let sitting = record.sit_down_at(&pit(), 2).unwrap();
    assert_eq!(sitting.log().len(), 2);
    assert_eq!(sitting.waiting().len(), 1);
    let all = record.sit_down_at(&pit(), usize::MAX).unwrap();
    assert!(all.is_over());
}

#[test]
fn what_was_answered_is_written_in_words() {
    let record = finished();
    let said = |reason: &str| {
        let texts = record
            .choices
            .iter()
            .filter_map(|choice| choice.text.as_deref());
        let mut texts = texts.filter(|text| text.starts_with(reason));
        texts
            .next()
            .unwrap_or_else(|| panic!("no {reason}"))
            .to_owned()
    };
    assert!(said("plan").contains(" -> "), "{}", said("plan"));
    assert!(["offer: yes", "offer: no"].contains(&said("offer").as_str()));
    let Choice { seat, answer, .. } = &record.choices[0];
    assert_eq!((seat.0, answer.0.len()), (0, 4));
}

#[test]
fn the_story_tells_every_viewpoint_what_it_heard() {
    let record = finished();
    let tell = |viewpoint| story(&record, &pit(), viewpoint, Lang::En).unwrap();
    let own = tell(Viewpoint::Seat(Seat(0)));
    let public = tell(Viewpoint::Spectator);
    assert_eq!(own[0], ("PIT-1".to_owned(), "Four cards each.".to_owned()));
    let drawn = |story: &[(String, String)]| {
        let told = story.iter().filter(|line| line.1.starts_with("You draw"));
        told.count()
    };
    assert!(drawn(&own) > 0 && drawn(&public) == 0);
    assert_eq!(
        own.len(),
        public.len(),
        "the pit tells nothing to one seat only"
    );
    assert!(public.iter().any(|line| line.1.starts_with("Zoë draws")));
}
