//! Physical actions and Wait (BRW-11.2): sets of separate effects, each with its own full stop.

use super::menu::{Asked, Going, MenuShape, Pick};
use super::stack::{ActionJob, Happening, Job};
use super::state::{Face, Figure, Party, Spot};
use super::{Did, Go, Play, rule};
use crate::cards::{Action, Ref, RoomId, Side};
use smallvec::SmallVec;
use table::Message;

/// The next effect is to be chosen.
const CHOOSE: u8 = 0;
/// A spell was discarded for a Wait: its Move comes.
const WALK: u8 = 1;
/// Nothing is left to do.
const LAST: u8 = 2;
/// The end was announced.
const OVER: u8 = 3;

impl Play<'_> {
    /// A mage begins a physical action, which exhausts a token, or a Wait; a Cast is no more than
    /// its spell. The number of Moves is fixed now (BRW-11.2.4).
    pub(crate) fn start_action(&mut self, mage: Party, action: Action) {
        let (id, message, moves) = match action {
            Action::Explore => ("BRW-11.2.2", "explores", self.speed(Figure::Mage(mage))),
            Action::Fight => ("BRW-11.2.6", "fights", 0),
            Action::Order => ("BRW-11.2.7", "orders", 0),
            Action::Wait => ("BRW-11.2.11", "waits", 1),
            Action::Cast => return,
        };
        if let Some(own) = self.state.mages.get_mut(mage.index())
            && action != Action::Wait
        {
            own.tokens = own.tokens.saturating_sub(1);
        }
        let borne = self.state.bodies[mage.index()].misfortunes.iter();
        let misfortunes = borne.fold(0, |all, it| all | 1 << it.kind.0);
        let name = self.party_arg(mage);
        self.tell(rule(id), || Message::new(message).with("mage", name));
        self.push(Job::Action(ActionJob {
            mage,
            action,
            moves,
            moved: false,
            closed: false,
            room_left: matches!(action, Action::Explore | Action::Fight),
            attack_left: action == Action::Fight,
            lost: false,
            step: CHOOSE,
            misfortunes,
        }));
    }

    /// The action in progress.
    ///
    /// # Panics
    /// If the top frame is no action, which the engine rules out here.
    fn action(&mut self) -> &mut ActionJob {
        match self.state.stack.last_mut().map(|frame| &mut frame.job) {
            Some(Job::Action(job)) => job,
            _ => unreachable!("only actions are stepped as actions"),
        }
    }

    pub(crate) fn step_action(&mut self) -> Go {
        let job = *self.action();
        match (job.step, job.action) {
            (OVER, _) => {
                self.pop();
                Go::On
            }
            (LAST, _) => self.end_action(),
            // A defeated mage does not go on with its action (BRW-13.2.5, 13.2.6).
            _ if job.lost => self.end_action(),
            (_, Action::Explore | Action::Fight) => self.choose_effect(job),
            (_, Action::Order) => self.choose_ordered(job.mage),
            (WALK, Action::Wait) => self.walk(job.mage),
            (_, Action::Wait) => self.choose_discarded(job.mage),
            (_, Action::Cast) => self.end_action(),
        }
    }

    /// The action has ended (BRW-28.6).
    fn end_action(&mut self) -> Go {
        let job = self.action();
        job.step = OVER;
        let (mage, action, misfortunes) = (job.mage, job.action, job.misfortunes);
        self.happen(Happening::ActionEnded {
            mage,
            action,
            misfortunes,
        });
        self.stop();
        Go::On
    }

    /// The effects of Explore and Fight in any order, each of which may be left out (C-12): a room
    /// stands for the Move to it, a figure for the attack on it.
    fn choose_effect(&mut self, job: ActionJob) -> Go {
        if let Some(reply) = self.reply(Asked::Physical) {
            return match reply.picks.first() {
                Some(Pick::Room(room)) => self.mage_moves(*room),
                Some(Pick::Figure(victim)) => self.mage_attacks(*victim),
                Some(Pick::Way(Going::ActivateRoom)) => self.mage_uses_room(),
                _ => self.end_action(),
            };
        }
        let figure = Figure::Mage(job.mage);
        let mut picks: SmallVec<[Pick; 16]> = SmallVec::new();
        if job.moves > 0 && !job.closed {
            picks.extend(self.steps_from(figure).iter().map(Pick::Room));
        }
        if job.attack_left {
            let victims = self.victims(figure, job.mage);
            picks.extend(victims.into_iter().map(Pick::Figure));
        }
        let room = self.room_of(figure).filter(|_| job.room_left);
        if room.is_some_and(|room| self.can_be_used(room)) {
            picks.push(Pick::Way(Going::ActivateRoom));
        }
        if picks.is_empty() {
            return self.end_action();
        }
        if !self.must_leave_cell(&job) {
            picks.push(Pick::Way(Going::Stop));
        }
        self.ask(job.mage, Asked::Physical, MenuShape::One, picks);
        Go::Ask
    }

    /// The first Move of an Explore that begins in the cell must be made (BRW-19.7). A mage that
    /// came there in the middle of it has used its room before.
    fn must_leave_cell(&self, job: &ActionJob) -> bool {
        let in_cell = self.state.bodies[job.mage.index()].spot == Spot::Cell;
        in_cell && !job.moved && job.room_left
    }

    /// Has the room an effect that can be used now (BRW-16.1.1)?
    fn can_be_used(&self, room: RoomId) -> bool {
        let room = &self.state.rooms[usize::from(room.0)];
        room.side == Side::Destroyed || !room.used
    }

    fn mage_moves(&mut self, room: RoomId) -> Go {
        let job = self.action();
        job.moved = true;
        job.moves = job.moves.saturating_sub(1);
        let figure = Figure::Mage(job.mage);
        self.put(figure, room, true);
        self.stop();
        Go::On
    }

    /// The full stop of the attack comes when its damage is dealt.
    fn mage_attacks(&mut self, victim: Figure) -> Go {
        let job = self.action();
        job.attack_left = false;
        let figure = Figure::Mage(job.mage);
        self.stop();
        self.attack(figure, victim, 0, None);
        Go::On
    }

    /// The room's effect ends a block of Moves that has begun (BRW-11.2.3).
    fn mage_uses_room(&mut self) -> Go {
        let job = self.action();
        job.closed |= job.moved;
        job.room_left = false;
        let mage = job.mage;
        if let Some(room) = self.room_of(Figure::Mage(mage)) {
            self.activate_room(mage, room, None, false, false);
        }
        Go::On
    }

    /// One of the own evocations activates, wherever it is (BRW-11.2.7).
    fn choose_ordered(&mut self, mage: Party) -> Go {
        if let Some(reply) = self.reply(Asked::Physical) {
            self.action().step = LAST;
            if let Some(Pick::Figure(Figure::Evoc(id))) = reply.picks.first() {
                self.start_activation(*id, mage, false, 0, 0);
            }
            return Go::On;
        }
        let own = self.evocations_of(mage).into_iter();
        let mut picks: SmallVec<[Pick; 4]> = own.map(|id| Pick::Figure(Figure::Evoc(id))).collect();
        if picks.is_empty() {
            return self.end_action();
        }
        picks.push(Pick::Way(Going::Stop));
        self.ask(mage, Asked::Physical, MenuShape::One, picks);
        Go::Ask
    }

    /// A prepared spell of any slot is discarded (C-14).
    fn choose_discarded(&mut self, mage: Party) -> Go {
        let Some(own) = self.state.mages.get_mut(mage.index()) else {
            return self.end_action();
        };
        let reply = self.state.reply.take_if(|reply| reply.asked == Asked::Wait);
        if let Some(reply) = reply {
            let chosen = match reply.picks.first() {
                Some(Pick::Slot(slot)) => own.slots.get_mut(usize::from(*slot)),
                _ => None,
            };
            let Some(planned) = chosen.and_then(Option::take) else {
                return self.end_action();
            };
            self.action().step = WALK;
            self.discard_to_memories(mage, planned.card);
            return Go::On;
        }
        let slots = (0..).zip(&own.slots);
        let prepared = slots.filter(|(_, slot)| {
            let face = slot.as_ref().map(|planned| planned.face);
            face == Some(Face::Prepared)
        });
        let picks: SmallVec<[Pick; 4]> = prepared.map(|(slot, _)| Pick::Slot(slot)).collect();
        if picks.is_empty() {
            return self.end_action();
        }
        self.ask(mage, Asked::Wait, MenuShape::One, picks);
        Go::Ask
    }

    /// The Move of a Wait: out of the cell it must be made (BRW-19.7).
    fn walk(&mut self, mage: Party) -> Go {
        let figure = Figure::Mage(mage);
        if let Some(reply) = self.reply(Asked::Step) {
            self.action().step = LAST;
            return match reply.picks.first() {
                Some(Pick::Room(room)) => self.mage_moves(*room),
                _ => Go::On,
            };
        }
        let in_cell = self.state.bodies[mage.index()].spot == Spot::Cell;
        let rooms = self.steps_from(figure);
        let stay = (!in_cell).then_some(Pick::Way(Going::Stop));
        let picks = rooms.iter().map(Pick::Room).chain(stay);
        self.ask(mage, Asked::Step, MenuShape::One, picks);
        Go::Ask
    }

    /// Exhausted physical tokens become available again.
    pub(crate) fn refresh_action(&mut self, n: u8, who: Ref) -> Did {
        let Some(mage) = self.mage_of(who) else {
            return Did::No;
        };
        let own = &mut self.state.mages[mage.index()];
        let fresh = n.min(own.all_tokens.saturating_sub(own.tokens));
        own.tokens += fresh;
        if fresh > 0 {
            let name = self.party_arg(mage);
            self.tell(rule("BRW-11.2.1"), || {
                Message::new("refreshed")
                    .with("mage", name)
                    .with("number", usize::from(fresh))
            });
        }
        Did::from(fresh > 0)
    }
}
