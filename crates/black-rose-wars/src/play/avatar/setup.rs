//! The Avatar joins the game (BRW-25.1).

use super::super::state::{Avatar, Body, EventPile, MAGES, Party, Spot, State};
use crate::cards::{EventId, Fixed, OrderId, Pack, RoomId};
use crate::geometry::Hex;
use arrayvec::ArrayVec;
use smallvec::SmallVec;

/// Hexes around the lodge, on which the cells lie.
const RIM: usize = 18;

/// Puts the Avatar into a game whose players are seated and have their cells: its figure, its seat,
/// its order cards, and its events in place of the usual ones.
pub(crate) fn set_up(state: &mut State, pack: &Pack, cell: Hex) {
    let cells = state.bodies.iter().take(state.mages.len());
    let cells: ArrayVec<Hex, MAGES> = cells.map(|body| body.cell).collect();
    let start = (0..).map(RoomId).zip(&pack.rooms);
    let start = { start }.find_map(|(room, card)| (card.fixed == Fixed::Centre).then_some(room));
    state.bodies[Party::ROSE.index()] = Body {
        spot: start.map_or(Spot::Cell, Spot::Room),
        last_room: start,
        ..Body::new(cell)
    };
    let chance = &mut state.chance;
    let orders = [1, 2, 3].map(|moon| {
        let all = (0..).map(OrderId).zip(&pack.orders);
        let of_moon = all.filter(|(_, card)| card.moon == moon);
        let mut deck: SmallVec<[OrderId; 12]> = of_moon.map(|(order, _)| order).collect();
        chance.shuffle(&mut deck);
        deck
    });
    state.events = [1, 2, 3].map(|moon| {
        let all = (0..).map(EventId).zip(&pack.events);
        let of_moon = all.filter(|(_, card)| card.avatar && card.moon == moon);
        let mut deck: SmallVec<[EventId; 16]> = of_moon.map(|(event, _)| event).collect();
        chance.shuffle(&mut deck);
        EventPile {
            deck,
            discard: SmallVec::new(),
        }
    });
    state.avatar = Some(Box::new(Avatar {
        after: neighbour(cell, &cells),
        orders,
        memories: SmallVec::new(),
        resolved: 0,
        quests: SmallVec::new(),
        evocations: [None; 3],
    }));
}

/// The player behind whom the Avatar sits: the one whose cell comes first counter-clockwise around
/// the lodge from its own (BRW-25.1.7).
#[must_use]
pub fn neighbour(cell: Hex, players: &[Hex]) -> Party {
    let around = std::iter::successors(Some(cell), |hex| Some(counter_clockwise(*hex)));
    let met = |hex: Hex| players.iter().position(|player| *player == hex);
    let seat = around.skip(1).take(RIM).find_map(met);
    (0..).map(Party).nth(seat.unwrap_or(0)).unwrap_or(Party(0))
}

/// The next hex at the same distance from the middle.
fn counter_clockwise(hex: Hex) -> Hex {
    let turns_left = |next: &Hex| {
        let (q, r) = (i16::from(hex.q), i16::from(hex.r));
        q * i16::from(next.r) - r * i16::from(next.q) < 0
    };
    let far = hex.distance(Hex::CENTRE);
    let ring = hex.neighbours().into_iter();
    let mut ring = ring.filter(|next| next.distance(Hex::CENTRE) == far);
    ring.find(turns_left).unwrap_or(hex)
}
