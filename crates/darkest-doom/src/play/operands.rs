//! Whom and what a sentence means.

use super::Play;
use super::state::{Figure, Participant};
use crate::cards::{Amount, AreaId, Cond, Counter, Person, Where, Which};

impl Play<'_> {
    /// The figure of a person of the program in progress.
    pub(crate) fn figure(&mut self, person: Person) -> Option<Figure> {
        todo!()
    }

    /// The participant of a person; the controller of an absorbed Leader; none for monsters.
    pub(crate) fn participant(&mut self, person: Person) -> Option<Participant> {
        todo!()
    }

    /// An amount; `all` is `most`.
    pub(crate) fn amount(&mut self, n: Amount, most: u8) -> u8 {
        todo!()
    }

    /// The value of a counter.
    pub(crate) fn count(&self, counter: Counter, who: Participant) -> i16 {
        todo!()
    }

    /// Does a condition hold?
    pub(crate) fn holds(&mut self, cond: &Cond) -> bool {
        todo!()
    }

    /// The area a text names; `who` is whose temple is meant.
    pub(crate) fn spot(&mut self, at: Where, who: Option<Participant>) -> Option<AreaId> {
        todo!()
    }

    /// The monsters meant: more than one where somebody must choose among the nearest.
    pub(crate) fn monsters_meant(&mut self, which: Which) -> Vec<u8> {
        todo!()
    }
}
