//! Conditions: what must hold.

use super::super::program::{AreaType, Phase};
use super::amounts::Few;
use super::nouns::Property;
use super::who::Other;
use cardtext::{
    A, And, EnglishTemplate, Form, Mismatch, Or, Parser, Phrase, Plain, Printer, phrases,
};

phrases! {
    /// Something that holds or does not.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Fact {
        /// You have enough.
        YouHave(least: Few<Property>) => "you have at least {least}",
        /// Somebody else has enough.
        Has { other: Other, least: Few<Property> } => "{other} has at least {least}",
        /// You stand on an area of a type.
        StandOn(kind: AreaType as A) => "you stand on {kind}",
        /// You stand on the temple of the own colour.
        StandOnOwn => "you stand on your own Blood Temple",
        /// The chosen temple is the own one.
        TargetIsOwn => "the target is your own Blood Temple",
        /// The chosen Citadel is allied.
        TargetIsAllied => "the target is allied with you",
        /// It is no monster.
        TargetIsGuardian => "the target is a Guardian",
        /// You have not been killed.
        YouLive => "you are alive",
        /// It has not been killed.
        Lives(other: Other) => "{other} is alive",
        /// You have been wounded.
        YouBleed => "you were wounded in this combat",
        /// It has been wounded.
        Bleeds(other: Other) => "{other} was wounded in this combat",
        /// Whom the combat was against.
        FoughtLeader => "you fought the Leader of the Hunt",
        /// The last step of the combat.
        SpellJustPlayed => "your opponent has just played a battle spell",
        /// Somebody is ahead.
        SomeoneAhead => "another participant has more Daily Glory than you",
        /// It is that time.
        Time { phase: Phase, round: u8 } => "it is the {phase} of round {round}",
    }
}

/// Facts that must hold together, or of which one must hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Just this one.
    One(Fact),
    /// All of them.
    All(Vec<Fact>),
    /// Any of them.
    Any(Vec<Fact>),
}

type AllOf = And<Plain>;
type AnyOf = Or<Plain>;

impl Phrase for Condition {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Mismatch> {
        let several = |facts: Vec<Fact>| (facts.len() > 1).then_some(facts).ok_or(Mismatch);
        let all = parser.attempt(|parser| several(<AllOf as Form<Vec<Fact>>>::parse(parser)?));
        if let Some(facts) = all {
            return Ok(Condition::All(facts));
        }
        let any = parser.attempt(|parser| several(<AnyOf as Form<Vec<Fact>>>::parse(parser)?));
        if let Some(facts) = any {
            return Ok(Condition::Any(facts));
        }
        Fact::parse(parser).map(Condition::One)
    }

    fn print(&self, out: &mut Printer<'_>) {
        match self {
            Condition::One(fact) => fact.print(out),
            Condition::All(facts) => <AllOf as Form<Vec<Fact>>>::print(facts, out),
            Condition::Any(facts) => <AnyOf as Form<Vec<Fact>>>::print(facts, out),
        }
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[Fact::TEMPLATES];
