//! The best choices of a hand: the exact maximum over every legal combination (FR-10, FR-11).
//!
//! Branch and bound. Suits and names that no sentence of the hand tells apart are tried once
//! ([`kinds`]). Everything but copies of any card is decided first ([`decide`]); each way to do so
//! is a branch, and [`bound`] says what it can bring at most, whatever the copying cards become
//! ([`faces`]). Branches are followed from the highest bound down ([`settle`]) until no bound is
//! above the best score. Hands with copying cards that the bound cannot read are tried completely.

mod bound;
mod decide;
mod faces;
mod kinds;
mod sentences;
mod settle;

use super::input::{Choice, Choices, Hand, HandInput};
use super::lineup::{Aimed, Lineup, Places};
use super::ops::{Offer, Traits};
use super::terms::Around;
use super::{MAX_HAND, ScoreBook};
use crate::cards::CardId;
use arrayvec::ArrayVec;
use bound::Partial;
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
            let step = match offer {
                Offer::CopyOther | Offer::CopyAny { .. } => 2,
                Offer::ChangeSuit => 3,
                Offer::ClearOne { .. } | Offer::ProtectOne => 4,
            };
            (step, book.row_of(printed.own[place]).choice_order)
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
            self.settle_at_once(&start, 0);
            return;
        }
        for copier in &self.copiers {
            start.lineup.unseat(copier.place);
        }
        self.decide(&start, 0);
        let waiting = std::mem::take(&mut self.waiting);
        // Branches are large: pointers to them are sorted.
        let mut by_bound: Vec<&(i32, Branch)> = waiting.iter().collect();
        by_bound.sort_by_key(|(bound, _)| Reverse(*bound));
        for (bound, branch) in by_bound {
            if *bound <= self.best {
                return;
            }
            self.settle(branch, 0);
        }
    }

    /// The hand of a branch, with the copying cards from the n-th on open.
    fn partial<'b>(&self, branch: &'b Branch, nth: usize) -> Partial<'b>
    where
        'a: 'b,
    {
        let open = self.copiers.iter().skip(nth);
        let open = open.filter(|copier| branch.lineup.seated >> copier.place & 1 == 0);
        let open = open.map(|copier| copier.unsettled(branch.given[copier.place]));
        let (book, around) = (self.book, self.around);
        Partial::new(book, around, &branch.lineup, branch.aimed, open.collect())
    }

    fn score(&mut self, branch: &Branch) {
        let score = self.book.score(&branch.lineup, branch.aimed, self.around);
        self.keep_best(score, branch);
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
