//! What a practised player does without thinking: takes what improves the hand, lets go what it
//! misses least. Games played out in the mind go by this, so it is quick: thousands of them are
//! played before an answer.

use crate::cards::CardId;
use crate::game::FantasyRealms;
use crate::play::as_card;
use crate::play::asking::KEEP_ITEM;
use crate::play::state::{Stage, State};
use crate::play::zones::card;
use crate::scoring::{CardSet, Hand, HandInput, ScoreBook};
use table::{Answer, Question, Seat, Target};

/// What a card usually brings that becomes what its owner chooses.
const WILD: i32 = 30;

impl FantasyRealms {
    /// What a practised player answers.
    pub(crate) fn habit(&self, state: &State, question: &Question) -> Option<Answer> {
        match state.stage {
            Stage::Draw => Some(self.usual_draw(state, question)),
            Stage::Discard => self.usual_discard(state, question),
            Stage::TurnEnd => place_of(question, Target::Way(KEEP_ITEM)),
            Stage::Choose { .. } | Stage::Gain(_) => self.advice(state, question.seat),
            Stage::Effect | Stage::Cap(_) | Stage::Over => None,
        }
    }

    /// The card of the discard area that helps most, if the deck does not promise more.
    fn usual_draw(&self, state: &State, question: &Question) -> Answer {
        let sleeve = Sleeve::of(self, state, question.seat);
        let kept = if state.is_drafting(question.seat) {
            sleeve.held
        } else {
            sleeve.weakest_apart()
        };
        let cards = (0..).zip(&question.options);
        let offers = cards.filter_map(|(at, &it)| Some((sleeve.with(kept, as_card(it)?), at)));
        match offers.max() {
            Some((worth, at)) if worth > sleeve.deck_promise(state, kept) => Answer::one(at),
            // The deck is offered first, unless it is empty.
            _ => Answer::one(0),
        }
    }

    fn usual_discard(&self, state: &State, question: &Question) -> Option<Answer> {
        let sleeve = Sleeve::of(self, state, question.seat);
        let (_, out) = sleeve.least_missed()?;
        place_of(question, card(out))
    }
}

/// A hand that is weighed. The best choices of its cards are found once and kept while cards come
/// and go: finding them anew for each thought would take too long.
struct Sleeve<'a> {
    book: &'a ScoreBook,
    input: HandInput,
    held: CardSet,
}

impl<'a> Sleeve<'a> {
    fn of(game: &'a FantasyRealms, state: &State, seat: Seat) -> Self {
        let book = game.book(state.modules.suits);
        let held = state.hand(seat);
        let hand = HandInput::new(hand_of(held), state.modules.players);
        let mut input = HandInput {
            discard: state.discard,
            ..hand
        };
        if held.iter().any(|card| book.offers_choice(card)) {
            input.choices = book.best(&input).0;
        }
        Sleeve { book, input, held }
    }

    /// What the cards score. One that becomes what its owner chooses, and has come only now, counts
    /// as much as such cards usually bring.
    fn worth(&self, held: CardSet) -> i32 {
        let is_new = |card: &CardId| self.book.is_wild(*card) && !self.held.contains(*card);
        let new = held.iter().filter(is_new).count() as i32;
        let hand = hand_of(held);
        WILD * new + self.book.total(&HandInput { hand, ..self.input })
    }

    /// The card the hand misses least, and what the others are worth.
    fn least_missed(&self) -> Option<(i32, CardId)> {
        let without = |out: CardId| {
            let mut kept = self.held;
            kept.remove(out);
            (self.worth(kept), out)
        };
        self.held
            .iter()
            .map(without)
            .max_by_key(|(worth, _)| *worth)
    }

    /// The hand without the card it misses least.
    fn weakest_apart(&self) -> CardSet {
        let mut kept = self.held;
        if let Some((_, out)) = self.least_missed() {
            kept.remove(out);
        }
        kept
    }

    fn with(&self, kept: CardSet, card: CardId) -> i32 {
        let mut held = kept;
        held.insert(card);
        self.worth(held)
    }

    /// What the hand may be worth with a card of the deck: the lowest cards stand for all, since
    /// the deck is in no order anybody knows. Of two cards drawn the better one stays, and a card
    /// that makes the hand worse goes at once.
    fn deck_promise(&self, state: &State, kept: CardSet) -> i32 {
        let now = self.worth(self.held);
        let drafting = kept == self.held;
        let sample = state.deck.iter().take(if drafting { 4 } else { 3 });
        let drawn: arrayvec::ArrayVec<i32, 4> = sample.map(|card| self.with(kept, *card)).collect();
        let luck = |cards: &[i32]| {
            let best = cards.iter().copied().max().unwrap_or(now);
            if drafting { best } else { best.max(now) }
        };
        let lucks = drawn.chunks(if drafting { 2 } else { 1 }).map(luck);
        let (sum, count) = lucks.fold((0, 0), |(sum, count), it| (sum + it, count + 1));
        if count == 0 { now } else { sum / count }
    }
}

fn hand_of(held: CardSet) -> Hand {
    let cards: arrayvec::ArrayVec<CardId, 16> = held.iter().take(16).collect();
    Hand::new(&cards).unwrap_or_default()
}

fn place_of(question: &Question, target: Target) -> Option<Answer> {
    let at = question.options.iter().position(|it| *it == target)?;
    Some(Answer::one(u16::try_from(at).ok()?))
}
