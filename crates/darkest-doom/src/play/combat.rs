//! Combat (section 14).

use super::Play;
use super::stack::{CombatJob, Side};
use super::state::Figure;
use crate::cards::AreaId;
use resolve::Go;

impl Play<'_> {
    /// Begins a combat. `adjacent`: nobody is moved afterwards.
    pub(crate) fn start_combat(
        &mut self,
        attacker: Figure,
        defender: Figure,
        from: Option<AreaId>,
        adjacent: bool,
    ) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_combat(&mut self) -> Go {
        todo!()
    }

    /// The innermost combat in progress.
    pub(crate) fn combat(&self) -> Option<&CombatJob> {
        todo!()
    }

    /// The same, to be changed.
    pub(crate) fn combat_mut(&mut self) -> Option<&mut CombatJob> {
        todo!()
    }

    /// The side of a figure in it.
    pub(crate) fn side_mut(&mut self, figure: Figure) -> Option<&mut Side> {
        todo!()
    }

    /// The other side of it.
    pub(crate) fn opponent_of(&self, figure: Figure) -> Option<Figure> {
        todo!()
    }
}
