//! Rules that last.

use super::Play;
use super::state::Figure;
use crate::cards::{AreaType, Op, Rule, Until};
use resolve::Did;

impl Play<'_> {
    /// A rule begins.
    pub(crate) fn lasting(&mut self, op: &Op) -> Did {
        todo!()
    }

    /// The sum of the values of a rule for a figure and area type.
    pub(crate) fn rule_value(
        &self,
        rule: Rule,
        who: Option<Figure>,
        area_type: Option<AreaType>,
    ) -> i8 {
        todo!()
    }

    /// Is a rule in force for a figure or area type?
    pub(crate) fn rule_holds(
        &self,
        rule: Rule,
        who: Option<Figure>,
        area_type: Option<AreaType>,
    ) -> bool {
        todo!()
    }

    /// Ends what lasted until now; the mark is the combat frame or the turn.
    pub(crate) fn end_lasting(&mut self, until: Until, mark: u32) {
        todo!()
    }
}
