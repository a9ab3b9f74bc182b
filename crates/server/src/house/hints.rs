//! Hints: what a strong bot would do in a person's place.
//!
//! The bot sees what the seat sees. Nobody but the asker hears of it, and nothing is written down.

use super::players::fresh_seed;
use super::room::{Inner, Room};
use super::thinking::{Outcome, Pondering, Task, Urgency};
use crate::protocol::{Hint, HintBasis, HintChoice, ToClient};
use crate::store::PersonId;
use crate::trouble::Trouble;
use bots::{Advice, Basis, Ranked};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use table::{Lang, Question, Seat, Voice};

/// The level that gives hints.
const ADVISER: &str = "hard";
/// How many choices a hint shows.
const SHOWN: usize = 5;

/// Who asks for a hint, and where the answer goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker {
    /// The person.
    pub(crate) person: PersonId,
    /// The listener at the table.
    pub(crate) ear: u64,
    /// The language.
    pub(crate) lang: Lang,
}

/// The people somebody thinks for: one thing at a time for each, at whatever table.
#[derive(Clone, Debug, Default)]
pub(super) struct Advised(Arc<Mutex<HashSet<PersonId>>>);

/// Somebody's turn to be advised; it ends when this is dropped.
pub(super) struct Turn {
    advised: Advised,
    person: PersonId,
}

impl Advised {
    /// Takes somebody's turn, if it is free.
    pub(super) fn take_turn(&self, person: PersonId) -> Option<Turn> {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        people.insert(person).then(|| Turn {
            advised: self.clone(),
            person,
        })
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let people = self.advised.0.lock();
        let mut people = people.unwrap_or_else(PoisonError::into_inner);
        people.remove(&self.person);
    }
}

/// The hints of a table that are thought about.
#[derive(Default)]
pub(super) struct Hints(Vec<Awaited>);

/// A hint somebody waits for. It is thought about no longer when this is dropped.
struct Awaited {
    ear: u64,
    seat: Seat,
    ticket: u64,
    _pondering: Pondering,
    _turn: Turn,
}

impl Hints {
    /// Drops those of a listener who has left.
    pub(super) fn drop_of(&mut self, ear: u64) {
        self.0.retain(|hint| hint.ear != ear);
    }

    /// Ends the wait of a listener; says whether there was one.
    fn end(&mut self, ear: u64, seat: Seat, ticket: u64) -> bool {
        let before = self.0.len();
        self.0
            .retain(|hint| (hint.ear, hint.seat, hint.ticket) != (ear, seat, ticket));
        self.0.len() < before
    }
}

impl Inner {
    /// Drops hints for questions that are no longer open.
    pub(super) fn drop_stale_hints(&mut self) {
        let mut hints = std::mem::take(&mut self.hints);
        hints.0.retain(|hint| self.is_open(hint.seat, hint.ticket));
        self.hints = hints;
    }
}

impl Room {
    /// A person asks for a hint; it comes later, by their ear.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        asker: Asker,
        seat: Seat,
        ticket: u64,
    ) -> Result<(), Trouble> {
        let mut inner = self.lock_for(asker.person, seat).await?;
        self.course(&mut inner).await?;
        let open = inner.is_open(seat, ticket);
        let Some((world, question)) = inner.as_seen(seat).filter(|_| open) else {
            let message = "the table has moved on: this question is not open any more";
            return Err(Trouble::conflict("stale", message));
        };
        let turn = self.means.advised.take_turn(asker.person).ok_or_else(|| {
            let message = "one hint at a time: the last one is still being thought about";
            Trouble::conflict("one_hint", message)
        })?;
        let game = self.means.games.game(&inner.row.game)?;
        let kind = bots::find(ADVISER, game.info())
            .map_err(|error| Trouble::unavailable(error.to_string()))?;
        let (pondering, outcome) = self.means.thinkers.think(Task {
            bot: kind.make(&fresh_seed()?),
            ponders: kind.ponders(),
            world,
            question,
            urgency: Urgency::Advice,
        });
        inner.hints.0.push(Awaited {
            ear: asker.ear,
            seat,
            ticket,
            _pondering: pondering,
            _turn: turn,
        });
        let room = Arc::clone(self);
        tokio::spawn(async move {
            if let Ok(outcome) = outcome.await {
                room.give_hint(asker, seat, ticket, outcome).await;
            }
        });
        Ok(())
    }

    /// The hint has been thought about: the asker hears it if the question is still open.
    async fn give_hint(&self, asker: Asker, seat: Seat, ticket: u64, outcome: Outcome) {
        let mut inner = self.lock().await;
        let wanted = inner.hints.end(asker.ear, seat, ticket);
        let Some(course) = inner.course.as_ref().filter(|_| wanted) else {
            return;
        };
        let Some((question, _)) = course.question(seat) else {
            return;
        };
        let Ok(book) = self.means.games.book(&inner.row.game, asker.lang) else {
            return;
        };
        let voice = course.sitting.voice(book, seat.into());
        let hint = in_words(&outcome.advice, question, ticket, &voice);
        self.ears.tell_one(asker.ear, &ToClient::Hint { hint });
    }
}

fn in_words(advice: &Advice, question: &Question, ticket: u64, voice: &Voice<'_>) -> Hint {
    let tried = |ranked: &Ranked<'_>| HintChoice {
        answer: ranked.answer.clone(),
        text: voice.answer(question, ranked.answer),
        tries: ranked.tries,
        value: ranked.value,
    };
    let only = || HintChoice {
        answer: advice.answer.clone(),
        text: voice.answer(question, &advice.answer),
        tries: 0,
        value: None,
    };
    let choices: Vec<_> = match advice.basis {
        Basis::Tried => advice.ranking().iter().take(SHOWN).map(tried).collect(),
        _ => vec![only()],
    };
    Hint {
        seat: question.seat.0,
        ticket,
        basis: match advice.basis {
            Basis::Forced => HintBasis::Forced,
            Basis::Known => HintBasis::Known,
            Basis::Tried => HintBasis::Tried,
            Basis::Glance => HintBasis::Glance,
        },
        more: advice.tried.len().saturating_sub(choices.len()) as u32,
        choices,
    }
}
