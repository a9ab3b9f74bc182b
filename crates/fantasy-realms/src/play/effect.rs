//! What the sentences of cursed items do (FR-8). One step is one sentence.

use crate::cards::{CardId, ItemId, ItemSentence, Suit, Timing};
use crate::play::hoard::item as item_target;
use crate::play::state::{Effect, Frame, Stage};
use crate::play::zones::{Play, card, cards, rule};
use crate::scoring::{CardSet, ItemSet};
use table::{Event, Message, RuleId, Seat, SeatSet, Target};

impl Play<'_> {
    /// Carries sentences out until one needs an answer or the stack is empty.
    pub(crate) fn run_effects(&mut self) {
        loop {
            match self.state.frames.last() {
                None => return self.after_item(),
                Some(Frame::Refill(_)) => break,
                Some(Frame::Effect(effect)) => {
                    let (item, next) = (effect.item, usize::from(effect.next));
                    match self.rules.item(item).effect.get(next).cloned() {
                        None => drop(self.state.frames.pop()),
                        Some(sentence) if self.is_asked(&sentence) => break,
                        Some(sentence) => self.carry_out(&sentence),
                    }
                }
            }
        }
        self.state.stage = Stage::Effect;
    }

    /// The effect on top of the stack.
    pub(crate) fn top(&mut self) -> Option<&mut Effect> {
        match self.state.frames.last_mut() {
            Some(Frame::Effect(effect)) => Some(effect),
            _ => None,
        }
    }

    /// Goes on to the next sentence.
    pub(crate) fn next_sentence(&mut self) {
        if let Some(effect) = self.top() {
            effect.next += 1;
        }
    }

    /// Carries out a sentence that needs no answer.
    fn carry_out(&mut self, sentence: &ItemSentence) {
        let seat = self.state.turn.seat;
        let Some(effect) = self.state.effect().copied() else {
            return;
        };
        let why = self.rule_of(effect.item);
        self.next_sentence();
        match *sentence {
            ItemSentence::LookAtThatHand => self.look_at_hand(seat, effect.player, why),
            ItemSentence::TopToDiscard { cards } => self.top_to_discard(seat, cards, why),
            ItemSentence::DrawDeck { cards } => self.draw_many(seat, cards, &why),
            ItemSentence::DrawAsMany => self.draw_many(seat, effect.count, &why),
            ItemSentence::LookAtBottom { cards } => {
                let count = self.state.deck.len().min(usize::from(cards));
                let bottom: Vec<_> = self.state.deck[..count].to_vec();
                self.look_at_deck(seat, &bottom, "looked-bottom", why);
            }
            ItemSentence::LookAtTop { cards } => {
                let from = self.state.deck.len().saturating_sub(usize::from(cards));
                let top: Vec<_> = self.state.deck[from..].to_vec();
                self.look_at_deck(seat, &top, "looked-top", why);
            }
            ItemSentence::LookThroughDeck => {
                let all = self.state.deck.to_vec();
                self.look_at_deck(seat, &all, "looked-deck", why);
            }
            ItemSentence::OthersShowThatSuit => self.others_show(seat, effect.suit, &why),
            ItemSentence::SetAsideItems { items } => self.set_aside(seat, items, why),
            ItemSentence::UseThatItem => {
                if let Some(taken) = effect.taken {
                    self.begin_item(taken);
                }
            }
            ItemSentence::DrawUntilThatSuit { at_most } => {
                self.draw_until(seat, effect.suit, at_most, why);
            }
            ItemSentence::ShowAndShuffleRest => self.show_and_shuffle(seat, &effect, why),
            ItemSentence::SkipDiscard => {
                self.state.turn.skip_discard = true;
                self.tell(why, || Message::new("skips-discard").with("seat", seat));
            }
            ItemSentence::ShuffleAtEndOfTurn => self.state.turn.shuffle_at_end = true,
            ItemSentence::ExtraTurn => self.state.turn.again = true,
            // The others wait for an answer, or there was nothing to answer.
            _ => {}
        }
    }

    /// The rule that explains an item.
    pub(crate) fn rule_of(&self, item: ItemId) -> RuleId {
        self.rules.rule_of(item)
    }

    fn draw_many(&mut self, seat: Seat, count: u8, why: &RuleId) {
        for _ in 0..count {
            let drawn = self.draw_top(seat, why);
            if let (Some(drawn), Some(effect)) = (drawn, self.top()) {
                effect.cards.insert(drawn);
            }
        }
    }

    fn look_at_hand(&mut self, seat: Seat, whose: Option<Seat>, why: RuleId) {
        let Some(other) = whose else { return };
        let hand = self.state.hand(other);
        self.look(seat, hand.iter());
        self.tell_but(
            why,
            SeatSet::of(seat),
            || {
                Message::new("looked-hand-unseen")
                    .with("seat", seat)
                    .with("other", other)
            },
            || {
                let cards = cards(hand);
                Message::new("looked-hand")
                    .with("seat", seat)
                    .with("other", other)
                    .with("cards", cards)
            },
        );
    }

    fn look_at_deck(&mut self, seat: Seat, seen: &[CardId], id: &'static str, why: RuleId) {
        self.look(seat, seen.iter().copied());
        if let Some(effect) = self.top() {
            effect.cards = seen.iter().copied().collect();
        }
        let count = seen.len();
        self.tale.tell(|| {
            let targets: Vec<_> = seen.iter().rev().map(|&one| card(one)).collect();
            let told = |id| Message::new(id).with("seat", seat).with("count", count);
            Event::public(why, told(id))
                .but_to(SeatSet::of(seat), told("saw").with("cards", targets))
        });
    }

    fn others_show(&mut self, seat: Seat, suit: Option<Suit>, why: &RuleId) {
        let Some(suit) = suit else { return };
        for other in self.state.others(seat) {
            let hand = self.state.hand(other);
            let shown = self.of_suit(hand, suit);
            for hidden in hand.without(shown).iter() {
                self.state.known.exclude(hidden, suit);
            }
            shown.iter().for_each(|one| self.show(one));
            self.tale.reveal();
            self.tell(why.clone(), || {
                Message::new("showed")
                    .with("seat", other)
                    .with("cards", cards(shown))
            });
        }
    }

    fn set_aside(&mut self, seat: Seat, items: u8, why: RuleId) {
        let mut aside = ItemSet::EMPTY;
        for _ in 0..items {
            let Some(next) = self.next_item() else { break };
            aside.insert(next);
            self.state.hoard.aside[seat.index()].insert(next);
        }
        self.tale.reveal();
        self.tell(why, || {
            let items: Vec<_> = aside.iter().map(item_target).collect();
            Message::new("item-aside")
                .with("seat", seat)
                .with("items", items)
        });
    }

    /// Draws until a card of the suit appears. The cards are held apart from the hand until the
    /// effect is over; everybody knows which of them can be of the suit.
    fn draw_until(&mut self, seat: Seat, suit: Option<Suit>, at_most: u8, why: RuleId) {
        let Some(suit) = suit else { return };
        let mut drawn = CardSet::EMPTY;
        let mut found = None;
        while found.is_none() && drawn.len() < usize::from(at_most) {
            let Some(next) = self.state.deck.pop() else {
                break;
            };
            let state = &mut *self.state;
            state.known.drawn(next, seat, CardSet::EMPTY);
            drawn.insert(next);
            if self.rules.card(next).suit == suit {
                self.state.known.is_of(next, suit);
                found = Some(next);
            } else {
                self.state.known.exclude(next, suit);
            }
        }
        self.tale.reveal();
        if let Some(effect) = self.top() {
            effect.cards = drawn;
            effect.found = found;
        }
        let count = drawn.len();
        let id = if found.is_some() {
            "searched-found"
        } else {
            "searched-in-vain"
        };
        self.tale.tell(|| {
            let told = |id| Message::new(id).with("seat", seat).with("count", count);
            Event::public(why, told(id))
                .but_to(SeatSet::of(seat), told("saw").with("cards", cards(drawn)))
        });
    }

    fn show_and_shuffle(&mut self, seat: Seat, effect: &Effect, why: RuleId) {
        let mut rest = effect.cards;
        if let Some(found) = effect.found {
            rest.remove(found);
        }
        self.tale.reveal();
        self.tell(why.clone(), || {
            Message::new("showed")
                .with("seat", seat)
                .with("cards", cards(rest))
        });
        for one in rest.iter() {
            self.state.known.show_all(one);
            self.state.deck.push(one);
        }
        if let Some(top) = self.top() {
            top.cards = CardSet::EMPTY;
        }
        self.shuffle_deck(why);
    }

    /// A face-down item is copied: its sentences run for the item that copies (FR-8.18).
    pub(crate) fn copy_item(&mut self, copied: ItemId) {
        let seat = self.state.turn.seat;
        self.state.turn.replaced |= self.rules.item(copied).timing == Timing::ReplaceTurn;
        self.tell(rule("FR-8.18"), || {
            Message::new("item-copied")
                .with("seat", seat)
                .with("item", item_target(copied))
        });
        self.state.frames.push(Frame::Effect(Effect::of(copied)));
    }

    /// Takes another player's face-up item; the robbed player gets a new one at once (FR-8.11).
    pub(crate) fn rob(&mut self, victim: Seat, why: RuleId) {
        let seat = self.state.turn.seat;
        let Some(taken) = self.state.hoard.face_up[victim.index()].take() else {
            return;
        };
        if let Some(effect) = self.top() {
            effect.taken = Some(taken);
        }
        self.tell(why, || {
            let message = Message::new("item-stolen")
                .with("seat", seat)
                .with("other", victim);
            message.with("item", item_target(taken))
        });
        self.refill(victim, rule("FR-8.11"));
    }

    /// Takes an item of the pile (FR-8.12).
    pub(crate) fn salvage(&mut self, taken: ItemId, why: RuleId) {
        let seat = self.state.turn.seat;
        self.state.hoard.discard.retain(|item| *item != taken);
        if let Some(effect) = self.top() {
            effect.taken = Some(taken);
        }
        self.tell(why, || {
            Message::new("item-salvaged")
                .with("seat", seat)
                .with("item", item_target(taken))
        });
    }
}

/// A suit as something to point at.
pub(crate) fn suit_target(suit: Suit) -> Target {
    Target::Kind(u16::from(suit.0))
}
