//! Conditions.

use super::super::grammar::amounts::Few;
use super::super::grammar::conditions::{Condition, Fact};
use super::super::grammar::nouns::Property;
use super::super::program::{
    Cond, Counter, GloryWord, GuardianWord, Having, LeaderWord, Person, Resource, SpellWord,
    SpotWord, TargetIs,
};
use super::Voice;
use super::who::{person, small};

impl Voice {
    pub(super) fn condition(self, condition: &Condition) -> Cond {
        let all = |facts: &[Fact]| facts.iter().map(|fact| self.fact(*fact)).collect();
        match condition {
            Condition::One(fact) => self.fact(*fact),
            Condition::All(facts) => Cond::All { all: all(facts) },
            Condition::Any(facts) => Cond::Any { any: all(facts) },
        }
    }

    fn fact(self, fact: Fact) -> Cond {
        match fact {
            Fact::YouHave(least) => has(self.you, least),
            Fact::Has { other, least } => has(person(other), least),
            Fact::StandOn(area_type) => Cond::AreaType { area_type },
            Fact::StandOnOwn => Cond::Area {
                area: SpotWord::OwnTemple,
            },
            Fact::TargetIsOwn => Cond::TargetIs {
                target_is: TargetIs::Own,
            },
            Fact::TargetIsAllied => Cond::TargetIs {
                target_is: TargetIs::Allied,
            },
            Fact::TargetIsGuardian => Cond::TargetKind {
                target_kind: GuardianWord::Guardian,
            },
            Fact::YouLive => Cond::Alive { alive: self.you },
            Fact::Lives(other) => Cond::Alive {
                alive: person(other),
            },
            Fact::YouBleed => Cond::TookWounds {
                took_wounds: self.you,
            },
            Fact::Bleeds(other) => Cond::TookWounds {
                took_wounds: person(other),
            },
            Fact::FoughtLeader => Cond::Fought {
                fought: LeaderWord::Leader,
            },
            Fact::SpellJustPlayed => Cond::OpponentJustPlayed {
                opponent_just_played: SpellWord::Spell,
            },
            Fact::SomeoneAhead => Cond::SomeoneAhead {
                someone_ahead_in: GloryWord::Glory,
            },
            Fact::Time { phase, round } => Cond::Time { round, phase },
        }
    }
}

/// Resources are had, everything else is counted.
fn has(who: Person, least: Few<Property>) -> Cond {
    let n = least.number;
    let having = |res| Cond::Has {
        has: Having { who, res, n },
    };
    let counting = |count| Cond::Count {
        count,
        of: who,
        gte: small(n),
    };
    match least.of {
        Property::AlliedCitadels => counting(Counter::AlliedCitadels),
        Property::Relics => counting(Counter::Relics),
        Property::Equipment => counting(Counter::Equipment),
        Property::ResourceInHand => counting(Counter::ResourceInHand),
        Property::CorruptionInHand => counting(Counter::CorruptionInHand),
        Property::LanternsOnWraith => counting(Counter::LanternsOnWraith),
        Property::Wraith => counting(Counter::Wraith),
        Property::Glory => having(Resource::Glory),
        Property::Coins => having(Resource::Coins),
        Property::Mana => having(Resource::Mana),
        Property::Ap => having(Resource::Ap),
        Property::Life => having(Resource::Life),
        Property::WhiteMoth => having(Resource::WhiteMoth),
        Property::Acolyte => having(Resource::Acolyte),
        Property::SealCrystal => having(Resource::SealCrystal),
        Property::SpiritLantern => having(Resource::SpiritLantern),
        Property::UrnOfElders => having(Resource::UrnOfElders),
    }
}
