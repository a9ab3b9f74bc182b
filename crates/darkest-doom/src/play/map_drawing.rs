//! The map as a drawing in characters, for terminals and for people who read by ear or by finger.
//!
//! ```text
//! [ 2Cg'' ]·········[ 6pl   ]
//!    A         ···
//! ```
//! An area is a box with its label and, below it, what is on it; ways between areas are dotted.

/// Columns of the whole drawing.
const WIDTH: i32 = 78;
/// Lines of the whole drawing.
const HEIGHT: i32 = 33;
/// How far coordinates go.
const SCALE: i32 = 1000;
/// Characters inside a box.
pub const LABEL: usize = 7;

/// What is written for an area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaPicture {
    /// Where it is, from 0 to 1000, downwards.
    pub at: (u16, u16),
    /// What is written in its box, cut to [`LABEL`] characters.
    pub label: String,
    /// What is on it.
    pub note: String,
}

/// The drawing, line by line; ways join areas by their places in the list.
#[must_use]
pub fn draw(areas: &[AreaPicture], ways: &[(usize, usize)]) -> Vec<String> {
    let mut canvas = Canvas::default();
    let mut places: Vec<(i32, i32)> = areas.iter().map(|area| place(area.at)).collect();
    keep_apart(&mut places);
    for (from, to) in ways {
        if let (Some(from), Some(to)) = (places.get(*from), places.get(*to)) {
            canvas.way(*from, *to);
        }
    }
    let half = LABEL as i32 / 2;
    for (area, (x, y)) in areas.iter().zip(&places) {
        let label: String = area.label.chars().take(LABEL).collect();
        canvas.write(x - half - 1, *y, &format!("[{label:<LABEL$}]"));
    }
    // Notes come last: no box may hide a figure.
    for (area, (x, y)) in areas.iter().zip(&places) {
        let long = area.note.chars().count() as i32;
        canvas.write(x - long / 2, y + 1, &area.note);
    }
    canvas.finish()
}

/// Column and line of a place.
fn place((x, y): (u16, u16)) -> (i32, i32) {
    let scaled = |at: u16, size: i32| (i32::from(at) * size + SCALE / 2) / SCALE;
    (scaled(x, WIDTH), scaled(y, HEIGHT))
}

/// Moves boxes to the left that would cover a part of the next one on their line.
fn keep_apart(places: &mut [(i32, i32)]) {
    let width = LABEL as i32 + 2;
    let mut by_line: Vec<usize> = (0..places.len()).collect();
    by_line.sort_by_key(|&at| (places[at].1, -places[at].0));
    for pair in by_line.windows(2) {
        let ((right, line), (left, other)) = (places[pair[0]], places[pair[1]]);
        if line == other && right - left < width {
            places[pair[1]].0 = right - width;
        }
    }
}

/// Characters that can be put anywhere.
#[derive(Default)]
struct Canvas(Vec<Vec<char>>);

impl Canvas {
    /// A dotted line; what is beyond the left or upper rim is left out.
    fn way(&mut self, (x, y): (i32, i32), (to_x, to_y): (i32, i32)) {
        let steps = (to_x - x).abs().max((to_y - y).abs()).max(1);
        for step in 0..=steps {
            let at = (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps);
            self.write(at.0, at.1, "·");
        }
    }

    fn write(&mut self, x: i32, y: i32, text: &str) {
        let Ok(y) = usize::try_from(y) else {
            return;
        };
        if self.0.len() <= y {
            self.0.resize(y + 1, Vec::new());
        }
        let line = &mut self.0[y];
        for (at, letter) in (x.max(0) as usize..).zip(text.chars()) {
            if line.len() <= at {
                line.resize(at + 1, ' ');
            }
            line[at] = letter;
        }
    }

    fn finish(self) -> Vec<String> {
        let line = |line: Vec<char>| line.into_iter().collect::<String>().trim_end().to_owned();
        let lines = self.0.into_iter().map(line);
        lines.skip_while(String::is_empty).collect()
    }
}
