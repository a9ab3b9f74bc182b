//! How the things of the game are numbered as [`Target`]s, so that answers, views and messages
//! can point at them and [`crate::BlackRoseWars`] can name them without a state. The numbers stay
//! as they are for a version of the rules, whatever the pack: screens, bots and researchers number
//! actions by them.
//!
//! | target | what it is |
//! | --- | --- |
//! | `Seat(s)` | the mage of a player, also where its cubes, trophies or power are meant |
//! | `Area(r)` | a room of the pack |
//! | `Slot(s)` | a slot of the own board: 0 quick, 1 to 3; see [`Cubes`] from 32768 on |
//! | `Card(n)` | a card, see [`CardCode`]: below 256 a single spell card, then their light halves from 256 on and the dark ones from 512 on, then 256 numbers for each further [`Deck`]; from 2816 on a half that answers to one of several things that happened |
//! | `Token(n)` | an evocation by its [`EvocId`]: 1024 × kind + number; kind 63 is for mages by party (the Avatar: 4), kind 62 for parties (the Rose: 4) |
//! | `Kind(n)` | a word, see [`Word`]: its list × 16 + its place there; from 4096 on an alternative of a sentence |
//! | `Number(n)` | a number |
//! | `Way(id)` | a way to go on |

use crate::cards::{
    AlternativeId, EventId, EvocationKind, HalfSide, MisfortuneKind, OrderId, QuestId, RoomId,
    School, UpgradeKind,
};
use crate::play::state::{Card, EvocId, Figure, Party};
use table::{Target, Way};

/// What sort of card a `Card` target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deck {
    /// A spell card of the game.
    Spell,
    /// A quest.
    Quest,
    /// An event.
    Event,
    /// An order of the Avatar.
    Order,
    /// A kind of evocation.
    Evocation,
    /// A kind of upgrade.
    Upgrade,
    /// A kind of misfortune; plus 16 × (party + 1) for the one on a mage.
    Misfortune,
    /// A mage to be played.
    Character,
    /// A starting grimoire: 2 × school + 0 or 1.
    Grimoire,
}

impl Deck {
    /// All decks in the order of their numbers.
    pub(crate) const ALL: [Deck; 9] = [
        Deck::Spell,
        Deck::Quest,
        Deck::Event,
        Deck::Order,
        Deck::Evocation,
        Deck::Upgrade,
        Deck::Misfortune,
        Deck::Character,
        Deck::Grimoire,
    ];

    /// The card of this deck with a number.
    pub(crate) fn card(self, number: u8) -> Target {
        let before = match self {
            Deck::Spell => 0,
            other => other as u16 + HALVES,
        };
        Target::Card(before * BLOCK + u16::from(number))
    }
}

/// How many numbers a deck has.
const BLOCK: u16 = 256;
/// The halves of spells are numbered like two more decks behind the spells.
const HALVES: u16 = 2;
/// Where answers to one of several things that happened begin: for each of these things the light
/// halves, then the dark ones.
const ANSWERS: u16 = (Deck::ALL.len() as u16 + HALVES) * BLOCK;
/// So many things that happened together can be told apart by those who answer: no window holds
/// more (BRW-13.3.7).
pub(crate) const MOST_ANSWERED: u8 = ((u16::MAX - ANSWERS) / (HALVES * BLOCK)) as u8;

/// What a `Card` target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CardCode {
    /// Which sort of card.
    pub(crate) deck: Deck,
    /// Its number there.
    pub(crate) number: u8,
    /// The half of a spell that is meant.
    pub(crate) half: Option<HalfSide>,
    /// Which of the things that happened together it answers to, from 0.
    pub(crate) answers: Option<u8>,
}

impl CardCode {
    /// Reads a card target.
    pub(crate) fn read(code: u16) -> Option<CardCode> {
        let mut card = CardCode {
            deck: Deck::Spell,
            number: (code % BLOCK) as u8,
            half: None,
            answers: None,
        };
        match (code.checked_sub(ANSWERS), code / BLOCK) {
            (Some(answer), _) => {
                card.half = Some(SIDES[usize::from(answer / BLOCK % HALVES)]);
                card.answers = Some((answer / (HALVES * BLOCK)) as u8);
            }
            (None, 0) => {}
            (None, block @ 1..=HALVES) => card.half = Some(SIDES[usize::from(block - 1)]),
            (None, block) => card.deck = *Deck::ALL.get(usize::from(block - HALVES))?,
        }
        Some(card)
    }
}

/// The halves in the order of their numbers.
const SIDES: [HalfSide; HALVES as usize] = [HalfSide::Top, HalfSide::Bottom];

/// What sort of word a `Kind` target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// A school of magic.
    School,
    /// A colour of cubes.
    Cubes,
    /// A moon: 1, 2 or 3.
    Moon,
}

impl Word {
    const ALL: [Word; 3] = [Word::School, Word::Cubes, Word::Moon];

    /// The word at a place of this list.
    pub(crate) fn at(self, place: u8) -> Target {
        Target::Kind((self as u16) << 4 | u16::from(place))
    }

    /// The list and place of a kind target.
    pub(crate) fn read(code: u16) -> Option<(Word, u8)> {
        let list = Word::ALL.get(usize::from(code >> 4))?;
        Some((*list, (code & 0xf) as u8))
    }
}

/// Where alternatives begin among the `Kind` targets.
const ALTERNATIVES: u16 = 0x1000;

/// An alternative of a sentence to point at.
pub(crate) fn alternative_target(alternative: AlternativeId) -> Target {
    Target::Kind(ALTERNATIVES.saturating_add(alternative.0))
}

/// The alternative that a kind target is.
pub(crate) fn read_alternative(code: u16) -> Option<AlternativeId> {
    code.checked_sub(ALTERNATIVES).map(AlternativeId)
}

/// The kind that stands for mages in `Token` targets.
const MAGES: EvocationKind = EvocationKind(63);
/// The kind that stands for parties in `Token` targets.
const PARTIES: EvocationKind = EvocationKind(62);

/// What a `Token` target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// A figure.
    Figure(Figure),
    /// A party.
    Party(Party),
}

impl Token {
    /// Reads a token target.
    pub(crate) fn read(code: u16) -> Token {
        let id = EvocId(code);
        let party = Party((id.number() & 7) as u8);
        match id.kind() {
            MAGES => Token::Figure(Figure::Mage(party)),
            PARTIES => Token::Party(party),
            _ => Token::Figure(Figure::Evoc(id)),
        }
    }
}

/// The cubes of a party on a figure: 32768 + 4096 × party + 64 × kind + number, the number of an
/// evocation modulo 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cubes {
    /// On which figure.
    pub(crate) on: Figure,
    /// Whose.
    pub(crate) of: Party,
}

impl Cubes {
    fn target(self) -> Target {
        let id = figure_id(self.on);
        let figure = u16::from(id.kind().0) << 6 | id.number() & 0x3f;
        Target::Slot(0x8000 | u16::from(self.of.0) << 12 | figure)
    }

    /// Reads a slot target.
    pub(crate) fn read(code: u16) -> Option<Cubes> {
        if code < 0x8000 {
            return None;
        }
        let kind = EvocationKind((code >> 6 & 0x3f) as u8);
        let id = EvocId::new(code & 0x3f, kind);
        let on = match Token::read(id.0) {
            Token::Figure(figure) => figure,
            Token::Party(party) => Figure::Mage(party),
        };
        let of = Party((code >> 12 & 7) as u8);
        Some(Cubes { on, of })
    }
}

fn figure_id(figure: Figure) -> EvocId {
    match figure {
        Figure::Mage(party) => EvocId::new(u16::from(party.0), MAGES),
        Figure::Evoc(id) => id,
    }
}

/// A figure to point at: mages of players are their seats.
pub(crate) fn figure_target(figure: Figure) -> Target {
    match figure {
        Figure::Mage(Party(seat)) if figure != Figure::Mage(Party::ROSE) => {
            Target::Seat(table::Seat(seat))
        }
        _ => Target::Token(figure_id(figure).0),
    }
}

/// The figure of a mage, or of the Avatar.
pub(crate) fn mage_target(party: Party) -> Target {
    figure_target(Figure::Mage(party))
}

/// A mage as a player, or the Rose.
pub(crate) fn party_target(party: Party) -> Target {
    let rose = || Target::Token(EvocId::new(u16::from(party.0), PARTIES).0);
    party.seat().map_or_else(rose, Target::Seat)
}

/// The cubes of a party on a figure to point at.
pub(crate) fn cubes_target(on: Figure, of: Party) -> Target {
    Cubes { on, of }.target()
}

/// A room to point at.
pub(crate) fn room_target(room: RoomId) -> Target {
    Target::Area(u16::from(room.0))
}

/// A spell card to point at.
pub(crate) fn card_target(card: Card) -> Target {
    Deck::Spell.card(card.0)
}

/// A half of a spell card to point at.
pub(crate) fn half_target(card: Card, half: HalfSide) -> Target {
    Target::Card((half as u16 + 1) * BLOCK + u16::from(card.0))
}

/// A half of a spell card that answers to one of several things that happened.
///
/// # Panics
/// If no window holds so many: two answers never share a number.
pub(crate) fn answering_target(card: Card, half: HalfSide, event: u8) -> Target {
    assert!(event < MOST_ANSWERED, "windows are opened for so many");
    let block = u16::from(event) * HALVES + half as u16;
    Target::Card(ANSWERS + block * BLOCK + u16::from(card.0))
}

/// A quest to point at.
pub(crate) fn quest_target(quest: QuestId) -> Target {
    Deck::Quest.card(quest.0)
}

/// An event to point at.
pub(crate) fn event_target(event: EventId) -> Target {
    Deck::Event.card(event.0)
}

/// An order card to point at.
pub(crate) fn order_target(order: OrderId) -> Target {
    Deck::Order.card(order.0)
}

/// A kind of evocation to point at.
pub(crate) fn evocation_kind_target(kind: EvocationKind) -> Target {
    Deck::Evocation.card(kind.0)
}

/// A kind of upgrade to point at.
pub(crate) fn upgrade_target(kind: UpgradeKind) -> Target {
    Deck::Upgrade.card(kind.0)
}

/// A kind of misfortune to point at.
pub(crate) fn misfortune_target(kind: MisfortuneKind) -> Target {
    Deck::Misfortune.card(kind.0)
}

/// A misfortune on a mage to point at.
pub(crate) fn affliction_target(bearer: Party, kind: MisfortuneKind) -> Target {
    Deck::Misfortune.card(kind.0 & 0xf | (bearer.0 + 1) << 4)
}

/// A mage that can be played to point at.
pub(crate) fn character_target(character: u8) -> Target {
    Deck::Character.card(character)
}

/// A starting grimoire to point at: the first (0) or second (1) of a school.
pub(crate) fn grimoire_target(school: School, which: u8) -> Target {
    Deck::Grimoire.card(2 * school as u8 + which)
}

/// A school to point at.
pub(crate) fn school_target(school: School) -> Target {
    Word::School.at(school as u8)
}

/// A colour of cubes to point at.
pub(crate) fn cube_colour_target(colour: u8) -> Target {
    Word::Cubes.at(colour)
}

/// A moon to point at.
pub(crate) fn moon_target(moon: u8) -> Target {
    Word::Moon.at(moon)
}

/// A slot of the own board to point at.
pub(crate) fn slot_target(slot: u8) -> Target {
    Target::Slot(u16::from(slot))
}

/// A way to go on.
pub(crate) fn way(id: &'static str) -> Target {
    Target::Way(Way(id))
}
