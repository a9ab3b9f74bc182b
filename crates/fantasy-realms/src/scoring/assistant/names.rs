//! Cards, items and suits by whatever people call them.

use super::complaint::Complaint;
use crate::cards::{CardId, ItemId, Module, Names as Called, Pack, Suit};
use crate::scoring::ScoreBook;
use table::lookup;

/// The longest name has so many words.
const MOST_WORDS: usize = 5;

/// Finds things of a pack by id or by name in any language.
#[derive(Debug)]
pub struct Names<'a> {
    pack: &'a Pack,
    cards: Vec<(String, CardId)>,
    items: Vec<(String, ItemId)>,
    suits: Vec<(String, Suit)>,
}

impl<'a> Names<'a> {
    /// All names of a pack.
    #[must_use]
    pub fn new(pack: &'a Pack) -> Self {
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

    /// The pack.
    #[must_use]
    pub fn pack(&self) -> &'a Pack {
        self.pack
    }

    /// The cards of this name: one, or the base card and the card that replaces it.
    fn cards(&self, word: &str) -> Result<Vec<CardId>, Complaint> {
        let mut found = all(&self.cards, word);
        found.dedup();
        if found.is_empty() {
            let names = self.pack.cards.iter().map(|card| &card.names);
            return Err(unknown("card", word, names));
        }
        Ok(found)
    }

    /// The card of this name in the deck in use.
    ///
    /// # Errors
    /// If nothing is called so, with the nearest names, or if it is in another deck.
    pub fn card(&self, word: &str, book: &ScoreBook) -> Result<CardId, Complaint> {
        let found = self.cards(word)?;
        let here = found
            .iter()
            .copied()
            .find(|&card| book.deck().contains(card));
        here.ok_or_else(|| {
            let name = &self.pack.cards[usize::from(found[0].0)].names.en;
            Complaint::NotInDeck(name.clone())
        })
    }

    /// The first of these cards that is only in the deck with the new suits.
    ///
    /// # Errors
    /// If a card is unknown.
    pub fn needs_suits<'w>(
        &self,
        words: impl IntoIterator<Item = &'w String>,
    ) -> Result<Option<&'w String>, Complaint> {
        let module = |card: &CardId| self.pack.cards[usize::from(card.0)].module;
        for word in words {
            let new = |card: &CardId| module(card) == Module::Suits;
            if self.cards(word)?.iter().all(new) {
                return Ok(Some(word));
            }
        }
        Ok(None)
    }

    /// The item of this name.
    ///
    /// # Errors
    /// If nothing is called so, with the nearest names.
    pub fn item(&self, word: &str) -> Result<ItemId, Complaint> {
        all(&self.items, word).first().copied().ok_or_else(|| {
            unknown(
                "cursed item",
                word,
                self.pack.items.iter().map(|item| &item.names),
            )
        })
    }

    /// The suit of this name.
    ///
    /// # Errors
    /// If nothing is called so, with the nearest names.
    pub fn suit(&self, word: &str) -> Result<Suit, Complaint> {
        all(&self.suits, word)
            .first()
            .copied()
            .ok_or_else(|| unknown("suit", word, self.pack.suits.iter().map(|suit| &suit.names)))
    }

    /// Puts the words of names together again that a shell has taken apart.
    #[must_use]
    pub fn join(&self, words: &[String]) -> Vec<String> {
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

fn unknown<'a>(
    what: &'static str,
    word: &str,
    known: impl Iterator<Item = &'a Called>,
) -> Complaint {
    let names = known.flat_map(|names| [&*names.en, &*names.pl, &*names.ru]);
    Complaint::Unknown {
        what,
        word: word.to_owned(),
        near: lookup::did_you_mean(&lookup::nearest(word, names)),
    }
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
        let words = ["Necromancer", "Ghoul"].map(str::to_owned);
        assert_eq!(names.needs_suits(&words[..1]), Ok(None));
        assert_eq!(names.needs_suits(&words), Ok(Some(&words[1])));
    }
}
