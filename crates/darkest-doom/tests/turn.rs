//! A Guardian's turn: actions, areas, missions, alliances (sections 4, 6, 10.4, 12, 13 and 16).

use crate::board;

use board::{A, B, Board, END, area};
use darkest_doom::cards::{AreaType, Colour, Deed, Phase, Relic, Trait};
use darkest_doom::play::menu::{Asked, Going, Pick};
use darkest_doom::play::options::Options;
use darkest_doom::play::state::{Equipped, Marks, Participant, Victory};
use serde_json::{Value, json};

const ABILITY: Pick = Pick::Way(Going::Ability);
const ACOLYTES: Pick = Pick::Way(Going::Acolytes);
const AREA: Pick = Pick::Way(Going::AreaAction);
const ALLY: Pick = Pick::Way(Going::Ally);
const DECLARE: Pick = Pick::Way(Going::Declare);
const COMPLETE: Pick = Pick::Way(Going::Complete);
const TRAP: Pick = Pick::Way(Going::PlaceTrap);

/// The turn of A, with B far away.
fn turn(a: &Value, more: &Value) -> Board {
    let mut first = json!({ "character": "sela", "colour": "grey" });
    for (key, value) in a.as_object().into_iter().flatten() {
        first[key] = value.clone();
    }
    let second = json!({ "character": "urian", "colour": "purple", "at": "plain_orange_2" });
    let mut position = json!({ "round": 2, "turn": "A", "guardians": [first, second] });
    for (key, value) in more.as_object().into_iter().flatten() {
        position[key] = value.clone();
    }
    Board::two(&position)
}

fn alone(a: &Value) -> Board {
    turn(a, &json!({}))
}

fn to(id: &str) -> Pick {
    Pick::Area(area(id))
}

// rule: TV-19, DD-6.5, DD-17.11
#[test]
fn a_corrupted_citadel_costs_two_points_to_enter() {
    let position = |ap: u8, vines: u8| {
        let vines = json!({ "vines": { "citadel_green": vines, "temple_grey": 3 } });
        turn(&json!({ "at": "forest_green_1", "ap": ap }), &vines)
    };
    assert!(!position(1, 3).offers(to("citadel_green")));
    let mut board = position(2, 3);
    board.go("citadel_green");
    assert_eq!(board.player(A).ap, 0);
    let mut board = position(1, 2);
    board.go("citadel_green");
    assert_eq!(board.player(A).ap, 0);
    let vines = json!({ "vines": { "temple_grey": 3 } });
    let board = turn(&json!({ "at": "plain_grey_2", "ap": 1 }), &vines);
    assert!(board.offers(to("temple_grey")), "temples cost no more");
}

// rule: DD-6.1, DD-6.2, DD-6.5, DD-6.6
#[test]
fn all_neighbours_can_be_entered_for_a_point() {
    let mut board = alone(&json!({ "at": "path_green", "ap": 1 }));
    for id in [
        "lodge_green",
        "plain_green_1",
        "winter_mountain",
        "monolith",
    ] {
        assert!(board.offers(to(id)), "{id}");
    }
    assert!(!board.offers(to("citadel_green")));
    board.go("monolith");
    assert_eq!(board.at(A), Some(area("monolith")));
    assert!(
        !board
            .picks()
            .iter()
            .any(|pick| matches!(pick, Pick::Area(_)))
    );
    assert!(board.offers(END));
}

// rule: DD-6.5
#[test]
fn frozen_paths_cost_more() {
    let board = turn(
        &json!({ "at": "plain_green_1", "ap": 1 }),
        &json!({ "resolve": { "event": "frozen_paths" } }),
    );
    assert!(!board.offers(to("path_green")));
    assert!(board.offers(to("lodge_green")));
}

// rule: DD-6.10, DD-5.4
#[test]
fn the_end_of_a_turn_takes_the_points_that_are_left() {
    let mut board = alone(&json!({ "ap": 3 }));
    assert_eq!(board.state.active.map(Participant::index), Some(A));
    board.pick(END);
    assert_eq!(board.player(A).ap, 0);
    assert_eq!(board.state.active.map(Participant::index), Some(B));
    assert_eq!((board.asked(), board.party()), (Asked::Act, Some(B)));
}

// rule: TV-26, DD-10.16, DD-10.17, DD-10.18, DD-10.26, DD-12.4
#[test]
fn trap_tokens_are_placed_anywhere_free() {
    let mut board = turn(
        &json!({ "coins": 2, "traps": ["forest_grey_1"] }),
        &json!({
            "abysses": ["plain_green_1"],
            "monsters": [{ "kind": "hound", "at": "mountain_green_1" }],
        }),
    );
    board.pick(TRAP);
    assert_eq!(board.asked(), Asked::TrapArea);
    let token = |id: &str| Pick::PlaceTrap(area(id));
    let forbidden = [
        "path_green",
        "winter_mountain",
        "monolith",
        "plain_orange_2",
        "temple_grey",
        "mountain_green_1",
        "forest_grey_1",
    ];
    for id in forbidden {
        assert!(!board.offers(token(id)), "{id}");
    }
    board.pick(token("plain_green_1"));
    assert_eq!(board.player(A).coins, 1);
    assert_eq!(
        board.player(A).traps[..],
        [area("forest_grey_1"), area("plain_green_1")]
    );
    assert!(!board.offers(TRAP), "both are on the board");
    board.pick(Pick::TakeTrap(area("forest_grey_1")));
    assert_eq!(board.player(A).traps[..], [area("plain_green_1")]);
    assert_eq!(board.player(A).coins, 1, "the coin is not refunded");
    assert!(board.offers(TRAP));
    assert!(!alone(&json!({ "coins": 0 })).offers(TRAP));
}

// rule: DD-10.11, DD-13.16, DD-13.17
#[test]
fn equipment_and_the_wraith_are_dropped_freely() {
    let mut board = alone(&json!({ "equipment": ["order_shield", "wraith 2"] }));
    board.pick(Pick::Drop(1));
    assert_eq!(board.player(A).relics, [0; 3], "the Lanterns are lost");
    board.pick(Pick::Drop(0));
    assert!(board.player(A).equipment.is_empty());
}

// rule: TV-25, DD-12.2
#[test]
fn acolytes_cleanse_or_bring_glory_once_per_dawn() {
    let position = json!({ "acolytes": 2, "corruption": 3, "at": "plain_grey_1" });
    let mut board = alone(&position);
    board.pick(ACOLYTES);
    assert_eq!(
        (board.asked(), board.picks().len()),
        (Asked::Alternative, 2)
    );
    let glory = board.picks()[1];
    board.pick(glory);
    assert_eq!((board.glory(A), board.player(A).corruption.len()), (2, 3));
    assert!(!board.offers(ACOLYTES));
    let mut board = alone(&position);
    board.pick(ACOLYTES);
    let cleanse = board.picks()[0];
    board.pick(cleanse);
    let two: Vec<Pick> = board.picks()[..2].to_vec();
    board.pick_all(&two);
    assert_eq!((board.glory(A), board.player(A).corruption.len()), (0, 1));
    assert!(!turn(&position, &json!({ "phase": "dusk" })).offers(ACOLYTES));
    assert!(!alone(&json!({ "acolytes": 0 })).offers(ACOLYTES));
}

// rule: TV-30, DD-4.6
#[test]
fn magic_trick_turns_the_hand_into_coins() {
    let hand = ["vanguard_sword", "order_shield", "reaper"];
    let mut board = alone(&json!({ "coins": 4, "corruption": 2, "hand": hand }));
    board.pick(ABILITY);
    let player = board.player(A);
    assert_eq!(
        (player.coins, player.hand.len(), player.corruption.len()),
        (5, 0, 2)
    );
    assert!(!board.offers(ABILITY));
    let board = alone(&json!({ "coins": 4, "corruption": 2 }));
    assert!(!board.offers(ABILITY), "corruption cannot be discarded");
}

// rule: TV-31, DD-4.5
#[test]
fn bloody_step_costs_life() {
    let tristram = |life: u8| alone(&json!({ "character": "tristram", "life": life, "ap": 0 }));
    assert!(!tristram(1).offers(ABILITY));
    let mut board = tristram(3);
    board.pick(ABILITY);
    assert_eq!((board.player(A).life, board.player(A).ap), (2, 1));
    assert!(!board.offers(ABILITY), "once per phase");
    let used = json!({ "character": "tristram", "ability_used": true });
    assert!(!alone(&used).offers(ABILITY));
}

// rule: DD-4.5, DD-4.7, DD-4.8
#[test]
fn abilities_of_combats_are_no_actions() {
    assert!(!alone(&json!({ "character": "urian" })).offers(ABILITY));
    assert!(!alone(&json!({ "character": "roana" })).offers(ABILITY));
}

// rule: TV-24, DD-12.5, DD-12.1
#[test]
fn the_forest_trades_two_cards() {
    let hand = ["vanguard_sword", "order_shield", "reaper"];
    let forest = json!({ "at": "forest_grey_1", "magic": 4, "corruption": 1, "hand": hand });
    let mut board = alone(&forest);
    board.pick(AREA);
    assert_eq!(board.player(A).mana, 2);
    let two: Vec<Pick> = board.picks()[..2].to_vec();
    board.pick_all(&two);
    assert_eq!(board.picks().len(), 4, "one deck for both");
    let deck = board.picks()[3];
    board.pick(deck);
    assert_eq!(board.asked(), Asked::Act);
    let player = board.player(A);
    assert_eq!(
        (player.mana, player.hand.len(), player.corruption.len()),
        (2, 3, 1)
    );
    let short = json!({ "at": "forest_grey_1", "magic": 4, "corruption": 3, "hand": ["reaper"] });
    assert!(!alone(&short).offers(AREA));
    let dry = json!({ "at": "forest_grey_1", "mana": 1, "hand": hand });
    assert!(!alone(&dry).offers(AREA));
}

// rule: TV-22, DD-12.6
#[test]
fn the_black_lodge_leads_to_another_entrance() {
    let mut board = alone(&json!({ "at": "lodge_green", "ap": 1 }));
    board.pick(AREA);
    assert_eq!((board.asked(), board.picks().len()), (Asked::Target, 3));
    board.go("lodge_orange");
    assert_eq!(board.at(A), Some(area("lodge_orange")));
    assert_eq!(board.player(A).ap, 0);
    assert!(!board.offers(AREA), "no action point is left");
}

// rule: DD-12.6
#[test]
fn the_four_witches_block_the_black_lodge() {
    let board = turn(
        &json!({ "at": "lodge_green" }),
        &json!({ "resolve": { "event": "echo_of_the_four_witches" }, "hearts_taken": 5 }),
    );
    assert!(!board.offers(AREA));
}

// rule: TV-23, DD-12.3
#[test]
fn a_ride_costs_a_coin_and_no_points() {
    let mut board = turn(
        &json!({ "at": "citadel_green", "coins": 1, "ap": 0 }),
        &json!({ "alliances": { "purple": "A 2" } }),
    );
    board.pick(AREA);
    assert_eq!((board.player(A).coins, board.asked()), (0, Asked::Step));
    board
        .go("mountain_green_1")
        .go("plain_green_2")
        .go("temple_green");
    assert_eq!(board.at(A), Some(area("temple_green")));
    assert_eq!(board.asked(), Asked::Act);
    assert!(!alone(&json!({ "at": "citadel_green", "coins": 0 })).offers(AREA));
}

// rule: DD-12.7, DD-13.13, DD-13.14
#[test]
fn lanterns_summon_the_wraith() {
    let lake = |relics: Value, equipment: Value| {
        alone(&json!({ "at": "lake_grey", "relics": relics, "equipment": equipment }))
    };
    assert!(!lake(json!({}), json!([])).offers(AREA));
    let lanterns = json!({ "spirit_lantern": 3 });
    let mut board = lake(lanterns, json!(["order_shield", "vanguard_sword"]));
    board.pick(AREA);
    assert_eq!((board.asked(), board.picks().len()), (Asked::Lanterns, 3));
    board.pick(Pick::Lanterns(2));
    assert_eq!(board.asked(), Asked::FreeSlot);
    board.pick(Pick::Equipment(0));
    let player = board.player(A);
    assert_eq!(player.relics[Relic::SpiritLantern.index()], 1);
    assert_eq!(player.equipment[1], Equipped::Wraith { lanterns: 2 });
    assert!(!board.offers(AREA), "there is one Wraith");
}

// rule: DD-13.14
#[test]
fn somebody_elses_wraith_cannot_be_summoned() {
    let guardians = json!([
        { "at": "lake_grey", "relics": { "spirit_lantern": 1 } }, { "equipment": ["wraith 1"] }
    ]);
    let board = Board::two(&json!({ "turn": "A", "guardians": guardians }));
    assert!(!board.offers(AREA));
}

// rule: DD-12.8, DD-12.9
#[test]
fn mountains_plains_temples_and_paths_have_no_action() {
    for id in [
        "mountain_grey_1",
        "plain_grey_1",
        "temple_grey",
        "path_grey",
    ] {
        assert!(
            !alone(&json!({ "at": id, "acolytes": 1 })).offers(AREA),
            "{id}"
        );
    }
}

fn mosh(dice: &[&str], crystals: u8) -> Board {
    turn(
        &json!({ "at": "monolith", "relics": { "seal_crystal": crystals }, "life": 4 }),
        &json!({ "dice": dice, "decks": { "corruption": ["corruption_01"] } }),
    )
}

/// The symbols of the card the tests draw, as words of dice.
fn symbols() -> Vec<&'static str> {
    let pack = board::game().pack();
    let card = pack.corruption.iter().find(|it| it.id == "corruption_01");
    let words = ["Sw", "Sh", "Hp", "Du", "Da", "Mo"];
    let symbols = card.expect("the card").symbols;
    symbols.iter().map(|icon| words[icon.index()]).collect()
}

// rule: DD-20.6, DD-20.1, DD-12.9
#[test]
fn three_crystals_free_mosh() {
    assert!(!mosh(&[], 2).offers(AREA));
    let mut dice = symbols()[..3].to_vec();
    dice.push("Sw");
    let mut board = mosh(&dice, 3);
    board.pick(AREA);
    while board.state.ending.is_none() {
        let pass = *board.picks().last().expect("a way to go on");
        board.pick(pass);
    }
    let ending = board.state.ending.expect("it is over");
    assert_eq!((ending.how, ending.winners), (Victory::Mosh, 1));
}

// rule: TV-68, DD-20.6
#[test]
fn whoever_fails_at_the_monolith_is_wounded_and_goes_down() {
    let missing = ["Sh", "Sw", "Du", "Da", "Hp"];
    let needed = symbols();
    let useless = missing.into_iter().find(|it| !needed[..3].contains(it));
    let useless = useless.expect("an icon that does not help");
    let mut board = mosh(&[useless; 4], 3);
    board.pick(AREA);
    assert_eq!((board.asked(), board.party()), (Asked::Displace, Some(A)));
    assert_eq!(board.life(A), 1, "three symbols are missing");
    assert_eq!(board.player(A).relics[Relic::SealCrystal.index()], 0);
    board.go("path_orange");
    assert_eq!(board.at(A), Some(area("path_orange")));
    assert_eq!(board.asked(), Asked::Act);
}

/// A on the green Citadel.
fn citadel(glory: i16, alliances: &Value) -> Board {
    turn(
        &json!({ "at": "citadel_green", "glory": glory }),
        &json!({ "alliances": alliances }),
    )
}

fn alliance(board: &Board, colour: Colour) -> Option<(usize, u8)> {
    let alliance = board.state.alliances[colour.index()];
    alliance.map(|it| (it.ally.index(), it.value))
}

// rule: DD-16.10, DD-16.11, DD-16.13
#[test]
fn a_free_citadel_needs_one_glory() {
    assert!(!citadel(0, &json!({})).offers(ALLY));
    assert!(!citadel(-2, &json!({})).offers(ALLY));
    let mut board = citadel(2, &json!({}));
    board.pick(ALLY);
    assert_eq!(alliance(&board, Colour::Green), Some((A, 2)));
    assert_eq!(board.glory(A), 2, "glory is not spent");
    assert!(!alone(&json!({ "at": "plain_green_1", "glory": 5 })).offers(ALLY));
}

// rule: TV-47, TV-48, DD-16.12
#[test]
fn alliances_are_taken_over_with_as_much_glory() {
    let mut board = citadel(4, &json!({ "green": "B 2" }));
    board.pick(ALLY);
    assert_eq!(alliance(&board, Colour::Green), Some((A, 4)));
    let mut board = citadel(3, &json!({ "green": "B 3" }));
    board.pick(ALLY);
    assert_eq!(alliance(&board, Colour::Green), Some((A, 3)));
    assert!(!citadel(2, &json!({ "green": "B 3" })).offers(ALLY));
}

// rule: TV-49, DD-16.13, DD-16.15, DD-15.11
#[test]
fn six_glory_win_the_acolyte_if_there_is_room() {
    let mut board = citadel(8, &json!({}));
    board.pick(ALLY);
    assert_eq!(alliance(&board, Colour::Green), Some((A, 6)));
    assert_eq!(board.guardian(A).acolytes, 1);
    assert!(!board.state.acolytes_left[Colour::Green.index()]);
    let mut board = alone(&json!({ "at": "citadel_green", "glory": 8, "moths": 3 }));
    board.pick(ALLY);
    assert_eq!(alliance(&board, Colour::Green), Some((A, 6)));
    assert_eq!(board.guardian(A).acolytes, 0);
    assert!(board.state.acolytes_left[Colour::Green.index()]);
}

// rule: TV-50, DD-16.16
#[test]
fn only_the_most_glorious_raises_an_alliance() {
    let position = |own: i16, other: i16| {
        let guardians = json!([{ "at": "citadel_green", "glory": own }, { "glory": other }]);
        Board::two(&json!({
            "turn": "A", "guardians": guardians, "alliances": { "green": "A 3" },
        }))
    };
    assert!(!position(5, 6).offers(ALLY));
    assert!(!position(3, 0).offers(ALLY), "the value must be higher");
    let mut board = position(6, 6);
    board.pick(ALLY);
    assert_eq!(alliance(&board, Colour::Green), Some((A, 6)));
    assert_eq!(board.guardian(A).acolytes, 1);
}

// rule: TV-51, DD-16.14
#[test]
fn a_fourth_alliance_costs_another() {
    let three = json!({ "purple": "A 2", "orange": "A 4", "grey": "A 5" });
    let mut board = citadel(3, &three);
    board.pick(ALLY);
    assert_eq!(
        (board.asked(), board.picks().len()),
        (Asked::GiveUpAlliance, 3)
    );
    board.pick(Pick::Colour(Colour::Purple));
    assert_eq!(alliance(&board, Colour::Green), Some((A, 3)));
    assert_eq!(alliance(&board, Colour::Purple), None);
    assert_eq!(alliance(&board, Colour::Grey), Some((A, 5)));
}

/// A mission in the green Citadel that needs 5 or more.
fn mission(more: &Value, destiny: &[u8]) -> Board {
    let mut first = json!({
        "at": "citadel_green", "mission": "mission_fredericks_dispatch",
        "raise": "health", "search": "seal_crystal", "health": 4, "life": 2, "coins": 0,
    });
    for (key, value) in more.as_object().into_iter().flatten() {
        first[key] = value.clone();
    }
    turn(&first, &json!({ "destiny": destiny }))
}

// rule: TV-53, DD-13.5
#[test]
fn a_mission_is_declared_from_afar() {
    let near = mission(&json!({ "at": "lake_grey" }), &[]);
    assert!(!near.offers(DECLARE), "two areas away");
    let mut board = mission(&json!({ "at": "forest_grey_2" }), &[]);
    board.pick(DECLARE);
    assert!(board.player(A).declared);
    assert!(!board.offers(DECLARE), "once");
    assert!(!board.offers(COMPLETE));
}

// rule: TV-53, TV-55, DD-13.6, DD-13.7, DD-13.8, DD-13.9, DD-3.5
#[test]
fn a_mission_brings_glory_a_characteristic_and_a_relic() {
    let mut board = mission(&json!({ "declared": true }), &[5]);
    board.pick(COMPLETE);
    assert_eq!(board.asked(), Asked::Act, "without coins nothing is asked");
    assert_eq!(board.glory(A), 3);
    let player = board.player(A);
    assert_eq!(player.traits[Trait::Health.index()], 5);
    assert_eq!(player.life, 2, "life does not rise");
    assert_eq!(player.relics[Relic::SealCrystal.index()], 1);
    assert_eq!(
        (player.mission, player.marks, player.declared),
        (None, None, false)
    );
    let marks = Marks {
        raise: Trait::Health,
        search: Relic::SealCrystal,
    };
    assert_eq!(player.last_marks, Some(marks));
    assert_eq!(board.state.missions.discard.len(), 1);
    let mut board = mission(&json!({}), &[4]);
    board.pick(COMPLETE);
    assert_eq!(board.glory(A), 1, "not declared");
    assert_eq!(board.player(A).relics, [0; 3], "the test failed");
}

// rule: DD-3.6, DD-13.2
#[test]
fn a_characteristic_stops_at_its_maximum() {
    let mut board = mission(&json!({ "raise": "attack", "attack": 6 }), &[4]);
    board.pick(COMPLETE);
    assert_eq!(board.player(A).traits[Trait::Attack.index()], 6);
}

// rule: TV-52, DD-3.11, DD-3.13, DD-13.9
#[test]
fn coins_move_the_destiny_die_either_way() {
    let mut board = mission(&json!({ "coins": 2 }), &[3]);
    board.pick(COMPLETE);
    assert_eq!(board.asked(), Asked::Destiny);
    for change in [1, 2, -1, -2] {
        assert!(board.offers(Pick::Coins(change)), "{change}");
    }
    assert!(!board.offers(Pick::Coins(3)));
    board.pick(Pick::Coins(1));
    assert_eq!(board.asked(), Asked::Destiny, "one by one");
    board.pick(Pick::Coins(1));
    assert_eq!(board.player(A).coins, 0);
    assert_eq!(board.player(A).relics[Relic::SealCrystal.index()], 1);
    let mut board = mission(&json!({ "coins": 2 }), &[4]);
    board.pick(COMPLETE).pick(board::PASS);
    assert_eq!(board.player(A).relics, [0; 3]);
    assert_eq!(board.player(A).coins, 2);
}

// rule: TV-52, DD-13.9
#[test]
fn five_or_less_is_reached_downwards() {
    let low = json!({
        "at": "lake_green", "mission": "mission_lanterns_on_the_water", "coins": 5,
    });
    let mut board = mission(&low, &[10]);
    board.pick(COMPLETE).pick(Pick::Coins(-5));
    assert_eq!(board.player(A).coins, 0);
    assert_eq!(board.player(A).relics[Relic::SealCrystal.index()], 1);
}

// rule: DD-3.11, DD-10.10
#[test]
fn the_bones_roll_again_before_coins_are_spent() {
    let bones = json!({ "coins": 1, "equipment": ["bones_of_destiny"] });
    let mut board = mission(&bones, &[1, 4]);
    board.pick(COMPLETE);
    assert!(board.offers(Pick::Equipment(0)));
    board.pick(Pick::Equipment(0));
    assert!(!board.offers(Pick::Equipment(0)), "once per roll");
    board.pick(Pick::Coins(1));
    assert_eq!(board.player(A).relics[Relic::SealCrystal.index()], 1);
    let mut board = mission(
        &json!({ "coins": 2, "equipment": ["bones_of_destiny"] }),
        &[1, 4],
    );
    board.pick(COMPLETE).pick(Pick::Coins(1));
    assert!(!board.offers(Pick::Equipment(0)), "coins were spent");
}

// rule: DD-13.10, DD-13.11
#[test]
fn a_fourth_relic_replaces_another_or_is_left() {
    let relics =
        json!({ "relics": { "urn_of_elders": 1, "spirit_lantern": 1 }, "equipment": ["wraith 1"] });
    let mut board = mission(&relics, &[9]);
    board.pick(COMPLETE);
    assert_eq!(board.asked(), Asked::RelicLimit);
    assert_eq!(
        board.picks().len(),
        3,
        "the Lantern on the Wraith counts but stays"
    );
    board.pick(Pick::Relic(Relic::UrnOfElders));
    assert_eq!(board.player(A).relics, [1, 1, 0]);
    let mut board = mission(&relics, &[9]);
    board.pick(COMPLETE).pick(Pick::Way(Going::Decline));
    assert_eq!(board.player(A).relics, [0, 1, 1]);
    assert!(board.player(A).mission.is_none());
}

// rule: TV-21, DD-15.4, DD-6.7
#[test]
fn death_ends_the_turn() {
    let guardians = json!([
        { "character": "sela", "colour": "grey", "at": "plain_green_1", "life": 1, "ap": 3 },
        { "character": "tristram", "colour": "orange", "at": "citadel_green" },
    ]);
    let mut board = Board::two(&json!({
        "turn": "A", "guardians": guardians, "dice": ["Sh", "Du", "Sw", "Sw"],
    }));
    board.go("citadel_green");
    assert_eq!(board.at(A), Some(area("temple_grey")));
    assert_eq!((board.asked(), board.party()), (Asked::Act, Some(B)));
    assert_eq!(board.player(A).ap, 0);
}

fn deeds(board: &Board, deed: Deed) -> usize {
    let done = board.player(A).ledger.done.iter();
    done.filter(|it| it.done.deed == deed).count()
}

// rule: DD-19.8
#[test]
fn the_end_of_a_turn_is_a_deed() {
    let mut board = alone(&json!({ "at": "lodge_green", "achievements": ["new_banner"] }));
    board.pick(AREA).go("lodge_purple").pick(END);
    let done = board.player(A).ledger.done.iter();
    let end = done.map(|it| it.done).find(|it| it.deed == Deed::EndTurn);
    let end = end.expect("the turn ended");
    assert_eq!(end.area_type, Some(AreaType::BlackLodgeEntrance));
    assert!(end.unwounded && !end.fought && !end.own_temple);
    assert_eq!(end.phase, Phase::Dawn);
    assert_eq!(deeds(&board, Deed::LodgeTravelEndAbroad), 1);
    let mut board = alone(&json!({ "at": "lodge_green", "achievements": ["new_banner"] }));
    board.pick(AREA).go("lodge_grey").pick(END);
    assert_eq!(
        deeds(&board, Deed::LodgeTravelEndAbroad),
        0,
        "the own region"
    );
}

// rule: DD-22.1, DD-6.2
#[test]
fn the_end_of_a_turn_is_always_chosen() {
    let board = Board::lay(
        2,
        &Options::default(),
        &json!({ "turn": "A", "guardians": [{ "ap": 0, "coins": 0 }, {}] }),
    );
    assert_eq!(board.asked(), Asked::Act);
    assert_eq!(board.picks(), [END]);
}

/// Ids of Monster Attack cards whose Hound survives 2 hits but not 4.
fn tough_hounds() -> Vec<&'static str> {
    let attacks = board::game().pack().attacks.iter();
    let tough = attacks.filter(|it| (3..=4).contains(&it.rows[0].health));
    tough.map(|it| it.id.as_str()).take(2).collect()
}

// rule: TV-35, DD-10.34
#[test]
fn another_action_ends_a_chain_of_wounds() {
    let bolts = || {
        turn(
            &json!({
                "at": "plain_green_1", "hand": ["shadow_bolt", "shadow_bolt"],
                "magic": 4, "equipment": ["order_shield"],
            }),
            &json!({
                "monsters": [{ "kind": "hound", "at": "citadel_green" }],
                "decks": { "attacks": tough_hounds() },
            }),
        )
    };
    let mut board = bolts();
    board.play("shadow_bolt");
    assert!(board.monster(0).is_some());
    board.play("shadow_bolt");
    assert!(board.monster(0).is_none(), "4 hits in a row");
    assert_eq!(board.glory(A), 3);
    let mut board = bolts();
    board.play("shadow_bolt").pick(Pick::Drop(0));
    assert!(board.state.chain.is_none());
    board.play("shadow_bolt");
    assert!(board.monster(0).is_some(), "2 hits twice");
    board.pick(END);
    assert!(board.state.chain.is_none());
}
