//! Darkest Doom, with the Virtual Guardians.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`cards`] | the card language of the game, and everything that is printed |
//! | [`map`] | the areas as a graph |
//! | [`play`] | the rules: rounds, the resolution stack, monsters, Virtual Guardians |
//! | [`view`] | what a viewpoint may see |
//! | `sheet`, `names` | what a terminal shows, and what everything is called |
//! | `habit` | what a practised player does without thinking |
//! | [`witness`] | who watches the cards at work |

pub mod cards;
mod game;
mod habit;
pub mod map;
mod names;
#[doc(hidden)]
pub mod parts;
pub mod play;
mod sheet;
mod uses;
pub mod view;
pub mod witness;

pub use game::DarkestDoom;
