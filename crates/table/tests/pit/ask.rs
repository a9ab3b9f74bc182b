//! The questions of the Pit and what an answer does: every shape once.

use super::cards::{Card, Kind};
use super::flow::{Turn, targets};
use super::state::{Effect, Frame, HAND_LIMIT, Held, Phase, Stage, State, Window};
use super::{Fault, rule};
use table::{Answer, Event, Message, Question, Seat, SeatSet, Shape, Target};

/// Where cards can be put while planning.
pub(crate) const ACT: Target = Target::Slot(0);
pub(crate) const PIT: Target = Target::Slot(1);

pub(crate) fn ask(state: &State, fault: Option<Fault>, seat: Seat, question: &mut Question) {
    match (state.stack.last(), state.phase) {
        (Some(Frame::Window(window)), _) => ask_answer(state, window, seat, question),
        (Some(Frame::Effect(effect)), _) => ask_effect(state, fault, effect, question),
        (None, Phase::Plan) => ask_plan(state, seat, question),
        (None, Phase::Trim) => {
            let hand = &state.players[seat.index()].hand;
            let over = (hand.len() - HAND_LIMIT) as u16;
            let max = over + 1;
            question.begin(seat, "trim", rule("PIT-8"), Shape::Some { min: over, max });
            hand.iter()
                .for_each(|held| question.offer(held.card.target()));
        }
        (None, _) => question.begin(seat, "offer", rule("PIT-7"), Shape::Confirm),
    }
}

fn ask_plan(state: &State, seat: Seat, question: &mut Question) {
    let shape = Shape::Assign { min: 0, max: 3 };
    question.begin(seat, "plan", rule("PIT-3"), shape);
    let hand = &state.players[seat.index()].hand;
    hand.iter()
        .for_each(|held| question.offer(held.card.target()));
    question.offer_place(ACT, 1);
    question.offer_place(PIT, 2);
}

/// The own face-down cards of a seat, in an order that says nothing about their handles.
fn own_buried(state: &State, seat: Seat) -> Vec<Card> {
    let own = state.buried.things().filter(|thing| thing.0 == seat);
    let mut cards: Vec<_> = own.map(|thing| thing.1).collect();
    cards.sort_unstable();
    cards
}

fn ask_answer(state: &State, window: &Window, seat: Seat, question: &mut Question) {
    question.begin(seat, "answer", rule("PIT-5"), Shape::One);
    let Some(answered) = state.effect(window.about) else {
        return;
    };
    question.about = Some(answered.card.target());
    for card in own_buried(state, seat) {
        if card.fits(answered.card) {
            question.offer(card.target());
        } else {
            question.bar(card.target(), rule("PIT-5"), "unfit");
        }
    }
    question.offer_way("pass");
}

fn ask_effect(state: &State, fault: Option<Fault>, effect: &Effect, question: &mut Question) {
    let seat = effect.owner;
    let coins = |seat: Seat| state.players[seat.index()].coins;
    match (effect.card.kind(), effect.stage) {
        (Kind::Strike, _) => {
            let shape = Shape::Split { min: 0, max: 3 };
            question.begin(seat, "strike", rule("PIT-4"), shape);
            for other in Seat::all(state.seats()).filter(|&it| it != seat && coins(it) > 0) {
                question.offer_up_to(Target::Seat(other), u16::from(coins(other).min(2)));
            }
        }
        (Kind::Scry, Stage::Ordering(count)) => {
            let (min, max) = (u16::from(count), u16::from(count));
            question.begin(seat, "order", rule("PIT-4"), Shape::Ranked { min, max });
            let seen = state.deck.iter().rev().take(usize::from(count));
            seen.for_each(|held| question.offer(held.card.target()));
        }
        (Kind::Scry, _) => {
            let hi = state.deck.len().min(3) as i16;
            question.begin(seat, "scry", rule("PIT-4"), Shape::Amount { lo: 1, hi });
        }
        (Kind::Dig, _) => {
            let hi = i16::from(coins(seat).min(3));
            question.begin(seat, "dig", rule("PIT-4"), Shape::Amount { lo: 0, hi });
        }
        _ => {
            question.begin(seat, "snatch", rule("PIT-6"), Shape::One);
            for handle in state.buried.handles() {
                let Some((owner, card)) = state.buried.get(handle) else {
                    continue;
                };
                let told = fault != Some(Fault::ChoiceLeak) || card.kind() == Kind::Ward;
                if owner != seat && told {
                    question.offer(Target::Hidden(handle));
                    if fault == Some(Fault::OffersTwice) {
                        question.offer(Target::Hidden(handle));
                    }
                }
            }
            if fault == Some(Fault::NoOptions) {
                question.options.clear();
            } else {
                question.offer_way("leave");
            }
        }
    }
    question.about = Some(effect.card.target());
}

impl Turn<'_> {
    pub(crate) fn answer(&mut self, seat: Seat, answer: &Answer) {
        let mut question = Question::default();
        ask(self.state, self.fault, seat, &mut question);
        match question.reason {
            "plan" => self.plan(seat, answer),
            "answer" => self.answer_window(seat, question.picked(answer)),
            "strike" => self.strike(seat, &question, answer),
            "scry" => self.scry(seat, answer.first() as u8 + 1),
            "order" => self.order(seat, &question, answer),
            "dig" => self.dig(seat, answer.first() as u8),
            "snatch" => self.snatch(seat, question.picked(answer)),
            "offer" => self.offer(seat, answer.is_yes()),
            _ => self.trim(seat, &question, answer),
        }
        self.advance();
    }

    fn plan(&mut self, seat: Seat, answer: &Answer) {
        let plan: Vec<u8> = answer.0.iter().map(|&part| part as u8).collect();
        let mut message = Message::new("committed").with("seat", seat);
        if self.has(Fault::PlanLeak) {
            let hand = &self.state.players[seat.index()].hand;
            let chosen = hand.iter().zip(&plan).filter(|(_, slot)| **slot > 0);
            let cards: Vec<_> = chosen.map(|(held, _)| held.card.target()).collect();
            message = message.with("cards", cards);
        }
        self.state.player(seat).commit = Some(plan);
        self.tale.tell(|| Event::public(rule("PIT-3"), message));
        if self.has(Fault::SkippedField) {
            self.state.whispers += 1;
        }
    }

    fn answer_window(&mut self, seat: Seat, picked: Option<Target>) {
        let Some(Frame::Window(window)) = self.state.stack.last() else {
            return;
        };
        let about = window.about;
        self.next_in_window();
        let Some(Target::Card(card)) = picked else {
            return; // under the hush nobody hears of a pass
        };
        let thing = (seat, Card(card));
        let buried = &mut self.state.buried;
        let found = buried.handles().find(|&it| buried.get(it) == Some(thing));
        found.and_then(|handle| buried.take(handle));
        self.push_effect(thing.1, seat, Some(about));
        self.tale.reveal();
        let message = Message::new("answered").with("seat", seat);
        let message = message.with("card", thing.1.target());
        self.tale.tell(|| Event::public(rule("PIT-5"), message));
        assert!(
            !(self.has(Fault::Panics) && self.state.depth() > 2),
            "the pit collapses"
        );
    }

    fn strike(&mut self, seat: Seat, question: &Question, answer: &Answer) {
        for (option, &count) in question.options.iter().zip(&answer.0) {
            let Target::Seat(other) = *option else {
                continue;
            };
            self.state.player(other).coins -= count as u8;
            self.state.player(seat).coins += count as u8;
            let message = Message::new("struck")
                .with("seat", seat)
                .with("other", other);
            let message = message.with("count", usize::from(count));
            self.tale.tell(|| Event::public(rule("PIT-4"), message));
        }
        self.finish_top();
    }

    fn scry(&mut self, seat: Seat, count: u8) {
        let seen = self.state.deck.iter_mut().rev().take(usize::from(count));
        let mut cards = Vec::new();
        for held in seen {
            held.known = held.known.with(seat);
            cards.push(held.card);
        }
        if let Some(Frame::Effect(effect)) = self.state.stack.last_mut() {
            effect.stage = Stage::Ordering(count);
        }
        if !self.has(Fault::LookWithoutBarrier) {
            self.tale.reveal_to(SeatSet::of(seat));
        }
        self.tale.tell(|| {
            let public = Message::new("looked").with("seat", seat);
            let public = public.with("count", usize::from(count));
            let own = Message::new("looked-at").with("cards", targets(&cards));
            Event::public(rule("PIT-4"), public).but_to(SeatSet::of(seat), own)
        });
    }

    fn order(&mut self, seat: Seat, question: &Question, answer: &Answer) {
        let left = self.state.deck.len() - question.options.len();
        self.state.deck.truncate(left);
        let ordered: Vec<_> = question.all_picked(answer).collect();
        for target in ordered.iter().rev() {
            if let Target::Card(card) = *target {
                let known = SeatSet::of(seat);
                let card = Card(card);
                self.state.deck.push(Held { card, known });
            }
        }
        let message = Message::new("reordered").with("seat", seat);
        self.tale.tell(|| Event::public(rule("PIT-4"), message));
        self.finish_top();
    }

    fn dig(&mut self, seat: Seat, bet: u8) {
        let die = self.state.chance.die(6);
        self.state.die = die as u8;
        self.tale.chance();
        if !self.has(Fault::SecretRoll) {
            self.tale.reveal();
        }
        let message = Message::new("dug").with("seat", seat);
        let message = message
            .with("count", usize::from(bet))
            .with("die", die as i32);
        self.tale.tell(|| Event::public(rule("PIT-4"), message));
        if die >= 4 {
            self.gain(seat, bet);
        } else {
            self.state.player(seat).coins -= bet;
            self.state.bank += bet;
        }
        self.finish_top();
    }

    fn snatch(&mut self, seat: Seat, picked: Option<Target>) {
        if let Some(Target::Hidden(handle)) = picked
            && let Some((other, card)) = self.state.buried.take(handle)
        {
            let known = SeatSet::of(other);
            self.state.player(seat).hand.push(Held { card, known });
            self.state.buried.shuffle(&mut self.state.chance);
            // Everybody sees where the fresh handles went.
            self.tale.reveal();
            self.tale.chance();
            self.tale.tell(|| {
                let who = |id| Message::new(id).with("seat", seat).with("other", other);
                let told = who("snatched-card").with("card", card.target());
                let both = SeatSet::of(seat).with(other);
                Event::public(rule("PIT-6"), who("snatched")).but_to(both, told)
            });
        }
        self.finish_top();
    }

    fn offer(&mut self, seat: Seat, yes: bool) {
        if self.has(Fault::Endless) {
            return;
        }
        if yes {
            self.state.player(seat).coins -= 1;
            self.state.bank += 1;
            self.draw(seat);
        }
        self.state.phase = Phase::Act(seat.0 + 1);
    }

    fn trim(&mut self, seat: Seat, question: &Question, answer: &Answer) {
        let chosen: Vec<_> = question.all_picked(answer).collect();
        let hand = &mut self.state.player(seat).hand;
        hand.retain(|held| !chosen.contains(&held.card.target()));
        let cards = chosen.iter().filter_map(|target| match target {
            Target::Card(card) => Some(Card(*card)),
            _ => None,
        });
        self.state.discard.extend(cards);
        self.tale.reveal();
        let message = Message::new("trimmed")
            .with("seat", seat)
            .with("cards", chosen);
        self.tale.tell(|| Event::public(rule("PIT-8"), message));
    }

    fn finish_top(&mut self) {
        if let Some(Frame::Effect(effect)) = self.state.stack.last() {
            let card = effect.card;
            self.finish(card);
        }
    }
}
