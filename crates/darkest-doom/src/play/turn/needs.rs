//! What abilities and area actions need before they can be begun (DD-0.5): a cost must be payable
//! completely, and something must come of it.

use crate::cards::{Amount, AreaId, AreaType, Effect, Held, MoveMode, Op, Relic, Resource, Rule};
use crate::map::FAR;
use crate::play::Play;
use crate::play::state::{Equipped, Figure, Participant};

/// Seal Crystals that free Mosh (DD-20.6).
pub(crate) const CRYSTALS: u8 = 3;

impl Play<'_> {
    /// Can the player begin this ability or area action now?
    pub(super) fn can_begin(&mut self, who: Participant, effect: &Effect) -> bool {
        effect.ops.iter().all(|op| self.can_meet(who, op)) && self.would_do(effect.program, who)
    }

    /// Is there what a step needs? Cards to be discarded are a cost here (DD-4.6, DD-12.5).
    fn can_meet(&self, who: Participant, op: &Op) -> bool {
        let player = &self.state.players[who.index()];
        match *op {
            Op::Pay { res, n, .. } => self.can_afford(who, res, n),
            Op::Discard {
                what: Held::Resource,
                n,
                up_to: false,
                ..
            } => player.hand.len() >= number(n).max(1),
            Op::Move { mode, n, .. } => self.can_go(who, mode, n),
            Op::SummonWraith => player.relics[Relic::SpiritLantern.index()] > 0 && !self.wraith(),
            Op::FreeMoshTest => player.relics[Relic::SealCrystal.index()] >= CRYSTALS,
            _ => true,
        }
    }

    /// Life is paid only if some is left (DD-4.5).
    fn can_afford(&self, who: Participant, res: Resource, n: Amount) -> bool {
        let needed = number(n) + usize::from(res == Resource::Life);
        let has = usize::try_from(self.has(who, res)).unwrap_or(0);
        has >= needed
    }

    fn can_go(&self, who: Participant, mode: MoveMode, n: Option<Amount>) -> bool {
        if self.rule_holds(Rule::NoMove, Some(Figure::Guardian(who)), None) {
            return false;
        }
        match (mode, self.state.guardians[who.index()].area) {
            (MoveMode::Ride, Some(from)) => self.can_ride(who, from, n),
            (_, area) => area.is_some(),
        }
    }

    /// There must be an area where the ride may end: no Citadel, and not over the summit
    /// (DD-12.3).
    fn can_ride(&self, who: Participant, from: AreaId, n: Option<Amount>) -> bool {
        let map = &self.pack().map;
        let reach = match n {
            Some(Amount::Number(n)) => u8::try_from(n).unwrap_or(0),
            Some(Amount::Counted(counted)) => {
                let value = self.count(counted.count, who) + i16::from(counted.plus);
                u8::try_from(value).unwrap_or(0)
            }
            Some(Amount::All(_)) | None => FAR - 1,
        };
        let summit = [map.summit()].into_iter().collect();
        let distances = map.distances_from(from, summit);
        let near = map.all().without(map.of_type(AreaType::Citadel));
        let mut near = near.iter().filter(|to| distances[to.index()] <= reach);
        near.any(|to| to != from && to != map.summit())
    }

    /// Does somebody control the Wraith (DD-13.14)?
    fn wraith(&self) -> bool {
        let mut equipment = self.state.players.iter().flat_map(|it| &it.equipment);
        equipment.any(|it| matches!(it, Equipped::Wraith { .. }))
    }
}

/// The number of an amount, as far as it is one.
fn number(n: Amount) -> usize {
    match n {
        Amount::Number(n) => usize::try_from(n).unwrap_or(0),
        Amount::All(_) | Amount::Counted(_) => 0,
    }
}
