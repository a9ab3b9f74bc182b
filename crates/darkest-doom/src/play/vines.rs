//! Vines and abysses on the map (sections 8.2, 17).

use super::asking::area_target;
use super::ledger::Done;
use super::state::{MOST_VINES, Participant};
use super::{Play, rule};
use crate::cards::{AreaId, AreaType, Deed};
use crate::map::AreaSet;
use table::Message;

impl Play<'_> {
    /// Where the vines of the structure of an area are counted; none where no structure stands.
    fn vines_place(&self, area: AreaId) -> Option<(usize, usize)> {
        let area = self.pack().area(area);
        let row = match area.kind {
            AreaType::Citadel => 0,
            AreaType::BloodTemple => 1,
            _ => return None,
        };
        Some((row, area.colour?.index()))
    }

    /// Vines on the structure of an area; 0 elsewhere.
    pub(crate) fn vines_at(&self, area: AreaId) -> u8 {
        let place = self.vines_place(area);
        place.map_or(0, |(row, colour)| self.state.vines[row][colour])
    }

    /// The areas with a Citadel or Blood Temple.
    pub(crate) fn structures(&self) -> AreaSet {
        let map = &self.pack().map;
        map.of_type(AreaType::Citadel)
            .or(map.of_type(AreaType::BloodTemple))
    }

    /// Puts vines on a structure, up to 3; looks for defeat. Tells how many were put.
    pub(crate) fn add_vines(&mut self, area: AreaId, n: u8) -> u8 {
        let Some((row, colour)) = self.vines_place(area) else {
            return 0;
        };
        let vines = &mut self.state.vines[row][colour];
        let put = n.min(MOST_VINES.saturating_sub(*vines));
        if put == 0 {
            return 0;
        }
        *vines += put;
        let now = *vines;
        self.tell(rule("DD-1.6"), || {
            Message::new("vines-grow")
                .with("area", area_target(area))
                .with("n", i32::from(put))
                .with("now", i32::from(now))
        });
        self.check_defeat();
        put
    }

    /// Takes vines off a structure; tells how many. Counts as the deed of a player.
    pub(crate) fn cut_vines(&mut self, area: AreaId, n: u8, by: Option<Participant>) -> u8 {
        let Some((row, colour)) = self.vines_place(area) else {
            return 0;
        };
        let vines = &mut self.state.vines[row][colour];
        let cut = n.min(*vines);
        if cut == 0 {
            return 0;
        }
        *vines -= cut;
        let now = *vines;
        self.tell(rule("DD-17.11"), || {
            Message::new("vines-cut")
                .with("area", area_target(area))
                .with("n", i32::from(cut))
                .with("now", i32::from(now))
        });
        if let Some(who) = by {
            for _ in 0..cut {
                self.deed(who, Done::new(Deed::RemoveVine, self.state.phase));
            }
        }
        cut
    }

    /// Removes an abyss; counts as the deed of a player.
    pub(crate) fn remove_abyss(&mut self, area: AreaId, by: Option<Participant>) -> bool {
        if !self.state.abysses.remove(area) {
            return false;
        }
        self.tell(rule("DD-9.9"), || {
            Message::new("abyss-removed").with("area", area_target(area))
        });
        if let Some(who) = by {
            self.deed(who, Done::new(Deed::RemoveAbyss, self.state.phase));
        }
        true
    }

    /// Solar Eclipse (DD-8.7): each structure next to an abyss gets a vine, then the abysses that
    /// caused this are gone, also where the structure was full already.
    pub(crate) fn solar_eclipse(&mut self) {
        self.tell(rule("DD-8.6"), || Message::new("solar-eclipse"));
        let map = &self.pack().map;
        let (structures, abysses) = (self.structures(), self.state.abysses);
        let touching = |of: AreaSet, what: AreaSet| -> AreaSet {
            of.iter()
                .filter(|area| !map.neighbours(*area).and(what).is_empty())
                .collect()
        };
        for area in touching(structures, abysses).iter() {
            self.add_vines(area, 1);
        }
        for area in touching(abysses, structures).iter() {
            self.remove_abyss(area, None);
        }
    }
}
