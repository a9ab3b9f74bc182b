//! What a spell promises before it is cast: the power that a turn brings with it in a slot.
//!
//! For the spells of the box that was learnt from games the program played against itself
//! (`examples/learn_spells.rs`). It says nothing about the rules, and it holds as long as the card
//! says what it said then: a spell that was changed, and a home-made one, is judged by its words
//! ([`words`]).

pub(crate) mod words;

use crate::cards::{Pack, Spell};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the halves of a spell promise, the light one first, in power.
pub type Promise = [f32; 2];

/// How far two promises by words may lie apart and still be the same: the file has two digits.
const SAME: f32 = 0.01;

/// What was learnt, by the ids of the spells: the file `learnt/promises.json`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Learnt(BTreeMap<String, Lesson>);

/// What was learnt about a spell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lesson {
    /// What its words promised.
    pub words: Promise,
    /// What it brought.
    pub brings: Promise,
}

impl Learnt {
    /// What the games of the program taught.
    #[must_use]
    pub fn built_in() -> Self {
        serde_json::from_str(include_str!("../learnt/promises.json")).unwrap_or_default()
    }

    /// What games with a pack taught, spell by spell.
    #[must_use]
    pub fn new(pack: &Pack, brings: &[Promise]) -> Self {
        let rounded = |it: Promise| it.map(|half| (half * 100.0).round() / 100.0);
        let lesson = |(spell, brings): (&Spell, &Promise)| {
            let words = rounded(words::promise(spell));
            let brings = rounded(*brings);
            (spell.id.clone(), Lesson { words, brings })
        };
        Learnt(pack.spells.iter().zip(brings).map(lesson).collect())
    }

    /// What every spell of a pack promises.
    #[must_use]
    pub fn promises(&self, pack: &Pack) -> Vec<Promise> {
        pack.spells.iter().map(|it| self.promise(it)).collect()
    }

    /// What a spell promises: what was learnt, as long as its words are those of then.
    #[must_use]
    pub fn promise(&self, spell: &Spell) -> Promise {
        let words = words::promise(spell);
        let same = |one: f32, other: f32| (one - other).abs() < SAME;
        match self.0.get(&spell.id) {
            Some(lesson) if words.iter().zip(lesson.words).all(|(a, b)| same(*a, b)) => {
                lesson.brings
            }
            _ => words,
        }
    }
}
