//! Playing cards and using equipment (section 10).

use super::Play;
use super::stack::PlayJob;
use super::state::{Figure, Participant};
use crate::cards::{Card, Cost};
use resolve::Go;
/// When cards can be used (section 22.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Window {
    /// The own turn outside of combats and tests.
    OwnTurn,
    /// Before the roll of a combat; against another player's Guardian?
    PreRoll {
        /// Against another player's Guardian.
        with_player: bool,
    },
    /// After it.
    PostRoll {
        /// Against another player's Guardian.
        with_player: bool,
    },
    /// An own ambush test.
    Test {
        /// Of a Trap token.
        trap: bool,
    },
    /// An own defence against a spell.
    Defence,
    /// Before own wounds.
    Wounds,
    /// An own trap was set off by this figure.
    Trap(Figure),
    /// After an own roll of the Destiny die.
    Destiny,
    /// K2.
    DuskStart,
}

impl Play<'_> {
    /// Can the player pay this (DD-10.2, DD-10.4)?
    pub(crate) fn can_pay(&self, who: Participant, cost: &Cost) -> bool {
        todo!()
    }

    /// The cards of the hand that can be played in a window now: paid for and with an effect (DD-10.7).
    pub(crate) fn playable(&mut self, who: Participant, window: Window) -> Vec<Card> {
        todo!()
    }

    /// The own equipment slots that can be used in a window now.
    pub(crate) fn usable(&mut self, who: Participant, window: Window) -> Vec<u8> {
        todo!()
    }

    /// Is a window worth a question, seen from outside: a hand card or usable equipment (DD-22.1)?
    pub(crate) fn may_answer(&mut self, who: Participant, window: Window) -> bool {
        todo!()
    }

    /// Begins to play a card of the hand: it is equipped or resolved.
    pub(crate) fn start_play(&mut self, who: Participant, card: Card, victim: Option<Figure>) {
        todo!()
    }

    /// Begins to use the equipment of a slot.
    pub(crate) fn start_use(&mut self, who: Participant, slot: u8) {
        todo!()
    }

    /// One step of either.
    pub(crate) fn step_play(&mut self, job: PlayJob) -> Go {
        todo!()
    }

    /// An occupied equipment slot is cleared: the card is discarded, the Wraith given up (DD-13.17).
    pub(crate) fn drop_equipment(&mut self, who: Participant, slot: u8) {
        todo!()
    }
}
