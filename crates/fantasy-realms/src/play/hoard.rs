//! Drawing, exchanging and replacing cursed items (FR-7.7, FR-7.8, FR-8.7, FR-8.18).

use crate::cards::ItemId;
use crate::play::state::Frame;
use crate::play::zones::{Play, rule};
use table::{Message, RuleId, Seat, Target};

/// A cursed item as something to point at.
pub(crate) fn item(item: ItemId) -> Target {
    Target::Token(u16::from(item.0))
}

impl Play<'_> {
    /// The seat gets a face-up item: from its Backpack cards (it may have to choose, then a frame
    /// asks for it) or from the deck.
    pub(crate) fn refill(&mut self, seat: Seat, why: RuleId) {
        let aside = self.state.hoard.aside[seat.index()];
        match aside.len() {
            0 => self.draw_item(seat, why),
            1 => {
                if let Some(only) = aside.iter().next() {
                    self.take_aside(seat, only);
                }
            }
            _ => self.state.frames.push(Frame::Refill(seat)),
        }
    }

    /// Takes one of the items a Backpack set aside.
    pub(crate) fn take_aside(&mut self, seat: Seat, chosen: ItemId) {
        self.state.hoard.aside[seat.index()].remove(chosen);
        self.face_up(seat, chosen, rule("FR-8.7"));
    }

    /// Draws an item from the deck and puts it face up.
    pub(crate) fn draw_item(&mut self, seat: Seat, why: RuleId) {
        if let Some(drawn) = self.next_item() {
            self.face_up(seat, drawn, why);
        }
    }

    fn face_up(&mut self, seat: Seat, new: ItemId, why: RuleId) {
        self.state.hoard.face_up[seat.index()] = Some(new);
        self.tale.reveal();
        self.tell(why, || {
            Message::new("item-face-up")
                .with("seat", seat)
                .with("item", item(new))
        });
        let useless = self.state.hoard.face_down[seat.index()].is_empty() && self.is_copier(new);
        if !useless {
            return;
        }
        // The replacement is drawn before the item is laid on the pile, so that it cannot come
        // back at once through a reshuffle.
        if let Some(other) = self.next_item() {
            self.state.hoard.discard.push(new);
            self.tell(rule("FR-8.18"), || {
                Message::new("item-replaced")
                    .with("seat", seat)
                    .with("item", item(new))
            });
            self.face_up(seat, other, rule("FR-8.18"));
        }
    }

    /// The top item of the deck, which is made anew from the pile when it is empty (FR-7.8).
    pub(crate) fn next_item(&mut self) -> Option<ItemId> {
        if self.state.hoard.deck.is_empty() && !self.state.hoard.discard.is_empty() {
            self.state.hoard.deck = std::mem::take(&mut self.state.hoard.discard);
            let state = &mut *self.state;
            state.chance.shuffle(&mut state.hoard.deck);
            self.tell(rule("FR-7.8"), || Message::new("items-shuffled"));
        }
        let next = self.state.hoard.deck.pop();
        if next.is_some() {
            self.tale.chance();
        }
        next
    }

    /// The face-up item goes to the pile at the end of the turn (FR-7.1).
    pub(crate) fn discard_item(&mut self, seat: Seat) {
        if let Some(old) = self.state.hoard.face_up[seat.index()].take() {
            self.state.hoard.discard.push(old);
            self.tell(rule("FR-7.1"), || {
                Message::new("item-discarded")
                    .with("seat", seat)
                    .with("item", item(old))
            });
        }
    }
}
