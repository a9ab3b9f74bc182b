//! What a practised player does without thinking.

use darkest_doom::DarkestDoom;
use darkest_doom::cards::Pack;
use darkest_doom::play::menu::{Going, Pick};
use darkest_doom::play::options::Options;
use table::{Chance, Game, Question, Seed, Tale};

/// What was picked, in a game played by habit and, one time in three, by chance.
fn picked(seats: u8, number: u64) -> Vec<(Vec<Pick>, Pick)> {
    let game = DarkestDoom::new(Pack::built_in());
    let mut chance = Chance::from_number(number);
    let (seed, mut tale) = (Seed::from_number(number), Tale::deaf());
    let options = Options::default();
    let mut state = { game.start(seats, &options, &seed, &mut tale) }.expect("a table");
    let (mut question, mut found) = (Question::default(), Vec::new());
    while let Some(seat) = game.waiting(&state).seats.first() {
        game.ask(&state, seat, &mut question);
        let habit = game.instinct(&state, &question);
        if let Some(answer) = &habit {
            assert_eq!(question.check(answer), Ok(()), "{}", question.reason);
            let picks = state.menu.picks.to_vec();
            let pick = picks[usize::from(answer.first())];
            found.push((picks, pick));
        }
        let random = question.random_answer(&mut chance);
        let answer = habit.filter(|_| chance.odds(2, 3)).unwrap_or(random);
        game.answer(&mut state, seat, &answer, &mut tale);
    }
    found
}

#[test]
fn what_can_be_had_is_taken_and_nothing_is_thrown_away() {
    let way = |going| Pick::Way(going);
    let (mut completed, mut allied) = (0, 0);
    for (seats, number) in [(2, 1), (3, 2), (4, 3)] {
        for (picks, pick) in picked(seats, number) {
            if picks.contains(&way(Going::Complete)) {
                assert_eq!(pick, way(Going::Complete));
                completed += 1;
            }
            allied += usize::from(pick == way(Going::Ally));
            assert!(!matches!(pick, Pick::Drop(_) | Pick::TakeTrap(_)));
        }
    }
    assert!(completed > 5 && allied > 5, "{completed} {allied}");
}
