//! What alliances are worth to bots.

use darkest_doom::DarkestDoom;
use darkest_doom::cards::{Colour, Pack, Phase};
use darkest_doom::parts::gain;
use darkest_doom::play::options::Options;
use darkest_doom::play::state::{Alliance, Participant, State};
use table::{Game, Seed, Tale};

const OWN: Participant = Participant(0);
const OTHER: Participant = Participant(1);
const HERE: Colour = Colour::ALL[0];

/// A table of two, the first with so much glory, at dusk.
fn table(glory: i16) -> State {
    let game = DarkestDoom::new(Pack::built_in());
    let (options, seed) = (Options::default(), Seed::from_number(5));
    let mut state = { game.start(2, &options, &seed, &mut Tale::deaf()) }.expect("a table");
    state.guardians[OWN.index()].glory = glory;
    state.phase = Phase::Dusk;
    state
}

fn allied(state: &mut State, citadel: Colour, ally: Participant, value: u8) {
    state.alliances[citadel.index()] = Some(Alliance { ally, value });
}

// rule: DD-16.11, DD-16.12, DD-16.13, DD-16.16
#[test]
fn an_alliance_gains_what_the_rules_give_for_it() {
    assert_eq!(gain(&table(0), OWN, HERE), 0.0);
    assert_eq!(gain(&table(4), OWN, HERE), 4.0);
    assert_eq!(gain(&table(9), OWN, HERE), 6.0);
    let mut state = table(4);
    allied(&mut state, HERE, OTHER, 5);
    assert_eq!(gain(&state, OWN, HERE), 0.0, "too dear");
    allied(&mut state, HERE, OTHER, 2);
    assert!(gain(&state, OWN, HERE) > 4.0, "and the other loses");
    allied(&mut state, HERE, OWN, 1);
    assert_eq!(gain(&state, OWN, HERE), 3.0);
    state.guardians[OTHER.index()].glory = 5;
    assert_eq!(gain(&state, OWN, HERE), 0.0, "others have more glory");
}

// rule: DD-16.14
#[test]
fn a_fourth_alliance_costs_the_least_of_the_three() {
    let mut state = table(4);
    for (citadel, value) in Colour::ALL[1..].iter().zip([2, 3, 6]) {
        allied(&mut state, *citadel, OWN, value);
    }
    assert_eq!(gain(&state, OWN, HERE), 2.0);
}

#[test]
fn what_is_out_of_reach_is_worth_nothing() {
    let game = DarkestDoom::new(Pack::built_in());
    let mut state = table(4);
    let citadel = game.pack().map.citadel(HERE);
    state.order = [OTHER, OWN].into_iter().collect();
    state.active = Some(OWN);
    state.guardians[OWN.index()].area = Some(citadel);
    state.players[OWN.index()].ap = 0;
    assert!(game.surety(&state, OWN, HERE) > 0.9, "it stands there");
    let next = game.pack().map.neighbours(citadel).iter().next();
    state.guardians[OWN.index()].area = next;
    assert_eq!(game.surety(&state, OWN, HERE), 0.0, "the round is over");
    state.players[OWN.index()].ap = 1;
    let now = game.surety(&state, OWN, HERE);
    (state.active, state.phase) = (Some(OTHER), Phase::Dawn);
    let later = game.surety(&state, OWN, HERE);
    assert!(0.0 < later && later < now);
}
