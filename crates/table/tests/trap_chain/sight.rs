//! Who may know what: only the faces of face-down spells are hidden.

use crate::model::{Card, Class, Frame, Misfortune, Party, Room, Source, Spell, State};
use serde::Serialize;
use table::{Chance, Seat, Viewpoint};

/// What a viewpoint sees; face-down spells of others by their token only.
#[derive(PartialEq, Serialize)]
pub(crate) struct View {
    mages: Vec<MageView>,
    boards: Vec<Vec<(Class, bool, Option<Card>)>>,
    rooms: Vec<Room>,
    rose: (u8, u8),
    actions: Vec<Seat>,
    effects: Vec<(Source, Seat, u8)>,
    /// "Waiting for reactions": it names nobody.
    reacting: bool,
}

#[derive(PartialEq, Serialize)]
struct MageView {
    room: Option<u8>,
    last: u8,
    track: Vec<Party>,
    misfortunes: Vec<Misfortune>,
    power: u8,
    trophies: Vec<Seat>,
    supply: u8,
}

pub(crate) fn view(state: &State, reacting: bool, viewpoint: Viewpoint) -> View {
    let mages = state.mages.iter().map(|mage| MageView {
        room: mage.room,
        last: mage.last,
        track: mage.track.clone(),
        misfortunes: mage.misfortunes.clone(),
        power: mage.power,
        trophies: mage.trophies.clone(),
        supply: mage.supply,
    });
    let boards = Seat::all(state.mages.len() as u8).map(|seat| {
        let seen = |spell: &Spell| {
            let known = !spell.face_down || viewpoint.is(seat);
            let (class, card) = (spell.card.class(), spell.card);
            (class, spell.face_down, known.then_some(card))
        };
        state.mages[seat.index()].board.iter().map(seen).collect()
    });
    let effects = state.stack.iter().filter_map(|frame| match frame {
        Frame::Effect(it) => Some((it.source, it.caster, it.pc)),
        _ => None,
    });
    View {
        mages: mages.collect(),
        boards: boards.collect(),
        rooms: state.rooms.clone(),
        rose: (state.rose_supply, state.rose_power),
        actions: state.actions.clone(),
        effects: effects.collect(),
        reacting,
    }
}

/// Face-down spells of others and unused ones change places within their class.
pub(crate) fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut state = state.clone();
    let mut pool = state.unused.clone();
    let hidden = |at: usize, spell: &Spell| spell.face_down && at != seat.index();
    for (at, mage) in state.mages.iter().enumerate() {
        let down = mage.board.iter().filter(|spell| hidden(at, spell));
        pool.extend(down.map(|spell| spell.card));
    }
    pool.sort_unstable();
    chance.shuffle(&mut pool);
    for (at, mage) in state.mages.iter_mut().enumerate() {
        for spell in mage.board.iter_mut().filter(|spell| hidden(at, spell)) {
            let class = spell.card.class();
            if let Some(at) = pool.iter().position(|card| card.class() == class) {
                spell.card = pool.remove(at);
            }
        }
    }
    state.unused = pool;
    state.chance = chance.fork();
    state
}
