//! The resolution stack (section 13): what is being carried out, as plain data.
//!
//! The frame on top is stepped until it is done or somebody must decide. A frame that has carried
//! out an instruction goes through its full stop (BRW-13.4.1): moon and quests are booked, everything
//! that listens may answer, fallen figures are handled; then it goes on.
//!
//! At most 200 frames are in progress when a window or an effect begins, whatever the cards say: see
//! `bounds`.

mod bounds;
mod dealt;
mod happening;
mod window;

pub use happening::Happening;
pub use window::{Answering, Listener, WindowJob, WindowStage};

use super::state::{Card, EvocId, Figure, Party};
use crate::cards::{
    Action, Colour, Element, EventId, HalfSide, MisfortuneKind, OrderId, ProgramId, QuestId,
    RoomId, Side, SourceKind, SpellType,
};
use resolve::Loops;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Something in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Frame {
    /// Its number; never used twice.
    pub id: u32,
    /// Where its full stop stands.
    pub stage: Stage,
    /// What the current instruction has made happen.
    pub batch: Vec<Happening>,
    /// Damage of an attack of this action or activation that was placed and not ignored: on whom,
    /// and of whose cubes.
    pub struck: Option<(Figure, Party)>,
    /// What it is.
    pub job: Job,
}

/// Where a frame stands between two instructions (BRW-13.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Instructions are carried out.
    Run,
    /// Moon check and quest progress.
    Book,
    /// A reaction window is opened.
    React,
    /// Fallen evocations and defeated mages.
    Fall,
}

/// What is in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// A program.
    Effect(Box<EffectJob>),
    /// A reaction window.
    Window(Box<WindowJob>),
    /// Damage on its way to its victims.
    Damage(Box<DamageJob>),
    /// A mage is defeated.
    Defeat(DefeatJob),
    /// A physical action or a Wait.
    Action(ActionJob),
    /// An evocation acts.
    Activation(ActivationJob),
    /// The Avatar follows an order card.
    Order(OrderJob),
    /// An event was drawn.
    Event(EventJob),
}

/// What a program belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A spell half, also as a trap or protection.
    Spell {
        /// The card.
        card: Card,
        /// The half.
        half: HalfSide,
    },
    /// A stable effect of a spell.
    Stable {
        /// The card.
        card: Card,
        /// The half.
        half: HalfSide,
    },
    /// A quest.
    Quest(QuestId),
    /// A room.
    Room {
        /// The room.
        room: RoomId,
        /// The side.
        side: Side,
    },
    /// An event.
    Event(EventId),
    /// The spell or physical part of an order card.
    Order {
        /// The card.
        order: OrderId,
        /// The part.
        step: u8,
    },
    /// The trap or protection of an order card.
    Reaction(OrderId),
    /// An ability of an evocation.
    Evocation(EvocId),
    /// An upgrade of an evocation.
    Upgrade(EvocId),
    /// A misfortune.
    Misfortune {
        /// Who bears it.
        bearer: Party,
        /// Which.
        kind: MisfortuneKind,
    },
    /// The Avatar's own ability.
    Avatar,
}

/// A program in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EffectJob {
    /// What it belongs to.
    pub source: Source,
    /// Which program.
    pub program: ProgramId,
    /// The next instruction.
    pub at: u16,
    /// The resolving mage; the Rose for events and the Avatar.
    pub caster: Party,
    /// It is the Avatar that acts, not the Rose alone (BRW-25.7.7).
    pub by_avatar: bool,
    /// Trap and protection types; none for what is no spell.
    pub spell: Option<SpellType>,
    /// The element of a spell.
    pub element: Option<Element>,
    /// The evocation an ability or upgrade belongs to.
    pub this: Option<EvocId>,
    /// What it answers to: an event of a window below in the stack.
    pub trigger: Option<TriggerRef>,
    /// The current target (BRW-12.2).
    pub target: Target,
    /// The evocation last dealt with.
    pub it: Option<EvocId>,
    /// Evocations assigned by this program.
    pub assigned: SmallVec<[EvocId; 2]>,
    /// What was picked last.
    pub picked: SmallVec<[Thing; 2]>,
    /// The quest chosen by `choose_quest`.
    pub chosen: Option<QuestId>,
    /// A number picked for the next step (a kind of evocation, misfortune, upgrade).
    pub choice: Option<u8>,
    /// Loops, the innermost last.
    pub loops: Loops<Thing>,
    /// Was the last step done (BRW-13.1.5)?
    pub done: bool,
    /// Where a step of several parts stands.
    pub part: Part,
    /// Mages that ignore this effect (BRW-13.5.4), as bits.
    pub ignored_by: u8,
    /// Mages that were warned of this effect (BRW-13.5.3), as bits.
    pub warned: u8,
    /// Damage of this program that was placed and not ignored: on whom, and of whose cubes.
    pub damaged: SmallVec<[(Figure, Party); 4]>,
    /// Mages defeated while this program ran, with who defeated them.
    pub defeated: SmallVec<[(Party, Option<Party>); 1]>,
    /// Damage ignored by this program.
    pub ignored: u8,
    /// Cubes swapped by this program, by former party.
    pub swapped: [u8; 5],
    /// Swaps that were allowed but not made.
    pub not_swapped: u8,
    /// Figures removed by the previous sentence.
    pub removed: u8,
    /// Misfortunes discarded by the previous sentence, with their bearers.
    pub discarded: SmallVec<[(Party, MisfortuneKind); 1]>,
    /// What the whole effect has done, for quests (EFFECT_RESOLVED).
    pub account: Account,
}

/// What a whole effect has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// Own instability placed.
    pub placed: u8,
    /// Colours of rooms in which instability was placed or swapped, as bits of [`Colour`].
    pub touched: u8,
    /// An evocation was summoned.
    pub summoned: bool,
    /// Damage was dealt.
    pub dealt: bool,
}

impl Account {
    /// Notes instability in a room of a colour.
    pub fn touch(&mut self, colour: Colour) {
        self.touched |= 1 << colour as u8;
    }
}

/// The current target of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// None was chosen, or a false one (BRW-12.13).
    #[default]
    None,
    /// A figure.
    Figure(Figure),
    /// A room.
    Room(RoomId),
}

/// Something that was picked or that a loop goes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Thing {
    /// A figure.
    Figure(Figure),
    /// A room.
    Room(RoomId),
    /// A discarded misfortune: the mage it was assigned to.
    Discarded(Party),
    /// Nothing but one more time.
    Once,
}

/// Where a step of several parts stands: reset when the step is over.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// How far it is.
    pub step: u8,
    /// A count the step keeps.
    pub count: u8,
    /// Figures the step still has to deal with, the next one last.
    pub figures: SmallVec<[Figure; 4]>,
    /// Cards the step holds or looks at.
    pub cards: SmallVec<[u8; 4]>,
    /// Numbers the step keeps.
    pub numbers: SmallVec<[u8; 4]>,
    /// The damage job on top has finished: at least one cube was placed.
    pub placed: bool,
}

/// An event of a window: which window of the stack, which of its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TriggerRef {
    /// The index of the window's frame in the stack.
    pub window: u8,
    /// The index of the event in the window.
    pub event: u8,
}

/// Damage from one sentence to one figure (BRW-17.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Packet {
    /// Whose cubes.
    pub party: Party,
    /// It comes from the Avatar or its things (BRW-25.7.7).
    pub by_avatar: bool,
    /// What sort of source.
    pub source: SourceKind,
    /// The type of the spell it comes from.
    pub spell: Option<SpellType>,
    /// The figure that deals it; none for the Rose alone (BRW-14.12).
    pub dealer: Option<Figure>,
    /// The caster, where a spell deals it.
    pub caster: Option<Party>,
    /// Who gets it.
    pub victim: Figure,
    /// After modifiers and reductions.
    pub nominal: u8,
    /// Cubes placed.
    pub placed: u8,
    /// Types of spells that cannot answer it, as bits of [`SpellType`].
    pub unanswerable: u8,
}

/// Damage on its way (BRW-17.4): modifiers, reductions, redirections, limits, cubes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DamageJob {
    /// Not yet dealt with, the next one last.
    pub coming: SmallVec<[Packet; 4]>,
    /// Ready to be placed.
    pub ready: SmallVec<[Packet; 4]>,
    /// Redirecting figures that have answered for the packet in hand.
    pub asked: SmallVec<[Figure; 2]>,
    /// Where it stands.
    pub step: u8,
}

/// A mage is defeated (section 18).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DefeatJob {
    /// Who.
    pub mage: Party,
    /// Who takes the trophy.
    pub by: Option<Party>,
    /// It was the Avatar.
    pub by_avatar: bool,
    /// Whatever the damage.
    pub instant: bool,
    /// The room of the defeat.
    pub room: Option<RoomId>,
    /// The cubes of each party at the defeat.
    pub track: [u8; 5],
    /// Where it stands.
    pub step: u8,
}

/// A physical action or a Wait of a mage (BRW-11.2).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ActionJob {
    /// Who acts.
    pub mage: Party,
    /// Which action.
    pub action: Action,
    /// Move effects left.
    pub moves: u8,
    /// The block of moves has begun; `closed` once something else followed.
    pub moved: bool,
    /// No more moves (BRW-11.2.3).
    pub closed: bool,
    /// The room can still be activated.
    pub room_left: bool,
    /// The attack can still be made.
    pub attack_left: bool,
    /// The mage was defeated: the rest is lost (BRW-13.2.5).
    pub lost: bool,
    /// Where it stands.
    pub step: u8,
    /// The misfortunes the mage had when the action began (BRW-23.4.4), as bits by kind.
    pub misfortunes: u8,
}

/// An evocation acts (BRW-20.4).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ActivationJob {
    /// Which.
    pub evoc: EvocId,
    /// Who decides.
    pub controller: Party,
    /// The Avatar decides, by its priorities.
    pub by_avatar: bool,
    /// Strength bonus of this activation; one may come in the middle of another (BRW-20.4.5).
    pub strength: u8,
    /// Move effects left.
    pub moves: u8,
    /// The block of moves has begun.
    pub moved: bool,
    /// No more moves.
    pub closed: bool,
    /// The attack can still be made.
    pub attack_left: bool,
    /// The target the Rose or the Avatar has chosen (BRW-25.6.2).
    pub aim: Option<Figure>,
    /// Where it stands.
    pub step: u8,
}

/// The Avatar follows an order card (BRW-25.3).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct OrderJob {
    /// The card.
    pub order: OrderId,
    /// The next part.
    pub step: u8,
    /// It counts towards the limit of the phase (BRW-25.3.4).
    pub counts: bool,
    /// The Avatar was defeated: physical parts are lost (BRW-25.3.8).
    pub lost: bool,
    /// The deck was made anew for this card or while it is followed: no extra card (BRW-25.3.4).
    pub renewed: bool,
}

/// An event was drawn (BRW-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct EventJob {
    /// Which.
    pub event: EventId,
    /// Who drew it.
    pub drawer: Party,
    /// Where it stands.
    pub step: u8,
}
