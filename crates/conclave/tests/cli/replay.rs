//! `conclave replay`: shown, verified and converted; damaged and foreign ones are refused.

use crate::common::{conclave, replay_in};
use std::path::Path;

fn replay(action: &str, path: &Path, more: &[&str]) -> crate::common::Said {
    let path = path.display().to_string();
    conclave(&[&["replay", action, &path], more].concat())
}

/// A replay with something changed in its text.
fn changed(folder: &Path, change: impl Fn(String) -> String) -> std::path::PathBuf {
    let text = std::fs::read_to_string(replay_in(folder, &[])).unwrap();
    let path = folder.join("changed.json");
    std::fs::write(&path, change(text)).unwrap();
    path
}

#[test]
fn a_game_is_shown_verified_and_converted() {
    let folder = tempfile::tempdir().unwrap();
    let path = replay_in(folder.path(), &["-o", "suits=true", "-o", "items=true"]);
    replay("show", &path, &[])
        .exits(0)
        .says("final scores:")
        .says("FR-4.");
    let json = replay("show", &path, &["--seat", "1", "--lang", "pl", "--json"])
        .exits(0)
        .json();
    assert_eq!(json["scores"].as_array().unwrap().len(), 3);
    assert!(
        json["story"][0]["rule"]
            .as_str()
            .unwrap()
            .starts_with("FR-")
    );
    replay("verify", &path, &[]).exits(0).says("verified:");
    let json = replay("verify", &path, &["--json"]).exits(0).json();
    assert_eq!(json["verified"], true);

    let binary = folder.path().join("game.bin");
    let out = binary.display().to_string();
    replay("export", &path, &["--to", "binary", "--out", &out])
        .exits(0)
        .says("wrote");
    replay("verify", &binary, &[]).exits(0).says("verified:");
    let back = replay("export", &binary, &["--to", "json"]).exits(0).out;
    assert_eq!(
        back,
        std::fs::read_to_string(&path).unwrap(),
        "nothing is lost on the way"
    );
    replay("export", &path, &["--to", "text"])
        .exits(0)
        .says("[FR-");
    replay("show", &path, &["--seat", "9"])
        .exits(2)
        .complains("no player 9");
}

#[test]
fn a_truncated_replay_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let cut = changed(folder.path(), |text| text[..text.len() / 2].to_owned());
    for action in ["show", "verify", "export"] {
        replay(action, &cut, &[])
            .exits(2)
            .complains("not a readable record");
    }
    let binary = folder.path().join("cut.bin");
    let out = binary.display().to_string();
    replay(
        "export",
        &folder.path().join("game.json"),
        &["--to", "binary", "--out", &out],
    )
    .exits(0);
    let bytes = std::fs::read(&binary).unwrap();
    for length in [3, 9, 15, bytes.len() / 2, bytes.len() - 1] {
        std::fs::write(&binary, &bytes[..length]).unwrap();
        replay("verify", &binary, &[]).exits(2).complains("record");
    }
}

#[test]
fn a_replay_of_another_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let rules = |text: String| {
        let at = text.find("\"rules_version\": ").unwrap() + "\"rules_version\": ".len();
        let end = at + text[at..].find(',').unwrap();
        format!("{}999{}", &text[..at], &text[end..])
    };
    let path = changed(folder.path(), rules);
    replay("verify", &path, &[])
        .exits(2)
        .complains("version 999 of the rules");
    replay("show", &path, &[])
        .exits(2)
        .complains("version 999 of the rules");
    let path = changed(folder.path(), |text| {
        text.replacen("\"version\": 2", "\"version\": 7", 1)
    });
    replay("verify", &path, &[])
        .exits(2)
        .complains("format version 7");
    let path = changed(folder.path(), |text| {
        text.replace("\"fantasy-realms\"", "\"chess\"")
    });
    replay("verify", &path, &[])
        .exits(2)
        .complains("unknown game `chess`");
}

#[test]
fn a_replay_with_other_cards_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = changed(folder.path(), |text| {
        let at = text.find("\"content_hash\": \"").unwrap() + "\"content_hash\": \"".len();
        format!("{}{}{}", &text[..at], "0".repeat(64), &text[at + 64..])
    });
    replay("verify", &path, &[])
        .exits(2)
        .complains("other cards");
}

#[test]
fn a_replay_that_was_tampered_with_does_not_verify() {
    let folder = tempfile::tempdir().unwrap();
    let path = changed(folder.path(), |text| {
        let at = text.find("\"state_hash\": \"").unwrap() + "\"state_hash\": \"".len();
        format!("{}{}{}", &text[..at], "0".repeat(64), &text[at + 64..])
    });
    replay("verify", &path, &[])
        .exits(1)
        .complains("another state");
    let path = changed(folder.path(), |text| {
        let at = text.find("\"seed\": \"").unwrap() + "\"seed\": \"".len();
        format!("{}{}{}", &text[..at], "0".repeat(64), &text[at + 64..])
    });
    replay("verify", &path, &[]).exits(1).complains("seed");
    let json = replay("verify", &path, &["--json"]).exits(1).json();
    assert_eq!(json["verified"], false);
}

#[test]
fn a_missing_file_is_told() {
    replay("verify", Path::new("no-such-game.json"), &[])
        .exits(2)
        .complains("no-such-game.json");
}
