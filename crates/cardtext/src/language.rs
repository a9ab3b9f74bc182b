//! Other languages: templates and words that take the place of the English ones.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::{Sources, Span};
use crate::suggest::nearest;
use crate::template::slots;
use std::collections::HashMap;

/// A key and its English template, as the macros make them: what a translator translates.
pub type EnglishTemplate = (&'static str, &'static str);

/// How a language is printed: a table of templates and words. What it lacks is printed in English.
///
/// A language is a text of `key = template` lines; `#` starts a comment:
///
/// ```text
/// plural = polish                          # english (the default), polish or russian
/// Term.ForEach = {points} za {groups:acc}  # slots may be reordered and ask for a case
/// Points.one = punkt
/// Points.few = punkty
/// Points.many = punktów
/// And = i
/// word.suit.Land = Kraina
/// word.suit.Land:acc = Krainę              # the word in the case that a slot asks for
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Language {
    code: String,
    plural: Plural,
    entries: HashMap<String, String>,
}

/// Which form of a noun goes with which number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Plural {
    #[default]
    English,
    Polish,
    Russian,
}

impl Plural {
    fn form(self, number: i64) -> &'static str {
        let number = number.unsigned_abs();
        let few = matches!(number % 10, 2..=4) && !matches!(number % 100, 12..=14);
        match self {
            Self::English | Self::Polish if number == 1 => "one",
            Self::Russian if number % 10 == 1 && number % 100 != 11 => "one",
            Self::Polish | Self::Russian if few => "few",
            _ => "many",
        }
    }
}

impl Language {
    /// English, which needs no table: it is in the templates themselves.
    #[must_use]
    pub fn english() -> Self {
        Self {
            code: "en".to_owned(),
            ..Self::default()
        }
    }

    /// A language without a table: English sentences with the words that the vocabulary has a
    /// translation of.
    #[must_use]
    pub fn words_only(code: &str) -> Self {
        Self {
            code: code.to_owned(),
            ..Self::default()
        }
    }

    /// Reads a language's table. `known` are the templates of the game (and
    /// [`TEMPLATES`](crate::TEMPLATES), which are always known).
    ///
    /// # Errors
    /// All lines that are not understood, have an unknown key or other slots than the English text.
    pub fn load(
        code: &str,
        file: &str,
        text: &str,
        known: &[&[EnglishTemplate]],
    ) -> Result<Self, Diagnostics> {
        let mut language = Self::words_only(code);
        let mut problems = Vec::new();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let span = at..at + line.trim_end().len();
            at += line.len();
            if let Err((message, label, help)) = language.line(line, known) {
                problems.push(Diagnostic::new(file, span as Span, message, label).with_help(help));
            }
        }
        let sources = Sources::from_iter([(file, text)]);
        Diagnostics::check(&sources, problems, language)
    }

    fn line(&mut self, line: &str, known: &[&[EnglishTemplate]]) -> Result<(), Complaint> {
        let line = line.split_once(" #").map_or(line, |(line, _)| line).trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let complain = |message: String, label: &str| (message, label.to_owned(), None);
        let Some((key, text)) = line.split_once('=') else {
            return Err(complain(
                "this line cannot be read".into(),
                "expected `key = template`",
            ));
        };
        let (key, text) = (key.trim(), text.trim());
        if key == "plural" {
            self.plural = match text {
                "english" => Plural::English,
                "polish" => Plural::Polish,
                "russian" => Plural::Russian,
                _ => {
                    let message = format!("unknown plural rule `{text}`");
                    return Err(complain(message, "expected english, polish or russian"));
                }
            };
            return Ok(());
        }
        if !key.starts_with("word.") {
            check_template(key, text, known)?;
        }
        if self
            .entries
            .insert(key.to_owned(), text.to_owned())
            .is_some()
        {
            return Err(complain(
                format!("there are two lines `{key}`"),
                "a second time",
            ));
        }
        Ok(())
    }

    /// "en", "pl", "ru" ...
    #[must_use]
    pub fn code(&self) -> &str {
        &self.code
    }

    pub(crate) fn template(&self, key: &str) -> Option<&str> {
        self.entries.get(key).map(String::as_str)
    }

    pub(crate) fn plural(&self, key: &str, number: i64) -> Option<&str> {
        let form = self.plural.form(number);
        self.template(&format!("{key}.{form}"))
            .or_else(|| self.template(&format!("{key}.many")))
    }

    pub(crate) fn word(&self, class: &str, english: &str, case: Option<&str>) -> Option<&str> {
        if self.entries.is_empty() {
            return None;
        }
        let key = format!("word.{class}.{english}");
        case.and_then(|case| self.template(&format!("{key}:{case}")))
            .or_else(|| self.template(&key))
    }
}

/// Message, label, help.
type Complaint = (String, String, Option<String>);

fn check_template(key: &str, text: &str, known: &[&[EnglishTemplate]]) -> Result<(), Complaint> {
    let all = || known.iter().chain(crate::TEMPLATES).copied().flatten();
    // Only "one" and "many" exist in English; other languages add "few".
    let wanted = key
        .strip_suffix(".few")
        .map_or(key.to_owned(), |noun| format!("{noun}.many"));
    let Some((_, english)) = all().find(|(name, _)| *name == wanted) else {
        let help = nearest(key, all().map(|(name, _)| *name));
        let help = help.map(|name| format!("did you mean `{name}`?"));
        return Err((
            format!("there is no template `{key}`"),
            "unknown key".into(),
            help,
        ));
    };
    if slots(text) == slots(english) {
        return Ok(());
    }
    let message = format!("the slots of `{key}` do not agree with the English text");
    Err((message, format!("expected the slots of `{english}`"), None))
}
