//! What a card that copies name and suit of any card may turn into.

use super::super::ScoreBook;
use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::super::input::CardSet;
use super::kinds::Kinds;
use crate::cards::CardId;
use arrayvec::ArrayVec;

/// A face a copying card may take; `card` is `None` for its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Face {
    pub(super) card: Option<CardId>,
    pub(super) suit: u8,
    pub(super) name: u8,
}

/// A copying card, with one face of each kind that it may take.
pub(super) struct Copier {
    pub(super) place: usize,
    faces: Vec<Face>,
    /// The same, if another card gives it its suit anyway.
    names: Vec<Face>,
    suits_and_names: (u16, u128),
}

impl Copier {
    pub(super) fn new(
        book: &ScoreBook,
        kinds: &Kinds,
        place: usize,
        own: CardId,
        suits: u16,
    ) -> Copier {
        let face = |card: CardId, copied| {
            let row = book.row_of(card.0);
            Face {
                card: copied,
                suit: row.suit,
                name: row.name,
            }
        };
        let cards = ones(suits).flat_map(|suit| CardSet(book.printed[suit]).iter());
        let copies = cards.map(|card| face(card, Some(card)));
        let all = std::iter::once(face(own, None)).chain(copies);
        let faces = one_of_each(all, |face| kinds.of(face.suit, face.name));
        let names = one_of_each(faces.iter().copied(), |face| (0, kinds.of_name(face.name)));
        let suits_and_names = faces.iter().fold((0, 0), |(suits, names), face| {
            (suits | 1 << face.suit, names | 1 << face.name)
        });
        Copier {
            place,
            faces,
            names,
            suits_and_names,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.faces.len()
    }

    /// The faces that are left if the card is given a suit.
    pub(super) fn faces(&self, given: Option<u8>) -> impl Iterator<Item = Face> {
        let faces = if given.is_some() {
            &self.names
        } else {
            &self.faces
        };
        faces.iter().map(move |&face| Face {
            suit: given.unwrap_or(face.suit),
            ..face
        })
    }

    /// The suits and names among them.
    pub(super) fn unsettled(&self, given: Option<u8>) -> Unsettled {
        let (suits, names) = self.suits_and_names;
        Unsettled {
            place: self.place as u8,
            suits: given.map_or(suits, |suit| 1 << suit),
            names,
        }
    }
}

fn one_of_each(faces: impl Iterator<Item = Face>, kind: impl Fn(&Face) -> (u8, u8)) -> Vec<Face> {
    let mut seen: ArrayVec<(u8, u8), 129> = ArrayVec::new();
    faces
        .filter(|face| {
            let kind = kind(face);
            let new = !seen.contains(&kind);
            if new {
                seen.push(kind);
            }
            new
        })
        .collect()
}
