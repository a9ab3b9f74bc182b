//! What a practised Guardian does without thinking: completes its mission, enters alliances, goes
//! where either is to be had, and leaves everything else. Games played out in the mind go by this,
//! so it is quick.

use crate::cards::{AreaId, Colour};
use crate::game::DarkestDoom;
use crate::game::worth::citadels::gain;
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::state::{Participant, State};
use table::{Answer, Question};

/// Done at once wherever it is possible, in this order.
const AT_ONCE: [Going; 4] = [
    Going::Complete,
    Going::Ally,
    Going::Declare,
    Going::Acolytes,
];

impl DarkestDoom {
    /// What a practised player answers.
    pub(crate) fn habit(&self, state: &State, question: &Question) -> Option<Answer> {
        let who = Participant::from(question.seat);
        if state.menu.party != Some(who) || state.menu.shape != MenuShape::One {
            return None;
        }
        let at = match state.menu.asked {
            Asked::Act => self.usual_act(state, who),
            Asked::PreRoll | Asked::PostRoll | Asked::ChangeRoll => way(state, Going::Pass),
            _ => None,
        };
        at.map(Answer::one)
    }

    fn usual_act(&self, state: &State, who: Participant) -> Option<u16> {
        let gainful = |going: &Going| *going != Going::Ally || self.gains_here(state, who);
        let at_once = { AT_ONCE.iter() }
            .filter(|it| gainful(it))
            .find_map(|it| way(state, *it));
        at_once
            .or_else(|| {
                state
                    .menu
                    .place(|pick| matches!(pick, Pick::Achievement(_)))
            })
            .or_else(|| self.usual_step(state, who))
            .or_else(|| way(state, Going::End))
    }

    /// Would the alliance of the Citadel the Guardian stands on be a gain?
    fn gains_here(&self, state: &State, who: Participant) -> bool {
        let area = state.guardians[who.index()].area;
        let map = &self.pack().map;
        let here = |colour: &&Colour| Some(map.citadel(**colour)) == area;
        let citadel = Colour::ALL.iter().find(here);
        citadel.is_some_and(|citadel| gain(state, who, *citadel) > 0.0)
    }

    /// A step nearer to where most is to be had.
    fn usual_step(&self, state: &State, who: Participant) -> Option<u16> {
        let here = state.guardians[who.index()].area?;
        let goal = self.usual_goal(state, who, here)?;
        let map = &self.pack().map;
        let steps = map.distance(here, goal);
        state
            .menu
            .place(|pick| matches!(pick, Pick::Area(to) if map.distance(*to, goal) < steps))
    }

    /// Where most is to be had: at the mission's area or at a Citadel.
    fn usual_goal(&self, state: &State, who: Participant, here: AreaId) -> Option<AreaId> {
        let map = &self.pack().map;
        let player = &state.players[who.index()];
        let mission = self.mission_area(player).map(|to| {
            let pay = if player.declared { 4.0 } else { 2.0 };
            (pay / (1.0 + f32::from(map.distance(here, to))), to)
        });
        let citadels = Colour::ALL.iter().map(|citadel| {
            let worth = gain(state, who, *citadel) * self.surety(state, who, *citadel);
            (worth, map.citadel(*citadel))
        });
        let worthwhile = citadels.chain(mission).filter(|(worth, _)| *worth > 0.0);
        let best = worthwhile.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(_, to)| to).filter(|to| *to != here)
    }
}

/// The place of a way to go on.
fn way(state: &State, going: Going) -> Option<u16> {
    state.menu.place(|pick| *pick == Pick::Way(going))
}
