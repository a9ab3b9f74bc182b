//! The one way to move a realm card: every move keeps the knowledge of it and tells the tale.

use crate::cards::{CardId, Suit};
use crate::game::FantasyRealms;
use crate::play::state::State;
use crate::scoring::CardSet;
use table::{Event, Message, RuleId, Seat, SeatSet, Tale, Target};

/// A game being played: the rules, the state and the ear of the tale.
pub(crate) struct Play<'a> {
    pub(crate) rules: &'a FantasyRealms,
    pub(crate) state: &'a mut State,
    pub(crate) tale: &'a mut Tale,
}

/// A rule named in the code.
pub(crate) const fn rule(id: &'static str) -> RuleId {
    RuleId::Fixed(id)
}

/// A realm card as something to point at.
pub(crate) fn card(card: CardId) -> Target {
    Target::Card(u16::from(card.0))
}

/// Realm cards as things to point at.
pub(crate) fn cards(cards: CardSet) -> Vec<Target> {
    cards.iter().map(card).collect()
}

impl Play<'_> {
    /// Tells something everybody hears.
    pub(crate) fn tell(&mut self, rule: RuleId, message: impl FnOnce() -> Message) {
        self.tale.tell(|| Event::public(rule, message()));
    }

    /// Tells something that certain seats hear in more detail.
    pub(crate) fn tell_but(
        &mut self,
        rule: RuleId,
        seats: SeatSet,
        public: impl FnOnce() -> Message,
        private: impl FnOnce() -> Message,
    ) {
        self.tale
            .tell(|| Event::public(rule, public()).but_to(seats, private()));
    }

    /// The top card of the deck goes to a hand, unseen by the others (FR-4.5).
    pub(crate) fn draw_top(&mut self, seat: Seat, why: &RuleId) -> Option<CardId> {
        let drawn = self.state.deck.pop()?;
        let hand = self.state.hand(seat);
        let state = &mut *self.state;
        state.known.drawn(drawn, seat, hand);
        state.hands[seat.index()].insert(drawn);
        self.tale.reveal_to(SeatSet::of(seat));
        self.tell_but(
            why.clone(),
            SeatSet::of(seat),
            || Message::new("drew-unseen").with("seat", seat),
            || {
                Message::new("drew")
                    .with("seat", seat)
                    .with("card", card(drawn))
            },
        );
        Some(drawn)
    }

    /// A card of the discard area goes to a hand, seen by everybody (FR-4.5).
    pub(crate) fn take_discarded(&mut self, seat: Seat, taken: CardId, why: RuleId) {
        self.uncover(taken);
        self.state.discard.remove(taken);
        self.state.hands[seat.index()].insert(taken);
        self.state.known.show_all(taken);
        self.tell(why, || {
            Message::new("took")
                .with("seat", seat)
                .with("card", card(taken))
        });
    }

    /// A hand card goes to the discard area.
    pub(crate) fn discard(&mut self, seat: Seat, discarded: CardId, why: RuleId) {
        if !self.state.known.is_public(discarded) {
            let hand = self.state.hand(seat);
            self.state.known.forget_limits(hand);
        }
        self.state.hands[seat.index()].remove(discarded);
        self.lay_down(discarded);
        self.tell(why, || {
            Message::new("discarded")
                .with("seat", seat)
                .with("card", card(discarded))
        });
    }

    /// The top cards of the deck go to the discard area, which has no order.
    pub(crate) fn top_to_discard(&mut self, seat: Seat, count: u8, why: RuleId) {
        let mut turned = CardSet::EMPTY;
        for _ in 0..count {
            let Some(top) = self.state.deck.pop() else {
                break;
            };
            self.lay_down(top);
            turned.insert(top);
        }
        self.tale.reveal();
        self.tell(why, || {
            Message::new("turned-up")
                .with("seat", seat)
                .with("cards", cards(turned))
        });
    }

    fn lay_down(&mut self, laid: CardId) {
        self.state.discard.insert(laid);
        self.state.known.show_all(laid);
    }

    fn uncover(&mut self, taken: CardId) {
        for vault in &mut self.state.covered {
            vault.remove(taken);
        }
    }

    /// Cards of the discard area go under the deck in this order, the last one lowest.
    pub(crate) fn discarded_to_bottom(&mut self, seat: Seat, moved: &[CardId], why: RuleId) {
        for &one in moved {
            self.uncover(one);
            self.state.discard.remove(one);
            self.state.deck.insert(0, one);
            if moved.len() > 1 {
                // Everybody saw which cards went, only the owner knows their order.
                self.state.known.place_in_deck(one);
                self.state.known.show(seat, one);
            }
        }
        // In the order of the pack: the order under the deck is the owner's secret.
        let set: CardSet = moved.iter().copied().collect();
        self.tell(why, || {
            Message::new("buried")
                .with("seat", seat)
                .with("cards", cards(set))
        });
    }

    /// Hand cards go under the deck unseen, in this order, the last one lowest.
    pub(crate) fn hand_to_bottom(&mut self, seat: Seat, moved: &[CardId], why: RuleId) {
        let hand = self.state.hand(seat);
        self.state.known.blur_hand(seat, hand);
        for &one in moved {
            self.state.hands[seat.index()].remove(one);
            self.state.deck.insert(0, one);
        }
        let count = moved.len();
        self.tell_but(
            why,
            SeatSet::of(seat),
            || {
                Message::new("buried-unseen")
                    .with("seat", seat)
                    .with("count", count)
            },
            || {
                let targets: Vec<_> = moved.iter().map(|&one| card(one)).collect();
                Message::new("buried")
                    .with("seat", seat)
                    .with("cards", targets)
            },
        );
    }

    /// Puts the deck into random order.
    pub(crate) fn shuffle_deck(&mut self, why: RuleId) {
        let state = &mut *self.state;
        state.known.blur_order(None, state.deck.iter().copied());
        state.chance.shuffle(&mut state.deck);
        self.tale.chance();
        self.tell(why, || Message::new("shuffled"));
    }

    /// A hand card is shown to everybody.
    pub(crate) fn show(&mut self, shown: CardId) {
        if !self.state.known.is_public(shown) {
            self.tale.reveal();
        }
        self.state.known.show_all(shown);
    }

    /// A seat looks at cards nobody else sees.
    pub(crate) fn look(&mut self, seat: Seat, seen: impl IntoIterator<Item = CardId>) {
        for one in seen {
            if !self.state.known.sees(seat, one) {
                self.tale.reveal_to(SeatSet::of(seat));
            }
            self.state.known.show(seat, one);
        }
    }

    /// The cards of a hand that have a printed suit.
    pub(crate) fn of_suit(&self, hand: CardSet, suit: Suit) -> CardSet {
        hand.iter()
            .filter(|&held| self.rules.card(held).suit == suit)
            .collect()
    }
}
