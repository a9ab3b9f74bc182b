//! Activations of the Avatar: order cards, part by part (BRW-25.3).

use super::deck::Taken;
use crate::cards::{OrderId, ProgramId, TriggerOn};
use crate::play::asking::order_target;
use crate::play::stack::{EffectJob, Happening, Job, OrderJob, Source};
use crate::play::state::{Party, Spot};
use crate::play::{Go, Play, rule};
use table::Message;

impl Play<'_> {
    /// The Action phase begins: no order has been followed in it.
    pub(crate) fn ready_avatar(&mut self) {
        if let Some(avatar) = &mut self.state.avatar {
            avatar.resolved = 0;
        }
    }

    /// Has the Avatar orders left in this Action phase (BRW-25.3.2)?
    pub(crate) fn avatar_can_act(&self) -> bool {
        let column = self.state.table.avatar.column();
        let limit = column.map_or(0, |column| self.pack().avatar.orders[column]);
        let avatar = self.state.avatar.as_ref();
        avatar.is_some_and(|avatar| avatar.resolved < limit)
    }

    /// The Avatar's place in turn order has come: it follows an order, or leaves its cell instead.
    pub(crate) fn activate_avatar(&mut self) {
        if !self.dominates() {
            self.follow_order(true);
        }
    }

    /// The Avatar follows one more order, beyond its limit (BRW-25.3.4). Orders that give orders
    /// come to an end (BRW-13.3.7).
    pub(crate) fn give_order(&mut self) {
        let activates = |job: &Job| match job {
            Job::Order(_) => true,
            Job::Effect(effect) => effect.source == Source::Avatar,
            _ => false,
        };
        if !self.repeats_itself(activates) && !self.dominates() {
            self.follow_order(false);
        }
    }

    /// An activation in the cell is replaced by the ability on the Avatar's card (BRW-25.3.3); says
    /// whether it is.
    fn dominates(&mut self) -> bool {
        let in_cell = self.state.bodies[Party::ROSE.index()].spot == Spot::Cell;
        let Some(program) = self.dominance().filter(|_| in_cell) else {
            return false;
        };
        self.tell(rule("BRW-25.3.3"), || Message::new("avatar-dominates"));
        let mut effect = EffectJob::new(Source::Avatar, program, Party::ROSE);
        effect.by_avatar = true;
        self.push(Job::Effect(Box::new(effect)));
        true
    }

    fn dominance(&self) -> Option<ProgramId> {
        let abilities = &self.pack().avatar.force.abilities;
        let replaces = abilities
            .iter()
            .find(|ability| ability.replaces && ability.when.on == TriggerOn::AvatarActivation);
        replaces.map(|ability| ability.program)
    }

    /// Reveals the top order card. Without any card the activation is spent all the same: the
    /// phase must come to its end.
    fn follow_order(&mut self, counts: bool) {
        if counts {
            self.count_order();
        }
        let Some(Taken { order, renewed }) = self.take_order() else {
            return;
        };
        self.tell(rule("BRW-25.3.1"), || {
            Message::new("order-revealed").with("order", order_target(order))
        });
        self.push(Job::Order(OrderJob {
            order,
            step: 0,
            counts,
            lost: false,
            renewed,
        }));
    }

    /// One more order of this Action phase.
    pub(super) fn count_order(&mut self) {
        if let Some(avatar) = &mut self.state.avatar {
            avatar.resolved = avatar.resolved.saturating_add(1);
        }
    }

    fn order_job(&mut self) -> Option<&mut OrderJob> {
        match &mut self.state.stack.last_mut()?.job {
            Job::Order(job) => Some(job),
            _ => None,
        }
    }

    /// The next part of the order card on top; after the last one the card is done, and another
    /// may follow, though not for ever (BRW-25.3.4).
    pub(crate) fn step_order(&mut self) -> Go {
        let Some(job) = self.order_job() else {
            return Go::On;
        };
        let step = job.step;
        job.step += 1;
        let job = *job;
        let card = self.pack().order(job.order);
        let Some(part) = card.steps.get(usize::from(step)) else {
            self.pop();
            if card.extra_card && !job.renewed {
                self.give_order();
            }
            return Go::On;
        };
        // A defeated Avatar goes on with its spells alone (BRW-25.3.8).
        if part.spell.is_some() || !job.lost {
            self.start_part(job.order, step);
        }
        Go::On
    }

    /// A spell part is a spell that is revealed by now, a physical part is none (BRW-25.3.6). The
    /// instability symbol belongs to the program of the spell part (BRW-25.3.5).
    fn start_part(&mut self, order: OrderId, step: u8) {
        let part = &self.pack().order(order).steps[usize::from(step)];
        let source = Source::Order { order, step };
        let mut effect = EffectJob::new(source, part.effect.program, Party::ROSE);
        effect.by_avatar = true;
        let Some(spell) = part.spell else {
            self.push(Job::Effect(Box::new(effect)));
            return;
        };
        let effect = effect.as_spell(spell.kind, spell.element);
        self.push(Job::Effect(Box::new(effect)));
        self.happen(Happening::Revealed {
            mage: Party::ROSE,
            spell: spell.kind,
            element: spell.element,
        });
    }
}
