//! Many games at once: tournaments between bots, counted without keeping the games.
//!
//! A [`Contest`] says who plays what; [`Contest::run`] plays it on any number of threads and gives
//! a [`Report`]. Game number `i` depends only on the contest's seed and `i`, and all counts are
//! whole numbers that are added up, so the report is the same for every number of threads. Games
//! are forgotten as soon as they are counted: memory stays flat however many are played.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`contest`] | who plays what, spread over threads |
//! | [`bout`] | one game between bots, in memory that is used again and again |
//! | [`tally`] | whole numbers that can be added in any order |
//! | [`spread`] | a distribution of scores in fixed memory |
//! | [`report`] | rates, intervals and quantiles for people and programs |

pub mod bout;
pub mod contest;
pub mod report;
pub mod spread;
pub mod tally;

pub use contest::{ArenaError, Contest};
pub use report::{Interval, Report};
pub use spread::Spread;
pub use tally::Tally;
