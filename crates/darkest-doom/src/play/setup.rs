//! The start of a game: board, decks, Guardians (section 2).

mod choices;

use super::Play;
use super::flow::{Flow, MissionStep};
use super::menu::Menu;
use super::options::{Options, Table};
use super::prescribed::Prescribed;
use super::state::{Bag, DarkDeeds, Guardian, Pile, Player, State, ThisTurn};
use crate::cards::{
    AchievementCard, AttackId, Card, CharacterId, Colour, CorruptionId, EventId, EventMapId,
    GoalId, MissionId, MonsterKind, Pack, Phase, TrailId, VirtualId,
};
use crate::game::DarkestDoom;
use crate::map::AreaSet;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Chance, Seed, SetupError, Tale};

/// Where the setup stands, seat by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Setup {
    /// This seat picks a character (DD-2.10).
    Character(u8),
    /// This seat picks a Blood Temple.
    Temple(u8),
    /// This seat draws its first mission (DD-2.13).
    Mission(u8, MissionStep),
}

impl DarkestDoom {
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
        play.tell_choices();
        play.advance();
        Ok(state)
    }

    /// A table before anything has happened: the board is laid out, the decks are shuffled and
    /// everybody stands on a temple. Characters and temples are those of chance, or until somebody
    /// picks those of the seats, so that no two have the same at any time.
    pub(crate) fn empty_table(
        &self,
        players: u8,
        options: &Options,
        seed: &Seed,
    ) -> Result<State, SetupError> {
        let table = Table::new(players, options)?;
        let pack = self.pack();
        if pack.characters.len() < usize::from(players) {
            let why = "these cards have too few characters for the table";
            return Err(SetupError(why.to_owned()));
        }
        let mut chance = Chance::new(seed);
        let resources = resource_decks(pack, &mut chance);
        let (events, echo_events) = event_decks(pack, &mut chance);
        let flow = if table.choose {
            Setup::Character(0)
        } else {
            Setup::Mission(0, MissionStep::Draw)
        };
        let mut state = State {
            table,
            round: 0,
            phase: Phase::Dawn,
            flow: Flow::Setup(flow),
            order: (0..table.players + table.virtuals)
                .map(super::state::Participant)
                .collect(),
            active: None,
            turn: 0,
            this_turn: ThisTurn::default(),
            guardians: guardians(table, &mut chance),
            players: characters(pack, table, &mut chance),
            monsters: [None; 3],
            vines: [[0; 4]; 2],
            abysses: AreaSet::NONE,
            alliances: [None; 4],
            acolytes_left: [true; 4],
            doom: 0,
            hearts_taken: 0,
            bag: Bag {
                goals: numbered(pack.goals.len(), GoalId).collect(),
                hearts: 0,
            },
            resources,
            corruption: shuffled(pack.corruption.len(), CorruptionId, &mut chance),
            missions: shuffled(pack.missions.len(), MissionId, &mut chance),
            achievements: shuffled(pack.achievement_cards.len(), AchievementCard, &mut chance),
            events,
            echo_events,
            event_maps: shuffled(pack.event_maps.len(), EventMapId, &mut chance),
            attacks: shuffled(pack.attacks.len(), AttackId, &mut chance),
            virtual_cards: shuffled(pack.virtual_cards.len(), VirtualId, &mut chance),
            trails: shuffled(pack.trails.len(), TrailId, &mut chance),
            event: None,
            event_map: None,
            lasting: SmallVec::new(),
            chain: None,
            stack: Vec::new(),
            next_frame: 1,
            menu: Menu::default(),
            reply: None,
            returned: None,
            chance,
            ending: None,
            prescribed: Prescribed::default(),
        };
        settle(pack, &mut state);
        Ok(state)
    }
}

/// The ids of so many things.
fn numbered<T>(count: usize, id: impl Fn(u8) -> T) -> impl Iterator<Item = T> {
    (0..count as u8).map(id)
}

/// A shuffled deck of so many cards (DD-2.5, DD-23.4).
fn shuffled<T>(count: usize, id: impl Fn(u8) -> T, chance: &mut Chance) -> Pile<T> {
    let mut pile = Pile::default();
    pile.deck.extend(numbered(count, id));
    chance.shuffle(&mut pile.deck);
    pile
}

/// The four resource decks, shuffled separately (DD-2.5).
fn resource_decks(pack: &Pack, chance: &mut Chance) -> [Pile<Card>; 4] {
    let mut decks: [Pile<Card>; 4] = Default::default();
    for card in numbered(pack.cards.len(), Card) {
        decks[pack.design(card).deck.index()].deck.push(card);
    }
    decks
        .iter_mut()
        .for_each(|pile| chance.shuffle(&mut pile.deck));
    decks
}

/// The events without the Echo icon, shuffled, and those with it, kept aside (DD-2.6).
fn event_decks(pack: &Pack, chance: &mut Chance) -> (Pile<EventId>, SmallVec<[EventId; 5]>) {
    let all = numbered(pack.events.len(), EventId);
    let (echo, usual) = all.partition::<Vec<_>, _>(|event| pack.events[event.index()].echo);
    let mut pile = Pile::default();
    pile.deck.extend(usual);
    chance.shuffle(&mut pile.deck);
    (pile, echo.into_iter().collect())
}

/// The figures of everybody. One player alone is grey, the Virtual Guardians are green, purple and
/// orange (DD-23.2); several players have the colours of chance, or of their seats until they
/// pick.
fn guardians(table: Table, chance: &mut Chance) -> ArrayVec<Guardian, 4> {
    let mut colours: ArrayVec<Colour, 4> = Colour::ALL.iter().copied().collect();
    if table.is_solo() {
        colours.rotate_right(1);
    } else if !table.choose {
        chance.shuffle(&mut colours);
    }
    let number = usize::from(table.players + table.virtuals);
    let virtually = |at: usize| at >= usize::from(table.players);
    let colours = colours.into_iter().take(number).enumerate();
    let figure = |(at, colour)| Guardian {
        colour,
        area: None,
        glory: 0,
        acolytes: 0,
        row: virtually(at).then_some(MonsterKind::Hound),
    };
    colours.map(figure).collect()
}

/// The boards of the players: characters of chance, or of their seats until they pick (DD-2.10).
fn characters(pack: &Pack, table: Table, chance: &mut Chance) -> ArrayVec<Player, 4> {
    let mut all: Vec<CharacterId> = numbered(pack.characters.len(), CharacterId).collect();
    if !table.choose {
        chance.shuffle(&mut all);
    }
    let all = all.into_iter().take(usize::from(table.players));
    all.map(new_player).collect()
}

/// A player's board before anything is on it (DD-2.12, DD-2.14).
fn new_player(character: CharacterId) -> Player {
    Player {
        character,
        traits: [0; 4],
        life: 0,
        mana: 0,
        ap: 0,
        coins: 0,
        relics: [0; 3],
        moths: 0,
        hand: SmallVec::new(),
        corruption: SmallVec::new(),
        mission: None,
        marks: None,
        last_marks: None,
        declared: false,
        traps: ArrayVec::new(),
        equipment: ArrayVec::new(),
        achievements: SmallVec::new(),
        ledger: Default::default(),
        ability_used: false,
        acolytes_used: false,
        absorbed: None,
        dark_deeds: DarkDeeds::default(),
    }
}

/// Everybody stands on the temple of its colour, with the markers of its character (DD-2.10,
/// DD-2.11).
fn settle(pack: &Pack, state: &mut State) {
    for guardian in &mut state.guardians {
        guardian.area = Some(pack.map.temple(guardian.colour));
    }
    for player in &mut state.players {
        player.traits = pack.characters[player.character.index()].start;
        let [_, magic, _, health] = player.traits;
        (player.life, player.mana) = (health, magic);
    }
}
