//! Where a report goes: the terminal, JSON for programs, files.

use super::tell;
use crate::failure::{Done, Failure};
use crate::{files, out};
use arena::compare::Comparison;
use arena::html::{self, Headline};
use arena::{Report, csv};
use std::path::{Path, PathBuf};

/// Where a report goes.
#[derive(clap::Args)]
pub(super) struct Output {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write all figures to this file, one a row
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a page with charts to this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write over files that are there
    #[arg(long)]
    force: bool,
}

impl Output {
    fn files(&self) -> impl Iterator<Item = &Path> {
        self.csv.iter().chain(&self.html).map(PathBuf::as_path)
    }

    /// Is a page to be written?
    pub(super) fn wants_page(&self) -> bool {
        self.html.is_some()
    }

    /// Asked before anything is played: may the files be written?
    pub(super) fn check(&self) -> Done {
        match self.files().find(|path| path.exists() && !self.force) {
            Some(path) => Err(Failure::input(format!(
                "{} is there already: --force writes over it",
                path.display()
            ))),
            None => Ok(()),
        }
    }

    /// Gives out a report.
    pub(super) fn report(&self, report: &Report) -> Done {
        if let Some(path) = &self.csv {
            files::write(path, csv::report(report).as_bytes())?;
        }
        if let Some(path) = &self.html {
            let page = html::page(report, &headline(&report.game)).map_err(Failure::input)?;
            files::write(path, page.as_bytes())?;
        }
        match self.json {
            true => out::json(report),
            false => tell::report(report),
        }
        Ok(())
    }

    /// Gives out a comparison.
    pub(super) fn comparison(&self, comparison: &Comparison) -> Done {
        if let Some(path) = &self.csv {
            files::write(path, csv::comparison(comparison).as_bytes())?;
        }
        if let Some(path) = &self.html {
            let headline = headline(&comparison.game);
            let page = html::comparison(comparison, &headline).map_err(Failure::input)?;
            files::write(path, page.as_bytes())?;
        }
        match self.json {
            true => out::json(comparison),
            false => tell::comparison(comparison),
        }
        Ok(())
    }
}

/// What a page says besides its figures: the game, and the command that makes the page again.
fn headline(game: &str) -> Headline {
    let words: Vec<_> = std::env::args().skip(1).map(|it| quoted(&it)).collect();
    Headline {
        title: tell::title(game),
        command: format!("conclave {}", words.join(" ")),
    }
}

/// A word of a command, in quotes where a shell needs them.
fn quoted(word: &str) -> String {
    let plain = |it: char| it.is_alphanumeric() || "-_./=:,+@%".contains(it);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}
