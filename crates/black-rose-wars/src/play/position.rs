//! Games that start in the middle, for scenarios. docs/scenarios-black-rose-wars.md describes the
//! format for people who write them; `telling` tells a state in the same words.

mod blank;
mod format;
mod laying;
mod stock;
mod words;

pub(crate) use words::{SLOTS, Words, letter, party_word};

use super::Play;
use super::flow::{Activations, Flow};
use super::options::{Options, Table};
use super::stack::{EffectJob, Job, Source};
use super::state::{Lethal, Party, State};
use crate::cards::Phase;
use crate::game::BlackRoseWars;
use format::{Position, Resolve};
use laying::Laying;
use serde_json::Value;
use stock::Stock;
use table::{Chance, Seed, SetupError, Tale};

/// A complaint about a position.
fn refuse<T>(why: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError(why.into()))
}

impl BlackRoseWars {
    /// Reads a position and goes on to its first question.
    pub(crate) fn read_position(
        &self,
        seats: u8,
        options: &Options,
        seed: &Seed,
        position: &Value,
    ) -> Result<State, SetupError> {
        let read: Position = serde_json::from_value(position.clone())
            .map_err(|error| SetupError(format!("this position cannot be read: {error}")))?;
        let table = Table::new(seats, options)?;
        let mut state = self.blank(table, Chance::new(seed), &read)?;
        let mut laying = Laying {
            words: Words::new(self.pack(), &state),
            pack: self.pack(),
            stock: Stock::new(self.pack()),
            state: &mut state,
        };
        laying.lay(&read)?;
        let words = Words::new(self.pack(), &state);
        state.crown = words.seat(read.crown.as_deref(), Party(0))?;
        state.first = words.seat(read.first.as_deref(), state.crown)?;
        state.turn = read.turn.unwrap_or(1).max(1);
        let whose = words.party_or(read.whose.as_deref(), state.first)?;
        (state.phase, state.flow) = start(&state, read.begin, whose);
        let fallen = read.resolve.as_ref().map(|it| read_defeat(&words, it));
        let fallen = fallen.transpose()?.flatten();
        let effect = read.resolve.as_ref().filter(|_| fallen.is_none());
        let job = effect
            .map(|it| self.read_effect(&words, &state, it))
            .transpose()?;
        let mut tale = Tale::deaf();
        let mut play = Play {
            rules: self,
            state: &mut state,
            tale: &mut tale,
        };
        if let Some(job) = job {
            play.push(Job::Effect(Box::new(job)));
        }
        if let Some((mage, lethal)) = fallen {
            play.state.bodies[mage.index()].lethal = Some(lethal);
            play.start_defeat(mage);
        }
        play.advance();
        Ok(state)
    }

    /// An effect that is carried out before anything else.
    fn read_effect(
        &self,
        words: &Words<'_>,
        state: &State,
        read: &Resolve,
    ) -> Result<EffectJob, SetupError> {
        let by = words.party_or(read.by.as_deref(), state.first)?;
        let pack = self.pack();
        match (&read.spell, &read.quest, &read.room, &read.event) {
            (Some(spell), None, None, None) => {
                let (spell, half) = words.spell_half(spell)?;
                let Some(card) = pack.cards.iter().position(|it| *it == spell) else {
                    return refuse("there is no card of that spell");
                };
                let card = super::state::Card(card as u8);
                let printed = pack.spell(spell).half(half);
                let source = Source::Spell { card, half };
                let job = EffectJob::new(source, printed.effect.program, by);
                Ok(job.as_spell(printed.kind, printed.element))
            }
            (None, Some(quest), None, None) => {
                let quest = words.quest(quest)?;
                let program = pack.quest(quest).effect.program;
                Ok(EffectJob::new(Source::Quest(quest), program, by))
            }
            (None, None, Some(room), None) => {
                let room = words.room(room)?;
                let side = state.rooms[usize::from(room.0)].side;
                let card = pack.room(room);
                let effect = match side {
                    crate::cards::Side::Destroyed => &card.destroyed,
                    crate::cards::Side::Rebuilt => &card.rebuilt,
                };
                Ok(EffectJob::new(
                    Source::Room { room, side },
                    effect.program,
                    by,
                ))
            }
            (None, None, None, Some(event)) => {
                let event = words.event(event)?;
                let Some(program) = pack.event(event).force.once else {
                    return refuse("that event does nothing of its own");
                };
                Ok(EffectJob::new(Source::Event(event), program, Party::ROSE))
            }
            _ => refuse("`resolve` names one of `spell`, `quest`, `room`, `event` and `defeat`"),
        }
    }
}

/// A mage that an effect defeats directly (BRW-18.3), and by whom.
fn read_defeat(words: &Words<'_>, read: &Resolve) -> Result<Option<(Party, Lethal)>, SetupError> {
    let Some(mage) = &read.defeat else {
        return Ok(None);
    };
    let by = read.by.as_deref().map(|by| words.party(by)).transpose()?;
    let lethal = Lethal {
        frame: 0,
        by,
        by_avatar: false,
        instant: true,
    };
    Ok(Some((words.party(mage)?, lethal)))
}

/// The phase machine at the start of a phase, or at the activation of a mage.
fn start(state: &State, begin: Option<Phase>, whose: Party) -> (Phase, Flow) {
    let phase = begin.unwrap_or(Phase::Action);
    if phase == Phase::Action && whose != state.first {
        let next = Activations::Next(place(state, whose));
        return (phase, Flow::Action(next));
    }
    (phase, Flow::start(phase))
}

/// The place of a party in the turn order with the Avatar (BRW-25.1.7).
fn place(state: &State, whose: Party) -> u8 {
    let seats = state.mages.len() as u8;
    let places = |party: Party| (party.0 + seats - state.first.0) % seats;
    let Some(avatar) = &state.avatar else {
        return places(whose);
    };
    let behind = places(avatar.after) + 1;
    if whose == Party::ROSE {
        return behind;
    }
    let place = places(whose);
    place + u8::from(place >= behind)
}
