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
    pub(super) fn top(&self, moon: u8) -> Option<OrderId> {
        self.orders.get(place(moon))?.last().copied()
    }

    /// Takes the top card of a moon's deck into the memories. An empty deck is made anew from the
    /// memories of that moon (BRW-25.3.10).
    fn take(&mut self, moon: u8, moon_of: MoonOf<'_>, chance: &mut Chance) -> Option<Taken> {
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
    pub(super) fn put_under(&mut self, moon_of: MoonOf<'_>, chance: &mut Chance) {
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
type MoonOf<'a> = &'a dyn Fn(OrderId) -> u8;

/// A card taken from the deck.
pub(super) struct Taken {
    pub(super) order: OrderId,
    /// The deck had to be made anew.
    pub(super) renewed: bool,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::state::Party;

    /// Cards 0 to 9 belong to the first moon, 10 to 19 to the second, and so on.
    fn moon_of(order: OrderId) -> u8 {
        order.0 / 10 + 1
    }

    fn cards(numbers: impl IntoIterator<Item = u8>) -> SmallVec<[OrderId; 12]> {
        numbers.into_iter().map(OrderId).collect()
    }

    fn avatar(deck: &[u8], memories: &[u8]) -> Avatar {
        Avatar {
            after: Party(0),
            orders: [cards(deck.iter().copied()), cards(10..20), cards(20..30)],
            memories: cards(memories.iter().copied()),
            resolved: 0,
            quests: SmallVec::new(),
            evocations: [None; 3],
        }
    }

    fn sorted(cards: &[OrderId]) -> Vec<u8> {
        let mut numbers: Vec<u8> = cards.iter().map(|card| card.0).collect();
        numbers.sort_unstable();
        numbers
    }

    // rule: BRW-25.3.1
    #[test]
    fn the_top_card_goes_to_the_memories() {
        let mut avatar = avatar(&[4, 7], &[1]);
        assert_eq!(avatar.top(1), Some(OrderId(7)));
        let taken = avatar.take(1, &moon_of, &mut Chance::from_number(1));
        assert!(taken.is_some_and(|taken| taken.order == OrderId(7) && !taken.renewed));
        assert_eq!(avatar.memories.as_slice(), [OrderId(1), OrderId(7)]);
        assert_eq!(avatar.top(1), Some(OrderId(4)));
    }

    // rule: BRW-25.3.10
    #[test]
    fn an_empty_deck_is_made_of_the_memories_of_its_moon() {
        let mut avatar = avatar(&[], &[2, 15, 3]);
        let taken = avatar.take(1, &moon_of, &mut Chance::from_number(1));
        let taken = taken.expect("two cards of the first moon");
        assert!(taken.renewed);
        assert_eq!(avatar.memories.as_slice(), [OrderId(15), taken.order]);
        let left = avatar.top(1).expect("the other one");
        assert_eq!(sorted(&[left, taken.order]), [2, 3]);
    }

    #[test]
    fn without_any_card_nothing_is_taken() {
        let mut avatar = avatar(&[], &[15]);
        let mut chance = Chance::from_number(1);
        assert!(avatar.take(1, &moon_of, &mut chance).is_none());
        assert_eq!(avatar.memories.as_slice(), [OrderId(15)]);
    }

    // rule: BRW-25.7.4
    #[test]
    fn the_orders_of_a_turn_go_under_the_decks_of_their_moons() {
        let mut avatar = avatar(&[8, 9], &[3, 25, 5, 4]);
        avatar.put_under(&moon_of, &mut Chance::from_number(1));
        assert!(avatar.memories.is_empty());
        let [first, second, third] = &avatar.orders;
        assert_eq!(first[3..], [OrderId(8), OrderId(9)]);
        assert_eq!(sorted(&first[..3]), [3, 4, 5]);
        assert_eq!(second.as_slice(), cards(10..20).as_slice());
        assert_eq!(third[0], OrderId(25));
        assert_eq!(third.len(), 11);
    }
}
