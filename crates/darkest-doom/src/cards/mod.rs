//! The card language of the game, and everything that is printed.

pub mod compile;
pub mod pack;
pub mod program;

pub use pack::*;
pub use program::*;
