//! Damage and defeat where no card of the box shows the rule, or where the order of cubes counts.

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::Pack;
use black_rose_wars::play::options::Options;
use black_rose_wars::play::state::{Lethal, Party, State};
use serde_json::{Value, json};
use table::scenario::Scenario;
use table::{Answer, Game, Seat, Seed, Tale, erase};

const D: Party = Party(0);
const R: Party = Party(1);
const G: Party = Party(2);
const A: Party = Party(3);

/// The game with one text of a card file changed.
fn game_with(file: &str, from: &str, to: &str) -> BlackRoseWars {
    let sources = Pack::built_in_sources().with_change(file, from, to);
    let pack = Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    BlackRoseWars::new(pack)
}

/// Plays a scenario that is written here.
fn run(game: BlackRoseWars, text: &str) {
    let scenario = format!("title = \"\"\ngame = \"black-rose-wars\"\nseats = 4\n{text}");
    let scenario = Scenario::parse(&scenario).expect("a scenario");
    scenario.run(&erase(game)).expect("as expected");
}

/// A position of the four mages.
fn place(game: &BlackRoseWars, position: &Value) -> State {
    let seed = Seed::from_number(1);
    let state = game.place(4, &Options::default(), &seed, position);
    state.expect("a position that can be read")
}

fn answer(game: &BlackRoseWars, state: &mut State, seat: u8, parts: &[u16]) {
    let seat = Seat(seat);
    assert!(game.waiting(state).seats.contains(seat));
    game.answer(state, seat, &Answer::of(parts), &mut Tale::listening());
}

fn track(state: &State, mage: Party) -> &[Party] {
    &state.bodies[mage.index()].track
}

const AROUND: (&str, &str) = (
    "Deal 1 damage to each figure in the Lodge.",
    "Deal 1 damage to each figure within 1.",
);

// rule: TV-4, BRW-12.10, BRW-17.8
#[test]
fn each_figure_within_one() {
    let game = game_with("quests.cards", AROUND.0, AROUND.1);
    run(
        game,
        r#"
        [position]
        whose = "R"
        resolve = { quest = "persuasive_moon", by = "R" }
        [[position.mages]]
        at = "0,0"
        [[position.mages]]
        at = "0,0"
        evocations = [{ kind = "succubus", at = "0,0" }]
        [[position.mages]]
        at = "0,-1"
        evocations = [{ kind = "cadaver", at = "1,0" }]
        [[position.mages]]
        at = "2,0"
        [expect.state]
        mages.D.track = ["R"]
        mages.R = { track = [], supply = 22 }
        mages.G.track = ["R"]
        mages.A.track = []
        evocations = [{ kind = "succubus", damage = [] }, { kind = "cadaver", damage = ["R"] }]
        "#,
    );
}

// rule: BRW-12.10
#[test]
fn each_figure_in_range_must_be_seen() {
    let game = game_with(
        "quests.cards",
        AROUND.0,
        "Deal 1 damage to each figure within 2.",
    );
    run(
        game,
        r#"
        [position]
        whose = "R"
        resolve = { quest = "persuasive_moon", by = "R" }
        [[position.mages]]
        at = "1,1"
        [[position.mages]]
        at = "0,0"
        [[position.mages]]
        at = "2,-1"
        evocations = [{ kind = "cadaver", at = "0,0" }]
        [[position.mages]]
        at = "2,0"
        [expect.state]
        mages.D.track = []
        mages.G.track = []
        mages.A.track = ["R"]
        evocations = [{ kind = "cadaver", damage = ["R"] }]
        "#,
    );
}

/// R's spell has just been aimed at D, who is in the lodge: its next full stop defeats D directly.
fn about_to_fall(track: &[&str], board: &Value) -> (BlackRoseWars, State) {
    let game = BlackRoseWars::new(Pack::built_in());
    let position = json!({
        "whose": "R",
        "resolve": { "spell": "curse top", "by": "R" },
        "mages": [{ "at": "0,0", "track": track, "board": board }, { "at": "0,0" }, { "at": "0,0" }],
    });
    let mut state = place(&game, &position);
    let frame = state.stack.last().expect("the spell asks for its target");
    state.bodies[D.index()].lethal = Some(Lethal {
        frame: frame.id,
        by: Some(R),
        by_avatar: false,
        instant: true,
    });
    (game, state)
}

// rule: TV-43, BRW-18.12, BRW-18.3
#[test]
fn a_direct_defeat_scores_the_cubes_that_are_there() {
    for (cubes, power) in [(&["G", "G"][..], 5), (&[], 0)] {
        let (game, mut state) = about_to_fall(cubes, &json!({}));
        // G is the target, so that nothing is added to the track of D.
        answer(&game, &mut state, 1, &[1]);
        assert!(track(&state, D).is_empty());
        assert!(state.bodies[D.index()].spot.room().is_none());
        assert_eq!(state.trophies[R.index()][D.index()], 1);
        assert_eq!(state.power[G.index()], power);
        assert_eq!(state.power[R.index()], 0);
    }
}

// rule: BRW-18.3
#[test]
fn healing_does_not_avert_a_direct_defeat() {
    let board = json!({ "I": "aegis_of_eternity bottom active" });
    let (game, mut state) = about_to_fall(&["G", "G"], &board);
    answer(&game, &mut state, 1, &[1]);
    // Asked like everybody with an active protection until the defeat itself can be answered.
    while track(&state, D).len() == 2 {
        answer(&game, &mut state, 0, &[0]);
    }
    assert!(track(&state, D).is_empty(), "Aegis of Eternity healed all");
    assert!(state.bodies[D.index()].spot.room().is_none());
    assert_eq!(state.trophies[R.index()][D.index()], 1);
    assert_eq!(state.power[G.index()], 0, "healed cubes are not scored");
}

// rule: BRW-18.16, BRW-13.4.3
#[test]
fn a_lower_life_total_defeats_without_a_trophy() {
    let game = game_with(
        "misfortunes.cards",
        "Your strength is 0.",
        "Your life is 9.",
    );
    run(
        game,
        r#"
        [position]
        whose = "R"
        resolve = { spell = "black_feather top", by = "R" }
        [[position.mages]]
        at = "0,0"
        track = ["G", "G", "G", "G", "G", "G", "G", "A", "A"]
        [[position.mages]]
        at = "0,0"
        [[play]]
        seat = 1
        pick = "seat 0"
        [expect.state]
        mages.D = { at = "cell", track = [], misfortunes = ["weakness"] }
        mages.R = { power = 0, trophies = { D = 0 } }
        mages.G = { power = 4, trophies = { D = 0 } }
        mages.A = { power = 2, trophies = { D = 0 } }
        rose.trophies = { D = 0 }
        "#,
    );
}

// rule: BRW-17.1, BRW-16.2.1
#[test]
fn cubes_come_from_left_to_right() {
    let game = BlackRoseWars::new(Pack::built_in());
    let position = json!({
        "whose": "R",
        "resolve": { "quest": "field_test", "by": "R" },
        "mages": [{ "at": "0,0", "track": ["G", "A"] }, { "at": "0,0" }],
        "room": { "black_rose_room": { "instability": ["Rose", "G"] } },
    });
    let state = place(&game, &position);
    assert_eq!(track(&state, D), [G, A, R, R]);
    assert_eq!(state.rooms[0].instability[..], [Party::ROSE, G, R]);
}

// rule: BRW-17.10
#[test]
fn damage_is_swapped_in_place() {
    let game = BlackRoseWars::new(Pack::built_in());
    let position = json!({
        "whose": "R",
        "resolve": { "spell": "albify top", "by": "R" },
        "mages": [{ "at": "0,0", "track": ["G", "Rose", "G", "A"] }, { "at": "0,0" }],
    });
    let mut state = place(&game, &position);
    // One cube of G, none of A, one of the Rose.
    answer(&game, &mut state, 1, &[1, 0, 1]);
    assert_eq!(track(&state, D), [G, R, R, A]);
}

// rule: BRW-16.2.5
#[test]
fn instability_is_swapped_in_place() {
    let swap = "Swap 2 instability in a room within 2.";
    let game = game_with("quests.cards", swap, "Swap 2 instability in your room.");
    let position = json!({
        "whose": "R",
        "resolve": { "quest": "channeling_instability", "by": "R" },
        "mages": [{}, { "at": "0,0" }],
        "room": { "black_rose_room": { "instability": ["A", "G", "R", "Rose", "A"] } },
    });
    let mut state = place(&game, &position);
    // One cube of G, none of A, one of the Rose.
    answer(&game, &mut state, 1, &[1, 0, 1]);
    assert_eq!(state.rooms[0].instability[..], [A, R, R, R, A, R]);
}

// rule: BRW-17.12
#[test]
fn cubes_close_up_to_the_left() {
    let game = BlackRoseWars::new(Pack::built_in());
    let position = json!({
        "resolve": { "quest": "hydromancer", "by": "D" },
        "mages": [{ "at": "0,0", "track": ["R", "G", "Rose"] }],
    });
    let mut state = place(&game, &position);
    answer(&game, &mut state, 0, &[1, 0, 0]);
    assert_eq!(track(&state, D), [G, Party::ROSE]);
    assert_eq!(state.supply[R.index()], 25);
}
