//! Card packs as the kernel sees them: named texts that a game turns into its content.

use crate::question::Target;
use serde::Serialize;
use std::fmt;

/// The text files of a card pack, read by whoever does the I/O.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackFiles(pub Vec<(String, String)>);

/// A pack that cannot be used, with the whole report of its mistakes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackError {
    /// How many mistakes were found.
    pub mistakes: usize,
    /// The report for a file or a pipe.
    pub plain: String,
    /// The report with colours for a terminal.
    pub coloured: String,
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.plain)
    }
}

impl std::error::Error for PackError {}

/// A card as people look it up: by any of its names, with its printed text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardEntry {
    /// The id in the card files.
    pub id: String,
    /// What answers, views and texts point at when they mean the card.
    pub target: Target,
    /// The names by language code, English first.
    pub names: Vec<(&'static str, String)>,
    /// The deck or kind it belongs to.
    pub group: String,
    /// Short facts such as suit and strength.
    pub facts: Vec<(String, String)>,
    /// Facts for programs, the same in every language: keys and ids of the card files.
    pub tags: Vec<(String, String)>,
    /// The sentences of the card, printed from its operations.
    pub text: Vec<String>,
    /// The rules that speak about it.
    pub rules: Vec<String>,
}

/// A fact of [`CardEntry::tags`].
pub fn tag(key: &str, value: &(impl ToString + ?Sized)) -> (String, String) {
    (key.to_owned(), value.to_string())
}
