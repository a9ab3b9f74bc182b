//! What a seat does not know, dealt anew: for bots, and for the proof that nothing leaks.

use crate::cards::CardId;
use crate::game::FantasyRealms;
use crate::play::state::{Frame, State};
use crate::scoring::CardSet;
use table::{Chance, Seat};

/// A place whose card the seat does not know.
#[derive(Clone, Copy)]
struct Slot {
    card: CardId,
    place: Where,
    /// The suits the card there cannot have, as everybody knows.
    excluded: u16,
}

#[derive(Clone, Copy, PartialEq)]
enum Where {
    /// Held apart by an effect in progress.
    Apart,
    Hand(Seat),
    Deck(usize),
}

/// How often a deal that meets the known limits is tried before they are given up. Only a handful
/// of cards is ever limited, so a second try is rare.
const TRIES: usize = 64;

impl FantasyRealms {
    /// The state as the seat knows it, with everything else re-dealt.
    pub(crate) fn dealt_for(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        let mut dealt = state.clone();
        dealt.chance = chance.fork();
        dealt.hoard.deck.sort_unstable();
        chance.shuffle(&mut dealt.hoard.deck);
        let slots = unknown_slots(state, seat);
        if slots.is_empty() {
            dealt.known = state.known.dealt_for(seat, &[]);
        } else {
            let cards = self.fill(state, seat, &slots, chance);
            lay(&mut dealt, seat, state, &slots, &cards);
        }
        for other in state.seats() {
            let hand = dealt.hand(other);
            dealt.known.own(other, hand);
        }
        dealt
    }

    /// Cards for the slots, at random within what the seat knows.
    fn fill(&self, state: &State, seat: Seat, slots: &[Slot], chance: &mut Chance) -> Vec<CardId> {
        // In the order of the pack: where the cards lie now must not show in the deal.
        let pool: CardSet = slots.iter().map(|slot| slot.card).collect();
        let mut pool: Vec<CardId> = pool.iter().collect();
        let remembered = pool
            .iter()
            .any(|card| state.known.remembers_in_deck(seat, *card));
        if !remembered && slots.iter().all(|slot| slot.excluded == 0) {
            chance.shuffle(&mut pool);
            return pool;
        }
        for _ in 0..TRIES {
            chance.shuffle(&mut pool);
            if let Some(cards) = self.try_fill(state, seat, slots, &pool, true) {
                return cards;
            }
        }
        self.try_fill(state, seat, slots, &pool, false)
            .unwrap_or(pool)
    }

    /// Deals the shuffled pool to the slots, the most limited ones first. Cards known to be in the
    /// deck stay there, or with whoever has drawn since.
    fn try_fill(
        &self,
        state: &State,
        seat: Seat,
        slots: &[Slot],
        pool: &[CardId],
        limited: bool,
    ) -> Option<Vec<CardId>> {
        let mut order: Vec<usize> = (0..slots.len()).collect();
        order.sort_by_key(|&at| {
            (
                slots[at].place.is_deck(),
                16 - slots[at].excluded.count_ones(),
            )
        });
        let mut left: Vec<CardId> = pool.to_vec();
        let mut cards = vec![CardId(0); slots.len()];
        for at in order {
            let slot = &slots[at];
            let fits = |card: &CardId| {
                let excluded = limited && slot.excluded >> self.card(*card).suit.0 & 1 == 1;
                let owner = slot.place.owner(state.turn.seat);
                owner.is_none_or(|owner| !excluded && state.known.may_be_held(seat, *card, owner))
            };
            let found = left.iter().position(fits)?;
            cards[at] = left.remove(found);
        }
        Some(cards)
    }
}

impl Where {
    fn is_deck(self) -> bool {
        matches!(self, Where::Deck(_))
    }

    fn owner(self, user: Seat) -> Option<Seat> {
        match self {
            Where::Apart => Some(user),
            Where::Hand(owner) => Some(owner),
            Where::Deck(_) => None,
        }
    }
}

/// The places whose cards the seat does not know, in an order that tells nothing about them.
fn unknown_slots(state: &State, seat: Seat) -> Vec<Slot> {
    let mut slots = Vec::with_capacity(64);
    let hidden = |card: &CardId| !state.known.sees(seat, *card);
    let slot = |card, place| Slot {
        card,
        place,
        excluded: state.known.excluded(card),
    };
    let drawn = drawn_by_effects(state);
    slots.extend(
        held_apart(state)
            .iter()
            .filter(hidden)
            .map(|card| slot(card, Where::Apart)),
    );
    // The card found by a search is the one whose limits leave a single suit.
    slots.sort_by_key(|slot| slot.excluded);
    for other in state.seats() {
        let mut hand: Vec<Slot> = state
            .hand(other)
            .iter()
            .filter(hidden)
            .map(|card| slot(card, Where::Hand(other)))
            .collect();
        // Cards an effect still refers to come first: which ones they are is hidden, that there
        // are so many is not.
        hand.sort_by_key(|slot| (!drawn.contains(slot.card), slot.excluded));
        slots.extend(hand);
    }
    let deck = state
        .deck
        .iter()
        .enumerate()
        .filter(|(_, card)| hidden(card));
    slots.extend(deck.map(|(at, &card)| slot(card, Where::Deck(at))));
    slots
}

/// Cards that effects in progress refer to.
fn drawn_by_effects(state: &State) -> CardSet {
    let effects = state.frames.iter().filter_map(|frame| match frame {
        Frame::Effect(effect) => Some(effect.cards.0),
        Frame::Refill(_) => None,
    });
    CardSet(effects.fold(0, |all, cards| all | cards))
}

/// Cards that lie neither in a hand nor in the deck nor in the discard area: those an effect in
/// progress has drawn and not yet handed on.
pub(crate) fn held_apart(state: &State) -> CardSet {
    let deck: CardSet = state.deck.iter().copied().collect();
    let hands = state.hands.iter().fold(0, |all, hand| all | hand.0);
    drawn_by_effects(state).without(CardSet(deck.0 | hands | state.discard.0))
}

/// Lays the new cards into their slots, and carries knowledge and references along.
fn lay(dealt: &mut State, seat: Seat, state: &State, slots: &[Slot], cards: &[CardId]) {
    let user = state.turn.seat;
    let moves: Vec<_> = slots
        .iter()
        .zip(cards)
        .map(|(slot, &new)| (slot.card, new, slot.place.owner(user)))
        .collect();
    for slot in slots {
        if let Where::Hand(owner) = slot.place {
            dealt.hands[owner.index()].remove(slot.card);
        }
    }
    for (slot, &new) in slots.iter().zip(cards) {
        match slot.place {
            Where::Hand(owner) => dealt.hands[owner.index()].insert(new),
            Where::Deck(at) => dealt.deck[at] = new,
            Where::Apart => {}
        }
    }
    let renamed = |old: CardId| moves.iter().find(|it| it.0 == old).map_or(old, |it| it.1);
    for frame in &mut dealt.frames {
        if let Frame::Effect(effect) = frame {
            effect.cards = effect.cards.iter().map(renamed).collect();
            effect.found = effect.found.map(renamed);
            effect.shown = effect.shown.map(renamed);
        }
    }
    dealt.known = state.known.dealt_for(seat, &moves);
}
