//! What the loaders of all games have in common: names, values, sentences and complaints.

use crate::diagnostic::Diagnostic;
use crate::phrase::Phrase;
use crate::reader::{Block, Value, read_blocks, reject_duplicate_ids};
use crate::reading::Reading;
use crate::source::{Sources, Spanned};
use crate::suggest::nearest;
use crate::vocabulary::Vocabulary;
use std::ops::RangeInclusive;

/// A name in the languages of the cards. A card that lacks a translation repeats the English name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Names {
    /// English.
    pub en: String,
    /// Polish.
    pub pl: String,
    /// Russian.
    pub ru: String,
}

impl Names {
    /// The names at `key`, `key.pl` and `key.ru` of a block.
    #[must_use]
    pub fn at(block: &Block<'_>, key: &str) -> Self {
        let tidy = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let name = |key: &str| block.value(key).map(|value| tidy(value.text()));
        let en = name(key).unwrap_or_default();
        Self {
            pl: name(&format!("{key}.pl")).unwrap_or_else(|| en.clone()),
            ru: name(&format!("{key}.ru")).unwrap_or_else(|| en.clone()),
            en,
        }
    }

    /// The names of a block.
    #[must_use]
    pub fn of_block(block: &Block<'_>) -> Self {
        Self::at(block, "name")
    }

    /// The name in a language; English for languages the cards do not have.
    #[must_use]
    pub fn of(&self, language: &str) -> &str {
        match language {
            "pl" if !self.pl.is_empty() => &self.pl,
            "ru" if !self.ru.is_empty() => &self.ru,
            _ => &self.en,
        }
    }
}

impl Vocabulary {
    /// Adds a word with its translations and gives its index.
    pub fn add_names(&mut self, class: &str, names: &Names) -> usize {
        let index = self.add(class, names.en.clone());
        for language in ["pl", "ru"] {
            self.translate(class, index, language, names.of(language));
        }
        index
    }
}

/// A pack that is being read: the words known so far and the mistakes found so far.
#[derive(Debug, Default)]
pub struct Loading {
    /// The words of the game.
    pub vocabulary: Vocabulary,
    /// What is wrong.
    pub problems: Vec<Diagnostic>,
}

impl Loading {
    /// Takes the files apart; no two blocks of a kind have one id.
    #[must_use]
    pub fn blocks(sources: &Sources) -> (Self, Vec<Block<'_>>) {
        let mut loading = Self::default();
        let mut blocks = read_blocks(sources, &mut loading.problems);
        reject_duplicate_ids(&mut blocks, &mut loading.problems);
        (loading, blocks)
    }

    /// Reads values with the words known so far.
    pub fn reading(&mut self) -> Reading<'_> {
        Reading {
            vocabulary: &self.vocabulary,
            problems: &mut self.problems,
        }
    }

    /// The value of a key, if there is one and it can be read.
    pub fn value<T: Phrase>(&mut self, block: &Block<'_>, key: &str, what: &str) -> Option<T> {
        let value = block.value(key)?;
        self.reading().phrase(value, what)
    }

    /// A number within limits.
    pub fn number<T>(
        &mut self,
        block: &Block<'_>,
        key: &str,
        limits: RangeInclusive<T>,
    ) -> Option<T>
    where
        T: Phrase + PartialOrd + std::fmt::Display,
    {
        let number: T = self.value(block, key, "number")?;
        if limits.contains(&number) {
            return Some(number);
        }
        let great = if number > *limits.end() {
            "great"
        } else {
            "small"
        };
        let label = format!(
            "expected a number from {} to {}",
            limits.start(),
            limits.end()
        );
        self.at_value(block, key, format!("this {key} is too {great}"), &label);
        None
    }

    /// The sentences of a key; `complaint` tells what is wrong with one that can be read.
    pub fn sentences<T: Phrase, C: Into<String>>(
        &mut self,
        block: &Block<'_>,
        key: &str,
        what: &str,
        complaint: impl Fn(&T) -> Option<C>,
    ) -> Vec<T> {
        let sentences = self.spanned(block, key, what);
        for sentence in &sentences {
            if let Some(complaint) = complaint(&sentence.value) {
                let message = format!("this {what} makes no sense");
                let span = sentence.span.clone();
                self.problems
                    .push(Diagnostic::new(block.file, span, message, complaint));
            }
        }
        sentences
            .into_iter()
            .map(|sentence| sentence.value)
            .collect()
    }

    /// The sentences of a key, each with its place.
    pub fn spanned<T: Phrase>(
        &mut self,
        block: &Block<'_>,
        key: &str,
        what: &str,
    ) -> Vec<Spanned<T>> {
        let value = block.value(key);
        value.map_or_else(Vec::new, |value| self.reading().sentences(value, what))
    }

    /// Reports what is wrong with the value of a key as a whole.
    pub fn complain(&mut self, block: &Block<'_>, key: &str, complaint: Option<&'static str>) {
        if let Some(complaint) = complaint {
            let message = format!("`{key}` of `{}` makes no sense", block.id.value);
            self.at_value(block, key, message, complaint);
        }
    }

    /// Reports a mistake at the value of a key; at the heading if there is none.
    pub fn at_value(&mut self, block: &Block<'_>, key: &str, message: String, label: &str) {
        let span = block.value(key).map(Value::span);
        let span = span.unwrap_or_else(|| block.id.span.clone());
        self.problems
            .push(Diagnostic::new(block.file, span, message, label));
    }

    /// Reports a mistake at the heading of a block.
    pub fn at_id(&mut self, block: &Block<'_>, message: String, label: &str) {
        let span = block.id.span.clone();
        self.problems
            .push(Diagnostic::new(block.file, span, message, label));
    }

    /// Reports a name that nothing has, with the nearest that something has.
    pub fn unknown<'k>(
        &mut self,
        block: &Block<'_>,
        key: &str,
        (what, name): (&str, &str),
        known: impl IntoIterator<Item = &'k str>,
    ) {
        let help = nearest(name, known).map(|near| format!("did you mean `{near}`?"));
        let span = block.value(key).map(Value::span);
        let span = span.unwrap_or_else(|| block.id.span.clone());
        let message = format!("there is no {what} `{name}`");
        let problem = Diagnostic::new(block.file, span, message, "unknown id");
        self.problems.push(problem.with_help(help));
    }

    /// Reports a kind of block that the game does not have; `plain` is what a block without a kind
    /// is.
    pub fn unknown_kind(&mut self, block: &Block<'_>, kinds: &[&str], plain: &str) {
        let (kind, span) = match &block.kind {
            Some(kind) => (kind.value, kind.span.clone()),
            None => ("", block.id.span.clone()),
        };
        let help = nearest(kind, kinds.iter().copied());
        let help = help.map(|near| format!("did you mean `{near}`?"));
        let kinds: Vec<String> = kinds.iter().map(|kind| format!("`{kind}`")).collect();
        let message = format!("there is no kind of block `{kind}`");
        let label = format!("expected {} or just the id of a {plain}", kinds.join(", "));
        let problem = Diagnostic::new(block.file, span, message, label);
        self.problems.push(problem.with_help(help));
    }

    /// Reports the first block that is too many.
    pub fn limit(&mut self, blocks: &[&Block<'_>], most: usize, what: &str) {
        if let Some(block) = blocks.get(most) {
            let message = format!("a pack holds at most {most} {what}");
            self.at_id(block, message, "this one is too many");
        }
    }
}
