//! Actions, and parts of them, that a mage or an evocation cannot perform now (sections 11, 19
//! and 20).

use super::{Bars, Why, YOUR_OWN};
use crate::cards::Action;
use crate::play::Play;
use crate::play::flow::{Activation, Activations, Flow};
use crate::play::menu::{Going, Pick};
use crate::play::stack::{ActionJob, Job};
use crate::play::state::{Face, Figure, Party, Spot};

const FROM_THE_CELL: Why = Why("BRW-19.5", "from-the-cell");
const OUT_OF_THE_CELL: Why = Why("BRW-19.7", "must-leave-the-cell");

/// Physical actions.
const PHYSICAL: [Action; 3] = [Action::Explore, Action::Fight, Action::Order];

impl Play<'_> {
    /// Actions, spells and quests of the mage whose activation it is.
    pub(super) fn bar_actions(&self, bars: &mut Bars) {
        let Flow::Action(Activations::Mage(activation)) = &self.state.flow else {
            return;
        };
        let order = self.turn_order_with_avatar();
        let mage = order[usize::from(activation.place)];
        let prepared = self.slots_with(mage, Face::Prepared);
        if activation.is_over() {
            let actions = PHYSICAL.into_iter().chain([Action::Wait]).map(Pick::Action);
            let spells = prepared.into_iter().map(Pick::Slot);
            bars.bar_all(actions.chain(spells), Why("BRW-11.1.3", "two-actions"));
        } else {
            self.bar_physical(mage, bars);
            self.bar_spells(mage, *activation, bars);
            let nothing = Why("BRW-11.2.11", "nothing-prepared");
            bars.bar(Pick::Action(Action::Wait), nothing);
        }
        self.bar_quests(mage, bars);
        let end = Pick::Way(Going::End);
        bars.bar(end, Why("BRW-11.1.3", "one-action-first"));
    }

    fn bar_physical(&self, mage: Party, bars: &mut Bars) {
        let physical = PHYSICAL.map(Pick::Action);
        let [explore, fight, order] = physical;
        if self.state.mages[mage.index()].tokens == 0 {
            bars.bar_all(physical, Why("BRW-11.2.1", "no-token-left"));
        } else if self.room_of(Figure::Mage(mage)).is_none() {
            bars.bar(explore, Why("BRW-19.6", "cannot-move"));
            bars.bar_all([fight, order], FROM_THE_CELL);
        } else {
            bars.bar(order, Why("BRW-11.2.7", "no-evocation"));
        }
    }

    fn bar_spells(&self, mage: Party, activation: Activation, bars: &mut Bars) {
        let in_cell = self.room_of(Figure::Mage(mage)).is_none();
        for slot in self.slots_with(mage, Face::Prepared) {
            let why = if in_cell {
                FROM_THE_CELL
            } else if activation.numbered {
                Why("BRW-11.2.10", "second-numbered-spell")
            } else {
                Why("BRW-11.2.9", "lower-slot-first")
            };
            bars.bar(Pick::Slot(slot), why);
        }
    }

    fn bar_quests(&self, mage: Party, bars: &mut Bars) {
        let why = if self.room_of(Figure::Mage(mage)).is_none() {
            Why("BRW-19.5", "quest-from-the-cell")
        } else if self.no_quest_effects(mage) {
            Why("BRW-23.4.1", "no-quest-effects")
        } else {
            Why("BRW-7.9", "quest-cannot-be-paid")
        };
        let completed = self.state.mages[mage.index()].completed.iter();
        bars.bar_all(completed.map(|quest| Pick::Quest(*quest)), why);
    }

    /// Parts of a physical action or of a Wait.
    pub(super) fn bar_parts_of_action(&self, bars: &mut Bars) {
        let Some(Job::Action(job)) = self.state.stack.last().map(|frame| &frame.job) else {
            return;
        };
        match job.action {
            Action::Explore => {
                // A block of Moves that the room has ended leaves nothing to be asked (BRW-11.2.3).
                let rooms = self.steps_from(Figure::Mage(job.mage));
                let none_left = Why("BRW-11.2.2", "no-moves-left");
                bars.bar_all(rooms.iter().map(Pick::Room), none_left);
                self.bar_room(job, bars);
            }
            Action::Fight => {
                let mage = Figure::Mage(job.mage);
                let attacked = (!job.attack_left).then_some(Why("BRW-11.2.6", "attacked-already"));
                self.bar_victims(mage, attacked, bars);
                self.bar_room(job, bars);
            }
            Action::Order => {
                let all = self.state.evocations.iter();
                let here = all.filter(|evoc| evoc.spot.room().is_some());
                let here = here.map(|evoc| Pick::Figure(Figure::Evoc(evoc.id)));
                bars.bar_all(here, Why("BRW-11.2.7", "not-yours"));
            }
            Action::Wait | Action::Cast => {}
        }
        if self.spot_of(Figure::Mage(job.mage)) == Spot::Cell {
            bars.bar(Pick::Way(Going::Stop), OUT_OF_THE_CELL);
        }
    }

    fn bar_room(&self, job: &ActionJob, bars: &mut Bars) {
        let why = if self.room_of(Figure::Mage(job.mage)).is_none() {
            Why("BRW-19.2", "not-in-a-room")
        } else if !job.room_left {
            Why("BRW-16.1.2", "once-per-action")
        } else {
            Why("BRW-16.1.1", "token-used")
        };
        bars.bar(Pick::Way(Going::ActivateRoom), why);
    }

    /// Figures in the room of an attacker: it has had its attack, or they are the controller's own.
    fn bar_victims(&self, attacker: Figure, attacked: Option<Why>, bars: &mut Bars) {
        let here = self.room_of(attacker).map(|room| self.figures_in(room));
        let mut others = here.unwrap_or_default();
        others.retain(|figure| *figure != attacker);
        bars.bar_all(
            others.into_iter().map(Pick::Figure),
            attacked.unwrap_or(YOUR_OWN),
        );
    }

    /// Parts of the activation of an evocation.
    pub(super) fn bar_parts_of_activation(&self, bars: &mut Bars) {
        let Some(Job::Activation(job)) = self.state.stack.last().map(|frame| &frame.job) else {
            return;
        };
        let figure = Figure::Evoc(job.evoc);
        let rooms = self.steps_from(figure);
        let none_left = Why("BRW-20.4.1", "no-moves-left");
        bars.bar_all(rooms.iter().map(Pick::Room), none_left);
        let attacked = (!job.attack_left).then_some(Why("BRW-20.4.1", "attacked-already"));
        self.bar_victims(figure, attacked, bars);
    }
}
