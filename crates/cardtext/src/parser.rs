//! Reads words from left to right, with backtracking, and remembers how far it came.

use crate::lexer::{Token, number, same, split};
use crate::template::{Piece, pieces};
use crate::vocabulary::Vocabulary;

/// The words at the parser's place do not fit. What would have fitted is remembered by the
/// parser, at the furthest place any attempt reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch;

/// What could have stood at the furthest place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// These words.
    Text(String),
    /// A word of this class of the vocabulary.
    Word(&'static str),
    /// Something else, in words: "a number".
    Other(&'static str),
}

/// A way to read something; see [`Parser::longest`].
pub type Read<T> = fn(&mut Parser<'_>) -> Result<T, Mismatch>;

/// Sentences nested deeper than this are refused instead of exhausting the stack.
const DEEPEST: usize = 48;

/// Reads phrases from the words of one text. See [`Phrase`](crate::Phrase).
#[derive(Debug)]
pub struct Parser<'a> {
    tokens: &'a [Token<'a>],
    vocabulary: &'a Vocabulary,
    at: usize,
    depth: usize,
    furthest: usize,
    expected: Vec<Expected>,
}

impl<'a> Parser<'a> {
    pub(crate) fn new(tokens: &'a [Token<'a>], vocabulary: &'a Vocabulary) -> Self {
        Self {
            tokens,
            vocabulary,
            at: 0,
            depth: 0,
            furthest: 0,
            expected: Vec::new(),
        }
    }

    pub(crate) fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// The furthest place reached since the last [`Parser::start_at`], and what was expected there.
    pub(crate) fn furthest(&self) -> (usize, &[Expected]) {
        (self.furthest, &self.expected)
    }

    /// Begins a new sentence: what was expected before is forgotten.
    pub(crate) fn start_at(&mut self, at: usize) {
        (self.at, self.furthest) = (at, at);
        self.expected.clear();
    }

    /// Reads these words, whatever their capitals and spaces.
    ///
    /// # Errors
    /// [`Mismatch`] if other words stand here.
    pub fn text(&mut self, text: &str) -> Result<(), Mismatch> {
        for (start, word) in split(text) {
            match self.tokens.get(self.at) {
                Some(token) if same(token.text, word) => self.at += 1,
                _ => {
                    return Err(self.expect(|| Expected::Text(text[start..].trim().to_owned())));
                }
            }
        }
        Ok(())
    }

    /// Reads a word of the vocabulary, the longest that fits, and gives its index.
    ///
    /// # Errors
    /// [`Mismatch`] if no word of the class stands here.
    pub fn word(&mut self, class: &'static str) -> Result<usize, Mismatch> {
        let rest = self.tokens.iter().skip(self.at).map(|token| token.text);
        let Some((index, length)) = self.vocabulary.longest(class, &rest) else {
            return Err(self.expect(|| Expected::Word(class)));
        };
        self.at += length;
        Ok(index)
    }

    /// Reads something that is written as one word, such as a number.
    ///
    /// # Errors
    /// [`Mismatch`] if `read` does not accept the word; `what` tells what was expected.
    pub fn token<T>(
        &mut self,
        what: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Mismatch> {
        let Some(value) = self.tokens.get(self.at).and_then(|token| read(token.text)) else {
            return Err(self.expect(|| Expected::Other(what)));
        };
        self.at += 1;
        Ok(value)
    }

    /// Reads a whole number that fits the type.
    ///
    /// # Errors
    /// [`Mismatch`] if no such number stands here.
    pub fn number<T: TryFrom<i64>>(&mut self) -> Result<T, Mismatch> {
        self.token("a number", |word| {
            number(word).and_then(|value| value.try_into().ok())
        })
    }

    /// Tries to read something and stays where it is if that fails.
    pub fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Mismatch>) -> Option<T> {
        let start = self.at;
        let result = read(self);
        if result.is_err() {
            self.at = start;
        }
        result.ok()
    }

    /// Tries all readings and takes the one that reads most; of equals, the first.
    ///
    /// # Errors
    /// [`Mismatch`] if none fits.
    pub fn longest<T>(&mut self, readings: &[Read<T>]) -> Result<T, Mismatch> {
        if self.depth == DEEPEST {
            return Err(Mismatch);
        }
        let start = self.at;
        let mut best: Option<(usize, T)> = None;
        self.depth += 1;
        for read in readings {
            self.at = start;
            if let Ok(value) = read(self)
                && best.as_ref().is_none_or(|(end, _)| self.at > *end)
            {
                best = Some((self.at, value));
            }
        }
        self.depth -= 1;
        self.at = best.as_ref().map_or(start, |(end, _)| *end);
        best.map(|(_, value)| value).ok_or(Mismatch)
    }

    /// Reads along a template; `slot` reads the field it is given the name of.
    ///
    /// # Errors
    /// [`Mismatch`] if the words or a field do not fit.
    pub fn template(
        &mut self,
        template: &str,
        slot: &mut dyn FnMut(&str, &mut Self) -> Result<(), Mismatch>,
    ) -> Result<(), Mismatch> {
        for piece in pieces(template) {
            match piece {
                Piece::Text(text) => self.text(text)?,
                Piece::Slot { name, .. } => slot(name, self)?,
            }
        }
        Ok(())
    }

    /// Most attempts fail before the furthest place: what they expected is not even written down.
    fn expect(&mut self, expected: impl FnOnce() -> Expected) -> Mismatch {
        if self.at > self.furthest {
            self.furthest = self.at;
            self.expected.clear();
        }
        if self.at == self.furthest {
            let expected = expected();
            if !self.expected.contains(&expected) {
                self.expected.push(expected);
            }
        }
        Mismatch
    }
}
