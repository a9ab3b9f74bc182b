//! The choices that are made first: whole copies, changes of suit, what is cleared and protected.

use super::super::bits::ones;
use super::super::input::Choice;
use super::super::ops::Offer;
use super::super::terms::Scene;
use super::bound::Partial;
use super::{Branch, Search};
use crate::cards::Suit;

impl Search<'_> {
    /// Makes the choices that come first, in every way.
    pub(super) fn decide(&mut self, branch: &Branch, nth: usize) {
        let Some(&(place, offer)) = self.first.get(nth) else {
            self.weigh(branch);
            return;
        };
        self.decide(branch, nth + 1);
        let all = branch.lineup.all() & !(1 << place);
        match offer {
            Offer::CopyOther => {
                for target in ones(all) {
                    let mut branch = branch.with_pick(place, self.target(target));
                    let card = self.hand.raw()[target];
                    let row = self.book.row_of(card);
                    branch.lineup.copy_whole(place, card, row);
                    self.decide(&branch, nth + 1);
                }
            }
            Offer::ChangeSuit => {
                for target in ones(all) {
                    self.change_suit(branch, nth, target);
                }
            }
            Offer::ClearOne { suits } => {
                let lineup = &branch.lineup;
                let worth = lineup.places_of(suits) & lineup.penalised & !branch.aimed.cleared;
                for target in ones(worth) {
                    let mut branch = branch.with_pick(place, self.target(target));
                    branch.aimed.cleared |= 1 << target;
                    self.decide(&branch, nth + 1);
                }
            }
            Offer::CopyAny { .. } | Offer::ProtectOne => {}
        }
    }

    /// Gives a card every suit that makes a difference.
    fn change_suit(&mut self, branch: &Branch, nth: usize, target: usize) {
        let (place, _) = self.first[nth];
        let open = branch.lineup.seated >> target & 1 == 0;
        let old = self.kinds.of_suit(branch.lineup.suit[target]);
        for suit in ones(self.kinds.one_of_each(self.book.suits_in_play)) {
            let suit = suit as u8;
            if !open && self.kinds.of_suit(suit) == old {
                continue;
            }
            let choice = Choice::Recolour {
                target: self.card(target),
                suit: Suit(suit),
            };
            let mut branch = branch.with_pick(place, choice);
            if open {
                branch.given[target] = Some(suit);
            } else {
                branch.lineup.recolour(target, suit);
            }
            self.decide(&branch, nth + 1);
        }
    }

    /// Everything but protection and faces is decided.
    fn weigh(&mut self, branch: &Branch) {
        let all_settled = branch.lineup.seated == branch.lineup.all();
        if all_settled && self.protectors.is_empty() {
            self.score(branch);
            return;
        }
        let partial = self.partial(branch, 0);
        self.scored.clear();
        self.protect(&partial, branch, 0);
    }

    fn protect(&mut self, partial: &Partial<'_>, branch: &Branch, nth: usize) {
        let Some(&place) = self.protectors.get(nth) else {
            if partial.open.is_empty() {
                self.score_protected(partial, branch);
            } else {
                self.keep_waiting(partial, branch);
            }
            return;
        };
        self.protect(partial, branch, nth + 1);
        let protected = partial.relief.protected | branch.aimed.protected;
        // To protect a card that is active anyway is to protect none.
        let fate = partial.threats.foresee(protected);
        for target in ones(partial.lineup.all() & !fate.active & !(1 << place)) {
            let mut branch = branch.with_pick(place, self.target(target));
            branch.aimed.protected |= 1 << target;
            self.protect(partial, &branch, nth + 1);
        }
    }

    /// Protections matter by what is active in the end: each set of cards is scored once.
    fn score_protected(&mut self, partial: &Partial<'_>, branch: &Branch) {
        let protected = partial.relief.protected | branch.aimed.protected;
        let active = partial.threats.settle(protected);
        if self.scored.contains(&active) {
            return;
        }
        self.scored.push(active);
        let (lineup, relief) = (partial.lineup, &partial.relief);
        let scene = Scene::new(self.book, lineup, relief, active, self.around);
        self.keep_best(scene.total(), branch);
    }

    fn keep_waiting(&mut self, partial: &Partial<'_>, branch: &Branch) {
        let is_only_one = self.first.is_empty() && self.protectors.is_empty();
        let bound = if is_only_one {
            i32::MAX
        } else {
            let bound = partial.bound(branch.aimed.protected);
            bound.settled + self.gain_of_copiers(&bound, partial, branch, 0)
        };
        if bound > self.best {
            self.waiting.push((bound, *branch));
        }
    }
}
