//! Games that start in the middle, for scenarios: reading a position, and telling everything.

use crate::cards::{CardId, ItemId};
use crate::game::FantasyRealms;
use crate::play::state::{HAND_CAP, Options, Phase, Stage, State, Turn};
use crate::play::zones::Play;
use crate::scoring::{CardSet, ItemSet};
use serde::Deserialize;
use serde_json::{Value, json};
use table::seat::MAX_SEATS;
use table::{Seat, Seed, SetupError, Tale};

/// A position as a scenario writes it. Cards and items are named in English or by id; what is not
/// mentioned stays in the decks, shuffled below the cards that are named there.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    /// Who started.
    first: u8,
    /// Whose turn it is.
    turn: u8,
    /// How far the turn has come: `draw`, `discard`, or `end` for the end of the game.
    phase: Option<String>,
    /// Is it the very first turn?
    opening: bool,
    /// The hands; full ones are dealt where they are not given.
    hands: Vec<Vec<String>>,
    /// The discard area.
    discard: Vec<String>,
    /// The draw deck from the top.
    deck: Vec<String>,
    /// Cards that lie at the bottom of the draw deck, the lowest last.
    deck_bottom: Vec<String>,
    /// The draw deck has no other cards than the named ones; the rest is out of the game.
    deck_only: bool,
    /// Cards under each player's Sealed Vault.
    covered: Vec<Vec<String>>,
    /// The face-up items; an empty text for none.
    face_up: Vec<String>,
    /// The face-down items.
    face_down: Vec<Vec<String>>,
    /// Items set aside by a Backpack.
    aside: Vec<Vec<String>>,
    /// The item deck from the top.
    item_deck: Vec<String>,
    /// The item deck has no other items.
    item_deck_only: bool,
    /// The item pile from the bottom.
    item_discard: Vec<String>,
    /// The setup itself: deal hands and items as at the start, from the named decks.
    deal: bool,
}

impl FantasyRealms {
    /// Reads a position.
    pub(crate) fn read_position(
        &self,
        players: u8,
        options: Options,
        seed: &Seed,
        position: &Value,
    ) -> Result<State, SetupError> {
        let read: Position = serde_json::from_value(position.clone())
            .map_err(|error| SetupError(format!("this position cannot be read: {error}")))?;
        let mut state = self.empty_table(players, options, seed)?;
        self.lay_cards(&mut state, &read)?;
        self.lay_items(&mut state, &read)?;
        state.first = seat_of(read.first, players)?;
        state.turn = Turn {
            opening: read.opening,
            ..Turn::of(seat_of(read.turn, players)?)
        };
        for seat in state.seats() {
            let hand = state.hand(seat);
            state.known.own(seat, hand);
        }
        let mut tale = Tale::deaf();
        let mut play = Play {
            rules: self,
            state: &mut state,
            tale: &mut tale,
        };
        if read.deal && options.items {
            for seat in play.state.first.round(players) {
                play.draw_item(seat, crate::play::zones::rule("FR-3.4"));
            }
        }
        match read.phase.as_deref() {
            None | Some("draw") => play.state.stage = Stage::Draw,
            Some("discard") => {
                play.state.turn.phase = Phase::BeforeDiscard;
                play.state.stage = Stage::Discard;
            }
            Some("end") => play.begin_ending(),
            Some(other) => {
                let expected = "expected draw, discard or end";
                return Err(SetupError(format!("unknown phase `{other}`: {expected}")));
            }
        }
        Ok(state)
    }

    fn lay_cards(&self, state: &mut State, read: &Position) -> Result<(), SetupError> {
        let suits = state.modules.suits;
        let mut free: CardSet = state.deck.iter().copied().collect();
        let mut take = |name: &String| {
            let card = self.card_named(name, suits)?;
            if !free.contains(card) {
                let why = "it is not in this deck, or lies somewhere else already";
                return Err(SetupError(format!("`{name}` cannot be placed: {why}")));
            }
            free.remove(card);
            Ok(card)
        };
        for (seat, names) in read.hands.iter().enumerate().take(MAX_SEATS) {
            state.hands[seat] = names.iter().map(&mut take).collect::<Result<_, _>>()?;
        }
        state.discard = read
            .discard
            .iter()
            .map(&mut take)
            .collect::<Result<_, _>>()?;
        let top: Vec<CardId> = read.deck.iter().map(&mut take).collect::<Result<_, _>>()?;
        let low: Vec<CardId> = read
            .deck_bottom
            .iter()
            .map(&mut take)
            .collect::<Result<_, _>>()?;
        let mut rest: Vec<CardId> = free.iter().collect();
        state.chance.shuffle(&mut rest);
        if read.deck_only {
            rest.clear();
        }
        state.deck = low
            .into_iter()
            .rev()
            .chain(rest)
            .chain(top.into_iter().rev())
            .collect();
        let dealt = read.hands.len();
        for seat in state.seats().skip(dealt).collect::<Vec<_>>() {
            let size = if state.modules.is_duel() {
                0
            } else {
                state.modules.hand_size()
            };
            // From below the named cards, which stay on top.
            for _ in 0..size {
                let at = state.deck.len().saturating_sub(read.deck.len() + 1);
                if let Some(card) = state.deck.pop_at(at) {
                    state.hands[seat.index()].insert(card);
                }
            }
        }
        let hands: usize = state.hands.iter().map(|hand| hand.len()).sum();
        state.in_play = (state.deck.len() + hands + state.discard.len()) as u8;
        if let Some(hand) = state.hands.iter().find(|hand| hand.len() > HAND_CAP + 1) {
            return Err(SetupError(format!(
                "a hand of {} cards is too large",
                hand.len()
            )));
        }
        for card in state.discard.iter() {
            state.known.show_all(card);
        }
        for (seat, names) in read.covered.iter().enumerate().take(MAX_SEATS) {
            for name in names {
                let card = self.card_named(name, suits)?;
                if !state.discard.contains(card) {
                    return Err(SetupError(format!("`{name}` is not in the discard area")));
                }
                state.covered[seat].insert(card);
            }
        }
        Ok(())
    }

    fn lay_items(&self, state: &mut State, read: &Position) -> Result<(), SetupError> {
        let mut free: ItemSet = state.hoard.deck.iter().copied().collect();
        let mut take = |name: &String| {
            let item = self.item_named(name)?;
            if !free.contains(item) {
                return Err(SetupError(format!(
                    "the item `{name}` cannot be placed here"
                )));
            }
            free.remove(item);
            Ok(item)
        };
        for (seat, name) in read.face_up.iter().enumerate().take(MAX_SEATS) {
            state.hoard.face_up[seat] = if name.is_empty() {
                None
            } else {
                Some(take(name)?)
            };
        }
        for (seat, names) in read.face_down.iter().enumerate().take(MAX_SEATS) {
            state.hoard.face_down[seat] = names.iter().map(&mut take).collect::<Result<_, _>>()?;
        }
        for (seat, names) in read.aside.iter().enumerate().take(MAX_SEATS) {
            state.hoard.aside[seat] = names.iter().map(&mut take).collect::<Result<_, _>>()?;
        }
        state.hoard.discard = read
            .item_discard
            .iter()
            .map(&mut take)
            .collect::<Result<_, _>>()?;
        let top: Vec<ItemId> = read
            .item_deck
            .iter()
            .map(&mut take)
            .collect::<Result<_, _>>()?;
        let mut rest: Vec<ItemId> = free.iter().collect();
        state.chance.shuffle(&mut rest);
        if read.item_deck_only {
            rest.clear();
        }
        state.items_in_play -= if read.item_deck_only {
            free.len() as u8
        } else {
            0
        };
        state.hoard.deck = rest.into_iter().chain(top.into_iter().rev()).collect();
        Ok(())
    }

    /// A card by name or id; of two versions the one of the deck in use (FR-1.4).
    fn card_named(&self, name: &str, suits: bool) -> Result<CardId, SetupError> {
        let found = [suits, !suits].into_iter().find_map(|suits| {
            let deck = self.book(suits).deck();
            deck.iter().find(|&card| {
                let card = self.card(card);
                card.id == name || card.names.en.eq_ignore_ascii_case(name)
            })
        });
        found.ok_or_else(|| SetupError(format!("unknown card `{name}`")))
    }

    fn item_named(&self, name: &str) -> Result<ItemId, SetupError> {
        let matches =
            |item: &crate::cards::Item| item.id == name || item.names.en.eq_ignore_ascii_case(name);
        let found = self.pack().items.iter().position(matches);
        let found = found.map(|at| ItemId(at as u8));
        found.ok_or_else(|| SetupError(format!("unknown item `{name}`")))
    }

    /// Everything, in names.
    pub(crate) fn tell_all(&self, state: &State) -> Value {
        let name = |card: CardId| self.card(card).names.en.clone();
        let names = |set: CardSet| set.iter().map(name).collect::<Vec<_>>();
        let item = |item: ItemId| self.item(item).names.en.clone();
        let items = |set: ItemSet| set.iter().map(item).collect::<Vec<_>>();
        let each = |tell: &dyn Fn(Seat) -> Value| state.seats().map(tell).collect::<Vec<_>>();
        let hoard = &state.hoard;
        json!({
            "first": state.first,
            "turn": state.turn.seat,
            "phase": state.turn.phase,
            "hands": each(&|seat| names(state.hand(seat)).into()),
            "hand_sizes": each(&|seat| state.hand(seat).len().into()),
            "discard": names(state.discard),
            "discard_size": state.discard.len(),
            "deck": state.deck.iter().rev().copied().map(name).collect::<Vec<_>>(),
            "deck_size": state.deck.len(),
            "covered": each(&|seat| names(state.covered[seat.index()]).into()),
            // A list for each seat: a plain list of names would be compared in any order.
            "face_up": each(&|seat| {
                hoard.face_up[seat.index()].iter().copied().map(item).collect()
            }),
            "face_down": each(&|seat| items(hoard.face_down[seat.index()]).into()),
            "aside": each(&|seat| items(hoard.aside[seat.index()]).into()),
            "item_deck_size": hoard.deck.len(),
            "item_discard": hoard.discard.iter().copied().map(item).collect::<Vec<_>>(),
            "scores": state.ending.open
                .then(|| each(&|seat| self.final_score(state, seat).into())),
        })
    }
}

fn seat_of(number: u8, players: u8) -> Result<Seat, SetupError> {
    if number < players {
        return Ok(Seat(number));
    }
    Err(SetupError(format!(
        "there is no seat {number} at a table of {players}"
    )))
}
