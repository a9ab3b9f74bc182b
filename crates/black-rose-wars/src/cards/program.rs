//! Programs: what the sentences of a card mean, in the form the game carries out.
//!
//! A program is a list of sentences, a sentence one operation ([`Op`]) that may contain others.
//! The names are those of the effects vocabulary in the rules document; the JSON of its card data
//! reads as these types, so that a test can compare every card file with it.

#[macro_use]
mod words;
mod amounts;
mod choices;
mod ops;
mod triggers;
mod who;

pub use amounts::*;
pub use choices::*;
pub use ops::*;
pub use triggers::*;
pub use who::*;
pub use words::*;
