//! The round state machine (section 5).
//!
//! The machine is a cursor: when nothing is being carried out, the step it points at is taken. A
//! step changes something and moves the cursor on, or asks, or puts something on the stack.
//!
//! | states | module |
//! | --- | --- |
//! | D0 to D4 | `dawn`, `order`, `missions` |
//! | K0 to K3 | `dusk`, `achievements` |
//! | K4 | `doom` |
//! | D5, K5 | [`super::turn`] |
//! | K6 | here |

mod achievements;
mod dawn;
mod doom;
mod dusk;
mod missions;
pub(crate) mod order;

pub use super::setup::Setup;
pub use super::turn::{TurnStep, Turns};
pub use achievements::AchievementStep;
pub use dawn::{Dawn, DawnDraw};
pub use doom::Doom;
pub use dusk::Dusk;
pub(crate) use missions::Marking;
pub use missions::MissionStep;

use super::state::{Participant, ROUNDS};
use super::{Play, rule};
use crate::cards::{Phase, Until};
use resolve::Go;
use serde::{Deserialize, Serialize};
use table::Message;

/// Where the phase machine stands. Places are counted in this round's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flow {
    /// Characters, temples and first missions (section 2).
    Setup(Setup),
    /// D0 to D4.
    Dawn(Dawn),
    /// D5 and K5.
    Turns(Turns),
    /// K0 to K3.
    Dusk(Dusk),
    /// K4.
    Doom(Doom),
    /// K6.
    RoundEnd,
    /// The game is over.
    Over,
}

impl Play<'_> {
    /// Takes the next step of the phase machine: nothing else is in progress.
    pub(crate) fn step_flow(&mut self) -> Go {
        match self.state.flow {
            Flow::Setup(step) => self.step_setup(step),
            Flow::Dawn(step) => self.step_dawn(step),
            Flow::Turns(turns) => self.step_turns(turns),
            Flow::Dusk(step) => self.step_dusk(step),
            Flow::Doom(step) => self.step_doom(step),
            Flow::RoundEnd => {
                self.end_round();
                Go::On
            }
            Flow::Over => Go::Over,
        }
    }

    /// A phase begins: abilities can be used again, nobody has had a turn yet.
    fn begin_phase(&mut self, phase: Phase) {
        self.state.phase = phase;
        for player in &mut self.state.players {
            player.ability_used = false;
            player.dark_deeds.acted = false;
        }
        let (rule, id) = match phase {
            Phase::Dawn => (rule("DD-5.2"), "dawn-begins"),
            Phase::Dusk => (rule("DD-5.1"), "dusk-begins"),
        };
        let round = usize::from(self.state.round);
        self.tell(rule, || Message::new(id).with("round", round));
    }

    /// The turns of a phase are over.
    pub(crate) fn after_turns(&mut self) {
        self.state.flow = match self.state.phase {
            Phase::Dawn => Flow::Dusk(Dusk::Start),
            Phase::Dusk => Flow::RoundEnd,
        };
    }

    /// K6: the order of the next round and the end of this one, or of the game (DD-5.20 to
    /// DD-5.22).
    fn end_round(&mut self) {
        self.end_lasting(Until::EndOfRound, 0);
        if self.state.round >= ROUNDS {
            self.final_scoring();
            return;
        }
        self.order_by_glory();
        for guardian in &mut self.state.guardians {
            guardian.glory = 0;
        }
        self.state.flow = Flow::Dawn(Dawn::Start);
    }

    /// The next player from a place on who takes part in D4, K2 and K3: no Virtual Guardian and
    /// nobody absorbed (DD-21.8).
    fn player_from(&self, place: u8) -> Option<(u8, Participant)> {
        let places = (0..).zip(self.state.order.iter().copied());
        let mut players = places.skip(usize::from(place));
        players.find(|(_, who)| self.is_player_in_play(*who))
    }

    /// A player who is not absorbed.
    pub(crate) fn is_player_in_play(&self, who: Participant) -> bool {
        let player = self.state.players.get(who.index());
        player.is_some_and(|player| player.absorbed.is_none())
    }
}
