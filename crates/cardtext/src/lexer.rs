//! Words and punctuation. White space separates and is otherwise without meaning.

use crate::reader::Value;
use crate::source::Span;

/// A word or a punctuation mark, with its place in the file.
#[derive(Clone, Debug)]
pub(crate) struct Token<'s> {
    pub(crate) text: &'s str,
    pub(crate) span: Span,
}

/// Marks that stand for themselves and need no space around them.
const MARKS: [char; 9] = [',', '.', ':', ';', '(', ')', '!', '?', '"'];

/// Splits a text into words and marks.
pub(crate) fn split(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = &text[at..];
        let start = at + rest.find(|c: char| !c.is_whitespace())?;
        let rest = &text[start..];
        let length = match rest.chars().next() {
            Some(mark) if MARKS.contains(&mark) => mark.len_utf8(),
            _ => rest
                .find(|c: char| c.is_whitespace() || MARKS.contains(&c))
                .unwrap_or(rest.len()),
        };
        at = start + length;
        Some((start, &text[start..at]))
    })
}

/// The words of a value, over all its lines.
pub(crate) fn tokens<'s>(value: &Value<'s>) -> Vec<Token<'s>> {
    let mut tokens = Vec::new();
    for line in &value.lines {
        tokens.extend(split(line.value).map(|(start, text)| {
            let start = line.span.start + start;
            Token {
                text,
                span: start..start + text.len(),
            }
        }));
    }
    tokens
}

/// Are two words the same but for capitals and typographic marks?
pub(crate) fn same(a: &str, b: &str) -> bool {
    plain(a).eq(plain(b))
}

fn plain(word: &str) -> impl Iterator<Item = char> + '_ {
    word.chars().flat_map(char::to_lowercase).map(|c| match c {
        '\u{2019}' => '\'',
        '\u{2212}' => '-',
        other => other,
    })
}

/// The number a word stands for; a typographic minus is a minus.
pub(crate) fn number(word: &str) -> Option<i64> {
    plain(word).collect::<String>().parse().ok()
}
