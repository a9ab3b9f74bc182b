//! The words of the game: elements, colours, types of spells, what a thing can have.

use super::super::program::{
    Action, Archetype, Colour, DamageSource, Element, EvocationKind, MisfortuneKind, Phase,
    Priority, RoomId, School, SourceKind, SpellType, Timing, Trait, UpgradeKind,
};
use cardtext::{EnglishTemplate, words};

words! {
    EvocationKind(u8) = "evocation";
    MisfortuneKind(u8) = "misfortune";
    UpgradeKind(u8) = "upgrade";
    RoomId(u8) = "room";
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

/// The same for words that read differently in some places.
macro_rules! spoken_as {
    ($($(#[$meta:meta])* $form:ident of $type:ident { $($variant:ident => $text:literal),+ $(,)? })+)
    => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        pub struct $form;

        impl $form {
            /// The words and their keys, for translators.
            pub const TEMPLATES: &'static [EnglishTemplate] = &[
                $((concat!(stringify!($form), ".", stringify!($variant)), $text)),+
            ];
        }

        impl cardtext::Form<$type> for $form {
            fn parse(parser: &mut cardtext::Parser<'_>) -> Result<$type, cardtext::Mismatch> {
                parser.longest(&[$(|parser| parser.text($text).map(|()| $type::$variant)),+])
            }

            fn print(value: &$type, out: &mut cardtext::Printer<'_>) {
                match value {
                    $($type::$variant => out.keyed(
                        concat!(stringify!($form), ".", stringify!($variant)), $text,
                    )),+
                }
            }
        }
    )+ };
}

spoken! {
    SpellType { Combat => "combat", Enhance => "enhance", Trap => "trap", Protect => "protect" }
    Element {
        Air => "air", Earth => "earth", Fire => "fire", Water => "water", Holy => "holy",
        Unholy => "unholy", Magic => "magic", Wild => "wild",
    }
    Colour {
        Black => "black", Purple => "purple", Grey => "grey", Red => "red", Blue => "blue",
        Yellow => "yellow", Green => "green",
    }
    Archetype {
        Demon => "Demon", Undead => "Undead", Construct => "Construct", Nightmare => "Nightmare",
        Altar => "Altar",
    }
    School {
        Agony => "agony", Alchemy => "alchemy", Nightmare => "nightmare",
        Witchcraft => "witchcraft", Technomancy => "technomancy", Shamanism => "shamanism",
    }
    Trait {
        Upgrade => "an upgrade", Misfortune => "a misfortune", Nightmare => "a Nightmare",
        RoseDamage => "Black Rose damage", Crown => "the Crown", Evocation => "an evocation",
        CompletedQuest => "a completed quest",
    }
    DamageSource { Spell => "a spell", Rose => "the Black Rose", Figure => "a physical attack" }
    Priority { I => "I", II => "II", III => "III" }
    Action {
        Explore => "Explore", Fight => "Fight", Order => "Order", Cast => "Cast", Wait => "Wait",
    }
    Phase {
        BlackRose => "Black Rose", Study => "Study", Planning => "Planning", Action => "Action",
        Evocation => "Evocation", Cleanup => "Cleanup",
    }
    Timing {
        BlackRose => "black rose", Study => "study", Action => "action", Evocation => "evocation",
        Cleanup => "cleanup", General => "general", Instant => "instant",
    }
    SourceKind {
        Spell => "a spell", Physical => "a physical attack", Evocation => "an evocation",
        Room => "a room", Quest => "a quest", Event => "an event", Suffering => "Suffering",
        Misfortune => "a misfortune", Upgrade => "an upgrade", Order => "an order card",
        Defeat => "a defeat", Rebuild => "a rebuilt room", End => "the end of the game",
        Rule => "the rules",
    }
}

spoken_as! {
    /// A spell by its type: "a trap".
    Spells of SpellType {
        Combat => "combat spell", Enhance => "enhance spell", Trap => "trap",
        Protect => "protection",
    }
    /// Several of an archetype.
    Archetypes of Archetype {
        Demon => "Demons", Undead => "Undead", Construct => "Constructs",
        Nightmare => "Nightmares", Altar => "Altars",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    SpellType::TEMPLATES,
    Element::TEMPLATES,
    Colour::TEMPLATES,
    Archetype::TEMPLATES,
    School::TEMPLATES,
    Trait::TEMPLATES,
    DamageSource::TEMPLATES,
    Priority::TEMPLATES,
    Action::TEMPLATES,
    Phase::TEMPLATES,
    Timing::TEMPLATES,
    SourceKind::TEMPLATES,
    Spells::TEMPLATES,
    Archetypes::TEMPLATES,
];
