//! What is scored: a hand, the choices of its owner and what lies around it.

use crate::cards::{CardId, ItemId, Suit};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most cards a scored hand may hold. The rules stop at 9 (FR-2.6); a preview in the middle
/// of a turn may hold a few more, and fifteen is what a four-bit count of a suit can carry.
pub const MAX_HAND: usize = 15;

/// A set of cards, such as the discard area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardSet(pub u128);

impl CardSet {
    /// The set without cards.
    pub const EMPTY: CardSet = CardSet(0);

    /// Adds a card.
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= bit(card);
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !bit(card);
    }

    /// Is the card in the set?
    #[must_use]
    pub const fn contains(self, card: CardId) -> bool {
        card.0 < 128 && self.0 & bit(card) != 0
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there no card?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of this set that are not in the other one.
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards in the order of the pack.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (lowest < 128).then_some(CardId(lowest as u8))
        })
    }
}

const fn bit(card: CardId) -> u128 {
    1 << (card.0 & 127)
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// A set of cursed items: those that lie face down before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ItemSet(pub u64);

impl ItemSet {
    /// The set without items.
    pub const EMPTY: ItemSet = ItemSet(0);

    /// Adds an item.
    pub const fn insert(&mut self, item: ItemId) {
        self.0 |= 1 << (item.0 & 63);
    }

    /// Takes an item out.
    pub const fn remove(&mut self, item: ItemId) {
        self.0 &= !(1 << (item.0 & 63));
    }

    /// Is the item in the set?
    #[must_use]
    pub const fn contains(self, item: ItemId) -> bool {
        item.0 < 64 && self.0 & (1 << item.0) != 0
    }

    /// How many items there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there no item?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The items in the order of the pack.
    pub fn iter(self) -> impl Iterator<Item = ItemId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (lowest < 64).then_some(ItemId(lowest as u8))
        })
    }
}

impl FromIterator<ItemId> for ItemSet {
    fn from_iter<I: IntoIterator<Item = ItemId>>(items: I) -> Self {
        let mut set = ItemSet::EMPTY;
        for item in items {
            set.insert(item);
        }
        set
    }
}

/// Why a list of cards is no hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HandError {
    /// More than [`MAX_HAND`] cards.
    #[error("a hand of {0} cards is too large: at most {MAX_HAND} can be scored")]
    TooManyCards(usize),
    /// Every card exists once (FR-1.4).
    #[error("card {} is listed twice", .0.0)]
    Duplicate(CardId),
    /// The card is not part of the deck in use.
    #[error("card {} is not in the deck in use", .0.0)]
    NotInDeck(CardId),
}

/// Different cards in a fixed order. The order never matters for the points; it only makes
/// reports easy to read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hand {
    cards: [u8; MAX_HAND],
    len: u8,
}

impl Hand {
    /// A hand of these cards.
    ///
    /// # Errors
    /// If there are too many of them or one is listed twice.
    pub fn new(cards: &[CardId]) -> Result<Hand, HandError> {
        let mut hand = Hand::default();
        for &card in cards {
            if hand.contains(card) {
                return Err(HandError::Duplicate(card));
            }
            let slot = hand.cards.get_mut(usize::from(hand.len));
            *slot.ok_or(HandError::TooManyCards(cards.len()))? = card.0;
            hand.len += 1;
        }
        Ok(hand)
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Is the hand empty?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards in their order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = CardId> + '_ {
        self.raw().iter().map(|&card| CardId(card))
    }

    /// Is the card in the hand?
    #[must_use]
    pub fn contains(&self, card: CardId) -> bool {
        self.position(card).is_some()
    }

    /// The place of a card in the hand.
    #[must_use]
    pub fn position(&self, card: CardId) -> Option<usize> {
        self.raw().iter().position(|&held| held == card.0)
    }

    /// The hand with one card exchanged; the same hand if `out` is not in it.
    #[must_use]
    pub fn with_swap(&self, out: CardId, into: CardId) -> Hand {
        let mut hand = *self;
        if let Some(place) = self.position(out) {
            hand.cards[place] = into.0;
        }
        hand
    }

    /// The cards as a set.
    #[must_use]
    pub fn set(&self) -> CardSet {
        self.iter().collect()
    }

    pub(super) fn raw(&self) -> &[u8] {
        self.cards.get(..self.len()).unwrap_or(&[])
    }
}

impl PartialEq for Hand {
    fn eq(&self, other: &Hand) -> bool {
        self.raw() == other.raw()
    }
}

impl Eq for Hand {}

/// What the owner of a choice card decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Choice {
    /// The card that is copied, cleared or protected.
    Target(CardId),
    /// The card that changes its suit, and the new suit.
    Recolour {
        /// The card that changes.
        target: CardId,
        /// What it becomes.
        suit: Suit,
    },
}

impl Choice {
    /// The card the choice points at.
    #[must_use]
    pub const fn target(self) -> CardId {
        match self {
            Choice::Target(target) | Choice::Recolour { target, .. } => target,
        }
    }
}

/// The choices of one player, by the hand card that offers them. A card without an entry was
/// declined (FR-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    entries: [Option<(CardId, Choice)>; MAX_HAND],
}

impl Choices {
    /// Everything declined.
    pub const NONE: Choices = Choices {
        entries: [None; MAX_HAND],
    };

    /// Sets or replaces the choice of a card. A hand never has more choice cards than there is
    /// room for; an entry beyond that is dropped.
    pub fn set(&mut self, by: CardId, choice: Choice) {
        let known = |entry: &Option<(CardId, Choice)>| entry.is_none_or(|(card, _)| card == by);
        if let Some(entry) = self.entries.iter_mut().find(|entry| known(entry)) {
            *entry = Some((by, choice));
        }
    }

    /// The same, in a chain.
    #[must_use]
    pub fn with(mut self, by: CardId, choice: Choice) -> Choices {
        self.set(by, choice);
        self
    }

    /// What was chosen for a card, if anything.
    #[must_use]
    pub fn get(&self, by: CardId) -> Option<Choice> {
        self.iter()
            .find(|&(card, _)| card == by)
            .map(|(_, choice)| choice)
    }

    /// All choices that were made.
    pub fn iter(&self) -> impl Iterator<Item = (CardId, Choice)> + '_ {
        self.entries.iter().map_while(|&entry| entry)
    }

    /// Was everything declined?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries[0].is_none()
    }
}

/// Everything the points of one player depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandInput {
    /// The final hand, after step 1 (FR-9).
    pub hand: Hand,
    /// The choices of steps 2 to 4.
    pub choices: Choices,
    /// The discard area after step 1 (FR-13.10).
    pub discard: CardSet,
    /// How many players there are.
    pub players: u8,
    /// The face-down cursed items of the player (FR-14.1).
    pub items: ItemSet,
}

impl HandInput {
    /// A hand without choices, discard area and items.
    #[must_use]
    pub const fn new(hand: Hand, players: u8) -> HandInput {
        HandInput {
            hand,
            choices: Choices::NONE,
            discard: CardSet::EMPTY,
            players,
            items: ItemSet::EMPTY,
        }
    }
}
