//! Results as lines of text that are only ever added to: a run can be stopped at any moment and
//! goes on where it was, and parts of it from several machines can be put together.
//!
//! The first line says what is played (a [`Plan`]), every other line what a chunk of it came to (a
//! [`Chunk`]); each is a JSON object. A line without an end was being written when the run was
//! stopped: it is as if it were not there.

use crate::book::{Book, Chunk, NotAdded};
use crate::plan::Plan;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::io::BufRead;

/// What every first line says.
const FORMAT: &str = "conclave-arena";
/// The version of the format; raised when older programs would misread it.
const VERSION: u32 = 1;
/// No line anybody has a reason to write is longer.
const LONGEST: u64 = 64 << 20;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    format: String,
    version: u32,
    /// The version of the program: bots may play otherwise in another one.
    program: String,
    plan: Plan,
}

/// The part of a first line that says whether the rest can be read.
#[derive(Deserialize)]
struct Stamp {
    format: String,
    version: u32,
}

/// Why results cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// It begins with something else.
    #[error("this is no result file of the arena")]
    NotOne,
    /// Another format.
    #[error(
        "it is a result file of format version {found}, and this program reads version {VERSION}"
    )]
    Version {
        /// Its version.
        found: u32,
    },
    /// Another program has written it.
    #[error(
        "it was written by version {found} of the program, and this is version {}",
        program()
    )]
    Program {
        /// The version of that program.
        found: String,
    },
    /// It is about something else.
    #[error("it holds results of another run: {0}")]
    OtherRun(String),
    /// A line makes no sense.
    #[error("line {line} is damaged: {why}")]
    Damaged {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The same chunk is in several files.
    #[error("{0}: these files overlap")]
    Overlap(NotAdded),
    /// A chunk that is there already, or that does not belong there.
    #[error("line {line}: {why}")]
    Chunk {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        why: NotAdded,
    },
    /// The system does not give it.
    #[error(transparent)]
    Unread(#[from] std::io::Error),
}

/// The version of this program.
#[must_use]
pub fn program() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// What was read.
#[derive(Debug)]
pub struct Journal {
    /// The results.
    pub book: Book,
    /// How many bytes of whole lines there are.
    pub whole: u64,
    /// Was there a line without an end?
    pub torn: bool,
}

/// The first line of a run.
#[must_use]
pub fn header(plan: &Plan) -> String {
    let header = Header {
        format: FORMAT.to_owned(),
        version: VERSION,
        program: program().to_owned(),
        plan: plan.clone(),
    };
    line(&header)
}

/// The line of a chunk.
#[must_use]
pub fn entry(chunk: &Chunk) -> String {
    line(chunk)
}

fn line(value: &impl Serialize) -> String {
    // Plain data with words as keys: there is nothing that JSON would refuse.
    serde_json::to_string(value).unwrap_or_default() + "\n"
}

/// Reads results.
///
/// # Errors
/// When they are no results of this version, or a line in the middle makes no sense.
pub fn read(source: impl BufRead) -> Result<Journal, JournalError> {
    let mut lines = Lines::of(source)?;
    let mut book = Book::new(lines.plan.clone());
    while let Some(chunk) = lines.next()? {
        let line = lines.number;
        let added = book.add(&chunk);
        added.map_err(|why| JournalError::Chunk { line, why })?;
    }
    Ok(Journal {
        book,
        whole: lines.whole,
        torn: lines.torn,
    })
}

/// Hands on the chunks of results one by one.
///
/// # Errors
/// As [`read`], or when whoever gets the chunks cannot go on.
pub fn each_chunk(
    source: impl BufRead,
    mut hand: impl FnMut(Chunk) -> std::io::Result<()>,
) -> Result<(), JournalError> {
    let mut lines = Lines::of(source)?;
    while let Some(chunk) = lines.next()? {
        hand(chunk)?;
    }
    Ok(())
}

/// The lines of a file as far as they have been read.
struct Lines<R> {
    source: R,
    plan: Plan,
    number: usize,
    whole: u64,
    torn: bool,
}

impl<R: BufRead> Lines<R> {
    fn of(mut source: R) -> Result<Self, JournalError> {
        let first = next_line(&mut source)?.ok_or(JournalError::NotOne)?;
        Ok(Lines {
            plan: plan_of(&first)?,
            source,
            number: 1,
            whole: first.len() as u64,
            torn: false,
        })
    }

    fn next(&mut self) -> Result<Option<Chunk>, JournalError> {
        let Some(text) = next_line(&mut self.source)? else {
            return Ok(None);
        };
        self.number += 1;
        if !text.ends_with(b"\n") {
            self.torn = true;
            return Ok(None);
        }
        self.whole += text.len() as u64;
        let chunk = serde_json::from_slice(&text).map_err(|error| JournalError::Damaged {
            line: self.number,
            why: error.to_string(),
        })?;
        Ok(Some(chunk))
    }
}

fn next_line(source: &mut impl BufRead) -> std::io::Result<Option<Vec<u8>>> {
    use std::io::Read;
    let mut text = Vec::new();
    let read = source.take(LONGEST).read_until(b'\n', &mut text)?;
    Ok((read > 0).then_some(text))
}

fn plan_of(first: &[u8]) -> Result<Plan, JournalError> {
    let stamp: Stamp = serde_json::from_slice(first).map_err(|_| JournalError::NotOne)?;
    if stamp.format != FORMAT {
        return Err(JournalError::NotOne);
    }
    if stamp.version != VERSION {
        return Err(JournalError::Version {
            found: stamp.version,
        });
    }
    let damaged = |why: String| JournalError::Damaged { line: 1, why };
    let header: Header =
        serde_json::from_slice(first).map_err(|error| damaged(error.to_string()))?;
    if !header.plan.is_sound() {
        return Err(damaged("its tables make no sense".to_owned()));
    }
    if header.program != program() {
        return Err(JournalError::Program {
            found: header.program,
        });
    }
    Ok(header.plan)
}

/// Are these the same run?
///
/// # Errors
/// Says what differs.
pub fn same_run(found: &Plan, expected: &Plan) -> Result<(), JournalError> {
    let fields = |plan: &Plan| match serde_json::to_value(plan) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    };
    let (found, expected) = (fields(found), fields(expected));
    // What is left out by the one may be said by the other.
    let keys: BTreeSet<_> = found.keys().chain(expected.keys()).collect();
    let nothing = serde_json::Value::Null;
    let differences = keys.into_iter().filter_map(|key| {
        let [value, other] = [&found, &expected].map(|it| it.get(key).unwrap_or(&nothing));
        (other != value).then(|| format!("its {key} is {}, not {}", brief(value), brief(other)))
    });
    let differences: Vec<_> = differences.collect();
    match differences.is_empty() {
        true => Ok(()),
        false => Err(JournalError::OtherRun(differences.join("; "))),
    }
}

/// The beginning of a value that may be as long as a list of cards.
fn brief(value: &serde_json::Value) -> String {
    const MOST: usize = 100;
    let text = value.to_string();
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::ChunkId;
    use crate::tally::Tally;

    fn plan() -> Plan {
        crate::plan::made_up::plan(vec![vec![0, 1]], 6)
    }

    fn chunk(chunk: u64) -> Chunk {
        let mut tally = Tally::new(2);
        tally.finished = 2;
        tally.duels[0] = chunk;
        Chunk {
            id: ChunkId { table: 0, chunk },
            seconds: 0.5,
            tally,
        }
    }

    fn text(chunks: &[u64]) -> String {
        let lines = chunks.iter().map(|&number| entry(&chunk(number)));
        header(&plan()) + &lines.collect::<String>()
    }

    fn refused(text: &str) -> String {
        read(text.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn what_was_written_is_read() {
        let text = text(&[2, 0]);
        let journal = read(text.as_bytes()).unwrap();
        assert_eq!((journal.whole, journal.torn), (text.len() as u64, false));
        let mut book = Book::new(plan());
        for number in [0, 2] {
            book.add(&chunk(number)).unwrap();
        }
        assert_eq!(journal.book, book);
        assert_eq!(book.missing(), [ChunkId { table: 0, chunk: 1 }]);
    }

    #[test]
    fn a_torn_line_is_as_if_it_were_not_there() {
        let text = text(&[2, 0]);
        let whole = read(text.as_bytes()).unwrap();
        let before = text.trim_end().rfind('\n').unwrap() + 1;
        for end in before..text.len() {
            let journal = read(&text.as_bytes()[..end]).unwrap();
            assert_eq!(journal.whole, before as u64);
            assert_eq!(journal.torn, end > before);
            assert_eq!(journal.book.missing().len(), whole.book.missing().len() + 1);
        }
    }

    #[test]
    fn what_is_no_result_is_refused_in_words() {
        assert!(refused("").contains("no result file"));
        assert!(refused("hello\n").contains("no result file"));
        assert!(
            refused("{\"format\": \"conclave-record\", \"version\": 1}\n").contains("no result")
        );
        let newer = text(&[]).replace("\"version\":1,", "\"version\":9,");
        assert!(refused(&newer).contains("format version 9, and this program reads version 1"));
        let other = text(&[]).replace(program(), "99.0.0");
        assert!(refused(&other).contains("version 99.0.0 of the program"));
        let mad = text(&[]).replace("[[0,1]]", "[[0,7]]");
        assert!(refused(&mad).contains("line 1 is damaged"));
        let cut = text(&[0, 1]).replacen("{\"match\"", "\"match\"", 1);
        assert!(refused(&cut).contains("line 2 is damaged"));
        assert!(refused(&text(&[0, 1, 0])).contains("line 4: chunk 0 of match 0 is there twice"));
        assert!(refused(&text(&[9])).contains("chunk 9 of match 0 does not fit"));
    }

    #[test]
    fn another_run_is_told_by_what_differs() {
        same_run(&plan(), &plan()).unwrap();
        let other = Plan {
            games: 8,
            paired: false,
            ..plan()
        };
        let told = same_run(&other, &plan()).unwrap_err().to_string();
        assert!(
            told.contains("its games is 8, not 6; its paired is false, not true"),
            "{told}"
        );
    }
}
