//! Scoring a hand: steps 2 to 7 of the end of the game (FR-10 to FR-14).
//!
//! A [`ScoreBook`] is the deck in use, compiled once: suits, names and places of a hand are bit
//! sets, the sentences of the cards are a few flat tables. Nothing is allocated while a hand is
//! scored, because bots and tournaments score millions of them. No card is known by name here: a
//! pack of home-made cards runs on the same operations.
//!
//! ```
//! use fantasy_realms::cards::{CardId, Pack};
//! use fantasy_realms::scoring::{Hand, HandInput, ScoreBook};
//!
//! let pack = Pack::built_in();
//! let book = ScoreBook::new(&pack, false);
//! let cards: Vec<CardId> = book.deck().iter().take(7).collect();
//! let input = HandInput::new(Hand::new(&cards)?, 4);
//! assert_eq!(book.total(&input), book.breakdown(&input).total);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod assistant;
mod best;
mod bits;
mod blanking;
mod breakdown;
mod compile;
mod input;
mod legal;
mod lineup;
mod ops;
mod runs;
mod swap;
mod terms;
pub mod vectors;

pub use breakdown::{
    Blanked, Breakdown, CardScore, Cause, Help, ItemScore, Line, Source, WordCleared,
};
pub use input::{CardSet, Choice, Choices, Hand, HandError, HandInput, ItemSet, MAX_HAND};
pub use legal::{ChoiceError, ChoiceProblem};
pub use swap::Swap;

use crate::cards::{CardId, ItemId};
use lineup::{Aimed, Lineup};
use ops::{Aid, Blanking, Distinction, FurtherNeed, Ladder, Row, Scoring, TermOp};
use terms::{Around, Scene};

/// The deck in use, ready to score hands.
#[derive(Clone, Debug)]
pub struct ScoreBook {
    rows: Box<[Row; 128]>,
    terms: Vec<Scoring>,
    alternatives: Vec<TermOp>,
    blankings: Vec<Blanking>,
    aids: Vec<Aid>,
    further: Vec<FurtherNeed>,
    /// What the cards tell apart.
    distinctions: Vec<Distinction>,
    ladders: Vec<Ladder>,
    items: Vec<ItemRow>,
    /// The cards of each printed suit.
    printed: [u128; 16],
    /// The names of the cards of each printed suit.
    names_by_suit: [u128; 16],
    /// The cards of each name.
    named: [u128; 128],
    deck: CardSet,
    /// The suits a card may be given (FR-10.5).
    suits_in_play: u16,
    last_choice_order: u8,
}

#[derive(Clone, Debug)]
struct ItemRow {
    value: i32,
    value_two_players: i32,
    /// Points with at least so many other items.
    bonuses: Vec<(i32, u8)>,
}

impl ScoreBook {
    /// The cards of the deck in use.
    #[must_use]
    pub const fn deck(&self) -> CardSet {
        self.deck
    }

    /// The points of the hand and the face-down items (FR-14.1).
    #[must_use]
    pub fn total(&self, input: &HandInput) -> i32 {
        let around = Around::of(input);
        let hand = if input.choices.is_empty() {
            self.score(
                &Lineup::printed(self, &input.hand),
                Aimed::default(),
                around,
            )
        } else {
            let (lineup, aimed) = self.lineup(&input.hand, &input.choices);
            self.score(&lineup, aimed, around)
        };
        hand + self.items_total(input.items, input.players)
    }

    /// Steps 4 to 7.
    fn score(&self, lineup: &Lineup, aimed: Aimed, around: Around) -> i32 {
        let relief = lineup.relief(self, aimed);
        let active = self.active(lineup, &relief, &mut ());
        Scene::new(self, lineup, &relief, active, around).total()
    }

    /// The value of a face-down item, next to so many others (FR-6.7, FR-8.16).
    #[must_use]
    pub fn item_value(&self, item: ItemId, items: ItemSet, players: u8) -> i32 {
        let Some(row) = self.items.get(usize::from(item.0)) else {
            return 0;
        };
        let printed = if players == 2 {
            row.value_two_players
        } else {
            row.value
        };
        let mut others = items;
        others.remove(item);
        let enough = |&&(_, at_least): &&(i32, u8)| others.len() >= usize::from(at_least);
        printed
            + row
                .bonuses
                .iter()
                .filter(enough)
                .map(|(points, _)| points)
                .sum::<i32>()
    }

    fn items_total(&self, items: ItemSet, players: u8) -> i32 {
        items
            .iter()
            .map(|item| self.item_value(item, items, players))
            .sum()
    }

    /// The printed strengths of a hand, which decide a tie (FR-14.3).
    #[must_use]
    pub fn printed_strength(&self, hand: &Hand) -> i32 {
        hand.raw()
            .iter()
            .map(|&card| i32::from(self.row_of(card).strength))
            .sum()
    }

    /// A hand of cards of this deck.
    ///
    /// # Errors
    /// If a card is unknown or listed twice, or there are too many.
    pub fn hand(&self, cards: &[CardId]) -> Result<Hand, HandError> {
        match cards.iter().find(|&&card| !self.deck.contains(card)) {
            Some(&card) => Err(HandError::NotInDeck(card)),
            None => Hand::new(cards),
        }
    }

    fn row_of(&self, card: u8) -> &Row {
        &self.rows[usize::from(card & 127)]
    }

    /// The names of the cards with one of these printed suits.
    fn names_in(&self, suits: u16) -> u128 {
        bits::ones(suits).fold(0, |names, suit| names | self.names_by_suit[suit])
    }

    fn ladder_at(&self, ladder: u16) -> &Ladder {
        &self.ladders[usize::from(ladder)]
    }
}

impl Around {
    fn of(input: &HandInput) -> Around {
        Around {
            discard: input.discard.0,
            players: i32::from(input.players),
        }
    }
}
