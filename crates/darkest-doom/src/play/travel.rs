//! Moving over several areas: each is fully resolved before the next one is entered (DD-7.8).

use super::menu::{Asked, Going, Pick};
use super::stack::{EffectJob, Job, Source, TravelJob, TravelWay};
use super::state::Figure;
use super::{ASK, Chosen, Play};
use crate::cards::{AreaId, AreaType, GoalKind, Rule};
use crate::map::{AreaSet, FAR};
use resolve::Go;

impl Play<'_> {
    /// Begins a movement of up to so many areas; lasting rules change it for monsters.
    pub(crate) fn start_travel(&mut self, figure: Figure, way: TravelWay, n: u8) {
        let active = self.state.active.unwrap_or(self.first_player());
        let (decider, left) = match (way, figure) {
            (TravelWay::Goal, _) => {
                let farther = self.rule_value(Rule::MonsterMoveChange, Some(figure), None);
                (active, n.saturating_add_signed(farther))
            }
            (_, Figure::Guardian(who)) => (who, n),
            _ => (active, n),
        };
        self.push(Job::Travel(Box::new(TravelJob {
            figure,
            decider,
            way,
            left,
            at: None,
            fought: false,
            fulfilled: false,
        })));
    }

    /// The movement on top of the stack.
    fn travel(&mut self) -> &mut TravelJob {
        match self.state.stack.last_mut().map(|frame| &mut frame.job) {
            Some(Job::Travel(job)) => job,
            _ => unreachable!("only movements are stepped here"),
        }
    }

    /// One step of it.
    pub(crate) fn step_travel(&mut self) -> Go {
        let job = self.travel().clone();
        if let (true, Figure::Monster(slot)) = (job.fulfilled, job.figure) {
            self.return_goal(slot);
            self.pop();
            return Go::On;
        }
        let here = self.area_of(job.figure);
        let gone = job.at.is_some() && job.at != here;
        let (Some(here), false) = (here, gone || (job.left == 0 && job.at.is_none())) else {
            self.pop();
            return Go::On;
        };
        match (job.way, job.figure) {
            (TravelWay::Goal, Figure::Monster(slot)) => self.step_hunt(&job, slot, here),
            _ => self.step_walk(&job, here),
        }
    }

    /// Can the figure move at all?
    pub(crate) fn is_held(&self, figure: Figure) -> bool {
        self.rule_holds(Rule::NoMove, Some(figure), None)
    }

    /// A player walks or rides.
    fn step_walk(&mut self, job: &TravelJob, here: AreaId) -> Go {
        if job.left == 0 || self.is_held(job.figure) {
            self.pop();
            return Go::On;
        }
        let next = self.steps(job.way, here, job.left).iter().map(Pick::Area);
        let stop = job.at.is_some() && self.may_end(job.way, here);
        let stop = stop.then_some(Pick::Way(Going::Stop));
        match self.choose(job.decider, Asked::Step, next.chain(stop)) {
            Chosen::Asked => return ASK,
            Chosen::Pick(Pick::Area(area)) => self.step_to(area),
            Chosen::Pick(_) | Chosen::Nothing => self.pop(),
        }
        Go::On
    }

    fn step_to(&mut self, area: AreaId) {
        let job = self.travel();
        job.left -= 1;
        job.at = Some(area);
        let figure = job.figure;
        self.enter(figure, area);
    }

    /// The areas the next step of a walk or ride may lead to.
    pub(crate) fn steps(&self, way: TravelWay, here: AreaId, left: u8) -> AreaSet {
        let next = self.pack().map.neighbours(here);
        if way != TravelWay::Ride {
            return next;
        }
        let next = next.without(self.summit_only());
        let ends = |area: &AreaId| self.ride_can_end(*area, left.saturating_sub(1));
        next.iter().filter(ends).collect()
    }

    fn summit_only(&self) -> AreaSet {
        [self.pack().map.summit()].into_iter().collect()
    }

    fn may_end(&self, way: TravelWay, here: AreaId) -> bool {
        way != TravelWay::Ride || self.pack().area(here).kind != AreaType::Citadel
    }

    /// Is there a legal last area of a ride from here (DD-12.3)?
    fn ride_can_end(&self, here: AreaId, left: u8) -> bool {
        let next = self.pack().map.neighbours(here);
        let citadels = self.pack().map.of_type(AreaType::Citadel);
        self.may_end(TravelWay::Ride, here)
            || left > 0
                && !next
                    .without(self.summit_only())
                    .without(citadels)
                    .is_empty()
    }

    /// A monster moves towards its goal (DD-18.11 to DD-18.15).
    fn step_hunt(&mut self, job: &TravelJob, slot: u8, here: AreaId) -> Go {
        if self.goal_structure(slot) == Some(here) && !self.is_controlled(slot) {
            self.travel().fulfilled = true;
            self.attach_vine(slot, here);
            return Go::On;
        }
        if job.fought || job.left == 0 || self.is_held(job.figure) || self.is_controlled(slot) {
            self.pop();
            return Go::On;
        }
        let next = self.hunting_steps(slot, here).iter().map(Pick::Area);
        match self.choose(job.decider, Asked::MonsterPath, next) {
            Chosen::Asked => return ASK,
            Chosen::Pick(Pick::Area(area)) => self.step_to(area),
            Chosen::Pick(_) | Chosen::Nothing => self.pop(),
        }
        Go::On
    }

    /// The monster is where its goal stands (DD-18.9 a): as the token says, or, at the temple of a
    /// Guardian who is not in play (DD-18.8), in the same way.
    fn attach_vine(&mut self, slot: u8, here: AreaId) {
        let pack = self.pack();
        let goal = self.goal_of(slot).map(|goal| &pack.goals[goal.index()]);
        let Some(goal) = goal.filter(|goal| goal.kind == GoalKind::Structure) else {
            self.add_vines(here, 1);
            return;
        };
        let actor = self.state.active.unwrap_or(self.first_player());
        let mut effect = EffectJob::new(Source::Monster(slot), goal.effect.program, actor);
        effect.monster = Some(slot);
        self.run(effect);
    }

    /// Where the next step of a monster may lead: along shortest ways to its goal that avoid what
    /// it cannot enter; if there is none, as near as it can come (DD-18.12).
    fn hunting_steps(&self, slot: u8, here: AreaId) -> AreaSet {
        let map = &self.pack().map;
        let Some(goal) = self.goal_area(slot) else {
            return AreaSet::NONE;
        };
        let barred = self.barred_to_monsters(slot);
        let next = map.neighbours(here).without(barred);
        let ways = map.distances_from(here, barred);
        let reachable = |area: &AreaId| ways[area.index()] != FAR;
        let ends: AreaSet = if !barred.has(goal) && reachable(&goal) {
            [goal].into_iter().collect()
        } else {
            let all = map.all().iter().filter(reachable).collect();
            let nearest = map.nearest(all, goal);
            let least = nearest.iter().map(|area| ways[area.index()]).min();
            let is_least = |area: &AreaId| Some(ways[area.index()]) == least;
            nearest.iter().filter(is_least).collect()
        };
        let mut steps = AreaSet::NONE;
        for end in ends.iter().filter(|end| *end != here) {
            let back = map.distances_from(end, barred);
            let nearer = |area: &AreaId| back[area.index()] < back[here.index()];
            steps = steps.or(next.iter().filter(nearer).collect());
        }
        steps
    }

    /// Where a monster never goes: summit, Monolith, areas with another monster (DD-18.3).
    pub(crate) fn barred_to_monsters(&self, slot: u8) -> AreaSet {
        let others = (0..).zip(&self.state.monsters);
        let others = others.filter(|(other, _)| *other != slot);
        let areas = others.filter_map(|(_, monster)| monster.map(|monster| monster.area));
        self.pack().map.centre().or(areas.collect())
    }
}
