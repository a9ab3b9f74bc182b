//! What a viewpoint may see: every field is listed here because somebody may see it (section 29).

mod progress;
mod reach;
mod seeing;

pub use crate::play::ending::ScoreShare;
pub use progress::{AnswerView, HappeningView, PacketView, WindowView};
pub use reach::ReachView;

use crate::cards::{
    Action, CharacterId, EventId, EvocationKind, HalfSide, OrderId, Phase, QuestId, ReactOn,
    School, Side, SpellType, UpgradeKind,
};
use crate::geometry::Hex;
use crate::play::options::AvatarLevel;
use crate::play::stack::{Source, Target};
use crate::play::state::{
    Affliction, Card, EVOCATION_SLOTS, EvocId, Face, Figure, PARTIES, Party, Spot,
};
use serde::Serialize;
use table::Seat;

/// The table as one viewpoint sees it. Parties are seats, and 4 for the Rose; things are numbers of
/// the pack; lists by party have five places.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct View {
    /// The seat that looks, or nobody's.
    pub you: Option<Seat>,
    /// Does the Avatar play, and how strong is it?
    pub avatar_level: AvatarLevel,
    /// Where the second moon begins, where the third, where the game ends.
    pub moons: [u8; 3],
    /// The turn, from 1 on; 0 while mages and grimoires are chosen.
    pub turn: u16,
    /// The phase.
    pub phase: Phase,
    /// The First Mage of the phase.
    pub first: Party,
    /// The parties in the order of this phase, the Avatar at its place.
    pub order: Vec<Party>,
    /// Whose activation it is, or who is on in a phase that goes around the table.
    pub active: Option<Party>,
    /// Actions left in the activation of a mage.
    pub actions: Option<u8>,
    /// Who can still act in the Action phase.
    pub can_act: Vec<Party>,
    /// Who holds the crown.
    pub crown: Party,
    /// The moon.
    pub moon: u8,
    /// Power by party.
    pub power: [u16; PARTIES],
    /// Cubes left by party.
    pub supply: [u8; PARTIES],
    /// Trophies: by holder, then by whose they are.
    pub trophies: [[u8; PARTIES]; PARTIES],
    /// The rooms of the lodge, in the order of the pack.
    pub rooms: Vec<RoomView>,
    /// The figures of mages by party, the Avatar last if it plays.
    pub bodies: Vec<BodyView>,
    /// The players' mages by seat.
    pub mages: Vec<MageView>,
    /// The Avatar's things.
    pub avatar: Option<AvatarView>,
    /// Evocations in the lodge, and those that wait for their bearer.
    pub evocations: Vec<EvocationView>,
    /// What is left in the open supplies.
    pub supplies: SuppliesView,
    /// The Library, school by school.
    pub library: Vec<PileView>,
    /// Cards in the forgotten deck.
    pub forgotten: usize,
    /// Spells that left the game.
    pub removed: Vec<Card>,
    /// Quests in deck and discard pile, by moon.
    pub quests: [[usize; 2]; 3],
    /// The events, by moon.
    pub events: Vec<EventsView>,
    /// The event board, slot 1 first.
    pub event_board: [Option<EventId>; 3],
    /// What is in progress, the innermost last.
    pub stack: Vec<FrameView>,
    /// The plan of the one who looks, in Planning.
    pub plan: Option<PlanView>,
    /// The cards the one who looks has drawn in Study and not yet kept or discarded.
    pub drawn: Vec<Card>,
    /// How far the own cards reach, from the own room first, then from those one could step into.
    pub reach: Vec<ReachView>,
    /// Is the game over?
    pub over: bool,
    /// The final scores by party, once it is.
    pub scores: Option<[u16; PARTIES]>,
    /// What they are made of.
    pub score_shares: Option<[ScoreShare; PARTIES]>,
}

/// A room.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct RoomView {
    /// Where it lies.
    pub hex: Hex,
    /// Which side is up.
    pub side: Side,
    /// Instability, left to right.
    pub instability: Vec<Party>,
    /// The activation token was used.
    pub used: bool,
    /// The power that each party would be paid if it were rebuilt as it is now.
    pub standing: [u8; PARTIES],
}

/// The figure of a mage or of the Avatar.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct BodyView {
    /// Whose.
    pub party: Party,
    /// Where it is.
    pub spot: Spot,
    /// Its cell.
    pub cell: Hex,
    /// Damage, left to right.
    pub track: Vec<Party>,
    /// Its life with everything that changes it.
    pub life: u8,
    /// Its strength with everything that changes it.
    pub strength: u8,
    /// Its move value with everything that changes it.
    pub speed: u8,
    /// Its misfortunes.
    pub misfortunes: Vec<Affliction>,
}

/// A player's things.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct MageView {
    /// Which mage.
    pub character: CharacterId,
    /// The colour of its cubes.
    pub colour: u8,
    /// Its school and starting grimoire.
    pub school: Option<(School, u8)>,
    /// The hand, for the one who holds it.
    pub hand: Option<Vec<Card>>,
    /// How many cards are in it.
    pub hand_size: usize,
    /// Cards in the grimoire.
    pub grimoire: usize,
    /// The memories, the top last.
    pub memories: Vec<Card>,
    /// Personal spells for the moons to come.
    pub aside: usize,
    /// The slots quick, I, II, III.
    pub slots: [Option<SlotView>; 4],
    /// Physical action tokens that can be used.
    pub tokens: u8,
    /// Physical action tokens in all.
    pub all_tokens: u8,
    /// Active quests.
    pub active: Vec<QuestView>,
    /// Completed quests.
    pub completed: Vec<QuestId>,
    /// How many quests it has resolved.
    pub resolved: usize,
    /// Evocation slots.
    pub evocations: [Option<EvocId>; EVOCATION_SLOTS],
}

/// A card on a mage board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct SlotView {
    /// How it lies.
    pub face: Face,
    /// The token on an active card: trap or protection.
    pub token: Option<SpellType>,
    /// The card and its half, if it is face up or one's own.
    pub card: Option<(Card, HalfSide)>,
    /// Its stable effects in play, each with the figure that carries its token; none is the caster
    /// (BRW-15.2).
    pub stable: Vec<Option<Figure>>,
}

/// An active quest.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct QuestView {
    /// Which, if it is face up or one's own.
    pub quest: Option<QuestId>,
    /// It lies face up.
    pub revealed: bool,
    /// The moon on its back.
    pub moon: u8,
    /// Cubes on it.
    pub cubes: u8,
}

/// The Avatar's things.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct AvatarView {
    /// The player it acts after.
    pub after: Party,
    /// Cards in the order decks, by moon.
    pub orders: [usize; 3],
    /// What the back of the next order shows: a trap or protection, and what it answers to
    /// (BRW-29.6).
    pub token: Option<(SpellType, ReactOn)>,
    /// Revealed orders.
    pub memories: Vec<OrderId>,
    /// Orders resolved in this Action phase.
    pub resolved: u8,
    /// How many quests it has resolved.
    pub quests: usize,
    /// Evocation slots.
    pub evocations: [Option<EvocId>; EVOCATION_SLOTS],
}

/// An evocation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct EvocationView {
    /// Its number: what a `Token` target says.
    pub id: EvocId,
    /// Its kind.
    pub kind: EvocationKind,
    /// To whom it belongs.
    pub owner: Party,
    /// Where it is.
    pub spot: Spot,
    /// The mage it is assigned to.
    pub bearer: Option<Party>,
    /// The mage who assigned it, and is paid when it leaves with its bearer (BRW-23.3.7).
    pub assigner: Option<Party>,
    /// Damage.
    pub damage: Vec<Party>,
    /// Its life with everything that changes it.
    pub life: u8,
    /// Its strength with everything that changes it.
    pub strength: u8,
    /// Its move value with everything that changes it.
    pub speed: u8,
    /// Its upgrade.
    pub upgrade: Option<UpgradeKind>,
    /// It has acted in this Evocation phase.
    pub activated: bool,
}

/// Open supplies, by kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct SuppliesView {
    /// Evocation cards by kind.
    pub evocations: Vec<u8>,
    /// Figures by pool.
    pub figures: Vec<u8>,
    /// Upgrades by kind.
    pub upgrades: Vec<u8>,
    /// Misfortunes by kind.
    pub misfortunes: Vec<u8>,
}

/// A deck of spells and its discard pile.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct PileView {
    /// Cards in the deck.
    pub deck: usize,
    /// The discard pile, the top last.
    pub discard: Vec<Card>,
}

/// The events of a moon.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct EventsView {
    /// Cards in the deck.
    pub deck: usize,
    /// The discard pile, the top last.
    pub discard: Vec<EventId>,
}

/// Something in progress.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum FrameView {
    /// An effect.
    Effect {
        /// What it belongs to.
        source: Source,
        /// Who carries it out.
        caster: Party,
        /// The sentence in hand, from 0 on.
        sentence: Option<u8>,
        /// Its target.
        target: Target,
    },
    /// Reactions are awaited or carried out.
    Window(WindowView),
    /// Damage is dealt.
    Damage {
        /// To whom and how much, the packet in hand first.
        packets: Vec<PacketView>,
    },
    /// A mage is defeated.
    Defeat {
        /// Who.
        mage: Party,
    },
    /// A mage acts.
    Action {
        /// Who.
        mage: Party,
        /// Which action.
        action: Action,
        /// Moves left.
        moves: u8,
    },
    /// An evocation acts.
    Activation {
        /// Which.
        evocation: EvocId,
        /// Who decides.
        controller: Party,
        /// Moves left.
        moves: u8,
    },
    /// The Avatar follows an order.
    Order {
        /// Which.
        order: OrderId,
    },
    /// An event was drawn.
    Event {
        /// Which.
        event: EventId,
    },
}

/// A plan in the making.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct PlanView {
    /// The cards for quick, I, II, III, with the half that counts.
    pub cards: [Option<(Card, HalfSide)>; 4],
    /// It is confirmed.
    pub done: bool,
}
