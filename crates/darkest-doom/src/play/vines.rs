//! Vines and abysses on the map (sections 8.2, 17).

use super::Play;
use super::state::Participant;
use crate::cards::AreaId;

impl Play<'_> {
    /// Vines on the structure of an area; 0 elsewhere.
    pub(crate) fn vines_at(&self, area: AreaId) -> u8 {
        todo!()
    }

    /// Puts vines on a structure, up to 3; looks for defeat. Tells how many were put.
    pub(crate) fn add_vines(&mut self, area: AreaId, n: u8) -> u8 {
        todo!()
    }

    /// Takes vines off a structure; tells how many. Counts as the deed of a player.
    pub(crate) fn cut_vines(&mut self, area: AreaId, n: u8, by: Option<Participant>) -> u8 {
        todo!()
    }

    /// Removes an abyss; counts as the deed of a player.
    pub(crate) fn remove_abyss(&mut self, area: AreaId, by: Option<Participant>) -> bool {
        todo!()
    }

    /// Solar Eclipse (DD-8.7).
    pub(crate) fn solar_eclipse(&mut self) {
        todo!()
    }
}
