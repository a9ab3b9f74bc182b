//! The spells: the operations they are made of, how those read and print, and the [`Pack`] that
//! holds all cards of a game.
//!
//! Cards are data: text files that are read at run time. See `docs/card-language.md`.
//!
//! ```
//! use spellbook::cards::Pack;
//! let pack = Pack::built_in();
//! let growth = pack.find("growth").map(|id| pack.spell(id)).unwrap();
//! let english = cardtext::Language::english();
//! assert_eq!(
//!     growth.level(4).text(&pack, &english),
//!     "Store 2 materia from the altar. Lower this spell by 1 level."
//! );
//! ```

mod built_in;
mod check;
pub mod forms;
mod load;
pub mod ops;
mod pack;

pub use ops::{Clause, Effect, Materia, Phase, PhaseAction, Score, Such, Wild};
pub use pack::{BasicAction, HIGHEST, LOWEST, Level, Names, Pack, Spell, SpellId, templates};
