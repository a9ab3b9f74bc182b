//! What a half contains, for cards that look for it.

use super::mentions::any;
use super::program::{Keyword, Op};

/// The keywords of these sentences, in the order of the words.
#[must_use]
pub fn keywords(ops: &[Op]) -> Vec<Keyword> {
    let mut found = Vec::new();
    for keyword in Keyword::ALL {
        if ops.iter().any(|op| any(op, &|op| shows(op, *keyword))) {
            found.push(*keyword);
        }
    }
    found
}

fn shows(op: &Op, keyword: Keyword) -> bool {
    matches!(
        (op, keyword),
        (Op::Suffering { .. }, Keyword::Suffering)
            | (Op::SwapDamage { .. } | Op::SwapInst { .. }, Keyword::Swap)
            | (Op::Summon { .. }, Keyword::Summon)
            | (Op::PlaceInst { .. }, Keyword::Instability)
            | (Op::Reinforce { .. }, Keyword::Reinforcement)
            | (Op::Stable { .. }, Keyword::Stable)
    )
}
