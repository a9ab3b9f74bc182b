//! Cards of the caster's choice: misfortunes, upgrades, evocations.

use crate::cards::Who;
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::state::Party;
use crate::play::{Go, Play};

impl Play<'_> {
    /// A misfortune of one's choice: any in the deck that the mage does not have (BRW-23.4.5).
    pub(super) fn choose_misfortune(&mut self, who: &Who) -> Go {
        let decider = self.decider();
        if let Some(reply) = self.reply(Asked::Misfortune) {
            let chosen = match reply.picks.first() {
                Some(Pick::Misfortune(kind)) => Some(kind.0),
                _ => None,
            };
            return self.chosen(chosen);
        }
        let Some(mage) = self.parties_of(who).first().copied() else {
            return self.chosen(None);
        };
        let has = |kind: u8| {
            let body = &self.state.bodies[mage.index()];
            body.misfortunes.iter().any(|it| it.kind.0 == kind)
        };
        let kinds = (0..).zip(&self.state.misfortunes);
        let free = kinds.filter(|(kind, left)| **left > 0 && !has(*kind));
        let picks: Vec<Pick> = free
            .map(|(kind, _)| Pick::Misfortune(crate::cards::MisfortuneKind(kind)))
            .collect();
        self.choose(decider, Asked::Misfortune, picks)
    }

    pub(super) fn choose_upgrade(&mut self) -> Go {
        let decider = self.decider();
        if let Some(reply) = self.reply(Asked::Upgrade) {
            let chosen = match reply.picks.first() {
                Some(Pick::Upgrade(kind)) => Some(kind.0),
                _ => None,
            };
            return self.chosen(chosen);
        }
        let kinds = (0..).zip(&self.state.upgrades);
        let picks: Vec<Pick> = kinds
            .filter(|(_, left)| **left > 0)
            .map(|(kind, _)| Pick::Upgrade(crate::cards::UpgradeKind(kind)))
            .collect();
        self.choose(decider, Asked::Upgrade, picks)
    }

    pub(super) fn choose_evocation(&mut self, max_life: Option<u8>, not_forgotten: bool) -> Go {
        let decider = self.decider();
        if let Some(reply) = self.reply(Asked::Summon) {
            let chosen = match reply.picks.first() {
                Some(Pick::Evocation(kind)) => Some(kind.0),
                _ => None,
            };
            return self.chosen(chosen);
        }
        let fits = |(kind, evocation): &(u8, &crate::cards::Evocation)| {
            let life = max_life.is_none_or(|most| evocation.life <= most);
            let allowed = !(not_forgotten && evocation.forgotten);
            life && allowed && self.in_supply(crate::cards::EvocationKind(*kind))
        };
        let kinds = (0..).zip(&self.pack().evocations);
        let picks: Vec<Pick> = kinds
            .filter(fits)
            .map(|(kind, _)| Pick::Evocation(crate::cards::EvocationKind(kind)))
            .collect();
        self.choose(decider, Asked::Summon, picks)
    }

    fn choose(&mut self, decider: Party, asked: Asked, picks: Vec<Pick>) -> Go {
        if picks.is_empty() {
            return self.chosen(None);
        }
        self.ask(decider, asked, MenuShape::One, picks);
        Go::Ask
    }

    fn chosen(&mut self, choice: Option<u8>) -> Go {
        let effect = self.effect();
        effect.choice = choice;
        effect.at += 1;
        Go::On
    }
}
