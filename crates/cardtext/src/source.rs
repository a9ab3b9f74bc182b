//! Texts and places in them. The caller does the reading of files; here they are only text.

use std::collections::BTreeMap;
use std::ops::Range;

/// A stretch of a text, in bytes.
pub type Span = Range<usize>;

/// A value and the place it was written at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spanned<T> {
    /// What was read.
    pub value: T,
    /// Where it stands in its file.
    pub span: Span,
}

/// The files of a card pack: names and texts, always in the order of their names, so that the
/// same folder gives the same pack whatever order the file system lists it in.
///
/// ```
/// let mut sources = cardtext::Sources::new();
/// sources.add("land.cards", "[mountain]\nname: Mountain\n");
/// assert_eq!(sources.text("land.cards"), Some("[mountain]\nname: Mountain\n"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    files: BTreeMap<String, String>,
}

impl Sources {
    /// No files yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file; a file of the same name is replaced.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) {
        self.files.insert(name.into(), text.into());
    }

    /// The text of a file.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        self.files.get(name).map(String::as_str)
    }

    /// The same files with one text changed, for trying other cards.
    ///
    /// # Panics
    /// If the file does not say that: a change that changes nothing proves nothing.
    #[must_use]
    pub fn with_change(mut self, name: &str, from: &str, to: &str) -> Self {
        let text = self.text(name).unwrap_or_default();
        assert!(text.contains(from), "{name} has no `{from}`");
        let text = text.replacen(from, to, 1);
        self.add(name, text);
        self
    }

    /// All files as (name, text), in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .iter()
            .map(|(name, text)| (name.as_str(), text.as_str()))
    }
}

impl<N: Into<String>, T: Into<String>> FromIterator<(N, T)> for Sources {
    fn from_iter<I: IntoIterator<Item = (N, T)>>(files: I) -> Self {
        let files = files
            .into_iter()
            .map(|(name, text)| (name.into(), text.into()))
            .collect();
        Self { files }
    }
}
