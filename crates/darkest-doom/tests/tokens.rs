//! What scenarios cannot say about traps, encounters and goals: who sees them, what all cards have
//! in common, and a bag that no game empties.

use crate::scene;

use darkest_doom::cards::{MonsterKind, Pack, ResourceDeck, Timing};
use darkest_doom::play::menu::{Asked, Going};
use scene::{A, B, Scene};
use serde_json::json;
use table::{Game, Seat, Viewpoint};

// rule: DD-10.26
#[test]
fn everybody_sees_trap_tokens_and_whose_they_are() {
    let scene = Scene::duel(json!({
        "guardians": [
            { "at": "plain_grey_1", "traps": ["forest_grey_1"] },
            { "traps": ["lake_green"], "hand": ["bear_pit"] },
        ],
    }));
    let viewpoints = [
        Viewpoint::Seat(Seat(0)),
        Viewpoint::Seat(Seat(1)),
        Viewpoint::Spectator,
    ];
    for viewpoint in viewpoints {
        let view = scene.game.view(&scene.state, viewpoint);
        let trap = |id: &str| view.areas[scene.area(id).index()].trap;
        assert_eq!(trap("forest_grey_1"), Some(A), "{viewpoint:?}");
        assert_eq!(trap("lake_green"), Some(B), "{viewpoint:?}");
        let traps = view.areas.iter().filter(|area| area.trap.is_some());
        assert_eq!(traps.count(), 2, "{viewpoint:?}");
    }
}

// rule: DD-10.25, DD-22.1
#[test]
fn the_question_about_a_trap_card_shows_nothing_about_the_hand() {
    let asked = |card: &str| {
        let mut scene = Scene::duel(json!({
            "guardians": [
                { "at": "plain_grey_1" },
                { "traps": ["forest_grey_1"], "hand": [card], "mana": 0 },
            ],
            "decks": { "corruption": ["corruption_03"] },
            "dice": ["Sw", "Sw", "Sw", "Sw"],
        }));
        scene.go(A, Asked::Act, "forest_grey_1");
        assert!(scene.asks(B, Asked::TrapCard), "{card}");
        scene
    };
    // A trap that can be played, one that cannot be paid and one for monsters look alike.
    let watched = ["bear_pit", "alchemists_fire", "bait_for_the_hunt"].map(|card| {
        let scene = asked(card);
        let view = scene.game.view(&scene.state, Viewpoint::Seat(Seat(0)));
        (view, scene.game.waiting(&scene.state))
    });
    assert!(watched.iter().all(|it| *it == watched[0]));
    let mut bluff = asked("reaper");
    bluff.way(B, Asked::TrapCard, Going::Pass);
    assert!(bluff.player(B).traps.is_empty());
}

// rule: DD-10.13
#[test]
fn every_encounter_costs_action_points_in_the_own_turn() {
    let pack = Pack::built_in();
    let encounters = pack.designs.iter();
    let encounters = encounters.filter(|it| it.deck == ResourceDeck::Encounter);
    for design in encounters {
        assert!(design.cost.ap > 0, "{}", design.id);
        assert_eq!(design.timing, Timing::OwnTurn, "{}", design.id);
    }
}

// rule: DD-18.7
#[test]
fn without_goal_tokens_a_monster_stays_without_a_goal() {
    let mut scene = Scene::duel(json!({
        "round": 3,
        "phase": "dusk",
        "begin": "doom",
        "decks": { "events": ["crows_over_betel"], "event_maps": ["event_map_1n"] },
    }));
    // The Hound is about to appear; only the 3 Hearts are left for it.
    assert!(scene.asks(A, Asked::Spawn));
    scene.state.bag.goals.clear();
    scene.go(A, Asked::Spawn, "forest_grey_2");
    assert!(scene.asks(A, Asked::Act));
    assert_eq!(scene.goal_of(0), None);
    assert_eq!(scene.kind_of(0), MonsterKind::Hunter, "for the first Heart");
    assert_eq!(scene.state.bag.hearts, 3, "all of them are back");
}
