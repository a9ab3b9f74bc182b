//! Small parts of the engine that tests look at by themselves: unit tests inside the crate would have
//! it compiled a second time.

pub use crate::play::acts::power::rank;
pub use crate::play::avatar::best;
pub use crate::play::avatar::deck::{MoonOf, Taken};
pub use crate::play::avatar::setup::neighbour;
pub use crate::promises::words::promise as promised_by_words;
