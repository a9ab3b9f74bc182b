//! What a practised mage does without thinking: plans the spells that promise most, goes where
//! something is to be won, casts what it can, attacks whom it meets. Games played out in the mind
//! go by this, so it is quick.

use crate::cards::{Action, HeaderTarget, Range, RoomId};
use crate::game::BlackRoseWars;
use crate::play::flow::{Plan, PlanStage};
use crate::play::menu::{Asked, Going, Pick};
use crate::play::state::{Figure, Party, State};
use table::{Answer, Question, Seat};

/// The first option of the question whether the plan is as it should be.
const CONFIRM: u16 = 0;
/// Slots of a mage board.
const SLOTS: usize = 4;

impl BlackRoseWars {
    /// What a practised player answers.
    pub(crate) fn habit(&self, state: &State, question: &Question) -> Option<Answer> {
        let seat = question.seat;
        if let Some(plan) = state.open_plan(seat) {
            return Some(self.usual_plan(state, seat, plan));
        }
        let party = state.menu.party.filter(|it| *it == Party::from(seat))?;
        let at = match state.menu.asked {
            Asked::Act => self.usual_act(state, party),
            Asked::Physical => Self::usual_effect(state, party),
            Asked::Target => state
                .menu
                .place(|pick| matches!(pick, Pick::Figure(Figure::Mage(it)) if *it != party)),
            Asked::React => state.menu.place(|pick| matches!(pick, Pick::Answer(..))),
            Asked::DiscardActive | Asked::StudyDiscard => {
                state.menu.place(|pick| matches!(pick, Pick::Way(_)))
            }
            _ => None,
        };
        at.map(Answer::one)
    }

    /// The spells that promise most, each with its better half.
    fn usual_plan(&self, state: &State, seat: Seat, plan: &Plan) -> Answer {
        match plan.stage {
            PlanStage::Slots => {
                let hand = &state.mages[seat.index()].hand;
                let best = |at: usize| self.promise(hand[at]).into_iter().fold(0.0, f32::max);
                let mut order: Vec<usize> = (0..hand.len()).collect();
                order.sort_by(|a, b| best(*b).total_cmp(&best(*a)));
                let mut slots = vec![0; hand.len()];
                for (slot, at) in (1..).zip(order.into_iter().take(SLOTS)) {
                    slots[at] = slot;
                }
                Answer(slots.into_iter().collect())
            }
            PlanStage::Halves => {
                let cards = self.divided_cards(plan);
                let dark = |card| {
                    let [top, bottom] = self.promise(card);
                    bottom > top
                };
                let picked = (0..).zip(cards).filter(|(_, (_, card))| dark(*card));
                Answer(picked.map(|(at, _)| at).collect())
            }
            PlanStage::Confirm | PlanStage::Done => Answer::one(CONFIRM),
        }
    }

    /// Quests first, then whoever is here, then spells that reach somebody; else on the way.
    fn usual_act(&self, state: &State, party: Party) -> Option<u16> {
        let action = |wanted: Action| state.menu.place(|pick| *pick == Pick::Action(wanted));
        let reach = nearest(state, party);
        let quest = state.menu.place(|pick| matches!(pick, Pick::Quest(_)));
        let fight = || action(Action::Fight).filter(|_| reach == Some(0));
        let spell = || {
            state
                .menu
                .place(|pick| self.reaches(state, party, *pick, reach))
        };
        let any_spell = || state.menu.place(|pick| matches!(pick, Pick::Slot(_)));
        let end = || state.menu.place(|pick| *pick == Pick::Way(Going::End));
        quest
            .or_else(fight)
            .or_else(spell)
            .or_else(|| action(Action::Explore))
            .or_else(any_spell)
            .or_else(end)
    }

    /// Would the spell find somebody, as far as it can be told by its range?
    fn reaches(&self, state: &State, party: Party, pick: Pick, reach: Option<u8>) -> bool {
        let Pick::Slot(slot) = pick else { return false };
        let mage = &state.mages[party.index()];
        let Some(planned) = &mage.slots[usize::from(slot)] else {
            return false;
        };
        match self.spell_of(planned.card).half(planned.half).target {
            HeaderTarget::Figure(range) | HeaderTarget::Mage(range) | HeaderTarget::Area(range) => {
                match range {
                    Range::Any(_) => reach.is_some(),
                    Range::Within(steps) => reach.is_some_and(|it| it <= steps),
                }
            }
            _ => true,
        }
    }

    /// An attack, a step towards somebody, the room.
    fn usual_effect(state: &State, party: Party) -> Option<u16> {
        let foe = state
            .menu
            .place(|pick| matches!(pick, Pick::Figure(Figure::Mage(_))));
        let room = || {
            state
                .menu
                .place(|pick| *pick == Pick::Way(Going::ActivateRoom))
        };
        let step = || {
            let here = nearest(state, party).unwrap_or(u8::MAX);
            let rooms = (0..).zip(&state.menu.picks);
            let rooms = rooms.filter_map(|(at, pick)| match pick {
                Pick::Room(room) => Some((distance(state, party, *room)?, at)),
                _ => None,
            });
            rooms
                .min()
                .filter(|(steps, _)| *steps < here)
                .map(|(_, at)| at)
        };
        foe.or_else(step).or_else(room)
    }
}

/// How far the nearest other mage is from a room.
fn distance(state: &State, party: Party, from: RoomId) -> Option<u8> {
    let others = (0..state.mages.len()).filter(|at| *at != party.index());
    let rooms = others.filter_map(|at| state.bodies[at].spot.room());
    rooms.map(|room| state.board.distance(from, room)).min()
}

/// How far the nearest other mage is.
pub(crate) fn nearest(state: &State, party: Party) -> Option<u8> {
    distance(state, party, state.bodies[party.index()].spot.room()?)
}
