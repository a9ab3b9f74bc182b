//! Wounds and kills.

use crate::cards::{All, Amount, Person};
use crate::play::Play;
use crate::play::stack::{Job, Returned, Source};
use crate::play::state::{Figure, Participant};
use resolve::Did;

impl Play<'_> {
    /// A wound event without defence; of a monster or Virtual Guardian hits.
    pub(crate) fn wound(&mut self, n: Amount, who: Person) -> Did {
        if self.effect().part.step > 0 {
            return self.harmed(who);
        }
        let n = self.amount(n, u8::MAX);
        let Some(figure) = self.figure(who) else {
            return Did::No;
        };
        self.effect().part.step = 1;
        let (how, actor) = (self.effect().how, self.effect().actor);
        match figure {
            Figure::Guardian(who) if !self.state.is_virtual(who) => {
                let by = self.blamed().filter(|by| *by != who);
                self.start_wounds(who, n, by, how);
            }
            _ => self.start_strike(actor, figure, n, how),
        }
        Did::Wait
    }

    /// Who is to blame for what the program in progress does: nobody for events, abysses and the
    /// like (DD-15.10).
    pub(crate) fn blamed(&mut self) -> Option<Participant> {
        let effect = self.effect();
        let by_somebody = matches!(
            effect.source,
            Source::Card(_) | Source::Ability(_) | Source::Reward(..) | Source::Virtual(_)
        );
        by_somebody.then_some(effect.actor)
    }

    /// Hits on a figure.
    pub(crate) fn damage(&mut self, n: Amount, to: Person) -> Did {
        if self.effect().part.step > 0 {
            return self.harmed(to);
        }
        let n = self.amount(n, u8::MAX);
        let Some(figure) = self.figure(to) else {
            return Did::No;
        };
        self.effect().part.step = 1;
        let (how, actor) = (self.effect().how, self.effect().actor);
        self.start_strike(actor, figure, n, how);
        Did::Wait
    }

    /// The harm is done: whether the figure was killed matters to what follows.
    fn harmed(&mut self, who: Person) -> Did {
        let returned = self.state.returned.take();
        let killed = match returned {
            Some(Returned::Strike { killed }) => killed,
            Some(Returned::Wounds { died, .. }) => died,
            _ => false,
        };
        if killed {
            self.effect().slain = self.figure(who);
        }
        Did::Yes
    }

    /// A monster dies at once; an absorbed Leader loses all dark life.
    pub(crate) fn kill(&mut self, who: Person) -> Did {
        if self.effect().part.step > 0 {
            return self.harmed(who);
        }
        let Some(Figure::Monster(slot)) = self.figure(who) else {
            return Did::No;
        };
        let (how, actor) = (self.effect().how, self.effect().actor);
        if let Some(controller) = self.controller_of(slot) {
            self.effect().part.step = 1;
            self.start_wounds(controller, u8::MAX, Some(actor), how);
            return Did::Wait;
        }
        let Some(kind) = self.row_of(Figure::Monster(slot)) else {
            return Did::No;
        };
        self.kill_monster(slot, kind, Some(actor), how);
        self.effect().slain = Some(Figure::Monster(slot));
        Did::Yes
    }

    /// Fewer wounds: of the wound event in progress, else of the current combat.
    pub(crate) fn prevent(&mut self, n: Amount, who: Person) -> Did {
        let n = match n {
            Amount::All(All::All) => u8::MAX,
            n => self.amount(n, u8::MAX),
        };
        let Some(Figure::Guardian(who)) = self.figure(who) else {
            return Did::No;
        };
        let jobs = self.state.stack.iter_mut().rev();
        let mut events = jobs.filter_map(|frame| match &mut frame.job {
            Job::Wounds(wounds) if wounds.who == who => Some(wounds),
            _ => None,
        });
        if let Some(wounds) = events.next() {
            wounds.n = wounds.n.saturating_sub(n);
            return Did::Yes;
        }
        match self.side_mut(Figure::Guardian(who)) {
            Some(side) => {
                side.prevented = side.prevented.saturating_add(n);
                Did::Yes
            }
            None => Did::No,
        }
    }
}
