//! Figures change places: by a Move, by being put into a room, by being sent to a cell.

use crate::cards::{Amount, AmountWord, Ref, RoomId, Who};
use crate::geometry::Rooms;
use crate::play::asking::{figure_target, room_target};
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::stack::Happening;
use crate::play::state::{EvocId, Figure, Party, Spot};
use crate::play::{Did, Play, rule};
use smallvec::SmallVec;
use table::Message;

/// A Move has begun, but the figure is where it was.
const BEGUN: u8 = 1;
/// The figure has changed its room.
const CHANGED: u8 = 2;

/// Where a figure goes next.
enum Step {
    To(RoomId),
    Stay,
    Ask,
}

/// Where figures are, and how they come to be somewhere else.
impl Play<'_> {
    /// The rooms one Move of a figure can lead to: those next to its room, or the exits of its
    /// cell (BRW-3.1.8).
    pub(crate) fn steps_from(&self, figure: Figure) -> Rooms {
        match (self.spot_of(figure), figure) {
            (Spot::Room(room), _) => self.state.board.neighbours(room),
            (Spot::Cell, Figure::Mage(mage)) => {
                let cell = self.state.bodies[mage.index()].cell;
                self.state.board.exits(cell)
            }
            _ => Rooms::NONE,
        }
    }

    /// The first steps of all shortest ways to the nearest of some rooms; none if there is no such
    /// room, or one of them is reached already (BRW-25.3.7).
    pub(crate) fn steps_to_nearest(&self, from: RoomId, goals: &[RoomId]) -> Rooms {
        let board = &self.state.board;
        let far = |goal: &RoomId| board.distance(from, *goal);
        let nearest = goals.iter().map(far).min();
        let nearest = goals.iter().filter(|goal| Some(far(goal)) == nearest);
        let steps = nearest.map(|goal| board.steps_toward(from, *goal));
        steps.fold(Rooms::NONE, |all, some| all | some)
    }

    /// Puts a figure into a room, by a Move or otherwise, and says whether it was elsewhere: a
    /// figure that is there already does not enter (BRW-11.2.14, 11.2.15). What left the lodge or
    /// waits for its bearer is not moved.
    pub(crate) fn put(&mut self, figure: Figure, room: RoomId, moved: bool) -> bool {
        let spot = self.spot_of(figure);
        let gone = spot == Spot::Away && matches!(figure, Figure::Evoc(_));
        if gone || spot == Spot::Room(room) {
            return false;
        }
        let (id, message) = if moved {
            ("BRW-11.2.5", "moves")
        } else {
            ("BRW-11.2.14", "is-placed")
        };
        self.tell(rule(id), || {
            Message::new(message)
                .with("figure", figure_target(figure))
                .with("room", room_target(room))
        });
        if moved {
            self.happen(Happening::Moved { figure });
        }
        self.enter(figure, room);
        if let Figure::Mage(mage) = figure {
            self.nightmares_follow(mage, room);
        }
        true
    }

    /// A figure is in a room in which it was not.
    pub(super) fn enter(&mut self, figure: Figure, room: RoomId) {
        match figure {
            Figure::Mage(mage) => {
                let body = &mut self.state.bodies[mage.index()];
                body.spot = Spot::Room(room);
                body.last_room = Some(room);
            }
            Figure::Evoc(id) => {
                if let Some(evoc) = self.evoc_mut(id) {
                    evoc.spot = Spot::Room(room);
                    evoc.last_room = Some(room);
                    evoc.waiting = false;
                }
            }
        }
        self.happen(Happening::Entered { figure, room });
    }

    /// Nightmares that wait on the board of a mage enter with it (BRW-23.3.2).
    fn nightmares_follow(&mut self, mage: Party, room: RoomId) {
        let waits = self.state.evocations.iter();
        let waits = waits.filter(|evoc| evoc.waiting && evoc.bearer == Some(mage));
        let waiting: SmallVec<[EvocId; 3]> = waits.map(|evoc| evoc.id).collect();
        for id in waiting {
            let figure = Figure::Evoc(id);
            self.tell(rule("BRW-23.3.2"), || {
                Message::new("nightmare-follows")
                    .with("figure", figure_target(figure))
                    .with("room", room_target(room))
            });
            self.enter(figure, room);
        }
    }

    /// Puts a mage into its cell and says whether it was elsewhere (BRW-19.12).
    pub(crate) fn put_in_cell(&mut self, mage: Party) -> bool {
        let body = &mut self.state.bodies[mage.index()];
        if body.spot.room().is_none() {
            return false;
        }
        body.spot = Spot::Cell;
        let name = self.party_arg(mage);
        self.tell(rule("BRW-19.1"), || {
            Message::new("in-cell").with("mage", name)
        });
        self.happen(Happening::InCell { mage });
        true
    }
}

/// The acts.
impl Play<'_> {
    /// A figure goes up to so many rooms. A Move of its whole move value is as many single Moves,
    /// each with its own full stop (BRW-25.3.7).
    pub(crate) fn move_(&mut self, who: &Who, n: &Amount, toward: Option<&Who>) -> Did {
        let own_speed = matches!(n, Amount::Word(AmountWord::Speed));
        let Some(figure) = self.figures_of(who).first().copied() else {
            return Did::from(self.effect().part.step == CHANGED);
        };
        if self.effect().part.step == 0 {
            let steps = if own_speed {
                self.speed(figure)
            } else {
                self.amount(n)
            };
            let part = &mut self.effect().part;
            part.step = BEGUN;
            part.count = steps;
        }
        while self.effect().part.count > 0 {
            let room = match self.next_step(figure, toward) {
                Step::To(room) => room,
                Step::Stay => break,
                Step::Ask => return Did::Ask,
            };
            let part = &mut self.effect().part;
            part.step = CHANGED;
            part.count -= 1;
            self.put(figure, room, true);
            if own_speed {
                self.stop();
                return Did::Wait;
            }
        }
        Did::from(self.effect().part.step == CHANGED)
    }

    /// Nobody is moved out of a cell or into one (BRW-12.17, 19.11).
    fn next_step(&mut self, figure: Figure, toward: Option<&Who>) -> Step {
        let Some(from) = self.room_of(figure) else {
            return Step::Stay;
        };
        if let Some(goal) = toward {
            return self.step_toward(from, goal);
        }
        if let Some(reply) = self.reply(Asked::Step) {
            return match reply.picks.first() {
                Some(Pick::Room(room)) => Step::To(*room),
                _ => Step::Stay,
            };
        }
        let rooms = self.state.board.neighbours(from);
        let picks = rooms.iter().map(Pick::Room);
        let decider = self.decider();
        let stay = [Pick::Way(Going::Stop)];
        self.ask(decider, Asked::Step, MenuShape::One, picks.chain(stay));
        Step::Ask
    }

    /// Among equal ways the crown holder chooses (BRW-25.3.7).
    fn step_toward(&mut self, from: RoomId, goal: &Who) -> Step {
        if let Some(reply) = self.reply(Asked::Crown) {
            return match reply.picks.first() {
                Some(Pick::Room(room)) => Step::To(*room),
                _ => Step::Stay,
            };
        }
        let goals: SmallVec<[RoomId; 4]> = match self.rooms_meant(goal) {
            Some(room) => SmallVec::from_slice(&[room]),
            None => {
                let figures = self.figures_of(goal).into_iter();
                figures.filter_map(|it| self.room_of(it)).collect()
            }
        };
        let steps = self.steps_to_nearest(from, &goals);
        let mut rooms = steps.iter();
        match (rooms.next(), rooms.next()) {
            (None, _) => Step::Stay,
            (Some(room), None) => Step::To(room),
            _ => {
                let crown = self.state.crown;
                let picks = steps.iter().map(Pick::Room);
                self.ask(crown, Asked::Crown, MenuShape::One, picks);
                Step::Ask
            }
        }
    }

    /// Figures are put into a room or into their cells.
    pub(crate) fn place(&mut self, who: &Who, inside: &Who) -> Did {
        let figures = self.figures_or_self(who);
        let mut changed = false;
        if *inside == Who::Ref(Ref::Cell) {
            for figure in figures {
                if let Figure::Mage(mage) = figure {
                    changed |= self.put_in_cell(mage);
                }
            }
        } else if let Some(room) = self.rooms_of(inside).first().copied() {
            for figure in figures {
                changed |= self.put(figure, room, false);
            }
        }
        Did::from(changed)
    }
}
