//! Quests of the Rose, evocations, Cleanup and secrets where no card of the box shows the rule.

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::Pack;
use black_rose_wars::play::flow::Flow;
use black_rose_wars::play::options::Options;
use black_rose_wars::play::state::State;
use serde_json::{Value, json};
use table::scenario::Scenario;
use table::{Answer, Chance, Game, Lang, Question, Seat, Seed, Tale, Viewpoint, erase};

/// The game with one text of a card file changed.
fn game_with(file: &str, from: &str, to: &str) -> BlackRoseWars {
    let sources = Pack::built_in_sources().with_change(file, from, to);
    let pack = Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    BlackRoseWars::new(pack)
}

/// The game with another ability of the Cadaver.
fn cadaver(text: &str) -> BlackRoseWars {
    let own = "This figure has life +1 while this figure has an upgrade.";
    game_with("evocations.cards", own, text)
}

/// Plays a scenario that is written here.
fn run(game: BlackRoseWars, text: &str) {
    let scenario = format!("title = \"\"\ngame = \"black-rose-wars\"\nseats = 4\n{text}");
    let scenario = Scenario::parse(&scenario).expect("a scenario");
    scenario.run(&erase(game)).expect("as expected");
}

// rule: BRW-7.14
#[test]
fn a_quest_that_the_rose_draws_is_discarded_and_pays_her_by_its_moon() {
    let text = "The Black Rose places 5 instability in the Black Rose Room.";
    let game = game_with("events.cards", text, "Draw 1 quest of the third moon.");
    run(
        game,
        r#"
        [position]
        resolve = { event = "awakening" }
        decks = { quests = { 3 = ["magus"] } }
        [expect.state]
        rose.power = 3
        decks.quest_sizes = { 2 = 21, 3 = 12 }
        discards.quests.3 = ["magus"]
        mages.D = { quests = [], power = 0 }
        "#,
    );
}

// rule: BRW-20.1.7, BRW-11.2.14
#[test]
fn a_summoned_figure_has_entered_its_room() {
    let text = "top.when: Another mage enters a red or yellow room.
top.text: The target is that mage. Deal 2 damage to the target, then assign the misfortune
  Vulnerability to the target. Place 1 instability in the room of the target for each misfortune
  of the target.";
    let trap = "top.when: Another figure enters a grey room.
top.text: The target is that figure. Deal 1 damage to the target.";
    run(
        game_with("witchcraft.cards", text, trap),
        r#"
        [position]
        [[position.mages]]
        at = "crypt"
        [[position.mages]]
        [[position.mages]]
        board = { I = "brain_worm active" }
        [[play]]
        seat = 0
        pick = "explore"
        [[play]]
        seat = 0
        pick = "activate-room"
        [[play]]
        seat = 2
        asked = "react"
        pick = "Brain Worm"
        [expect.state]
        evocations = [{ kind = "cadaver", owner = "D", at = "crypt", damage = ["G"] }]
        "#,
    );
}

// rule: BRW-20.2.4
#[test]
fn power_of_an_ability_goes_to_the_controller() {
    run(
        cadaver("Each time this figure deals damage, gain 1 power."),
        r#"
        [position]
        resolve = { spell = "purifying_aludel bottom", by = "D" }
        [[position.mages]]
        at = "0,0"
        [[position.mages]]
        at = "1,0"
        evocations = [{ kind = "cadaver", at = "1,0" }]
        [[play]]
        seat = 0
        pick = "seat 1"
        [expect.state]
        mages.R = { track = ["D", "D"], power = 0 }
        mages.D.power = 1
        "#,
    );
}

// rule: BRW-21.2
#[test]
fn effects_of_cleanup_work_in_turn_order_when_the_boards_are_clear() {
    let text = "Each time the Cleanup phase begins, either gain 1 power, or lose 1 power.";
    run(
        cadaver(text),
        r#"
        [position]
        begin = "cleanup"
        crown = "G"
        decks = { events = { 2 = ["growth"] } }
        room.garden.instability = ["R", "R", "R", "R"]
        [[position.mages]]
        evocations = [{ kind = "cadaver", at = "0,0" }]
        [[position.mages]]
        board = { I = "grim_torment" }
        [[position.mages]]
        evocations = [{ kind = "cadaver", at = "0,0" }]
        [[play]]
        seat = 2
        asked = "alternative"
        pick = "gain 1 power"
        expect = { room.garden.side = "destroyed", mages.R.memories = ["grim_torment"], mages.G.power = 1 }
        [[play]]
        seat = 0
        asked = "alternative"
        pick = "gain 1 power"
        [expect.state]
        turn = 2
        mages.D.power = 1
        mages.R.power = 3
        room.garden.side = "rebuilt"
        "#,
    );
}

// rule: BRW-13.5.5
#[test]
fn the_beginning_of_a_phase_can_be_answered() {
    run(
        cadaver("Each time the Evocation phase begins, gain 1 power."),
        r#"
        [position]
        decks = { nothing_else = true }
        [[position.mages]]
        tokens = 0
        [[position.mages]]
        tokens = 0
        evocations = [{ kind = "cadaver", at = "0,0" }]
        [[position.mages]]
        tokens = 0
        [[position.mages]]
        tokens = 0
        [[play]]
        seat = 1
        asked = "activation"
        pick = "end"
        [expect.state]
        turn = 2
        mages.R.power = 1
        "#,
    );
}

// rule: BRW-28.2
#[test]
fn nothing_of_the_setup_is_answered() {
    let game = BlackRoseWars::new(Pack::built_in());
    let mut chance = Chance::from_number(3);
    let seed = Seed::from_number(3);
    let started = game.start(4, &Options::default(), &seed, &mut Tale::listening());
    let mut state = started.expect("a table that can be played");
    let mut choices = 0;
    while matches!(state.flow, Flow::Setup(_)) {
        let seat = game.waiting(&state).seats.first().expect("somebody");
        let question = ask(&game, &state, seat);
        assert_ne!(question.reason, "react");
        assert!(state.stack.is_empty(), "{:?}", state.stack);
        let answer = question.random_answer(&mut chance);
        game.answer(&mut state, seat, &answer, &mut Tale::deaf());
        choices += 1;
    }
    assert!(choices >= 8, "mages and schools of four");
    assert_eq!(state.turn, 1);
}

// ---- secrets ----

fn ask(game: &BlackRoseWars, state: &State, seat: Seat) -> Question {
    let mut question = Question::default();
    game.ask(state, seat, &mut question);
    question
}

/// A table, and what one seat has heard at it.
struct Listening {
    game: BlackRoseWars,
    state: State,
    heard: Vec<String>,
    ear: Viewpoint,
}

impl Listening {
    fn at(seats: u8, options: Value, position: &Value, ear: Seat) -> Self {
        let game = BlackRoseWars::new(Pack::built_in());
        let options = serde_json::from_value(options).expect("known options");
        let state = game.place(seats, &options, &Seed::from_number(1), position);
        Listening {
            state: state.expect("a position that can be read"),
            game,
            heard: Vec::new(),
            ear: ear.into(),
        }
    }

    /// The places of named options among those of the first mage.
    fn named(&self, names: &[&str]) -> Vec<u16> {
        let question = ask(&self.game, &self.state, Seat(0));
        let offered: Vec<_> = { question.options.iter() }
            .map(|target| self.game.name(*target, Lang::En).unwrap_or_default())
            .collect();
        let at = |name: &&str| {
            let at = offered.iter().position(|it| it == name);
            at.unwrap_or_else(|| panic!("no {name} in {offered:?}")) as u16
        };
        let mut places: Vec<u16> = names.iter().map(at).collect();
        places.sort_unstable();
        places
    }

    fn answer(&mut self, parts: &[u16]) {
        let question = ask(&self.game, &self.state, Seat(0));
        let answer = Answer::of(parts);
        assert_eq!(question.check(&answer), Ok(()), "{}", question.reason);
        let mut tale = Tale::listening();
        self.game
            .answer(&mut self.state, Seat(0), &answer, &mut tale);
        let heard = tale.events.iter().filter_map(|it| it.heard_from(self.ear));
        self.heard
            .extend(heard.map(|message| format!("{message:?}")));
    }

    fn pick(&mut self, names: &[&str]) {
        let places = self.named(names);
        self.answer(&places);
    }

    /// The other table has other secrets; whoever listens cannot tell the two apart.
    fn is_like(&self, other: &Self) -> bool {
        let view = |it: &Self| it.game.view(&it.state, it.ear);
        view(self) == view(other) && self.heard == other.heard
    }
}

/// Doria looks at three quests and keeps the first one.
fn looks_at(quests: [&str; 3], names: [&str; 3], ear: Seat) -> Listening {
    let position = json!({
        "moon": 3,
        "resolve": { "spell": "astral_path bottom", "by": "D" },
        "decks": { "nothing_else": true, "quests": { "3": quests } },
        "mages": [{ "at": "garden" }],
    });
    let mut table = Listening::at(4, json!({}), &position, ear);
    table.named(&names);
    table.pick(&names[..1]);
    let discarded = &table.state.quests[2].discard;
    assert_eq!(discarded.len(), 2);
    table
}

// rule: BRW-7.18, BRW-29.1, BRW-29.4
#[test]
fn quests_looked_at_and_discarded_are_nobody_elses_business() {
    let one = ["magus", "aeromancer", "hydromancer"];
    let other = ["theurge", "geomancer", "pyromancer"];
    let named = ["Magus", "Aeromancer", "Hydromancer"];
    let others = ["Theurge", "Geomancer", "Pyromancer"];
    let [here, there] =
        [(one, named), (other, others)].map(|(it, names)| looks_at(it, names, Seat(1)));
    assert!(here.is_like(&there), "{:?} {:?}", here.heard, there.heard);
    let view = here.game.view(&here.state, Viewpoint::Spectator);
    assert_eq!(view.quests[2], [0, 2], "how many lie there is public");
    let [here, there] =
        [(one, named), (other, others)].map(|(it, names)| looks_at(it, names, Seat(0)));
    assert!(!here.is_like(&there), "Doria knows what he keeps");
}

/// Doria draws four cards of Agony in Study and keeps two of them.
fn studies(kept: [&str; 2], names: [&str; 2], rest: [&str; 2]) -> Listening {
    let position = json!({
        "begin": "study",
        "decks": { "library": { "agony": [kept[0], rest[0], kept[1], rest[1]] } },
    });
    let mut table = Listening::at(2, json!({}), &position, Seat(1));
    if ask(&table.game, &table.state, Seat(0)).reason == "study-discard" {
        table.pick(&["none"]);
    }
    table.answer(&[4, 0, 0, 0, 0, 0]);
    table.pick(&names);
    table
}

// rule: BRW-29.7
#[test]
fn cards_kept_in_study_are_secret_and_discarded_ones_are_not() {
    let rest = ["torment", "submission"];
    let one = studies(
        ["grim_torment", "heart_of_ice"],
        ["Grim Torment", "Heart of Ice"],
        rest,
    );
    let other = studies(
        ["pain_mark", "peak_of_agony"],
        ["Pain Mark", "Peak of Agony"],
        rest,
    );
    assert!(one.is_like(&other), "{:?} {:?}", one.heard, other.heard);
    let view = one.game.view(&one.state, Seat(1).into());
    assert_eq!(view.mages[0].hand_size, 2);
    assert_eq!(view.mages[0].hand, None);
    assert_eq!(view.library[0].discard.len(), 2, "face up");
    let third = studies(
        ["pain_mark", "peak_of_agony"],
        ["Pain Mark", "Peak of Agony"],
        ["torment", "shared_torture"],
    );
    assert!(!one.is_like(&third), "the discarded ones are seen");
}

// rule: BRW-29.6
#[test]
fn only_the_back_of_the_next_order_is_known() {
    let top = |order: &str| {
        let position = json!({ "moon": 1, "decks": { "orders": { "1": [order] } } });
        Listening::at(3, json!({ "avatar": "apprentice" }), &position, Seat(0))
    };
    let pack = Pack::built_in();
    let with = |token: bool| {
        let orders = pack.orders.iter();
        let orders = orders.filter(|it| it.moon == 1 && it.react.is_some() == token);
        orders.map(|it| it.id.clone()).collect::<Vec<_>>()
    };
    let (plain, marked) = (with(false), with(true));
    assert!(top(&plain[0]).is_like(&top(&plain[1])));
    assert!(!top(&plain[0]).is_like(&top(&marked[0])));
    let view = |order: &str| {
        let table = top(order);
        table.game.view(&table.state, Viewpoint::Spectator).avatar
    };
    assert_eq!(view(&plain[0]).expect("the Avatar").token, None);
    assert!(view(&marked[0]).expect("the Avatar").token.is_some());
}

// rule: BRW-23.4.7, BRW-29.2
#[test]
fn misfortunes_upgrades_and_everything_on_the_table_is_public() {
    let position = json!({
        "events": ["", "growth", ""],
        "discards": { "events": { "2": ["instinct"] }, "library": { "agony": ["torment"] } },
        "mages": [
            { "misfortunes": ["slowness 1"], "completed": ["wise_moon"], "resolved": ["mortal_moon"] },
            { "trophies": { "D": 2 }, "evocations": [{ "kind": "cadaver", "at": "0,0", "upgrade": "iron_carapace" }] },
        ],
    });
    let table = Listening::at(4, json!({}), &position, Seat(3));
    let view = table.game.view(&table.state, table.ear);
    let [affliction] = &view.bodies[0].misfortunes[..] else {
        panic!("one misfortune");
    };
    assert_eq!(affliction.cubes, 1);
    let pack = table.game.pack();
    assert_eq!(pack.misfortune(affliction.kind).id, "slowness");
    assert_eq!(view.mages[0].completed.len(), 1);
    assert_eq!(view.mages[0].resolved, 1);
    assert_eq!(view.trophies[1][0], 2);
    assert!(view.evocations[0].upgrade.is_some());
    assert!(view.event_board[1].is_some());
    assert_eq!(view.events[1].discard.len(), 1);
    assert_eq!(view.library[0].discard.len(), 1);
}
