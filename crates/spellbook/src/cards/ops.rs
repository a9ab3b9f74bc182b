//! What spells and basic actions say: one operation a sentence. The template behind each operation
//! is both how a card file writes it and how a screen shows it.

use super::forms::{Levels, Points, Tokens};
use crate::materia::Rune;
use cardtext::{EnglishTemplate, Maybe, Or, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// A phase of the day (SB-3.2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
    #[serde(rename_all = "snake_case")]
    pub enum Phase {
        /// The first one.
        Morning => "morning",
        /// The second one.
        Midday => "midday",
        /// The last one.
        Evening => "evening",
    }

    /// An action of a phase.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PhaseAction {
        /// Of the morning.
        Morning => "a morning action",
        /// Of the midday.
        Midday => "a midday action",
        /// Of the evening.
        Evening => "an evening action",
    }

    /// What tokens must have in common beside a printed rune.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Such {
        /// Nothing.
        Any => "",
        /// The rune of the token that lies on the spell (SB-7.8).
        OwnRune => "with this spell's rune",
        /// All tokens of the sentence share a colour.
        OneColour => "of one colour",
        /// A colour of the own familiar board.
        StoredColour => "of a colour you have stored",
    }

    /// So many tokens of a kind.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Materia {
        /// How many.
        pub count: u8,
        /// Only with this rune.
        pub rune: Option<Rune> as Maybe,
        /// What else they must have in common.
        pub such: Such,
    } => "{count} {rune} materia {such}";

    /// What counts as a wild while learning (SB-6.4, SB-8.16).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Wild {
        /// Three tokens of one rune for each.
        Trios => "where any 3 materia of one rune may count as a wild",
        /// Single tokens with the rune of the spell, but no three of a rune.
        OwnRune(count: u8 as Tokens)
            => "where up to {count} with this spell's rune may each count as a wild",
    }

    /// A sentence that is carried out. "You" is whoever acts (SB-8.15.6).
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Effect {
        /// From the pouch to the pool.
        Draw(count: u8 as Tokens) => "draw {count}",
        /// From the pouch until the pool is large enough.
        DrawUntil(count: u8 as Tokens) => "draw until you have {count}",
        /// From the pouch to the altar.
        DrawOntoAltar(count: u8 as Tokens) => "draw {count} onto the altar",
        /// From the pool to the tray. As a first sentence it is a cost that must be paid in full.
        Discard(materia: Materia) => "discard {materia}",
        /// From the altar to the pool, one after another.
        Take(materia: Materia) => "take {materia}",
        /// The same, stopping at will.
        TakeUpTo(materia: Materia) => "take up to {materia}",
        /// The same, exactly as many as the sentence before has put onto the altar.
        TakeAsPlaced => "take as many materia as were placed",
        /// Pool and altar, all at once.
        SwapAltar(count: u8 as Tokens) => "swap {count} with the altar",
        /// Pool and familiar board; the new tokens lie on the same spaces.
        SwapStored(count: u8 as Tokens) => "swap {count} with your familiar",
        /// From the pool to the familiar board.
        Store(materia: Materia) => "store {materia}",
        /// From the altar to the familiar board.
        StoreFromAltar(count: u8 as Tokens) => "store {count} from the altar",
        /// From the discard tray to the familiar board.
        StoreFromTray(count: u8 as Tokens) => "store {count} from the tray",
        /// One of the two.
        Either { first: Box<Effect>, second: Box<Effect> } => "either {first} or {second}",
        /// Any part of the altar goes to the tray, as many are drawn.
        ReplaceAltar => "replace any number of materia on the altar",
        /// Clockwise; in a solo game the lower part of the opponent board gets it (SB-12.9).
        OthersTake(count: u8 as Tokens) => "each other player takes {count}",
        /// Clockwise; in a solo game the lower part of the opponent board gets it (SB-12.9).
        OthersDraw(count: u8 as Tokens) => "each other player draws {count}",
        /// Any learned spell but this one.
        Raise(levels: u8 as Levels) => "raise another of your spells by {levels}",
        /// The spell whose action this is; a copier lowers itself (SB-8.15.4).
        Lower(levels: u8 as Levels) => "lower this spell by {levels}",
        /// Of another player (SB-8.15), or of an own unlearned spell in a solo game (SB-12.10).
        Copy(action: PhaseAction) => "copy {action}",
        /// One that is available now.
        Perform(action: PhaseAction) => "perform {action}",
        /// Section 6.
        Learn(wild: Wild) => "learn a spell, {wild}",
    }

    /// What a level pays at the end.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Score {
        /// For the colours on the familiar board.
        Colours(points: i16 as Points) => "{points} for each different colour you have stored",
        /// For the tokens on the familiar board with the rune of the spell.
        OwnRune(points: i16 as Points) => "{points} for each stored materia with this spell's rune",
        /// For learned spells.
        OtherSpells(points: i16 as Points) => "{points} for each other spell you have learned",
        /// For learned spells at certain final levels.
        OtherSpellsAt { points: i16 as Points, levels: Vec<u8> as Or }
            => "{points} for each other spell you have learned at level {levels}",
    }

    /// A sentence of a level: when, and what.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Clause {
        /// As the action of the phase.
        Act(effect: Effect) => "{effect}",
        /// At once and only once (SB-6.10).
        WhenLearned(effect: Effect) => "when you learn this spell, {effect}",
        /// Each time (SB-8.18).
        WheneverTaken(effect: Effect)
            => "whenever you take a materia with this spell's rune on your day, {effect}",
        /// Each time, for this spell too (SB-8.21).
        WheneverLearning(effect: Effect) => "whenever you learn a spell, {effect}",
        /// Instead of one (SB-8.17).
        Mornings(count: u8) => "you may perform {count} morning actions each day",
        /// Points (SB-10.4).
        AtEnd(score: Score) => "at the end of the game, {score}",
    }
}

impl Phase {
    /// The phases in their order.
    pub const ALL: [Phase; 3] = [Phase::Morning, Phase::Midday, Phase::Evening];

    /// The phase that follows within the day.
    #[must_use]
    pub fn next(self) -> Option<Phase> {
        match self {
            Phase::Morning => Some(Phase::Midday),
            Phase::Midday => Some(Phase::Evening),
            Phase::Evening => None,
        }
    }
}

impl PhaseAction {
    /// The phase.
    #[must_use]
    pub fn phase(self) -> Phase {
        match self {
            PhaseAction::Morning => Phase::Morning,
            PhaseAction::Midday => Phase::Midday,
            PhaseAction::Evening => Phase::Evening,
        }
    }
}

impl Effect {
    /// Does it depend on the rune of the token that lies on the spell?
    #[must_use]
    pub fn uses_rune(&self) -> bool {
        match self {
            Effect::Discard(it) | Effect::Take(it) | Effect::TakeUpTo(it) | Effect::Store(it) => {
                it.such == Such::OwnRune
            }
            Effect::Either { first, second } => first.uses_rune() || second.uses_rune(),
            Effect::Learn(Wild::OwnRune(_)) => true,
            _ => false,
        }
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Rune::TEMPLATES,
    Phase::TEMPLATES,
    PhaseAction::TEMPLATES,
    Such::TEMPLATES,
    Materia::TEMPLATES,
    Wild::TEMPLATES,
    Effect::TEMPLATES,
    Score::TEMPLATES,
    Clause::TEMPLATES,
];
