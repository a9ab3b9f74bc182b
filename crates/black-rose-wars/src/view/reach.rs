//! How far one's own spells reach, from where the mage is and from where it could step: screens show
//! it before anything is decided, and no rule lives in a browser.

use crate::cards::{HeaderTarget, Range, RoomId};
use crate::game::BlackRoseWars;
use crate::play::state::{Spot, State};
use serde::Serialize;
use table::Seat;

/// What a range reaches from a room.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct ReachView {
    /// The own room, or one next to it (BRW-12.6).
    pub from: RoomId,
    /// The range of a half of one's own cards.
    pub range: u8,
    /// The rooms near enough and with a line of sight, that room itself included.
    pub seen: Vec<RoomId>,
    /// The rooms near enough to which the line runs along an edge (BRW-12.8).
    pub near: Vec<RoomId>,
}

impl BlackRoseWars {
    /// The reach of the cards in a seat's hand and on its board: from its room first, then from each
    /// room it could step into.
    pub(super) fn reach(&self, state: &State, seat: Seat) -> Vec<ReachView> {
        let body = &state.bodies[seat.index()];
        let board = &state.board;
        let (own, next) = match body.spot {
            Spot::Room(room) => (Some(room), board.neighbours(room)),
            Spot::Cell => (None, board.exits(body.cell)),
            Spot::Away => return Vec::new(),
        };
        let ranges = self.ranges(state, seat);
        let from = own.into_iter().chain(next.iter());
        let reach = |from: RoomId| {
            ranges.iter().map(move |&range| {
                let seen = board.within(from, range);
                ReachView {
                    from,
                    range,
                    seen: seen.iter().collect(),
                    near: (board.within_any(from, range) - seen).iter().collect(),
                }
            })
        };
        from.flat_map(reach).collect()
    }

    /// The ranges printed on a seat's own cards.
    fn ranges(&self, state: &State, seat: Seat) -> Vec<u8> {
        let mage = &state.mages[seat.index()];
        let slots = mage.slots.iter().flatten().map(|planned| planned.card);
        let cards = mage.hand.iter().copied().chain(slots);
        let halves = cards.flat_map(|card| {
            let spell = self.spell_of(card);
            [Some(&spell.top), spell.bottom.as_ref()]
        });
        let mut ranges: Vec<u8> = halves
            .flatten()
            .filter_map(|half| match half.target.range()? {
                Range::Within(range) => Some(range),
                Range::Any(_) => None,
            })
            .collect();
        ranges.sort_unstable();
        ranges.dedup();
        ranges
    }
}

impl HeaderTarget {
    /// How far the printed target can be; none where the text says it, or where it is the caster.
    pub(crate) fn range(self) -> Option<Range> {
        match self {
            HeaderTarget::Figure(range)
            | HeaderTarget::Mage(range)
            | HeaderTarget::Evoc { range, .. }
            | HeaderTarget::Area(range) => Some(range),
            HeaderTarget::Myself | HeaderTarget::Special => None,
        }
    }
}
