//! An evocation acts: moves in one block and one attack, in either order (BRW-20.4), or whatever
//! its card says instead.

use super::menu::{Asked, Going, MenuShape, Pick};
use super::stack::{ActivationJob, EffectJob, Job, Source};
use super::state::{EvocId, Figure, Party};
use super::{Did, Go, Play, rule};
use crate::cards::{Control, ProgramId, Ref, RoomId, Who};
use smallvec::SmallVec;
use table::Message;

/// None of the evocations of a sentence has activated yet.
const BEGUN: u8 = 1;
/// At least one has.
const ACTIVATED: u8 = 2;

/// The next part is to be chosen.
const CHOOSE: u8 = 0;
/// What stands on the card was carried out.
const REPLACED: u8 = 1;

impl Play<'_> {
    /// An evocation in the lodge begins to act. Its bonuses and its number of Moves are fixed now.
    /// One that activates itself comes to an end (BRW-13.3.7).
    pub(crate) fn start_activation(
        &mut self,
        id: EvocId,
        controller: Party,
        by_avatar: bool,
        strength: u8,
        moves: u8,
    ) {
        let figure = Figure::Evoc(id);
        let acts = |job: &Job| matches!(job, Job::Activation(it) if it.evoc == id);
        if self.room_of(figure).is_none() || self.repeats_itself(acts) {
            return;
        }
        let speed = self.speed(figure);
        let Some(evoc) = self.evoc_mut(id) else {
            return;
        };
        let strength = strength.saturating_add(std::mem::take(&mut evoc.next_strength));
        let moves = moves.saturating_add(std::mem::take(&mut evoc.next_move));
        evoc.now_strength = evoc.now_strength.saturating_add(strength);
        evoc.controller = controller;
        let by = self.party_arg(controller);
        self.tell(rule("BRW-20.4.1"), || {
            Message::new("activates")
                .with("evocation", super::asking::figure_target(figure))
                .with("by", by)
        });
        self.push(Job::Activation(ActivationJob {
            evoc: id,
            controller,
            by_avatar,
            strength,
            moves: moves.saturating_add(speed),
            moved: false,
            closed: false,
            attack_left: true,
            aim: None,
            step: CHOOSE,
        }));
    }

    /// The activation in progress.
    ///
    /// # Panics
    /// If the top frame is no activation, which the engine rules out here.
    pub(crate) fn activation(&mut self) -> &mut ActivationJob {
        match self.state.stack.last_mut().map(|frame| &mut frame.job) {
            Some(Job::Activation(job)) => job,
            _ => unreachable!("only activations are stepped as activations"),
        }
    }

    pub(crate) fn step_activation(&mut self) -> Go {
        let job = *self.activation();
        // It ends at once if the figure left, not if its controller is defeated (BRW-13.2.7).
        let kind = self.evoc(job.evoc).map(|evoc| evoc.kind);
        let (Some(kind), Some(_)) = (kind, self.room_of(Figure::Evoc(job.evoc))) else {
            return self.end_activation();
        };
        match (job.step, self.pack().evocation(kind).activation()) {
            (REPLACED, _) => self.end_activation(),
            (_, Some(program)) => self.replaced_by(job, program),
            _ if job.controller == Party::ROSE => self.step_rose_activation(),
            _ => self.choose_part(job),
        }
    }

    /// What stands on the card takes the place of moves and attack (BRW-20.4.2).
    fn replaced_by(&mut self, job: ActivationJob, program: ProgramId) -> Go {
        self.activation().step = REPLACED;
        let mut effect = EffectJob::new(Source::Evocation(job.evoc), program, job.controller);
        effect.by_avatar = job.by_avatar;
        effect.this = Some(job.evoc);
        self.push(Job::Effect(Box::new(effect)));
        Go::On
    }

    /// The controller chooses a room to move to, a figure to attack, or the end (C-25).
    fn choose_part(&mut self, job: ActivationJob) -> Go {
        let figure = Figure::Evoc(job.evoc);
        if let Some(reply) = self.reply(Asked::Activation) {
            match reply.picks.first() {
                Some(Pick::Room(room)) => self.evocation_moves(*room),
                Some(Pick::Figure(victim)) => self.evocation_attacks(*victim),
                _ => return self.end_activation(),
            }
            return Go::On;
        }
        let mut picks: SmallVec<[Pick; 16]> = SmallVec::new();
        if job.moves > 0 && !job.closed {
            picks.extend(self.steps_from(figure).iter().map(Pick::Room));
        }
        if job.attack_left {
            let victims = self.victims(figure, job.controller);
            picks.extend(victims.into_iter().map(Pick::Figure));
        }
        if picks.is_empty() {
            return self.end_activation();
        }
        picks.push(Pick::Way(Going::End));
        let decider = self.decides_for(job.controller);
        self.ask(decider, Asked::Activation, MenuShape::One, picks);
        Go::Ask
    }

    /// One Move of the activation, with its full stop (BRW-20.4.3).
    pub(crate) fn evocation_moves(&mut self, room: RoomId) {
        let job = self.activation();
        job.moved = true;
        job.moves = job.moves.saturating_sub(1);
        let figure = Figure::Evoc(job.evoc);
        self.put(figure, room, true);
        self.stop();
    }

    /// The attack of the activation. It ends a block of moves that has begun (BRW-20.4.1). Its full
    /// stop comes when the damage is dealt.
    pub(crate) fn evocation_attacks(&mut self, victim: Figure) {
        let job = self.activation();
        job.closed |= job.moved;
        job.attack_left = false;
        let figure = Figure::Evoc(job.evoc);
        self.stop();
        self.attack(figure, victim, 0, None);
    }

    /// Bonuses and control end with the activation (BRW-20.4.5, 20.2.2); one that was interrupted
    /// by this one goes on as it was.
    pub(crate) fn end_activation(&mut self) -> Go {
        let job = *self.activation();
        self.pop();
        let frames = self.state.stack.iter().rev();
        let outer = { frames }.find_map(|frame| match &frame.job {
            Job::Activation(outer) if outer.evoc == job.evoc => Some(outer.controller),
            _ => None,
        });
        if let Some(evoc) = self.evoc_mut(job.evoc) {
            evoc.now_strength = evoc.now_strength.saturating_sub(job.strength);
            evoc.controller = outer.unwrap_or(evoc.owner);
        }
        Go::On
    }

    /// The figures in the room of an attacker that a mage can attack with it (BRW-12.19, 17.8).
    /// There are no false targets for attacks (BRW-12.13).
    pub(crate) fn victims(&self, attacker: Figure, dealer: Party) -> SmallVec<[Figure; 8]> {
        let Some(room) = self.room_of(attacker) else {
            return SmallVec::new();
        };
        let mut figures = self.figures_in(room);
        figures.retain(|figure| *figure != attacker && !self.immune(dealer, false, *figure));
        figures
    }
}

/// The act.
impl Play<'_> {
    /// Evocations activate, one after another in the order one likes.
    pub(crate) fn activate(&mut self, who: &Who, control: Control, strength: u8, moves: u8) -> Did {
        if self.effect().part.step == 0 {
            let all = self.evocations_among(who);
            let part = &mut self.effect().part;
            part.figures = all.into_iter().map(Figure::Evoc).collect();
            part.step = BEGUN;
        }
        let left = self.still_here();
        let next = match left[..] {
            [] => return Did::from(self.effect().part.step == ACTIVATED),
            [only] => only,
            _ => match self.next_to_activate(&left) {
                Some(next) => next,
                None => return Did::Ask,
            },
        };
        let part = &mut self.effect().part;
        part.figures.retain(|figure| *figure != Figure::Evoc(next));
        part.step = ACTIVATED;
        self.effect().it = Some(next);
        let (controller, by_avatar) = self.in_control(next, control);
        self.start_activation(next, controller, by_avatar, strength, moves);
        Did::Wait
    }

    /// Those of the step that are still in the lodge.
    fn still_here(&mut self) -> SmallVec<[EvocId; 4]> {
        let figures = self.effect().part.figures.clone();
        let here = figures.into_iter().filter_map(|figure| match figure {
            Figure::Evoc(id) => self.room_of(figure).map(|_| id),
            Figure::Mage(_) => None,
        });
        here.collect()
    }

    /// The Avatar's own go by their slots (BRW-25.6.1), all others as the decider likes.
    fn next_to_activate(&mut self, left: &[EvocId]) -> Option<EvocId> {
        if let Some(reply) = self.reply(Asked::NextEvocation) {
            return match reply.picks.first() {
                Some(Pick::Figure(Figure::Evoc(id))) => Some(*id),
                _ => left.first().copied(),
            };
        }
        if self.effect().by_avatar {
            let own = self.evocations_of(Party::ROSE);
            if let Some(next) = own.into_iter().find(|id| left.contains(id)) {
                return Some(next);
            }
        }
        let picks = left.iter().map(|id| Pick::Figure(Figure::Evoc(*id)));
        let decider = self.decider();
        self.ask(decider, Asked::NextEvocation, MenuShape::One, picks);
        None
    }

    /// Who controls an activation, and whether it is the Avatar that does (BRW-25.7.7).
    fn in_control(&mut self, id: EvocId, control: Control) -> (Party, bool) {
        let effect = self.effect();
        let (caster, by_avatar) = (effect.caster, effect.by_avatar);
        match control {
            Control::You => (caster, by_avatar),
            Control::Item => (self.party_of(Ref::Item).unwrap_or(caster), false),
            Control::Owner => {
                let owner = self.evoc(id).map_or(caster, |evoc| evoc.owner);
                let of_avatar = owner == Party::ROSE && self.evocations_of(owner).contains(&id);
                (owner, of_avatar)
            }
        }
    }
}
