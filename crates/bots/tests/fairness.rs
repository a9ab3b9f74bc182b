//! Bots answer every question of the real games, the same way every time, and from nothing but what
//! their seat knows.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use bots::{BotKind, Seen};
use std::sync::Arc;
use table::{AnyGame, Chance, Game, Question, Seed, Setup, Tale, World, erase};

/// A game and the tables it is watched at.
struct Watched {
    game: Arc<dyn AnyGame>,
    setups: Vec<Setup>,
    /// One decision of so many is looked at: games have very different lengths.
    one_of: u32,
}

fn shelved<G: Game>(setups: Vec<Setup>, one_of: u32) -> Watched {
    Watched {
        game: erase(G::from_pack(None).unwrap()),
        setups,
        one_of,
    }
}

/// Every combination of modules, for a few numbers of players.
fn fantasy_realms() -> Watched {
    let modules = [(false, false), (false, true), (true, false), (true, true)];
    let setup = |(number, (suits, items)): (usize, &(bool, bool))| {
        Setup::of(2 + number as u8)
            .with("suits", *suits)
            .with("items", *items)
    };
    let setups = modules.iter().enumerate().map(setup).collect();
    shelved::<fantasy_realms::FantasyRealms>(setups, 4)
}

fn all_games() -> Vec<Watched> {
    let seats = |seats: [u8; 2]| seats.map(Setup::of).to_vec();
    vec![
        fantasy_realms(),
        shelved::<spellbook::Spellbook>(seats([1, 3]), 8),
        shelved::<black_rose_wars::BlackRoseWars>(seats([2, 4]), 40),
        shelved::<darkest_doom::DarkestDoom>(seats([1, 3]), 40),
    ]
}

/// Every way of deciding, thinking no longer than a test may.
fn kinds(game: &dyn AnyGame) -> Vec<BotKind> {
    let names = [
        "random",
        "greedy",
        "greedy:slips=30",
        "search:passes=12:steps=4:trees=2",
        "search:passes=12:steps=4:trees=1:look=2",
        "search:by=halving:passes=12:steps=4:trees=2",
    ];
    let find = |name: &&str| bots::find(name, game.info()).unwrap();
    names.iter().map(find).collect()
}

impl Watched {
    /// Plays a game at random at each table and looks at decisions here and there.
    fn watch(&self, seed: u64, mut look: impl FnMut(&dyn World, &Question)) {
        for setup in &self.setups {
            let mut chance = Chance::from_number(seed);
            let mut tale = Tale::deaf();
            let mut question = Question::default();
            let started = self.game.start(setup, &Seed::from_number(seed), &mut tale);
            let mut world = started.unwrap();
            while let Some(seat) = world.waiting().seats.first() {
                world.ask(seat, &mut question);
                if chance.odds(1, self.one_of) {
                    look(world.as_ref(), &question);
                }
                let answer = question.random_answer(&mut chance);
                world.answer(seat, &answer, &mut tale);
            }
        }
    }
}

#[test]
fn every_answer_fits_and_is_the_same_for_the_same_seed() {
    let seed = Seed::from_number(9);
    for watched in all_games() {
        let kinds = kinds(watched.game.as_ref());
        watched.watch(3, |world, question| {
            for kind in &kinds {
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
    for watched in all_games() {
        let kinds = kinds(watched.game.as_ref());
        watched.watch(5, |world, question| {
            let other = world.redeal(question.seat, &mut chance);
            for kind in &kinds {
                let seed = Seed::from_number(chance.bits());
                let here = kind.make(&seed).choose(&Seen::new(world, question));
                let there = { kind.make(&seed) }.choose(&Seen::new(other.as_ref(), question));
                let (name, game) = (kind.name(), watched.game.info().id);
                assert_eq!(
                    here, there,
                    "{name} peeks at `{}` of {game}",
                    question.reason
                );
            }
        });
    }
}

#[test]
fn what_a_practised_player_does_without_thinking_fits_the_question() {
    let mut habits = 0;
    let watched = fantasy_realms();
    for seed in 0..20 {
        watched.watch(seed, |world, question| {
            if let Some(answer) = world.instinct(question) {
                question.check(&answer).unwrap();
                habits += 1;
            }
        });
    }
    assert!(habits > 100, "{habits}");
}
