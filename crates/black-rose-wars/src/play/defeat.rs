//! The defeat of a mage (section 18).

use super::stack::{DefeatJob, Happening, Job};
use super::state::{EvocId, Figure, PARTIES, Party};
use super::{Go, Play, rule};
use crate::cards::SourceKind;
use smallvec::SmallVec;
use table::Message;

impl Play<'_> {
    pub(crate) fn start_defeat(&mut self, mage: Party) {
        let body = &mut self.state.bodies[mage.index()];
        let Some(lethal) = body.lethal.take() else {
            return;
        };
        let mut track = [0; PARTIES];
        body.track
            .iter()
            .for_each(|party| track[party.index()] += 1);
        let job = DefeatJob {
            mage,
            by: lethal.by,
            by_avatar: lethal.by_avatar,
            instant: lethal.instant,
            room: body.spot.room(),
            track,
            step: 0,
        };
        self.push(Job::Defeat(job));
    }

    fn defeat_job(&mut self) -> Option<&mut DefeatJob> {
        match &mut self.state.stack.last_mut()?.job {
            Job::Defeat(job) => Some(job),
            _ => None,
        }
    }

    pub(crate) fn step_defeat(&mut self) -> Go {
        let Some(job) = self.defeat_job() else {
            return Go::On;
        };
        let step = job.step;
        job.step += 1;
        let job = *job;
        match step {
            // Step 1: only cards of the defeated mage itself answer (BRW-18.19).
            0 => self.open_window_for(vec![happening(&job, false)], Some(job.mage)),
            1 if self.is_saved(&job) => self.pop(),
            1 => self.assigned_leave(job.mage),
            _ => self.finish_defeat(),
        }
        Go::On
    }

    /// BRW-18.2, 18.3: fewer cubes than life again, unless the damage did not matter.
    fn is_saved(&self, job: &DefeatJob) -> bool {
        let life = usize::from(self.life(Figure::Mage(job.mage)));
        !job.instant && self.state.bodies[job.mage.index()].track.len() < life
    }

    /// Step 3: evocations assigned to the mage leave (BRW-18.5).
    fn assigned_leave(&mut self, mage: Party) {
        let assigned: SmallVec<[EvocId; 4]> = self
            .state
            .evocations
            .iter()
            .filter(|evoc| evoc.bearer == Some(mage))
            .filter(|evoc| evoc.waiting || evoc.spot.room().is_some())
            .map(|evoc| evoc.id)
            .collect();
        if assigned.is_empty() {
            return;
        }
        assigned.into_iter().for_each(|id| self.dismiss(id, true));
        let frame = self.state.stack.last_mut();
        let events = frame.map(|frame| std::mem::take(&mut frame.batch));
        self.open_window(events.unwrap_or_default());
    }

    /// Steps 4 to 7, then everybody else may answer.
    fn finish_defeat(&mut self) {
        let Some(job) = self.defeat_job().map(|job| *job) else {
            return;
        };
        // What a protection of step 1 changed counts for the scoring, not for the trigger.
        let mut track = [0; PARTIES];
        let body = &self.state.bodies[job.mage.index()];
        body.track
            .iter()
            .for_each(|party| track[party.index()] += 1);
        let job = DefeatJob { track, ..job };
        self.tell_defeat(&job);
        self.note_defeat(&job);
        self.put_in_cell(job.mage);
        self.take_trophy(&job);
        self.score_defeat(&job);
        self.clear_track(job.mage);
        self.happen(happening(&job, true));
        self.moon_check();
        let frame = self.state.stack.last_mut();
        let events = frame.map(|frame| std::mem::take(&mut frame.batch));
        let events = events.unwrap_or_default();
        self.quest_progress(&events);
        let added = self.state.stack.last_mut();
        let added = added.map(|frame| std::mem::take(&mut frame.batch));
        let events = [events, added.unwrap_or_default()].concat();
        self.pop();
        self.open_window(events);
    }

    fn tell_defeat(&mut self, job: &DefeatJob) {
        let mage = self.party_arg(job.mage);
        match job.by.map(|by| self.party_arg(by)) {
            Some(by) => self.tell(rule("BRW-18.7"), || {
                Message::new("defeated").with("mage", mage).with("by", by)
            }),
            None => self.tell(rule("BRW-18.16"), || {
                Message::new("defeated-by-nobody").with("mage", mage)
            }),
        }
    }

    /// Programs in progress remember who was defeated; a physical action of the mage is lost
    /// (BRW-13.2.5).
    fn note_defeat(&mut self, job: &DefeatJob) {
        for frame in &mut self.state.stack {
            match &mut frame.job {
                Job::Effect(effect) => effect.defeated.push((job.mage, job.by)),
                Job::Action(action) if action.mage == job.mage => action.lost = true,
                Job::Order(order) if job.mage == Party::ROSE => order.lost = true,
                _ => {}
            }
        }
    }

    /// Step 5 (BRW-18.7, 18.16).
    fn take_trophy(&mut self, job: &DefeatJob) {
        let Some(by) = job.by else { return };
        let by = if self.trophies_go_to_rose() {
            Party::ROSE
        } else {
            by
        };
        self.state.trophies[by.index()][job.mage.index()] += 1;
        let (to, of) = (self.party_arg(by), self.party_arg(job.mage));
        self.tell(rule("BRW-18.7"), || {
            Message::new("trophy").with("party", to).with("of", of)
        });
    }

    /// Step 6 (BRW-18.8 to 18.10); nobody is paid for their own defeat (BRW-18.15).
    fn score_defeat(&mut self, job: &DefeatJob) {
        let awards = super::acts::rank(job.track, [4, 2, 1], 5);
        for (party, award) in (0..).map(Party).zip(awards) {
            if award > 0 && party != job.mage {
                self.gain(party, u16::from(award), SourceKind::Defeat);
            }
        }
    }

    /// Step 7 (BRW-18.11).
    fn clear_track(&mut self, mage: Party) {
        let track = std::mem::take(&mut self.state.bodies[mage.index()].track);
        for party in track {
            self.state.supply[party.index()] += 1;
        }
    }
}

fn happening(job: &DefeatJob, settled: bool) -> Happening {
    Happening::Defeated {
        mage: job.mage,
        by: job.by,
        by_avatar: job.by_avatar,
        room: job.room,
        track: job.track,
        settled,
    }
}
