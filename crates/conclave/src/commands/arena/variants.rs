//! `--compare`: the same run twice with something changed, or two result files.

use super::output::Output;
use super::{Run, results};
use crate::failure::{Done, Failure};
use arena::Book;
use arena::compare::compare as compare_books;
use std::path::{Path, PathBuf};

/// The run as the command line has it.
const AS_GIVEN: &str = "as-given";

/// What is changed in a run.
enum Variant {
    AsGiven,
    Cards(PathBuf),
    Option(String),
}

/// Plays or reads what is to be compared.
pub(super) fn compare(run: &Run, output: &Output) -> Done {
    let (a, b) = match &run.compare[..] {
        [a, b] => (a.as_str(), b.as_str()),
        [b] => (AS_GIVEN, b.as_str()),
        _ => return Err(Failure::input("--compare takes one or two things")),
    };
    if Path::new(a).is_file() && Path::new(b).is_file() {
        return compare_files(Path::new(a), Path::new(b), output);
    }
    if run.out.is_some() || run.shard.is_some() {
        return Err(Failure::input(
            "play each variant with its own --out, then compare the result files",
        ));
    }
    let (one, other) = (Variant::read(a)?, Variant::read(b)?);
    let counts_cards = run.counts_cards(output);
    let (one, other) = (one.play(run, counts_cards)?, other.play(run, counts_cards)?);
    output.comparison(&compare_books((a, &one), (b, &other)))
}

/// Compares two result files.
pub(super) fn compare_files(a: &Path, b: &Path, output: &Output) -> Done {
    output.check()?;
    let read = |path: &Path| results::read_all(&[path.to_owned()]);
    let (one, other) = (read(a)?, read(b)?);
    if one.plan.game != other.plan.game {
        let (one, other) = (&one.plan.game, &other.plan.game);
        let message = format!("these are different games: {one} and {other}");
        return Err(Failure::input(message));
    }
    let name = |path: &Path| path.display().to_string();
    let comparison = compare_books((&name(a), &one), (&name(b), &other));
    output.comparison(&comparison)
}

impl Variant {
    fn read(text: &str) -> Result<Self, Failure> {
        let text = text.strip_prefix("option=").unwrap_or(text);
        if text == AS_GIVEN {
            return Ok(Variant::AsGiven);
        }
        if let Some(folder) = text.strip_prefix("cards=") {
            return Ok(Variant::Cards(folder.into()));
        }
        if Path::new(text).is_dir() {
            return Ok(Variant::Cards(text.into()));
        }
        if text.contains('=') {
            return Ok(Variant::Option(text.to_owned()));
        }
        Err(Failure::input(format!(
            "`{text}` cannot be compared: it is neither two result files, a folder with cards, \
             cards=DIR, an option KEY=VALUE, nor `{AS_GIVEN}`"
        )))
    }

    fn play(&self, run: &Run, counts_cards: bool) -> Result<Book, Failure> {
        let cards = match self {
            Variant::Cards(folder) => Some(folder.as_path()),
            Variant::AsGiven | Variant::Option(_) => run.cards.as_deref(),
        };
        let options = match self {
            Variant::Option(option) => std::slice::from_ref(option),
            Variant::AsGiven | Variant::Cards(_) => &[],
        };
        let (game, plan) = run.plan(cards, options, counts_cards)?;
        let (book, _) = run.play(game.as_ref(), &plan)?;
        // Half a run beside a whole one would say little.
        run.end().map(|()| book)
    }
}
