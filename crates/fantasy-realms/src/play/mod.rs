//! Playing the game: turns, cursed items and the end (FR-3 to FR-11).
//!
//! | module | what happens there |
//! | --- | --- |
//! | `state` | everything that changes |
//! | `knowledge` | who knows which hidden card |
//! | `setup` | shuffling and dealing |
//! | `turn` | draw, discard, the end of a turn |
//! | `zones` | the one way to move a card |
//! | `hoard` | the one way to move a cursed item |
//! | `usable` | may an item be used now? |
//! | `effect` | what the sentences of items do |
//! | `asking`, `answering` | questions, and what follows from answers |
//! | `ending` | extra cards, open hands, choices |
//! | `redeal` | what a seat does not know, dealt anew |
//! | `position` | games that start in the middle, for scenarios |

mod answering;
pub(crate) mod asking;
mod effect;
mod ending;
pub(crate) mod hoard;
pub mod knowledge;
mod position;
mod redeal;
mod setup;
pub mod state;
mod turn;
mod usable;
pub(crate) mod zones;

pub(crate) use asking::as_card;
pub(crate) use ending::score_input;
pub(crate) use redeal::held_apart;

/// An item an effect has taken and not yet begun to use.
pub(crate) fn item_in_transit(frame: &state::Frame) -> Option<crate::cards::ItemId> {
    match frame {
        state::Frame::Effect(effect) => effect.taken,
        state::Frame::Refill(_) => None,
    }
}
