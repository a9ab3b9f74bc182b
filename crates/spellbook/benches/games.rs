//! Random games a second on one core, at every player count: `cargo bench -p spellbook`.
//!
//! The same loop as an arena of random bots: ask, answer at random, through the type-erased face.

use spellbook::Spellbook;
use std::time::{Duration, Instant};
use table::{AnyGame, Chance, Game, Question, Seed, Setup, Tale, erase};

/// How long each player count is measured.
const TIME: Duration = Duration::from_secs(2);

fn play(game: &dyn AnyGame, setup: &Setup, seed: &Seed, question: &mut Question) -> usize {
    let mut chance = Chance::new(seed);
    let mut tale = Tale::deaf();
    let Ok(mut world) = game.start(setup, seed, &mut tale) else {
        return 0;
    };
    let mut decisions = 0;
    while let Some(seat) = world.waiting().seats.first() {
        world.ask(seat, question);
        let answer = question.random_answer(&mut chance);
        world.answer(seat, &answer, &mut tale);
        decisions += 1;
    }
    decisions
}

fn main() {
    let Ok(game) = Spellbook::from_pack(None).map(erase) else {
        return;
    };
    let mut question = Question::default();
    for players in 1..=4 {
        let setup = Setup::of(players);
        let seed = Seed::from_number(u64::from(players));
        let (start, mut games, mut decisions, mut longest) = (Instant::now(), 0, 0, 0);
        while start.elapsed() < TIME {
            for _ in 0..100 {
                let made = play(game.as_ref(), &setup, &seed.child(games), &mut question);
                longest = longest.max(made);
                decisions += made;
                games += 1;
            }
        }
        let rate = games as f64 / start.elapsed().as_secs_f64();
        let each = decisions as f64 / games as f64;
        println!(
            "{players} players: {rate:>8.0} games/s, {each:>5.0} decisions a game, at most {longest}"
        );
    }
}
