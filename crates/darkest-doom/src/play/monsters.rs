//! The monster step (section 18.3) and forms of monsters (section 18.1).

use super::asking::{area_target, monster_kind_target};
use super::menu::{Asked, Pick};
use super::stack::{EffectJob, Job, MonsterStepJob, Source, TravelWay};
use super::state::{Figure, MONSTERS, Monster, Participant};
use super::{ASK, Chosen, Play, rule};
use crate::cards::{AreaId, MonsterKind};
use crate::map::AreaSet;
use resolve::Go;
use table::Message;

/// So far a monster goes in the monster step (DD-18.11).
const STRIDE: u8 = 3;

impl Play<'_> {
    /// Begins the monster step at the end of a turn.
    pub(crate) fn start_monster_step(&mut self, active: Participant) {
        self.push(Job::MonsterStep(MonsterStepJob {
            active,
            slot: None,
            fought: false,
            step: 0,
        }));
    }

    /// One step of it: the monster is chosen and moves, it attacks, the step is over.
    pub(crate) fn step_monster(&mut self, job: MonsterStepJob) -> Go {
        match (job.step, job.slot) {
            (0, _) => return self.step_which_monster(job),
            (1, Some(slot)) => {
                self.set_job(Job::MonsterStep(MonsterStepJob { step: 2, ..job }));
                self.attack_next_door(job, slot);
            }
            _ => {
                self.pop();
                self.open_announcements();
            }
        }
        Go::On
    }

    /// The nearest monster with a goal that can move (DD-18.11); without one the step is skipped.
    fn step_which_monster(&mut self, job: MonsterStepJob) -> Go {
        let can_go = |slot| self.goal_of(slot).is_some() && !self.is_held(Figure::Monster(slot));
        let nearest = self.nearest_monsters(job.active, can_go);
        let picks = nearest.into_iter().map(Figure::Monster).map(Pick::Figure);
        match self.choose(job.active, Asked::WhichMonster, picks) {
            Chosen::Asked => return ASK,
            Chosen::Pick(Pick::Figure(Figure::Monster(slot))) => {
                let slot = Some(slot);
                let moving = MonsterStepJob {
                    slot,
                    step: 1,
                    ..job
                };
                self.set_job(Job::MonsterStep(moving));
                if let Some(slot) = slot {
                    self.start_travel(Figure::Monster(slot), TravelWay::Goal, STRIDE);
                }
            }
            Chosen::Pick(_) | Chosen::Nothing => self.pop(),
        }
        Go::On
    }

    /// Adjacent Attack at the end of the movement, as the monster's card says (DD-18.16).
    fn attack_next_door(&mut self, job: MonsterStepJob, slot: u8) {
        let pack = self.pack();
        let Some(monster) = self.monster(slot) else {
            return;
        };
        let kind = monster.kind;
        if job.fought || self.is_controlled(slot) || self.attacked_by(slot, job.active).is_none() {
            return;
        }
        if let Some(card) = pack.monsters.get(kind.index()) {
            let program = card.attack.program;
            let mut effect = EffectJob::new(Source::Monster(slot), program, job.active);
            effect.monster = Some(slot);
            self.run(effect);
        }
    }

    /// Whom an Adjacent Attack hits: the goal Guardian, else the active player, else the next one
    /// in order (DD-18.16).
    pub(crate) fn attacked_by(&self, slot: u8, active: Participant) -> Option<Participant> {
        let near = self.next_door(slot);
        let stands_near = |who: &Participant| {
            let area = self.state.guardians[who.index()].area;
            area.is_some_and(|area| near.has(area))
        };
        let order = &self.state.order;
        let first = order.iter().position(|who| *who == active).unwrap_or(0);
        let mut by_order = order[first..].iter().chain(&order[..first]).copied();
        self.goal_guardian(slot)
            .filter(stands_near)
            .or_else(|| by_order.find(stands_near))
    }

    /// The areas an Adjacent Attack reaches: all around but the summit.
    pub(crate) fn next_door(&self, slot: u8) -> AreaSet {
        let map = &self.pack().map;
        let area = self.area_of(Figure::Monster(slot));
        let mut near = area.map_or(AreaSet::NONE, |area| map.neighbours(area));
        near.remove(map.summit());
        near
    }

    /// Changes the form of a monster if possible (DD-18.5); down by a negative number.
    pub(crate) fn metamorphose(&mut self, slot: u8, steps: i8) -> bool {
        let Some(monster) = self.monster(slot).copied() else {
            return false;
        };
        let led = self.state.monsters.iter().flatten();
        let led = led.into_iter().any(|it| it.kind == MonsterKind::Leader);
        let form = match (monster.kind, steps > 0) {
            _ if monster.controller.is_some() || steps == 0 => return false,
            (MonsterKind::Hound, true) | (MonsterKind::Leader, false) => MonsterKind::Hunter,
            (MonsterKind::Hunter, true) if !led => MonsterKind::Leader,
            (MonsterKind::Hunter, false) => MonsterKind::Hound,
            _ => return false,
        };
        let before = self.figure_target(Figure::Monster(slot));
        if let Some(it) = &mut self.state.monsters[usize::from(slot)] {
            it.kind = form;
        }
        self.tell(rule("DD-18.5"), || {
            Message::new("metamorphosis")
                .with("figure", before)
                .with("kind", monster_kind_target(form))
        });
        true
    }

    /// A new Hound in the lowest free slot (DD-1.9, DD-17.9).
    pub(crate) fn spawn_hound(&mut self, area: AreaId) -> bool {
        let free = self.state.monsters.iter_mut().find(|slot| slot.is_none());
        let Some(slot) = free else {
            return false;
        };
        *slot = Some(Monster {
            kind: MonsterKind::Hound,
            area,
            goal: None,
            controller: None,
        });
        self.tell(rule("DD-17.8"), || {
            Message::new("hound-appears").with("area", area_target(area))
        });
        true
    }

    /// The monsters nearest to a participant, absorbed Leaders and those a predicate excludes
    /// aside; in the order in which they are taken where nobody decides: by area, then by slot
    /// (DD-0.7).
    pub(crate) fn nearest_monsters(
        &self,
        to: Participant,
        candidate: impl Fn(u8) -> bool,
    ) -> Vec<u8> {
        let Some(here) = self.place_of(to) else {
            return Vec::new();
        };
        let map = &self.pack().map;
        let far = |slot: u8| {
            let monster = self.monster(slot).filter(|it| it.controller.is_none())?;
            candidate(slot).then(|| map.distance(here, monster.area))
        };
        let slots = 0..MONSTERS as u8;
        let Some(least) = slots.clone().filter_map(far).min() else {
            return Vec::new();
        };
        let mut nearest: Vec<u8> = slots.filter(|slot| far(*slot) == Some(least)).collect();
        nearest.sort_by_key(|slot| self.monster(*slot).map(|it| it.area));
        nearest
    }
}
