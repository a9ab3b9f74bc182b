//! How fast whole games are played: `cargo bench -p darkest-doom`.
//!
//! Each line plays twenty random games on one core, the way an arena of random bots does: ask,
//! answer at random, through the type-erased face of the game. The rate is in games. One player
//! plays with two Virtual Guardians.

use darkest_doom::DarkestDoom;
use divan::Bencher;
use divan::counter::ItemsCount;
use std::hint::black_box;
use table::{AnyGame, Chance, Game, Question, Seed, Setup, Tale, erase};

/// Games in one measurement.
const GAMES: u64 = 20;

fn main() {
    divan::main();
}

/// Plays a game and counts its decisions.
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

#[divan::bench(args = [1, 2, 3, 4])]
fn random_games(bencher: Bencher<'_, '_>, players: u8) {
    let Ok(game) = DarkestDoom::from_pack(None).map(erase) else {
        return;
    };
    let setup = match players {
        1 => Setup::of(players).with("virtuals", "2"),
        _ => Setup::of(players),
    };
    let seed = Seed::from_number(u64::from(players));
    let mut question = Question::default();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for number in 0..GAMES {
            black_box(play(
                game.as_ref(),
                &setup,
                &seed.child(number),
                &mut question,
            ));
        }
    });
}
