//! The shared core of the card language: what you read on a card is what runs.
//!
//! A card is a block of a text file; its sentences are controlled English. Each sentence is one
//! operation of a game. This crate knows how to read files, words, numbers, lists and templates,
//! how to report mistakes and how to print operations again, also in other languages. What the
//! words mean is the game's business: it brings its [`Vocabulary`] and its operations, each made
//! from one template by [`phrases!`]:
//!
//! ```
//! use cardtext::{And, Language, Linked, Vocabulary, forms, phrases, words};
//!
//! // Words of the game, known by their index in the vocabulary.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq)]
//! pub struct Token(pub u8);
//! words! { Token(u8) = "token"; }
//!
//! // How its numbers read.
//! forms! {
//!     pub noun Damage = "damage" | "damage";
//!     pub noun Times = "time" | "times";
//! }
//!
//! // Its sentences; a sentence may contain other phrases.
//! phrases! {
//!     /// Whom it hits.
//!     #[derive(Debug, PartialEq)]
//!     pub enum Target {
//!         /// Everybody near.
//!         Each { distance: u8 } => "each figure within {distance}",
//!         /// A figure of the caster's choice.
//!         One => "a figure",
//!     }
//!
//!     /// What a spell does.
//!     #[derive(Debug, PartialEq)]
//!     pub enum Effect {
//!         /// Hurts.
//!         Deal { damage: u8 as Damage, target: Target } => "deal {damage} to {target}",
//!         /// Strengthens the caster.
//!         Gain { number: u8, tokens: Vec<Token> as And } => "gain {number} {tokens}",
//!         /// The same over again.
//!         Repeat(times: u8 as Times) => "do this {times}",
//!     }
//! }
//!
//! let mut vocabulary = Vocabulary::new();
//! vocabulary.add("token", "power");
//! vocabulary.add("token", "shadow power");
//!
//! let text = "Deal 2 damage to each figure within 1. If you do, gain 1 shadow power.";
//! let spell = cardtext::read::<Linked<Effect>>(text, &vocabulary)?;
//! assert_eq!(spell[1].sentence, Effect::Gain { number: 1, tokens: vec![Token(1)] });
//! assert_eq!(cardtext::print(&spell, &vocabulary, &Language::english()), text);
//!
//! // A mistake is shown where it is, with what would have been understood.
//! let mistake = cardtext::read::<Linked<Effect>>("Gain 2 shadow powr.", &vocabulary).unwrap_err();
//! assert!(mistake.to_string().contains("did you mean `shadow power`?"));
//!
//! // Another language is a table of templates; what it lacks stays English.
//! let known = [Effect::TEMPLATES, Target::TEMPLATES, Damage::TEMPLATES];
//! let polish = Language::load("pl", "pl.lang", "\
//!     Effect.Deal = zadaj {target:dat} {damage}\n\
//!     Target.Each = każdej figurze w zasięgu {distance}\n\
//!     Damage.one = obrażenie\nDamage.few = obrażenia\nDamage.many = obrażeń\nplural = polish\n",
//!     &known)?;
//! assert_eq!(
//!     cardtext::print(&spell[..1], &vocabulary, &polish),
//!     "Zadaj każdej figurze w zasięgu 1 2 obrażenia.",
//! );
//! # Ok::<(), cardtext::Diagnostics>(())
//! ```
//!
//! A game loads its pack in three steps: [`Loading::blocks`] takes the files apart,
//! [`Block::check`] looks at the keys, [`Loading`] reads the values. All mistakes are collected on
//! the way and [`Diagnostics::check`] lets the result out only if there were none.

mod diagnostic;
mod fingerprint;
mod forms;
mod language;
mod lexer;
mod loading;
mod macros;
mod parser;
mod phrase;
mod printer;
mod reader;
mod reading;
mod shelf;
mod source;
mod suggest;
mod template;
mod vocabulary;

pub use diagnostic::{Diagnostic, Diagnostics};
pub use fingerprint::fingerprint;
pub use forms::{A, Amount, And, Link, Linked, Maybe, Or, Ordinal};
#[doc(hidden)]
pub use forms::{parse_list, print_list};
pub use language::{EnglishTemplate, Language};
pub use loading::{Loading, Names};
pub use parser::{Mismatch, Parser, Read};
pub use phrase::{Form, Phrase, Plain, Quantity};
pub use printer::Printer;
pub use reader::{Block, Schema, Value, read_blocks, reject_duplicate_ids};
pub use reading::{Reading, print, read};
pub use shelf::{open_pack, pack_files};
pub use source::{Sources, Span, Spanned};
pub use suggest::nearest;
#[doc(hidden)]
pub use template::names_each_field_once;
pub use vocabulary::Vocabulary;

/// The templates of the general forms, known to every [`Language`].
pub const TEMPLATES: &[&[EnglishTemplate]] = forms::TEMPLATES;
