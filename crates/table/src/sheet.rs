//! A picture of a view that knows no screen: sections of lines and cards, already in words.
//!
//! The terminal draws it with characters, the generic web board with boxes. A game with its own
//! board component draws from the view itself.

use crate::question::Target;
use serde::Serialize;

/// A picture of a view.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// What is going on, e.g. "Round 3, Anna's turn".
    pub title: String,
    /// The parts of the table.
    pub sections: Vec<Section>,
}

/// A part of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Section {
    /// Its name.
    pub title: String,
    /// What lies there.
    pub entries: Vec<Entry>,
}

/// Something that lies there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A line of text.
    Line(String),
    /// A thing with its name and a short fact.
    Thing {
        /// What it is, so that a choice can be made in place.
        target: Target,
        /// Its name.
        name: String,
        /// A short fact about it.
        note: String,
    },
    /// A row of a table.
    Row(Vec<String>),
    /// A drawing in characters, e.g. a map.
    Drawing(Vec<String>),
}

impl Sheet {
    /// A sheet with a title.
    #[must_use]
    pub fn new(title: String) -> Self {
        Sheet {
            title,
            sections: Vec::new(),
        }
    }

    /// Adds a section and gives it back to be filled.
    pub fn section(&mut self, title: impl Into<String>) -> &mut Section {
        self.sections.push(Section {
            title: title.into(),
            entries: Vec::new(),
        });
        let last = self.sections.len() - 1;
        &mut self.sections[last]
    }
}

impl Section {
    /// Adds a line.
    pub fn line(&mut self, text: impl Into<String>) {
        self.entries.push(Entry::Line(text.into()));
    }

    /// Adds a row of a table.
    pub fn row(&mut self, cells: Vec<String>) {
        self.entries.push(Entry::Row(cells));
    }

    /// Adds a thing.
    pub fn thing(&mut self, target: Target, name: String, note: String) {
        self.entries.push(Entry::Thing { target, name, note });
    }
}
