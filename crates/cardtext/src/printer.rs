//! Writes operations as text, in the one form the house uses.

use crate::language::Language;
use crate::template::{Piece, pieces};
use crate::vocabulary::Vocabulary;

/// Writes phrases in a language. See [`Phrase`](crate::Phrase).
#[derive(Debug)]
pub struct Printer<'a> {
    vocabulary: &'a Vocabulary,
    language: &'a Language,
    case: Option<String>,
    capital: bool,
    out: String,
}

impl<'a> Printer<'a> {
    /// An empty page.
    #[must_use]
    pub fn new(vocabulary: &'a Vocabulary, language: &'a Language) -> Self {
        Self {
            vocabulary,
            language,
            case: None,
            capital: false,
            out: String::new(),
        }
    }

    /// What was written.
    #[must_use]
    pub fn finish(self) -> String {
        self.out
    }

    /// Writes a sentence: a capital at its start, a full stop at its end.
    pub fn sentence(&mut self, write: impl FnOnce(&mut Self)) {
        self.capital = true;
        write(self);
        self.capital = false;
        self.text(".");
    }

    /// Writes words as they are, separated by single spaces.
    pub fn text(&mut self, text: &str) {
        for word in text.split_whitespace() {
            self.push(word);
        }
    }

    /// Writes the language's own words for a key, or the English ones.
    pub fn keyed(&mut self, key: &str, english: &str) {
        let language = self.language;
        self.text(language.template(key).unwrap_or(english));
    }

    /// Writes along the language's template for a key, or the English one; `slot` writes the
    /// field it is given the name of.
    pub fn template(&mut self, key: &str, english: &str, slot: &mut dyn FnMut(&str, &mut Self)) {
        let language = self.language;
        for piece in pieces(language.template(key).unwrap_or(english)) {
            match piece {
                Piece::Text(text) => self.text(text),
                Piece::Slot { name, case: None } => slot(name, self),
                Piece::Slot {
                    name,
                    case: Some(case),
                } => {
                    let outer = self.case.replace(case.to_owned());
                    slot(name, self);
                    self.case = outer;
                }
            }
        }
    }

    /// Writes a word of the vocabulary, in the grammatical case the template asks for.
    pub fn word(&mut self, class: &str, index: usize) {
        let (vocabulary, language) = (self.vocabulary, self.language);
        let english = vocabulary.word(class, index).unwrap_or("?");
        let translated = language
            .word(class, english, self.case.as_deref())
            .or_else(|| vocabulary.translation(class, index, language.code()));
        self.push(translated.unwrap_or(english));
    }

    /// What would be written, on a page of its own: for words that depend on those after them.
    #[must_use]
    pub fn aside(&self, write: impl FnOnce(&mut Self)) -> String {
        let mut aside = Self::new(self.vocabulary, self.language);
        aside.case.clone_from(&self.case);
        write(&mut aside);
        aside.finish()
    }

    /// Writes a number.
    pub fn number(&mut self, number: i64) {
        self.push(&number.to_string());
    }

    /// Writes a noun in the form that goes with a number ("point", "points").
    pub fn noun(&mut self, key: &str, number: i64, one: &str, many: &str) {
        let english = if number.abs() == 1 { one } else { many };
        let language = self.language;
        self.text(language.plural(key, number).unwrap_or(english));
    }

    fn push(&mut self, word: &str) {
        let closes = word.starts_with([',', '.', ':', ';', ')', '!', '?']);
        if !self.out.is_empty() && !closes && !self.out.ends_with('(') {
            self.out.push(' ');
        }
        let mut letters = word.chars();
        if let (true, Some(first)) = (self.capital, letters.next()) {
            self.out.extend(first.to_uppercase());
            self.out.push_str(letters.as_str());
        } else {
            self.out.push_str(word);
        }
        self.capital = false;
    }
}
