//! Score vectors: cases of the form of section 16 of the rules, one JSON object a line.
//!
//! A case gives a hand and either the choices with the expected points, or the best total that
//! any choices reach.

use super::breakdown::Breakdown;
use super::input::{CardSet, Choice, Choices, Hand, HandError, HandInput, ItemSet};
use super::legal::ChoiceError;
use super::{MAX_HAND, ScoreBook};
use crate::cards::{CardId, ItemId, Pack, Suit};
use serde::Deserialize;
use std::collections::BTreeMap;
use thiserror::Error;

/// Why a line is no case.
#[derive(Debug, Error)]
pub enum VectorError {
    /// The line is not JSON, or not of the agreed form.
    #[error("not a score vector: {0}")]
    Malformed(#[from] serde_json::Error),
    /// No card of the deck in use has the id.
    #[error("unknown card \"{0}\" (not in the deck in use)")]
    UnknownCard(String),
    /// No item has the id.
    #[error("unknown cursed item \"{0}\"")]
    UnknownItem(String),
    /// No suit has the id.
    #[error("unknown suit \"{0}\"")]
    UnknownSuit(String),
    /// No card of the hand has that name key.
    #[error("a choice is given for \"{0}\", which is not in the hand")]
    ChoiceWithoutCard(String),
    /// A card, or an item, is listed twice.
    #[error("\"{0}\" is listed twice")]
    Duplicate(String),
    /// The hand is too large.
    #[error("a hand of {0} cards is too large: at most {MAX_HAND} can be scored")]
    TooManyCards(usize),
    /// The rules are for two to six players (FR-2.1).
    #[error("{0} players: the game is for 2 to 6")]
    Players(u8),
    /// The lists of expected points do not fit the hand.
    #[error("{expected} points are expected for {cards} cards")]
    PointsLength {
        /// How many are expected.
        expected: usize,
        /// How many cards or items there are.
        cards: usize,
    },
    /// A choice the rules do not allow.
    #[error("{0}")]
    Choice(String),
}

/// How a score differs from what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{id}: {what}: expected {expected}, found {found}")]
pub struct Mismatch {
    /// The case.
    pub id: String,
    /// What was compared.
    pub what: &'static str,
    /// What the case says.
    pub expected: String,
    /// What the scorer says.
    pub found: String,
}

/// A parsed case.
#[derive(Clone, Debug)]
pub struct VectorCase {
    /// The id of the case.
    pub id: String,
    /// Which deck is in use.
    pub suits_module: bool,
    /// The hand and what lies around it, with the given choices.
    pub input: HandInput,
    /// What is expected.
    pub expected: Expected,
    items: Vec<ItemId>,
}

/// What a case expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The points with the given choices.
    Score {
        /// The final score.
        total: i32,
        /// The points of every card, in the order of the hand.
        points: Vec<i32>,
        /// The cards blanked after step 6.
        blanked: CardSet,
        /// The cards with a penalty that is fully cleared.
        cleared: CardSet,
        /// The value of every item, in the order of the case.
        cursed_points: Vec<i32>,
    },
    /// The best total that any legal choices reach.
    Best {
        /// The total.
        total: i32,
        /// Choices that reach it.
        one: Choices,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    id: String,
    modules: Modules,
    players: u8,
    hand: Vec<String>,
    #[serde(default)]
    choices: BTreeMap<String, Target>,
    discard: Vec<String>,
    cursed_face_down: Vec<String>,
    expected: Outcome,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Modules {
    suits: bool,
    #[allow(
        dead_code,
        reason = "items are scored wherever they lie; the field is required"
    )]
    items: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Target {
    target: String,
    suit: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Outcome {
    Score {
        total: i32,
        points: Vec<i32>,
        blanked: Vec<String>,
        cleared: Vec<String>,
        cursed_points: Vec<i32>,
    },
    Best {
        best_total: i32,
        one_best_choice: BTreeMap<String, Target>,
    },
}

/// Looks ids up for one line.
struct Ids<'a> {
    pack: &'a Pack,
    book: &'a ScoreBook,
}

impl Ids<'_> {
    fn card(&self, id: &str) -> Result<CardId, VectorError> {
        let index = self.pack.cards.iter().position(|card| card.id == id);
        let card = index.map(|index| CardId(index as u8));
        let in_deck = card.filter(|&card| self.book.deck().contains(card));
        in_deck.ok_or_else(|| VectorError::UnknownCard(id.to_owned()))
    }

    fn cards(&self, ids: &[String]) -> Result<Vec<CardId>, VectorError> {
        ids.iter().map(|id| self.card(id)).collect()
    }

    fn set(&self, ids: &[String]) -> Result<CardSet, VectorError> {
        let mut set = CardSet::EMPTY;
        for id in ids {
            let card = self.card(id)?;
            if set.contains(card) {
                return Err(VectorError::Duplicate(id.clone()));
            }
            set.insert(card);
        }
        Ok(set)
    }

    fn items(&self, ids: &[String]) -> Result<Vec<ItemId>, VectorError> {
        let mut items = Vec::new();
        for id in ids {
            let index = self.pack.items.iter().position(|item| item.id == *id);
            let index = index.ok_or_else(|| VectorError::UnknownItem(id.clone()))?;
            let item = ItemId(index as u8);
            if items.contains(&item) {
                return Err(VectorError::Duplicate(id.clone()));
            }
            items.push(item);
        }
        Ok(items)
    }

    fn hand(&self, ids: &[String]) -> Result<Hand, VectorError> {
        let cards = self.cards(ids)?;
        Hand::new(&cards).map_err(|error| match error {
            HandError::TooManyCards(cards) => VectorError::TooManyCards(cards),
            HandError::Duplicate(card) | HandError::NotInDeck(card) => {
                VectorError::Duplicate(self.pack.cards[usize::from(card.0)].id.clone())
            }
        })
    }

    /// Choices are keyed by the name of the card that chooses.
    fn choices(
        &self,
        hand: &Hand,
        given: &BTreeMap<String, Target>,
    ) -> Result<Choices, VectorError> {
        let mut choices = Choices::NONE;
        for (key, choice) in given {
            let named = |card: &CardId| {
                let name = self.pack.cards[usize::from(card.0)].name;
                self.pack.names.get(usize::from(name.0)) == Some(key)
            };
            let by = hand.iter().find(named);
            let by = by.ok_or_else(|| VectorError::ChoiceWithoutCard(key.clone()))?;
            choices.set(by, self.choice(choice)?);
        }
        let explain = |error: ChoiceError| VectorError::Choice(error.explain(self.pack));
        self.book.check_choices(hand, &choices).map_err(explain)?;
        Ok(choices)
    }

    fn choice(&self, given: &Target) -> Result<Choice, VectorError> {
        let target = self.card(&given.target)?;
        let Some(suit) = &given.suit else {
            return Ok(Choice::Target(target));
        };
        let index = self.pack.suits.iter().position(|known| known.id == *suit);
        let index = index.ok_or_else(|| VectorError::UnknownSuit(suit.clone()))?;
        Ok(Choice::Recolour {
            target,
            suit: Suit(index as u8),
        })
    }
}

impl VectorCase {
    /// Reads one line.
    ///
    /// # Errors
    /// If the line is malformed, names an unknown card, repeats one, or makes an illegal choice.
    pub fn parse(pack: &Pack, line: &str) -> Result<VectorCase, VectorError> {
        let line: Line = serde_json::from_str(line)?;
        let book = ScoreBook::new(pack, line.modules.suits);
        VectorCase::from_line(&Ids { pack, book: &book }, line)
    }

    /// The same with a score book at hand, for many lines of one deck.
    fn from_line(ids: &Ids<'_>, line: Line) -> Result<VectorCase, VectorError> {
        if !(2..=6).contains(&line.players) {
            return Err(VectorError::Players(line.players));
        }
        let hand = ids.hand(&line.hand)?;
        let items = ids.items(&line.cursed_face_down)?;
        let input = HandInput {
            hand,
            choices: ids.choices(&hand, &line.choices)?,
            discard: ids.set(&line.discard)?,
            players: line.players,
            items: items.iter().copied().collect::<ItemSet>(),
        };
        let expected = match line.expected {
            Outcome::Score {
                total,
                points,
                blanked,
                cleared,
                cursed_points,
            } => {
                same_length(points.len(), hand.len())?;
                same_length(cursed_points.len(), items.len())?;
                let (blanked, cleared) = (ids.set(&blanked)?, ids.set(&cleared)?);
                Expected::Score {
                    total,
                    points,
                    blanked,
                    cleared,
                    cursed_points,
                }
            }
            Outcome::Best {
                best_total,
                one_best_choice,
            } => Expected::Best {
                total: best_total,
                one: ids.choices(&hand, &one_best_choice)?,
            },
        };
        let suits_module = line.modules.suits;
        Ok(VectorCase {
            id: line.id,
            suits_module,
            input,
            expected,
            items,
        })
    }

    /// Scores the hand and compares. The book must be of the deck of the case.
    ///
    /// # Errors
    /// With the first difference.
    pub fn check(&self, book: &ScoreBook) -> Result<(), Mismatch> {
        match &self.expected {
            Expected::Score {
                total,
                points,
                blanked,
                cleared,
                cursed_points,
            } => {
                let found = book.breakdown(&self.input);
                let found_points: Vec<i32> = found.cards.iter().map(|card| card.points).collect();
                let values = self
                    .items
                    .iter()
                    .map(|&item| book.item_value(item, self.input.items, self.input.players));
                self.same("points", points, &found_points)?;
                self.same("blanked", blanked, &blanked_cards(&found))?;
                self.same("cleared", cleared, &cleared_cards(&found))?;
                self.same("cursed_points", cursed_points, &values.collect())?;
                self.same("total", total, &found.total)?;
                self.same("total without reasons", total, &book.total(&self.input))
            }
            Expected::Best { total, one } => {
                let given = HandInput {
                    choices: *one,
                    ..self.input
                };
                self.same("one_best_choice", total, &book.total(&given))?;
                let (choices, best) = book.best(&self.input);
                self.same("best_total", total, &best)?;
                let reached = HandInput {
                    choices,
                    ..self.input
                };
                self.same("best choices", total, &book.total(&reached))
            }
        }
    }

    fn same<T: PartialEq + std::fmt::Debug>(
        &self,
        what: &'static str,
        expected: &T,
        found: &T,
    ) -> Result<(), Mismatch> {
        if expected == found {
            return Ok(());
        }
        let (expected, found) = (format!("{expected:?}"), format!("{found:?}"));
        Err(Mismatch {
            id: self.id.clone(),
            what,
            expected,
            found,
        })
    }
}

fn same_length(expected: usize, cards: usize) -> Result<(), VectorError> {
    if expected == cards {
        Ok(())
    } else {
        Err(VectorError::PointsLength { expected, cards })
    }
}

fn blanked_cards(found: &Breakdown) -> CardSet {
    found
        .cards
        .iter()
        .filter(|card| !card.blanked.is_empty())
        .map(|card| card.card)
        .collect()
}

fn cleared_cards(found: &Breakdown) -> CardSet {
    found
        .cards
        .iter()
        .filter(|card| !card.cleared.is_empty())
        .map(|card| card.card)
        .collect()
}
