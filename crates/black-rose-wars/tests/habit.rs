//! What a practised player does without thinking fits the question.

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::Pack;
use black_rose_wars::play::options::Options;
use table::{Chance, Game, Question, Seed, Tale};

/// Plays a game by habit and chance in turn, and says how many answers habit gave.
fn play(seats: u8, number: u64) -> usize {
    let game = BlackRoseWars::new(Pack::built_in());
    let mut chance = Chance::from_number(number);
    let (seed, mut tale) = (Seed::from_number(number), Tale::deaf());
    let options = Options::default();
    let mut state = { game.start(seats, &options, &seed, &mut tale) }.expect("a table");
    let (mut question, mut habits) = (Question::default(), 0);
    while let Some(seat) = game.waiting(&state).seats.first() {
        game.ask(&state, seat, &mut question);
        let habit = game.instinct(&state, &question);
        if let Some(answer) = &habit {
            assert_eq!(question.check(answer), Ok(()), "{}", question.reason);
            habits += 1;
        }
        let random = question.random_answer(&mut chance);
        let answer = habit.filter(|_| chance.odds(2, 3)).unwrap_or(random);
        game.answer(&mut state, seat, &answer, &mut tale);
    }
    habits
}

#[test]
fn habits_fit_the_question() {
    for (seats, number) in [(2, 1), (3, 2), (4, 3)] {
        assert!(play(seats, number) > 50);
    }
}
