//! Phase 4: mages act (BRW-11.1).

use super::{Due, Flow};
use crate::cards::{Action, Op, Phase, QuestId, Timing};
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::stack::Happening;
use crate::play::state::{Face, Figure, Party};
use crate::play::{Go, Play, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Message;

/// Actions in an activation (BRW-11.1.3).
pub(super) const ACTIONS: u8 = 2;

/// Where the Action phase stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Activations {
    /// The events of this phase are looked up.
    Look,
    /// They are carried out (BRW-11.1.1).
    Apply(Due),
    /// Who can act, from this place in turn order on (the Avatar has a place)?
    Next(u8),
    /// A mage acts.
    Mage(Activation),
}

/// The activation of a mage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    /// Its place in turn order.
    pub place: u8,
    /// Actions it has performed: at most two (BRW-11.1.3).
    pub actions: u8,
    /// One of them was the cast of a numbered spell (BRW-11.2.10).
    pub numbered: bool,
    /// A spell is being cast: the misfortunes the mage had before, as bits by kind (BRW-23.4.4).
    pub casting: Option<u8>,
}

impl Activation {
    /// The activation of the mage at a place of the turn order begins.
    #[must_use]
    pub fn begin(place: u8) -> Self {
        Activation {
            place,
            actions: 0,
            numbered: false,
            casting: None,
        }
    }

    /// Are all its actions performed (BRW-11.1.3)? Quest effects may still follow.
    pub(crate) fn is_over(&self) -> bool {
        self.actions >= ACTIONS
    }
}

impl Play<'_> {
    pub(super) fn step_activations(&mut self, step: Activations) -> Go {
        let next = match step {
            Activations::Look => {
                self.ready_avatar();
                Activations::Apply(self.due_events(Timing::Action))
            }
            Activations::Apply(due) => {
                let left = self.apply_event(due);
                left.map_or(Activations::Next(0), Activations::Apply)
            }
            Activations::Next(place) => return self.next_to_act(place),
            Activations::Mage(activation) => return self.step_mage(activation),
        };
        self.state.flow = Flow::Action(next);
        Go::On
    }

    /// Around the table again and again until nobody can act (BRW-11.1.2, BRW-11.1.5).
    fn next_to_act(&mut self, place: u8) -> Go {
        let order = self.turn_order_with_avatar();
        let places = order.len() as u8;
        for step in 0..places {
            let place = (place + step) % places;
            let who = order[usize::from(place)];
            if who == Party::ROSE && self.avatar_can_act() {
                self.state.flow = Flow::Action(Activations::Next(place + 1));
                self.activate_avatar();
                return Go::On;
            }
            if who != Party::ROSE && self.can_act(who) {
                self.state.flow = Flow::Action(Activations::Mage(Activation::begin(place)));
                let mage = self.party_arg(who);
                self.tell(rule("BRW-11.1.2"), || {
                    Message::new("activation").with("mage", mage)
                });
                return Go::On;
            }
        }
        self.begin_phase(Phase::Evocation);
        Go::On
    }

    /// Can the mage perform an action (BRW-11.1.6)?
    pub(super) fn can_act(&self, mage: Party) -> bool {
        !self.legal_actions(mage, false).is_empty()
    }

    /// What a mage can do in its activation; in its cell it can only try to get out (BRW-19.5).
    fn legal_actions(&self, mage: Party, numbered_cast: bool) -> SmallVec<[Pick; 8]> {
        let mut picks = SmallVec::new();
        let own = &self.state.mages[mage.index()];
        let in_lodge = self.state.bodies[mage.index()].spot.room().is_some();
        let token = own.tokens > 0;
        if token && (in_lodge || self.speed(Figure::Mage(mage)) > 0) {
            picks.push(Pick::Action(Action::Explore));
        }
        if token && in_lodge {
            picks.push(Pick::Action(Action::Fight));
            if self.has_evocation(mage) {
                picks.push(Pick::Action(Action::Order));
            }
        }
        let prepared = self.slots_with(mage, Face::Prepared);
        if !prepared.is_empty() {
            picks.push(Pick::Action(Action::Wait));
        }
        if in_lodge {
            let castable = self.next_numbered(mage).filter(|_| !numbered_cast);
            let quick = prepared.first().copied().filter(|slot| *slot == 0);
            picks.extend(quick.into_iter().chain(castable).map(Pick::Slot));
        }
        picks
    }

    fn has_evocation(&self, mage: Party) -> bool {
        let slots = &self.state.mages[mage.index()].evocations;
        let mut own = slots.iter().flatten();
        own.any(|id| self.room_of(Figure::Evoc(*id)).is_some())
    }

    /// Actions and quest effects, as the mage decides (BRW-11.1.3, BRW-11.1.8).
    fn step_mage(&mut self, mut activation: Activation) -> Go {
        let order = self.turn_order_with_avatar();
        let mage = order[usize::from(activation.place)];
        if let Some(misfortunes) = activation.casting.take() {
            self.state.flow = Flow::Action(Activations::Mage(activation));
            self.answer_in_flow(vec![Happening::ActionEnded {
                mage,
                action: Action::Cast,
                misfortunes,
            }]);
            return Go::On;
        }
        if let Some(reply) = self.reply(Asked::Act) {
            self.carry_out(mage, activation, reply.picks.first().copied());
            return Go::On;
        }
        let mut picks = SmallVec::new();
        if !activation.is_over() {
            picks = self.legal_actions(mage, activation.numbered);
        }
        let may_end = activation.actions > 0 || picks.is_empty();
        picks.extend(self.usable_quests(mage).into_iter().map(Pick::Quest));
        let secret = self.may_pay_for_quest(mage);
        if picks.is_empty() && !secret {
            self.close_activation(activation);
            return Go::On;
        }
        if may_end {
            picks.push(Pick::Way(Going::End));
        }
        self.ask(mage, Asked::Act, MenuShape::One, picks);
        self.state.menu.hushed = secret;
        Go::Ask
    }

    /// Has the mage a quest whose use costs a card of its hand? Whether it has such a card is its
    /// secret, so that it is asked in any case (BRW-29.1).
    fn may_pay_for_quest(&self, mage: Party) -> bool {
        let costs_a_card = |quest: &QuestId| {
            let mut ops = self.pack().quest(*quest).effect.ops.iter();
            ops.any(|op| matches!(op, Op::GiveSpell { required: true, .. }))
        };
        let completed = &self.state.mages[mage.index()].completed;
        completed.iter().any(costs_a_card)
            && self.room_of(Figure::Mage(mage)).is_some()
            && !self.no_quest_effects(mage)
    }

    fn carry_out(&mut self, mage: Party, mut activation: Activation, pick: Option<Pick>) {
        match pick {
            Some(Pick::Quest(quest)) => self.start_quest(mage, quest),
            Some(Pick::Action(action)) => {
                activation.actions += 1;
                self.start_action(mage, action);
            }
            Some(Pick::Slot(slot)) => {
                activation.actions += 1;
                activation.numbered |= slot > 0;
                let misfortunes = &self.state.bodies[mage.index()].misfortunes;
                let bits = misfortunes.iter().map(|it| 1 << it.kind.0);
                activation.casting = Some(bits.fold(0, |all, bit: u8| all | bit));
                self.cast(mage, slot);
            }
            _ => return self.close_activation(activation),
        }
        self.state.flow = Flow::Action(Activations::Mage(activation));
    }

    fn close_activation(&mut self, activation: Activation) {
        self.state.flow = Flow::Action(Activations::Next(activation.place + 1));
    }
}
