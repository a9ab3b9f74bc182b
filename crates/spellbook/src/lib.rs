//! SpellBook: gathering materia, storing it with a familiar and learning seven spells.
//!
//! * [`materia`]: colours, runes, tokens and bags of them
//! * [`cards`]: the card language of the game, its spells and packs of home-made ones
//! * [`play`]: days, actions, learning, spells, the solo game and the end
//! * [`view`]: what a player may see
//! * [`Spellbook`]: all of it as a [`table::Game`]

mod advice;
pub mod cards;
mod game;
pub mod materia;
mod names;
pub mod play;
mod sheet;
mod uses;
pub mod view;

pub use game::Spellbook;
pub use play::options::Options;
