//! Bytes from anywhere never make the kernel panic.

use crate::pit::pit;
use crate::tables::{deep, fresh};
use proptest::prelude::*;
use std::sync::LazyLock;
use table::Record;
use table::scenario::Scenario;

static SNAPSHOT: LazyLock<Vec<u8>> = LazyLock::new(|| deep().world().snapshot());
static RECORD: LazyLock<Record> = LazyLock::new(|| deep().record());

/// Bytes with some of them replaced.
fn spoilt(bytes: &[u8], changes: &[(prop::sample::Index, u8)]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for (at, byte) in changes {
        let at = at.index(bytes.len());
        bytes[at] = *byte;
    }
    bytes
}

fn changes() -> impl Strategy<Value = Vec<(prop::sample::Index, u8)>> {
    prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)
}

fn try_record(bytes: &[u8]) {
    if let Ok(record) = Record::from_bytes(bytes) {
        let _ = record.sit_down(&pit());
    }
}

proptest! {
    #[test]
    fn any_bytes_as_a_record(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        try_record(&bytes);
        let header = [b"CONCLAVE".as_slice(), &[1, 0, 0, 0]].concat();
        try_record(&[header.as_slice(), &bytes].concat());
    }

    #[test]
    fn any_choices_in_a_record(
        seat in any::<u8>(),
        parts in prop::collection::vec(any::<u16>(), 0..8),
        at in any::<prop::sample::Index>(),
    ) {
        let mut record = RECORD.clone();
        let at = at.index(record.choices.len());
        record.choices[at].seat = table::Seat(seat);
        record.choices[at].answer = table::Answer::of(&parts);
        try_record(&record.to_binary());
        try_record(record.to_json().as_bytes());
    }

    #[test]
    fn a_spoilt_record(changes in changes()) {
        try_record(&spoilt(RECORD.to_json().as_bytes(), &changes));
        try_record(&spoilt(&RECORD.to_binary(), &changes));
    }

    #[test]
    fn any_text_as_a_scenario(text in "\\PC{0,200}") {
        let _ = Scenario::parse(&text);
    }

    #[test]
    fn a_scenario_with_any_moves(
        seat in any::<Option<u8>>(),
        amount in any::<Option<i32>>(),
        yes in any::<Option<bool>>(),
        pick in any::<Option<String>>(),
        choices in prop::collection::vec((any::<u8>(), prop::collection::vec(any::<u16>(), 0..5)), 0..2),
    ) {
        use table::scenario::{Move, OneOrMany};
        let pick = pick.map(OneOrMany::One);
        let play = vec![Move { seat, amount, yes, pick, ..Move::default() }];
        let scenario = Scenario {
            title: "any".to_owned(),
            game: "pit".to_owned(),
            seats: 2,
            choices,
            play,
            ..Scenario::default()
        };
        let _ = scenario.run(&pit());
        let text = scenario.to_text();
        prop_assert_eq!(Scenario::parse(&text), Ok(scenario));
    }

    #[test]
    fn any_bytes_as_a_snapshot(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = pit().restore(&bytes);
    }

    #[test]
    fn a_spoilt_snapshot(changes in changes(), cut in any::<prop::sample::Index>()) {
        let bytes = spoilt(&SNAPSHOT, &changes);
        let _ = pit().restore(&bytes);
        let _ = pit().restore(&bytes[..cut.index(bytes.len())]);
    }
}

#[test]
fn a_snapshot_is_read_whole_or_not_at_all() {
    let game = pit();
    let bytes = fresh(3).world().snapshot();
    assert!(game.restore(&bytes).is_ok());
    for length in 0..bytes.len() {
        assert!(game.restore(&bytes[..length]).is_err(), "cut at {length}");
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    let Err(error) = game.restore(&longer) else {
        panic!("bytes left over");
    };
    assert!(
        error.to_string().contains("longer than its state"),
        "{error}"
    );
}
