//! Entering an area (section 7): combat, Dark Abyss, trap, area, in this order (DD-7.1).

use super::asking::area_target;
use super::ledger::Done;
use super::stack::{EffectJob, EnterJob, EnterStage, Job, Refused, Source, Thing};
use super::state::{Figure, Participant};
use super::{Play, rule};
use crate::cards::{AreaId, Deed};
use resolve::Go;
use table::Message;

impl Play<'_> {
    /// A figure goes there and enters: the steps of DD-7.1 are put on the stack.
    pub(crate) fn enter(&mut self, figure: Figure, area: AreaId) {
        let from = self.area_of(figure);
        self.set_area(figure, area);
        let target = self.figure_target(figure);
        self.tell(rule("DD-7.2"), || {
            Message::new("enters")
                .with("figure", target)
                .with("area", area_target(area))
        });
        if let Figure::Guardian(who) = figure {
            let area_type = Some(self.pack().area(area).kind);
            let done = Done::new(Deed::EnterArea, self.state.phase);
            self.deed(who, Done { area_type, ..done });
        }
        self.push(Job::Enter(EnterJob {
            figure,
            area,
            from,
            stage: EnterStage::Combat,
        }));
    }

    /// One step of it. Whoever has left the area skips the rest (DD-7.7).
    pub(crate) fn step_enter(&mut self, job: EnterJob) -> Go {
        let next = match job.stage {
            EnterStage::Combat => EnterStage::Abyss,
            EnterStage::Abyss => EnterStage::Announce,
            EnterStage::Announce => EnterStage::Trap,
            EnterStage::Trap | EnterStage::Area => EnterStage::Area,
        };
        if job.stage == EnterStage::Area || self.area_of(job.figure) != Some(job.area) {
            self.pop();
            return Go::On;
        }
        self.set_job(Job::Enter(EnterJob { stage: next, ..job }));
        match job.stage {
            EnterStage::Combat => self.meet(job),
            EnterStage::Abyss => self.fall_into_abyss(job),
            EnterStage::Announce => self.open_announcements(),
            EnterStage::Trap => self.set_off_trap(job),
            EnterStage::Area => {}
        }
        Go::On
    }

    /// DD-7.3: whoever is there is fought; on the summit the High Priestess, as the area says.
    fn meet(&mut self, job: EnterJob) {
        if let (Figure::Guardian(who), true) = (job.figure, job.area == self.pack().map.summit()) {
            let kind = self.pack().area(job.area).kind;
            if let Some(card) = self.pack().area_cards.get(kind.index()) {
                let battle = card.action.program;
                self.run(EffectJob::new(Source::Area(job.area), battle, who));
            }
        } else if let Some(other) = self.figure_at(job.area, Some(job.figure)) {
            self.note_fight(job.figure);
            self.start_combat(job.figure, other, job.from, false);
        }
    }

    /// A monster that fights on its way stops, and makes no Adjacent Attack in this step
    /// (DD-18.15, DD-18.16).
    fn note_fight(&mut self, fighter: Figure) {
        for frame in &mut self.state.stack {
            match &mut frame.job {
                Job::Travel(travel) if travel.figure == fighter => travel.fought = true,
                Job::MonsterStep(step) if step.slot.map(Figure::Monster) == Some(fighter) => {
                    step.fought = true;
                }
                _ => {}
            }
        }
    }

    /// DD-7.4, DD-21.6.
    fn fall_into_abyss(&mut self, job: EnterJob) {
        if !self.state.abysses.has(job.area) {
            return;
        }
        match job.figure {
            Figure::Guardian(who) if !self.state.is_virtual(who) => {
                let mut test = EffectJob::new(Source::Abyss, self.pack().abyss.program, who);
                // The token stays where it is, wherever the Guardian may be by then.
                test.target = Some(Thing::Area(job.area));
                self.run(test);
            }
            Figure::Monster(slot) => {
                if let Some(who) = self.controller_of(slot) {
                    self.swallow_abyss(who, job.area);
                }
            }
            Figure::Guardian(_) | Figure::Priestess => {}
        }
    }

    /// DD-21.6: the absorbed Leader takes no test.
    fn swallow_abyss(&mut self, who: Participant, area: AreaId) {
        self.remove_abyss(area, None);
        if self.hand_size(who) < self.hand_limit(who) {
            self.start_corrupt(who, 1, Refused::Nothing);
        }
    }

    /// DD-7.5: own traps do not trigger.
    fn set_off_trap(&mut self, job: EnterJob) {
        let own = match job.figure {
            Figure::Guardian(who) => Some(who),
            Figure::Monster(_) | Figure::Priestess => None,
        };
        if let Some(owner) = self.trapper_of(job.area)
            && Some(owner) != own
        {
            self.start_trap(owner, job.area, job.figure);
        }
    }
}
