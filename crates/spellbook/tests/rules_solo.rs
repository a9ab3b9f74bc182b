//! The solo game (SB-12).

use crate::common::{Desk, player, stored, tokens};
use serde_json::{Value, json};
use table::Setup;

fn day(people: &Value, altar: &str, pouch: &str, track: usize) -> Value {
    json!({
        "players": [people], "altar": tokens(altar), "pouch_next_first": tokens(pouch),
        "opponent_track": tokens(&stored(14).split(' ').chain(["Ro", "Rt", "Rs"]).take(track).collect::<Vec<_>>().join(" ")),
    })
}

fn altar(altar: &str, pouch: &str, track: usize) -> Value {
    let mut position = day(&player("Ko", "", &[]), altar, pouch, track);
    position["phase"] = json!("altar");
    position
}

// rule: SB-12.1, SB-12.2, SB-12.11
#[test]
fn a_solo_game_starts_with_seven_and_the_opponents_help() {
    for difficulty in 0..=3u64 {
        let setup = Setup::of(1).with("difficulty", difficulty);
        let state = Desk::start(setup, 2).state();
        assert_eq!(state["altar_size"], 7);
        assert_eq!(state["players"][0]["pool_size"], 2);
        assert_eq!(state["pouch_size"], 96 - difficulty);
        assert_eq!(state["opponent_score"], difficulty);
        assert_eq!(state["opponent_track"], json!([]));
    }
}

// rule: SB-12.4
#[test]
fn the_player_gives_a_token_to_the_opponent_and_fills_the_altar() {
    let mut desk = Desk::new(1, "", altar("Pt Ps Bo Bt", "Yo Yt Ys Ws", 4));
    desk.pick(&["end the day"]);
    assert_eq!(desk.asked(), "tribute");
    desk.pick(&["blue round"]);
    assert_eq!(desk.altar(), "Pt Ps Ws Bt Yo Yt Ys");
    assert_eq!(desk.state()["opponent_score"], 16);
    // An empty altar: the opponent's token is drawn.
    let mut desk = Desk::new(1, "", altar("", "Yo Yt Ys Ws", 4));
    desk.pick(&["end the day"]);
    assert_eq!(
        (desk.state()["opponent_score"].as_u64(), desk.altar()),
        (Some(16), "Ws Yt Ys".to_owned())
    );
    // Seven to nine stay, ten or more go.
    let mut desk = Desk::new(1, "", altar("Yo Yt Ys Ws Bo Bt Bs Ks Ps", "Kt Ko", 4));
    desk.pick(&["end the day", "yellow round"]);
    assert_eq!(desk.state()["altar_size"], 8);
    let many = "Yo Yt Ys Ws Bo Bt Bs Ks Ps Gs Kt";
    let mut desk = Desk::new(1, "", altar(many, "Ro Rt Rs Po Pt Gt Go Ko", 4));
    desk.pick(&["end the day", "yellow round"]);
    assert_eq!(desk.altar(), "Ro Rt Rs Po Pt Go Gt");
}

// rule: SB-12.3, SB-12.5
#[test]
fn reset_spaces_empty_the_altar() {
    for track in 0..16 {
        let mut desk = Desk::new(1, "", altar("Yo Yt Ys", "Bo Bt Bs Ko Kt Ks Wo Ws", track));
        desk.pick(&["end the day", "yellow round"]);
        let reset = [4, 9, 14].contains(&(track + 1));
        assert_eq!(desk.tray() == "Yt Ys", reset, "{track}");
        assert_eq!(desk.state()["altar_size"], 7);
    }
}

// rule: SB-12.6
#[test]
fn the_game_ends_with_the_track_or_as_usual() {
    let mut desk = Desk::new(1, "", altar("Yo Yt Ys", "Bo Bt Bs Ko", 16));
    desk.pick(&["end the day", "yellow round"]);
    assert!(desk.sitting.is_over());
    assert_eq!(desk.state()["opponent_score"], 40);
    let mut position = altar("Yo Yt Ys", "Bo Bt Bs Ko", 2);
    position["ending"] = json!(true);
    let mut desk = Desk::new(1, "", position);
    desk.pick(&["end the day", "yellow round"]);
    // The day was finished with the opponent's token.
    assert!(desk.sitting.is_over());
    assert_eq!(
        desk.state()["opponent_track"].as_array().map(Vec::len),
        Some(3)
    );
}

// rule: SB-12.7, SB-12.8
#[test]
fn the_player_must_beat_the_opponent() {
    let points = [
        0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40,
    ];
    for (track, points) in points.into_iter().enumerate() {
        let mut position = day(&player("", "", &[]), "", "", track);
        position["phase"] = json!("end");
        position["opponent_lower"] = tokens("Yo Yt");
        assert_eq!(
            Desk::new(1, "", position).state()["opponent_score"],
            points + 2
        );
    }
    let result = |stored_tokens: usize| {
        let mut position = day(&player("", &stored(stored_tokens), &[]), "", "", 0);
        position["phase"] = json!("end");
        position["opponent_lower"] = tokens("Yo Yt");
        let outcome = Desk::new(1, "", position).sitting.outcome();
        outcome.map(|it| (it.winners.len(), it.places, it.rule.to_string()))
    };
    let rule = "SB-12.8".to_owned();
    assert_eq!(result(2), Some((0, vec![2], rule.clone())));
    assert_eq!(result(3), Some((1, vec![1], rule)));
}

// rule: SB-12.9
#[test]
fn blaze_and_sharing_feed_the_opponent() {
    let people = player("Ko", "", &["blaze 3 Rt", "sharing 4 Pt"]);
    let position = day(&people, "Pt Ps Go", "Yo Yt Ys Wo Wt", 0);
    let mut desk = Desk::new(1, "blaze sharing", position.clone());
    desk.pick(&["Blaze level 3"]);
    assert_eq!(desk.asked(), "gift");
    desk.pick(&["green round"]);
    assert_eq!(desk.state()["opponent_lower"], json!(["Go"]));
    let mut desk = Desk::new(1, "blaze sharing", position);
    desk.pick(&["Sharing level 4", "green round", "purple triangle"]);
    assert_eq!(desk.state()["opponent_lower"], json!(["Yo"]));
    // Nothing to give.
    let mut desk = Desk::new(1, "blaze sharing", day(&people, "", "Yo Yt Ys Wo Wt", 0));
    desk.pick(&["Blaze level 3"]);
    assert_eq!(desk.asked(), "midday");
}

// rule: SB-12.10
#[test]
fn clone_copies_the_middle_level_of_unlearned_spells() {
    let midday = |people: &Value, pouch: &str| {
        let mut position = day(people, "Pt Ps Go Gt Ks", pouch, 0);
        position["phase"] = json!("midday");
        position
    };
    let people = player("Ko Wo", "Ro", &["clone 4 Wo"]);
    let mut desk = Desk::new(1, "clone growth focus", midday(&people, ""));
    desk.pick(&["Clone level 4"]);
    // No basic action; the copied card has the rune of the copier.
    assert_eq!(desk.offers(), ["Growth level 4", "Focus level 4 (round)"]);
    desk.pick(&["Growth level 4", "purple triangle", "purple square"]);
    assert_eq!(
        (desk.familiar(0).as_str(), desk.level(0, "clone")),
        ("Ro Pt Ps", 3)
    );
    // A morning spell must be possible after the discard; a copied one feeds the opponent.
    let people = player("Ko Wo", "", &["clone 5 Wo"]);
    let mut desk = Desk::new(1, "clone sharing", midday(&people, "Yo"));
    desk.pick(&[
        "Clone level 5",
        "black round",
        "Sharing level 4",
        "purple triangle",
        "purple square",
    ]);
    assert_eq!(desk.state()["opponent_lower"], json!(["Yo"]));
    let people = player(
        "Ko Wt",
        "",
        &["clone 5 Wo", "sacrifice 3 Ro", "levitation 3 Po"],
    );
    assert!(!Desk::new(1, "clone", midday(&people, "Yo")).has("Clone level 5"));
}
