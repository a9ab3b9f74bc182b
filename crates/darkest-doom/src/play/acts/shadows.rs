//! Monsters by card effects, and the fights that texts begin.

use crate::cards::{Foe, Picker, Which};
use crate::play::menu::{Asked, Pick};
use crate::play::stack::TravelWay;
use crate::play::state::{Figure, Participant};
use crate::play::{Chosen, Play};
use resolve::Did;

impl Play<'_> {
    /// The monster meant: among equally near ones the roller or the First Player chooses (DD-8.6,
    /// DD-17.12).
    fn one_monster(&mut self, which: Which) -> Result<u8, Did> {
        let decider = match which {
            Which::NearestToFirstPlayer => self.first_player(),
            _ => self.effect().actor,
        };
        let meant = self.monsters_meant(which).into_iter();
        let picks = meant.map(|slot| Pick::Figure(Figure::Monster(slot)));
        match self.choose(decider, Asked::Metamorphosis, picks) {
            Chosen::Asked => Err(Did::Ask),
            Chosen::Pick(Pick::Figure(Figure::Monster(slot))) => Ok(slot),
            Chosen::Pick(_) | Chosen::Nothing => Err(Did::No),
        }
    }

    /// A monster goes towards its goal; a movement it is in ends.
    pub(crate) fn move_monster(&mut self, which: Which, n: u8) -> Did {
        if self.effect().part.step > 0 {
            return Did::Yes;
        }
        let slot = match self.one_monster(which) {
            Ok(slot) => slot,
            Err(did) => return did,
        };
        let figure = Figure::Monster(slot);
        if self.goal_of(slot).is_none() || self.is_held(figure) {
            return Did::No;
        }
        self.halt(figure);
        self.effect().part.step = 1;
        self.start_travel(figure, TravelWay::Goal, n);
        Did::Wait
    }

    /// A monster changes its form.
    pub(crate) fn metamorph(&mut self, which: Which, steps: i8) -> Did {
        match self.one_monster(which) {
            Ok(slot) => Did::from(self.metamorphose(slot, steps)),
            Err(did) => did,
        }
    }

    /// A monster gets another goal.
    pub(crate) fn new_goal(&mut self, which: Which, pick: Picker) -> Did {
        if self.effect().part.step > 0 {
            return Did::Yes;
        }
        let slot = match self.one_monster(which) {
            Ok(slot) if !self.is_controlled(slot) && self.monster(slot).is_some() => slot,
            Ok(_) => return Did::No,
            Err(did) => return did,
        };
        if pick == Picker::Actor {
            return self.pick_goal(slot);
        }
        self.return_goal(slot);
        self.effect().part.step = 1;
        self.start_goal(slot);
        Did::Wait
    }

    /// The actor looks into the bag and exchanges the goal.
    fn pick_goal(&mut self, slot: u8) -> Did {
        let mut goals = self.state.bag.goals.clone();
        goals.sort_unstable();
        let actor = self.effect().actor;
        let picks = goals.into_iter().map(Pick::Goal);
        let goal = match self.choose(actor, Asked::ChooseGoal, picks) {
            Chosen::Asked => return Did::Ask,
            Chosen::Pick(Pick::Goal(goal)) => goal,
            Chosen::Pick(_) | Chosen::Nothing => return Did::No,
        };
        self.return_goal(slot);
        self.state.bag.goals.retain(|it| *it != goal);
        self.set_goal(slot, goal);
        Did::Yes
    }

    /// A combat begins.
    pub(crate) fn fight(&mut self, with: Foe) -> Did {
        if self.effect().part.step > 0 {
            return Did::Yes;
        }
        let actor = self.effect().actor;
        let (attacker, defender, adjacent) = match with {
            Foe::HighPriestess => (Figure::Guardian(actor), Figure::Priestess, false),
            Foe::AdjacentGuardian => {
                let Some(slot) = self.effect().monster else {
                    return Did::No;
                };
                match self.prey(slot, actor) {
                    Ok(prey) => (Figure::Monster(slot), Figure::Guardian(prey), true),
                    Err(did) => return did,
                }
            }
            Foe::NearestWithin3 => match self.virtual_foe(actor) {
                Some(foe) => (Figure::Guardian(actor), foe, true),
                None => return Did::No,
            },
        };
        self.effect().part.step = 1;
        self.start_combat(attacker, defender, None, adjacent);
        Did::Wait
    }

    /// Whom a monster attacks next door; an absorbed player chooses (DD-21.5).
    fn prey(&mut self, slot: u8, active: Participant) -> Result<Participant, Did> {
        let Some(controller) = self.controller_of(slot) else {
            return self.attacked_by(slot, active).ok_or(Did::No);
        };
        let prey = self.prey_of(slot).into_iter();
        let picks = prey.map(|who| Pick::Figure(Figure::Guardian(who)));
        match self.choose(controller, Asked::StrikeWhom, picks) {
            Chosen::Asked => Err(Did::Ask),
            Chosen::Pick(Pick::Figure(Figure::Guardian(who))) => Ok(who),
            Chosen::Pick(_) | Chosen::Nothing => Err(Did::No),
        }
    }
}
