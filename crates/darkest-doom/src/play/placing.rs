//! Putting figures somewhere without entering (DD-7.10, DD-14.22).

use super::Play;
use super::state::Figure;
use crate::cards::AreaId;
use crate::map::AreaSet;

impl Play<'_> {
    /// Puts a figure there; nothing triggers.
    pub(crate) fn put(&mut self, figure: Figure, area: AreaId) {
        todo!()
    }

    /// Where a figure can be moved from an area: free adjacent areas, or those with tokens, or the nearest without figures (DD-14.22).
    pub(crate) fn displacement(&self, from: AreaId) -> AreaSet {
        todo!()
    }

    /// This area if it holds no figure, else the nearest ones without (DD-7.10).
    pub(crate) fn nearest_free(&self, area: AreaId, moved: Option<Figure>) -> AreaSet {
        todo!()
    }
}
