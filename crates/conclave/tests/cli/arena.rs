//! `conclave arena`: contests, tournaments, result files, shards, comparisons, and what it refuses.

use crate::common::{Said, conclave, conclave_in};
use serde_json::Value;
use std::path::Path;

/// Runs an arena of Fantasy Realms in a folder.
fn arena_in(folder: &Path, words: &str) -> Said {
    let args: Vec<&str> = ["arena"].into_iter().chain(words.split(' ')).collect();
    conclave_in(folder, &args, "")
}

/// The JSON of a run without what only a clock knows.
fn timeless(said: Said) -> Value {
    let mut json = said.exits(0).json();
    assert!(json["games_per_s"].as_f64().unwrap() > 0.0);
    assert!(json["decisions_per_s"].as_f64().unwrap() > 0.0);
    for clock in ["games_per_s", "decisions_per_s", "seconds", "threads"] {
        json.as_object_mut().unwrap().remove(clock);
    }
    json
}

fn arena(words: &str) -> Value {
    let words = format!("fantasy-realms --games 200 --seed 5 --json {words}");
    timeless(arena_in(Path::new("."), &words))
}

#[test]
fn an_arena_gives_the_same_on_any_number_of_threads() {
    let one = arena("--threads 1");
    assert_eq!(one, arena("--threads 4"));
    assert_eq!(one["games"], 200);
    let entrants = one["entrants"].as_array().unwrap();
    assert_eq!(entrants.len(), 4);
    let wins: f64 = entrants.iter().map(|it| it["wins"].as_f64().unwrap()).sum();
    assert!((wins - 200.0).abs() < 1e-6, "every game is won by somebody");
    let modules = "-o suits=true -o items=true --players 3";
    let (two, three) = (
        format!("{modules} --threads 2"),
        format!("{modules} --threads 3"),
    );
    assert_eq!(arena(&two), arena(&three));
}

#[test]
fn a_better_bot_wins_more() {
    let words = "fantasy-realms --seats greedy,random,random --games 24";
    let json = arena_in(Path::new("."), &format!("{words} --json"))
        .exits(0)
        .json();
    assert!(json["entrants"][0]["win_rate"].as_f64() > Some(0.7));
    assert_eq!((&json["deals"], &json["paired"]), (&8.into(), &true.into()));
    assert_eq!(json["ratings"][0]["bot"], "greedy");
    arena_in(Path::new("."), words)
        .exits(0)
        .says("greedy")
        .says("Elo")
        .says("games/s")
        .says("turn 1")
        .says("whoever decides first");
}

#[test]
fn a_tournament_has_standings_and_a_gauntlet_only_its_champion() {
    let words = "fantasy-realms --round-robin greedy,random,greedy:slips=80 --players 3 --games 6";
    let json = arena_in(Path::new("."), &format!("{words} --json"))
        .exits(0)
        .json();
    assert_eq!(
        json["matches"].as_array().unwrap().len(),
        6,
        "two tables a pair"
    );
    assert_eq!(json["ratings"].as_array().unwrap().len(), 3);
    assert_eq!(json["duels"].as_array().unwrap().len(), 3);
    assert_eq!(json["games"], 36);
    arena_in(Path::new("."), words)
        .exits(0)
        .says("head to head");
    let words =
        "fantasy-realms --gauntlet random --against greedy,greedy:slips=80 --players 2 --games 4";
    let json = arena_in(Path::new("."), &format!("{words} --json"))
        .exits(0)
        .json();
    assert_eq!(json["duels"].as_array().unwrap().len(), 2);
}

#[test]
fn a_run_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let words = "fantasy-realms --players 2 --games 300 --json";
    let whole = timeless(arena_in(here, words));
    let file = here.join("run.jsonl");
    let resumed = format!("{words} --out run.jsonl");
    assert_eq!(timeless(arena_in(here, &resumed)), whole);
    let complete = std::fs::read(&file).unwrap();
    // As after a kill: some lines are missing, the last one is torn.
    std::fs::write(&file, &complete[..complete.len() * 2 / 3]).unwrap();
    let shown = arena_in(here, "show run.jsonl --json").complains("cut off");
    assert!(shown.json()["missing"].as_u64() > Some(0));
    assert_eq!(timeless(arena_in(here, &resumed)), whole);
    assert_eq!(timeless(arena_in(here, "show run.jsonl --json")), whole);
    // Nothing is left to do.
    let before = std::fs::read(&file).unwrap();
    arena_in(here, &resumed).exits(0);
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

#[test]
fn shards_make_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let words = "fantasy-realms --round-robin random,greedy --players 2 --games 8 --json";
    let whole = timeless(arena_in(here, words));
    for part in 1..=3 {
        arena_in(
            here,
            &format!("{words} --shard {part}/3 --out part{part}.jsonl"),
        )
        .exits(0);
    }
    let merged = arena_in(
        here,
        "merge part1.jsonl part3.jsonl part2.jsonl --out all.jsonl --json",
    );
    assert_eq!(timeless(merged), whole);
    assert_eq!(timeless(arena_in(here, "show all.jsonl --json")), whole);
    arena_in(here, "merge part1.jsonl part2.jsonl")
        .exits(2)
        .complains("chunks that are missing: 2 of match 0");
    arena_in(here, "merge part1.jsonl part2.jsonl part1.jsonl")
        .exits(2)
        .complains("part1.jsonl: chunk 0 of match 0 is there twice: these files overlap");
    arena_in(
        here,
        "merge part1.jsonl part2.jsonl part3.jsonl --out all.jsonl",
    )
    .exits(2)
    .complains("all.jsonl");
    arena_in(here, "show part1.jsonl")
        .exits(0)
        .says("not played yet");
}

#[test]
fn results_of_another_run_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    arena_in(
        here,
        "fantasy-realms --players 2 --games 10 --out run.jsonl",
    )
    .exits(0);
    let file = here.join("run.jsonl");
    let text = std::fs::read_to_string(&file).unwrap();
    let refused = |name: &str, content: &str, words: &str, why: &str| {
        std::fs::write(here.join(name), content).unwrap();
        arena_in(here, words).exits(2).complains(why);
        assert_eq!(std::fs::read_to_string(here.join(name)).unwrap(), content);
    };
    let again = "fantasy-realms --players 2 --games 10 --out run.jsonl";
    refused(
        "run.jsonl",
        &text,
        &format!("{again} --seed 2"),
        "its seed is",
    );
    refused(
        "run.jsonl",
        &text,
        "spellbook --players 2 --games 10 --out run.jsonl",
        "its game is",
    );
    let newer = text.replace("\"version\":1,", "\"version\":2,");
    refused("run.jsonl", &newer, again, "format version 2");
    refused("run.jsonl", &newer, "show run.jsonl", "format version 2");
    refused("run.jsonl", "a letter\n", again, "no result file");
    let damaged = text.replacen("{\"match\"", "{\"mtch\"", 1);
    refused("run.jsonl", &damaged, again, "line 2 is damaged");
    let cut = &text[..text.find('\n').unwrap() / 2];
    refused("run.jsonl", cut, "show run.jsonl", "no result file");
    arena_in(here, "show nothing.jsonl")
        .exits(2)
        .complains("nothing.jsonl");
}

#[test]
fn a_table_of_figures_is_written_once() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let words = "fantasy-realms --seats greedy,random --games 8 --csv figures.csv";
    arena_in(here, words).exits(0);
    let text = std::fs::read_to_string(here.join("figures.csv")).unwrap();
    assert!(text.starts_with("section,subject,figure,value,low,high,games\n"));
    for row in [
        "entrant,greedy,win_rate,",
        "rating,greedy,elo,",
        "game,first player,advantage,",
    ] {
        assert!(text.contains(row), "{row} is missing in\n{text}");
    }
    assert!(
        text.lines().all(|line| line.split(',').count() == 7),
        "{text}"
    );
    arena_in(here, words).exits(2).complains("--force");
    arena_in(here, &format!("{words} --force")).exits(0);
}

#[test]
fn a_change_is_compared_with_what_was_before() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let words = "fantasy-realms --players 3 --games 300";
    let json = arena_in(here, &format!("{words} --compare items=true --json"))
        .exits(0)
        .json();
    assert_eq!(json["same_deals"], true);
    let row = |figure: &str| {
        let rows = json["differences"].as_array().unwrap();
        rows.iter()
            .find(|it| it["figure"] == figure)
            .unwrap()
            .clone()
    };
    let length = row("mean_length");
    assert_eq!(length["matters"], true, "items make games longer: {length}");
    assert!(
        length["difference_95"]["low"].as_f64() > Some(0.0),
        "{length}"
    );
    // The same cards from a folder are no change at all.
    conclave_in(
        here,
        &["cards", "export", "pack", "--game", "fantasy-realms"],
        "",
    )
    .exits(0);
    arena_in(here, &format!("{words} --compare cards=pack"))
        .exits(0)
        .says("no difference seen");
    arena_in(here, &format!("{words} --compare pack as-given")).exits(0);
    for (name, more) in [("a", ""), ("b", " --seed 1")] {
        arena_in(here, &format!("{words} --out {name}.jsonl{more}")).exits(0);
    }
    arena_in(here, "--compare a.jsonl b.jsonl")
        .exits(0)
        .says("independent samples");
    let said = arena_in(here, "compare a.jsonl b.jsonl --csv c.csv").exits(0);
    drop(said.says("none seen (<").says("would have been seen"));
    arena_in(here, "spellbook --players 2 --games 2 --out s.jsonl").exits(0);
    arena_in(here, "compare a.jsonl s.jsonl")
        .exits(2)
        .complains("different games");
    arena_in(here, &format!("{words} --compare nonsense"))
        .exits(2)
        .complains("`nonsense` cannot be compared");
}

#[test]
fn an_arena_without_sense_is_refused() {
    let refused = |words: &str, why: &str| {
        conclave(
            &["arena"]
                .into_iter()
                .chain(words.split(' '))
                .collect::<Vec<_>>(),
        )
        .exits(2)
        .complains(why);
    };
    refused(
        "fantasy-realms --seats random,genius",
        "there is no bot `genius`; the bots are: ",
    );
    refused("fantasy-realms --players 1", "2 to 6 players");
    refused("fantasy-realms --players 7", "2 to 6 players, not 7");
    let many = format!("fantasy-realms --seats {}", ["random"; 300].join(","));
    refused(&many, "not 300");
    refused("fantasy-realms --seed ?", "seed");
    refused("fantasy-realms --games many", "many");
    refused("fantasy-realms --games 0", "games");
    refused("fantasy-realms --shard 5/4", "1/4 to 4/4");
    refused("fantasy-realms --games 3 --shard 40/40", "3 parts at most");
    refused(
        "fantasy-realms --round-robin random,random",
        "takes part twice",
    );
    refused("fantasy-realms --round-robin random", "two bots");
    refused(
        "spellbook --round-robin random,greedy --players 1",
        "two seats",
    );
    refused("fantasy-realms --gauntlet greedy", "against");
    refused("chess", "unknown game");
    refused("--games 5", "GAME");
}
