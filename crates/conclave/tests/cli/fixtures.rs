//! Moments of games as JSON lines.

use crate::common::{Said, conclave, root};
use serde_json::Value;
use std::collections::BTreeSet;

fn lines(said: &Said) -> Vec<Value> {
    let lines = said.out.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn every_game_writes_its_moments() {
    for game in [
        "fantasy-realms",
        "spellbook",
        "black-rose-wars",
        "darkest-doom",
    ] {
        let args = ["fixtures", game, "--games", "2", "--seed", "4"];
        let few = [&args[..], &["--per-reason", "2"]].concat();
        let moments = lines(&conclave(&few).exits(0));
        let mut reasons: Vec<&str> = Vec::new();
        for moment in &moments {
            assert_eq!(moment["game"], game);
            let me = moment["me"].as_u64().unwrap();
            assert_eq!(moment["asked"]["seat"], me);
            assert_eq!(moment["view"]["you"], me);
            assert!(moment["answer"].is_array() && moment["ending"].is_null());
            assert!(moment["names"][0] == "Anna");
            reasons.push(moment["asked"]["reason"].as_str().unwrap());
        }
        let kinds: BTreeSet<&str> = reasons.iter().copied().collect();
        assert!(kinds.len() > 2, "{kinds:?}");
        let of = |kind: &str| reasons.iter().filter(|it| **it == kind).count();
        assert!(kinds.iter().all(|kind| of(kind) <= 2), "{reasons:?}");
        assert_eq!(moments, lines(&conclave(&few)), "the same seed");
    }
}

#[test]
fn spectators_and_ends_are_written() {
    let args = ["fixtures", "spellbook", "--games", "2", "--players", "3"];
    let from = |of| lines(&conclave(&[&args[..], &["--of", of]].concat()).exits(0));
    let nobody = from("spectator");
    assert!(
        nobody
            .iter()
            .all(|it| it["me"].is_null() && it["asked"].is_null())
    );
    let ends = from("ends");
    assert_eq!(ends.len(), 2 * 4, "three seats and nobody's, of two games");
    assert!(ends.iter().all(|it| it["ending"]["scores"].is_array()));
}

#[test]
fn scenarios_begin_where_random_games_hardly_come() {
    let file = root().join("scenarios/black-rose-wars/vectors/tv-11-an-instant-event.toml");
    let file = file.display().to_string();
    let args = ["fixtures", "black-rose-wars", "--scenarios", &file];
    let told = lines(&conclave(&[&args[..], &["--play-on", "0"]].concat()).exits(0));
    let on = lines(&conclave(&[&args[..], &["--play-on", "9"]].concat()).exits(0));
    assert!(told.len() < on.len() && on.len() <= told.len() + 9);
}

#[test]
fn targets_are_told() {
    let told = lines(&conclave(&["fixtures", "black-rose-wars", "--targets"]).exits(0));
    let kinds: BTreeSet<&str> = told
        .iter()
        .filter_map(|it| it["is"]["what"].as_str())
        .collect();
    assert!(kinds.len() >= 16, "{kinds:?}");
    conclave(&["fixtures", "black-rose-wars", "--players", "9"]).exits(2);
    conclave(&["fixtures", "chess"]).exits(2);
}
