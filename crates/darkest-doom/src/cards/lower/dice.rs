//! Dice and combat.

use super::super::grammar::amounts::Few;
use super::super::grammar::dice::{Faces, Fray, Leaving};
use super::super::grammar::who::ForEach;
use super::super::program::{AnyWord, Foe, Icon, Icons, Op, Person};
use super::Voice;
use super::who::person;

impl Voice {
    pub(super) fn fray(self, fray: &Fray) -> Op {
        let you = self.you;
        match fray {
            Fray::Roll(change) => Op::Dice {
                n: change.by,
                who: you,
            },
            Fray::Rolls { other, change } => Op::Dice {
                n: change.by,
                who: person(*other),
            },
            Fray::Add { icons, each } => self.add(you, icons, each.as_ref()),
            Fray::Adds { other, icons, each } => self.add(person(*other), icons, each.as_ref()),
            Fray::YouWeaken { number, leaving } => weaken(you, *number, *leaving),
            Fray::Weaken {
                other,
                number,
                leaving,
            } => weaken(person(*other), *number, *leaving),
            Fray::SetDice {
                dice,
                showing,
                faces,
            } => Op::Change {
                n: self.amount(dice),
                to: match faces {
                    Faces::Any => Icons::Any(AnyWord::Any),
                    Faces::These(icons) => Icons::These(icons.clone()),
                },
                from: showing.map(|showing| showing.0),
            },
            Fray::Reroll(dice) => Op::Reroll { n: dice.number },
            Fray::RerollDestiny => Op::RerollDestiny,
            Fray::Strip {
                number,
                whose,
                icon,
            } => Op::Strip {
                symbol: *icon,
                n: *number,
                who: self.owner(*whose),
            },
            Fray::CountAsHits(icons) => Op::TreatAsHit {
                symbols: icons.clone(),
            },
            Fray::Prevent(wounds) => Op::Prevent {
                n: self.amount(wounds),
                who: you,
            },
            Fray::PreventFor { wounds, other } => Op::Prevent {
                n: self.amount(wounds),
                who: person(*other),
            },
            Fray::AutoPass => Op::AutoPass,
            Fray::FightPriestess => Op::Fight {
                with: Foe::HighPriestess,
            },
            Fray::AttackAdjacent => Op::Fight {
                with: Foe::AdjacentGuardian,
            },
            Fray::AttackNearest => Op::Fight {
                with: Foe::NearestWithin3,
            },
            Fray::MonsterHas(change) => Op::MonsterStat {
                stat: change.of,
                n: change.by,
            },
        }
    }

    fn add(self, who: Person, icons: &[Few<Icon>], each: Option<&ForEach>) -> Op {
        let repeat = |few: &Few<Icon>| std::iter::repeat_n(few.of, usize::from(few.number));
        Op::Add {
            symbols: icons.iter().flat_map(repeat).collect(),
            times: each.map(|each| self.times(each)),
            who,
        }
    }
}

fn weaken(who: Person, n: u8, leaving: Option<Leaving>) -> Op {
    Op::Weaken {
        n,
        who,
        min: leaving.map_or(0, |leaving| leaving.0.number),
    }
}
