//! Which choices are legal (FR-10, FR-11).

use super::input::{Choice, Choices, Hand};
use super::ops::Offer;
use super::{ScoreBook, lineup::Lineup};
use crate::cards::{CardId, Pack, Suit};
use std::fmt::{self, Display};

/// A choice that the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceError {
    /// The card the choice was made for.
    pub by: CardId,
    /// What is wrong with it.
    pub problem: ChoiceProblem,
}

/// What is wrong with a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceProblem {
    /// The card that would choose is not in the hand.
    NotInHand,
    /// The card offers no choice.
    NothingToChoose,
    /// A new suit is needed, and none was given.
    SuitMissing,
    /// A suit was given where only a card is chosen.
    SuitNotWanted,
    /// The target must be in the hand.
    TargetNotInHand(CardId),
    /// The target must be another card.
    TargetIsItself,
    /// The target is no card of the deck in use (FR-10.4).
    TargetNotInDeck(CardId),
    /// The target does not have a suit that may be chosen.
    TargetSuit(CardId, Suit),
    /// The new suit is Wild or not in play (FR-10.5).
    SuitNotInPlay(Suit),
}

impl ChoiceError {
    /// The error with the ids of the card files.
    #[must_use]
    pub fn explain(&self, pack: &Pack) -> String {
        let card = |card: CardId| match pack.cards.get(usize::from(card.0)) {
            Some(known) => known.id.clone(),
            None => format!("card {}", card.0),
        };
        let suit = |suit: Suit| match pack.suits.get(usize::from(suit.0)) {
            Some(known) => known.id.clone(),
            None => format!("suit {}", suit.0),
        };
        self.text(&card, &suit)
    }

    fn text(&self, card: &dyn Fn(CardId) -> String, suit: &dyn Fn(Suit) -> String) -> String {
        let by = card(self.by);
        match self.problem {
            ChoiceProblem::NotInHand => format!("{by} is not in the hand and cannot choose"),
            ChoiceProblem::NothingToChoose => format!("{by} offers no choice"),
            ChoiceProblem::SuitMissing => format!("{by} needs a target and its new suit"),
            ChoiceProblem::SuitNotWanted => format!("{by} chooses a card, not a suit"),
            ChoiceProblem::TargetNotInHand(target) => {
                format!(
                    "{by} must choose a card of the hand, and {} is not in it",
                    card(target)
                )
            }
            ChoiceProblem::TargetIsItself => format!("{by} must choose another card, not itself"),
            ChoiceProblem::TargetNotInDeck(target) => {
                format!(
                    "{by} cannot choose {}: it is not in the deck in use",
                    card(target)
                )
            }
            ChoiceProblem::TargetSuit(target, has) => {
                format!(
                    "{by} cannot choose {}: it may not choose {}",
                    card(target),
                    suit(has)
                )
            }
            ChoiceProblem::SuitNotInPlay(new) => {
                format!(
                    "{by} cannot give the suit {}: it is Wild or not in play",
                    suit(new)
                )
            }
        }
    }
}

impl Display for ChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.text(&|card| format!("card {}", card.0), &|suit| {
            format!("suit {}", suit.0)
        });
        f.write_str(&text)
    }
}

impl std::error::Error for ChoiceError {}

impl ScoreBook {
    /// Does the card let its owner choose something at the end?
    #[must_use]
    pub fn offers_choice(&self, card: CardId) -> bool {
        self.row_of(card.0).offer.is_some()
    }

    /// Is the card worth nothing but what its owner chooses?
    pub(crate) fn is_wild(&self, card: CardId) -> bool {
        let row = self.row_of(card.0);
        row.offer.is_some() && row.strength == 0
    }

    /// Checks every choice against the rules; suits of cleared cards are those after step 3.
    ///
    /// # Errors
    /// With the first choice that is not allowed.
    pub fn check_choices(&self, hand: &Hand, choices: &Choices) -> Result<(), ChoiceError> {
        let (lineup, _) = self.lineup(hand, choices);
        for (by, choice) in choices.iter() {
            self.check_choice(hand, &lineup, by, choice)
                .map_err(|problem| ChoiceError { by, problem })?;
        }
        Ok(())
    }

    fn check_choice(
        &self,
        hand: &Hand,
        lineup: &Lineup,
        by: CardId,
        choice: Choice,
    ) -> Result<(), ChoiceProblem> {
        if !hand.contains(by) {
            return Err(ChoiceProblem::NotInHand);
        }
        let offer = self
            .row_of(by.0)
            .offer
            .ok_or(ChoiceProblem::NothingToChoose)?;
        let target = choice.target();
        let place = hand
            .position(target)
            .ok_or(ChoiceProblem::TargetNotInHand(target));
        let another = if target == by {
            Err(ChoiceProblem::TargetIsItself)
        } else {
            Ok(())
        };
        match (offer, choice) {
            (Offer::ChangeSuit, Choice::Target(_)) => Err(ChoiceProblem::SuitMissing),
            (Offer::ChangeSuit, Choice::Recolour { suit, .. }) => {
                let in_play = suit.0 < 16 && self.suits_in_play >> suit.0 & 1 != 0;
                place.and(another)?;
                if in_play {
                    Ok(())
                } else {
                    Err(ChoiceProblem::SuitNotInPlay(suit))
                }
            }
            (_, Choice::Recolour { .. }) => Err(ChoiceProblem::SuitNotWanted),
            (Offer::CopyAny { suits }, _) => {
                let row = self.row_of(target.0);
                if !self.deck.contains(target) {
                    return Err(ChoiceProblem::TargetNotInDeck(target));
                }
                allowed(suits, target, row.suit)
            }
            (Offer::ClearOne { suits }, _) => allowed(suits, target, lineup.suit[place?]),
            (Offer::CopyOther | Offer::ProtectOne, _) => place.and(another),
        }
    }
}

fn allowed(suits: u16, target: CardId, suit: u8) -> Result<(), ChoiceProblem> {
    if suits >> suit & 1 != 0 {
        Ok(())
    } else {
        Err(ChoiceProblem::TargetSuit(target, Suit(suit)))
    }
}
