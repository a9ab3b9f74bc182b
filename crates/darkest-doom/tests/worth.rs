//! How well a seat stands while dice lie on the table: what bots that look one step ahead go by.

use crate::scene;

use darkest_doom::play::menu::{Asked, Going, Pick};
use scene::{A, Scene};
use serde_json::json;
use table::{Game, Seat};

/// A stands before an abyss. The test asks for a shield, a sword and a High Priestess; A has the
/// first two and holds a card with this icon.
fn before_the_abyss(card: &str) -> Scene {
    let mut scene = Scene::duel(json!({
        "abysses": ["plain_green_2"],
        "guardians": [{ "at": "temple_green", "hand": [card] }, { "at": "temple_grey" }],
        "decks": { "corruption": ["corruption_02"] },
        "dice": ["Sw", "Sh", "Da", "Da"],
    }));
    scene.go(A, Asked::Act, "plain_green_2");
    scene
}

/// How well A stands after it has picked something.
fn after(mut scene: Scene, pick: Pick) -> f32 {
    scene.pick(A, Asked::ChangeRoll, pick);
    scene.game.evaluate(&scene.state, Seat(0))
}

fn spent(card: &str) -> f32 {
    let scene = before_the_abyss(card);
    let power = Pick::Power(scene.held(A, card), 2);
    after(scene, power)
}

fn kept(card: &str) -> f32 {
    after(before_the_abyss(card), Pick::Way(Going::Pass))
}

#[test]
fn a_card_that_saves_a_test_is_spent() {
    let card = "percivals_errand";
    assert!(spent(card) > kept(card), "{} {}", spent(card), kept(card));
}

#[test]
fn a_card_that_cannot_save_a_test_is_kept() {
    let card = "crow_messenger";
    assert!(kept(card) > spent(card), "{} {}", kept(card), spent(card));
}

// rule: DD-14.43
#[test]
fn a_hopeless_fight_on_the_summit_is_worth_less_than_a_good_one() {
    let climb = |hearts_taken: u8, life: u8| {
        let mut scene = Scene::duel(json!({
            "round": 8,
            "hearts_taken": hearts_taken,
            "guardians": [
                { "at": "path_green", "attack": 6, "health": 8, "life": life, "hand": ["reaper"] },
                {},
            ],
            "decks": { "attacks": ["monster_attack_12"] },
        }));
        scene.go(A, Asked::Act, "winter_mountain");
        assert!(scene.asks(A, Asked::PreRoll));
        scene.game.evaluate(&scene.state, Seat(0))
    };
    assert!(climb(5, 8) > climb(8, 2));
}
