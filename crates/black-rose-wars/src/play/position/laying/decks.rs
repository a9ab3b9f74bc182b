//! Puts decks, discards and events in their place.

use crate::cards::{QuestId, SpellDeck};
use crate::play::position::format::{Decks, Discards, MagePosition};
use crate::play::position::laying::{Laid, Laying};
use crate::play::position::refuse;
use crate::play::position::words::{read_moon, read_school};
use crate::play::state::{Card, EventOnBoard};
use smallvec::SmallVec;

impl Laying<'_> {
    pub(super) fn lay_events(&mut self, names: &[String]) -> Laid {
        if names.len() > self.state.event_board.len() {
            return refuse("the event board has three slots");
        }
        for (slot, name) in names.iter().enumerate() {
            if !name.is_empty() {
                let event = self.words.event(name)?;
                self.stock.event(event.0)?;
                self.state.event_board[slot] = Some(EventOnBoard { event, used: 0 });
            }
        }
        Ok(())
    }

    pub(super) fn lay_discards(&mut self, read: &Discards) -> Laid {
        for (school, names) in &read.library {
            let school = read_school(school)?;
            self.state.library[school as usize].discard = self.pile(names)?;
        }
        for (moon, names) in &read.quests {
            let mut quests: SmallVec<_> = self.quest_list(names)?;
            quests.reverse();
            self.state.quests[read_moon(moon)?].discard = quests;
        }
        for (moon, names) in &read.events {
            let moon = read_moon(moon)?;
            for name in names.iter().rev() {
                let event = self.words.event(name)?;
                self.stock.event(event.0)?;
                self.state.events[moon].discard.push(event);
            }
        }
        Ok(())
    }

    /// Personal spells for the moons to come.
    pub(super) fn set_aside(&mut self, read: &[MagePosition]) -> Laid {
        for seat in 0..self.state.mages.len() {
            let told = read.get(seat).and_then(|mage| mage.aside);
            let character = self.state.mages[seat].character;
            let spell = self.pack.character(character).personal;
            for _ in 0..told.unwrap_or(3 - self.state.moon) {
                match self.stock.card(spell) {
                    Ok(card) => self.state.mages[seat].aside.push(card),
                    Err(why) if told.is_some() => return Err(why),
                    Err(_) => break,
                }
            }
        }
        Ok(())
    }

    /// The decks: what is named on top, what is left below, shuffled.
    pub(super) fn lay_decks(&mut self, read: &Decks) -> Laid {
        let mut library: [SmallVec<[Card; 36]>; 6] = Default::default();
        for (school, names) in &read.library {
            library[read_school(school)? as usize] = self.pile(names)?;
        }
        let mut forgotten: SmallVec<[Card; 12]> = self.pile(&read.forgotten)?;
        for card in self.stock.rest_of_cards() {
            match self.pack.spell(self.pack.cards[usize::from(card.0)]).deck {
                _ if read.nothing_else => self.state.removed.push(card),
                SpellDeck::School(school) => {
                    self.state.library[school as usize].deck.push(card);
                }
                SpellDeck::Forgotten => self.state.forgotten.push(card),
                SpellDeck::Personal(_) => self.state.removed.push(card),
            }
        }
        let state = &mut *self.state;
        state.chance.shuffle(&mut state.forgotten);
        state.forgotten.append(&mut forgotten);
        for (pile, mut named) in state.library.iter_mut().zip(library) {
            state.chance.shuffle(&mut pile.deck);
            pile.deck.append(&mut named);
        }
        self.lay_quest_decks(read)?;
        self.lay_event_decks(read)?;
        self.lay_orders(read)
    }

    fn lay_quest_decks(&mut self, read: &Decks) -> Laid {
        let mut named: [SmallVec<[QuestId; 24]>; 3] = Default::default();
        for (moon, names) in &read.quests {
            let mut quests: SmallVec<_> = self.quest_list(names)?;
            quests.reverse();
            named[read_moon(moon)?] = quests;
        }
        let decks = &mut self.state.quests;
        for quest in self.stock.rest_of_quests().filter(|_| !read.nothing_else) {
            let moon = self.pack.quests[usize::from(quest)].moon;
            decks[usize::from(moon) - 1].deck.push(QuestId(quest));
        }
        for (pile, mut named) in decks.iter_mut().zip(named) {
            self.state.chance.shuffle(&mut pile.deck);
            pile.deck.append(&mut named);
        }
        Ok(())
    }

    fn lay_event_decks(&mut self, read: &Decks) -> Laid {
        let mut named: [Vec<_>; 3] = Default::default();
        for (moon, names) in &read.events {
            for name in names.iter().rev() {
                let event = self.words.event(name)?;
                self.stock.event(event.0)?;
                named[read_moon(moon)?].push(event);
            }
        }
        let avatar = self.state.table.has_avatar();
        let decks = &mut self.state.events;
        for event in self.stock.rest_of_events().filter(|_| !read.nothing_else) {
            let card = &self.pack.events[usize::from(event)];
            if card.avatar == avatar {
                let deck = &mut decks[usize::from(card.moon) - 1].deck;
                deck.push(crate::cards::EventId(event));
            }
        }
        for (pile, named) in decks.iter_mut().zip(named) {
            self.state.chance.shuffle(&mut pile.deck);
            pile.deck.extend(named);
        }
        Ok(())
    }

    fn lay_orders(&mut self, read: &Decks) -> Laid {
        let mut named: [Vec<_>; 3] = Default::default();
        for (moon, names) in &read.orders {
            for name in names.iter().rev() {
                let order = self.words.order(name)?;
                self.stock.order(order.0)?;
                named[read_moon(moon)?].push(order);
            }
        }
        let Some(avatar) = &mut self.state.avatar else {
            return Ok(());
        };
        for order in self.stock.rest_of_orders().filter(|_| !read.nothing_else) {
            let moon = self.pack.orders[usize::from(order)].moon;
            avatar.orders[usize::from(moon) - 1].push(crate::cards::OrderId(order));
        }
        for (deck, named) in avatar.orders.iter_mut().zip(named) {
            self.state.chance.shuffle(deck);
            deck.extend(named);
        }
        Ok(())
    }
}
