//! Darkest Doom, with the Virtual Guardians.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`cards`] | the card language of the game, and everything that is printed |
//! | [`map`] | the areas as a graph |

pub mod cards;
pub mod map;
