//! The best choices of a hand: the exact maximum over every legal combination (FR-10, FR-11).
//!
//! All combinations of six choice cards are hundreds of millions. The search stays exact and
//! short by three means. Suits and names that no sentence of the hand tells apart are tried once
//! ([`kinds`]). The choices that change most, whole copies and the change of suit, are made
//! first ([`limbs`], [`recolour`]), and [`bounds`] say what the rest can bring at most. The search
//! goes on ([`climb`], [`settle`]) wherever the ceiling is highest ([`frontier`]), follows that part
//! to an end, and is over when no ceiling is left above the best score. Hands that the ceilings
//! cannot read are tried out completely ([`unforeseen`]).

mod afford;
mod bounds;
mod ceiling;
mod climb;
mod faces;
mod frontier;
mod gains;
mod ground;
mod kinds;
mod limbs;
mod outlook;
mod pause;
mod recolour;
mod rescue;
mod sets;
mod settle;
mod sight;
mod unforeseen;
mod wishes;

use super::input::{Choice, Choices, Hand, HandInput};
use super::lineup::{Aimed, Lineup};
use super::ops::{Offer, Traits};
use super::terms::Around;
use super::{MAX_HAND, ScoreBook};
use crate::cards::CardId;
use arrayvec::ArrayVec;
use bounds::Habit;
use faces::{Face, Faces, Wardrobe, faces, names_only, own_suits, wardrobe};
use frontier::Frontier;
use kinds::Kinds;
use pause::Pause;
use recolour::STAGES;
use std::cell::Cell;
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
}

/// How many cards may be unsettled at once. A hand with more copying cards is searched without
/// ceilings.
const MAX_OPEN: usize = 8;

/// What nothing at all scores at most.
const NOTHING: i32 = i32::MIN;

/// The choices made so far, by the place of the card that offers them.
type Picks = [Option<Choice>; 16];

/// A card that copies name and suit of any card.
struct Copier {
    place: usize,
    /// What it may become.
    faces: Faces,
    /// The same by suit.
    wardrobe: Wardrobe,
    /// What it may become if its suit is changed anyway.
    names: Faces,
    /// The suits and names among all that.
    all_suits: u16,
    all_names: u128,
    /// The suits that it need not be given.
    own_suits: u16,
}

/// A line-up in which whole copies, and all changes of suit but the last, are decided.
#[derive(Clone, Copy)]
struct Base {
    lineup: Lineup,
    picks: Picks,
    new_suits: NewSuits,
}

/// The suits that cards are given, whatever they copy.
type NewSuits = [Option<u8>; 16];

/// A card that the last change of suit is about, and what each new suit can score at most.
struct Limb {
    target: u8,
    by_suit: [i32; 16],
}

struct Search<'a> {
    book: &'a ScoreBook,
    hand: &'a Hand,
    around: Around,
    kinds: Kinds,
    whole_copiers: ArrayVec<usize, MAX_HAND>,
    changers: ArrayVec<usize, MAX_HAND>,
    copiers: Vec<Copier>,
    clearers: ArrayVec<(usize, u16), MAX_HAND>,
    protectors: ArrayVec<usize, MAX_HAND>,
    /// A card says what the ceilings do not expect.
    unforeseen: bool,
    /// What helped last.
    habit: Cell<Habit>,
    /// The same for looks at new suits.
    recolouring: Cell<Habit>,
    /// A closer look at new suits.
    closer: [[Pause; 16]; STAGES],
    /// A look at what is protected without blanking others.
    bystanders: Cell<Pause>,
    picks: Picks,
    frontier: Frontier,
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
            whole_copiers: ArrayVec::new(),
            changers: ArrayVec::new(),
            copiers: Vec::new(),
            clearers: ArrayVec::new(),
            protectors: ArrayVec::new(),
            unforeseen: false,
            habit: Cell::default(),
            recolouring: Cell::new(Habit::recolouring()),
            closer: [[Pause::default(); 16]; STAGES],
            bystanders: Cell::default(),
            picks: [None; 16],
            frontier: Frontier::default(),
            best: i32::MIN,
            best_picks: [None; 16],
        };
        for card in hand.iter() {
            search.unforeseen |= book.is_unforeseen(card);
        }
        for (place, card) in hand.iter().enumerate() {
            search.add_offer(place, card, printed);
        }
        // What has the most faces is settled first: it leaves least open.
        search
            .copiers
            .sort_by_key(|copier| Reverse(copier.faces.len()));
        search.unforeseen |= search.copiers.len() >= MAX_OPEN;
        let order = |&place: &usize| book.row_of(printed.own[place]).choice_order;
        search.changers.sort_by_key(order);
        search
    }

    fn add_offer(&mut self, place: usize, card: CardId, printed: &Lineup) {
        match self.book.row_of(card.0).offer {
            Some(Offer::CopyAny { suits }) => {
                let own = Face {
                    card: None,
                    suit: printed.suit[place],
                    name: printed.name[place],
                };
                let faces = faces(self.book, own, suits, &self.kinds);
                let names = names_only(&faces, &self.kinds);
                let changes = self
                    .hand
                    .iter()
                    .any(|card| self.book.row_of(card.0).offer == Some(Offer::ChangeSuit));
                let own_suits = if changes {
                    own_suits(&faces, &names, &self.kinds)
                } else {
                    0
                };
                let wardrobe = wardrobe(&faces);
                let dresses = wardrobe.iter();
                let (all_suits, all_names) = dresses.fold((0, 0), |(suits, names), dress| {
                    (suits | 1 << dress.suit, names | dress.names)
                });
                self.copiers.push(Copier {
                    place,
                    faces,
                    wardrobe,
                    names,
                    all_suits,
                    all_names,
                    own_suits,
                });
            }
            Some(Offer::CopyOther) => self.whole_copiers.push(place),
            Some(Offer::ChangeSuit) => self.changers.push(place),
            Some(Offer::ClearOne { suits }) => self.clearers.push((place, suits)),
            Some(Offer::ProtectOne) => self.protectors.push(place),
            None => {}
        }
    }

    fn choices(&self) -> Choices {
        let chosen = self.hand.iter().zip(self.best_picks);
        chosen.fold(Choices::NONE, |choices, (card, pick)| match pick {
            Some(choice) => choices.with(card, choice),
            None => choices,
        })
    }

    fn card(&self, place: usize) -> CardId {
        CardId(self.hand.raw()[place])
    }

    fn run(&mut self, printed: &Lineup) {
        let mut bases = Vec::new();
        self.whole_copies(0, *printed, &mut bases);
        let last = self.changers.len().saturating_sub(1);
        for changer in self.changers[..last]
            .iter()
            .copied()
            .collect::<ArrayVec<_, MAX_HAND>>()
        {
            bases = self.all_changes(changer, &bases);
        }
        if self.unforeseen {
            self.try_everything(&bases);
        } else {
            self.search(&bases);
        }
    }

    /// Goes on where the ceiling is highest until none is left above the best score. Every part is
    /// followed to an end: the sooner a good score is known, the less is looked at.
    fn search(&mut self, bases: &[Base]) {
        let limbs = self.limbs(bases);
        while let Some((ceiling, part)) = self.frontier.pop() {
            if ceiling <= self.best {
                return;
            }
            self.climb(bases, &limbs, ceiling, part);
            // All further choices as the ceilings advise.
            while let Some((ceiling, part)) = self.frontier.take_fresh() {
                self.climb(bases, &limbs, ceiling, part);
            }
        }
    }
}

impl ScoreBook {
    /// Does the card say what the ceilings do not expect: something else beside copying any
    /// face, or a penalty that pays?
    fn is_unforeseen(&self, card: CardId) -> bool {
        let row = self.row_of(card.0);
        let copies = matches!(row.offer, Some(Offer::CopyAny { .. }));
        let says_more = !row.bonus.is_empty() || row.traits.has(Traits::PENALTY.and(Traits::AIDS));
        let mut penalties = row.penalty.of(&self.terms).iter();
        (copies && says_more) || !penalties.all(|scoring| scoring.term.is_cost(&self.alternatives))
    }
}
