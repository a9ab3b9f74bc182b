//! Small parts of the engine that tests look at by themselves: unit tests inside the crate would have
//! it compiled a second time.

pub use crate::game::worth::citadels::gain;
pub use crate::play::flow::order::{Rolls, first_tie};
