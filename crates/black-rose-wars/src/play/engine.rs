//! The heart: steps the top frame of the stack and takes it through its full stops (BRW-13.4).

use super::asking::MOST_ANSWERED;
use super::stack::{Account, Happening, Job, Stage, WindowJob, WindowStage};
use super::state::{EvocId, Figure, Party};
use super::{Go, Play, rule};
use smallvec::SmallVec;
use table::Message;

impl Play<'_> {
    /// Carries out whatever needs no decision, up to the next one.
    pub(crate) fn advance(&mut self) {
        loop {
            match self.step() {
                Go::On => {}
                Go::Over => return,
                Go::Ask if self.answer_if_forced() => {}
                Go::Ask => return,
            }
        }
    }

    fn step(&mut self) -> Go {
        let Some(frame) = self.state.stack.last() else {
            self.settle();
            return self.step_flow();
        };
        match frame.stage {
            Stage::Run => self.step_job(),
            Stage::Book => self.book(),
            Stage::React => self.react(),
            Stage::Fall => self.fall(),
        }
    }

    fn step_job(&mut self) -> Go {
        let Some(frame) = self.state.stack.last() else {
            return Go::On;
        };
        match frame.job {
            Job::Effect(_) => self.step_effect(),
            Job::Window(_) => self.step_window(),
            Job::Damage(_) => self.step_damage(),
            Job::Defeat(_) => self.step_defeat(),
            Job::Action(_) => self.step_action(),
            Job::Activation(_) => self.step_activation(),
            Job::Order(_) => self.step_order(),
            Job::Event(_) => self.step_event(),
        }
    }

    /// The top frame has finished an instruction: its full stop begins.
    pub(crate) fn stop(&mut self) {
        self.stage(Stage::Book);
    }

    fn stage(&mut self, stage: Stage) {
        if let Some(frame) = self.state.stack.last_mut() {
            frame.stage = stage;
        }
    }

    /// Takes the top frame off the stack.
    pub(crate) fn pop(&mut self) {
        self.state.stack.pop();
    }

    /// (a) moon check, (b) quest progress. Both may add to what happened.
    fn book(&mut self) -> Go {
        self.moon_check();
        let frame = self.state.stack.last_mut();
        let batch = frame.map(|frame| std::mem::take(&mut frame.batch));
        let batch = batch.unwrap_or_default();
        if !batch.is_empty() {
            self.quest_progress(&batch);
        }
        if let Some(frame) = self.state.stack.last_mut() {
            let added = std::mem::replace(&mut frame.batch, batch);
            frame.batch.extend(added);
            frame.stage = Stage::React;
        }
        Go::On
    }

    /// (c) whatever listens may answer.
    fn react(&mut self) -> Go {
        let Some(frame) = self.state.stack.last_mut() else {
            return Go::On;
        };
        frame.stage = Stage::Fall;
        let events = std::mem::take(&mut frame.batch);
        self.open_window(events);
        Go::On
    }

    /// Opens a reaction window if anything could answer.
    pub(crate) fn open_window(&mut self, events: Vec<Happening>) {
        self.open_window_for(events, None);
    }

    /// The same for the cards of one mage only. What is too much for one window has another one
    /// below it, which follows (BRW-13.3.7).
    pub(crate) fn open_window_for(&mut self, mut events: Vec<Happening>, only: Option<Party>) {
        let most = usize::from(MOST_ANSWERED);
        if events.len() > most {
            self.open_window_for(events.split_off(most), only);
        }
        if events.is_empty() || !self.anything_listens(&events, only) {
            return;
        }
        self.push(Job::Window(Box::new(WindowJob {
            events,
            only,
            stage: WindowStage::Declare,
            asked: 0,
            queue: SmallVec::new(),
        })));
    }

    /// (d) fallen evocations all at once, then defeated mages one by one (BRW-13.4.2, 13.4.3).
    fn fall(&mut self) -> Go {
        let Some(id) = self.state.stack.last().map(|frame| frame.id) else {
            return Go::On;
        };
        if self.evocations_fall(id) {
            return Go::On;
        }
        if let Some(mage) = self.next_defeated(id) {
            self.start_defeat(mage);
            return Go::On;
        }
        self.stage(Stage::Run);
        self.attack_is_over();
        Go::On
    }

    /// An attack outside of any text is an effect of its own: it has dealt damage if some is left
    /// after all answers (BRW-17.7).
    fn attack_is_over(&mut self) {
        let frame = self.state.stack.last_mut();
        let Some((_, mage)) = frame.and_then(|frame| frame.struck.take()) else {
            return;
        };
        self.happen(Happening::EffectResolved {
            mage,
            account: Account {
                dealt: true,
                ..Account::default()
            },
            summon: false,
        });
        self.stop();
    }

    fn evocations_fall(&mut self, frame: u32) -> bool {
        let marked = |evoc: &&super::state::Evocation| {
            evoc.lethal.is_some_and(|lethal| lethal.frame == frame)
        };
        let marked: SmallVec<[EvocId; 4]> = self
            .state
            .evocations
            .iter()
            .filter(marked)
            .map(|evoc| evoc.id)
            .collect();
        let mut fallen = false;
        for id in marked {
            let figure = Figure::Evoc(id);
            let life = usize::from(self.life(figure));
            let Some(evoc) = self.evoc_mut(id) else {
                continue;
            };
            evoc.lethal = None;
            if evoc.damage.len() >= life && evoc.spot.room().is_some() {
                self.tell(rule("BRW-18.17"), || {
                    Message::new("evocation-defeated")
                        .with("evocation", super::asking::figure_target(figure))
                });
                self.dismiss(id, false);
                fallen = true;
            }
        }
        if fallen {
            let frame = self.state.stack.last_mut();
            let events = frame.map(|frame| std::mem::take(&mut frame.batch));
            self.open_window(events.unwrap_or_default());
        }
        fallen
    }

    /// The next mage in turn order that this frame has brought down. A mage that has fewer cubes
    /// than life again is not defeated (BRW-13.4.4).
    fn next_defeated(&mut self, frame: u32) -> Option<Party> {
        for mage in self.turn_order_with_avatar() {
            let life = usize::from(self.life(Figure::Mage(mage)));
            let body = &mut self.state.bodies[mage.index()];
            let Some(lethal) = body.lethal.filter(|lethal| lethal.frame == frame) else {
                continue;
            };
            if lethal.instant || body.track.len() >= life {
                return Some(mage);
            }
            body.lethal = None;
        }
        None
    }
}
