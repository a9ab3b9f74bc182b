//! The best choices of a hand: the exact maximum over every legal combination (FR-10, FR-11).
//!
//! Branch and bound. Suits and names that no sentence of the hand tells apart are tried once
//! ([`kinds`]). Everything but copies of any card is decided first; each way to do so is a branch,
//! and [`bound`] says what it can bring at most, whatever the copying cards become ([`faces`]).
//! Branches are followed from the highest bound down until no bound is above the best score. Hands
//! with copying cards that the bound cannot read are tried out completely.

mod bound;
mod faces;
mod kinds;

use super::bits::ones;
use super::blanking::Unsettled;
use super::input::{Choice, Choices, Hand, HandInput};
use super::lineup::{Aimed, Lineup, Places};
use super::ops::{Offer, Traits};
use super::terms::{Around, Scene};
use super::{MAX_HAND, ScoreBook};
use crate::cards::{CardId, Suit};
use arrayvec::ArrayVec;
use bound::{Bound, Partial};
use faces::{Copier, Face};
use kinds::Kinds;
use std::cmp::Reverse;

impl ScoreBook {
    /// The choices that score most, and what they score with the items. The choices of the input
    /// are ignored. Where several are best, any of them is returned.
    #[must_use]
    pub fn best(&self, input: &HandInput) -> (Choices, i32) {
        let items = self.items_total(input.items, input.players);
        let printed = Lineup::printed(self, &input.hand);
        let around = Around::of(input);
        let declined = self.score(&printed, Aimed::default(), around);
        if !input.hand.iter().any(|card| self.offers_choice(card)) {
            return (Choices::NONE, declined + items);
        }
        let mut search = Search::new(self, &input.hand, &printed, around);
        search.best = declined;
        search.run(&printed);
        (search.choices(), search.best + items)
    }

    /// Does a card that copies say more than that? The bound does not ask what it would score.
    fn says_more(&self, card: CardId) -> bool {
        let row = self.row_of(card.0);
        !row.bonus.is_empty() || row.traits.has(Traits::PENALTY.and(Traits::AIDS))
    }
}

/// The choices made so far, by the place of the card that offers them.
type Picks = [Option<Choice>; 16];

/// A hand in which some choices are made.
#[derive(Clone, Copy)]
struct Branch {
    lineup: Lineup,
    aimed: Aimed,
    picks: Picks,
    /// The suits that open cards are given, whatever they copy.
    given: [Option<u8>; 16],
}

struct Search<'a> {
    book: &'a ScoreBook,
    hand: &'a Hand,
    around: Around,
    kinds: Kinds,
    /// The cards whose choices are made first, in the order in which they are made.
    first: ArrayVec<(usize, Offer), MAX_HAND>,
    protectors: ArrayVec<usize, MAX_HAND>,
    copiers: Vec<Copier>,
    /// Do copying cards stay open until everything else is decided?
    open_last: bool,
    /// Branches that may lead to the best choices, with their bounds.
    waiting: Vec<(i32, Branch)>,
    /// The sets of active cards that have been scored for the branch at hand.
    scored: Vec<Places>,
    best: i32,
    best_picks: Picks,
}

impl<'a> Search<'a> {
    fn new(book: &'a ScoreBook, hand: &'a Hand, printed: &Lineup, around: Around) -> Search<'a> {
        let mut search = Search {
            book,
            hand,
            around,
            kinds: Kinds::new(book, printed),
            first: ArrayVec::new(),
            protectors: ArrayVec::new(),
            copiers: Vec::new(),
            open_last: true,
            waiting: Vec::new(),
            scored: Vec::new(),
            best: i32::MIN,
            best_picks: [None; 16],
        };
        for (place, card) in hand.iter().enumerate() {
            match book.row_of(card.0).offer {
                Some(Offer::CopyAny { suits }) => {
                    search.open_last &= !book.says_more(card);
                    let copier = Copier::new(book, &search.kinds, place, card, suits);
                    search.copiers.push(copier);
                }
                Some(Offer::ProtectOne) => search.protectors.push(place),
                Some(offer) => search.first.push((place, offer)),
                None => {}
            }
        }
        // What has the most faces is settled first: it leaves least open.
        search.copiers.sort_by_key(|copier| Reverse(copier.len()));
        search.first.sort_by_key(|&(place, offer)| {
            let order = book.row_of(printed.own[place]).choice_order;
            (
                !matches!(offer, Offer::CopyOther),
                !matches!(offer, Offer::ChangeSuit),
                order,
            )
        });
        search
    }

    fn run(&mut self, printed: &Lineup) {
        let mut start = Branch {
            lineup: *printed,
            aimed: Aimed::default(),
            picks: [None; 16],
            given: [None; 16],
        };
        if !self.open_last {
            self.copy_at_once(&start, 0);
            return;
        }
        for copier in &self.copiers {
            start.lineup.unseat(copier.place);
        }
        self.decide(&start, 0);
        let mut order: Vec<(i32, usize)> = self
            .waiting
            .iter()
            .zip(0..)
            .map(|(&(bound, _), nth)| (bound, nth))
            .collect();
        order.sort_unstable_by_key(|&(bound, nth)| (Reverse(bound), nth));
        for (bound, nth) in order {
            if bound <= self.best {
                return;
            }
            let (_, branch) = self.waiting[nth];
            self.settle(&branch, 0);
        }
    }

    /// Gives every copying card each of its faces before anything else is decided.
    fn copy_at_once(&mut self, branch: &Branch, nth: usize) {
        let Some(copier) = self.copiers.get(nth) else {
            self.decide(branch, 0);
            return;
        };
        let (place, faces) = (copier.place, copier.faces(None).collect::<Vec<_>>());
        for face in faces {
            self.copy_at_once(&branch.with_face(place, &face), nth + 1);
        }
    }

    /// Makes the choices that come first, in every way.
    fn decide(&mut self, branch: &Branch, nth: usize) {
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

    fn change_suit(&mut self, branch: &Branch, nth: usize, target: usize) {
        let (place, _) = self.first[nth];
        let open = branch.lineup.seated >> target & 1 == 0;
        let suits = self.kinds.one_of_each(self.book.suits_in_play);
        for suit in ones(suits) {
            let suit = suit as u8;
            let choice = Choice::Recolour {
                target: self.card(target),
                suit: Suit(suit),
            };
            let mut branch = branch.with_pick(place, choice);
            if open {
                branch.given[target] = Some(suit);
            } else if self.kinds.of_suit(suit) == self.kinds.of_suit(branch.lineup.suit[target]) {
                continue;
            } else {
                branch.lineup.recolour(target, suit);
            }
            self.decide(&branch, nth + 1);
        }
    }

    /// What is protected remains to be chosen: scores each way, or bounds it if cards are open.
    fn weigh(&mut self, branch: &Branch) {
        let all_settled = branch.lineup.seated == branch.lineup.all();
        if all_settled && self.protectors.is_empty() {
            let score = self.book.score(&branch.lineup, branch.aimed, self.around);
            self.keep_best(score, branch);
            return;
        }
        let relief = branch.lineup.relief(self.book, branch.aimed);
        let open = self.open(branch, 0);
        let threats = self.book.threats(&branch.lineup, &relief, &open);
        let partial = Partial {
            book: self.book,
            around: self.around,
            lineup: &branch.lineup,
            relief: &relief,
            threats: &threats,
            open: &open,
        };
        self.scored.clear();
        self.protect(&partial, branch, 0);
    }

    fn protect(&mut self, partial: &Partial<'_>, branch: &Branch, nth: usize) {
        let Some(&place) = self.protectors.get(nth) else {
            self.score_or_keep(partial, branch);
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

    fn score_or_keep(&mut self, partial: &Partial<'_>, branch: &Branch) {
        let protected = partial.relief.protected | branch.aimed.protected;
        if !partial.open.is_empty() {
            let only_branch = self.first.is_empty() && self.protectors.is_empty();
            let bound = if only_branch {
                i32::MAX
            } else {
                self.bound(partial, branch, protected)
            };
            if bound > self.best {
                self.waiting.push((bound, *branch));
            }
            return;
        }
        let active = partial.threats.settle(protected);
        if !self.scored.contains(&active) {
            self.scored.push(active);
            let (lineup, relief) = (partial.lineup, partial.relief);
            let scene = Scene::new(self.book, lineup, relief, active, self.around);
            self.keep_best(scene.total(), branch);
        }
    }

    /// What a branch scores at most.
    fn bound(&self, partial: &Partial<'_>, branch: &Branch, protected: Places) -> i32 {
        let fate = partial.threats.foresee(protected);
        let bound = partial.bound(&fate, protected);
        bound.settled + self.most(&bound, partial, branch, 0)
    }

    /// What the copying cards from the n-th on add at most.
    fn most(&self, bound: &Bound, partial: &Partial<'_>, branch: &Branch, nth: usize) -> i32 {
        let open = self.copiers.iter().skip(nth);
        let best_face = open.map(|copier| {
            let others = partial.other_suits(copier.place);
            let faces = copier.faces(branch.given[copier.place]);
            let gains = faces.map(|face| bound.gain(partial.lineup, copier.place, &face, others));
            gains.max().unwrap_or(0)
        });
        best_face.sum()
    }

    /// Gives the copying cards from the n-th on their faces, the most promising one first.
    fn settle(&mut self, branch: &Branch, nth: usize) {
        let relief = branch.lineup.relief(self.book, branch.aimed);
        let open = self.open(branch, nth);
        let threats = self.book.threats(&branch.lineup, &relief, &open);
        let partial = Partial {
            book: self.book,
            around: self.around,
            lineup: &branch.lineup,
            relief: &relief,
            threats: &threats,
            open: &open,
        };
        let fate = threats.foresee(relief.protected);
        let bound = partial.bound(&fate, relief.protected);
        let copier = &self.copiers[nth];
        let place = copier.place;
        let others = partial.other_suits(place);
        let faces = copier.faces(branch.given[place]);
        let mut faces: ArrayVec<(i32, Face), 129> = faces
            .map(|face| (bound.gain(&branch.lineup, place, &face, others), face))
            .collect();
        faces.sort_unstable_by_key(|&(gain, _)| Reverse(gain));
        let rest = bound.settled + self.most(&bound, &partial, branch, nth + 1);
        for (gain, face) in faces {
            if rest + gain <= self.best {
                return;
            }
            let branch = branch.with_face(place, &face);
            if nth + 1 < self.copiers.len() {
                self.settle(&branch, nth + 1);
            } else {
                let score = self.book.score(&branch.lineup, branch.aimed, self.around);
                self.keep_best(score, &branch);
            }
        }
    }

    /// What the copying cards from the n-th on may become.
    fn open(&self, branch: &Branch, nth: usize) -> ArrayVec<Unsettled, MAX_HAND> {
        let open = if self.open_last {
            &self.copiers[nth..]
        } else {
            &[]
        };
        open.iter()
            .map(|copier| copier.unsettled(branch.given[copier.place]))
            .collect()
    }

    fn keep_best(&mut self, score: i32, branch: &Branch) {
        if score > self.best {
            self.best = score;
            self.best_picks = branch.picks;
        }
    }

    fn card(&self, place: usize) -> CardId {
        CardId(self.hand.raw()[place])
    }

    fn target(&self, place: usize) -> Choice {
        Choice::Target(self.card(place))
    }

    fn choices(&self) -> Choices {
        let chosen = self.hand.iter().zip(self.best_picks);
        chosen.fold(Choices::NONE, |choices, (card, pick)| match pick {
            Some(choice) => choices.with(card, choice),
            None => choices,
        })
    }
}

impl Branch {
    fn with_pick(&self, place: usize, choice: Choice) -> Branch {
        let mut branch = *self;
        branch.picks[place] = Some(choice);
        branch
    }

    /// The card at this place takes a face.
    fn with_face(&self, place: usize, face: &Face) -> Branch {
        let mut branch = *self;
        branch.picks[place] = face.card.map(Choice::Target);
        branch.lineup.name[place] = face.name;
        branch.lineup.recolour(place, face.suit);
        branch
    }
}
