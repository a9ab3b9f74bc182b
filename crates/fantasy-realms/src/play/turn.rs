//! The course of a turn (FR-4, FR-5, FR-6, FR-7).

use crate::cards::CardId;
use crate::play::state::{Effect, Frame, HAND_CAP, Phase, Stage, Turn};
use crate::play::zones::{Play, rule};
use crate::play::{hoard::item, usable::Moment};
use table::{Message, Seat};

impl Play<'_> {
    /// The draw of the turn came from the deck (FR-4.2), or was a draft of two cards (FR-6.2).
    pub(crate) fn draw_from_deck(&mut self) {
        let seat = self.state.turn.seat;
        if self.state.is_drafting(seat) {
            self.draw_top(seat, &rule("FR-6.2"));
            self.draw_top(seat, &rule("FR-6.2"));
        } else {
            self.draw_top(seat, &rule("FR-4.2"));
        }
        self.after_draw();
    }

    /// The draw of the turn came from the discard area.
    pub(crate) fn draw_from_discard(&mut self, taken: CardId) {
        let seat = self.state.turn.seat;
        let drafting = self.state.is_drafting(seat);
        self.take_discarded(
            seat,
            taken,
            rule(if drafting { "FR-6.2" } else { "FR-4.2" }),
        );
        if drafting {
            // A drafted card costs no discard.
            self.state.turn.skip_discard = true;
        }
        self.after_draw();
    }

    /// Goes on to the discard, or past it where there is none.
    pub(crate) fn after_draw(&mut self) {
        self.state.turn.phase = Phase::BeforeDiscard;
        if self.state.turn.skip_discard {
            self.after_discard();
        } else {
            self.state.stage = Stage::Discard;
        }
    }

    /// The discard of the turn (FR-4.4).
    pub(crate) fn discard_of_turn(&mut self, discarded: CardId) {
        self.discard(self.state.turn.seat, discarded, rule("FR-4.4"));
        self.after_discard();
    }

    /// The discard has been made or skipped, or an item has replaced the turn: the cap, the end of
    /// the game, the item.
    pub(crate) fn after_discard(&mut self) {
        let seat = self.state.turn.seat;
        self.state.turn.phase = Phase::AfterDiscard;
        if self.state.hand(seat).len() > HAND_CAP {
            self.state.stage = Stage::Cap(seat);
        } else {
            self.after_cap();
        }
    }

    /// The hand of the player whose turn it is respects the cap again.
    pub(crate) fn after_cap(&mut self) {
        if self.is_end_reached() {
            self.begin_ending();
        } else if self.state.hoard.face_up[self.state.turn.seat.index()].is_some() {
            self.state.stage = Stage::TurnEnd;
        } else {
            self.end_turn();
        }
    }

    /// Is the game to end now (FR-5.1, FR-6.5)?
    pub(crate) fn is_end_reached(&self) -> bool {
        let state = &*self.state;
        let complete = |seat: Seat| state.hand(seat).len() >= state.modules.hand_size();
        state.discard.len() >= state.modules.end_threshold()
            && (!state.modules.is_duel() || state.seats().all(complete))
    }

    /// Uses the face-up item (FR-7.6).
    pub(crate) fn use_face_up(&mut self) {
        let seat = self.state.turn.seat;
        if let Some(used) = self.state.hoard.face_up[seat.index()].take() {
            self.begin_item(used);
            self.run_effects();
        }
    }

    /// An item is turned face down and its effect begins.
    pub(crate) fn begin_item(&mut self, used: crate::cards::ItemId) {
        let seat = self.state.turn.seat;
        self.state.hoard.face_down[seat.index()].insert(used);
        self.state.turn.replaced |= Moment::replaces(self.rules, used);
        self.tell(rule("FR-7.6"), || {
            Message::new("item-used")
                .with("seat", seat)
                .with("item", item(used))
        });
        self.state.frames.push(Frame::Effect(Effect::of(used)));
        self.state.stage = Stage::Effect;
    }

    /// The item has been carried out completely, with everything it set off.
    pub(crate) fn after_item(&mut self) {
        if self.state.turn.replaced {
            self.state.turn.phase = Phase::AfterDiscard;
            return self.after_discard();
        }
        match self.state.turn.phase {
            Phase::BeforeDraw if self.is_end_reached() => self.begin_ending(),
            Phase::BeforeDraw => self.state.stage = Stage::Draw,
            // Between draw and discard the end waits for the discard (FR-5.2).
            Phase::BeforeDiscard => self.after_draw(),
            Phase::AfterDiscard => self.after_cap(),
        }
    }

    /// The last things of a turn, then the next one.
    pub(crate) fn end_turn(&mut self) {
        if std::mem::take(&mut self.state.turn.shuffle_at_end) {
            self.shuffle_deck(rule("FR-8.24"));
        }
        if self.state.deck.is_empty() {
            self.tell(rule("FR-5.5"), || Message::new("deck-empty"));
            return self.begin_ending();
        }
        let seat = self.state.turn.seat;
        if self.state.turn.again {
            self.tell(rule("FR-8.19"), || {
                Message::new("extra-turn").with("seat", seat)
            });
            self.begin_turn(seat);
            return;
        }
        let lacks_item = self.state.hoard.face_up[seat.index()].is_none();
        if self.state.modules.items && lacks_item && !self.state.is_drafting(seat) {
            let first = self.state.hoard.face_down[seat.index()].is_empty();
            let duel = self.state.modules.is_duel();
            self.refill(seat, rule(if first && duel { "FR-6.6" } else { "FR-7.7" }));
        }
        if self.state.frames.is_empty() {
            self.begin_turn(seat.next(self.state.modules.players));
        } else {
            // The player chooses an item of the own Backpack first.
            self.state.stage = Stage::Effect;
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.state.turn = Turn::of(seat);
        self.state.stage = Stage::Draw;
    }

    /// A player has chosen an item of the own Backpack.
    pub(crate) fn refilled(&mut self) {
        if self.state.frames.is_empty() {
            let seat = self.state.turn.seat;
            self.begin_turn(seat.next(self.state.modules.players));
        } else {
            self.run_effects();
        }
    }
}
