//! What a scenario writes under `[position]`.

use crate::cards::{Phase, Side};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A position. What is not mentioned is as in the default position of the rules' test vectors:
/// nothing on the tracks, nothing in hands, all rooms destroyed, moon 2.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Position {
    /// The number of the turn.
    pub(super) turn: Option<u16>,
    /// The phase that begins.
    pub(super) begin: Option<Phase>,
    /// Whose activation it is in the Action phase.
    pub(super) whose: Option<String>,
    /// Who holds the crown.
    pub(super) crown: Option<String>,
    /// The First Mage of the phase.
    pub(super) first: Option<String>,
    /// The moon.
    pub(super) moon: Option<u8>,
    /// The mages by seat.
    pub(super) mages: Vec<MagePosition>,
    /// The Black Rose.
    pub(super) rose: RosePosition,
    /// The Avatar, if it plays.
    pub(super) avatar: AvatarPosition,
    /// Rooms by hex.
    pub(super) rooms: BTreeMap<String, String>,
    /// What is in a room, by room.
    pub(super) room: BTreeMap<String, RoomPosition>,
    /// The event board, slot 1 first; an empty word for an empty slot.
    pub(super) events: Vec<String>,
    /// Decks, the top first.
    pub(super) decks: Decks,
    /// Discard piles, the top first.
    pub(super) discards: Discards,
    /// Spells that left the game.
    pub(super) removed: Vec<String>,
    /// An effect that is carried out before anything else.
    pub(super) resolve: Option<Resolve>,
}

/// A mage of a player.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct MagePosition {
    /// Which mage.
    pub(super) mage: Option<String>,
    /// A hex, a room or `cell`.
    pub(super) at: Option<String>,
    /// The room it was in last, for a mage in its cell.
    pub(super) last_room: Option<String>,
    /// The hex of its cell.
    pub(super) cell: Option<String>,
    /// Its life track, left to right.
    pub(super) track: Vec<String>,
    /// Its power.
    pub(super) power: u16,
    /// Cubes left; unless told, all that are not on the board.
    pub(super) supply: Option<u8>,
    /// Trophies it holds, by whose they are.
    pub(super) trophies: BTreeMap<String, u8>,
    /// Its hand.
    pub(super) hand: Vec<String>,
    /// Its board by slot.
    pub(super) board: BTreeMap<String, String>,
    /// Its grimoire, the top first.
    pub(super) grimoire: Vec<String>,
    /// Its memories.
    pub(super) memories: Vec<String>,
    /// Personal spells for the moons to come; one for each unless told.
    pub(super) aside: Option<u8>,
    /// Physical action tokens that can be used; all unless told.
    pub(super) tokens: Option<u8>,
    /// Active quests.
    pub(super) quests: Vec<String>,
    /// Completed quests.
    pub(super) completed: Vec<String>,
    /// Resolved quests.
    pub(super) resolved: Vec<String>,
    /// Its misfortunes.
    pub(super) misfortunes: Vec<String>,
    /// Its evocations.
    pub(super) evocations: Vec<EvocationPosition>,
}

/// The Black Rose.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RosePosition {
    /// Its power.
    pub(super) power: u16,
    /// Cubes left; unless told, all that are not on the board.
    pub(super) supply: Option<u8>,
    /// Trophies it holds, by whose they are.
    pub(super) trophies: BTreeMap<String, u8>,
    /// Its evocations, the Nightmares of all mages among them.
    pub(super) evocations: Vec<EvocationPosition>,
}

/// The Avatar.
#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct AvatarPosition {
    /// A hex, a room or `cell`; the middle of the lodge unless told.
    pub(super) at: Option<String>,
    /// Its life track.
    pub(super) track: Vec<String>,
    /// The player it acts after; the last seat unless told.
    pub(super) after: Option<String>,
    /// Revealed orders.
    pub(super) memories: Vec<String>,
    /// Orders it has followed in this Action phase.
    pub(super) resolved: u8,
    /// Quests it has resolved.
    pub(super) quests: Vec<String>,
    /// Its misfortunes.
    pub(super) misfortunes: Vec<String>,
}

/// An evocation.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct EvocationPosition {
    /// Its kind.
    pub(super) kind: String,
    /// A hex or a room; with a bearer its room unless told.
    pub(super) at: Option<String>,
    /// Damage on it.
    pub(super) damage: Vec<String>,
    /// Its upgrade.
    pub(super) upgrade: Option<String>,
    /// The mage a Nightmare is assigned to.
    pub(super) bearer: Option<String>,
    /// The mage who assigned it.
    pub(super) assigner: Option<String>,
}

/// What is in a room.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RoomPosition {
    /// Instability, left to right.
    pub(super) instability: Vec<String>,
    /// Which side is up; the destroyed one unless told.
    pub(super) side: Option<Side>,
    /// The activation token was used.
    pub(super) used: bool,
}

/// Decks, the top first. The cards that are named nowhere follow below, shuffled.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Decks {
    /// The Library by school.
    pub(super) library: BTreeMap<String, Vec<String>>,
    /// The forgotten deck.
    pub(super) forgotten: Vec<String>,
    /// Quests by moon.
    pub(super) quests: BTreeMap<String, Vec<String>>,
    /// Events by moon.
    pub(super) events: BTreeMap<String, Vec<String>>,
    /// Orders by moon.
    pub(super) orders: BTreeMap<String, Vec<String>>,
    /// Decks have only the cards named above; the others are not in the game.
    pub(super) nothing_else: bool,
}

/// Discard piles, the top first.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Discards {
    /// The Library by school.
    pub(super) library: BTreeMap<String, Vec<String>>,
    /// Quests by moon.
    pub(super) quests: BTreeMap<String, Vec<String>>,
    /// Events by moon.
    pub(super) events: BTreeMap<String, Vec<String>>,
}

/// An effect.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Resolve {
    /// Who carries it out.
    pub(super) by: Option<String>,
    /// A spell and its half.
    pub(super) spell: Option<String>,
    /// A quest.
    pub(super) quest: Option<String>,
    /// A room, with the side that is up.
    pub(super) room: Option<String>,
    /// An event.
    pub(super) event: Option<String>,
    /// A mage that is defeated, whatever its damage.
    pub(super) defeat: Option<String>,
}
