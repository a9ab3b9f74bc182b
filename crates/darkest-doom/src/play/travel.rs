//! Moving over several areas (DD-7.8).

use super::Play;
use super::stack::TravelWay;
use super::state::Figure;
use resolve::Go;

impl Play<'_> {
    /// Begins a movement of up to so many areas.
    pub(crate) fn start_travel(&mut self, figure: Figure, way: TravelWay, n: u8) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_travel(&mut self) -> Go {
        todo!()
    }
}
