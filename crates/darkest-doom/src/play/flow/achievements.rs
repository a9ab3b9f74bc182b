//! Order Achievements are drawn: K3 (DD-19.1, DD-19.2).

use super::{Dusk, Flow};
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::state::Participant;
use crate::play::{ASK, Play};
use resolve::Go;
use serde::{Deserialize, Serialize};

/// So many achievements are drawn up to (DD-19.1).
const HELD: usize = 2;

/// The parts of a player's step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AchievementStep {
    /// It may discard some.
    Drop,
    /// It may draw until it holds two; in the first round it must.
    Draw,
}

impl Play<'_> {
    pub(super) fn step_achievements(
        &mut self,
        place: u8,
        who: Participant,
        step: AchievementStep,
    ) -> Go {
        match step {
            AchievementStep::Drop => {
                if !self.drop_achievements(who) {
                    return ASK;
                }
                let next = AchievementStep::Draw;
                self.state.flow = Flow::Dusk(Dusk::Achievements(place, next));
            }
            AchievementStep::Draw => {
                let Some(number) = self.achievements_to_draw(who) else {
                    return ASK;
                };
                for _ in 0..number {
                    self.draw_achievement(who);
                }
                let next = AchievementStep::Drop;
                self.state.flow = Flow::Dusk(Dusk::Achievements(place + 1, next));
                self.open_announcements();
            }
        }
        Go::On
    }

    /// A player discards some of its achievements; tells whether that is done.
    fn drop_achievements(&mut self, who: Participant) -> bool {
        if let Some(reply) = self.reply(Asked::DropAchievements) {
            for pick in reply.picks {
                if let Pick::Achievement(card) = pick {
                    self.discard_achievement(who, card);
                }
            }
            return true;
        }
        let held = &self.state.players[who.index()].achievements;
        if held.is_empty() {
            return true;
        }
        let picks: Vec<Pick> = held.iter().map(|it| Pick::Achievement(it.card)).collect();
        let max = picks.len() as u8;
        let shape = MenuShape::Some { min: 0, max };
        self.ask(who, Asked::DropAchievements, shape, picks);
        false
    }

    /// How many it draws; none while it is asked.
    fn achievements_to_draw(&mut self, who: Participant) -> Option<u8> {
        if let Some(reply) = self.reply(Asked::DrawAchievements) {
            return Some(reply.amount() as u8);
        }
        let pile = &self.state.achievements;
        let held = self.state.players[who.index()].achievements.len();
        let there = pile.deck.len() + pile.discard.len();
        let most = HELD.saturating_sub(held).min(there) as u8;
        if self.state.round == 1 || most == 0 {
            return Some(most);
        }
        let shape = MenuShape::Amount { lo: 0, hi: most };
        self.ask(who, Asked::DrawAchievements, shape, []);
        None
    }
}
