//! What an operation speaks of.

use super::super::super::program::{
    Amount, Cond, Counter, Op, Person, Picker, Where, Which, WhichAlliance,
};

/// The lists of operations inside an operation.
pub(in super::super) fn parts(op: &Op) -> Vec<&[Op]> {
    match op {
        Op::Choose { options, .. } => options.iter().map(|it| it.ops.as_slice()).collect(),
        Op::May { ops } | Op::ForEach { ops, .. } | Op::AtCombatEnd { ops, .. } => vec![ops],
        Op::If {
            then, otherwise, ..
        } => vec![then, otherwise],
        Op::Test { pass, fail, .. } => vec![pass, fail],
        _ => Vec::new(),
    }
}

/// Is this so for the operation or one inside it?
pub(in super::super) fn any(op: &Op, is: &dyn Fn(&Op) -> bool) -> bool {
    is(op) || parts(op).into_iter().flatten().any(|part| any(part, is))
}

/// Everybody an operation speaks of; the actor of those that only an actor can carry out.
pub(super) fn persons(op: &Op) -> Vec<Person> {
    let mut found = direct(op);
    if let Some(Amount::Counted(counted)) = amount(op)
        && counted.count != Counter::Difficulty
    {
        found.push(counted.of);
    }
    found
}

fn direct(op: &Op) -> Vec<Person> {
    match op {
        Op::Gain { who, .. }
        | Op::Lose { who, .. }
        | Op::Pay { who, .. }
        | Op::Heal { who, .. }
        | Op::Wound { who, .. }
        | Op::Draw { who, .. }
        | Op::Wear { who, .. }
        | Op::Move { who, .. }
        | Op::Dice { who, .. }
        | Op::Add { who, .. }
        | Op::Weaken { who, .. }
        | Op::Strip { who, .. }
        | Op::Prevent { who, .. }
        | Op::Test { who, .. }
        | Op::Win { who }
        | Op::Choose { who, .. } => vec![*who],
        Op::Discard { who, pick, .. } => match pick {
            Picker::Actor => vec![*who, Person::Me],
            _ => vec![*who],
        },
        Op::Look { who, .. } => vec![*who, Person::Me],
        Op::Steal { from, .. } | Op::TakeCard { from, .. } => vec![*from, Person::Me],
        Op::Damage { to, .. } => vec![*to, Person::Me],
        Op::Kill { who } => vec![*who, Person::Me],
        Op::SwapPlaces { a, b } => vec![*a, *b],
        Op::Lasting { who, .. } => who.iter().copied().collect(),
        Op::Raise { .. } | Op::Repair { .. } | Op::Doom { .. } => vec![Person::Me],
        Op::Alliance {
            citadel: WhichAlliance::Choice,
            who,
            ..
        } => vec![*who],
        _ => Vec::new(),
    }
}

fn amount(op: &Op) -> Option<&Amount> {
    match op {
        Op::Gain { n, .. }
        | Op::Lose { n, .. }
        | Op::Pay { n, .. }
        | Op::Steal { n, .. }
        | Op::Heal { n, .. }
        | Op::Wound { n, .. }
        | Op::Damage { n, .. }
        | Op::Draw { n, .. }
        | Op::Discard { n, .. }
        | Op::TakeCard { n, .. }
        | Op::Change { n, .. }
        | Op::Prevent { n, .. } => Some(n),
        Op::Move { n, .. } => n.as_ref(),
        Op::Add { times, .. } => times.as_ref(),
        _ => None,
    }
}

/// The monster an operation speaks of.
pub(super) fn which(op: &Op) -> Option<Which> {
    match op {
        Op::MoveMonster { which, .. } | Op::Metamorph { which, .. } | Op::NewGoal { which, .. } => {
            Some(*which)
        }
        _ => None,
    }
}

/// The areas an operation speaks of.
pub(super) fn spots(op: &Op) -> Vec<Where> {
    match op {
        Op::Move { to, .. } => to.iter().copied().collect(),
        Op::Place { at, .. } | Op::Remove { at, .. } => vec![*at],
        _ => Vec::new(),
    }
}

/// The conditions an operation depends on.
pub(super) fn conditions(op: &Op) -> Vec<&Cond> {
    match op {
        Op::If { cond, .. } | Op::AtCombatEnd { cond, .. } => vec![cond],
        _ => Vec::new(),
    }
}
