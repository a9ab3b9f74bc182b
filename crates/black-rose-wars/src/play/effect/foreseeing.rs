//! Whom a sentence is about to reach: they are warned before it does (BRW-13.5.3).

use crate::cards::compile::Instr;
use crate::cards::{Op, Who};
use crate::play::Play;
use crate::play::effect::bit;
use crate::play::stack::Happening;
use crate::play::state::{Figure, Party};

impl Play<'_> {
    /// Looks ahead over the steps of a sentence that will certainly be carried out: whom it
    /// reaches is warned before any part of it is applied (BRW-13.5.3).
    pub(super) fn foresee(&mut self, code: &[Instr]) {
        if self.effect().spell.is_none() {
            return;
        }
        let mut reached = 0;
        for instr in code {
            match instr {
                Instr::Act(op) => reached |= self.reaches(op),
                _ => break,
            }
        }
        self.warn_mages(reached);
    }

    pub(super) fn warn(&mut self, op: &Op) -> bool {
        if self.effect().spell.is_none() {
            return false;
        }
        let reached = self.reaches(op);
        self.warn_mages(reached)
    }

    /// Opens a window for mages that a spell reaches for the first time; says whether it did.
    fn warn_mages(&mut self, reached: u8) -> bool {
        let effect = self.effect();
        let fresh = reached & !effect.warned;
        if fresh == 0 {
            return false;
        }
        effect.warned |= fresh;
        let depth = self.state.stack.len();
        let events = self.affects(fresh);
        self.open_window(events);
        self.state.stack.len() > depth
    }

    /// The events "a spell targets you or would affect you" for these mages.
    pub(crate) fn affects(&mut self, mages: u8) -> Vec<Happening> {
        let frame = (self.state.stack.len() - 1) as u8;
        let effect = self.effect();
        let (Some(spell), caster) = (effect.spell, effect.caster) else {
            return Vec::new();
        };
        let mages = (0..5).map(Party).filter(|mage| mages & bit(*mage) != 0);
        mages
            .map(|mage| Happening::Affects {
                frame,
                spell,
                caster,
                mage,
            })
            .collect()
    }

    /// The mages whose figure, power, cards, misfortunes or Nightmares a step would change, as
    /// bits; the caster needs no warning.
    fn reaches(&mut self, op: &Op) -> u8 {
        let caster = self.effect().caster;
        let figures = |who: &Who| -> u8 {
            let mages = self
                .figures_of(who)
                .into_iter()
                .filter_map(|figure| match figure {
                    Figure::Mage(mage) => Some(bit(mage)),
                    Figure::Evoc(_) => None,
                });
            mages.fold(0, |all, one| all | one)
        };
        let parties = |who: &Who| -> u8 {
            let parties = self.parties_of(who).into_iter();
            parties.fold(0, |all, one| all | bit(one))
        };
        let bearers = |who: &Who| -> u8 {
            let figures = self.figures_of(who).into_iter();
            let bearers = figures.filter_map(|figure| match figure {
                Figure::Evoc(id) => self.evoc(id)?.bearer,
                Figure::Mage(_) => None,
            });
            bearers.fold(0, |all, one| all | bit(one))
        };
        let reached = match op {
            Op::Deal { to, by: None, .. } => figures(to),
            Op::SwapDamage { on, .. } | Op::Heal { on, .. } | Op::Attack { on, .. } => figures(on),
            Op::Move { who, .. } | Op::Place { who, .. } => figures(who),
            Op::LosePp { who, .. } => parties(who),
            Op::StealPp { from, .. } => parties(from),
            Op::AssignEvocation { to, .. }
            | Op::AssignMisfortune { to, .. }
            | Op::DiscardMisfortune { from: to, .. }
            | Op::GiveSpell { to, .. } => parties(to),
            Op::Remove { who, .. } => bearers(who),
            Op::GainTrophy { from, .. } => parties(&Who::Ref(*from)),
            _ => 0,
        };
        reached & !bit(caster)
    }
}
