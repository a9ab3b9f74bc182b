//! What a viewpoint may see: every field is listed here because somebody may see it.

use crate::cards::{CardId, ItemId, Suit};
use crate::play::state::{Frame, Modules, Phase, Stage, State};
use crate::scoring::Choice;
use serde::Serialize;
use table::{Seat, SeatSet, Viewpoint};

/// The table as one viewpoint sees it. Cards, items and suits are numbers of the pack.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct View {
    /// The seat that looks, or nobody's.
    pub you: Option<Seat>,
    /// What the game is played with.
    pub modules: Modules,
    /// Who started.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// How far the turn has come.
    pub phase: Phase,
    /// How many cards the draw deck has.
    pub deck_size: usize,
    /// Cards of the deck you know: how far from the top, and which.
    pub deck_known: Vec<(usize, CardId)>,
    /// Cards you know to have been in the deck, not where.
    pub deck_holds: Vec<CardId>,
    /// Who may have drawn some of them since.
    pub drawn_since: SeatSet,
    /// The discard area.
    pub discard: Vec<CardId>,
    /// How many cards there end the game.
    pub end_threshold: usize,
    /// The players.
    pub seats: Vec<SeatView>,
    /// How many items the cursed item deck has.
    pub item_deck_size: usize,
    /// The cursed item discard pile, the newest last.
    pub item_discard: Vec<ItemId>,
    /// Item effects in progress, the innermost last.
    pub effects: Vec<EffectView>,
    /// Are the hands open for the final choices?
    pub open: bool,
    /// Is the game over?
    pub over: bool,
}

/// A player as one viewpoint sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct SeatView {
    /// How many cards the hand has.
    pub hand_size: usize,
    /// The cards of the hand you know: all of your own.
    pub hand: Vec<CardId>,
    /// The cards of the discard area only this player may take.
    pub covered: Vec<CardId>,
    /// The item this player may use.
    pub face_up: Option<ItemId>,
    /// How many items this player has used.
    pub face_down_size: usize,
    /// Which, if you are the player or the game is over (FR-7.9).
    pub face_down: Vec<ItemId>,
    /// Items set aside by a Backpack.
    pub aside: Vec<ItemId>,
    /// The choices for the open hand.
    pub choices: Vec<(CardId, Choice)>,
}

/// An item effect in progress as one viewpoint sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct EffectView {
    /// The item.
    pub item: ItemId,
    /// The number of the sentence that is next.
    pub sentence: u8,
    /// The suit that was named.
    pub suit: Option<Suit>,
    /// The card that was shown to everybody.
    pub shown: Option<CardId>,
    /// The cards offered for it.
    pub offers: Vec<CardId>,
    /// How many cards the effect has drawn or looked at.
    pub cards_size: usize,
    /// Which, if you may know.
    pub cards: Vec<CardId>,
}

impl View {
    /// The table from a viewpoint.
    pub(crate) fn of(state: &State, viewpoint: Viewpoint) -> View {
        let you = match viewpoint {
            Viewpoint::Seat(seat) => Some(seat),
            Viewpoint::Spectator => None,
        };
        let knows = |card: &CardId| match you {
            Some(seat) => state.known.sees(seat, *card),
            None => state.known.is_public(*card),
        };
        let (deck_holds, drawn_since) = state.known.deck_memory(you);
        let over = state.stage == Stage::Over;
        let effects = state.frames.iter().filter_map(|frame| match frame {
            Frame::Effect(effect) => Some(EffectView {
                item: effect.item,
                sentence: effect.next,
                suit: effect.suit,
                shown: effect.shown,
                offers: effect.offers.iter().collect(),
                cards_size: effect.cards.len(),
                cards: effect.cards.iter().filter(knows).collect(),
            }),
            Frame::Refill(_) => None,
        });
        let deck = state.deck.iter().rev().copied().enumerate();
        View {
            you,
            modules: state.modules,
            first: state.first,
            turn: state.turn.seat,
            phase: state.turn.phase,
            deck_size: state.deck.len(),
            deck_known: deck.filter(|(_, card)| knows(card)).collect(),
            deck_holds,
            drawn_since,
            discard: state.discard.iter().collect(),
            end_threshold: state.modules.end_threshold(),
            seats: state
                .seats()
                .map(|seat| seat_view(state, seat, you, over, &knows))
                .collect(),
            item_deck_size: state.hoard.deck.len(),
            item_discard: state.hoard.discard.to_vec(),
            effects: effects.collect(),
            open: state.ending.open,
            over,
        }
    }
}

fn seat_view(
    state: &State,
    seat: Seat,
    you: Option<Seat>,
    over: bool,
    knows: &dyn Fn(&CardId) -> bool,
) -> SeatView {
    let at = seat.index();
    let face_down = state.hoard.face_down[at];
    let may_look = over || you == Some(seat);
    SeatView {
        hand_size: state.hand(seat).len(),
        hand: state.hand(seat).iter().filter(knows).collect(),
        covered: state.covered[at].iter().collect(),
        face_up: state.hoard.face_up[at],
        face_down_size: face_down.len(),
        face_down: face_down.iter().filter(|_| may_look).collect(),
        aside: state.hoard.aside[at].iter().collect(),
        choices: state.ending.choices[at].to_vec(),
    }
}
