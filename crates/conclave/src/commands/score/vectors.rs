//! Files of expected scores, one JSON object a line, in both forms of section 16 of the rules.

use crate::failure::{Done, Failure};
use crate::{files, out};
use fantasy_realms::cards::Pack;
use fantasy_realms::play::state::HAND_CAP;
use fantasy_realms::scoring::ScoreBook;
use fantasy_realms::scoring::vectors::VectorCase;
use serde::Serialize;
use std::path::PathBuf;

/// So many failures are told; the rest is counted.
const TOLD: usize = 50;

/// A line that is not as it should be.
#[derive(Serialize)]
struct Fault {
    file: String,
    line: usize,
    error: String,
    /// The line cannot be read, as opposed to: it expects something else.
    unusable: bool,
}

/// Checks all lines of all files.
pub(crate) fn run(pack: &Pack, paths: &[PathBuf], json: bool) -> Done {
    let books = [false, true].map(|suits| ScoreBook::new(pack, suits));
    let mut passed = 0;
    let mut faults: Vec<Fault> = Vec::new();
    for path in paths {
        let bytes = files::read(path)?;
        let file = path.display().to_string();
        for (line, text) in (1..).zip(bytes.split(|&byte| byte == b'\n')) {
            let error = match check(pack, &books, text) {
                None => continue,
                Some(Ok(())) => {
                    passed += 1;
                    continue;
                }
                Some(Err(error)) => error,
            };
            let (unusable, error) = match error {
                Wrong::Line(error) => (true, error),
                Wrong::Score(error) => (false, error),
            };
            faults.push(Fault {
                file: file.clone(),
                line,
                error,
                unusable,
            });
        }
    }
    if passed == 0 && faults.is_empty() {
        return Err(Failure::input("there are no score vectors in these files"));
    }
    tell(passed, &faults, json);
    match faults.iter().find(|fault| fault.unusable) {
        Some(fault) => Err(Failure::input(format!(
            "{}:{}: {}",
            fault.file, fault.line, fault.error
        ))),
        None if faults.is_empty() => Ok(()),
        None => Err(Failure::Found),
    }
}

enum Wrong {
    Line(String),
    Score(String),
}

/// Checks a line; nothing for an empty one.
fn check(pack: &Pack, books: &[ScoreBook; 2], line: &[u8]) -> Option<Result<(), Wrong>> {
    if line.trim_ascii().is_empty() {
        return None;
    }
    let Ok(text) = std::str::from_utf8(line) else {
        return Some(Err(Wrong::Line("this is not UTF-8 text".to_owned())));
    };
    let case = match VectorCase::parse(pack, text) {
        Ok(case) => case,
        Err(error) => return Some(Err(Wrong::Line(error.to_string()))),
    };
    let count = case.input.hand.len();
    if count > HAND_CAP {
        let error = format!("{count} cards are too many: at most {HAND_CAP} (FR-2.6)");
        return Some(Err(Wrong::Line(error)));
    }
    let checked = case.check(&books[usize::from(case.suits_module)]);
    Some(checked.map_err(|mismatch| Wrong::Score(mismatch.to_string())))
}

fn tell(passed: usize, faults: &[Fault], json: bool) {
    let failed = faults.len();
    if json {
        out::json(&serde_json::json!({"passed": passed, "failed": failed, "failures": faults}));
        return;
    }
    for fault in faults.iter().take(TOLD) {
        let Fault {
            file, line, error, ..
        } = fault;
        out::line(&format!("{} {file}:{line}: {error}", out::bad("FAILED")));
    }
    if failed > TOLD {
        out::line(&format!("... and {} more", failed - TOLD));
    }
    out::line(&format!("{passed} passed, {failed} failed"));
}
