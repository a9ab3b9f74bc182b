//! Cards that somebody else wrote, and positions of extra cards alone: every resolution ends.

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::Pack;
use black_rose_wars::play::options::{AvatarLevel, Options};
use black_rose_wars::play::state::State;
use serde_json::{Value, json};
use table::{Game, Seed};

const D: usize = 0;
const R: usize = 1;
const G: usize = 2;
const ROSE: usize = 4;

/// The position with one text of a card file changed, up to the first question.
fn resolved(file: &str, from: &str, to: &str, options: &Options, position: &Value) -> State {
    let sources = Pack::built_in_sources().with_change(file, from, to);
    let pack = Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let game = BlackRoseWars::new(pack);
    let state = game.place(3, options, &Seed::from_number(1), position);
    state.expect("a position that can be read")
}

/// The same without options.
fn changed(file: &str, from: &str, to: &str, position: &Value) -> State {
    resolved(file, from, to, &Options::default(), position)
}

// rule: BRW-13.3.7
#[test]
fn a_misfortune_does_not_answer_itself() {
    let state = changed(
        "misfortunes.cards",
        "Your strength is 0.",
        "Each time a mage gains or loses power, gain 1 power.",
        &json!({
            "whose": "R",
            "resolve": { "room": "throne_room", "by": "R" },
            "room": { "throne_room": { "side": "rebuilt" } },
            "mages": [{ "misfortunes": ["weakness"] }, {}, { "misfortunes": ["weakness"] }],
        }),
    );
    // Each answers to R, and to the other's answer to R.
    assert_eq!(state.power[R], 1);
    assert_eq!((state.power[D], state.power[G]), (2, 2));
}

// rule: BRW-13.3.7
#[test]
fn a_room_that_resolves_itself_ends() {
    let state = changed(
        "rooms.cards",
        "Resolve the rebuilt side of a room in the Lodge other than the Black Rose Room, the\n  \
         Throne Room and the Mirrors Room.",
        "Gain 1 power. Resolve the rebuilt side of your room.",
        &json!({
            "whose": "R",
            "resolve": { "room": "hall_of_mirrors", "by": "D" },
            "room": { "hall_of_mirrors": { "side": "rebuilt" } },
            "mages": [{ "at": "hall_of_mirrors" }],
        }),
    );
    assert_eq!(state.power[D], 3);
}

// rule: BRW-13.3.7
#[test]
fn an_evocation_that_activates_itself_ends() {
    let state = changed(
        "evocations.cards",
        "instead deal 1 damage to a figure within 1 of this figure.",
        "instead gain 1 power, then activate this figure.",
        &json!({
            "whose": "R",
            "resolve": { "quest": "summoner_wizard", "by": "D" },
            "mages": [{ "at": "0,0", "evocations": [{ "kind": "totem", "at": "0,0" }] }],
        }),
    );
    assert_eq!(state.power[D], 3);
}

/// The Avatar's turn with one order card of the third moon and no other.
fn one_order(from: &str, to: &str) -> State {
    let options = Options {
        avatar: AvatarLevel::Apprentice,
        ..Options::default()
    };
    let position = json!({
        "moon": 3,
        "whose": "Rose",
        "decks": { "nothing_else": true, "orders": { "3": ["unstoppable"] } },
        "mages": [{}, { "at": "0,0" }],
    });
    resolved("orders.cards", from, to, &options, &position)
}

const UNSTOPPABLE: &str = "The Avatar moves towards a mage in the Lodge by priority I. The Avatar \
     attacks a\n  figure in the room of the Avatar by priority I with strength +1.";

// rule: BRW-13.3.7
#[test]
fn an_order_that_gives_an_order_ends() {
    let gives = "The Avatar gains 1 power. The Avatar resolves 1 order card more.";
    let state = one_order(UNSTOPPABLE, gives);
    assert_eq!(state.power[ROSE], 3);
    let avatar = state.avatar.as_ref().expect("the Avatar plays");
    assert_eq!(avatar.resolved, 1);
}

// rule: BRW-25.3.4
#[test]
fn no_extra_card_follows_a_deck_made_anew() {
    let state = one_order(UNSTOPPABLE, "The Avatar gains 1 power.");
    assert_eq!(state.power[ROSE], 2, "the card, and once more as an extra");
    let avatar = state.avatar.as_ref().expect("the Avatar plays");
    assert_eq!(avatar.resolved, 1);
    assert_eq!(avatar.memories.len(), 1);
}

// rule: BRW-13.3.7
#[test]
fn answers_to_the_end_of_answers_end() {
    let state = changed(
        "misfortunes.cards",
        "Your strength is 0.",
        "Each time an effect of yours has the keyword Summon, gain 1 power, then summon a \
         Cadaver in your room.",
        &json!({
            "whose": "R",
            "resolve": { "room": "crypt", "by": "D" },
            "mages": [{ "misfortunes": ["weakness"] }],
        }),
    );
    // Each answer opens a window after its end: 200 of them are in progress at most.
    assert_eq!(state.power[D], 200);
}

// rule: BRW-13.3.7
#[test]
fn many_that_answer_each_other_end() {
    let cadaver = json!({ "kind": "cadaver", "at": "0,0" });
    let state = changed(
        "evocations.cards",
        "This figure has life +1 while this figure has an upgrade.",
        "Each time a mage gains or loses power, the mage with the Crown gains 1 power.",
        &json!({
            "whose": "R",
            "resolve": { "room": "throne_room", "by": "D" },
            "room": { "throne_room": { "side": "rebuilt" } },
            "rose": { "evocations": vec![cadaver; 8] },
            "mages": [{ "at": "0,0" }],
        }),
    );
    // In every order they would be more than a hundred thousand.
    assert!((1_000..10_000).contains(&state.power[D]));
}
