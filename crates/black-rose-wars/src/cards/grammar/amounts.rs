//! Numbers that depend on the board.

use super::super::program::{Element, Trait};
use super::who::{EvocationNoun, Named};
use cardtext::{EnglishTemplate, Maybe, phrases};

phrases! {
    /// A printed number or everything there is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Number {
        /// So many.
        Exactly(number: u8) => "{number}",
        /// Everything.
        All => "all",
    }

    /// A part of some damage.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Portion {
        /// So much or less.
        UpTo(number: u8) => "up to {number}",
        /// Everything.
        All => "all",
    }

    /// How a printed number grows (BRW-0.7).
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Scale {
        /// It does not.
        Fixed => "",
        /// Once for each.
        Each(counter: Counter) => "for each {counter}",
        /// Once for each, to a limit.
        EachMost { counter: Counter, most: u8 } => "for each {counter}, at most {most}",
        /// Once for so many.
        Every { each: u8, mass: Mass } => "for every {each} {mass}",
        /// Once for so many, to a limit.
        EveryMost { each: u8, mass: Mass, most: u8 } => "for every {each} {mass}, at most {most}",
        /// It is there anyway, and this on top.
        Plus { times: u8, counter: Counter } => ", plus {times} for each {counter}",
        /// It is there anyway, and this on top, to a limit.
        PlusMost { times: u8, counter: Counter, most: u8 }
            => ", plus {times} for each {counter}, at most {most} more",
    }

    /// Whose cubes of damage.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Cubes {
        /// Anybody's.
        Any => "damage",
        /// The Rose's.
        Rose => "Black Rose damage",
        /// The own.
        Yours => "damage of yours",
        /// Anybody's but the Rose's.
        NotRose => "damage that is not of the Black Rose",
    }

    /// Where damage is counted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CountOn {
        /// On a figure.
        Figure(named: Named) => "{named}",
        /// On everything the effect has damaged.
        Damaged => "the figures damaged by this effect",
    }

    /// Something that is counted without a plural.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Mass {
        /// Cubes on a figure.
        Damage { cubes: Cubes, on: CountOn } => "{cubes} on {on}",
        /// What set the card off.
        JustDealt => "damage just dealt",
        /// What set the card off.
        JustGained => "power just gained",
        /// What set the card off.
        JustPlaced => "instability just placed",
        /// What the effect has prevented.
        Ignored => "damage ignored by this effect",
        /// What the effect has swapped.
        Swapped(cubes: Cubes) => "{cubes} swapped by this effect",
        /// What the effect could have swapped.
        NotSwapped => "damage not swapped by this effect",
    }

    /// Something that can be counted.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Counter {
        /// Without a plural.
        Mass(mass: Mass) => "{mass}",
        /// Evocations.
        Evocations { noun: EvocationNoun, place: CountIn } => "{noun} in {place}",
        /// Mages.
        Mages(having: Option<MageHaving> as Maybe) => "other mage {having}",
        /// Upgrades on own evocations.
        YourUpgrades => "upgrade on your evocations",
        /// Upgrades on any evocations.
        Upgrades => "upgrade in the Lodge",
        /// Misfortunes of a mage.
        Misfortunes(named: Named) => "misfortune of {named}",
        /// Events.
        Events => "event on the board",
        /// Symbols on the active halves of the other revealed spells; wild counts.
        Element(element: Element) => "{element} symbol on your other revealed spells",
        /// The life value of an evocation.
        Life(named: Named) => "life point of {named}",
        /// The strength values of all own evocations.
        YourStrength => "strength point of your evocations",
        /// Figures that the effect has removed.
        Removed => "figure removed by this effect",
        /// Figures that the effect has damaged.
        DamagedFigures => "figure damaged by this effect",
        /// The number of the moon of the quest that was chosen.
        ChosenMoon => "moon up to that of the chosen quest",
    }

    /// What mages have.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct MageHaving(pub what: Trait) => "with {what}";

    /// Where evocations are counted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CountIn {
        /// Everywhere.
        Lodge => "the Lodge",
        /// In the target.
        Target => "the target room",
        /// Where the thing happened that set the card off.
        That => "that room",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Number::TEMPLATES,
    Portion::TEMPLATES,
    Scale::TEMPLATES,
    Cubes::TEMPLATES,
    CountOn::TEMPLATES,
    Mass::TEMPLATES,
    Counter::TEMPLATES,
    MageHaving::TEMPLATES,
    CountIn::TEMPLATES,
];
