//! Cards, items and suits by whatever people call them.

use crate::failure::Failure;
use crate::lookup;
use fantasy_realms::cards::{CardId, ItemId, Module, Names as Called, Pack, Suit};
use fantasy_realms::scoring::ScoreBook;

/// The longest name has so many words.
const MOST_WORDS: usize = 5;

/// Finds things of a pack by id or by name in any language.
pub(crate) struct Names<'a> {
    pub(crate) pack: &'a Pack,
    cards: Vec<(String, CardId)>,
    items: Vec<(String, ItemId)>,
    suits: Vec<(String, Suit)>,
}

impl<'a> Names<'a> {
    /// All names of a pack.
    pub(crate) fn new(pack: &'a Pack) -> Self {
        let cards = (0..).zip(&pack.cards);
        let items = (0..).zip(&pack.items);
        let suits = (0..).zip(&pack.suits);
        Names {
            pack,
            cards: cards
                .flat_map(|(at, it)| called(&it.id, &it.names, CardId(at)))
                .collect(),
            items: items
                .flat_map(|(at, it)| called(&it.id, &it.names, ItemId(at)))
                .collect(),
            suits: suits
                .flat_map(|(at, it)| called(&it.id, &it.names, Suit(at)))
                .collect(),
        }
    }

    /// The cards of this name: one, or the base card and the card that replaces it.
    pub(crate) fn cards(&self, word: &str) -> Result<Vec<CardId>, Failure> {
        let mut found = all(&self.cards, word);
        found.dedup();
        if found.is_empty() {
            let card = |card: &'a fantasy_realms::cards::RealmCard| &card.names;
            return Err(unknown("card", word, self.pack.cards.iter().map(card)));
        }
        Ok(found)
    }

    /// The card of this name in the deck in use.
    pub(crate) fn card(&self, word: &str, book: &ScoreBook) -> Result<CardId, Failure> {
        let found = self.cards(word)?;
        let here = found
            .iter()
            .copied()
            .find(|&card| book.deck().contains(card));
        here.ok_or_else(|| {
            let name = &self.pack.cards[usize::from(found[0].0)].names.en;
            Failure::input(format!("{name} is not in this deck: it needs --suits"))
        })
    }

    /// Is the card only in the deck with the new suits?
    pub(crate) fn needs_suits(&self, word: &str) -> Result<bool, Failure> {
        let module = |card: &CardId| self.pack.cards[usize::from(card.0)].module;
        Ok(self
            .cards(word)?
            .iter()
            .all(|card| module(card) == Module::Suits))
    }

    /// The item of this name.
    pub(crate) fn item(&self, word: &str) -> Result<ItemId, Failure> {
        all(&self.items, word).first().copied().ok_or_else(|| {
            unknown(
                "cursed item",
                word,
                self.pack.items.iter().map(|item| &item.names),
            )
        })
    }

    /// The suit of this name.
    pub(crate) fn suit(&self, word: &str) -> Result<Suit, Failure> {
        all(&self.suits, word)
            .first()
            .copied()
            .ok_or_else(|| unknown("suit", word, self.pack.suits.iter().map(|suit| &suit.names)))
    }

    /// Puts the words of names together again that a shell has taken apart.
    pub(crate) fn join(&self, words: &[String]) -> Vec<String> {
        let mut joined = Vec::new();
        let mut rest = words;
        while !rest.is_empty() {
            let longest = rest.len().min(MOST_WORDS);
            let known = |count: &usize| !all(&self.cards, &rest[..*count].join(" ")).is_empty();
            let count = (1..=longest).rev().find(known).unwrap_or(1);
            joined.push(rest[..count].join(" "));
            rest = &rest[count..];
        }
        joined
    }
}

fn called<T: Copy>(id: &str, names: &Called, thing: T) -> Vec<(String, T)> {
    let all = [id, &names.en, &names.pl, &names.ru];
    all.iter()
        .map(|name| (lookup::folded(name), thing))
        .collect()
}

fn all<T: Copy>(names: &[(String, T)], word: &str) -> Vec<T> {
    let wanted = lookup::folded(word);
    names
        .iter()
        .filter(|(name, _)| *name == wanted)
        .map(|(_, thing)| *thing)
        .collect()
}

fn unknown<'a>(what: &str, word: &str, known: impl Iterator<Item = &'a Called>) -> Failure {
    let names = known.flat_map(|names| [&*names.en, &*names.pl, &*names.ru]);
    let near = lookup::did_you_mean(&lookup::nearest(word, names));
    Failure::input(format!("unknown {what} `{word}`{near}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_taken_apart_by_a_shell_are_put_together() {
        let pack = Pack::built_in();
        let names = Names::new(&pack);
        let words: Vec<String> = "King Gem of Order Kng Great Flood"
            .split(' ')
            .map(str::to_owned)
            .collect();
        assert_eq!(
            names.join(&words),
            ["King", "Gem of Order", "Kng", "Great Flood"]
        );
    }

    #[test]
    fn a_name_of_two_versions_is_found_in_the_deck_in_use() {
        let pack = Pack::built_in();
        let names = Names::new(&pack);
        for suits in [false, true] {
            let book = ScoreBook::new(&pack, suits);
            let card = names.card("necromancer", &book).unwrap();
            assert_eq!(pack.cards[usize::from(card.0)].replaces.is_some(), suits);
        }
        assert!(!names.needs_suits("Necromancer").unwrap());
        assert!(names.needs_suits("Ghoul").unwrap());
    }
}
