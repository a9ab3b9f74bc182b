//! All cards of a game.

use super::ops::{Clause, Effect, Phase, Score};
use crate::materia::Colour;
pub use cardtext::Names;
use cardtext::{Diagnostics, EnglishTemplate, Language, Sources, Vocabulary};
use serde::{Deserialize, Serialize};

/// The lowest level of a spell (SB-1.7).
pub const LOWEST: u8 = 3;
/// The highest level of a spell.
pub const HIGHEST: u8 = 5;

/// A spell: an index into [`Pack::spells`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
pub struct SpellId(pub u8);

/// A spell card (SB-1.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spell {
    /// The id of its block.
    pub id: String,
    /// The names on the card.
    pub names: Names,
    /// Other English names it is known by.
    pub also: Vec<String>,
    /// Its colour.
    pub colour: Colour,
    /// The introductory set it belongs to (SB-11.1, SB-11.2).
    pub set: u8,
    /// When its actions can be used; a spell without is no phase spell.
    pub phase: Option<Phase>,
    /// The rule that explains it.
    pub rule: String,
    /// Levels 3, 4 and 5.
    pub levels: [Level; 3],
}

impl Spell {
    /// A level of the spell; what is below or above is the lowest or highest.
    #[must_use]
    pub fn level(&self, level: u8) -> &Level {
        &self.levels[usize::from(level.clamp(LOWEST, HIGHEST) - LOWEST)]
    }

    /// Does any of its actions copy another?
    #[must_use]
    pub fn copies(&self) -> bool {
        let copies = |effect: &Effect| matches!(effect, Effect::Copy(_));
        self.levels
            .iter()
            .any(|level| level.acts.iter().any(copies))
    }
}

/// A level of a spell: its sentences, and the same sorted by when they matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Level {
    /// The printed points; none where only the end of the game tells.
    pub points: Option<i16>,
    /// What is written.
    pub clauses: Vec<Clause>,
    /// The action.
    pub acts: Vec<Effect>,
    /// What learning it brings.
    pub learned: Vec<Effect>,
    /// What taking a token with its rune brings.
    pub taken: Vec<Effect>,
    /// What learning any spell brings.
    pub learning: Vec<Effect>,
    /// How many morning actions a day has with it; 0 if it does not matter.
    pub mornings: u8,
    /// What it pays at the end beside its points.
    pub scores: Vec<Score>,
    /// Does its action depend on the rune of the token on the card?
    pub uses_rune: bool,
}

impl Level {
    /// A level from its sentences.
    #[must_use]
    pub fn of(points: Option<i16>, clauses: Vec<Clause>) -> Self {
        let mut level = Level {
            points,
            ..Level::default()
        };
        for clause in &clauses {
            match clause.clone() {
                Clause::Act(effect) => level.acts.push(effect),
                Clause::WhenLearned(effect) => level.learned.push(effect),
                Clause::WheneverTaken(effect) => level.taken.push(effect),
                Clause::WheneverLearning(effect) => level.learning.push(effect),
                Clause::Mornings(count) => level.mornings = count,
                Clause::AtEnd(score) => level.scores.push(score),
            }
        }
        level.uses_rune = level.acts.iter().any(Effect::uses_rune);
        level.clauses = clauses;
        level
    }

    /// Its sentences in a language.
    #[must_use]
    pub fn text(&self, pack: &Pack, language: &Language) -> String {
        cardtext::print(&self.clauses, pack.vocabulary(), language)
    }
}

/// An action everybody has from the start (section 5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BasicAction {
    /// The id of its block.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// When it can be used.
    pub phase: Phase,
    /// The rule that explains it.
    pub rule: String,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// All cards of a game, read from card files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// The spells, by colour and set.
    pub spells: Vec<Spell>,
    /// The basic actions, by phase.
    pub actions: Vec<BasicAction>,
    /// The fingerprint of the files.
    pub hash: [u8; 32],
    pub(super) vocabulary: Vocabulary,
}

impl Pack {
    /// A pack holds at most so many spells.
    pub const MOST_SPELLS: usize = 200;
    /// A pack holds at most so many basic actions.
    pub const MOST_ACTIONS: usize = 16;

    /// Reads a pack.
    ///
    /// # Errors
    /// All mistakes of all files.
    pub fn load(sources: &Sources) -> Result<Self, Diagnostics> {
        super::load::load(sources)
    }

    /// A spell.
    #[must_use]
    pub fn spell(&self, id: SpellId) -> &Spell {
        &self.spells[usize::from(id.0)]
    }

    /// The spell with this id or English name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<SpellId> {
        let called = |spell: &Spell| spell.id == name || spell.names.en.eq_ignore_ascii_case(name);
        let at = self.spells.iter().position(called)?;
        u8::try_from(at).ok().map(SpellId)
    }

    /// The spells of a colour, by set.
    pub fn of_colour(&self, colour: Colour) -> impl Iterator<Item = SpellId> + '_ {
        let spells = (0..).map(SpellId).zip(&self.spells);
        spells
            .filter(move |(_, spell)| spell.colour == colour)
            .map(|(id, _)| id)
    }

    /// The words of this pack: the sentences of spells need none but those of the language.
    #[must_use]
    pub fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }
}

/// Every template of this game's sentences: what a translation translates, and what
/// [`Language::load`] checks it against.
#[must_use]
pub fn templates() -> Vec<&'static [EnglishTemplate]> {
    [super::forms::TEMPLATES, super::ops::TEMPLATES].concat()
}
