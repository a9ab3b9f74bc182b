//! Everything that can be asked over HTTP, by a real client: who is who, limits, headers, errors,
//! documentation.

mod account;
mod advice;
mod bots;
mod docs;
mod errors;
mod guest;
mod limits;
mod pages;
mod replays;
mod safety;
mod tables;
mod upkeep;
mod visitor;
