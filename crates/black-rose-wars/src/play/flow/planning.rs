//! Phase 3: everybody plans at once and in secret (section 10).

use super::Flow;
use crate::cards::{HalfSide, Phase};
use crate::play::menu::Reply;
use crate::play::menu::{Asked, Going, Menu, Pick};
use crate::play::state::{Card, Face, MAGES, Mage, Planned};
use crate::play::{Go, Play, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Message;

/// The plans of all seats. The cards stay in their hands until everybody has confirmed: nobody can
/// see before that how many cards somebody else has placed (C-9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plans(pub [Plan; MAGES]);

/// The plan of a mage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// What is asked next.
    pub stage: PlanStage,
    /// The cards for quick, I, II, III.
    pub cards: [Option<Card>; 4],
    /// The slots whose card shows its dark half, as bits.
    pub dark: u8,
}

/// What is asked of a planning mage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlanStage {
    /// Which cards into which slots.
    #[default]
    Slots,
    /// Which of them show the dark half.
    Halves,
    /// Is it as it should be?
    Confirm,
    /// Nothing more (BRW-10.7).
    Done,
}

impl Plan {
    /// Cards of the hand are put into slots: for every card 0, or 1 + its slot (BRW-10.2).
    fn lay_out(&mut self, hand: &[Card], places: &[u16]) {
        *self = Plan::default();
        for (card, place) in hand.iter().zip(places) {
            let slot = usize::from(*place).checked_sub(1);
            if let Some(slot) = slot.and_then(|slot| self.cards.get_mut(slot)) {
                *slot = Some(*card);
            }
        }
    }
}

impl Play<'_> {
    pub(super) fn step_planning(&mut self, mut plans: Plans) -> Go {
        if let Some(reply) = self.state.reply.take() {
            self.plan(&reply, &mut plans.0[reply.party.index()]);
        }
        let mut open = false;
        for (plan, mage) in plans.0.iter_mut().zip(&self.state.mages) {
            // Without cards there is nothing to plan (BRW-10.3).
            if mage.hand.is_empty() {
                plan.stage = PlanStage::Done;
            }
            open |= plan.stage != PlanStage::Done;
        }
        self.state.flow = Flow::Planning(plans);
        if open {
            self.state.menu = Menu::default();
            return Go::Ask;
        }
        for (plan, mage) in plans.0.iter().zip(&mut self.state.mages) {
            mage.prepare(plan);
        }
        self.tale.reveal();
        self.tell_plans();
        self.begin_phase(Phase::Action);
        Go::On
    }

    /// An answer of a planning mage.
    fn plan(&mut self, reply: &Reply, plan: &mut Plan) {
        match reply.asked {
            Asked::Plan => {
                let hand = &self.state.mages[reply.party.index()].hand;
                plan.lay_out(hand, &reply.amounts);
                plan.stage = if self.rules.divided_cards(plan).is_empty() {
                    PlanStage::Confirm
                } else {
                    PlanStage::Halves
                };
            }
            Asked::PlanHalves => {
                let slots = reply.picks.iter().filter_map(|pick| match pick {
                    Pick::Slot(slot) => Some(1 << slot),
                    _ => None,
                });
                plan.dark = slots.fold(0, |all, bit: u8| all | bit);
                plan.stage = PlanStage::Confirm;
            }
            _ if reply.picks.contains(&Pick::Way(Going::Change)) => *plan = Plan::default(),
            _ => plan.stage = PlanStage::Done,
        }
    }

    /// Now everybody sees which slots are filled (BRW-10.5).
    fn tell_plans(&mut self) {
        for mage in self.turn_order() {
            let slots = &self.state.mages[mage.index()].slots;
            let number = slots.iter().flatten().count();
            let by = self.party_arg(mage);
            self.tell(rule("BRW-10.5"), || {
                let message = Message::new("planned").with("mage", by);
                message.with("number", number)
            });
        }
    }
}

impl Mage {
    /// The planned cards go from the hand to the board, face down.
    fn prepare(&mut self, plan: &Plan) {
        for (at, card) in plan.cards.into_iter().enumerate() {
            let Some(card) = card else { continue };
            self.hand.retain(|it| *it != card);
            let half = if plan.dark >> at & 1 == 1 {
                HalfSide::Bottom
            } else {
                HalfSide::Top
            };
            self.slots[at] = Some(Planned {
                card,
                half,
                face: Face::Prepared,
                stable: SmallVec::new(),
            });
        }
    }
}
