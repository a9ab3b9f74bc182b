//! The card language of the game, and everything that is printed.
//!
//! Cards are data: text files that are read at run time. See `docs/card-language.md`.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`grammar`] | how sentences read and print |
//! | `lower` | what sentences mean: operations |
//! | [`compile`] | how operations run |
//! | `load` | from card files to a [`Pack`] |

mod alternatives;
mod built_in;
pub mod compile;
pub mod grammar;
mod load;
mod lower;
pub mod pack;
pub mod program;
mod text;

pub use grammar::templates;
pub use pack::*;
pub use program::*;
