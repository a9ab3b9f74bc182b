//! A table with its lodge and mages, and nothing on it.

use super::format::Position;
use super::words::{Words, read_hex};
use super::{letter, refuse};
use crate::cards::{CharacterId, Fixed, Phase, RoomId};
use crate::game::BlackRoseWars;
use crate::geometry::{Board, Hex, LODGE, cells};
use crate::play::flow::Flow;
use crate::play::menu::Menu;
use crate::play::options::Table;
use crate::play::state::{
    Avatar, Body, MAGE_CUBES, Mage, PARTIES, Party, Pile, QuestPile, ROOMS, ROSE_CUBES, Room, Spot,
    State,
};
use arrayvec::ArrayVec;
use smallvec::SmallVec;
use table::{Chance, SetupError};

/// The mages of the test vectors, from seat 0 on.
const USUAL: [&str; 4] = ["D", "R", "G", "A"];

impl BlackRoseWars {
    /// A table on which everything is still in its box but rooms, mages and cells.
    pub(super) fn blank(
        &self,
        table: Table,
        chance: Chance,
        read: &Position,
    ) -> Result<State, SetupError> {
        let pack = self.pack();
        let copies = |copies: &mut dyn Iterator<Item = u8>| copies.collect();
        let mut supply = [MAGE_CUBES; PARTIES];
        supply[Party::ROSE.index()] = ROSE_CUBES;
        let mut state = State {
            table,
            turn: 1,
            phase: Phase::Action,
            flow: Flow::Over,
            first: Party(0),
            crown: Party(0),
            moon: 2,
            power: [0; PARTIES],
            supply,
            trophies: [[0; PARTIES]; PARTIES],
            bodies: std::array::from_fn(|_| Body::new(Hex::CENTRE)),
            mages: ArrayVec::new(),
            avatar: None,
            rooms: std::array::from_fn(|_| Room::new(Hex::CENTRE)),
            board: Board::new(LODGE),
            evocations: SmallVec::new(),
            next_evocation: 1,
            evocation_cards: copies(&mut pack.evocations.iter().map(|it| it.copies)),
            figures: pack.figures.iter().copied().collect(),
            upgrades: pack.upgrades.iter().map(|it| it.copies).collect(),
            misfortunes: pack.misfortunes.iter().map(|it| it.copies).collect(),
            library: std::array::from_fn(|_| Pile::default()),
            forgotten: SmallVec::new(),
            removed: SmallVec::new(),
            quests: std::array::from_fn(|_| QuestPile::default()),
            events: std::array::from_fn(|_| crate::play::state::EventPile::default()),
            event_board: [None; 3],
            stack: Vec::new(),
            next_frame: 1,
            menu: Menu::default(),
            reply: None,
            chance,
            ending: None,
        };
        self.place_rooms(&mut state, read)?;
        self.seat_mages(&mut state, read)?;
        Ok(state)
    }

    /// Rooms lie where the position says, the others in the order of the pack on what is left.
    fn place_rooms(&self, state: &mut State, read: &Position) -> Result<(), SetupError> {
        let words = Words::new(self.pack(), state);
        let mut hexes: [Option<Hex>; ROOMS] = [None; ROOMS];
        let mut free: Vec<Hex> = LODGE.to_vec();
        for (hex, name) in &read.rooms {
            let (hex, room) = (read_hex(hex)?, words.room(name)?);
            let Some(at) = free.iter().position(|it| *it == hex) else {
                return refuse(format!("no room can be put at {},{}", hex.q, hex.r));
            };
            free.remove(at);
            if hexes[usize::from(room.0)].replace(hex).is_some() {
                return refuse(format!("`{name}` is put into two places"));
            }
        }
        let nearness = |fixed: Fixed| match fixed {
            Fixed::Centre => 0,
            Fixed::BesideCentre => 1,
            Fixed::Anywhere => 2,
        };
        let mut order: Vec<usize> = (0..ROOMS).collect();
        order.sort_by_key(|&at| nearness(self.pack().rooms[at].fixed));
        for at in order {
            if hexes[at].is_some() {
                continue;
            }
            let far = match self.pack().rooms[at].fixed {
                Fixed::Centre => 0,
                Fixed::BesideCentre => 1,
                Fixed::Anywhere => u8::MAX,
            };
            let near = |hex: &Hex| far == u8::MAX || hex.distance(Hex::CENTRE) == far;
            let place = free.iter().position(near).unwrap_or(0);
            hexes[at] = Some(free.remove(place));
        }
        let hexes = hexes.map(|hex| hex.unwrap_or(Hex::CENTRE));
        state.board = Board::new(hexes);
        for (at, hex) in (0..).zip(hexes) {
            state.rooms[usize::from(RoomId(at).0)] = Room::new(hex);
        }
        Ok(())
    }

    fn seat_mages(&self, state: &mut State, read: &Position) -> Result<(), SetupError> {
        let players = usize::from(state.table.players);
        if read.mages.len() > players {
            return refuse(format!("a table of {players} has no more mages"));
        }
        let cells = cells(state.table.participants());
        let words = Words::new(self.pack(), state);
        for seat in 0..players {
            let named = read.mages.get(seat);
            let name = named.and_then(|it| it.mage.as_deref());
            let character = match name {
                Some(name) => self.mage_called(&words, name)?,
                None => self.usual_mage(state, seat)?,
            };
            if state.mages.iter().any(|it| it.character == character) {
                return refuse("two players cannot have the same mage");
            }
            let cell = match named.and_then(|it| it.cell.as_deref()) {
                Some(hex) => read_hex(hex)?,
                None => cells.get(seat).copied().unwrap_or(Hex::CENTRE),
            };
            state.bodies[seat] = Body::new(cell);
            state.bodies[seat].spot = Spot::Cell;
            state.mages.push(self.mage(character, seat as u8));
        }
        if state.table.has_avatar() {
            let cell = cells.last().copied().unwrap_or(Hex::CENTRE);
            state.bodies[Party::ROSE.index()] = Body::new(cell);
            state.avatar = Some(Box::new(Avatar::new(Party(players as u8 - 1))));
        }
        Ok(())
    }

    fn mage_called(&self, words: &Words<'_>, name: &str) -> Result<CharacterId, SetupError> {
        let mut all = (0..self.pack().mages.len() as u8).map(CharacterId);
        let by_letter = all.find(|it| letter(self.pack(), *it) == name);
        by_letter.map_or_else(|| words.character(name), Ok)
    }

    /// The mage a seat has in the test vectors, or the first one that is free.
    fn usual_mage(&self, state: &State, seat: usize) -> Result<CharacterId, SetupError> {
        let free = |id: &CharacterId| !state.mages.iter().any(|it| it.character == *id);
        let all = (0..self.pack().mages.len() as u8).map(CharacterId);
        let usual = |id: &CharacterId| letter(self.pack(), *id) == USUAL[seat];
        let found = all.clone().find(|id| usual(id) && free(id));
        let found = found.or_else(|| { all }.find(free));
        found.ok_or_else(|| SetupError("the pack has too few mages".to_owned()))
    }

    fn mage(&self, character: CharacterId, colour: u8) -> Mage {
        let tokens = self.pack().character(character).tokens;
        Mage::new(character, colour, tokens)
    }
}
