//! How fast a bot thinks: it plays all seats of a game, and its passes are counted.
//!
//! ```text
//! cargo run --release -p bots --example think -- spellbook search:passes=3000:steps=20:trees=1 40
//! valgrind --tool=callgrind target/release/examples/think spellbook search:passes=300:trees=1 4
//! ```
//!
//! plays on at random to the middle of a game of two and lets the bot think about 40 questions that
//! take thinking. docs/performance.md says what came out.

use black_rose_wars::BlackRoseWars;
use bots::Seen;
use darkest_doom::DarkestDoom;
use fantasy_realms::FantasyRealms;
use spellbook::Spellbook;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::pack::PackError;
use table::{AnyGame, Chance, Game, Question, Seed, Setup, Tale, erase};

/// Decisions that are made at random before the bot is asked.
const OPENING: u32 = 20;

fn game(id: &str) -> Result<Arc<dyn AnyGame>, String> {
    let plain = |error: PackError| error.plain;
    match id {
        "fantasy-realms" => Ok(erase(FantasyRealms::from_pack(None).map_err(plain)?)),
        "spellbook" => Ok(erase(Spellbook::from_pack(None).map_err(plain)?)),
        "black-rose-wars" => Ok(erase(BlackRoseWars::from_pack(None).map_err(plain)?)),
        "darkest-doom" => Ok(erase(DarkestDoom::from_pack(None).map_err(plain)?)),
        _ => Err(format!("there is no game called {id}")),
    }
}

/// Thinks about so many questions: the passes and the time they took.
fn think(game: &dyn AnyGame, bot: &str, questions: u32) -> Result<(u64, Duration), String> {
    let kind = bots::find(bot, game.info()).map_err(|error| error.to_string())?;
    let (mut question, mut tale) = (Question::default(), Tale::deaf());
    let (mut passes, mut time) = (0, Duration::ZERO);
    let (mut thought, mut number) = (0, 0);
    while thought < questions {
        let seed = Seed::from_number(number);
        number += 1;
        let started = game.start(&Setup::of(2), &seed, &mut tale);
        let mut world = started.map_err(|error| error.to_string())?;
        let mut chance = Chance::new(&seed.child(1));
        let mut bot = kind.make(&seed);
        for decision in 0.. {
            let asked = world.waiting().seats.first();
            let Some(seat) = asked.filter(|_| thought < questions) else {
                break;
            };
            world.ask(seat, &mut question);
            let answer = if decision < OPENING {
                question.random_answer(&mut chance)
            } else {
                bot.begin(&seed.child(u64::from(thought)));
                let begun = Instant::now();
                let answer = bot.choose(&Seen::new(world.as_ref(), &question));
                let visits = bot.thoughts().iter().map(|it| u64::from(it.visits));
                let visits: u64 = visits.sum();
                if visits > 0 {
                    (passes, thought) = (passes + visits, thought + 1);
                    time += begun.elapsed();
                }
                answer
            };
            world.answer(seat, &answer, &mut tale);
        }
    }
    Ok((passes, time))
}

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [id, bot, questions] = &words[..] else {
        return Err("three words: a game, a bot, how many questions".to_owned());
    };
    let questions = questions
        .parse()
        .map_err(|_| "how many questions?".to_owned())?;
    let (passes, time) = think(game(id)?.as_ref(), bot, questions)?;
    let seconds = time.as_secs_f64();
    println!(
        "{id}: {:.0} passes/s, {:.1} ms a question ({passes} passes, {questions} questions)",
        passes as f64 / seconds,
        1e3 * seconds / f64::from(questions)
    );
    Ok(())
}
