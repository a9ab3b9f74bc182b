//! Operations made from their parts, where several steps make the same one.

use super::super::grammar::steps::{Bonus, Sought, Stage, Summoned, Unanswered, Until as To, With};
use super::super::grammar::who::Named;
use super::super::program::{
    Amount, AmountWord, By, DrawFrom, DrawHow, EvocationWord, Filter, FilterSchool, Keyword, Op,
    QuestState, Ref, Side, SpellType, Until, WhichEvocation, Who,
};
use super::Voice;

impl Voice {
    pub(super) fn deal(self, n: Amount, to: Who, unanswered: &Unanswered) -> Op {
        Op::Deal {
            n,
            to,
            by: self.by(),
            no_react: match unanswered {
                Unanswered::No => Vec::new(),
                Unanswered::BySpells => SpellType::ALL.to_vec(),
                Unanswered::By(types) => types.clone(),
            },
        }
    }

    pub(super) fn swap(self, n: Amount, on: Who) -> Op {
        Op::SwapDamage {
            n,
            on,
            by: self.by(),
        }
    }

    pub(super) fn goes(self, named: Named, toward: Who) -> Op {
        let speed = Amount::Word(AmountWord::Speed);
        moves(Who::Ref(self.named(named)), speed, Some(toward))
    }

    pub(super) fn draw(self, n: u8, from: DrawFrom, how: DrawHow) -> Op {
        Op::Draw {
            n,
            from,
            how,
            who: self.you(),
            filter: None,
            reveal: false,
        }
    }
}

pub(super) fn rose_deals(n: Amount, to: Who) -> Op {
    Op::Deal {
        n,
        to,
        by: Some(By::Rose),
        no_react: Vec::new(),
    }
}

pub(super) fn moves(who: Who, n: Amount, toward: Option<Who>) -> Op {
    Op::Move { who, n, toward }
}

pub(super) fn attack(who: Who, on: Who, bonus: Option<With>, by: Option<By>) -> Op {
    let strength = bonus.map_or(0, |with| values(with.0).0);
    Op::Attack {
        who,
        on,
        strength,
        by,
    }
}

pub(super) fn summon(summoned: Summoned, owner: Option<Ref>, inside: Who) -> Op {
    let (evocation, max_life) = match summoned {
        Summoned::Kind(kind) => (WhichEvocation::Kind(kind), None),
        Summoned::Choice(life) => {
            let choice = WhichEvocation::Word(EvocationWord::Choice);
            (choice, life.map(|life| life.0))
        }
        Summoned::NotForgotten => (WhichEvocation::Word(EvocationWord::Choice), None),
        Summoned::Same => (WhichEvocation::Word(EvocationWord::SameAsTrigger), None),
    };
    Op::Summon {
        evocation,
        inside,
        owner,
        max_life,
        not_forgotten: summoned == Summoned::NotForgotten,
    }
}

/// Strength and move.
pub(super) fn values(bonus: Bonus) -> (u8, u8) {
    match bonus {
        Bonus::Strength(strength) => (strength, 0),
        Bonus::Move(moves) => (0, moves),
        Bonus::Both { strength, moves } => (strength, moves),
    }
}

pub(super) fn boost(who: Who, bonus: Bonus, until: To) -> Op {
    let (strength, moves) = values(bonus);
    Op::Boost {
        who,
        until: match until {
            To::Activation => Until::NextActivation,
            To::Turn => Until::EndOfTurn,
        },
        strength,
        moves,
    }
}

pub(super) fn unlucky(n: u8, from: Who, by: Option<By>, up_to: bool) -> Op {
    Op::DiscardMisfortune { n, from, by, up_to }
}

pub(super) fn filter(sought: &Sought) -> Filter {
    let mut filter = Filter::default();
    match sought {
        Sought::Any => {}
        Sought::Summon => filter.keyword = Some(Keyword::Summon),
        Sought::Elements(elements) => filter.elements.clone_from(elements),
        Sought::NotForgotten => filter.not_school = Some(FilterSchool::Forgotten),
    }
    filter
}

pub(super) fn state(stage: Stage) -> QuestState {
    match stage {
        Stage::Active => QuestState::Active,
        Stage::Completed => QuestState::Completed,
        Stage::Resolved => QuestState::Resolved,
    }
}

pub(super) fn activate_room(room: Who, side: Option<Side>, even_if_used: bool) -> Op {
    Op::ActivateRoom {
        room,
        copy: side.is_some(),
        side,
        even_if_used,
    }
}
