//! Positions to play from, their insides for the tests, and what must always be true.

use crate::engine::Turn;
use crate::model::{
    CUBES, Card, Class, Colour, Frame, Kind, Mage, Party, ROSE_CUBES, Room, Source, Spell, State,
};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Chance, Seat, Seed, SetupError, Tale};

/// A position of a vector.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    mages: Vec<PlacedMage>,
    rooms: Vec<Colour>,
    /// Who explores.
    #[serde(default)]
    explore: Option<u8>,
    /// Who casts what at whom.
    #[serde(default)]
    cast: Option<(u8, Kind, u8)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacedMage {
    room: u8,
    #[serde(default = "ten")]
    life: u8,
    /// Cubes on its track: whose, and how many.
    #[serde(default)]
    track: Vec<(u8, u8)>,
    #[serde(default)]
    board: Vec<Kind>,
}

fn ten() -> u8 {
    10
}

fn mage(room: u8, life: u8, board: Vec<Card>) -> Mage {
    let face_down = true;
    let spell = |card| Spell { card, face_down };
    Mage {
        room: Some(room),
        last: room,
        life,
        track: Vec::new(),
        misfortunes: Vec::new(),
        power: 0,
        trophies: Vec::new(),
        supply: CUBES,
        board: board.into_iter().map(spell).collect(),
    }
}

fn state(mages: Vec<Mage>, rooms: Vec<Colour>, unused: Vec<Card>, seed: &Seed) -> State {
    let room = |colour| Room {
        colour,
        instability: Vec::new(),
    };
    State {
        mages,
        rooms: rooms.into_iter().map(room).collect(),
        rose_supply: ROSE_CUBES,
        rose_power: 0,
        unused,
        actions: Vec::new(),
        stack: Vec::new(),
        chance: Chance::new(seed),
    }
}

fn take(unused: &mut Vec<Card>, kind: Kind) -> Result<Card, SetupError> {
    let at = unused.iter().position(|card| card.kind() == kind);
    let at = at.ok_or_else(|| SetupError(format!("there are not so many {kind:?}")))?;
    Ok(unused.remove(at))
}

/// For random play: weak mages with three spells each wander through three rooms.
pub(crate) fn random(seats: u8, seed: &Seed, tale: &mut Tale) -> State {
    let mut chance = Chance::new(seed);
    let (combat, mut cards): (Vec<_>, Vec<_>) =
        Card::all().partition(|card| card.class() == Class::Combat);
    chance.shuffle(&mut cards);
    let mut deal = || cards.split_off(cards.len() - 3);
    let mages = (0..seats).map(|at| mage(at % 3, 5, deal())).collect();
    cards.extend(combat);
    let rooms = vec![Colour::Red, Colour::Yellow, Colour::Blue];
    let mut state = state(mages, rooms, cards, &seed.child(1));
    for _ in 0..3 {
        state.actions.extend(Seat::all(seats));
    }
    let mut turn = Turn {
        state: &mut state,
        tale,
    };
    turn.advance();
    state
}

/// A position of a vector, played to its first question.
pub(crate) fn position(seats: u8, seed: &Seed, position: &Value) -> Result<State, SetupError> {
    let position = Position::deserialize(position).map_err(|it| SetupError(it.to_string()))?;
    if position.mages.len() != usize::from(seats) {
        return Err(SetupError("a mage for every seat".to_owned()));
    }
    let mut unused: Vec<_> = Card::all().collect();
    let mut mages = Vec::new();
    for placed in &position.mages {
        let board = placed.board.iter().map(|kind| take(&mut unused, *kind));
        let board = board.collect::<Result<_, _>>()?;
        mages.push(mage(placed.room, placed.life, board));
    }
    for (at, placed) in position.mages.iter().enumerate() {
        for &(party, count) in &placed.track {
            let cubes = std::iter::repeat_n(Party::Mage(Seat(party)), usize::from(count));
            mages[at].track.extend(cubes);
            mages[usize::from(party)].supply -= count;
        }
    }
    let mut state = state(mages, position.rooms, unused, seed);
    state.actions.extend(position.explore.map(Seat));
    if let Some((caster, kind, target)) = position.cast {
        let card = take(&mut state.unused, kind)?;
        let face_down = false;
        state
            .mage(Seat(caster))
            .board
            .push(Spell { card, face_down });
        let mut frame = State::begin(Source::Spell(card), Seat(caster), None);
        if let Frame::Effect(effect) = &mut frame {
            effect.target = Some(Seat(target));
        }
        state.stack.push(frame);
    }
    let tale = &mut Tale::deaf();
    let mut turn = Turn {
        state: &mut state,
        tale,
    };
    turn.advance();
    Ok(state)
}

/// Everything, in words.
pub(crate) fn insides(state: &State) -> Value {
    let effects = state.stack.iter().filter_map(|frame| match frame {
        Frame::Effect(effect) => Some(match effect.source {
            Source::Explore => "Explore".to_owned(),
            Source::Spell(card) => format!("{:?}", card.kind()),
        }),
        _ => None,
    });
    let mages = state.mages.iter().map(|mage| {
        json!({
            "room": mage.room,
            "track": mage.track.iter().map(letter).collect::<String>(),
            "misfortunes": mage.misfortunes.iter().map(|it| format!("{it:?}")).collect::<Vec<_>>(),
            "power": mage.power,
            "trophies": mage.trophies.iter().map(|it| it.0).collect::<Vec<_>>(),
            "supply": mage.supply,
            "face_down": mage.board.iter().filter(|it| it.face_down).count(),
        })
    });
    let cubes = |room: &Room| room.instability.iter().map(letter).collect::<String>();
    json!({
        "mages": mages.collect::<Vec<_>>(),
        "rooms": state.rooms.iter().map(cubes).collect::<Vec<_>>(),
        "rose_supply": state.rose_supply,
        "stack": effects.collect::<Vec<_>>().join(" > "),
    })
}

/// No cube and no spell is lost.
pub(crate) fn check_all(state: &State) -> Result<(), String> {
    let placed = |party: Party| {
        let tracks = state.mages.iter().flat_map(|mage| &mage.track);
        let rooms = state.rooms.iter().flat_map(|room| &room.instability);
        tracks.chain(rooms).filter(|cube| **cube == party).count() as u8
    };
    for (seat, mage) in (0..).map(Seat).zip(&state.mages) {
        let found = mage.supply + placed(Party::Mage(seat));
        if found != CUBES {
            return Err(format!("{seat} has {found} cubes"));
        }
    }
    let mut cards = state.unused.clone();
    let boards = state.mages.iter().flat_map(|mage| &mage.board);
    cards.extend(boards.map(|spell| spell.card));
    cards.sort_unstable();
    let complete = cards.into_iter().eq(Card::all());
    let rose = state.rose_supply + placed(Party::Rose) == ROSE_CUBES;
    (complete && rose)
        .then_some(())
        .ok_or_else(|| "something is lost".to_owned())
}

fn letter(party: &Party) -> char {
    match party {
        Party::Mage(seat) => char::from(b'0' + seat.0),
        Party::Rose => '*',
    }
}
