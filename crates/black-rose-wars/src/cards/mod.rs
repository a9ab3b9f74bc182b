//! The cards: their language, their meaning, the compiled form that runs.
//!
//! Cards are data: text files that are read at run time. See `docs/card-language.md`.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`grammar`] | how sentences read and print |
//! | `lower` | what sentences mean: operations |
//! | [`compile`] | how operations run |
//! | `load` | from card files to a [`Pack`] |
//!
//! ```
//! use black_rose_wars::cards::Pack;
//! let pack = Pack::built_in();
//! let spell = pack.spells.iter().find(|spell| spell.id == "grim_torment").unwrap();
//! let english = cardtext::Language::english();
//! assert_eq!(pack.header(&spell.top, &english), "combat unholy, figure within 2");
//! assert_eq!(
//!     pack.sentences(&spell.top.effect.written, &english),
//!     ["Deal 3 damage to the target.", "Suffering 1."]
//! );
//! ```

mod alternatives;
mod built_in;
pub mod compile;
pub mod grammar;
mod keywords;
mod load;
mod lower;
mod mentions;
mod pack;
mod program;
mod text;

pub use alternatives::AlternativeId;
pub use grammar::templates;
pub use keywords::keywords;
pub use pack::*;
pub use program::*;
