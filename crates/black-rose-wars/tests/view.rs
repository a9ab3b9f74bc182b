//! What a seat sees and what it does not (section 29), and how positions are read.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use black_rose_wars::BlackRoseWars;
use serde_json::{Value, json};
use std::sync::Arc;
use table::{AnyGame, Chance, Game, Lang, Phrasebook, Seat, Seed, Setup, Viewpoint, World, erase};

fn game() -> Arc<dyn AnyGame> {
    erase(BlackRoseWars::from_pack(None).unwrap())
}

fn place(seats: u8, position: &Value) -> Box<dyn World> {
    let seed = Seed::from_number(1);
    game().place(&Setup::of(seats), &seed, position).unwrap()
}

fn refusal(position: &Value) -> String {
    let placed = game().place(&Setup::of(4), &Seed::from_number(1), position);
    placed.err().map(|it| it.0).unwrap_or_default()
}

fn table_with_secrets() -> Box<dyn World> {
    place(
        4,
        &json!({
            "whose": "D",
            "mages": [
                { "at": "0,0", "hand": ["grim_torment"], "board": { "I": "visceral_fire" } },
                {
                    "at": "1,0",
                    "hand": ["shared_torture", "azoth_bomb"],
                    "grimoire": ["black_feather"],
                    "memories": ["grim_torment"],
                    "board": { "quick": "brain_worm active", "II": "earth_totem bottom" },
                    "quests": ["shattered_illusion"],
                },
            ],
        }),
    )
}

// rule: BRW-29.1, BRW-29.2
#[test]
fn hands_boards_and_quests_of_others_are_hidden() {
    let world = table_with_secrets();
    let other = &world.view(Seat(0).into())["mages"][1];
    assert_eq!(other["hand"], Value::Null);
    assert_eq!(other["hand_size"], 2);
    assert_eq!(other["grimoire"], 1);
    assert_eq!(other["memories"].as_array().unwrap().len(), 1);
    let worm = json!({ "face": "active", "token": "trap", "card": null, "stable": [] });
    assert_eq!(other["slots"][0], worm);
    assert_eq!(other["slots"][1], Value::Null);
    assert_eq!(other["slots"][2]["card"], Value::Null);
    assert_eq!(other["active"][0]["quest"], Value::Null);
    let own = &world.view(Seat(1).into())["mages"][1];
    assert_eq!(own["hand"].as_array().unwrap().len(), 2);
    assert_eq!(own["slots"][2]["card"][1], "bottom");
    assert_ne!(own["active"][0]["quest"], Value::Null);
    let audience = world.view(Viewpoint::Spectator);
    assert_eq!(audience["mages"][1], *other);
}

// rule: BRW-29.1
#[test]
fn a_redeal_keeps_what_is_seen_and_changes_the_rest() {
    let world = table_with_secrets();
    let mut hands = std::collections::BTreeSet::new();
    for number in 0..40 {
        let dealt = world.redeal(Seat(0), &mut Chance::from_number(number));
        assert!(dealt.looks_like(world.as_ref(), Seat(0).into()));
        dealt.audit().unwrap();
        let told = dealt.inspect();
        assert_eq!(told["mages"]["D"]["hand"], json!(["grim_torment"]));
        let active = told["mages"]["R"]["board"]["quick"].as_str().unwrap();
        assert!(active.ends_with(" active"), "{active}");
        hands.insert(told["mages"]["R"]["hand"].to_string());
    }
    assert!(hands.len() > 10, "{hands:?}");
}

// rule: BRW-2.4
#[test]
fn a_position_is_told_in_the_words_it_was_written_in() {
    let world = place(
        4,
        &json!({
            "crown": "G",
            "first": "R",
            "moon": 3,
            "rooms": { "1,0": "arena" },
            "room": { "arena": { "instability": ["G", "Rose"] } },
            "mages": [
                { "at": "arena", "track": ["R", "R", "Rose"], "power": 7, "trophies": { "G": 1 } },
                { "evocations": [{ "kind": "cadaver", "at": "0,1", "damage": ["D"] }] },
                { "misfortunes": ["slowness 1"], "quests": ["shattered_illusion 1"] },
            ],
            "rose": { "power": 4, "evocations": [{ "kind": "umbra", "bearer": "D", "assigner": "A" }] },
        }),
    );
    world.audit().unwrap();
    let told = world.inspect();
    let doria = &told["mages"]["D"];
    assert_eq!(doria["at"], "arena");
    assert_eq!(doria["hex"], "1,0");
    assert_eq!(doria["track"], json!(["R", "R", "Rose"]));
    assert_eq!(doria["trophies"]["G"], 1);
    assert_eq!(doria["nightmares"][0]["kind"], "umbra");
    assert_eq!(told["mages"]["R"]["supply"], 23);
    assert_eq!(told["mages"]["G"]["supply"], 22);
    assert_eq!(told["mages"]["G"]["misfortunes"], json!(["slowness 1"]));
    assert_eq!(
        told["mages"]["G"]["quests"],
        json!(["shattered_illusion revealed 1"])
    );
    assert_eq!(told["rose"]["supply"], 28);
    assert_eq!(told["room"]["arena"]["instability"], json!(["G", "Rose"]));
    assert_eq!(told["crown"], "G");
    assert_eq!(told["moon"], 3);
}

#[test]
fn a_position_that_cannot_be_is_refused_in_words() {
    let mages = |mage: Value| json!({ "mages": [mage] });
    let cases = [
        (
            mages(json!({ "hand": ["grim_tornment"] })),
            "is it `grim_torment`?",
        ),
        (mages(json!({ "at": "5,5" })), "there is no room at 5,5"),
        (
            mages(json!({ "track": ["X"] })),
            "`X` is no mage at this table",
        ),
        (mages(json!({ "hnd": [] })), "unknown field `hnd`"),
        (
            mages(json!({ "hand": vec!["grim_torment"; 4] })),
            "there are only 3 cards `grim_torment`",
        ),
        (json!({ "moon": 4 }), "the moon is 1, 2 or 3"),
        (
            json!({ "avatar": { "resolved": 1 } }),
            "the Avatar does not play",
        ),
        (
            json!({ "room": { "garden": { "instability": vec!["R"; 5] } } }),
            "fewer places for instability",
        ),
    ];
    for (position, expected) in cases {
        let why = refusal(&position);
        assert!(why.contains(expected), "{why}");
    }
}

// rule: BRW-10.1
#[test]
fn nobody_sees_the_plans_of_others() {
    let hand = json!(["grim_torment", "visceral_fire", "azoth_bomb"]);
    let mages = [0, 1].map(|_| json!({ "hand": hand }));
    let mut world = place(2, &json!({ "begin": "planning", "mages": mages }));
    let before = world.view(Seat(1).into());
    let answer = table::Answer::of(&[1, 2, 0]);
    world.answer(Seat(0), &answer, &mut table::Tale::deaf());
    assert_eq!(world.view(Seat(1).into()), before);
    let plan = &world.view(Seat(0).into())["plan"];
    assert_ne!(plan["cards"][0], Value::Null);
    assert_ne!(plan["cards"][1], Value::Null);
    assert_eq!(plan["cards"][2], Value::Null);
}

#[test]
fn the_terminal_shows_map_board_and_hand() {
    let game = game();
    let world = table_with_secrets();
    let book = Phrasebook::of(game.as_ref(), Lang::En);
    let seats = ["Ann", "Bob", "Cid", "Dee"].map(str::to_owned);
    let voice = table::Voice {
        book: &book,
        game: game.as_ref(),
        seats: &seats,
        viewpoint: Seat(0).into(),
    };
    let sheet = world.sheet(&voice);
    assert_eq!(sheet.title, "Turn 1, moon 2: the Action phase");
    let text = format!("{sheet:?}");
    for wanted in [
        "Your hand",
        "Grim Torment",
        "quick: active trap",
        "I: Visceral Fire",
    ] {
        assert!(text.contains(wanted), "{wanted} is missing: {text}");
    }
    assert!(!text.contains("Brain Worm"), "{text}");
}
