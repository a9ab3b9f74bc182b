//! The words of a game: suits, card names, places ... in named classes.

use crate::lexer::{same, split};

/// The words a game adds to the language, in classes such as "suit" and "card name".
///
/// A word is known by its class and its index; it may consist of several words ("Bell Tower")
/// and have translations. Classes are made by their first word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vocabulary {
    classes: Vec<Class>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Class {
    name: String,
    words: Vec<Word>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Word {
    text: String,
    translations: Vec<(String, String)>,
}

impl Vocabulary {
    /// No words yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a word to a class and gives its index there.
    pub fn add(&mut self, class: &str, text: impl Into<String>) -> usize {
        let word = Word {
            text: text.into(),
            translations: Vec::new(),
        };
        let class = match self
            .classes
            .iter_mut()
            .position(|known| known.name == class)
        {
            Some(index) => &mut self.classes[index],
            None => {
                self.classes.push(Class {
                    name: class.to_owned(),
                    words: Vec::new(),
                });
                let last = self.classes.len() - 1;
                &mut self.classes[last]
            }
        };
        class.words.push(word);
        class.words.len() - 1
    }

    /// Says how a word is called in another language ("pl", "ru").
    pub fn translate(&mut self, class: &str, index: usize, language: &str, text: &str) {
        let class = self.classes.iter_mut().find(|known| known.name == class);
        if let Some(word) = class.and_then(|class| class.words.get_mut(index)) {
            word.translations
                .push((language.to_owned(), text.to_owned()));
        }
    }

    /// The English word.
    #[must_use]
    pub fn word(&self, class: &str, index: usize) -> Option<&str> {
        self.entry(class, index).map(|word| word.text.as_str())
    }

    /// The word in another language, if it is known there.
    #[must_use]
    pub fn translation(&self, class: &str, index: usize, language: &str) -> Option<&str> {
        let translations = &self.entry(class, index)?.translations;
        translations
            .iter()
            .find(|(code, _)| code == language)
            .map(|(_, text)| text.as_str())
    }

    /// All English words of a class, in the order of their indices.
    pub fn words(&self, class: &str) -> impl Iterator<Item = &str> {
        let class = self.classes.iter().find(|known| known.name == class);
        class
            .into_iter()
            .flat_map(|class| &class.words)
            .map(|word| word.text.as_str())
    }

    /// The class that has exactly this word, for messages.
    pub(crate) fn class_of(&self, text: &str) -> Option<&str> {
        let has = |class: &&Class| class.words.iter().any(|word| same(&word.text, text));
        self.classes
            .iter()
            .find(has)
            .map(|class| class.name.as_str())
    }

    /// The longest word of a class that `tokens` begin with: its index and length in tokens.
    pub(crate) fn longest<'t>(
        &self,
        class: &str,
        tokens: &(impl Iterator<Item = &'t str> + Clone),
    ) -> Option<(usize, usize)> {
        let lengths = self.words(class).enumerate().filter_map(|(index, word)| {
            let mut rest = tokens.clone();
            let mut parts = split(word).map(|(_, part)| part);
            let matches = parts.all(|part| rest.next().is_some_and(|token| same(part, token)));
            let length = split(word).count();
            (matches && length > 0).then_some((index, length))
        });
        lengths.max_by_key(|&(index, length)| (length, std::cmp::Reverse(index)))
    }

    fn entry(&self, class: &str, index: usize) -> Option<&Word> {
        self.classes
            .iter()
            .find(|known| known.name == class)?
            .words
            .get(index)
    }
}
