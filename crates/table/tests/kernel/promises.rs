//! Random games keep every promise; every promise broken on purpose is found.

use crate::pit::{Fault, broken, pit};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::check::{Broken, Trial, play_checked};
use table::effort::effort;
use table::fuzz::{as_scenario, fuzz};
use table::scenario::Scenario;
use table::{Chance, Seed, Setup};

fn check_games(seats: u8, games: u64) {
    let game = pit();
    let mut chance = Chance::from_number(u64::from(seats));
    let mut rules = std::collections::BTreeSet::new();
    for number in 0..games {
        let rounds = ["1", "2", "3", "4"][(number % 4) as usize];
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

/// Lets the fuzzer find the fault and gives its report of the first violation; the scenario of it
/// must read back and lead to the same place.
fn found(fault: Fault) -> Broken {
    let game = broken(fault);
    let setups = [2, 3, 4].map(|seats| Setup::of(seats).with("rounds", "3"));
    let findings = fuzz(game.as_ref(), &setups, &Seed::from_number(1), |progress| {
        progress.violations == 0 && progress.games < 400
    });
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
    let game = broken(Fault::Restless);
    let setups = [Setup::of(2)];
    let findings = fuzz(game.as_ref(), &setups, &Seed::from_number(1), |it| {
        it.games < 1
    });
    assert_eq!(findings.violations[0].what, Broken::Replay);
}

#[test]
fn a_setup_that_cannot_be_played_is_found() {
    let setups = [Setup::of(2).with("rounds", "9")];
    let game = pit();
    let findings = fuzz(game.as_ref(), &setups, &Seed::from_number(1), |it| {
        it.games < 1
    });
    let words = "`9` rounds cannot be played".to_owned();
    assert_eq!(findings.violations[0].what, Broken::Setup(words));
}

#[test]
fn the_fuzzer_grows_games_from_those_that_showed_something_new() {
    let game = pit();
    let setups = [2, 5].map(Setup::of);
    let play = || {
        fuzz(game.as_ref(), &setups, &Seed::from_number(5), |it| {
            it.games < 200
        })
    };
    let findings = play();
    let progress = &findings.progress;
    assert_eq!((progress.games, progress.violations), (200, 0));
    assert!(progress.corpus > 5 && progress.corpus < 200, "{progress:?}");
    assert!(
        progress.features > 20 && progress.longest > 20,
        "{progress:?}"
    );
    assert!(findings.rules.contains("PIT-5"));
    assert_eq!(format!("{progress:?}"), format!("{:?}", play().progress));
    let nothing = fuzz(game.as_ref(), &[], &Seed::from_number(5), |_| true);
    assert_eq!(nothing.progress.games, 0);
}
