//! Events: drawn, placed, pushed out, carried out (section 6).

use crate::cards::{EventCard, EventId, SourceKind, Timing};
use crate::play::asking::event_target;
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::stack::{EffectJob, EventJob, Job, Source};
use crate::play::state::{EventOnBoard, Party};
use crate::play::{Did, Go, Play, rule};
use table::Message;

/// Where a drawn event stands (BRW-6.2.5).
mod step {
    pub(super) const CROWN: u8 = 0;
    pub(super) const REVEAL_POWER: u8 = 1;
    pub(super) const PLACE: u8 = 2;
    pub(super) const AFTERWARDS: u8 = 3;
    /// An event that was shifted out: only its power is left to be paid.
    pub(super) const SHIFTED_OUT: u8 = 5;
}

impl Play<'_> {
    /// Reveals the next event of a moon; false if there is none (BRW-6.2.1, 6.2.11).
    pub(crate) fn draw_event(&mut self, drawer: Party, moon: u8) -> bool {
        let Some(event) = self.take_event(moon) else {
            return false;
        };
        self.tale.reveal();
        let by = self.party_arg(drawer);
        self.tell(rule("BRW-6.2.1"), || {
            let event = event_target(event);
            Message::new("event-drawn")
                .with("mage", by)
                .with("event", event)
        });
        self.push(Job::Event(EventJob {
            event,
            drawer,
            step: step::CROWN,
        }));
        true
    }

    fn take_event(&mut self, moon: u8) -> Option<EventId> {
        let state = &mut *self.state;
        let pile = state.events.get_mut(usize::from(moon).checked_sub(1)?)?;
        if pile.deck.is_empty() && !pile.discard.is_empty() {
            pile.deck = std::mem::take(&mut pile.discard);
            state.chance.shuffle(&mut pile.deck);
            self.tale.chance();
        }
        pile.deck.pop()
    }

    /// One part of a drawn event after another, each with its full stop.
    pub(crate) fn step_event(&mut self) -> Go {
        let Some(Job::Event(job)) = self.state.stack.last_mut().map(|frame| &mut frame.job) else {
            return Go::On;
        };
        let step = job.step;
        job.step += 1;
        let EventJob { event, drawer, .. } = *job;
        let card = self.pack().event(event);
        match (step, card.timing) {
            (step::CROWN, _) => {
                self.crown_symbol(card, drawer);
                self.stop();
            }
            (step::REVEAL_POWER, _) => {
                self.rose_gains(card.on_reveal);
                self.stop();
            }
            (step::PLACE, Timing::Instant) | (step::AFTERWARDS, Timing::General) => {
                self.start_event(event);
            }
            (step::PLACE, _) => {
                self.place_event(event);
                self.stop();
            }
            (step::AFTERWARDS, Timing::Instant) => {
                self.bury_event(event, "BRW-6.2.4");
                self.rose_gains(card.on_discard);
                self.stop();
            }
            (step::SHIFTED_OUT, _) => {
                self.rose_gains(card.on_discard);
                self.stop();
            }
            _ => self.pop(),
        }
        Go::On
    }

    /// The Avatar never takes the crown (BRW-25.2.3), and nobody does so by an event with the
    /// Stable Crown (BRW-24.1).
    fn crown_symbol(&mut self, card: &EventCard, drawer: Party) {
        let counts = card.crown && !self.state.table.stable_crown;
        if counts && drawer.seat().is_some() {
            self.take_crown(drawer);
        }
    }

    fn rose_gains(&mut self, power: u8) {
        if power > 0 {
            self.gain(Party::ROSE, u16::from(power), SourceKind::Event);
        }
    }

    /// Puts an event into its slot. Whatever lies there moves on as long as slots are taken; what
    /// is pushed beyond the last slot pays the Rose (BRW-6.2.3).
    fn place_event(&mut self, event: EventId) {
        let card = self.pack().event(event);
        let mut moving = Some(EventOnBoard { event, used: 0 });
        let first = usize::from(card.slot.saturating_sub(1));
        for slot in self.state.event_board.iter_mut().skip(first) {
            std::mem::swap(slot, &mut moving);
            if moving.is_none() {
                break;
            }
        }
        self.tell(rule("BRW-6.2.3"), || {
            let message = Message::new("event-placed").with("event", event_target(event));
            message.with("slot", usize::from(card.slot))
        });
        if let Some(out) = moving {
            self.bury_event(out.event, "BRW-6.2.3");
            let power = self.pack().event(out.event).on_discard;
            self.rose_gains(power);
        }
    }

    fn bury_event(&mut self, event: EventId, id: &'static str) {
        let moon = self.pack().event(event).moon;
        let pile = usize::from(moon).saturating_sub(1);
        if let Some(pile) = self.state.events.get_mut(pile) {
            pile.discard.push(event);
        }
        self.tell(rule(id), || {
            Message::new("event-discarded").with("event", event_target(event))
        });
    }

    /// Every event moves one slot to the right; the last one leaves and pays the Rose (BRW-6.1.1).
    pub(crate) fn shift_events(&mut self) {
        let board = &mut self.state.event_board;
        board.rotate_right(1);
        let Some(out) = board[0].take() else {
            return;
        };
        self.bury_event(out.event, "BRW-6.1.1");
        self.push(Job::Event(EventJob {
            event: out.event,
            drawer: Party::ROSE,
            step: step::SHIFTED_OUT,
        }));
    }

    /// Carries out what an event does once; false if there is nothing (BRW-6.1.3, 6.2.9).
    pub(crate) fn start_event(&mut self, event: EventId) -> bool {
        let Some(program) = self.pack().event(event).force.once else {
            return false;
        };
        let effect = EffectJob::new(Source::Event(event), program, Party::ROSE);
        self.push(Job::Effect(Box::new(effect)));
        true
    }

    /// The events of this program are drawn one after another.
    pub(crate) fn draw_event_act(&mut self, n: u8, moon: Option<u8>) -> Did {
        let drawn = self.effect().part.count;
        if drawn == n {
            return Did::Yes;
        }
        let drawer = self.event_drawer();
        let moon = moon.unwrap_or(self.state.moon);
        self.effect().part.count = drawn + 1;
        if self.draw_event(drawer, moon) {
            Did::Wait
        } else {
            Did::No
        }
    }

    /// Who draws for the program on top: an event draws for the mage that drew it (BRW-6.2.6).
    fn event_drawer(&mut self) -> Party {
        let effect = self.effect();
        if !matches!(effect.source, Source::Event(_)) {
            return effect.caster;
        }
        let frames = self.state.stack.iter().rev();
        let drawer = { frames }.find_map(|frame| match frame.job {
            Job::Event(job) => Some(job.drawer),
            _ => None,
        });
        // An event of the board was drawn by whoever draws in the Black Rose phase (BRW-6.1.2).
        drawer.unwrap_or_else(|| self.turn_order().last().copied().unwrap_or(Party::ROSE))
    }

    /// An event leaves the board; the Rose gets nothing for it (BRW-6.2.7).
    pub(crate) fn discard_event(&mut self) -> Did {
        let decider = self.decider();
        let Some(reply) = self.reply(Asked::Event) else {
            let board = self.state.event_board.into_iter().flatten();
            let picks: Vec<Pick> = board.map(|it| Pick::Event(it.event)).collect();
            if picks.is_empty() {
                return Did::No;
            }
            self.ask(decider, Asked::Event, MenuShape::One, picks);
            return Did::Ask;
        };
        let Some(Pick::Event(event)) = reply.picks.first().copied() else {
            return Did::No;
        };
        let slots = self.state.event_board.iter_mut();
        let Some(slot) = { slots }.find(|slot| slot.is_some_and(|it| it.event == event)) else {
            return Did::No;
        };
        *slot = None;
        self.bury_event(event, "BRW-6.2.7");
        Did::Yes
    }

    /// The Avatar follows orders beyond its limit, one after another (BRW-25.3.4).
    pub(crate) fn avatar_order(&mut self, n: u8) -> Did {
        while self.effect().part.count < n {
            self.effect().part.count += 1;
            let depth = self.state.stack.len();
            self.give_order();
            if self.state.stack.len() > depth {
                return Did::Wait;
            }
        }
        Did::Yes
    }
}
