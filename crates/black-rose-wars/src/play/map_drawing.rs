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
