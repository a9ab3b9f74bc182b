//! Phase 6: the end of the turn (section 21).

use super::{Due, Flow};
use crate::cards::{Phase, RoomId, Side, SourceKind, Timing};
use crate::game::BlackRoseWars;
use crate::geometry::LODGE;
use crate::play::acts::rank;
use crate::play::asking::room_target;
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::stack::Happening;
use crate::play::state::{Face, PARTIES, Party, State};
use crate::play::{Did, Go, Play, rule};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Message;

/// Where Cleanup stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cleanup {
    /// The events of this phase are looked up.
    Look,
    /// They are carried out.
    Apply(Due),
    /// The mage at this place in turn order clears its board (BRW-21.1).
    Board(u8),
    /// The Avatar's things (BRW-25.7.4).
    Avatar,
    /// Tokens and evocations become ready, bonuses of the turn end (BRW-21.1.2, BRW-21.8).
    Refresh,
    /// Whatever works in this phase does, mage by mage (BRW-21.2).
    Effects,
    /// From this hex of the lodge on full rooms are rebuilt (BRW-16.3.8).
    Rebuild(u8),
    /// Activation tokens are turned back; the game ends or a new turn begins (BRW-21.4, BRW-21.5).
    End,
}

impl Play<'_> {
    pub(super) fn step_cleanup(&mut self, step: Cleanup) -> Go {
        let next = match step {
            Cleanup::Look => Cleanup::Apply(self.due_events(Timing::Cleanup)),
            Cleanup::Apply(due) => {
                let left = self.apply_event(due);
                left.map_or(Cleanup::Board(0), Cleanup::Apply)
            }
            Cleanup::Board(place) => match self.at_place(place) {
                Some(mage) if !self.clean_board(mage) => return Go::Ask,
                Some(_) => Cleanup::Board(place + 1),
                None => Cleanup::Avatar,
            },
            Cleanup::Avatar => match self.avatar_cleanup() {
                Did::Ask => return Go::Ask,
                Did::Wait => Cleanup::Avatar,
                Did::Yes | Did::No => Cleanup::Refresh,
            },
            Cleanup::Refresh => {
                self.refresh();
                Cleanup::Effects
            }
            Cleanup::Effects => {
                let phase = Phase::Cleanup;
                self.answer_in_flow(vec![Happening::PhaseBegan { phase }]);
                Cleanup::Rebuild(0)
            }
            Cleanup::Rebuild(from) => {
                let rest = (from..).zip(&LODGE[usize::from(from)..]);
                let board = &self.state.board;
                let mut rooms = rest.filter_map(|(at, hex)| Some((at, board.room_at(*hex)?)));
                match rooms.find(|(_, room)| self.is_full(*room)) {
                    Some((at, room)) => {
                        self.rebuild(room);
                        Cleanup::Rebuild(at + 1)
                    }
                    None => Cleanup::End,
                }
            }
            Cleanup::End => {
                self.end_turn();
                return Go::On;
            }
        };
        self.state.flow = Flow::Cleanup(next);
        Go::On
    }

    /// Active cards may go back to the hand, all others are discarded (BRW-21.1). False: the mage
    /// is asked.
    fn clean_board(&mut self, mage: Party) -> bool {
        if let Some(reply) = self.reply(Asked::TakeBack) {
            let slots = reply.picks.iter().filter_map(|pick| match pick {
                Pick::Slot(slot) => Some(*slot),
                _ => None,
            });
            let slots: SmallVec<[u8; 4]> = slots.collect();
            self.clear_board(mage, &slots);
            return true;
        }
        let active = self.slots_with(mage, Face::Active);
        if active.is_empty() {
            self.clear_board(mage, &[]);
            return true;
        }
        let shape = MenuShape::Some {
            min: 0,
            max: active.len() as u8,
        };
        self.ask(
            mage,
            Asked::TakeBack,
            shape,
            active.into_iter().map(Pick::Slot),
        );
        false
    }

    /// What lasts until the end of the turn ends, and everything is ready again.
    fn refresh(&mut self) {
        let state = &mut *self.state;
        for mage in &mut state.mages {
            mage.tokens = mage.all_tokens;
        }
        for body in &mut state.bodies {
            (body.strength_bonus, body.move_bonus) = (0, 0);
        }
        for evoc in &mut state.evocations {
            evoc.activated = false;
            (evoc.turn_strength, evoc.turn_move) = (0, 0);
        }
        for event in state.event_board.iter_mut().flatten() {
            event.used = 0;
        }
    }

    /// Is it destroyed, and are all its slots taken (BRW-16.3.1)?
    fn is_full(&self, room: RoomId) -> bool {
        let slots = self.pack().room(room).slots;
        let room = &self.state.rooms[usize::from(room.0)];
        room.side == Side::Destroyed && room.instability.len() >= usize::from(slots)
    }

    /// The parties are paid for their cubes and take them back (BRW-16.3.2 to BRW-16.3.6).
    fn rebuild(&mut self, id: RoomId) {
        let awards = self.rules.standing(self.state, id);
        let room = &mut self.state.rooms[usize::from(id.0)];
        room.side = Side::Rebuilt;
        room.used = false;
        for party in std::mem::take(&mut room.instability) {
            self.state.supply[party.index()] += 1;
        }
        self.tell(rule("BRW-16.3.1"), || {
            Message::new("room-rebuilt").with("room", room_target(id))
        });
        let gains: ArrayVec<(Party, u8), PARTIES> = (0..).map(Party).zip(awards).collect();
        self.gain_by_rule(&gains, SourceKind::Rebuild);
    }

    /// The game ends when somebody stands on the last moon or beyond it (BRW-21.5, BRW-21.6).
    fn end_turn(&mut self) {
        self.state
            .rooms
            .iter_mut()
            .for_each(|room| room.used = false);
        let end = u16::from(self.state.table.moon_end);
        if self.state.power.iter().any(|power| *power >= end) {
            self.state.flow = Flow::Ending;
        } else {
            self.begin_turn();
        }
    }
}

impl BlackRoseWars {
    /// The power that each party would be paid if the room were rebuilt as it is now; nothing for a
    /// room that is rebuilt already (BRW-16.3.2 to BRW-16.3.5).
    pub(crate) fn standing(&self, state: &State, id: RoomId) -> [u8; PARTIES] {
        let flags = self.pack().room(id).flags;
        let mut cubes = [0; PARTIES];
        for party in &state.rooms[usize::from(id.0)].instability {
            cubes[party.index()] += 1;
        }
        rank(cubes, flags, flags[0] + 1)
    }
}
