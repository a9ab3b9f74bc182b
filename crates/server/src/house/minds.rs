//! The bots of a table: what they think about now, and what they remember between decisions.

use super::thinking::Pondering;
use bots::{Bot, BotKind};
use table::Seat;
use table::seat::MAX_SEATS;
use tokio::sync::OwnedSemaphorePermit;

/// The bots of a table, by seat.
#[derive(Default)]
pub(super) struct Minds([Mind; MAX_SEATS]);

#[derive(Default)]
struct Mind {
    at_work: Option<AtWork>,
    resting: Option<Resting>,
}

/// A bot that thinks. It stops when this is dropped.
struct AtWork {
    kind: BotKind,
    ticket: u64,
    _pondering: Pondering,
}

/// A bot that waits for its next decision, with what it learnt about the game.
struct Resting {
    kind: BotKind,
    bot: Box<dyn Bot>,
    /// What bots remember takes memory: there are only so many places in the house.
    _place: OwnedSemaphorePermit,
}

impl Minds {
    /// Does a bot of this kind think about this question already?
    pub(super) fn is_at(&self, seat: Seat, kind: &BotKind, ticket: u64) -> bool {
        let at_work = self.0[seat.index()].at_work.as_ref();
        at_work.is_some_and(|work| work.ticket == ticket && work.kind == *kind)
    }

    /// Does any bot think?
    pub(super) fn is_busy(&self) -> bool {
        self.0.iter().any(|mind| mind.at_work.is_some())
    }

    /// The bot of earlier decisions, if it is of this kind.
    pub(super) fn recall(&mut self, seat: Seat, kind: &BotKind) -> Option<Box<dyn Bot>> {
        let resting = self.0[seat.index()].resting.take()?;
        (resting.kind == *kind).then_some(resting.bot)
    }

    /// A bot begins to think; what was thought for the seat before is stopped.
    pub(super) fn begin(&mut self, seat: Seat, kind: BotKind, ticket: u64, pondering: Pondering) {
        self.0[seat.index()].at_work = Some(AtWork {
            kind,
            ticket,
            _pondering: pondering,
        });
    }

    /// A bot has thought; says whether that is still wanted.
    pub(super) fn end(&mut self, seat: Seat, kind: &BotKind, ticket: u64) -> bool {
        let wanted = self.is_at(seat, kind, ticket);
        if wanted {
            self.0[seat.index()].at_work = None;
        }
        wanted
    }

    /// A bot waits for its next decision.
    pub(super) fn rest(
        &mut self,
        seat: Seat,
        kind: BotKind,
        bot: Box<dyn Bot>,
        place: OwnedSemaphorePermit,
    ) {
        self.0[seat.index()].resting = Some(Resting {
            kind,
            bot,
            _place: place,
        });
    }

    /// Stops whoever thinks about something that is not to be decided any more.
    pub(super) fn stop_unless(&mut self, due: impl Fn(Seat, &BotKind, u64) -> bool) {
        for (seat, mind) in (0..).map(Seat).zip(&mut self.0) {
            let wanted = |work: &mut AtWork| due(seat, &work.kind, work.ticket);
            mind.at_work.take_if(|work| !wanted(work));
        }
    }

    /// Forgets what bots remember: the game has taken another course.
    pub(super) fn forget(&mut self) {
        self.0.iter_mut().for_each(|mind| mind.resting = None);
    }
}
