//! Who knows which hidden card: what a re-deal must keep.
//!
//! A card is *seen* by the seats that know exactly where it is. After a shuffle they still know
//! that it was *in the deck*; from then on it is there or with somebody who has drawn unseen cards
//! since. And sometimes everybody knows what a hidden card is not ("no Flames in that hand").
//! Where knowledge becomes blurred it is weakened, always for reasons the forgetting seat can see
//! itself: what a re-deal keeps must never depend on something hidden.
//!
//! What everybody knows in public is one more knower, the *audience*: two players who have each
//! peeked at a card in private do not make it public.

use crate::cards::{CardId, Suit};
use crate::scoring::CardSet;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// The audience beside the seats, as a knower.
const AUDIENCE: usize = 7;

/// What is known of one card, as sets of knowers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Known {
    /// Who knows exactly where it is.
    seen: u8,
    /// Who knows that it was in the deck when they last saw it.
    in_deck: u8,
    /// Suits everybody knows it does not have.
    not: u16,
}

/// What is known of all cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knowledge {
    cards: ArrayVec<Known, 128>,
    /// For every knower: who has taken cards from the deck that the knower did not see, since
    /// the knower knows of cards in the deck at all.
    drawers: [u8; 8],
    seats: u8,
}

impl Knowledge {
    /// Nobody knows anything of so many cards.
    #[must_use]
    pub fn none(cards: usize, seats: u8) -> Self {
        let unknown = std::iter::repeat_n(Known::default(), cards.min(128));
        Knowledge {
            cards: unknown.collect(),
            drawers: [0; 8],
            seats,
        }
    }

    fn everybody(&self) -> u8 {
        SeatSet::all(self.seats).0 | 1 << AUDIENCE
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
        self.of(card).seen >> AUDIENCE == 1
    }

    /// Does a seat know the card to have been in the deck when it was last seen?
    #[must_use]
    pub fn remembers_in_deck(&self, seat: Seat, card: CardId) -> bool {
        SeatSet(self.of(card).in_deck).contains(seat)
    }

    /// Could the card be in this hand, as far as a seat knows?
    #[must_use]
    pub fn may_be_held(&self, seat: Seat, card: CardId, holder: Seat) -> bool {
        !self.remembers_in_deck(seat, card) || SeatSet(self.drawers[seat.index()]).contains(holder)
    }

    /// The cards a seat (or the audience) knows to have been in the deck, in the order of the
    /// pack, wherever they are now; and who may hold some of them.
    #[must_use]
    pub fn deck_memory(&self, seat: Option<Seat>) -> (Vec<CardId>, SeatSet) {
        let knower = seat.map_or(AUDIENCE, Seat::index);
        let remembers = |known: &Known| (known.in_deck & !known.seen) >> knower & 1 == 1;
        let cards = (0..).map(CardId).zip(&self.cards);
        let held: Vec<_> = cards
            .filter(|(_, known)| remembers(known))
            .map(|(card, _)| card)
            .collect();
        let drawers = if held.is_empty() {
            0
        } else {
            self.drawers[knower]
        };
        (held, SeatSet(drawers))
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
        let known = self.of_mut(card);
        known.seen |= SeatSet::of(seat).0;
        known.in_deck &= !SeatSet::of(seat).0;
    }

    /// These knowers know the card to be in the deck now.
    fn put_in_deck(&mut self, knowers: u8, card: CardId) {
        for knower in (0..8).filter(|knower| knowers >> knower & 1 == 1) {
            // Nothing remembered yet: who drew earlier does not matter.
            if !self
                .cards
                .iter()
                .any(|known| known.in_deck >> knower & 1 == 1)
            {
                self.drawers[knower] = 0;
            }
        }
        self.of_mut(card).in_deck |= knowers;
    }

    /// Somebody took a card from the deck; whoever did not see it there no longer knows what is
    /// left.
    fn somebody_drew(&mut self, owner: Seat, saw: u8) {
        for (knower, drawers) in self.drawers.iter_mut().enumerate() {
            if saw >> knower & 1 == 0 {
                *drawers |= SeatSet::of(owner).0;
            }
        }
    }

    /// A card went face down from the deck to a hand: whoever saw it there still does, and its
    /// new owner does now.
    pub fn drawn(&mut self, card: CardId, owner: Seat, hand: CardSet) {
        self.show(owner, card);
        self.somebody_drew(owner, self.of(card).seen);
        self.forget_limits(hand);
        self.of_mut(card).not = 0;
    }

    /// The others lose sight of these cards of a hand: some may have gone to the deck, nobody
    /// knows which.
    pub fn blur_hand(&mut self, owner: Seat, cards: CardSet) {
        for card in cards.iter() {
            let losers = self.of(card).seen & !SeatSet::of(owner).0;
            self.put_in_deck(losers, card);
            self.somebody_drew(owner, !losers);
            let known = self.of_mut(card);
            known.seen &= SeatSet::of(owner).0;
            known.not = 0;
        }
    }

    /// The others lose sight of the order of these cards of the deck, but know they are there.
    pub fn blur_order(&mut self, but_for: Option<Seat>, cards: impl IntoIterator<Item = CardId>) {
        let keeps = but_for.map_or(0, |seat| SeatSet::of(seat).0);
        for card in cards {
            let losers = self.of(card).seen & !keeps;
            self.put_in_deck(losers, card);
            self.of_mut(card).seen &= keeps;
        }
    }

    /// Everybody knows that the card is in the deck now, not where.
    pub fn place_in_deck(&mut self, card: CardId) {
        *self.of_mut(card) = Known::default();
        self.put_in_deck(self.everybody(), card);
    }

    /// Somebody looked through the deck and took a card: the others know nothing of its order.
    pub fn taken_from_deck(&mut self, owner: Seat, deck: &[CardId]) {
        self.blur_order(Some(owner), deck.iter().copied());
        self.somebody_drew(owner, SeatSet::of(owner).0);
    }

    /// Everybody can deduce that a card is in the deck; who knows more keeps it.
    pub fn deduce_in_deck(&mut self, card: CardId) {
        self.put_in_deck(self.everybody() & !self.of(card).seen, card);
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

    /// An owner always sees the own cards.
    pub fn own(&mut self, owner: Seat, hand: CardSet) {
        for card in hand.iter() {
            self.show(owner, card);
        }
    }

    /// The knowledge of a re-dealt world: the cards of `moves` (old, new, owner) have changed
    /// places, and other seats know only what is public.
    #[must_use]
    pub fn dealt_for(&self, seat: Seat, moves: &[(CardId, CardId, Option<Seat>)]) -> Self {
        let (everybody, mine) = (self.everybody(), SeatSet::of(seat).0);
        let mut dealt = self.clone();
        dealt.drawers = [self.drawers[AUDIENCE]; 8];
        dealt.drawers[seat.index()] = self.drawers[seat.index()];
        for known in &mut dealt.cards {
            let public = known.in_deck >> AUDIENCE == 1;
            if known.seen >> AUDIENCE == 0 {
                known.seen &= mine;
            }
            known.in_deck = if public {
                everybody & !known.seen
            } else {
                known.in_deck & mine
            };
        }
        for &(old, new, owner) in moves {
            let known = dealt.of_mut(new);
            known.not = self.of(old).not;
            known.seen = owner.map_or(0, |owner| SeatSet::of(owner).0);
            known.in_deck &= !known.seen;
        }
        dealt
    }
}
