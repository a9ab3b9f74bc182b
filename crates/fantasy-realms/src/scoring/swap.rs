//! What exchanging one card of a hand would bring.

use super::ScoreBook;
use super::input::{CardSet, Choices, HandInput};
use crate::cards::CardId;

/// A hand with one card exchanged, and the best it can score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swap {
    /// The card that leaves the hand.
    pub out: CardId,
    /// The card that takes its place.
    pub into: CardId,
    /// The best total afterwards.
    pub total: i32,
    /// What that is more than the best total before.
    pub gain: i32,
    /// Choices that reach it.
    pub choices: Choices,
}

impl ScoreBook {
    /// Every exchange of a card of the hand for a card of the deck in use that is neither in the
    /// hand nor excluded, the best first. As in a turn, the card that leaves the hand goes to the
    /// discard area, and one that comes from there no longer lies there.
    #[must_use]
    pub fn swap_gains(&self, input: &HandInput, excluded: CardSet) -> Vec<Swap> {
        let (_, before) = self.best(input);
        let available = self.deck().without(input.hand.set()).without(excluded);
        let mut swaps = Vec::with_capacity(input.hand.len() * available.len());
        for out in input.hand.iter() {
            for into in available.iter() {
                let mut swapped = HandInput {
                    hand: input.hand.with_swap(out, into),
                    ..*input
                };
                swapped.discard.remove(into);
                swapped.discard.insert(out);
                let (choices, total) = self.best(&swapped);
                swaps.push(Swap {
                    out,
                    into,
                    total,
                    gain: total - before,
                    choices,
                });
            }
        }
        swaps.sort_by_key(|swap| (-swap.total, swap.out, swap.into));
        swaps
    }
}
