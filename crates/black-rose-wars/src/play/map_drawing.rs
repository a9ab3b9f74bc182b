//! The lodge as a drawing in characters, for terminals and for people who read by ear or by finger.
//!
//! ```text
//!   __________
//!  /          \
//! /            \__________
//! \            /          \
//!  \__________/            \
//!             \            /
//!              \__________/
//! ```
//! A hex has room for three lines of text. Columns overlap where their slanted sides meet, and each
//! is half a hex lower than the one before or after it.

use crate::geometry::Hex;

/// How long the flat sides are.
const FLAT: usize = 10;
/// How far the columns are from each other.
const COLUMN: i32 = 12;
/// How high a hex is.
const HEIGHT: i32 = 4;
/// The lengths of the lines inside, from above.
const LINES: [usize; 3] = [FLAT, FLAT + 2, FLAT + 2];
/// No cell lies farther from the middle than this (BRW-3.1.7).
const RIM: u8 = 3;

/// What is written into a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomPicture {
    /// Where it is: a room of the lodge or a cell at its rim.
    pub hex: Hex,
    /// What it is called. A long name takes two lines where the other lines leave them.
    pub name: String,
    /// What is in it.
    pub lines: Vec<String>,
}

/// The drawing, line by line, never wider than 90 characters. What lies outside of lodge and cells
/// is left out, and what is too long for a hex is cut.
#[must_use]
pub fn draw(rooms: &[RoomPicture]) -> Vec<String> {
    let placed = rooms
        .iter()
        .filter(|room| room.hex.distance(Hex::CENTRE) <= RIM);
    let placed: Vec<_> = placed.map(|room| (corner(room.hex), room)).collect();
    let left = placed.iter().map(|((x, _), _)| *x).min().unwrap_or(0);
    let top = placed.iter().map(|((_, y), _)| *y).min().unwrap_or(0);
    let mut canvas = Canvas::default();
    for ((x, y), room) in placed {
        canvas.hex(x.abs_diff(left) as usize, y.abs_diff(top) as usize, room);
    }
    canvas.finish()
}

/// The upper left corner of the square around a hex.
fn corner(hex: Hex) -> (i32, i32) {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    (q * COLUMN, r * HEIGHT + q * HEIGHT / 2)
}

/// Characters that can be put anywhere.
#[derive(Default)]
struct Canvas(Vec<Vec<char>>);

impl Canvas {
    fn hex(&mut self, x: usize, y: usize, room: &RoomPicture) {
        let flat = "_".repeat(FLAT);
        self.write(x + 2, y, &flat);
        for (row, (left, right)) in [('/', '\\'), ('/', '\\'), ('\\', '/'), ('\\', '/')]
            .iter()
            .enumerate()
        {
            let indent = usize::from(row == 0 || row == 3);
            self.write(x + indent, y + 1 + row, &left.to_string());
            self.write(x + 3 + FLAT - indent, y + 1 + row, &right.to_string());
        }
        self.write(x + 2, y + 4, &flat);
        for (row, line) in inside(room).iter().enumerate() {
            self.write(x + if row == 0 { 2 } else { 1 }, y + 1 + row, line);
        }
    }

    fn write(&mut self, x: usize, y: usize, text: &str) {
        if self.0.len() <= y {
            self.0.resize(y + 1, Vec::new());
        }
        let line = &mut self.0[y];
        let end = x + text.chars().count();
        if line.len() < end {
            line.resize(end, ' ');
        }
        line.splice(x..end, text.chars());
    }

    fn finish(self) -> Vec<String> {
        let line = |line: Vec<char>| line.into_iter().collect::<String>().trim_end().to_owned();
        self.0.into_iter().map(line).collect()
    }
}

/// The lines of text in a hex, each as long as there is space.
fn inside(room: &RoomPicture) -> Vec<String> {
    let mut lines = Vec::with_capacity(LINES.len());
    match two_lines(&room.name) {
        Some([first, second]) if room.lines.len() + 2 <= LINES.len() => {
            lines.extend([first, second]);
        }
        _ => lines.push(room.name.as_str()),
    }
    lines.extend(room.lines.iter().map(String::as_str));
    lines
        .iter()
        .zip(LINES)
        .map(|(line, space)| centred(line, space))
        .collect()
}

/// A name too long for the first line, divided between words so that the first part fits.
fn two_lines(name: &str) -> Option<[&str; 2]> {
    if name.chars().count() <= LINES[0] {
        return None;
    }
    let fits = |(at, _): &(usize, &str)| name[..*at].chars().count() <= LINES[0];
    let (at, space) = name.match_indices(' ').rfind(fits)?;
    Some([&name[..at], &name[at + space.len()..]])
}

fn centred(text: &str, space: usize) -> String {
    if text.chars().count() <= space {
        return format!("{text:^space$}");
    }
    let mut cut: String = text.chars().take(space - 1).collect();
    cut.push('…');
    cut
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::RoomId;
    use crate::geometry::{Board, LODGE, cells};

    const MAP: &str = include_str!("../../../../docs/black-rose-wars-map.md");

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
}
