//! Conditions: what must hold, and what a figure has.

use crate::cards::{By, Cond, Ref, Trait, Who};
use crate::play::Play;
use crate::play::effect::bit;
use crate::play::stack::{EffectJob, Happening};
use crate::play::state::{Figure, Party, Spot};

impl Play<'_> {
    pub(crate) fn holds(&self, cond: &Cond) -> bool {
        self.holds_for(self.running(), cond)
    }

    pub(crate) fn holds_for(&self, effect: &EffectJob, cond: &Cond) -> bool {
        match cond {
            Cond::Has { who, what } => {
                let figure = self.figure_meant(effect, *who);
                let counted = |figure: &Figure| match figure {
                    Figure::Mage(mage) => effect.ignored_by & bit(*mage) == 0,
                    Figure::Evoc(_) => true,
                };
                figure
                    .filter(counted)
                    .is_some_and(|figure| self.has(figure, *what))
            }
            Cond::Defeated { who, by } => self.was_defeated(effect, *who, *by),
            Cond::Exists { what } => !self.select_for(effect, what).is_empty(),
            Cond::RoomIs { who, room } => {
                self.rooms_for(effect, &Who::Ref(*who)).first() == Some(room)
            }
            Cond::Compare { a, le, ge } => {
                let number = self.count_for(effect, a);
                le.is_none_or(|most| number <= most) && ge.is_none_or(|least| number >= least)
            }
            Cond::InLodge { who } => {
                let figure = self.figure_meant(effect, *who);
                figure.is_some_and(|figure| self.room_of(figure).is_some())
            }
            Cond::InCell { who } => {
                let figure = self.figure_meant(effect, *who);
                figure.is_some_and(|figure| self.spot_of(figure) == Spot::Cell)
            }
            Cond::Not { cond } => !self.holds_for(effect, cond),
        }
    }

    fn was_defeated(&self, effect: &EffectJob, who: Ref, by: By) -> bool {
        let Some(mage) = self.party_meant(effect, who) else {
            return false;
        };
        let by = match by {
            By::You => effect.caster,
            By::Item | By::Bearer => return false,
            By::Rose | By::Avatar => Party::ROSE,
        };
        let here = effect.defeated.contains(&(mage, Some(by)));
        let trigger = match self.trigger_of(effect) {
            Some(Happening::Defeated {
                mage: fallen,
                by: victor,
                ..
            }) => fallen == mage && victor == Some(by),
            _ => false,
        };
        here || trigger
    }

    /// Has a figure this?
    pub(crate) fn has(&self, figure: Figure, what: Trait) -> bool {
        let evocs = || self.state.evocations.iter();
        match (what, figure) {
            (Trait::Upgrade, Figure::Evoc(id)) => {
                self.evoc(id).is_some_and(|evoc| evoc.upgrade.is_some())
            }
            (Trait::Misfortune, Figure::Mage(mage)) => {
                !self.state.bodies[mage.index()].misfortunes.is_empty()
            }
            (Trait::Nightmare, Figure::Mage(mage)) => evocs().any(|evoc| {
                evoc.bearer == Some(mage) && (evoc.waiting || evoc.spot.room().is_some())
            }),
            (Trait::RoseDamage, _) => self.damage_on(figure).contains(&Party::ROSE),
            (Trait::Crown, Figure::Mage(mage)) => self.state.crown == mage,
            (Trait::Evocation, Figure::Mage(mage)) => {
                evocs().any(|evoc| evoc.owner == mage && evoc.spot.room().is_some())
            }
            (Trait::CompletedQuest, Figure::Mage(mage)) => {
                let seat = mage.seat();
                seat.is_some_and(|seat| !self.state.mages[seat.index()].completed.is_empty())
            }
            _ => false,
        }
    }
}
