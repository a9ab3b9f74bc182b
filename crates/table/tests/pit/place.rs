//! The Pit in the middle of a game, its insides for scenarios, and what must always be true.

use super::cards::Card;
use super::flow::Turn;
use super::sight::phase_name;
use super::state::{COINS, Frame, Held, Phase, State};
use super::{Options, Pit};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Seat, Seed, SetupError, Tale};

/// A position as a scenario tells it; cards by name.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    round: Option<u8>,
    hands: Vec<Vec<String>>,
    buried: Vec<Vec<String>>,
    /// The cards to act with; an empty name for none.
    acts: Vec<String>,
    coins: Vec<u8>,
    /// The top of the deck, the topmost card first.
    deck: Vec<String>,
}

/// The cards that lie nowhere yet.
struct Box(Vec<Card>);

impl Box {
    fn take(&mut self, name: &str) -> Result<Card, SetupError> {
        let card = Card::named(name);
        let card = card.ok_or_else(|| SetupError(format!("there is no card `{name}`")))?;
        let at = self.0.iter().position(|&it| it == card);
        let at = at.ok_or_else(|| SetupError(format!("`{name}` lies in two places")))?;
        Ok(self.0.remove(at))
    }

    fn take_all(&mut self, names: &[String]) -> Result<Vec<Card>, SetupError> {
        names.iter().map(|name| self.take(name)).collect()
    }
}

impl Pit {
    pub(crate) fn set_up(
        &self,
        seats: u8,
        options: &Options,
        seed: &Seed,
        position: &Value,
    ) -> Result<State, SetupError> {
        let position = Position::deserialize(position)
            .map_err(|error| SetupError(format!("this position cannot be: {error}")))?;
        let mut state = self.empty(seats, options, seed)?;
        let mut cards = Box(Card::all().collect());
        let seats = usize::from(seats);
        for (at, names) in position.hands.iter().enumerate().take(seats) {
            let hand = cards.take_all(names)?;
            state.players[at].hand = hand.into_iter().map(Held::secret).collect();
        }
        let mut buried = Vec::new();
        for (at, names) in (0..).zip(position.buried.iter().take(seats)) {
            let own = cards.take_all(names)?;
            buried.extend(own.into_iter().map(|card| (Seat(at), card)));
        }
        state.buried.conceal(&buried, &mut state.chance);
        for (at, name) in position.acts.iter().enumerate().take(seats) {
            if !name.is_empty() {
                state.players[at].act = Some(cards.take(name)?);
            }
        }
        for (at, &coins) in position.coins.iter().enumerate().take(seats) {
            state.bank = (state.bank + state.players[at].coins)
                .checked_sub(coins)
                .ok_or_else(|| SetupError(format!("there are only {COINS} coins")))?;
            state.players[at].coins = coins;
        }
        let mut top = cards.take_all(&position.deck)?;
        top.reverse();
        state.chance.shuffle(&mut cards.0);
        let deck = cards.0.into_iter().chain(top);
        state.deck = deck.map(Held::secret).collect();
        state.round = position.round.unwrap_or(1);
        if !position.acts.is_empty() {
            state.phase = Phase::Act(0);
        }
        let mut turn = Turn {
            fault: self.fault,
            state: &mut state,
            tale: &mut Tale::deaf(),
        };
        turn.advance();
        Ok(state)
    }
}

/// Everything, in words.
pub(crate) fn insides(state: &State) -> Value {
    let names = |cards: &mut dyn Iterator<Item = Card>| cards.map(Card::name).collect::<Vec<_>>();
    let of_buried = |seat: Seat| {
        let own = state.buried.things().filter(move |thing| thing.0 == seat);
        names(&mut own.map(|thing| thing.1))
    };
    let stack = state.stack.iter().filter_map(|frame| match frame {
        Frame::Effect(effect) => Some(effect.card),
        Frame::Window(_) => None,
    });
    let hands = state.players.iter();
    json!({
        "round": state.round,
        "phase": phase_name(state.phase),
        "hands": hands
            .map(|player| names(&mut player.hand.iter().map(|held| held.card)))
            .collect::<Vec<_>>(),
        "buried": Seat::all(state.seats()).map(of_buried).collect::<Vec<_>>(),
        "coins": state.players.iter().map(|player| player.coins).collect::<Vec<_>>(),
        "top": names(&mut state.deck.iter().rev().take(3).map(|held| held.card)),
        "discard": names(&mut state.discard.iter().copied()),
        "stack": names(&mut stack.into_iter()),
        "depth": state.depth(),
    })
}

/// Every card is somewhere, exactly once; no coin is lost.
pub(crate) fn check_all(state: &State) -> Result<(), String> {
    let held = |held: &Held| held.card;
    let mut cards: Vec<Card> = state.deck.iter().map(held).collect();
    cards.extend(state.discard.iter().copied());
    cards.extend(state.buried.things().map(|thing| thing.1));
    for player in &state.players {
        cards.extend(player.hand.iter().map(held));
        cards.extend(player.act);
    }
    cards.extend(state.stack.iter().filter_map(|frame| match frame {
        Frame::Effect(effect) => Some(effect.card),
        Frame::Window(_) => None,
    }));
    cards.sort_unstable();
    if !cards.iter().copied().eq(Card::all()) {
        return Err(format!("there are {} cards, not each once", cards.len()));
    }
    let coins: u32 = state.players.iter().map(|it| u32::from(it.coins)).sum();
    match coins + u32::from(state.bank) {
        found if found == u32::from(COINS) => Ok(()),
        found => Err(format!("there are {found} coins instead of {COINS}")),
    }
}
