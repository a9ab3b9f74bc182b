//! Every way a game can end is reached by playing: by chance alone, or by chance from a position
//! in which somebody is near it (section 20).

use darkest_doom::DarkestDoom;
use darkest_doom::cards::Pack;
use darkest_doom::play::options::Options;
use darkest_doom::play::state::{State, Victory};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Chance, Game, Question, Seat, Seed, Tale};

fn game() -> DarkestDoom {
    DarkestDoom::new(Pack::built_in())
}

/// Plays on at random; tells how it ended.
fn play_on(game: &DarkestDoom, mut state: State, chance: &mut Chance) -> State {
    let mut question = Question::default();
    while let Some(seat) = game.waiting(&state).seats.first() {
        game.ask(&state, seat, &mut question);
        let answer = question.random_answer(chance);
        game.answer(&mut state, seat, &answer, &mut Tale::deaf());
    }
    state
}

fn how(state: &State) -> Victory {
    state.ending.expect("the game is over").how
}

/// Random games of so many players: how often they end in which way.
fn random_games(players: u8, number: u64) -> BTreeMap<Victory, u64> {
    let game = game();
    let mut ends = BTreeMap::new();
    for at in 0..number {
        let seed = Seed::from_number(77).child(at);
        let state = game.start(players, &Options::default(), &seed, &mut Tale::deaf());
        let state = state.expect("a game");
        let end = play_on(&game, state, &mut Chance::from_number(at));
        *ends.entry(how(&end)).or_default() += 1;
    }
    ends
}

/// Games from a position until one ends in this way.
fn sooner_or_later(players: u8, position: &Value, victory: Victory) -> State {
    let game = game();
    let ends = (0..400).map(|at| {
        let seed = Seed::from_number(at);
        let state = game.place(players, &Options::default(), &seed, position);
        let state = state.unwrap_or_else(|error| panic!("no position: {}", error.0));
        play_on(&game, state, &mut Chance::from_number(at))
    });
    let found = { ends }.find(|end| how(end) == victory);
    found.unwrap_or_else(|| panic!("no game ends by {victory:?}"))
}

// rule: DD-20.1, DD-20.2, DD-20.3
#[test]
fn chance_alone_reaches_the_last_count_and_the_defeat() {
    let ends = random_games(4, 300);
    assert!(ends.contains_key(&Victory::Glory), "{ends:?}");
    assert!(ends.contains_key(&Victory::Darkness), "{ends:?}");
}

// rule: DD-20.5, DD-14.43
#[test]
fn somebody_purifies_the_high_priestess() {
    let climber = json!({
        "character": "urian", "at": "path_green", "attack": 6, "health": 8,
        "equipment": ["wraith 3"],
    });
    let position = json!({ "round": 7, "turn": "A", "guardians": [climber, {}] });
    let end = sooner_or_later(2, &position, Victory::Priestess);
    let outcome = end.outcome().expect("an outcome");
    assert_eq!(outcome.way, "priestess");
    assert_eq!(outcome.winners.len(), 1);
}

// rule: DD-20.6
#[test]
fn somebody_frees_mosh() {
    let sealed = json!({ "at": "monolith", "relics": { "seal_crystal": 3 }, "hand": [
        "reaper", "black_feathers",
    ] });
    let position = json!({ "turn": "A", "guardians": [sealed, {}, {}] });
    let end = sooner_or_later(3, &position, Victory::Mosh);
    let outcome = end.outcome().expect("an outcome");
    assert_eq!(outcome.way, "mosh");
    assert!(outcome.winners.contains(Seat(0)));
}

// rule: DD-20.7
#[test]
fn somebody_wins_as_the_leader_of_the_hunt() {
    let vines = json!({
        "citadel_green": 3, "citadel_purple": 3, "citadel_orange": 3, "citadel_grey": 3,
        "temple_green": 3, "temple_purple": 3, "temple_orange": 3, "temple_grey": 2,
    });
    let leader = json!([{ "kind": "leader", "at": "temple_grey", "controller": "A" }]);
    let absorbed = json!({ "colour": "green", "absorbed": true, "corruption": 4 });
    let other = json!({ "colour": "purple" });
    let position = json!({
        "turn": "B", "vines": vines, "monsters": leader, "guardians": [absorbed, other],
    });
    let end = sooner_or_later(2, &position, Victory::Leader);
    let outcome = end.outcome().expect("an outcome");
    assert_eq!(outcome.way, "leader");
    assert_eq!(outcome.places, [1, 2]);
}

// rule: DD-23.20, DD-23.23
#[test]
fn a_virtual_guardian_wins_alone() {
    let game = game();
    let options = Options::default();
    let virtuals = (0..40).filter(|at| {
        let seed = Seed::from_number(*at);
        let state = game.start(1, &options, &seed, &mut Tale::deaf());
        let end = play_on(&game, state.expect("a game"), &mut Chance::from_number(*at));
        let outcome = end.outcome().expect("an outcome");
        outcome.way == "virtual" && outcome.winners.is_empty()
    });
    assert!(virtuals.count() > 0);
}
