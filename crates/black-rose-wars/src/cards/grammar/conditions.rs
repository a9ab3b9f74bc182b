//! Conditions: what must hold.

use super::super::program::Trait;
use super::amounts::Counter;
use super::who::{Figures, Named, NamedRoom};
use cardtext::{EnglishTemplate, phrases};

phrases! {
    /// Something that holds or does not.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Condition {
        /// It has something.
        Has { named: Named, what: Trait } => "{named} has {what}",
        /// It lacks something.
        Lacks { named: Named, what: Trait } => "{named} does not have {what}",
        /// You have something.
        YouHave(what: Trait) => "you have {what}",
        /// You lack something.
        YouLack(what: Trait) => "you do not have {what}",
        /// Whoever resolves the card has defeated it.
        YouDefeated(named: Named) => "you defeated {named}",
        /// The Black Rose has defeated it.
        RoseDefeated(named: Named) => "the Black Rose defeated {named}",
        /// There is such a figure.
        ThereIs(figures: Figures) => "there is {figures}",
        /// The target is that room.
        TargetIs(room: NamedRoom) => "the target room is {room}",
        /// Nothing to count.
        None(counter: Counter) => "there is no {counter}",
        /// Not more.
        AtMost { number: u8, counter: Counter } => "there is at most {number} {counter}",
        /// Not less.
        AtLeast { number: u8, counter: Counter } => "there is at least {number} {counter}",
        /// It is in a room.
        InLodge(named: Named) => "{named} is in the Lodge",
        /// It is in its cell.
        InCell(named: Named) => "{named} is in its Cell",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[Condition::TEMPLATES];
