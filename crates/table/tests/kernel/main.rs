//! The promises of the kernel, proved with a game that exists only for that.

#[path = "../pit/mod.rs"]
mod pit;

mod arbitrary;
mod drafts;
mod foresight;
mod promises;
mod records;
mod refusals;
mod saves;
mod scenarios;
mod shapes;
mod tables;
mod undo;
mod words;
