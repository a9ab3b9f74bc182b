//! Every scenario of the game passes: `scenarios/fantasy-realms/**/*.toml`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use fantasy_realms::FantasyRealms;
use std::path::{Path, PathBuf};
use table::{Game, erase, scenario::Scenario};

fn scenario_files() -> Vec<PathBuf> {
    let mut open =
        vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/fantasy-realms")];
    let mut found = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "toml") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_scenario_passes() {
    let game = erase(FantasyRealms::from_pack(None).unwrap());
    let files = scenario_files();
    assert!(files.len() >= 200, "only {} scenarios", files.len());
    let run = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).unwrap();
        let outcome = Scenario::parse(&text).and_then(|scenario| scenario.run(&game));
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        outcome.err().map(|error| format!("{name}: {error}"))
    };
    let failed: Vec<String> = files.iter().filter_map(run).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
