//! Rulings that no position with the cards of the box can show: what others see of a test and of
//! a hand, and a card with several targets.

use darkest_doom::DarkestDoom;
use darkest_doom::cards::Pack;
use serde_json::{Value, json};
use std::sync::Arc;
use table::scenario::Scenario;
use table::{Answer, AnyGame, Lang, Seat, Seed, Setup, Sitting, Target, Viewpoint, World, erase};

fn game() -> Arc<dyn AnyGame> {
    erase(DarkestDoom::new(Pack::built_in()))
}

fn place(position: &Value) -> Box<dyn World> {
    let seed = Seed::from_number(1);
    let placed = game().place(&Setup::of(2), &seed, position);
    placed.unwrap_or_else(|error| panic!("no position: {}", error.0))
}

// rule: DD-9.7
#[test]
fn everybody_knows_the_card_of_a_test_before_the_roll() {
    let world = place(&json!({
        "abysses": ["lodge_green"],
        "decks": { "corruption": ["corruption_22"] },
        "guardians": [{ "at": "plain_green_1" }],
    }));
    let mut sitting = Sitting::at(game(), Setup::of(2), Seed::from_number(1), world);
    let question = sitting
        .question(Seat(0))
        .expect("the turn of the first seat");
    let lodge = |target: &Target| {
        let name = game().name(*target, Lang::En);
        name.is_some_and(|name| name.ends_with("Door of the First Witch"))
    };
    let there = question.options.iter().position(lodge);
    let there = there.expect("the Black Lodge is next to the fields") as u16;
    let answered = sitting.answer(Seat(0), &Answer::one(there));
    assert!(answered.is_ok());
    let events = &sitting.log().last().expect("a story").events;
    let told = |rule: &str| events.iter().position(|it| it.rule.as_str() == rule);
    let card = told("DD-9.7").expect("the card");
    assert!(card < told("DD-1.2").expect("the roll"));
    assert!(events[card].public.is_some() && events[card].private.is_none());
}

// rule: DD-11.6
#[test]
fn the_number_of_corruption_cards_is_public_their_faces_are_not() {
    let world = place(&json!({
        "guardians": [{ "corruption": ["corruption_01", "corruption_07"], "hand": ["reaper"] }],
    }));
    let seen_by = |viewpoint: Viewpoint| world.view(viewpoint)["players"][0].clone();
    let own = seen_by(Seat(0).into());
    assert_eq!(own["corruption"], json!([0, 6]));
    for viewpoint in [Seat(1).into(), Viewpoint::Spectator] {
        let seen = seen_by(viewpoint);
        assert_eq!(seen["corruption"], Value::Null);
        assert_eq!(seen["corruption_size"], 2);
        assert_eq!(seen["hand_size"], 1);
    }
}

// rule: DD-10.36
#[test]
fn the_caster_orders_several_targets() {
    let sources = Pack::built_in_sources().with_change(
        "encounters.cards",
        "text: Gain 3 mana.",
        "text: Each monster within 2 areas: deal 2 hits to it.",
    );
    let pack = Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let game = erase(DarkestDoom::new(pack));
    let scenario = r#"
        title = "Hits on every monster near: the caster says which one is struck first"
        game = "darkest-doom"
        seats = 2
        [position]
        monsters = [
            { kind = "hound", at = "forest_green_1" },
            { kind = "hound", at = "citadel_green" },
            { kind = "hound", at = "lake_green" },
        ]
        decks.attacks = ["monster_attack_06", "monster_attack_04", "monster_attack_17"]
        [[position.guardians]]
        at = "plain_green_1"
        hand = ["victors_blessing"]
        [[play]]
        pick = "Victor's Blessing"
        [[play]]
        asked = "target"
        offers = ["Hound 1", "Hound 2", "Hound 3"]
        pick = "Hound 2"                        # health 3
        [[play]]
        asked = "target"
        offers = ["Hound 1", "Hound 3"]
        pick = "Hound 3"                        # health 1
        [expect.state]
        monsters = [{ at = "forest_green_1" }, { at = "citadel_green" }]
        guardians.A.glory = 3
    "#;
    let ran = Scenario::parse(scenario).and_then(|it| it.run(&game));
    ran.unwrap_or_else(|error| panic!("{error}"));
}

// rule: DD-22.2
#[test]
fn the_active_player_announces_first_then_the_others_from_first_to_last() {
    let sources = Pack::built_in_sources().with_change(
        "encounters.cards",
        "text: Gain 3 mana.",
        "text: Each player: gain 6 Daily Glory.",
    );
    let pack = Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let game = erase(DarkestDoom::new(pack));
    let scenario = r#"
        title = "B acts, the second of three: B announces, then A, then C"
        game = "darkest-doom"
        seats = 3
        [position]
        turn = "B"
        order = ["A", "B", "C"]
        [[position.guardians]]
        achievements = ["two_domes"]
        [[position.guardians]]
        achievements = ["name_on_every_tongue"]
        hand = ["victors_blessing"]
        [[position.guardians]]
        achievements = ["unbroken"]
        [[play]]
        seat = 1
        pick = "Victor's Blessing"
        [[play]]
        seat = 1
        asked = "target"
        pick = "Player 1"
        [[play]]
        seat = 1
        asked = "target"
        pick = "Player 2"
        [[play]]
        seat = 1
        asked = "announce"
        offers = ["A Name on Every Tongue", "pass"]
        pick = "pass"
        [[play]]
        seat = 0
        asked = "announce"
        pick = "pass"
        [[play]]
        seat = 2
        asked = "announce"
        pick = "pass"
        expect = { turn = "B", asked = "act" }
    "#;
    let ran = Scenario::parse(scenario).and_then(|it| it.run(&game));
    ran.unwrap_or_else(|error| panic!("{error}"));
}
