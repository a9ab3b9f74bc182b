//! The start of a game: lodge, decks, mages, grimoires (section 3).

mod choices;

use super::avatar;
use super::flow::Flow;
use super::menu::Menu;
use super::options::{Options, Table};
use super::state::{
    Body, Card, EventPile, MAGE_CUBES, MAGES, Mage, PARTIES, Party, Pile, QuestPile, ROOMS,
    ROSE_CUBES, Room, Spot, State,
};
use super::{Play, rule};
use crate::cards::{CharacterId, EventId, Fixed, Pack, Phase, QuestId, School, SpellDeck};
use crate::game::BlackRoseWars;
use crate::geometry::{Board, Hex, LODGE, cells};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Chance, Message, Seed, SetupError, Tale};

/// Colours of cubes (BRW-1.10).
const COLOURS: usize = MAGES;
/// Starting grimoires of a school (BRW-3.2.7).
const GRIMOIRES: u8 = 2;

/// Where the setup stands: places count from the crown holder clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Setup {
    /// This place picks a mage (BRW-3.2.5).
    Character(u8),
    /// This place picks a colour.
    Colour(u8),
    /// This place picks a school and a starting grimoire (BRW-3.2.7).
    Grimoire(u8),
    /// The grimoires are dealt and the cells turned up (BRW-3.2.8 to BRW-3.2.11).
    Deal,
}

impl BlackRoseWars {
    /// A new game.
    pub(crate) fn begin(
        &self,
        players: u8,
        options: &Options,
        seed: &Seed,
        tale: &mut Tale,
    ) -> Result<State, SetupError> {
        let mut state = self.empty_table(players, options, seed)?;
        let mut play = Play {
            rules: self,
            state: &mut state,
            tale,
        };
        play.tale.chance();
        let crown = play.party_arg(play.state.crown);
        play.tell(rule("BRW-3.2.4"), || {
            Message::new("starts-with-crown").with("mage", crown)
        });
        play.advance();
        Ok(state)
    }

    /// A table before anybody has chosen: the lodge is laid, the decks are shuffled.
    pub(crate) fn empty_table(
        &self,
        players: u8,
        options: &Options,
        seed: &Seed,
    ) -> Result<State, SetupError> {
        let table = Table::new(players, options)?;
        let pack = self.pack();
        if pack.mages.len() < usize::from(players) || pack.schools.len() < School::ALL.len() {
            return Err(SetupError(
                "these cards have too few mages or schools for the table".to_owned(),
            ));
        }
        let mut chance = Chance::new(seed);
        let hexes = lodge(pack, &mut chance)?;
        let crown = Party(chance.below(u32::from(players)) as u8);
        let (library, forgotten) = library(pack, &mut chance);
        // Until somebody picks, everybody has the mage and the colour of its seat: so no two have the
        // same at any time.
        let mages = (0..players).map(|seat| Mage::new(CharacterId(seat), seat, 0));
        let setup = if table.random_setup {
            Setup::Deal
        } else {
            Setup::Character(0)
        };
        let mut state = State {
            table,
            turn: 0,
            phase: Phase::BlackRose,
            flow: Flow::Setup(setup),
            first: crown,
            crown,
            moon: 1,
            power: [0; PARTIES],
            supply: supplies(),
            trophies: [[0; PARTIES]; PARTIES],
            bodies: std::array::from_fn(|_| Body::new(Hex::CENTRE)),
            mages: mages.collect(),
            avatar: None,
            rooms: hexes.map(Room::new),
            board: Board::new(hexes),
            evocations: SmallVec::new(),
            next_evocation: 1,
            evocation_cards: pack.evocations.iter().map(|it| it.copies).collect(),
            figures: pack.figures.iter().copied().collect(),
            upgrades: pack.upgrades.iter().map(|it| it.copies).collect(),
            misfortunes: pack.misfortunes.iter().map(|it| it.copies).collect(),
            library,
            forgotten,
            removed: SmallVec::new(),
            quests: [1, 2, 3].map(|moon| quests(pack, moon, &mut chance)),
            events: [1, 2, 3].map(|moon| events(pack, moon, table.has_avatar(), &mut chance)),
            event_board: [None; 3],
            stack: Vec::new(),
            next_frame: 1,
            menu: Menu::default(),
            reply: None,
            chance,
            ending: None,
        };
        if table.random_setup {
            draw_choices(pack, &mut state);
        }
        Ok(state)
    }

    /// The cells are turned up and the figures put into them, the Avatar is set up (BRW-3.2.11,
    /// BRW-25.1).
    pub(crate) fn place_mages(&self, state: &mut State) {
        let table = state.table;
        let mut hexes: ArrayVec<Hex, MAGES> = cells(table.participants()).iter().copied().collect();
        state.chance.shuffle(&mut hexes);
        let mut hexes = hexes.into_iter();
        let players = state.bodies.iter_mut().take(usize::from(table.players));
        for (body, cell) in players.zip(&mut hexes) {
            (body.cell, body.spot) = (cell, Spot::Cell);
        }
        if let Some(cell) = hexes.next() {
            avatar::set_up(state, self.pack(), cell);
        }
    }
}

/// The Black Rose Room in the middle, the Throne Room beside it, the rest anywhere (BRW-3.1.3,
/// BRW-3.1.4).
fn lodge(pack: &Pack, chance: &mut Chance) -> Result<[Hex; ROOMS], SetupError> {
    let ring = Hex::CENTRE.neighbours();
    let beside = ring[chance.index(ring.len())];
    let others = LODGE
        .into_iter()
        .filter(|hex| *hex != Hex::CENTRE && *hex != beside);
    let mut others: ArrayVec<Hex, ROOMS> = others.collect();
    chance.shuffle(&mut others);
    let hexes = pack.rooms.iter().filter_map(|room| match room.fixed {
        Fixed::Centre => Some(Hex::CENTRE),
        Fixed::BesideCentre => Some(beside),
        Fixed::Anywhere => others.pop(),
    });
    let hexes: Vec<Hex> = hexes.collect();
    let complete = LODGE.iter().all(|hex| hexes.contains(hex));
    let hexes = <[Hex; ROOMS]>::try_from(hexes).ok().filter(|_| complete);
    hexes.ok_or_else(|| SetupError("these cards do not have the 19 rooms of the lodge".to_owned()))
}

/// The school decks and the forgotten deck, shuffled (BRW-3.2.6).
fn library(pack: &Pack, chance: &mut Chance) -> ([Pile; 6], SmallVec<[Card; 12]>) {
    let mut library: [Pile; 6] = Default::default();
    let mut forgotten = SmallVec::new();
    for (card, spell) in (0..).map(Card).zip(&pack.cards) {
        match pack.spell(*spell).deck {
            SpellDeck::School(school) => library[school as usize].deck.push(card),
            SpellDeck::Forgotten => forgotten.push(card),
            SpellDeck::Personal(_) => {}
        }
    }
    library
        .iter_mut()
        .for_each(|pile| chance.shuffle(&mut pile.deck));
    chance.shuffle(&mut forgotten);
    (library, forgotten)
}

/// The quests of a moon, shuffled (BRW-3.2.1).
fn quests(pack: &Pack, moon: u8, chance: &mut Chance) -> QuestPile {
    let all = (0..).map(QuestId).zip(&pack.quests);
    let mut pile = QuestPile::default();
    pile.deck
        .extend(all.filter(|(_, it)| it.moon == moon).map(|(id, _)| id));
    chance.shuffle(&mut pile.deck);
    pile
}

/// The events of a moon, shuffled; with the Avatar its own ones (BRW-25.1.5).
fn events(pack: &Pack, moon: u8, avatar: bool, chance: &mut Chance) -> EventPile {
    let all = (0..).map(EventId).zip(&pack.events);
    let all = all.filter(|(_, it)| it.moon == moon && it.avatar == avatar);
    let mut pile = EventPile::default();
    pile.deck.extend(all.map(|(id, _)| id));
    chance.shuffle(&mut pile.deck);
    pile
}

/// All cubes, also of colours nobody plays (BRW-1.3).
fn supplies() -> [u8; PARTIES] {
    let mut supply = [MAGE_CUBES; PARTIES];
    supply[Party::ROSE.index()] = ROSE_CUBES;
    supply
}

/// Mages, colours and grimoires by chance.
fn draw_choices(pack: &Pack, state: &mut State) {
    let chance = &mut state.chance;
    let mut characters: SmallVec<[u8; 8]> = (0..pack.mages.len() as u8).collect();
    let mut colours: [u8; COLOURS] = [0, 1, 2, 3];
    let mut schools: SmallVec<[School; 6]> = School::ALL.iter().copied().collect();
    chance.shuffle(&mut characters);
    chance.shuffle(&mut colours);
    chance.shuffle(&mut schools);
    for (seat, mage) in state.mages.iter_mut().enumerate() {
        let grimoire = chance.below(u32::from(GRIMOIRES)) as u8;
        mage.character = CharacterId(characters[seat]);
        mage.colour = colours[seat];
        mage.school = Some((schools[seat], grimoire));
    }
}
