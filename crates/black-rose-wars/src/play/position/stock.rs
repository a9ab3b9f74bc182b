//! The cards that a position has not put anywhere yet.

use super::refuse;
use crate::cards::{Pack, SpellId};
use crate::play::state::Card;
use table::SetupError;

/// What is left of everything that exists only so often.
pub(super) struct Stock<'a> {
    pack: &'a Pack,
    cards: Vec<bool>,
    quests: Vec<bool>,
    events: Vec<bool>,
    orders: Vec<bool>,
}

/// Takes a card that exists once.
fn take(left: &mut [bool], at: u8, name: &str) -> Result<(), SetupError> {
    match left.get_mut(usize::from(at)) {
        Some(left) if *left => {
            *left = false;
            Ok(())
        }
        _ => refuse(format!("`{name}` exists only once")),
    }
}

/// The numbers of what is left; nothing is left afterwards.
fn rest(left: &mut [bool]) -> impl Iterator<Item = u8> + '_ {
    let taken = |(at, left): (u8, &mut bool)| std::mem::take(left).then_some(at);
    (0..).zip(left).filter_map(taken)
}

impl<'a> Stock<'a> {
    /// Everything of the pack.
    pub(super) fn new(pack: &'a Pack) -> Self {
        Stock {
            pack,
            cards: vec![true; pack.cards.len()],
            quests: vec![true; pack.quests.len()],
            events: vec![true; pack.events.len()],
            orders: vec![true; pack.orders.len()],
        }
    }

    /// A copy of a spell that lies nowhere yet.
    pub(super) fn card(&mut self, spell: SpellId) -> Result<Card, SetupError> {
        let copies = self.pack.cards.iter().zip(&mut self.cards);
        let free = copies
            .enumerate()
            .find(|(_, (id, left))| **id == spell && **left);
        if let Some((at, (_, left))) = free {
            *left = false;
            return Ok(Card(at as u8));
        }
        let spell = self.pack.spell(spell);
        let (id, copies) = (&spell.id, spell.copies);
        refuse(format!("there are only {copies} cards `{id}`"))
    }

    /// Takes a quest.
    pub(super) fn quest(&mut self, at: u8) -> Result<(), SetupError> {
        take(&mut self.quests, at, &self.pack.quests[usize::from(at)].id)
    }

    /// Takes an event.
    pub(super) fn event(&mut self, at: u8) -> Result<(), SetupError> {
        take(&mut self.events, at, &self.pack.events[usize::from(at)].id)
    }

    /// Takes an order.
    pub(super) fn order(&mut self, at: u8) -> Result<(), SetupError> {
        take(&mut self.orders, at, &self.pack.orders[usize::from(at)].id)
    }

    /// The spell cards that are left.
    pub(super) fn rest_of_cards(&mut self) -> impl Iterator<Item = Card> + '_ {
        rest(&mut self.cards).map(Card)
    }

    /// The quests that are left.
    pub(super) fn rest_of_quests(&mut self) -> impl Iterator<Item = u8> + '_ {
        rest(&mut self.quests)
    }

    /// The events that are left.
    pub(super) fn rest_of_events(&mut self) -> impl Iterator<Item = u8> + '_ {
        rest(&mut self.events)
    }

    /// The orders that are left.
    pub(super) fn rest_of_orders(&mut self) -> impl Iterator<Item = u8> + '_ {
        rest(&mut self.orders)
    }
}
