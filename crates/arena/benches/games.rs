//! How fast whole random games are, and the steps a search is made of.
//!
//! `cargo bench -p arena` prints games per second; see docs/performance.md.

use arena::bout::Bout;
use arena::{Book, Contest, Extent, Plan, Watch};
use divan::counter::ItemsCount;
use fantasy_realms::FantasyRealms;
use std::sync::Arc;
use table::{AnyGame, Chance, Game, Question, Seat, Seed, Setup, Tale, World, erase};

fn main() {
    divan::main();
}

fn fantasy_realms() -> Arc<dyn AnyGame> {
    erase(FantasyRealms::from_pack(None).expect("the built-in cards are read by every test"))
}

fn setup(players: u8, suits: bool, items: bool) -> Setup {
    Setup::of(players).with("suits", suits).with("items", items)
}

const VARIANTS: [(&str, bool, bool); 3] = [
    ("base", false, false),
    ("items", false, true),
    ("everything", true, true),
];

#[divan::bench(args = VARIANTS.map(|it| it.0))]
fn random_games_of_four(bencher: divan::Bencher<'_, '_>, variant: &str) {
    let (_, suits, items) = VARIANTS
        .into_iter()
        .find(|it| it.0 == variant)
        .unwrap_or(VARIANTS[0]);
    let game = fantasy_realms();
    let setup = setup(4, suits, items);
    let random = bots::find("random", game.info()).expect("there is a random bot");
    let mut bout = Bout::new(game.as_ref(), &setup, &vec![random; 4]);
    let seed = Seed::from_number(1);
    let mut number = 0;
    bencher.counter(ItemsCount::new(100u32)).bench_local(|| {
        for _ in 0..100 {
            number += 1;
            divan::black_box(bout.play(&seed.child(number), 0).ok());
        }
    });
}

/// The same with everything that is counted, on one thread.
#[divan::bench]
fn random_contest_of_four(bencher: divan::Bencher<'_, '_>) {
    let game = fantasy_realms();
    let extent = Extent {
        games: 5000,
        seed: Seed::from_number(1),
        paired: true,
    };
    let plan = Plan::of_table(game.as_ref(), Setup::of(4), &["random"; 4], &extent);
    let contest = Contest {
        game: game.as_ref(),
        plan: &plan,
        threads: 1,
    };
    let watch = Watch::default();
    bencher
        .counter(ItemsCount::new(extent.games))
        .bench_local(|| {
            let mut book = Book::new(plan.clone());
            contest.run(&mut book, &watch).expect("it can be played");
            book
        });
}

/// A game in the middle, with everything switched on.
fn middle() -> Box<dyn World> {
    let game = fantasy_realms();
    let seed = Seed::from_number(3);
    let mut tale = Tale::deaf();
    let mut world = game
        .start(&setup(4, true, true), &seed, &mut tale)
        .expect("it starts");
    let mut question = Question::default();
    let mut chance = Chance::from_number(4);
    for _ in 0..40 {
        let Some(seat) = world.waiting().seats.first() else {
            break;
        };
        world.ask(seat, &mut question);
        world.answer(seat, &question.random_answer(&mut chance), &mut tale);
    }
    world
}

#[divan::bench]
fn fork_a_state(bencher: divan::Bencher<'_, '_>) {
    let world = middle();
    bencher.bench_local(|| world.fork());
}

#[divan::bench]
fn copy_a_state(bencher: divan::Bencher<'_, '_>) {
    let world = middle();
    let mut copy = world.fork();
    bencher.bench_local(|| copy.copy_from(world.as_ref()));
}

#[divan::bench]
fn redeal_for_a_seat(bencher: divan::Bencher<'_, '_>) {
    let world = middle();
    let mut chance = Chance::from_number(5);
    bencher.bench_local(|| world.redeal(Seat(0), &mut chance));
}

#[divan::bench]
fn ask_a_question(bencher: divan::Bencher<'_, '_>) {
    let world = middle();
    let seat = world.waiting().seats.first().unwrap_or_default();
    let mut question = Question::default();
    bencher.bench_local(|| world.ask(seat, &mut question));
}

#[divan::bench]
fn save_a_state(bencher: divan::Bencher<'_, '_>) {
    let world = middle();
    bencher.bench_local(|| world.snapshot());
}
