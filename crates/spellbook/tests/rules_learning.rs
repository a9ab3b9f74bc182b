//! Learning and using spells (SB-6, SB-7).

use crate::common::{Desk, player, stored, tokens};
use serde_json::{Value, json};

fn evening(pool: &str, spells: &[&str]) -> Value {
    json!({ "phase": "evening", "players": [player(pool, "", spells)] })
}

// rule: SB-5.4, SB-6.1, SB-6.2, SB-6.3, SB-6.9
#[test]
fn a_level_costs_as_many_tokens_of_the_colour() {
    let mut desk = Desk::new(2, "", evening("Ro Rt Rs Rt Ws", &["purification 3 Go"]));
    desk.pick(&["Learn 1 spell"]);
    assert_eq!(desk.offers(), ["Sacrifice level 3", "Sacrifice level 4"]);
    desk.pick(&[
        "Sacrifice level 4",
        "1 red round, 2 red triangle, 1 red square; triangle on the card",
    ]);
    assert_eq!(
        (desk.pool(0), desk.tray()),
        ("Ws".to_owned(), "Ro Rt Rs".to_owned())
    );
    assert_eq!(desk.level(0, "sacrifice"), 4);
    let desk = Desk::new(2, "", evening("Ro Rt Rs Ro Rt", &["sacrifice 3 Rs"]));
    assert_eq!(desk.offers(), ["pass"]);
}

// rule: SB-6.4, SB-6.5, SB-6.6, SB-6.7
#[test]
fn ways_to_pay_are_offered_as_a_person_thinks() {
    // Three greens, or two and a trio of squares; the trio may hold the green square.
    let mut desk = Desk::new(2, "", evening("Go Gt Gs Rs Ks Ws", &[]));
    desk.pick(&["Learn 1 spell", "Purification level 3"]);
    assert_eq!(desk.asked(), "payment");
    let offers = desk.offers();
    assert_eq!(
        offers[0],
        "1 green round, 1 green triangle, 1 green square; round on the card"
    );
    assert!(
        offers[..3].iter().all(|it| !it.contains("wild")),
        "{offers:?}"
    );
    let wild = "1 green round, 1 green triangle + wild from 3 square; triangle on the card";
    desk.pick(&[wild]);
    // Four squares could make up the wild: which three?
    assert_eq!(desk.asked(), "wild");
    desk.split("Gs Rs Ks");
    assert_eq!(
        (desk.pool(0), desk.tray()),
        ("Ws".to_owned(), "Rs Go Gs Ks".to_owned())
    );
    assert_eq!(
        desk.state()["players"][0]["spells"]["purification"]["token"],
        "Gt"
    );
}

// rule: SB-6.4
#[test]
fn many_ways_are_shown_on_demand_and_every_one_is_reachable() {
    let mut desk = Desk::new(2, "", evening("Ro Rt Rs Ro Rt Po Go Pt Gt", &[]));
    desk.pick(&["Learn 1 spell", "Sacrifice level 3"]);
    let few = desk.offers();
    assert_eq!(few.len(), 12);
    assert_eq!(few[11], "show every way to pay");
    desk.pick(&["show every way to pay"]);
    let all = desk.offers();
    assert!(
        all.len() > 12 && few[..11].iter().all(|it| all.contains(it)),
        "{all:?}"
    );
    // One real token and two wilds, one of them with a token of the own colour.
    assert!(
        all.iter()
            .any(|it| it == "1 red square + wild from 3 round + wild from 3 triangle")
    );
}

// rule: SB-6.6
#[test]
fn two_trios_may_share_a_rune() {
    let mut desk = Desk::new(2, "", evening("Kt Ro Po Yo Go Wo Bo", &[]));
    desk.pick(&[
        "Learn 1 spell",
        "Offering level 3",
        "1 black triangle + wild from 3 round + wild from 3 round",
    ]);
    desk.split("Ro Po Yo Go Wo Bo");
    assert_eq!((desk.pool(0).as_str(), desk.level(0, "offering")), ("", 3));
}

// rule: SB-6.5, SB-6.11
#[test]
fn without_a_real_token_there_is_no_learning() {
    let desk = Desk::new(2, "", evening("Ro Po Yo Gt Wt Bt Rs Ps Gs", &[]));
    // Every colour but black has a real token; a wild is of no use elsewhere.
    let mut desk = desk;
    desk.pick(&["Learn 1 spell"]);
    assert!(desk.offers().iter().all(|it| !it.starts_with("Offering")));
}

// rule: SB-6.7, SB-7.8
#[test]
fn the_token_on_the_card_is_chosen_and_fixes_its_rune() {
    let mut desk = Desk::new(2, "focus", evening("Ko Kt Ks", &[]));
    desk.pick(&["Learn 1 spell", "Focus level 3"]);
    assert_eq!(desk.offers().len(), 3);
    desk.pick(&["1 black round, 1 black triangle, 1 black square; triangle on the card"]);
    assert_eq!(desk.state()["players"][0]["spells"]["focus"]["token"], "Kt");
}

// rule: SB-6.10, SB-8.19.1, SB-14.3
#[test]
fn an_instant_effect_comes_at_once_and_counts_the_pool_after_the_payment() {
    let mut position = evening("Yo Yo Yt Ys Ro Rt Rs Po Pt", &[]);
    position["pouch_next_first"] = tokens("Bo Bt Bs Ko");
    let mut desk = Desk::new(2, "", position);
    desk.pick(&[
        "Learn 1 spell",
        "Abundance level 4",
        "2 yellow round, 1 yellow triangle, 1 yellow square; round on the card",
    ]);
    assert_eq!(desk.pool(0), "Ro Rt Rs Po Pt Bo Bt Bs");
    assert_eq!(desk.score(0), 5);
}

// rule: SB-6.8, SB-8.21.3, SB-14.3
#[test]
fn what_answers_to_learning_comes_before_the_instant_effect() {
    let position = json!({
        "phase": "evening", "pouch_next_first": tokens("Bo Bt"), "altar": tokens("Ko"),
        "players": [player("Bo Bt Bs", "", &["communion 5 Yo"])],
    });
    let mut desk = Desk::new(2, "communion swiftness", position);
    desk.pick(&[
        "Learn 1 spell",
        "Swiftness level 3",
        "1 blue round, 1 blue triangle, 1 blue square; round on the card",
    ]);
    assert_eq!(desk.asked(), "store-tray");
    desk.pick(&["blue triangle", "blue square"]);
    assert_eq!(
        (desk.familiar(0).as_str(), desk.asked()),
        ("Bt Bs", "perform")
    );
}

// rule: SB-7.1, SB-7.2, SB-7.3
#[test]
fn a_spell_is_used_from_the_next_day_on_at_its_level_or_below() {
    let position = |today: &str| {
        let spell = format!("sacrifice 4 Ro {today}");
        json!({
            "players": [player("Yt Wo", "", &[spell.trim()])], "pouch_next_first": tokens("Bo Bt Bs Ko Kt Ks"),
        })
    };
    let desk = Desk::new(2, "", position("today"));
    assert_eq!(desk.offers(), ["Draw 2 materia", "pass"]);
    assert_eq!(desk.barred("Sacrifice level 4").as_deref(), Some("SB-7.2"));
    let desk = Desk::new(2, "", position(""));
    assert!(desk.has("Sacrifice level 3") && desk.has("Sacrifice level 4"));
    assert!(!desk.has("Sacrifice level 5"));
    // The day after learning it is no longer new.
    let mut desk = Desk::new(2, "", position("today"));
    desk.pass_to("end-day")
        .pick(&["end the day"])
        .pass_to("end-day")
        .pick(&["end the day"]);
    assert!(desk.has("Sacrifice level 4"));
}

// rule: SB-7.4, SB-7.7
#[test]
fn only_the_present_level_of_other_spells_counts() {
    let scored = |spell: &str| {
        let position = json!({ "phase": "end", "players": [player("", "Rt Pt Go", &[spell])] });
        Desk::new(2, "communion swiftness", position).score(0) - 3
    };
    assert_eq!(scored("communion 3 Yt"), 0);
    assert_eq!(scored("communion 4 Yt"), 2);
    assert_eq!(scored("communion 5 Yt"), 0);
    assert_eq!([scored("swiftness 4 Bo"), scored("swiftness 5 Bo")], [6, 0]);
    // At level 4 there is no second morning action.
    let position = json!({
        "players": [player("", "", &["swiftness 4 Bo"])], "pouch_next_first": tokens("Ro Rt Rs Po"),
    });
    let mut desk = Desk::new(2, "swiftness", position);
    desk.pick(&["Draw 2 materia"]);
    assert_eq!(desk.asked(), "midday");
}

// rule: SB-7.5, SB-7.6, SB-8.13.3
#[test]
fn raising_fires_nothing_but_constant_effects_work_at_once() {
    let position = json!({
        "phase": "evening", "pouch_next_first": tokens("Ro Rt Rs Po"),
        "players": [player("Bo Ro Rt Rs", "", &["time_travel 4 Wo", "abundance 4 Yt"])],
    });
    let mut desk = Desk::new(2, "", position);
    desk.pick(&["Time Travel level 3", "blue round", "Abundance"]);
    assert_eq!(
        (desk.level(0, "abundance"), desk.pool(0).as_str()),
        (5, "Ro Rt Rs")
    );
    // Raised to the level that answers to learning, it answers on the same day.
    let spells = ["time_travel 3 Wo", "communion 4 Yt"];
    let position = json!({
        "phase": "evening", "players": [player("Bo Ro Rt Rs", "", &spells)], "tray": tokens("Gs Gt"),
    });
    let mut desk = Desk::new(2, "communion", position);
    desk.pick(&["Time Travel level 3", "blue round", "Communion"]);
    assert_eq!(desk.level(0, "communion"), 5);
}

// rule: SB-7.9
#[test]
fn constant_effects_are_mandatory_and_limited_like_everything_else() {
    let position = json!({
        "phase": "evening",
        "players": [player("Ro Rt Rs", &stored(13), &["communion 5 Ys"])],
    });
    let mut desk = Desk::new(2, "communion", position);
    desk.pick(&["Learn 1 spell", "Sacrifice level 3"]);
    let first = desk.offers()[0].clone();
    desk.pick(&[&first]);
    assert_eq!(desk.asked(), "store-tray");
    assert!(!desk.has("pass") && !desk.has("take no more"));
    desk.pick(&["red triangle"]);
    assert_eq!(desk.state()["ending"], true);
    assert_eq!(desk.asked(), "end-day");
}

// rule: SB-10.1, SB-14.5
#[test]
fn the_seventh_spell_triggers_the_end() {
    let spells = [
        "sacrifice 3 Ro",
        "levitation 3 Po",
        "purification 3 Go",
        "offering 3 Ko",
        "time_travel 3 Wo",
        "transmutation 3 Bo",
    ];
    let mut desk = Desk::new(2, "", evening("Yo Yo Yo", &spells));
    assert_eq!(desk.state()["ending"], false);
    desk.pick(&["Learn 1 spell", "Abundance level 3", "3 yellow round"]);
    assert_eq!(desk.state()["ending"], true);
    assert_eq!(desk.asked(), "end-day");
}

// rule: SB-6.12
#[test]
fn the_token_on_the_card_stays_there() {
    let position = json!({
        "phase": "evening", "players": [player("Ro Yt", "Pt", &["growth 4 Go"])], "altar": tokens("Bt Bs Ks"),
    });
    let mut desk = Desk::new(2, "growth", position);
    desk.pick(&["Growth level 4", "blue triangle", "blue square"]);
    assert_eq!(
        desk.state()["players"][0]["spells"]["growth"]["token"],
        "Go"
    );
    assert_eq!(desk.tray(), "");
}
