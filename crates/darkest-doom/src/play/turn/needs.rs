//! What abilities and area actions need before they can be begun (DD-0.5): what must be paid can
//! be paid completely, and something comes of it.

use crate::cards::{Amount, Effect, Held, MoveMode, Op, Relic};
use crate::play::Play;
use crate::play::stack::TravelWay;
use crate::play::state::{Equipped, Participant};

/// Seal Crystals that free Mosh (DD-20.6).
const CRYSTALS: u8 = 3;

impl Play<'_> {
    /// Can the player begin this ability or area action now?
    pub(super) fn can_begin(&mut self, who: Participant, effect: &Effect) -> bool {
        effect.ops.iter().all(|op| self.has_for(who, op)) && self.would_do(effect.program, who)
    }

    /// Is there what a step needs besides its cost? Cards to be discarded are as good as a cost
    /// here (DD-4.6, DD-12.5).
    fn has_for(&self, who: Participant, op: &Op) -> bool {
        let player = &self.state.players[who.index()];
        match *op {
            Op::Discard {
                what: Held::Resource,
                n,
                up_to: false,
                ..
            } => player.hand.len() >= number(n).max(1),
            Op::Move {
                mode: MoveMode::Ride,
                n,
                ..
            } => self.can_ride(who, n),
            Op::SummonWraith => {
                player.relics[Relic::SpiritLantern.index()] > 0 && !self.is_wraith_controlled()
            }
            Op::FreeMoshTest => player.relics[Relic::SealCrystal.index()] >= CRYSTALS,
            _ => true,
        }
    }

    /// There must be an area where the ride may end (DD-12.3).
    fn can_ride(&self, who: Participant, n: Option<Amount>) -> bool {
        let Some(from) = self.state.guardians[who.index()].area else {
            return false;
        };
        let reach = match n {
            Some(Amount::Number(n)) => i16::from(n),
            Some(Amount::Counted(it)) => self.count(it.count, who) + i16::from(it.plus),
            Some(Amount::All(_)) | None => 0,
        };
        let reach = u8::try_from(reach).unwrap_or(0);
        !self.steps(TravelWay::Ride, from, reach).is_empty()
    }

    /// Does somebody control the Wraith (DD-13.14)?
    fn is_wraith_controlled(&self) -> bool {
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
