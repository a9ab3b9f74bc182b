//! Spells that a seat does not know, dealt anew.

use crate::cards::{HalfSide, SpellDeck, SpellType};
use crate::game::BlackRoseWars;
use crate::play::state::{Card, Face, Planned, State};
use table::{Chance, Seat};

/// Where a card comes from: the six schools, the forgotten deck, then the mages.
type Suit = usize;
/// Cards of these suits lie in decks.
const DECKS: usize = 7;
/// As many mages as a pack can have.
const SUITS: usize = DECKS + 16;

/// How often a deal that fits the tokens of active cards is tried. A school has several traps and
/// protections, so the second try is rare.
const TRIES: usize = 16;

/// The cards that go around, by suit.
type Pools = [Vec<Card>; SUITS];

/// An active card of another mage: face down, but its token shows its type.
#[derive(Clone, Copy)]
struct Shown {
    seat: Seat,
    slot: usize,
    kind: SpellType,
}

impl BlackRoseWars {
    fn suit(&self, card: Card) -> Suit {
        match self.spell_of(card).deck {
            SpellDeck::School(school) => school as usize,
            SpellDeck::Forgotten => DECKS - 1,
            SpellDeck::Personal(mage) => DECKS + usize::from(mage.0 & 15),
        }
    }

    /// Deals the spells of the others and all decks anew.
    pub(super) fn deal_spells(
        &self,
        dealt: &mut State,
        seat: Seat,
        pinned: &[Card],
        chance: &mut Chance,
    ) {
        let own = &mut dealt.mages[seat.index()].grimoire;
        own.sort_unstable();
        chance.shuffle(own);
        for _ in 0..TRIES {
            if self.try_deal(dealt, seat, pinned, chance) {
                return;
            }
        }
        let mut pinned = pinned.to_vec();
        let others = dealt.mages.iter().flat_map(|mage| &mage.slots).flatten();
        let active = others.filter(|planned| planned.face == Face::Active);
        pinned.extend(active.map(|planned| planned.card));
        self.try_deal(dealt, seat, &pinned, chance);
    }

    /// One try. Nothing is changed if no card fits a token.
    fn try_deal(
        &self,
        dealt: &mut State,
        seat: Seat,
        pinned: &[Card],
        chance: &mut Chance,
    ) -> bool {
        let free = |card: &Card| !pinned.contains(card);
        let mut pools: Pools = std::array::from_fn(|_| Vec::new());
        for card in decks(dealt).filter(free) {
            pools[self.suit(card)].push(card);
        }
        let others = Seat::all(dealt.mages.len() as u8).filter(|other| *other != seat);
        let others: Vec<Seat> = others.collect();
        let mut shares = vec![[0_u8; SUITS]; dealt.mages.len()];
        for other in &others {
            for card in hidden_cards(dealt, *other).filter(free) {
                pools[self.suit(card)].push(card);
                shares[other.index()][self.suit(card)] += 1;
            }
        }
        for pool in &mut pools {
            // In the order of the pack: where the cards lie now must not show in the deal.
            pool.sort_unstable();
            chance.shuffle(pool);
        }
        let shown = self.shown(dealt, &others, pinned);
        let Some(active) = self.fill_shown(&shown, &mut shares, &mut pools, chance) else {
            return false;
        };
        for (shown, planned) in shown.iter().zip(active) {
            dealt.mages[shown.seat.index()].slots[shown.slot] = Some(planned);
        }
        for other in others {
            let mut cards: Vec<Card> = Vec::new();
            for (share, pool) in shares[other.index()].iter().zip(&mut pools) {
                let rest = pool.len().saturating_sub(usize::from(*share));
                cards.extend(pool.drain(rest..));
            }
            chance.shuffle(&mut cards);
            self.hand_out(dealt, other, pinned, cards, chance);
        }
        lay_decks(dealt, pinned, pools);
        true
    }

    fn shown(&self, dealt: &State, others: &[Seat], pinned: &[Card]) -> Vec<Shown> {
        let mut shown = Vec::new();
        for &seat in others {
            for (slot, planned) in dealt.mages[seat.index()].slots.iter().enumerate() {
                let Some(planned) = planned else { continue };
                if planned.face == Face::Active && !pinned.contains(&planned.card) {
                    let kind = self.spell_of(planned.card).half(planned.half).kind;
                    shown.push(Shown { seat, slot, kind });
                }
            }
        }
        shown
    }

    /// Cards for the active slots, each with a half of the type its token shows.
    fn fill_shown(
        &self,
        shown: &[Shown],
        shares: &mut [[u8; SUITS]],
        pools: &mut Pools,
        chance: &mut Chance,
    ) -> Option<Vec<Planned>> {
        let mut filled = Vec::new();
        for shown in shown {
            let share = &mut shares[shown.seat.index()];
            let mut fitting: Vec<(Suit, usize)> = Vec::new();
            for (suit, pool) in pools
                .iter()
                .enumerate()
                .filter(|(suit, _)| share[*suit] > 0)
            {
                let fits = |card: &Card| !self.halves_of(*card, shown.kind).is_empty();
                let cards = pool.iter().enumerate().filter(|(_, card)| fits(card));
                fitting.extend(cards.map(|(at, _)| (suit, at)));
            }
            if fitting.is_empty() {
                return None;
            }
            let (suit, at) = fitting[chance.index(fitting.len())];
            share[suit] -= 1;
            let card = pools[suit].remove(at);
            let halves = self.halves_of(card, shown.kind);
            filled.push(Planned {
                card,
                half: halves[chance.index(halves.len())],
                face: Face::Active,
                stable: smallvec::SmallVec::new(),
            });
        }
        Some(filled)
    }

    /// The halves of a card that are of a type.
    fn halves_of(&self, card: Card, kind: SpellType) -> arrayvec::ArrayVec<HalfSide, 2> {
        let spell = self.spell_of(card);
        let top = (spell.top.kind == kind).then_some(HalfSide::Top);
        let bottom = spell.bottom.as_ref().filter(|half| half.kind == kind);
        top.into_iter()
            .chain(bottom.map(|_| HalfSide::Bottom))
            .collect()
    }

    /// Gives a mage its new cards: hand, grimoire, then what lies prepared.
    fn hand_out(
        &self,
        dealt: &mut State,
        seat: Seat,
        pinned: &[Card],
        cards: Vec<Card>,
        chance: &mut Chance,
    ) {
        let mage = &mut dealt.mages[seat.index()];
        let mut cards = cards.into_iter();
        let places = mage.hand.iter_mut().chain(&mut mage.grimoire);
        for (place, card) in { places }.filter(|it| !pinned.contains(it)).zip(&mut cards) {
            *place = card;
        }
        let prepared = mage.slots.iter_mut().flatten();
        let prepared = prepared.filter(|it| it.face == Face::Prepared);
        let prepared = { prepared }.filter(|it| !pinned.contains(&it.card));
        for (planned, card) in prepared.zip(&mut cards) {
            planned.card = card;
            let divided = self.spell_of(card).bottom.is_some();
            planned.half = if divided && chance.odds(1, 2) {
                HalfSide::Bottom
            } else {
                HalfSide::Top
            };
        }
    }
}

/// The cards in the decks.
fn decks(state: &State) -> impl Iterator<Item = Card> + '_ {
    let library = state.library.iter().flat_map(|pile| &pile.deck);
    library.chain(&state.forgotten).copied()
}

/// The cards of a mage that others do not see.
fn hidden_cards(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let mage = &state.mages[seat.index()];
    let slots = mage.slots.iter().flatten();
    let slots = slots.filter(|planned| planned.face != Face::Revealed);
    let held = mage.hand.iter().chain(&mage.grimoire).copied();
    held.chain(slots.map(|planned| planned.card))
}

/// What is left goes back to the decks.
fn lay_decks(dealt: &mut State, pinned: &[Card], pools: Pools) {
    let library = dealt
        .library
        .iter_mut()
        .map(|pile| pile.deck.as_mut_slice());
    let decks = library.chain([dealt.forgotten.as_mut_slice()]);
    for (deck, pool) in decks.zip(pools) {
        let places = deck.iter_mut().filter(|card| !pinned.contains(card));
        for (place, card) in places.zip(pool) {
            *place = card;
        }
    }
}
