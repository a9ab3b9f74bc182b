//! The cards of Fantasy Realms: the operations they are made of, how those read and print, and
//! the [`Pack`] that holds all cards of a game.
//!
//! Cards are data: text files that are read at run time. See `docs/card-language.md`.
//!
//! ```
//! use fantasy_realms::cards::Pack;
//! let pack = Pack::built_in();
//! let mountain = &pack.cards[0];
//! let text = mountain.text(&pack, &cardtext::Language::english());
//! assert_eq!(text.bonus, "50 points with Smoke and Wildfire. Clears the penalty of every Flood.");
//! ```

mod blocks;
mod built_in;
mod check;
mod choice;
pub mod forms;
pub mod ids;
pub mod items;
mod load;
pub mod ops;
mod pack;
mod text;

pub use choice::ChoiceKind;
pub use ids::{CardId, ItemId, Name, Suit};
pub use items::{Item, ItemBonus, ItemSentence, Timing};
pub use ops::{
    BlankClause, BonusSentence, Condition, Group, Kind, Need, PenaltySentence, Rung, Term,
};
pub use pack::{Module, Names, Pack, RealmCard, SuitInfo};
pub use text::{CardText, ItemText, templates};
