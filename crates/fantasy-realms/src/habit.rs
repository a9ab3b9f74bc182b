//! What a practised player does without thinking: takes what improves the hand or promises to,
//! lets go what it misses least. Games played out in the mind go by this, so it is quick: thousands of them are
//! played before an answer.

use crate::cards::CardId;
use crate::game::FantasyRealms;
use crate::play::as_card;
use crate::play::asking::KEEP_ITEM;
use crate::play::state::{Stage, State};
use crate::play::zones::card;
use crate::promises::Outlook;
use crate::scoring::{CardSet, Choices, Hand, HandInput, ScoreBook};
use arrayvec::ArrayVec;
use table::{Answer, Question, Seat, Target};

/// What a card usually brings that becomes what its owner chooses.
const WILD: i32 = 30;
/// How many of the weakest cards are tried as the one that makes room.
const OUTS: usize = 2;
/// How many of the weakest cards are looked at closely before one is discarded.
const CLOSELY: usize = 3;
/// The most cards of the discard area that are looked at.
const OFFERS: usize = 32;
/// How many cards stand for the whole deck.
const SAMPLE: usize = 4;

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
        let rooms = sleeve.rooms(state.is_drafting(question.seat));
        let cards = (0..).zip(&question.options);
        let offers = cards.filter_map(|(at, &it)| {
            let card = as_card(it)?;
            Some((sleeve.with(&rooms, card), at, card))
        });
        let mut offers: ArrayVec<(f32, u16, CardId), OFFERS> = offers.take(OFFERS).collect();
        offers.sort_by(|a, b| b.0.total_cmp(&a.0));
        let deck = sleeve.deck_promise(state, &rooms);
        let found = { offers.iter().take_while(|(worth, ..)| *worth > deck) }
            .find(|(_, _, card)| sleeve.is_really_worth(deck, &rooms, *card));
        // The deck is offered first, unless it is empty.
        Answer::one(found.map_or(0, |(_, at, _)| *at))
    }

    fn usual_discard(&self, state: &State, question: &Question) -> Option<Answer> {
        let out = Sleeve::of(self, state, question.seat).least_missed()?;
        place_of(question, card(out))
    }
}

/// A hand that is weighed. The best choices of its cards are found once and kept while cards come
/// and go: finding them anew for each thought would take too long.
struct Sleeve<'a> {
    book: &'a ScoreBook,
    outlook: Outlook<'a>,
    input: HandInput,
    held: CardSet,
}

/// What is left of a hand when a card goes, and what that promises.
#[derive(Clone, Copy, Debug)]
struct Rest {
    out: Option<CardId>,
    kept: CardSet,
    promises: f32,
}

/// Hands a drawn card may come to.
type Rooms = ArrayVec<Rest, OUTS>;

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
        Sleeve {
            book,
            input,
            held,
            outlook: game.promises().outlook(state),
        }
    }

    /// What the cards score. One that becomes what its owner chooses, and has come only now, counts
    /// as much as such cards usually bring.
    fn points(&self, held: CardSet) -> f32 {
        let is_new = |card: &CardId| self.book.is_wild(*card) && !self.held.contains(*card);
        let new = held.iter().filter(is_new).count() as i32;
        let hand = hand_of(held);
        let points = WILD * new + self.book.total(&HandInput { hand, ..self.input });
        self.outlook.points(points)
    }

    /// The same with the best choices: slower.
    fn best_points(&self, held: CardSet) -> f32 {
        let hand = hand_of(held);
        let choices = Choices::default();
        let input = HandInput {
            hand,
            choices,
            ..self.input
        };
        self.outlook.points(self.book.best(&input).1)
    }

    /// What is left without each card, the card that is missed least first.
    fn by_weakness(&self) -> ArrayVec<Rest, 16> {
        let all = self.outlook.promises(self.held);
        let without = |out: CardId| {
            let mut kept = self.held;
            kept.remove(out);
            let promises = all - self.outlook.beside(out, kept);
            let rest = Rest {
                out: Some(out),
                kept,
                promises,
            };
            (self.points(kept) + promises, rest)
        };
        let mut rests: ArrayVec<(f32, Rest), 16> = self.held.iter().take(16).map(without).collect();
        rests.sort_by(|a, b| b.0.total_cmp(&a.0));
        rests.into_iter().map(|(_, rest)| rest).collect()
    }

    /// The card the hand misses least. Where choices are to be made, the weakest few are looked at
    /// closely: the choices of the whole hand may not be those of the rest.
    fn least_missed(&self) -> Option<CardId> {
        let weak = self.by_weakness();
        if self.input.choices.is_empty() {
            return weak.first()?.out;
        }
        let closely = |rest: &Rest| (self.best_points(rest.kept) + rest.promises, rest.out);
        let looked_at = weak.iter().take(CLOSELY).map(closely);
        looked_at.max_by(|a, b| a.0.total_cmp(&b.0))?.1
    }

    /// The hands a drawn card may come to.
    fn rooms(&self, drafting: bool) -> Rooms {
        if drafting {
            let whole = Rest {
                out: None,
                kept: self.held,
                promises: self.outlook.promises(self.held),
            };
            return std::iter::once(whole).collect();
        }
        self.by_weakness().into_iter().take(OUTS).collect()
    }

    /// What the hand is worth with a card.
    fn with(&self, rooms: &Rooms, card: CardId) -> f32 {
        self.in_best_room(rooms, card, |held| self.points(held))
    }

    fn in_best_room(&self, rooms: &Rooms, card: CardId, points: impl Fn(CardSet) -> f32) -> f32 {
        let with = |rest: &Rest| {
            let mut held = rest.kept;
            held.insert(card);
            points(held) + rest.promises + self.outlook.beside(card, rest.kept)
        };
        rooms.iter().map(with).fold(f32::MIN, f32::max)
    }

    /// Is a card still worth more than the deck at a closer look? Without it a card that only
    /// seems good would be taken and discarded again and again.
    fn is_really_worth(&self, deck: f32, rooms: &Rooms, card: CardId) -> bool {
        let closely = || self.in_best_room(rooms, card, |held| self.best_points(held));
        !self.book.is_wild(card) || closely() > deck
    }

    /// What the hand may be worth with a card of the deck: the lowest cards stand for all, since
    /// the deck is in no order anybody knows. Of two cards drawn the better one stays, and a card
    /// that makes the hand worse goes at once.
    fn deck_promise(&self, state: &State, rooms: &Rooms) -> f32 {
        let now = self.points(self.held) + self.outlook.promises(self.held);
        let drafting = state.is_drafting(state.turn.seat);
        let sample = state.deck.iter().take(SAMPLE);
        let drawn: ArrayVec<f32, SAMPLE> = sample.map(|card| self.with(rooms, *card)).collect();
        let luck = |cards: &[f32]| {
            let best = cards.iter().copied().fold(f32::MIN, f32::max);
            if drafting { best } else { best.max(now) }
        };
        let lucks = drawn.chunks(if drafting { 2 } else { 1 }).map(luck);
        let (sum, count) = lucks.fold((0.0, 0), |(sum, count), it| (sum + it, count + 1));
        if count == 0 { now } else { sum / count as f32 }
    }
}

fn hand_of(held: CardSet) -> Hand {
    let cards: ArrayVec<CardId, 16> = held.iter().take(16).collect();
    Hand::new(&cards).unwrap_or_default()
}

fn place_of(question: &Question, target: Target) -> Option<Answer> {
    let at = question.options.iter().position(|it| *it == target)?;
    Some(Answer::one(u16::try_from(at).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Pack;
    use crate::play::state::Options;
    use table::{Chance, Game, Seed, Tale};

    /// Plays a game by habit alone and counts the turns; the mean score.
    fn play(game: &FantasyRealms, seats: u8, suits: bool, number: u64) -> (usize, f64) {
        let options = Options {
            suits,
            items: false,
        };
        let (seed, mut tale) = (Seed::from_number(number), Tale::deaf());
        let mut state = { game.start(seats, &options, &seed, &mut tale) }.expect("a table");
        let (mut question, mut chance) = (Question::default(), Chance::from_number(number));
        let mut turns = 0;
        while let Some(seat) = game.waiting(&state).seats.first() {
            turns += usize::from(state.stage == Stage::Draw);
            assert!(turns < 400, "nobody comes to an end");
            game.ask(&state, seat, &mut question);
            let habit = game.instinct(&state, &question);
            let answer = habit.unwrap_or_else(|| question.random_answer(&mut chance));
            assert_eq!(question.check(&answer), Ok(()));
            game.answer(&mut state, seat, &answer, &mut tale);
        }
        let scores = game.outcome(&state).expect("an end").scores;
        let sum: i32 = scores.iter().sum();
        (turns, f64::from(sum) / f64::from(seats))
    }

    #[test]
    fn nobody_takes_and_discards_the_same_cards_again_and_again() {
        let game = FantasyRealms::new(Pack::built_in());
        for seats in 2..=6 {
            for suits in [false, true] {
                let turns: usize = (0..20).map(|it| play(&game, seats, suits, it).0).sum();
                assert!(turns < 20 * 30 * usize::from(seats), "{turns} turns");
            }
        }
    }

    #[test]
    fn promises_make_better_hands() {
        let pack = Pack::built_in();
        let none = crate::promises::Promises::new(&crate::promises::Learnt::default(), &pack);
        let wise = FantasyRealms::new(Pack::built_in());
        let simple = FantasyRealms::new(pack).with_promises(none);
        let mean = |game: &FantasyRealms| (0..200).map(|it| play(game, 6, true, it).1).sum::<f64>();
        assert!(mean(&wise) > mean(&simple) + 200.0 * 5.0);
    }
}
