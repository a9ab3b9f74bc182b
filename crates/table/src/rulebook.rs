//! The rules document of a game as a book that can be opened at any page: by whoever shows it, in
//! a terminal or in a browser.

use crate::lookup;
use serde::Serialize;

/// A rules document, cut into sections and rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Rulebook {
    /// The sections in order.
    pub sections: Vec<Section>,
}

/// A section of the document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// What it says outside of numbered rules.
    pub text: Vec<String>,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// A numbered rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// Its id.
    pub id: String,
    /// Its text in lines, as in the document.
    pub text: Vec<String>,
}

impl Rulebook {
    /// Reads a rules document: `## Section`, `- **ID** text`.
    #[must_use]
    pub fn read(document: &str) -> Self {
        let mut book = Rulebook::default();
        for line in document.lines() {
            book.take(line);
        }
        book
    }

    fn take(&mut self, line: &str) {
        if let Some(title) = line.strip_prefix("## ") {
            let title = title.trim().to_owned();
            self.sections.push(Section {
                title,
                ..Section::default()
            });
            return;
        }
        let Some(section) = self.sections.last_mut() else {
            return;
        };
        match (rule_line(line), section.rules.last_mut()) {
            (Some((id, text)), _) => {
                let rule = Rule {
                    id: id.to_owned(),
                    text: vec![text.trim().to_owned()],
                };
                section.rules.push(rule);
            }
            (None, Some(rule)) => rule.text.push(line.to_owned()),
            (None, None) => section.text.push(line.to_owned()),
        }
    }

    /// All rules in order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The rule with this id.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules()
            .find(|rule| rule.id.eq_ignore_ascii_case(id.trim()))
    }

    /// The rule with this id, else all below it (`FR-8` has `FR-8.1`), else all rules with all of
    /// these words.
    #[must_use]
    pub fn search(&self, query: &str) -> Vec<&Rule> {
        if let Some(rule) = self.rule(query) {
            return vec![rule];
        }
        let below = format!("{}.", query.trim().to_uppercase());
        let chapter: Vec<_> = self
            .rules()
            .filter(|rule| rule.id.starts_with(&below))
            .collect();
        if !chapter.is_empty() {
            return chapter;
        }
        let words: Vec<String> = query.split_whitespace().map(lookup::folded).collect();
        let has_all = |rule: &&Rule| {
            let text = lookup::folded(&rule.text.join(" "));
            !words.is_empty() && words.iter().all(|word| text.contains(word.as_str()))
        };
        self.rules().filter(has_all).collect()
    }
}

/// The id and text of a line that begins a rule.
fn rule_line(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    let known = id.contains('-') && id.ends_with(|last: char| last.is_ascii_digit());
    known.then_some((id, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "# Game\n\nAbout.\n\n## 1. Terms\n\nBefore the rules.\n\n\
        - **FR-1.1** `[seed]` The deck has **53** cards.\n- **FR-1.2** A table:\n\n| a |\n\n\
        ## 2. Turns\n\n- **FR-2.1** Draw a card.\n- **bold** but no rule\n";

    #[test]
    fn a_document_is_cut_into_sections_and_rules() {
        let book = Rulebook::read(DOCUMENT);
        let titles: Vec<_> = book.sections.iter().map(|it| it.title.as_str()).collect();
        assert_eq!(titles, ["1. Terms", "2. Turns"]);
        assert_eq!(book.rules().count(), 3);
        assert!(
            book.rule("fr-1.2")
                .unwrap()
                .text
                .contains(&"| a |".to_owned())
        );
        assert!(
            book.sections[0]
                .text
                .contains(&"Before the rules.".to_owned())
        );
    }

    #[test]
    fn rules_are_found_by_id_chapter_and_words() {
        let book = Rulebook::read(DOCUMENT);
        let ids = |query: &str| {
            book.search(query)
                .iter()
                .map(|rule| rule.id.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(ids("FR-2.1"), ["FR-2.1"]);
        assert_eq!(ids("fr-1"), ["FR-1.1", "FR-1.2"]);
        assert_eq!(ids("CARD deck"), ["FR-1.1"]);
        assert!(ids("").is_empty());
    }
}
