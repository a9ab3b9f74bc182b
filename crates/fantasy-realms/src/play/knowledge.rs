//! Who knows which hidden card: what a re-deal must keep.
//!
//! A card is *seen* by the seats that know exactly where it is. After a shuffle they still know
//! that it is *in the deck*. And sometimes everybody knows what a hidden card is not ("no Flames
//! in that hand"). Where knowledge becomes blurred (a known card may or may not have been put
//! back unseen) it is dropped, always for reasons the forgetting seat can see itself: what a
//! re-deal keeps must never depend on something hidden.
//!
//! What everybody knows in public is one more knower, the *audience*: two players who have each
//! peeked at a card in private do not make it public.

use crate::cards::{CardId, Suit};
use crate::scoring::CardSet;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// The bit of the audience beside those of the seats.
const AUDIENCE: u8 = 1 << 7;

/// What is known of one card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Known {
    /// Who knows exactly where it is.
    seen: u8,
    /// Who knows that it is somewhere in the deck.
    in_deck: u8,
    /// Suits everybody knows it does not have.
    not: u16,
}

/// What is known of all cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knowledge {
    cards: ArrayVec<Known, 128>,
    seats: u8,
}

impl Knowledge {
    /// Nobody knows anything of so many cards.
    #[must_use]
    pub fn none(cards: usize, seats: u8) -> Self {
        let unknown = std::iter::repeat_n(Known::default(), cards.min(128));
        Knowledge {
            cards: unknown.collect(),
            seats,
        }
    }

    fn everybody(&self) -> u8 {
        SeatSet::all(self.seats).0 | AUDIENCE
    }

    fn of(&self, card: CardId) -> &Known {
        &self.cards[usize::from(card.0)]
    }

    fn of_mut(&mut self, card: CardId) -> &mut Known {
        &mut self.cards[usize::from(card.0)]
    }

    /// Does a seat know where the card is?
    #[must_use]
    pub fn sees(&self, seat: Seat, card: CardId) -> bool {
        SeatSet(self.of(card).seen).contains(seat)
    }

    /// Does everybody know where the card is?
    #[must_use]
    pub fn is_public(&self, card: CardId) -> bool {
        self.of(card).seen & AUDIENCE != 0
    }

    /// Does a seat at least know that the card is in the deck?
    #[must_use]
    pub fn knows_in_deck(&self, seat: Seat, card: CardId) -> bool {
        SeatSet(self.of(card).in_deck).contains(seat)
    }

    /// Does everybody at least know that the card is in the deck?
    #[must_use]
    pub fn is_publicly_in_deck(&self, card: CardId) -> bool {
        self.of(card).in_deck & AUDIENCE != 0
    }

    /// The suits everybody knows the card does not have, as bits.
    #[must_use]
    pub fn excluded(&self, card: CardId) -> u16 {
        self.of(card).not
    }

    /// Everybody sees the card.
    pub fn show_all(&mut self, card: CardId) {
        let seen = self.everybody();
        *self.of_mut(card) = Known {
            seen,
            ..Known::default()
        };
    }

    /// One seat sees the card.
    pub fn show(&mut self, seat: Seat, card: CardId) {
        self.of_mut(card).seen |= SeatSet::of(seat).0;
    }

    /// A card went face down from the deck to a hand: whoever saw it there still does, its new
    /// owner does now; nobody else knows any longer what is still in the deck.
    pub fn drawn(&mut self, card: CardId, owner: Seat, deck: &[CardId], hand: CardSet) {
        self.show(owner, card);
        let blind = !self.of(card).seen;
        self.of_mut(card).in_deck = 0;
        for other in deck {
            self.of_mut(*other).in_deck &= !blind;
        }
        self.forget_limits(hand);
        self.of_mut(card).not = 0;
    }

    /// The others lose sight of these cards of a hand: some of them may have gone, nobody knows
    /// which.
    pub fn blur_hand(&mut self, owner: Seat, cards: CardSet) {
        for card in cards.iter() {
            let known = self.of_mut(card);
            known.seen &= SeatSet::of(owner).0;
            known.in_deck = 0;
            known.not = 0;
        }
    }

    /// The others lose sight of the order of these cards of the deck, but know they are there.
    pub fn blur_order(&mut self, but_for: Option<Seat>, cards: impl IntoIterator<Item = CardId>) {
        let keeps = but_for.map_or(0, |seat| SeatSet::of(seat).0);
        for card in cards {
            let known = self.of_mut(card);
            known.in_deck |= known.seen & !keeps;
            known.seen &= keeps;
        }
    }

    /// Everybody knows that these cards are in the deck, not where.
    pub fn place_in_deck(&mut self, card: CardId) {
        let everybody = self.everybody();
        let known = self.of_mut(card);
        *known = Known {
            seen: 0,
            in_deck: everybody,
            not: 0,
        };
    }

    /// Everybody can deduce that a card is in the deck; who knows more keeps it.
    pub fn deduce_in_deck(&mut self, card: CardId) {
        let everybody = self.everybody();
        let known = self.of_mut(card);
        known.in_deck |= everybody & !known.seen;
    }

    /// Somebody took an unknown card out of these: the others know nothing of them any longer.
    pub fn blur_deck(&mut self, owner: Seat, deck: &[CardId]) {
        for card in deck {
            let known = self.of_mut(*card);
            known.seen &= SeatSet::of(owner).0;
            known.in_deck &= SeatSet::of(owner).0;
        }
    }

    /// Everybody learns that a hidden card does not have a suit.
    pub fn exclude(&mut self, card: CardId, suit: Suit) {
        self.of_mut(card).not |= 1 << suit.0;
    }

    /// Everybody learns that a hidden card has this suit.
    pub fn is_of(&mut self, card: CardId, suit: Suit) {
        self.of_mut(card).not = !(1 << suit.0);
    }

    /// Nobody can tell any longer to which cards of a hand the limits belong.
    pub fn forget_limits(&mut self, hand: CardSet) {
        for card in hand.iter() {
            self.of_mut(card).not = 0;
        }
    }

    /// The knowledge of a re-dealt world: a card keeps what its place had, and other seats know
    /// only what the dealing seat can be sure they know.
    #[must_use]
    pub fn dealt_for(&self, seat: Seat, places: &[(CardId, CardId, Option<Seat>)]) -> Self {
        let (everybody, mine) = (self.everybody(), SeatSet::of(seat).0);
        let mut dealt = self.clone();
        for known in &mut dealt.cards {
            let public = known.in_deck & AUDIENCE != 0;
            if known.seen & AUDIENCE == 0 {
                known.seen &= mine;
            }
            known.in_deck = if public {
                everybody & !known.seen
            } else {
                known.in_deck & mine
            };
        }
        let known_to_seat = dealt.clone();
        for &(old, new, owner) in places {
            let known = dealt.of_mut(new);
            known.not = self.of(old).not;
            known.in_deck = known_to_seat.of(new).in_deck;
            known.seen = owner.map_or(0, |owner| SeatSet::of(owner).0);
        }
        dealt
    }

    /// An owner always sees the own card.
    pub fn own(&mut self, owner: Seat, hand: CardSet) {
        for card in hand.iter() {
            self.show(owner, card);
        }
    }
}
