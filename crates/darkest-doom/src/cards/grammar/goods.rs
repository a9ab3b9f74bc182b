//! Resources, life and wounds.

use super::super::program::Resource;
use super::amounts::Many;
use super::nouns::{Hits, Life, Wounds};
use super::who::Other;
use cardtext::{EnglishTemplate, phrases};

phrases! {
    /// Somebody gains, loses, pays, suffers.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Goods {
        /// You gain.
        Gain(much: Many<Resource>) => "gain {much}",
        /// Somebody else gains.
        Gains { other: Other, much: Many<Resource> } => "{other} gains {much}",
        /// You lose.
        Lose(much: Many<Resource>) => "lose {much}",
        /// Somebody else loses.
        Loses { other: Other, much: Many<Resource> } => "{other} loses {much}",
        /// You pay.
        Pay(much: Many<Resource>) => "pay {much}",
        /// Somebody else pays.
        Pays { other: Other, much: Many<Resource> } => "{other} pays {much}",
        /// It passes to you.
        Steal { much: Many<Resource>, other: Other } => "steal {much} from {other}",
        /// Your life.
        Heal(life: Many<Life>) => "restore {life}",
        /// The life of somebody else.
        Heals { other: Other, life: Many<Life> } => "{other} restores {life}",
        /// Your wounds.
        Suffer(wounds: Many<Wounds>) => "suffer {wounds}",
        /// The wounds of somebody else.
        Suffers { other: Other, wounds: Many<Wounds> } => "{other} suffers {wounds}",
        /// Hits.
        Deal { hits: Many<Hits>, other: Other } => "deal {hits} to {other}",
        /// At once.
        Kill(other: Other) => "kill {other}",
        /// A characteristic.
        Raise(number: u8) => "raise a characteristic of your choice by {number}",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[Goods::TEMPLATES];
