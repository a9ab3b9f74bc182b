//! How a hand usually ends: what it scores now, and what its cards promise each other.
//!
//! A Unicorn is worth little until a Princess comes, and a practised player knows how often she
//! does. That knowledge is a table of numbers, one for each card and one for each two cards, learnt
//! from games the program played against itself (`examples/learn_promises.rs`). It says nothing
//! about the rules: cards it does not know, such as home-made ones, promise nothing.

use crate::cards::{CardId, Pack};
use crate::play::state::{Modules, Stage, State};
use crate::scoring::CardSet;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What was learnt, by the names of the cards: the file `learnt/promises.json`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Learnt {
    /// The phases of a game.
    pub phases: Vec<Phase>,
    /// What two cards promise together; a card with itself: what it promises alone.
    pub together: BTreeMap<String, BTreeMap<String, f32>>,
}

/// A part of the game: the nearer the end, the more counts what a hand scores already.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Phase {
    /// Is it the game for two, in which hands begin empty?
    pub duel: bool,
    /// The end is at least so many turns of each player away, if everybody draws from the deck.
    pub turns: f32,
    /// What a point of today is worth at the end.
    pub point: f32,
    /// What a point of promises is worth at the end.
    pub promise: f32,
}

/// What the cards of a pack promise.
#[derive(Clone, Debug)]
pub struct Promises {
    phases: Vec<Phase>,
    together: Box<[[f32; 128]; 128]>,
}

impl Promises {
    /// What the built-in games taught, for the cards of a pack.
    #[must_use]
    pub fn built_in(pack: &Pack) -> Self {
        let learnt = serde_json::from_str(include_str!("../learnt/promises.json"));
        Promises::new(&learnt.unwrap_or_default(), pack)
    }

    /// What was learnt, for the cards of a pack.
    #[must_use]
    pub fn new(learnt: &Learnt, pack: &Pack) -> Self {
        let mut together = Box::new([[0.0; 128]; 128]);
        let ids = pack.cards.iter().map(|card| card.id.as_str());
        let places: BTreeMap<&str, usize> = ids.zip(0..).collect();
        let place = |id: &String| places.get(id.as_str()).copied();
        for (one, others) in &learnt.together {
            for (other, promise) in others {
                if let (Some(one), Some(other)) = (place(one), place(other)) {
                    together[one & 127][other & 127] = *promise;
                    together[other & 127][one & 127] = *promise;
                }
            }
        }
        let phases = learnt.phases.clone();
        Promises { phases, together }
    }

    /// The phase a game is in, for somebody who ends a turn now.
    pub(crate) fn outlook(&self, state: &State) -> Outlook<'_> {
        // A card that is about to be discarded counts already, so that a turn is in one phase.
        let discarded = state.discard.len() + usize::from(state.stage == Stage::Discard);
        let turns = turns_left(state.modules, discarded);
        let fits = |phase: &&Phase| phase.duel == state.modules.is_duel() && turns >= phase.turns;
        let phase = self
            .phases
            .iter()
            .filter(fits)
            .max_by(|a, b| a.turns.total_cmp(&b.turns));
        Outlook {
            phase,
            together: &self.together,
        }
    }
}

/// How many turns of each player are left if everybody draws from the deck.
#[must_use]
pub fn turns_left(modules: Modules, discarded: usize) -> f32 {
    let rest = modules.end_threshold().saturating_sub(discarded);
    rest as f32 / f32::from(modules.players)
}

/// How hands end from one phase on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook<'a> {
    phase: Option<&'a Phase>,
    together: &'a [[f32; 128]; 128],
}

impl Outlook<'_> {
    /// What a point of today is worth.
    pub(crate) fn points(&self, points: i32) -> f32 {
        self.phase.map_or(1.0, |phase| phase.point) * points as f32
    }

    /// What a card promises beside others.
    pub(crate) fn beside(&self, card: CardId, others: CardSet) -> f32 {
        let Some(phase) = self.phase else {
            return 0.0;
        };
        let row = &self.together[usize::from(card.0 & 127)];
        let mut all = others;
        all.insert(card);
        phase.promise
            * all
                .iter()
                .map(|it| row[usize::from(it.0 & 127)])
                .sum::<f32>()
    }

    /// What the cards of a hand promise.
    pub(crate) fn promises(&self, hand: CardSet) -> f32 {
        let mut before = CardSet::EMPTY;
        let add = |sum: f32, card: CardId| {
            let promise = self.beside(card, before);
            before.insert(card);
            sum + promise
        };
        hand.iter().fold(0.0, add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn learnt() -> Learnt {
        serde_json::from_str(include_str!("../learnt/promises.json")).expect("the file is whole")
    }

    #[test]
    fn everything_learnt_is_about_cards_of_the_pack() {
        let pack = Pack::built_in();
        let ids: BTreeSet<&String> = pack.cards.iter().map(|card| &card.id).collect();
        let learnt = learnt();
        let others = learnt.together.values().flat_map(BTreeMap::keys);
        let named: BTreeSet<&String> = learnt.together.keys().chain(others).collect();
        assert_eq!(named.difference(&ids).count(), 0);
        assert_eq!(
            ids.difference(&named).collect::<Vec<_>>(),
            Vec::<&&String>::new()
        );
    }

    #[test]
    fn points_count_more_and_more_towards_the_end() {
        for duel in [false, true] {
            let mut phases: Vec<Phase> = learnt().phases;
            phases.retain(|phase| phase.duel == duel);
            assert!(phases.len() >= 4 && phases[0].turns == 0.0);
            let (last, first) = (&phases[0], &phases[phases.len() - 1]);
            assert!(last.point > first.point && last.promise < first.promise);
        }
    }

    #[test]
    fn promises_of_a_hand_are_those_of_its_cards_and_pairs() {
        let pack = Pack::built_in();
        let promises = Promises::built_in(&pack);
        let outlook = Outlook {
            phase: promises.phases.first(),
            together: &promises.together,
        };
        let hand: CardSet = (0..5).map(CardId).collect();
        let mut rest = hand;
        rest.remove(CardId(2));
        let parts = outlook.promises(rest) + outlook.beside(CardId(2), rest);
        assert!((outlook.promises(hand) - parts).abs() < 1e-3);
        assert_ne!(outlook.promises(hand), 0.0);
    }

    #[test]
    fn home_made_cards_promise_nothing() {
        let mut pack = Pack::built_in();
        pack.cards
            .iter_mut()
            .for_each(|card| card.id.push_str("_x"));
        let promises = Promises::built_in(&pack);
        assert!(promises.together.iter().flatten().all(|it| *it == 0.0));
    }
}
