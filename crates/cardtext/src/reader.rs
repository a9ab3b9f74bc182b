//! The file format: blocks of `key: value` lines. See [`read_blocks`].

use crate::diagnostic::Diagnostic;
use crate::lexer::split;
use crate::source::{Sources, Span, Spanned};
use crate::suggest::nearest;
use std::collections::BTreeMap;

/// A card, suit, item ...: a heading and its lines.
#[derive(Clone, Debug)]
pub struct Block<'s> {
    /// The file it stands in.
    pub file: &'s str,
    /// The word before the id in `[suit land]`; plain cards such as `[mountain]` have none.
    pub kind: Option<Spanned<&'s str>>,
    /// The id of the heading.
    pub id: Spanned<&'s str>,
    entries: Vec<Entry<'s>>,
}

#[derive(Clone, Debug)]
struct Entry<'s> {
    key: Spanned<&'s str>,
    value: Value<'s>,
}

/// The text after a key, perhaps over several lines; every piece knows its place in the file.
#[derive(Clone, Debug)]
pub struct Value<'s> {
    /// The file it stands in.
    pub file: &'s str,
    /// The pieces of the text, one a line.
    pub lines: Vec<Spanned<&'s str>>,
    start: usize,
}

impl<'s> Value<'s> {
    /// The whole text on one line.
    #[must_use]
    pub fn text(&self) -> String {
        self.lines
            .iter()
            .map(|line| line.value)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// From the first to the last letter; the place after the colon if there is no text.
    #[must_use]
    pub fn span(&self) -> Span {
        let start = self
            .lines
            .first()
            .map_or(self.start, |line| line.span.start);
        start..self.lines.last().map_or(self.start, |line| line.span.end)
    }

    /// A value that is not part of a file of blocks, such as a sentence in a test.
    #[must_use]
    pub fn of_text(file: &'s str, text: &'s str) -> Self {
        let mut value = Self {
            file,
            lines: Vec::new(),
            start: 0,
        };
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            value.lines.extend(trimmed(line, at));
            at += line.len();
        }
        value
    }
}

/// The keys a block of some kind may have.
#[derive(Clone, Copy, Debug)]
pub struct Schema {
    /// For messages: "suit", "realm card".
    pub kind: &'static str,
    /// Keys that must be there.
    pub required: &'static [&'static str],
    /// Keys that may be there.
    pub optional: &'static [&'static str],
}

impl<'s> Block<'s> {
    /// The value of a key, if it has one.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<&Value<'s>> {
        let value = &self.entry(key)?.value;
        (!value.lines.is_empty()).then_some(value)
    }

    /// The keys, in their order.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &'s str> {
        self.entries.iter().map(|entry| entry.key.value)
    }

    fn entry(&self, key: &str) -> Option<&Entry<'s>> {
        self.entries.iter().find(|entry| entry.key.value == key)
    }

    /// Reports keys that are unknown, missing, written twice or without a value.
    pub fn check(&self, schema: &Schema, problems: &mut Vec<Diagnostic>) {
        let known: Vec<&str> = [schema.required, schema.optional].concat();
        let mut misspelt = Vec::new();
        for (index, Entry { key, value }) in self.entries.iter().enumerate() {
            let at = |message: String, label: &str| {
                Diagnostic::new(self.file, key.span.clone(), message, label)
            };
            if !known.contains(&key.value) {
                let near = nearest(key.value, known.iter().copied());
                let help = near.map_or_else(
                    || format!("the keys are {}", known.join(", ")),
                    |name| format!("did you mean `{name}`?"),
                );
                let message = format!("a {} has no key `{}`", schema.kind, key.value);
                problems.push(at(message, "unknown key").with_help(Some(help)));
                misspelt.extend(near);
            } else if self.entries[..index]
                .iter()
                .any(|other| other.key.value == key.value)
            {
                let message = format!("`{}` has two lines `{}`", self.id.value, key.value);
                problems.push(at(message, "written a second time"));
            } else if value.lines.is_empty() {
                let message = format!("`{}` has no value", key.value);
                problems.push(at(message, "nothing follows"));
            }
        }
        let missing = |name: &&&str| self.entry(name).is_none() && !misspelt.contains(*name);
        for name in schema.required.iter().filter(missing) {
            let message = format!("`{}` has no `{name}`", self.id.value);
            let label = format!("this {} needs a line `{name}: ...`", schema.kind);
            let span = self.id.span.clone();
            problems.push(Diagnostic::new(self.file, span, message, label));
        }
    }
}

/// Reads all files of a pack into blocks.
///
/// ```text
/// # a comment
/// [mountain]
/// name: Mountain
/// bonus: 50 points with Smoke and Wildfire.
///   Clears the penalty of every Flood.
/// ```
///
/// A heading is `[id]` or `[kind id]`; a value goes on in the lines below it that are indented.
/// Whatever cannot be read is added to `problems` and skipped.
pub fn read_blocks<'s>(sources: &'s Sources, problems: &mut Vec<Diagnostic>) -> Vec<Block<'s>> {
    let mut blocks = Vec::new();
    for (file, text) in sources.iter() {
        let mut reader = FileReader {
            file,
            blocks: Vec::new(),
            in_block: false,
            in_value: false,
        };
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            if let Err(problem) = reader.line(line, at) {
                problems.push(*problem);
            }
            at += line.len();
        }
        blocks.append(&mut reader.blocks);
    }
    blocks
}

/// Reports every block whose id (within its kind) was used before, and takes it out.
pub fn reject_duplicate_ids(blocks: &mut Vec<Block<'_>>, problems: &mut Vec<Diagnostic>) {
    let mut seen = BTreeMap::new();
    blocks.retain(|block| {
        let kind = block.kind.as_ref().map(|kind| kind.value);
        let Some(first) = seen.insert((kind, block.id.value), block.file) else {
            return true;
        };
        let message = format!("there are two blocks `{}`", block.id.value);
        let label = format!("already used in {first}");
        let span = block.id.span.clone();
        problems.push(Diagnostic::new(block.file, span, message, label));
        false
    });
}

struct FileReader<'s> {
    file: &'s str,
    blocks: Vec<Block<'s>>,
    /// False at the start of a file and after a broken heading.
    in_block: bool,
    /// May an indented line continue the last value?
    in_value: bool,
}

impl<'s> FileReader<'s> {
    fn line(&mut self, line: &'s str, at: usize) -> Result<(), Box<Diagnostic>> {
        let Some(content) = trimmed(line, at) else {
            return Ok(());
        };
        if content.value.starts_with('#') {
            return Ok(());
        }
        if content.value.starts_with('[') {
            return self.heading(&content);
        }
        if line.starts_with([' ', '\t']) {
            return self.continuation(content);
        }
        self.in_value = false;
        self.entry(&content)
    }

    fn problem(&self, span: Span, message: &str, label: &str) -> Box<Diagnostic> {
        Box::new(Diagnostic::new(self.file, span, message, label))
    }

    fn heading(&mut self, content: &Spanned<&'s str>) -> Result<(), Box<Diagnostic>> {
        (self.in_block, self.in_value) = (false, false);
        let broken = || {
            let label = "expected an id in brackets: small letters, digits and `_`";
            self.problem(content.span.clone(), "this heading cannot be read", label)
        };
        let inner = content
            .value
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'));
        let inner = inner.ok_or_else(broken)?;
        let at = content.span.start + 1;
        let words: Vec<Spanned<&str>> = split(inner)
            .map(|(start, value)| Spanned {
                value,
                span: at + start..at + start + value.len(),
            })
            .collect();
        if !words.iter().all(|word| is_id(word.value)) {
            return Err(broken());
        }
        let (kind, id) = match words.as_slice() {
            [id] => (None, id.clone()),
            [kind, id] => (Some(kind.clone()), id.clone()),
            _ => return Err(broken()),
        };
        self.blocks.push(Block {
            file: self.file,
            kind,
            id,
            entries: Vec::new(),
        });
        self.in_block = true;
        Ok(())
    }

    fn continuation(&mut self, content: Spanned<&'s str>) -> Result<(), Box<Diagnostic>> {
        let last = self
            .blocks
            .last_mut()
            .and_then(|block| block.entries.last_mut());
        if let (true, Some(entry)) = (self.in_value, last) {
            entry.value.lines.push(content);
            return Ok(());
        }
        let message = "this indented line continues nothing";
        Err(self.problem(
            content.span,
            message,
            "expected a `key: value` line before it",
        ))
    }

    fn entry(&mut self, content: &Spanned<&'s str>) -> Result<(), Box<Diagnostic>> {
        let Some((key, rest)) = content.value.split_once(':').filter(|(key, _)| is_key(key)) else {
            let message = "this line cannot be read";
            return Err(self.problem(content.span.clone(), message, "expected `key: value`"));
        };
        let file = self.file;
        let Some(block) = self.blocks.last_mut().filter(|_| self.in_block) else {
            let message = "this line belongs to no block";
            let label = "expected a heading such as `[mountain]` before it";
            return Err(self.problem(content.span.clone(), message, label));
        };
        let key_start = content.span.start;
        let key_end = key_start + key.len();
        let key = Spanned {
            value: key.trim_end(),
            span: key_start..key_start + key.trim_end().len(),
        };
        let lines = trimmed(rest, key_end + 1).into_iter().collect();
        block.entries.push(Entry {
            key,
            value: Value {
                file,
                lines,
                start: key_end + 1,
            },
        });
        self.in_value = true;
        Ok(())
    }
}

fn is_id(word: &str) -> bool {
    word.bytes()
        .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
}

fn is_key(key: &str) -> bool {
    let key = key.trim_end();
    !key.is_empty()
        && key
            .chars()
            .all(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | '-'))
}

/// The line without the white space around it, or nothing if it is blank. The mark that some
/// editors put at the start of a file counts as white space.
fn trimmed(line: &str, at: usize) -> Option<Spanned<&str>> {
    let blank = |c: char| c.is_whitespace() || c == '\u{feff}';
    let left = line.trim_start_matches(blank);
    let value = left.trim_end_matches(blank);
    let start = at + line.len() - left.len();
    (!value.is_empty()).then(|| Spanned {
        value,
        span: start..start + value.len(),
    })
}
