//! Putting figures somewhere without entering (DD-7.10, DD-14.22, DD-14.26, DD-14.44).

use super::asking::area_target;
use super::stack::{EnterStage, Job};
use super::state::{Figure, Participant};
use super::{Play, rule};
use crate::cards::{AreaId, AreaType};
use crate::map::AreaSet;
use table::Message;

impl Play<'_> {
    /// Puts a figure there; nothing triggers, and a movement it was in is over (DD-12.3).
    pub(crate) fn put(&mut self, figure: Figure, area: AreaId) {
        self.halt(figure);
        if self.area_of(figure) == Some(area) {
            return;
        }
        self.set_area(figure, area);
        let target = self.figure_target(figure);
        self.tell(rule("DD-7.10"), || {
            Message::new("is-placed")
                .with("figure", target)
                .with("area", area_target(area))
        });
    }

    /// The position of a figure, and nothing else.
    pub(super) fn set_area(&mut self, figure: Figure, area: AreaId) {
        match figure {
            Figure::Guardian(who) => self.state.guardians[who.index()].area = Some(area),
            Figure::Monster(slot) => {
                let monster = self.state.monsters.get_mut(usize::from(slot));
                if let Some(monster) = monster.and_then(Option::as_mut) {
                    monster.area = area;
                }
            }
            Figure::Priestess => {}
        }
    }

    /// Ends every movement of a figure that is in progress, and what is still to happen where it
    /// has just entered (DD-7.7): it died, was moved away or goes another way.
    pub(crate) fn halt(&mut self, figure: Figure) {
        for frame in &mut self.state.stack {
            match &mut frame.job {
                Job::Enter(enter) if enter.figure == figure => enter.stage = EnterStage::Area,
                Job::Travel(travel) if travel.figure == figure => {
                    travel.left = 0;
                    travel.at = None;
                }
                _ => {}
            }
        }
    }

    /// Where a participant is: its Guardian, or the Leader it has become.
    pub(crate) fn place_of(&self, who: Participant) -> Option<AreaId> {
        let leader = || self.area_of(Figure::Monster(self.leader_of(who)?));
        self.state.guardians[who.index()].area.or_else(leader)
    }

    /// The areas with a Trap token.
    pub(crate) fn trapped(&self) -> AreaSet {
        let players = self.state.players.iter();
        players
            .flat_map(|player| player.traps.iter().copied())
            .collect()
    }

    /// All areas a figure can be put on: without figures, not summit or Monolith (DD-7.10).
    fn open_areas(&self, moved: Option<Figure>) -> AreaSet {
        let mut occupied = self.occupied();
        if let Some(area) = moved.and_then(|figure| self.area_of(figure)) {
            occupied.remove(area);
        }
        let map = &self.pack().map;
        map.all().without(map.centre()).without(occupied)
    }

    /// Where a figure can be moved from an area: free adjacent areas, or those with tokens, or the
    /// nearest without figures (DD-14.22).
    pub(crate) fn displacement(&self, from: AreaId) -> AreaSet {
        let next = self.pack().map.neighbours(from);
        self.free_of(next, from)
    }

    /// Where a player is moved who has not beaten the High Priestess or freed Mosh: a path next to
    /// there (DD-14.44).
    pub(crate) fn way_down(&self, from: AreaId) -> AreaSet {
        let map = &self.pack().map;
        let paths = map.of_type(AreaType::WinterMountainPath);
        self.free_of(map.neighbours(from).and(paths), from)
    }

    /// The free ones of these areas; else those with tokens only, else the nearest without figures.
    fn free_of(&self, areas: AreaSet, from: AreaId) -> AreaSet {
        let open = self.open_areas(None);
        let unmanned = areas.and(open);
        let free = unmanned.without(self.state.abysses).without(self.trapped());
        if !free.is_empty() {
            free
        } else if !unmanned.is_empty() {
            unmanned
        } else {
            self.pack().map.nearest(open, from)
        }
    }

    /// This area if it holds no figure, else the nearest ones without (DD-7.10).
    pub(crate) fn nearest_free(&self, area: AreaId, moved: Option<Figure>) -> AreaSet {
        let map = &self.pack().map;
        map.nearest(self.open_areas(moved), area)
    }

    /// Where a Guardian is moved whom a monster has attacked: one area towards its temple
    /// (DD-14.26). None if it cannot come nearer.
    pub(crate) fn towards_temple(&self, who: Participant) -> AreaSet {
        let guardian = &self.state.guardians[who.index()];
        let Some(here) = guardian.area else {
            return AreaSet::NONE;
        };
        let map = &self.pack().map;
        let temple = map.temple(guardian.colour);
        let next = map.neighbours(here).and(self.open_areas(None));
        next.iter()
            .filter(|area| map.distance(*area, temple) < map.distance(here, temple))
            .collect()
    }
}
