//! What happens, as everything that can answer sees it.

use super::{Account, Packet};
use crate::cards::{Action, Element, EvocationKind, Phase, RoomId, SourceKind, SpellType};
use crate::play::state::{EvocId, Figure, Party};
use serde::{Deserialize, Serialize};

/// Something that happened, as far as somebody may answer to it (section 28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Happening {
    /// A spell targets a figure, or would affect it (BRW-13.5.2, 13.5.3).
    Affects {
        /// The index of the spell's frame in the stack.
        frame: u8,
        /// The type of the spell.
        spell: SpellType,
        /// Its caster.
        caster: Party,
        /// The mage.
        mage: Party,
    },
    /// Damage was dealt.
    Damage(Packet),
    /// Damage was healed.
    Healed {
        /// On which figure.
        figure: Figure,
        /// By whom.
        by: Party,
        /// How much.
        number: u8,
    },
    /// A mage is defeated.
    Defeated {
        /// Who.
        mage: Party,
        /// By whom.
        by: Option<Party>,
        /// It was the Avatar.
        by_avatar: bool,
        /// The room of the defeat.
        room: Option<RoomId>,
        /// The cubes of each party at the defeat.
        track: [u8; 5],
        /// It can no longer be averted: it is the turn of everybody else's cards (BRW-18.19).
        settled: bool,
    },
    /// An evocation left the lodge.
    Left {
        /// Which.
        evoc: EvocId,
        /// Its kind.
        kind: EvocationKind,
        /// Its owner.
        owner: Party,
        /// The room it was in.
        room: Option<RoomId>,
        /// Its bearer was defeated.
        with_bearer: bool,
        /// The upgrade it had.
        upgrade: Option<crate::cards::UpgradeKind>,
    },
    /// An evocation was summoned.
    Summoned {
        /// Which.
        evoc: EvocId,
        /// By whom.
        owner: Party,
        /// Where.
        room: RoomId,
    },
    /// A figure entered a room.
    Entered {
        /// Which.
        figure: Figure,
        /// Where.
        room: RoomId,
    },
    /// A Move effect changed a figure's room.
    Moved {
        /// Which.
        figure: Figure,
    },
    /// A mage was put into its cell.
    InCell {
        /// Who.
        mage: Party,
    },
    /// An action has ended.
    ActionEnded {
        /// Who.
        mage: Party,
        /// Which action.
        action: Action,
        /// The misfortunes the mage had when it began, as bits by kind.
        misfortunes: u8,
    },
    /// A mage activates a room.
    RoomActivated {
        /// Who.
        mage: Party,
        /// Which room.
        room: RoomId,
    },
    /// The effect of a room is resolved.
    RoomResolved {
        /// Who.
        mage: Party,
        /// Which room.
        room: RoomId,
    },
    /// A spell was turned face up.
    Revealed {
        /// By whom.
        mage: Party,
        /// Its type.
        spell: SpellType,
        /// Its element.
        element: Element,
    },
    /// The last sentence of a spell was tried.
    SpellResolved {
        /// Of whom.
        mage: Party,
        /// Its type.
        spell: SpellType,
        /// Its element.
        element: Element,
        /// The room of the caster.
        room: Option<RoomId>,
    },
    /// A whole effect was resolved.
    EffectResolved {
        /// By whom.
        mage: Party,
        /// What it did.
        account: Account,
        /// It has the keyword Summon.
        summon: bool,
    },
    /// Power was gained.
    Gained {
        /// By whom.
        party: Party,
        /// How much.
        number: u16,
        /// From what.
        from: SourceKind,
    },
    /// Power was lost.
    Lost {
        /// By whom.
        party: Party,
        /// How much.
        number: u16,
    },
    /// Instability was placed.
    Instability {
        /// By whom.
        party: Party,
        /// It was a mage's or the Avatar's doing, not the Rose's alone.
        by_mage: bool,
        /// Where.
        room: RoomId,
        /// How much.
        number: u8,
    },
    /// A quest became resolved.
    QuestResolved {
        /// Whose.
        mage: Party,
    },
    /// A phase began; Cleanup when the boards are cleared (BRW-21.2).
    PhaseBegan {
        /// Which.
        phase: Phase,
    },
}
