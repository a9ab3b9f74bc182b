//! Who wins (FR-14), and what must always be true.

use crate::cards::CardId;
use crate::game::FantasyRealms;
use crate::play::state::{HAND_CAP, Stage, State};
use crate::play::{score_input, zones};
use crate::scoring::{CardSet, ItemSet};
use std::cmp::Reverse;
use table::{Outcome, Seat};

impl FantasyRealms {
    /// The result once the game is over.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let scores: Vec<i32> = state
            .seats()
            .map(|seat| self.final_score(state, seat))
            .collect();
        let book = self.book(state.modules.suits);
        let strength = |seat: Seat| book.printed_strength(&score_input(state, seat).hand);
        Some(ranked(scores, strength).0)
    }

    /// Every card is somewhere exactly once, and the limits hold.
    pub(crate) fn check_invariants(&self, state: &State) -> Result<(), String> {
        self.check_cards(state)?;
        check_items(state)?;
        let covered = state.covered.iter().fold(0, |all, vault| all | vault.0);
        if !CardSet(covered).without(state.discard).is_empty() {
            return Err("a covered card is not in the discard area".to_owned());
        }
        let frames_match = (state.stage == Stage::Effect) != state.frames.is_empty();
        if !frames_match {
            return Err(format!(
                "stage {:?} with {} frames",
                state.stage,
                state.frames.len()
            ));
        }
        let settled = |seat: &Seat| match state.stage {
            Stage::Cap(over) => over != *seat,
            Stage::Effect | Stage::Discard => state.turn.seat != *seat,
            _ => true,
        };
        match state
            .seats()
            .filter(settled)
            .find(|seat| state.hand(*seat).len() > HAND_CAP)
        {
            Some(seat) => Err(format!("{seat} holds {} cards", state.hand(seat).len())),
            None => Ok(()),
        }
    }

    fn check_cards(&self, state: &State) -> Result<(), String> {
        let apart = crate::play::held_apart(state);
        let zones = state.hands.iter().copied().chain([state.discard, apart]);
        let mut all: Vec<CardId> = zones.flat_map(CardSet::iter).collect();
        all.extend(state.deck.iter().copied());
        let count = all.len();
        let set: CardSet = all.into_iter().collect();
        let deck = self.book(state.modules.suits).deck();
        // A position of a scenario may leave cards out of the game, but never doubles one.
        if set.len() != count || !set.without(deck).is_empty() {
            return Err(format!(
                "{count} cards lie around, {} different ones",
                set.len()
            ));
        }
        if count != usize::from(state.in_play) {
            return Err(format!("{count} cards instead of {}", state.in_play));
        }
        Ok(())
    }
}

/// Who wins with these scores: most points, of those the least printed strength (FR-14.2,
/// FR-14.3); and the rule that decided.
pub(crate) fn ranked(scores: Vec<i32>, strength: impl Fn(Seat) -> i32) -> (Outcome, &'static str) {
    let top = scores.iter().max().copied();
    let tied = scores.iter().filter(|score| Some(**score) == top).count() > 1;
    let rule = if tied { "FR-14.3" } else { "FR-14.2" };
    let points = scores.clone();
    let key = |seat: Seat| (points[seat.index()], Reverse(strength(seat)));
    (
        Outcome::by_rank(scores, "points", zones::rule(rule), key),
        rule,
    )
}

fn check_items(state: &State) -> Result<(), String> {
    let hoard = &state.hoard;
    let taken = state.frames.iter().filter_map(crate::play::item_in_transit);
    let mut all: Vec<_> = hoard.deck.iter().chain(&hoard.discard).copied().collect();
    all.extend(hoard.face_up.iter().flatten());
    all.extend(
        hoard
            .face_down
            .iter()
            .chain(&hoard.aside)
            .flat_map(|set| set.iter()),
    );
    let placed: ItemSet = all.iter().copied().collect();
    let transit: ItemSet = taken.filter(|item| !placed.contains(*item)).collect();
    let count = all.len() + transit.len();
    if placed.len() != all.len() || count != usize::from(state.items_in_play) {
        return Err(format!(
            "{count} cursed items instead of {}",
            state.items_in_play
        ));
    }
    Ok(())
}
