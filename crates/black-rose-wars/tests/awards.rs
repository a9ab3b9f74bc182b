//! Power for those who did most, by places.

use black_rose_wars::parts::rank;

const DEFEAT: ([u8; 3], u8) = ([4, 2, 1], 5);

fn defeat(counts: [u8; 5]) -> [u8; 5] {
    rank(counts, DEFEAT.0, DEFEAT.1)
}

// rule: BRW-18.8, BRW-18.10
#[test]
fn a_party_alone_gets_its_own_award() {
    assert_eq!(defeat([0, 10, 0, 0, 0]), [0, 5, 0, 0, 0]);
    assert_eq!(rank([0, 0, 0, 4, 0], [2, 1, 0], 3), [0, 0, 0, 3, 0]);
    assert_eq!(defeat([0; 5]), [0; 5]);
}

// rule: BRW-18.9, BRW-18.10
#[test]
fn those_who_share_first_or_second_place_get_one_less() {
    assert_eq!(defeat([3, 0, 3, 5, 0]), [1, 0, 1, 4, 0]);
    assert_eq!(defeat([2, 0, 4, 1, 4]), [2, 0, 3, 1, 3]);
    assert_eq!(defeat([3, 0, 2, 4, 2]), [2, 0, 1, 4, 1]);
}

// rule: BRW-16.3.2, BRW-16.3.4, BRW-16.3.5
#[test]
fn rooms_rank_densely_and_never_below_nothing() {
    assert_eq!(rank([0, 3, 2, 0, 0], [3, 1, 1], 4), [0, 3, 1, 0, 0]);
    assert_eq!(rank([0, 2, 2, 1, 1], [4, 2, 1], 5), [0, 3, 3, 1, 1]);
    assert_eq!(rank([0, 2, 1, 1, 0], [2, 1, 0], 3), [0, 2, 0, 0, 0]);
}
