//! A sheet as lines of text.

use crate::out;
use table::Sheet;
use table::sheet::{Entry, Section};
use unicode_width::UnicodeWidthStr;

/// Draws a sheet in so many columns.
pub(crate) fn draw(sheet: &Sheet, width: usize) -> String {
    let mut text = String::new();
    if !sheet.title.is_empty() {
        let rule = "─".repeat(width.saturating_sub(sheet.title.width() + 4));
        text.push_str(&format!(
            "── {} {}\n",
            out::title(&sheet.title),
            out::dim(&rule)
        ));
    }
    for section in &sheet.sections {
        text.push_str(&draw_section(section, width));
    }
    text
}

fn draw_section(section: &Section, width: usize) -> String {
    let mut text = String::new();
    if !section.title.is_empty() {
        text.push_str(&format!("{}\n", out::title(&section.title)));
    }
    let mut rest = section.entries.as_slice();
    while let Some(first) = rest.first() {
        let alike = |entry: &Entry| std::mem::discriminant(entry) == std::mem::discriminant(first);
        let count = rest.iter().take_while(|entry| alike(entry)).count();
        let (block, later) = rest.split_at(count);
        text.push_str(&draw_block(block, width));
        rest = later;
    }
    text
}

/// Entries of one kind that follow each other are laid out together.
fn draw_block(block: &[Entry], width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut things: Vec<(&str, &str)> = Vec::new();
    let mut rows: Vec<&[String]> = Vec::new();
    for entry in block {
        match entry {
            Entry::Line(line) => {
                let options = textwrap::Options::new(width).initial_indent("  ");
                lines.push(textwrap::fill(line, options.subsequent_indent("    ")));
            }
            Entry::Thing { name, note, .. } => things.push((name, note)),
            Entry::Row(cells) => rows.push(cells),
            Entry::Drawing(drawing) => lines.extend(drawing.iter().map(|line| format!("  {line}"))),
        }
    }
    lines.extend(draw_things(&things, width));
    lines.extend(draw_rows(&rows, width));
    lines
        .into_iter()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect()
}

/// Things in columns, as many as fit.
fn draw_things(things: &[(&str, &str)], width: usize) -> Vec<String> {
    let widest = |part: fn(&(&str, &str)) -> usize| things.iter().map(part).max().unwrap_or(0);
    let name = widest(|(name, _)| name.width());
    let note = widest(|(_, note)| note.width());
    let column = name + note + 5;
    let columns = (width / column.max(1)).clamp(1, 3).min(things.len().max(1));
    let height = things.len().div_ceil(columns);
    let cell = |(text, fact): &(&str, &str)| {
        let space = " ".repeat(note - fact.width());
        format!("{}  {}{space}", pad(text, name), out::dim(fact))
    };
    let line = |at: usize| {
        let cells = things.iter().skip(at).step_by(height.max(1)).map(cell);
        format!("  {}", cells.collect::<Vec<_>>().join("   "))
    };
    (0..height).map(line).collect()
}

/// Rows of a table: numbers to the right, the last column wrapped.
fn draw_rows(rows: &[&[String]], width: usize) -> Vec<String> {
    let columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let cells = |at: usize| rows.iter().filter_map(move |row| row.get(at));
    let widths: Vec<usize> = (0..columns)
        .map(|at| cells(at).map(|cell| cell.width()).max().unwrap_or(0))
        .collect();
    let numeric: Vec<bool> = (0..columns)
        .map(|at| cells(at).skip(1).all(|cell| is_number(cell)))
        .collect();
    let used: usize = widths
        .iter()
        .rev()
        .skip(1)
        .map(|width| width + 2)
        .sum::<usize>()
        + 2;
    let draw = |row: &&[String]| {
        let last = row.len().saturating_sub(1);
        let mut line = String::from("  ");
        for (at, cell) in row.iter().enumerate() {
            let long = at == last && used + cell.width() > width && used + 20 < width;
            if long {
                let wrapped = textwrap::wrap(cell, width - used);
                line.push_str(&wrapped.join(&format!("\n{}", " ".repeat(used))));
            } else if numeric[at] && at > 0 {
                line.push_str(&format!(
                    "{}{cell}  ",
                    " ".repeat(widths[at] - cell.width())
                ));
            } else {
                line.push_str(&format!("{}  ", pad(cell, widths[at])));
            }
        }
        line
    };
    rows.iter().map(draw).collect()
}

fn is_number(cell: &str) -> bool {
    let digits = cell.trim_start_matches(['+', '-', '−']);
    digits.is_empty() || digits.chars().all(|digit| digit.is_ascii_digit())
}

/// Fills a text up with spaces.
pub(crate) fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Target;

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn a_sheet_is_drawn_in_aligned_lines() {
        let mut sheet = Sheet::new("Turn 3".to_owned());
        let hand = sheet.section("Hand");
        hand.thing(Target::Card(1), "Król".to_owned(), "Leader 8".to_owned());
        hand.thing(
            Target::Card(2),
            "Gem of Order".to_owned(),
            "Artifact 5".to_owned(),
        );
        let points = sheet.section("Points");
        points.row(vec!["card".to_owned(), "points".to_owned()]);
        points.row(vec!["King".to_owned(), "8".to_owned()]);
        points.row(vec!["Gem of Order".to_owned(), "-15".to_owned()]);
        points.line("a line");
        let drawn = plain(&draw(&sheet, 40));
        let lines: Vec<_> = drawn.lines().collect();
        assert_eq!(lines[0], format!("── Turn 3 {}", "─".repeat(30)));
        assert_eq!(lines[2], "  Król          Leader 8");
        assert_eq!(lines[3], "  Gem of Order  Artifact 5");
        assert_eq!(lines[6], "  King               8");
        assert_eq!(lines[8], "  a line");
    }

    #[test]
    fn no_line_is_wider_than_the_terminal() {
        let mut sheet = Sheet::new("Wide".to_owned());
        let section = sheet.section("Words");
        section.line("word ".repeat(40));
        section.row(vec!["name".to_owned(), "long text ".repeat(20)]);
        for line in plain(&draw(&sheet, 50)).lines() {
            assert!(line.width() <= 50, "{line}");
        }
    }
}
