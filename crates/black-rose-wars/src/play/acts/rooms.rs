//! Rooms: their instability (BRW-16.2) and their effects (BRW-16.1).

use super::damage::Hand;
use crate::cards::compile::Instr;
use crate::cards::{Amount, By, Op, RoomId, Side, Who};
use crate::play::asking::room_target;
use crate::play::menu::{Asked, Pick};
use crate::play::stack::{EffectJob, Happening, Job, Source};
use crate::play::state::{PARTIES, Party, Room};
use crate::play::{Did, Play, rule};
use smallvec::SmallVec;
use table::Message;

impl Play<'_> {
    fn room_mut(&mut self, room: RoomId) -> &mut Room {
        &mut self.state.rooms[usize::from(room.0)]
    }

    /// Free slots for instability; a rebuilt room has none (BRW-16.2.3).
    pub(crate) fn free_slots(&self, room: RoomId) -> u8 {
        let here = &self.state.rooms[usize::from(room.0)];
        let slots = usize::from(self.pack().room(room).slots).min(here.instability.capacity());
        match here.side {
            Side::Destroyed => slots.saturating_sub(here.instability.len()) as u8,
            Side::Rebuilt => 0,
        }
    }

    /// Puts instability of a party into a room: as much as it has cubes and the room free slots
    /// (BRW-16.2.1, 16.2.6). `by_mage`: it is not the Rose's doing alone. Says how much.
    pub(crate) fn place_instability(
        &mut self,
        by: Party,
        by_mage: bool,
        room: RoomId,
        number: u8,
    ) -> u8 {
        let number = number.min(self.free_slots(room));
        let number = number.min(self.state.supply[by.index()]);
        if number == 0 {
            return 0;
        }
        let cubes = std::iter::repeat_n(by, usize::from(number));
        self.room_mut(room).instability.extend(cubes);
        self.state.supply[by.index()] -= number;
        self.happen(Happening::Instability {
            party: by,
            by_mage,
            room,
            number,
        });
        let party = self.party_arg(by);
        self.tell(rule("BRW-16.2.1"), || {
            Message::new("instability")
                .with("party", party)
                .with("room", room_target(room))
                .with("number", i32::from(number))
        });
        number
    }

    /// Op `place_inst`: scarce cubes are split as the party likes (BRW-17.9).
    pub(crate) fn place_inst(&mut self, n: &Amount, inside: &Who, by: Option<By>) -> Did {
        let Some(hand) = self.hand(by) else {
            return Did::No;
        };
        let number = self.amount(n);
        let rooms = self.rooms_of(inside).into_iter();
        let rooms: SmallVec<[(RoomId, u8); 4]> = rooms
            .map(|room| (room, number.min(self.free_slots(room))))
            .filter(|(_, cubes)| *cubes > 0)
            .collect();
        let supply = self.state.supply[hand.party.index()];
        let needed: usize = rooms.iter().map(|(_, cubes)| usize::from(*cubes)).sum();
        if rooms.len() < 2 || supply == 0 || needed <= usize::from(supply) {
            return Did::from(self.place_all(hand, &rooms));
        }
        let Some(reply) = self.reply(Asked::Scarce) else {
            let decider = self.decides_for(hand.party);
            let caps = rooms
                .into_iter()
                .map(|(room, cubes)| (Pick::Room(room), cubes));
            self.ask_split(decider, Asked::Scarce, (supply, supply), caps);
            return Did::Ask;
        };
        let split = reply.picks.iter().zip(&reply.amounts);
        let split = split.filter_map(|(pick, amount)| match pick {
            Pick::Room(room) => Some((*room, *amount as u8)),
            _ => None,
        });
        let split: SmallVec<[(RoomId, u8); 4]> = split.collect();
        Did::from(self.place_all(hand, &split))
    }

    fn place_all(&mut self, hand: Hand, rooms: &[(RoomId, u8)]) -> bool {
        let by_mage = hand.is_mage();
        let mut done = false;
        for (room, number) in rooms {
            let placed = self.place_instability(hand.party, by_mage, *room, *number);
            done |= placed > 0;
            if hand.party == self.effect().caster {
                self.note_instability(*room, placed);
            }
        }
        done
    }

    /// Op `swap_inst`: cubes of others are replaced in place by own ones (BRW-16.2.5).
    pub(crate) fn swap_inst(&mut self, n: &Amount, inside: &Who) -> Did {
        let Some(hand) = self.hand(None) else {
            return Did::No;
        };
        if self.effect().part.step == 0 {
            let rooms = self.rooms_of(inside).into_iter().map(|room| room.0);
            let rooms = rooms.rev().collect();
            let part = &mut self.effect().part;
            part.numbers = rooms;
            part.step = 1;
        }
        let allowed = self.amount(n);
        while let Some(room) = self.effect().part.numbers.last().copied().map(RoomId) {
            let Some(swapped) = self.swap_in_room(room, hand, allowed) else {
                return Did::Ask;
            };
            let effect = self.effect();
            effect.part.numbers.pop();
            effect.part.count = effect.part.count.saturating_add(swapped);
            let missing = allowed.saturating_sub(swapped);
            effect.not_swapped = effect.not_swapped.saturating_add(missing);
        }
        Did::from(self.effect().part.count > 0)
    }

    /// Swaps instability in a room; none if somebody has to decide first. The Avatar takes the
    /// rightmost cubes, as many as possible (BRW-25.5.7).
    fn swap_in_room(&mut self, room: RoomId, hand: Hand, allowed: u8) -> Option<u8> {
        let own = hand.party;
        let cubes = &self.state.rooms[usize::from(room.0)].instability;
        let mut numbers = [0u8; PARTIES];
        for cube in cubes.iter().filter(|cube| **cube != own) {
            numbers[cube.index()] += 1;
        }
        let total: u8 = numbers.iter().sum();
        let most = allowed.min(total).min(self.state.supply[own.index()]);
        if most == 0 {
            return Some(0);
        }
        if hand.by_avatar || (own == Party::ROSE && most == total) {
            let others = cubes.iter().rev().filter(|cube| **cube != own);
            let mut chosen = [0u8; PARTIES];
            others
                .take(usize::from(most))
                .for_each(|cube| chosen[cube.index()] += 1);
            return Some(self.swap_cubes_in(room, own, chosen));
        }
        let Some(reply) = self.reply(Asked::Swap) else {
            let stacks = (0..).map(Party).zip(numbers);
            let caps = stacks.filter(|(_, number)| *number > 0);
            let caps = caps.map(|(party, number)| (Pick::CubesOf(party), number));
            let decider = self.decider();
            let least = if own == Party::ROSE { most } else { 0 };
            self.ask_split(decider, Asked::Swap, (least, most), caps);
            return None;
        };
        let mut chosen = [0u8; PARTIES];
        for (pick, amount) in reply.picks.iter().zip(&reply.amounts) {
            if let Pick::CubesOf(party) = pick {
                chosen[party.index()] = *amount as u8;
            }
        }
        Some(self.swap_cubes_in(room, own, chosen))
    }

    /// Replaces so many cubes of each party, the rightmost first.
    fn swap_cubes_in(&mut self, room: RoomId, own: Party, chosen: [u8; PARTIES]) -> u8 {
        let mut left = chosen;
        let mut swapped = [0u8; PARTIES];
        for cube in self.room_mut(room).instability.iter_mut().rev() {
            if left[cube.index()] > 0 && *cube != own {
                left[cube.index()] -= 1;
                swapped[cube.index()] += 1;
                *cube = own;
            }
        }
        let total: u8 = swapped.iter().sum();
        if total == 0 {
            return 0;
        }
        self.state.supply[own.index()] -= total;
        for (party, number) in swapped.iter().enumerate() {
            self.state.supply[party] += number;
        }
        let colour = self.pack().room(room).colour;
        let effect = self.effect();
        for (count, number) in effect.swapped.iter_mut().zip(swapped) {
            *count = count.saturating_add(number);
        }
        effect.account.touch(colour);
        let party = self.party_arg(own);
        self.tell(rule("BRW-16.2.5"), || {
            Message::new("instability-swapped")
                .with("party", party)
                .with("room", room_target(room))
                .with("number", i32::from(total))
        });
        total
    }

    /// A mage activates a room: the token of a rebuilt room is turned, then its effect runs
    /// (BRW-16.1.1, 16.1.4). Says whether there was anything to run: a room that activates itself
    /// comes to an end (BRW-13.3.7).
    ///
    /// A copy is the effect of the named side, whichever is up: no token is turned and the room
    /// itself is not activated.
    pub(crate) fn activate_room(
        &mut self,
        mage: Party,
        room: RoomId,
        side: Option<Side>,
        copy: bool,
        even_if_used: bool,
    ) -> bool {
        let up = self.state.rooms[usize::from(room.0)].side;
        let side = side.filter(|_| copy).unwrap_or(up);
        let source = Source::Room { room, side };
        if self.repeats_itself(|job| matches!(job, Job::Effect(it) if it.source == source)) {
            return false;
        }
        let here = self.room_mut(room);
        if !copy && here.side == Side::Rebuilt {
            if here.used && !even_if_used {
                return false;
            }
            here.used = true;
        }
        let card = self.pack().room(room);
        let effect = match side {
            Side::Destroyed => &card.destroyed,
            Side::Rebuilt => &card.rebuilt,
        };
        let mut job = EffectJob::new(source, effect.program, mage);
        job.by_avatar = mage == Party::ROSE;
        self.push(Job::Effect(Box::new(job)));
        let party = self.party_arg(mage);
        if copy {
            self.tell(rule("BRW-16.1.1"), || {
                Message::new("room-copied")
                    .with("mage", party)
                    .with("room", room_target(room))
            });
        } else {
            self.happen(Happening::RoomActivated { mage, room });
            self.tell(rule("BRW-16.1.1"), || {
                Message::new("room-activated")
                    .with("mage", party)
                    .with("room", room_target(room))
            });
        }
        true
    }

    /// Is the room effect on top a copy made by the effect below it? Then its room was not activated
    /// (BRW-16.1.5).
    pub(crate) fn is_copy(&self) -> bool {
        let [.., below, _] = &self.state.stack[..] else {
            return false;
        };
        let Job::Effect(effect) = &below.job else {
            return false;
        };
        let code = &self.pack().program(effect.program).code;
        let copies =
            |instr: &Instr| matches!(instr, Instr::Act(Op::ActivateRoom { copy: true, .. }));
        code.get(usize::from(effect.at)).is_some_and(copies)
    }

    /// Op `activate_room`.
    pub(crate) fn activate_room_act(
        &mut self,
        room: &Who,
        side: Option<Side>,
        copy: bool,
        even_if_used: bool,
    ) -> Did {
        if self.effect().part.step > 0 {
            return Did::Yes;
        }
        let Some(room) = self.rooms_of(room).first().copied() else {
            return Did::No;
        };
        let mage = self.effect().caster;
        self.effect().part.step = 1;
        if self.activate_room(mage, room, side, copy, even_if_used) {
            Did::Wait
        } else {
            Did::No
        }
    }
}
