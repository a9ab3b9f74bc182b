//! Games that start in the middle, for scenarios. docs/scenarios-darkest-doom.md describes the
//! format for people who write them; `telling` tells a state in the same words.

mod format;
mod laying;
mod words;

pub(crate) use words::{icon_word, letter, word_of};

use super::Play;
use super::flow::{AchievementStep, Dawn, DawnDraw, Doom, Dusk, Flow, TurnStep, Turns};
use super::options::{Options, Picking};
use super::stack::{EffectJob, Source};
use super::state::{Figure, Participant, State};
use crate::cards::{Card, KilledBy, Phase, ResourceDeck, SpellKind};
use crate::game::DarkestDoom;
use arrayvec::ArrayVec;
use format::{Begin, Position, Resolve};
use laying::Laying;
use serde_json::Value;
use table::{Seed, SetupError, Tale};
use words::{Words, counted};

/// A complaint about a position.
fn refuse<T>(why: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError(why.into()))
}

impl DarkestDoom {
    /// Reads a position and goes on to its first question.
    pub(crate) fn read_position(
        &self,
        players: u8,
        options: &Options,
        seed: &Seed,
        position: &Value,
    ) -> Result<State, SetupError> {
        let read: Position = serde_json::from_value(position.clone())
            .map_err(|error| SetupError(format!("this position cannot be read: {error}")))?;
        // Characters and colours by seat, whatever chance would have dealt.
        let by_seat = Options {
            setup: Picking::Choose,
            ..options.clone()
        };
        let mut state = self.empty_table(players, &by_seat, seed)?;
        let mut laying = Laying {
            words: Words::new(self.pack()),
            pack: self.pack(),
            state: &mut state,
        };
        laying.lay(&read)?;
        let words = Words::new(self.pack());
        state.order = read_order(&words, &state, &read.order)?;
        begin(&words, &mut state, &read)?;
        let resolve = read.resolve.as_ref();
        let effect = resolve.map(|it| self.read_effect(&words, &state, it));
        let effect = effect.transpose()?;
        let mut tale = Tale::deaf();
        let mut play = Play {
            rules: self,
            state: &mut state,
            tale: &mut tale,
        };
        for who in play.state.participants() {
            if let Some(player) = play.state.players.get(who.index()) {
                let next = player.ledger.next;
                let reached = play.reached(who);
                let ledger = &mut play.state.players[who.index()].ledger;
                (ledger.heard, ledger.reached) = (next, reached);
            }
        }
        if let Some(effect) = effect {
            play.run(effect);
        }
        play.check_defeat();
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
        let first = state.order.first().copied().unwrap_or(Participant(0));
        let by = read.by.as_deref();
        let by = by.map_or(Ok(first), |word| words.participant(state, word))?;
        let victim = read.victim.as_deref();
        let victim = victim.map(|word| words.figure(state, word)).transpose()?;
        let pack = self.pack();
        match (
            &read.card,
            &read.event,
            &read.reward,
            &read.space,
            &read.virtual_card,
        ) {
            (Some(name), None, None, None, None) => self.card_effect(words, name, by, victim),
            (None, Some(name), None, None, None) => {
                let event = words.event(name)?;
                let program = pack.events[event.index()].effect.program;
                Ok(EffectJob::new(Source::Event(event), program, by))
            }
            (None, None, Some(text), None, None) => {
                let (name, number) = counted(text);
                let design = words.achievement(name)?;
                let which = number.unwrap_or(1).saturating_sub(1);
                let rewards = &pack.achievements[design.index()].rewards;
                let Some(reward) = rewards.get(usize::from(which)) else {
                    return refuse(format!("`{name}` has no such reward"));
                };
                let card = pack.achievement_cards.iter().position(|it| *it == design);
                let card = crate::cards::AchievementCard(card.unwrap_or(0) as u8);
                let source = Source::Reward(card, which);
                Ok(EffectJob::new(source, reward.program, by))
            }
            (None, None, None, Some(space), None) => {
                let Some(card) = usize::from(*space)
                    .checked_sub(1)
                    .and_then(|at| pack.spaces.get(at))
                else {
                    return refuse("the Darkest Doom track has no such space");
                };
                Ok(EffectJob::new(
                    Source::Space(*space),
                    card.effect.program,
                    by,
                ))
            }
            (None, None, None, None, Some(name)) => {
                let card = words.virtual_card(name)?;
                let row = usize::from(state.round.saturating_sub(1) / 2).min(3);
                let column = state.guardians[by.index()].colour.index().min(2);
                let cell = &pack.virtual_cards[card.index()].cells[row][column];
                let source = Source::Virtual(card);
                Ok(EffectJob::new(source, cell.effect.program, by))
            }
            _ => {
                refuse("`resolve` names one of `card`, `event`, `reward`, `space`, `virtual_card`")
            }
        }
    }

    /// What a Citadel Resource card does, without being played.
    fn card_effect(
        &self,
        words: &Words<'_>,
        name: &str,
        by: Participant,
        victim: Option<Figure>,
    ) -> Result<EffectJob, SetupError> {
        let pack = self.pack();
        let id = words.design(name)?;
        let Some(card) = pack.cards.iter().position(|it| it.design == id) else {
            return refuse("there is no copy of that card");
        };
        let design = &pack.designs[id.index()];
        let effect = match victim {
            Some(Figure::Monster(_)) => &design.on_monster,
            Some(_) | None => &design.effect,
        };
        let source = Source::Card(Card(card as u8));
        let mut job = EffectJob::new(source, effect.program, by);
        job.victim = victim;
        job.how = match (design.deck, design.kind) {
            (ResourceDeck::Trap, _) => KilledBy::Trap,
            (_, Some(SpellKind::Battle)) => KilledBy::Combat,
            _ => KilledBy::Ranged,
        };
        Ok(job)
    }
}

/// This round's order: who is not named follows by seat.
fn read_order(
    words: &Words<'_>,
    state: &State,
    names: &[String],
) -> Result<ArrayVec<Participant, 4>, SetupError> {
    let mut order: ArrayVec<Participant, 4> = ArrayVec::new();
    for name in names {
        let who = words.participant(state, name)?;
        if order.contains(&who) {
            return refuse(format!("`{name}` plays twice in a round"));
        }
        order.push(who);
    }
    for who in state.participants() {
        if !order.contains(&who) {
            order.push(who);
        }
    }
    Ok(order)
}

/// Puts the phase machine where the position begins.
fn begin(words: &Words<'_>, state: &mut State, read: &Position) -> Result<(), SetupError> {
    state.flow = match (read.begin, state.phase) {
        (Begin::Turn, _) => {
            let name = read.turn.as_deref();
            let who = name
                .map(|name| words.participant(state, name))
                .transpose()?;
            let place = state.order.iter().position(|it| Some(*it) == who);
            let place = place.unwrap_or(0);
            for earlier in state.order.iter().take(place) {
                if let Some(player) = state.players.get_mut(earlier.index()) {
                    player.dark_deeds.acted = true;
                }
            }
            Flow::Turns(Turns {
                place: place as u8,
                step: TurnStep::Next,
            })
        }
        (Begin::Phase, Phase::Dawn) => {
            state.round -= 1;
            Flow::Dawn(Dawn::Start)
        }
        (Begin::Phase, Phase::Dusk) => Flow::Dusk(Dusk::Start),
        (Begin::Draw, Phase::Dawn) => Flow::Dawn(Dawn::Draw(0, DawnDraw::Equipment(2))),
        (Begin::Draw, Phase::Dusk) => Flow::Dusk(Dusk::Swap {
            place: 0,
            swapped: false,
        }),
        (Begin::Achievements, _) => Flow::Dusk(Dusk::Achievements(0, AchievementStep::Drop)),
        (Begin::Doom, _) => Flow::Doom(Doom::Heart),
        (Begin::RoundEnd, _) => Flow::RoundEnd,
    };
    Ok(())
}
