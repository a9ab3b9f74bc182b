//! What a card that copies may turn into, without the faces nobody in the hand can tell apart.

use super::super::ScoreBook;
use super::super::lineup::Lineup;
use super::super::ops::Mentions;
use crate::cards::CardId;
use arrayvec::ArrayVec;

/// A face a copying card may take; `card` is `None` for its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Face {
    pub(super) card: Option<CardId>,
    pub(super) suit: u8,
    pub(super) name: u8,
}

/// Different faces, at most one a card of the deck and the own one.
pub(super) type Faces = ArrayVec<Face, 129>;

/// What matters in a hand: suits and names that some sentence tells apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Told {
    pub(super) suits: u16,
    pub(super) names: u128,
}

impl Told {
    /// Suits that only sentences about equal suits tell apart stay apart, and so do the names of
    /// the hand where equal names matter. `rivals` says that two cards may copy the same card.
    pub(super) fn new(mentions: Mentions, lineup: &Lineup, rivals: bool) -> Told {
        let held = lineup.name[..lineup.len]
            .iter()
            .fold(0, |names, &name| names | 1 << name);
        let names = match (mentions.same_name, rivals) {
            (false, _) => 0,
            (true, false) => held,
            (true, true) => u128::MAX,
        };
        let suits = if mentions.same_suit { u16::MAX } else { 0 };
        Told {
            suits: mentions.suits | suits,
            names: mentions.names | names,
        }
    }

    /// The suit, or one number for all suits that make no difference.
    fn suit_key(&self, suit: u8) -> u8 {
        if self.suits >> suit & 1 != 0 {
            suit
        } else {
            u8::MAX
        }
    }

    fn name_key(&self, name: u8) -> u8 {
        if self.names >> name & 1 != 0 {
            name
        } else {
            u8::MAX
        }
    }
}

/// The faces of a copying card that differ in suit or name.
pub(super) fn faces(book: &ScoreBook, own: Face, suits: u16, told: &Told) -> Faces {
    distinct(book, own, suits, |face| {
        (told.suit_key(face.suit), told.name_key(face.name))
    })
}

/// The faces of a copying card that differ in name; its suit is decided otherwise.
pub(super) fn names_only(faces: &Faces, told: &Told) -> Faces {
    let mut kept = Faces::new();
    for &face in faces {
        let key = told.name_key(face.name);
        if !kept
            .iter()
            .any(|known: &Face| told.name_key(known.name) == key)
        {
            kept.push(face);
        }
    }
    kept
}

fn distinct(book: &ScoreBook, own: Face, suits: u16, key: impl Fn(Face) -> (u8, u8)) -> Faces {
    let mut faces = Faces::new();
    let mut seen: ArrayVec<(u8, u8), 129> = ArrayVec::new();
    let copied = book.deck().iter().filter_map(|card| {
        let row = book.row_of(card.0);
        (suits >> row.suit & 1 != 0).then_some(Face {
            card: Some(card),
            suit: row.suit,
            name: row.name,
        })
    });
    for face in std::iter::once(own).chain(copied) {
        let key = key(face);
        if !seen.contains(&key) {
            seen.push(key);
            faces.push(face);
        }
    }
    faces
}
