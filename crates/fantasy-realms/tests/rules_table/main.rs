//! Rules that data cannot say: who knows what, what is refused, and why things happen.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod hall;
mod refusals;
mod views;
