//! Goals of monsters (section 18.2).

use super::asking::{area_target, goal_target, heart_target};
use super::prescribed::FromBag;
use super::stack::{EffectJob, GoalJob, Job, Source};
use super::state::{Figure, Monster, Participant};
use super::{Play, rule};
use crate::cards::{AreaId, Goal, GoalId, GoalKind};
use resolve::Go;
use table::Message;

impl Play<'_> {
    /// The monster of a slot.
    pub(crate) fn monster(&self, slot: u8) -> Option<&Monster> {
        self.state.monsters.get(usize::from(slot))?.as_ref()
    }

    fn monster_mut(&mut self, slot: u8) -> Option<&mut Monster> {
        self.state.monsters.get_mut(usize::from(slot))?.as_mut()
    }

    /// The goal token of a monster.
    pub(crate) fn goal_of(&self, slot: u8) -> Option<GoalId> {
        self.monster(slot)?.goal
    }

    fn goal_card(&self, slot: u8) -> Option<&Goal> {
        self.pack().goals.get(self.goal_of(slot)?.index())
    }

    /// Begins the drawing of a goal.
    pub(crate) fn start_goal(&mut self, slot: u8) {
        self.push(Job::Goal(GoalJob { slot, hearts: 0 }));
    }

    /// One step of it: a token is drawn blindly from the bag (DD-18.7).
    pub(crate) fn step_goal(&mut self, job: GoalJob) -> Go {
        let bag = &self.state.bag;
        let left = !bag.goals.is_empty() || bag.hearts > 0;
        let fits = self.monster(job.slot).is_some() && self.goal_of(job.slot).is_none();
        if !left || !fits {
            self.end_drawing(job);
            return Go::On;
        }
        match self.next_from_bag() {
            Some(FromBag::Heart) => self.draw_heart(job),
            Some(FromBag::Goal(goal)) => {
                self.set_goal(job.slot, goal);
                self.end_drawing(job);
            }
            // A scenario named what is not in the bag.
            None => {}
        }
        Go::On
    }

    /// The Hearts that were laid aside go back into the bag.
    fn end_drawing(&mut self, job: GoalJob) {
        self.state.bag.hearts += job.hearts;
        self.pop();
    }

    /// The first Heart of a drawing changes the monster; another token is drawn.
    fn draw_heart(&mut self, job: GoalJob) {
        let target = self.figure_target(Figure::Monster(job.slot));
        self.tell(rule("DD-18.7"), || {
            Message::new("draws-goal")
                .with("figure", target)
                .with("goal", heart_target())
        });
        let hearts = job.hearts + 1;
        self.set_job(Job::Goal(GoalJob { hearts, ..job }));
        if hearts == 1 {
            let actor = self.state.active.unwrap_or(self.first_player());
            let mut effect = EffectJob::new(Source::Heart, self.pack().heart.program, actor);
            effect.monster = Some(job.slot);
            self.run(effect);
        }
    }

    /// A token is put with a monster, face up.
    pub(crate) fn set_goal(&mut self, slot: u8, goal: GoalId) {
        if let Some(monster) = self.monster_mut(slot) {
            monster.goal = Some(goal);
        }
        let target = self.figure_target(Figure::Monster(slot));
        self.tell(rule("DD-18.7"), || {
            Message::new("draws-goal")
                .with("figure", target)
                .with("goal", goal_target(goal))
        });
    }

    /// The Guardian a monster hunts, if it is on the board.
    pub(crate) fn goal_guardian(&self, slot: u8) -> Option<Participant> {
        let goal = self.goal_card(slot)?;
        let is_meant = |who: &Participant| {
            let guardian = &self.state.guardians[who.index()];
            guardian.colour == goal.colour && guardian.area.is_some()
        };
        let hunts = goal.kind == GoalKind::Guardian;
        self.state.participants().find(|who| hunts && is_meant(who))
    }

    /// The structure a monster heads for, if its goal is one (DD-18.8).
    pub(crate) fn goal_structure(&self, slot: u8) -> Option<AreaId> {
        let (goal, here) = (self.goal_card(slot)?, self.monster(slot)?.area);
        let map = &self.pack().map;
        let temple = map.temple(goal.colour);
        match goal.kind {
            GoalKind::Guardian => self.goal_guardian(slot).is_none().then_some(temple),
            GoalKind::Structure => {
                let worth = |area: AreaId| (self.vines_at(area), map.distance(here, area));
                [map.citadel(goal.colour), temple]
                    .into_iter()
                    .min_by_key(|area| worth(*area))
            }
        }
    }

    /// Where a monster heads for (DD-18.8).
    pub(crate) fn goal_area(&self, slot: u8) -> Option<AreaId> {
        let hunted = self.goal_guardian(slot);
        let area = hunted.and_then(|who| self.state.guardians[who.index()].area);
        area.or_else(|| self.goal_structure(slot))
    }

    /// The goal token returns to the bag.
    pub(crate) fn return_goal(&mut self, slot: u8) {
        let Some(goal) = self.monster_mut(slot).and_then(|it| it.goal.take()) else {
            return;
        };
        self.state.bag.goals.push(goal);
        let area = self.area_of(Figure::Monster(slot)).unwrap_or_default();
        let target = self.figure_target(Figure::Monster(slot));
        self.tell(rule("DD-18.9"), || {
            Message::new("goal-returns")
                .with("figure", target)
                .with("goal", goal_target(goal))
                .with("area", area_target(area))
        });
    }

    /// After a combat: a monster that has fought its goal Guardian has fulfilled its goal, whoever
    /// attacked and whatever came of it (DD-18.9 b).
    pub(crate) fn return_fought_goal(&mut self, slot: u8, foe: Participant) {
        let colour = self.state.guardians[foe.index()].colour;
        let goal = self.goal_card(slot);
        if goal.is_some_and(|goal| goal.kind == GoalKind::Guardian && goal.colour == colour) {
            self.return_goal(slot);
        }
    }
}
