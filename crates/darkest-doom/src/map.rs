//! The map as a graph: who is next to what, and how far everything is (DD-0.6).

use crate::cards::{Area, AreaId, AreaType, Colour};
use serde::{Deserialize, Serialize};

/// A map has at most so many areas: a set of them fits into a number.
pub const MOST_AREAS: usize = 64;

/// No way leads there.
pub const FAR: u8 = u8::MAX;

/// A set of areas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AreaSet(pub u64);

impl AreaSet {
    /// No area.
    pub const NONE: AreaSet = AreaSet(0);

    /// Is the area in the set?
    #[must_use]
    #[inline]
    pub fn has(self, area: AreaId) -> bool {
        self.0 & (1 << area.0) != 0
    }

    /// Puts an area into the set.
    #[inline]
    pub fn insert(&mut self, area: AreaId) {
        self.0 |= 1 << area.0;
    }

    /// Takes an area out of the set and tells whether it was there.
    #[inline]
    pub fn remove(&mut self, area: AreaId) -> bool {
        let was = self.has(area);
        self.0 &= !(1 << area.0);
        was
    }

    /// The set without these.
    #[must_use]
    #[inline]
    pub fn without(self, others: AreaSet) -> AreaSet {
        AreaSet(self.0 & !others.0)
    }

    /// What both have.
    #[must_use]
    #[inline]
    pub fn and(self, others: AreaSet) -> AreaSet {
        AreaSet(self.0 & others.0)
    }

    /// What either has.
    #[must_use]
    #[inline]
    pub fn or(self, others: AreaSet) -> AreaSet {
        AreaSet(self.0 | others.0)
    }

    /// How many areas.
    #[must_use]
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nothing in it?
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The areas, lowest id first.
    pub fn iter(self) -> impl Iterator<Item = AreaId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (next < 64).then_some(AreaId(next as u8))
        })
    }
}

impl FromIterator<AreaId> for AreaSet {
    fn from_iter<T: IntoIterator<Item = AreaId>>(areas: T) -> Self {
        let mut set = AreaSet::NONE;
        areas.into_iter().for_each(|area| set.insert(area));
        set
    }
}

/// What follows from the areas of a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Map {
    neighbours: Vec<AreaSet>,
    distances: Vec<[u8; MOST_AREAS]>,
    by_type: [AreaSet; 10],
    citadels: [AreaId; 4],
    temples: [AreaId; 4],
    summit: AreaId,
    monolith: AreaId,
}

#[allow(clippy::derivable_impls, reason = "an id has no natural default")]
impl Default for AreaId {
    fn default() -> Self {
        AreaId(0)
    }
}

impl Map {
    /// The map of these areas.
    #[must_use]
    pub fn new(areas: &[Area]) -> Self {
        let mut map = Map {
            neighbours: areas
                .iter()
                .map(|area| area.adjacent.iter().copied().collect())
                .collect(),
            ..Map::default()
        };
        for (number, area) in (0..).map(AreaId).zip(areas) {
            map.by_type[area.kind.index()].insert(number);
            match (area.kind, area.colour) {
                (AreaType::Citadel, Some(colour)) => map.citadels[colour.index()] = number,
                (AreaType::BloodTemple, Some(colour)) => map.temples[colour.index()] = number,
                (AreaType::WinterMountain, _) => map.summit = number,
                (AreaType::Monolith, _) => map.monolith = number,
                _ => {}
            }
        }
        map.distances = (0..areas.len() as u8)
            .map(|from| map.distances_from(AreaId(from), AreaSet::NONE))
            .collect();
        map
    }

    /// The areas joined to this one.
    #[must_use]
    #[inline]
    pub fn neighbours(&self, area: AreaId) -> AreaSet {
        self.neighbours[area.index()]
    }

    /// Are the two joined by an edge (DD-0.6)?
    #[must_use]
    #[inline]
    pub fn adjacent(&self, a: AreaId, b: AreaId) -> bool {
        self.neighbours(a).has(b)
    }

    /// The least number of edges between two areas.
    #[must_use]
    #[inline]
    pub fn distance(&self, a: AreaId, b: AreaId) -> u8 {
        self.distances[a.index()][b.index()]
    }

    /// Those of some areas that are nearest to another one (DD-0.7).
    #[must_use]
    pub fn nearest(&self, of: AreaSet, to: AreaId) -> AreaSet {
        let least = of.iter().map(|area| self.distance(area, to)).min();
        of.iter()
            .filter(|area| Some(self.distance(*area, to)) == least)
            .collect()
    }

    /// All areas.
    #[must_use]
    pub fn all(&self) -> AreaSet {
        (0..self.neighbours.len() as u8).map(AreaId).collect()
    }

    /// The areas of a type.
    #[must_use]
    pub fn of_type(&self, kind: AreaType) -> AreaSet {
        self.by_type[kind.index()]
    }

    /// The Citadel of a colour.
    #[must_use]
    pub fn citadel(&self, colour: Colour) -> AreaId {
        self.citadels[colour.index()]
    }

    /// The Blood Temple of a colour.
    #[must_use]
    pub fn temple(&self, colour: Colour) -> AreaId {
        self.temples[colour.index()]
    }

    /// Where the High Priestess stands.
    #[must_use]
    pub fn summit(&self) -> AreaId {
        self.summit
    }

    /// The Monolith.
    #[must_use]
    pub fn monolith(&self) -> AreaId {
        self.monolith
    }

    /// Summit and Monolith: where nobody is put and no monster goes (DD-7.10, DD-18.3).
    #[must_use]
    pub fn centre(&self) -> AreaSet {
        [self.summit, self.monolith].into_iter().collect()
    }

    /// How far every area is from this one on ways that avoid some areas; [`FAR`] where none leads.
    /// The start itself may be one of them.
    #[must_use]
    pub fn distances_from(&self, from: AreaId, avoided: AreaSet) -> [u8; MOST_AREAS] {
        let mut found = [FAR; MOST_AREAS];
        if let Some(start) = found.get_mut(from.index()) {
            *start = 0;
        }
        let mut seen = AreaSet::NONE;
        seen.insert(from);
        let mut edge = seen;
        let mut distance = 0;
        while !edge.is_empty() {
            distance += 1;
            let reached = edge
                .iter()
                .fold(AreaSet::NONE, |all, area| all.or(self.neighbours(area)));
            edge = reached.without(seen).without(avoided);
            seen = seen.or(edge);
            edge.iter().for_each(|area| found[area.index()] = distance);
        }
        found
    }
}
