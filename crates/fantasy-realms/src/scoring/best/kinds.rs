//! Which suits and names no sentence of a hand tells apart: of those, one is tried for all.
//!
//! Two suits are alike if every sentence names both or neither, and two names likewise. Where a
//! sentence compares the suits of cards with each other, every suit is different; where it
//! compares names, every name that two cards may come to share is.

use super::super::ScoreBook;
use super::super::bits::has;
use super::super::lineup::Lineup;
use super::super::ops::{Distinction, Offer};
use arrayvec::ArrayVec;

/// The suits and names of a hand that make a difference.
pub(super) struct Kinds {
    /// The suits that are no different from each suit.
    alike: [u16; 16],
    /// Names that are told apart from all others, but not from those they are listed with.
    names: ArrayVec<u128, 128>,
    /// All names that are listed.
    listed: u128,
}

impl Kinds {
    pub(super) fn new(book: &ScoreBook, printed: &Lineup) -> Kinds {
        let mut kinds = Kinds {
            alike: [u16::MAX; 16],
            names: ArrayVec::new_const(),
            listed: 0,
        };
        let rows = || (0..printed.len).map(|place| book.row_of(printed.own[place]));
        for row in rows() {
            for distinction in row.distinctions.of(&book.distinctions) {
                match *distinction {
                    Distinction::Suits(suits) => kinds.tell_suits(suits),
                    Distinction::Names(names) => kinds.tell_names(names),
                    Distinction::EqualSuits => {
                        kinds.alike = std::array::from_fn(|suit| 1 << suit);
                    }
                    Distinction::EqualNames => {
                        let copied = rows().filter_map(|row| match row.offer {
                            Some(Offer::CopyAny { suits }) => Some(book.names_in(suits)),
                            _ => None,
                        });
                        let held = printed.name[..printed.len].iter();
                        let held = held.fold(0_u128, |names, name| names | 1 << name);
                        kinds.tell_each_name(names_that_meet(held, copied));
                    }
                }
            }
        }
        kinds
    }

    /// What stands for all suits and names that are no different from these.
    pub(super) fn of(&self, suit: u8, name: u8) -> (u8, u8) {
        (self.of_suit(suit), self.of_name(name))
    }

    pub(super) fn of_suit(&self, suit: u8) -> u8 {
        self.alike[usize::from(suit & 15)].trailing_zeros() as u8
    }

    pub(super) fn of_name(&self, name: u8) -> u8 {
        if !has(self.listed, name) {
            return u8::MAX;
        }
        let kind = self.names.iter().position(|&names| has(names, name));
        kind.map_or(u8::MAX, |kind| kind as u8)
    }

    /// One of each kind of these suits.
    pub(super) fn one_of_each(&self, suits: u16) -> u16 {
        (0..16).fold(0, |chosen, suit| {
            let known = chosen & self.alike[suit] != 0;
            chosen | (suits & u16::from(!known) << suit)
        })
    }

    /// These suits are told apart from the others.
    fn tell_suits(&mut self, suits: u16) {
        for (suit, alike) in self.alike.iter_mut().enumerate() {
            *alike &= if suits >> suit & 1 == 0 {
                !suits
            } else {
                suits
            };
        }
    }

    /// These names are told apart from the others.
    fn tell_names(&mut self, names: u128) {
        for kind in 0..self.names.len() {
            let (inside, outside) = (self.names[kind] & names, self.names[kind] & !names);
            if inside != 0 && outside != 0 {
                self.names[kind] = inside;
                self.names.push(outside);
            }
        }
        let new = names & !self.listed;
        if new != 0 {
            self.names.push(new);
            self.listed |= new;
        }
    }

    fn tell_each_name(&mut self, mut names: u128) {
        while names != 0 {
            self.tell_names(names & names.wrapping_neg());
            names &= names - 1;
        }
    }
}

/// The names that two cards may come to share: those that are held, and those that two cards may
/// copy.
fn names_that_meet(held: u128, copied: impl Iterator<Item = u128>) -> u128 {
    let (_, shared) = copied.fold((held, held), |(all, shared), names| {
        (all | names, shared | all & names)
    });
    shared
}
