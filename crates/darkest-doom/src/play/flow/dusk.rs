//! Dusk up to the Darkest Doom's turn: K0 to K3 (section 5).

use super::achievements::AchievementStep;
use super::{Doom, Flow};
use crate::cards::{Phase, Trait};
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::playing::Window;
use crate::play::stack::{EffectJob, Source};
use crate::play::state::Participant;
use crate::play::{ASK, Play};
use resolve::Go;
use serde::{Deserialize, Serialize};

/// The steps of dusk before the Darkest Doom's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dusk {
    /// K0 and K1.
    Start,
    /// K2 of the player at this place.
    Swap {
        /// The place in the order.
        place: u8,
        /// The Dark Corruption cards were swapped already.
        swapped: bool,
    },
    /// Something was used in K2: achievements can be announced, then it goes on.
    Used {
        /// The place in the order.
        place: u8,
        /// The Dark Corruption cards were swapped already.
        swapped: bool,
    },
    /// K3 of the player at this place.
    Achievements(u8, AchievementStep),
}

impl Play<'_> {
    pub(super) fn step_dusk(&mut self, step: Dusk) -> Go {
        match step {
            Dusk::Start => {
                self.begin_phase(Phase::Dusk);
                self.renew_action_points();
                self.renew_mana();
                self.state.flow = swap_at(0);
            }
            Dusk::Swap { place, swapped } => {
                let Some((place, who)) = self.player_from(place) else {
                    let step = AchievementStep::Drop;
                    self.state.flow = Flow::Dusk(Dusk::Achievements(0, step));
                    return Go::On;
                };
                return self.step_swap(place, who, swapped);
            }
            Dusk::Used { place, swapped } => {
                self.state.flow = Flow::Dusk(Dusk::Swap { place, swapped });
                self.open_announcements();
            }
            Dusk::Achievements(place, step) => {
                let Some((place, who)) = self.player_from(place) else {
                    self.state.flow = Flow::Doom(Doom::Heart);
                    return Go::On;
                };
                return self.step_achievements(place, who, step);
            }
        }
        Go::On
    }

    /// Mana is filled up to Magic Knowledge (DD-5.15).
    fn renew_mana(&mut self) {
        for player in &mut self.state.players {
            player.mana = player.traits[Trait::Magic.index()];
        }
    }

    /// A player may use equipment of this moment and swap its Dark Corruption cards, in any order
    /// (DD-5.16). What it has is public, so nobody is asked in vain.
    fn step_swap(&mut self, place: u8, who: Participant, swapped: bool) -> Go {
        if let Some(reply) = self.reply(Asked::DuskStart) {
            let pick = reply.pick();
            let swapped = swapped || pick == Some(Pick::Way(Going::Accept));
            self.state.flow = Flow::Dusk(Dusk::Used { place, swapped });
            match pick {
                Some(Pick::Equipment(slot)) => self.start_use(who, slot),
                Some(Pick::Way(Going::Accept)) => self.start_swap(who),
                _ => self.state.flow = swap_at(place + 1),
            }
            return Go::On;
        }
        let mut picks: Vec<Pick> = self
            .usable(who, Window::DuskStart)
            .into_iter()
            .map(Pick::Equipment)
            .collect();
        if !swapped && self.swap_program(who).is_some() {
            picks.push(Pick::Way(Going::Accept));
        }
        if picks.is_empty() {
            self.state.flow = swap_at(place + 1);
            return Go::On;
        }
        picks.push(Pick::Way(Going::Pass));
        self.ask(who, Asked::DuskStart, MenuShape::One, picks);
        ASK
    }

    /// The common ability of the Dark Corruption cards in hand, if there are any.
    fn swap_program(&self, who: Participant) -> Option<EffectJob> {
        let pack = self.pack();
        let held = &self.state.players[who.index()].corruption;
        let swaps = |card: &&crate::cards::CorruptionId| {
            let program = pack.corruption[card.index()].swap.program;
            !pack.program(program).code.is_empty()
        };
        let card = *held.iter().find(swaps)?;
        let program = pack.corruption[card.index()].swap.program;
        Some(EffectJob::new(Source::Corruption(card), program, who))
    }

    fn start_swap(&mut self, who: Participant) {
        if let Some(effect) = self.swap_program(who) {
            self.run(effect);
        }
    }
}

fn swap_at(place: u8) -> Flow {
    let swapped = false;
    Flow::Dusk(Dusk::Swap { place, swapped })
}
