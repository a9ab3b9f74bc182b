//! Fantasy Realms with The Cursed Hoard: collecting a hand of cards that score by each other.
//!
//! * [`cards`]: the card language of the game, its cards and packs of home-made ones
//! * [`scoring`]: what a hand is worth and why, and its best end-of-game choices
//! * [`play`]: turns, cursed items and the end of the game
//! * [`view`]: what a player may see
//! * [`FantasyRealms`]: all of it as a [`table::Game`]

mod advice;
pub mod cards;
mod game;
mod habit;
mod outcome;
pub mod play;
pub mod promises;
pub mod scoring;
mod sheet;
mod uses;
pub mod view;

pub use game::FantasyRealms;
pub use play::state::Options;
