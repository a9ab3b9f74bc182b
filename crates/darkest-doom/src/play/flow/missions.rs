//! New missions and their marks (DD-13.1 to DD-13.3).

use crate::cards::{Relic, Trait};
use crate::play::asking::{mission_target, relic_target, trait_target};
use crate::play::hand::needs_shuffle;
use crate::play::menu::{Asked, Pick};
use crate::play::state::{Marks, Participant};
use crate::play::{Chosen, Play, rule};
use serde::{Deserialize, Serialize};
use table::Message;

/// Where the drawing of a mission stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MissionStep {
    /// The card is drawn.
    Draw,
    /// The characteristic is marked.
    Raise,
    /// The relic is marked; this characteristic is.
    Search(Trait),
}

/// How a step of it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Marking {
    /// This one follows.
    Next(MissionStep),
    /// The player is asked.
    Asked,
    /// All is done.
    Done,
}

impl Play<'_> {
    /// One step of a player who gets a mission, unless it has one.
    pub(crate) fn step_mission(&mut self, who: Participant, step: MissionStep) -> Marking {
        match step {
            MissionStep::Draw => {
                self.draw_mission(who);
                let player = &self.state.players[who.index()];
                if player.mission.is_some() && player.marks.is_none() {
                    Marking::Next(MissionStep::Raise)
                } else {
                    Marking::Done
                }
            }
            MissionStep::Raise => {
                let last = self.state.players[who.index()].last_marks;
                let free = Trait::ALL.iter().copied();
                let free = free.filter(|it| last.is_none_or(|last| last.raise != *it));
                match self.choose(who, Asked::MarkTrait, free.map(Pick::Trait)) {
                    Chosen::Pick(Pick::Trait(raise)) => Marking::Next(MissionStep::Search(raise)),
                    Chosen::Asked => Marking::Asked,
                    Chosen::Pick(_) | Chosen::Nothing => Marking::Done,
                }
            }
            MissionStep::Search(raise) => {
                let last = self.state.players[who.index()].last_marks;
                let free = Relic::ALL.iter().copied();
                let free = free.filter(|it| last.is_none_or(|last| last.search != *it));
                match self.choose(who, Asked::MarkRelic, free.map(Pick::Relic)) {
                    Chosen::Pick(Pick::Relic(search)) => {
                        self.mark_mission(who, Marks { raise, search });
                    }
                    Chosen::Asked => return Marking::Asked,
                    Chosen::Pick(_) | Chosen::Nothing => {}
                }
                Marking::Done
            }
        }
    }

    /// A player without a mission draws one (DD-5.13).
    fn draw_mission(&mut self, who: Participant) {
        let state = &mut *self.state;
        if state.players[who.index()].mission.is_some() {
            return;
        }
        let renewed = needs_shuffle(&state.missions);
        let Some(mission) = state.missions.draw(&mut state.chance) else {
            return;
        };
        state.players[who.index()].mission = Some(mission);
        self.told_of_renewal(renewed);
        self.shown_to(who);
        let guardian = self.guardian_arg(who);
        self.tell_but(
            rule("DD-13.3"),
            who,
            || Message::new("draws-mission").with("guardian", guardian),
            || {
                let message = Message::new("draws-mission-card").with("guardian", guardian);
                message.with("card", mission_target(mission))
            },
        );
    }

    /// The two marks are public (DD-2.13).
    fn mark_mission(&mut self, who: Participant, marks: Marks) {
        self.state.players[who.index()].marks = Some(marks);
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-13.2"), || {
            let message = Message::new("marks-mission").with("guardian", guardian);
            let message = message.with("trait", trait_target(marks.raise));
            message.with("relic", relic_target(marks.search))
        });
    }
}
