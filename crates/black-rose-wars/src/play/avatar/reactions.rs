//! The trap or protection on top of the order deck (BRW-25.4).

use crate::cards::{Element, OrderId, Phase};
use crate::play::asking::order_target;
use crate::play::stack::{EffectJob, Happening, Job, Source, TriggerRef};
use crate::play::state::Party;
use crate::play::{Play, rule};
use table::Message;

impl Play<'_> {
    /// The top order card, if its back shows a trap or a protection (BRW-25.4.1). Everybody sees
    /// that back (BRW-29.6).
    pub(crate) fn reaction_card(&self) -> Option<OrderId> {
        let top = self.state.avatar.as_ref()?.top(self.state.moon)?;
        self.pack().order(top).react.as_ref().map(|_| top)
    }

    /// The top order card answers: only its trap or protection is carried out (BRW-25.4.3). A card
    /// that is no longer on top cannot answer any more (BRW-25.4.5).
    pub(crate) fn start_reaction(&mut self, order: OrderId, trigger: TriggerRef) {
        let card = self.pack().order(order);
        let Some(react) = card.react.as_ref().filter(|_| self.is_on_top(order)) else {
            return;
        };
        self.take_order();
        if self.state.phase == Phase::Action {
            self.count_order();
        }
        self.tell(rule("BRW-25.4.3"), || {
            Message::new("order-answers").with("order", order_target(order))
        });
        // The answer has no element of its own: it is that of the card's spell part.
        let element = card.steps.iter().find_map(|step| step.spell);
        let element = element.map_or(Element::Wild, |spell| spell.element);
        let source = Source::Reaction(order);
        let effect = EffectJob::new(source, react.effect.program, Party::ROSE);
        let mut effect = effect.as_spell(react.kind, element);
        effect.by_avatar = true;
        effect.trigger = Some(trigger);
        self.push(Job::Effect(Box::new(effect)));
        self.happen(Happening::Revealed {
            mage: Party::ROSE,
            spell: react.kind,
            element,
        });
    }

    fn is_on_top(&self, order: OrderId) -> bool {
        let avatar = self.state.avatar.as_ref();
        avatar.and_then(|avatar| avatar.top(self.state.moon)) == Some(order)
    }
}
