//! What the scenarios of the phases cannot say: cards of a test's own, the order of what is told,
//! what is drawn and saved.

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::Pack;
use black_rose_wars::geometry::{Hex, LODGE};
use serde_json::{Value, json};
use std::sync::Arc;
use table::scenario::Scenario;
use table::{
    Answer, AnyGame, Lang, Phrasebook, Seat, Seed, Setup, Sitting, Target, Viewpoint, Way, erase,
};

fn game() -> Arc<dyn AnyGame> {
    erase(BlackRoseWars::new(Pack::built_in()))
}

/// The game with other words in blocks of its card files: file, block, from, to.
fn changed(changes: &[[&str; 4]]) -> Arc<dyn AnyGame> {
    let mut sources = Pack::built_in_sources();
    for [file, block, from, to] in changes {
        let text = sources.text(file).expect("a file of the pack").to_owned();
        let at = text.find(&format!("[{block}]")).expect("a block");
        let (before, after) = text.split_at(at);
        let length = after.find("\n\n").unwrap_or(after.len());
        assert!(after[..length].contains(from), "{block} has no `{from}`");
        sources.add(*file, format!("{before}{}", after.replacen(from, to, 1)));
    }
    let pack = Pack::load(&sources).map_err(|mistakes| mistakes.plain());
    erase(BlackRoseWars::new(pack.expect("cards that can be read")))
}

fn run(game: &Arc<dyn AnyGame>, scenario: &str) {
    let head = "title = \"\"\ngame = \"black-rose-wars\"\n";
    let scenario = Scenario::parse(&format!("{head}{scenario}")).expect("a scenario");
    if let Err(error) = scenario.run(game) {
        panic!("{error}");
    }
}

fn seated(seats: u8, position: &Value) -> Sitting {
    let (game, setup, seed) = (game(), Setup::of(seats), Seed::from_number(1));
    let world = game.place(&setup, &seed, position);
    Sitting::at(game, setup, seed, world.expect("a position"))
}

/// Answers with a way; what everybody hears.
fn go(sitting: &mut Sitting, way: &'static str) -> Vec<&'static str> {
    let seat = sitting.waiting().first().expect("somebody is asked");
    let question = sitting.question(seat).expect("a question");
    let wanted = Target::Way(Way(way));
    let at = question.options.iter().position(|it| *it == wanted);
    let at = at.unwrap_or_else(|| panic!("no `{way}` in {question:?}"));
    let events = sitting.answer(seat, &Answer::one(at as u16));
    let events = events.expect("a legal answer").iter();
    events
        .filter_map(|event| event.public.as_ref().map(|it| it.id))
        .collect()
}

// rule: TV-2
#[test]
fn distances_in_the_lodge() {
    let far = |from: (i8, i8), to: (i8, i8)| {
        Hex {
            q: from.0,
            r: from.1,
        }
        .distance(Hex { q: to.0, r: to.1 })
    };
    let near = LODGE.iter().filter(|hex| hex.distance(Hex::CENTRE) <= 2);
    assert_eq!(near.count(), 19);
    assert_eq!(far((-2, 0), (2, 0)), 4);
    assert_eq!(far((-2, 2), (2, -2)), 4);
    assert_eq!(far((0, 0), (2, -3)), 3);
}

// rule: BRW-3.2.15
#[test]
fn nothing_of_the_earlier_game_is_in_the_box() {
    let pack = Pack::built_in();
    let schools: Vec<&str> = pack.schools.iter().map(|it| it.names.en.as_str()).collect();
    let expected = [
        "Agony",
        "Alchemy",
        "Nightmare",
        "Witchcraft",
        "Technomancy",
        "Shamanism",
    ];
    assert_eq!(schools, expected);
    let mages: Vec<&str> = pack.mages.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(mages, ["baron_doria", "rikkart", "gramigna", "arianna"]);
}

// rule: TV-6, BRW-5.11
#[test]
fn one_gain_across_both_cubes_brings_two_moons() {
    let gain = ["Gain 1 power. Move", "Gain 13 power. Move"];
    let game = changed(&[["personal.cards", "evil_eye", gain[0], gain[1]]]);
    let after = "{ aside = 0, hand_size = 2 }";
    let scenario = format!(
        r#"seats = 4
        [position]
        moon = 1
        whose = "R"
        rooms = {{ "1,0" = "observatory" }}
        decks = {{ quests = {{ 3 = ["magus"] }}, events = {{ 3 = ["pledge"] }} }}
        resolve = {{ spell = "evil_eye top", by = "R" }}
        [[position.mages]]
        [[position.mages]]
        at = "1,0"
        power = 5
        [[play]]
        asked = "step"
        pick = "stop"
        expect = {{ moon = 3, mages = {{ D = {after}, R = {{ power = 18, aside = 0, hand_size = 2 }}, G = {after}, A = {after} }} }}
        [[play]]
        pick = "fight"
        [[play]]
        pick = "activate-room"
        expect = {{ mages = {{ R = {{ quests = ["magus"] }} }}, decks = {{ quest_sizes = {{ 1 = 15, 2 = 21, 3 = 12 }} }} }}
        "#
    );
    run(&game, &scenario);
}

// rule: TV-11, BRW-6.2.4
#[test]
fn an_instant_event_pays_both_corners_and_leaves_the_board_alone() {
    let game = changed(&[["events.cards", "event awakening", "1, 0", "1, 2"]]);
    let scenario = r#"seats = 4
        [position]
        moon = 1
        whose = "R"
        events = ["black_overload", "", ""]
        decks = { events = { 1 = ["awakening"] } }
        resolve = { spell = "crows_omen bottom", by = "R" }
        [[position.mages]]
        [[position.mages]]
        at = "1,0"
        [expect.state]
        rose = { power = 3 }
        events = ["black_overload", "", ""]
        discards = { events = { 1 = ["awakening"] } }
        room = { black_rose_room = { instability = ["Rose", "Rose", "Rose", "Rose", "Rose"] } }
        "#;
    run(&game, scenario);
}

// rule: BRW-8.1, BRW-6.2.9
#[test]
fn events_of_study_come_before_the_draws_from_left_to_right() {
    let phase = ["phase: action", "phase: study"];
    let game = changed(&[
        ["events.cards", "event wave_of_fatigue", phase[0], phase[1]],
        [
            "events.cards",
            "event tribute_of_the_command",
            phase[0],
            phase[1],
        ],
    ]);
    let scenario = r#"seats = 2
        [position]
        begin = "study"
        events = ["tribute_of_the_command", "battle", "wave_of_fatigue"]
        [[position.mages]]
        at = "0,0"
        hand = ["curse", "blight"]
        grimoire = ["hex_doll", "hex_doll"]
        [[position.mages]]
        [[play]]
        seat = 0
        asked = "may"
        yes = false
        [[play]]
        seat = 1
        asked = "may"
        yes = false
        [[play]]
        seat = 0
        asked = "discard-spells"
        offers = ["Curse", "Blight"]
        pick = ["Curse"]
        expect = { mages = { D = { memories = ["curse"] } } }
        [[play]]
        seat = 0
        asked = "study-discard"
        offers = ["Blight", "Hex Doll", "Hex Doll", "none"]
        "#;
    run(&game, scenario);
}

// rule: BRW-4.8
#[test]
fn who_has_the_crown_does_not_take_it() {
    let throne = |mage: usize| {
        let whose = ["D", "R"][mage];
        let mut mages = [json!({}), json!({})];
        mages[mage] = json!({ "at": "throne_room" });
        let mut sitting = seated(
            2,
            &json!({
                "whose": whose,
                "room": { "throne_room": { "side": "rebuilt" } },
                "mages": mages,
            }),
        );
        go(&mut sitting, "fight");
        let told = go(&mut sitting, "activate-room");
        assert!(told.contains(&"power-gained"), "{told:?}");
        told.contains(&"crown")
    };
    assert!(!throne(0), "the holder");
    assert!(throne(1), "another mage");
}

// rule: BRW-6.2.5
#[test]
fn a_drawn_event_pays_is_placed_and_pushes_in_this_order() {
    let mut sitting = seated(
        2,
        &json!({
            "begin": "evocation",
            "events": ["hidden_resources", "assault", ""],
            "moon": 1,
            "decks": { "nothing_else": true, "events": { "1": ["rebirth_at_dawn"] } },
            "mages": [{ "board": { "I": "brain_worm active" } }, { "hand": ["curse"] }],
        }),
    );
    // Cleanup waits for the trap; the next turn begins with the answer.
    let seat = sitting.waiting().first().expect("the trap");
    let events = sitting.answer(seat, &Answer::of(&[])).expect("left");
    let told: Vec<&str> = (events.iter())
        .filter_map(|event| event.public.as_ref().map(|it| it.id))
        .collect();
    let from = told.iter().position(|id| *id == "event-drawn");
    let order = [
        "event-drawn",
        "crown",
        "power-gained",
        "event-placed",
        "event-discarded",
        "power-gained",
    ];
    assert_eq!(
        &told[from.expect("a drawn event")..][..6],
        order,
        "{told:?}"
    );
}

// rule: BRW-5.1, TV-8
#[test]
fn beyond_the_last_space_the_token_is_turned_over() {
    let shown = |power: u16| {
        let position = json!({ "moon": 3, "mages": [{ "at": "0,0", "power": power }] });
        let sitting = seated(2, &position);
        let book = Phrasebook::of(sitting.game().as_ref(), Lang::En);
        let sheet = format!("{:?}", sitting.sheet(&book, Viewpoint::Spectator));
        assert_eq!(sitting.world().inspect()["mages"]["D"]["power"], power);
        sheet
    };
    assert!(shown(39).contains("\"39 (+35 4)\""));
    assert!(shown(35).contains("\"35\""));
}

// rule: BRW-10.6
#[test]
fn own_prepared_cards_can_always_be_looked_at() {
    let board = json!({ "quick": "curse bottom", "II": "brain_worm active" });
    let position =
        json!({ "whose": "D", "mages": [{ "at": "0,0" }, { "at": "0,0", "board": board }] });
    let sitting = seated(2, &position);
    let slots =
        |seat| sitting.world().view(Viewpoint::Seat(Seat(seat)))["mages"][1]["slots"].clone();
    let (own, others) = (slots(1), slots(0));
    assert_eq!(own[0]["card"][1], "bottom");
    assert_eq!(own[2]["card"][1], "top");
    assert_eq!(others[0]["card"], Value::Null);
    assert_eq!(others[2]["card"], Value::Null);
}

// rule: BRW-2.3
#[test]
fn a_saved_game_refers_to_texts_and_does_not_hold_them() {
    let position = json!({
        "whose": "R",
        "mages": [{ "at": "0,0" }, { "at": "0,0", "board": { "quick": "curse top" } }, { "at": "0,0" }],
    });
    let mut sitting = seated(3, &position);
    let question = sitting.question(Seat(1)).expect("an action");
    let cast = question.options.len() - 1;
    sitting
        .answer(Seat(1), &Answer::one(cast as u16))
        .expect("a cast");
    let stack = &sitting.world().inspect()["stack"];
    assert!(stack.to_string().contains("curse top by R"), "{stack}");
    let saved = String::from_utf8_lossy(&sitting.world().snapshot()).into_owned();
    for text in ["Deal", "damage", "misfortune", "curse", "Curse"] {
        assert!(!saved.contains(text), "{text}");
    }
}
