//! `conclave score`: hands from words and JSON, files of expected scores, and every bad input.

use crate::common::{conclave, conclave_in, vectors};
use std::path::Path;

fn score(words: &str) -> crate::common::Said {
    let words: Vec<&str> = words.split(' ').collect();
    conclave(&[&["score", "fantasy-realms"], &words[..]].concat())
}

#[test]
fn a_hand_is_counted_with_its_reasons() {
    let said = score("Basilisk Knights King").exits(0);
    said.says("blanked by Basilisk").says("Total 35");
}

#[test]
fn names_in_polish_and_ids_work_without_accents() {
    score("krol krolowa gem_of_order")
        .exits(0)
        .says("King")
        .says("Gem of Order");
    score("krol krolowa --lang pl").exits(0).says("Król");
}

#[test]
fn choices_are_found_or_given_or_declined() {
    let hand = "Mountain, Great Flood, Smoke, Whirlwind, Air Elemental, Wildfire, Mirage";
    score(&format!("{hand} --choose Mirage=Rainstorm"))
        .exits(0)
        .says("Total 260");
    score(hand).exits(0).says("best choice: Mirage");
    let declined = score(&format!("{hand} --decline --json")).exits(0).json();
    assert_eq!(declined["choices"], serde_json::json!({}));
    assert!(declined["total"].as_i64() < Some(260));
}

#[test]
fn a_change_of_suit_is_given_with_a_colon() {
    let args = [
        "score",
        "fantasy-realms",
        "Bell Tower",
        "Candle",
        "Queen",
        "Sword of Keth",
    ];
    let more = ["Shield of Keth", "Gem of Order", "Book of Changes"];
    let choice = ["--choose", "Book of Changes=Gem of Order:Wizard"];
    let said = conclave(&[&args[..], &more, &choice].concat());
    said.exits(0).says("Total 380");
}

#[test]
fn the_deck_follows_from_the_cards_and_says_so() {
    score("Ghoul King").exits(0).says("deck with the new suits");
    let named = score("--suits Ghoul King --discard Knights --json")
        .exits(0)
        .json();
    assert_eq!(named["modules"]["suits"], true);
    score("King --discard Ghoul --items Portal --players 2")
        .exits(0)
        .says("Portal");
}

#[test]
fn one_swap_is_weighed() {
    let said = score("King Queen Forest Warlord Unicorn Swamp Hydra --best-of").exits(0);
    said.says("give").says("gain");
    let json = score("King Queen Forest --best-of --json").exits(0).json();
    let swaps = json["swaps"].as_array().unwrap();
    assert_eq!(
        swaps.len(),
        3 * 50,
        "every hand card for every other card of the deck"
    );
    assert!(swaps[0]["gain"].as_i64() >= swaps[1]["gain"].as_i64());
    let total = json["total"].as_i64().unwrap() + swaps[0]["gain"].as_i64().unwrap();
    assert_eq!(swaps[0]["total"].as_i64(), Some(total));
}

#[test]
fn json_goes_in_and_out() {
    let case = r#"{"hand": ["king", "Queen", "Rycerze"], "players": 3}"#;
    let args = ["score", "fantasy-realms", "--json", "-"];
    let said = conclave_in(Path::new("."), &args, case).exits(0).json();
    assert_eq!(
        said["hand"],
        serde_json::json!(["king", "queen", "knights"])
    );
    assert_eq!(said["points"].as_array().unwrap().len(), 3);
    assert_eq!(said["breakdown"]["total"], said["total"]);
    let again = conclave(&["score", "fantasy-realms", "--json", case])
        .exits(0)
        .json();
    assert_eq!(again, said);
    let args = ["score", "fantasy-realms", "--input", "-"];
    conclave_in(Path::new("."), &args, case)
        .exits(0)
        .says("Total");
}

#[test]
fn both_forms_of_score_vectors_are_checked() {
    for (file, count) in [
        ("base-sample.jsonl", 1000),
        ("hoard-sample.jsonl", 1000),
        ("base-best-sample.jsonl", 100),
        ("hoard-best-sample.jsonl", 100),
    ] {
        let said = conclave(&["score", "fantasy-realms", "--vectors", &vectors(file)]).exits(0);
        assert_eq!(
            said.out.lines().last().unwrap(),
            format!("{count} passed, 0 failed")
        );
    }
}

/// The lines of a vector file, changed and written elsewhere.
fn changed_vectors(folder: &Path, change: impl Fn(&mut Vec<String>)) -> String {
    let text = std::fs::read_to_string(vectors("base-sample.jsonl")).unwrap();
    let mut lines: Vec<String> = text.lines().take(5).map(str::to_owned).collect();
    change(&mut lines);
    let path = folder.join("changed.jsonl");
    std::fs::write(&path, lines.join("\n")).unwrap();
    path.display().to_string()
}

#[test]
fn a_wrong_expectation_fails_with_code_1() {
    let folder = tempfile::tempdir().unwrap();
    let path = changed_vectors(folder.path(), |lines| {
        lines[2] = lines[2].replace("\"total\":", "\"total\":1");
    });
    let said = conclave(&["score", "fantasy-realms", "--vectors", &path]).exits(1);
    assert_eq!(said.out.lines().last().unwrap(), "4 passed, 1 failed");
    said.says("changed.jsonl:3: ");
    let json = conclave(&["score", "fantasy-realms", "--vectors", &path, "--json"])
        .exits(1)
        .json();
    assert_eq!(
        (&json["passed"], &json["failures"][0]["line"]),
        (&4.into(), &3.into())
    );
}

#[test]
fn a_malformed_json_line_is_named_and_the_rest_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = changed_vectors(folder.path(), |lines| lines[3].truncate(40));
    let said = conclave(&["score", "fantasy-realms", "--vectors", &path]).exits(2);
    assert_eq!(said.out.lines().last().unwrap(), "4 passed, 1 failed");
    said.complains("changed.jsonl:4: not a score vector");
}

#[test]
fn vectors_with_unknown_double_or_too_many_cards_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let with_hand = |hand: &str| {
        let line = format!(
            r#"{{"id":"x","modules":{{"suits":false,"items":false}},"players":4,"hand":[{hand}],
            "choices":{{}},"discard":[],"cursed_face_down":[],"expected":{{"total":0,"points":[],
            "blanked":[],"cleared":[],"cursed_points":[]}}}}"#
        );
        let path = changed_vectors(folder.path(), |lines| {
            *lines = vec![line.replace('\n', "")];
        });
        conclave(&["score", "fantasy-realms", "--vectors", &path]).exits(2)
    };
    with_hand(r#""kng""#).complains("unknown card");
    with_hand(r#""king","king""#).complains("twice");
    let many = [
        "king", "queen", "knights", "forest", "swamp", "hydra", "unicorn", "warlord",
    ];
    let many = [&many[..], &["candle", "dragon"]].concat();
    let hand = many
        .iter()
        .map(|card| format!("\"{card}\""))
        .collect::<Vec<_>>()
        .join(",");
    let said = with_hand(&hand);
    assert_eq!(said.out.lines().last().unwrap(), "0 passed, 1 failed");
}

#[test]
fn an_unknown_card_is_refused_with_a_suggestion() {
    score("Kng Queen")
        .exits(2)
        .complains("unknown card `Kng`: did you mean King");
    score("Krolowaa")
        .exits(2)
        .complains("did you mean Królowa?");
    score("King --items Portl")
        .exits(2)
        .complains("unknown cursed item `Portl`: did you mean Portal");
    score("Xylophone")
        .exits(2)
        .complains("unknown card `Xylophone`");
}

#[test]
fn too_many_cards_are_refused() {
    let hand = "King Queen Knights Forest Swamp Hydra Unicorn Warlord Candle Dragon";
    score(hand).exits(2).complains("10 cards are too many");
}

#[test]
fn a_duplicate_card_is_refused() {
    score("King Queen krol").exits(2).complains("twice");
    score("King --discard King").exits(2).complains("twice");
    score("King --items Portal,Portal")
        .exits(2)
        .complains("twice");
}

#[test]
fn choices_that_cannot_be_are_refused() {
    score("King Mirage --choose Mirage=King")
        .exits(2)
        .complains("mirage");
    score("King Queen --choose King=Queen")
        .exits(2)
        .complains("offers no choice");
    score("King Mirage --choose Mirage")
        .exits(2)
        .complains("CARD=CARD");
}

#[test]
fn other_bad_input_is_refused() {
    score("King --players 9")
        .exits(2)
        .complains("2 to 6 players");
    conclave(&["score", "fantasy-realms"])
        .exits(2)
        .complains("no cards");
    conclave(&["score", "chess", "King"])
        .exits(2)
        .complains("fantasy-realms");
    score("--vectors no-such-file")
        .exits(2)
        .complains("no-such-file");
    conclave(&["score", "fantasy-realms", "--json", r#"{"hand": ["king""#])
        .exits(2)
        .complains("no hand in JSON");
    conclave(&["score", "fantasy-realms", "--json", r#"{"hands": []}"#]).exits(2);
}
