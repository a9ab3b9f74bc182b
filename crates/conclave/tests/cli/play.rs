//! `conclave play`, driven by a pipe.

use crate::common::{blind_answers, conclave_in};
use std::path::Path;

fn play(folder: &Path, args: &[&str], input: &str) -> crate::common::Said {
    conclave_in(folder, &[&["play"], args].concat(), input)
}

#[test]
fn a_whole_game_against_bots_ends_with_scores_and_a_replay() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "fantasy-realms",
        "--seats",
        "you,greedy,random",
        "--seed",
        "3",
    ];
    let said = play(folder.path(), &args, &blind_answers(400)).exits(0);
    let said = said
        .says("your hand")
        .says("winner")
        .says("Write the replay?");
    assert_eq!(said.err, "");
    // The blind answers also answered the last prompt: with `n`, nothing, or a file name.
    let file = std::fs::read_dir(folder.path()).unwrap().next();
    if let Some(file) = file {
        let path = file.unwrap().path().display().to_string();
        crate::common::conclave(&["replay", "verify", &path]).exits(0);
    }
}

#[test]
fn a_whole_game_with_all_modules_is_played_in_every_language() {
    for lang in ["en", "pl", "ru"] {
        let folder = tempfile::tempdir().unwrap();
        let args = [
            "fantasy-realms",
            "--players",
            "3",
            "--bots",
            "random",
            "--seed",
            "5",
        ];
        let modules = ["-o", "suits=true", "-o", "items=true", "--lang", lang];
        let said = play(
            folder.path(),
            &[&args[..], &modules].concat(),
            &blind_answers(1500),
        );
        let said = said.exits(0).says("Write the replay?");
        assert!(
            !said.out.contains('<'),
            "a message is missing in {lang}: {}",
            missing(&said.out)
        );
    }
}

/// The first message that has no words.
fn missing(text: &str) -> &str {
    text.lines()
        .find(|line| line.contains('<'))
        .unwrap_or_default()
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["fantasy-realms", "--seats", "Anna,random", "--seed", "4"];
    let said = play(folder.path(), &args, "a\n1\ns here.json\nq\n").exits(0);
    said.says("saved; go on with: conclave play --load here.json");
    let more = play(folder.path(), &["--load", "here.json"], "l\nq\n").exits(0);
    more.says("Anna, Random (bot)").says("Anna discards");
    let end = play(folder.path(), &["--load", "here.json"], &blind_answers(400)).exits(0);
    end.says("Write the replay?");
    play(
        folder.path(),
        &["--load", "here.json", "--seats", "Anna,Ola,random"],
        "",
    )
    .exits(2)
    .complains("2 seats, not 3");
}

#[test]
fn an_answer_is_taken_back_freely_or_by_consent() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "fantasy-realms",
        "--seats",
        "you,random,random",
        "--seed",
        "7",
    ];
    let said = play(folder.path(), &args, "u\na\nu\nn\nu\ny\nq\n").exits(0);
    let said = said
        .says("nothing that could be taken back")
        .says("everybody's consent");
    assert_eq!(
        said.out.matches("The last answer is taken back.").count(),
        1
    );
}

#[test]
fn help_explains_commands_options_cards_and_rules() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["fantasy-realms", "--seed", "7", "--bots", "random"];
    let input = "?\n? 1\n? King\n? FR-4.2\n? zzzz\nl\nv\nnonsense\nq\n";
    let said = play(folder.path(), &args, input).exits(0);
    said.says("undo the last answer")
        .says("5 points for each Army")
        .says("unseen top card of the draw deck")
        .says("nothing is known about `zzzz`")
        .says("`nonsense` is none of the options");
}

#[test]
fn a_hint_says_what_can_be_expected() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["fantasy-realms", "--seats", "you,random,random", "--seed"];
    // Where the discards are empty there is only one answer; where not, there is a choice.
    let said = play(
        folder.path(),
        &[&args[..], &["7"]].concat(),
        "h\na\nh 2\nh all\nq\n",
    );
    let said = said
        .exits(0)
        .says("a hint")
        .says("type h, or h and the number");
    let lines = said.out.lines().filter(|line| line.contains("of 100"));
    let lines: Vec<_> = lines.collect();
    assert!(lines.len() >= 2, "{}", said.out);
    assert!(lines.iter().all(|line| line.contains(" tries  ")));
    said.says(" more: h ");
}

#[test]
fn whoever_looks_on_hears_what_a_searching_bot_considered() {
    let folder = tempfile::tempdir().unwrap();
    let bots = "search:passes=40:trees=1,greedy";
    let watched = ["spellbook", "--seats", bots, "--seed", "3"];
    let said = play(folder.path(), &watched, "").exits(0).says("of 100");
    let told = said.out.matches("of 100").count();
    assert!(told > 30, "{told} lines");
    let played = [
        "spellbook",
        "--seats",
        "you,search:passes=40:trees=1",
        "--seed",
        "3",
    ];
    let said = play(folder.path(), &played, &blind_answers(60)).exits(0);
    assert!(!said.out.contains("of 100"), "an opponent hears of it");
}

#[test]
fn the_end_of_the_input_is_a_clean_end() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["fantasy-realms", "--seats", "you,random", "--seed", "4"];
    play(folder.path(), &args, "")
        .exits(0)
        .says("The input has ended");
    let said = play(folder.path(), &args, "a\n1").exits(0);
    assert!(said.err.is_empty());
    assert_eq!(
        std::fs::read_dir(folder.path()).unwrap().count(),
        0,
        "nothing is written unasked"
    );
}

#[test]
fn quitting_offers_to_save() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["fantasy-realms", "--seats", "you,random", "--seed", "4"];
    play(folder.path(), &args, "a\n1\nq\ny\n")
        .exits(0)
        .says("Save the game?")
        .says("saved;");
    assert!(folder.path().join("fantasy-realms.save.json").exists());
    play(folder.path(), &args, "a\n1\nq\ny\n").exits(0);
    assert!(
        folder.path().join("fantasy-realms.save-2.json").exists(),
        "nothing is overwritten"
    );
}

#[test]
fn two_people_pass_the_device() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "fantasy-realms",
        "--seats",
        "Anna,Piotr,random",
        "--seed",
        "4",
    ];
    let said = play(folder.path(), &args, &"\na\n1\n".repeat(6)).exits(0);
    said.says("Pass the device to Anna")
        .says("Pass the device to Piotr");
}

#[test]
fn what_cannot_be_played_is_told() {
    let here = Path::new(".");
    play(here, &["chess"], "")
        .exits(2)
        .complains("unknown game `chess`");
    play(here, &["fantasy-realm"], "")
        .exits(2)
        .complains("did you mean fantasy-realms?");
    play(here, &["fantasy-realms", "--seats", "you,gredy"], "")
        .exits(2)
        .complains("did you mean greedy?");
    play(here, &["fantasy-realms", "--players", "9"], "")
        .exits(2)
        .complains("2 to 6 players");
    play(here, &["fantasy-realms", "-o", "suit=true"], "")
        .exits(2)
        .complains("did you mean suits?");
    play(here, &["fantasy-realms", "--seed", "xyz"], "")
        .exits(2)
        .complains("hexadecimal");
    play(here, &["fantasy-realms", "--load", "nothing.json"], "")
        .exits(2)
        .complains("nothing.json");
    play(here, &[], "").exits(2);
}
