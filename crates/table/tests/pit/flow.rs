//! How the Pit goes on by itself until somebody has to decide.

use super::cards::{Card, Kind};
use super::state::{Effect, Frame, Held, Phase, Stage, State, Window};
use super::{Fault, rule};
use table::{Event, Message, Seat, SeatSet, Tale, Target};

/// A state on the move.
pub(crate) struct Turn<'a> {
    pub(crate) fault: Option<Fault>,
    pub(crate) state: &'a mut State,
    pub(crate) tale: &'a mut Tale,
}

impl Turn<'_> {
    /// Goes on until somebody has to decide or the game is over.
    pub(crate) fn advance(&mut self) {
        while self.step() {}
    }

    pub(crate) fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    /// One step; false if there is none without a decision.
    fn step(&mut self) -> bool {
        match self.state.stack.last() {
            None => self.step_flow(),
            Some(Frame::Window(window)) => {
                let window = window.clone();
                self.step_window(&window)
            }
            Some(Frame::Effect(effect)) => {
                let effect = effect.clone();
                self.step_effect(&effect)
            }
        }
    }

    fn step_flow(&mut self) -> bool {
        match self.state.phase {
            Phase::Plan if self.state.waiting().is_over() => self.reveal_plans(),
            Phase::Act(number) if number == self.state.seats() => self.state.phase = Phase::Trim,
            Phase::Act(number) => self.begin_act(Seat(number)),
            Phase::Offer(number) if !self.can_buy(Seat(number)) => {
                self.state.phase = Phase::Act(number + 1);
            }
            Phase::Trim if self.state.over_limit().is_none() => self.end_round(),
            Phase::Plan | Phase::Offer(_) | Phase::Trim | Phase::Over => return false,
        }
        true
    }

    fn reveal_plans(&mut self) {
        let mut buried = Vec::new();
        for seat in Seat::all(self.state.seats()) {
            let player = self.state.player(seat);
            let plan = player.commit.take().unwrap_or_default();
            let held = std::mem::take(&mut player.hand);
            for (held, slot) in held.into_iter().zip(plan) {
                match slot {
                    0 => player.hand.push(held),
                    1 => player.act = Some(held.card),
                    _ => buried.push((seat, held.card)),
                }
            }
            if let Some(card) = player.act {
                let message = Message::new("acts").with("seat", seat);
                let message = message.with("card", card.target());
                self.tale.tell(|| Event::public(rule("PIT-3"), message));
            }
            let count = buried.iter().filter(|thing| thing.0 == seat).count();
            let message = Message::new("buries")
                .with("seat", seat)
                .with("count", count);
            self.tale.tell(|| Event::public(rule("PIT-3"), message));
        }
        self.state.buried.conceal(&buried, &mut self.state.chance);
        self.tale.reveal();
        self.tale.chance();
        self.state.phase = Phase::Act(0);
    }

    fn begin_act(&mut self, seat: Seat) {
        if let Some(card) = self.state.player(seat).act.take() {
            self.push_effect(card, seat, None);
        }
        self.state.phase = Phase::Offer(seat.0);
    }

    pub(crate) fn push_effect(&mut self, card: Card, owner: Seat, answers: Option<u8>) {
        self.state.stack.push(Frame::Effect(Effect {
            card,
            owner,
            answers,
            stage: Stage::Declared,
            cancelled: false,
        }));
    }

    fn can_buy(&self, seat: Seat) -> bool {
        let cards = self.state.deck.len() + self.state.discard.len();
        self.state.players[seat.index()].coins > 0 && cards > 0
    }

    fn end_round(&mut self) {
        self.state.round += 1;
        if self.state.round > self.state.rounds {
            self.state.phase = Phase::Over;
            let message = Message::new("ended");
            self.tale.tell(|| Event::public(rule("PIT-9"), message));
            return;
        }
        self.state.phase = Phase::Plan;
        for seat in Seat::all(self.state.seats()) {
            self.draw(seat);
            self.draw(seat);
        }
    }

    /// The one way a card is drawn.
    pub(crate) fn draw(&mut self, seat: Seat) {
        if self.state.deck.is_empty() && !self.state.discard.is_empty() {
            let discard = std::mem::take(&mut self.state.discard);
            self.state.deck = discard.into_iter().map(Held::secret).collect();
            self.state.chance.shuffle(&mut self.state.deck);
            self.tale.chance();
            let message = Message::new("reshuffled");
            self.tale.tell(|| Event::public(rule("PIT-2"), message));
        }
        let Some(held) = self.state.deck.pop() else {
            return;
        };
        let card = held.card;
        if !self.has(Fault::LosesCard) {
            self.state.player(seat).hand.push(held);
        }
        self.tale.reveal_to(SeatSet::of(seat));
        let leak = self.has(Fault::EventLeak);
        self.tale.tell(|| {
            let own = Message::new("drew-card").with("card", card.target());
            let public = Message::new("drew").with("seat", seat);
            let event = Event::public(rule("PIT-2"), if leak { own.clone() } else { public });
            event.but_to(SeatSet::of(seat), own)
        });
    }

    fn step_window(&mut self, window: &Window) -> bool {
        let answered = self.state.effect(window.about);
        let open = answered.is_some_and(|effect| !effect.cancelled);
        match window.left.first() {
            // How many face-down cards lie before a seat is public, whether they fit is not.
            Some(&seat) if open && self.state.buried_by(seat) == 0 => self.next_in_window(),
            Some(_) if open => return false,
            _ => {
                self.state.stack.pop();
            }
        }
        true
    }

    /// The seat asked has decided; goes on to the next one.
    pub(crate) fn next_in_window(&mut self) {
        if let Some(Frame::Window(window)) = self.state.stack.last_mut() {
            window.left.remove(0);
        }
    }

    fn step_effect(&mut self, effect: &Effect) -> bool {
        match effect.stage {
            Stage::Declared => self.open_window(effect),
            Stage::Open if effect.cancelled => self.finish(effect.card),
            Stage::Open => return self.begin_effect(effect),
            Stage::Ordering(_) => return false,
        }
        true
    }

    fn open_window(&mut self, effect: &Effect) {
        let about = (self.state.stack.len() - 1) as u8;
        if let Some(effect) = self.state.effect_mut(about) {
            effect.stage = Stage::Open;
        }
        let only_holders = self.has(Fault::AsksOnlyHolders);
        let state = &self.state;
        let left = effect.owner.round(state.seats()).skip(1).filter(|&seat| {
            let mut own = state.buried.things().filter(|thing| thing.0 == seat);
            own.any(|thing| !only_holders || thing.1.fits(effect.card))
        });
        let left = left.collect();
        self.state.stack.push(Frame::Window(Window { about, left }));
    }

    /// What needs no decision; true if the effect is done.
    fn begin_effect(&mut self, effect: &Effect) -> bool {
        let others = || Seat::all(self.state.seats()).filter(|&seat| seat != effect.owner);
        let wait = match effect.card.kind() {
            Kind::Strike => others().any(|seat| self.state.players[seat.index()].coins > 0),
            Kind::Scry => !self.state.deck.is_empty(),
            Kind::Dig => self.state.players[effect.owner.index()].coins > 0,
            Kind::Snatch => others().any(|seat| self.state.buried_by(seat) > 0),
            Kind::Ward => {
                self.ward(effect);
                false
            }
            Kind::Echo => {
                self.echo(effect);
                false
            }
        };
        if !wait {
            self.finish(effect.card);
        }
        !wait
    }

    fn ward(&mut self, effect: &Effect) {
        let Some(answered) = effect.answers.and_then(|at| self.state.effect_mut(at)) else {
            return self.gain(effect.owner, 1);
        };
        answered.cancelled = true;
        let message = Message::new("warded").with("card", answered.card.target());
        self.tale.tell(|| Event::public(rule("PIT-5"), message));
    }

    fn echo(&mut self, effect: &Effect) {
        let Some(answered) = effect.answers.and_then(|at| self.state.effect(at)) else {
            return self.gain(effect.owner, 1);
        };
        let (seat, other) = (effect.owner, answered.owner);
        let count = self.state.player(other).coins.min(1);
        self.state.player(other).coins -= count;
        self.state.player(seat).coins += count;
        let message = Message::new("echoed")
            .with("seat", seat)
            .with("other", other);
        self.tale.tell(|| Event::public(rule("PIT-5"), message));
    }

    /// Coins from the bank, as far as it has some.
    pub(crate) fn gain(&mut self, seat: Seat, count: u8) {
        let count = count.min(self.state.bank);
        self.state.bank -= count;
        self.state.player(seat).coins += count;
        let message = Message::new("gained").with("seat", seat);
        let message = message.with("count", usize::from(count));
        self.tale.tell(|| Event::public(rule("PIT-4"), message));
    }

    /// The card on top of the stack is done.
    pub(crate) fn finish(&mut self, card: Card) {
        self.state.stack.pop();
        self.state.discard.push(card);
    }
}

/// Cards as a value of a message.
pub(crate) fn targets(cards: &[Card]) -> Vec<Target> {
    cards.iter().map(|card| card.target()).collect()
}
