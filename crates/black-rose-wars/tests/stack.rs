//! The stack with cards that exist only for a test, and what the others see of a reaction window.

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::Pack;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::sync::Arc;
use table::scenario::Scenario;
use table::{Answer, AnyGame, Seat, SeatSet, Seed, Setup, Sitting, Target, Viewpoint, Way, erase};

/// The built-in cards with some of our own, and a second Cursed Bond.
fn game() -> Arc<dyn AnyGame> {
    let mut sources = Pack::built_in_sources();
    let forgotten = sources.text("forgotten.cards").unwrap_or_default();
    let bond = "deck: forgotten\ncopies: 1";
    assert!(
        forgotten.contains(bond),
        "the first forgotten spell is the bond"
    );
    let two = forgotten.replacen(bond, "deck: forgotten\ncopies: 2", 1);
    sources.add("forgotten.cards", two);
    sources.add("mine.cards", MINE.to_owned());
    let pack = Pack::load(&sources).map_err(|mistakes| mistakes.plain());
    erase(BlackRoseWars::new(pack.expect("cards that can be read")))
}

const MINE: &str = "\
[long_way]
name: Long Way
deck: forgotten
copies: 1
top: enhance air, yourself
top.text: Move up to 2.
bottom: enhance air, yourself
bottom.text: Gain 1 power.

[loud_trap]
name: Loud Trap
deck: forgotten
copies: 2
instability: yes
top: trap earth, mage anywhere
top.when: Another mage enters a yellow room.
top.text: The target is that mage. Deal 3 damage to the target.
";

/// Plays a scenario with the cards of this file.
fn play(scenario: &str) {
    let scenario = Scenario::parse(scenario).expect("a scenario that can be read");
    if let Err(error) = scenario.run(&game()) {
        panic!("{}: {error}", scenario.title);
    }
}

// rule: TV-34, BRW-14.6, BRW-14.7
#[test]
fn the_symbol_of_a_trap_does_nothing_in_the_cell() {
    play(
        r#"
        title = "G uses a trap with a symbol from her cell"
        game = "black-rose-wars"
        seats = 4
        [position]
        whose = "D"
        rooms = { "1,0" = "sanctuary" }
        [[position.mages]]
        at = "0,0"
        [[position.mages]]
        [[position.mages]]
        board = { I = "loud_trap active" }
        [[play]]
        pick = "explore"
        [[play]]
        pick = "Sanctuary"
        [[play]]
        seat = 2
        pick = "Loud Trap"
        [expect.state]
        mages.D.track = ["G", "G", "G"]
        mages.G.supply = 22
        room.sanctuary.cubes = 0
        room.black_rose_room.cubes = 0
        "#,
    );
}

// rule: BRW-14.6
#[test]
fn the_symbol_of_a_trap_comes_first_in_a_room() {
    play(
        r#"
        title = "G uses a trap with a symbol from a room"
        game = "black-rose-wars"
        seats = 4
        [position]
        whose = "D"
        rooms = { "1,0" = "sanctuary", "0,1" = "arena" }
        [[position.mages]]
        at = "0,0"
        board = { I = "earth_totem bottom active" }
        [[position.mages]]
        [[position.mages]]
        at = "0,1"
        board = { I = "loud_trap active" }
        [[play]]
        pick = "explore"
        [[play]]
        pick = "Sanctuary"
        [[play]]
        seat = 2
        pick = "Loud Trap"
        expect = { room.arena.instability = ["G"], mages.D.track = [], asked = "react" }
        "#,
    );
}

// rule: TV-35, BRW-13.3.7, BRW-15.4
#[test]
fn bonds_on_each_other_answer_once_each() {
    play(
        r#"
        title = "R and G are bound to each other, G strikes D"
        game = "black-rose-wars"
        seats = 4
        [position]
        whose = "G"
        [[position.mages]]
        at = "0,0"
        [[position.mages]]
        at = "1,0"
        board = { I = "cursed_bond top revealed on G" }
        [[position.mages]]
        at = "0,0"
        board = { I = "cursed_bond top revealed on R" }
        [[play]]
        pick = "fight"
        [[play]]
        pick = "seat 0"
        [expect.state]
        mages.D.track = ["G", "G"]
        mages.G.track = ["R", "R"]
        mages.R.track = ["G", "G"]
        "#,
    );
}

// rule: BRW-14.14, BRW-14.15
#[test]
fn a_room_was_entered_even_if_it_was_left_in_the_same_instruction() {
    play(
        r#"
        title = "D passes through a red room in one instruction"
        game = "black-rose-wars"
        seats = 4
        [position]
        whose = "D"
        rooms = { "1,0" = "arena", "2,0" = "garden" }
        [[position.mages]]
        at = "0,0"
        board = { I = "long_way top" }
        [[position.mages]]
        [[position.mages]]
        board = { I = "brain_worm active" }
        [[play]]
        pick = "Long Way (top)"
        [[play]]
        pick = "Arena"
        expect = { asked = "step" }
        [[play]]
        pick = "Garden"
        expect = { mages.D.at = "garden", mages.D.track = [] }
        [[play]]
        seat = 2
        offers = ["Brain Worm", "pass"]
        pick = "Brain Worm"
        [expect.state]
        mages.D.track = ["G", "G"]
        room.garden.instability = ["G"]
        "#,
    );
}

/// D has struck G, who has this card on her board: the window is open.
fn struck(card: &str) -> Sitting {
    let game = erase(BlackRoseWars::new(Pack::built_in()));
    let (setup, seed) = (Setup::of(4), Seed::from_number(7));
    let position = json!({
        "whose": "D",
        "mages": [
            { "at": "0,0" },
            { "at": "0,0" },
            { "at": "0,0", "board": { "II": card } },
        ],
    });
    let world = game.place(&setup, &seed, &position);
    let mut sitting = Sitting::at(game, setup, seed, world.expect("a position"));
    pick(&mut sitting, Seat(0), Target::Way(Way("fight")));
    pick(&mut sitting, Seat(0), Target::Seat(Seat(2)));
    sitting
}

fn pick(sitting: &mut Sitting, seat: Seat, option: Target) {
    let question = sitting.question(seat).expect("an open question");
    let at = question.options.iter().position(|it| *it == option);
    let at = at.and_then(|at| u16::try_from(at).ok());
    let answer = Answer::one(at.expect("one of the options"));
    sitting.answer(seat, &answer).expect("an answer that fits");
}

/// Everybody but G.
const OTHERS: [Viewpoint; 4] = [
    Viewpoint::Seat(Seat(0)),
    Viewpoint::Seat(Seat(1)),
    Viewpoint::Seat(Seat(3)),
    Viewpoint::Spectator,
];

const PASS: Target = Target::Way(Way("pass"));

// rule: BRW-29.5
#[test]
fn a_card_that_cannot_answer_is_asked_for_like_one_that_can() {
    let (can, cannot) = (
        struck("baneful_curse top active"),
        struck("warding_circle top active"),
    );
    for sitting in [&can, &cannot] {
        let waiting = sitting.world().waiting();
        assert_eq!(waiting.seats, SeatSet::of(Seat(2)));
        for other in OTHERS {
            assert_eq!(waiting.seen_from(other), SeatSet::NONE);
        }
    }
    for other in OTHERS {
        assert!(can.world().looks_like(cannot.world(), other), "{other:?}");
    }
    let options = |sitting: &Sitting| sitting.question(Seat(2)).map(|it| it.options.len());
    assert_eq!(options(&can), Some(2));
    let only = cannot.question(Seat(2)).expect("G is asked");
    assert_eq!(only.options.as_slice(), [PASS]);
}

// rule: BRW-29.5
#[test]
fn who_has_no_active_card_is_not_asked() {
    for card in ["baneful_curse top", "baneful_curse top revealed"] {
        let sitting = struck(card);
        let waiting = sitting.world().waiting();
        assert_eq!(waiting.seats, SeatSet::of(Seat(0)), "{card}");
        assert!(!waiting.hushed, "{card}");
    }
}

// rule: BRW-14.2
#[test]
fn the_token_of_an_active_card_is_seen_and_nothing_else() {
    let cards = [
        ("baneful_curse top active", "protect"),
        ("torment bottom active", "trap"),
    ];
    for (card, token) in cards {
        let sitting = struck(card);
        let slot = |viewpoint| sitting.world().view(viewpoint)["mages"][2]["slots"][2].clone();
        for other in OTHERS {
            assert_eq!(slot(other)["token"], token, "{card}");
            assert_eq!(slot(other)["card"], Value::Null, "{card}");
        }
        let own = slot(Viewpoint::Seat(Seat(2)));
        assert_ne!(own["card"], Value::Null, "{card}");
    }
}

/// One sentence gives D 1 power so often; G has a trap for each time.
fn showered(gains: usize) -> Sitting {
    let rebuilt = "Gain 1 power";
    let shower = [rebuilt, &", then gain 1 power".repeat(gains - 1)].concat();
    let mut sources = Pack::built_in_sources().with_change("rooms.cards", rebuilt, &shower);
    sources.add("mine.cards", ENVY.to_owned());
    let pack = Pack::load(&sources).map_err(|mistakes| mistakes.plain());
    let game = erase(BlackRoseWars::new(pack.expect("cards that can be read")));
    let (setup, seed) = (Setup::of(4), Seed::from_number(7));
    let position = json!({
        "whose": "D",
        "resolve": { "room": "throne_room", "by": "D" },
        "room": { "throne_room": { "side": "rebuilt" } },
        "mages": [{}, {}, { "board": { "II": "envy top active" } }],
    });
    let world = game.place(&setup, &seed, &position);
    Sitting::at(game, setup, seed, world.expect("a position"))
}

const ENVY: &str = "\
[envy]
name: Envy
deck: forgotten
copies: 1
top: trap earth, yourself
top.when: Another mage gains power.
top.text: Gain 1 power for each power just gained.
";

/// What G can answer to, if G is asked; nothing is offered twice.
fn answers(sitting: &Sitting) -> Option<Vec<Target>> {
    assert_eq!(sitting.world().audit(), Ok(()));
    let question = sitting.question(Seat(2))?;
    let (pass, answers) = question.options.split_last()?;
    assert_eq!((question.reason, *pass), ("react", PASS));
    let different: HashSet<&Target> = answers.iter().collect();
    assert_eq!(different.len(), answers.len());
    Some(answers.to_vec())
}

// rule: BRW-13.3.7
#[test]
fn what_is_too_much_for_one_window_is_answered_in_the_next() {
    for (gains, windows) in [
        (122, vec![122]),
        (123, vec![122, 1]),
        (300, vec![122, 122, 56]),
    ] {
        // G passes until the last window, and answers to the last thing it holds.
        let mut sitting = showered(gains);
        let mut asked = Vec::new();
        while let Some(answers) = answers(&sitting) {
            asked.push(answers.len());
            let last = asked.len() == windows.len();
            pick(
                &mut sitting,
                Seat(2),
                if last {
                    answers[answers.len() - 1]
                } else {
                    PASS
                },
            );
        }
        assert_eq!(asked, windows);
        let state = sitting.world().inspect();
        assert_eq!(state["mages"]["D"]["power"], gains);
        assert_eq!(state["mages"]["G"]["power"], 1);
    }
}
