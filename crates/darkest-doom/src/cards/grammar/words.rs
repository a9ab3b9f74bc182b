//! The words of the game: colours, icons, types of areas, times.

use super::super::program::{
    AreaId, AreaType, Colour, Icon, Limit, MonsterKind, Only, Phase, RelicTest, Set, SpellKind,
    Until,
};
use cardtext::{EnglishTemplate, words};

words! {
    AreaId(u8) = "area";
}

/// Gives types of the programs their words.
macro_rules! spoken {
    ($($type:ident { $($variant:ident => $text:literal),+ $(,)? })+) => { $(
        impl $type {
            /// The words and their keys, for translators.
            pub const TEMPLATES: &'static [EnglishTemplate] = &[
                $((concat!(stringify!($type), ".", stringify!($variant)), $text)),+
            ];
        }

        impl cardtext::Phrase for $type {
            fn parse(parser: &mut cardtext::Parser<'_>) -> Result<Self, cardtext::Mismatch> {
                parser.longest(&[$(|parser| parser.text($text).map(|()| $type::$variant)),+])
            }

            fn print(&self, out: &mut cardtext::Printer<'_>) {
                match self {
                    $($type::$variant => out.keyed(
                        concat!(stringify!($type), ".", stringify!($variant)), $text,
                    )),+
                }
            }
        }
    )+ };
}

spoken! {
    Colour { Green => "green", Purple => "purple", Orange => "orange", Grey => "grey" }
    Icon {
        Sword => "sword", Shield => "shield", HighPriestess => "High Priestess", Dusk => "dusk",
        Dawn => "dawn", Moon => "moon",
    }
    AreaType {
        Citadel => "Citadel", BloodTemple => "Blood Temple", WinterMountainPath => "path",
        Forest => "forest", BlackLodgeEntrance => "Black Lodge entrance", Lake => "lake",
        Mountain => "mountain", Plain => "plain", Monolith => "Monolith",
        WinterMountain => "summit",
    }
    MonsterKind { Hound => "Hound", Hunter => "Hunter", Leader => "Leader of the Hunt" }
    Phase { Dawn => "dawn", Dusk => "dusk" }
    SpellKind { Battle => "battle", Basic => "basic", Ranged => "ranged" }
    Set { Player => "player", Participant => "participant", Monster => "monster" }
    Limit {
        OncePerTurn => "once per turn", OncePerPhase => "once per phase",
        OncePerCombat => "once per combat", OncePerWoundEvent => "once per wounding",
    }
    Only {
        MagicDefence => "in your magic defence", AmbushTest => "in an ambush test",
        TrapTest => "in an ambush test of a trap",
        CombatWithPlayer => "against another player's Guardian",
    }
    Until {
        EndOfCombat => "until the end of the combat", EndOfTurn => "until the end of the turn",
        EndOfTheirNextTurn => "until the end of its next turn",
        EndOfRound => "until the end of the round", NextEvent => "until the next Dark Event",
    }
    RelicTest { AtLeast => "5 or more", AtMost => "5 or less" }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Colour::TEMPLATES,
    Icon::TEMPLATES,
    AreaType::TEMPLATES,
    MonsterKind::TEMPLATES,
    Phase::TEMPLATES,
    SpellKind::TEMPLATES,
    Set::TEMPLATES,
    Limit::TEMPLATES,
    Only::TEMPLATES,
    Until::TEMPLATES,
    RelicTest::TEMPLATES,
];
