//! Distances, lines of sight, cells: the lodge in numbers.

use black_rose_wars::cards::{Range, RoomId};
use black_rose_wars::geometry::{Blocked, Board, Hex, LODGE, Rooms, cells};

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r)
}

/// A lodge whose rooms lie in another order than its hexes, as after a shuffle.
fn shuffled() -> Board {
    let mut hexes = LODGE;
    hexes.swap(0, 9);
    hexes[5..].rotate_left(4);
    Board::new(hexes)
}

fn at(board: &Board, q: i8, r: i8) -> RoomId {
    board.room_at(hex(q, r)).expect("a room of the lodge")
}

fn all() -> impl Iterator<Item = RoomId> {
    (0..19).map(RoomId)
}

/// The hexes of a set of rooms, in the order of the lodge.
fn hexes(board: &Board, rooms: Rooms) -> Vec<Hex> {
    let there = |hex: &Hex| board.room_at(*hex).is_some_and(|room| rooms.contains(room));
    LODGE.into_iter().filter(there).collect()
}

// rule: BRW-3.1.1
#[test]
fn distance_is_the_greatest_difference_of_the_three_coordinates() {
    assert_eq!(4, hex(-2, 0).distance(hex(2, 0)));
    assert_eq!(4, hex(-2, 2).distance(hex(2, -2)));
    assert_eq!(3, hex(0, 0).distance(hex(2, -3)));
    assert_eq!(2, hex(0, 0).distance(hex(1, 1)));
    assert_eq!(0, hex(1, -2).distance(hex(1, -2)));
    assert_eq!(
        u8::MAX,
        hex(i8::MIN, i8::MIN).distance(hex(i8::MAX, i8::MAX))
    );
}

// rule: BRW-3.1.1
#[test]
fn the_six_directions_are_the_hexes_one_step_away() {
    let around = hex(0, 0).neighbours();
    assert_eq!(
        [
            hex(1, 0),
            hex(1, -1),
            hex(0, -1),
            hex(-1, 0),
            hex(-1, 1),
            hex(0, 1)
        ],
        around
    );
    assert!(
        hex(1, -2)
            .neighbours()
            .iter()
            .all(|it| it.distance(hex(1, -2)) == 1)
    );
}

// rule: BRW-3.1.2
#[test]
fn the_lodge_is_every_hex_at_most_two_steps_from_the_middle() {
    let square = (-9..=9).flat_map(|r| (-9..=9).map(move |q| hex(q, r)));
    let near: Vec<Hex> = square.filter(|it| it.distance(Hex::CENTRE) <= 2).collect();
    assert_eq!(LODGE.to_vec(), near, "by r, then by q");
    let ring = |n| {
        LODGE
            .iter()
            .filter(|it| it.distance(Hex::CENTRE) == n)
            .count()
    };
    assert_eq!([1, 6, 12], [0, 1, 2].map(ring));
}

// rule: BRW-3.1.7
#[test]
fn every_participant_has_a_cell_three_steps_from_the_middle() {
    let places = |n| cells(n).to_vec();
    assert_eq!(vec![hex(-2, -1), hex(2, 1)], places(2));
    assert_eq!(vec![hex(1, -3), hex(-3, 2), hex(2, 1)], places(3));
    assert_eq!(
        vec![hex(-2, -1), hex(2, -3), hex(2, 1), hex(-2, 3)],
        places(4)
    );
    for participants in [2, 3, 4] {
        let three_away = |cell: &Hex| cell.distance(Hex::CENTRE) == 3;
        assert!(
            places(participants).iter().all(three_away),
            "{participants}"
        );
    }
    assert!(cells(1).is_empty() && cells(5).is_empty());
}

// rule: BRW-3.1.8
#[test]
fn the_exits_of_a_cell_are_the_two_rooms_beside_it() {
    let board = shuffled();
    let exits = |cell| hexes(&board, board.exits(cell));
    assert_eq!(vec![hex(-1, -1), hex(-2, 0)], exits(hex(-2, -1)));
    assert_eq!(vec![hex(2, 0), hex(1, 1)], exits(hex(2, 1)));
    assert_eq!(vec![hex(0, -2), hex(1, -2)], exits(hex(1, -3)));
    assert_eq!(vec![hex(-2, 1), hex(-2, 2)], exits(hex(-3, 2)));
    assert_eq!(vec![hex(1, -2), hex(2, -2)], exits(hex(2, -3)));
    assert_eq!(vec![hex(-2, 2), hex(-1, 2)], exits(hex(-2, 3)));
}

// rule: BRW-3.1.10
#[test]
fn a_cell_is_no_room() {
    let board = shuffled();
    for cell in [2, 3, 4].into_iter().flat_map(cells) {
        assert_eq!(None, board.room_at(*cell));
    }
    assert!(all().all(|room| board.room_at(board.hex(room)) == Some(room)));
}

// rule: BRW-12.6
#[test]
fn range_counts_rooms_and_zero_is_the_same_room() {
    let board = shuffled();
    let middle = at(&board, 0, 0);
    assert_eq!(
        vec![middle],
        board.within(middle, 0).iter().collect::<Vec<_>>()
    );
    let neighbours = board.neighbours(middle);
    assert_eq!(board.within(middle, 1), neighbours | Rooms::only(middle));
    assert_eq!(6, neighbours.len());
    assert_eq!(3, board.neighbours(at(&board, 2, 0)).len());
    assert_eq!(Rooms::ALL, board.within_any(middle, 2));
    assert_eq!(Rooms::ALL, board.within_any(at(&board, 2, 0), u8::MAX));
}

// rule: BRW-12.7
#[test]
fn a_number_needs_a_line_of_sight_and_any_needs_none() {
    let board = shuffled();
    let middle = at(&board, 0, 0);
    assert_eq!(13, board.reach(middle, Range::Within(2)).len());
    assert_eq!(19, board.reach(middle, Range::ANYWHERE).len());
}

// rule: BRW-12.8
#[test]
fn a_line_of_sight_runs_along_a_row_of_tiles() {
    let board = shuffled();
    let sees = |a: (i8, i8), b: (i8, i8)| board.sees(at(&board, a.0, a.1), at(&board, b.0, b.1));
    assert!(sees((0, 0), (2, 0)) && sees((0, 0), (0, -2)));
    assert!(!sees((0, 0), (1, 1)) && !sees((0, 0), (2, -1)));
    assert!(sees((-2, 0), (1, 0)));
    assert!(!sees((-2, 0), (1, -1)));
    assert_eq!(3, board.distance(at(&board, -2, 0), at(&board, 1, 0)));
    for a in all() {
        assert!(
            board.within_any(a, 1).iter().all(|b| board.sees(a, b)),
            "{a:?}"
        );
        assert!(all().all(|b| board.sees(a, b) == board.sees(b, a)), "{a:?}");
    }
}

// rule: BRW-12.8
#[test]
fn a_person_is_told_why_a_room_is_out_of_reach() {
    let board = shuffled();
    let why = |q, r, range| board.blocked(at(&board, 0, 0), at(&board, q, r), range);
    assert_eq!(None, why(2, 0, Range::Within(2)));
    assert_eq!(
        Some(Blocked::TooFar {
            distance: 2,
            range: 1
        }),
        why(2, 0, Range::Within(1))
    );
    assert_eq!(
        Some(Blocked::TooFar {
            distance: 2,
            range: 1
        }),
        why(1, 1, Range::Within(1))
    );
    assert_eq!(Some(Blocked::AlongAnEdge), why(1, 1, Range::Within(2)));
    assert_eq!(None, why(1, 1, Range::ANYWHERE));
}

// rule: BRW-12.6, BRW-12.7, BRW-12.8
#[test]
fn what_is_in_reach_is_what_nothing_blocks() {
    let board = shuffled();
    for range in (0..=5).map(Range::Within).chain([Range::ANYWHERE]) {
        for (a, b) in all().flat_map(|a| all().map(move |b| (a, b))) {
            let reached = board.reach(a, range).contains(b);
            assert_eq!(
                reached,
                board.blocked(a, b, range).is_none(),
                "{a:?} {b:?} {range:?}"
            );
        }
    }
}

// rule: BRW-12.9
#[test]
fn rooms_in_between_hide_nothing() {
    let board = shuffled();
    let seen = hexes(&board, board.within(at(&board, -2, 0), 4));
    let row = [(-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)];
    assert!(row.iter().all(|(q, r)| seen.contains(&hex(*q, *r))));
}

// rule: BRW-25.3.7
#[test]
fn every_step_towards_a_room_is_on_a_shortest_way() {
    let board = shuffled();
    for (a, b) in all().flat_map(|a| all().map(move |b| (a, b))) {
        let steps = board.steps_toward(a, b);
        assert_eq!(a == b, steps.is_empty(), "{a:?} {b:?}");
        for step in steps.iter() {
            assert_eq!(1, board.distance(a, step));
            assert_eq!(board.distance(a, b) - 1, board.distance(step, b));
        }
    }
    let steps = board.steps_toward(at(&board, 0, 0), at(&board, 2, -1));
    assert_eq!(vec![hex(1, -1), hex(1, 0)], hexes(&board, steps));
}

// rule: BRW-3.1.4
#[test]
fn a_saved_board_is_the_same_and_no_other_layout_is_read() {
    let board = shuffled();
    let saved = serde_json::to_string(&board).expect("a board is saved");
    assert_eq!(
        board,
        serde_json::from_str(&saved).expect("a board is read")
    );
    let mut twice = LODGE;
    twice[0] = twice[1];
    let twice = serde_json::to_string(&twice).expect("JSON");
    assert!(serde_json::from_str::<Board>(&twice).is_err());
}

// rule: BRW-12.6
#[test]
fn sets_of_rooms_hold_what_was_put_into_them() {
    let some = [RoomId(3), RoomId(0), RoomId(18)]
        .into_iter()
        .collect::<Rooms>();
    assert_eq!(
        vec![RoomId(0), RoomId(3), RoomId(18)],
        some.iter().collect::<Vec<_>>()
    );
    assert_eq!(1 | 1 << 3 | 1 << 18, some.bits());
    assert_eq!(Rooms::only(RoomId(3)), some & Rooms::only(RoomId(3)));
    assert_eq!(2, (some - Rooms::only(RoomId(0))).len());
    assert_eq!(
        Rooms::NONE,
        Rooms::only(RoomId(19)) | Rooms::only(RoomId(200))
    );
}
