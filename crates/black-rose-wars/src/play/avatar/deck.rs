//! The order cards: a face-down deck for each moon, and the memories of the turn.
//!
//! The deck is the Avatar's grimoire and its hand in one (BRW-25.3.9). Its top card is taken when
//! an order is followed or a trap or protection answers, and lies in the memories from then on.

use crate::cards::OrderId;
use crate::play::stack::Job;
use crate::play::state::Avatar;
use crate::play::{Play, rule};
use smallvec::SmallVec;
use table::{Chance, Message};

impl Avatar {
    /// The top card of a moon's deck.
    #[must_use]
    pub fn top(&self, moon: u8) -> Option<OrderId> {
        self.orders.get(place(moon))?.last().copied()
    }

    /// Takes the top card of a moon's deck into the memories. An empty deck is made anew from the
    /// memories of that moon (BRW-25.3.10).
    pub fn take(&mut self, moon: u8, moon_of: MoonOf<'_>, chance: &mut Chance) -> Option<Taken> {
        let renewed = self.top(moon).is_none();
        if renewed {
            let mut deck = self.forget(moon, moon_of);
            chance.shuffle(&mut deck);
            self.orders.get_mut(place(moon))?.append(&mut deck);
        }
        let order = self.orders.get_mut(place(moon))?.pop()?;
        self.memories.push(order);
        Some(Taken { order, renewed })
    }

    /// Puts the memories under the decks of their moons, in random order (BRW-25.7.4).
    pub fn put_under(&mut self, moon_of: MoonOf<'_>, chance: &mut Chance) {
        for moon in 1..=3 {
            let mut under = self.forget(moon, moon_of);
            chance.shuffle(&mut under);
            self.orders[place(moon)].insert_many(0, under);
        }
    }

    /// Takes the cards of a moon out of the memories.
    fn forget(&mut self, moon: u8, moon_of: MoonOf<'_>) -> SmallVec<[OrderId; 12]> {
        let of_moon = |order: &OrderId| moon_of(*order) == moon;
        let gone = self.memories.iter().copied().filter(of_moon).collect();
        self.memories.retain(|order| !of_moon(order));
        gone
    }
}

/// The moon an order card belongs to.
pub type MoonOf<'a> = &'a dyn Fn(OrderId) -> u8;

/// A card taken from the deck.
#[derive(Debug)]
pub struct Taken {
    /// The card.
    pub order: OrderId,
    /// The deck had to be made anew.
    pub renewed: bool,
}

/// The place of a moon's deck among the three.
fn place(moon: u8) -> usize {
    usize::from(moon.saturating_sub(1))
}

impl Play<'_> {
    /// Takes the top order card into the memories, where everybody sees it; none if there is none
    /// at all.
    pub(super) fn take_order(&mut self) -> Option<Taken> {
        let (pack, moon) = (self.pack(), self.state.moon);
        let avatar = self.state.avatar.as_mut()?;
        let taken = avatar.take(
            moon,
            &|order| pack.order(order).moon,
            &mut self.state.chance,
        )?;
        if taken.renewed {
            self.tale.chance();
            self.tell(rule("BRW-25.3.10"), || Message::new("orders-shuffled"));
            self.note_renewal();
        }
        self.tale.reveal();
        Some(taken)
    }

    /// No order in progress is followed by an extra card any more (BRW-25.3.4).
    fn note_renewal(&mut self) {
        for frame in &mut self.state.stack {
            if let Job::Order(job) = &mut frame.job {
                job.renewed = true;
            }
        }
    }
}
