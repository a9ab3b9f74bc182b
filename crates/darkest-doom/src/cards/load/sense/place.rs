//! Where a sentence stands: what it can speak of.

use super::super::super::program::{AreaType, Only, Timing};

/// Where a sentence stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Place {
    /// The action of a type of areas.
    Area(AreaType),
    /// A card or an ability that is used at such a time.
    Window(Timing, Option<Only>),
    /// What a trap does.
    Trap {
        /// To a monster.
        monster: bool,
    },
    /// A Dark Corruption card, at the start of dusk.
    CorruptionAtDusk,
    /// A Dark Corruption card, in combats.
    CorruptionInCombat,
    /// A mission.
    Mission,
    /// The reward of an achievement.
    Reward {
        /// The achievement is about alliances.
        alliance: bool,
    },
    /// A Dark Event.
    Event,
    /// The Echo of a Monster Attack card.
    Echo,
    /// A monster card.
    Monster,
    /// A goal token.
    Goal,
    /// A Heart.
    Heart,
    /// An abyss.
    Abyss,
    /// The Wraith.
    Wraith,
    /// A cell of a Virtual Guardian card.
    Virtual,
    /// An Order Trail card.
    Trail,
    /// A space of the Darkest Doom track.
    Space,
}

impl Place {
    /// Is there somebody who is "you"?
    pub(super) fn has_actor(self) -> bool {
        !matches!(
            self,
            Place::Event | Place::Monster | Place::Goal | Place::Heart
        )
    }

    /// Is it somebody who decides?
    pub(super) fn deciding(self) -> bool {
        self.has_actor() && !matches!(self, Place::Virtual | Place::Trail | Place::Wraith)
    }

    /// Is there a combat?
    pub(super) fn combat(self) -> bool {
        use Timing::{CombatAny, CombatPostRoll, CombatPreRoll};
        match self {
            Place::Window(timing, _) => {
                matches!(timing, CombatAny | CombatPostRoll | CombatPreRoll)
            }
            Place::CorruptionInCombat | Place::Echo | Place::Wraith => true,
            _ => false,
        }
    }

    /// Is there a combat whose dice may not have been rolled?
    pub(super) fn before_roll(self) -> bool {
        match self {
            Place::Window(timing, _) => {
                matches!(timing, Timing::CombatAny | Timing::CombatPreRoll)
            }
            Place::Echo | Place::Wraith => true,
            _ => false,
        }
    }

    /// Are there dice that may have been rolled?
    pub(super) fn roll(self) -> bool {
        match self {
            Place::Window(timing, _) => matches!(
                timing,
                Timing::CombatAny | Timing::CombatPostRoll | Timing::RollAny
            ),
            Place::Space => true,
            _ => false,
        }
    }

    /// Has a Destiny die been rolled?
    pub(super) fn destiny(self) -> bool {
        matches!(self, Place::Window(Timing::DestinyChange, _))
    }

    /// Are there wounds to come?
    pub(super) fn wounds(self) -> bool {
        matches!(self, Place::Window(Timing::WoundReduction, _))
    }

    /// Is there an ambush test?
    pub(super) fn test(self) -> bool {
        matches!(
            self,
            Place::Window(Timing::RollAny, Some(Only::AmbushTest | Only::TrapTest))
        )
    }

    /// Is it a time for areas to be entered?
    pub(super) fn walking(self) -> bool {
        matches!(self, Place::Window(Timing::OwnTurn, _) | Place::Area(_))
    }

    /// Is it a time for ranged effects, or a trap for monsters?
    pub(super) fn shooting(self) -> bool {
        self.walking() || self == Place::Trap { monster: true }
    }

    /// Is it a time without dice, wounds and combats?
    pub(super) fn calm(self) -> bool {
        self.walking()
            || matches!(
                self,
                Place::Event | Place::Abyss | Place::Virtual | Place::Mission
            )
    }
}
