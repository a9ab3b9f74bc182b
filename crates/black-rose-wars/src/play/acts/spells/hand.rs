//! Cards of the hand and of the board are discarded, taken back, exchanged and given away.

use super::super::casting::slot_of;
use super::{Cards, card_of, exactly, remove};
use crate::cards::{Filter, HalfSide, Ref, Who};
use crate::play::asking::order_target;
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::state::{Card, Face, Party, Planned};
use crate::play::{Did, Play, rule};
use smallvec::SmallVec;
use table::Message;

impl Play<'_> {
    /// Spells of the hand are discarded, all of them or none (BRW-16.1.7).
    pub(crate) fn discard_spell(&mut self, n: u8, who: Ref) -> Did {
        let Some(mage) = self.mage_of(who) else {
            return Did::from(self.party_of(who) == Some(Party::ROSE) && self.discard_orders(n));
        };
        let Some(reply) = self.reply(Asked::DiscardSpells) else {
            let hand = self.things_of(mage).map_or(&[][..], |own| &own.hand);
            if hand.len() < usize::from(n) {
                return Did::No;
            }
            // Not to be asked would tell the others that the hand is all copies of one spell
            // (BRW-29.1).
            let distinct = self.distinct(hand.iter().copied());
            let cards: Cards = if n == 1 && distinct.len() > 1 {
                distinct
            } else {
                hand.iter().copied().collect()
            };
            let shape = exactly(n, cards.len());
            let picks = cards.into_iter().map(Pick::Card);
            self.ask(mage, Asked::DiscardSpells, shape, picks);
            return Did::Ask;
        };
        for card in reply.picks.iter().filter_map(card_of) {
            if let Some(own) = self.things_of_mut(mage) {
                remove(&mut own.hand, &card);
            }
            self.discard_to_memories(mage, card);
        }
        Did::Yes
    }

    /// The order deck is the Avatar's hand: its top cards go to its memories, unresolved and
    /// uncounted (BRW-25.3.9).
    fn discard_orders(&mut self, n: u8) -> bool {
        let moon = usize::from(self.state.moon.saturating_sub(1));
        let Some(avatar) = &mut self.state.avatar else {
            return false;
        };
        let deck = &mut avatar.orders[moon];
        let Some(left) = deck.len().checked_sub(usize::from(n)) else {
            return false;
        };
        let discarded: SmallVec<[_; 4]> = deck.drain(left..).rev().collect();
        avatar.memories.extend(discarded.iter().copied());
        self.tale.reveal();
        for order in discarded {
            self.tell(rule("BRW-25.3.9"), || {
                Message::new("order-discarded").with("order", order_target(order))
            });
        }
        true
    }

    /// Revealed spells return to the hand; what they keep in play ends (BRW-15.3).
    pub(crate) fn recover_spell(&mut self, n: u8, filter: &Filter) -> Did {
        let Some(mage) = self.mage_of(Ref::Me) else {
            return Did::No;
        };
        let Some(reply) = self.reply(Asked::RevealedSpell) else {
            let slots = self.slots_with(mage, Face::Revealed);
            let fits = |slot: &u8| {
                let planned = self.planned(mage, *slot);
                planned.is_some_and(|it| self.passes(filter, it.card, Some(it.half)))
            };
            let slots: SmallVec<[u8; 4]> = slots.into_iter().filter(fits).collect();
            if slots.is_empty() {
                return Did::No;
            }
            let shape = exactly(n, slots.len());
            let picks = slots.into_iter().map(Pick::Slot);
            self.ask(mage, Asked::RevealedSpell, shape, picks);
            return Did::Ask;
        };
        let mut returned = 0;
        for slot in reply.picks.iter().filter_map(slot_of) {
            let own = self.things_of_mut(mage);
            let planned = own.and_then(|own| own.slots.get_mut(usize::from(slot))?.take());
            if let Some(planned) = planned {
                self.take_seen(mage, planned.card, "BRW-9.13", "recovers-spell");
                returned += 1;
            }
        }
        Did::from(returned == n)
    }

    /// A revealed spell and a card of the hand change places; the new one is not cast.
    pub(crate) fn exchange_revealed(&mut self, who: Ref) -> Did {
        let Some(mage) = self.mage_of(who) else {
            return Did::No;
        };
        if let Some(reply) = self.reply(Asked::RevealedSpell) {
            let slot = reply.picks.first().and_then(slot_of);
            self.effect().part.numbers.extend(slot);
        }
        let Some(slot) = self.effect().part.numbers.first().copied() else {
            let slots = self.slots_with(mage, Face::Revealed);
            if slots.is_empty() || self.things_of(mage).is_none_or(|own| own.hand.is_empty()) {
                return Did::No;
            }
            let picks = slots.into_iter().map(Pick::Slot);
            self.ask(mage, Asked::RevealedSpell, MenuShape::One, picks);
            return Did::Ask;
        };
        let Some(reply) = self.reply(Asked::HandSpell) else {
            let hand = self
                .things_of(mage)
                .into_iter()
                .flat_map(|own| own.hand.iter());
            let cards = self.distinct(hand.copied());
            let picks = cards.into_iter().map(Pick::Card);
            self.ask(mage, Asked::HandSpell, MenuShape::One, picks);
            return Did::Ask;
        };
        let card = reply.picks.first().and_then(card_of);
        Did::from(card.is_some_and(|card| self.exchange(mage, slot, card)))
    }

    fn exchange(&mut self, mage: Party, slot: u8, card: Card) -> bool {
        let undivided = self.spell(card).bottom.is_none();
        let Some(own) = self.things_of_mut(mage) else {
            return false;
        };
        let Some(planned) = own.slots[usize::from(slot)].take() else {
            return false;
        };
        remove(&mut own.hand, &card);
        own.slots[usize::from(slot)] = Some(Planned {
            card,
            half: if undivided {
                HalfSide::Top
            } else {
                planned.half
            },
            face: Face::Revealed,
            stable: SmallVec::new(),
        });
        self.tale.reveal();
        self.take_seen(mage, planned.card, "BRW-9.13", "recovers-spell");
        self.tell_card(mage, card, "BRW-9.13", "puts-in-its-place");
        true
    }

    /// The cards of a mage's hand that a filter allows to be given away.
    pub(crate) fn giveable(&self, mage: Party, filter: &Filter) -> Cards {
        let hand = self
            .things_of(mage)
            .into_iter()
            .flat_map(|own| own.hand.iter());
        self.distinct(
            hand.copied()
                .filter(|card| self.passes(filter, *card, None)),
        )
    }

    /// A spell of the hand is given away. Where the text requires it, a quest that could not do so
    /// ends here and stays completed.
    pub(crate) fn give_spell(&mut self, n: u8, filter: &Filter, to: &Who, required: bool) -> Did {
        let giver = self.mage_of(Ref::Me);
        let to = self.parties_of(to).first().copied();
        let did = match giver.zip(to) {
            Some((giver, to)) => self.give(n, filter, giver, to),
            None => Did::No,
        };
        if did == Did::No && required {
            self.leave_unresolved();
        }
        did
    }

    /// Goes behind the reward that follows the last sentence of a quest.
    fn leave_unresolved(&mut self) {
        let program = self.running().program;
        let end = self.pack().program(program).code.len();
        self.effect().at = u16::try_from(end).unwrap_or(u16::MAX - 1);
    }

    fn give(&mut self, n: u8, filter: &Filter, giver: Party, to: Party) -> Did {
        while self.effect().part.count < n {
            let Some(reply) = self.reply(Asked::HandSpell) else {
                let cards = self.giveable(giver, filter);
                if cards.is_empty() {
                    return Did::No;
                }
                let picks = cards.into_iter().map(Pick::Card);
                self.ask(giver, Asked::HandSpell, MenuShape::One, picks);
                return Did::Ask;
            };
            if let Some(card) = reply.picks.first().and_then(card_of) {
                self.hand_over(giver, to, card);
            }
            self.effect().part.count += 1;
        }
        Did::Yes
    }

    /// The Avatar has no hand for spells (BRW-25.3.9): what it gets is discarded.
    fn hand_over(&mut self, giver: Party, to: Party, card: Card) {
        if let Some(own) = self.things_of_mut(giver) {
            remove(&mut own.hand, &card);
        }
        let by = self.party_arg(giver);
        let mage = self.party_arg(to);
        self.tell(rule("BRW-9.8"), || {
            Message::new("gives-spell")
                .with("mage", by)
                .with("to", mage)
        });
        if self.things_of(to).is_some() {
            let told = ["gets-spell", "gets-spell-this"];
            self.take_unseen(to, card, "BRW-9.8", told);
        } else {
            self.discard_to_memories(giver, card);
        }
    }

    /// Memories and grimoire become a new grimoire.
    pub(crate) fn shuffle_memories(&mut self, who: Ref) -> Did {
        if let Some(mage) = self.mage_of(who) {
            self.renew_grimoire(mage);
        }
        Did::Yes
    }
}
