//! To be written.
pub mod cards;
