//! Everything that changes in the Pit, as plain data: also what is half done.

use super::cards::Card;
use serde::{Deserialize, Serialize};
use table::hidden::Handles;
use table::{Chance, Seat, SeatSet, Waiting};

/// More cards than this are discarded at the end of a round.
pub(crate) const HAND_LIMIT: usize = 3;
/// All coins there are.
pub(crate) const COINS: u8 = 60;

/// A card in a hand or in the deck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Held {
    pub(crate) card: Card,
    /// Who knows that it is here, besides the one who holds it.
    pub(crate) known: SeatSet,
}

impl Held {
    pub(crate) fn secret(card: Card) -> Self {
        Held {
            card,
            known: SeatSet::NONE,
        }
    }
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) hand: Vec<Held>,
    /// The secret plan: per card of the hand 0 to keep it, 1 to act with it, 2 to bury it.
    pub(crate) commit: Option<Vec<u8>>,
    /// The card to act with, face up.
    pub(crate) act: Option<Card>,
    pub(crate) coins: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// All seats plan at once and in secret.
    Plan,
    /// The seat with this number acts.
    Act(u8),
    /// The seat with this number may buy a card.
    Offer(u8),
    /// Hands are cut down.
    Trim,
    Over,
}

/// A card being carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Effect {
    pub(crate) card: Card,
    pub(crate) owner: Seat,
    /// The frame it answers.
    pub(crate) answers: Option<u8>,
    pub(crate) stage: Stage,
    pub(crate) cancelled: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// Nobody could answer it yet.
    Declared,
    /// Its owner decides what it does.
    Open,
    /// Its owner orders so many cards of the deck.
    Ordering(u8),
}

/// The moment in which others may answer a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Window {
    /// The frame that can be answered.
    pub(crate) about: u8,
    /// Who is still to be asked, in turn order.
    pub(crate) left: Vec<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Frame {
    Effect(Effect),
    Window(Window),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) rounds: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) players: Vec<Player>,
    /// The deck, its top at the end.
    pub(crate) deck: Vec<Held>,
    pub(crate) discard: Vec<Card>,
    /// Face-down cards and whose they are.
    pub(crate) buried: Handles<(Seat, Card)>,
    pub(crate) bank: u8,
    pub(crate) stack: Vec<Frame>,
    /// The last roll of the die, which lies on the table for everybody to see.
    pub(crate) die: u8,
    pub(crate) chance: Chance,
    /// Forgotten by every save; used by one planted fault only.
    #[serde(skip)]
    pub(crate) whispers: u8,
}

impl State {
    pub(crate) fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// How many face-down cards of a seat lie on the table: everybody can count them.
    pub(crate) fn buried_by(&self, seat: Seat) -> usize {
        self.buried.things().filter(|thing| thing.0 == seat).count()
    }

    pub(crate) fn effect(&self, at: u8) -> Option<&Effect> {
        match self.stack.get(usize::from(at)) {
            Some(Frame::Effect(effect)) => Some(effect),
            _ => None,
        }
    }

    pub(crate) fn effect_mut(&mut self, at: u8) -> Option<&mut Effect> {
        match self.stack.get_mut(usize::from(at)) {
            Some(Frame::Effect(effect)) => Some(effect),
            _ => None,
        }
    }

    /// How many cards wait for each other.
    pub(crate) fn depth(&self) -> usize {
        let effects = self.stack.iter();
        effects
            .filter(|frame| matches!(frame, Frame::Effect(_)))
            .count()
    }

    /// The seat that has to cut down its hand next.
    pub(crate) fn over_limit(&self) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.players[seat.index()].hand.len() > HAND_LIMIT)
    }

    /// Whom the table waits for; nobody also while the flow can go on by itself.
    pub(crate) fn waiting(&self) -> Waiting {
        match (self.stack.last(), self.phase) {
            (Some(Frame::Window(window)), _) => window
                .left
                .first()
                .map_or(Waiting::OVER, |&seat| Waiting::one(seat).hushed()),
            (Some(Frame::Effect(effect)), _) => Waiting::one(effect.owner),
            (None, Phase::Plan) => {
                let open = Seat::all(self.seats())
                    .filter(|seat| self.players[seat.index()].commit.is_none());
                Waiting::several(open.fold(SeatSet::NONE, SeatSet::with))
            }
            (None, Phase::Act(number) | Phase::Offer(number)) => Waiting::one(Seat(number)),
            (None, Phase::Trim) => self.over_limit().map_or(Waiting::OVER, Waiting::one),
            (None, Phase::Over) => Waiting::OVER,
        }
    }
}
