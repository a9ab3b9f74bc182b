//! What a card that copies may turn into, without the faces nobody in the hand can tell apart.

use super::super::ScoreBook;
use super::super::bits::{has, ones};
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

/// Different faces, at most one a card of the deck and the own one.
pub(super) type Faces = ArrayVec<Face, 129>;

/// A suit with the names that a copying card may have in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dress {
    pub(super) suit: u8,
    pub(super) names: u128,
}

/// What a copying card may become, by suit.
pub(super) type Wardrobe = ArrayVec<Dress, 16>;

/// The same faces by suit.
pub(super) fn wardrobe(faces: &Faces) -> Wardrobe {
    let mut names = [0; 16];
    for face in faces {
        names[usize::from(face.suit & 15)] |= 1 << face.name;
    }
    let worn = (0..16_u8).zip(names).filter(|&(_, names)| names != 0);
    worn.map(|(suit, names)| Dress { suit, names }).collect()
}

/// The faces of a copying card that differ in suit or name.
pub(super) fn faces(book: &ScoreBook, own: Face, suits: u16, kinds: &Kinds) -> Faces {
    let mut faces = Faces::new();
    let mut seen: ArrayVec<(u8, u8), 129> = ArrayVec::new();
    let copied = worth_copying(book, suits, kinds).iter().map(|card| {
        let row = book.row_of(card.0);
        Face {
            card: Some(card),
            suit: row.suit,
            name: row.name,
        }
    });
    for face in std::iter::once(own).chain(copied) {
        let kind = kinds.of(face.suit, face.name);
        if !seen.contains(&kind) {
            seen.push(kind);
            faces.push(face);
        }
    }
    drop_dull(&mut faces, kinds);
    faces
}

/// Drops copies of dull names in suits that offer a name nobody asks for and nobody holds.
fn drop_dull(faces: &mut Faces, kinds: &Kinds) {
    let plain = faces.iter().filter(|face| !has(kinds.named, face.name));
    let plain = plain.fold(0_u16, |suits, face| suits | 1 << face.suit);
    let is_dull = |face: &Face| {
        face.card.is_some() && has(kinds.dull, face.name) && plain >> face.suit & 1 != 0
    };
    faces.retain(|face| !is_dull(face));
}

/// The cards of these suits whose names matter, and one other of each suit.
fn worth_copying(book: &ScoreBook, suits: u16, kinds: &Kinds) -> CardSet {
    let names = CardSet(kinds.named).iter();
    let told = names.fold(0, |cards, name| cards | book.named[usize::from(name.0)]);
    let worth = ones(suits & kinds.copied).map(|suit| {
        let (cards, plain) = (book.printed[suit], book.printed[suit] & !told);
        cards & told | plain & plain.wrapping_neg()
    });
    CardSet(worth.fold(0, |all, cards| all | cards))
}

/// The faces of a copying card that differ in name; its suit is decided otherwise.
pub(super) fn names_only(faces: &Faces, kinds: &Kinds) -> Faces {
    let mut kept = Faces::new();
    for &face in faces {
        let kind = kinds.of_name(face.name);
        if !kept.iter().any(|known| kinds.of_name(known.name) == kind) {
            kept.push(face);
        }
    }
    kept
}

/// The suits in which the card can have any of its names without help.
pub(super) fn own_suits(faces: &Faces, names: &Faces, kinds: &Kinds) -> u16 {
    let named: ArrayVec<(u8, u16), 129> = faces
        .iter()
        .map(|face| (kinds.of_name(face.name), kinds.like(face.suit)))
        .collect();
    let suits_of = |name: &Face| {
        let kind = kinds.of_name(name.name);
        let same = named.iter().filter(|(other, _)| *other == kind);
        same.fold(0, |suits, (_, alike)| suits | alike)
    };
    names
        .iter()
        .map(suits_of)
        .fold(u16::MAX, |all, one| all & one)
}
