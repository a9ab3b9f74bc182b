//! Hexes in axial coordinates (BRW-3.1.1).

use serde::{Deserialize, Serialize};
use std::ops::Add;

/// A place on the grid. Columns of hexes have the same `q`; `r` grows downwards within a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(deny_unknown_fields)]
pub struct Hex {
    /// The column.
    pub q: i8,
    /// The place along the rows that fall to the right.
    pub r: i8,
}

impl Hex {
    /// The middle of the lodge.
    pub const CENTRE: Hex = Hex::new(0, 0);

    /// The six directions, anticlockwise from the lower right.
    pub const DIRECTIONS: [Hex; 6] = [
        Hex::new(1, 0),
        Hex::new(1, -1),
        Hex::new(0, -1),
        Hex::new(-1, 0),
        Hex::new(-1, 1),
        Hex::new(0, 1),
    ];

    /// The hex at these coordinates.
    #[must_use]
    pub const fn new(q: i8, r: i8) -> Self {
        Hex { q, r }
    }

    /// The six hexes around it, in the order of [`Hex::DIRECTIONS`].
    #[must_use]
    pub fn neighbours(self) -> [Hex; 6] {
        Hex::DIRECTIONS.map(|direction| self + direction)
    }

    /// The number of steps to another hex.
    #[must_use]
    pub fn distance(self, to: Hex) -> u8 {
        let [q, r, s] = self.difference(to).map(i16::unsigned_abs);
        u8::try_from(q.max(r).max(s)).unwrap_or(u8::MAX)
    }

    /// Does the line between the middles of two hexes run along a row of hexes (BRW-12.8)?
    #[must_use]
    pub fn in_line(self, with: Hex) -> bool {
        self.difference(with).contains(&0)
    }

    /// How far to go along each of the three axes; the sum is always 0.
    fn difference(self, to: Hex) -> [i16; 3] {
        let q = i16::from(to.q) - i16::from(self.q);
        let r = i16::from(to.r) - i16::from(self.r);
        [q, r, -q - r]
    }
}

impl Add for Hex {
    type Output = Hex;

    fn add(self, step: Hex) -> Hex {
        Hex::new(self.q.saturating_add(step.q), self.r.saturating_add(step.r))
    }
}

/// The hexes of the lodge (BRW-3.1.2), ordered by `r`, then by `q`.
pub const LODGE: [Hex; 19] = [
    Hex::new(0, -2),
    Hex::new(1, -2),
    Hex::new(2, -2),
    Hex::new(-1, -1),
    Hex::new(0, -1),
    Hex::new(1, -1),
    Hex::new(2, -1),
    Hex::new(-2, 0),
    Hex::new(-1, 0),
    Hex::CENTRE,
    Hex::new(1, 0),
    Hex::new(2, 0),
    Hex::new(-2, 1),
    Hex::new(-1, 1),
    Hex::new(0, 1),
    Hex::new(1, 1),
    Hex::new(-2, 2),
    Hex::new(-1, 2),
    Hex::new(0, 2),
];
