//! What players have done, as far as achievements count it (section 19).

use super::Play;
use super::state::Participant;
use crate::cards::{AreaType, Colour, Deed, KilledBy, MonsterKind, Phase, ResourceDeck};
use serde::{Deserialize, Serialize};
/// Everything a player has done since the oldest achievement it holds was drawn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ledger {
    /// What was done, the oldest first.
    pub done: Vec<Entry>,
    /// Deeds entered so far: the number of the next entry.
    pub next: u32,
}

/// A deed with its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number.
    pub number: u32,
    /// The turn.
    pub turn: u16,
    /// The round.
    pub round: u8,
    /// The roll it belongs to, by its frame.
    pub roll: u32,
    /// What.
    pub done: Done,
}

/// A deed with what narrows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// What.
    pub deed: Deed,
    /// The kind of the killed monster.
    pub kind: Option<MonsterKind>,
    /// How it was killed.
    pub by: Option<KilledBy>,
    /// The Citadel was allied with another participant.
    pub taken_from_other: bool,
    /// The mission was declared.
    pub declared: bool,
    /// The phase.
    pub phase: Phase,
    /// The deck of the card.
    pub deck: Option<ResourceDeck>,
    /// The type of the area: entered, or stood on at the end of a turn.
    pub area_type: Option<AreaType>,
    /// It is the own temple.
    pub own_temple: bool,
    /// With full life.
    pub unwounded: bool,
    /// After a combat in this turn.
    pub fought: bool,
    /// With so many White Moths.
    pub moths: u8,
    /// The Citadel of an alliance.
    pub citadel: Option<Colour>,
}

impl Done {
    /// A deed without particulars.
    #[must_use]
    pub fn new(deed: Deed, phase: Phase) -> Self {
        Done {
            deed,
            kind: None,
            by: None,
            taken_from_other: false,
            declared: false,
            phase,
            deck: None,
            area_type: None,
            own_temple: false,
            unwounded: false,
            fought: false,
            moths: 0,
            citadel: None,
        }
    }
}

impl Play<'_> {
    /// A player has done something that achievements may count; nothing for Virtual Guardians.
    pub(crate) fn deed(&mut self, who: Participant, done: Done) {
        todo!()
    }
}
