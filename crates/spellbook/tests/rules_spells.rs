//! The spells that act in a phase (SB-8.1 to SB-8.16).

use crate::common::{Desk, player, stored, tokens};
use serde_json::{Value, json};

const NINE: &str = "Ro Rt Rs Po Pt Ps Go Gt Gs";

fn table(phase: &str, people: &[Value], altar: &str, pouch: &str) -> Value {
    json!({
        "phase": phase, "players": people, "altar": tokens(altar), "pouch_next_first": tokens(pouch),
    })
}

fn alone(phase: &str, pool: &str, spell: &str, altar: &str, pouch: &str) -> Value {
    table(phase, &[player(pool, "", &[spell])], altar, pouch)
}

// rule: SB-8.1, SB-8.1.1, SB-8.1.2, SB-4.6
#[test]
fn sacrifice_discards_its_rune_and_draws_four() {
    let position = alone("morning", "Ro Kt", "sacrifice 5 Ro", "", "Bo Bt Bs Yo Yt");
    let mut desk = Desk::new(2, "", position);
    assert!(!desk.has("Sacrifice level 5"));
    desk.pick(&["Sacrifice level 4", "black triangle"]);
    assert_eq!(
        (desk.pool(0), desk.tray()),
        ("Ro Bo Bt Bs Yo".to_owned(), "Kt".to_owned())
    );
    let nine = "Ro Rt Rs Po Pt Ps Gt Gs Ks";
    let mut desk = Desk::new(2, "", alone("morning", nine, "sacrifice 3 Rt", "", "Yo Yt"));
    desk.pick(&["Sacrifice level 3", "purple round"]);
    assert_eq!(
        (
            desk.state()["players"][0]["pool_size"].as_u64(),
            desk.pouch()
        ),
        (Some(9), "Yt".to_owned())
    );
    // Its own discard feeds the tray, so there is always something to draw (SB-4.12).
    let mut desk = Desk::new(2, "", alone("morning", "Ro", "sacrifice 3 Rt", "", ""));
    desk.pick(&["Sacrifice level 3", "red round"]);
    assert_eq!(
        (desk.pool(0), desk.tray()),
        ("Ro".to_owned(), String::new())
    );
}

// rule: SB-8.2, SB-8.2.1
#[test]
fn eruption_fills_the_pool_up_to_its_target() {
    let position = alone(
        "morning",
        "Ro Rt Rs Po",
        "eruption 5 Ro",
        "",
        "Bo Bt Bs Yo Yt",
    );
    let mut desk = Desk::new(2, "eruption", position);
    assert!(!desk.has("Eruption level 3") && desk.has("Eruption level 4"));
    desk.pick(&["Eruption level 5"]);
    assert_eq!(desk.pool(0), "Ro Rt Rs Po Bo Bt");
    let dry = alone("morning", "Ro", "eruption 5 Ro", "Ko", "");
    assert_eq!(
        Desk::new(2, "eruption", dry).offers(),
        ["Take 1 materia", "pass"]
    );
}

// rule: SB-7.3b, SB-8.3, SB-8.3.1, SB-8.3.2, SB-14.1
#[test]
fn blaze_draws_four_and_makes_the_others_take() {
    let people = [
        player("Ro", "", &["blaze 5 Rt"]),
        player(NINE, "", &[]),
        player("Ws", "", &[]),
    ];
    let mut desk = Desk::new(
        3,
        "blaze",
        table("morning", &people, "Bo Bt", "Yo Yt Ys Ko Kt"),
    );
    // Its levels do the same, so it is one option.
    assert_eq!(desk.offers().len(), 4);
    desk.pick(&["Blaze level 5"]);
    assert_eq!((desk.asked(), desk.seat().0), ("must-take", 2));
    assert!(!desk.has("pass"));
    desk.pick(&["blue triangle"]);
    assert_eq!(
        (desk.pool(2), desk.altar()),
        ("Ws Bt".to_owned(), "Bo".to_owned())
    );
    let full = alone("morning", NINE, "blaze 5 Rt", "Bo", "Yo");
    assert_eq!(Desk::new(2, "blaze", full).offers(), ["pass"]);
}

// rule: SB-8.4, SB-8.4.1, SB-8.4.2
#[test]
fn levitation_takes_two_of_one_rune() {
    let position = alone("morning", "Ko", "levitation 5 Po", "Ro Go Bt", "");
    let mut desk = Desk::new(2, "", position);
    assert!(!desk.has("Levitation level 5"));
    desk.pick(&["Levitation level 3"]);
    assert_eq!(desk.offers(), ["red round", "green round"]);
    desk.pick(&["red round", "green round"]);
    assert_eq!(
        (desk.pool(0), desk.asked()),
        ("Ro Go Ko".to_owned(), "midday")
    );
    // One is taken where only one is there.
    let mut desk = Desk::new(
        2,
        "",
        alone("morning", "Ko", "levitation 4 Po", "Ro Bt", ""),
    );
    desk.pick(&["Levitation level 4", "blue triangle"]);
    assert_eq!(desk.asked(), "midday");
}

// rule: SB-8.5, SB-8.5.1, SB-8.5.2
#[test]
fn sharing_takes_and_gives_the_others_a_draw() {
    let people = [
        player("Ro", "", &["sharing 5 Pt"]),
        player(NINE, "", &[]),
        player("", "", &[]),
    ];
    let mut desk = Desk::new(
        3,
        "sharing",
        table("morning", &people, "Bo Bt Bs Ks", "Yo Yt"),
    );
    desk.pick(&[
        "Sharing level 5",
        "blue round",
        "blue triangle",
        "blue square",
    ]);
    assert_eq!(
        (desk.pool(0), desk.pool(2)),
        ("Ro Bo Bt Bs".to_owned(), "Yo".to_owned())
    );
    // Level 3 on an empty altar: only the draw.
    let mut desk = Desk::new(
        2,
        "sharing",
        alone("morning", "Ro", "sharing 4 Pt", "", "Yo Yt Ys"),
    );
    assert!(!desk.has("Sharing level 4"));
    desk.pick(&["Sharing level 3"]);
    assert_eq!(
        (desk.pool(0), desk.pool(1)),
        ("Ro Yo".to_owned(), "Yt".to_owned())
    );
}

// rule: SB-8.6, SB-8.6.1, SB-8.6.2, SB-8.6.3, SB-8.6.4
#[test]
fn divination_adds_to_the_altar_first() {
    let position = alone("morning", "Ro Rt", "divination 5 Pt", "Ko Wt", "Wo Bs Yo");
    let mut desk = Desk::new(2, "divination", position.clone());
    desk.pick(&["Divination level 3", "black round", "blue square"]);
    assert_eq!(desk.asked(), "discard");
    desk.pick(&["red round"]);
    assert_eq!(
        (desk.pool(0), desk.altar()),
        ("Rt Ko Bs".to_owned(), "Wo Wt".to_owned())
    );
    let mut desk = Desk::new(2, "divination", position.clone());
    desk.pick(&["Divination level 5", "white round", "white triangle"]);
    assert_eq!(desk.asked(), "midday");
    let mut desk = Desk::new(2, "divination", position);
    desk.pick(&["Divination level 4", "white round"]);
    assert_eq!(desk.offers(), ["white triangle", "take no more"]);
    desk.pick(&["take no more"]);
    assert_eq!(desk.pool(0), "Ro Rt Wo");
    // A pool of 8 or 9 leaves level 4 only, and it moves tokens even without a take (SB-4.11).
    let eight = alone(
        "morning",
        "Ro Rt Rs Po Pt Ps Go Gt",
        "divination 5 Pt",
        "Ko",
        "Wo Bs Yo",
    );
    let desk = Desk::new(2, "divination", eight);
    assert!(desk.has("Divination level 4") && !desk.has("Divination level 5"));
    let mut desk = Desk::new(
        2,
        "divination",
        alone("morning", NINE, "divination 4 Pt", "Ko", "Wo Bs"),
    );
    desk.pick(&["Divination level 4"]);
    assert_eq!(
        (desk.altar(), desk.asked()),
        ("Ko Wo Bs".to_owned(), "midday")
    );
    let dry = alone("morning", "Ro", "divination 5 Pt", "Ko", "");
    assert!(!Desk::new(2, "divination", dry).has("Divination level 4"));
}

// rule: SB-8.7, SB-8.7.1, SB-4.7
#[test]
fn purification_swaps_all_at_once() {
    let mut desk = Desk::new(
        2,
        "",
        alone("midday", NINE, "purification 5 Go", "Ko Kt Kt Ws", ""),
    );
    desk.pick(&["Purification level 5"]);
    assert_eq!(desk.asked(), "swap-get");
    desk.split("Ko Kt Kt");
    // What comes in cannot go out again in the same swap.
    assert!(!desk.has("black round"));
    desk.split("Ro Rt Rs");
    assert_eq!(
        (desk.pool(0), desk.altar()),
        (
            "Po Pt Ps Go Gt Gs Ko Kt Kt".to_owned(),
            "Ro Rt Rs Ws".to_owned()
        )
    );
    // As many as that on both sides.
    let desk = Desk::new(
        2,
        "",
        alone("midday", "Ro Rt", "purification 5 Go", "Ko Kt Ks", ""),
    );
    assert!(desk.has("Purification level 4") && !desk.has("Purification level 5"));
}

// rule: SB-8.8, SB-8.8.1, SB-4.10, SB-4.11
#[test]
fn cure_draws_and_discards_its_number() {
    let mut desk = Desk::new(2, "cure", alone("midday", NINE, "cure 4 Go", "", "Yo"));
    desk.pick(&["Cure level 4", "red round", "red square"]);
    assert_eq!(
        (desk.pool(0), desk.pouch()),
        ("Rt Po Pt Ps Go Gt Gs".to_owned(), "Yo".to_owned())
    );
    let mut desk = Desk::new(2, "cure", alone("midday", "", "cure 5 Go", "", "Yo"));
    desk.pick(&["Cure level 5", "yellow round"]);
    assert_eq!((desk.pool(0).as_str(), desk.asked()), ("", "evening"));
    assert_eq!(
        Desk::new(2, "cure", alone("midday", "", "cure 5 Go", "", "")).offers(),
        ["pass"]
    );
}

// rule: SB-8.9, SB-8.9.1, SB-8.9.2, SB-4.9, SB-4.14
#[test]
fn growth_stores_from_the_altar_and_burns_down() {
    let people = [player("Ks", &stored(13), &["growth 5 Go"])];
    let position = table("evening", &people, "Bt Yo", "");
    let mut desk = Desk::new(2, "growth", position.clone());
    // Level 4 used at level 5 drops by one from the present level, also after a partial effect.
    desk.pick(&["Growth level 4", "blue triangle"]);
    assert_eq!(
        (desk.level(0, "growth"), desk.altar()),
        (4, "Yo".to_owned())
    );
    assert_eq!(desk.state()["ending"], true);
    let mut desk = Desk::new(2, "growth", position);
    desk.pick(&["Growth level 3", "red triangle", "black square"]);
    assert_eq!(desk.familiar(0), stored(13).replacen("Rt", "Ks", 1));
    assert_eq!(
        (desk.level(0, "growth"), desk.pool(0)),
        (5, "Rt".to_owned())
    );
    let full = table(
        "evening",
        &[player("Ks", &stored(14), &["growth 5 Go"])],
        "Bt",
        "",
    );
    assert!(!Desk::new(2, "growth", full).has("Growth level 5"));
}

// rule: SB-8.10, SB-8.10.1
#[test]
fn offering_stores_tokens_of_one_colour() {
    let mut desk = Desk::new(
        2,
        "",
        alone("midday", "Ro Rt Rs Wo Ws", "offering 5 Ko", "", ""),
    );
    assert!(desk.has("Offering level 4") && !desk.has("Offering level 5"));
    desk.pick(&["Offering level 3"]);
    assert_eq!(desk.offers(), ["red", "white"]);
    desk.pick(&["red", "red triangle", "red square"]);
    assert_eq!(
        (desk.familiar(0).as_str(), desk.pool(0).as_str()),
        ("Rt Rs", "Ro Wo Ws")
    );
    // With two free spaces two are enough for the highest level.
    let people = [player("Ro Rt Ws", &stored(12), &["offering 5 Ko"])];
    assert!(Desk::new(2, "", table("midday", &people, "", "")).has("Offering level 5"));
}

// rule: SB-8.11, SB-8.11.1, SB-8.11.2
#[test]
fn focus_stores_or_takes_the_rune_of_its_card() {
    let position = alone("evening", "Ro Po Gs Yo", "focus 5 Ko", "Bo Yo Kt", "");
    let mut desk = Desk::new(2, "focus", position.clone());
    desk.pick(&["Focus level 5"]);
    let halves = [
        "store 3 materia with this spell's rune",
        "take 2 materia with this spell's rune",
    ];
    assert_eq!(desk.offers(), halves);
    desk.pick(&[halves[1], "blue round", "yellow round"]);
    assert_eq!(desk.pool(0), "Ro Po Gs Bo Yo Yo");
    let mut desk = Desk::new(2, "focus", position);
    desk.pick(&[
        "Focus level 4",
        "store 2 materia with this spell's rune",
        "red round",
        "yellow round",
    ]);
    assert_eq!(desk.familiar(0), "Ro Yo");
    // Only the half that is possible, and only with the full number.
    let mut desk = Desk::new(
        2,
        "focus",
        alone("evening", "Ro Gs", "focus 4 Ko", "Bo", ""),
    );
    desk.pick(&["Focus level 4"]);
    assert_eq!(desk.offers(), ["take 1 materia with this spell's rune"]);
    let none = alone("evening", "Gs", "focus 5 Ko", "Bt", "");
    assert_eq!(Desk::new(2, "focus", none).offers(), ["pass"]);
}

// rule: SB-8.12, SB-8.12.1, SB-8.12.2
#[test]
fn feast_takes_stored_colours_stores_and_counts() {
    let people = [player("Ws", "Ro Bt", &["feast 5 Ks"])];
    let mut desk = Desk::new(2, "feast", table("midday", &people, "Rs Gs Kt", ""));
    assert!(desk.has("Feast level 4") && !desk.has("Feast level 5"));
    // Two colours stored, and two tokens.
    assert_eq!(desk.score(0), 2 + 2);
    desk.pick(&["Feast level 3"]);
    assert_eq!(desk.offers(), ["red square"]);
    desk.pick(&["red square"]);
    assert_eq!(desk.pool(0), "Rs Ws");
    let people = [player("Ws", "", &["feast 4 Ks"])];
    let mut desk = Desk::new(2, "feast", table("midday", &people, "Rs", ""));
    assert!(!desk.has("Feast level 3"));
    desk.pick(&["Feast level 4", "red square"]);
    assert_eq!(desk.familiar(0), "Rs");
}

// rule: SB-8.13, SB-8.13.1, SB-8.13.2, SB-8.13.3
#[test]
fn time_travel_raises_another_spell() {
    let people = [player(
        "Yo Kt",
        "",
        &["time_travel 4 Wo", "swiftness 4 Bo", "growth 5 Go"],
    )];
    let mut desk = Desk::new(2, "swiftness growth", table("evening", &people, "", ""));
    desk.pick(&["Time Travel level 4", "black triangle"]);
    assert_eq!(desk.offers(), ["Swiftness"]);
    desk.pick(&["Swiftness"]);
    // Raising may cost points.
    assert_eq!((desk.level(0, "swiftness"), desk.score(0)), (5, 4 + 6));
    let lonely = alone("evening", "Yo", "time_travel 4 Wo", "", "");
    assert_eq!(Desk::new(2, "", lonely).offers(), ["pass"]);
}

// rule: SB-8.14, SB-8.14.1, SB-8.14.2
#[test]
fn storm_replaces_takes_three_and_goes_down() {
    let position = alone("evening", "Ro", "storm 5 Wo", "Ko Kt Ks", "Yo Yt Ys");
    let mut desk = Desk::new(2, "storm", position.clone());
    desk.pick(&["Storm level 5"]);
    desk.split("Ko Ks");
    assert_eq!(
        (desk.altar(), desk.tray()),
        ("Kt Yo Yt".to_owned(), "Ko Ks".to_owned())
    );
    desk.pick(&["yellow round", "yellow triangle", "black triangle"]);
    assert_eq!(
        (desk.level(0, "storm"), desk.pool(0)),
        (4, "Ro Kt Yo Yt".to_owned())
    );
    let mut desk = Desk::new(2, "storm", position);
    desk.pick(&["Storm level 5"]).split("");
    assert_eq!(desk.altar(), "Ko Kt Ks");
    let low = alone("evening", "Ro", "storm 3 Wo", "Ko Kt Ks", "Yo");
    assert_eq!(Desk::new(2, "storm", low).offers(), ["pass"]);
    let full = alone("evening", NINE, "storm 5 Wo", "Ko Kt Ks", "Yo");
    assert!(!Desk::new(2, "storm", full).has("Storm level 5"));
}

// rule: SB-8.15, SB-8.15.1, SB-8.15.2, SB-8.15.3, SB-1.8
#[test]
fn clone_copies_what_others_have() {
    let other = player(
        "",
        "Ro",
        &["clone 5 Wo", "feast 5 Ks", "mirage 4 Bo", "communion 5 Yo"],
    );
    let people = [player("Ko Bs", "", &["clone 3 Wt"]), other];
    let spells = "clone feast mirage communion";
    let mut desk = Desk::new(2, spells, table("midday", &people, "Bs Kt", ""));
    desk.pick(&["Clone level 3"]);
    assert_eq!(desk.offers(), ["Store 1 materia", "Feast level 4"]);
    // An own spell is copied only if another player has it too.
    let people = [
        player("Ko", "", &["clone 3 Wt", "feast 4 Ks"]),
        player("", "", &[]),
    ];
    let mut desk = Desk::new(2, spells, table("midday", &people, "Bs Kt", ""));
    desk.pick(&["Clone level 3"]);
    assert_eq!(desk.offers(), ["Store 1 materia"]);
}

// rule: SB-8.15.1, SB-8.15.6
#[test]
fn clone_at_level_five_pays_a_rune_for_a_morning_action() {
    let people = [
        player("Rt Ko", "", &["clone 5 Wt"]),
        player("", "", &["sacrifice 4 Rs"]),
    ];
    let mut desk = Desk::new(2, "clone", table("midday", &people, "Bs", "Yo Gt"));
    desk.pick(&["Clone level 5", "red triangle"]);
    // Legality is that of the copier after the discard: no triangle is left for level 4.
    let offers = ["Draw 2 materia", "Take 1 materia", "Sacrifice level 3"];
    assert_eq!(desk.offers(), offers);
    desk.pick(&["Sacrifice level 3", "black round"]);
    assert_eq!(desk.state()["players"][0]["pool_size"], 4);
    let people = [player("Ro Ko", "", &["clone 5 Wt"])];
    assert!(!Desk::new(2, "clone", table("midday", &people, "Bs", "Yo")).has("Clone level 5"));
}

// rule: SB-8.15.4, SB-8.15.5
#[test]
fn a_copier_goes_down_itself_and_uses_the_rune_of_the_copied_card() {
    let people = [
        player("Ko", "", &["clone 5 Ws"]),
        player("", "", &["growth 5 Gt"]),
    ];
    let mut desk = Desk::new(
        2,
        "clone growth",
        table("midday", &people, "Ro Pt Ys Bt", ""),
    );
    desk.pick(&[
        "Clone level 4",
        "Growth level 5",
        "red round",
        "purple triangle",
        "yellow square",
    ]);
    assert_eq!((desk.level(0, "clone"), desk.level(1, "growth")), (4, 5));
    let others = [
        player("", "", &["focus 4 Kt"]),
        player("", "", &["focus 4 Ks"]),
    ];
    let people = [
        player("Ro Pt", "", &["clone 4 Wo"]),
        others[0].clone(),
        others[1].clone(),
    ];
    let mut desk = Desk::new(3, "clone focus", table("midday", &people, "Bt Yo Ws", ""));
    desk.pick(&["Clone level 4"]);
    let offers = desk.offers();
    assert!(
        offers.contains(&"Focus level 4 (triangle)".to_owned()),
        "{offers:?}"
    );
    assert!(
        offers.contains(&"Focus level 4 (square)".to_owned()),
        "{offers:?}"
    );
    desk.pick(&[
        "Focus level 4 (square)",
        "take 1 materia with this spell's rune",
        "white square",
    ]);
    assert_eq!(desk.pool(0), "Ro Pt Ws");
}

// rule: SB-8.15.7, SB-7.2
#[test]
fn a_copied_lesson_is_a_full_one_and_the_evening_follows() {
    let people = [
        player("Ko Kt Ks Ro Ro Ro", "", &["clone 4 Wo"]),
        player("", "", &[]),
    ];
    let mut desk = Desk::new(2, "clone focus", table("midday", &people, "Bo Yo", ""));
    desk.pick(&["Clone level 4", "Learn 1 spell", "Focus level 3"]);
    let first = desk.offers()[0].clone();
    desk.pick(&[&first]);
    assert_eq!(desk.asked(), "evening");
    assert_eq!(desk.offers(), ["Learn 1 spell", "pass"]);
    assert_eq!(desk.barred("Focus level 3").as_deref(), Some("SB-7.2"));
    assert_eq!(desk.level(0, "clone"), 4);
}

// rule: SB-8.16, SB-8.16.1, SB-8.16.2, SB-8.16.3
#[test]
fn transmutation_learns_with_single_tokens_as_wilds() {
    let position = alone("evening", "Go Ks Rs Ps Wt", "transmutation 5 Bs", "", "");
    let mut desk = Desk::new(2, "", position);
    desk.pick(&["Transmutation level 5"]);
    // At most two wilds, at least one real token, and no trios here.
    let lessons = [
        "Sacrifice level 3",
        "Levitation level 3",
        "Purification level 3",
        "Offering level 3",
        "Time Travel level 3",
    ];
    assert_eq!(desk.offers(), lessons);
    desk.pick(&[
        "Purification level 3",
        "1 green round + wild from 1 square + wild from 1 square",
    ]);
    desk.split("Ks Rs");
    assert_eq!(
        (desk.pool(0), desk.tray()),
        ("Ps Wt".to_owned(), "Rs Ks".to_owned())
    );
    let low = alone("evening", "Go Gt Bo", "transmutation 3 Bs", "", "");
    assert_eq!(Desk::new(2, "", low).offers(), ["pass"]);
    // One wild at level 4.
    let four = alone("evening", "Go Gt Ks Rs", "transmutation 4 Bs", "", "");
    let mut desk = Desk::new(2, "", four);
    desk.pick(&["Transmutation level 4"]);
    assert_eq!(desk.offers(), ["Purification level 3"]);
}
