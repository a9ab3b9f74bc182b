//! Result files: opened to go on, read to tell, put together.

use crate::failure::Failure;
use crate::{files, out};
use arena::journal::{self, Journal, JournalError};
use arena::{Book, Chunk, ChunkId, Plan};
use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How often what was written is made sure to survive a power cut.
const SYNC_EVERY: Duration = Duration::from_secs(5);

/// A result file that is being written.
pub(super) struct ResultFile {
    file: File,
    synced: Instant,
}

impl ResultFile {
    /// Adds a chunk.
    pub(super) fn add(&mut self, chunk: &Chunk) -> std::io::Result<()> {
        // A whole line at once, so that a kill tears one line at most.
        self.file.write_all(journal::entry(chunk).as_bytes())?;
        if self.synced.elapsed() > SYNC_EVERY {
            self.sync()?;
        }
        Ok(())
    }

    /// Makes sure that all is on the disk.
    pub(super) fn sync(&mut self) -> std::io::Result<()> {
        self.synced = Instant::now();
        self.file.sync_data()
    }
}

/// Opens a file for the results of a plan: a new one, or one that has some of them already.
pub(super) fn open(path: &Path, plan: &Plan) -> Result<(Book, Option<ResultFile>), Failure> {
    let fail = |error: std::io::Error| files::cannot("write", path, &error);
    let is_new = std::fs::metadata(path).map_or(true, |it| it.len() == 0);
    let book = match is_new {
        true => Book::new(plan.clone()),
        false => read_for(path, plan)?,
    };
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)
        .map_err(fail)?;
    if is_new {
        file.write_all(journal::header(plan).as_bytes())
            .map_err(fail)?;
    }
    let mut file = ResultFile {
        file,
        synced: Instant::now(),
    };
    file.sync().map_err(fail)?;
    Ok((book, Some(file)))
}

/// What a file holds of a plan; a torn line at its end is cut off.
fn read_for(path: &Path, plan: &Plan) -> Result<Book, Failure> {
    let fail = |error: std::io::Error| files::cannot("write", path, &error);
    let journal = read(path)?;
    journal::same_run(&journal.book.plan, plan).map_err(|error| of(path, &error))?;
    if journal.torn {
        let file = OpenOptions::new().write(true).open(path).map_err(fail)?;
        file.set_len(journal.whole).map_err(fail)?;
    }
    Ok(journal.book)
}

/// Reads a result file.
pub(super) fn read(path: &Path) -> Result<Journal, Failure> {
    let file = File::open(path).map_err(|error| files::cannot("read", path, &error))?;
    journal::read(BufReader::new(file)).map_err(|error| of(path, &error))
}

/// Reads result files of one run together; a torn line at an end is told and left out.
pub(super) fn read_all(paths: &[PathBuf]) -> Result<Book, Failure> {
    let mut whole: Option<Book> = None;
    for path in paths {
        let journal = read(path)?;
        if journal.torn {
            let note = out::dim("the last line is cut off and was left out");
            out::complain(&format!("{}: {note}\n", path.display()));
        }
        match &mut whole {
            None => whole = Some(journal.book),
            Some(book) => {
                journal::same_run(&journal.book.plan, &book.plan)
                    .map_err(|error| of(path, &error))?;
                let again = book.absorb(journal.book);
                again.map_err(|error| of(path, &JournalError::Overlap(error)))?;
            }
        }
    }
    whole.ok_or_else(|| Failure::input("there is no result file to read"))
}

/// Writes the lines of several files into a new one.
pub(super) fn merge(paths: &[PathBuf], to: &Path, plan: &Plan) -> Result<(), Failure> {
    let fail = |error: std::io::Error| files::cannot("write", to, &error);
    let file = File::create_new(to).map_err(fail)?;
    let mut file = BufWriter::new(file);
    file.write_all(journal::header(plan).as_bytes())
        .map_err(fail)?;
    for path in paths {
        let source = File::open(path).map_err(|error| files::cannot("read", path, &error))?;
        let copied = journal::each_chunk(BufReader::new(source), |chunk| {
            file.write_all(journal::entry(&chunk).as_bytes())
        });
        copied.map_err(|error| of(path, &error))?;
    }
    let file = file
        .into_inner()
        .map_err(|error| fail(error.into_error()))?;
    file.sync_data().map_err(fail)
}

/// Names what has not been played.
pub(super) fn missing(ids: &[ChunkId]) -> String {
    let name = |id: &ChunkId| format!("{} of match {}", id.chunk, id.table);
    let mut names: Vec<_> = ids.iter().take(8).map(name).collect();
    if ids.len() > names.len() {
        names.push(format!("{} more", ids.len() - names.len()));
    }
    let names = names.join(", ");
    format!(
        "the run is not complete: chunks that are missing: {names}\n\
         (`conclave arena show` tells what there is)"
    )
}

fn of(path: &Path, error: &JournalError) -> Failure {
    Failure::input(format!("{}: {error}", path.display()))
}
