//! Cards in hand (sections 3, 5, 11).

use super::Play;
use super::stack::{CorruptJob, DrawJob};
use super::state::Participant;
use crate::cards::{Card, Deck};
use resolve::Go;

impl Play<'_> {
    /// The hand limit of a player (DD-3.3).
    pub(crate) fn hand_limit(&self, who: Participant) -> usize {
        todo!()
    }

    /// How many cards a player has in hand, corruption included.
    pub(crate) fn hand_size(&self, who: Participant) -> usize {
        todo!()
    }

    /// Begins a draw, followed by the hand limit.
    pub(crate) fn start_draw(&mut self, who: Participant, deck: Deck, n: u8, same_deck: bool) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_draw(&mut self, job: DrawJob) -> Go {
        todo!()
    }

    /// Begins the taking of Dark Corruption cards (DD-11.3).
    pub(crate) fn start_corrupt(&mut self, who: Participant, n: u8, penalty: bool) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_corrupt(&mut self, job: CorruptJob) -> Go {
        todo!()
    }

    /// A card of the hand goes to its discard pile; tells whether it was there.
    pub(crate) fn discard_from_hand(&mut self, who: Participant, card: Card) -> bool {
        todo!()
    }
}
