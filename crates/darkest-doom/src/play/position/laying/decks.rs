//! Puts decks and discards in their place.

use super::{Laid, Laying};
use crate::cards::{AchievementCard, ResourceDeck};
use crate::play::position::format::Piles;
use crate::play::position::refuse;
use crate::play::state::Pile;
use table::SetupError;

/// A list one can take single things out of.
pub(super) trait Stock<T> {
    /// The things.
    fn things(&self) -> &[T];
    /// Takes one out.
    fn take_out(&mut self, at: usize) -> T;
}

impl<T> Stock<T> for Vec<T> {
    fn things(&self) -> &[T] {
        self
    }

    fn take_out(&mut self, at: usize) -> T {
        self.remove(at)
    }
}

impl<A: smallvec::Array> Stock<A::Item> for smallvec::SmallVec<A> {
    fn things(&self) -> &[A::Item] {
        self
    }

    fn take_out(&mut self, at: usize) -> A::Item {
        self.remove(at)
    }
}

/// Takes a thing that lies nowhere else yet.
pub(super) fn take<T>(
    stock: &mut impl Stock<T>,
    fits: impl Fn(&T) -> bool,
    name: &str,
) -> Result<T, SetupError> {
    match stock.things().iter().position(fits) {
        Some(at) => Ok(stock.take_out(at)),
        None => refuse(format!("there are not so many of `{name}`")),
    }
}

/// Where named cards go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Onto {
    /// The top of the deck.
    Deck,
    /// The discard pile.
    Discard,
}

/// Takes named cards out of a deck and puts them on top of it or onto the discard pile.
fn lay<T>(
    pile: &mut Pile<T>,
    onto: Onto,
    names: &[String],
    take: impl Fn(&mut Vec<T>, &str) -> Result<T, SetupError>,
) -> Laid {
    let mut named = Vec::with_capacity(names.len());
    for name in names {
        named.push(take(&mut pile.deck, name)?);
    }
    let pile = match onto {
        Onto::Deck => &mut pile.deck,
        Onto::Discard => &mut pile.discard,
    };
    pile.extend(named.into_iter().rev());
    Ok(())
}

impl Laying<'_> {
    pub(super) fn lay_decks(&mut self, read: &Piles) -> Laid {
        self.lay_piles(read, Onto::Deck)
    }

    pub(super) fn lay_discards(&mut self, read: &Piles) -> Laid {
        self.lay_piles(read, Onto::Discard)
    }

    fn lay_piles(&mut self, read: &Piles, onto: Onto) -> Laid {
        self.lay_resources(ResourceDeck::Equipment, &read.equipment, onto)?;
        self.lay_resources(ResourceDeck::Trap, &read.trap, onto)?;
        self.lay_resources(ResourceDeck::Encounter, &read.encounter, onto)?;
        self.lay_resources(ResourceDeck::Spell, &read.spell, onto)?;
        let (words, pack, state) = (&self.words, self.pack, &mut *self.state);
        lay(
            &mut state.corruption,
            onto,
            &read.corruption,
            |deck, name| {
                let card = words.corruption(name)?;
                take(deck, |it| *it == card, name)
            },
        )?;
        lay(&mut state.missions, onto, &read.missions, |deck, name| {
            let card = words.mission(name)?;
            take(deck, |it| *it == card, name)
        })?;
        lay(
            &mut state.achievements,
            onto,
            &read.achievements,
            |deck, name| {
                let design = words.achievement(name)?;
                let fits = |it: &AchievementCard| pack.achievement_cards[it.index()] == design;
                take(deck, fits, name)
            },
        )?;
        lay(&mut state.events, onto, &read.events, |deck, name| {
            let card = words.event(name)?;
            take(deck, |it| *it == card, name)
        })?;
        lay(
            &mut state.event_maps,
            onto,
            &read.event_maps,
            |deck, name| {
                let card = words.event_map(name)?;
                take(deck, |it| *it == card, name)
            },
        )?;
        lay(&mut state.attacks, onto, &read.attacks, |deck, name| {
            let card = words.attack(name)?;
            take(deck, |it| *it == card, name)
        })?;
        lay(
            &mut state.virtual_cards,
            onto,
            &read.virtual_cards,
            |deck, name| {
                let card = words.virtual_card(name)?;
                take(deck, |it| *it == card, name)
            },
        )?;
        lay(&mut state.trails, onto, &read.trails, |deck, name| {
            let card = words.trail(name)?;
            take(deck, |it| *it == card, name)
        })
    }

    fn lay_resources(&mut self, deck: ResourceDeck, names: &[String], onto: Onto) -> Laid {
        let mut named = Vec::with_capacity(names.len());
        for name in names {
            let card = self.card(name)?;
            if self.pack.design(card).deck != deck {
                return refuse(format!("`{name}` belongs to another deck"));
            }
            named.push(card);
        }
        let pile = &mut self.state.resources[deck.index()];
        let pile = match onto {
            Onto::Deck => &mut pile.deck,
            Onto::Discard => &mut pile.discard,
        };
        pile.extend(named.into_iter().rev());
        Ok(())
    }
}
