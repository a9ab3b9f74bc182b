//! The upper bound: what a hand can score at most while some cards have not taken a face yet.
//!
//! Everything else is decided. The bound is a sum: what the settled cards score at most among
//! themselves, and for each open card the most that any of its faces can add. A face adds what it
//! is worth to each sentence at most, whatever the other open cards do:
//!
//! * Where a sentence counts cards, a face of the right suit adds its points once more.
//! * Where a condition lacks something that only open cards can bring, its points are added to
//!   each face that brings one certain part of what is lacking: without that part it never holds.
//! * A card that is blanked unless an open card takes a certain suit is added to the faces of
//!   that suit, with all it scores.
//!
//! So the sum is never too small: whatever the open cards become, every point of the hand is in
//! the first part or in the gain of a face that was taken. [`sentences`](super::sentences) says
//! what each sentence pays.

use super::super::MAX_HAND;
use super::super::ScoreBook;
use super::super::bits::{has, ones};
use super::super::blanking::{Fate, Threats, Unsettled};
use super::super::lineup::{Aimed, Lineup, Places, Relief};
use super::super::ops::BlankText;
use super::super::terms::Around;
use super::faces::Face;
use super::sentences::Facts;
use arrayvec::ArrayVec;

/// A hand in which everything is settled but the faces of open cards, and perhaps which further
/// cards are protected.
pub(super) struct Partial<'a> {
    pub(super) book: &'a ScoreBook,
    pub(super) around: Around,
    pub(super) lineup: &'a Lineup,
    pub(super) relief: Relief,
    pub(super) threats: Threats,
    pub(super) open: Open,
}

/// What the open cards may become.
pub(super) type Open = ArrayVec<Unsettled, MAX_HAND>;

/// What such a hand scores at most.
pub(super) struct Bound {
    /// The settled cards among themselves.
    pub(super) settled: i32,
    /// What a face adds by its suit.
    pub(super) by_suit: [i32; 16],
    /// What it adds by one of several suits or names.
    pub(super) wishes: Vec<Wish>,
    /// Cards of these suits without these names are blanked for sure.
    named: Vec<(u16, u128)>,
    /// Suits in which a card without company is blanked, and which no settled card has.
    empty: u16,
    /// Places and suits that cannot be blanked.
    safe: Places,
    safe_suits: u16,
}

/// Points that a face of one of the suits or names adds.
pub(super) struct Wish {
    pub(super) suits: u16,
    pub(super) names: u128,
    pub(super) points: i32,
    /// Even if it is blanked.
    pub(super) blanked: bool,
}

impl<'a> Partial<'a> {
    pub(super) fn new(
        book: &'a ScoreBook,
        around: Around,
        lineup: &'a Lineup,
        aimed: Aimed,
        open: Open,
    ) -> Partial<'a> {
        let relief = lineup.relief(book, aimed);
        Partial {
            book,
            around,
            lineup,
            relief,
            threats: book.threats(lineup, &relief, &open),
            open,
        }
    }

    /// The suits that open cards may take beside the one at this place.
    pub(super) fn other_suits(&self, place: usize) -> u16 {
        let others = self.open.iter();
        let others = others.filter(|card| usize::from(card.place) != place);
        others.fold(0, |all, card| all | card.suits)
    }

    /// The bound, if these cards are protected beside those that are anyway.
    pub(super) fn bound(&self, aimed: Places) -> Bound {
        let protected = aimed | self.relief.protected;
        let fate = self.threats.foresee(protected);
        let facts = Facts::new(self, &fate);
        let mut bound = Bound {
            settled: 0,
            by_suit: [0; 16],
            wishes: Vec::new(),
            named: Vec::new(),
            empty: 0,
            safe: protected,
            safe_suits: self.relief.protected_suits,
        };
        for place in ones((fate.active | fate.undecided) & self.lineup.seated) {
            let points = facts.card(place, &mut bound);
            self.add_card(place, points, &fate, &mut bound);
        }
        self.find_blanked_faces(&fate, &mut bound);
        bound
    }

    /// Adds the points of a card where they are due.
    fn add_card(&self, place: usize, points: i32, fate: &Fate, bound: &mut Bound) {
        if fate.active >> place & 1 != 0 {
            bound.settled += points;
        } else if points > 0 {
            match self.threats.rescue(self.lineup, fate, place) {
                Some((suits, active)) => bound.wishes.push(Wish {
                    suits,
                    names: 0,
                    points,
                    blanked: !active,
                }),
                None => bound.settled += points,
            }
        }
    }

    /// Which faces are blanked, whatever else is chosen.
    fn find_blanked_faces(&self, fate: &Fate, bound: &mut Bound) {
        for place in ones(self.lineup.blankers & !self.relief.cleared) {
            let active = fate.active >> place & 1 != 0;
            for (_, text) in self.book.live_texts(self.lineup, &self.relief, place) {
                match text {
                    BlankText::Suit { suit, except, .. } if active => {
                        bound.named.push((1 << suit, except));
                    }
                    BlankText::AllExcept { suits, names } if active => {
                        bound.named.push((!suits, names));
                    }
                    BlankText::Lone { except } => {
                        let empty = |suit: &usize| self.lineup.by_suit[*suit] == 0;
                        let empty = ones(!except).filter(empty);
                        bound.empty |= empty.fold(0, |suits, suit| suits | 1 << suit);
                    }
                    _ => {}
                }
            }
        }
    }
}

impl Bound {
    /// The most that a face of an open card adds, if other open cards may take these suits.
    pub(super) fn gain(&self, lineup: &Lineup, place: usize, face: &Face, others: u16) -> i32 {
        let (suit, name) = (face.suit, face.name);
        let safe = self.safe >> place & 1 != 0 || self.safe_suits >> suit & 1 != 0;
        if !safe && (self.empty & !others) >> suit & 1 != 0 {
            return 0;
        }
        let is_named =
            |&(suits, except): &(u16, u128)| suits >> suit & 1 != 0 && !has(except, name);
        let blanked = !safe && self.named.iter().any(is_named);
        let wishes = self.wishes.iter().filter(|wish| {
            (wish.blanked || !blanked) && (wish.suits >> suit & 1 != 0 || has(wish.names, name))
        });
        let wished: i32 = wishes.map(|wish| wish.points).sum();
        if blanked {
            return wished;
        }
        let strength = i32::from(lineup.strength[place]);
        wished + self.by_suit[usize::from(suit & 15)] + strength.max(0)
    }
}
