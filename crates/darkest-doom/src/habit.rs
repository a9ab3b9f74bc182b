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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Pack;
    use crate::play::options::Options;
    use table::{Chance, Game, Seed, Tale};

    /// What was picked, in a game played by habit and, one time in three, by chance.
    fn picked(seats: u8, number: u64) -> Vec<(Vec<Pick>, Pick)> {
        let game = DarkestDoom::new(Pack::built_in());
        let mut chance = Chance::from_number(number);
        let (seed, mut tale) = (Seed::from_number(number), Tale::deaf());
        let options = Options::default();
        let mut state = { game.start(seats, &options, &seed, &mut tale) }.expect("a table");
        let (mut question, mut found) = (Question::default(), Vec::new());
        while let Some(seat) = game.waiting(&state).seats.first() {
            game.ask(&state, seat, &mut question);
            let habit = game.instinct(&state, &question);
            if let Some(answer) = &habit {
                assert_eq!(question.check(answer), Ok(()), "{}", question.reason);
                let picks = state.menu.picks.to_vec();
                let pick = picks[usize::from(answer.first())];
                found.push((picks, pick));
            }
            let random = question.random_answer(&mut chance);
            let answer = habit.filter(|_| chance.odds(2, 3)).unwrap_or(random);
            game.answer(&mut state, seat, &answer, &mut tale);
        }
        found
    }

    #[test]
    fn what_can_be_had_is_taken_and_nothing_is_thrown_away() {
        let way = |going| Pick::Way(going);
        let (mut completed, mut allied) = (0, 0);
        for (seats, number) in [(2, 1), (3, 2), (4, 3)] {
            for (picks, pick) in picked(seats, number) {
                if picks.contains(&way(Going::Complete)) {
                    assert_eq!(pick, way(Going::Complete));
                    completed += 1;
                }
                allied += usize::from(pick == way(Going::Ally));
                assert!(!matches!(pick, Pick::Drop(_) | Pick::TakeTrap(_)));
            }
        }
        assert!(completed > 5 && allied > 5, "{completed} {allied}");
    }
}
