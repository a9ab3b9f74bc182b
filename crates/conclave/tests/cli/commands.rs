//! The smaller commands: cards, rules, scenario, fuzz, completions, help.

use crate::common::{conclave, conclave_in};
use std::path::Path;

#[test]
fn help_documents_exit_codes_and_examples() {
    conclave(&["--help"])
        .exits(0)
        .says("Exit codes:")
        .says("Examples:");
    for command in [
        "play", "score", "arena", "replay", "scenario", "cards", "rules", "fuzz", "fixtures",
    ] {
        conclave(&[command, "--help"]).exits(0).says("Example");
    }
    conclave(&["--version"]).exits(0).says("conclave");
    conclave(&["nonsense"]).exits(2);
}

#[test]
fn completions_are_made_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        conclave(&["completions", shell]).exits(0).says("arena");
    }
}

#[test]
fn cards_are_looked_up() {
    conclave(&["cards"])
        .exits(0)
        .says("fantasy-realms")
        .says("100");
    conclave(&["cards", "fantasy-realms", "krol"])
        .exits(0)
        .says("King")
        .says("strength 8");
    conclave(&["cards", "fantasy-realms", "--lang", "pl", "king"])
        .exits(0)
        .says("Król");
    let json = conclave(&["cards", "fantasy-realms", "leader", "--json"])
        .exits(0)
        .json();
    assert!(json.as_array().unwrap().len() >= 5);
    conclave(&["cards", "fantasy-realms", "Basilsk"])
        .exits(2)
        .complains("did you mean Basilisk?");
    conclave(&["cards", "chess"])
        .exits(2)
        .complains("unknown game");
}

#[test]
fn a_pack_is_exported_changed_and_played() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    conclave_in(
        here,
        &["cards", "export", "pack", "--game", "fantasy-realms"],
        "",
    )
    .exits(0)
    .says("wrote");
    conclave_in(here, &["cards", "check", "pack"], "")
        .exits(0)
        .says("no mistakes");
    conclave_in(
        here,
        &["cards", "export", "pack", "--game", "fantasy-realms"],
        "",
    )
    .exits(2)
    .complains("--force");
    edit(
        &here.join("pack/army.cards"),
        "strength: 20",
        "strength: 40",
    );
    let score = [
        "score",
        "fantasy-realms",
        "Knights",
        "King",
        "--cards",
        "pack",
    ];
    conclave_in(here, &score, "").exits(0).says("Total 53");
    let arena = [
        "arena",
        "fantasy-realms",
        "--games",
        "10",
        "--cards",
        "pack",
    ];
    conclave_in(here, &arena, "").exits(0);
    // A game with other cards than its record pins is not replayed.
    let game = crate::common::replay_in(here, &["--cards", "pack"])
        .display()
        .to_string();
    conclave_in(here, &["replay", "verify", &game], "")
        .exits(2)
        .complains("other cards");
    conclave_in(here, &["replay", "verify", &game, "--cards", "pack"], "").exits(0);
}

#[test]
fn a_pack_with_a_wrong_sentence_is_shown_like_a_compiler_would() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    conclave_in(
        here,
        &["cards", "export", "pack", "--game", "fantasy-realms"],
        "",
    )
    .exits(0);
    edit(
        &here.join("pack/army.cards"),
        "points without any Leader",
        "points withoot any Leader",
    );
    let said = conclave_in(here, &["cards", "check", "pack"], "").exits(1);
    let said = said.complains("army.cards").complains("withoot");
    assert!(said.err.contains("error"), "{}", said.err);
    let json = conclave_in(here, &["cards", "check", "pack", "--json"], "")
        .exits(1)
        .json();
    assert_eq!(json["mistakes"], 1);
    for command in [
        &["play", "fantasy-realms"][..],
        &["score", "fantasy-realms", "King"],
    ] {
        let args = [command, &["--cards", "pack"]].concat();
        conclave_in(here, &args, "")
            .exits(2)
            .complains("army.cards");
    }
    conclave_in(here, &["cards", "check", "nowhere"], "")
        .exits(2)
        .complains("nowhere");
    std::fs::create_dir(here.join("empty")).unwrap();
    conclave_in(here, &["cards", "check", "empty"], "")
        .exits(2)
        .complains("no `.cards` file");
}

#[track_caller]
fn edit(path: &Path, from: &str, to: &str) {
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.contains(from));
    std::fs::write(path, text.replacen(from, to, 1)).unwrap();
}

#[test]
fn rules_are_looked_up() {
    conclave(&["rules"]).exits(0).says("fantasy-realms");
    conclave(&["rules", "fantasy-realms"])
        .exits(0)
        .says("4. Standard turn")
        .says("FR-4.1");
    conclave(&["rules", "fantasy-realms", "fr-4.2"])
        .exits(0)
        .says("unseen top card");
    conclave(&["rules", "fantasy-realms", "passing", "not", "allowed"])
        .exits(0)
        .says("FR-4.1");
    let json = conclave(&["rules", "fantasy-realms", "FR-8", "--json"])
        .exits(0)
        .json();
    assert_eq!(json.as_array().unwrap().len(), 24);
    conclave(&["rules", "fantasy-realms", "FR-99.9"])
        .exits(2)
        .complains("no rule");
}

const SCENARIO: &str = r#"
title = "The first turn draws from the deck"
game = "fantasy-realms"
seats = 3
seed = "1"

[expect]
over = false
"#;

#[test]
fn scenarios_pass_fail_or_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    std::fs::write(here.join("good.toml"), SCENARIO).unwrap();
    conclave_in(here, &["scenario", "good.toml"], "")
        .exits(0)
        .says("1 passed, 0 failed");
    std::fs::write(here.join("wrong.toml"), SCENARIO.replace("false", "true")).unwrap();
    let said = conclave_in(here, &["scenario", "."], "")
        .exits(1)
        .says("1 passed, 1 failed");
    said.says("`over` should be true but is false")
        .says("wrong.toml");
    let json = conclave_in(here, &["scenario", ".", "--json"], "")
        .exits(1)
        .json();
    assert_eq!((&json["passed"], &json["failed"]), (&1.into(), &1.into()));
    std::fs::write(here.join("broken.toml"), "title = ").unwrap();
    conclave_in(here, &["scenario", "broken.toml"], "")
        .exits(2)
        .complains("broken.toml");
    std::fs::write(
        here.join("broken.toml"),
        SCENARIO.replace("fantasy-realms", "chess"),
    )
    .unwrap();
    conclave_in(here, &["scenario", "broken.toml"], "")
        .exits(2)
        .complains("unknown game");
    conclave(&["scenario"]).exits(2);
    std::fs::create_dir(here.join("empty")).unwrap();
    conclave_in(here, &["scenario", "empty"], "")
        .exits(2)
        .complains("no scenario file");
}

#[test]
fn what_a_game_refuses_in_words_is_no_finding() {
    // Virtual Guardians are for one player, the Avatar for at most three.
    let folder = tempfile::tempdir().unwrap();
    for game in ["darkest-doom", "black-rose-wars"] {
        let args = ["fuzz", game, "--games", "12", "--seed", "1", "--json"];
        let said = conclave_in(folder.path(), &args, "");
        let json = said.exits(0).json();
        assert_eq!(json["games"], 12);
        assert!(json["refused"].as_u64() > Some(0), "{json}");
    }
    let refused = ["fuzz", "darkest-doom", "--players", "2", "-o", "virtuals=2"];
    conclave(&refused).exits(2).complains("Virtual Guardians");
}

#[test]
fn the_fuzzer_plays_counts_and_writes_what_it_finds() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "fuzz",
        "fantasy-realms",
        "--games",
        "30",
        "--seed",
        "1",
        "--json",
    ];
    let said = conclave_in(folder.path(), &args, "");
    let json = said.json();
    assert_eq!(json["games"], 30);
    let findings = json["findings"].as_array().unwrap();
    assert_eq!(said.code, i32::from(!findings.is_empty()));
    assert!(!findings.is_empty() || json["decisions"].as_u64() > Some(500));
    for path in findings
        .iter()
        .flat_map(|kind| kind["scenarios"].as_array().unwrap())
    {
        let path = folder.path().join(path.as_str().unwrap());
        let path = path.display().to_string();
        conclave(&["scenario", &path]).exits(0);
    }
    let again = conclave_in(folder.path(), &args, "").json();
    assert_eq!(again["by_game"], json["by_game"], "a seed plays its games");
    conclave(&["fuzz", "fantasy-realms", "--players", "7"])
        .exits(2)
        .complains("2 to 6");
}

#[test]
fn the_fuzzer_plays_several_games_in_turn() {
    let folder = tempfile::tempdir().unwrap();
    let fuzz = |more: &[&str]| {
        let args = [&["fuzz"], more, &["--seed", "1", "--json"]].concat();
        conclave_in(folder.path(), &args, "").exits(0).json()
    };
    let all = fuzz(&["all", "--games", "10"]);
    let column = |json: &serde_json::Value, key: &str| {
        let games = json["by_game"].as_array().unwrap().iter();
        games.map(|game| game[key].clone()).collect::<Vec<_>>()
    };
    assert_eq!(all["games"], 10);
    assert_eq!(column(&all, "games"), [3, 3, 2, 2]);
    // Each plays what it plays alone.
    let alone = fuzz(&["spellbook", "--games", "3"]);
    assert_eq!(alone["by_game"][0], all["by_game"][1]);
    let two = fuzz(&["spellbook", "fantasy-realms", "spellbook", "--games", "2"]);
    assert_eq!(column(&two, "game"), ["spellbook", "fantasy-realms"]);
    conclave(&["fuzz", "all", "--cards", "nowhere"])
        .exits(2)
        .complains("single game");
    conclave(&["fuzz", "all", "-o", "items=true"])
        .exits(2)
        .complains("SpellBook has no option `items`");
}

#[test]
fn numbers_are_chosen_as_numbers() {
    let play = |option: &str| conclave(&["fuzz", "black-rose-wars", "--games", "0", "-o", option]);
    play("moon_end=12").exits(0);
    play("moon_end=x")
        .exits(2)
        .complains("`moon_end` is a number from 1 to 35, not `x`");
}
