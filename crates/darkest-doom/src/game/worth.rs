//! How well a seat stands, for bots that look ahead.

pub(crate) mod citadels;
mod rolls;

use super::DarkestDoom;
use crate::cards::{Relic, Trait};
use crate::play::state::{Participant, Player, ROUNDS, State, Victory};
use crate::view::points;
use table::Seat;

/// What a win is worth, more than anything on the way to it.
const VICTORY: f32 = 100.0;
/// What Daily Glory is worth before the last round beside what an alliance makes of it: more can be
/// gained, and it decides the order.
const GLORY: f32 = 0.25;
/// What a Resource card is worth.
const CARD: f32 = 0.25;
/// What a Dark Corruption card costs.
const CORRUPTION: f32 = 0.3;

impl DarkestDoom {
    /// Glory, alliances and what will become such, compared with the best of the others; less the
    /// nearer the Darkness is to victory; and what dice on the table will come to.
    pub(crate) fn worth(&self, state: &State, seat: Seat) -> f32 {
        let own = Participant::from(seat);
        if let Some(ending) = state.ending {
            let won = ending.winners & own.bit() != 0;
            let shared = ending.winners.count_ones().max(1) as f32;
            let score = state.score(own) as f32;
            return match (won, ending.how) {
                (true, _) => VICTORY / shared + score,
                (false, Victory::Darkness | Victory::Leader) => -VICTORY,
                (false, _) => score - VICTORY / 2.0,
            };
        }
        let best = state
            .participants()
            .filter(|who| *who != own)
            .map(|who| self.prospects(state, who))
            .fold(0.0, f32::max);
        self.prospects(state, own) - 0.5 * best + doom(state, own) + self.promise(state, own)
    }

    /// What a participant has and will have of it.
    fn prospects(&self, state: &State, who: Participant) -> f32 {
        let guardian = &state.guardians[who.index()];
        // It counts as it is only after the last round (DD-20.3).
        let weight = if state.round < ROUNDS { GLORY } else { 1.0 };
        let mut worth = f32::from(points(state, who)) + weight * f32::from(guardian.glory);
        worth += self.citadel_in_reach(state, who);
        let allies = state.alliances.iter().flatten();
        worth += 0.5 * allies.filter(|it| it.ally == who).count() as f32;
        worth += 0.7 * f32::from(guardian.acolytes);
        if let Some(player) = state.players.get(who.index()) {
            worth += self.own_things(state, who, player);
        }
        worth
    }

    /// What a player carries, and how far it is from what it wants.
    fn own_things(&self, state: &State, who: Participant, player: &Player) -> f32 {
        let health = f32::from(player.traits[Trait::Health.index()].max(1));
        let wounds = health - f32::from(player.life);
        let mut worth = -0.2 * wounds - 1.5 * (wounds / health).powi(3);
        worth -= 0.7 * f32::from(player.moths);
        worth += 0.8 * player.traits.iter().map(|it| f32::from(*it)).sum::<f32>();
        worth += 0.2 * f32::from(player.coins) + 0.08 * f32::from(player.mana);
        worth += CARD * player.hand.len() as f32;
        worth -= CORRUPTION * player.corruption.len() as f32;
        worth += 0.6 * player.equipment.len() as f32;
        worth += 0.3 * player.achievements.len() as f32;
        let crystals = f32::from(player.relics[Relic::SealCrystal.index()]);
        worth += 0.5 * crystals * crystals;
        let other = player.relics.iter().map(|it| f32::from(*it)).sum::<f32>() - crystals;
        worth + 0.6 * other + self.nearness(state, who, player)
    }

    /// Missions and the Monolith draw a Guardian near.
    fn nearness(&self, state: &State, who: Participant, player: &Player) -> f32 {
        let Some(area) = state.guardians[who.index()].area else {
            return 0.0;
        };
        let map = &self.pack().map;
        let near = |to| 1.0 / (1.0 + f32::from(map.distance(area, to)));
        let mission = self.mission_area(player);
        let mut worth = mission.map_or(0.0, |to| {
            let pay = if player.declared { 3.0 } else { 1.5 };
            pay * near(to)
        });
        if player.relics[Relic::SealCrystal.index()] >= 3 {
            worth += 3.0 * near(map.monolith());
        }
        worth
    }
}

/// The fear of defeat, or the hope of an absorbed player.
fn doom(state: &State, own: Participant) -> f32 {
    let vines: u8 = state.vines.iter().flatten().sum();
    let near = f32::from(vines) / 24.0;
    let absorbed = state.players[own.index()].absorbed.is_some();
    let weight = if absorbed { 30.0 } else { -10.0 };
    weight * near.powi(3)
}
