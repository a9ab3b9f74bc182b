//! Rules that last.

use super::super::grammar::rules::{Lasting, Rule as Said};
use super::super::program::{AreaType, Op, Person, Rule};
use super::Voice;
use super::who::person;

impl Voice {
    pub(super) fn lasting(self, lasting: &Lasting) -> Op {
        let until = lasting.until;
        let make =
            |rule: Rule, value: i8, who: Option<Person>, area_type: Option<AreaType>| Op::Lasting {
                rule,
                until,
                value,
                who,
                area_type,
            };
        match lasting.rule {
            Said::NoMove(who) => make(Rule::NoMove, 0, Some(self.anyone(who)), None),
            Said::ActionPoints { other, change } => {
                make(Rule::ApChange, change.by, Some(person(other)), None)
            }
            Said::EnterCost { kind, change } => {
                make(Rule::EnterCostChange, change.by, None, Some(kind))
            }
            Said::Blocked(kind) => make(Rule::AreaActionBlocked, 0, None, Some(kind)),
            Said::Range(change) => make(Rule::RangeChange, change.by, None, None),
            Said::MonsterMove(change) => make(Rule::MonsterMoveChange, change.by, None, None),
            Said::DoomMove(change) => make(Rule::DoomMoveChange, change.by, None, None),
            Said::DawnDraw(change) => make(Rule::DawnDrawChange, change.by, None, None),
            Said::Healing(change) => make(Rule::HealChange, change.by, None, None),
            Said::FateCost(change) => make(Rule::FatePowerCostChange, change.by, None, None),
            Said::NoFate => make(Rule::NoFatePower, 0, None, None),
            Said::NoSpells => make(Rule::NoSpellsPreRoll, 0, None, None),
        }
    }
}
