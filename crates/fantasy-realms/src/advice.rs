//! How well a seat stands, and the answers that can be worked out to be best.

use crate::cards::{CardId, Suit};
use crate::game::FantasyRealms;
use crate::play::as_card;
use crate::play::score_input;
use crate::play::state::{Stage, State};
use crate::scoring::{CardSet, Choice, Hand, HandInput};
use table::{Answer, Question, Seat, Target};

impl FantasyRealms {
    /// What the hand is worth with the best choices; of a hand in the middle of a turn, what it is
    /// worth after the best discard.
    pub(crate) fn worth(&self, state: &State, seat: Seat) -> f32 {
        let input = score_input(state, seat);
        if state.ending.open {
            return self.book(state.modules.suits).total(&input) as f32;
        }
        let held = state.hand(seat);
        let excess = state.stage == Stage::Discard && state.turn.seat == seat;
        let best = if excess {
            held.iter()
                .map(|out| self.best_without(state, &input, held, out))
                .max()
        } else {
            Some(self.book(state.modules.suits).best(&input).1)
        };
        best.unwrap_or(0) as f32
    }

    fn best_without(&self, state: &State, input: &HandInput, held: CardSet, out: CardId) -> i32 {
        let mut kept = held;
        kept.remove(out);
        let cards: Vec<CardId> = kept.iter().collect();
        let mut discard = input.discard;
        discard.insert(out);
        let hand = Hand::new(&cards).unwrap_or_default();
        self.book(state.modules.suits)
            .best(&HandInput {
                hand,
                discard,
                ..*input
            })
            .1
    }

    /// The best answer, where it follows from what the seat knows: the choices of open hands
    /// (section 15 of the rules lets the software offer them), and what to gain at the end.
    pub(crate) fn advice(&self, state: &State, seat: Seat) -> Option<Answer> {
        let mut question = Question::default();
        self.question(state, &mut question);
        let wanted = match state.stage {
            Stage::Choose { card, recolour, .. } => self.best_choice(state, seat, card, recolour),
            Stage::Gain(_) => self.best_gain(state, seat, &question),
            _ => return None,
        };
        let index = question.options.iter().position(|option| match wanted {
            Some(target) => *option == target,
            None => matches!(option, Target::Way(_)),
        })?;
        Some(Answer::one(index as u16))
    }

    fn best_choice(
        &self,
        state: &State,
        seat: Seat,
        chooser: CardId,
        recolour: Option<CardId>,
    ) -> Option<Target> {
        let book = self.book(state.modules.suits);
        let input = score_input(state, seat);
        let (best, _) = book.best(&input);
        let followed = input
            .choices
            .iter()
            .all(|(by, choice)| best.get(by) == Some(choice));
        let choice = match best.get(chooser) {
            choice if followed && recolour.is_none_or(|it| aims_at(choice, it)) => choice,
            _ => self.best_next(state, seat, chooser, &input),
        };
        match (choice?, recolour) {
            (Choice::Recolour { suit, .. }, Some(_)) => Some(Target::Kind(u16::from(suit.0))),
            (choice, _) => Some(Target::Card(u16::from(choice.target().0))),
        }
    }

    /// The best choice for one card when earlier ones were not the best: the rest is declined.
    fn best_next(
        &self,
        state: &State,
        seat: Seat,
        chooser: CardId,
        input: &HandInput,
    ) -> Option<Choice> {
        let book = self.book(state.modules.suits);
        let targets = self.choice_targets(state, seat, chooser);
        let suits: Vec<Suit> = self.suits_in_play(state).collect();
        let all = targets.iter().flat_map(|target| {
            let recolours = self.changes_suit(chooser);
            let one = (!recolours).then_some(Choice::Target(target));
            let many = suits.iter().filter(move |_| recolours);
            one.into_iter()
                .chain(many.map(move |&suit| Choice::Recolour { target, suit }))
        });
        let score = |choice: &Choice| {
            book.total(&HandInput {
                choices: input.choices.with(chooser, *choice),
                ..*input
            })
        };
        let declined = book.total(input);
        all.map(|choice| (score(&choice), choice))
            .filter(|(points, _)| *points > declined)
            .max_by_key(|(points, _)| *points)
            .map(|(_, choice)| choice)
    }

    fn best_gain(&self, state: &State, seat: Seat, question: &Question) -> Option<Target> {
        let book = self.book(state.modules.suits);
        let input = score_input(state, seat);
        let worth = |target: &Target| {
            let mut cards: Vec<CardId> = input.hand.iter().collect();
            cards.extend(as_card(*target));
            let hand = Hand::new(&cards).unwrap_or_default();
            book.best(&HandInput { hand, ..input }).1
        };
        let best = question.options.iter().copied().max_by_key(worth)?;
        as_card(best).map(|_| best)
    }
}

fn aims_at(choice: Option<Choice>, target: CardId) -> bool {
    choice.is_some_and(|choice| choice.target() == target)
}
