//! What a bot would do in a person's place, and why.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use bots::{Advice, Basis, Seen};
use fantasy_realms::FantasyRealms;
use std::collections::HashMap;
use table::{Chance, Game, Question, Seed, Setup, Tale, erase};

/// How often a bot gave which reason in a few games, having checked what it said.
fn reasons(bot: &str) -> HashMap<String, usize> {
    let game = erase(FantasyRealms::from_pack(None).unwrap());
    let kind = bots::find(bot, game.info()).unwrap();
    let setup = Setup::of(3).with("items", true);
    let mut found = HashMap::new();
    let (mut tale, mut question) = (Tale::deaf(), Question::default());
    for number in 0..3 {
        let (seed, mut chance) = (Seed::from_number(number), Chance::from_number(number));
        let mut world = game.start(&setup, &seed, &mut tale).unwrap();
        while let Some(seat) = world.waiting().seats.first() {
            world.ask(seat, &mut question);
            let mut adviser = kind.make(&seed);
            let advice = Advice::of(adviser.as_mut(), &Seen::new(world.as_ref(), &question));
            check(&advice, &question);
            *found.entry(format!("{:?}", advice.basis)).or_default() += 1;
            let answer = question.random_answer(&mut chance);
            world.answer(seat, &answer, &mut tale);
        }
    }
    found
}

fn check(advice: &Advice, question: &Question) {
    question.check(&advice.answer).unwrap();
    assert_eq!(advice.basis == Basis::Forced, question.is_forced());
    assert_eq!(advice.basis == Basis::Tried, !advice.tried.is_empty());
    if let Some(best) = advice.tried.first() {
        assert_eq!(best.answer, advice.answer, "the best is what it would do");
    }
    for thought in &advice.tried {
        question.check(&thought.answer).unwrap();
        assert!(thought.visits > 0 && (0.0..=1.0).contains(&thought.value));
    }
}

#[test]
fn a_searching_bot_tries_unless_the_rules_know() {
    let found = reasons("search:passes=20:steps=2:trees=1");
    assert!(found["Tried"] > 10 && found["Known"] > 0, "{found:?}");
    assert!(!found.contains_key("Glance"), "{found:?}");
}

#[test]
fn a_greedy_bot_only_glances() {
    let found = reasons("greedy");
    assert!(
        found["Glance"] > 10 && !found.contains_key("Tried"),
        "{found:?}"
    );
}

#[test]
fn nobody_plans_again_and_again() {
    let game = erase(black_rose_wars::BlackRoseWars::from_pack(None).unwrap());
    let (seed, mut tale) = (Seed::from_number(7), Tale::deaf());
    let mut world = game.start(&Setup::of(2), &seed, &mut tale).unwrap();
    let (mut question, mut chance) = (Question::default(), Chance::from_number(7));
    let mut confirmed = 0;
    for _ in 0..200 {
        let Some(seat) = world.waiting().seats.first() else {
            break;
        };
        world.ask(seat, &mut question);
        let onward = question.onward();
        assert_eq!(onward.is_some(), question.reason == "plan-confirm");
        for bot in ["greedy", "search:passes=4:steps=2:trees=1"] {
            let mut bot = bots::find(bot, game.info()).unwrap().make(&seed);
            let Some(onward) = &onward else { continue };
            let advice = Advice::of(bot.as_mut(), &Seen::new(world.as_ref(), &question));
            assert_eq!((&advice.answer, advice.basis), (onward, Basis::Glance));
            confirmed += 1;
        }
        let answer = onward.unwrap_or_else(|| question.random_answer(&mut chance));
        world.answer(seat, &answer, &mut tale);
    }
    assert!(confirmed > 2);
}
