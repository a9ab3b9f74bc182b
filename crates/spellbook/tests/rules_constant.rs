//! The spells without a phase (SB-8.17 to SB-8.21) and the switchable rulings.

use crate::common::{Desk, player, tokens};
use serde_json::{Value, json};

fn table(phase: &str, people: &[Value], altar: &str, pouch: &str) -> Value {
    json!({
        "phase": phase, "players": people, "altar": tokens(altar), "pouch_next_first": tokens(pouch),
    })
}

// rule: SB-8.17, SB-8.17.1
#[test]
fn swiftness_lets_its_learner_act_at_once_or_decline() {
    let people = [player(
        "Bo Bt Bs Ko",
        "",
        &["eruption 4 Ro", "levitation 3 Po today"],
    )];
    let position = table("evening", &people, "Ro Pt", "Yo Gt Ys");
    let learn = [
        "Learn 1 spell",
        "Swiftness level 3",
        "1 blue round, 1 blue triangle, 1 blue square; square on the card",
    ];
    let mut desk = Desk::new(2, "swiftness eruption", position.clone());
    desk.pick(&learn);
    // Morning spells learned on earlier days only.
    let offers = [
        "Draw 2 materia",
        "Take 1 materia",
        "Eruption level 3",
        "Eruption level 4",
        "pass",
    ];
    assert_eq!(
        (desk.asked(), desk.offers()),
        ("perform", offers.map(str::to_owned).to_vec())
    );
    desk.pick(&["Take 1 materia", "purple triangle"]);
    assert_eq!((desk.pool(0).as_str(), desk.asked()), ("Pt Ko", "end-day"));
    let mut desk = Desk::new(2, "swiftness eruption", position);
    desk.pick(&learn).pick(&["pass"]);
    assert_eq!(desk.asked(), "end-day");
}

// rule: SB-8.17.2
#[test]
fn swiftness_at_level_five_gives_two_morning_actions() {
    let people = [player("Ro", "", &["swiftness 5 Bo"])];
    let position = table("morning", &people, "Ko", "Yo Gt Ps Ws Wt");
    let mut desk = Desk::new(2, "swiftness", position.clone());
    desk.pick(&["Draw 2 materia", "Draw 2 materia"]);
    assert_eq!(
        (desk.pool(0).as_str(), desk.asked()),
        ("Ro Ps Gt Ws Yo", "midday")
    );
    let mut desk = Desk::new(2, "swiftness", position);
    desk.pick(&["pass"]);
    assert_eq!(desk.asked(), "midday");
}

// rule: SB-8.18, SB-8.18.1, SB-8.18.2, SB-14.2
#[test]
fn mirage_draws_after_each_taken_token_with_its_rune() {
    let people = [
        player("Kt Ws", "", &["levitation 3 Pt", "mirage 4 Bo"]),
        player("", "", &[]),
    ];
    let position = table("morning", &people, "Ro Go Ys", "Yt Rt Ps Ws Wo");
    let mut desk = Desk::new(2, "mirage", position.clone());
    desk.pick(&["Levitation level 3", "red round"]);
    assert_eq!(desk.pool(0), "Ro Rt Kt Ws Yt");
    desk.pick(&["green round"]);
    assert_eq!(desk.state()["players"][0]["pool_size"], 8);
    // The other ruling: after the action.
    let late = json!({ "mirage_timing": "after_action" });
    let mut desk = Desk::with(2, "mirage", &late, position).unwrap_or_else(|it| panic!("{it}"));
    desk.pick(&["Levitation level 3", "red round"]);
    assert_eq!(desk.pool(0), "Ro Kt Ws");
    desk.pick(&["green round"]);
    assert_eq!(desk.state()["players"][0]["pool_size"], 8);
    assert_eq!(desk.pouch(), "Wo");
}

// rule: SB-8.18.2, SB-4.10, SB-8.6.2
#[test]
fn mirage_may_fill_the_pool_before_the_next_take() {
    let pool = "Kt Ws Ys Gs Rs Ps";
    let people = [player(pool, "", &["divination 5 Pt", "mirage 5 Bo"])];
    let position = table("morning", &people, "Ro Go", "Wt Bt Yt Rt");
    let mut desk = Desk::new(2, "mirage divination", position);
    desk.pick(&["Divination level 5", "red round"]);
    assert_eq!(
        (
            desk.state()["players"][0]["pool_size"].as_u64(),
            desk.asked()
        ),
        (Some(9), "midday")
    );
}

// rule: SB-8.18.1, SB-8.18.3
#[test]
fn mirage_answers_to_own_takes_only() {
    let people = [
        player("Kt", "", &["blaze 4 Rt"]),
        player("Ws", "", &["mirage 5 Bo"]),
    ];
    let mut desk = Desk::new(
        2,
        "blaze mirage",
        table("morning", &people, "Ro Gs", "Yt Rt Ps Wt Ko"),
    );
    desk.pick(&["Blaze level 4", "red round"]);
    assert_eq!(desk.pool(1), "Ro Ws");
    // Neither swaps nor storing from the altar are takes.
    let people = [player("Kt", "", &["purification 3 Gt", "mirage 5 Bo"])];
    let mut desk = Desk::new(2, "mirage", table("midday", &people, "Ro", "Yt Rt"));
    desk.pick(&["Purification level 3", "red round", "black triangle"]);
    assert_eq!(
        (desk.pool(0).as_str(), desk.pouch().as_str()),
        ("Ro", "Yt Rt")
    );
    let people = [player("Kt", "Rt", &["growth 4 Gt", "mirage 5 Bo"])];
    let mut desk = Desk::new(
        2,
        "mirage growth",
        table("evening", &people, "Ro Go", "Yt Rt"),
    );
    desk.pick(&["Growth level 4", "red round", "green round"]);
    assert_eq!(desk.pouch(), "Yt Rt");
}

// rule: SB-8.19, SB-8.19.1
#[test]
fn abundance_draws_when_it_is_learned() {
    for (level, drawn) in [(3, 2), (4, 3), (5, 4)] {
        let people = [player("Yo Yo Yo Yo Yo", "", &[])];
        let mut desk = Desk::new(2, "", table("evening", &people, "", "Ro Rt Rs Po Pt"));
        let lesson = format!("Abundance level {level}");
        desk.pick(&["Learn 1 spell", &lesson, &format!("{level} yellow round")]);
        assert_eq!(desk.state()["players"][0]["pool_size"], 5 - level + drawn);
    }
}

// rule: SB-8.20, SB-8.20.1, SB-10.4
#[test]
fn knowledge_counts_the_other_spells() {
    for (level, points) in [(3, 4), (4, 6), (5, 8)] {
        let knowledge = format!("knowledge {level} Yo");
        let spells = [
            knowledge.as_str(),
            "eruption 5 Ro",
            "sharing 4 Po",
            "cure 3 Go",
            "focus 3 Ko",
        ];
        let people = [player("", "", &spells)];
        let desk = Desk::new(
            2,
            "knowledge eruption sharing cure focus",
            table("end", &people, "", ""),
        );
        assert_eq!(desk.score(0), 14 + points);
    }
}

// rule: SB-8.21, SB-8.21.1
#[test]
fn communion_stores_from_the_altar_when_it_is_learned() {
    let people = [player("Yo Yo Yo", "", &[])];
    let mut desk = Desk::new(2, "communion", table("evening", &people, "Ro Kt", ""));
    desk.pick(&[
        "Learn 1 spell",
        "Communion level 3",
        "3 yellow round",
        "red round",
        "black triangle",
    ]);
    assert_eq!(
        (desk.familiar(0).as_str(), desk.asked()),
        ("Ro Kt", "end-day")
    );
}

// rule: SB-8.21.2
#[test]
fn communion_counts_stored_runes() {
    let people = [player("", "Rt Pt Go Ks Wo Bs", &["communion 4 Yt"])];
    let position = table("end", &people, "", "");
    assert_eq!(Desk::new(2, "communion", position.clone()).score(0), 2 + 7);
    let any = json!({ "communion4_scoring": "any" });
    let desk = Desk::with(2, "communion", &any, position);
    assert_eq!(desk.map(|it| it.score(0)).ok(), Some(6 + 7));
}

// rule: SB-8.21.3, SB-6.8
#[test]
fn communion_stores_from_the_tray_at_every_learning() {
    let mut position = table("evening", &[player("Yo Yo Yt Ys Yt Ko", "Ro", &[])], "", "");
    position["tray"] = tokens("Gs");
    let learn = [
        "Learn 1 spell",
        "Communion level 5",
        "2 yellow round, 2 yellow triangle, 1 yellow square; square on the card",
    ];
    let mut desk = Desk::new(2, "communion", position.clone());
    desk.pick(&learn);
    assert_eq!(
        desk.offers(),
        ["green square", "yellow round", "yellow triangle"]
    );
    desk.pick(&["green square", "yellow round"]);
    assert_eq!(
        (desk.familiar(0).as_str(), desk.tray().as_str()),
        ("Ro Gs Yo", "Yo Yt Yt")
    );
    // The other ruling: only what was just paid.
    let only = json!({ "communion5_source": "just_discarded" });
    let mut desk = Desk::with(2, "communion", &only, position).unwrap_or_else(|it| panic!("{it}"));
    desk.pick(&learn);
    assert_eq!(desk.offers(), ["yellow round", "yellow triangle"]);
}
