//! Headers: the printed line of a half or of a part of an order card, and other short values.

use super::super::program::{Element, Priority, SpellType};
use cardtext::{EnglishTemplate, Maybe, phrases};

phrases! {
    /// The line above the sentences of a half.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Header {
        /// Its type.
        pub kind: SpellType,
        /// Its element.
        pub element: Element,
        /// Its target.
        pub target: Printed,
        /// How the Avatar chooses the target.
        pub priority: Option<ByPriority> as Maybe,
    } => "{kind} {element}, {target} {priority}";

    /// How the Avatar chooses.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct ByPriority(pub priority: Priority) => ", priority {priority}";

    /// A printed target (BRW-12.3).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Printed {
        /// The caster.
        Yourself => "yourself",
        /// The sentences say it.
        Special => "special",
        /// A mage or an evocation.
        Figure(reach: Reach) => "figure {reach}",
        /// Another mage.
        Mage(reach: Reach) => "mage {reach}",
        /// An evocation.
        Evocation(reach: Reach) => "evocation {reach}",
        /// An own evocation.
        YourEvocation(reach: Reach) => "own evocation {reach}",
        /// A room.
        Room(reach: Reach) => "room {reach}",
    }

    /// How far (BRW-12.6).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Reach {
        /// So many rooms, with line of sight.
        Within(range: u8) => "within {range}",
        /// Everywhere.
        Anywhere => "anywhere",
    }

    /// What an order card answers to (BRW-25.4.2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Answer {
        /// Damage on the Avatar.
        Damaged { kind: SpellType } => "{kind} when damaged",
        /// A combat spell.
        Targeted { kind: SpellType } => "{kind} when targeted by a combat spell",
    }

    /// When a quest is turned face up.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Shown {
        /// At once.
        OnDraw => "when drawn",
        /// With its first cube.
        OnFirstCube => "with its first cube",
        /// When its challenge is met.
        OnCompletion => "when completed",
    }

    /// Where a room lies at the start (BRW-3.1.3).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Lies {
        /// In the middle.
        Centre => "in the centre",
        /// Next to the middle.
        BesideCentre => "beside the centre",
    }

    /// Power for the parties of a rebuilt room.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Flags {
        /// The first.
        pub first: u8,
        /// The second.
        pub second: u8,
        /// Every further one.
        pub others: u8,
    } => "{first}, {second}, {others}";

    /// Power of the Rose for an event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Power {
        /// When it is revealed.
        pub revealed: u8,
        /// When it goes.
        pub discarded: u8,
    } => "{revealed}, {discarded}";

    /// Orders of an Action phase.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Orders {
        /// Against an apprentice.
        pub apprentice: u8,
        /// Against a master.
        pub master: u8,
    } => "{apprentice}, {master}";

    /// Is it so?
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum YesNo {
        /// It is.
        Yes => "yes",
        /// It is not.
        No => "no",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Header::TEMPLATES,
    ByPriority::TEMPLATES,
    Printed::TEMPLATES,
    Reach::TEMPLATES,
    Answer::TEMPLATES,
    Shown::TEMPLATES,
    Lies::TEMPLATES,
    Flags::TEMPLATES,
    Power::TEMPLATES,
    Orders::TEMPLATES,
    YesNo::TEMPLATES,
];
