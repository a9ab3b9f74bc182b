//! The phases of a turn (BRW-13.6).
//!
//! The phase machine is a cursor: when nothing is being carried out, the step it points at is taken.
//! A step changes something and moves the cursor on, or asks, or puts something on the stack.

mod action;
mod black_rose;
mod cleanup;
mod evocation;
mod planning;
mod study;
mod whose;

pub use super::setup::Setup;
pub use action::{Activation, Activations};
pub use black_rose::BlackRose;
pub use cleanup::Cleanup;
pub use evocation::Evocations;
pub use planning::{Plan, PlanStage, Plans};
pub use study::Study;

use super::asking::event_target;
use super::stack::Happening;
use super::state::Party;
use super::{Go, Play, rule};
use crate::cards::{EventId, Phase, SourceKind, Timing};
use serde::{Deserialize, Serialize};
use table::Message;

/// Where the phase machine stands. Places in a turn order are counted from the First Mage on, who
/// does not change during a phase (BRW-4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flow {
    /// Mages and grimoires are chosen (BRW-3.2).
    Setup(Setup),
    /// Events and quests (section 6).
    BlackRose(BlackRose),
    /// New spells (section 8).
    Study(Study),
    /// Everybody plans in secret (section 10).
    Planning(Plans),
    /// Mages act (section 11).
    Action(Activations),
    /// Evocations act (BRW-20.5).
    Evocation(Evocations),
    /// The end of the turn (section 21).
    Cleanup(Cleanup),
    /// The final scores are known; the crown holder may have to name the winner (BRW-22.8).
    Ending,
    /// The game is over.
    Over,
}

/// Events that are still to be carried out at the start of a phase, slot 1 first. Those that are
/// drawn meanwhile wait for the next turn (BRW-6.2.8).
pub type Due = [Option<EventId>; 3];

impl Flow {
    /// The first step of a phase.
    #[must_use]
    pub fn start(phase: Phase) -> Flow {
        match phase {
            Phase::BlackRose => Flow::BlackRose(BlackRose::Shift),
            Phase::Study => Flow::Study(Study::Look),
            Phase::Planning => Flow::Planning(Plans::default()),
            Phase::Action => Flow::Action(Activations::Look),
            Phase::Evocation => Flow::Evocation(Evocations::Look),
            Phase::Cleanup => Flow::Cleanup(Cleanup::Look),
        }
    }
}

impl Play<'_> {
    /// Takes the next step of the phase machine: nothing else is in progress.
    pub(crate) fn step_flow(&mut self) -> Go {
        match self.state.flow {
            Flow::Setup(step) => self.step_setup(step),
            Flow::BlackRose(step) => self.step_black_rose(step),
            Flow::Study(step) => self.step_study(step),
            Flow::Planning(plans) => self.step_planning(plans),
            Flow::Action(step) => self.step_activations(step),
            Flow::Evocation(step) => self.step_evocations(step),
            Flow::Cleanup(step) => self.step_cleanup(step),
            Flow::Ending => self.step_ending(),
            Flow::Over => Go::Over,
        }
    }

    /// A turn begins (BRW-4.1).
    pub(crate) fn begin_turn(&mut self) {
        self.state.turn += 1;
        let turn = usize::from(self.state.turn);
        self.tell(rule("BRW-4.1"), || {
            Message::new("turn-begins").with("turn", turn)
        });
        self.begin_phase(Phase::BlackRose);
    }

    /// A phase begins: the crown holder is its First Mage to its end (BRW-4.3).
    pub(crate) fn begin_phase(&mut self, phase: Phase) {
        self.state.phase = phase;
        self.state.first = self.state.crown;
        self.state.flow = Flow::start(phase);
        let first = self.party_arg(self.state.first);
        self.tell(rule("BRW-4.3"), || {
            Message::new(begins(phase)).with("mage", first)
        });
        // Nobody answers while plans are made (BRW-10.8); in Cleanup it is a step of its own.
        if !matches!(phase, Phase::Planning | Phase::Cleanup) {
            self.answer_in_flow(vec![Happening::PhaseBegan { phase }]);
        }
    }

    /// The events on the board that are carried out at the start of a phase (BRW-6.2.9).
    fn due_events(&self, timing: Timing) -> Due {
        let pack = self.pack();
        self.state.event_board.map(|slot| {
            let event = slot?.event;
            let card = pack.event(event);
            (card.timing == timing && card.force.once.is_some()).then_some(event)
        })
    }

    /// Begins the next event that is due and still on the board; tells what is left then.
    fn apply_event(&mut self, mut due: Due) -> Option<Due> {
        let board = &self.state.event_board;
        let on_board = |event: &EventId| board.iter().flatten().any(|it| it.event == *event);
        let next = due.iter_mut().filter_map(Option::take).find(on_board)?;
        self.tell(rule("BRW-6.2.9"), || {
            Message::new("event-applies").with("event", event_target(next))
        });
        self.start_event(next);
        Some(due)
    }

    /// Somebody gains power by the rules, not by an effect: the moon may change, and whatever
    /// listens may answer (BRW-5.10, BRW-13.5.5).
    fn gain_by_rule(&mut self, gains: &[(Party, u8)], from: SourceKind) {
        let gains = gains.iter().filter(|(_, number)| *number > 0);
        let mut events = Vec::new();
        for &(party, number) in gains {
            let number = u16::from(number);
            self.gain(party, number, from);
            events.push(Happening::Gained {
                party,
                number,
                from,
            });
        }
        self.moon_check();
        self.answer_in_flow(events);
    }

    /// What happened between two effects advances quests and is answered (BRW-13.5.5).
    fn answer_in_flow(&mut self, events: Vec<Happening>) {
        if !events.is_empty() {
            self.quest_progress(&events);
            self.open_window(events);
        }
    }

    /// The mage at a place of the turn order, or none behind the last one.
    fn at_place(&self, place: u8) -> Option<Party> {
        self.turn_order().get(usize::from(place)).copied()
    }
}

/// The message that a phase begins.
fn begins(phase: Phase) -> &'static str {
    match phase {
        Phase::BlackRose => "phase-black-rose",
        Phase::Study => "phase-study",
        Phase::Planning => "phase-planning",
        Phase::Action => "phase-action",
        Phase::Evocation => "phase-evocation",
        Phase::Cleanup => "phase-cleanup",
    }
}
