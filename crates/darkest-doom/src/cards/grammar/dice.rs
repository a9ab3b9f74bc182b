//! Dice and combat.

use super::super::program::{Icon, Stat};
use super::amounts::{Change, Few, Many};
use super::nouns::{Dice, Wounds};
use super::who::{ForEach, Other, Several, Whose};
use cardtext::{A, And, EnglishTemplate, Maybe, Or, phrases};

phrases! {
    /// Dice of a certain face only.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Showing(pub icon: Icon as A) => "showing {icon}";

    /// What dice are set to.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Faces {
        /// Any face.
        Any => "any icon",
        /// One of these.
        These(icons: Vec<Icon> as A<Or>) => "{icons}",
    }

    /// How many dice are left at least.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Leaving(pub dice: Few<Dice>) => ", leaving at least {dice}";

    /// Something happens to a roll or a combat.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Fray {
        /// Your dice.
        Roll(change: Change<Dice>) => "roll {change}",
        /// The dice of somebody else.
        Rolls { other: Other, change: Change<Dice> } => "{other} rolls {change}",
        /// Fixed results.
        Add { icons: Vec<Few<Icon>> as And, each: Option<ForEach> as Maybe }
            => "add {icons} {each}",
        /// Fixed results of somebody else.
        Adds { other: Other, icons: Vec<Few<Icon>> as And, each: Option<ForEach> as Maybe }
            => "{other} adds {icons} {each}",
        /// Fewer dice, or fewer hits without dice.
        YouWeaken { number: u8, leaving: Option<Leaving> as Maybe }
            => "you are weakened by {number} {leaving}",
        /// The same for somebody else.
        Weaken { other: Other, number: u8, leaving: Option<Leaving> as Maybe }
            => "{other} is weakened by {number} {leaving}",
        /// Your dice.
        SetDice { dice: Many<Dice>, showing: Option<Showing> as Maybe, faces: Faces }
            => "set {dice} {showing} to {faces}",
        /// Your dice.
        Reroll(dice: Few<Dice>) => "re-roll up to {dice}",
        /// Your Destiny die.
        RerollDestiny => "re-roll your Destiny die",
        /// Icons do not count.
        Strip { number: u8, whose: Whose, icon: Icon as Several }
            => "cancel up to {number} of {whose} {icon}",
        /// Icons count as hits whatever the phase.
        CountAsHits(icons: Vec<Icon> as And) => "your {icons} icons count as hits",
        /// Your wounds.
        Prevent(wounds: Many<Wounds>) => "prevent {wounds}",
        /// The wounds of somebody else.
        PreventFor { wounds: Many<Wounds>, other: Other } => "prevent {wounds} of {other}",
        /// The test in progress.
        AutoPass => "you pass the ambush test",
        /// A number of the monster.
        MonsterHas(change: Change<Stat>) => "the monster has {change}",
        /// DD-14.40.
        FightPriestess => "fight the High Priestess",
        /// DD-18.16.
        AttackAdjacent => "attack an adjacent Guardian",
        /// DD-23.13.
        AttackNearest => "attack the nearest figure within 3 areas",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Showing::TEMPLATES,
    Faces::TEMPLATES,
    Leaving::TEMPLATES,
    Fray::TEMPLATES,
];
