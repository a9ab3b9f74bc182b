//! The built command, from outside: what it says, what it reads, how it ends.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod arena;
mod arena_cards;
mod commands;
mod common;
mod fixtures;
mod play;
mod replay;
mod score;
