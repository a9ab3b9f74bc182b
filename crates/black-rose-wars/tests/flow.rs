//! The phases of a turn: setup, events and quests, Study, Planning, activations, Cleanup, the end.

use crate::printed as documents;

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::{Fixed, Phase, SpellDeck};
use black_rose_wars::geometry::{Hex, LODGE, cells};
use black_rose_wars::play::flow::{Flow, Study};
use black_rose_wars::play::options::Options;
use black_rose_wars::play::state::{Party, Spot, State};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{Answer, Chance, Game, Outcome, Question, Seat, SeatSet, Seed, Shape, Tale, Target};

/// A game being played, with everything that was told.
struct Sitting {
    game: BlackRoseWars,
    state: State,
    told: Vec<(&'static str, String)>,
}

fn options(options: Value) -> Options {
    serde_json::from_value(options).expect("known options")
}

impl Sitting {
    fn start(seats: u8, chosen: Value, seed: u64) -> Self {
        let game = BlackRoseWars::new(documents::pack());
        let mut tale = Tale::listening();
        let seed = Seed::from_number(seed);
        let state = game.start(seats, &options(chosen), &seed, &mut tale);
        let state = state.expect("a table that can be played");
        let mut sitting = Sitting {
            game,
            state,
            told: Vec::new(),
        };
        sitting.hear(&tale);
        sitting
    }

    /// A position of four mages (seats D, R, G, A) without cards in the decks.
    fn place(chosen: Value, position: Value) -> Self {
        Self::place_for(4, chosen, position)
    }

    fn place_for(seats: u8, chosen: Value, mut position: Value) -> Self {
        let game = BlackRoseWars::new(documents::pack());
        if position.get("decks").is_none() {
            position["decks"] = json!({ "nothing_else": true });
        }
        let seed = Seed::from_number(1);
        let state = game.place(seats, &options(chosen), &seed, &position);
        let state = state.expect("a position that can be read");
        Sitting {
            game,
            state,
            told: Vec::new(),
        }
    }

    fn hear(&mut self, tale: &Tale) {
        let public = tale.events.iter().filter_map(|event| event.public.as_ref());
        let words = public.map(|message| (message.id, format!("{:?}", message.args)));
        self.told.extend(words);
    }

    fn waiting(&self) -> SeatSet {
        self.game.waiting(&self.state).seats
    }

    fn question(&self) -> Question {
        let seat = self.waiting().first().expect("somebody is asked");
        self.question_of(seat)
    }

    fn question_of(&self, seat: Seat) -> Question {
        let mut question = Question::default();
        self.game.ask(&self.state, seat, &mut question);
        question
    }

    fn answer_of(&mut self, seat: Seat, answer: &Answer) {
        let question = self.question_of(seat);
        assert_eq!(question.check(answer), Ok(()), "{}", question.reason);
        let mut tale = Tale::listening();
        self.game.answer(&mut self.state, seat, answer, &mut tale);
        self.hear(&tale);
    }

    fn answer(&mut self, answer: &Answer) {
        let seat = self.waiting().first().expect("somebody is asked");
        self.answer_of(seat, answer);
    }

    /// Answers with the way of this name.
    fn go(&mut self, way: &str) {
        let at = self.ways().iter().position(|it| it == way);
        let at = at.unwrap_or_else(|| panic!("no way `{way}` in {:?}", self.question()));
        self.answer(&Answer::one(at as u16));
    }

    /// The names of the ways that can be picked; `-` for everything else.
    fn ways(&self) -> Vec<String> {
        let name = |target: &Target| match target {
            Target::Way(way) => way.0.to_owned(),
            _ => "-".to_owned(),
        };
        self.question().options.iter().map(name).collect()
    }

    /// Plays at random as long as this holds.
    fn play_while(&mut self, chance: &mut Chance, go_on: impl Fn(&Self) -> bool) {
        while !self.waiting().is_empty() && go_on(self) {
            let waiting: Vec<Seat> = self.waiting().iter().collect();
            let seat = waiting[chance.index(waiting.len())];
            let answer = self.question_of(seat).random_answer(chance);
            self.answer_of(seat, &answer);
        }
    }

    fn outcome(&self) -> Outcome {
        self.game.outcome(&self.state).expect("the game is over")
    }

    fn told(&self, id: &str) -> usize {
        self.told.iter().filter(|(it, _)| *it == id).count()
    }
}

/// A start at which nobody had to decide anything before the first Study.
fn quiet_start(seats: u8, chosen: &Value) -> Sitting {
    let starts = (0..50).map(|seed| Sitting::start(seats, chosen.clone(), seed));
    let mut quiet = starts.filter(|it| it.state.flow == Flow::Study(Study::Early(0)));
    quiet.next().expect("one of fifty starts is quiet")
}

// rule: BRW-3.1.2, BRW-3.1.3, BRW-3.1.4, BRW-3.1.5, BRW-3.1.6, BRW-3.1.7, BRW-3.1.9
#[test]
fn the_lodge_is_complete_and_the_cells_lie_around_it() {
    let mut beside = BTreeSet::new();
    let mut layouts = BTreeSet::new();
    for seed in 0..12 {
        let seats = 2 + seed as u8 % 3;
        let sitting = Sitting::start(seats, json!({ "setup": "random" }), seed);
        let (state, pack) = (&sitting.state, sitting.game.pack());
        let mut hexes: Vec<Hex> = state.rooms.iter().map(|room| room.hex).collect();
        for (room, card) in state.rooms.iter().zip(&pack.rooms) {
            let far = room.hex.distance(Hex::CENTRE);
            match card.fixed {
                Fixed::Centre => assert_eq!(far, 0),
                Fixed::BesideCentre => {
                    assert_eq!(far, 1);
                    beside.insert(room.hex);
                }
                Fixed::Anywhere => assert!(far > 0),
            }
        }
        layouts.insert(hexes.clone());
        hexes.sort_by_key(|hex| (hex.r, hex.q));
        assert_eq!(hexes, LODGE);
        let mut own: Vec<Hex> = (state.bodies.iter().take(usize::from(seats)))
            .map(|body| body.cell)
            .collect();
        let mut all = cells(seats).to_vec();
        own.sort();
        all.sort();
        assert_eq!(own, all);
    }
    assert!(beside.len() > 2, "the Throne Room lies on any side");
    assert_eq!(layouts.len(), 12, "rooms are shuffled");
}

// TV-1, as it stands after the draws of the first two phases.
// rule: BRW-3.2.1, BRW-3.2.3, BRW-3.2.6, BRW-3.2.8, BRW-3.2.9, BRW-3.2.10, BRW-3.2.11, BRW-3.2.12, BRW-3.2.13
// rule: BRW-8.2, BRW-8.9
#[test]
fn four_mages_start_with_seven_cards_each() {
    let sitting = quiet_start(4, &json!({ "setup": "random" }));
    let state = &sitting.state;
    let mut schools = [36; 6];
    for (seat, mage) in state.mages.iter().enumerate() {
        assert_eq!(mage.grimoire.len(), 4, "six less two drawn");
        assert_eq!((mage.memories.len(), mage.hand.len()), (1, 2));
        assert_eq!(mage.aside.len(), 2);
        let own = mage.grimoire.iter().chain(&mage.memories).chain(&mage.hand);
        let (school, which) = mage.school.expect("a school");
        let pack = sitting.game.pack();
        let mut spells: Vec<_> = own.map(|card| pack.cards[usize::from(card.0)]).collect();
        let mut listed = pack.schools[school as usize].grimoires[usize::from(which)].clone();
        listed.push(pack.character(mage.character).personal);
        spells.sort();
        listed.sort();
        assert_eq!(spells, listed);
        schools[school as usize] = 30;
        assert_eq!(state.supply[seat], 25);
        assert_eq!((mage.active.len(), mage.tokens), (1, 2));
    }
    let decks: Vec<usize> = state.library.iter().map(|pile| pile.deck.len()).collect();
    assert_eq!(decks, schools);
    assert_eq!(schools.iter().filter(|cards| **cards == 30).count(), 4);
    assert_eq!(state.forgotten.len(), 9);
    let quests: Vec<usize> = state.quests.iter().map(|pile| pile.deck.len()).collect();
    assert_eq!(quests, [11, 21, 13], "each mage has drawn one");
    let events: Vec<usize> = state.events.iter().map(|pile| pile.deck.len()).collect();
    assert_eq!(events, [12, 13, 13], "one was drawn");
    assert_eq!((state.turn, state.moon), (1, 1));
}

// rule: BRW-3.2.4, BRW-3.2.5, BRW-3.2.7
#[test]
fn mages_colours_and_grimoires_are_picked_clockwise_from_the_crown_holder() {
    let mut crowns = BTreeSet::new();
    for seed in 0..8 {
        let mut sitting = Sitting::start(4, json!({}), seed);
        let crown = sitting.state.crown;
        crowns.insert(crown);
        let mut asked = Vec::new();
        while matches!(sitting.state.flow, Flow::Setup(_)) {
            let question = sitting.question();
            asked.push((question.seat.0, question.reason, question.options.len()));
            sitting.answer(&Answer::one(0));
        }
        let seat = |step: u8| (crown.0 + step) % 4;
        let expected = [
            (seat(0), "character", 4),
            (seat(0), "colour", 4),
            (seat(1), "character", 3),
            (seat(1), "colour", 3),
            (seat(2), "character", 2),
            (seat(2), "colour", 2),
            (seat(0), "grimoire", 12),
            (seat(1), "grimoire", 10),
            (seat(2), "grimoire", 8),
            (seat(3), "grimoire", 6),
        ];
        assert_eq!(asked, expected);
        let mages = &sitting.state.mages;
        let characters: BTreeSet<_> = mages.iter().map(|mage| mage.character).collect();
        let colours: BTreeSet<_> = mages.iter().map(|mage| mage.colour).collect();
        assert_eq!((characters.len(), colours.len()), (4, 4));
        assert_eq!(mages[usize::from(seat(0))].character.0, 0);
        assert_eq!(mages[usize::from(seat(3))].character.0, 3);
    }
    assert!(crowns.len() > 1, "the crown holder is drawn");
}

// rule: BRW-5.14, BRW-24.4, BRW-25.1.1, BRW-26.1
#[test]
fn tables_that_cannot_be_played_are_refused() {
    let game = BlackRoseWars::new(documents::pack());
    let start = |seats, chosen: Value| {
        let options: Options = serde_json::from_value(chosen).map_err(|_| ())?;
        let seed = Seed::from_number(1);
        let state = game.start(seats, &options, &seed, &mut Tale::deaf());
        state.map(drop).map_err(drop)
    };
    assert_eq!(start(1, json!({})), Err(()));
    assert_eq!(start(1, json!({ "avatar": "master" })), Ok(()));
    assert_eq!(start(3, json!({ "avatar": "apprentice" })), Ok(()));
    assert_eq!(start(4, json!({ "avatar": "apprentice" })), Err(()));
    assert_eq!(start(5, json!({})), Err(()));
    let moons = |second: u8, third: u8, end: u8| {
        let moons = json!({ "moon_second": second, "moon_third": third, "moon_end": end });
        start(2, moons)
    };
    assert_eq!(moons(1, 2, 35), Ok(()));
    assert_eq!(moons(6, 6, 30), Err(()));
    assert_eq!(moons(6, 30, 30), Err(()));
    assert_eq!(moons(0, 18, 30), Err(()));
    assert_eq!(moons(6, 18, 36), Err(()));
    assert_eq!(start(2, json!({ "moon": 3 })), Err(()));
}

// rule: BRW-4.1, BRW-4.3, BRW-21.5, BRW-21.7
#[test]
fn six_phases_make_a_turn_and_the_crown_holder_of_each_start_is_its_first_mage() {
    let mut chance = Chance::from_number(5);
    let mut sitting = Sitting::start(3, json!({ "setup": "random" }), 5);
    let mut last = sitting.state.phase;
    let mut seen = vec![last];
    while sitting.state.turn < 3 && !sitting.waiting().is_empty() {
        sitting.play_while(&mut chance, |it| it.state.phase == last);
        last = sitting.state.phase;
        seen.push(last);
    }
    let order: Vec<&str> = (sitting.told.iter())
        .filter(|(id, _)| id.starts_with("phase-"))
        .map(|(id, _)| *id)
        .collect();
    let turn = [
        "phase-black-rose",
        "phase-study",
        "phase-planning",
        "phase-action",
        "phase-evocation",
        "phase-cleanup",
    ];
    for (at, id) in order.iter().enumerate() {
        assert_eq!(*id, turn[at % 6]);
    }
    assert!(order.len() > 12 && seen.contains(&Phase::Action));
}

// TV-12, TV-15.
// rule: BRW-4.3, BRW-4.4, BRW-4.5, BRW-4.6, BRW-6.1.2, BRW-24.1
#[test]
fn the_last_in_turn_order_draws_the_event_and_is_first_from_the_next_phase_on() {
    let decks = json!({ "nothing_else": true, "events": { "2": ["knowledge"] } });
    let position = json!({ "begin": "black_rose", "decks": decks });
    let state = Sitting::place(json!({}), position.clone()).state;
    assert_eq!(state.crown, Party(3));
    assert_eq!(state.first, Party(3), "planning has begun");
    let state = Sitting::place(json!({ "stable_crown": true }), position.clone()).state;
    assert_eq!((state.crown, state.first), (Party(0), Party(0)));
    let mut two = position;
    two["crown"] = json!("R");
    let state = Sitting::place_for(2, json!({}), two).state;
    assert_eq!(state.crown, Party(0));
}

// TV-14.
// rule: BRW-6.1.4, BRW-6.1.5
#[test]
fn the_rose_is_paid_for_a_discarded_active_quest() {
    let decks = json!({ "nothing_else": true, "quests": { "3": ["aeromancer"] } });
    let mages = json!([
        { "resolved": ["magus"] },
        {},
        { "quests": ["cinder_star"] },
        {},
    ]);
    let position = json!({ "begin": "black_rose", "moon": 3, "mages": mages, "decks": decks });
    let mut sitting = Sitting::place(json!({}), position);
    let question = sitting.question();
    assert_eq!(
        (question.seat, question.reason),
        (Seat(2), "discard-active")
    );
    sitting.answer(&Answer::one(0));
    assert_eq!(sitting.state.power[Party::ROSE.index()], 2);
    // The first mage has drawn the only quest; for the others there is none, hers is of moon 2.
    let drawn: Vec<usize> = (sitting.state.mages.iter())
        .map(|mage| mage.active.len())
        .collect();
    assert_eq!(drawn, [1, 0, 0, 0]);
    assert_eq!(sitting.state.quests[1].discard.len(), 1);
}

// TV-58.
// rule: BRW-6.1.6, BRW-6.1.7
#[test]
fn quests_above_the_limit_are_discarded_and_nobody_is_paid() {
    let mages = json!([
        {},
        {
            "quests": ["cinder_star", "indigo_star", "purple_star"],
            "completed": ["mortal_moon", "wise_moon", "golden_sun"],
            "resolved": ["magus", "summoner", "theurge"],
        },
    ]);
    let position = json!({ "begin": "black_rose", "mages": mages });
    let mut sitting = Sitting::place(json!({}), position);
    sitting.go("none");
    let shapes: Vec<(&str, Shape)> = (0..2)
        .map(|_| {
            let question = sitting.question();
            assert_eq!(question.seat, Seat(1));
            sitting.answer(&Answer::one(1));
            (question.reason, question.shape)
        })
        .collect();
    let one = ("quest-limit", Shape::Some { min: 1, max: 1 });
    assert_eq!(shapes, [one, one]);
    let mage = &sitting.state.mages[1];
    let left = (mage.active.len(), mage.completed.len(), mage.resolved.len());
    assert_eq!(left, (2, 2, 3));
    assert_eq!(sitting.state.power, [0; 5]);
}

// rule: BRW-6.1.1, BRW-6.1.3, BRW-6.2.9
#[test]
fn events_of_the_phase_are_carried_out_from_left_to_right() {
    let position = json!({
        "begin": "black_rose",
        "events": ["midnight_rebirth", "puppeteer"],
    });
    let state = Sitting::place(json!({}), position).state;
    let pack = documents::pack();
    let middle = pack
        .rooms
        .iter()
        .position(|room| room.fixed == Fixed::Centre);
    let middle = &state.rooms[middle.expect("a room in the middle")];
    assert_eq!(middle.instability.as_slice(), [Party::ROSE; 2]);
    let slots = state.event_board.map(|slot| slot.is_some());
    assert_eq!(slots, [false, true, true]);
}

// TV-16.
// rule: BRW-8.3, BRW-8.4, BRW-8.5, BRW-8.6
#[test]
fn a_mage_names_four_schools_keeps_two_cards_and_may_discard_one() {
    let hand = [
        "grim_torment",
        "grim_torment",
        "shared_torture",
        "shared_torture",
        "shared_torture",
    ];
    let mages = json!([{
        "hand": hand,
        "grimoire": ["silver_of_the_sages", "silver_of_the_sages", "silver_of_the_sages"],
    }]);
    let position = json!({ "begin": "study", "mages": mages, "decks": {} });
    let mut sitting = Sitting::place(json!({}), position);
    let hand = |it: &Sitting| it.state.mages[0].hand.len();
    assert_eq!(hand(&sitting), 7);
    assert_eq!(sitting.question().reason, "study-discard");
    sitting.go("none");
    let question = sitting.question();
    assert_eq!((question.reason, question.options.len()), ("schools", 6));
    sitting.answer(&Answer::of(&[0, 0, 3, 0, 1, 0]));
    let question = sitting.question();
    assert_eq!(question.reason, "keep-studied");
    assert_eq!(question.shape, Shape::Some { min: 2, max: 2 });
    sitting.answer(&Answer::of(&[0, 3]));
    assert_eq!(hand(&sitting), 9);
    let discards = &sitting.state.library;
    assert_eq!(
        (discards[2].discard.len(), discards[4].discard.len()),
        (2, 0)
    );
    assert_eq!(sitting.question().reason, "study-discard");
    sitting.answer(&Answer::one(0));
    assert_eq!(hand(&sitting), 8);
    assert_eq!(sitting.state.library[0].discard.len(), 1, "grim torment");
    let mut chance = Chance::from_number(2);
    sitting.play_while(&mut chance, |it| it.state.phase == Phase::Study);
    assert_eq!(hand(&sitting), 8);
    assert!(sitting.state.mages[0].memories.is_empty());
}

// rule: BRW-8.6, BRW-8.12
#[test]
fn cards_above_the_hand_limit_go_to_the_memories() {
    let spell = |number| vec!["shared_torture"; number];
    let mages = json!([{ "hand": spell(3), "grimoire": ["grim_torment", "grim_torment", "grim_torment", "silver_of_the_sages"] }]);
    let position = json!({ "begin": "study", "mages": mages, "decks": { "nothing_else": true } });
    let mut sitting = Sitting::place(json!({}), position);
    let discard = |it: &mut Sitting| {
        let hand = it.state.mages[0].hand.len();
        while it.question().reason == "study-discard" {
            it.go("none");
        }
        assert_eq!(it.state.mages[0].hand.len(), hand, "no school has a card");
    };
    discard(&mut sitting);
    assert_eq!(
        sitting.state.phase,
        Phase::Planning,
        "five cards are allowed"
    );
    let mages = json!([{ "hand": ["shared_torture", "shared_torture", "shared_torture", "grim_torment", "grim_torment", "grim_torment", "silver_of_the_sages", "silver_of_the_sages"], "grimoire": ["silver_of_the_sages", "brain_worm"] }]);
    let position = json!({ "begin": "study", "mages": mages, "decks": { "nothing_else": true } });
    let mut sitting = Sitting::place(json!({}), position);
    discard(&mut sitting);
    let question = sitting.question();
    assert_eq!(question.shape, Shape::Some { min: 2, max: 2 });
    sitting.answer(&Answer::of(&[0, 9]));
    let mage = &sitting.state.mages[0];
    assert_eq!((mage.hand.len(), mage.memories.len()), (8, 2));
}

// TV-18, TV-19.
// rule: BRW-10.1, BRW-10.2, BRW-10.3, BRW-10.5, BRW-10.7, BRW-10.8
#[test]
fn everybody_plans_at_once_and_nothing_is_seen_before_all_have_confirmed() {
    let mages = json!([
        { "hand": ["shared_torture", "grim_torment", "silver_of_the_sages"] },
        { "hand": ["grim_torment"] },
        {},
    ]);
    let position = json!({ "begin": "planning", "mages": mages });
    let mut sitting = Sitting::place_for(3, json!({}), position);
    assert_eq!(sitting.waiting(), SeatSet(0b011), "the third has no card");
    let shape = |it: &Sitting, seat| it.question_of(Seat(seat)).shape;
    assert_eq!(shape(&sitting, 0), Shape::Assign { min: 2, max: 3 });
    assert_eq!(shape(&sitting, 1), Shape::Assign { min: 1, max: 1 });
    // Quick and II; then the plan is changed to I and III.
    for places in [[1, 3, 0], [2, 0, 4]] {
        sitting.answer_of(Seat(0), &Answer::of(&places));
        assert_eq!(sitting.question_of(Seat(0)).reason, "plan-halves");
        sitting.answer_of(Seat(0), &Answer::of(&[1]));
        let question = sitting.question_of(Seat(0));
        assert_eq!(question.reason, "plan-confirm");
        assert_eq!(question.onward(), Some(Answer::one(0)), "the other is back");
        assert_eq!(sitting.waiting(), SeatSet(0b011));
        let change = u16::from(places[0] == 1);
        sitting.answer_of(Seat(0), &Answer::one(change));
    }
    assert_eq!(sitting.waiting(), SeatSet(0b010));
    assert_eq!(sitting.state.mages[0].hand.len(), 3);
    sitting.answer_of(Seat(1), &Answer::of(&[1]));
    sitting.answer_of(Seat(1), &Answer::of(&[]));
    sitting.answer_of(Seat(1), &Answer::one(0));
    assert_eq!(sitting.state.phase, Phase::Action);
    let slots = |seat: usize| {
        let slots = &sitting.state.mages[seat].slots;
        slots.each_ref().map(|slot| slot.as_ref().map(|it| it.half))
    };
    use black_rose_wars::cards::HalfSide::{Bottom, Top};
    assert_eq!(slots(0), [None, Some(Top), None, Some(Bottom)]);
    assert_eq!(slots(1), [Some(Top), None, None, None]);
    assert_eq!(sitting.state.mages[0].hand.len(), 1);
}

// TV-21, TV-22, TV-24, TV-25.
// rule: BRW-11.1.2, BRW-11.1.3, BRW-11.1.5, BRW-11.1.6, BRW-11.1.9, BRW-11.2.9, BRW-11.2.10, BRW-11.2.12
#[test]
fn one_or_two_actions_and_one_numbered_cast() {
    let board = json!({ "quick": "shared_torture top prepared", "I": "persecution top prepared", "II": "persecution top prepared" });
    let mages = json!([
        { "at": "0,0", "tokens": 0 },
        { "at": "0,0", "tokens": 1, "board": board },
        { "at": "1,0", "tokens": 1 },
        { "tokens": 0 },
    ]);
    let sitting = || Sitting::place(json!({}), json!({ "mages": mages }));
    let slots = |it: &Sitting| it.ways().iter().filter(|way| *way == "-").count();
    let mut played = sitting();
    assert_eq!(played.question().seat, Seat(1), "the first cannot act");
    assert_eq!(played.ways(), ["explore", "fight", "wait", "-", "-"]);
    // After the cast of slot I only the quick one is left for this activation.
    played.answer(&Answer::one(4));
    assert_eq!(played.ways(), ["explore", "fight", "wait", "-", "end"]);
    played.go("end");
    assert_eq!(played.question().seat, Seat(2), "the fourth cannot act");
    assert_eq!(played.ways(), ["explore", "fight"]);
    // A Wait is no Cast, and an emptied slot is skipped.
    let mut played = sitting();
    played.go("wait");
    assert_eq!(played.question().reason, "wait");
    played.answer(&Answer::one(1));
    played.go("stop");
    assert_eq!(slots(&played), 2);
}

// TV-23, TV-24.
// rule: BRW-19.5, BRW-19.6, BRW-19.8, BRW-19.9
#[test]
fn in_its_cell_a_mage_can_only_try_to_get_out() {
    let board = json!({ "I": "shared_torture top prepared" });
    let mages = json!([
        { "at": "cell", "tokens": 1, "board": board, "completed": ["wise_moon"] },
        { "at": "cell", "tokens": 0 },
    ]);
    let mut sitting = Sitting::place(json!({}), json!({ "mages": mages, "whose": "D" }));
    assert_eq!(sitting.ways(), ["explore", "wait"]);
    sitting.go("explore");
    assert_eq!(sitting.question().options.len(), 2, "the two exits");
    sitting.answer(&Answer::one(0));
    assert!(matches!(sitting.state.bodies[0].spot, Spot::Room(_)));
    while sitting.question().reason != "act" {
        sitting.go("stop");
    }
    assert_eq!(sitting.ways(), ["wait", "-", "-", "end"], "cast, quest");
}

// TV-64.
// rule: BRW-20.5.1, BRW-20.5.2, BRW-20.5.4, BRW-24.2, BRW-24.3
#[test]
fn evocations_act_mage_by_mage_or_with_the_summoners_crown_in_rounds() {
    let own = |kinds: &[&str]| -> Vec<Value> {
        let evocation = |kind: &&str| json!({ "kind": kind, "at": "0,0" });
        kinds.iter().map(evocation).collect()
    };
    let mages = json!([
        { "at": "cell", "evocations": own(&["cadaver", "nigredo"]) },
        { "at": "1,0", "evocations": own(&["cadaver"]) },
        {},
        { "evocations": own(&["cadaver", "nigredo", "succubus"]) },
    ]);
    let order = |chosen: Value| {
        let position = json!({ "begin": "evocation", "mages": mages });
        let mut sitting = Sitting::place(chosen, position);
        let mut order = Vec::new();
        while sitting.state.phase == Phase::Evocation {
            let question = sitting.question();
            match question.reason {
                "next-evocation" => {
                    sitting.answer(&Answer::one(0));
                }
                _ => {
                    order.push(question.seat.0);
                    sitting.go("end");
                }
            }
        }
        order
    };
    assert_eq!(order(json!({})), [0, 0, 1, 3, 3, 3]);
    assert_eq!(
        order(json!({ "summoners_crown": true })),
        [0, 1, 3, 0, 3, 3]
    );
}

// TV-65; then the second turn begins: both discarded cards are drawn again.
// rule: BRW-21.1, BRW-21.1.1, BRW-21.1.2, BRW-21.7, BRW-29.3
#[test]
fn cleanup_clears_the_boards() {
    let board = json!({
        "quick": "cursed_bond top revealed",
        "I": "brain_worm top active",
        "II": "grim_torment top prepared",
        "III": "shared_torture top revealed",
    });
    let own = json!({ "at": "0,0", "tokens": 0, "hand": ["persecution"], "board": board });
    let position = json!({ "begin": "cleanup", "mages": [{}, own] });
    let mut sitting = Sitting::place(json!({}), position);
    let question = sitting.question();
    assert_eq!((question.seat, question.reason), (Seat(1), "take-back"));
    assert_eq!(question.shape, Shape::Some { min: 0, max: 1 });
    sitting.answer(&Answer::of(&[0]));
    assert_eq!(sitting.told("taken-back"), 1);
    assert_eq!(sitting.told("discards-spell"), 2);
    assert_eq!(sitting.told("spell-removed"), 1);
    let mage = &sitting.state.mages[1];
    assert!(mage.slots.iter().all(Option::is_none));
    assert_eq!((mage.hand.len(), mage.tokens), (4, 2));
    assert_eq!(sitting.state.turn, 2);
}

// TV-51, TV-52, TV-53, TV-54.
// rule: BRW-16.3.1, BRW-16.3.2, BRW-16.3.3, BRW-16.3.4, BRW-16.3.5, BRW-16.3.6, BRW-21.3, BRW-21.4
#[test]
fn full_rooms_are_rebuilt_and_pay_their_parties() {
    let power = |room: &str, cubes: &[&str]| {
        let position = json!({
            "begin": "cleanup",
            "room": {
                room: { "instability": cubes },
                "arena": { "instability": ["D"] },
                "abyss": { "side": "rebuilt", "used": true },
            },
        });
        let state = Sitting::place(json!({}), position).state;
        let rebuilt = state.rooms.iter().filter(|it| it.instability.is_empty());
        assert_eq!(rebuilt.count(), 18, "a room that is not full stays");
        assert!(state.rooms.iter().all(|it| !it.used));
        let supply = [24, 25, 25, 25, 30];
        assert_eq!(state.supply, supply);
        state.power
    };
    let library = power("library_room", &["R", "G", "R", "G", "R"]);
    assert_eq!(library, [0, 3, 1, 0, 0]);
    assert_eq!(power("garden", &["A"; 4]), [0, 0, 0, 3, 0]);
    let crypt = power("crypt", &["R", "R", "G", "G", "Rose", "A"]);
    assert_eq!(crypt, [0, 3, 3, 1, 1]);
    assert_eq!(power("forge", &["R", "R", "G", "A"]), [0, 2, 0, 0, 0]);
}

// rule: BRW-5.10, BRW-16.3.8
#[test]
fn the_moon_is_checked_after_each_rebuilt_room() {
    let position = json!({
        "begin": "cleanup",
        "moon": 1,
        "mages": [{ "power": 4 }],
        "room": { "forge": { "instability": ["D", "D", "D", "D"] } },
    });
    let state = Sitting::place(json!({}), position).state;
    assert_eq!((state.power[0], state.moon), (7, 2));
    assert!(state.mages.iter().all(|mage| mage.hand.len() == 1));
}

// TV-8, TV-68.
// rule: BRW-5.9, BRW-21.5, BRW-21.6
#[test]
fn the_game_ends_when_a_token_stands_on_the_last_moon_in_cleanup() {
    let end = |chosen: Value, power: u16, rose: u16| {
        let position = json!({
            "begin": "cleanup",
            "moon": 3,
            "mages": [{ "power": power }],
            "rose": { "power": rose },
        });
        Sitting::place(chosen, position).state.ending.is_some()
    };
    assert!(!end(json!({}), 29, 0));
    assert!(end(json!({}), 30, 0));
    assert!(end(json!({}), 0, 30));
    assert!(!end(json!({ "moon_end": 35 }), 34, 0));
}

fn ended(mages: &Value, rose: &Value) -> Sitting {
    let position =
        json!({ "begin": "cleanup", "moon": 3, "crown": "G", "mages": mages, "rose": rose });
    Sitting::place_for(3, json!({}), position)
}

/// Resolved quests of moon 2, so that everybody has others.
fn resolved(from: usize, number: usize) -> Vec<String> {
    let quests = documents::pack().quests;
    let ids = quests.iter().map(|quest| quest.id.clone());
    ids.skip(from).take(number).collect()
}

// TV-66 with red D, blue R, green G.
// rule: BRW-22.1, BRW-22.3, BRW-22.4, BRW-22.5, BRW-22.6, BRW-22.7, BRW-22.8
#[test]
fn bonuses_decide_and_ties_go_by_quests_then_trophies() {
    let mages = json!([
        { "power": 37, "resolved": resolved(0, 5), "trophies": { "R": 8 } },
        { "power": 39, "resolved": resolved(5, 5), "trophies": { "G": 3, "D": 2 } },
        { "power": 20, "resolved": resolved(10, 2), "trophies": { "D": 1 } },
    ]);
    let sitting = ended(&mages, &json!({ "power": 30, "trophies": { "D": 2 } }));
    let outcome = sitting.outcome();
    assert_eq!(outcome.scores, [44, 44, 24]);
    let ending = sitting.state.ending.as_ref().expect("an ending");
    assert_eq!(ending.scores[Party::ROSE.index()], 31);
    assert_eq!(outcome.winners, SeatSet::of(Seat(0)));
}

// TV-67.
// rule: BRW-22.2, BRW-22.8, BRW-22.9, BRW-22.10
#[test]
fn the_rose_takes_part_in_ties_but_is_never_named() {
    let mage =
        |power: u16, quests: usize| json!([{ "power": power, "resolved": resolved(0, quests) }]);
    let rose = |power: u16| json!({ "power": power });
    // One resolved quest is worth 4 alone, and decides the tie.
    let won = ended(&mage(36, 1), &rose(40)).outcome().winners;
    assert_eq!(won, SeatSet::of(Seat(0)));
    let won = ended(&mage(40, 0), &rose(40)).outcome().winners;
    assert_eq!(won, SeatSet::of(Seat(0)), "only the mage can be named");
    let lost = ended(&mage(40, 0), &rose(41)).outcome();
    assert_eq!(lost.winners, SeatSet::NONE);
    assert!(lost.places.iter().all(|place| *place > 1));
    // Two mages and the Rose: the crown holder (G) names one of the two.
    let mages = json!([{ "power": 40 }, { "power": 40 }]);
    let mut tied = ended(&mages, &rose(40));
    let question = tied.question();
    assert_eq!((question.seat, question.reason), (Seat(2), "winner"));
    let expected = [Target::Seat(Seat(0)), Target::Seat(Seat(1))];
    assert_eq!(question.options, expected);
    tied.answer(&Answer::one(1));
    assert_eq!(tied.outcome().winners, SeatSet::of(Seat(1)));
    assert_eq!(tied.told("wins"), 1);
}

// rule: BRW-2.7, BRW-9.12
#[test]
fn personal_spells_wait_aside_for_the_moons() {
    let sitting = quiet_start(2, &json!({ "setup": "random" }));
    let pack = sitting.game.pack();
    for mage in &sitting.state.mages {
        let personal = SpellDeck::Personal(mage.character);
        let deck = |card: &black_rose_wars::play::state::Card| {
            pack.spell(pack.cards[usize::from(card.0)]).deck
        };
        assert!(mage.aside.iter().all(|card| deck(card) == personal));
    }
}
