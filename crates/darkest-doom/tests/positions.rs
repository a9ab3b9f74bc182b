//! Positions of scenarios: what is written is what is laid out, and what cannot be is refused.

use darkest_doom::DarkestDoom;
use darkest_doom::cards::{Icon, Pack};
use darkest_doom::play::options::Options;
use darkest_doom::play::state::State;
use serde_json::{Value, json};
use table::{Game, Seed};

fn place(players: u8, position: &Value) -> Result<State, String> {
    let game = DarkestDoom::new(Pack::built_in());
    let seed = Seed::from_number(1);
    let state = game.place(players, &Options::default(), &seed, position);
    let state = state.map_err(|error| error.0)?;
    game.audit(&state)?;
    Ok(state)
}

fn told(players: u8, position: &Value) -> Value {
    let state = place(players, position).unwrap_or_else(|why| panic!("{why}"));
    DarkestDoom::new(Pack::built_in()).inspect(&state)
}

/// Does the first say everything the second does?
fn holds(found: &Value, expected: &Value) {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => {
            for (key, value) in expected {
                holds(&found[key], value);
            }
        }
        (found, expected) => assert_eq!(found, expected),
    }
}

fn refused(position: &Value, why: &str) {
    let said = place(2, position).err().unwrap_or_default();
    assert!(said.contains(why), "`{said}` should speak of `{why}`");
}

#[test]
fn what_is_written_is_what_is_told() {
    let guardian = json!({
        "character": "tristram", "colour": "purple", "at": "lake_green", "glory": -2,
        "acolytes": 1, "attack": 4, "magic": 3, "wisdom": 5, "health": 6, "life": 2, "mana": 1,
        "ap": 3, "coins": 4, "relics": { "seal_crystal": 1, "spirit_lantern": 0, "urn_of_elders": 1 },
        "moths": 2, "hand": ["black_feathers", "reaper"],
        "corruption": ["corruption_05", "corruption_11"],
        "mission": "mission_wolf_tracks", "raise": "wisdom", "search": "spirit_lantern",
        "last_raise": "attack", "last_search": "seal_crystal", "declared": true,
        "traps": ["plain_grey_1", "lake_grey"], "equipment": ["northern_halberd 1", "wraith 1"],
        "achievements": ["two_domes", "unbroken"], "ability_used": true, "acolytes_used": true,
    });
    let position = json!({
        "round": 6, "phase": "dusk", "turn": "B", "order": ["B", "A"], "doom": 4,
        "abysses": ["lake_orange", "forest_grey_1"], "event_map": "event_map_3e",
        "alliances": { "green": "A 2", "grey": "B 6" },
        "discards": { "attacks": ["monster_attack_02", "monster_attack_01"] },
    });
    let mut whole = position.clone();
    whole["guardians"] = json!([{ "colour": "orange" }, guardian]);
    whole["vines"] = json!({ "citadel_grey": 1, "temple_purple": 2 });
    whole["monsters"] = json!([
        { "kind": "leader", "at": "lodge_grey", "goal": "goal_guardian_orange" },
        { "kind": "hound", "at": "lodge_green" },
    ]);
    let told = told(2, &whole);
    let mut expected = position;
    expected["guardians"] = json!({ "B": guardian, "A": { "colour": "orange" } });
    expected["alliances"] = json!({ "green": "A 2", "grey": "B 6", "purple": "", "orange": "" });
    expected["hearts_taken"] = json!(6);
    expected["bag"] = json!({ "hearts": 6 });
    // The mission lasts, and so does the rest.
    holds(&told, &expected);
    assert_eq!(told["vines"]["citadel_grey"], 1);
    assert_eq!(told["vines"]["temple_purple"], 2);
    assert_eq!(told["monsters"][0]["goal"], "goal_guardian_orange");
    assert_eq!(told["monsters"][1]["slot"], 2);
    assert_eq!(told["asked"], "act");
}

#[test]
fn a_position_without_a_word_is_the_first_turn() {
    let told = told(3, &json!({}));
    let guardian = json!({
        "character": "sela", "colour": "green", "at": "temple_green", "life": 4, "mana": 2,
        "ap": 4, "coins": 3, "hand": [], "mission": null, "achievements": [],
    });
    holds(
        &told,
        &json!({ "round": 1, "phase": "dawn", "turn": "A", "doom": 0 }),
    );
    holds(&told["guardians"]["A"], &guardian);
}

#[test]
fn dice_and_cards_come_as_they_are_told() {
    let position = json!({
        "turn": "A", "dice": ["Mo", "shield"], "destiny": [7], "bag": ["heart", "goal_guardian_grey"],
        "decks": { "spell": ["reaper", "black_feathers"], "corruption": ["corruption_10"] },
    });
    let state = place(2, &position).expect("a position");
    assert_eq!(state.prescribed.dice, [Icon::Moon, Icon::Shield]);
    assert_eq!(state.prescribed.destiny, [7]);
    assert_eq!(state.prescribed.bag.len(), 2);
    let told = told(2, &position);
    assert_eq!(told["decks"]["spell"][0], "reaper");
    assert_eq!(told["decks"]["spell"][1], "black_feathers");
    assert_eq!(told["decks"]["corruption"][0], "corruption_10");
}

// rule: DD-10.1
#[test]
fn a_copy_is_named_by_its_icon() {
    let game = DarkestDoom::new(Pack::built_in());
    let design = game.pack().designs.iter().find(|it| it.id == "reaper");
    let icons = &design.expect("a card").icons;
    for icon in icons {
        let word = serde_json::to_value(icon).expect("a word");
        let name = format!("reaper {}", word.as_str().expect("a word"));
        let state = place(2, &json!({ "guardians": [{ "hand": [name] }] }));
        let hand = &state.expect("a position").players[0].hand;
        assert_eq!(game.pack().icon(hand[0]), *icon);
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let guardian = |it: Value| json!({ "guardians": [it] });
    refused(&json!({ "round": 9 }), "rounds");
    refused(&json!({ "doom": 6 }), "Darkest Doom track");
    refused(&json!({ "nonsense": 1 }), "cannot be read");
    refused(&json!({ "vines": { "lake_green": 1 } }), "neither Citadel");
    refused(&json!({ "vines": { "citadel_green": 4 } }), "at most 3");
    refused(&json!({ "turn": "E" }), "takes no part");
    refused(&json!({ "order": ["A", "A"] }), "twice");
    refused(&json!({ "alliances": { "green": "A 7" } }), "worth");
    refused(&json!({ "dice": ["xx"] }), "no `xx`");
    refused(&json!({ "destiny": [11] }), "1 to 10");
    refused(
        &guardian(json!({ "at": "citadel_gren" })),
        "is it `citadel_green`?",
    );
    refused(&guardian(json!({ "life": 9 })), "too much life");
    refused(&guardian(json!({ "life": 0 })), "dead");
    refused(&guardian(json!({ "coins": 6 })), "coins");
    refused(
        &guardian(json!({ "relics": { "seal_crystal": 4 } })),
        "relics",
    );
    refused(&guardian(json!({ "acolytes": 2, "moths": 2 })), "Acolytes");
    refused(
        &guardian(json!({ "mission": "mission_wolf_tracks" })),
        "marks",
    );
    refused(&guardian(json!({ "declared": true })), "declared");
    refused(
        &guardian(json!({ "equipment": ["reaper"] })),
        "no equipment",
    );
    refused(
        &guardian(json!({ "corruption": ["corruption_05", "corruption_05"] })),
        "not so many",
    );
    refused(&guardian(json!({ "at": "temple_purple" })), "no place");
    refused(&guardian(json!({ "at": "winter_mountain" })), "no place");
    refused(&json!({ "guardians": [{}, {}, {}] }), "only 2");
    refused(&json!({ "resolve": { "by": "A" } }), "names one of");
}
