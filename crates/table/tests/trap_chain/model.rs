//! What there is: mages, rooms, face-down spells, and what is half done, as plain data.

use serde::{Deserialize, Serialize};
use table::{Chance, Seat, Target};

pub(crate) const CUBES: u8 = 25;
pub(crate) const ROSE_CUBES: u8 = 30;
const COPIES: u16 = 3;

/// The spells of the vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Kind {
    BrainWorm,
    TestTrap,
    Persecution,
    BanefulCurse,
    Silver,
    GrimTorment,
    TwoPricks,
    TestBlow,
}

/// The token that lies on a face-down spell: everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) enum Class {
    Trap,
    Protection,
    /// Cast openly, never face down.
    Combat,
}

/// One sentence of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    MayMove,
    ActivateRoom,
    InstabilityHere,
    AnnounceTarget,
    TargetThatMage,
    Deal(u8),
    DealAndAssign(u8, Misfortune),
    Assign(Misfortune),
    InstabilityPerMisfortune,
    IgnoreUpTo(u8),
    DealPerIgnored,
    Suffering(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Misfortune {
    Vulnerability,
    Slowness,
}

impl Kind {
    pub(crate) const ALL: [Kind; 8] = [
        Kind::BrainWorm,
        Kind::TestTrap,
        Kind::Persecution,
        Kind::BanefulCurse,
        Kind::Silver,
        Kind::GrimTorment,
        Kind::TwoPricks,
        Kind::TestBlow,
    ];

    pub(crate) fn class(self) -> Class {
        match self {
            Kind::BrainWorm | Kind::TestTrap => Class::Trap,
            Kind::Persecution | Kind::BanefulCurse | Kind::Silver => Class::Protection,
            Kind::GrimTorment | Kind::TwoPricks | Kind::TestBlow => Class::Combat,
        }
    }

    pub(crate) fn sentences(self) -> &'static [Op] {
        match self {
            Kind::BrainWorm => &[
                Op::TargetThatMage,
                Op::DealAndAssign(2, Misfortune::Vulnerability),
                Op::InstabilityPerMisfortune,
            ],
            Kind::TestTrap => &[Op::TargetThatMage, Op::Deal(3)],
            Kind::Persecution => &[Op::IgnoreUpTo(3), Op::DealPerIgnored],
            Kind::BanefulCurse => &[
                Op::TargetThatMage,
                Op::Deal(2),
                Op::Assign(Misfortune::Slowness),
            ],
            Kind::Silver => &[Op::IgnoreUpTo(2)],
            Kind::GrimTorment => &[
                Op::InstabilityHere,
                Op::AnnounceTarget,
                Op::Deal(3),
                Op::Suffering(1),
            ],
            Kind::TwoPricks => &[Op::AnnounceTarget, Op::Deal(1), Op::Deal(1)],
            Kind::TestBlow => &[Op::AnnounceTarget, Op::Deal(4)],
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Card(pub(crate) u16);

impl Card {
    pub(crate) fn all() -> impl Iterator<Item = Card> {
        (0..COPIES * Kind::ALL.len() as u16).map(Card)
    }

    pub(crate) fn kind(self) -> Kind {
        Kind::ALL[usize::from(self.0 / COPIES) % Kind::ALL.len()]
    }

    pub(crate) fn class(self) -> Class {
        self.kind().class()
    }

    pub(crate) fn target(self) -> Target {
        Target::Card(self.0)
    }
}

/// Whose cubes they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Party {
    Mage(Seat),
    Rose,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Colour {
    Red,
    Yellow,
    Blue,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Room {
    pub(crate) colour: Colour,
    pub(crate) instability: Vec<Party>,
}

/// A spell on a mage's board.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Spell {
    pub(crate) card: Card,
    pub(crate) face_down: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Mage {
    /// The room it is in; in its cell if none.
    pub(crate) room: Option<u8>,
    /// The last room it was in.
    pub(crate) last: u8,
    pub(crate) life: u8,
    pub(crate) track: Vec<Party>,
    pub(crate) misfortunes: Vec<Misfortune>,
    pub(crate) power: u8,
    pub(crate) trophies: Vec<Seat>,
    pub(crate) supply: u8,
    pub(crate) board: Vec<Spell>,
}

impl Mage {
    /// Has it as many cubes as life?
    pub(crate) fn is_beaten(&self) -> bool {
        self.track.len() >= usize::from(self.life)
    }
}

/// What an instruction made happen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Fact {
    Entered {
        who: Seat,
        colour: Colour,
    },
    Targeted {
        who: Seat,
    },
    Damaged {
        who: Seat,
        party: Party,
        by_spell: bool,
        nominal: u8,
        placed: u8,
    },
    Defeated {
        who: Seat,
    },
}

/// What is being carried out.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Source {
    Explore,
    Spell(Card),
}

impl Source {
    pub(crate) fn sentences(self) -> &'static [Op] {
        match self {
            Source::Explore => &[Op::MayMove, Op::MayMove, Op::ActivateRoom],
            Source::Spell(card) => card.kind().sentences(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    Exec,
    React,
    Fall,
    Next,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct EffectFrame {
    pub(crate) source: Source,
    pub(crate) caster: Seat,
    pub(crate) target: Option<Seat>,
    /// The next sentence.
    pub(crate) pc: u8,
    pub(crate) stage: Stage,
    /// What the last sentence made happen.
    pub(crate) batch: Vec<Fact>,
    /// Mages whose last damage this frame placed.
    pub(crate) marked: Vec<(Seat, Party)>,
    /// What triggered it.
    pub(crate) about: Option<Fact>,
    pub(crate) ignored: u8,
    /// A physical action whose actor was defeated.
    pub(crate) lost: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct WindowFrame {
    pub(crate) facts: Vec<Fact>,
    /// Only this mage may answer.
    pub(crate) only: Option<Seat>,
    pub(crate) opened: bool,
    /// Mages still to declare, in turn order.
    pub(crate) declare: Vec<Seat>,
    /// Mages still to order what they declared.
    pub(crate) order: Vec<Seat>,
    pub(crate) sorted: bool,
    /// Declared spells and the fact each answers.
    pub(crate) queue: Vec<(Seat, Card, Fact)>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct DefeatFrame {
    pub(crate) mage: Seat,
    pub(crate) by: Party,
    /// Has it had the chance to save itself?
    pub(crate) answered: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Frame {
    Effect(EffectFrame),
    Window(WindowFrame),
    Defeat(DefeatFrame),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) mages: Vec<Mage>,
    pub(crate) rooms: Vec<Room>,
    pub(crate) rose_supply: u8,
    pub(crate) rose_power: u8,
    /// Spells that nobody has.
    pub(crate) unused: Vec<Card>,
    /// Actions that are still to begin.
    pub(crate) actions: Vec<Seat>,
    pub(crate) stack: Vec<Frame>,
    pub(crate) chance: Chance,
}

/// Could a spell with this token answer the fact? Everything it looks at is public.
pub(crate) fn could_answer(class: Class, owner: Seat, fact: &Fact) -> bool {
    match (class, fact) {
        (Class::Trap, Fact::Entered { who, .. }) => *who != owner,
        (Class::Protection, Fact::Targeted { who } | Fact::Damaged { who, .. }) => *who == owner,
        (Class::Protection, Fact::Defeated { who }) => *who == owner,
        _ => false,
    }
}

/// Is the condition of the spell met? Only its owner may know.
pub(crate) fn answers(card: Card, owner: Seat, fact: &Fact) -> bool {
    could_answer(card.class(), owner, fact)
        && match (card.kind(), fact) {
            (Kind::BrainWorm, Fact::Entered { colour, .. }) => *colour != Colour::Blue,
            (Kind::TestTrap, Fact::Entered { colour, .. }) => *colour == Colour::Yellow,
            (Kind::Persecution, Fact::Damaged { by_spell, .. }) => *by_spell,
            (Kind::BanefulCurse, Fact::Damaged { party, .. }) => {
                matches!(party, Party::Mage(other) if *other != owner)
            }
            (Kind::Silver, Fact::Damaged { .. }) => true,
            _ => false,
        }
}
