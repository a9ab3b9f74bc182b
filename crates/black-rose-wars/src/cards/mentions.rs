//! What an operation speaks of: its target, figures of a room, other operations.

use super::pack::HeaderTarget;
use super::program::{
    Amount, Cond, CountOn, Counter, Element, Op, Over, Ref, Select, TriggerWho, Who,
};

/// Is the printed target asked for (BRW-12.20)? Only if the text uses it and does not set it.
#[must_use]
pub(super) fn asks_for_target(ops: &[Op], header: HeaderTarget) -> bool {
    let printed = !matches!(header, HeaderTarget::Myself | HeaderTarget::Special);
    let sets = |op: &Op| matches!(op, Op::Target { .. });
    printed && ops.iter().any(uses_target) && !ops.iter().any(|op| any(op, &sets))
}

/// The elements and the target of a first sentence that changes the target of the spell.
#[must_use]
pub(super) fn retarget(op: &Op) -> Option<(Vec<Element>, HeaderTarget)> {
    let Op::Reinforce { elements, then } = op else {
        return None;
    };
    let Some(Op::Retarget { kind, range }) = then.first() else {
        return None;
    };
    let target = match kind {
        super::program::Kind::Figure => HeaderTarget::Figure(*range),
        super::program::Kind::Mage => HeaderTarget::Mage(*range),
        super::program::Kind::Evoc => HeaderTarget::Evoc {
            range: *range,
            mine: false,
        },
        super::program::Kind::Area => HeaderTarget::Area(*range),
    };
    Some((elements.clone(), target))
}

/// Is this so for the operation or one inside it?
pub(super) fn any(op: &Op, is: &dyn Fn(&Op) -> bool) -> bool {
    is(op) || parts(op).into_iter().flatten().any(|part| any(part, is))
}

/// The lists of operations inside an operation.
fn parts(op: &Op) -> Vec<&[Op]> {
    match op {
        Op::Seq { then }
        | Op::May { then }
        | Op::ForEach { then, .. }
        | Op::Reinforce { then, .. }
        | Op::Stable { then, .. }
        | Op::On { then, .. } => vec![then],
        Op::If {
            then, otherwise, ..
        }
        | Op::IfDone { then, otherwise } => vec![then, otherwise],
        Op::Or { options } => options.iter().map(Vec::as_slice).collect(),
        _ => Vec::new(),
    }
}

/// Does a sentence on a target room work on the figures there (BRW-13.5.2)? Instability and
/// summoning do not.
#[must_use]
pub(super) fn works_on_figures(op: &Op) -> bool {
    match op {
        Op::Deal { to, .. } => who(to),
        Op::SwapDamage { on, .. } | Op::Heal { on, .. } => who(on),
        Op::AssignMisfortune { to, .. } | Op::AssignEvocation { to, .. } => who(to),
        Op::LosePp { who: it, .. } | Op::Activate { who: it, .. } => who(it),
        _ => false,
    }
}

/// Does the operation, or one inside it, speak of the target?
#[must_use]
pub(super) fn uses_target(op: &Op) -> bool {
    any(op, &|op| speaks(op))
}

fn speaks(op: &Op) -> bool {
    match op {
        Op::Deal { n, to, .. } | Op::RedirectDamage { n, to } => amount(n) || who(to),
        Op::SwapDamage { n, on, .. } | Op::Heal { n, on, .. } => amount(n) || who(on),
        Op::PlaceInst { n, inside, .. } | Op::SwapInst { n, inside } => amount(n) || who(inside),
        Op::GainPp { n, who: it } | Op::LosePp { n, who: it } => amount(n) || who(it),
        Op::StealPp { n, from, to } => amount(n) || who(from) || who(to),
        Op::Move {
            who: it, toward, ..
        } => who(it) || toward.as_ref().is_some_and(who),
        Op::Place { who: it, inside } => who(it) || who(inside),
        Op::Attack { who: it, on, .. } => who(it) || who(on),
        Op::Summon { inside, .. } => who(inside),
        Op::AssignEvocation { to, .. }
        | Op::AssignUpgrade { to, .. }
        | Op::AssignMisfortune { to, .. }
        | Op::GiveSpell { to, .. } => who(to),
        Op::Remove { who: it, .. }
        | Op::Activate { who: it, .. }
        | Op::Boost { who: it, .. }
        | Op::DiscardUpgrade { from: it, .. }
        | Op::DiscardMisfortune { from: it, .. }
        | Op::ActivateRoom { room: it, .. } => who(it),
        Op::GainTrophy { from, .. } => *from == Ref::Target,
        Op::If { cond: it, .. } => cond(it),
        Op::ForEach { over, .. } => match over {
            Over::Count(it) => counter(it),
            Over::Select(it) => select(it),
            Over::Discarded(_) => false,
        },
        Op::Stable { when, .. } => when.who == Some(TriggerWho::Target),
        Op::Suffering { n } | Op::Look { n, .. } => amount(n),
        _ => false,
    }
}

/// Does the operand speak of the target?
fn who(it: &Who) -> bool {
    match it {
        Who::Ref(it) => *it == Ref::Target,
        Who::RoomOf { room_of } => who(room_of),
        Who::Room { .. } => false,
        Who::Select(it) => select(it),
    }
}

fn select(it: &Select) -> bool {
    let inner = [&it.from, &it.assigned_to, &it.inside];
    inner.into_iter().flatten().any(who) || it.not == Some(Ref::Target)
}

fn amount(it: &Amount) -> bool {
    matches!(it, Amount::Per(per) if counter(&per.per))
}

fn counter(it: &Counter) -> bool {
    match it {
        Counter::Damage { on, .. } => *on == CountOn::Figure(Ref::Target),
        Counter::Evocations { inside, .. } => *inside == Some(Ref::Target),
        Counter::Misfortunes { on } => *on == Ref::Target,
        Counter::Life { of } => *of == Ref::Target,
        _ => false,
    }
}

fn cond(it: &Cond) -> bool {
    match it {
        Cond::Has { who, .. }
        | Cond::Defeated { who, .. }
        | Cond::RoomIs { who, .. }
        | Cond::InLodge { who }
        | Cond::InCell { who } => *who == Ref::Target,
        Cond::Exists { what } => select(what),
        Cond::Compare { a, .. } => counter(a),
        Cond::Not { cond: inner } => cond(inner),
    }
}
