//! Programs: what the sentences of a card mean, in the form the game carries out.
//!
//! The names are those of the effects vocabulary in the rules document; the JSON of its card data
//! reads as these types, so that a test can compare every card file with it. Areas are numbers
//! here ([`AreaId`]) where that data has the ids of the map.

#[macro_use]
mod words;
mod operands;
mod ops;

pub use operands::*;
pub use ops::*;
pub use words::*;
