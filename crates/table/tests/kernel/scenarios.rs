//! Scenarios pass, or fail with a message that says where and what.

use crate::pit::pit;
use table::scenario::{Scenario, ScenarioError};

/// Two seats; seat 0 is about to strike, seat 1 can answer.
const HEAD: &str = r#"
title = "A strike and its answer"
rules = ["PIT-5"]
game = "pit"
seats = 2

[position]
acts = ["Strike 1", "Scry 1"]
buried = [["Ward 1", "Dig 1"], ["Ward 2", "Dig 2"]]
hands = [["Dig 3"], ["Dig 4", "Dig 5", "Dig 6", "Dig 7", "Dig 8"]]
coins = [3, 3]
deck = ["Echo 1", "Echo 2", "Echo 3", "Echo 4"]
"#;

fn run(text: &str) -> Result<(), ScenarioError> {
    Scenario::parse(text).and_then(|scenario| scenario.run(&pit()))
}

/// Runs moves after the head; they must fail at a place with certain words.
#[track_caller]
fn fails(moves: &str, place: &str, words: &str) {
    let error = run(&format!("{HEAD}{moves}")).expect_err("the scenario must fail");
    assert_eq!(error.place, place, "{error}");
    assert!(error.message.contains(words), "{error}");
}

/// Fails in its only move.
#[track_caller]
fn first_fails(fields: &str, words: &str) {
    fails(&format!("[[play]]\n{fields}"), "play, number 1", words);
}

#[test]
fn a_scenario_passes() {
    let moves = r#"
[[play]]
seat = 1
asked = "answer"
offers = ["pass", "ward 2"]
lacks = ["Dig 2"]
barred = { "Dig 2" = "PIT-5" }
pick = "Ward 2"
hears = ["Player 2 answers with Ward 2"]
by_rules = ["PIT-5"]
expect = { depth = 2, stack = ["Strike 1", "Ward 2"] }

[[play]]
seat = 1
undo = "refused"
expect = { depth = 2 }

[[play]]
reload = true
pick = "Ward 1"

[[play]]
pick = "pass"

[[play]]
seat = 0
asked = "strike"
offers = ["seat 1"]
split = { "Player 2" = 2 }
hears = ["Player 1 takes 2 coins from Player 2"]

[[play]]
undo = "allowed"
seat = 0
asked = "strike"
split = { "seat 1" = 1 }
expect = { coins = [4, 2] }

[[play]]
yes = false

[[play]]
pick = "pass"

[[play]]
seat = 1
amount = 3
hears = ["You see Echo 1, Echo 2, Echo 3"]

[[play]]
pick = ["Echo 3", "Echo 1", "Echo 2"]
expect = { top = ["Echo 1", "Echo 2", "Echo 3"] }

[[play]]
yes = true
expect = { round = 1, phase = "trim" }

[[play]]
asked = "trim"
pick = ["Dig 8", "Dig 4", "Dig 5"]
expect = { round = 2 }

[[play]]
seat = 0
asked = "plan"
assign = { "Dig 3" = "act" }

[expect]
over = false
waiting = [1]
state = { coins = [4, 1], phase = "plan" }
"#;
    run(&format!("{HEAD}{moves}")).unwrap();
}

#[test]
fn a_whole_game_by_raw_choices_passes() {
    let head = "title = 'short'\ngame = 'pit'\nseats = 1\nseed = '3'\noptions = { rounds = 1 }\n";
    let choices = "choices = [[0, [0, 0, 0, 0]], [0, [0]], [0, [0]]]\n";
    let expect = "[expect]\nover = true\nwaiting = []\nwinners = [0]\nscores = [3]\n";
    run(&format!("{head}{choices}{expect}")).unwrap();
    let fails = |expect: &str, words: &str| {
        let error = run(&format!("{head}{choices}[expect]\n{expect}")).unwrap_err();
        assert_eq!(
            (error.place.as_str(), error.message.as_str()),
            ("expect", words)
        );
    };
    fails("over = false", "`over` should be false but is true");
    fails("waiting = [0]", "`waiting` should be [0] but is []");
    fails("winners = [1]", "`winners` should be [1] but is [0]");
    fails("scores = [4]", "`scores` should be [4] but is [3]");
    fails(
        "state = { round = 9 }",
        "`state.round` should be 9 but is 2",
    );
    let late = "choices = [[0, [0, 0, 0, 0]], [0, [7]]]";
    let error = run(&format!("{head}{late}")).unwrap_err();
    assert_eq!(error.place, "choices, number 2");
    assert!(error.message.contains("no option 7"), "{error}");
}

#[test]
fn a_question_that_is_not_as_expected() {
    first_fails("asked = 'plan'", "the question is `answer`, not `plan`");
    first_fails("offers = ['pass']", "the options are: Ward 2, pass");
    first_fails("offers = ['pass', 'pass']", "`pass` is named too often");
    first_fails(
        "offers = ['pass', 'Dig 2']",
        "`Dig 2` is no option of `answer`",
    );
    first_fails("offers_also = ['Dig 2']", "the options are: Ward 2, pass");
    first_fails("lacks = ['Ward 2']", "`Ward 2` is among the options");
    first_fails(
        "barred = { 'Dig 2' = 'PIT-1' }",
        "is not barred by PIT-1 but by Some(\"PIT-5\")",
    );
    first_fails(
        "barred = { 'pass' = 'PIT-5' }",
        "`pass` is not barred by PIT-5 but by None",
    );
}

#[test]
fn an_answer_that_cannot_be_given() {
    first_fails("pick = 'Dig 2'", "the options are: Ward 2, pass");
    first_fails("pick = ['pass', 'Ward 2']", "expected exactly 1");
    first_fails("seat = 0\npick = 'pass'", "seat 0 is not asked");
    first_fails("seat = 200\npick = 'pass'", "seat 200 is not asked");
    let shape = "`answer` is answered with `pick` and nothing else";
    for fields in [
        "amount = 1",
        "yes = true",
        "split = { pass = 1 }",
        "assign = { pass = 'x' }",
    ] {
        first_fails(fields, shape);
    }
    first_fails("pick = 'pass'\nyes = true", shape);
    let second = |fields: &str, words: &str| {
        let moves = format!("[[play]]\npick = 'pass'\n[[play]]\n{fields}");
        fails(&moves, "play, number 2", words);
    };
    second(
        "split = { 'seat 1' = 3 }",
        "3 is out of range: expected 0 to 2",
    );
    second(
        "split = { 'seat 0' = 1 }",
        "`seat 0` is no option of `strike`",
    );
    second("pick = 'seat 1'", "`strike` is answered with `split`");
}

#[test]
fn assignments_and_amounts_that_cannot_be_given() {
    let head = "title = 'plan'\ngame = 'pit'\nseats = 2\n[position]\nhands = [['Dig 1'], []]\n";
    let fails = |fields: &str, words: &str| {
        let error = run(&format!("{head}[[play]]\n{fields}")).unwrap_err();
        assert!(error.message.contains(words), "{error}");
    };
    fails(
        "pick = 'Dig 1'",
        "several seats are asked: say which one with `seat`",
    );
    fails(
        "seat = 0\nassign = { 'Dig 1' = 'moon' }",
        "there is no place `moon`",
    );
    fails(
        "seat = 0\nassign = { 'Dig 2' = 'act' }",
        "`Dig 2` is no option of `plan`",
    );
    let head = "title = 'bet'\ngame = 'pit'\nseats = 1\n[position]\nacts = ['Dig 1']\n";
    for amount in [-1, 4, i32::MIN, i32::MAX] {
        let error = run(&format!("{head}[[play]]\namount = {amount}")).unwrap_err();
        assert!(error.message.contains("out of range"), "{error}");
    }
}

#[test]
fn a_story_and_an_outcome_that_are_not_as_expected() {
    let words = "seat 1 does not hear `tea` but: Player 2 answers with Ward 2.";
    first_fails("pick = 'Ward 2'\nhears = ['tea']", words);
    first_fails(
        "pick = 'Ward 2'\nby_rules = ['PIT-1']",
        "no event names the rule PIT-1",
    );
    let expect = |expected: &str, words: &str| {
        first_fails(&format!("pick = 'Ward 2'\nexpect = {expected}"), words);
        first_fails(&format!("undo = 'refused'\nexpect = {expected}"), "`state");
        first_fails(&format!("asked = 'answer'\nexpect = {expected}"), "`state");
    };
    expect("{ depth = 7 }", "`state.depth` should be 7 but is 2");
    expect("{ moon = 7 }", "`state` has no field `moon`");
    expect(
        "{ coins = [3, 9] }",
        "`state.coins[1]` should be 9 but is 3",
    );
    expect(
        "{ stack = ['Strike 1', 'Strike 1', 'Ward 1'] }",
        "`state.stack` should be",
    );
    let twice = "{ top = ['Echo 1', 'Echo 1', 'Echo 2'] }";
    expect(twice, "`state.top` lacks \"Echo 1\"");
    first_fails(
        "asked = 'answer'\nhears = ['x']",
        "nothing is heard where nothing is answered",
    );
    first_fails(
        "asked = 'answer'\nby_rules = ['x']",
        "nothing is heard where nothing is answered",
    );
}

#[test]
fn an_undo_that_is_not_as_expected() {
    first_fails("undo = 'allowed'", "seat 1 has decided nothing");
    let moves = "[[play]]\npick = 'pass'\n[[play]]\nseat = 1\nundo = 'refused'";
    fails(moves, "play, number 2", "the answer could be taken back");
    let moves = "[[play]]\npick = 'Ward 2'\n[[play]]\nseat = 1\nundo = 'allowed'";
    fails(
        moves,
        "play, number 2",
        "something hidden has been revealed",
    );
}

#[test]
fn a_game_that_is_over_has_no_moves() {
    let head = "title = 'short'\ngame = 'pit'\nseats = 1\noptions = { rounds = 1 }\n";
    let text = format!("{head}choices = [[0, [0, 0, 0, 0]], [0, [0]], [0, [0]]]\n[[play]]");
    let error = run(&text).unwrap_err();
    assert_eq!(error.to_string(), "play, number 1: the game is over");
}

#[test]
fn a_file_that_cannot_be_a_scenario() {
    let parse = |text: &str| Scenario::parse(text).unwrap_err().to_string();
    let unknown = parse(&format!("colour = 'red'{HEAD}"));
    assert!(unknown.starts_with("file: ") && unknown.contains("unknown field `colour`"));
    assert!(unknown.contains("line 1"), "{unknown}");
    assert!(parse(&format!("{HEAD}[[play]]\npik = 'pass'")).contains("unknown field `pik`"));
    assert!(parse(&format!("{HEAD}[expect]\nwinner = 1")).contains("unknown field `winner`"));
    assert!(parse("title = 'x'\ngame = 'pit'").contains("missing field `seats`"));
    assert!(parse("title = ").contains("line 1"));
    let at = |change: (&str, &str)| {
        run(&HEAD.replace(change.0, change.1))
            .unwrap_err()
            .to_string()
    };
    let other = at(("game = \"pit\"", "game = \"abyss\""));
    assert_eq!(other, "game: this is a scenario of `abyss`");
    let seed = at(("seats = 2", "seats = 2\nseed = 'x'"));
    assert!(
        seed.starts_with("seed: expected 64 hexadecimal digits"),
        "{seed}"
    );
    let seats = at(("seats = 2", "seats = 9"));
    assert_eq!(seats, "position: The Pit is for 1 to 6 players, not 9");
    let card = at(("\"Echo 1\"", "\"Joker\""));
    assert_eq!(card, "position: there is no card `Joker`");
}

#[test]
fn an_option_left_open_does_not_spoil_the_report_of_the_fuzzer() {
    use table::check::{Broken, Trial, Violation};
    let setup = table::Setup::of(2)
        .with("rounds", 1)
        .with("rich", serde_json::Value::Null);
    let trial = Trial {
        setup,
        seed: table::Seed::from_number(1),
        prefix: Vec::new(),
    };
    let violation = Violation {
        what: Broken::Replay,
        trial,
        log: Vec::new(),
    };
    let scenario = table::fuzz::as_scenario(pit().as_ref(), &violation);
    run(&scenario.to_text()).unwrap();
}
