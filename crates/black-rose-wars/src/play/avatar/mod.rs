//! The Avatar, and what the Rose does by itself (sections 25 and 26).
//!
//! Nobody plays the Avatar: its order cards say what it does, priorities say to whom, and where
//! they leave a tie the crown holder decides.
//!
//! | module | its one idea |
//! | --- | --- |
//! | `setup` | where it starts and sits |
//! | `deck` | its order cards: drawn, remembered, put back |
//! | `orders` | its activations: one order card after another |
//! | `priorities` | whom and what it prefers |
//! | `reactions` | the trap or protection on top of its deck |
//! | `evocations` | how evocations of the Rose act |
//! | `rose_step` | when they act: the first step of the Evocation phase |
//! | `cleanup` | what it does at the end of the turn |

mod cleanup;
pub(crate) mod deck;
mod evocations;
mod orders;
mod priorities;
mod reactions;
mod rose_step;
pub(crate) mod setup;

pub(crate) use setup::set_up;

use super::Play;
use super::menu::{Asked, MenuShape, Pick};
use super::state::{Evocation, Figure, Party};
use smallvec::SmallVec;

impl Play<'_> {
    /// One of several, as the crown holder decides for the Avatar or the Rose (BRW-25.5.8,
    /// BRW-0.5); none as long as it has not, then the question is laid out.
    fn crown_picks(&mut self, asked: Asked, picks: &[Pick]) -> Option<Pick> {
        if let [only] = picks {
            return Some(*only);
        }
        let reply = self.reply(asked);
        if let Some(pick) = reply.and_then(|reply| reply.picks.first().copied()) {
            return Some(pick);
        }
        let crown = self.decides_for(Party::ROSE);
        self.ask(crown, asked, MenuShape::One, picks.iter().copied());
        None
    }
}

/// Who is asked when the Avatar, or the Rose alone, has to decide.
fn asks(by_avatar: bool) -> Asked {
    if by_avatar { Asked::Crown } else { Asked::Rose }
}

/// The thing that ranks highest, with all that rank as high.
#[must_use]
pub fn best<T: Copy, K: Ord>(things: &[T], rank: impl Fn(T) -> K) -> SmallVec<[T; 4]> {
    let mut tied = SmallVec::new();
    let mut top: Option<K> = None;
    for thing in things {
        let rank = Some(rank(*thing));
        if rank > top {
            tied.clear();
            top = rank;
        } else if rank < top {
            continue;
        }
        tied.push(*thing);
    }
    tied
}

/// Evocations to pick one of: only one of those that are alike in everything, for it makes no
/// difference which of them it is.
fn different<'a>(evocations: impl Iterator<Item = &'a Evocation>) -> SmallVec<[Pick; 4]> {
    let mut different: SmallVec<[&Evocation; 4]> = SmallVec::new();
    for evoc in evocations {
        if !different.iter().any(|other| alike(evoc, other)) {
            different.push(evoc);
        }
    }
    let pick = |evoc: &Evocation| Pick::Figure(Figure::Evoc(evoc.id));
    different.into_iter().map(pick).collect()
}

/// Is there no difference but the number?
fn alike(a: &Evocation, b: &Evocation) -> bool {
    let renamed = Evocation {
        id: b.id,
        ..a.clone()
    };
    renamed == *b
}
