//! Talking to a terminal, a pipe or a file: colours where they are wanted, quiet when nobody
//! listens any more.

use anstyle::{AnsiColor, Style};
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use std::io::{IsTerminal, Write};
use std::ops::Range;

/// Writes to standard output. A closed pipe (`conclave cards | head`) is no mistake.
pub(crate) fn say(text: &str) {
    let mut out = anstream::stdout();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// Writes a line to standard output.
pub(crate) fn line(text: &str) {
    say(&format!("{text}\n"));
}

/// Writes to standard error.
pub(crate) fn complain(text: &str) {
    let _ = anstream::stderr().write_all(text.as_bytes());
}

/// Writes a value as JSON for programs.
pub(crate) fn json(value: &impl serde::Serialize) {
    line(&serde_json::to_string_pretty(value).unwrap_or_default());
}

/// How many columns there are to write in.
pub(crate) fn width() -> usize {
    let asked = std::env::var("COLUMNS")
        .ok()
        .and_then(|columns| columns.parse().ok());
    let seen = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    asked.or(seen).unwrap_or(100).clamp(40, 160)
}

/// Does a person look at the output right now?
pub(crate) fn is_terminal() -> bool {
    std::io::stdout().is_terminal()
}

fn paint(style: Style, text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    format!("{style}{text}{style:#}")
}

const fn coloured(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi(colour)))
}

/// A heading.
pub(crate) fn title(text: &str) -> String {
    paint(Style::new().bold(), text)
}

/// Something of less weight, such as the id of a rule.
pub(crate) fn dim(text: &str) -> String {
    paint(Style::new().dimmed(), text)
}

/// What can be typed.
pub(crate) fn key(text: &str) -> String {
    paint(coloured(AnsiColor::Cyan).bold(), text)
}

/// Something that went well.
pub(crate) fn good(text: &str) -> String {
    paint(coloured(AnsiColor::Green).bold(), text)
}

/// Something that went wrong.
pub(crate) fn bad(text: &str) -> String {
    paint(coloured(AnsiColor::Red).bold(), text)
}

/// A table without frames, the columns of `numbers` aligned to the right.
pub(crate) fn table(head: &[&str], rows: &[Vec<String>], numbers: Range<usize>) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(width() as u16);
    if !head.is_empty() {
        table.set_header(head.iter().map(|word| title(word)));
    }
    rows.iter().for_each(|row| {
        table.add_row(row);
    });
    for (at, column) in table.column_iter_mut().enumerate() {
        column.set_padding((0, 2));
        if numbers.contains(&at) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    let text = table.to_string();
    let lines = text.lines().map(str::trim_end);
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

/// Breaks a text into lines, all but the first one indented. Ids with a dash stay whole.
pub(crate) fn wrap(text: &str, indent: &str) -> String {
    let options = textwrap::Options::new(width())
        .subsequent_indent(indent)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(text, options)
}

/// Writes bytes to standard output as they are.
pub(crate) fn raw(bytes: &[u8]) {
    let mut out = std::io::stdout();
    let _ = out.write_all(bytes).and_then(|()| out.flush());
}
