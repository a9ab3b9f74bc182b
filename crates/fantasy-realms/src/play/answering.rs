//! What follows from answers.

use crate::cards::{CardId, ItemId, ItemSentence, Suit};
use crate::game::FantasyRealms;
use crate::play::asking::{
    DISCARD_AND_DRAW, DRAW_DECK, DRAW_TWO, EXCHANGE_ITEM, USE_ITEM, as_card,
};
use crate::play::effect::suit_target;
use crate::play::state::{Frame, Stage, State};
use crate::play::zones::{Play, card, cards, rule};
use crate::scoring::CardSet;
use table::{Answer, Message, Question, RuleId, Seat, SeatSet, Tale, Target};

impl FantasyRealms {
    /// Goes on with an answer that fits the question.
    pub(crate) fn go_on(&self, state: &mut State, answer: &Answer, tale: &mut Tale) {
        let index = usize::from(answer.first());
        // The three questions of every turn are answered without building them again.
        let simple = match state.stage {
            Stage::Draw => self.draw_options(state).nth(index),
            Stage::Discard => self.discard_options(state).nth(index),
            Stage::TurnEnd => self.turn_end_options(state).nth(index),
            _ => None,
        };
        let mut play = Play {
            rules: self,
            state,
            tale,
        };
        match (play.state.stage, simple) {
            (Stage::Draw, Some(target)) => play.answer_draw(target),
            (Stage::Discard, Some(target)) => play.answer_discard(target),
            (Stage::TurnEnd, Some(target)) => play.answer_turn_end(target),
            _ => play.answer_in_full(answer),
        }
    }
}

impl Play<'_> {
    fn answer_draw(&mut self, target: Target) {
        match target {
            Target::Way(way) if way == DRAW_DECK || way == DRAW_TWO => self.draw_from_deck(),
            Target::Way(way) if way == USE_ITEM => self.use_face_up(),
            Target::Way(_) => {
                self.state.turn.skip_discard = true;
                self.after_draw();
            }
            other => {
                if let Some(taken) = as_card(other) {
                    self.draw_from_discard(taken);
                }
            }
        }
    }

    fn answer_discard(&mut self, target: Target) {
        match as_card(target) {
            Some(discarded) => self.discard_of_turn(discarded),
            None => self.use_face_up(),
        }
    }

    fn answer_turn_end(&mut self, target: Target) {
        match target {
            Target::Way(way) if way == USE_ITEM => self.use_face_up(),
            Target::Way(way) if way == EXCHANGE_ITEM => {
                self.discard_item(self.state.turn.seat);
                self.end_turn();
            }
            _ => self.end_turn(),
        }
    }

    /// Answers to questions that are rare enough to be built again.
    fn answer_in_full(&mut self, answer: &Answer) {
        let mut question = Question::default();
        self.rules.question(self.state, &mut question);
        let picked: Vec<Target> = question.all_picked(answer).collect();
        match self.state.stage {
            Stage::Cap(seat) => self.answer_cap(seat, &picked),
            Stage::Gain(gainer) => self.answer_gain(gainer, picked.first().copied()),
            Stage::Choose {
                seat,
                card,
                recolour,
            } => {
                self.answer_choice(seat, card, recolour, picked.first().copied());
            }
            Stage::Effect => self.answer_effect(&question, answer, &picked),
            _ => {}
        }
    }

    fn answer_cap(&mut self, seat: Seat, picked: &[Target]) {
        for discarded in picked.iter().copied().filter_map(as_card) {
            self.discard(seat, discarded, rule("FR-9.6"));
        }
        if self.state.ending.step > 0 {
            self.go_on_ending();
        } else {
            self.after_cap();
        }
    }

    fn answer_effect(&mut self, question: &Question, answer: &Answer, picked: &[Target]) {
        let first = picked.first().copied();
        if let Some(Frame::Refill(seat)) = self.state.frames.last().copied() {
            self.state.frames.pop();
            if let Some(chosen) = first.and_then(as_item) {
                self.take_aside(seat, chosen);
            }
            return self.refilled();
        }
        let Some(effect) = self.state.effect().copied() else {
            return;
        };
        let Some(sentence) = self.rules.sentence(&effect).cloned() else {
            return;
        };
        let why = self.rule_of(effect.item);
        let chosen: Vec<CardId> = picked.iter().copied().filter_map(as_card).collect();
        match sentence {
            ItemSentence::OthersOffer { .. } => {
                return self.answer_offer(question.seat, &chosen, why);
            }
            ItemSentence::PutBackDrawn { .. } => return self.put_back(question, answer, why),
            _ => {}
        }
        self.next_sentence();
        self.answer_sentence(&sentence, first, &chosen, why);
        self.run_effects();
    }

    fn answer_sentence(
        &mut self,
        sentence: &ItemSentence,
        first: Option<Target>,
        chosen: &[CardId],
        why: RuleId,
    ) {
        let seat = self.state.turn.seat;
        match sentence {
            ItemSentence::ChooseOtherPlayer => {
                let player = first.and_then(as_seat);
                self.with_top(|effect| effect.player = player);
            }
            ItemSentence::DiscardHand { .. } => {
                chosen
                    .iter()
                    .for_each(|&one| self.discard(seat, one, why.clone()));
            }
            ItemSentence::ReorderBottom => self.reorder_bottom(seat, chosen, why),
            ItemSentence::NameSuit => self.name_suit(seat, first, why),
            ItemSentence::ShowHandCard => {
                chosen.iter().for_each(|&one| self.show(one));
                let shown = chosen.first().copied();
                self.with_top(|effect| effect.shown = shown);
                let set: CardSet = chosen.iter().copied().collect();
                self.tell(why, || {
                    Message::new("showed")
                        .with("seat", seat)
                        .with("cards", cards(set))
                });
            }
            ItemSentence::SwapForOffer => self.swap(seat, chosen.first().copied(), why),
            ItemSentence::OtherwiseMayDiscardShownAndDraw
                if first == Some(Target::Way(DISCARD_AND_DRAW)) =>
            {
                self.discard_shown(seat, &why);
            }
            ItemSentence::DiscardedToBottom { .. } => self.discarded_to_bottom(seat, chosen, why),
            ItemSentence::CoverDiscarded { .. } => self.cover(seat, chosen, why),
            ItemSentence::TakeDiscarded { .. } => {
                chosen
                    .iter()
                    .for_each(|&one| self.take_discarded(seat, one, why.clone()));
            }
            ItemSentence::HandToBottom { .. } => {
                self.hand_to_bottom(seat, chosen, why);
                let count = chosen.len() as u8;
                self.with_top(|effect| effect.count = count);
            }
            ItemSentence::KeepMatchAndDiscardHeld => {
                chosen
                    .iter()
                    .for_each(|&one| self.discard(seat, one, why.clone()));
                if let Some(found) = self.state.effect().and_then(|effect| effect.found) {
                    self.state.hands[seat.index()].insert(found);
                }
            }
            ItemSentence::PutOneOnTop => self.put_on_top(seat, chosen, why),
            ItemSentence::TakeOthersItem => {
                if let Some(victim) = first.and_then(as_seat) {
                    self.rob(victim, why);
                }
            }
            ItemSentence::TakeDiscardedItem { .. } => {
                if let Some(taken) = first.and_then(as_item) {
                    self.salvage(taken, why);
                }
            }
            ItemSentence::CopyOwnItem => {
                if let Some(copied) = first.and_then(as_item) {
                    self.copy_item(copied);
                }
            }
            _ => {}
        }
    }

    fn with_top(&mut self, change: impl FnOnce(&mut crate::play::state::Effect)) {
        if let Some(effect) = self.top() {
            change(effect);
        }
    }

    fn name_suit(&mut self, seat: Seat, named: Option<Target>, why: RuleId) {
        let Some(Target::Kind(number)) = named else {
            return;
        };
        let suit = Suit(number as u8);
        self.with_top(|effect| effect.suit = Some(suit));
        self.tell(why, || {
            Message::new("named-suit")
                .with("seat", seat)
                .with("suit", suit_target(suit))
        });
    }

    /// The first card of the new order lies highest.
    fn reorder_bottom(&mut self, seat: Seat, order: &[CardId], why: RuleId) {
        let state = &mut *self.state;
        for (place, &one) in state.deck.iter_mut().zip(order.iter().rev()) {
            *place = one;
        }
        state.known.blur_order(Some(seat), order.iter().copied());
        let count = order.len();
        self.tell(why, || {
            Message::new("reordered")
                .with("seat", seat)
                .with("count", count)
        });
    }

    fn put_on_top(&mut self, seat: Seat, chosen: &[CardId], why: RuleId) {
        let Some(&one) = chosen.first() else { return };
        let state = &mut *self.state;
        state.deck.retain(|held| *held != one);
        state.deck.push(one);
        state
            .known
            .blur_order(Some(seat), state.deck.iter().copied());
        self.tell_but(
            why,
            SeatSet::of(seat),
            || Message::new("put-on-top-unseen").with("seat", seat),
            || {
                Message::new("put-on-top")
                    .with("seat", seat)
                    .with("card", card(one))
            },
        );
    }

    fn cover(&mut self, seat: Seat, chosen: &[CardId], why: RuleId) {
        for &one in chosen {
            self.state.covered[seat.index()].insert(one);
        }
        let set: CardSet = chosen.iter().copied().collect();
        self.tell(why, || {
            Message::new("covered")
                .with("seat", seat)
                .with("cards", cards(set))
        });
    }

    fn answer_offer(&mut self, seat: Seat, offered: &[CardId], why: RuleId) {
        let next = seat.next(self.state.modules.players);
        offered.iter().for_each(|&one| self.show(one));
        self.with_top(|effect| {
            offered.iter().for_each(|&one| effect.offers.insert(one));
            effect.offering = Some(next);
        });
        let set: CardSet = offered.iter().copied().collect();
        self.tell(why, || {
            Message::new("offered")
                .with("seat", seat)
                .with("cards", cards(set))
        });
        self.run_effects();
    }

    fn swap(&mut self, seat: Seat, wanted: Option<CardId>, why: RuleId) {
        let shown = self.state.effect().and_then(|effect| effect.shown);
        let (Some(wanted), Some(shown)) = (wanted, shown) else {
            return;
        };
        let Some(other) = self.state.holder(wanted) else {
            return;
        };
        self.state.hands[other.index()].remove(wanted);
        self.state.hands[seat.index()].remove(shown);
        self.state.hands[other.index()].insert(shown);
        self.state.hands[seat.index()].insert(wanted);
        self.with_top(|effect| effect.done = true);
        self.tell(why, || {
            let message = Message::new("swapped")
                .with("seat", seat)
                .with("other", other);
            message
                .with("given", card(shown))
                .with("card", card(wanted))
        });
    }

    fn discard_shown(&mut self, seat: Seat, why: &RuleId) {
        if let Some(shown) = self.state.effect().and_then(|effect| effect.shown) {
            self.discard(seat, shown, why.clone());
            self.draw_top(seat, why);
        }
    }

    /// One drawn card goes back to the top or the bottom of the deck. The others learn only where.
    fn put_back(&mut self, question: &Question, answer: &Answer, why: RuleId) {
        let seat = question.seat;
        let chosen = question
            .options
            .iter()
            .zip(&answer.0)
            .find(|&(_, &place)| place > 0);
        let Some((&target, &place)) = chosen else {
            return;
        };
        let Some(one) = as_card(target) else { return };
        let drawn = self
            .state
            .effect()
            .map(|effect| effect.cards)
            .unwrap_or_default();
        self.state.known.blur_hand(seat, drawn);
        self.state.hands[seat.index()].remove(one);
        let place = if place == 1 { "top" } else { "bottom" };
        match place {
            "top" => self.state.deck.push(one),
            _ => self.state.deck.insert(0, one),
        }
        self.with_top(|effect| {
            effect.cards.remove(one);
            effect.count += 1;
        });
        let told = |id| {
            let place = Target::Way(table::Way(place));
            Message::new(id).with("seat", seat).with("place", place)
        };
        self.tell_but(
            why,
            SeatSet::of(seat),
            || told("put-back-unseen"),
            || told("put-back").with("card", card(one)),
        );
        let done = self
            .state
            .effect()
            .and_then(|effect| self.rules.sentence(effect).cloned());
        if done.is_some_and(|sentence| !self.is_asked(&sentence)) {
            self.run_effects();
        }
    }
}

fn as_seat(target: Target) -> Option<Seat> {
    match target {
        Target::Seat(seat) => Some(seat),
        _ => None,
    }
}

fn as_item(target: Target) -> Option<ItemId> {
    match target {
        Target::Token(id) => u8::try_from(id).ok().map(ItemId),
        _ => None,
    }
}
