//! Whose turn it is: what everybody can say who looks at the table.

use super::{Activation, Activations, BlackRose, Cleanup, Evocations, Flow, Study};
use crate::play::Play;
use crate::play::stack::Job;
use crate::play::state::Party;

impl Play<'_> {
    /// Whose activation it is, or who is on in a phase that goes around the table. Whoever answers
    /// to something meanwhile is not.
    pub(crate) fn active(&self) -> Option<Party> {
        match self.state.flow {
            Flow::Action(step) => self.acting(step),
            Flow::Evocation(step) => self.controlling(step),
            Flow::BlackRose(
                BlackRose::Discard(place)
                | BlackRose::ActiveLimit(place)
                | BlackRose::CompletedLimit(place),
            )
            | Flow::Study(
                Study::Early(place)
                | Study::Schools(place)
                | Study::Keep(place, _)
                | Study::Late(place)
                | Study::Limit(place),
            )
            | Flow::Cleanup(Cleanup::Board(place)) => {
                self.turn_order().get(usize::from(place)).copied()
            }
            Flow::Setup(_)
            | Flow::BlackRose(_)
            | Flow::Study(_)
            | Flow::Planning(_)
            | Flow::Cleanup(_)
            | Flow::Ending
            | Flow::Over => None,
        }
    }

    fn acting(&self, step: Activations) -> Option<Party> {
        match step {
            Activations::Mage(activation) => {
                let order = self.turn_order_with_avatar();
                order.get(usize::from(activation.place)).copied()
            }
            Activations::Look | Activations::Apply(_) | Activations::Next(_) => {
                let mut frames = self.state.stack.iter();
                let order = frames.any(|frame| matches!(frame.job, Job::Order(_)));
                order.then_some(Party::ROSE)
            }
        }
    }

    fn controlling(&self, step: Evocations) -> Option<Party> {
        let outermost = self.state.stack.first().map(|frame| &frame.job);
        match (outermost, step) {
            (Some(Job::Activation(it)), _) => Some(it.controller),
            (_, Evocations::Rose) => Some(Party::ROSE),
            (_, Evocations::Mages { place, finished }) => {
                let order = self.turn_order();
                let places = order.len() as u8;
                let mut left = (0..places).map(|step| (place + step) % places);
                let place = left.find(|place| finished >> place & 1 == 0)?;
                order.get(usize::from(place)).copied()
            }
            (_, Evocations::Look | Evocations::Apply(_)) => None,
        }
    }

    /// How many actions are left in the activation of a mage.
    pub(crate) fn actions_left(&self) -> Option<u8> {
        match self.state.flow {
            Flow::Action(Activations::Mage(activation)) => Some(activation.actions_left()),
            _ => None,
        }
    }

    /// Who can still act in this Action phase (BRW-11.1.6), in turn order.
    pub(crate) fn able_to_act(&self) -> Vec<Party> {
        if !matches!(self.state.flow, Flow::Action(_)) {
            return Vec::new();
        }
        let able = |party: &Party| match *party {
            Party::ROSE => self.avatar_can_act(),
            mage => self.can_act(mage),
        };
        let order = self.turn_order_with_avatar().into_iter();
        order.filter(able).collect()
    }
}

impl Activation {
    /// How many actions are left.
    fn actions_left(self) -> u8 {
        super::action::ACTIONS.saturating_sub(self.actions)
    }
}
