//! What a seat does not know, dealt anew: for bots, and for the proof that nothing leaks.
//!
//! A seat does not know the cards in the hands, grimoires and face-down slots of the others, which
//! of their quests they work at, and the order of all decks (BRW-29.1). It does know of which
//! schools the others' cards are, since Study names schools openly and shows what is not kept
//! (BRW-8.3): so every other mage gets as many cards of each school as it has. Which single cards
//! of the others were seen before they came into a hand again is forgotten.

mod quests;
mod spells;

use super::Play;
use super::flow::{Flow, Plan, PlanStage};
use super::menu::Pick;
use super::stack::{Job, Listener, Source};
use super::state::{Card, State};
use crate::cards::{Op, QuestId, SpellDeck};
use crate::game::BlackRoseWars;
use table::{Chance, Seat, Tale};

/// What stays where it is because the seat knows it, or because it is about to be revealed.
#[derive(Debug, Default)]
struct Pinned {
    cards: Vec<Card>,
    quests: Vec<QuestId>,
}

impl Pinned {
    fn of(rules: &BlackRoseWars, state: &State, seat: Seat) -> Self {
        let mut pinned = Pinned::default();
        pinned.add_gifts(rules, state);
        let menu = &state.menu;
        if BlackRoseWars::who(state).seats.contains(seat) {
            for pick in &menu.picks {
                match pick {
                    Pick::Card(card) => pinned.cards.push(*card),
                    Pick::Quest(quest) => pinned.quests.push(*quest),
                    _ => {}
                }
            }
        }
        let windows = state.stack.iter().filter_map(|frame| match &frame.job {
            Job::Window(window) => Some(window),
            _ => None,
        });
        for answering in windows.flat_map(|window| &window.queue) {
            if let Listener::Reaction { owner, slot } = answering.what
                && let Some(mage) = state.mages.get(owner.index())
                && let Some(planned) = &mage.slots[usize::from(slot)]
            {
                pinned.cards.push(planned.card);
            }
        }
        pinned
    }

    /// A quest in progress that costs a card says that its user has such a card.
    fn add_gifts(&mut self, rules: &BlackRoseWars, state: &State) {
        for frame in &state.stack {
            let Job::Effect(effect) = &frame.job else {
                continue;
            };
            let Source::Quest(quest) = effect.source else {
                continue;
            };
            let ops = &rules.pack().quest(quest).effect.ops;
            let gift = |op: &Op| matches!(op, Op::GiveSpell { required: true, .. });
            let giver = state.mages.get(effect.caster.index());
            if let Some(giver) = giver.filter(|_| ops.iter().any(gift)) {
                let forgotten = |card: &&Card| rules.spell_of(**card).deck == SpellDeck::Forgotten;
                self.cards.extend(giver.hand.iter().filter(forgotten));
            }
        }
    }
}

impl BlackRoseWars {
    /// The state as the seat knows it, with everything else re-dealt.
    pub(crate) fn dealt_for(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        let mut dealt = state.clone();
        dealt.chance = chance.fork();
        let pinned = Pinned::of(self, state, seat);
        self.deal_spells(&mut dealt, seat, &pinned.cards, chance);
        self.deal_quests(&mut dealt, seat, &pinned.quests, chance);
        for pile in &mut dealt.events {
            pile.deck.sort_unstable();
            chance.shuffle(&mut pile.deck);
        }
        self.deal_orders(&mut dealt, chance);
        self.deal_plans(&mut dealt, seat, chance);
        self.ask_again(&mut dealt, seat);
        dealt
    }

    /// The order decks; the back of the next card is known (BRW-29.6).
    fn deal_orders(&self, dealt: &mut State, chance: &mut Chance) {
        let Some(avatar) = &mut dealt.avatar else {
            return;
        };
        for deck in &mut avatar.orders {
            let back = |at: usize, deck: &[crate::cards::OrderId]| {
                let react = self.pack().order(deck[at]).react.as_ref();
                react.map(|it| (it.kind, it.on))
            };
            let Some(top) = deck.len().checked_sub(1) else {
                continue;
            };
            let shown = back(top, deck);
            deck.sort_unstable();
            chance.shuffle(deck);
            let alike = (0..deck.len()).rev().find(|at| back(*at, deck) == shown);
            deck.swap(alike.unwrap_or(top), top);
        }
    }

    /// The plans of the others: whoever has confirmed has some plan, the others have none yet.
    fn deal_plans(&self, dealt: &mut State, seat: Seat, chance: &mut Chance) {
        let Flow::Planning(plans) = &mut dealt.flow else {
            return;
        };
        let others = Seat::all(dealt.mages.len() as u8).filter(|other| *other != seat);
        for other in others {
            let plan = &mut plans.0[other.index()];
            let hand = &dealt.mages[other.index()].hand;
            *plan = match plan.stage {
                PlanStage::Done => self.some_plan(hand, chance),
                PlanStage::Slots | PlanStage::Halves | PlanStage::Confirm => Plan::default(),
            };
        }
    }

    fn some_plan(&self, hand: &[Card], chance: &mut Chance) -> Plan {
        let mut plan = Plan {
            stage: PlanStage::Done,
            ..Plan::default()
        };
        let mut hand: Vec<Card> = hand.to_vec();
        chance.shuffle(&mut hand);
        let least = hand.len().min(super::asking::LEAST_PLANNED);
        let most = hand.len().min(plan.cards.len());
        let number = least + chance.index(most - least + 1);
        let mut slots = [0, 1, 2, 3];
        chance.shuffle(&mut slots);
        for (card, slot) in hand.into_iter().zip(slots).take(number) {
            plan.cards[slot] = Some(card);
            if self.spell_of(card).bottom.is_some() && chance.odds(1, 2) {
                plan.dark |= 1 << slot;
            }
        }
        plan
    }

    /// A question to another seat about its hidden cards is laid out anew: whoever asks finds the
    /// cards that are there now.
    fn ask_again(&self, dealt: &mut State, seat: Seat) {
        let menu = &dealt.menu;
        let hidden = |pick: &Pick| {
            matches!(
                pick,
                Pick::Card(_) | Pick::Quest(_) | Pick::Slot(_) | Pick::Answer(..)
            )
        };
        let waiting = Self::who(dealt);
        let own = waiting.seats.contains(seat);
        // "None" as the only answer is about hidden cards as well.
        let secret = menu.hushed || super::asking::shows_a_secret(menu.asked);
        if menu.party.is_none() || own || !(secret || menu.picks.iter().any(hidden)) {
            return;
        }
        dealt.menu = super::menu::Menu::default();
        let mut play = Play {
            rules: self,
            state: dealt,
            tale: &mut Tale::deaf(),
        };
        play.advance();
    }
}
