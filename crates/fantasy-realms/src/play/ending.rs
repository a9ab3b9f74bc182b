//! The end of the game: extra cards (FR-9), then the choices of the open hands (FR-10, FR-11).

use crate::cards::{BonusSentence, CardId, Suit};
use crate::game::FantasyRealms;
use crate::play::asking::{DECLINE, as_card};
use crate::play::effect::suit_target;
use crate::play::state::{HAND_CAP, Stage, State};
use crate::play::zones::{Play, card, rule};
use crate::scoring::{CardSet, Choice, Choices, Hand, HandInput};
use table::{Message, Question, Seat, SeatSet, Shape, Target};

impl Play<'_> {
    /// The end has been reached: no further turns (FR-5.2).
    pub(crate) fn begin_ending(&mut self) {
        if std::mem::take(&mut self.state.turn.shuffle_at_end) {
            self.shuffle_deck(rule("FR-8.24"));
        }
        let count = self.state.discard.len();
        let id = match (self.is_end_reached(), self.state.modules.is_duel()) {
            (true, false) => "FR-5.1",
            (true, true) => "FR-6.5",
            (false, _) => "FR-5.5",
        };
        self.tell(rule(id), || Message::new("ends").with("count", count));
        self.go_on_ending();
    }

    /// Lets the cards that gain others act, in the order of their steps.
    pub(crate) fn go_on_ending(&mut self) {
        // Who has a card to act with now, and who has not, tells something about every hand.
        self.tale.reveal();
        loop {
            if let Some(gainer) = self.state.ending.queue.pop_at(0) {
                if self.gain(gainer) {
                    return;
                }
            } else if self.state.ending.step < self.rules.last_end_step() {
                self.state.ending.step += 1;
                self.queue_gainers();
            } else {
                // One more than the last step: everything is gained.
                self.state.ending.step = self.rules.last_end_step().max(1);
                return self.open_hands();
            }
        }
    }

    /// Collects the cards of the present step; everybody learns who holds them, or that nobody
    /// does.
    fn queue_gainers(&mut self) {
        let step = self.state.ending.step;
        for seat in self.state.first.round(self.state.modules.players) {
            for held in self.state.hand(seat).iter() {
                if self.rules.end_step(held) == Some(step) {
                    self.show(held);
                    self.state.ending.queue.push(held);
                }
            }
        }
        for hidden in self.state.deck.clone() {
            if self.rules.end_step(hidden) == Some(step) {
                self.state.known.deduce_in_deck(hidden);
            }
        }
    }

    /// One card acts (FR-9.2 to FR-9.4). True if somebody has to decide first.
    fn gain(&mut self, gainer: CardId) -> bool {
        let Some(seat) = self.state.holder(gainer) else {
            return false;
        };
        match self.rules.end_sentence(gainer) {
            Some(BonusSentence::EndTopCard { .. }) => {
                if self.draw_top(seat, &rule("FR-9.2")).is_none() {
                    return false;
                }
                self.gained(seat, gainer)
            }
            Some(BonusSentence::EndSearchDeck { .. }) if !self.state.deck.is_empty() => {
                let deck = self.state.deck.clone();
                self.look(seat, deck);
                self.state.stage = Stage::Gain(gainer);
                true
            }
            Some(BonusSentence::EndTakeDiscarded { .. }) => {
                let possible = !self.rules.eligible(self.state, seat, gainer).is_empty();
                if possible {
                    self.state.stage = Stage::Gain(gainer);
                }
                possible
            }
            _ => false,
        }
    }

    /// A card has been gained: its gainer is spent, and the cap is checked (FR-9.10).
    fn gained(&mut self, seat: Seat, gainer: CardId) -> bool {
        self.state.ending.spent.insert(gainer);
        let over = self.state.hand(seat).len() > HAND_CAP;
        if over {
            self.state.stage = Stage::Cap(seat);
        }
        over
    }

    /// The owner has decided what to gain.
    pub(crate) fn answer_gain(&mut self, gainer: CardId, picked: Option<Target>) {
        let seat = self.state.holder(gainer).unwrap_or_default();
        let waits = match (picked.and_then(as_card), self.rules.end_sentence(gainer)) {
            (Some(wanted), Some(BonusSentence::EndSearchDeck { .. })) => {
                self.take_from_deck(seat, wanted);
                self.gained(seat, gainer)
            }
            (Some(wanted), _) => {
                self.take_discarded(seat, wanted, rule("FR-9.4"));
                self.gained(seat, gainer)
            }
            (None, _) => {
                self.tell(rule("FR-9.4"), || {
                    Message::new("declined")
                        .with("seat", seat)
                        .with("card", card(gainer))
                });
                false
            }
        };
        if !waits {
            self.go_on_ending();
        }
    }

    fn take_from_deck(&mut self, seat: Seat, wanted: CardId) {
        let state = &mut *self.state;
        state.known.taken_from_deck(seat, &state.deck);
        state.deck.retain(|held| *held != wanted);
        state.hands[seat.index()].insert(wanted);
        self.tell_but(
            rule("FR-9.3"),
            SeatSet::of(seat),
            || Message::new("fetched-unseen").with("seat", seat),
            || {
                Message::new("fetched")
                    .with("seat", seat)
                    .with("card", card(wanted))
            },
        );
    }

    /// Everybody lays the hand open; then each decides for the own one.
    fn open_hands(&mut self) {
        self.state.ending.open = true;
        self.tale.reveal();
        for seat in self.state.seats() {
            let hand = self.state.hand(seat);
            hand.iter().for_each(|held| self.state.known.show_all(held));
            self.tell(rule("FR-10.1"), || {
                let cards = crate::play::zones::cards(hand);
                Message::new("opens-hand")
                    .with("seat", seat)
                    .with("cards", cards)
            });
        }
        self.next_choice(None);
    }

    /// Goes on to the next card that offers a choice, clockwise from the start player.
    fn next_choice(&mut self, after: Option<(Seat, CardId)>) {
        let mut seats = self.state.first.round(self.state.modules.players);
        let mut last = None;
        if let Some((seat, done)) = after {
            seats.find(|other| *other == seat);
            last = self
                .next_choice_of(seat, Some(done))
                .map(|next| (seat, next));
        }
        let next =
            last.or_else(|| seats.find_map(|seat| Some((seat, self.next_choice_of(seat, None)?))));
        match next {
            Some((seat, card)) => {
                self.state.stage = Stage::Choose {
                    seat,
                    card,
                    recolour: None,
                };
            }
            None => self.finish(),
        }
    }

    fn next_choice_of(&self, seat: Seat, after: Option<CardId>) -> Option<CardId> {
        let key = |held: CardId| (self.rules.card(held).choice_order, held);
        let hand = self.state.hand(seat);
        let choosers = hand.iter().filter(|&held| {
            self.rules.card(held).choice_order > 0 && after.is_none_or(|done| key(held) > key(done))
        });
        choosers
            .filter(|&held| self.rules.has_target(self.state, seat, held))
            .min_by_key(|&it| key(it))
    }

    /// The owner has decided for one choice card.
    pub(crate) fn answer_choice(
        &mut self,
        seat: Seat,
        chooser: CardId,
        recolour: Option<CardId>,
        picked: Option<Target>,
    ) {
        let id = self.rules.choice_rule(chooser);
        match (picked, recolour) {
            (Some(Target::Kind(suit)), Some(target)) => {
                let suit = Suit(suit as u8);
                self.state.ending.choices[seat.index()]
                    .push((chooser, Choice::Recolour { target, suit }));
                self.tell(rule(id), || {
                    let message = Message::new("recoloured").with("seat", seat);
                    message
                        .with("card", card(target))
                        .with("suit", suit_target(suit))
                });
            }
            (Some(Target::Card(target)), _) => {
                let target = CardId(target as u8);
                if self.rules.changes_suit(chooser) {
                    self.state.stage = Stage::Choose {
                        seat,
                        card: chooser,
                        recolour: Some(target),
                    };
                    return;
                }
                self.state.ending.choices[seat.index()].push((chooser, Choice::Target(target)));
                self.tell(rule(id), || {
                    let message = Message::new("chose").with("seat", seat);
                    message
                        .with("card", card(chooser))
                        .with("target", card(target))
                });
            }
            _ => self.tell(rule(id), || {
                Message::new("declined")
                    .with("seat", seat)
                    .with("card", card(chooser))
            }),
        }
        self.next_choice(Some((seat, chooser)));
    }

    fn finish(&mut self) {
        self.state.stage = Stage::Over;
        for seat in self.state.seats() {
            let points = self.rules.final_score(self.state, seat);
            self.tell(rule("FR-14.1"), || {
                Message::new("scored")
                    .with("seat", seat)
                    .with("points", points)
            });
        }
    }
}

impl FantasyRealms {
    /// The cards of the discard area a gaining card may take (FR-9.4).
    pub(crate) fn eligible(&self, state: &State, seat: Seat, gainer: CardId) -> CardSet {
        let Some(BonusSentence::EndTakeDiscarded { suits, .. }) = self.end_sentence(gainer) else {
            return CardSet::EMPTY;
        };
        state
            .takeable(seat)
            .iter()
            .filter(|&one| suits.contains(&self.card(one).suit))
            .collect()
    }

    pub(crate) fn ask_gain(&self, state: &State, seat: Seat, gainer: CardId, q: &mut Question) {
        if let Some(BonusSentence::EndSearchDeck { .. }) = self.end_sentence(gainer) {
            q.begin(seat, "search-deck", rule("FR-9.3"), Shape::One);
            let deck: CardSet = state.deck.iter().copied().collect();
            q.options.extend(deck.iter().map(card));
        } else {
            q.begin(seat, "take-at-end", rule("FR-9.4"), Shape::One);
            q.offer(Target::Way(DECLINE));
            q.options
                .extend(self.eligible(state, seat, gainer).iter().map(card));
        }
        q.about = Some(card(gainer));
    }

    /// The final score of a player (FR-14.1).
    pub(crate) fn final_score(&self, state: &State, seat: Seat) -> i32 {
        self.book(state.modules.suits)
            .total(&score_input(state, seat))
    }

    /// The cards a choice card may point at.
    pub(crate) fn choice_targets(&self, state: &State, seat: Seat, chooser: CardId) -> CardSet {
        let mut others = state.hand(seat);
        others.remove(chooser);
        let book = self.book(state.modules.suits);
        match self.choice_sentence(chooser) {
            Some(BonusSentence::CopyAny { suits }) => book
                .deck()
                .iter()
                .filter(|&it| suits.contains(&self.card(it).suit))
                .collect(),
            Some(BonusSentence::ClearOne { .. }) => {
                let input = score_input(state, seat);
                let legal = |target: &CardId| {
                    let choices = input.choices.with(chooser, Choice::Target(*target));
                    book.check_choices(&input.hand, &choices).is_ok()
                };
                state.hand(seat).iter().filter(legal).collect()
            }
            Some(_) => others,
            None => CardSet::EMPTY,
        }
    }

    fn has_target(&self, state: &State, seat: Seat, chooser: CardId) -> bool {
        !self.choice_targets(state, seat, chooser).is_empty()
    }

    pub(crate) fn ask_choice(
        &self,
        state: &State,
        seat: Seat,
        chooser: CardId,
        recolour: Option<CardId>,
        q: &mut Question,
    ) {
        let why = rule(self.choice_rule(chooser));
        if let Some(target) = recolour {
            q.begin(seat, "choose-suit", why, Shape::One);
            q.options.extend(self.suits_in_play(state).map(suit_target));
            q.about = Some(card(target));
            return;
        }
        q.begin(seat, self.choice_reason(chooser), why, Shape::One);
        q.about = Some(card(chooser));
        q.offer(Target::Way(DECLINE));
        q.options
            .extend(self.choice_targets(state, seat, chooser).iter().map(card));
    }
}

/// The choices a player has made so far.
fn choices(state: &State, seat: Seat) -> Choices {
    let made = &state.ending.choices[seat.index()];
    made.iter().fold(Choices::NONE, |choices, &(by, choice)| {
        choices.with(by, choice)
    })
}

/// What a player's hand would score with the choices made so far.
pub(crate) fn score_input(state: &State, seat: Seat) -> HandInput {
    let held: Vec<CardId> = state.hand(seat).iter().collect();
    // A hand is far below the limit of the scorer and holds no card twice.
    let hand = Hand::new(&held).unwrap_or_default();
    HandInput {
        hand,
        choices: choices(state, seat),
        discard: state.discard,
        players: state.modules.players,
        items: state.hoard.face_down[seat.index()],
    }
}
