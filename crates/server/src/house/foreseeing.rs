//! What follows from a person's answer, before it is given.
//!
//! It is found by the thinkers, in worlds that could be the true one, and told to the asker alone.
//! What was found is kept until anything happens at the table.

use super::ears::Post;
use super::hints::{Asker, Turn};
use super::players::fresh_seed;
use super::room::{Inner, Room};
use super::telling;
use super::thinking::{Pondering, Urgency};
use crate::protocol::{Foreseen, ToClient};
use crate::trouble::Trouble;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use table::foresight::{WORLDS, foresee};
use table::{Answer, Chance, Foresight, Seat};

/// So long and no longer somebody looks ahead.
const LIMIT: Duration = Duration::from_millis(500);
/// How much of what was found is kept at a table.
const KEPT: usize = 48;

/// An answer somebody has not given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Idea {
    /// The seat.
    pub(crate) seat: Seat,
    /// The ticket of its question.
    pub(crate) ticket: u64,
    /// The answer.
    pub(crate) answer: Answer,
}

/// What is looked into at a table, and what was found.
#[derive(Default)]
pub(super) struct Foresights {
    awaited: Vec<Awaited>,
    found: VecDeque<(Idea, Foresight)>,
}

/// Somebody waits for this. It is looked into no longer when this is dropped.
struct Awaited {
    ear: u64,
    idea: Idea,
    _pondering: Pondering,
    _turn: Turn,
}

impl Foresights {
    /// Drops what a listener waits for.
    pub(super) fn drop_of(&mut self, ear: u64) {
        self.awaited.retain(|awaited| awaited.ear != ear);
    }

    /// Ends the wait of a listener; says whether there was one.
    fn end(&mut self, ear: u64, idea: &Idea) -> bool {
        let before = self.awaited.len();
        self.awaited
            .retain(|awaited| awaited.ear != ear || awaited.idea != *idea);
        self.awaited.len() < before
    }

    fn keep(&mut self, idea: Idea, foresight: Foresight) {
        if self.found.len() == KEPT {
            self.found.pop_front();
        }
        self.found.push_back((idea, foresight));
    }
}

impl Room {
    /// A person asks what follows from an answer; that comes later, by their ear. Whoever asks
    /// again before is only told what was asked last.
    pub(crate) async fn foresee(
        self: &Arc<Self>,
        asker: Asker,
        post: Post,
        idea: Idea,
    ) -> Result<(), Trouble> {
        let mut inner = self.lock_for(asker.person, idea.seat).await?;
        self.course(&mut inner).await?;
        let open = inner.is_open(idea.seat, idea.ticket);
        let Some((world, question)) = inner.as_seen(idea.seat).filter(|_| open) else {
            let message = "the table has moved on: this question is not open any more";
            return Err(Trouble::conflict("stale", message));
        };
        question
            .check(&idea.answer)
            .map_err(|misfit| Trouble::bad("misfit", format!("that does not fit: {misfit}")))?;
        inner.foresights.drop_of(asker.ear);
        let mut found = inner.foresights.found.iter();
        if let Some((_, foresight)) = found.find(|(known, _)| *known == idea) {
            return self.tell_foreseen(&inner, asker, post, &idea, foresight);
        }
        let turn = self
            .means
            .foreseers
            .take_turn(asker.person)
            .ok_or_else(|| {
                let message = "one look ahead at a time: the last one is not done";
                Trouble::conflict("one_foresight", message)
            })?;
        let mut chance = Chance::new(&fresh_seed()?);
        let deed = idea.clone();
        let (pondering, outcome) = self.means.thinkers.think_of(Urgency::Advice, false, {
            move |stop| {
                let stop = stop.within(LIMIT);
                let deed = (deed.seat, &deed.answer);
                let stopped = || stop.is_stopped();
                foresee(world.as_ref(), deed, WORLDS, &mut chance, stopped)
            }
        });
        inner.foresights.awaited.push(Awaited {
            ear: asker.ear,
            idea: idea.clone(),
            _pondering: pondering,
            _turn: turn,
        });
        let room = Arc::clone(self);
        tokio::spawn(async move {
            if let Ok(foresight) = outcome.await {
                room.has_foreseen(asker, post, idea, foresight).await;
            }
        });
        Ok(())
    }

    /// Something was foreseen: the asker hears it if nothing has happened meanwhile.
    async fn has_foreseen(&self, asker: Asker, post: Post, idea: Idea, foresight: Foresight) {
        let mut inner = self.lock().await;
        if !inner.foresights.end(asker.ear, &idea) {
            return;
        }
        if let Err(trouble) = self.tell_foreseen(&inner, asker, post, &idea, &foresight) {
            tracing::warn!(%trouble, "what was foreseen was not told");
        }
        inner.foresights.keep(idea, foresight);
    }

    fn tell_foreseen(
        &self,
        inner: &Inner,
        asker: Asker,
        post: Post,
        idea: &Idea,
        foresight: &Foresight,
    ) -> Result<(), Trouble> {
        let Some(course) = &inner.course else {
            return Ok(());
        };
        let book = self.means.games.book(&inner.row.game, post.lang)?;
        let viewpoint = idea.seat.into();
        let voice = course.sitting.voice(book, viewpoint);
        let seen = foresight.world.as_ref();
        let foreseen = Foreseen {
            seat: idea.seat.0,
            ticket: idea.ticket,
            answer: idea.answer.clone(),
            lines: telling::said(&foresight.told, course.moment() + 1, &voice),
            picture: seen.map(|world| telling::seen(world.as_ref(), &voice, post.picture)),
            unanswered_from: foresight.unanswered_from.map(|at| at as u32),
            until: foresight.until,
        };
        let message = ToClient::Foreseen(Box::new(foreseen));
        self.ears.tell_one(asker.ear, &message);
        Ok(())
    }
}
