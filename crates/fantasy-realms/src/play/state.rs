//! Everything that changes in a game, as plain data.

use crate::cards::{CardId, ItemId, Suit};
use crate::play::knowledge::Knowledge;
use crate::scoring::{CardSet, Choice, ItemSet};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::seat::MAX_SEATS;
use table::{Chance, Seat};

/// What was chosen before the start (FR-2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Play with the new suits: Buildings, Outsiders and Undead.
    pub suits: bool,
    /// Play with cursed items.
    pub items: bool,
}

/// The numbers that follow from options and players (FR-2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct Modules {
    /// How many play.
    pub players: u8,
    /// With the new suits.
    pub suits: bool,
    /// With cursed items.
    pub items: bool,
}

impl Modules {
    /// How many cards a full hand has (H).
    #[must_use]
    pub fn hand_size(self) -> usize {
        if self.suits { 8 } else { 7 }
    }

    /// How many cards in the discard area end the game (E).
    #[must_use]
    pub fn end_threshold(self) -> usize {
        if self.suits || self.is_duel() { 12 } else { 10 }
    }

    /// The two-player variant (FR-2.5).
    #[must_use]
    pub fn is_duel(self) -> bool {
        self.players == 2
    }
}

/// The most cards a hand may hold when it is checked (FR-2.6).
pub const HAND_CAP: usize = 9;

/// A game of Fantasy Realms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What the game is played with.
    pub modules: Modules,
    /// Who started (FR-3.3).
    pub first: Seat,
    /// The draw deck, from the bottom to the top.
    pub deck: ArrayVec<CardId, 128>,
    /// The hands.
    pub hands: [CardSet; MAX_SEATS],
    /// The discard area, covered cards included.
    pub discard: CardSet,
    /// The cards of the discard area under each player's Sealed Vault (FR-8.9).
    pub covered: [CardSet; MAX_SEATS],
    /// Who knows which hidden card.
    pub known: Knowledge,
    /// The cursed items.
    pub hoard: Hoard,
    /// The turn in progress.
    pub turn: Turn,
    /// Item effects in progress, the innermost last.
    pub frames: ArrayVec<Frame, 12>,
    /// What is to be decided next.
    pub stage: Stage,
    /// How far the end of the game has come.
    pub ending: Ending,
    /// Where chance comes from.
    pub chance: Chance,
    /// How many realm cards are in the game: a position of a scenario may leave some out.
    pub in_play: u8,
    /// How many cursed items are in the game.
    pub items_in_play: u8,
}

/// The cursed items (FR-1.6).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hoard {
    /// Face down, from the bottom to the top.
    pub deck: ArrayVec<ItemId, 64>,
    /// Face up, the newest last.
    pub discard: ArrayVec<ItemId, 64>,
    /// The item each player may use.
    pub face_up: [Option<ItemId>; MAX_SEATS],
    /// The items each player has used.
    pub face_down: [ItemSet; MAX_SEATS],
    /// Items set aside by a Backpack (FR-8.7).
    pub aside: [ItemSet; MAX_SEATS],
}

/// The turn in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// How far it has come.
    pub phase: Phase,
    /// Is it the very first turn of the game (FR-4.3)?
    pub opening: bool,
    /// There is no discard in this turn (FR-8.23).
    pub skip_discard: bool,
    /// An item is played instead of the turn (FR-7.4).
    pub replaced: bool,
    /// The deck is shuffled when the turn ends (FR-8.24).
    pub shuffle_at_end: bool,
    /// Another turn of the same player follows (FR-8.19).
    pub again: bool,
}

impl Turn {
    /// A new turn.
    #[must_use]
    pub fn of(seat: Seat) -> Self {
        Turn {
            seat,
            phase: Phase::BeforeDraw,
            opening: false,
            skip_discard: false,
            replaced: false,
            shuffle_at_end: false,
            again: false,
        }
    }
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nothing has been drawn yet.
    BeforeDraw,
    /// Drawn, not yet discarded.
    BeforeDiscard,
    /// Draw and discard are done.
    AfterDiscard,
}

/// What is to be decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// The draw of the turn.
    Draw,
    /// The discard of the turn.
    Discard,
    /// What becomes of the face-up item (FR-7.1).
    TurnEnd,
    /// The top frame.
    Effect,
    /// Which cards go because the hand is too large (FR-9.6).
    Cap(Seat),
    /// A card that gains another at the end (FR-9.1).
    Gain(CardId),
    /// A choice card of the open hands (FR-10, FR-11).
    Choose {
        /// Whose.
        seat: Seat,
        /// The card that offers the choice.
        card: CardId,
        /// The card whose suit is about to be changed.
        recolour: Option<CardId>,
    },
    /// The game is over.
    Over,
}

/// Something in progress on the stack of effects.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Frame {
    /// An item's sentences.
    Effect(Effect),
    /// A player takes one of the items a Backpack set aside.
    Refill(Seat),
}

/// An item being carried out, sentence by sentence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Effect {
    /// The item whose sentences run.
    pub item: ItemId,
    /// The sentence that is next.
    pub next: u8,
    /// "That player."
    pub player: Option<Seat>,
    /// "That suit."
    pub suit: Option<Suit>,
    /// "That item."
    pub taken: Option<ItemId>,
    /// "The shown card."
    pub shown: Option<CardId>,
    /// Cards offered for the shown one, and who offers next.
    pub offers: CardSet,
    /// Who is asked for an offer.
    pub offering: Option<Seat>,
    /// "Those cards": drawn or looked at by this effect.
    pub cards: CardSet,
    /// The card a search was for.
    pub found: Option<CardId>,
    /// "As many."
    pub count: u8,
    /// "If you do not."
    pub done: bool,
}

impl Effect {
    /// An effect before its first sentence.
    #[must_use]
    pub fn of(item: ItemId) -> Self {
        Effect {
            item,
            next: 0,
            player: None,
            suit: None,
            taken: None,
            shown: None,
            offers: CardSet::EMPTY,
            offering: None,
            cards: CardSet::EMPTY,
            found: None,
            count: 0,
            done: false,
        }
    }
}

/// How far the end of the game has come (FR-9, FR-10).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ending {
    /// The number of step 1's part that is under way; 0 during play.
    pub step: u8,
    /// Cards that are still to act in this part.
    pub queue: ArrayVec<CardId, 16>,
    /// Cards that gained another: the cap cannot cost them (FR-9.6).
    pub spent: CardSet,
    /// Are the hands open?
    pub open: bool,
    /// The choices of every player.
    pub choices: [ArrayVec<(CardId, Choice), 15>; MAX_SEATS],
}

impl State {
    /// The seats of the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.modules.players)
    }

    /// The cards of a hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Everybody but one, clockwise.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.round(self.modules.players).skip(1)
    }

    /// Who holds a card, if anybody does.
    #[must_use]
    pub fn holder(&self, card: CardId) -> Option<Seat> {
        self.seats().find(|seat| self.hand(*seat).contains(card))
    }

    /// The cards of the discard area that lie under nobody's Vault.
    #[must_use]
    pub fn uncovered(&self) -> CardSet {
        self.covered
            .iter()
            .fold(self.discard, |left, vault| left.without(*vault))
    }

    /// The cards of the discard area that a player may take (FR-4.7).
    #[must_use]
    pub fn takeable(&self, seat: Seat) -> CardSet {
        CardSet(self.uncovered().0 | self.covered[seat.index()].0)
    }

    /// Is this player still building the hand of the two-player variant (FR-6.2)?
    #[must_use]
    pub fn is_drafting(&self, seat: Seat) -> bool {
        self.modules.is_duel() && self.hand(seat).len() < self.modules.hand_size()
    }

    /// The effect on top of the stack.
    #[must_use]
    pub fn effect(&self) -> Option<&Effect> {
        match self.frames.last() {
            Some(Frame::Effect(effect)) => Some(effect),
            _ => None,
        }
    }
}
