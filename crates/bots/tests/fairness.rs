//! Bots answer every question of a real game, the same way every time, and from nothing but what
//! their seat knows.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use bots::{BotKind, Seen};
use fantasy_realms::FantasyRealms;
use std::sync::Arc;
use table::{AnyGame, Chance, Game, Question, Seed, Setup, Tale, World, erase};

/// Every way of deciding, thinking no longer than a test may.
fn kinds() -> Vec<BotKind> {
    let names = [
        "random",
        "greedy",
        "greedy:slips=30",
        "search:passes=12:steps=4:trees=2",
    ];
    let find = |name: &&str| bots::find(name, game().info()).unwrap();
    names.iter().map(find).collect()
}

fn game() -> Arc<dyn AnyGame> {
    erase(FantasyRealms::from_pack(None).unwrap())
}

/// Every combination of modules, for a few numbers of players.
fn setups() -> Vec<Setup> {
    let modules = [(false, false), (false, true), (true, false), (true, true)];
    let setup = |(number, (suits, items)): (usize, &(bool, bool))| {
        Setup::of(2 + number as u8)
            .with("suits", *suits)
            .with("items", *items)
    };
    modules.iter().enumerate().map(setup).collect()
}

/// Plays a game at random and looks at every decision of a few seats.
fn watch(setup: &Setup, seed: u64, mut look: impl FnMut(&dyn World, &Question)) {
    let mut chance = Chance::from_number(seed);
    let mut tale = Tale::deaf();
    let mut question = Question::default();
    let mut world = game()
        .start(setup, &Seed::from_number(seed), &mut tale)
        .unwrap();
    while let Some(seat) = world.waiting().seats.first() {
        world.ask(seat, &mut question);
        if chance.odds(1, 4) {
            look(world.as_ref(), &question);
        }
        let answer = question.random_answer(&mut chance);
        world.answer(seat, &answer, &mut tale);
    }
}

#[test]
fn every_answer_fits_and_is_the_same_for_the_same_seed() {
    let seed = Seed::from_number(9);
    for setup in setups() {
        watch(&setup, 3, |world, question| {
            for kind in kinds() {
                let seen = Seen::new(world, question);
                let answer = kind.make(&seed).choose(&seen);
                question.check(&answer).unwrap();
                let mut again = kind.make(&Seed::from_number(1));
                again.begin(&seed);
                assert_eq!(again.choose(&seen), answer, "{}", kind.name());
            }
        });
    }
}

#[test]
fn a_bot_decides_by_what_its_seat_knows() {
    let mut chance = Chance::from_number(8);
    for setup in setups() {
        watch(&setup, 5, |world, question| {
            let other = world.redeal(question.seat, &mut chance);
            for kind in kinds() {
                let seed = Seed::from_number(chance.bits());
                let here = kind.make(&seed).choose(&Seen::new(world, question));
                let there = kind
                    .make(&seed)
                    .choose(&Seen::new(other.as_ref(), question));
                assert_eq!(
                    here,
                    there,
                    "{} peeks at `{}`",
                    kind.name(),
                    question.reason
                );
            }
        });
    }
}

#[test]
fn what_a_practised_player_does_without_thinking_fits_the_question() {
    let mut habits = 0;
    for setup in setups() {
        for seed in 0..20 {
            watch(&setup, seed, |world, question| {
                if let Some(answer) = world.instinct(question) {
                    question.check(&answer).unwrap();
                    habits += 1;
                }
            });
        }
    }
    assert!(habits > 100, "{habits}");
}
