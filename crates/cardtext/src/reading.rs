//! From the text of a value to its sentences, and to messages about what cannot be read.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::language::Language;
use crate::lexer::{Token, tokens};
use crate::parser::{Expected, Parser};
use crate::phrase::Phrase;
use crate::printer::Printer;
use crate::reader::Value;
use crate::source::{Sources, Span, Spanned};
use crate::suggest::{distance, one_of};
use crate::vocabulary::Vocabulary;

/// Reads the sentences of a text; for tests and small tools. Card packs use [`Reading`].
///
/// # Errors
/// All sentences that cannot be read.
pub fn read<T: Phrase>(text: &str, vocabulary: &Vocabulary) -> Result<Vec<T>, Diagnostics> {
    let mut problems = Vec::new();
    let mut reading = Reading {
        vocabulary,
        problems: &mut problems,
    };
    let sentences = reading.sentences(&Value::of_text("text", text), "sentence");
    let sentences = sentences
        .into_iter()
        .map(|sentence| sentence.value)
        .collect();
    Diagnostics::check(&Sources::from_iter([("text", text)]), problems, sentences)
}

/// Prints sentences one after the other.
pub fn print<T: Phrase>(sentences: &[T], vocabulary: &Vocabulary, language: &Language) -> String {
    let mut out = Printer::new(vocabulary, language);
    for sentence in sentences {
        out.sentence(|out| sentence.print(out));
    }
    out.finish()
}

/// Reads values with a game's vocabulary and collects what is wrong with them.
#[derive(Debug)]
pub struct Reading<'a> {
    /// The words of the game.
    pub vocabulary: &'a Vocabulary,
    /// Where mistakes go.
    pub problems: &'a mut Vec<Diagnostic>,
}

impl Reading<'_> {
    /// Reads a value as sentences, each with its full stop. A sentence that cannot be read is
    /// reported (as no `what`) and left out.
    pub fn sentences<T: Phrase>(&mut self, value: &Value<'_>, what: &str) -> Vec<Spanned<T>> {
        let tokens = tokens(value);
        let mut parser = Parser::new(&tokens, self.vocabulary);
        let mut sentences = Vec::new();
        while !parser.is_at_end() {
            let start = parser.at();
            parser.start_at(start);
            let sentence = T::parse(&mut parser).and_then(|sentence| {
                let end = parser.at();
                parser.text(".").map(|()| Spanned {
                    value: sentence,
                    span: span(&tokens, start, end),
                })
            });
            if let Ok(sentence) = sentence {
                sentences.push(sentence);
            } else {
                let next = self.explain(&parser, &tokens, start, value, what);
                parser.start_at(next);
            }
        }
        sentences
    }

    /// Reads a value as one phrase without a full stop, such as a number or a suit.
    pub fn phrase<T: Phrase>(&mut self, value: &Value<'_>, what: &str) -> Option<T> {
        let tokens = tokens(value);
        let mut parser = Parser::new(&tokens, self.vocabulary);
        let phrase = T::parse(&mut parser).ok();
        let complete = phrase.filter(|_| parser.is_at_end());
        if complete.is_none() {
            self.explain(&parser, &tokens, 0, value, what);
        }
        complete
    }

    /// Reports the sentence that starts at `start`; gives the place after its full stop.
    fn explain(
        &mut self,
        parser: &Parser<'_>,
        tokens: &[Token<'_>],
        start: usize,
        value: &Value<'_>,
        what: &str,
    ) -> usize {
        // A phrase that was read but did not reach the end of its value went further than any
        // expectation that failed.
        let (furthest, expected) = match parser.furthest() {
            (furthest, _) if parser.at() > furthest => (parser.at(), &[][..]),
            known => known,
        };
        let stop = (furthest..tokens.len()).find(|&at| tokens[at].text == ".");
        let next = stop.map_or(tokens.len(), |stop| stop + 1);
        let at = match tokens.get(furthest) {
            Some(token) => token.span.clone(),
            None => value.span().end..value.span().end,
        };
        let found = Found {
            rest: tokens.get(furthest..).unwrap_or_default(),
        };
        let diagnostic = Diagnostic::new(
            value.file,
            at,
            format!("this {what} cannot be read"),
            found.label(expected),
        );
        let sentence = if start < next {
            span(tokens, start, next)
        } else {
            value.span()
        };
        let help = found.help(expected, self.vocabulary);
        self.problems
            .push(diagnostic.within(sentence).with_help(help));
        next
    }
}

fn span(tokens: &[Token<'_>], start: usize, end: usize) -> Span {
    let first = tokens.get(start).map_or(0, |token| token.span.start);
    let last = end.checked_sub(1).and_then(|last| tokens.get(last));
    first..last.map_or(first, |token| token.span.end).max(first)
}

/// More expectations than this only confuse.
const SHOWN: usize = 6;

/// Longer texts are shown by their first words.
const SHOWN_WORDS: usize = 3;

/// What stands where something else was expected.
struct Found<'t> {
    rest: &'t [Token<'t>],
}

impl Found<'_> {
    fn label(&self, expected: &[Expected]) -> String {
        let mut names: Vec<String> = Vec::new();
        for name in expected.iter().map(describe) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        if names.len() > SHOWN {
            names.truncate(SHOWN);
            names.push("something else".to_owned());
        }
        let found = match self.rest.first() {
            Some(token) => format!("`{}`", token.text),
            None => "the end".to_owned(),
        };
        if names.is_empty() {
            return format!("expected the end, found {found}");
        }
        format!("expected {}, found {found}", one_of(names))
    }

    /// The nearest known word; or what the word is instead; or the missing full stop.
    fn help(&self, expected: &[Expected], vocabulary: &Vocabulary) -> Option<String> {
        if let Some(word) = self.nearest(expected, vocabulary) {
            return Some(format!("did you mean `{word}`?"));
        }
        let full_stop = Expected::Text(".".to_owned());
        let starts_a_sentence = |token: &Token<'_>| {
            token
                .text
                .starts_with(|c: char| c.is_uppercase() || c.is_numeric())
        };
        if expected.contains(&full_stop) && self.rest.first().is_none_or(starts_a_sentence) {
            return Some("a sentence ends with a full stop".to_owned());
        }
        let wanted = expected.iter().find_map(|one| match one {
            Expected::Word(class) => Some(*class),
            _ => None,
        })?;
        let (word, class) = (1..=self.rest.len().min(4)).rev().find_map(|length| {
            let word = self.words(length)?;
            let class = vocabulary.class_of(&word)?;
            Some((word, class))
        })?;
        Some(format!(
            "`{word}` is {}, not {}",
            with_article(class),
            with_article(wanted)
        ))
    }

    fn nearest(&self, expected: &[Expected], vocabulary: &Vocabulary) -> Option<String> {
        let mut candidates = Vec::new();
        for one in expected {
            match one {
                Expected::Text(text) => {
                    candidates.extend(text.split_whitespace().next().map(str::to_owned));
                }
                Expected::Word(class) => {
                    candidates.extend(vocabulary.words(class).map(str::to_owned));
                }
                Expected::Other(_) => {}
            }
        }
        let near = candidates
            .into_iter()
            .filter(|word| word.chars().count() > 2)
            .filter_map(|word| {
                let written = self.words(word.split_whitespace().count())?;
                Some((distance(&written, &word)?, word))
            });
        near.min().map(|(_, word)| word)
    }

    /// The next words, as they would be written.
    fn words(&self, count: usize) -> Option<String> {
        let words: Vec<&str> = self
            .rest
            .get(..count)?
            .iter()
            .map(|token| token.text)
            .collect();
        Some(words.join(" "))
    }
}

fn describe(expected: &Expected) -> String {
    match expected {
        Expected::Text(text) => {
            let words: Vec<&str> = text.split_whitespace().take(SHOWN_WORDS).collect();
            format!("`{}`", words.join(" "))
        }
        Expected::Word(class) => with_article(class),
        Expected::Other(what) => (*what).to_owned(),
    }
}

fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {noun}")
}
