//! The lodge as it is drawn in a terminal and in the document.

use black_rose_wars::cards::RoomId;
use black_rose_wars::geometry::{Board, Hex, LODGE, cells};
use black_rose_wars::play::map_drawing::{RoomPicture, draw};

const MAP: &str = include_str!("../../../docs/black-rose-wars-map.md");

/// The drawing below a heading of the document.
fn in_document(heading: &str) -> Vec<&'static str> {
    let start = format!("## {heading}");
    let after = MAP.lines().skip_while(|line| *line != start).skip(1);
    let section = after.take_while(|line| !line.starts_with("## "));
    let drawing = section.skip_while(|line| *line != "```text").skip(1);
    drawing.take_while(|line| *line != "```").collect()
}

fn check(heading: &str, rooms: &[RoomPicture]) {
    let drawn = draw(rooms);
    let written = in_document(heading);
    assert_eq!(
        written,
        drawn,
        "`{heading}` should be\n{}\n",
        drawn.join("\n")
    );
}

fn picture(hex: Hex, lines: &[&str]) -> RoomPicture {
    let lines = lines.iter().map(|line| (*line).to_owned()).collect();
    RoomPicture {
        hex,
        name: format!("{},{}", hex.q, hex.r),
        lines,
    }
}

fn lodge_with_cells(participants: u8) -> Vec<RoomPicture> {
    let board = Board::new(LODGE);
    let cells = cells(participants);
    let exit = |room| cells.iter().any(|cell| board.exits(*cell).contains(room));
    let lines = |room| if exit(room) { vec!["exit"] } else { Vec::new() };
    let room = |room| picture(board.hex(room), &lines(room));
    let rooms = (0..19).map(RoomId).map(room);
    rooms
        .chain(cells.iter().map(|cell| picture(*cell, &["CELL"])))
        .collect()
}

fn seen_from(eye: Hex, range: u8) -> Vec<RoomPicture> {
    let board = Board::new(LODGE);
    let eye = board.room_at(eye).expect("a room of the lodge");
    let room = |room: RoomId| {
        let distance = board.distance(eye, room).to_string();
        let lines = match () {
            () if room == eye => vec!["you"],
            () if board.within(eye, range).contains(room) => vec![distance.as_str(), "seen"],
            () if board.within_any(eye, range).contains(room) => {
                vec![distance.as_str(), "edge"]
            }
            () => vec![distance.as_str()],
        };
        picture(board.hex(room), &lines)
    };
    (0..19).map(RoomId).map(room).collect()
}

/// Only these rooms, as they are seen from the middle.
fn among(rooms: &[(i8, i8)]) -> Vec<RoomPicture> {
    let mut seen = seen_from(Hex::CENTRE, 2);
    seen.retain(|room| rooms.contains(&(room.hex.q, room.hex.r)));
    seen
}

// rule: BRW-3.1.1, BRW-3.1.2
#[test]
fn the_document_draws_the_lodge() {
    let rooms: Vec<_> = LODGE.iter().map(|hex| picture(*hex, &[])).collect();
    check("The lodge", &rooms);
}

// rule: BRW-3.1.7, BRW-3.1.8
#[test]
fn the_document_draws_the_cells() {
    check("Cells for two", &lodge_with_cells(2));
    check("Cells for three", &lodge_with_cells(3));
    check("Cells for four", &lodge_with_cells(4));
}

// rule: BRW-12.6, BRW-12.7, BRW-12.8
#[test]
fn the_document_draws_what_can_be_seen() {
    check("Seen from the middle", &seen_from(Hex::CENTRE, 2));
    check("Seen from a corner", &seen_from(Hex::new(-2, 0), 3));
    check("A row", &among(&[(0, 0), (1, 0), (2, 0)]));
    check("An edge", &among(&[(0, 0), (1, -1), (1, 0), (2, -1)]));
}

// rule: BRW-3.1.7
#[test]
fn no_map_is_wider_than_a_terminal() {
    for participants in 2..=4 {
        let drawn = draw(&lodge_with_cells(participants));
        assert!(
            drawn.iter().all(|line| line.chars().count() <= 78),
            "{participants}"
        );
    }
}

fn room(hex: Hex, name: &str, lines: &[&str]) -> RoomPicture {
    RoomPicture {
        name: name.to_owned(),
        ..picture(hex, lines)
    }
}

#[test]
fn rooms_show_their_names_and_what_is_in_them() {
    let drawn = draw(&[
        room(Hex::CENTRE, "Black Rose Room", &["3/10", "D G sA"]),
        room(Hex::new(1, 0), "Alchemical Laboratory", &["0/6"]),
        room(Hex::new(1, -1), "Зал оракула", &[]),
        room(Hex::new(0, 1), "Crypt", &["6/6", "a long queue of figures"]),
        room(Hex::new(4, 0), "Nowhere", &[]),
    ]);
    let expected = "
              __________
             /   Зал    \\
  __________/  оракула   \\
 /Black Ros…\\            /
/    3/10    \\__________/
\\   D G sA   /Alchemical\\
 \\__________/ Laboratory \\
 /  Crypt   \\    0/6     /
/    6/6     \\__________/
\\a long queu…/
 \\__________/";
    assert_eq!(expected.trim_start_matches('\n'), drawn.join("\n"));
}

#[test]
fn an_empty_lodge_is_an_empty_drawing() {
    assert_eq!(Vec::<String>::new(), draw(&[]));
}
