//! Random games keep every promise; every promise broken on purpose is found.

use crate::pit::{Fault, broken, pit};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::check::{Broken, Trial, play_checked};
use table::effort::effort;
use table::fuzz::{DRAWS, Findings, Fuzzer, KEPT, as_scenario};
use table::scenario::Scenario;
use table::setups::{Settled, each_value};
use table::{AnyGame, Chance, Seed, Setup};

fn check_games(seats: u8, games: u64) {
    let game = pit();
    let mut chance = Chance::from_number(u64::from(seats));
    let mut rules = std::collections::BTreeSet::new();
    for number in 0..games {
        let rounds = 1 + number % 4;
        let setup = Setup::of(seats).with("rounds", rounds);
        let trial = Trial {
            setup: setup.with("rich", number % 3 == 0),
            seed: Seed::from_number(number),
            prefix: Vec::new(),
        };
        match play_checked(game.as_ref(), &trial, &mut chance) {
            Ok(played) => rules.extend(played.rules),
            Err(violation) => panic!("game {number} of {seats} seats: {}", violation.what),
        }
    }
    // Alone at the table there is nobody whose cards could be snatched or answered.
    let seen = if seats == 1 { 7 } else { 9 };
    assert_eq!(rules.len(), seen, "{rules:?}");
}

#[test]
fn random_games_of_few_seats_keep_every_promise() {
    (1..=4).for_each(|seats| check_games(seats, effort(400)));
}

#[test]
fn random_games_of_five_seats_keep_every_promise() {
    check_games(5, effort(400));
}

#[test]
fn random_games_of_six_seats_keep_every_promise() {
    check_games(6, effort(400));
}

/// An option that is settled, everything else by chance.
fn settled(key: &str, value: impl Into<serde_json::Value>) -> Settled {
    let mut settled = Settled::default();
    settled.options.insert(key.to_owned(), value.into());
    settled
}

/// So many games of the fuzzer.
fn fuzzed(game: &dyn AnyGame, settled: Settled, games: u64) -> Findings {
    let mut fuzzer = Fuzzer::new(game, settled, Seed::from_number(5));
    (0..games).for_each(|_| fuzzer.play().expect("something can be played"));
    fuzzer.findings().clone()
}

/// Lets the fuzzer find the fault and gives its report of the first violation; the scenario of it
/// must read back and lead to the same place.
fn found(fault: Fault) -> Broken {
    let game = broken(fault);
    let mut fuzzer = Fuzzer::new(game.as_ref(), settled("rounds", 3), Seed::from_number(1));
    while fuzzer.findings().violations.is_empty() && fuzzer.findings().progress.games < 400 {
        fuzzer.play().expect("something can be played");
    }
    let findings = fuzzer.findings();
    assert_eq!(findings.progress.violations, findings.violations.len());
    let violation = findings.violations.first();
    let violation = violation.unwrap_or_else(|| panic!("{fault:?} was not found"));
    let scenario = as_scenario(game.as_ref(), violation);
    let text = scenario.to_text();
    assert_eq!(Scenario::parse(&text), Ok(scenario.clone()), "{text}");
    assert_eq!(scenario.choices.len(), violation.log.len());
    assert!(text.contains(&violation.what.to_string()), "{text}");
    let again = catch_unwind(AssertUnwindSafe(|| scenario.run(&game)));
    match &violation.what {
        Broken::Crash(_) => assert!(again.is_err(), "the scenario does not crash"),
        // Without its fault the game is played to the same place, or refuses what never was.
        _ => assert_eq!(again.ok(), Some(Ok(())), "{text}"),
    }
    violation.what.clone()
}

fn leaks_through(fault: Fault, expected: &str) {
    match found(fault) {
        Broken::Secrecy(_, through) if through == expected => {}
        other => panic!("{fault:?} was found as `{other}`"),
    }
}

#[test]
fn a_view_that_leaks_is_found() {
    leaks_through(Fault::ViewLeak, "the view");
    leaks_through(Fault::SpectatorLeak, "the spectator's view");
}

#[test]
fn an_event_that_tells_a_drawn_card_is_found() {
    leaks_through(Fault::EventLeak, "the events told");
}

#[test]
fn an_event_that_tells_a_secret_choice_is_found() {
    leaks_through(Fault::PlanLeak, "the events told");
}

#[test]
fn waiting_that_depends_on_hidden_cards_is_found() {
    leaks_through(Fault::HushBetrays, "whom the table waits for");
    // Where nobody holds a fitting card the window is skipped, which shows in the view as well.
    let Broken::Secrecy(_, through) = found(Fault::AsksOnlyHolders) else {
        panic!("not a matter of secrecy");
    };
    let expected = ["whom the table waits for", "an answer"];
    assert!(expected.contains(&through), "{through}");
}

#[test]
fn choices_that_depend_on_hidden_cards_are_found() {
    leaks_through(Fault::ChoiceLeak, "the choices offered");
}

#[test]
fn a_redeal_that_knows_too_much_or_loses_cards_is_found() {
    assert!(matches!(found(Fault::RedealPeeks), Broken::Redeal(_)));
    assert!(matches!(found(Fault::RedealLoses), Broken::Invariant(_)));
}

#[test]
fn a_look_that_could_be_taken_back_is_found() {
    assert!(matches!(
        found(Fault::LookWithoutBarrier),
        Broken::Peek(_, "scry")
    ));
}

#[test]
fn a_roll_that_everybody_sees_must_say_so() {
    let what = found(Fault::SecretRoll);
    let decider = matches!(what, Broken::Peek(_, "dig"));
    assert!(
        decider || matches!(what, Broken::Secrecy(_, "an answer")),
        "{what}"
    );
}

#[test]
fn options_that_cannot_be_told_apart_are_found() {
    for fault in [Fault::OffersTwice, Fault::NamesAlike] {
        assert!(matches!(found(fault), Broken::Alike(..)), "{fault:?}");
    }
}

#[test]
fn a_habit_that_does_not_fit_is_found() {
    assert!(matches!(found(Fault::OddHabit), Broken::Habit(_)));
}

#[test]
fn a_lost_card_is_found() {
    let Broken::Invariant(words) = found(Fault::LosesCard) else {
        panic!("not an invariant");
    };
    assert!(words.contains("cards, not each once"), "{words}");
}

#[test]
fn a_field_that_is_not_saved_is_found() {
    assert_eq!(
        found(Fault::SkippedField),
        Broken::SaveLoad("the loaded state differs")
    );
}

#[test]
fn dead_ends_are_found() {
    let dead_end = |words: &str| Broken::DeadEnd(words.to_owned());
    assert_eq!(found(Fault::NoOptions), dead_end("no answer to `snatch`"));
    let words = "nobody is asked, but there is no outcome";
    assert_eq!(found(Fault::NoOutcome), dead_end(words));
}

#[test]
fn an_endless_game_is_found() {
    assert_eq!(found(Fault::Endless), Broken::Endless(500));
}

#[test]
fn a_panic_is_found() {
    let crash = Broken::Crash("the pit collapses".to_owned());
    assert_eq!(found(Fault::Panics), crash);
}

#[test]
fn a_game_that_does_not_follow_its_seed_is_found() {
    let findings = fuzzed(broken(Fault::Restless).as_ref(), Settled::default(), 1);
    assert_eq!(findings.violations[0].what, Broken::Replay);
}

#[test]
fn a_setup_that_is_refused_in_words_is_no_finding() {
    let findings = fuzzed(broken(Fault::Picky).as_ref(), Settled::default(), 100);
    let progress = &findings.progress;
    assert_eq!((progress.games, progress.violations), (100, 0));
    assert!(progress.refused > 5, "{progress:?}");
}

#[test]
fn a_panic_at_the_start_is_found() {
    let findings = fuzzed(broken(Fault::Stumbles).as_ref(), Settled::default(), 100);
    assert_eq!(findings.progress.refused, 0);
    let crash = Broken::Crash("the pit is too deep".to_owned());
    assert!(!findings.violations.is_empty());
    assert!(findings.violations.iter().all(|it| it.what == crash));
}

#[test]
fn the_fuzzer_says_when_nothing_can_be_played() {
    let (game, seed) = (pit(), Seed::from_number(5));
    let mut fuzzer = Fuzzer::new(game.as_ref(), settled("rounds", 9), seed);
    let refused = fuzzer.play().unwrap_err().to_string();
    assert_eq!(refused, "`rounds` is a number from 1 to 4, not `9`");
    let progress = &fuzzer.findings().progress;
    assert_eq!((progress.games, progress.refused), (0, DRAWS as u64));
}

#[test]
fn the_fuzzer_grows_games_from_those_that_showed_something_new() {
    let play = || fuzzed(pit().as_ref(), Settled::default(), 200);
    let findings = play();
    let progress = &findings.progress;
    assert_eq!((progress.games, progress.violations), (200, 0));
    assert!(
        progress.corpus > 5 && progress.corpus < KEPT.min(200),
        "{progress:?}"
    );
    assert!(
        progress.features > 20 && progress.longest > 20,
        "{progress:?}"
    );
    assert!(findings.rules.contains("PIT-5"));
    assert_eq!(format!("{progress:?}"), format!("{:?}", play().progress));
}

#[test]
fn a_few_setups_show_every_value_as_far_as_it_can_be_played() {
    let told = |setups: Vec<Setup>| {
        let tell = |it: &Setup| format!("{} {}", it.seats, it.options);
        setups.iter().map(tell).collect::<Vec<_>>()
    };
    let mut all = vec!["3 {}", "1 {}", "2 {}", "4 {}", "5 {}", "6 {}"];
    all.extend(["3 {\"rounds\":1}", "3 {\"rounds\":4}", "3 {\"rich\":true}"]);
    assert_eq!(told(each_value(pit().as_ref())), all);
    all.retain(|it| !it.contains("4}"));
    assert_eq!(told(each_value(broken(Fault::Picky).as_ref())), all);
}
