//! Black Rose Wars: Rebirth, with the Avatar.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`cards`] | the card language of the game, and everything that is printed |
//! | [`geometry`] | the hexes of the lodge: distance, lines of sight, cells |
//! | [`play`] | the rules: phases, the resolution stack, the Avatar |
//! | [`promises`] | what spells usually bring, for bots |
//! | [`witness`] | who watches the cards at work |

pub mod cards;
mod game;
pub mod geometry;
mod habit;
mod names;
#[doc(hidden)]
pub mod parts;
pub mod play;
pub mod promises;
mod sheet;
mod uses;
pub mod view;
pub mod witness;

pub use game::BlackRoseWars;
pub use names::targets;
