//! Many games at once: tournaments between bots, counted without keeping the games.
//!
//! A [`Plan`] says who meets whom and how often; a [`Contest`] plays it on any number of threads
//! into a [`Book`]; a [`Report`] says what came of it. A game depends only on the seed of the plan
//! and its number, and all counts are whole numbers that are added up, so the report is the same
//! for every number of threads, machines and interruptions. Games are forgotten as soon as they are
//! counted: memory stays flat however many are played.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`pairings`] | who sits at a table with whom |
//! | [`plan`] | all that results depend on, cut into chunks |
//! | [`contest`] | playing a plan, spread over threads |
//! | [`bout`] | one game between bots, in memory that is used again and again |
//! | [`tally`] | whole numbers that can be added in any order |
//! | [`uses`] | what was done with cards, and what they are worth |
//! | [`spread`] | a distribution of scores |
//! | [`batch`] | what is kept of a chunk: sums |
//! | [`book`] | what has been played of a plan |
//! | [`journal`] | results as lines of text that are only ever added to |
//! | [`estimate`] | what a sample says about all games: rates and means with intervals |
//! | [`elo`] | strengths with error bars |
//! | [`html`] | the report as one self-contained page |
//! | [`report`] | rates, intervals and quantiles for people and programs |
//! | [`figures`], [`compare`] | does a change matter? |
//! | [`csv`] | one row a figure |

pub mod batch;
pub mod book;
pub mod bout;
pub mod compare;
pub mod contest;
pub mod csv;
pub mod elo;
pub mod estimate;
pub mod figures;
pub mod html;
pub mod journal;
pub mod pairings;
pub mod plan;
pub mod report;
pub mod spread;
pub mod tally;
pub mod uses;

pub use book::{Book, Chunk};
pub use contest::{ArenaError, Contest, Watch};
pub use estimate::Interval;
pub use plan::{ChunkId, Extent, Plan, Shard};
pub use report::{Pace, Report};
pub use spread::Spread;
pub use tally::Tally;
pub use uses::worth::CardReport;
