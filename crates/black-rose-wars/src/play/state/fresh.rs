//! Things as they are before anything has happened to them.

use super::{Avatar, Body, EvocId, Evocation, Mage, Party, Room, Spot};
use crate::cards::{CharacterId, EvocationKind, Side};
use crate::geometry::Hex;
use arrayvec::ArrayVec;
use smallvec::SmallVec;

impl Body {
    /// A figure that is not in play, with its cell.
    #[must_use]
    pub fn new(cell: Hex) -> Self {
        Body {
            spot: Spot::Away,
            last_room: None,
            cell,
            track: ArrayVec::new(),
            lethal: None,
            misfortunes: SmallVec::new(),
            strength_bonus: 0,
            move_bonus: 0,
        }
    }
}

impl Mage {
    /// A mage that has nothing but so many physical action tokens.
    #[must_use]
    pub fn new(character: CharacterId, colour: u8, tokens: u8) -> Self {
        Mage {
            character,
            colour,
            school: None,
            hand: SmallVec::new(),
            grimoire: SmallVec::new(),
            memories: SmallVec::new(),
            aside: SmallVec::new(),
            slots: [const { None }; 4],
            tokens,
            all_tokens: tokens,
            active: SmallVec::new(),
            completed: SmallVec::new(),
            resolved: SmallVec::new(),
            evocations: [None; 3],
            study_discard_used: false,
        }
    }
}

impl Avatar {
    /// The Avatar behind a player, without any cards.
    #[must_use]
    pub fn new(after: Party) -> Self {
        Avatar {
            after,
            orders: std::array::from_fn(|_| SmallVec::new()),
            memories: SmallVec::new(),
            resolved: 0,
            quests: SmallVec::new(),
            evocations: [None; 3],
        }
    }
}

impl Room {
    /// A destroyed room without instability.
    #[must_use]
    pub fn new(hex: Hex) -> Self {
        Room {
            hex,
            side: Side::Destroyed,
            instability: ArrayVec::new(),
            used: false,
        }
    }
}

impl Evocation {
    /// An evocation that is not in a room yet.
    #[must_use]
    pub fn new(id: EvocId, kind: EvocationKind, owner: Party) -> Self {
        Evocation {
            id,
            kind,
            owner,
            controller: owner,
            spot: Spot::Away,
            waiting: false,
            last_room: None,
            bearer: None,
            assigner: None,
            damage: ArrayVec::new(),
            lethal: None,
            upgrade: None,
            activated: false,
            next_strength: 0,
            next_move: 0,
            now_strength: 0,
            turn_strength: 0,
            turn_move: 0,
        }
    }
}
