//! Setup, rounds, the Darkest Doom's turn and the end of a game (sections 2, 5, 17 and 20).

use crate::board;

use board::{A, B, Board, PASS, area, game};
use darkest_doom::cards::{Colour, Phase, Relic, Trait};
use darkest_doom::play::menu::{Asked, Going, MenuShape, Pick};
use darkest_doom::play::options::{Options, Picking, Virtuals};
use darkest_doom::play::state::{Equipped, Marks, Participant, Victory};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{Answer, Game, Seat, Seed, SetupError, Tale};

const C: usize = 2;
const D: usize = 3;

fn start(seats: u8, options: &Options) -> Result<Board, SetupError> {
    let seed = Seed::from_number(3);
    let state = game().start(seats, options, &seed, &mut Tale::deaf())?;
    Ok(Board { state })
}

fn choosing() -> Options {
    Options {
        setup: Picking::Choose,
        ..Options::default()
    }
}

fn virtuals(number: u8) -> Options {
    Options {
        virtuals: Virtuals::Number(number),
        ..Options::default()
    }
}

fn four(position: &Value) -> Board {
    Board::lay(4, &Options::default(), position)
}

fn places(board: &Board) -> Vec<usize> {
    board.state.order.iter().map(|it| it.index()).collect()
}

/// Picks the first of what is offered until something else is asked.
fn first_while(board: &mut Board, asked: Asked) {
    while board.asked() == asked && board.party().is_some() {
        let pick = board.picks()[0];
        board.pick(pick);
    }
}

/// Names a number.
fn amount(board: &mut Board, number: u16) {
    let who = board.party().expect("somebody is asked");
    let seat = Seat(who as u8);
    game().answer(
        &mut board.state,
        seat,
        &Answer::one(number),
        &mut Tale::deaf(),
    );
}

// rule: DD-1.1, DD-23.1
#[test]
fn virtual_guardians_play_beside_one_player_only() {
    let solo = start(1, &Options::default()).expect("one player");
    assert_eq!(solo.state.guardians.len(), 4);
    let solo = start(1, &virtuals(2)).expect("one player");
    assert_eq!(solo.state.guardians.len(), 3);
    assert!(start(2, &virtuals(1)).is_err());
    assert!(start(0, &Options::default()).is_err());
    assert!(start(5, &Options::default()).is_err());
}

// rule: DD-23.1
#[test]
fn options_are_words_or_numbers_and_nothing_else() {
    let read = |value| serde_json::from_value::<Options>(value).ok();
    assert_eq!(read(json!({})), Some(Options::default()));
    assert_eq!(read(json!({ "virtuals": "2" })), Some(virtuals(2)));
    assert_eq!(read(json!({ "virtuals": 2 })), Some(virtuals(2)));
    assert_eq!(
        read(json!({ "virtuals": "auto" })),
        Some(Options::default())
    );
    assert_eq!(read(json!({ "setup": "choose" })), Some(choosing()));
    assert_eq!(read(json!({ "virtuals": 4 })), None);
    assert_eq!(read(json!({ "avatar": "none" })), None);
}

// rule: DD-1.4, DD-1.6, DD-1.10, DD-1.17, DD-2.1, DD-2.2, DD-2.3, DD-2.4, DD-2.6, DD-2.7, DD-2.9
#[test]
fn the_board_before_the_first_dawn() {
    let board = start(4, &Options::default()).expect("four players");
    let state = &board.state;
    assert_eq!(state.vines, [[0; 4]; 2]);
    assert_eq!((state.hearts_taken, state.bag.hearts), (0, 0));
    assert_eq!(state.bag.goals.len(), 8);
    assert_eq!(state.doom, 0);
    assert_eq!(state.echo_events.len(), 5);
    let echo = |event: &darkest_doom::cards::EventId| game().pack().events[event.index()].echo;
    assert!(state.echo_events.iter().all(echo));
    assert!(!state.events.deck.iter().any(echo));
    assert_eq!(state.acolytes_left, [true; 4]);
    assert_eq!(state.monsters, [None; 3]);
    assert!(state.abysses.is_empty());
}

// rule: DD-2.10, DD-2.11, DD-2.12, DD-2.14
#[test]
fn everybody_starts_on_the_own_temple() {
    let board = start(4, &Options::default()).expect("four players");
    let map = &game().pack().map;
    let mut characters = BTreeSet::new();
    for (guardian, player) in board.state.guardians.iter().zip(&board.state.players) {
        assert_eq!(guardian.area, Some(map.temple(guardian.colour)));
        assert_eq!(guardian.glory, 0);
        assert!(characters.insert(player.character));
        let card = &game().pack().characters[player.character.index()];
        assert_eq!(player.traits, card.start);
        assert_eq!(player.life, card.start[Trait::Health.index()]);
        assert_eq!(player.mana, card.start[Trait::Magic.index()]);
        assert_eq!((player.ap, player.coins, player.moths), (0, 0, 0));
        assert!(player.hand.is_empty() && player.equipment.is_empty());
        assert_eq!(player.relics, [0; 3]);
    }
    let colours: BTreeSet<Colour> = board.state.guardians.iter().map(|it| it.colour).collect();
    assert_eq!(colours.len(), 4);
}

// rule: DD-2.10
#[test]
fn characters_and_temples_are_picked_in_seat_order() {
    let mut board = start(2, &choosing()).expect("two players");
    assert_eq!((board.asked(), board.party()), (Asked::Character, Some(A)));
    let wanted = board.picks()[3];
    board.pick(wanted);
    assert_eq!((board.asked(), board.party()), (Asked::Temple, Some(A)));
    board.pick(Pick::Colour(Colour::Purple));
    assert_eq!((board.asked(), board.party()), (Asked::Character, Some(B)));
    assert!(!board.offers(wanted));
    assert_eq!(board.picks().len(), 3);
    let other = board.picks()[0];
    board.pick(other);
    assert!(!board.offers(Pick::Colour(Colour::Purple)));
    board.pick(Pick::Colour(Colour::Grey));
    assert_eq!(board.at(A), Some(area("temple_purple")));
    assert_eq!(board.at(B), Some(area("temple_grey")));
    assert_eq!(Pick::Character(board.player(A).character), wanted);
    assert_eq!((board.asked(), board.party()), (Asked::MarkTrait, Some(A)));
}

// rule: DD-23.2, DD-23.3
#[test]
fn a_single_player_is_grey() {
    let board = start(1, &virtuals(2)).expect("one player");
    let colours: Vec<Colour> = board.state.guardians.iter().map(|it| it.colour).collect();
    assert_eq!(colours, [Colour::Grey, Colour::Green, Colour::Purple]);
    assert_eq!(board.at(B), Some(area("temple_green")));
    let mut board = start(1, &choosing()).expect("one player");
    let sela = board.picks()[0];
    board.pick(sela);
    assert_eq!(board.asked(), Asked::MarkTrait, "the temple is no choice");
    assert_eq!(board.guardian(A).colour, Colour::Grey);
}

// rule: DD-2.13, DD-13.2
#[test]
fn the_first_mission_is_marked_in_seat_order() {
    let mut board = start(2, &Options::default()).expect("two players");
    assert_eq!((board.asked(), board.party()), (Asked::MarkTrait, Some(A)));
    assert_eq!(board.picks().len(), 4);
    assert!(board.player(A).mission.is_some() && board.player(B).mission.is_none());
    board.pick(Pick::Trait(Trait::Wisdom));
    assert_eq!(board.picks().len(), 3);
    board.pick(Pick::Relic(Relic::SealCrystal));
    let marks = Marks {
        raise: Trait::Wisdom,
        search: Relic::SealCrystal,
    };
    assert_eq!(board.player(A).marks, Some(marks));
    assert_eq!((board.asked(), board.party()), (Asked::MarkTrait, Some(B)));
}

// rule: DD-5.3, DD-5.4, DD-5.5
#[test]
fn the_highest_roll_plays_first_and_only_ties_are_rolled_again() {
    let board = Board::lay(
        3,
        &Options::default(),
        &json!({ "begin": "phase", "destiny": [7, 4, 7, 2, 9] }),
    );
    assert_eq!(places(&board), [C, A, B]);
    assert!(board.state.prescribed.destiny.is_empty());
}

// rule: DD-5.7, DD-5.10, DD-3.9, DD-3.10
#[test]
fn the_first_dawn_brings_coins_and_action_points() {
    let guardians = json!([{ "coins": 0, "ap": 0 }, { "coins": 0, "ap": 0 }]);
    let board = Board::two(&json!({ "begin": "phase", "guardians": guardians }));
    for player in &board.state.players {
        assert_eq!((player.coins, player.ap), (3, 4));
    }
    assert_eq!((board.state.round, board.state.phase), (1, Phase::Dawn));
}

// rule: TV-46, DD-5.8, DD-15.7, DD-16.3
#[test]
fn moths_cost_glory_at_every_dawn() {
    let guardians = json!([{ "moths": 2, "coins": 1 }, {}]);
    let board = Board::two(&json!({ "round": 3, "begin": "phase", "guardians": guardians }));
    assert_eq!((board.glory(A), board.glory(B)), (-2, 0));
    assert_eq!(board.player(A).coins, 1, "only the first dawn gives coins");
}

// rule: TV-71, DD-5.9, DD-23.9, DD-23.10
#[test]
fn virtual_guardians_gain_at_dawn() {
    let board = Board::solo(&json!({
        "round": 2, "begin": "phase",
        "guardians": [{}, { "acolytes": 1 }],
        "alliances": { "purple": "B 2", "grey": "B 1" },
        "vines": { "temple_green": 2 },
    }));
    assert_eq!(board.glory(B), 2);
    assert_eq!(board.state.vines[1][Colour::Green.index()], 1);
}

// rule: DD-5.11, DD-5.13
#[test]
fn as_many_cards_as_wisdom_each_from_a_deck_of_choice() {
    let guardians = json!([{ "wisdom": 3 }, { "wisdom": 2 }]);
    let mut board = Board::two(&json!({
        "round": 2, "begin": "draw", "order": ["B", "A"], "guardians": guardians,
    }));
    assert_eq!((board.asked(), board.party()), (Asked::Deck, Some(B)));
    assert_eq!(board.picks().len(), 4);
    first_while(&mut board, Asked::Deck);
    assert_eq!(board.player(B).hand.len(), 2);
    assert_eq!((board.asked(), board.party()), (Asked::MarkTrait, Some(B)));
    first_while(&mut board, Asked::MarkTrait);
    first_while(&mut board, Asked::MarkRelic);
    assert_eq!((board.asked(), board.party()), (Asked::Deck, Some(A)));
    first_while(&mut board, Asked::Deck);
    assert_eq!(board.player(A).hand.len(), 3);
}

// rule: TV-54, DD-13.2
#[test]
fn marks_differ_from_those_before() {
    let guardians = json!([
        { "wisdom": 1, "last_raise": "attack", "last_search": "seal_crystal" }, {}
    ]);
    let mut board = Board::two(&json!({
        "round": 2, "begin": "draw", "guardians": guardians,
    }));
    first_while(&mut board, Asked::Deck);
    assert_eq!(board.asked(), Asked::MarkTrait);
    assert!(!board.offers(Pick::Trait(Trait::Attack)));
    assert_eq!(board.picks().len(), 3);
    board.pick(Pick::Trait(Trait::Wisdom));
    assert!(!board.offers(Pick::Relic(Relic::SealCrystal)));
    board.pick(Pick::Relic(Relic::SpiritLantern));
    assert!(board.player(A).mission.is_some());
}

// rule: DD-5.13, DD-13.1, DD-13.3
#[test]
fn who_has_a_mission_draws_none() {
    let mission = "mission_wolf_tracks";
    let guardians = json!([
        { "wisdom": 1, "mission": mission, "raise": "attack", "search": "urn_of_elders" },
        { "wisdom": 1 },
    ]);
    let mut board = Board::two(&json!({ "round": 2, "begin": "draw", "guardians": guardians }));
    let before = board.player(A).mission;
    first_while(&mut board, Asked::Deck);
    assert_eq!(board.player(A).mission, before);
    assert_eq!((board.asked(), board.party()), (Asked::MarkTrait, Some(B)));
}

// rule: DD-22.1
#[test]
fn a_purse_works_by_itself_before_the_draw() {
    let guardians = json!([{ "coins": 1, "equipment": ["eduards_purse"] }, {}]);
    let board = Board::two(&json!({ "round": 2, "begin": "draw", "guardians": guardians }));
    assert_eq!(board.player(A).coins, 2);
    let tokens = |board: &Board| match board.player(A).equipment[0] {
        Equipped::Card { tokens, .. } => tokens,
        Equipped::Wraith { .. } => 0,
    };
    assert_eq!(tokens(&board), 2);
    let guardians = json!([{ "coins": 5, "equipment": ["eduards_purse"] }, {}]);
    let board = Board::two(&json!({ "round": 2, "begin": "draw", "guardians": guardians }));
    assert_eq!(tokens(&board), 3, "with five coins it is not used");
}

// rule: DD-5.10, DD-5.15, DD-3.7
#[test]
fn dusk_renews_action_points_and_mana() {
    let guardians = json!([{ "ap": 0, "mana": 0, "magic": 3, "corruption": 1 }, {}]);
    let board = Board::two(&json!({
        "phase": "dusk", "begin": "phase", "guardians": guardians,
    }));
    assert_eq!((board.player(A).ap, board.player(A).mana), (4, 3));
    assert_eq!(board.asked(), Asked::DuskStart);
}

// rule: TV-17, DD-5.16
#[test]
fn corruption_is_swapped_once_and_only_if_wanted() {
    let guardians = json!([
        { "corruption": 3, "hand": ["vanguard_sword", "order_shield"] }, { "corruption": 1 }
    ]);
    let position = json!({ "phase": "dusk", "begin": "draw", "guardians": guardians });
    let mut board = Board::two(&position);
    let before = board.player(A).corruption.clone();
    assert_eq!((board.asked(), board.party()), (Asked::DuskStart, Some(A)));
    board.pick(Pick::Way(Going::Accept));
    let player = board.player(A);
    assert_eq!((player.corruption.len(), player.hand.len()), (3, 2));
    assert!(player.corruption.iter().all(|card| !before.contains(card)));
    assert_eq!(board.party(), Some(B), "A cannot swap again");
    let mut board = Board::two(&position);
    board.pick(PASS);
    assert_eq!(board.player(A).corruption, before);
    assert_eq!((board.asked(), board.party()), (Asked::DuskStart, Some(B)));
}

// rule: DD-5.16, DD-22.1
#[test]
fn a_censer_works_before_or_after_the_swap() {
    let guardians = json!([{ "corruption": 2, "equipment": ["temple_censer"] }, {}]);
    let mut board = Board::two(&json!({
        "phase": "dusk", "begin": "draw", "guardians": guardians,
    }));
    board.pick(Pick::Way(Going::Accept));
    assert_eq!(board.asked(), Asked::DuskStart);
    assert!(!board.offers(Pick::Way(Going::Accept)));
    board.pick(Pick::Equipment(0));
    let card = board.player(A).corruption[0];
    board.pick_all(&[Pick::Corruption(card)]);
    assert_eq!(board.player(A).corruption.len(), 1);
    assert_ne!(board.asked(), Asked::DuskStart, "once per dusk");
}

// rule: DD-5.17, DD-19.1
#[test]
fn two_achievements_are_drawn_in_the_first_round() {
    let board = Board::two(&json!({ "phase": "dusk", "begin": "achievements" }));
    for player in &board.state.players {
        assert_eq!(player.achievements.len(), 2);
    }
    assert_ne!(board.asked(), Asked::DrawAchievements);
}

// rule: DD-19.1, DD-19.2
#[test]
fn later_achievements_are_exchanged_at_will() {
    let mut board = Board::two(&json!({
        "round": 2, "phase": "dusk", "begin": "achievements",
        "guardians": [{ "achievements": ["new_banner"] }, {}],
    }));
    assert_eq!(
        (board.asked(), board.party()),
        (Asked::DropAchievements, Some(A))
    );
    assert_eq!(board.state.menu.shape, MenuShape::Some { min: 0, max: 1 });
    let held = board.player(A).achievements[0].card;
    board.pick_all(&[Pick::Achievement(held)]);
    assert_eq!(board.state.achievements.discard, [held]);
    assert_eq!(
        (board.asked(), board.party()),
        (Asked::DrawAchievements, Some(A))
    );
    assert_eq!(board.state.menu.shape, MenuShape::Amount { lo: 0, hi: 2 });
    amount(&mut board, 1);
    assert_eq!(board.player(A).achievements.len(), 1);
    assert_eq!(
        (board.asked(), board.party()),
        (Asked::DrawAchievements, Some(B))
    );
    amount(&mut board, 0);
    assert!(board.player(B).achievements.is_empty());
}

// rule: TV-57, DD-17.1, DD-1.15
#[test]
fn each_dusk_puts_a_heart_into_the_bag() {
    let board = Board::two(&json!({
        "round": 3, "phase": "dusk", "begin": "doom",
        "decks": { "events": ["weeping_moon"] },
    }));
    assert_eq!((board.state.hearts_taken, board.state.bag.hearts), (3, 3));
    assert_eq!(board.state.bag.goals.len(), 8);
}

// rule: DD-17.2, DD-17.14
#[test]
fn the_echo_events_join_the_deck_at_the_fifth_dusk() {
    let doom = |round: u8| Board::two(&json!({ "round": round, "phase": "dusk", "begin": "doom" }));
    let echoes = |board: &Board| {
        let events = &board.state.events;
        let all = events
            .deck
            .iter()
            .chain(&board.state.event)
            .chain(&events.discard);
        all.filter(|it| game().pack().events[it.index()].echo)
            .count()
    };
    assert_eq!(echoes(&doom(4)), 0);
    let board = doom(5);
    assert_eq!(echoes(&board), 5);
    assert!(board.state.echo_events.is_empty());
}

// rule: DD-17.3, DD-17.4, DD-17.5, DD-17.7, DD-17.10, DD-17.12
#[test]
fn the_event_creates_and_works_until_the_next() {
    let map = &game().pack().event_maps[0];
    let board = Board::two(&json!({
        "round": 2, "phase": "dusk", "begin": "doom",
        "event": "howl_on_the_ridge", "abysses": ["forest_green_1"],
        "decks": { "events": ["weeping_moon"], "event_maps": [map.id] },
    }));
    let state = &board.state;
    assert_eq!(state.vines[1][Colour::Green.index()], 1);
    assert_eq!(state.vines[0][Colour::Orange.index()], 1);
    assert_eq!(state.abysses, map.abysses.iter().copied().collect());
    assert_eq!(state.lasting.len(), 1);
    assert_eq!(state.events.discard.len(), 1);
    assert_eq!(board.asked(), Asked::Act, "the dusk turns follow");
}

// rule: TV-58, DD-17.8, DD-17.9, DD-17.13, DD-1.7, DD-1.9
#[test]
fn the_first_player_places_hounds_while_there_is_room() {
    let map = &game().pack().event_maps[0];
    let mut board = Board::two(&json!({
        "round": 2, "phase": "dusk", "begin": "doom", "order": ["B", "A"],
        "monsters": [
            { "kind": "hound", "at": "mountain_green_2" },
            { "kind": "hunter", "at": "mountain_grey_2" },
        ],
        "decks": { "events": ["the_hunt_gathers"], "event_maps": [map.id] },
    }));
    assert_eq!((board.asked(), board.party()), (Asked::Spawn, Some(B)));
    let offered: Vec<Pick> = map.monsters.iter().copied().map(Pick::Area).collect();
    assert!(board.picks().iter().all(|pick| offered.contains(pick)));
    let Pick::Area(chosen) = board.picks()[0] else {
        panic!("areas are offered");
    };
    board.pick(Pick::Area(chosen));
    let third = board.state.monsters[2].expect("a third monster");
    assert_eq!(third.area, chosen);
    assert_ne!(board.asked(), Asked::Spawn, "the second icon has no effect");
    let goals = |board: &Board| {
        board
            .state
            .monsters
            .iter()
            .flatten()
            .all(|it| it.goal.is_some())
    };
    while board.asked() == Asked::Metamorphosis {
        let pick = board.picks()[0];
        board.pick(pick);
    }
    assert!(goals(&board), "all draw goals");
}

// rule: DD-17.8
#[test]
fn with_all_marked_areas_taken_a_hound_appears_nearby() {
    let pack = game().pack();
    let map = &pack.event_maps[0];
    let ids: Vec<&str> = map
        .monsters
        .iter()
        .map(|it| pack.area(*it).id.as_str())
        .collect();
    let guardians: Vec<Value> = ids.iter().take(4).map(|id| json!({ "at": id })).collect();
    let monsters: Vec<Value> = ids
        .iter()
        .skip(4)
        .map(|id| json!({ "kind": "hound", "at": id }))
        .collect();
    let board = four(&json!({
        "round": 2, "phase": "dusk", "begin": "doom",
        "guardians": guardians, "monsters": monsters,
        "decks": { "events": ["first_shadows"], "event_maps": [map.id] },
    }));
    assert_eq!(board.asked(), Asked::Spawn);
    for pick in board.picks() {
        let Pick::Area(area) = *pick else {
            panic!("areas are offered");
        };
        assert!(!map.monsters.contains(&area));
        assert!(pack.area(area).colour.is_none(), "no structure");
        let near = map.monsters.iter().any(|it| pack.map.adjacent(*it, area));
        assert!(near, "the nearest ones");
    }
}

// rule: TV-56, DD-5.21, DD-5.22, DD-5.6
#[test]
fn glory_decides_the_next_order_and_goes() {
    let guardians = json!([{ "glory": 5 }, { "glory": 7 }, { "glory": 5 }, { "glory": -1 }]);
    let board = four(&json!({
        "phase": "dusk", "begin": "round_end", "order": ["C", "A", "D", "B"],
        "guardians": guardians, "alliances": { "green": "A 3" },
    }));
    assert_eq!(places(&board), [B, C, A, D]);
    assert!(board.state.guardians.iter().all(|it| it.glory == 0));
    assert_eq!((board.state.round, board.state.phase), (2, Phase::Dawn));
    let alliance = board.state.alliances[Colour::Green.index()].expect("it stays");
    assert_eq!((alliance.ally.index(), alliance.value), (A, 3));
}

fn scored(a: &Value, b: &Value) -> Board {
    Board::two(&json!({
        "round": 8, "phase": "dusk", "begin": "round_end", "guardians": [a, b],
        "alliances": { "green": "A 5", "purple": "A 3", "orange": "B 6" },
    }))
}

fn winners(board: &Board) -> Vec<usize> {
    let bits = board.state.ending.expect("it is over").winners;
    (0..4)
        .filter(|at| bits & Participant(*at as u8).bit() != 0)
        .collect()
}

// rule: TV-66, DD-5.1, DD-5.19, DD-5.20, DD-20.3, DD-20.4, DD-11.8, DD-16.18
#[test]
fn glory_and_alliances_win_after_the_eighth_round() {
    let a = json!({ "glory": 4, "coins": 2, "corruption": 1 });
    let board = scored(&a, &json!({ "glory": 6, "coins": 2, "corruption": 3 }));
    assert_eq!(board.state.ending.map(|it| it.how), Some(Victory::Glory));
    assert_eq!(winners(&board), [A]);
    assert_eq!(board.state.score(Participant(0)), 12);
    let board = scored(&a, &json!({ "glory": 6, "coins": 2, "corruption": 1 }));
    assert_eq!(winners(&board), [A, B], "a shared victory");
    let board = scored(&a, &json!({ "glory": 6, "coins": 3, "corruption": 3 }));
    assert_eq!(winners(&board), [B], "more coins");
    let outcome = game().outcome(&board.state).expect("it is over");
    assert_eq!(outcome.scores, [12, 12]);
    assert_eq!(outcome.places, [2, 1]);
    assert_eq!(outcome.way, "glory");
}

// rule: DD-20.3, DD-21.8, TV-70
#[test]
fn the_absorbed_cannot_win_by_glory() {
    let board = Board::two(&json!({
        "round": 8, "phase": "dusk", "begin": "round_end",
        "guardians": [{ "absorbed": true, "corruption": 3 }, { "glory": -5 }],
        "monsters": [{ "kind": "leader", "at": "forest_green_1", "controller": "A" }],
    }));
    assert_eq!(winners(&board), [B]);
}

/// All structures but the green temple are corrupted; the event adds the last vine.
fn last_vine(absorbed: bool) -> Board {
    let colours = ["green", "purple", "orange", "grey"];
    let mut vines = serde_json::Map::new();
    for colour in colours {
        vines.insert(format!("citadel_{colour}"), json!(3));
        vines.insert(format!("temple_{colour}"), json!(3));
    }
    vines.insert("temple_green".into(), json!(2));
    let (guardian, monsters) = if absorbed {
        let leader = json!({ "kind": "leader", "at": "forest_grey_1", "controller": "B" });
        (
            json!({ "absorbed": true, "corruption": 2 }),
            json!([leader]),
        )
    } else {
        (json!({}), json!([]))
    };
    Board::two(&json!({
        "round": 2, "phase": "dusk", "begin": "doom", "vines": vines,
        "guardians": [{ "glory": 9 }, guardian], "monsters": monsters,
        "decks": { "events": ["weeping_moon"] },
    }))
}

// rule: TV-70, DD-20.1, DD-20.2, DD-20.7, DD-1.6
#[test]
fn the_darkness_wins_when_everything_is_corrupted() {
    let board = last_vine(false);
    assert_eq!(board.state.ending.map(|it| it.how), Some(Victory::Darkness));
    let outcome = game().outcome(&board.state).expect("it is over");
    assert!(outcome.winners.is_empty());
    assert!(outcome.places.iter().all(|place| *place > 1));
    let board = last_vine(true);
    assert_eq!(board.state.ending.map(|it| it.how), Some(Victory::Leader));
    assert_eq!(winners(&board), [B]);
    let outcome = game().outcome(&board.state).expect("it is over");
    assert_eq!(outcome.places, [2, 1]);
}

// rule: DD-23.23, DD-23.5
#[test]
fn a_virtual_guardian_can_win_by_glory() {
    let position = |own: i16| {
        json!({
            "round": 8, "phase": "dusk", "begin": "round_end",
            "guardians": [{ "glory": own, "coins": 0 }, { "glory": 4 }],
        })
    };
    let lost = Board::solo(&position(3));
    assert_eq!(winners(&lost), [B]);
    let outcome = game().outcome(&lost.state).expect("it is over");
    assert!(outcome.winners.is_empty());
    assert_eq!(outcome.way, "virtual");
    let shared = Board::solo(&position(4));
    assert_eq!(winners(&shared), [A, B]);
    let outcome = game().outcome(&shared.state).expect("it is over");
    assert_eq!(outcome.places, [1]);
}

// rule: DD-21.5, DD-5.14
#[test]
fn the_absorbed_play_last() {
    let mut board = Board::lay(
        3,
        &Options::default(),
        &json!({
            "round": 2, "turn": "B", "order": ["B", "A", "C"],
            "guardians": [{ "absorbed": true, "corruption": 2 }, {}, {}],
            "monsters": [{ "kind": "leader", "at": "forest_green_1", "controller": "A" }],
        }),
    );
    assert_eq!((board.asked(), board.party()), (Asked::Act, Some(B)));
    board.pick(board::END);
    assert_eq!((board.asked(), board.party()), (Asked::Act, Some(C)));
    board.pick(board::END);
    assert_eq!((board.asked(), board.party()), (Asked::Act, Some(A)));
    board.pick(board::END);
    assert_eq!(board.state.phase, Phase::Dusk, "nobody is left");
}

// rule: DD-5.1, DD-5.18, DD-5.19
#[test]
fn dawn_turns_lead_to_dusk_and_dusk_turns_to_the_next_round() {
    let mut board = Board::two(&json!({
        "round": 2, "turn": "B", "order": ["A", "B"],
        "decks": { "events": ["weeping_moon"] },
    }));
    board.pick(board::END);
    assert_eq!(board.state.phase, Phase::Dusk);
    assert_eq!(
        board.state.hearts_taken, 1,
        "K3 comes before the Doom's turn"
    );
    for _ in 0..2 {
        assert_eq!(board.asked(), Asked::DrawAchievements);
        amount(&mut board, 0);
    }
    assert_eq!(board.state.hearts_taken, 2);
    for _ in 0..2 {
        assert_eq!(board.asked(), Asked::Act);
        board.pick(board::END);
    }
    assert_eq!((board.state.round, board.state.phase), (3, Phase::Dawn));
}
