//! The Avatar and its order cards.

use super::super::grammar::headers::{Answer, Header, Orders};
use super::super::lower::Speaker;
use super::super::pack::{
    AvatarCard, HeaderTarget, OrderCard, OrderSpell, OrderStep, React, ReactOn,
};
use super::super::program::SpellType;
use super::sense::Place;
use super::spells::printed;
use super::{Loader, Sorted};
use cardtext::{Block, Names};

/// The keys of the parts of an order card.
const STEPS: [(&str, &str); 3] = [
    ("step.1", "step.1.text"),
    ("step.2", "step.2.text"),
    ("step.3", "step.3.text"),
];

impl Loader {
    pub(super) fn orders(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("order") {
            let order = self.order(block);
            self.pack.orders.push(order);
        }
        self.pack.orders.sort_by_key(|order| order.moon);
        for block in sorted.of("avatar") {
            self.pack.avatar = self.avatar(block);
        }
    }

    fn order(&mut self, block: &Block<'_>) -> OrderCard {
        let mut steps = Vec::new();
        for (header, text) in STEPS {
            steps.extend(self.step(block, header, text));
        }
        OrderCard {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            moon: self.moon(block),
            steps,
            instability: self.yes(block, "instability"),
            extra_card: self.yes(block, "another"),
            react: self.react(block),
        }
    }

    fn step(&mut self, block: &Block<'_>, header: &str, text: &str) -> Option<OrderStep> {
        if block.value(text).is_none() {
            if block.value(header).is_some() {
                let message = format!("`{}` has no `{text}`", block.id.value);
                self.loading
                    .at_value(block, header, message, "this part does nothing");
            }
            return None;
        }
        let spell = self.loading.value::<Header>(block, header, "header");
        let spell = spell.map(|header| OrderSpell {
            kind: header.kind,
            element: header.element,
            target: printed(header.target),
            priority: header.priority.map(|by| by.0),
        });
        let place = Place {
            spell: true,
            ..Place::default()
        };
        let effect = self.effect(block, text, Speaker::Avatar, place);
        let target = spell.map_or(HeaderTarget::Special, |spell| spell.target);
        self.check_target(block, text, target, &effect.ops);
        Some(OrderStep { spell, effect })
    }

    fn react(&mut self, block: &Block<'_>) -> Option<React> {
        let answer = self.loading.value::<Answer>(block, "react", "reaction");
        let place = Place {
            triggered: true,
            spell: true,
            ..Place::default()
        };
        let effect = self.effect(block, "react.text", Speaker::Avatar, place);
        self.check_target(block, "react.text", HeaderTarget::Special, &effect.ops);
        let given = ["react", "react.text"].map(|key| block.value(key).is_some());
        if given[0] != given[1] {
            let message = format!("half of the reaction of `{}` is missing", block.id.value);
            let label = "`react` and `react.text` belong together";
            self.loading.at_id(block, message, label);
        }
        let (kind, on) = match answer? {
            Answer::Damaged { kind } => (kind, ReactOn::Damaged),
            Answer::Targeted { kind } => (kind, ReactOn::TargetedByCombat),
        };
        if !matches!(kind, SpellType::Trap | SpellType::Protect) {
            let message = format!("`{}` cannot answer with this", block.id.value);
            let label = "only traps and protections answer";
            self.loading.at_value(block, "react", message, label);
        }
        Some(React { kind, on, effect })
    }

    fn avatar(&mut self, block: &Block<'_>) -> AvatarCard {
        let orders = self
            .loading
            .value::<Orders>(block, "orders", "list of numbers");
        let orders = orders.map_or([1; 2], |it| [it.apprentice, it.master]);
        if orders.iter().any(|number| !(1..=9).contains(number)) {
            let label = "expected numbers from 1 to 9";
            self.loading.at_value(
                block,
                "orders",
                "these are no numbers of orders".into(),
                label,
            );
        }
        let place = Place {
            lasting: true,
            ..Place::default()
        };
        AvatarCard {
            names: Names::of_block(block),
            life: self.small(block, "life", 1),
            strength: self.small(block, "strength", 0),
            moves: self.small(block, "move", 0),
            orders,
            force: self.force(block, Speaker::Avatar, place),
        }
    }
}
