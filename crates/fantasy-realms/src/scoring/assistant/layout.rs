//! What lies on the table, found by words. Every card and item lies in one place only (FR-1.4).

use super::complaint::Complaint;
use super::names::Names;
use super::request::ChoicesGiven;
use crate::cards::{CardId, ItemId};
use crate::play::state::HAND_CAP;
use crate::scoring::{CardSet, Choice, Choices, Hand, ScoreBook};

/// The table as far as it has been described.
#[derive(Debug)]
pub struct Layout<'a> {
    names: &'a Names<'a>,
    book: &'a ScoreBook,
    cards: Vec<(CardId, String)>,
    items: Vec<(ItemId, String)>,
}

impl<'a> Layout<'a> {
    /// An empty table with a deck.
    #[must_use]
    pub fn new(names: &'a Names<'a>, book: &'a ScoreBook) -> Self {
        Layout {
            names,
            book,
            cards: Vec::new(),
            items: Vec::new(),
        }
    }

    /// Lays out a hand; `place` says whose, as in "in the hand of Anna".
    ///
    /// # Errors
    /// If a card is unknown, lies somewhere already, or there are too many.
    pub fn hand(&mut self, words: &[String], place: &str) -> Result<Hand, Complaint> {
        let cards = self.put_cards(words, place)?;
        if cards.len() > HAND_CAP {
            return Err(Complaint::TooManyCards(cards.len()));
        }
        self.book
            .hand(&cards)
            .map_err(|error| Complaint::Malformed(error.to_string()))
    }

    /// Lays out the discard area.
    ///
    /// # Errors
    /// If a card is unknown or lies somewhere already.
    pub fn discard(&mut self, words: &[String]) -> Result<CardSet, Complaint> {
        let cards = self.put_cards(words, "in the discard area")?;
        Ok(cards.into_iter().collect())
    }

    /// Lays out face-down items, in the order given.
    ///
    /// # Errors
    /// If an item is unknown or lies somewhere already.
    pub fn items(&mut self, words: &[String], place: &str) -> Result<Vec<ItemId>, Complaint> {
        let mut items = Vec::new();
        for word in words {
            let item = self.names.item(word)?;
            put(&mut self.items, item, word, place)?;
            items.push(item);
        }
        Ok(items)
    }

    fn put_cards(&mut self, words: &[String], place: &str) -> Result<Vec<CardId>, Complaint> {
        let mut cards = Vec::new();
        for word in words {
            let card = self.names.card(word, self.book)?;
            put(&mut self.cards, card, word, place)?;
            cards.push(card);
        }
        Ok(cards)
    }

    /// The choices of a hand.
    ///
    /// # Errors
    /// If a card or suit is unknown, or the rules do not allow the choice.
    pub fn choices(&self, given: &ChoicesGiven, hand: &Hand) -> Result<Choices, Complaint> {
        let mut choices = Choices::NONE;
        for (by, choice) in given {
            if choice.target.is_empty() {
                return Err(Complaint::NothingChosen(by.clone()));
            }
            let by = self.names.card(by, self.book)?;
            let target = self.names.card(&choice.target, self.book)?;
            let choice = match &choice.suit {
                None => Choice::Target(target),
                Some(suit) => Choice::Recolour {
                    target,
                    suit: self.names.suit(suit)?,
                },
            };
            choices.set(by, choice);
        }
        let explain = |error: crate::scoring::ChoiceError| error.explain(self.names.pack());
        match self.book.check_choices(hand, &choices) {
            Ok(()) => Ok(choices),
            Err(error) => Err(Complaint::Choice(explain(error))),
        }
    }
}

fn put<T: PartialEq>(
    lying: &mut Vec<(T, String)>,
    thing: T,
    word: &str,
    place: &str,
) -> Result<(), Complaint> {
    let Some((_, first)) = lying.iter().find(|(known, _)| *known == thing) else {
        lying.push((thing, place.to_owned()));
        return Ok(());
    };
    let places = if first == place {
        place.to_owned()
    } else {
        format!("{first} and {place}")
    };
    Err(Complaint::Twice {
        word: word.to_owned(),
        places,
    })
}
