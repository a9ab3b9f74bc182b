//! A game in a position, and hands that answer its questions by what they pick.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "every test file uses its own part"
)]

use darkest_doom::DarkestDoom;
use darkest_doom::cards::{AreaId, Card, CorruptionId, Icon, Pack};
use darkest_doom::play::menu::{Asked, Going, MenuShape, Pick};
use darkest_doom::play::options::{Options, Virtuals};
use darkest_doom::play::stack::{CombatJob, Job};
use darkest_doom::play::state::{Figure, Guardian, Monster, Participant, Player, State};
use serde_json::Value;
use std::sync::OnceLock;
use table::{Answer, Game, Seat, Seed, Tale};

pub const A: usize = 0;
pub const B: usize = 1;

/// The game with the cards of the box.
pub fn game() -> &'static DarkestDoom {
    static GAME: OnceLock<DarkestDoom> = OnceLock::new();
    GAME.get_or_init(|| DarkestDoom::new(Pack::built_in()))
}

/// The area with this id.
pub fn area(id: &str) -> AreaId {
    let areas = (0..).map(AreaId).zip(&game().pack().areas);
    let mut found = areas.filter(|(_, area)| area.id == id);
    found.next().expect("an area of the map").0
}

/// To pass.
pub const PASS: Pick = Pick::Way(Going::Pass);
/// To end the turn.
pub const END: Pick = Pick::Way(Going::End);

/// A game in a position.
pub struct Board {
    pub state: State,
}

impl Board {
    /// Two players in a position.
    pub fn two(position: &Value) -> Self {
        Board::lay(2, &Options::default(), position)
    }

    /// One player and one Virtual Guardian in a position.
    pub fn solo(position: &Value) -> Self {
        let options = Options {
            virtuals: Virtuals::Number(1),
            ..Options::default()
        };
        Board::lay(1, &options, position)
    }

    pub fn lay(seats: u8, options: &Options, position: &Value) -> Self {
        let seed = Seed::from_number(7);
        let state = game().place(seats, options, &seed, position);
        Board {
            state: state.expect("a position that can be read"),
        }
    }

    /// What is asked.
    pub fn asked(&self) -> Asked {
        self.state.menu.asked
    }

    /// Who is asked.
    pub fn party(&self) -> Option<usize> {
        self.state.menu.party.map(Participant::index)
    }

    /// What can be picked.
    pub fn picks(&self) -> &[Pick] {
        &self.state.menu.picks
    }

    /// Can this be picked?
    pub fn offers(&self, pick: Pick) -> bool {
        self.picks().contains(&pick)
    }

    fn give(&mut self, parts: &[u16]) {
        let who = self.party().expect("somebody is asked");
        let seat = Seat(who as u8);
        game().answer(
            &mut self.state,
            seat,
            &Answer::of(parts),
            &mut Tale::listening(),
        );
    }

    /// Picks one of what is offered.
    pub fn pick(&mut self, pick: Pick) -> &mut Self {
        let at = self.picks().iter().position(|it| *it == pick);
        let at = at.unwrap_or_else(|| {
            panic!(
                "{pick:?} is not offered by {:?}: {:?}",
                self.asked(),
                self.picks()
            )
        });
        self.give(&[at as u16]);
        self
    }

    /// Picks several of what is offered.
    pub fn pick_all(&mut self, picks: &[Pick]) -> &mut Self {
        let place = |pick: &Pick| {
            let at = self.picks().iter().position(|it| it == pick);
            at.expect("it is offered") as u16
        };
        let mut parts: Vec<u16> = picks.iter().map(place).collect();
        parts.sort_unstable();
        self.give(&parts);
        self
    }

    /// Says yes or no.
    pub fn say(&mut self, yes: bool) -> &mut Self {
        assert_eq!(
            self.state.menu.shape,
            MenuShape::Confirm,
            "{:?}",
            self.asked()
        );
        self.give(&[u16::from(yes)]);
        self
    }

    /// The active player goes to an area.
    pub fn go(&mut self, to: &str) -> &mut Self {
        self.pick(Pick::Area(area(to)))
    }

    /// The player that is asked passes, as long as it is asked this.
    pub fn pass(&mut self, asked: Asked) -> &mut Self {
        assert_eq!(self.asked(), asked);
        self.pick(PASS)
    }

    /// A card that the asked player holds.
    pub fn card(&self, id: &str) -> Card {
        let who = self.party().expect("somebody is asked");
        self.card_of(who, id)
    }

    /// A card of a hand.
    pub fn card_of(&self, who: usize, id: &str) -> Card {
        let mut hand = self.state.players[who].hand.iter().copied();
        let found = hand.find(|card| game().pack().design(*card).id == id);
        found.unwrap_or_else(|| panic!("{id} is in the hand"))
    }

    /// Plays a card of the hand.
    pub fn play(&mut self, id: &str) -> &mut Self {
        let card = self.card(id);
        self.pick(Pick::Card(card))
    }

    /// Changes a die by discarding a card.
    pub fn power(&mut self, id: &str, die: u8) -> &mut Self {
        let card = self.card(id);
        self.pick(Pick::Power(card, die))
    }

    pub fn player(&self, who: usize) -> &Player {
        &self.state.players[who]
    }

    pub fn guardian(&self, who: usize) -> &Guardian {
        &self.state.guardians[who]
    }

    pub fn at(&self, who: usize) -> Option<AreaId> {
        self.guardian(who).area
    }

    pub fn life(&self, who: usize) -> u8 {
        self.player(who).life
    }

    pub fn glory(&self, who: usize) -> i16 {
        self.guardian(who).glory
    }

    pub fn monster(&self, slot: usize) -> Option<Monster> {
        self.state.monsters[slot]
    }

    /// The combat in progress.
    pub fn combat(&self) -> &CombatJob {
        let mut jobs = self.state.stack.iter().rev().map(|frame| &frame.job);
        let found = jobs.find_map(|job| match job {
            Job::Combat(combat) => Some(&**combat),
            _ => None,
        });
        found.expect("a combat in progress")
    }

    /// The dice of the combat or test in progress.
    pub fn dice(&self, who: usize) -> Vec<Icon> {
        let own = Figure::Guardian(Participant(who as u8));
        let mut jobs = self.state.stack.iter().rev().map(|frame| &frame.job);
        let found = jobs.find_map(|job| match job {
            Job::Combat(combat) => {
                let side = combat.sides.iter().find(|side| side.figure == own);
                side.map(|side| side.fate.dice.to_vec())
            }
            Job::Test(test) => Some(test.fate.dice.to_vec()),
            Job::Strike(strike) => Some(strike.fate.dice.to_vec()),
            _ => None,
        });
        found.expect("a roll in progress")
    }

    /// Does a discard pile hold this Dark Corruption card?
    pub fn is_discarded(&self, id: &str) -> bool {
        let card = corruption(id);
        self.state.corruption.discard.contains(&card)
    }
}

/// The Dark Corruption card with this id.
pub fn corruption(id: &str) -> CorruptionId {
    let cards = (0..).map(CorruptionId).zip(&game().pack().corruption);
    let mut found = cards.filter(|(_, card)| card.id == id);
    found.next().expect("a Dark Corruption card").0
}

/// Some card with this icon that has nothing to do in combats or tests, as positions name it.
pub fn with_icon(icon: Icon) -> String {
    let word = ["Sw", "Sh", "Hp", "Du", "Da", "Mo"][icon.index()];
    let pack = game().pack();
    let mut designs = pack.designs.iter();
    let plain = designs.find(|it| {
        it.deck == darkest_doom::cards::ResourceDeck::Encounter && it.icons.contains(&icon)
    });
    format!("{} {word}", plain.expect("an encounter with the icon").id)
}

/// The id of what [`with_icon`] names.
pub fn id_with_icon(icon: Icon) -> String {
    let text = with_icon(icon);
    text.split(' ').next().unwrap_or_default().to_owned()
}
