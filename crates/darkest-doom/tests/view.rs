//! What each viewpoint sees (section 22.2), and what a re-deal leaves alone.

use crate::scene;

use darkest_doom::play::state::Participant;
use darkest_doom::view::{EquippedView, FrameView, View};
use scene::{A, B, Scene};
use serde_json::json;
use table::{Chance, Game, Seat, Viewpoint};

fn scene() -> Scene {
    Scene::new(
        2,
        &json!({
            "round": 5, "phase": "dusk", "turn": "A", "doom": 2,
            "vines": { "citadel_green": 2, "temple_grey": 3 },
            "abysses": ["lake_green"],
            "alliances": { "orange": "B 4" },
            "monsters": [{ "kind": "hunter", "at": "lodge_green", "goal": "goal_structure_green" }],
            "guardians": [
                {
                    "colour": "grey", "at": "plain_green_1",
                    "hand": ["reaper", "black_feathers"], "corruption": 2,
                    "mission": "mission_prayer_to_aion", "raise": "attack", "search": "seal_crystal",
                    "achievements": ["two_domes", "well_armed"],
                    "equipment": ["wraith 2"], "traps": ["plain_green_2"],
                },
                {
                    "colour": "purple", "hand": ["reaper"], "corruption": 1,
                    "mission": "mission_ashes_of_the_hamlet", "raise": "magic",
                    "search": "urn_of_elders", "declared": true,
                    "achievements": ["thorn_cutter"],
                },
            ],
        }),
    )
}

fn seen(scene: &Scene, viewpoint: Viewpoint) -> View {
    scene.game.view(&scene.state, viewpoint)
}

// rule: DD-22.2, DD-11.6, DD-19.6
#[test]
fn everybody_sees_the_own_cards_and_the_number_of_the_others() {
    let scene = scene();
    let view = seen(&scene, Viewpoint::Seat(Seat(0)));
    let [own, other] = [&view.players[0], &view.players[1]];
    assert_eq!(own.hand.as_ref().map(Vec::len), Some(2));
    assert_eq!(own.corruption.as_ref().map(Vec::len), Some(2));
    assert_eq!(own.achievements.as_ref().map(Vec::len), Some(2));
    assert!(own.mission.is_some());
    assert_eq!(other.hand, None);
    assert_eq!((other.hand_size, other.corruption_size), (1, 1));
    assert_eq!((&other.corruption, &other.achievements), (&None, &None));
    assert_eq!((other.achievements_size, other.has_mission), (1, true));
    assert_eq!(other.mission, None);
    let spectator = seen(&scene, Viewpoint::Spectator);
    assert!(spectator.players.iter().all(|it| it.hand.is_none()));
    assert!(spectator.players.iter().all(|it| it.mission.is_none()));
}

// rule: DD-13.5, DD-22.2
#[test]
fn a_declared_mission_shows_its_area_but_not_its_card() {
    let scene = scene();
    let view = seen(&scene, Viewpoint::Seat(Seat(0)));
    let area = scene.area("plain_green_2");
    assert_eq!(view.players[1].declared, Some(area));
    assert_eq!(view.players[1].mission, None);
    assert_eq!(view.players[0].declared, None);
    assert_eq!(view.areas[area.index()].declared, [B]);
    let marks = view.players[1].marks.expect("marks are public");
    assert_eq!(
        json!(marks),
        json!({ "raise": "magic", "search": "urn_of_elders" })
    );
}

// rule: DD-22.2, DD-10.26, DD-1.15, DD-17.14
#[test]
fn the_board_is_open_to_all() {
    let scene = scene();
    let view = seen(&scene, Viewpoint::Spectator);
    let area = |id: &str| &view.areas[scene.area(id).index()];
    assert_eq!(area("citadel_green").vines, 2);
    assert_eq!(area("temple_grey").vines, 3);
    assert!(area("lake_green").abyss);
    assert_eq!(area("plain_green_2").trap, Some(A));
    assert_eq!(
        view.alliances[2].map(|it| (it.ally, it.value)),
        Some((B, 4))
    );
    assert_eq!(view.guardians[1].points, 4);
    let wraith = EquippedView::Wraith { lanterns: 2 };
    assert_eq!(view.players[0].equipment, [wraith]);
    let monster = view.monsters[0].as_ref().expect("a monster");
    assert_eq!(monster.heads_for, Some(scene.area("temple_green")));
    assert_eq!(
        (view.hearts_taken, view.bag.hearts, view.echo),
        (5, 5, true)
    );
    assert_eq!(view.bag.goals.len(), 7);
    assert_eq!((view.difficulty, view.doom), (4, 2));
    assert_eq!(view.order, [Participant(0), Participant(1)]);
}

// rule: DD-22.2, DD-9.7, DD-14.7
#[test]
fn dice_and_drawn_cards_of_a_test_are_open() {
    let mut scene = Scene::new(
        2,
        &json!({
            "turn": "A", "abysses": ["forest_green_1"], "dice": ["Sw", "Da", "Du", "Du"],
            "decks": { "corruption": ["corruption_24"] },
            "guardians": [{ "at": "plain_green_1", "colour": "grey", "hand": ["reaper"] }],
        }),
    );
    scene.go(A, darkest_doom::play::menu::Asked::Act, "forest_green_1");
    let view = seen(&scene, Viewpoint::Seat(Seat(1)));
    let Some(FrameView::Test {
        roll,
        card,
        symbols,
        missing,
        ..
    }) = view.stack.last()
    else {
        panic!("a test is in progress: {:?}", view.stack);
    };
    assert!(card.is_some());
    let mut left = roll.dice.clone();
    let lacking = symbols.iter().filter(|symbol| {
        let found = left.iter().position(|die| die == *symbol);
        found.map(|at| left.remove(at)).is_none()
    });
    assert_eq!(*missing, Some(lacking.count() as u8));
    assert_eq!(json!(roll.dice), json!(["sword", "dawn", "dusk", "dusk"]));
}

// rule: DD-22.2, DD-1.13
#[test]
fn a_new_deal_keeps_what_the_seat_knows() {
    let scene = scene();
    let before = seen(&scene, Viewpoint::Seat(Seat(0)));
    let mut hands = std::collections::BTreeSet::new();
    for number in 0..40 {
        let mut chance = Chance::from_number(number);
        let dealt = scene.game.redeal(&scene.state, Seat(0), &mut chance);
        scene.game.audit(&dealt).expect("a sound state");
        let after = scene.game.view(&dealt, Viewpoint::Seat(Seat(0)));
        assert_eq!(after, before);
        let other = &dealt.players[1];
        let area = |it: &darkest_doom::play::state::Player| {
            let mission = it.mission.expect("a mission");
            scene.game.pack().missions[mission.index()].area
        };
        assert_eq!(area(other), scene.area("plain_green_2"));
        hands.insert((other.hand.to_vec(), other.achievements[0].card));
    }
    assert!(hands.len() > 20, "the other hand is always the same");
}

// rule: DD-6.5, DD-6.6, DD-7.1
#[test]
fn one_sees_how_far_one_can_walk_and_what_that_sets_off() {
    let scene = Scene::new(
        2,
        &json!({
            "turn": "A", "abysses": ["forest_green_1"],
            "guardians": [{ "at": "plain_green_1", "colour": "grey" }, { "colour": "purple" }],
        }),
    );
    let view = seen(&scene, Viewpoint::Seat(Seat(0)));
    let (own, map) = (&view.players[0], &scene.game.pack().map);
    let here = scene.area("plain_green_1");
    let next = |area: darkest_doom::cards::AreaId| {
        let all = own.walk.iter();
        all.filter(move |it| it.via == area)
    };
    assert_eq!(next(here).count(), map.neighbours(here).iter().count());
    assert!(next(here).all(|it| it.ap == 1 && map.distance(here, it.area) == 1));
    let abyss = own
        .walk
        .iter()
        .find(|it| it.area == scene.area("forest_green_1"));
    let sets_off = json!(abyss.expect("the forest is near").sets_off);
    assert_eq!(sets_off, json!(["abyss"]));
    for step in &own.walk {
        assert!(step.ap <= own.ap && step.area != here);
        let before = own.walk.iter().find(|it| it.area == step.via);
        let before = before.map_or(0, |it| it.ap);
        assert!(before < step.ap, "{step:?}");
        assert!(map.distance(here, step.area) <= step.ap, "{step:?}");
    }
    assert!(view.players[1].walk.is_empty(), "that is for who plays it");
    assert!(
        seen(&scene, Viewpoint::Spectator).players[0]
            .walk
            .is_empty()
    );
}

// rule: DD-14.3, DD-14.11
#[test]
fn a_combat_is_counted_while_it_goes_on() {
    let mut tallied = 0;
    let game = table::erase(scene().game);
    let mut chance = Chance::from_number(5);
    for number in 0..6 {
        let seed = table::Seed::from_number(number);
        let setup = table::Setup::of(2);
        let mut sitting = table::Sitting::start(game.clone(), setup, seed).expect("a game");
        while let Some(seat) = sitting.waiting().first() {
            let view = sitting.world().view(Viewpoint::Spectator);
            let frames = view["stack"].as_array().expect("frames");
            for combat in frames.iter().filter(|it| it["kind"] == "combat") {
                let tally = |side: usize| &combat["sides"][side]["tally"];
                assert_eq!(tally(0).is_null(), combat["rolled"] == false);
                let number = |side: usize, what: &str| tally(side)[what].as_u64();
                for (own, other) in [(0, 1), (1, 0)] {
                    let Some(hits) = number(other, "hits") else {
                        continue;
                    };
                    let most = hits.saturating_sub(number(own, "parries").unwrap_or(0));
                    assert!(number(own, "wounds").is_some_and(|it| it <= most));
                    tallied += 1;
                }
            }
            let question = sitting.question(seat).expect("a question");
            let answer = question.random_answer(&mut chance);
            sitting.answer(seat, &answer).expect("an answer that fits");
        }
    }
    assert!(tallied > 20, "{tallied}");
}
